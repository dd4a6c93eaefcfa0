"""The background of the board: five countries with painted paths, and the values of their stones. Cached.

The painting is made by `tools/assets/paint_countries.py`, which must be run again if the paths move.
"""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from arnak_bot.games.lost_cities.engine.content import BRIDGE_AFTER, CITY, STONE_POINTS, TILE_STONES
from arnak_bot.games.lost_cities.engine.printed import Colour
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.kit.numerals import signed
from images.kit.boxes import Box, in_rows, wider
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.paintings import read_painting
from images.kit.theme import BANNER, INK, SOFT_INK, WHITE
from images.lost_cities.pieces import TILE, draw_letter, face
from images.lost_cities.theme import PAINTINGS, WIDTH

LANES: dict[Colour, Box] = dict(zip(Colour, in_rows(len(Colour), 1, (16, 150), (WIDTH - 32, 148), 6), strict=True))
"""The box of the country that each path runs through."""
LANES_BOTTOM = max(bottom for _, _, _, bottom in LANES.values()) + 6
GROUND_SIZE = (WIDTH, LANES_BOTTOM)
_STONE, _PLAIN_STONE = (112, 62), (86, 62)
"""The size of a stone with a place for a tile, and of one without."""
_FIRST, _STEP, _BRIDGE, _CITY = 110, 120, 40, 14
_VALUE = 36
_SLOT, _SOCKET = TILE - 4, SOFT_INK


def stone_at(path: Colour, stone: int) -> tuple[int, int]:
    x = _FIRST + (stone - 1) * _STEP + (_BRIDGE if stone > BRIDGE_AFTER else 0) + (_CITY if stone == CITY else 0)
    bend = math.sin((stone + 2 * [*Colour].index(path)) * 1.25)
    return x, LANES[path][1] + 94 + round(8 * bend)


def stone_box(path: Colour, stone: int) -> Box:
    x, y = stone_at(path, stone)
    if stone == CITY:
        return x - 64, y - 31, x + 64, y + 37
    width, height = _STONE if stone in TILE_STONES[path] else _PLAIN_STONE
    return wider((x, y, x, y), width // 2, height // 2)


def letter_box(path: Colour) -> Box:
    left, top, _, _ = LANES[path]
    return left + 8, top + 8, left + 46, top + 52


PLATE: dict[Colour, Box] = {path: wider(stone_box(path, CITY), -4, -4) for path in Colour}
"""The place of the value and the tile of each city."""


def tile_at(path: Colour, stone: int) -> tuple[int, int]:
    x, y = stone_at(path, stone)
    return (x + 32, y + 3) if stone == CITY else (x + 29, y)


def _socket_mask() -> Image.Image:
    mask = Image.new("L", (_SLOT, _SLOT), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, _SLOT - 1, _SLOT - 1), 9, fill=40, outline=110, width=3)
    return mask


@kept(megabytes=5)
def ground(words: Words) -> Image.Image:
    """Return the whole board without tiles, explorers or cards."""
    canvas = Canvas(GROUND_SIZE, read_painting(PAINTINGS, "board"))
    for path in Colour:
        for stone, points in enumerate(STONE_POINTS, start=1):
            x, y = stone_at(path, stone)
            if stone == CITY:
                canvas.text((x - 26, y + 4), signed(points), 42, WHITE, bold=True, anchor="mm")
            else:
                aside = 25 if stone in TILE_STONES[path] else 0
                if aside:  # the place of its tile, so that the value does not look misplaced once the tile is taken
                    canvas.stamp_around(_SOCKET, tile_at(path, stone), _socket_mask())
                canvas.text((x - aside, y + 2), signed(points), _VALUE, INK, bold=True, anchor="mm")
        draw_letter(canvas, path, letter_box(path), words)
    return canvas.image


@kept(megabytes=1)
def draw_banner() -> bytes:
    (width, height), count = BANNER, len(Colour)
    banner = Canvas(BANNER, INK)
    for at, path in enumerate(Colour):
        left, right = width * at // count, width * (at + 1) // count
        banner.paste(face(path, (right - left, height)), (left, 0))
    return banner.encode()
