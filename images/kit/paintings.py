"""The bundled paintings without transparency: what a picture is painted on or shows. Knows no game."""

from __future__ import annotations

from PIL import Image

from images.kit.canvas import ASSETS

__all__ = ["read_painting"]


def read_painting(folder: str, name: str, size: tuple[int, int] | None = None) -> Image.Image:
    """Return a painting as it is stored; where less than half of it is wanted, at a half, a fourth or an eighth that is
    no smaller than `size`: its file is made so that this takes a fraction of the time.

    Raises:
        FileNotFoundError: there is no such painting.
    """
    with Image.open(ASSETS / folder / f"{name}.jpg") as painted:
        if size is not None:
            painted.draft("RGB", size)
        painted.load()
    return painted
