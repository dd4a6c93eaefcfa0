"""The spaces of a site: the travel cost, or the archaeologist who stands there, or a padlock."""

from __future__ import annotations

from arnak_bot.games.arnak.engine.printed import Site
from arnak_bot.games.arnak.engine.state import BLOCKED, EMPTY
from arnak_bot.games.arnak.engine.travel import Icons
from arnak_bot.games.arnak.engine.view import SiteView
from images.arnak import glyphs
from images.arnak.figures_on_map import draw_figure, figure_width
from images.arnak.layout import SiteGrid
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.text import text_width
from images.kit.theme import BLOCKED_GROUND, BLOCKED_SIGN, INK, LIGHT, PLATE, SEATS, WHITE

GAP = 6
"""Between the edge of a site and what is drawn on it."""
_STEP = 30
"""The height of the step under an archaeologist, which shows the travel cost."""


def draw_spaces(
    canvas: Canvas,
    grid: SiteGrid,
    site: Site,
    seen: SiteView,
    corner: tuple[int, int],
    initials: tuple[str, ...],
    closed: str,
    high: int = 999,
) -> int:
    """The archaeologist spaces from the lower left corner, at most `high`: the cost on a dark plate, or the
    archaeologist. Returns where they end.
    """
    left, bottom = corner
    height = min(grid.sign + 12, high)
    if site.level and not grid.is_wide and len(site.spaces[0]) > 1 and high < 999 and seen.standers[0] < 0:
        box = (left, bottom - high, left + _NARROW, bottom)
        _space(canvas, grid, site.spaces[0], seen.standers[0], box, (), closed)
        return left + _NARROW
    beside = not site.level or high < grid.figure + 10
    draw = _space_beside if beside else _space
    for (cost, stander), width in zip(
        zip(site.spaces, seen.standers, strict=True), _widths(grid, site, seen, height, beside=beside), strict=True
    ):
        draw(canvas, grid, cost, stander, (left, bottom - height, left + width, bottom), initials, closed)
        left += width + 4
    return left - 4


_NARROW = 46
"""The width of a space with two travel icons, above each other, next to a guardian."""


