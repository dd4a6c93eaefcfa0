"""A large picture in cells: what a cell shows is drawn and encoded once, and taken as it is into the next picture.

A JPEG may restart its code after every few blocks (its restart markers); between two of them it depends on nothing but
the pixels there. So the code of cells that look as before is put together with the code of those that are new: the same
bytes as if all were encoded at once, in the time that the new ones take. Knows no game.
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
"""How wide and high the blocks of a JPEG with full colour resolution are."""
_MOST_COLUMNS = 10
_LINES = 8
"""How many lines of blocks a cell is high."""

_Code = tuple[bytes, ...]
"""What a cell is in a JPEG: the code of each of its lines of blocks, and the marker that follows it there."""
_Area = tuple[int, int, int, int]
"""The first and the last but one column and line of a rectangle of cells, as a box."""

_codes: Store[_Code] = Store(megabytes=5, size=lambda code: sum(map(len, code)))


_DrawWithin = Callable[[Canvas, Sequence[Box]], None]
"""Draws something large, but only in some areas of the picture, in pixels: nobody looks at the rest."""


@dataclass(frozen=True, slots=True)
class _Group:
    """Things that were laid on a sheet: how each is drawn, its number, those that are drawn within areas, and in each
    cell what lies there and whether it covers what lay there before."""

    draws: tuple[Callable[[Canvas], None] | None, ...]
    numbers: tuple[int, ...]
    within: tuple[tuple[int, _DrawWithin], ...]
    cells: tuple[tuple[int, tuple[int, ...], bool], ...]

    size: int
    """How many bytes it takes, about."""


_ITEM_SIZE = 500
"""What it takes to remember a thing beside its pixels."""
_LARGE = 60000
"""From so many pixels on a picture is laid down only where it is seen."""

_groups: Store[_Group] = Store(megabytes=3, size=lambda group: group.size)


class Surface(Protocol):
    """What finished pictures are laid on: a `Canvas` is drawn on at once, a `Sheet` where it has to be."""

    def moved(self, x: int, y: int) -> Self: ...

    def paste(self, picture: Image.Image, at: tuple[int, int], radius: int = 0, parts: Sequence[Part] = ()) -> None: ...

    def add(self, key: Hashable, box: Box, draw: Callable[[Canvas], None], radius: int | None = None) -> None: ...

    def dim(self, box: Box, shade: Colour, share: float, bright: Sequence[tuple[Box, int]] = ()) -> None: ...

    def group(self, key: Hashable, lay: Callable[[Surface], None]) -> None: ...


class Sheet:
    """A picture that is told what lies on it, from the bottom up, and is drawn only where it was not seen before.

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
        """Return the same sheet to lay things on from another origin."""
        twin = copy(self)
        twin._x, twin._y = self._x + x, self._y + y
        return twin

    def paste(self, picture: Image.Image, at: tuple[int, int], radius: int = 0, parts: Sequence[Part] = ()) -> None:
        """Lay a finished picture down, which nobody draws on any more.

        `parts` say what it is made of, each where it is seen; without them it is one thing.
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
        """Lay down what `draw` draws, which depends on nothing but `key` and stays within a box; with a `radius` it
        fills the box but for its round corners."""
        self._lay((key, self._x, self._y), box, draw, radius)

    def dim(self, box: Box, shade: Colour, share: float, bright: Sequence[tuple[Box, int]] = ()) -> None:
        """Lay a shade over all that lies in a box, but for bright places in it, each a box with the radius of its
        corners."""
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
        """Lay down what `lay` lays on the sheet it is given, which depends on nothing but `key`: it is remembered, and
        laid as one thing the next time."""
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
        """Return all of it as a canvas."""
        canvas = Canvas(self._size, self._ground)
        for draw in self._draws:
            if draw is not None:
                draw(canvas)
        return canvas

    def encode(self) -> bytes:
        """Return the picture as a JPEG, as `Canvas.encode` does; the same picture always gives the same bytes."""
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
        """Note in every cell what lies there; with a `radius` it covers what lay there but at its corners. Returns
        which item of the sheet it is."""
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
        """Forget what an item leaves nothing to be seen of: what lies below it, but not at its round corners."""
        for at in self._filled(box, radius):
            self._cells[at] = [item]
            self._covered.add(at)

    def _filled(self, box: Box, radius: int) -> set[int]:
        """The cells of which a box with round corners leaves nothing to be seen."""
        left, top, right, bottom = box
        filled = set[int]()
        for across, down in ((radius, 0), (0, radius)) if radius else ((0, 0),):
            first, end = max(0, -(-(left + across) // self._wide)), min(self._columns, (right - across) // self._wide)
            low = self._lines if bottom - down >= self._size[1] else (bottom - down) // self._high
            for line in range(max(0, -(-(top + down) // self._high)), low):
                filled.update(range(line * self._columns + first, line * self._columns + end))
        return filled

    def _as_group(self) -> _Group:
        """What lies on this sheet, to be laid on others."""
        cells = tuple((at, tuple(items), at in self._covered) for at, items in enumerate(self._cells) if items)
        size = _ITEM_SIZE * len(self._draws) + sum(map(bytes_of, self._finished))
        return _Group(tuple(self._draws), tuple(self._numbers), tuple(self._within.items()), cells, size)

    def _paint(self, canvas: Canvas, missing: Sequence[bool]) -> None:
        """Draw what lies in the cells that are missing, each thing once, on a canvas of the whole picture.

        What it shows elsewhere nobody looks at. So large pictures, the ground above all, and shades are laid down only
        where they are seen in cells that are missing.
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
        """Rectangles of cells of which something is true."""
        return [self._box(area) for area in _areas(cells, self._columns)]

    def _box(self, area: _Area) -> Box:
        """Where a rectangle of cells is on the picture."""
        first, top, end, bottom = area
        high = min(bottom * self._high, self._size[1])
        return first * self._wide, top * self._high, end * self._wide, high

    def _stack(self, cells: Sequence[int]) -> Box:
        """Where cells that lie below each other are on the picture."""
        first, column = divmod(cells[0], self._columns)
        return self._box((column, first, column + 1, cells[-1] // self._columns + 1))

    def _encoded(self, missing: Sequence[bool]) -> Iterator[tuple[int, _Code]]:
        """Draw the cells that are missing, and encode them as a picture in which they lie below each other; yields
        each with its code."""
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
    """Put cells that lie below each other together."""
    stack: list[int] = []
    for at in new:
        if stack and at != stack[-1] + columns:
            yield stack
            stack = []
        stack.append(at)
    yield stack


def _lay_within(canvas: Canvas, areas: Sequence[Box], picture: Image.Image, at: tuple[int, int]) -> None:
    """Lay what falls into areas of a canvas down."""
    x, y = at
    picture.load()
    for area in areas:
        if common := overlap(area, (x, y, x + picture.width, y + picture.height)):
            left, top, right, bottom = common
            canvas.image.im.paste(picture.im.crop((left - x, top - y, right - x, bottom - y)), common)


_spare: dict[int, Canvas] = {}
"""By their width, canvases that nobody draws on at the moment: to make one takes milliseconds."""


@contextmanager
def _spare_canvas(size: tuple[int, int]) -> Iterator[Canvas]:
    """Lend a canvas of this size, or a higher one, on which something may be drawn already."""
    width, height = size
    canvas = _spare.pop(width, None)
    if canvas is None or canvas.image.height < height:
        canvas = Canvas(size, (0, 0, 0))
    yield canvas
    _spare[width] = canvas


def _from(draw: Callable[[Canvas], None], x: int, y: int) -> Callable[[Canvas], None]:
    return lambda canvas: draw(canvas.moved(x, y))


def whole_blocks(size: tuple[int, int]) -> tuple[int, int]:
    """Return the size of the smallest sheet that is no smaller.

    >>> whole_blocks((1248, 1561))
    (1248, 1568)
    """
    return -(-size[0] // BLOCK) * BLOCK, -(-size[1] // BLOCK) * BLOCK


@lru_cache(maxsize=8)
def _cell(size: tuple[int, int]) -> tuple[int, int]:
    """How large the cells of a picture are: as many columns as share its width, of whole blocks."""
    blocks = size[0] // BLOCK
    columns = next(columns for columns in range(_MOST_COLUMNS, 0, -1) if not blocks % columns)
    return size[0] // columns, _LINES * BLOCK


def _areas(missing: Sequence[bool], columns: int) -> Iterator[_Area]:
    """Put cells that are missing together to rectangles: runs in a line, and lines with the same run."""
    open_runs: dict[tuple[int, int], int] = {}
    lines = len(missing) // columns
    for line in range(lines + 1):
        runs = set(_runs(missing[line * columns : (line + 1) * columns]))
        for run in [run for run in open_runs if run not in runs]:
            yield run[0], open_runs.pop(run), run[1], line
        for run in runs:
            open_runs.setdefault(run, line)


def _runs(missing: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """From where to where a line of cells is missing."""
    at = 0
    for is_missing, cells in groupby(missing):
        end = at + len(list(cells))
        if is_missing:
            yield at, end
        at = end


_counter = count()


@lru_cache(maxsize=8192)
def _number(_key: Hashable) -> int:
    """A number for something that lies on a sheet: the same for the same thing, as long as it is remembered."""
    return next(_counter)


_pictures: dict[int, tuple[weakref.ref[Image.Image], int]] = {}


def _number_of_picture(picture: Image.Image) -> int:
    """A number for a picture, the same as long as it lives."""
    known = _pictures.get(id(picture))
    if known is not None and known[0]() is picture:
        return known[1]
    number, place = next(_counter), id(picture)
    _pictures[place] = (weakref.ref(picture, lambda gone: _forget(place, gone)), number)
    return number


def _forget(place: int, gone: weakref.ref[Image.Image]) -> None:
    """Forget a picture that is gone, unless another one took its place."""
    known = _pictures.get(place)
    if known is not None and known[0] is gone:
        del _pictures[place]


_RESTART = re.compile(rb"\xff[\xd0-\xd7]")
"""Between two pieces of code; within them 0xff is always followed by 0."""
_SCAN, _END = b"\xff\xda", b"\xff\xd9"


def _header_length(data: bytes) -> int:
    """Where the code of a JPEG begins: behind the head of its scan."""
    at = data.index(_SCAN) + len(_SCAN)
    return at + int.from_bytes(data[at : at + 2])


@lru_cache(maxsize=8)
def _header(size: tuple[int, int]) -> bytes:
    """Everything before the code of a picture of this size."""
    data = Canvas(size, (0, 0, 0)).encode(restart=_cell(size)[0] // BLOCK)
    return data[: _header_length(data)]


@lru_cache(maxsize=8)
def _markers(size: tuple[int, int]) -> tuple[bytes, ...]:
    """What follows each piece of the code of a picture of this size: eight restart markers in turn, and the end."""
    pieces = size[0] // _cell(size)[0] * (size[1] // BLOCK)
    return (*(bytes((0xFF, 0xD0 + at % 8)) for at in range(pieces - 1)), _END)


def _joined(size: tuple[int, int], codes: Sequence[_Code], columns: int) -> bytes:
    """Put the code of all cells together."""
    pieces = [_header(size)]
    for line in range(0, len(codes), columns):
        pieces += chain.from_iterable(zip(*codes[line : line + columns], strict=True))
    return b"".join(pieces)
