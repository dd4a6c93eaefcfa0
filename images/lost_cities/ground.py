"""The background of the board: five countries, winding paths, stones, bridges and cities. Cached.

Landscapes and towers can be drawn at any size.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TypeVar

from PIL import Image, ImageDraw

from arnak_bot.games.lost_cities.engine.content import BRIDGE_AFTER, CITY, STONE_POINTS, TILE_STONES
from arnak_bot.games.lost_cities.engine.printed import Colour
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.kit.numerals import signed
from images.kit.canvas import Box, Canvas, shifted, wider
from images.kit.keeping import kept
from images.kit.theme import BANNER, INK, WHITE, WOOD, mixed
from images.kit.theme import Colour as Shade
from images.lost_cities.pieces import in_rows
from images.lost_cities.theme import COUNTRIES, DUSK, PLANK, RIVER, SKYLINES, STONE, STONE_BAD, WIDTH, Country

SMOOTH = 2
LANES: dict[Colour, Box] = dict(zip(Colour, in_rows(len(Colour), 1, (16, 150), (WIDTH - 32, 146), 6), strict=True))
"""The place of each path's country."""
LANES_BOTTOM = max(bottom for _, _, _, bottom in LANES.values()) + 6
_STONE = (112, 66)
_FIRST, _STEP, _BRIDGE, _CITY = 108, 120, 40, 14
_SIZE = (WIDTH, LANES_BOTTOM)


def stone_at(path: Colour, stone: int) -> tuple[int, int]:
    """Return the middle of a stone; each path winds a little differently."""
    x = _FIRST + (stone - 1) * _STEP + (_BRIDGE if stone > BRIDGE_AFTER else 0) + (_CITY if stone == CITY else 0)
    bend = math.sin((stone + 2 * [*Colour].index(path)) * 1.25)
    return x, LANES[path][1] + 94 + round(14 * bend)


def stone_box(path: Colour, stone: int) -> Box:
    """Return the box of a stone; the city is larger."""
    x, y = stone_at(path, stone)
    return (x - 66, y - 35, x + 70, y + 40) if stone == CITY else wider((x, y, x, y), _STONE[0] // 2, _STONE[1] // 2)


@kept(megabytes=5)
def ground(words: Words) -> Image.Image:
    """Return the whole board without tiles, explorers and cards."""
    width, height = _SIZE
    image = Image.new("RGB", (width * SMOOTH, height * SMOOTH), DUSK)
    pen = ImageDraw.Draw(image)
    for path, country in COUNTRIES.items():
        _country(image, path)
        _trail(pen, path)
        _city(pen, path, country)
    canvas = Canvas(_SIZE, image.resize(_SIZE, Image.Resampling.LANCZOS))
    for path, country in COUNTRIES.items():
        _numbers(canvas, path, country, words)
    return canvas.image


def _country(image: Image.Image, path: Colour) -> None:
    """A lane with its landscape, with round corners."""
    left, top, right, bottom = _scaled(*LANES[path])
    mask = Image.new("L", (right - left, bottom - top), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, right - left - 1, bottom - top - 1), 18 * SMOOTH, fill=255)
    image.paste(landscape(path, mask.size), (left, top), mask)


def landscape(path: Colour, size: tuple[int, int]) -> Image.Image:
    """Return the landscape of a path: two layers of hills."""
    (width, height), country = size, COUNTRIES[path]
    image = Image.new("RGB", size, country.ground)
    pen = ImageDraw.Draw(image)
    for depth, share in ((0, 0.62), (1, 0.3)):
        foot = height * (0.42 + 0.24 * depth)
        line = [(x, foot - SKYLINES[path](x + 431 * depth)) for x in range(0, width + 4, 4)]
        pen.polygon([(0, height), *line, (width, height)], fill=mixed(country.hills, country.ground, share))
    return image


@kept(megabytes=1)
def draw_banner() -> bytes:
    """The five countries side by side, as the lobby shows them."""
    (width, height), count = BANNER, len(COUNTRIES)
    banner = Image.new("RGB", BANNER)
    for at, path in enumerate(COUNTRIES):
        left, right = width * at // count, width * (at + 1) // count
        country = landscape(path, ((right - left) * SMOOTH, height * SMOOTH))
        banner.paste(country.resize((right - left, height), Image.Resampling.LANCZOS), (left, 0))
    return Canvas.on(banner).encode()


