"""The pictures of the Lost Ark with words in one language, each with its alt text. There is one layout, for phones."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.game.values import Drawing
from arnak_bot.games.lost_ark.engine.events import Event
from arnak_bot.games.lost_ark.engine.rules.scoring import ScoreSheet
from arnak_bot.games.lost_ark.engine.state import Sheet
from arnak_bot.games.lost_ark.engine.view import GameView
from arnak_bot.games.lost_ark.wording.facts import said_in
from arnak_bot.games.lost_ark.wording.texts import texts_in
from arnak_bot.kit.limits import ALT_LIMIT, clip
from images.kit.canvas import Canvas
from images.lost_ark.marks import Marked, choices, news
from images.lost_ark.sheet import paint_sheet, paint_table
from images.plain import PlainPictures

__all__ = ["LostArkPictures", "pictures_in"]


class LostArkPictures(PlainPictures[GameView, ScoreSheet, Event]):
    """The pictures of the Lost Ark; see `arnak_bot.game.pictures.Pictures`."""

    def __init__(self, language: str) -> None:
        super().__init__(texts_in(language))
        self._said = said_in(language)
        self._words = self._said.words

    def paint(self, view: GameView, names: Sequence[str], events: Sequence[Event]) -> Canvas:
        fresh = [Marked(fresh=news(events, seat, view.viewer)) for seat in range(len(view.sheets))]
        return paint_table(view.sheets, names, self._character, self._said_of(view, names), fresh)

    def panel(
        self,
        events: Sequence[Event],
        turn: Sequence[Event],
        view: GameView,
        names: Sequence[str],
        points: Sequence[int],
        layout: str,
    ) -> Drawing:
        """The viewer's own sheet, with everything lit that they may choose."""
        assert view.viewer is not None
        return self._own(view, view.viewer, tuple(names), (*events, *turn))

    def hand(self, view: GameView, name: str) -> Drawing:
        """The viewer's own sheet."""
        assert view.viewer is not None
        return self._own(view, view.viewer, (name,) * len(view.sheets), ())

    def _own(self, view: GameView, seat: int, names: Sequence[str], events: Sequence[Event]) -> Drawing:
        alt = self._words.pictures.sheet_alt(name=names[seat], sheet=self._said.sheet(view.own))
        return Drawing("sheet", clip(alt, ALT_LIMIT), lambda: self._sheet(view, seat, names, events).encode())

    def _sheet(self, view: GameView, seat: int, names: Sequence[str], events: Sequence[Event]) -> Canvas:
        sheet, mine, fresh = view.sheets[seat], seat == view.viewer, news(events, seat, view.viewer)
        marked = choices(view, fresh) if mine else Marked(fresh=fresh)
        return paint_sheet(sheet, seat, names[seat], self._character(sheet), self._said_of(view, names), marked)

    def _character(self, sheet: Sheet) -> str:
        return self._said.character(sheet.character)

    def _said_of(self, view: GameView, names: Sequence[str]) -> tuple[str, str]:
        """The round, and what the viewer is asked or everybody waits for."""
        asked = self.texts.turn.question(view) if view.legal else self.texts.channel.turn_line(view, names)
        return self._words.pictures.round(round=view.round), asked.replace("*", "")


pictures_in = LostArkPictures
"""By language code; in English if it is not translated."""
