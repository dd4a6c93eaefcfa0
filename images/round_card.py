"""The round card: what everybody did in the round that has ended, and what the next one offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arnak_bot.engine.state import GAP
from arnak_bot.engine.view import GameView
from images.canvas import Canvas
from images.cards import row_card
from images.layout import CARD
from images.names import initial
from images.theme import ACCENT, BRASS, INK, LIGHT, MOODS, PAPER, ROMAN, SOFT_INK

__all__ = ["ROUND_LINES", "draw_round"]

ROUND_LINES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("archaeologist", "digs", ("dug camp", "dug level 1", "dug level 2")),
    ("site", "sites discovered", ("discovered level 1", "discovered level 2")),
    ("guardian", "guardians overcome", ("guardians overcome",)),
    ("glass", "research steps", ("research glass", "research notebook")),
    ("item", "items bought", ("items bought",)),
    ("artifact", "artifacts bought", ("artifacts bought",)),
    ("cards", "cards played", ("cards played",)),
    ("temple", "temple tiles", ("temple tiles",)),
)
"""Icon, name and figures of each line."""

_WIDTH = 6 * CARD + 40
_LABEL = 330
_HEAD = 150
_LINE = 50


def draw_round(view: GameView, names: tuple[str, ...], ended: int, figures: Sequence[Mapping[str, int]]) -> bytes:
    """Draw the card of the round `ended`; `figures` are what each seat did in it. Returns the bytes of a picture."""
    bottom = _HEAD + _LINE * len(ROUND_LINES) + 16
    canvas = Canvas((_WIDTH, bottom + 300), MOODS[view.board].sea)
    canvas.panel((8, 8, _WIDTH - 8, bottom), PAPER, 14, outline=BRASS)
    canvas.text((30, 56), f"ROUND {ROMAN[ended]}", 40, INK, title=True)
    column = (_WIDTH - _LABEL - 30) // len(figures)
    for seat, done in enumerate(figures):
        middle = _LABEL + seat * column + column // 2
        canvas.seat(seat, (middle - 20, 22), 40, initial=initial(names[seat], seat))
        canvas.name((middle, 92), names[seat], seat, column - 16, 32, INK, centred=True)
        for at, (_, _, counted) in enumerate(ROUND_LINES):
            count = sum(done.get(figure, 0) for figure in counted)
            y = _HEAD + at * _LINE + 20
            canvas.text((middle, y), str(count), 34, INK if count else SOFT_INK, bold=True, anchor="mm")
    for at, (icon, name, _) in enumerate(ROUND_LINES):
        y = _HEAD + at * _LINE
        canvas.icon(icon, (30, y + 2), 36, SOFT_INK)
        canvas.text((80, y + 20), name, 30, INK)
        canvas.line([(24, y + _LINE - 5), (_WIDTH - 24, y + _LINE - 5)], BRASS, 1)
    _next_round(canvas, view, names, bottom + 12)
    return canvas.encode()


def _next_round(canvas: Canvas, view: GameView, names: tuple[str, ...], top: int) -> None:
    """The next round: who begins, and the cards of the row."""
    canvas.panel((8, top, _WIDTH - 8, top + 68), LIGHT, 14, outline=ACCENT, line=4)
    canvas.text((30, top + 35), f"ROUND {ROMAN[view.round]}", 34, INK, title=True)
    canvas.text((280, top + 34), "begins with", 30, SOFT_INK)
    canvas.seat(view.starter, (436, top + 14), 40, initial=initial(names[view.starter], view.starter))
    canvas.name((488, top + 34), names[view.starter], view.starter, _WIDTH - 540, 34, INK)
    for at, card in enumerate((*view.artifact_places, *view.item_places)):
        if card != GAP:
            canvas.paste(row_card(card), (20 + at * CARD, top + 80), 10)