def draw_narrow_spaces(
    canvas: Canvas,
    grid: SiteGrid,
    site: Site,
    seen: SiteView,
    corner: tuple[int, int],
    initials: tuple[str, ...],
    closed: str,
    high: int,
) -> int:
    """The two spaces of a camp that a guardian has moved to: the travel cost, or only the archaeologist."""
    left, bottom = corner
    for cost, stander in zip(site.spaces, seen.standers, strict=True):
        box = (left, bottom - min(high, grid.sign + 12), left + _NARROWEST, bottom)
        if stander in (EMPTY, BLOCKED):
            _space(canvas, grid, cost, stander, box, initials, closed)
        else:
            _stand(canvas, stander, (left - 1, bottom - min(high, 48) - 3, left + _NARROWEST + 1, bottom + 2))
            draw_figure(canvas, stander, initials[stander], (left + _NARROWEST // 2, bottom), min(high, 48))
        left += _NARROWEST + 4
    return left - 4


_NARROWEST = 36


def _widths(grid: SiteGrid, site: Site, seen: SiteView, height: int, *, beside: bool) -> list[int]:
    """The width of each space: an archaeologist leaves the travel cost visible. Two spaces fit on a camp."""
    widths = []
    for cost, stander in zip(site.spaces, seen.standers, strict=True):
        free = grid.sign + 16 if len(cost) == 1 else round(grid.sign * 1.9)
        stands = beside and stander not in (EMPTY, BLOCKED)
        widths.append(figure_width(_beside_height(grid, height)) + _STEP + 3 if stands else free)
    spare = (grid.site if site.level else grid.camp)[0] - 2 * GAP - 4 * len(widths) - sum(widths)
    return widths if spare >= 0 else [*widths[:-1], widths[-1] + spare]


def _beside_height(grid: SiteGrid, height: int) -> int:
    """The height of an archaeologist who is next to the travel cost."""
    return min(grid.figure - 14, height)


def _space(
    canvas: Canvas, grid: SiteGrid, cost: Icons, stander: int, box: Box, initials: tuple[str, ...], closed: str
) -> None:
    left, top, right, bottom = box
    middle = (left + right) // 2
    if stander == EMPTY:
        canvas.panel(box, PLATE, 10)
        line = glyphs.travel(cost)
        if len(line) == 2 and bottom - top > 1.2 * (right - left):
            size = min(right - left - 10, (bottom - top - 8) // 2)
            for at, icon in enumerate(line):
                canvas.glyphs((middle + 1, top + 4 + size // 2 + at * size), [icon], size, WHITE, {})
            return
        canvas.glyphs((middle + 1, (top + bottom) // 2), line, grid.sign - 2, WHITE, {}, width=right - left - 8)
    elif stander == BLOCKED:
        _closed(canvas, grid, box, closed)
    else:
        _stand(canvas, stander, (left - 2, bottom - _STEP - grid.figure + 3, right + 2, bottom + 2))
        canvas.panel((left + 2, bottom - _STEP, right - 2, bottom - 2), PLATE, 7)
        signs = glyphs.travel(cost)
        canvas.glyphs((middle + 1, bottom - _STEP // 2), signs, _STEP - 1, WHITE, {}, width=right - left - 4)
        draw_figure(canvas, stander, initials[stander], (middle, bottom - _STEP + 2), grid.figure - 6)


_LEAST_PLATE = 24
"""With less room beside an archaeologist, the cost that is paid already is left out."""


def _stand(canvas: Canvas, seat: int, box: Box) -> None:
    """A light place with a rim in the player's colour behind an archaeologist, who would be lost on a landscape."""
    canvas.panel(box, LIGHT, 10, outline=SEATS[seat].colour, line=4)


def _space_beside(
    canvas: Canvas, grid: SiteGrid, cost: Icons, stander: int, box: Box, initials: tuple[str, ...], closed: str
) -> None:
    """A space with little room above it: the travel cost goes beside the archaeologist."""
    if stander in (EMPTY, BLOCKED):
        _space(canvas, grid, cost, stander, box, initials, closed)
        return
    left, top, right, bottom = box
    height = _beside_height(grid, bottom - top)
    body = figure_width(height)
    signs = glyphs.travel(cost) if right - left - body >= _LEAST_PLATE else []
    _stand(canvas, stander, (left - 3, bottom - height - 1, right if signs else left + body - 1, bottom + 3))
    if signs:
        canvas.panel((left + body - 1, top, right - 4, bottom - 1), PLATE, 7)
    middle = (left + body - 5 + right) // 2
    step = min(bottom - top - 4, _STEP + 2, (bottom - top - 2) // max(1, len(signs)))
    for at, sign in enumerate(signs):
        y = (top + bottom) // 2 + (2 * at + 1 - len(signs)) * step // 2
        canvas.glyphs((middle, y), [sign], step, WHITE, {})
    draw_figure(canvas, stander, initials[stander], (left + body // 2 - 3, bottom), height)


def _closed(canvas: Canvas, grid: SiteGrid, box: Box, said: str) -> None:
    """A space that is closed at this player count: a padlock and, if there is room, the word."""
    left, top, right, bottom = box
    canvas.panel(box, BLOCKED_GROUND, 10)
    middle, letters = (left + right) // 2, 20 if grid.is_wide else 30
    said = said if text_width(said, letters, bold=True) <= right - left else ""
    lock = bottom - top - (letters + 1 if said else 8)
    canvas.icon("blocked", (middle - lock // 2, top + (2 if said else 4)), lock, BLOCKED_SIGN)
    canvas.text((middle, bottom - letters // 2 - 1), said, letters, INK, bold=True, anchor="mm")
