"""The pieces of a sheet: hexagons in watercolour with icons, brass seals, rings and marks. Cached by size."""

from __future__ import annotations

import math
import random
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from arnak_bot.games.lost_ark.engine.printed import DIRECTIONS, Colour
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.masks import SMOOTH, shape_mask
from images.kit.theme import DANGER, HALO, INK, WHITE, Shape, mixed
from images.kit.theme import Colour as Shade
from images.lost_ark.signs import sign_mask
from images.lost_ark.theme import CREAM, DEEP, PALE_LETTER, PALE_SEAL, SEAL, SEAL_DARK, SEAL_LIGHT, SHADES, SIGNS

_GRAIN = 160


class Grid:
    """A hexagonal grid in a picture; (`left`, `top`) is the centre of the hexagon at (0, 0)."""

    def __init__(self, width: int, left: int, top: int) -> None:
        self.width, self._left, self._top = width, left, top

    def at(self, q: int, r: int) -> tuple[int, int]:
        """Return the centre of a hexagon; `q` counts to the right, `r` to the lower right."""
        return round(self._left + self.width * (q + r / 2)), round(self._top + 1.5 * self.width / math.sqrt(3) * r)


def tall(width: int) -> int:
    return round(2 * width / math.sqrt(3))


def _corners(width: float, middle: tuple[float, float], inset: float = 0) -> list[tuple[float, float]]:
    reach = (width / 2 - inset) * 2 / math.sqrt(3)
    turns = (math.radians(60 * at - 90) for at in range(6))
    return [(middle[0] + reach * math.cos(turn), middle[1] + reach * math.sin(turn)) for turn in turns]


@lru_cache(maxsize=32)
def hexagon_mask(width: int, inset: float = 0) -> Image.Image:
    size = (width * SMOOTH, tall(width) * SMOOTH)
    mask = Image.new("L", size, 0)
    corners = _corners(size[0], (size[0] / 2, size[1] / 2), inset * SMOOTH)
    ImageDraw.Draw(mask).polygon(corners, fill=255)
    return mask.resize((width, tall(width)), Image.Resampling.BOX)


@lru_cache(maxsize=32)
def _rim_mask(width: int, line: int) -> Image.Image:
    return ImageChops.subtract(hexagon_mask(width, 1), hexagon_mask(width, 1 + line))


