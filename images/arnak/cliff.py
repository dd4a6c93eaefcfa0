"""The printed part of the research track: the cliff, bridges, costs and row effects. Independent of game state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from PIL import Image, ImageDraw

from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.effects import Buy, Effect, Overcome, Recruit, Rescue, UpgradeAssistant
from arnak_bot.games.arnak.engine.printed import Board, ResearchRow, ResearchSpace
from images.arnak import glyphs
from images.arnak.art import graded
from images.arnak.glyphs import Line
from images.arnak.theme import MOODS, ON_DARK, ON_LIGHT
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.text import Glyph, glyphs_width
from images.kit.theme import BRASS, CLIFF, INK, LEDGE, LIGHT, PLANK, PLATE, POINTS, ROPE, SOFT_INK, WHITE, mixed

TRACK_WIDTH = 548
LEFT_EDGE, RIGHT_EDGE = 102, 82
_ROWS = 7
_TALL = 700
"""From this height on, the text at the start and on the temple is legible on a phone."""
_EDGE_SIGN = 28
_CROWDED = 2
"""A row with more spaces than this has no room to spare at its edges."""
_ONE_MORE = "+1"
_STACKED_FROM, _ROOMY = 60, 220
"""From this height on, a space of up to this width has its cost on two lines, to leave more room beside it."""


@dataclass(frozen=True, slots=True)
class _Heights:
    """`gap`: between rows; `crowded`: how much taller a crowded row is, to fit its costs on two lines."""

    temple: int
    start: int
    gap: int
    crowded: int


_LOW_TRACK = _Heights(temple=136, start=82, gap=7, crowded=36)
_TALL_TRACK = _Heights(temple=152, start=84, gap=4, crowded=22)


def _heights(height: int) -> _Heights:
    return _TALL_TRACK if height >= _TALL else _LOW_TRACK


def temple_height(height: int) -> int:
    return _heights(height).temple


def row_box(board: Board, row: int, height: int) -> tuple[int, int]:
    """The top and bottom of a row on a track of this height; row 0 is the start."""
    parts, crowded = _heights(height), _crowded_row(board.id)
    if row == 0:
        return height - parts.start, height - 5
    step = (height - parts.temple - parts.start - 2 - parts.crowded) // _ROWS
    bottom = height - parts.start - parts.gap - (row - 1) * step - (parts.crowded if row > crowded else 0)
    return bottom - step + parts.gap - (parts.crowded if row == crowded else 0), bottom


@lru_cache(maxsize=2)
def _crowded_row(side: str) -> int:
    rows = [space.row for space in BOARDS[side].research]
    return max(rows, key=rows.count)


def edge_widths(board: Board, row: int, height: int) -> tuple[int, int]:
    """The width of a row's rewards on its left and on its right; in shallow rows, points and icons share a line."""
    if height >= _TALL or row == 0 or sum(each.row == row for each in board.research) > _CROWDED:
        return LEFT_EDGE, RIGHT_EDGE
    printed = next(each for each in board.rows if each.row == row)
    left, right = (_in_a_line(edge_signs(effect)) for effect in (printed.glass, printed.notebook))
    return max(LEFT_EDGE, left + 39), max(RIGHT_EDGE, right + 7)


def _in_a_line(signs: Line) -> int:
    return 42 + glyphs_width(signs, _EDGE_SIGN) + 10


