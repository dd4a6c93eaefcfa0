"""The statistics of finished games, for a player or a server: a page of sections, each with lines of name and value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from arnak_bot.games.lost_cities.engine import Length
from arnak_bot.games.lost_cities.figures import Figure, Played
from arnak_bot.games.lost_cities.wording.messages import Statistics, Words

__all__ = ["Page", "player_page", "server_page"]

Rows: TypeAlias = tuple[tuple[str, str], ...]
Page: TypeAlias = tuple[tuple[str, Rows], ...]
"""Sections of (title, lines), each line a name and a value."""

FAVOURITES = 5
_Named: TypeAlias = tuple[tuple[Callable[[Statistics], str], Figure], ...]

_POINTS: _Named = (
    (Statistics.of_explorers, Figure.PATH_POINTS),
    (Statistics.found_on_tiles, Figure.TILE_POINTS),
    (Statistics.of_artifacts, Figure.ARTIFACT_POINTS),
    (Statistics.debt_forgiven, Figure.FORGIVEN),
)
_PATHS: _Named = (
    (Statistics.begun, Figure.PATHS),
    (Statistics.with_the_researcher, Figure.RESEARCHER),
    (Statistics.steps, Figure.STEPS),
    (Statistics.thanks_to_arrows, Figure.ARROW_STEPS),
    (Statistics.thanks_to_cities, Figure.CITY_STEPS),
    (Statistics.steps_lost, Figure.IDLE),
    (Statistics.bridges_crossed, Figure.BRIDGES),
    (Statistics.cities_reached, Figure.CITIES),
)
_TILES: _Named = (
    (Statistics.artifacts, Figure.ARTIFACTS),
    (Statistics.arrows, Figure.ARROWS),
)
_CARDS: _Named = (
    (Statistics.played, Figure.PLAYED),
    (Statistics.discarded, Figure.DISCARDED),
    (Statistics.from_the_deck, Figure.DECK),
    (Statistics.from_piles, Figure.PILES),
)
_TURNS: _Named = (
    (Statistics.turns, Figure.TURNS),
    (Statistics.expeditions_ended, Figure.ENDED),
)


def player_page(games: Sequence[Played], words: Words) -> Page:
    """Return the statistics of one player's finished games; counts are sums, points averages a game."""
    if not games:
        return ()
    said, total = words.statistics, _total(games)
    points = tuple((name(said), said.a_game(average=_decimal(total[figure] / len(games)))) for name, figure in _POINTS)
    return (
        (said.title_games(), _games(games, words)),
        (said.title_by_table(), _by_table(games, words)),
        (said.title_points(), points),
        (said.title_paths(), _sums(total, _PATHS, words)),
        (said.title_tiles(), _sums(total, _TILES, words)),
        (said.title_cards(), _sums(total, _CARDS, words)),
        (said.title_turns(), _sums(total, _TURNS, words)),
    )


def server_page(games: Sequence[Played], names: Mapping[int, str], words: Words) -> Page:
    """Return the statistics of a server's finished games; `names` by whoever played."""
    if not games:
        return ()
    said, total = words.statistics, _total(games)
    return (
        (
            said.title_games(),
            (
                (said.games(), str(len({game.game for game in games}))),
                (said.players(), str(len({game.who for game in games}))),
                (said.average_points(), _average(games)),
            ),
        ),
        (said.title_by_table(), _by_table(games, words)),
        (said.title_most_wins(), _ranking(games, names, words)),
        (said.title_best_points(), _records(games, names)),
        (said.title_paths(), _sums(total, _PATHS, words)),
        (said.title_tiles(), _sums(total, _TILES, words)),
    )


def _total(games: Sequence[Played]) -> Counter[str]:
    total: Counter[str] = Counter()
    for game in games:
        total.update(game.figures)
    return total


def _games(games: Sequence[Played], words: Words) -> Rows:
    said = words.statistics
    return (
        (said.games(), str(len(games))),
        (said.won(), said.some_of(count=sum(game.rank == 1 for game in games), games=len(games))),
        (said.average_points(), _average(games)),
        (said.best_points(), str(max(game.points for game in games))),
    )


def _by_table(games: Sequence[Played], words: Words) -> Rows:
    """Games, average and best points by length and number of players, long games first."""
    said = words.statistics
    rows = []
    for length in Length:
        for players in sorted({game.players for game in games if game.length is length}):
            alike = [game for game in games if (game.length, game.players) == (length, players)]
            count = len({game.game for game in alike})
            figures = said.table_figures(
                games=count, average=_average(alike), best=str(max(game.points for game in alike))
            )
            rows.append((said.table(players=players, length=length), figures))
    return tuple(rows)


def _ranking(games: Sequence[Played], names: Mapping[int, str], words: Words) -> Rows:
    played: Counter[int] = Counter(game.who for game in games)
    wins: Counter[int] = Counter(game.who for game in games if game.rank == 1)
    best = sorted(played, key=lambda who: (-wins[who], played[who], names[who]))[:FAVOURITES]
    return tuple((names[who], words.statistics.some_of(count=wins[who], games=played[who])) for who in best)


def _records(games: Sequence[Played], names: Mapping[int, str]) -> Rows:
    best = sorted(games, key=lambda game: (-game.points, game.game, game.who))[:FAVOURITES]
    return tuple((names[game.who], str(game.points)) for game in best)


def _sums(total: Mapping[str, int], lines: _Named, words: Words) -> Rows:
    return tuple((name(words.statistics), str(total.get(figure, 0))) for name, figure in lines)


def _average(games: Sequence[Played]) -> str:
    return _decimal(sum(game.points for game in games) / len(games))


def _decimal(average: float) -> str:
    """A number with at most one decimal and a typographic minus."""
    shown = f"{abs(average):.1f}".removesuffix(".0")
    return f"−{shown}" if average < 0 and shown != "0" else shown
