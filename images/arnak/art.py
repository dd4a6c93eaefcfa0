"""Illustrations and portraits: bundled pictures on backgrounds, at any size. Independent of texts and game state."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.printed import CardKind
from images.kit import ASSETS
from images.kit.keeping import kept
from images.kit.masks import shape_mask
from images.kit.theme import GOLD, PAPER, SILVER, SOFT_INK, WHITE, Colour, Shape, mixed

SMALL = 128
"""The width of the small copies of figures and portraits (`tools/assets/build_art.py`)."""
_GROUNDS = {CardKind.BASIC: "map", CardKind.FEAR: "dark", CardKind.ITEM: "canvas", CardKind.ARTIFACT: "stone"}
Size = tuple[int, int]


@lru_cache(maxsize=8)
def _ground(kind: CardKind) -> Image.Image:
    with Image.open(ASSETS / "art" / f"ground-{_GROUNDS[kind]}.webp") as picture:
        return picture.convert("RGB")


@kept(megabytes=4)
def _painted(folder: str, name: str, *, small: bool) -> Image.Image:
    """A picture as stored, cached because a card appears at one size in the row and at another on a panel."""
    with Image.open(ASSETS / folder / ("small" if small else "") / f"{name}.webp") as picture:
        return picture.convert("RGBA")


@kept(megabytes=3)
def figure_of(card_id: str, size: int) -> Image.Image:
    """On a transparent background. Small ones come from a copy that is read in a third of the time."""
    return _scaled(_painted("art", card_id, small=size <= SMALL), size)


def _scaled(picture: Image.Image, size: int) -> Image.Image:
    """Downscaling looks the same as with Pillow's best filter, in half the time."""
    smaller = size < picture.width
    return picture.resize((size, size), Image.Resampling.HAMMING if smaller else Image.Resampling.BICUBIC)


def ground(kind: CardKind, size: Size) -> Image.Image:
    """A new picture, which may be drawn on."""
    wide, high = (side + -side % _GROUND_STEP for side in size)
    return _ground_of(kind, (wide, high)).crop((0, 0, *size))


_GROUND_STEP = 32
"""Backgrounds are cached at a few sizes and then cropped, which only copies pixels and is faster than resizing."""


@kept(megabytes=4)
def _ground_of(kind: CardKind, size: Size) -> Image.Image:
    whole = _ground(kind)
    share = max(size[0] / whole.width, size[1] / whole.height)
    wide = (max(size[0], round(whole.width * share)), max(size[1], round(whole.height * share)))
    return whole.resize(wide, Image.Resampling.BICUBIC).crop((0, 0, *size))


def illustration(card_id: str, size: Size, figure: int, centre: Size) -> Image.Image:
    picture = ground(CARD_BY_ID[card_id].kind, size)
    drawn = figure_of(card_id, figure)
    picture.paste(drawn, (centre[0] - figure // 2, centre[1] - figure // 2), drawn)
    return picture


@kept(megabytes=4)
def paper(size: Size) -> Image.Image:
    worn = ground(CardKind.BASIC, size)
    return Image.blend(worn, Image.new("RGB", size, PAPER), 0.55)


def graded(size: Size, high: Colour, low: Colour) -> Image.Image:
    fall = Image.linear_gradient("L").resize(size)
    return Image.composite(Image.new("RGB", size, low), Image.new("RGB", size, high), fall)


@kept(megabytes=2)
def portrait(number: int, size: int, *, gold: bool, exhausted: bool = False) -> Image.Image:
    """Return an assistant on a silver or gold medal; an exhausted one is turned sideways, in grey (R34)."""
    metal = GOLD if gold else SILVER
    rim = max(2, size // 16)
    inner = size - 2 * rim
    picture = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    picture.paste(mixed(metal, (0, 0, 0), 0.45), (0, 0), shape_mask(Shape.CIRCLE, size))
    medal = graded((inner, inner), mixed(metal, WHITE, 0.55), mixed(metal, (0, 0, 0), 0.25))
    bust = _scaled(_painted("portraits", str(number), small=inner <= SMALL), inner)
    medal.paste(bust, (0, 0), bust)
    if exhausted:
        medal = Image.blend(medal.convert("L").convert("RGB"), Image.new("RGB", medal.size, SOFT_INK), 0.35)
        medal = medal.transpose(Image.Transpose.ROTATE_270)
    picture.paste(medal, (rim, rim), shape_mask(Shape.CIRCLE, inner))
    return picture
