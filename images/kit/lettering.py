"""Texts as masks, each set once: most words of a board were on the one before. Knows fonts, no game."""

from __future__ import annotations

from PIL import Image, ImageDraw

from images.kit.fonts import named_font
from images.kit.keeping import kept

__all__ = ["Lettering", "lettered"]

Lettering = tuple[Image.Image, tuple[int, int]]
"""A mask, and where its top left corner lies as seen from the anchor."""


@kept(megabytes=5)
def lettered(text: str, font: str, size: int, anchor: str) -> Lettering:
    """Set a text in a font of `size` pixels; `anchor` as in Pillow ("lm": left middle, "mm": centre)."""
    drawn = named_font(font, size)
    left, top, right, bottom = map(round, drawn.getbbox(text, anchor=anchor))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=drawn, anchor=anchor)
    return mask, (left, top)
