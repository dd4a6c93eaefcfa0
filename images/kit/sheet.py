"""A large picture divided into cells that are encoded once and reused in later pictures (images/kit/jpeg.py), even
where they have moved by whole cells. The bytes are those of everything encoded at once.

Why we keep it: a player who clicks through a turn waits 5 ms for each new picture instead of 15. With fifty tables
taking turns it saves nothing, but it costs nothing either (measured 2026-11-24).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import count
from typing import Self
from weakref import finalize

from PIL import Image

from images.kit.boxes import Box, Part, shifted
from images.kit.canvas import Canvas, Shown
from images.kit.jpeg import BLOCK, Code, columns_of, joined, pieces
from images.kit.keeping import NOTHING, Store, bytes_of
from images.kit.surface import Surface
from images.kit.theme import Colour

_LINES = 8
_HIGH = _LINES * BLOCK
"""The height of a cell in rows of 8 x 8 JPEG blocks, and in pixels."""
_codes: Store[Code] = Store(megabytes=6, size=lambda code: sum(map(len, code)))
_DrawWithin = Callable[[Canvas, Sequence[Box]], None]
"""Draws something large, but only within some areas of the picture, in pixels."""
_ITEM_SIZE = 500
"""The size of a cached item in bytes, without its pixels."""
_SHIFT, _AWAY = 20, 1 << 16
"""The number of bits of each coordinate in an item's place, and an offset that makes negative ones positive."""
_LARGE = 60000
"""From this many pixels on, a picture is only drawn where cells are missing."""


