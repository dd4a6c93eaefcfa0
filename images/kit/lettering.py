"""Texts as masks, each set once: most words of a board were on the one before. Knows fonts, no game."""

from __future__ import annotations

from PIL import Image

from images.kit.fonts import named_font
from images.kit.keeping import kept

__all__ = ["Lettering", "lettered"]

Lettering = tuple[Image.Image, tuple[int, int]]
"""A mask, and where its top left corner lies as seen from the anchor."""


@kept(megabytes=5)
def lettered(text: str, font: str, size: int, anchor: str) -> Lettering:
    """Set a text in a font of `size` pixels; `anchor` as in Pillow ("lm": left middle, "mm": centre)."""
    letters, place = named_font(font, size).getmask2(text, "L", anchor=anchor)
    mask = Image.new("L", letters.size, 0)
    mask.im.paste(letters, (0, 0, *letters.size))
    return mask, place
