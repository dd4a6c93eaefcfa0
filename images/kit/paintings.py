"""The bundled opaque paintings, used as backgrounds or shown as they are. Independent of any one game."""

from __future__ import annotations

from PIL import Image

from images.kit import ASSETS


def read_painting(folder: str, name: str, size: tuple[int, int] | None = None) -> Image.Image:
    """Return a painting, scaled down to a half, a quarter or an eighth if that is no smaller than `size`, which the
    JPEG decoder does in a fraction of the time that scaling the whole would take. Raises FileNotFoundError.
    """
    with Image.open(ASSETS / folder / f"{name}.jpg") as painted:
        if size is not None:
            painted.draft("RGB", size)
        painted.load()
    return painted
