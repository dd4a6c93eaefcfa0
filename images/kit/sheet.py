"""A large picture in cells: what a cell shows is drawn and encoded once, and taken as it is into the next picture.

A JPEG may restart its code after every few blocks (its restart markers); between two of them it depends on nothing but
the pixels there. So the code of cells that look as before is put together with the code of those that are new: the same
bytes as if all were encoded at once, in the time that the new ones take. Knows no game.
"""

from __future__ import annotations

import re
import weakref
from collections.abc import Callable, Hashable, Iterator, Sequence
from copy import copy
from functools import lru_cache
from itertools import count, groupby
from typing import Protocol, Self

from PIL import Image

from images.kit.canvas import Box, Canvas, Part
from images.kit.keeping import NOTHING, Store
from images.kit.theme import Colour

__all__ = ["Sheet", "Surface"]

BLOCK = 8
"""How wide and high the blocks of a JPEG with full colour resolution are."""
_MOST_COLUMNS = 10
_LINES = 8
"""How many lines of blocks a cell is high."""

_Code = tuple[bytes, ...]
"""What a cell is in a JPEG: the code of each of its lines of blocks."""
_Area = tuple[int, int, int, int]
"""The first and the last but one column and line of a rectangle of cells, as a box."""

_codes: Store[_Code] = Store(megabytes=5, size=lambda code: sum(map(len, code)))


class Surface(Protocol):
    """What finished pictures are laid on: a `Canvas` is drawn on at once, a `Sheet` where it has to be."""

    def moved(self, x: int, y: int) -> Self: ...

    def paste(self, picture: Image.Image, at: tuple[int, int], radius: int = 0, parts: Sequence[Part] = ()) -> None: ...

    def add(self, key: Hashable, box: Box, draw: Callable[[Canvas], None]) -> None: ...


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
        self._cells: list[list[list[int]]] = [[[] for _ in range(self._columns)] for _ in range(self._lines)]

    def moved(self, x: int, y: int) -> Self:
        """Return the same sheet to lay things on from another origin."""
        twin = copy(self)
        twin._x, twin._y = self._x + x, self._y + y
        return twin

    def paste(self, picture: Image.Image, at: tuple[int, int], radius: int = 0, parts: Sequence[Part] = ()) -> None:
        """Lay a finished picture down, which nobody draws on any more.

        `parts` say what it is made of, each where it is seen; without them it is one thing.
        """
        left, top = at
        box = (left, top, left + picture.width, top + picture.height)
        key: Hashable = parts[0][0] if parts else _number_of_picture(picture)
        self._lay(("picture", key, radius), box, lambda canvas: canvas.paste(picture, at, radius), radius)
        for part, (part_left, part_top, right, bottom) in parts[1:]:
            self._lay(("part", part), (part_left + left, part_top + top, right + left, bottom + top))

    def add(self, key: Hashable, box: Box, draw: Callable[[Canvas], None]) -> None:
        """Lay down what `draw` draws, which depends on nothing but `key` and stays within a box."""
        self._lay((key, self._x, self._y), box, draw)

    def painted(self) -> Canvas:
        """Return all of it as a canvas."""
        return self._painted((0, 0, self._columns, self._lines))

    def encode(self) -> bytes:
        """Return the picture as a JPEG, as `Canvas.encode` does; the same picture always gives the same bytes."""
        number = self._numbers.__getitem__
        cells = (cell for line in self._cells for cell in line)
        keys = [(self._size, at, *map(number, cell)) for at, cell in enumerate(cells)]
        codes = _codes.find(keys)
        missing = [code is NOTHING for code in codes]
        for area in _areas(missing, self._columns):
            for at, code in self._encoded(area):
                codes[at] = code
        _codes.keep((keys[at], codes[at]) for at, is_new in enumerate(missing) if is_new)
        return _joined(self._size, codes, self._columns)

    def _lay(
        self, key: Hashable, box: Box, draw: Callable[[Canvas], None] | None = None, radius: int | None = None
    ) -> None:
        """Note in every cell what lies there; with a `radius` it covers what lay there but at its corners."""
        left, top, right, bottom = box[0] + self._x, box[1] + self._y, box[2] + self._x, box[3] + self._y
        item = len(self._draws)
        self._draws.append(draw and _from(draw, self._x, self._y))
        self._numbers.append(_number((key, left, top, right, bottom)))
        first, end = max(0, left // self._wide), max(0, -(-right // self._wide))
        for line in self._cells[max(0, top // self._high) : max(0, -(-bottom // self._high))]:
            for cell in line[first:end]:
                cell.append(item)
        if radius is not None:
            self._cover((left, top, right, bottom), radius, item)

    def _cover(self, box: Box, radius: int, item: int) -> None:
        """Forget what an item leaves nothing to be seen of: what lies below it, but not at its round corners."""
        left, top, right, bottom = box
        for across, down in ((radius, 0), (0, radius)) if radius else ((0, 0),):
            first, end = -(-(left + across) // self._wide), (right - across) // self._wide
            low = self._lines if bottom - down >= self._size[1] else (bottom - down) // self._high
            for line in self._cells[-(-(top + down) // self._high) : low]:
                line[first:end] = [[item] for _ in range(first, end)]

    def _painted(self, area: _Area) -> Canvas:
        """Draw a rectangle of cells."""
        first, top, end, bottom = area
        x, y = first * self._wide, top * self._high
        size = (end - first) * self._wide, min(bottom * self._high, self._size[1]) - y
        canvas = Canvas(size, self._ground, (-x, -y))
        for item in sorted({item for line in self._cells[top:bottom] for cell in line[first:end] for item in cell}):
            draw = self._draws[item]
            if draw is not None:
                draw(canvas)
        return canvas

    def _encoded(self, area: _Area) -> Iterator[tuple[int, _Code]]:
        """Draw and encode a rectangle of cells; return the code of each."""
        first, top, end, bottom = area
        wide = end - first
        data = self._painted(area).encode(restart=self._wide // BLOCK)
        codes = _RESTART.split(data[_header_length(data) : -len(_END)])
        for line in range(bottom - top):
            lines = codes[line * _LINES * wide : (line + 1) * _LINES * wide]
            for column in range(wide):
                yield (top + line) * self._columns + first + column, tuple(lines[column::wide])


def _from(draw: Callable[[Canvas], None], x: int, y: int) -> Callable[[Canvas], None]:
    return lambda canvas: draw(canvas.moved(x, y))


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
def _markers(pieces: int) -> tuple[bytes, ...]:
    """What follows each piece of code: eight restart markers in turn, and the end."""
    return (*(bytes((0xFF, 0xD0 + at % 8)) for at in range(pieces - 1)), _END)


def _joined(size: tuple[int, int], codes: Sequence[_Code], columns: int) -> bytes:
    """Put the code of all cells together."""
    pieces = [
        piece
        for line in range(0, len(codes), columns)
        for lines in zip(*codes[line : line + columns], strict=True)
        for piece in lines
    ]
    whole = [b""] * (2 * len(pieces))
    whole[::2], whole[1::2] = pieces, _markers(len(pieces))
    return _header(size) + b"".join(whole)
