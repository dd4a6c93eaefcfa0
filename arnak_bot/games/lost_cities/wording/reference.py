"""The look-ups of Lost Cities: all components, the state of a table, the rules, finished games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import ClassVar

from arnak_bot.game.texts import ReferenceTexts, SpokenRules
from arnak_bot.game.values import LookUp, Result, Statistics
from arnak_bot.games.lost_cities.engine import Action, Card, Colour, GameView, Length, Tile, content
from arnak_bot.games.lost_cities.figures import Figure
from arnak_bot.games.lost_cities.wording.facts import TILE_SIGNS, Said, Speaking
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.kit import statistics
from arnak_bot.kit.numerals import signed


class Illustration(StrEnum):
    BOARD = "board"
    PRIVATE = "private"
    LEGEND = "legend"
    SCORES = "scores"


_POINTS = (Figure.PATH_POINTS, Figure.TILE_POINTS, Figure.ARTIFACT_POINTS, Figure.FORGIVEN)


class Reference(Speaking, SpokenRules, ReferenceTexts[Action, GameView]):
    illustrations: ClassVar[Mapping[str, str]] = {
        "paths": Illustration.BOARD,
        "turn": Illustration.PRIVATE,
        "tiles": Illustration.LEGEND,
        "scoring": Illustration.SCORES,
    }

    # --- things

    def look_ups(self) -> Sequence[LookUp]:
        return everything(self.words)

    def described(self, thing: LookUp, view: GameView | None) -> str:
        kind, _, name = thing.key.partition(":")
        said, words = self.said, self.words.components
        match kind:
            case "card":
                head = words.card_text(card=thing.name, count=content.COPIES)
                return head if view is None else f"{head} {self._where(Card.parse(name), view)}"
            case "path":
                return self._path(Colour(name), view)
            case "tile":
                tile = Tile(name)
                what = "points" if tile.points else tile.value
                fact = {"tile": tile, "sign": TILE_SIGNS[tile]}
                return f"{words.tell(f'{what}-text', fact.__getitem__)} {words.in_the_box(count=content.TILES[tile])}"
            case "piece":
                return (
                    words.adventurer_text(count=content.ADVENTURERS)
                    if name == "adventurer"
                    else words.researcher_text()
                )
            case "stones":
                return words.stones_text(
                    points=said.enumerated(map(signed, content.STONE_POINTS)), stone=content.BRIDGE_AFTER
                )
            case _:
                return self.common.plain.thing(name=thing.name, told=self._scale(view))

    def _scale(self, view: GameView | None) -> str:
        """What artifact tokens are worth: in this game or, without a view, in games of both lengths."""
        said = self.words.rules
        if view is None:
            return said.artifact_tokens_text()
        return said.artifact_tokens_short() if view.setup.length is Length.SHORT else said.artifact_tokens_long()

    def _where(self, card: Card, view: GameView) -> str:
        """How many copies of a card everybody can see, and how many are in the viewer's own hand."""
        laid = sum(player.columns[card.colour].count(card.value) for player in view.players)
        piled = view.table.piles[card.colour].count(card.value)
        known = sum(player.known.count(card) for seat, player in enumerate(view.players) if seat != view.viewer)
        held = view.own.hand.count(card) if view.viewer is not None else 0
        words = self.words.components
        places = (
            (held, words.in_your_hand),
            (laid, words.in_columns),
            (piled, words.in_pile),
            (known, words.in_another_hand),
            (content.COPIES - laid - piled - known - held, words.not_seen),
        )
        return words.cards_are(where=self.said.listed(say(count=count) for count, say in places if count))

    def _path(self, path: Colour, view: GameView | None) -> str:
        words, prose = self.words.components, self.said.prose
        stones = self.said.listed(map(str, content.TILE_STONES[path]))
        text = words.path_text(path=self.said.path_title(path), stones=stones)
        if view is None:
            return text
        tiles = [words.tile_on(tile=prose.tile(tile=tile), stone=at) for at, tile in _tiles(path, view)]
        return f"{text} {words.path_now(tiles=self.said.listed(tiles)) if tiles else words.path_bare()}"

    def lying(self, view: GameView) -> Mapping[str, tuple[str, Sequence[str]]]:
        hand = sorted(view.own.hand if view.viewer is not None else (), key=lambda card: card.order)
        there = {tile for path in Colour for _, tile in _tiles(path, view)}
        tiles = [tile for tile in Tile if tile in there]
        tops = [Card(path, values[-1]) for path, values in view.table.piles.items() if values]
        said = self.words.components
        return {
            "HAND": (said.group_hand(), [f"card:{card}" for card in hand]),
            "PATHS": (said.group_paths(), [f"path:{path}" for path in Colour] + [f"tile:{tile}" for tile in tiles]),
            "PILES": (said.group_piles(), [f"card:{card}" for card in tops]),
            "BOX": (said.group_box(), ["piece:researcher", "piece:adventurer", "stones", "artifacts"]),
        }

    def line(self, thing: LookUp, view: GameView) -> str:
        """For a path, its tiles as emoji; for anything else, its description without its name."""
        if thing.key == "artifacts":
            return self._scale(view)
        kind, _, name = thing.key.partition(":")
        if kind == "path":
            words = self.words.components
            tiles = [words.sign_on(sign=TILE_SIGNS[tile], stone=at) for at, tile in _tiles(Colour(name), view)]
            return " · ".join(tiles) or words.path_bare()
        return self.described(thing, view).partition(": ")[2]

    # --- finished games: counts are totals, points are averages per game

    def own_games(self, results: Sequence[Result]) -> Statistics:
        said, total = self.words.statistics, statistics.total(results)
        averages = {figure: _decimal(total[figure] / len(results)) for figure in _POINTS}
        return (
            *statistics.player_page(results, self.common, _average),
            (said.title_by_table(), self._by_table(results)),
            (said.title_points(), tuple((said[each], said.a_game(average=averages[each])) for each in _POINTS)),
            statistics.section(said, "paths", total, Figure),
            statistics.section(said, "tiles", total, Figure),
            statistics.section(said, "cards", total, Figure),
            statistics.section(said, "turns", total, Figure),
        )

    def all_games(self, results: Sequence[Result], names: Mapping[int, str]) -> Statistics:
        said, plain, total = self.words.statistics, self.common.plain, statistics.total(results)
        games = (
            (plain.games(), str(statistics.games(results))),
            (plain.players(), str(statistics.players(results))),
            (plain.average_points(), _average(results)),
        )
        return (
            (plain.title_games(), games),
            (said.title_by_table(), self._by_table(results)),
            *statistics.best_players(results, names, self.common),
            statistics.section(said, "paths", total, Figure),
            statistics.section(said, "tiles", total, Figure),
        )

    def _by_table(self, results: Sequence[Result]) -> statistics.Rows:
        said = self.words.statistics

        def line(kind: tuple[int, int], alike: Sequence[Result]) -> tuple[str, str]:
            games, average = statistics.games(alike), _average(alike)
            told = said.table_figures(games=games, average=average, best=statistics.best(alike))
            return said.table(players=kind[1], length=[*Length][kind[0]]), told

        def kind(result: Result) -> tuple[int, int]:
            return [*Length].index(Length(str(result.options["length"]))), result.players

        return statistics.by_table(results, kind, line)


@cache
def everything(words: Words) -> tuple[LookUp, ...]:
    names, said = words.components, Said(words)
    return (
        *(LookUp(f"path:{path.value}", said.path_title(path)) for path in Colour),
        *(LookUp(f"tile:{tile.value}", names.tile(tile=tile)) for tile in Tile),
        LookUp("piece:researcher", names.researcher()),
        LookUp("piece:adventurer", names.adventurer()),
        LookUp("stones", names.stones()),
        LookUp("artifacts", names.artifact_tokens()),
        *(LookUp(f"card:{card}", said.card_title(card)) for card in dict.fromkeys(content.ALL_CARDS)),
    )


def _tiles(path: Colour, view: GameView) -> list[tuple[int, Tile]]:
    return [(at, tile) for at, tile in enumerate(view.table.tiles[path], start=1) if tile is not None]


def _average(results: Sequence[Result]) -> str:
    return _decimal(sum(result.points for result in results) / len(results))


def _decimal(average: float) -> str:
    """A number with at most one decimal and a typographic minus sign."""
    shown = f"{abs(average):.1f}".removesuffix(".0")
    return f"−{shown}" if average < 0 and shown != "0" else shown
