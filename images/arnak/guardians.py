"""The guardians' faces: painted portraits in a round frame. Painted by `tools/assets/paint_guardians.py`."""

from __future__ import annotations

from PIL import Image

from images.kit.canvas import Canvas, shape_mask
from images.kit.keeping import kept
from images.kit.paintings import read_painting
from images.kit.theme import BRASS, DANGER, Shape

__all__ = ["draw_portrait", "guardian_picture"]


@kept(megabytes=2)
def guardian_picture(number: int, size: int) -> Image.Image:
    """The square portrait of a guardian. Cached: do not draw on it.

    Raises:
        FileNotFoundError: there is no such guardian.
    """
    return read_painting("guardians", str(number), (size, size)).resize((size, size), Image.Resampling.HAMMING)


def draw_portrait(canvas: Canvas, number: int, at: tuple[int, int], size: int, *, awake: bool = True) -> None:
    """Draw a guardian's medallion with its top left corner at `at`, with a red border while it guards its site
    (`awake`).
    """
    left, top = at
    rim = max(3, size // 18)
    canvas.stamp(BRASS, at, shape_mask(Shape.CIRCLE, size))
    inner = (left + rim // 2, top + rim // 2)
    canvas.stamp(DANGER if awake else BRASS, inner, shape_mask(Shape.CIRCLE, size - rim // 2 * 2))
    face = size - 2 * rim
    canvas.stamp(guardian_picture(number, face), (left + rim, top + rim), shape_mask(Shape.CIRCLE, face))
