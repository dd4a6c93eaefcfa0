"""The bot's own emoji: a coloured icon on a light token, for messages."""

from __future__ import annotations

import io

from PIL import Image

from images.arnak.theme import RESOURCES
from images.kit.masks import icon_mask, shape_mask
from images.kit.theme import BRASS, INK, LIGHT, Shape

SIZE = 96
_RIM = 4
_INSIDE = 66


def emoji_picture(name: str) -> bytes:
    """Draw a resource, a travel icon or the archaeologist as an emoji. Returns the bytes of a PNG with transparency."""
    picture = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    picture.paste((*BRASS, 255), (0, 0), shape_mask(Shape.CIRCLE, SIZE))
    picture.paste((*LIGHT, 255), (_RIM, _RIM), shape_mask(Shape.CIRCLE, SIZE - 2 * _RIM))
    shade = RESOURCES.get(name, INK)
    at = (SIZE - _INSIDE) // 2
    picture.paste((*shade, 255), (at, at), icon_mask(name, _INSIDE))
    out = io.BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()
