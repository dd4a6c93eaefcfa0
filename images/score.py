"""The score sheet as a picture: every source of points for every player."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.engine.rules.scoring import ScoreSheet, ScoreSource
from images.canvas import Canvas
from images.names import initial
from images.theme import BRASS, GOLD, INK, LIGHT, PAPER, SOFT_INK

_ICONS = {
    ScoreSource.GLASS: "glass",
    ScoreSource.NOTEBOOK: "notebook",
    ScoreSource.TEMPLE_TILES: "temple",
    ScoreSource.IDOLS: "idol",
    ScoreSource.IDOL_SLOTS: "idol",
    ScoreSource.GUARDIANS: "guardian",
    ScoreSource.ITEMS: "item",
    ScoreSource.ARTIFACTS: "artifact",
    ScoreSource.FEAR: "fear",
}
_LINE = 62
_COLUMN = 210
_LABELS = 360
_HEAD = 180


def draw_scores(sheets: Sequence[ScoreSheet], names: Sequence[str]) -> bytes:
    """Draw the score sheets, in seat order. Returns the bytes of a picture."""
    width = _LABELS + _COLUMN * len(sheets) + 40
    height = _HEAD + _LINE * (len(ScoreSource) + 1) + 50
    canvas = Canvas((width, height), PAPER)
    canvas.text((width // 2, 48), "FINAL SCORE", 46, INK, title=True, anchor="mm")
    for at, source in enumerate(ScoreSource):
        y = _HEAD + at * _LINE
        canvas.panel((16, y, width - 16, y + _LINE - 6), LIGHT, 10)
        canvas.icon(_ICONS[source], (28, y + 9), 38, SOFT_INK)
        canvas.text((80, y + 28), source.value.capitalize(), 32, INK)
    total_top = _HEAD + len(ScoreSource) * _LINE + 8
    canvas.panel((16, total_top, width - 16, total_top + _LINE + 8), BRASS, 10)
    canvas.text((80, total_top + 35), "Total", 40, INK, bold=True)
    for at, sheet in enumerate(sheets):
        _column(canvas, sheet, names[sheet.seat], _LABELS + at * _COLUMN, total_top)
    return canvas.encode()


def _column(canvas: Canvas, sheet: ScoreSheet, name: str, left: int, total_top: int) -> None:
    middle = left + _COLUMN // 2
    if sheet.rank == 1:
        canvas.icon("points", (middle - 92, 84), 44, GOLD)
    canvas.seat(sheet.seat, (middle - 20, 86), 40, initial=initial(name, sheet.seat))
    canvas.name((middle, 150), name, sheet.seat, _COLUMN - 16, 32, INK, centred=True)
    for at, (_, points) in enumerate(sheet.lines):
        canvas.text((middle, _HEAD + at * _LINE + 28), str(points), 34, INK, bold=True, anchor="mm")
    canvas.text((middle, total_top + 35), str(sheet.total), 46, INK, bold=True, anchor="mm")
