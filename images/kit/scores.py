"""Score sheets: a banner with the winners above a table of all sources of points, one column per player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from images.kit.canvas import Canvas
from images.kit.names import fitted_name, initial, runs_width
from images.kit.theme import BRASS, GOLD, INK, LIGHT, ON_LEAVES, PAPER, SEATS, WHITE, Colour, mixed

_LINE, _COLUMN, _LABELS = 62, 210, 420
_BANNER, _TITLE_ALONE, _HEAD = 196, 106, 110


class Standing(Protocol):
    """A seat's result; rank 1 has won."""

    @property
    def seat(self) -> int: ...

    @property
    def rank(self) -> int: ...

    @property
    def total(self) -> int: ...


S = TypeVar("S", bound=Standing)


def draw_score_sheet(
    title: str,
    sheets: Sequence[S],
    names: Sequence[str],
    table: Sequence[tuple[str, Sequence[int] | Sequence[str]]],
    cloth: Colour,
    beside: Callable[[Canvas, S, tuple[int, int]], object],
    crest: Callable[[Canvas, S, tuple[int, int]], object],
) -> bytes:
    """The totals are in the last line of the `table`, whose rows have a number for each seat, or a text. `beside` draws
    something to the right of a player's shape, `crest` the emblem of victory around a point, 128 by 128 pixels.
    """
    width, winners = _LABELS + _COLUMN * len(sheets) + 40, [sheet for sheet in sheets if sheet.rank == 1]
    banner = _BANNER if winners else _TITLE_ALONE
    canvas = Canvas((width, banner + _HEAD + _LINE * len(table) + 40), PAPER)
    _banner(canvas, title, winners, names, (width, banner), cloth, crest)
    for sheet in sheets:
        middle = _LABELS + sheet.seat * _COLUMN + _COLUMN // 2
        if sheet.rank == 1:
            canvas.icon("points", (middle - 88, banner + 10), 46, GOLD)
        canvas.seat(sheet.seat, (middle - 24, banner + 10), 46, initial=initial(names[sheet.seat], sheet.seat))
        beside(canvas, sheet, (middle + 36, banner + 34))
        canvas.name(
            (middle, banner + 82), names[sheet.seat], sheet.seat, _COLUMN - 12, 38, INK, smallest=34, centred=True
        )
    for at, (name, values) in enumerate(table):
        total = at == len(table) - 1
        top = banner + _HEAD + at * _LINE + (8 if total else 0)
        canvas.panel((16, top, width - 16, top + _LINE - 6), BRASS if total else LIGHT, 10)
        canvas.fitted_text((36, top + 28), name, _LABELS - 20, 44 if total else 40, INK, bold=total)
        best = max(values)
        for seat, value in enumerate(values):
            middle = _LABELS + seat * _COLUMN + _COLUMN // 2
            bold = total or value == best
            canvas.text((middle, top + 28), _signed(value), 50 if total else 44, INK, bold=bold, anchor="mm")
    return canvas.encode()


def laurels(canvas: Canvas, sheet: Standing, at: tuple[int, int]) -> None:
    canvas.icon("points", (at[0] - 64, at[1] - 64), 128, GOLD)
    canvas.text(at, _signed(sheet.total), 50, WHITE, bold=True, anchor="mm")


def _banner(
    canvas: Canvas,
    title: str,
    winners: Sequence[S],
    names: Sequence[str],
    area: tuple[int, int],
    cloth: Colour,
    crest: Callable[[Canvas, S, tuple[int, int]], object],
) -> None:
    width, high = area
    shade = mixed(SEATS[winners[0].seat].colour, cloth, 0.25) if winners else cloth
    canvas.panel((16, 16, width - 16, high - 6), shade, 18, outline=BRASS, line=6)
    top = 54 if winners else (10 + high) // 2
    canvas.fitted_text((width // 2, top), title, width - 320, 40, ON_LEAVES, title=True, anchor="mm")
    if not winners:
        return
    for x in (36, width - 36 - 128):
        crest(canvas, winners[0], (x + 64, 104))
    share = (width - 340) // len(winners)
    for at, sheet in enumerate(winners):
        name, room = names[sheet.seat], share - 92
        runs, size = fitted_name(name, sheet.seat, room, 58, 40)
        left = 170 + at * share + (share - 78 - runs_width(runs, size)) // 2
        canvas.seat(sheet.seat, (left, 92), 62, outline=WHITE, initial=initial(name, sheet.seat))
        canvas.name((left + 78, 124), name, sheet.seat, room, 58, WHITE, smallest=40)


def _signed(number: object) -> str:
    """Return a number, or text such as "6/7", with a typographic minus sign."""
    return str(number).replace("-", "−")
