"""The picture of a site that can be used: its landscape, what it gives, who is there, and its guardian."""

from __future__ import annotations

from typing import NamedTuple

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
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak import glyphs
from images.arnak.cliff import laurel
from images.arnak.figures_on_map import draw_figure, figure_width
from images.arnak.glyphs import Line
from images.arnak.guardians import guardian_figure
from images.arnak.layout import SiteGrid
from images.arnak.places import place_picture
from images.arnak.theme import ON_DARK, ON_LIGHT, SITE_HEADS
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.text import fitting_size, glyphs_width, text_width
from images.kit.theme import ACCENT, BLOCKED_GROUND, BLOCKED_SIGN, BRASS, DANGER, INK, LIGHT, PLATE, SEATS, WHITE

_GAP = 6
SLIP_SMALLER, SLIP_HIGHER = 12, 7
"""How much smaller the signs on the slip are than those of the site, and how much higher the slip is than its signs."""
_RADIUS = 16
_EDGE = 3
"""The width of a site's border; two pixels more if something has just changed."""
_STEP = 30
"""The height of the step under an archaeologist, which shows the travel cost."""


class SitePicture(NamedTuple):
    """A drawn site; `free`: the box at its right with only landscape, or a guardian whose name is below, as room
    for what it has just given; `label`: how far its label extends to the right and down; whether a guardian is there.
    """

    image: Image.Image
    free: Box
    label: tuple[int, int]
    guarded: bool

    def room_for(self, left: int, high: int) -> int | None:
        """The top of a slip of height `high` from `left` to the right edge: where there is only landscape, beside the
        label, or below that, where the site shows its effect. None if there is a guardian, which leaves no room.
        """
        free_from, top, _, bottom = self.free
        if left >= free_from and bottom - top >= high + 2:
            return (top + bottom - high) // 2
        if left >= self.label[0]:
            return _GAP
        return None if self.guarded else self.label[1]


@kept(megabytes=7)
def site_picture(
    board: str,
    site_id: str,
    grid: SiteGrid,
    seen: SiteView,
    initials: tuple[str, ...],
    words: Words,
    *,
    marked: bool,
) -> SitePicture:
    """The picture of a site, cached since most look the same as a turn ago. Do not draw on it."""
    printed = next(site for site in BOARDS[board].sites if site.id == site_id)
    left, top, right, bottom = grid.box(printed)
    width, height = right - left, bottom - top
    tile = SITE_TILE_BY_KEY[printed.level, seen.tile] if printed.level else None
    key = printed.id if tile is None else f"{tile.level}-{tile.number}"
    canvas = Canvas((width, height), ACCENT if marked else BRASS)
    place, edge = place_picture(key, (width - 2 * _EDGE, height - 2 * _EDGE)), _EDGE
    if marked:
        place, edge = place.crop((2, 2, place.width - 2, place.height - 2)), _EDGE + 2
    canvas.paste(place, (edge, edge), _RADIUS - edge)
    name = printed.name if tile is None else tile.name
    label = f"{printed.id} {name}" if printed.level else name
    effect = glyphs.bare(site_effect(printed, seen.tile))
    floor = height - _GAP - 1
    if seen.guardian:
        return _guarded(canvas, grid, printed, seen, effect, initials, words, label)
    told = grid.sign - SLIP_SMALLER + SLIP_HIGHER if marked and not _is_wide(grid) else 0
    write = _narrow_label if not printed.level and (told or not _is_squeezed(grid, label, width - 12)) else _label
    slip = write(canvas, grid, label, printed.level, width)
    below = slip[1]
    if printed.level:
        right = _pads(canvas, grid, printed, seen, (_GAP + 2, floor), initials, words.pictures.closed())
        gains = _gains(canvas, grid, effect, (right + _GAP, below + 2, width - _GAP - 2, floor), words)
    else:
        low = floor - grid.sign - 14
        gains = _gains(canvas, grid, effect, (grid.sign, below + 2 + told, width - _GAP - 2, low), words)
        _pads(canvas, grid, printed, seen, (_GAP + 2, floor), initials, words.pictures.closed())
    free = (grid.figure if printed.level else _GAP, below, width, gains[1])  # archaeologists are at the left
    return SitePicture(canvas.image, free, slip, guarded=False)


def name_lines(name: str, width: int, size: int) -> tuple[str, ...]:
    """A name on one line if it fits, else on two."""
    if text_width(name, size, bold=True) <= width:
        return (name,)
    first, _, rest = name.rpartition(" ")
    return (first, rest)


def _is_squeezed(grid: SiteGrid, name: str, width: int) -> bool:
    """Whether a name would need letters so narrow that they are ugly."""
    return text_width(name, grid.text, bold=True) * _LEAST_SQUEEZED > width


_LEAST_SQUEEZED = 0.82


def _is_wide(grid: SiteGrid) -> bool:
    """Whether a site is so wide that a guardian goes beside what it guards."""
    return grid.site[0] > 1.5 * grid.site[1]


