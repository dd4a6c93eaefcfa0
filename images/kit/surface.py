"""What pictures are drawn on: a canvas that draws immediately, or a sheet that draws only what has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Protocol, Self

from PIL import Image

from images.kit.boxes import Box, Part
from images.kit.canvas import Canvas
from images.kit.theme import Colour


class Surface(Protocol):
    """The interface for drawing: a `Canvas` draws immediately, a `Sheet` only where necessary."""

    def moved(self, x: int, y: int) -> Self: ...

    def paste(self, picture: Image.Image, at: tuple[int, int], radius: int = 0, parts: Sequence[Part] = ()) -> None: ...

    def add(self, key: Hashable, box: Box, draw: Callable[[Canvas], None], radius: int | None = None) -> None: ...

    def dim(self, box: Box, shade: Colour, share: float, bright: Sequence[tuple[Box, int]] = ()) -> None: ...

    def group(self, key: Hashable, lay: Callable[[Surface], None]) -> None: ...