Number = TypeVar("Number", int, float)


def _scaled(*values: Number) -> tuple[Number, ...]:
    return tuple(value * SMOOTH for value in values)


def _trail(pen: ImageDraw.ImageDraw, path: Colour) -> None:
    """The dotted line from stone to stone, the bridge over its river, and the stones themselves."""
    for start, end in pairwise(stone_at(path, stone) for stone in range(1, CITY + 1)):
        for part in range(1, 12):
            x, y = (here + (there - here) * part / 12 for here, there in zip(start, end, strict=True))
            pen.ellipse(_scaled(x - 3, y - 3, x + 3, y + 3), fill=WOOD)
    _bridge(pen, path)
    for stone in range(1, CITY):
        box = stone_box(path, stone)
        pen.rounded_rectangle(_scaled(*shifted(box, 0, 5)), 26 * SMOOTH, fill=WOOD)
        fill = STONE if STONE_POINTS[stone - 1] > 0 else STONE_BAD
        pen.rounded_rectangle(_scaled(*box), 26 * SMOOTH, fill=fill, outline=WOOD, width=2 * SMOOTH)


def _bridge(pen: ImageDraw.ImageDraw, path: Colour) -> None:
    """Planks with rails across a river that runs down the lane."""
    (left, high), (right, low) = stone_at(path, BRIDGE_AFTER), stone_at(path, BRIDGE_AFTER + 1)
    x, y, (_, top, _, bottom) = (left + right) / 2, (high + low) / 2, LANES[path]
    pen.polygon(_scaled(x - 14, top, x + 8, top, x + 20, y, x + 10, bottom, x - 18, bottom, x - 8, y), fill=RIVER)
    pen.rounded_rectangle(_scaled(x - 30, y - 22, x + 30, y + 22), 6 * SMOOTH, fill=WOOD)
    for plank in range(-25, 30, 11):
        pen.rectangle(_scaled(x + plank, y - 16, x + plank + 7, y + 16), fill=PLANK)


def _city(pen: ImageDraw.ImageDraw, path: Colour, country: Country) -> None:
    """The city on its stone, behind a wall."""
    x, y = stone_at(path, CITY)
    wall = mixed(country.hills, INK, 0.45)
    draw_towers(pen, path, wall, (x * SMOOTH, (y + 36) * SMOOTH), SMOOTH)
    box = _scaled(*wider(stone_box(path, CITY), -4, -4))
    pen.rounded_rectangle(box, 10 * SMOOTH, fill=wall, outline=WHITE, width=SMOOTH)


def draw_towers(pen: ImageDraw.ImageDraw, path: Colour, fill: Shade, foot: tuple[int, int], scale: float) -> None:
    """Draw the towers of a city, with heights that differ by path; `foot` is the middle of their base."""
    order, (x, y) = [*Colour].index(path), foot

    def box(left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        return x + left * scale, y - top * scale, x + right * scale, y - bottom * scale

    for tower in range(5):
        rise = 60 + 7 * ((tower * 3 + order * 2) % 5)
        left = tower * 25 - 60
        pen.rectangle(box(left, rise, left + 20, 0), fill=fill)
        if (tower + order) % 2:
            low, peak = box(left - 3, rise, left + 23, rise), box(left + 10, rise + 20, 0, 0)
            pen.polygon([low[:2], peak[:2], low[2:]], fill=fill)
        else:
            pen.pieslice(box(left - 2, rise + 12, left + 22, rise - 12), 180, 360, fill=fill)


def _numbers(canvas: Canvas, path: Colour, country: Country, words: Words) -> None:
    """The value of every stone, and the letter of the path at its start."""
    for stone, points in enumerate(STONE_POINTS, start=1):
        x, y = stone_at(path, stone)
        if stone == CITY:
            canvas.text((x - 27, y + 2), signed(points), 42, WHITE, bold=True, anchor="mm")
        elif stone in TILE_STONES[path]:
            canvas.text((x - 25, y), signed(points), 33, INK, bold=True, anchor="mm")
        else:
            canvas.text((x, y), signed(points), 40, INK, bold=True, anchor="mm")
    top = LANES[path][1]
    canvas.panel((24, top + 10, 58, top + 50), country.card, 8, outline=INK, line=2)
    canvas.text((41, top + 30), words.pictures.letter(path=path), 30, country.ink, bold=True, anchor="mm")
