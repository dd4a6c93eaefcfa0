"""A canvas that draws panels with smooth corners, text that fits its box, icons and players' shapes."""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Self, TypeVarTuple

from PIL import Image, ImageDraw

from images.kit.boxes import Box, Part, corner_places, overlap, shifted
from images.kit.fonts import font_name, lettered
from images.kit.masks import (
    STROKES,
    corner_masks,
    icon_mask,
    outside_corners,
    panel_mask,
    rim_mask,
    shape_mask,
    stroke_mask,
)
from images.kit.names import Run, fitted_name, runs_in, runs_width
from images.kit.text import LEADING, Glyph, fitted, fitting_size, glyph_places
from images.kit.theme import ACCENT, INK, SEATS, WHITE, Colour, Shape

Shown = TypeVarTuple("Shown")


class Canvas:
    """An RGB picture. At first, its upper left corner is (0, 0), and a pixel is a unit: see `moved` and `scaled`."""

    def __init__(self, size: tuple[int, int], background: Colour | Image.Image) -> None:
        self._draw_on(background.copy() if isinstance(background, Image.Image) else Image.new("RGB", size, background))

    @classmethod
    def on(cls, picture: Image.Image) -> Self:
        """Return a canvas that draws directly on this picture."""
        canvas = cls.__new__(cls)
        canvas._draw_on(picture)
        return canvas

    def _draw_on(self, picture: Image.Image) -> None:
        picture.load()
        self.image, self._core = picture, picture.im
        self._x, self._y, self.scale = 0, 0, 1.0

    def moved(self, x: int, y: int) -> Self:
        twin = type(self).__new__(type(self))
        twin.image, twin._core, twin.scale = self.image, self._core, self.scale
        twin._x, twin._y = self._at(x, y)
        return twin

    def scaled(self, scale: float) -> Self:
        """Return a canvas for the same picture with `scale` pixels per unit."""
        twin = self.moved(0, 0)
        twin.scale = scale
        return twin

    def pixels(self, units: int) -> int:
        return units if self.scale == 1 else round(units * self.scale)

    def _at(self, x: int, y: int) -> tuple[int, int]:
        scale = self.scale
        if scale == 1:  # the usual case, evaluated a thousand times for a board
            return x + self._x, y + self._y
        return round(x * scale) + self._x, round(y * scale) + self._y

    def _box(self, box: Box) -> Box:
        left, top, right, bottom = box
        return (*self._at(left, top), *self._at(right, bottom))

    def _stamp(self, fill: Colour, left: int, top: int, mask: Image.Image) -> None:
        """The position is in pixels. Uses Pillow's core: for small masks, `Image.paste` takes longer to check than to
        paste.
        """
        size = width, height = mask.size
        box = (left, top, left + width, top + height)
        self._core.paste(_filled("RGB", size, fill) if width * height > _SMALL_STAMP else fill, box, mask.im)

    def stamp(self, fill: Colour | Image.Image, at: tuple[int, int], mask: Image.Image) -> None:
        left, top = self._at(*at)
        if not isinstance(fill, Image.Image):
            self._stamp(fill, left, top, mask)
            return
        self._core.paste(fill.im, (left, top, left + mask.width, top + mask.height), mask.im)

    def stamp_around(self, fill: Colour | Image.Image, middle: tuple[int, int], mask: Image.Image) -> None:
        self.stamp(fill, (middle[0] - mask.width // 2, middle[1] - mask.height // 2), mask)

    def panel(self, box: Box, fill: Colour, radius: int = 10, outline: Colour | None = None, line: int = 3) -> None:
        """Draw a filled panel; the outline is inside the box."""
        left, top, right, bottom = box
        if outline is not None:
            self._rim(box, outline, radius, line)
            self._fill((left + line, top + line, right - line, bottom - line), fill, max(2, radius - line))
        else:
            self._fill(box, fill, radius)

    def _fill(self, box: Box, fill: Colour, radius: int) -> None:
        """Fill a box with rounded corners. In a large one only the corners use a mask, since masks are slow."""
        left, top, right, bottom = self._box(box)
        radius = min(self.pixels(radius), (right - left) // 2, (bottom - top) // 2)
        if (right - left) * (bottom - top) <= _SMALL_PANEL:
            self._stamp(fill, left, top, panel_mask(right - left, bottom - top, radius))
            return
        self._core.paste(fill, (left + radius, top, right - radius, bottom))
        self._core.paste(fill, (left, top + radius, left + radius, bottom - radius))
        self._core.paste(fill, (right - radius, top + radius, right, bottom - radius))
        self._corners((left, top, right, bottom), fill, radius)

    def _corners(self, box: Box, fill: Colour, radius: int) -> None:
        for place, mask in zip(corner_places(box, radius), corner_masks(radius), strict=True):
            self._stamp(fill, *place, mask)

    def _rim(self, box: Box, fill: Colour, radius: int, line: int) -> None:
        """Fill a box with rounded corners, except for the middle, which will be painted over."""
        left, top, right, bottom = self._box(box)
        wide = self.pixels(max(radius, line + 2)) + 2  # the inner corners, however they are rounded
        if (right - left) * (bottom - top) <= _SMALL_PANEL or min(right - left, bottom - top) <= 2 * wide:
            self._fill(box, fill, radius)
            return
        radius = self.pixels(radius)
        for y in (top, bottom - wide):
            self._core.paste(fill, (left + radius, y, right - radius, y + wide))
        for x in (left, right - wide):
            self._core.paste(fill, (x, top + radius, x + wide, bottom - radius))
        self._corners((left, top, right, bottom), fill, radius)

    def frame(self, box: Box, fill: Colour, radius: int = 10, line: int = 1) -> None:
        left, top, right, bottom = self._box(box)
        rim = rim_mask(right - left + 1, bottom - top + 1, self.pixels(radius), self.pixels(line))
        self._stamp(fill, left, top, rim)

    def line(self, points: Sequence[tuple[int, int]], fill: Colour, width: int) -> None:
        places = [self._at(*point) for point in points]
        ImageDraw.Draw(self.image).line(places, fill=fill, width=self.pixels(width), joint="curve")

    def text(
        self,
        at: tuple[int, int],
        text: str,
        size: int,
        fill: Colour = INK,
        *,
        bold: bool = False,
        title: bool = False,
        anchor: str = "lm",
    ) -> None:
        """Write text; `anchor` as in Pillow ("lm": left middle, "mm": centre)."""
        runs = runs_in(text, font_name(bold=bold, title=title))
        if len(runs) == 1:
            self._letter(self._at(*at), text, runs[0].font, self.pixels(size), fill, anchor)
            return
        x, y = self._at(*at)
        wide = runs_width(runs, self.pixels(size))
        self._runs((x - {"l": 0, "m": wide // 2, "r": wide}[anchor[0]], y), runs, self.pixels(size), fill)

    def _runs(self, at: tuple[int, int], runs: Sequence[Run], size: int, fill: Colour) -> None:
        """Write runs of text on a line; `at`, in pixels, is the middle of its left edge."""
        x, y = at
        for run in runs:
            self._letter((x, y), run.text, run.font, size, fill)
            x += runs_width((run,), size)

    def _letter(
        self, at: tuple[int, int], text: str, font_file: str, size: int, fill: Colour, anchor: str = "lm"
    ) -> None:
        mask, (left, top) = lettered(text, font_file, size, anchor)
        self._stamp(fill, at[0] + left, at[1] + top, mask)

    def fitted_text(
        self,
        at: tuple[int, int],
        text: str,
        width: int,
        size: int,
        fill: Colour = INK,
        *,
        smallest: int = 18,
        bold: bool = False,
        title: bool = False,
        anchor: str = "lm",
    ) -> None:
        shown, fitting = fitted(text, width, size, smallest, bold=bold, title=title)
        self.text(at, shown, fitting, fill, bold=bold, title=title, anchor=anchor)

    def squeezed_text(self, at: tuple[int, int], text: str, width: int, size: int, fill: Colour) -> None:
        """Write bold text centred on `at`, at full height but compressed horizontally to fit in `width`."""
        mask, (left, top) = lettered(text, font_name(bold=True, title=False), self.pixels(size), "mm")
        room = self.pixels(width)
        if mask.width > room:
            mask, left = mask.resize((room, mask.height), Image.Resampling.LANCZOS), -room // 2
        x, y = self._at(*at)
        self._stamp(fill, x + left, y + top, mask)

    def icon(self, name: str, at: tuple[int, int], size: int, fill: Colour) -> None:
        self._stamp(fill, *self._at(*at), icon_mask(name, self.pixels(size)))

    def seat(
        self, seat: int, at: tuple[int, int], size: int, *, outline: Colour | None = None, initial: str = ""
    ) -> None:
        look = SEATS[seat]
        left, top = at
        if outline is not None:
            edge = max(2, size // 9)
            rim = shape_mask(look.shape, self.pixels(size + 2 * edge))
            self._stamp(outline, *self._at(left - edge, top - edge), rim)
        self._stamp(look.colour, *self._at(left, top), shape_mask(look.shape, self.pixels(size)))
        if initial:
            drop = size // 6 if look.shape is Shape.TRIANGLE else 0
            height = size * (69 if look.shape in (Shape.TRIANGLE, Shape.DIAMOND) else 70) // 100
            self.text((left + size // 2, top + size // 2 + drop), initial, height, WHITE, bold=True, anchor="mm")

    def name(
        self,
        at: tuple[int, int],
        name: str,
        seat: int | None,
        width: int,
        size: int,
        fill: Colour = INK,
        *,
        smallest: int = 20,
        centred: bool = False,
    ) -> None:
        """Write a player's name, in any script, on one line; `at` is the middle of its left edge, or its centre."""
        runs, fitting = fitted_name(name, seat, width, size, smallest)
        size = self.pixels(fitting)
        x, y = self._at(*at)
        if centred:
            x -= runs_width(runs, size) // 2
        self._runs((x, y), runs, size, fill)

    def paste(
        self,
        picture: Image.Image,
        at: tuple[int, int],
        radius: int = 0,
        parts: Sequence[Part] = (),
        areas: Sequence[Box] | None = None,
    ) -> None:
        """With rounded corners if a radius is given; of `areas`, in pixels, only these. Only a `Sheet` uses `parts`."""
        left, top = self._at(*at)
        box = (left, top, left + picture.width, top + picture.height)
        picture.load()
        corners = [(x, y, x + radius, y + radius) for x, y in corner_places(box, radius)] if radius else []
        before = [self._core.crop(corner) for corner in corners]
        if areas is None:
            self._core.paste(picture.im, box)
        for common in filter(None, (overlap(area, box) for area in areas or ())):
            self._core.paste(picture.im.crop(shifted(common, -left, -top)), common)
        if not corners:
            return
        for corner, pixels, mask in zip(corners, before, outside_corners(radius), strict=True):
            self._core.paste(pixels, corner, mask.im)

    def dim(self, box: Box, shade: Colour, share: float, areas: Sequence[Box] | None = None) -> None:
        """Darken a box. With `areas`, in pixels, darken only these."""
        dark = self._box(box)
        areas = [dark] if areas is None else [common for area in areas if (common := overlap(area, dark))]
        for band in chain.from_iterable(map(_bands, areas)):
            self.image.paste(self.image.crop(band).point(_levels(shade, share)), band[:2])

    def badge(self, box: Box, text: str, size: int) -> None:
        left, top, right, bottom = box
        radius = (bottom - top) // 2
        self.panel(box, ACCENT, radius, outline=WHITE)
        self.text(((left + right + 1) // 2, top + radius), text, size, WHITE, bold=True, anchor="mm")

    def add(self, draw: Callable[[Canvas, *Shown], None], box: Box, *shown: *Shown, radius: int | None = None) -> None:
        """Draw immediately; a `Sheet` would draw this on demand."""
        draw(self, *shown)

    def group(self, key: Hashable, lay: Callable[[Canvas], None]) -> None:
        """Draw immediately; a `Sheet` would cache this."""
        lay(self)

    def figure(self, picture: Image.Image, at: tuple[int, int]) -> None:
        """Paste a picture with transparency; its size is in pixels."""
        self.image.paste(picture, self._at(*at), picture)

    def glyphs(
        self,
        at: tuple[int, int],
        glyphs: Sequence[Glyph],
        size: int,
        fill: Colour,
        palette: dict[str, Colour],
        *,
        width: int | None = None,
    ) -> None:
        """Draw a line of icons and text centred at `at`, smaller if it would be wider than `width`."""
        size = fitting_size(glyphs, size, width)
        places, wide = glyph_places(tuple(glyphs), size)
        for place, glyph in zip(places, glyphs, strict=True):
            x = at[0] - wide // 2 + place
            if glyph.startswith("#"):
                name, _, key = glyph[1:].partition("@")
                self.icon(name, (x, at[1] - size // 2), size, palette.get(key or name, fill))
            elif glyph in STROKES:
                self._stamp(fill, *self._at(x, at[1] - size // 2), stroke_mask(glyph, self.pixels(size)))
            else:
                self.text((x, at[1]), glyph, size, fill, bold=True)

    def phrase(
        self,
        box: Box,
        lines: Sequence[Sequence[Glyph]],
        size: int,
        fill: Colour,
        palette: dict[str, Colour],
    ) -> None:
        left, top, right, bottom = box
        step = min(round(size * LEADING), (bottom - top) // max(1, len(lines)))
        y = (top + bottom - step * len(lines)) // 2 + step // 2
        for line in lines:
            self.glyphs(((left + right) // 2, y), line, size, fill, palette, width=right - left)
            y += step

    def encode(self, restart: int = 0) -> bytes:
        """Without chroma subsampling; the same picture gives the same bytes. Chosen by measurement (docs/pictures.md).
        With `restart`, there is a restart marker after every `restart` blocks of 8 by 8 pixels.
        """
        out = io.BytesIO()
        self.image.save(out, "JPEG", quality=QUALITY, subsampling=FULL_COLOUR, restart_marker_blocks=restart)
        return out.getvalue()


_filled = Image.core.fill  # type: ignore[attr-defined]
"""Pillow's fastest way to create a picture of a single colour."""
_SMALL_STAMP = 400
"""Up to this many pixels, a colour is pasted through a mask directly; above that, as a picture of a single colour,
since Pillow blends two pictures three times as fast (measured)."""
_SMALL_PANEL = 3600
"""Up to this many pixels, a panel is painted through a single mask (measured)."""
QUALITY = 80
FULL_COLOUR = 0
"""Pillow's number for no chroma subsampling, so that coloured text keeps sharp edges."""


_BAND = 80_000
"""How many pixels fit in the CPU cache."""


def _bands(box: Box) -> Iterator[Box]:
    """Split a box into bands that fit in the CPU cache, where changing pixels is five times as fast (measured)."""
    left, top, right, bottom = box
    high = max(1, _BAND // (right - left))
    return ((left, low, right, min(low + high, bottom)) for low in range(top, bottom, high))


@lru_cache(maxsize=16)
def _levels(shade: Colour, share: float) -> list[int]:
    """A lookup table for darkening with this opacity; applying it is several times as fast as blending."""
    return [round(level * (1 - share) + tone * share) for tone in shade for level in range(256)]
