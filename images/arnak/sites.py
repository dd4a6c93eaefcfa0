"""The picture of a site that can be used: its landscape, what it gives, who is there, and its guardian."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from PIL import Image

from arnak_bot.games.arnak.engine.content import GUARDIAN_BY_NUMBER, site_effect
from arnak_bot.games.arnak.engine.state import BLOCKED, EMPTY
from arnak_bot.games.arnak.engine.view import SiteView
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak import glyphs
from images.arnak.cards import name_lines
from images.arnak.glyphs import Line
from images.arnak.guardians import guardian_figure
from images.arnak.layout import SiteGrid
from images.arnak.places import place_key, place_label, place_picture, printed_site
from images.arnak.spaces import GAP, Spot, draw_alone, draw_spaces
from images.arnak.theme import ON_DARK, ON_LIGHT, SITE_HEADS
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.text import fitting_size, glyphs_width, text_width
from images.kit.theme import ACCENT, BRASS, DANGER, INK, LIGHT, WHITE

SLIP_SMALLER, SLIP_HIGHER = 12, 7
"""The slip of gains: how much smaller its icons are than the site's, and how much taller it is than its icons."""
_RADIUS = 16
_EDGE = 3


class SitePicture(NamedTuple):
    """`free`: the box for a slip with what the site just gave; `label`: how far the name extends right and down."""

    image: Image.Image
    free: Box
    label: tuple[int, int]
    guarded: bool

    def room_for(self, left: int, high: int) -> int | None:
        """The top of a slip: over landscape, beside the label, or over the effect; None if a guardian is in the way."""
        free_from, top, _, bottom = self.free
        if left >= free_from and bottom - top >= high + 2:
            return (top + bottom - high) // 2
        if left >= self.label[0]:
            return GAP
        return None if self.guarded else self.label[1]


@kept(megabytes=7)
def site_picture(
    board: str, grid: SiteGrid, seen: SiteView, letters: tuple[str, ...], words: Words, *, marked: bool
) -> SitePicture:
    """Cached, since most look the same as a turn ago."""
    printed = printed_site(board, seen.id)
    left, top, right, bottom = grid.box(printed)
    width, height = right - left, bottom - top
    canvas = Canvas((width, height), ACCENT if marked else BRASS)
    place, edge = place_picture(place_key(seen), (width - 2 * _EDGE, height - 2 * _EDGE)), _EDGE
    if marked:
        place, edge = place.crop((2, 2, place.width - 2, place.height - 2)), _EDGE + 2
    canvas.paste(place, (edge, edge), _RADIUS - edge)
    label = place_label(printed, seen)
    effect = glyphs.bare(site_effect(printed, seen.tile))
    spot, floor = Spot(canvas, grid, printed, seen, letters, words), height - GAP - 1
    if seen.guardian:
        return _guarded(spot, effect, label)
    told = grid.sign - SLIP_SMALLER + SLIP_HIGHER if marked and not grid.is_wide else 0
    write = _narrow_label if not printed.level and (told or not _is_squeezed(grid, label, width - 12)) else _label
    slip = write(canvas, grid, label, printed.level, width)
    below = slip[1]
    if printed.level:
        right = draw_spaces(spot, (GAP + 2, floor))
        gains = _gains(canvas, grid, effect, (right + GAP, below + 2, width - GAP - 2, floor), words)
    else:
        low = floor - grid.sign - 14
        gains = _gains(canvas, grid, effect, (grid.sign, below + 2 + told, width - GAP - 2, low), words)
        draw_spaces(spot, (GAP + 2, floor))
    free = (grid.figure if printed.level else GAP, below, width, gains[1])  # archaeologists are on the left
    return SitePicture(canvas.image, free, slip, guarded=False)


def _is_squeezed(grid: SiteGrid, name: str, width: int) -> bool:
    return text_width(name, grid.text, bold=True) * _LEAST_SQUEEZED > width


_LEAST_SQUEEZED, _LEAST_BESIDE = 0.82, 0.74


