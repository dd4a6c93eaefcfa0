"""The bundled fonts, each loaded once for a size. Knows no text."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

__all__ = ["FONTS", "TITLE", "font", "font_name", "named_font"]

FONTS = Path(__file__).parent.parent / "assets" / "fonts"
TITLE = "Cinzel-Bold"
"""The font of titles: it has the letters of western Europe, as its file was cut."""


@lru_cache(maxsize=128)
def named_font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a bundled font by its file's name, in pixels."""
    return ImageFont.truetype(str(FONTS / f"{name}.ttf"), size)


def font_name(*, bold: bool = False, title: bool = False) -> str:
    """Return the file of the font of everything that is read, or of titles."""
    if title:
        return TITLE
    return "AlegreyaSans-ExtraBold" if bold else "AlegreyaSans-Medium"


def font(size: int, *, bold: bool = False, title: bool = False) -> ImageFont.FreeTypeFont:
    """Return the font of everything that is read, or that of titles."""
    return named_font(font_name(bold=bold, title=title), size)
