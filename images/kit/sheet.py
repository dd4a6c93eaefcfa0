"""A large picture divided into cells that are drawn and encoded once, and reused in later pictures.

A JPEG may have restart markers after every few blocks; the code between two of them depends only on the pixels there.
So the code of unchanged cells is combined with the code of new ones. The result has the same bytes as if everything
were encoded at once, but takes only as long as the new cells do. Independent of any one game.
"""

from __future__ import annotations

import re
import weakref
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import chain, compress, count, groupby
from operator import add
from typing import Protocol, Self

from PIL import Image

from images.kit.canvas import Box, Canvas, Part, overlap
from images.kit.keeping import NOTHING, Store, bytes_of
from images.kit.theme import Colour

__all__ = ["Sheet", "Surface", "whole_blocks"]

BLOCK = 8
"""The side of a block in a JPEG without chroma subsampling."""
_MOST_COLUMNS = 10
_LINES = 8
"""The height of a cell in lines of blocks."""

_Code = tuple[bytes, ...]
"""A cell in a JPEG: the code of each of its lines of blocks, with the marker that follows it."""
_Area = tuple[int, int, int, int]
"""A rectangle of cells, as a box of columns and lines with exclusive ends."""

_codes: Store[_Code] = Store(megabytes=5, size=lambda code: sum(map(len, code)))


_DrawWithin = Callable[[Canvas, Sequence[Box]], None]
"""Draws something large, but only within some areas of the picture, in pixels."""


@dataclass(frozen=True, slots=True)
class _Group:
    """The items laid on a sheet.

    That is: how each is drawn, its number, those drawn within areas, and for each cell its items and whether they cover
    everything below.
    """

    draws: tuple[Callable[[Canvas], None] | None, ...]
    numbers: tuple[int, ...]
    within: tuple[tuple[int, _DrawWithin], ...]
    cells: tuple[tuple[int, tuple[int, ...], bool], ...]

    size: int
    """Approximate size in bytes."""


_ITEM_SIZE = 500
"""The size of a cached item in bytes, without its pixels."""
_LARGE = 60000
"""From this many pixels, a picture is only drawn where it is visible."""

_groups: Store[_Group] = Store(megabytes=3, size=lambda group: group.size)


class Surface(Protocol):
    """Something to lay pictures on: a `Canvas` draws immediately, a `Sheet` only where necessary."""

    def moved(self, x: int, y: int) -> Self: ...

    def paste(self, picture: Image.Image, at: tuple[int, int], radius: int = 0, parts: Sequence[Part] = ()) -> None: ...

    def add(self, key: Hashable, box: Box, draw: Callable[[Canvas], None], radius: int | None = None) -> None: ...

    def dim(self, box: Box, shade: Colour, share: float, bright: Sequence[tuple[Box, int]] = ()) -> None: ...

    def group(self, key: Hashable, lay: Callable[[Surface], None]) -> None: ...