def _label(canvas: Canvas, grid: SiteGrid, name: str, level: int, width: int) -> tuple[int, int]:
    """The name, after the id of its place, on a slip of paper in the corner; returns its width and where it ends."""
    size = grid.text
    while _is_wide(grid) and text_width(name, size, bold=True) > width - 16:
        size -= 1
    lines = name_lines(name, width - 16, size)
    line = grid.text + (3 if _is_wide(grid) else 4)
    bottom = 1 + line * len(lines)
    room = max(text_width(each, size, bold=True) for each in lines) + 18
    canvas.panel((0, 0, room, bottom + 2), SITE_HEADS[level], 10)
    for at, each in enumerate(lines):
        canvas.text((9, 1 + line // 2 + at * line), each, size, INK, bold=True)
    return room, bottom + 2


def _narrow_label(canvas: Canvas, grid: SiteGrid, name: str, level: int, width: int) -> tuple[int, int]:
    """The same on one line, with narrower letters if it is long, next to a guardian."""
    bottom = grid.text + (6 if _is_wide(grid) else 7)
    room = min(width, text_width(name, grid.text, bold=True) + 18)
    canvas.panel((0, 0, room, bottom), SITE_HEADS[level], 10)
    canvas.squeezed_text((room // 2, bottom // 2), name, room - 12, grid.text, INK)
    return room, bottom


def _pads(
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
    if site.level and not _is_wide(grid) and len(site.spaces[0]) > 1 and high < 999 and seen.standers[0] < 0:
        _pad(canvas, grid, site.spaces[0], seen.standers[0], (left, bottom - high, left + _NARROW, bottom), (), closed)
        return left + _NARROW
    beside = not site.level or high < grid.figure + 10
    draw = _pad_beside if beside else _pad
    for (cost, stander), width in zip(
        zip(site.spaces, seen.standers, strict=True), _pad_widths(grid, site, seen, height, beside=beside), strict=True
    ):
        draw(canvas, grid, cost, stander, (left, bottom - height, left + width, bottom), initials, closed)
        left += width + 4
    return left - 4


_NARROW = 46
"""The width of a space with two travel icons, above each other, next to a guardian."""


def _pad_widths(grid: SiteGrid, site: Site, seen: SiteView, height: int, *, beside: bool) -> list[int]:
    """The width of each space: an archaeologist leaves the travel cost visible. Two spaces fit on a camp."""
    widths = []
    for cost, stander in zip(site.spaces, seen.standers, strict=True):
        free = grid.sign + 16 if len(cost) == 1 else round(grid.sign * 1.9)
        stands = beside and stander not in (EMPTY, BLOCKED)
        widths.append(figure_width(_beside_height(grid, height)) + _STEP + 3 if stands else free)
    spare = (grid.site if site.level else grid.camp)[0] - 2 * _GAP - 4 * len(widths) - sum(widths)
    return widths if spare >= 0 else [*widths[:-1], widths[-1] + spare]


def _beside_height(grid: SiteGrid, height: int) -> int:
    """The height of an archaeologist who is next to the travel cost."""
    return min(grid.figure - 14, height)


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


def _pad_beside(
    canvas: Canvas, grid: SiteGrid, cost: Icons, stander: int, box: Box, initials: tuple[str, ...], closed: str
) -> None:
    """A space with little room above it: the travel cost goes beside the archaeologist."""
    if stander in (EMPTY, BLOCKED):
        _pad(canvas, grid, cost, stander, box, initials, closed)
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
    middle, letters = (left + right) // 2, 20 if _is_wide(grid) else 30
    said = said if text_width(said, letters, bold=True) <= right - left else ""
    lock = bottom - top - (letters + 1 if said else 8)
    canvas.icon("blocked", (middle - lock // 2, top + (2 if said else 4)), lock, BLOCKED_SIGN)
    canvas.text((middle, bottom - letters // 2 - 1), said, letters, INK, bold=True, anchor="mm")


def _gains(canvas: Canvas, grid: SiteGrid, effect: Line, box: Box, words: Words, *, to_the_left: bool = False) -> Box:
    """The effect of the site on a light plate in the lower right (or left) of its box: on several lines if it would be
    smaller on one, and with a word before each sign that is not a resource if that does not make it smaller. Returns
    the box of the plate.
    """
    left, top, right, bottom = box
    room, high = right - left - 10, bottom - top
    said = glyphs.worded(effect, words)
    ways = [_sized(lines, grid.sign, room, high) for line in (said, effect) for lines in _parted(line)]
    ways = [way for way in ways if way[1] >= _LEAST_WORD] or ways[-len(_parted(effect)) :]
    lines, size = max(ways, key=lambda way: (min(way[1], grid.text + 4), -len(way[0])))
    width = max(glyphs_width(line, size) for line in lines) + 10
    height = min(high, len(lines) * size + 12)
    if to_the_left:
        right = left + width
    canvas.panel((right - width, bottom - height, right, bottom), LIGHT, 10)
    step = (height - 2) // len(lines)
    for at, line in enumerate(lines):
        middle = (right - width // 2, bottom - height + 1 + step // 2 + at * step)
        canvas.glyphs(middle, line, size, INK, ON_LIGHT, width=width - 6)
    return right - width, bottom - height, right, bottom


_LEAST_WORD = 20


def _sized(lines: list[Line], most: int, width: int, height: int) -> tuple[list[Line], int]:
    """Lines of signs with the size at which they all fit."""
    return lines, min(most, (height - 1) // len(lines), *(fitting_size(line, most, width) for line in lines))


def _parted(effect: Line) -> list[list[Line]]:
    """The ways to break a line of signs into one, two or three lines, keeping numbers with their signs."""
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


def _guarded(
    canvas: Canvas,
    grid: SiteGrid,
    site: Site,
    seen: SiteView,
    effect: Line,
    initials: tuple[str, ...],
    words: Words,
    label: str,
) -> SitePicture:
    """A site with its guardian, who stands at the right on a red bar with its name; below are its cost and its boon, at
    the left the travel cost and the effect of the site.
    """
    width = canvas.image.width
    floor = _guardian_bar(canvas, grid, seen.guardian)
    wide, top = _is_wide(grid), grid.text + 8
    draw_pads = _pads if site.level else _narrow_pads
    right = draw_pads(canvas, grid, site, seen, (_GAP, floor - 2), initials, words.pictures.closed(), floor - top - 2)
    room = (right + 4, top, width - _GAP, floor - 2)
    space = _figure_room(grid, effect, room, floor)
    beside = wide and not _is_squeezed(grid, label, width - space - 14)  # the figure begins beside the label, or below
    high = floor - (0 if beside else top - 6)
    space = _figure_room(grid, effect, room, high)
    slip = _narrow_label(canvas, grid, label, site.level, width - (space + 2 if beside else 0))
    at = (width - 2 - space, top)
    if space:
        figure = guardian_figure(seen.guardian, (space, high))
        at = (width - 2 - (space + figure.width) // 2, floor - figure.height + 2)
        canvas.figure(figure, at)
    room = (room[0], top, room[2] - space + 1, floor - 2)
    _gains(canvas, grid, effect, room, words, to_the_left=True)
    free = (at[0], max(top, at[1]), width, floor)
    return SitePicture(canvas.image, free, slip, guarded=True)


def _narrow_pads(
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
        box = (left, bottom - min(high, grid.sign + 12), left + _NARROW_PAD, bottom)
        if stander in (EMPTY, BLOCKED):
            _pad(canvas, grid, cost, stander, box, initials, closed)
        else:
            _stand(canvas, stander, (left - 1, bottom - min(high, 48) - 3, left + _NARROW_PAD + 1, bottom + 2))
            draw_figure(canvas, stander, initials[stander], (left + _NARROW_PAD // 2, bottom), min(high, 48))
        left += _NARROW_PAD + 4
    return left - 4


_NARROW_PAD = 36


def _figure_room(grid: SiteGrid, effect: Line, room: Box, high: int) -> int:
    """The width for a guardian next to the site's effect, which has to stay legible; 0 if there is room for its name
    alone.
    """
    left, top, right, bottom = room
    least = _LEAST_WIDE_GAIN if _is_wide(grid) else _LEAST_GAIN
    for width in range(high + 6, _LEAST_FIGURE - 1, -4):
        inner = right - left - width - 9
        if max(_sized(lines, grid.sign, inner, bottom - top)[1] for lines in _parted(effect)) >= least:
            return width
    return _LEAST_FIGURE if _is_wide(grid) else 0


_LEAST_FIGURE, _LEAST_GAIN, _LEAST_WIDE_GAIN = 36, 30, 26
"""The least width of a guardian, and the minimum height of the site's effect, which takes precedence."""


def _guardian_bar(canvas: Canvas, grid: SiteGrid, number: int) -> int:
    """The foot of a site with a guardian: its name on red, below it its cost, and on a light slip its points and boon.
    Returns where it begins.
    """
    width, height = canvas.image.size
    guardian = GUARDIAN_BY_NUMBER[number]
    line, sign = grid.text + 3, grid.sign - 6
    middle = height - sign // 2 - 6
    top = middle - sign // 2 - 3 - line
    boon = glyphs.boon(number)
    medal = sign - 2
    slip = width - 10 - medal - glyphs_width(boon, medal - 6) - 4
    cost = glyphs.guardian_cost(number)
    size = fitting_size(cost, sign, slip - 11)
    wide = glyphs_width(cost, size) + 8
    bar = (3, top, width - 3, top + line)
    paid, won = (3, top + line - 5, 3 + wide, height - 3), (slip, middle - sign // 2 - 2, width - 5, height - 3)
    canvas.panel(paid, DANGER, 10)
    canvas.panel(bar, DANGER, 8)
    canvas.squeezed_text((width // 2, top + line // 2), guardian.name, width - 14, grid.text, WHITE)
    canvas.glyphs((4 + wide // 2, middle), cost, size, WHITE, ON_DARK)
    canvas.panel(won, LIGHT, 10)
    laurel(canvas, (slip + 4 + medal // 2, middle), GUARDIAN_POINTS, medal, min(grid.text, medal))
    canvas.glyphs(((slip + 4 + medal + width - 5) // 2, middle), boon, medal - 6, INK, ON_LIGHT)
    return top