@lru_cache(maxsize=4)
def _grain(seed: int) -> Image.Image:
    """Return watercolour blots and paper grain, from 0 to 255 around 128; the same on every machine."""
    chance = random.Random(seed)
    grain = Image.new("L", (_GRAIN, _GRAIN), 128)
    for cells, share in ((5, 0.6), (14, 0.45), (_GRAIN // 2, 0.14)):
        spots = Image.frombytes("L", (cells, cells), chance.randbytes(cells * cells))
        grain = Image.blend(grain, spots.resize(grain.size, Image.Resampling.BICUBIC), share)
    return grain


def wash(shade: Shade, size: tuple[int, int], strength: float, seed: int = 0) -> Image.Image:
    dark, light = mixed(shade, INK, strength), mixed(shade, WHITE, strength)
    grain = _grain(seed).resize(size, Image.Resampling.BICUBIC)
    return Image.composite(Image.new("RGB", size, light), Image.new("RGB", size, dark), grain)


@kept(megabytes=3)
def _painted(shade: Shade, width: int, seed: int, rim: Shade) -> Image.Image:
    size = (width, tall(width))
    picture = wash(shade, size, 0.2, seed)
    inside = hexagon_mask(width, width / 14).filter(ImageFilter.GaussianBlur(width / 22))
    picture = Image.composite(picture, wash(mixed(shade, INK, 0.32), size, 0.12, seed), inside)
    picture.paste(rim, (0, 0), ImageChops.invert(hexagon_mask(width, max(1.0, width / 70))))
    return picture


def draw_hexagon(canvas: Canvas, middle: tuple[int, int], width: int, shade: Shade, rim: Shade, seed: int = 0) -> None:
    canvas.stamp_around(_painted(shade, width, seed % 3, rim), middle, hexagon_mask(width))


def draw_rim(canvas: Canvas, middle: tuple[int, int], width: int, shade: Shade = HALO, line: int = 0) -> None:
    canvas.stamp_around(shade, middle, _rim_mask(width, line or max(3, width // 16)))


def draw_sign(canvas: Canvas, sign: str, middle: tuple[int, int], size: int, shade: Shade) -> None:
    canvas.stamp_around(shade, middle, sign_mask(sign, size))


def ink_on(colour: Colour) -> Shade:
    return DEEP if colour is Colour.YELLOW else CREAM


def draw_filled(canvas: Canvas, colour: Colour, middle: tuple[int, int], width: int, seed: int = 0) -> None:
    draw_hexagon(canvas, middle, width, SHADES[colour], DEEP, seed)
    draw_sign(canvas, SIGNS[colour], middle, width * 62 // 100, ink_on(colour))


@kept(megabytes=1)
def _seal(size: int, light: Shade, face: Shade, dark: Shade) -> Image.Image:
    big = size * 3
    middle = big / 2
    seal = Image.new("RGB", (big, big), dark)
    pen = ImageDraw.Draw(seal)
    for step in range(12):
        share, reach = step / 11, big * (0.47 - 0.035 * step)
        shift = -big * 0.012 * step
        box = (middle - reach + shift, middle - reach + shift, middle + reach + shift, middle + reach + shift)
        pen.ellipse(box, fill=mixed(face, light, share))
    for ray in range(36):
        turn = math.radians(10 * ray)
        ends = [(middle + big * at * math.cos(turn), middle + big * at * math.sin(turn)) for at in (0.44, 0.5)]
        pen.line(ends, fill=dark, width=max(1, big // 90))
    for reach, width in ((0.42, big // 50), (0.37, big // 100)):
        box = (middle - big * reach, middle - big * reach, middle + big * reach, middle + big * reach)
        pen.ellipse(box, outline=dark, width=max(1, width))
    return seal.resize((size, size), Image.Resampling.LANCZOS)


def draw_seal(
    canvas: Canvas, letter: str, middle: tuple[int, int], size: int, *, found: bool, lost: bool = False
) -> None:
    """Draw a part of the ark: in brass once found, pale before, crossed out if no place is left for it."""
    looks = (SEAL_LIGHT, SEAL, SEAL_DARK) if found else (mixed(PALE_SEAL, WHITE, 0.5), PALE_SEAL, PALE_LETTER)
    canvas.stamp_around(_seal(size, *looks), middle, shape_mask(Shape.CIRCLE, size))
    ink = DEEP if found else PALE_LETTER
    canvas.text((middle[0], middle[1] - size // 40), letter, size * 54 // 100, ink, title=True, anchor="mm")
    if lost:
        reach = size * 30 // 100
        ends = [(middle[0] - reach, middle[1] + reach), (middle[0] + reach, middle[1] - reach)]
        canvas.line(ends, WHITE, max(5, size // 9))
        canvas.line(ends, DANGER, max(3, size // 14))


@lru_cache(maxsize=16)
def cluster_mask(width: int, grow: int = 0) -> Image.Image:
    """Return a mask of a hexagon and its six neighbours, grown by `grow` pixels, with the same margin on every side."""
    grid = Grid(2 * width, 0, 0)
    room = max(0, grow) + 8
    size = (3 * width + 2 * room, tall(width) + 2 * round(1.5 * width / math.sqrt(3)) + 2 * room)
    mask = Image.new("L", (size[0] * 2, size[1] * 2), 0)
    pen = ImageDraw.Draw(mask)
    for x, y in ((0, 0), *(grid.at(*step) for step in DIRECTIONS)):
        pen.polygon(_corners(2 * width, (size[0] + x, size[1] + y), -grow * 2), fill=255)
    return mask.resize(size, Image.Resampling.BOX)


@kept(megabytes=3)
def _ring(width: int) -> tuple[Image.Image, Image.Image]:
    """Return the outline of a hexagon and its six neighbours, gold between two dark lines, and its mask."""
    dark, gold = (_outline(width, max(least, width // share)) for least, share in ((7, 9), (4, 13)))
    ring = Image.new("RGB", dark.size, DEEP)
    at = (dark.width - gold.width) // 2, (dark.height - gold.height) // 2
    ring.paste(SEAL_LIGHT, at, gold)
    return ring, dark


def _outline(width: int, line: int) -> Image.Image:
    outer = cluster_mask(width, line // 2)
    return ImageChops.subtract(outer, outer.filter(ImageFilter.MinFilter(line | 1)))


def draw_ring(canvas: Canvas, middle: tuple[int, int], width: int) -> None:
    ring, mask = _ring(width)
    canvas.stamp_around(ring, middle, mask)


@kept(megabytes=1)
def _rose(size: int) -> tuple[Image.Image, ...]:
    """Return masks of the left and right halves of a compass rose's points, those of the short points first."""
    big = size * SMOOTH

    def at(turn: float, reach: float) -> tuple[float, float]:
        return big * (0.5 + reach * math.sin(math.radians(turn))), big * (0.5 - reach * math.cos(math.radians(turn)))

    def half(first: int, reach: float, side: int) -> Image.Image:
        mask = Image.new("L", (big, big), 0)
        pen = ImageDraw.Draw(mask)
        for turn in range(first, 360, 90):
            pen.polygon([(big / 2, big / 2), at(turn + 45 * side, 0.13), at(turn, reach)], fill=255)
        return mask.resize((size, size), Image.Resampling.LANCZOS)

    return tuple(half(first, reach, side) for first, reach in ((45, 0.34), (0, 0.5)) for side in (1, -1))


def draw_rose(canvas: Canvas, middle: tuple[int, int], size: int) -> None:
    for shade, mask in zip((DEEP, SEAL, DEEP, SEAL), _rose(size), strict=True):
        canvas.stamp_around(shade, middle, mask)
