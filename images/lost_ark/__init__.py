"""The Lost Ark as pictures: for now its table in words, on one page."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.lost_ark.engine.events import Event
from arnak_bot.games.lost_ark.engine.rules.scoring import ScoreSheet
from arnak_bot.games.lost_ark.engine.view import GameView
from arnak_bot.games.lost_ark.wording.texts import texts_in
from images.kit.canvas import Canvas, wrapped
from images.kit.theme import INK, PAPER
from images.plain import PlainPictures

__all__ = ["pictures_in"]

_WIDTH, _MARGIN, _SIZE, _ROW, _ROWS = 1248, 40, 36, 48, 4


class _Pictures(PlainPictures[GameView, ScoreSheet, Event]):
    def paint(self, view: GameView, names: Sequence[str], events: Sequence[Event]) -> Canvas:
        channel = self.texts.channel
        table = [channel.turn_line(view, names), *channel.table(view, names)]
        canvas = Canvas((_WIDTH, 2 * _MARGIN + len(table) * _ROWS * _ROW), PAPER)
        for seat, told in enumerate(table):
            for row, line in enumerate(wrapped(told, _WIDTH - 2 * _MARGIN, _SIZE)[:_ROWS]):
                canvas.text((_MARGIN, _MARGIN + (seat * _ROWS + row) * _ROW + _ROW // 2), line, _SIZE, INK)
        return canvas


def pictures_in(language: str) -> _Pictures:
    """Return how the Lost Ark is shown, with words in a language, by its code."""
    return _Pictures(texts_in(language))
