"""The spaces of a site: the travel cost, or the archaeologist who stands there, or a padlock."""

from __future__ import annotations

from typing import NamedTuple

from arnak_bot.games.arnak.engine.printed import Site
from arnak_bot.games.arnak.engine.state import BLOCKED, EMPTY
from arnak_bot.games.arnak.engine.travel import Icons
from arnak_bot.games.arnak.engine.view import SiteView
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak import glyphs
from images.arnak.figures_on_map import draw_figure, figure_width
from images.arnak.layout import SiteGrid
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.text import text_width
from images.kit.theme import BLOCKED_GROUND, BLOCKED_SIGN, INK, LIGHT, PLATE, SEATS, WHITE

GAP = 6
"""The gap between the edge of a site and what is drawn on it."""
_STEP = 30
"""The height of the step under an archaeologist, which shows the travel cost."""


class Spot(NamedTuple):
    """A site to be drawn, on a canvas of its size; `letters`: of the seats."""

    canvas: Canvas
    grid: SiteGrid
    site: Site
    seen: SiteView
    letters: tuple[str, ...]
    words: Words


def draw_spaces(spot: Spot, corner: tuple[int, int], high: int = 999) -> int:
    """Start at the lower left corner, at most `high` pixels tall; return where the spaces end."""
    canvas, grid, site, seen, *_ = spot
    left, bottom = corner
    height = min(grid.sign + 12, high)
    beside = bool(site.level) and high < grid.figure + 10
    if seen.guardian and not site.level:
        widths = [_NARROWEST] * len(site.spaces)
    elif seen.guardian and not grid.is_wide and len(site.spaces[0]) > 1 and seen.standers[0] in (EMPTY, BLOCKED):
        height, widths = high, [_NARROW]
    else:
        widths = _widths(spot, height, beside=beside)
    for cost, stander, width in zip(site.spaces, seen.standers, widths, strict=True):
        box = (left, bottom - height, left + width, bottom)
        if stander == EMPTY:
            _free(canvas, grid, cost, box)
        elif stander == BLOCKED:
            _closed(spot, box)
        elif beside:
            _stand_beside(spot, cost, stander, box)
        elif site.level:
            _stand_on_step(spot, cost, stander, box)
        else:  # at a camp, the travel cost that was paid is not shown
            draw_alone(spot, stander, (left, box[1] - _ABOVE, *box[2:]))
        left += width + 4
    return left - 4


_NARROW, _NARROWEST = 46, 36
"""Next to a guardian: the width of a space with two travel icons, one above the other, and of each space of a camp."""


def _widths(spot: Spot, height: int, *, beside: bool) -> list[int]:
    """The width of each space (camps have two): the travel cost stays visible beside an archaeologist at a site."""
    _, grid, site, seen, *_ = spot
    widths = []
    for cost, stander in zip(site.spaces, seen.standers, strict=True):
        free = grid.sign + 16 if len(cost) == 1 else round(grid.sign * 1.9)
        stands = beside and stander not in (EMPTY, BLOCKED)
        widths.append(figure_width(_beside_height(grid, height)) + _STEP + 3 if stands else free)
    spare = (grid.site if site.level else grid.camp)[0] - 2 * GAP - 4 * len(widths) - sum(widths)
    return widths if spare >= 0 else [*widths[:-1], widths[-1] + spare]


def _beside_height(grid: SiteGrid, height: int) -> int:
    return min(grid.figure - 14, height)


def _free(canvas: Canvas, grid: SiteGrid, cost: Icons, box: Box) -> None:
    left, top, right, bottom = box
    middle = (left + right) // 2
    canvas.panel(box, PLATE, 10)
    line = glyphs.travel(cost)
    if len(line) == 2 and bottom - top > 1.2 * (right - left):
        size = min(right - left - 10, (bottom - top - 8) // 2)
        for at, icon in enumerate(line):
            canvas.glyphs((middle + 1, top + 4 + size // 2 + at * size), [icon], size, WHITE, {})
        return
    canvas.glyphs((middle + 1, (top + bottom) // 2), line, grid.sign - 2, WHITE, {}, width=right - left - 8)


def _closed(spot: Spot, box: Box) -> None:
    (left, top, right, bottom), canvas, said = box, spot.canvas, spot.words.pictures.closed()
    canvas.panel(box, BLOCKED_GROUND, 10)
    middle, letters = (left + right) // 2, 20 if spot.grid.is_wide else 30
    said = said if text_width(said, letters, bold=True) <= right - left else ""
    lock = bottom - top - (letters + 1 if said else 8)
    canvas.icon("blocked", (middle - lock // 2, top + (2 if said else 4)), lock, BLOCKED_SIGN)
    canvas.text((middle, bottom - letters // 2 - 1), said, letters, INK, bold=True, anchor="mm")


def _stand_on_step(spot: Spot, cost: Icons, seat: int, box: Box) -> None:
    canvas, grid, *_ = spot
    left, _, right, bottom = box
    middle = (left + right) // 2
    _backing(canvas, seat, (left - 2, bottom - _STEP - grid.figure + 3, right + 2, bottom + 2))
    canvas.panel((left + 2, bottom - _STEP, right - 2, bottom - 2), PLATE, 7)
    signs = glyphs.travel(cost)
    canvas.glyphs((middle + 1, bottom - _STEP // 2), signs, _STEP - 1, WHITE, {}, width=right - left - 4)
    draw_figure(canvas, seat, spot.letters[seat], (middle, bottom - _STEP + 2), grid.figure - 6)


def _stand_beside(spot: Spot, cost: Icons, seat: int, box: Box) -> None:
    """Draw an archaeologist where there is little room above: the travel cost goes beside them instead of below."""
    canvas, (left, top, right, bottom) = spot.canvas, box
    height = _beside_height(spot.grid, bottom - top)
    body = figure_width(height)
    signs = glyphs.travel(cost) if right - left - body >= _LEAST_PLATE else ()
    _backing(canvas, seat, (left - 3, bottom - height - 1, right if signs else left + body - 1, bottom + 3))
    if signs:
        canvas.panel((left + body - 1, top, right - 4, bottom - 1), PLATE, 7)
    middle = (left + body - 5 + right) // 2
    step = min(bottom - top - 4, _STEP + 2, (bottom - top - 2) // max(1, len(signs)))
    for at, sign in enumerate(signs):
        y = (top + bottom) // 2 + (2 * at + 1 - len(signs)) * step // 2
        canvas.glyphs((middle, y), [sign], step, WHITE, {})
    draw_figure(canvas, seat, spot.letters[seat], (left + body // 2 - 3, bottom), height)


_LEAST_PLATE = 24
"""With less room than this beside an archaeologist, the travel cost, already paid, is left out."""


def draw_alone(spot: Spot, seat: int, room: Box) -> None:
    """Draw an archaeologist without the travel cost, as large as there is room for."""
    left, top, right, bottom = room
    height = min((right - left) * 4 // 3, bottom - top)
    _backing(spot.canvas, seat, (left - 1, bottom - height - 3, right + 1, bottom + 2))
    draw_figure(spot.canvas, seat, spot.letters[seat], ((left + right) // 2, bottom), height)


_ABOVE = 6
"""How far an archaeologist at a camp extends above the space."""


def _backing(canvas: Canvas, seat: int, box: Box) -> None:
    canvas.panel(box, LIGHT, 10, outline=SEATS[seat].colour, line=4)
