"""The board under everything that moves: five countries, winding paths, stones, bridges and cities. Drawn once."""

from __future__ import annotations

import math
from itertools import pairwise

from PIL import Image, ImageDraw

from arnak_bot.games.lost_cities.engine.content import BRIDGE_AFTER, CITY, STONE_POINTS, TILE_STONES
from arnak_bot.games.lost_cities.engine.printed import Colour
from arnak_bot.games.lost_cities.wording.facts import signed
from arnak_bot.games.lost_cities.wording.messages import Words
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.theme import INK, WHITE, WOOD, mixed
from images.lost_cities.scenery import draw_towers, landscape
from images.lost_cities.theme import COUNTRIES, DUSK, RIVER, STONE, STONE_BAD, WIDTH, Country

__all__ = [
    "LANES_BOTTOM",
    "LANE_HEIGHT",
    "LANE_LEFT",
    "LANE_RIGHT",
    "STONE_SIZE",
    "ground",
    "lane_top",
    "stone_at",
]

SMOOTH = 2
LANE_LEFT, LANE_RIGHT = 16, WIDTH - 16
LANES_TOP, LANE_HEIGHT, LANE_GAP = 150, 146, 6
LANES_BOTTOM = LANES_TOP + len(Colour) * (LANE_HEIGHT + LANE_GAP)
STONE_SIZE = (112, 66)
_FIRST, _STEP, _BRIDGE, _CITY = 108, 120, 40, 14
_SIZE = (WIDTH, LANES_BOTTOM)


def lane_top(path: Colour) -> int:
    """Return the upper edge of a path's country."""
    return LANES_TOP + [*Colour].index(path) * (LANE_HEIGHT + LANE_GAP)


def stone_at(path: Colour, stone: int) -> tuple[int, int]:
    """Return the middle of a stone; the path winds, each one a little differently."""
    x = _FIRST + (stone - 1) * _STEP + (_BRIDGE if stone > BRIDGE_AFTER else 0) + (_CITY if stone == CITY else 0)
    bend = math.sin((stone + 2 * [*Colour].index(path)) * 1.25)
    return x, lane_top(path) + 94 + round(14 * bend)


@kept(megabytes=5)
def ground(words: Words) -> Image.Image:
    """Return the whole board without tiles, explorers and cards."""
    width, height = _SIZE
    image = Image.new("RGB", (width * SMOOTH, height * SMOOTH), DUSK)
    pen = ImageDraw.Draw(image)
    for path, country in COUNTRIES.items():
        _country(image, path, country)
        _trail(pen, path)
        _city(pen, path, country)
    canvas = Canvas(_SIZE, image.resize(_SIZE, Image.Resampling.LANCZOS))
    for path, country in COUNTRIES.items():
        _numbers(canvas, path, country, words)
    return canvas.image


def _country(image: Image.Image, path: Colour, country: Country) -> None:
    """A lane with its landscape in two depths, cut to round corners."""
    width, height = (LANE_RIGHT - LANE_LEFT) * SMOOTH, LANE_HEIGHT * SMOOTH
    lane = landscape(country, (width, height))
    mask = Image.new("L", (width, height), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), 18 * SMOOTH, fill=255)
    image.paste(lane, (LANE_LEFT * SMOOTH, lane_top(path) * SMOOTH), mask)


def _scaled(*values: float) -> tuple[float, ...]:
    return tuple(value * SMOOTH for value in values)


def _trail(pen: ImageDraw.ImageDraw, path: Colour) -> None:
    """The dotted way from stone to stone, the bridge over its river, and the stones themselves."""
    points = [stone_at(path, stone) for stone in range(1, CITY + 1)]
    for start, end in pairwise(points):
        for part in range(1, 12):
            x = start[0] + (end[0] - start[0]) * part / 12
            y = start[1] + (end[1] - start[1]) * part / 12
            pen.ellipse(_scaled(x - 3, y - 3, x + 3, y + 3), fill=WOOD)
    _bridge(pen, path)
    for (x, y), points_here in zip(points[:-1], STONE_POINTS, strict=False):
        half_width, half_height = STONE_SIZE[0] / 2, STONE_SIZE[1] / 2
        box = (x - half_width, y - half_height, x + half_width, y + half_height)
        pen.rounded_rectangle(_scaled(box[0], box[1] + 5, box[2], box[3] + 5), 26 * SMOOTH, fill=WOOD)
        fill = STONE if points_here > 0 else STONE_BAD
        pen.rounded_rectangle(_scaled(*box), 26 * SMOOTH, fill=fill, outline=WOOD, width=2 * SMOOTH)


def _bridge(pen: ImageDraw.ImageDraw, path: Colour) -> None:
    """Planks with rails across a river that runs down the lane."""
    left, right = stone_at(path, BRIDGE_AFTER), stone_at(path, BRIDGE_AFTER + 1)
    x, y, top = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2, lane_top(path)
    pen.polygon(
        _scaled(x - 14, top, x + 8, top, x + 20, y, x + 10, top + LANE_HEIGHT, x - 18, top + LANE_HEIGHT, x - 8, y),
        fill=RIVER,
    )
    pen.rounded_rectangle(_scaled(x - 30, y - 22, x + 30, y + 22), 6 * SMOOTH, fill=WOOD)
    for plank in range(5):
        at = x - 25 + plank * 11
        pen.rectangle(_scaled(at, y - 16, at + 7, y + 16), fill=(196, 154, 98))


def _city(pen: ImageDraw.ImageDraw, path: Colour, country: Country) -> None:
    """The city on its stone, behind a wall."""
    x, y = stone_at(path, CITY)
    wall = mixed(country.hills, INK, 0.45)
    draw_towers(pen, path, wall, (x * SMOOTH, (y + 36) * SMOOTH), SMOOTH)
    pen.rounded_rectangle(_scaled(x - 62, y - 31, x + 66, y + 36), 10 * SMOOTH, fill=wall, outline=WHITE, width=SMOOTH)


def _numbers(canvas: Canvas, path: Colour, country: Country, words: Words) -> None:
    """What every stone is worth, and the letter of the path at its start."""
    for stone, points in enumerate(STONE_POINTS, start=1):
        x, y = stone_at(path, stone)
        if stone == CITY:
            canvas.text((x - 27, y + 2), signed(points), 42, WHITE, bold=True, anchor="mm")
        elif stone in TILE_STONES[path]:
            canvas.text((x - 25, y), signed(points), 33, INK, bold=True, anchor="mm")
        else:
            canvas.text((x, y), signed(points), 40, INK, bold=True, anchor="mm")
    top = lane_top(path)
    canvas.panel((24, top + 10, 58, top + 50), country.card, 8, outline=INK, line=2)
    canvas.text((41, top + 30), words.pictures.letter(path=path), 30, country.ink, bold=True, anchor="mm")
