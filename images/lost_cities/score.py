"""The score sheet as a picture: every source of points of every expedition, the best of each line bold."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.lost_cities.engine.rules.scoring import ScoreSheet
from arnak_bot.games.lost_cities.wording.messages import ENGLISH, Words
from arnak_bot.games.lost_cities.wording.scores import rows
from images.kit.canvas import Canvas
from images.kit.names import initial
from images.kit.theme import BRASS, GOLD, INK, LIGHT, PAPER, SOFT_INK
from images.lost_cities.theme import DUSK, SAND

__all__ = ["draw_scores"]

_LINE, _COLUMN, _LABELS, _HEAD = 62, 210, 420, 186


def draw_scores(sheets: Sequence[ScoreSheet], names: Sequence[str], words: Words = ENGLISH) -> bytes:
    """Draw the score sheets, in seat order. Returns the bytes of a picture."""
    table = rows(sheets, words)
    width = _LABELS + _COLUMN * len(sheets) + 40
    canvas = Canvas((width, _HEAD + _LINE * len(table) + 40), PAPER)
    canvas.panel((0, 0, width, 84), DUSK, 2)
    canvas.fitted_text((width // 2, 44), words.pictures.final_score(), width - 40, 46, SAND, title=True, anchor="mm")
    for sheet in sheets:
        middle = _LABELS + sheet.seat * _COLUMN + _COLUMN // 2
        if sheet.rank == 1:
            canvas.icon("points", (middle - 84, 96), 44, GOLD)
        canvas.seat(sheet.seat, (middle - 22, 96), 44, initial=initial(names[sheet.seat], sheet.seat))
        canvas.icon("artifact", (middle + 34, 102), 32, SOFT_INK)
        canvas.text((middle + 70, 118), str(sheet.tokens), 28, INK, bold=True)
        canvas.name((middle, 162), names[sheet.seat], sheet.seat, _COLUMN - 16, 32, INK, centred=True)
    for at, (name, values) in enumerate(table):
        total = at == len(table) - 1
        top = _HEAD + at * _LINE + (8 if total else 0)
        canvas.panel((16, top, width - 16, top + _LINE - 6), BRASS if total else LIGHT, 10)
        canvas.fitted_text((36, top + 28), name, _LABELS - 20, 40 if total else 32, INK, bold=total)
        best = max(map(_number, values))
        for seat, value in enumerate(values):
            middle = _LABELS + seat * _COLUMN + _COLUMN // 2
            bold = total or _number(value) == best
            canvas.text((middle, top + 28), value, 44 if total else 34, INK, bold=bold, anchor="mm")
    return canvas.encode()


def _number(value: str) -> int:
    return int(value.replace("−", "-"))
