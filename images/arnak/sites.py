"""A site that can be dug at, as a picture of its own: its place, what it gives, who stands there, and its guardian."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from arnak_bot.games.arnak.engine.content import (
    BOARDS,
    GUARDIAN_BY_NUMBER,
    GUARDIAN_POINTS,
    SITE_TILE_BY_KEY,
    site_effect,
)
from arnak_bot.games.arnak.engine.printed import Site
from arnak_bot.games.arnak.engine.state import BLOCKED, EMPTY
from arnak_bot.games.arnak.engine.travel import Icons
from arnak_bot.games.arnak.engine.view import SiteView
from images.arnak import glyphs
from images.arnak.cliff import laurel
from images.arnak.figures_on_map import draw_figure, figure_width
from images.arnak.glyphs import Line
from images.arnak.guardians import draw_portrait
from images.arnak.layout import SiteGrid
from images.arnak.places import place_picture
from images.arnak.theme import ON_DARK, ON_LIGHT, SITE_HEADS
from images.kit.canvas import Box, Canvas, fitted, fitting_size, glyphs_width, text_width
from images.kit.keeping import kept
from images.kit.theme import ACCENT, BLOCKED_GROUND, BLOCKED_SIGN, BRASS, DANGER, GOLD, INK, LIGHT, PLATE, WHITE

__all__ = ["name_lines", "site_picture"]

_GAP = 6
_RADIUS = 16
_STEP = 26
"""How high the step is on which an archaeologist stands: it shows what coming here takes."""


@kept(megabytes=7)
def site_picture(
    board: str, site_id: str, grid: SiteGrid, seen: SiteView, initials: tuple[str, ...], closed: str, *, marked: bool
) -> Image.Image:
    """One site, `closed` on spaces that are: most look as they did a turn ago. Do not draw on it: it is remembered."""
    printed = next(site for site in BOARDS[board].sites if site.id == site_id)
    left, top, right, bottom = grid.box(printed)
    width, height = right - left, bottom - top
    tile = SITE_TILE_BY_KEY[printed.level, seen.tile] if printed.level else None
    key = printed.id if tile is None else f"{tile.level}-{tile.number}"
    canvas = Canvas((width, height), ACCENT if marked else BRASS)
    edge = 5 if marked else 3
    canvas.paste(place_picture(key, (width - 2 * edge, height - 2 * edge)), (edge, edge), _RADIUS - edge)
    name = printed.name if tile is None else tile.name
    label = f"{printed.id} {name}" if printed.level else name
    effect = glyphs.effect(site_effect(printed, seen.tile))
    floor = height - _GAP - 1
    if seen.guardian:
        _guarded(canvas, grid, printed, seen, effect, initials, closed, name)
        return canvas.image
    below = _label(canvas, grid, label, printed.level, width)[1]
    if printed.level:
        right = _pads(canvas, grid, printed, seen, (_GAP + 2, floor), initials, closed)
        _gains(canvas, grid, effect, (right + _GAP, below + 2, width - _GAP - 2, floor))
    else:
        _gains(canvas, grid, effect, (grid.sign, below + 2, width - _GAP - 2, floor - grid.sign - 14))
        _pads(canvas, grid, printed, seen, (_GAP + 2, floor), initials, closed)
    return canvas.image


def name_lines(name: str, width: int, size: int) -> tuple[str, ...]:
    """A name on one line where it fits, else on two."""
    if text_width(name, size, bold=True) <= width:
        return (name,)
    first, _, rest = name.rpartition(" ")
    return (first, rest)


def _short_label(grid: SiteGrid, site_id: str, name: str) -> str:
    """What a guardian leaves room for on a narrow site: one line, with the id where that fits."""
    room = grid.site[0] - 16
    whole = f"{site_id} {name}"
    return next((text for text in (whole, name) if text_width(text, grid.text, bold=True) <= room), _begun(name))


def _begun(name: str) -> str:
    return f"{name.partition(' ')[0]}…"


def _is_wide(grid: SiteGrid) -> bool:
    """Whether a site is so wide that a guardian stands beside what it guards."""
    return grid.site[0] > 1.5 * grid.site[1]


def _label(canvas: Canvas, grid: SiteGrid, name: str, level: int, width: int) -> tuple[int, int]:
    """The name, behind the id of its place, on a slip of paper in the corner; returns its width and where it ends."""
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
    return room, bottom + 2


def _pads(
    canvas: Canvas,
    grid: SiteGrid,
    site: Site,
    seen: SiteView,
    corner: tuple[int, int],
    initials: tuple[str, ...],
    closed: str,
) -> int:
    """The archaeologist spaces from the lower left corner: the cost on a dark plate, or who stands there."""
    left, bottom = corner
    height = grid.sign + 12
    for cost, stander in zip(site.spaces, seen.standers, strict=True):
        width = grid.sign + 16 if len(cost) == 1 else round(grid.sign * 1.9)
        draw = _pad if site.level else _pad_beside
        draw(canvas, grid, cost, stander, (left, bottom - height, left + width, bottom), initials, closed)
        left += width + 4
    return left - 4


def _pad(
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
        canvas.panel((left, bottom - _STEP, right, bottom), PLATE, 8)
        signs = glyphs.travel(cost)
        canvas.glyphs((middle + 1, bottom - _STEP // 2), signs, _STEP - 3, WHITE, {}, width=right - left - 4)
        draw_figure(canvas, stander, initials[stander], (middle, bottom - _STEP + 2), grid.figure - 6)


def _pad_beside(
    canvas: Canvas, grid: SiteGrid, cost: Icons, stander: int, box: Box, initials: tuple[str, ...], closed: str
) -> None:
    """A space with little room above it: who stands there has what it takes to come here beside them."""
    if stander in (EMPTY, BLOCKED):
        _pad(canvas, grid, cost, stander, box, initials, closed)
        return
    left, top, right, bottom = box
    height = min(grid.figure - 14, bottom - top + 8)
    body = figure_width(height)
    canvas.panel((left + body // 2, top, right, bottom), PLATE, 10)
    signs = glyphs.travel(cost)
    middle = (left + body - 3 + right) // 2
    step = min(bottom - top - 4, _STEP + 2, (bottom - top - 2) // len(signs))
    for at, sign in enumerate(signs):
        y = (top + bottom) // 2 + (2 * at + 1 - len(signs)) * step // 2
        canvas.glyphs((middle, y), [sign], step, WHITE, {})
    draw_figure(canvas, stander, initials[stander], (left + body // 2 - 3, bottom), height)


def _closed(canvas: Canvas, grid: SiteGrid, box: Box, said: str) -> None:
    """A space that is closed with so few players: a padlock and, where there is room for it, the word."""
    left, top, right, bottom = box
    canvas.panel(box, BLOCKED_GROUND, 10)
    middle, letters = (left + right) // 2, 20 if _is_wide(grid) else 30
    said = said if text_width(said, letters, bold=True) <= right - left else ""
    lock = bottom - top - (letters + 1 if said else 8)
    canvas.icon("blocked", (middle - lock // 2, top + (2 if said else 4)), lock, BLOCKED_SIGN)
    canvas.text((middle, bottom - letters // 2 - 1), said, letters, INK, bold=True, anchor="mm")


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

    name: Box
    cost: Box  # what it takes to overcome it
    face: Box
    gains: Box
    pad: Box
    medals: tuple[int, int]  # the upper left corner of the upper one
    medal: int


def _guard_at(grid: SiteGrid, name: Box, pad_width: int, below: int) -> _Guard:
    """The guardian at the right below its name; what the site gives at the left below its own name (`below`), what
    both ask for at the bottom."""
    width, height = grid.site
    floor = height - _GAP - 1
    medal = grid.sign - 11
    pad = (_GAP + 2, floor - grid.sign, _GAP + 2 + pad_width, floor)
    cost = (pad[2] + 4, pad[1], width - _GAP - 1, floor)
    face = cost[1] - name[3] + 6
    left = width - face - 3
    top = name[3] + (0 if _is_wide(grid) else 1)
    gains = (_GAP, below + 1, left - medal - 3, pad[1] - 1)
    return _Guard(name, cost, (left, top, left + face, top + face), gains, pad, (left - medal // 2 - 12, top), medal)


def _names(canvas: Canvas, grid: SiteGrid, site: Site, name: str) -> tuple[Box, int]:
    """Write the site's id and name; return where its guardian's whole name stands, and where what it gives begins.

    On a wide site the guardian's name stands beside the id and the site's name below that, else each on its line.
    """
    width = grid.site[0] if site.level else grid.camp[0]
    if not _is_wide(grid) or not site.level:  # a camp is called by its name alone
        label = _short_label(grid, site.id, name) if site.level else name
        below = _label(canvas, grid, label, site.level, width)[1]
        guardian = (0, below, width, below + grid.text + 3)
        return guardian, guardian[3]
    beside, below = _label(canvas, grid, site.id, site.level, width)
    room = width - (grid.sign + 72)
    shown, size = fitted(name, room - 14, _SITE_NAME, 18, bold=True)
    if shown != name:  # the id says which it is
        return (beside + 2, 0, width, below), below
    slip = (0, below - 4, text_width(shown, size, bold=True) + 16, below + _SITE_NAME - 3)
    canvas.panel(slip, SITE_HEADS[site.level], 8)
    canvas.text((9, (slip[1] + slip[3]) // 2), shown, size, INK, bold=True)
    return (beside + 2, 0, width, below), slip[3]


_SITE_NAME = 23


def _guarded(
    canvas: Canvas,
    grid: SiteGrid,
    site: Site,
    seen: SiteView,
    effect: Line,
    initials: tuple[str, ...],
    closed: str,
    name: str,
) -> None:
    """The guardian before its site: its face, its name, what it takes to overcome it, what it is worth and gives."""
    stander = next((each for each in seen.standers if each not in (EMPTY, BLOCKED)), seen.standers[0])  # camps have two
    pad_width = grid.sign + (18 if _is_wide(grid) else 12)
    if stander != EMPTY:
        pad_width = figure_width(grid.sign + 8) + _STEP
    box, below = _names(canvas, grid, site, name)
    at = _guard_at(grid, box, pad_width, below)
    draw_portrait(canvas, seen.guardian, at.face[:2], at.face[2] - at.face[0])
    _pad_beside(canvas, grid, site.spaces[0], stander, at.pad, initials, closed)
    _gains(canvas, grid, effect, at.gains)
    left, top, right, bottom = at.name
    canvas.panel(at.name, DANGER, 8)
    middle = ((left + right) // 2, (top + bottom) // 2)
    called = GUARDIAN_BY_NUMBER[seen.guardian].name
    least = 22 if _is_wide(grid) else grid.text
    canvas.fitted_text(middle, called, right - left - 2, grid.text, WHITE, smallest=least, bold=True, anchor="mm")
    left, top, right, bottom = at.cost
    canvas.panel(at.cost, DANGER, 10)
    cost = glyphs.guardian_cost(seen.guardian)
    middle = ((left + right) // 2, (top + bottom) // 2)
    canvas.glyphs(middle, cost, grid.sign - 3, WHITE, ON_DARK, width=right - left - 8)
    x, y = at.medals
    radius = at.medal // 2
    for top in (y, y + at.medal):
        canvas.panel((x, top, x + at.medal, top + at.medal), LIGHT, radius, outline=GOLD, line=2)
    laurel(canvas, (x + radius, y + radius), GUARDIAN_POINTS, at.medal - 2, min(grid.text, at.medal))
    boon = (x + radius, y + at.medal + radius)
    canvas.glyphs(boon, glyphs.boon(seen.guardian), at.medal - 8, INK, ON_LIGHT, width=at.medal - 7)