def _label(canvas: Canvas, grid: SiteGrid, name: str, level: int, width: int) -> tuple[int, int]:
    """On one line or two; return the slip's width and bottom edge."""
    size = grid.text
    while grid.is_wide and text_width(name, size, bold=True) > width - 16:
        size -= 1
    lines = [each for each, _ in name_lines(name, width - 16, size, size)]
    line = grid.text + (3 if grid.is_wide else 4)
    bottom = 1 + line * len(lines)
    room = max(text_width(each, size, bold=True) for each in lines) + 18
    canvas.panel((0, 0, room, bottom + 2), SITE_HEADS[level], 10)
    for at, each in enumerate(lines):
        canvas.text((9, 1 + line // 2 + at * line), each, size, INK, bold=True)
    return room, bottom + 2


def _narrow_label(canvas: Canvas, grid: SiteGrid, name: str, level: int, width: int) -> tuple[int, int]:
    """Like `_label`, on one line: in narrower letters, or without the last word if these would be illegible."""
    if text_width(name, grid.text, bold=True) * _LEAST_BESIDE > width - 12:
        name = f"{name.rpartition(' ')[0]}…"
    bottom = grid.text + (6 if grid.is_wide else 7)
    room = min(width, text_width(name, grid.text, bold=True) + 18)
    canvas.panel((0, 0, room, bottom), SITE_HEADS[level], 10)
    canvas.squeezed_text((room // 2, bottom // 2), name, room - 12, grid.text, INK)
    return room, bottom


def _gains(canvas: Canvas, grid: SiteGrid, effect: Line, box: Box, words: Words, *, to_the_left: bool = False) -> Box:
    """On several lines if one would be smaller, and with words if they do not make it smaller; return the box."""
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
    return lines, min(most, (height - 1) // len(lines), *(fitting_size(line, most, width) for line in lines))


def _parted(effect: Line) -> list[list[Line]]:
    units = glyphs.units(effect)
    shares = sorted({-(-len(units) // count) for count in (1, 2, 3)}, reverse=True)
    return [[tuple(chain(*units[at : at + share])) for at in range(0, len(units), share)] for share in shares]


def _guarded(spot: Spot, effect: Line, label: str) -> SitePicture:
    """The guardian stands on the right on its bar; on the left are the travel cost and the effect of the site."""
    canvas, grid, site, seen, _, words = spot
    width = canvas.image.width
    wide, top = grid.is_wide, grid.text + 8
    standing = wide and site.level and seen.standers[0] not in (EMPTY, BLOCKED)  # in front of the guardian's name
    right = _IN_FRONT if standing else 0
    floor = _guardian_bar(canvas, grid, seen.guardian, right)
    if standing:
        draw_alone(spot, seen.standers[0], (GAP, top, right - 3, floor + grid.text))
    else:
        right = draw_spaces(spot, (GAP, floor - 2), floor - top - 2)
    room = (right + 4, top, width - GAP, floor - 2)
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


def _figure_room(grid: SiteGrid, effect: Line, room: Box, high: int) -> int:
    """The width for a guardian next to the site's effect, which has to stay legible; 0 if only its name has room."""
    left, top, right, bottom = room
    least = _LEAST_WIDE_GAIN if grid.is_wide else _LEAST_GAIN
    for width in range(high + 6, _LEAST_FIGURE - 1, -4):
        inner = right - left - width - 9
        if max(_sized(lines, grid.sign, inner, bottom - top)[1] for lines in _parted(effect)) >= least:
            return width
    return _LEAST_FIGURE if grid.is_wide else 0


_IN_FRONT = 48
_LEAST_FIGURE, _LEAST_GAIN, _LEAST_WIDE_GAIN = 36, 30, 26
"""The minimum width of a guardian, and the minimum height of the site's effect, which takes precedence."""


def _guardian_bar(canvas: Canvas, grid: SiteGrid, number: int, left: int) -> int:
    """Return its top. The points, the same for all guardians, are in the legend."""
    width, height = canvas.image.size
    guardian = GUARDIAN_BY_NUMBER[number]
    line, high = grid.text + 3, grid.sign + (6 if not grid.is_wide else 2)
    top = height - high - line
    middle = height - high // 2 - 2
    boon, cost = glyphs.boon(number), glyphs.guardian_cost(number)
    slip = width - glyphs_width(boon, grid.text) - 17
    size = fitting_size(cost, high - 4, slip - 9)
    wide = glyphs_width(cost, size) + 6
    paid, won = (3, top + line - 5, 3 + wide, height - 3), (slip, top + line + 4, width - 5, height - 5)
    canvas.panel(paid, DANGER, 10)
    canvas.panel((left + 3, top, width - 3, top + line), DANGER, 8)
    canvas.squeezed_text(((left + width) // 2, top + line // 2), guardian.name, width - left - 14, grid.text, WHITE)
    canvas.glyphs((4 + wide // 2, middle), cost, size, WHITE, ON_DARK)
    canvas.panel(won, LIGHT, 10)
    canvas.glyphs(((slip + width - 5) // 2, middle), boon, grid.text, INK, ON_LIGHT)
    return top
