"""The guardians (`tools/assets/paint_guardians.py`): portraits in a round frame, and figures cut out of them."""

from __future__ import annotations

from PIL import Image, ImageFilter

from images.kit import ASSETS
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.masks import grown, shape_mask
from images.kit.paintings import read_painting
from images.kit.theme import BRASS, DANGER, LIGHT, Shape


@kept(megabytes=4)
def guardian_picture(number: int, size: int) -> Image.Image:
    return read_painting("guardians", str(number), (size, size)).resize((size, size), Image.Resampling.HAMMING)


@kept(megabytes=1)
def guardian_figure(number: int, room: tuple[int, int]) -> Image.Image:
    """As large as fits in this space, with a light edge and transparent corners."""
    with Image.open(ASSETS / "guardians" / f"{number}.png") as painted:
        mask = painted.convert("L")
    box = mask.getbbox()
    assert box is not None, "every guardian has a body"
    edge = max(2, min(room) // 42)
    scale = min((room[0] - 2 * edge) / (box[2] - box[0]), (room[1] - 2 * edge) / (box[3] - box[1]))
    size = (round((box[2] - box[0]) * scale), round((box[3] - box[1]) * scale))
    body = mask.crop(box).resize(size, Image.Resampling.LANCZOS)
    picture = read_painting("guardians", str(number)).crop(box).resize(size, Image.Resampling.LANCZOS)
    around = Image.new("L", (size[0] + 2 * edge, size[1] + 2 * edge), 0)
    around.paste(body, (edge, edge))
    around = grown(around, edge).filter(ImageFilter.GaussianBlur(0.7))
    figure = Image.new("RGB", around.size, LIGHT)
    figure.paste(picture, (edge, edge), body)
    figure.putalpha(around)
    return figure


def large_figure(number: int) -> tuple[Image.Image, Image.Image]:
    """Like `guardian_figure`, with its mask; stored by `tools/assets/enlarge.py`, since cutting it out is slow."""
    with Image.open(ASSETS / "guardians" / "large" / f"{number}.png") as mask:
        mask.load()
    return read_painting("guardians/large", str(number)), mask


def draw_portrait(canvas: Canvas, number: int, at: tuple[int, int], size: int) -> None:
    left, top = at
    rim = max(3, size // 18)
    canvas.stamp(BRASS, at, shape_mask(Shape.CIRCLE, size))
    inner = (left + rim // 2, top + rim // 2)
    canvas.stamp(DANGER, inner, shape_mask(Shape.CIRCLE, size - rim // 2 * 2))
    face = size - 2 * rim
    canvas.stamp(guardian_picture(number, face), (left + rim, top + rim), shape_mask(Shape.CIRCLE, face))
