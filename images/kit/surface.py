"""What pictures are drawn on: a canvas that draws immediately, or a sheet that draws only what has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Protocol, Self

from PIL import Image

from images.kit.boxes import Box, Part, wider
from images.kit.canvas import Canvas, Shown
from images.kit.theme import Colour


class Surface(Protocol):
    def moved(self, x: int, y: int) -> Self: ...

    def scaled(self, scale: float) -> Self: ...

    def paste(self, picture: Image.Image, at: tuple[int, int], radius: int = 0, parts: Sequence[Part] = ()) -> None: ...

    def add(
        self, draw: Callable[[Canvas, *Shown], None], box: Box, *shown: *Shown, radius: int | None = None
    ) -> None: ...

    def dim(self, box: Box, shade: Colour, share: float) -> None: ...

    def group(self, key: Hashable, lay: Callable[[Surface], None]) -> None: ...


def lay(
    surface: Surface, draw: Callable[[Canvas, Box, *Shown], None], box: Box, *shown: *Shown, reach: int = 0
) -> None:
    """Add an item in a box, drawn by `draw` from the values `shown`. It may extend `reach` pixels beyond the box."""
    surface.add(draw, wider(box, reach, reach), box, *shown)
