"""A site that can be dug at, as a picture of its own: its place, what it gives, who stands there, and its guardian."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from arnak_bot.engine.content import BOARDS, GUARDIAN_POINTS, SITE_TILE_BY_KEY
from arnak_bot.engine.printed import Site
from arnak_bot.engine.state import BLOCKED, EMPTY
from arnak_bot.engine.travel import Icons
from arnak_bot.engine.view import SiteView
from images import glyphs
from images.canvas import Box, Canvas, fitting_size, glyphs_width, text_width
from images.figures_on_map import draw_figure
from images.glyphs import Line
from images.guardians import draw_portrait, guardian_name
from images.layout import SiteGrid
from images.places import place_picture
from images.theme import (
    ACCENT,
    BLOCKED_GROUND,
    BLOCKED_SIGN,
    BRASS,
    DANGER,
    GOLD,
    INK,
    LIGHT,
    ON_DARK,
    ON_LIGHT,
    PLATE,
    POINTS,
    SITE_HEADS,
    WHITE,
)

__all__ = ["name_lines", "site_picture"]

_GAP = 6
_RADIUS = 16


@lru_cache(maxsize=96)
def site_picture(
    board: str, site_id: str, grid: SiteGrid, seen: SiteView, initials: tuple[str, ...], *, marked: bool
) -> Image.Image:
    """One site: most look as they did a turn ago. Do not draw on it: it is remembered."""
    printed = next(site for site in BOARDS[board].sites if site.id == site_id)
    left, top, right, bottom = grid.box(printed)
    width, height = right - left, bottom - top
    tile = SITE_TILE_BY_KEY[printed.level, seen.tile] if printed.level else None
    key = printed.id if tile is None else f"{tile.level}-{tile.number}"
    canvas = Canvas((width, height), ACCENT if marked else BRASS)
    edge = 5 if marked else 3
    canvas.paste(place_picture(key, (width - 2 * edge, height - 2 * edge)), (edge, edge), _RADIUS - edge)
    name = printed.name if tile is None else tile.name
    beside = seen.guardian and _is_wide(grid)
    label = f"{printed.id} {name}" if printed.level else name
    if seen.guardian:
        label = _short_label(grid, printed.id, name)
    below = _label(canvas, grid, label, printed.level, width - 78 if beside else width)
    effect = glyphs.effect(printed.effect if tile is None else tile.effect)
    floor = height - _GAP - 1
    if seen.guardian:
        _guarded(canvas, grid, printed, seen, effect, initials, below)
        return canvas.image
    pads = _pads(canvas, grid, printed, seen, (_GAP + 2, floor), initials)
    if printed.level:
        _gains(canvas, grid, effect, (pads + _GAP, below + 2, width - _GAP - 2, floor))
    else:
        _gains(canvas, grid, effect, (grid.sign, below + 2, width - _GAP - 2, floor - grid.sign - 14))
    return canvas.image


def name_lines(name: str, width: int, size: int) -> tuple[str, ...]:
    """A name on one line where it fits, else on two."""
    if text_width(name, size, bold=True) <= width:
        return (name,)
    first, _, rest = name.rpartition(" ")
    return (first, rest)


def _short_label(grid: SiteGrid, site_id: str, name: str) -> str:
    """What a guardian leaves room for: one line, with the id where that fits (on a wide site it stands elsewhere)."""
    if _is_wide(grid):
        return name
    room = grid.site[0] - 16
    whole = f"{site_id} {name}"
    return next((text for text in (whole, name) if text_width(text, grid.text, bold=True) <= room), _begun(name))


def _begun(name: str) -> str:
    return f"{name.partition(' ')[0]}…"


def _is_wide(grid: SiteGrid) -> bool:
    """Whether a site is so wide that a guardian stands beside what it guards."""
    return grid.site[0] > 1.5 * grid.site[1]


def _label(canvas: Canvas, grid: SiteGrid, name: str, level: int, width: int) -> int:
    """The name, behind the id of its place, on a slip of paper in the corner; returns where it ends."""
    size = grid.text
    while _is_wide(grid) and text_width(name, size, bold=True) > width - 16:
        size -= 1
    lines = name_lines(name, width - 16, size)
    line = grid.text + 4
    bottom = 3 + line * len(lines)
    room = max(text_width(each, size, bold=True) for each in lines) + 18
    canvas.panel((0, 0, room, bottom + 2), SITE_HEADS[level], 10)
    for at, each in enumerate(lines):
        canvas.text((9, 3 + line // 2 + at * line), each, size, INK, bold=True)
    return bottom + 2


def _pads(
    canvas: Canvas, grid: SiteGrid, site: Site, seen: SiteView, corner: tuple[int, int], initials: tuple[str, ...]
) -> int:
    """The archaeologist spaces from the lower left corner: the cost on a dark plate, or who stands there."""
    left, bottom = corner
    height = grid.sign + 12
    for cost, stander in zip(site.spaces, seen.standers, strict=True):
        width = grid.sign + 16 if len(cost) == 1 else round(grid.sign * 1.9)
        _pad(canvas, grid, cost, stander, (left, bottom - height, left + width, bottom), initials)
        left += width + 4
    return left - 4


def _pad(canvas: Canvas, grid: SiteGrid, cost: Icons, stander: int, box: Box, initials: tuple[str, ...]) -> None:
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
        canvas.panel(box, BLOCKED_GROUND, 10)
        size = min(right - left, bottom - top) - 14
        canvas.icon("blocked", (middle - size // 2, (top + bottom - size) // 2), size, BLOCKED_SIGN)
    else:
        canvas.panel((left, bottom - 16, right, bottom), LIGHT, 8, outline=BRASS, line=2)
        height = grid.figure if bottom - top > grid.sign + 8 else grid.figure - 14
        draw_figure(canvas, stander, initials[stander], (middle, bottom - 3), height)


def _gains(canvas: Canvas, grid: SiteGrid, effect: Line, box: Box) -> None:
    """What the site gives: a light plate in the lower right of its box, on two lines where one would be smaller."""
    left, top, right, bottom = box
    room, high = right - left - 10, bottom - top
    ways = [_sized(lines, grid.sign, room, high) for lines in _parted(effect)]
    lines, size = max(ways, key=lambda way: (way[1], -len(way[0])))
    width = max(glyphs_width(line, size) for line in lines) + 10
    height = min(high, len(lines) * size + 12)
    canvas.panel((right - width, bottom - height, right, bottom), LIGHT, 10)
    step = (height - 2) // len(lines)
    for at, line in enumerate(lines):
        middle = (right - width // 2, bottom - height + 1 + step // 2 + at * step)
        canvas.glyphs(middle, line, size, INK, ON_LIGHT, width=width - 6)


def _sized(lines: list[Line], most: int, width: int, height: int) -> tuple[list[Line], int]:
    """Lines of signs with the size at which they all fit."""
    return lines, min(most, (height - 1) // len(lines), *(fitting_size(line, most, width) for line in lines))


def _parted(effect: Line) -> list[list[Line]]:
    """The ways to set a line of signs on one, two or three lines, no number parted from its sign."""
    words: list[Line] = []
    for glyph in effect:
        if words and not words[-1][-1].startswith("#"):
            words[-1].append(glyph)
        else:
            words.append([glyph])
    shares = sorted({-(-len(words) // count) for count in (1, 2, 3)}, reverse=True)
    return [[_joined(words[at : at + share]) for at in range(0, len(words), share)] for share in shares]


def _joined(words: list[Line]) -> Line:
    return [glyph for word in words for glyph in word]


@dataclass(frozen=True, slots=True)
class _Guard:
    """Where a guardian and what it guards lie on a site."""

    plate: Box  # its name and what it takes to overcome it
    face: Box
    gains: Box
    pad: Box
    medals: tuple[int, int]  # the upper left corner of the upper one
    medal: int


def _guard_beside(grid: SiteGrid, below: int) -> _Guard:
    """On a site wider than high: what one needs at the left, the guardian at the right."""
    width, height = grid.site
    floor, middle, medal = height - _GAP - 1, width - 119, grid.sign - 11
    plate = (middle, floor - 2 * grid.sign + 4, width - _GAP - 1, floor)
    face = plate[1] + 10
    pad = (_GAP + 2, floor - grid.sign - 4, _GAP + grid.sign + 20, floor)
    gains = (_GAP + 2, below + 2, middle - 3, pad[1] - 3)
    left = width - face - 3
    return _Guard(plate, (left, 2, left + face, 2 + face), gains, pad, (left - medal // 2 - 2, 2), medal)


def _guard_below(grid: SiteGrid, below: int) -> _Guard:
    """On a site about as high as wide: the guardian above what it takes to overcome it."""
    width, height = grid.site
    floor, medal = height - _GAP - 1, grid.sign - 10
    top = floor - grid.text - grid.sign + 4
    pad = (_GAP + 2, top, _GAP + grid.sign + 14, floor)
    face = top - min(below, grid.text + 9) + 8
    left = width - face - 3
    medals = (left - medal // 2 if below < grid.text + 12 else left, top - 2 * medal)
    gains = (_GAP + 2, below - 4, medals[0] - 3, top)
    plate = (pad[2] + 4, top, width - _GAP - 1, floor)
    return _Guard(plate, (left, top - face + 6, left + face, top + 6), gains, pad, medals, medal)


def _guarded(
    canvas: Canvas, grid: SiteGrid, site: Site, seen: SiteView, effect: Line, initials: tuple[str, ...], below: int
) -> None:
    """The guardian before its site: its face, its name, what it takes to overcome it, what it is worth and gives."""
    at = (_guard_beside if _is_wide(grid) else _guard_below)(grid, below)
    draw_portrait(canvas, seen.guardian, at.face[:2], at.face[2] - at.face[0])
    _gains(canvas, grid, effect, at.gains)
    _pad(canvas, grid, site.spaces[0], seen.standers[0], at.pad, initials)
    left, top, right, bottom = at.plate
    if _is_wide(grid):  # where a name beside a guardian has no room for the id
        canvas.panel((at.pad[2] + 2, bottom - 28, left - 2, bottom), SITE_HEADS[site.level], 6)
        between = ((at.pad[2] + left) // 2, bottom - 14)
        canvas.fitted_text(between, site.id, left - at.pad[2] - 6, 22, INK, smallest=18, bold=True, anchor="mm")
    canvas.panel(at.plate, DANGER, 10)
    middle = (left + right) // 2
    name = guardian_name(seen.guardian, right - left - 10, grid.text)
    canvas.text((middle, top + 2 + grid.text // 2), name, grid.text, WHITE, bold=True, anchor="mm")
    size = bottom - top - grid.text - 6
    cost = glyphs.guardian_cost(seen.guardian)
    canvas.glyphs((middle, bottom - 3 - size // 2), cost, size, WHITE, ON_DARK, width=right - left - 8)
    x, y = at.medals
    radius = at.medal // 2
    for top in (y, y + at.medal):
        canvas.panel((x, top, x + at.medal, top + at.medal), LIGHT, radius, outline=GOLD, line=2)
    canvas.text(
        (x + radius, y + radius + 1), str(GUARDIAN_POINTS), min(grid.text, at.medal), POINTS, bold=True, anchor="mm"
    )
    boon = (x + radius, y + at.medal + radius)
    canvas.glyphs(boon, glyphs.boon(seen.guardian), at.medal - 8, INK, ON_LIGHT, width=at.medal - 7)