@lru_cache(maxsize=128)
def space_box(side: str, number: int, height: int) -> Box:
    board = BOARDS[side]
    lies_in = board.research[number].row
    row = [each.id for each in board.research if each.row == lies_in]
    left, right = edge_widths(board, lies_in, height)
    top, bottom = row_box(board, lies_in, height)
    room = TRACK_WIDTH - left - right
    plates = [_plate_width(board.research[each], bottom - top, room // len(row)) for each in row]
    widths = [plate + (room - sum(plates)) // len(row) for plate in plates]
    narrow, wide = widths.index(min(widths)), widths.index(max(widths))
    if len(row) == _CROWDED and (short := _least_width(board.research[row[narrow]], bottom - top) - widths[narrow]) > 0:
        widths[narrow] += short
        widths[wide] -= short
    at = row.index(number)
    x = left + sum(widths[:at])
    return (x, top, x + widths[at] - 5, bottom)


def _least_width(space: ResearchSpace, height: int) -> int:
    """The minimum width of a shallow space, so that four tokens beside the smallest legible cost can be told apart."""
    lines, _ = _cost_lines(space, height, 0)
    return _lines_width(lines, _LEAST_COST) + 10 + _FOUR_TOKENS if lines else 0


_FOUR_TOKENS = 100


def cost_box(space: ResearchSpace, box: Box) -> Box | None:
    """The box for a space's cost, on the left; None if there is none. The rest, the lane, is for tiles and tokens."""
    left, top, right, bottom = box
    wide = _plate_width(space, bottom - top, right - left)
    return (left + 3, top + 3, left + wide, bottom - 3) if wide else None


def _plate_width(space: ResearchSpace, height: int, width: int) -> int:
    """0 if the space costs nothing."""
    lines, size = _cost_lines(space, height, width)
    return _lines_width(lines, size) + 12 if lines else 0


@lru_cache(maxsize=256)
def _cost_lines(space: ResearchSpace, height: int, width: int) -> tuple[tuple[Line, ...], int]:
    """The icons of a cost and their size: on two lines if the space is tall but narrow, to keep the plate narrow."""
    signs = cost_signs(space)
    if not signs:
        return (), 0
    if width > _ROOMY:
        return (signs,), min(_COST, height - 8)
    if height < _STACKED_FROM:
        return (signs,), _LOW_COST
    two = _in_two_lines(signs)
    return (two, _LOW_COST) if two else ((signs,), _LOW_COST if width < _TIGHT else _COST)


def _in_two_lines(signs: Iterable[Glyph]) -> tuple[Line, ...]:
    """Split icons into two lines that are as narrow as possible; return no lines if there is only one icon."""
    groups = glyphs.units(signs)
    ways = ((tuple(chain(*groups[:at])), tuple(chain(*groups[at:]))) for at in range(1, len(groups)))
    return min(ways, key=lambda lines: _lines_width(lines, _LOW_COST), default=())


def _lines_width(lines: Iterable[Line], size: int) -> int:
    return max(glyphs_width(line, size) for line in lines)


_COST, _LOW_COST, _LEGIBLE_COST, _LEAST_COST, _TIGHT = 36, 31, 26, 19, 150
"""The height of a cost's icons: with enough space; on two lines, in a shallow row, or in less width than `_TIGHT`;
beside bonus tiles and tokens; and beside many tokens.
"""


def cost_signs(space: ResearchSpace) -> Line:
    return glyphs.tokens(space.cost) + ("#idol",) * space.idols


def printed_track(side: str, height: int) -> Image.Image:
    board = BOARDS[side]
    canvas = Canvas((TRACK_WIDTH, height), _cliff(side, height))
    _bridges(canvas, board, height)
    for row in board.rows:
        _edges(canvas, row, row_box(board, row.row, height), edge_widths(board, row.row, height))
    for space in board.research:
        if not space.lost_temple and space.row:
            box = space_box(side, space.id, height)
            canvas.panel(box, LIGHT, 10, outline=SOFT_INK, line=2)
            if plate := cost_box(space, box):
                _plate(canvas, plate, *_cost_lines(space, box[3] - box[1], box[2] - box[0]))
    canvas.frame((0, 0, TRACK_WIDTH - 1, height - 1), BRASS, 14)
    canvas.frame((1, 1, TRACK_WIDTH - 2, height - 2), BRASS, 13)
    return canvas.image


def _cliff(side: str, height: int) -> Image.Image:
    mood, smooth, board = MOODS[side], 2, BOARDS[side]
    picture = graded((TRACK_WIDTH * smooth, height * smooth), mixed(mood.peak, WHITE, 0.2), mood.track)
    draw = ImageDraw.Draw(picture)
    for row in range(_ROWS + 1, -1, -1):
        top = row_box(board, row, height)[0] - 6 if row <= _ROWS else temple_height(height) - 24
        inset = 5 + row * 4
        shade = mixed(CLIFF, LEDGE, row / (_ROWS + 1))
        left, right = [], []
        for at in range(7):  # rough edges, the same every time
            y = top + (height - top) * at // 6
            jag = (at * 37 + row * 53) % 9 - 4
            left.append(((inset + jag) * smooth, y * smooth))
            right.append(((TRACK_WIDTH - inset - jag) * smooth, y * smooth))
        draw.polygon([*left, *reversed(right)], fill=shade)
        draw.line([left[0], right[0]], fill=mixed(shade, WHITE, 0.35), width=3 * smooth)
        for at in range(5):  # cracks in the rock
            x = (60 + (at * 113 + row * 71) % (TRACK_WIDTH - 120)) * smooth
            y = (top + 12) * smooth
            draw.line([(x, y), (x + 9, y + 22), (x - 5, y + 46)], fill=mixed(shade, INK, 0.16), width=smooth)
    return picture.resize((TRACK_WIDTH, height), Image.Resampling.LANCZOS)


def _bridges(canvas: Canvas, board: Board, height: int) -> None:
    boxes = {space.id: space_box(board.id, space.id, height) for space in board.research if not space.lost_temple}
    start = boxes[0]
    boxes[0] = (LEFT_EDGE, start[1], TRACK_WIDTH - RIGHT_EDGE, start[3])
    for space in board.research:
        if space.lost_temple:
            continue
        low = boxes[space.id]
        for above in space.next:
            high = boxes.get(above, (low[0], 0, low[2], temple_height(height)))
            left, right = max(low[0], high[0]), min(low[2], high[2])
            x = (left + right) // 2 if right > left else left - 3
            _bridge(canvas, x, high[3] - 5, low[1] + 5)


def _bridge(canvas: Canvas, x: int, top: int, bottom: int) -> None:
    for y in range(top, bottom, 6):
        canvas.panel((x - 19, y, x + 19, y + 5), PLANK, 1)
    for side in (x - 17, x + 17):
        canvas.line([(side, top), (side, bottom)], ROPE, 4)


def columns_box(board: Board, height: int) -> Box:
    top = row_box(board, _ROWS, height)[0]
    return 0, top - 23, TRACK_WIDTH, top + 5


def draw_columns(canvas: Canvas, side: str, height: int) -> None:
    board = BOARDS[side]
    _, top, _, bottom = columns_box(board, height)
    left, right = edge_widths(board, _ROWS, height)
    for token, x in (("glass", (35 + left - 4) // 2), ("notebook", TRACK_WIDTH - (right + 7) // 2)):
        canvas.panel((x - 17, top, x + 17, bottom), PLATE, 14, outline=BRASS, line=2)
        canvas.icon(token, (x - 12, top + 2), 24, WHITE)


def _edges(canvas: Canvas, row: ResearchRow, lies: tuple[int, int], widths: tuple[int, int]) -> None:
    top, bottom = lies
    middle = (top + bottom) // 2
    canvas.panel((5, middle - 19, 31, middle + 19), PLATE, 8)
    canvas.text((18, middle), str(row.row), 30, WHITE, bold=True, anchor="mm")
    left, right = widths
    _edge(canvas, (35, top, left - 4, bottom), row.glass, row.glass_points)
    _edge(canvas, (TRACK_WIDTH - right, top, TRACK_WIDTH - 7, bottom), row.notebook, row.notebook_points)


def _edge(canvas: Canvas, box: Box, effect: Effect, points: int) -> None:
    left, top, right, bottom = box
    canvas.panel(box, LIGHT, 8, outline=BRASS, line=2)
    line = edge_signs(effect)
    width = right - left - 8
    middle = (top + bottom) // 2
    centre = (left + right) // 2
    if bottom - top >= _STACKED_FROM:
        laurel(canvas, (centre, middle - 15), points, 34, 30)
        canvas.glyphs((centre, middle + 17), line, 32, INK, ON_LIGHT, width=width)
    else:
        laurel(canvas, (left + 20, middle), points, 34, 30)
        canvas.glyphs((left + 38 + (right - left - 40) // 2, middle), line, 30, INK, ON_LIGHT, width=width - 30)


def edge_signs(effect: Effect) -> Line:
    match effect:
        case Recruit() | Rescue():
            return _ONE_MORE, "#assistant@silver"
        case UpgradeAssistant():
            return "#assistant@silver", glyphs.ARROW, "#assistant@gold"
        case Buy(free=True):
            return _ONE_MORE, "#artifact"
        case Overcome():
            return "#guardian", "✓"
        case _:
            return glyphs.bare(effect)


def laurel(canvas: Canvas, centre: tuple[int, int], points: int, size: int, letters: int) -> None:
    canvas.icon("points", (centre[0] - size // 2, centre[1] - size // 2), size, mixed(BRASS, LIGHT, 0.45))
    canvas.text(centre, str(points), letters, POINTS, bold=True, anchor="mm")


def _plate(canvas: Canvas, plate: Box, lines: Sequence[Line], size: int) -> None:
    left, top, right, bottom = plate
    canvas.panel(plate, PLATE, 8)
    step = (bottom - top) // len(lines)
    for at, line in enumerate(lines):
        middle = ((left + right) // 2, top + step * at + step // 2)
        canvas.glyphs(middle, line, size, WHITE, ON_DARK, width=right - left - 4)


class NarrowCost(NamedTuple):
    plate: Box
    lines: tuple[Line, ...]
    size: int


@lru_cache(maxsize=256)
def narrowed_cost(space: ResearchSpace, box: Box, least: int, wanted: int) -> NarrowCost:
    """Leave a lane of the `wanted` width if the cost stays legible, or else of the `least` width; icons may be on two
    lines in a shallow row.
    """
    left, top, right, bottom = box
    lines, _ = _cost_lines(space, bottom - top, right - left)
    is_low = bottom - top < _STACKED_FROM
    sizes = (_LEGIBLE_COST if is_low else _LOW_COST, _LEAST_COST)
    legible, floor = (left + _lines_width(lines, each) + 10 for each in sizes)
    end = min(right - least, max(legible, right - wanted))
    if end < floor and is_low and (two := _in_two_lines(chain(*lines))):
        size = (bottom - top - 4) // 2
        return NarrowCost((left + 3, top + 2, left + _lines_width(two, size) + 10, bottom - 2), two, size)
    return NarrowCost((left + 3, top + 3, max(end, floor), bottom - 3), lines, _LOW_COST)


def narrow_cost(canvas: Canvas, box: Box, cost: NarrowCost) -> None:
    left, top, right, bottom = box
    canvas.panel((left + 3, top + 3, right - 3, bottom - 3), LIGHT, 8)
    _plate(canvas, *cost)
