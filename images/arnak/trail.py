"""The last move on the map: a trail of the player's shapes to the site, and a slip with what they gained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import groupby, pairwise

from images.arnak import glyphs
from images.arnak.layout import SiteGrid
from images.arnak.marks import Outcome, Step
from images.arnak.sites import SLIP_HIGHER, SLIP_SMALLER, SitePicture
from images.arnak.theme import ON_DARK
from images.kit.boxes import Box, wider
from images.kit.canvas import Canvas
from images.kit.surface import Surface, lay
from images.kit.text import fitting_size, glyphs_width
from images.kit.theme import ACCENT, PLATE, WHITE

_STEP = 20
_DOT = 13
_LEAST_DOTS = 3
_LIT = 20
"""How far the target site's glow reaches, plus half a shape: a shape any nearer would be partly hidden."""


def trail_points(grid: SiteGrid, step: Step, boxes: Mapping[str, Box]) -> list[tuple[int, int]]:
    """The corners of a trail: from the shore along a gap between columns, or straight from the previous site."""
    left, top, right, bottom = boxes[step.target]
    middle = (left + right) // 2
    if step.source:
        start = boxes[step.source]
        source = ((start[0] + start[2]) // 2, (start[1] + start[3]) // 2)
        return [source, (middle, (top + bottom) // 2)]
    if top >= grid.tops[0]:
        return []  # a camp is on the shore
    sea = grid.tops[0] + grid.camp[1] + 2  # above the line with the last move
    beside = left - 10 if left > grid.left + 40 else right + 9
    return [(beside, sea), (beside, (top + bottom) // 2), (middle, (top + bottom) // 2)]


def draw_trail(
    canvas: Surface, grid: SiteGrid, step: Step, boxes: Mapping[str, Box], covered: Sequence[Box] = ()
) -> None:
    """Draw a row of small shapes, except where it is `covered` and in gaps where only a few would be visible."""
    lit = wider(boxes[step.target], _LIT, _LIT)
    is_seen = partial(_is_seen, covered=[lit, *(wider(box, _DOT // 2 + 2, _DOT // 2 + 2) for box in covered)])
    for start, end in pairwise(trail_points(grid, step, boxes)):
        for seen, places in groupby(_places(start, end), is_seen):
            if seen and len(dots := tuple(places)) >= _LEAST_DOTS:
                (left, *_, right), (top, *_, bottom) = (sorted(ends) for ends in zip(*dots, strict=True))
                around = (left - _DOT, top - _DOT, right + _DOT, bottom + _DOT)
                canvas.add(_dots, around, step.seat, dots)


def _places(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    (x, y), (to_x, to_y) = start, end
    length = max(1, round(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5))
    return [(x + (to_x - x) * at // length, y + (to_y - y) * at // length) for at in range(0, length, _STEP)]


def _is_seen(place: tuple[int, int], covered: Sequence[Box]) -> bool:
    x, y = place
    return not any(left < x < right and top < y < bottom for left, top, right, bottom in covered)


def _dots(canvas: Canvas, seat: int, dots: Sequence[tuple[int, int]]) -> None:
    for x, y in dots:
        canvas.seat(seat, (x - _DOT // 2, y - _DOT // 2), _DOT, outline=WHITE)


_NUMBER = 36


def draw_step_number(canvas: Surface, number: int, box: Box) -> None:
    """Higher at the left edge of the island, where the number would otherwise cover the site's name."""
    left = max(2, box[0] - 26)
    top = box[1] - (12 if left == box[0] - 26 else 28)
    badge = (left, top, left + _NUMBER, top + _NUMBER)
    lay(canvas, Canvas.badge, badge, str(number), 30)


def outcome_line(outcome: Outcome) -> glyphs.Line:
    return "+", *glyphs.tokens(outcome.gains)


_WITHIN = 6


def draw_outcome(canvas: Surface, grid: SiteGrid, outcome: Outcome, box: Box, site: SitePicture) -> None:
    """Left out if there is no room on the site, since the headline and the player's panel show it too."""
    left, top, right, _ = box
    line = outcome_line(outcome)
    size = fitting_size(line, grid.sign - SLIP_SMALLER, right - left - 2 * _WITHIN - 20)
    high = size + SLIP_HIGHER
    width = glyphs_width(line, size) + 20
    x = right - _WITHIN - width
    down = site.room_for(x - left, high)
    if down is None:
        return
    lay(canvas, _slip, (x, top + down, x + width, top + down + high), line, size)


def _slip(canvas: Canvas, box: Box, line: glyphs.Line, size: int) -> None:
    left, top, right, bottom = box
    canvas.panel(box, PLATE, (bottom - top) // 2, outline=ACCENT)
    canvas.glyphs(((left + right) // 2 + 2, (top + bottom) // 2), line, size, WHITE, ON_DARK)
