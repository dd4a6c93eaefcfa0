"""The painted places: a landscape for every site tile and camp. Painted by `tools/assets/paint_places.py`."""

from __future__ import annotations

from PIL import Image

from images.kit.keeping import kept
from images.kit.paintings import read_painting


@kept(megabytes=3)
def place_picture(key: str, size: tuple[int, int]) -> Image.Image:
    """The landscape of a site tile ("1-8": level and number) or of a camp ("camp-jewel"), cut to `size`. Cached: do not
    draw on it.

    Raises:
        FileNotFoundError: there is no such place.
    """
    whole = read_painting("places", key, size)
    width, height = whole.size
    if width * size[1] > height * size[0]:  # too wide: the subject is right of the middle
        kept = height * size[0] // size[1]
        left = round((width - kept) * 0.6)
        box = (left, 0, left + kept, height)
    else:
        kept = width * size[1] // size[0]
        top = round((height - kept) * 0.62)
        box = (0, top, width, top + kept)
    return whole.resize(size, Image.Resampling.HAMMING, box=box)
