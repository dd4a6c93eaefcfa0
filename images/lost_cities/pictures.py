"""The pictures of Lost Cities with texts in one language, each with its alt text. The only layout is for phones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from arnak_bot.game.values import Drawing, LookUp
from arnak_bot.games.lost_cities.engine.content import CITY, stone_points
from arnak_bot.games.lost_cities.engine.events import (
    DrewFromDeck,
    DrewFromPile,
    Event,
    ExpeditionEnded,
    ExpeditionScored,
    Stepped,
)
from arnak_bot.games.lost_cities.engine.printed import Card
from arnak_bot.games.lost_cities.engine.rules.scoring import ScoreSheet
from arnak_bot.games.lost_cities.engine.view import GameView
from arnak_bot.games.lost_cities.examples import NAMES, example
from arnak_bot.games.lost_cities.wording.channel import Channel, score_rows
from arnak_bot.games.lost_cities.wording.facts import Speaking, piece_name
from arnak_bot.games.lost_cities.wording.reference import Illustration
from arnak_bot.games.lost_cities.wording.texts import texts_in
from arnak_bot.games.lost_cities.wording.turn import held
from arnak_bot.kit.limits import ALT_LIMIT, clip
from arnak_bot.kit.numerals import ROMAN
from images.kit.canvas import Canvas
from images.kit.scores import draw_score_sheet, laurels
from images.kit.theme import INK, SOFT_INK
from images.lost_cities.board import board_sheet
from images.lost_cities.ground import draw_banner
from images.lost_cities.legend import draw_legend
from images.lost_cities.lookup import draw_look_up
from images.lost_cities.moments import draw_city, draw_expedition
from images.lost_cities.private import draw_hand, draw_private
from images.lost_cities.theme import DUSK
from images.plain import PlainPictures


class LostCitiesPictures(Speaking, PlainPictures[GameView, ScoreSheet, Event]):
    def __init__(self, language: str) -> None:
        super().__init__(texts_in(language))

    def paint(self, view: GameView, names: Sequence[str], events: Sequence[Event]) -> Canvas:
        return board_sheet(view, names, self.words, events).painted()

    def _painted(self, view: GameView, names: Sequence[str], events: Sequence[Event]) -> bytes:
        return board_sheet(view, names, self.words, events).encode()

    def choosing(self, view: GameView, names: Sequence[str], events: Sequence[Event], turn: Sequence[Event]) -> Drawing:
        """The board with the choices, and the hand below; for waiting players, the hand with the card they drew."""
        if view.seat not in view.seats_to_act:
            return self.hand(view, names, _drawn(events, view.seat))
        said = held(view, self.said), self.words.tables.lit_alt(), self.texts.channel.board_alt(view, names)
        drawn = partial(draw_private, view, tuple(names), self.words, tuple(turn))
        return Drawing("panel", clip(" ".join(said), ALT_LIMIT), drawn)

    def hand(self, view: GameView, names: Sequence[str], fresh: tuple[Card, ...] = ()) -> Drawing:
        alt = clip(f"{held(view, self.said)} {self.words.tables.hand_alt()}", ALT_LIMIT)
        return Drawing("hand", alt, partial(draw_hand, view, names[view.seat], self.words, fresh))

    def moments(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[Drawing]:
        """Pictures of cities that were reached; `round` shows the end of an expedition."""
        reached = (event for event in events if isinstance(event, Stepped) and event.stone == CITY)
        return [self._city(event, names, own=event.seat == view.viewer) for event in reached]

    def _city(self, reached: Stepped, names: Sequence[str], *, own: bool) -> Drawing:
        words, name, city = self.words.moments, names[reached.seat], self.said.prose.city(path=reached.path)
        headline = words.city_of_yours(city=city) if own else words.city(name=name, city=city)
        points = self.said.points(stone_points(CITY, researcher=reached.researcher))
        worth = words.city_worth(points=points, piece=piece_name(researcher=reached.researcher))
        drawn = partial(draw_city, reached, name, headline, worth)
        return Drawing("city", clip(f"{headline}. {worth}", ALT_LIMIT), drawn)

    def round(self, number: int, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[Drawing]:
        ended = [event for event in events if isinstance(event, ExpeditionEnded) and event.expedition == number]
        if not ended:
            return []
        words, said = self.words.moments, self.said
        results = [event for event in events if isinstance(event, ExpeditionScored) and event.expedition == number]
        several = view.setup.expeditions > 1
        headline = words.expedition(number=ROMAN[number]) if several else words.the_expedition()
        why = said.prose.ended(name=names[ended[0].seat], reason=ended[0].reason)
        lines = [
            words.brought(name=names[each.seat], points=said.points(each.score.points), total=said.points(each.total))
            for each in results
        ]
        drawn = partial(draw_expedition, results, tuple(names), headline, why, self.words)
        return [Drawing("expedition", clip(f"{headline}. {why} {'. '.join(lines)}", ALT_LIMIT), drawn)]

    def scores(self, sheets: Sequence[ScoreSheet], names: Sequence[str], *, so_far: bool = False) -> Drawing:
        said, alt = self.common.plain, Channel(self.texts).score_alt(sheets, names, so_far=so_far)
        title = said.score_so_far() if so_far else said.final_score()
        parts = (tuple(sheets), tuple(names), score_rows(sheets, self.said), DUSK, _tokens, laurels)
        return Drawing("scores", alt, partial(draw_score_sheet, title, *parts))

    def look_up(self, asked: LookUp, view: GameView | None = None) -> Drawing:
        kind, _, _ = asked.key.partition(":")
        alt = self.words.tables.look_up_alt(title=asked.name)
        return Drawing(kind, alt, partial(draw_look_up, asked.key, self.words, view))

    def illustration(self, key: str) -> Drawing:
        shown = example()
        match Illustration(key):
            case Illustration.LEGEND:
                return self.legend()
            case Illustration.BOARD:
                return self.board(shown.events, shown.table, NAMES, "")
            case Illustration.PRIVATE:
                return self.panel((), (), shown.mine, NAMES, (), "")
            case Illustration.SCORES:
                return self.scores(shown.sheets, NAMES)

    def banner(self, title: str) -> Drawing:
        return Drawing("banner", title, draw_banner)

    def legend(self) -> Drawing:
        return Drawing("legend", self.words.tables.legend_alt(), partial(draw_legend, self.words))


def _drawn(events: Sequence[Event], seat: int) -> tuple[Card, ...]:
    """The cards that a seat has just drawn, as far as they are known."""
    drawn = [event for event in events if isinstance(event, DrewFromDeck | DrewFromPile) and event.seat == seat]
    return tuple(event.card for event in drawn if event.card is not None)


def _tokens(canvas: Canvas, sheet: ScoreSheet, at: tuple[int, int]) -> None:
    canvas.icon("artifact", (at[0], at[1] - 17), 34, SOFT_INK)
    canvas.text((at[0] + 38, at[1]), str(sheet.tokens), 32, INK, bold=True)


pictures_in = LostCitiesPictures
