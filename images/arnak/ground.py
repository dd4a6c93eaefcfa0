"""The painted table (`tools/assets/paint_ground.py`) in the light of the round: day on the Bird side, else dusk."""

from __future__ import annotations

from PIL import Image

from images.arnak.layout import TALL
from images.arnak.theme import ROUND_LIGHTS, RoundLight
from images.kit import ASSETS
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.paintings import read_painting
from images.kit.theme import BANNER, mixed

FOGS = 4

_HEIGHTS = (0, 150, 1120, 430)
_FULL = (255, 255, 255)
_BAND = 200
"""How many rows of pixels are tinted at a time; all at once would need a second picture of the same size."""
_TURNED, _WITHIN = (364, 364), (54, 54, 310, 310)
"""The size of a gradient whose central square stays filled at any rotation, and the box of that square."""


@kept(megabytes=16)
def table(board: str, layout: str, round_number: int) -> Image.Image:
    lights = ROUND_LIGHTS[board]
    return in_light(_painted(board, layout), lights[max(1, min(round_number, len(lights))) - 1])


@kept(megabytes=8)
def _painted(board: str, layout: str) -> Image.Image:
    """The picture before lighting, cached because the next round shows it in another light."""
    return read_painting("ground", f"{board}-{layout}")


def land(board: str, box: Box, round_number: int, size: tuple[int, int]) -> Image.Image:
    """A part of the tall table in the light of a round, scaled to another size, for pictures without the table."""
    half = _half(board)
    left, top, right, bottom = (round(edge * half.width / TALL.size[0]) for edge in box)
    lit = in_light(half.crop((left, top, right, bottom)), ROUND_LIGHTS[board][round_number - 1])
    return lit.resize(size, Image.Resampling.BICUBIC)


@kept(megabytes=2)
def _half(board: str) -> Image.Image:
    return read_painting("ground", f"{board}-{TALL.name}", (TALL.size[0] // 2, TALL.size[1] // 2))


@kept(megabytes=1)
def draw_banner() -> bytes:
    heights = read_painting("ground", "bird-wide").crop(_HEIGHTS)
    return Canvas.on(heights.resize(BANNER, Image.Resampling.LANCZOS)).encode()


def in_light(picture: Image.Image, light: RoundLight) -> Image.Image:
    levels: list[int] = []
    for part in range(3):
        dark, bright = light.shade[part], light.light[part]
        levels += [round(level * (dark + (bright - dark) * level / 255) / 255) for level in range(256)]
    lit = picture.point(levels)
    if not light.strength:
        return lit
    fall = Image.linear_gradient("L").resize(_TURNED).rotate(light.turn).crop(_WITHIN)
    veil = fall.point([round(level * light.strength) for level in range(256)])
    veil = veil.resize(lit.size, Image.Resampling.NEAREST)  # with so few levels, smoothing would not be visible
    band = Image.new("RGB", (lit.width, _BAND), mixed(light.glow, _FULL, 0.1))
    for top in range(0, lit.height, _BAND):
        place = (0, top, lit.width, min(top + _BAND, lit.height))
        lit.paste(band.crop((0, 0, lit.width, place[3] - top)), place, veil.crop(place))
    return lit


@kept(megabytes=3)
def fog_mask(number: int, size: tuple[int, int]) -> Image.Image:
    with Image.open(ASSETS / "ground" / f"fog-{number % FOGS}.png") as painted:
        mask = painted.convert("L").resize(size, Image.Resampling.BICUBIC)
    return mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if number % 3 == 1 else mask