class Sheet:
    """A picture that records its items from the bottom up, and draws only the cells that have not been drawn before.

    >>> sheet = Sheet((64, 48), (255, 255, 255))
    >>> sheet.paste(Image.new("RGB", (20, 20)), (10, 10))
    >>> sheet.encode() == sheet.encode()
    True
    """

    def __init__(self, size: tuple[int, int], ground: Colour) -> None:
        """
        Raises:
            ValueError: a side of the picture is no multiple of 8 pixels.
        """
        if size[0] % BLOCK or size[1] % BLOCK:
            raise ValueError(f"a sheet of {size[0]} by {size[1]} pixels has no whole blocks")
        self._size, self._ground = size, ground
        self._wide, self._high = _cell(size)
        self._columns, self._lines = size[0] // self._wide, -(-size[1] // self._high)
        self._x = self._y = 0
        self._draws: list[Callable[[Canvas], None] | None] = []
        self._numbers: list[int] = []
        self._within: dict[int, _DrawWithin] = {}
        self._cells: list[list[int]] = [[] for _ in range(self._columns * self._lines)]
        self._covered: set[int] = set()
        self._finished: list[Image.Image] = []

    def moved(self, x: int, y: int) -> Self:
        """Return a view of the same sheet with another origin."""
        twin = copy(self)
        twin._x, twin._y = self._x + x, self._y + y
        return twin

    def paste(self, picture: Image.Image, at: tuple[int, int], radius: int = 0, parts: Sequence[Part] = ()) -> None:
        """Lay down a finished picture, which must not change any more.

        `parts` describe its content by place; without them it counts as a single thing.
        """
        self._finished.append(picture)
        left, top = at
        box = (left, top, left + picture.width, top + picture.height)
        key: Hashable = parts[0][0] if parts else _number_of_picture(picture)
        item = self._lay(("picture", key, radius), box, lambda canvas: canvas.paste(picture, at, radius), radius)
        if not radius and picture.width * picture.height > _LARGE:
            self._within[item] = partial(_lay_within, picture=picture, at=(left + self._x, top + self._y))
        for part, (part_left, part_top, right, bottom) in parts[1:]:
            self._lay(("part", part), (part_left + left, part_top + top, right + left, bottom + top))

    def add(self, key: Hashable, box: Box, draw: Callable[[Canvas], None], radius: int | None = None) -> None:
        """Lay down what `draw` draws, which must depend only on `key` and stay within the box.

        With a `radius`, it fills the box except for its round corners.
        """
        self._lay((key, self._x, self._y), box, draw, radius)

    def dim(self, box: Box, shade: Colour, share: float, bright: Sequence[tuple[Box, int]] = ()) -> None:
        """Lay a shade over a box except for bright places, each a box with a corner radius."""
        for place, radius in bright:
            self._lay(("bright", radius), place)

        def draw(canvas: Canvas, areas: Sequence[Box] | None = None) -> None:
            canvas.dim(box, shade, share, bright, areas)

        item, x, y = self._lay(("dim", shade, share), box, draw), self._x, self._y
        for (left, top, right, bottom), radius in bright:
            for at in self._filled((left + x, top + y, right + x, bottom + y), radius):
                if self._cells[at][-1:] == [item]:  # bright places may lie over each other
                    self._cells[at].pop()
        self._within[item] = lambda canvas, areas: draw(canvas.moved(x, y), areas)

    def group(self, key: Hashable, lay: Callable[[Surface], None]) -> None:
        """Lay down what `lay` lays on the sheet it is given, which must depend only on `key`.

        It is cached, and laid as a unit the next time.
        """
        place = (self._size, self._ground, self._x, self._y, key)
        group = _groups.get(place)
        if group is NOTHING:
            apart = type(self)(self._size, self._ground).moved(self._x, self._y)
            lay(apart)
            group = apart._as_group()
            _groups.keep([(place, group)])
        base = len(self._draws)
        self._draws += group.draws
        self._numbers += group.numbers
        for item, draw in group.within:
            self._within[base + item] = draw
        for at, items, is_covered in group.cells:
            if is_covered:
                self._cells[at] = [base + item for item in items]
                self._covered.add(at)
            else:
                self._cells[at] += [base + item for item in items]

    def painted(self) -> Canvas:
        """Return the whole picture as a canvas."""
        canvas = Canvas(self._size, self._ground)
        for draw in self._draws:
            if draw is not None:
                draw(canvas)
        return canvas

    def encode(self) -> bytes:
        """Return the picture as a JPEG, like `Canvas.encode`; the same picture always gives the same bytes."""
        number = self._numbers.__getitem__
        keys = [(self._size, self._ground, at, *map(number, cell)) for at, cell in enumerate(self._cells)]
        codes = _codes.find(keys)
        missing = [code is NOTHING for code in codes]
        if any(missing):
            new = list(self._encoded(missing))
            for at, code in new:
                codes[at] = code
            _codes.keep((keys[at], code) for at, code in new)
        return _joined(self._size, codes, self._columns)

    def _lay(
        self, key: Hashable, box: Box, draw: Callable[[Canvas], None] | None = None, radius: int | None = None
    ) -> int:
        """Record an item in every cell it touches, and return its index.

        With a `radius`, it covers what is below except at its corners.
        """
        left, top, right, bottom = box[0] + self._x, box[1] + self._y, box[2] + self._x, box[3] + self._y
        item = len(self._draws)
        self._draws.append(draw and _from(draw, self._x, self._y))
        self._numbers.append(_number((key, left, top, right, bottom)))
        first, end = max(0, left // self._wide), min(self._columns, -(-right // self._wide))
        for line in range(max(0, top // self._high), min(self._lines, -(-bottom // self._high))):
            for at in range(line * self._columns + first, line * self._columns + end):
                self._cells[at].append(item)
        if radius is not None:
            self._cover((left, top, right, bottom), radius, item)
        return item

    def _cover(self, box: Box, radius: int, item: int) -> None:
        """Drop everything that an item hides completely, which excludes its round corners."""
        for at in self._filled(box, radius):
            self._cells[at] = [item]
            self._covered.add(at)

    def _filled(self, box: Box, radius: int) -> set[int]:
        """The cells that a box with round corners covers completely."""
        left, top, right, bottom = box
        filled = set[int]()
        for across, down in ((radius, 0), (0, radius)) if radius else ((0, 0),):
            first, end = max(0, -(-(left + across) // self._wide)), min(self._columns, (right - across) // self._wide)
            low = self._lines if bottom - down >= self._size[1] else (bottom - down) // self._high
            for line in range(max(0, -(-(top + down) // self._high)), low):
                filled.update(range(line * self._columns + first, line * self._columns + end))
        return filled

    def _as_group(self) -> _Group:
        """The content of this sheet, to be laid on others."""
        cells = tuple((at, tuple(items), at in self._covered) for at, items in enumerate(self._cells) if items)
        size = _ITEM_SIZE * len(self._draws) + sum(map(bytes_of, self._finished))
        return _Group(tuple(self._draws), tuple(self._numbers), tuple(self._within.items()), cells, size)

    def _paint(self, canvas: Canvas, missing: Sequence[bool]) -> None:
        """Draw the items of the missing cells, each once, on a canvas of the whole picture.

        The other cells of the canvas are not used, so large pictures and shades are only drawn where they are visible
        in missing cells.
        """
        bare = [is_missing and at not in self._covered for at, is_missing in enumerate(missing)]
        for area in self._areas(bare):
            canvas.image.im.paste(self._ground, area)
        for item in sorted(set(chain.from_iterable(compress(self._cells, missing)))):
            draw = self._draws[item]
            if item in self._within:
                seen = [is_missing and item in cell for is_missing, cell in zip(missing, self._cells, strict=True)]
                self._within[item](canvas, self._areas(seen))
            elif draw is not None:
                draw(canvas)

    def _areas(self, cells: Sequence[bool]) -> list[Box]:
        """Rectangles that consist of the given cells."""
        return [self._box(area) for area in _areas(cells, self._columns)]

    def _box(self, area: _Area) -> Box:
        """The place of a rectangle of cells in the picture."""
        first, top, end, bottom = area
        high = min(bottom * self._high, self._size[1])
        return first * self._wide, top * self._high, end * self._wide, high

    def _stack(self, cells: Sequence[int]) -> Box:
        """The place of a vertical run of cells in the picture."""
        first, column = divmod(cells[0], self._columns)
        return self._box((column, first, column + 1, cells[-1] // self._columns + 1))

    def _encoded(self, missing: Sequence[bool]) -> Iterator[tuple[int, _Code]]:
        """Draw the missing cells, encode them stacked into one picture, and yield each cell with its code."""
        lines, columns = range(self._lines), range(self._columns)
        new = [at for column in columns for line in lines if missing[at := line * self._columns + column]]
        boxes = [self._stack(stack) for stack in _stacks(new, self._columns)]
        with _spare_canvas(self._size) as canvas:
            self._paint(canvas, missing)
            strip = Canvas.on(Image.new("RGB", (self._wide, sum(box[3] - box[1] for box in boxes)), None))
            top = 0
            for box in boxes:
                bottom = top + box[3] - box[1]
                strip.image.im.paste(canvas.image.im.crop(box), (0, top, self._wide, bottom))
                top = bottom
        data = strip.encode(restart=self._wide // BLOCK)
        codes = _RESTART.split(data[_header_length(data) : -len(_END)])
        markers, first = _markers(self._size), 0
        for at in new:
            line, column = divmod(at, self._columns)
            top = line * _LINES
            end = first + min(_LINES, self._size[1] // BLOCK - top)
            yield at, tuple(map(add, codes[first:end], markers[column + top * self._columns :: self._columns]))
            first = end


def _stacks(new: Sequence[int], columns: int) -> Iterator[list[int]]:
    """Group cells into vertical runs."""
    stack: list[int] = []
    for at in new:
        if stack and at != stack[-1] + columns:
            yield stack
            stack = []
        stack.append(at)
    yield stack


def _lay_within(canvas: Canvas, areas: Sequence[Box], picture: Image.Image, at: tuple[int, int]) -> None:
    """Paste the parts of a picture that are within areas of a canvas."""
    x, y = at
    picture.load()
    for area in areas:
        if common := overlap(area, (x, y, x + picture.width, y + picture.height)):
            left, top, right, bottom = common
            canvas.image.im.paste(picture.im.crop((left - x, top - y, right - x, bottom - y)), common)


_spare: dict[int, Canvas] = {}
"""Canvases not in use, by width, since creating one takes milliseconds."""


@contextmanager
def _spare_canvas(size: tuple[int, int]) -> Iterator[Canvas]:
    """Lend a canvas of this width and at least this height; it may contain old drawings."""
    width, height = size
    canvas = _spare.pop(width, None)
    if canvas is None or canvas.image.height < height:
        canvas = Canvas(size, (0, 0, 0))
    yield canvas
    _spare[width] = canvas


def _from(draw: Callable[[Canvas], None], x: int, y: int) -> Callable[[Canvas], None]:
    return lambda canvas: draw(canvas.moved(x, y))


def whole_blocks(size: tuple[int, int]) -> tuple[int, int]:
    """Return the size of the smallest sheet that is at least this large.

    >>> whole_blocks((1248, 1561))
    (1248, 1568)
    """
    return -(-size[0] // BLOCK) * BLOCK, -(-size[1] // BLOCK) * BLOCK


@lru_cache(maxsize=8)
def _cell(size: tuple[int, int]) -> tuple[int, int]:
    """The size of a picture's cells: as many columns as divide its width evenly into whole blocks."""
    blocks = size[0] // BLOCK
    columns = next(columns for columns in range(_MOST_COLUMNS, 0, -1) if not blocks % columns)
    return size[0] // columns, _LINES * BLOCK


def _areas(missing: Sequence[bool], columns: int) -> Iterator[_Area]:
    """Group missing cells into rectangles: runs in a line, and lines with the same run."""
    open_runs: dict[tuple[int, int], int] = {}
    lines = len(missing) // columns
    for line in range(lines + 1):
        runs = set(_runs(missing[line * columns : (line + 1) * columns]))
        for run in [run for run in open_runs if run not in runs]:
            yield run[0], open_runs.pop(run), run[1], line
        for run in runs:
            open_runs.setdefault(run, line)


def _runs(missing: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """The start and end of each run of missing cells in a line."""
    at = 0
    for is_missing, cells in groupby(missing):
        end = at + len(list(cells))
        if is_missing:
            yield at, end
        at = end


_counter = count()


@lru_cache(maxsize=8192)
def _number(_key: Hashable) -> int:
    """A number for an item on a sheet; the same item has the same number as long as it is cached."""
    return next(_counter)


_pictures: dict[int, tuple[weakref.ref[Image.Image], int]] = {}


def _number_of_picture(picture: Image.Image) -> int:
    """A number for a picture, the same as long as it exists."""
    known = _pictures.get(id(picture))
    if known is not None and known[0]() is picture:
        return known[1]
    number, place = next(_counter), id(picture)
    _pictures[place] = (weakref.ref(picture, lambda gone: _forget(place, gone)), number)
    return number


def _forget(place: int, gone: weakref.ref[Image.Image]) -> None:
    """Forget a picture that no longer exists, unless another one has taken its place."""
    known = _pictures.get(place)
    if known is not None and known[0] is gone:
        del _pictures[place]


_RESTART = re.compile(rb"\xff[\xd0-\xd7]")
"""Between two pieces of code; within a piece, 0xff is always followed by 0."""
_SCAN, _END = b"\xff\xda", b"\xff\xd9"


def _header_length(data: bytes) -> int:
    """The start of a JPEG's code, after the header of its scan."""
    at = data.index(_SCAN) + len(_SCAN)
    return at + int.from_bytes(data[at : at + 2])


@lru_cache(maxsize=8)
def _header(size: tuple[int, int]) -> bytes:
    """Everything before the code of a picture of this size."""
    data = Canvas(size, (0, 0, 0)).encode(restart=_cell(size)[0] // BLOCK)
    return data[: _header_length(data)]


@lru_cache(maxsize=8)
def _markers(size: tuple[int, int]) -> tuple[bytes, ...]:
    """What follows each piece of code in a picture of this size: eight restart markers in turn, finally the end."""
    pieces = size[0] // _cell(size)[0] * (size[1] // BLOCK)
    return (*(bytes((0xFF, 0xD0 + at % 8)) for at in range(pieces - 1)), _END)


def _joined(size: tuple[int, int], codes: Sequence[_Code], columns: int) -> bytes:
    pieces = [_header(size)]
    for line in range(0, len(codes), columns):
        pieces += chain.from_iterable(zip(*codes[line : line + columns], strict=True))
    return b"".join(pieces)