@dataclass(frozen=True, eq=False)
class _Grid:
    """How pictures of one size are divided into cells; all pictures of that size share one object."""

    size: tuple[int, int]
    columns: int

    @cached_property
    def wide(self) -> int:
        return self.size[0] // self.columns

    @cached_property
    def lines(self) -> int:
        return -(-self.size[1] // _HIGH)

    @cached_property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """The height of each cell in blocks, and its corner, encoded like the place of an item."""
        return tuple(
            (min(_LINES, self.size[1] // BLOCK - line * _LINES), (column * self.wide << _SHIFT) + line * _HIGH)
            for line in range(self.lines)
            for column in range(self.columns)
        )

    def areas(self, cells: Sequence[int]) -> list[Box]:
        """Return the boxes of cells, sorted by column: one for each vertical run."""
        boxes: list[Box] = []
        for at in cells:
            line, column = divmod(at, self.columns)
            left, top = column * self.wide, line * _HIGH
            begins = boxes.pop()[1] if boxes and boxes[-1][::3] == (left, top) else top
            boxes.append((left, begins, left + self.wide, min(top + _HIGH, self.size[1])))
        return boxes


_grid = lru_cache(maxsize=128)(_Grid)


@lru_cache(maxsize=2048)
def _touched(grid: _Grid, box: Box, radius: int | None) -> tuple[tuple[int, ...], frozenset[int]]:
    """The cells that a box with rounded corners of `radius` touches without covering them, and those that it covers
    completely; with no `radius`, it does not count as covering any.
    """
    left, top, right, bottom = box
    filled = set[int]()
    for across, down in () if radius is None else ((radius, 0), (0, radius)):
        first, end = max(0, -(-(left + across) // grid.wide)), min(grid.columns, (right - across) // grid.wide)
        low = grid.lines if bottom - down >= grid.size[1] else (bottom - down) // _HIGH
        for line in range(max(0, -(-(top + down) // _HIGH)), low):
            filled.update(range(line * grid.columns + first, line * grid.columns + end))
    columns = range(max(0, left // grid.wide), min(grid.columns, -(-right // grid.wide)))
    lines = range(max(0, top // _HIGH), min(grid.lines, -(-bottom // _HIGH)))
    touched = (line * grid.columns + column for line in lines for column in columns)
    return tuple(at for at in touched if at not in filled), frozenset(filled)


class Sheet:
    """A picture that records its items from the bottom up, and draws only the cells that have not been drawn before.

    >>> sheet = Sheet((64, 48), (255, 255, 255))
    >>> sheet.paste(Image.new("RGB", (20, 20)), (10, 10))
    >>> sheet.encode() == sheet.encode()
    True
    """

    def __init__(self, size: tuple[int, int], ground: Colour, columns: int | None = None) -> None:
        """By default there are `columns_of` the width. Raises ValueError if a side is not a multiple of 8 pixels."""
        if size[0] % BLOCK or size[1] % BLOCK:
            raise ValueError(f"a sheet of {size[0]} by {size[1]} pixels has no whole blocks")
        self._size, self._ground = size, ground
        self._grid = _grid(size, columns or columns_of(size[0]))
        self._x = self._y = 0
        self._scale = 1.0
        self._draws: list[Callable[[Canvas], None] | None] = []
        self._places: list[int] = []  # what each item is, and where
        self._within: dict[int, _DrawWithin] = {}
        self._cells: defaultdict[int, list[int]] = defaultdict(list)
        self._covered: set[int] = set()
        self._finished: list[Image.Image] = []

    def moved(self, x: int, y: int) -> Self:
        twin = copy(self)
        twin._x, twin._y = self._in_pixels((x, y, x, y))[:2]
        return twin

    def scaled(self, scale: float) -> Self:
        twin = copy(self)
        twin._scale = scale
        return twin

    def _in_pixels(self, box: Box) -> Box:
        left, top, right, bottom = box if self._scale == 1 else (round(edge * self._scale) for edge in box)
        return left + self._x, top + self._y, right + self._x, bottom + self._y

    def paste(self, picture: Image.Image, at: tuple[int, int], radius: int = 0, parts: Sequence[Part] = ()) -> None:
        """Add a finished picture, which must not be changed afterwards; `parts` describe its content by position,
        without them it counts as one item.
        """
        self._finished.append(picture)
        corner = left, top = self._in_pixels((*at, *at))[:2]
        box = (left, top, left + picture.width, top + picture.height)
        key: Hashable = parts[0][0] if parts else _number_of_picture(picture)
        item = self._lay(("picture", key, radius), box, lambda canvas: canvas.paste(picture, corner, radius), radius)
        if picture.width * picture.height > _LARGE:
            self._within[item] = lambda canvas, areas: canvas.paste(picture, corner, radius, areas=areas)
        for part, place in parts[1:]:
            self._lay(("part", part), shifted(place, left, top))

    def add(self, draw: Callable[[Canvas, *Shown], None], box: Box, *shown: *Shown, radius: int | None = None) -> None:
        """Add an item drawn by `draw` from the values `shown`, on which alone it must depend; it must stay within the
        box. With a `radius`, it fills the box except for its rounded corners.
        """
        x, y, scale = self._x, self._y, self._scale
        key, corners = (draw, shown, box, scale), None if radius is None else round(radius * scale)
        self._lay(key, self._in_pixels(box), lambda canvas: draw(canvas.moved(x, y).scaled(scale), *shown), corners)

    def dim(self, box: Box, shade: Colour, share: float) -> None:
        x, y, scale = self._x, self._y, self._scale

        def draw(canvas: Canvas, areas: Sequence[Box] | None = None) -> None:
            canvas.moved(x, y).scaled(scale).dim(box, shade, share, areas)

        self._within[self._lay(("dim", shade, share), self._in_pixels(box), draw)] = draw

    def group(self, key: Hashable, lay: Callable[[Surface], None]) -> None:
        """Add the items that `lay` adds to the sheet it is given, as a cached unit; they must depend only on `key`."""
        place = (self._grid, self._ground, self._x, self._y, self._scale, key)
        group = _groups.get(place)
        if group is NOTHING:
            group = type(self)(self._size, self._ground, self._grid.columns)
            lay(group.moved(self._x, self._y).scaled(self._scale))
            _groups.keep([(place, group)])
        base = len(self._draws)
        self._draws += group._draws
        self._places += group._places
        self._within |= {base + item: draw for item, draw in group._within.items()}
        for at, items in group._cells.items():
            below = [] if at in group._covered else self._cells[at]
            self._cells[at] = below + [base + item for item in items]
        self._covered |= group._covered

    def painted(self) -> Canvas:
        canvas = Canvas(self._size, self._ground)
        for draw in self._draws:
            if draw is not None:
                draw(canvas)
        return canvas

    def encode(self) -> bytes:
        places, keys = self._places, list[Hashable]()
        for at, (high, corner) in enumerate(self._grid.cells):
            keys.append((self._grid.wide, high, self._ground, *[places[item] - corner for item in self._cells[at]]))
        codes = _codes.find(keys)
        missing = [at for at, code in enumerate(codes) if code is NOTHING]
        if missing:
            new = dict(self._encoded(missing))
            for at, code in new.items():
                codes[at] = code
            _codes.keep((keys[at], code) for at, code in new.items())
        return joined(self._size, codes, self._grid.columns)

    def _lay(
        self, key: Hashable, box: Box, draw: Callable[[Canvas], None] | None = None, radius: int | None = None
    ) -> int:
        """Return the item's index. The box is in pixels. With a `radius`, it hides all below except at its corners."""
        left, top, right, bottom = box
        item, cells = len(self._draws), self._cells
        self._draws.append(draw)
        number = _number((key, right - left, bottom - top))
        self._places.append((number << 2 * _SHIFT) + (left + _AWAY << _SHIFT) + top + _AWAY)
        touched, filled = _touched(self._grid, box, radius)
        for at in touched:
            cells[at].append(item)
        for at in filled:
            cells[at] = [item]
        self._covered |= filled
        return item

    @property
    def size_in_memory(self) -> int:
        return _ITEM_SIZE * len(self._draws) + sum(map(bytes_of, self._finished))

    def _paint(self, canvas: Canvas, missing: Sequence[int]) -> None:
        """Draw only inside the missing cells, and only where nothing hides an item."""
        for area in self._grid.areas([at for at in missing if at not in self._covered]):
            canvas.image.im.paste(self._ground, area)
        cells: defaultdict[int, list[int]] = defaultdict(list)
        for at in missing:
            for item in self._cells[at]:
                cells[item].append(at)
        for item in sorted(cells):
            draw = self._draws[item]
            if item in self._within:
                self._within[item](canvas, self._grid.areas(cells[item]))
            elif draw is not None:
                draw(canvas)

    def _encoded(self, missing: Sequence[int]) -> Iterator[tuple[int, Code]]:
        grid = self._grid
        new = sorted(missing, key=lambda at: (at % grid.columns, at))
        with _spare_canvas(self._size) as canvas:
            self._paint(canvas, new)
            codes = [code for box in grid.areas(new) for code in pieces(canvas, box)]
        first = 0
        for at in new:
            end = first + grid.cells[at][0]
            yield at, tuple(codes[first:end])
            first = end


_groups: Store[Sheet] = Store(megabytes=3, size=lambda group: group.size_in_memory)


_spare: list[Canvas] = []
"""The canvas that all sheets share, while it is not in use; creating one takes milliseconds."""


@contextmanager
def _spare_canvas(size: tuple[int, int]) -> Iterator[Canvas]:
    """Lend a canvas of at least this size; it may contain old drawings. Concurrent threads get one each."""
    spare = _spare[:1]
    del _spare[:1]
    width, height = map(max, zip(size, *(each.image.size for each in spare), strict=True))
    if not spare or spare[0].image.size != (width, height):
        spare = [Canvas((width, height), (0, 0, 0))]
    yield spare[0]
    _spare[:] = spare


_counter = count()


@lru_cache(maxsize=8192)
def _number(_key: Hashable) -> int:
    """Return the number of an item on a sheet, which stays the same as long as the item is cached."""
    return next(_counter)


_pictures: dict[int, int] = {}
"""The numbers of pictures, by `id`: a picture is forgotten before another one can have the same."""


def _number_of_picture(picture: Image.Image) -> int:
    """Return the number of a picture, which stays the same as long as the picture exists."""
    if id(picture) not in _pictures:
        _pictures[id(picture)] = next(_counter)
        finalize(picture, _pictures.pop, id(picture), None)
    return _pictures[id(picture)]
