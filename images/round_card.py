"""The round card: a headline, what everybody did in the round that has ended, and what the next one offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arnak_bot.engine.state import GAP
from arnak_bot.engine.view import GameView
from images import words
from images.art import paper
from images.canvas import Canvas
from images.cards import row_card
from images.layout import CARD
from images.names import initial
from images.theme import ACCENT, BRASS, INK, LEATHER, LIGHT, ON_LEAVES, ROMAN, SEATS, SOFT_INK, WHITE, mixed

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
_LABEL = 350
_BANNER = 116
_HEAD = _BANNER + 76
_LINE = 56


def draw_round(
    view: GameView, names: tuple[str, ...], ended: int, figures: Sequence[Mapping[str, int]], headline: str = ""
) -> bytes:
    """Draw the card of the round `ended`; `figures` are what each seat did in it. Returns the bytes of a picture.

    Lines in which nobody did anything are left out.
    """
    lines = [(icon, name, counts) for icon, name, counted in ROUND_LINES if any(counts := _counts(figures, counted))]
    bottom = _HEAD + _LINE * len(lines) + 10
    size = (_WIDTH, bottom + 304)
    canvas = Canvas(size, paper(size))
    canvas.panel((8, 8, _WIDTH - 8, _BANNER), LEATHER, 14, outline=BRASS, line=4)
    canvas.text((34, 62), f"{words.ROUND} {ROMAN[ended]}", 44, ON_LEAVES, title=True)
    if headline:
        canvas.name((310, 62), headline, None, _WIDTH - 346, 44, WHITE, smallest=26)
    column = (_WIDTH - _LABEL - 30) // len(figures)
    for seat in range(len(figures)):
        left = _LABEL + seat * column
        canvas.seat(seat, (left, _BANNER + 16), 44, initial=initial(names[seat], seat))
        canvas.name((left + 56, _BANNER + 40), names[seat], seat, column - 74, 34, INK, smallest=20)
    most = max((count for _, _, counts in lines for count in counts), default=1)
    for at, (icon, name, counts) in enumerate(lines):
        _line(canvas, icon, name, counts, _HEAD + at * _LINE, column, most)
    _next_round(canvas, view, names, bottom + 8)
    return canvas.encode()


def _counts(figures: Sequence[Mapping[str, int]], counted: Sequence[str]) -> list[int]:
    return [sum(done.get(figure, 0) for figure in counted) for done in figures]


def _line(canvas: Canvas, icon: str, name: str, counts: Sequence[int], y: int, column: int, most: int) -> None:
    """One thing that was counted, a bar a player, the best in bold."""
    canvas.panel((16, y, _WIDTH - 16, y + _LINE - 6), LIGHT, 10)
    canvas.icon(icon, (28, y + 6), 38, SOFT_INK)
    canvas.text((80, y + 25), name, 32, INK)
    for seat, count in enumerate(counts):
        if not count:
            continue
        left = _LABEL + seat * column
        length = max(8, (column - 80) * count // most)
        best = count == max(counts)
        colour = SEATS[seat].colour if best else mixed(SEATS[seat].colour, LIGHT, 0.45)
        canvas.panel((left, y + 10, left + length, y + 40), colour, 6)
        canvas.text((left + length + 10, y + 25), str(count), 36 if best else 32, INK, bold=best)


def _next_round(canvas: Canvas, view: GameView, names: tuple[str, ...], top: int) -> None:
    """The next round: who begins, and the cards of the row."""
    canvas.panel((8, top, _WIDTH - 8, top + 72), LIGHT, 14, outline=ACCENT, line=4)
    canvas.text((30, top + 37), f"{words.ROUND} {ROMAN[view.round]}", 36, INK, title=True)
    canvas.text((290, top + 36), words.BEGINS_WITH, 32, SOFT_INK)
    canvas.seat(view.starter, (458, top + 16), 40, initial=initial(names[view.starter], view.starter))
    canvas.name((510, top + 36), names[view.starter], view.starter, _WIDTH - 560, 36, SEATS[view.starter].colour)
    for at, card in enumerate((*view.artifact_places, *view.item_places)):
        if card != GAP:
            canvas.paste(row_card(card), (20 + at * CARD, top + 86), 10)
