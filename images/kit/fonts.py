"""The bundled fonts, cached by size, and texts rendered as masks, cached because successive boards share most words."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageFont

from images.kit import ASSETS
from images.kit.keeping import kept

FONTS = ASSETS / "fonts"
TITLE = "Cinzel-Bold"
"""The font for titles; its file is a subset with the letters of western European languages."""
MAIN = "AlegreyaSans-ExtraBold"


@lru_cache(maxsize=128)
def named_font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a bundled font by its file name without ".ttf"; the size is in pixels."""
    return ImageFont.truetype(str(FONTS / f"{name}.ttf"), size)


def font_name(*, bold: bool, title: bool) -> str:
    if title:
        return TITLE
    return MAIN if bold else "AlegreyaSans-Medium"


Lettering = tuple[Image.Image, tuple[int, int]]
"""A mask, and the offset of its top left corner from the anchor."""


@kept(megabytes=5)
def lettered(text: str, font: str, size: int, anchor: str) -> Lettering:
    """Render text in a font of `size` pixels; `anchor` as in Pillow ("lm": left middle, "mm": centre)."""
    letters, place = named_font(font, size).getmask2(text, "L", anchor=anchor)
    mask = Image.new("L", letters.size, 0)
    mask.im.paste(letters, (0, 0, *letters.size))
    return mask, place
