"""A canvas that draws panels with smooth corners, text that fits its box, icons and players' shapes.

Fonts, icons and masks are loaded once and kept in bounded caches. Independent of any one game.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import chain, pairwise
from pathlib import Path
from typing import Protocol, Self

from PIL import Image, ImageChops, ImageDraw

from images.kit.fonts import font_name, lettered
from images.kit.keeping import kept
from images.kit.names import Run, fitted_name, run_width, runs_in, runs_width
from images.kit.theme import ACCENT, INK, SEATS, WHITE, Colour, Shape

ASSETS = Path(__file__).parent.parent / "assets"
SMOOTH = 4

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels."""

Part = tuple[Hashable, Box]
"""A part of a picture: a key for what it shows, and its place."""

Glyph = str
"""An element of a line: an icon as "#name" or "#name@colour-key", or plain text."""


@kept(megabytes=2)
def icon_mask(name: str, size: int) -> Image.Image:
    """Return an icon as a square mask."""
    with Image.open(ASSETS / "icons" / f"{name}.png") as mask:
        return mask.convert("L").resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=64)
def corner_masks(radius: int) -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """Return masks for smooth round corners: top left, top right, bottom left, bottom right."""
    big = radius * SMOOTH
    corner = Image.new("L", (big, big), 0)
    ImageDraw.Draw(corner).ellipse((0, 0, 2 * big, 2 * big), fill=255)
    corner = corner.resize((radius, radius), Image.Resampling.BOX)
    mirrored = corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    flip = Image.Transpose.FLIP_TOP_BOTTOM
    return corner, mirrored, corner.transpose(flip), mirrored.transpose(flip)


@lru_cache(maxsize=64)
def _outside_corners(radius: int) -> tuple[Image.Image, ...]:
    """Return masks for the area outside round corners, in the same order."""
    return tuple(map(ImageChops.invert, corner_masks(radius)))


@kept(megabytes=1)
def _panel_mask(width: int, height: int, radius: int) -> Image.Image:
    """Return a small box with round corners as a single mask, which is faster than seven pieces."""
    mask = Image.new("L", (max(0, width), max(0, height)), 255)
    if radius > 0:
        for place, corner in zip(corner_places((0, 0, width, height), radius), corner_masks(radius), strict=True):
            mask.paste(corner, place)
    return mask


@kept(megabytes=2)
def _rim_mask(width: int, height: int, radius: int, line: int) -> Image.Image:
    """Return the outline of a box with round corners as a mask; stamping it is ten times faster than drawing it."""
    mask = Image.new("L", (width, height), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), radius, outline=255, width=line)
    return mask


def corner_places(box: Box, radius: int) -> tuple[tuple[int, int], ...]:
    """Return the positions of a box's corners, in the order of their masks."""
    left, top, right, bottom = box
    return (left, top), (right - radius, top), (left, bottom - radius), (right - radius, bottom - radius)


def wider(box: Box, across: int, down: int) -> Box:
    """Return a box extended by `across` on both sides, and by `down` at the top and bottom."""
    return box[0] - across, box[1] - down, box[2] + across, box[3] + down


def shifted(box: Box, x: int, y: int) -> Box:
    """Return a box moved right and down."""
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def overlap(one: Box, other: Box) -> Box | None:
    """Return the intersection of two boxes; None if it is empty.

    >>> overlap((0, 0, 10, 10), (4, 6, 20, 20))
    (4, 6, 10, 10)
    """
    left, top = max(one[0], other[0]), max(one[1], other[1])
    right, bottom = min(one[2], other[2]), min(one[3], other[3])
    return (left, top, right, bottom) if left < right and top < bottom else None


_BAND = 80_000
"""How many pixels fit in the CPU cache."""


def _bands(box: Box) -> Iterator[Box]:
    """Split a box into bands that fit in the CPU cache, which is five times as fast to change (measured)."""
    left, top, right, bottom = box
    high = max(1, _BAND // (right - left))
    return ((left, low, right, min(low + high, bottom)) for low in range(top, bottom, high))


@lru_cache(maxsize=16)
def _levels(shade: Colour, share: float) -> list[int]:
    """A lookup table for darkening by this opacity; applying it is several times as fast as blending."""
    return [round(level * (1 - share) + tone * share) for tone in shade for level in range(256)]


@kept(megabytes=1)
def shape_mask(shape: Shape, size: int) -> Image.Image:
    """Return a player's shape as a mask."""
    big = size * SMOOTH
    mask = Image.new("L", (big, big), 0)
    draw = ImageDraw.Draw(mask)
    edge = big - 1
    match shape:
        case Shape.CIRCLE:
            draw.ellipse((0, 0, edge, edge), fill=255)
        case Shape.SQUARE:
            inset = big // 14
            draw.rectangle((inset, inset, edge - inset, edge - inset), fill=255)
        case Shape.TRIANGLE:
            draw.polygon([(edge // 2, 0), (edge, edge), (0, edge)], fill=255)
        case Shape.DIAMOND:
            draw.polygon([(edge // 2, 0), (edge, edge // 2), (edge // 2, edge), (0, edge // 2)], fill=255)
    return mask.resize((size, size), Image.Resampling.LANCZOS)


def grown(mask: Image.Image, by: int) -> Image.Image:
    """Return a mask grown by this many pixels in all directions: what Pillow's `MaxFilter` does, in a hundredth of the
    time.
    """
    for across, down in ((1, 0), (0, 1)):
        so_far = 0
        while so_far < by:
            step = min(2 * so_far + 1, by - so_far)
            x, y = across * step, down * step
            moved = (mask.crop(shifted((0, 0, *mask.size), *to)) for to in ((x, y), (-x, -y)))
            mask = reduce(ImageChops.lighter, moved, mask)
            so_far += step
    return mask


STROKES = {"›": ((0.1, 0.28), (0.36, 0.52), (0.1, 0.76)), "/": ((0.36, 0.16), (0.08, 0.86))}
"""Signs made of strokes: the arrow from cost to gain, and the separator of two choices; relative to their size."""


@lru_cache(maxsize=64)
def stroke_mask(stroke: str, size: int) -> Image.Image:
    """Return a stroke as a mask, less than half as wide as high."""
    big = size * SMOOTH
    mask = Image.new("L", (big * 9 // 20, big), 0)
    points = [(x * big, y * big) for x, y in STROKES[stroke]]
    ImageDraw.Draw(mask).line(points, fill=255, width=round(big * 0.12), joint="curve")
    return mask.resize((max(1, size * 9 // 20), size), Image.Resampling.BOX)


@lru_cache(maxsize=4096)
def text_width(text: str, size: int, *, bold: bool = False, title: bool = False) -> int:
    """Return the width of a text in pixels."""
    return runs_width(runs_in(text, font_name(bold=bold, title=title)), size)


def text_size(text: str, width: int, size: int, smallest: int, *, bold: bool = False, title: bool = False) -> int:
    """Return the font size at which a text fits in `width`, at most `size` and at least `smallest`."""
    while size > smallest and text_width(text, size, bold=bold, title=title) > width:
        size -= 1
    return size


@lru_cache(maxsize=2048)
def fitted(
    text: str, width: int, size: int, smallest: int, *, bold: bool = False, title: bool = False
) -> tuple[str, int]:
    """Return a text and the font size at which it fits in `width`; truncated only if `smallest` is too large."""
    size = text_size(text, width, size, smallest, bold=bold, title=title)
    if text_width(text, size, bold=bold, title=title) <= width:
        return text, size
    while text and text_width(f"{text}…", size, bold=bold, title=title) > width:
        text = text[:-1]
    return f"{text.rstrip()}…", size


@lru_cache(maxsize=1024)
def wrapped(text: str, width: int, size: int, *, bold: bool = False) -> tuple[str, ...]:
    """Break a text into lines no wider than `width`."""
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(joined, size, bold=bold) <= width:
            lines[-1] = joined
        else:
            lines.append(word)
    return tuple(lines)


def in_lines(
    text: str, width: int, most: int, size: int, smallest: int, *, bold: bool = False
) -> tuple[tuple[str, ...], int]:
    """Break a text into at most `most` lines, smaller if necessary; at `smallest` the last line may be too wide."""
    while size > smallest and len(wrapped(text, width, size, bold=bold)) > most:
        size -= 1
    lines = wrapped(text, width, size, bold=bold)
    return (*lines[: most - 1], *filter(None, [" ".join(lines[most - 1 :])])), size


class Surface(Protocol):
    """The interface for drawing: a `Canvas` draws immediately, a `Sheet` only where necessary."""

    def moved(self, x: int, y: int) -> Self: ...

    def paste(self, picture: Image.Image, at: tuple[int, int], radius: int = 0, parts: Sequence[Part] = ()) -> None: ...

    def add(self, key: Hashable, box: Box, draw: Callable[[Canvas], None], radius: int | None = None) -> None: ...

    def dim(self, box: Box, shade: Colour, share: float, bright: Sequence[tuple[Box, int]] = ()) -> None: ...

    def group(self, key: Hashable, lay: Callable[[Surface], None]) -> None: ...


class Canvas:
    """An RGB picture with drawing methods.

    `origin` is the position of the point (0, 0) in the picture, `scale` the number of pixels per unit.
    """

    def __init__(
        self,
        size: tuple[int, int],
        background: Colour | Image.Image,
        origin: tuple[int, int] = (0, 0),
        scale: float = 1,
    ) -> None:
        if isinstance(background, Image.Image):
            self.image = background.copy()
        else:
            self.image = Image.new("RGB", size, background)
        self._core = self.image.im
        self._x, self._y = origin
        self._scale = scale

    @classmethod
    def on(cls, picture: Image.Image, scale: float = 1) -> Self:
        """Return a canvas that draws directly on this picture, which is changed by it."""
        canvas = cls.__new__(cls)
        picture.load()
        canvas.image, canvas._core = picture, picture.im
        canvas._x, canvas._y, canvas._scale = 0, 0, scale
        return canvas

    @property
    def _draw(self) -> ImageDraw.ImageDraw:
        """Draws lines; created on demand, since most pictures have none."""
        return ImageDraw.Draw(self.image)

    def moved(self, x: int, y: int) -> Self:
        """Return a canvas for the same picture with another origin."""
        twin = type(self).__new__(type(self))
        twin.image, twin._core, twin._scale = self.image, self._core, self._scale
        twin._x, twin._y = self._at(x, y)
        return twin

    def scaled(self, scale: float) -> Self:
        """Return a canvas for the same picture with `scale` pixels per unit."""
        twin = self.moved(0, 0)
        twin._scale = scale
        return twin

    def _pixels(self, units: int) -> int:
        return units if self._scale == 1 else round(units * self._scale)

    def _at(self, x: int, y: int) -> tuple[int, int]:
        scale = self._scale
        if scale == 1:  # the usual case, evaluated a thousand times for a board
            return x + self._x, y + self._y
        return round(x * scale) + self._x, round(y * scale) + self._y

    def _box(self, box: Box) -> Box:
        left, top, right, bottom = box
        return (*self._at(left, top), *self._at(right, bottom))

    def _stamp(self, fill: Colour, left: int, top: int, mask: Image.Image) -> None:
        """Paste a colour through a mask; the position is in pixels.

        This uses Pillow's core directly, since a board needs a thousand of these, and for small ones `Image.paste`
        spends more time on checking its arguments. Both pictures were made here, are loaded and have the right mode.
        """
        size = width, height = mask.size
        box = (left, top, left + width, top + height)
        self._core.paste(_filled("RGB", size, fill) if width * height > _SMALL_STAMP else fill, box, mask.im)

    def _flood(self, fill: Colour, box: Box) -> None:
        """Paste a colour into a box in pixels, like `_stamp`."""
        self._core.paste(fill, box)

    def stamp(self, fill: Colour | Image.Image, at: tuple[int, int], mask: Image.Image) -> None:
        """Paste a colour or a picture through a mask, top left corner at `at`."""
        left, top = self._at(*at)
        if not isinstance(fill, Image.Image):
            self._stamp(fill, left, top, mask)
            return
        self._core.paste(fill.im, (left, top, left + mask.width, top + mask.height), mask.im)

    def stamp_around(self, fill: Colour | Image.Image, middle: tuple[int, int], mask: Image.Image) -> None:
        """Like `stamp`, around a point."""
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
        """Fill a box with round corners. In a large one only the corners use a mask, since masks are slow."""
        left, top, right, bottom = self._box(box)
        radius = min(self._pixels(radius), (right - left) // 2, (bottom - top) // 2)
        if (right - left) * (bottom - top) <= _SMALL_PANEL:
            self._stamp(fill, left, top, _panel_mask(right - left, bottom - top, radius))
            return
        self._flood(fill, (left + radius, top, right - radius, bottom))
        self._flood(fill, (left, top + radius, left + radius, bottom - radius))
        self._flood(fill, (right - radius, top + radius, right, bottom - radius))
        self._corners((left, top, right, bottom), fill, radius)

    def _corners(self, box: Box, fill: Colour, radius: int) -> None:
        for place, mask in zip(corner_places(box, radius), corner_masks(radius), strict=True):
            self._stamp(fill, *place, mask)

    def _rim(self, box: Box, fill: Colour, radius: int, line: int) -> None:
        """Fill a box with round corners, except for the middle, which will be painted over."""
        left, top, right, bottom = self._box(box)
        wide = self._pixels(max(radius, line + 2)) + 2  # the inner corners, however they are rounded
        if (right - left) * (bottom - top) <= _SMALL_PANEL or min(right - left, bottom - top) <= 2 * wide:
            self._fill(box, fill, radius)
            return
        radius = self._pixels(radius)
        for y in (top, bottom - wide):
            self._flood(fill, (left + radius, y, right - radius, y + wide))
        for x in (left, right - wide):
            self._flood(fill, (x, top + radius, x + wide, bottom - radius))
        self._corners((left, top, right, bottom), fill, radius)

    def frame(self, box: Box, fill: Colour, radius: int = 10, line: int = 1) -> None:
        """Draw the outline of a box."""
        left, top, right, bottom = self._box(box)
        rim = _rim_mask(right - left + 1, bottom - top + 1, self._pixels(radius), self._pixels(line))
        self._stamp(fill, left, top, rim)

    def line(self, points: Sequence[tuple[int, int]], fill: Colour, width: int) -> None:
        """Draw a line through points."""
        self._draw.line([self._at(*point) for point in points], fill=fill, width=self._pixels(width), joint="curve")

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
        """Write a text; `anchor` as in Pillow ("lm": left middle, "mm": centre)."""
        runs = runs_in(text, font_name(bold=bold, title=title))
        if len(runs) == 1:
            self._letter(self._at(*at), text, runs[0].font, self._pixels(size), fill, anchor)
            return
        x, y = self._at(*at)
        wide = runs_width(runs, self._pixels(size))
        self._runs((x - {"l": 0, "m": wide // 2, "r": wide}[anchor[0]], y), runs, self._pixels(size), fill)

    def _runs(self, at: tuple[int, int], runs: Sequence[Run], size: int, fill: Colour) -> None:
        """Write runs of text on a line; the position of its left middle is in pixels."""
        x, y = at
        for run in runs:
            self._letter((x, y), run.text, run.font, size, fill)
            x += run_width(run, size)

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
        """Write a text on one line, smaller or truncated if necessary to fit in `width`."""
        shown, fitting = fitted(text, width, size, smallest, bold=bold, title=title)
        self.text(at, shown, fitting, fill, bold=bold, title=title, anchor=anchor)

    def squeezed_text(self, at: tuple[int, int], text: str, width: int, size: int, fill: Colour) -> None:
        """Write a bold text around its middle at full height, horizontally compressed to fit in `width`."""
        mask, (left, top) = lettered(text, font_name(bold=True, title=False), self._pixels(size), "mm")
        room = self._pixels(width)
        if mask.width > room:
            mask, left = mask.resize((room, mask.height), Image.Resampling.LANCZOS), -room // 2
        x, y = self._at(*at)
        self._stamp(fill, x + left, y + top, mask)

    def icon(self, name: str, at: tuple[int, int], size: int, fill: Colour) -> None:
        """Draw an icon, top left corner at `at`."""
        self._stamp(fill, *self._at(*at), icon_mask(name, self._pixels(size)))

    def seat(
        self, seat: int, at: tuple[int, int], size: int, *, outline: Colour | None = None, initial: str = ""
    ) -> None:
        """Draw a player's shape, top left corner at `at`, with the initial of their name on it."""
        look = SEATS[seat]
        left, top = at
        if outline is not None:
            edge = max(2, size // 9)
            rim = shape_mask(look.shape, self._pixels(size + 2 * edge))
            self._stamp(outline, *self._at(left - edge, top - edge), rim)
        self._stamp(look.colour, *self._at(left, top), shape_mask(look.shape, self._pixels(size)))
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
        """Write a player's name, in any script, on one line, left middle (or centre) at `at`."""
        runs, fitting = fitted_name(name, seat, width, size, smallest)
        size = self._pixels(fitting)
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
        """Paste a finished picture, with rounded corners if a radius is given; uses Pillow's core like `_stamp`.

        Only a `Sheet` uses `parts`. With `areas`, in pixels, only these matter, and the rest may be left out.
        """
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
        for corner, pixels, mask in zip(corners, before, _outside_corners(radius), strict=True):
            self._core.paste(pixels, corner, mask.im)

    def dim(
        self,
        box: Box,
        shade: Colour,
        share: float,
        bright: Sequence[tuple[Box, int]] = (),
        areas: Sequence[Box] | None = None,
    ) -> None:
        """Darken a box except for bright places, each a box with a corner radius. With `areas`, in pixels, darken only
        these.
        """
        dark = self._box(box)
        areas = [dark] if areas is None else [common for area in areas if (common := overlap(area, dark))]
        spared = [
            (self.image.crop(place), corner, radius)
            for (place, corner, radius) in ((self._box(place), place[:2], radius) for place, radius in bright)
            if any(overlap(place, area) for area in areas)
        ]
        for band in chain.from_iterable(map(_bands, areas)):
            self.image.paste(self.image.crop(band).point(_levels(shade, share)), band[:2])
        for picture, corner, radius in spared:
            self.paste(picture, corner, radius)

    def badge(self, box: Box, text: str, size: int) -> None:
        """Draw a number in a round white badge, which refers to a menu entry or to one of several moves."""
        left, top, right, bottom = box
        radius = (bottom - top) // 2
        self.panel(box, WHITE, radius)
        self.panel(wider(box, -3, -3), ACCENT, radius - 3)
        self.text(((left + right + 1) // 2, top + radius), text, size, WHITE, bold=True, anchor="mm")

    def add(self, key: Hashable, box: Box, draw: Callable[[Canvas], None], radius: int | None = None) -> None:
        """Draw immediately; a `Sheet` would draw this on demand."""
        draw(self)

    def group(self, key: Hashable, lay: Callable[[Canvas], None]) -> None:
        """Draw immediately; a `Sheet` would cache this."""
        lay(self)

    def figure(self, picture: Image.Image, at: tuple[int, int]) -> None:
        """Paste a picture with transparency; its size is in pixels."""
        self.image.paste(picture, self._at(*at), picture)

    def pixels(self, units: int) -> int:
        """Convert a length from units to pixels, for preparing pictures of the right size."""
        return self._pixels(units)

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
        x = at[0] - glyphs_width(glyphs, size) // 2
        for before, glyph in pairwise(("", *glyphs)):
            x += _apart(before, glyph, size)
            if glyph.startswith("#"):
                name, _, key = glyph[1:].partition("@")
                self.icon(name, (x, at[1] - size // 2), size, palette.get(key or name, fill))
            elif glyph in STROKES:
                self._stamp(fill, *self._at(x, at[1] - size // 2), stroke_mask(glyph, self._pixels(size)))
            else:
                self.text((x, at[1]), glyph, _text_size(size), fill, bold=True)
            x += _glyph_width(glyph, size) + _gap(size)

    def phrase(
        self,
        box: Box,
        lines: Sequence[Sequence[Glyph]],
        size: int,
        fill: Colour,
        palette: dict[str, Colour],
    ) -> None:
        """Draw lines of icons and text one below the other, centred in a box."""
        left, top, right, bottom = box
        step = min(round(size * LEADING), (bottom - top) // max(1, len(lines)))
        y = (top + bottom - step * len(lines)) // 2 + step // 2
        for line in lines:
            self.glyphs(((left + right) // 2, y), line, size, fill, palette, width=right - left)
            y += step

    def encode(self, restart: int = 0) -> bytes:
        """Return the picture as a JPEG without chroma subsampling; the same picture always gives the same bytes.

        Chosen by measurement, see docs/pictures.md: painted backgrounds keep their colours, text stays sharp, and
        nothing else is as fast. With `restart`, there is a restart marker after every `restart` blocks of 8 by 8
        pixels.
        """
        out = io.BytesIO()
        self.image.save(out, "JPEG", quality=QUALITY, subsampling=FULL_COLOUR, restart_marker_blocks=restart)
        return out.getvalue()


_filled = Image.core.fill  # type: ignore[attr-defined]
"""Pillow's fastest way to create a picture of a single colour."""
_SMALL_STAMP = 400
"""Up to this many pixels, a colour is pasted through a mask directly, above that as a picture of a single colour, since
Pillow blends two pictures three times as fast (measured)."""
_SMALL_PANEL = 3600
"""Up to this many pixels, a panel is painted through a single mask (measured)."""
SMALLEST_GLYPH = 14
LEADING = 1.12
"""Line height of glyphs, relative to their size."""
QUALITY = 80
FULL_COLOUR = 0
"""Pillow's number for no chroma subsampling, so that coloured text keeps sharp edges."""


def _text_size(size: int) -> int:
    return size


def _gap(size: int) -> int:
    return max(1, size // 10)


def _glyph_width(glyph: Glyph, size: int) -> int:
    if glyph in STROKES:
        return size * 9 // 20
    return size if glyph.startswith("#") else text_width(glyph, _text_size(size), bold=True)


def fitting_size(glyphs: Sequence[Glyph], size: int, width: int | None) -> int:
    """Return the size, at most `size` and at least 14, at which a line of glyphs fits in `width`."""
    while width is not None and size > SMALLEST_GLYPH and glyphs_width(glyphs, size) > width:
        size -= 1
    return size


def glyphs_width(glyphs: Sequence[Glyph], size: int) -> int:
    return _glyphs_width(tuple(glyphs), size)


@lru_cache(maxsize=2048)
def _glyphs_width(glyphs: tuple[Glyph, ...], size: int) -> int:
    apart = sum(_apart(before, glyph, size) for before, glyph in pairwise(glyphs))
    return sum(_glyph_width(glyph, size) + _gap(size) for glyph in glyphs) + apart


def _apart(before: Glyph, glyph: Glyph, size: int) -> int:
    """Extra space between an icon and a number that belongs to the next icon."""
    return size // 5 if before.startswith("#") and glyph[:1].isdigit() else 0
