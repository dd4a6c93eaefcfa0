"""Assembles a JPEG from pieces encoded separately: between two restart markers, only the pixels there matter."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from PIL import Image

from images.kit.boxes import Box
from images.kit.canvas import Canvas

BLOCK = 8
"""The side of a block in a JPEG without chroma subsampling."""
_MOST_COLUMNS = 10
Code = tuple[bytes, ...]
"""The encoded data of a cell, by line of blocks; it does not depend on where the cell is."""

_RESTART = re.compile(rb"\xff[\xd0-\xd7]")
"""The markers between two pieces of encoded data; within a piece, 0xff is always followed by 0."""
_MOST_BYTES, _HEADER = 10, 2000
"""Upper limits, in bytes, for an encoded pixel and for the header of a file."""
_FRAME, _SCAN, _END = b"\xff\xc0", b"\xff\xda", b"\xff\xd9"


def whole_blocks(size: tuple[int, int]) -> tuple[int, int]:
    """Return the size of the smallest sheet that is at least this large.

    >>> whole_blocks((1248, 1561))
    (1248, 1568)
    """
    return -(-size[0] // BLOCK) * BLOCK, -(-size[1] // BLOCK) * BLOCK


def columns_of(width: int) -> int:
    """Return the largest number of columns that divides a width evenly into cells of whole blocks."""
    blocks = width // BLOCK
    return next(columns for columns in range(_MOST_COLUMNS, 0, -1) if not blocks % columns)


def pieces(canvas: Canvas, box: Box) -> list[bytes]:
    """One for each line of blocks. Uses Pillow's encoder, because `Image.save` would need a copy of the box."""
    encoder = Image._getencoder("RGB", "jpeg", ("RGB",), _settings(box[2] - box[0]))
    encoder.setimage(canvas.image.im, box)
    _, _, data = encoder.encode(_MOST_BYTES * (box[2] - box[0]) * (box[3] - box[1]) + _HEADER)
    return _RESTART.split(data[_header_length(data) : -len(_END)])


@lru_cache(maxsize=32)
def _settings(width: int) -> tuple[object, ...]:
    """The settings for pictures that consist of cells of this width, as Pillow passes them to its encoder."""
    canvas = Canvas((width, BLOCK), (0, 0, 0))
    canvas.encode(restart=width // BLOCK)
    return canvas.image.encoderconfig


@lru_cache(maxsize=8)
def _markers(count: int) -> Code:
    """Return the marker after each of this many pieces: eight restart markers in rotation; after the last, the end."""
    return (*(bytes((0xFF, 0xD0 + at % 8)) for at in range(count - 1)), _END)


def joined(size: tuple[int, int], codes: Sequence[Code], columns: int) -> bytes:
    rows = (codes[line : line + columns] for line in range(0, len(codes), columns))
    found = chain.from_iterable(chain.from_iterable(zip(*row, strict=True)) for row in rows)
    markers = _markers(columns * (size[1] // BLOCK))
    return b"".join([_header(size, columns), *chain.from_iterable(zip(found, markers, strict=True))])


def _header(size: tuple[int, int], columns: int) -> bytes:
    """Return the file header of a picture of this size: that of a shorter picture, with the height replaced."""
    low = _low_header(size[0], columns)
    at = low.index(_FRAME) + len(_FRAME) + 3
    return low[:at] + size[1].to_bytes(2) + low[at + 2 :]


@lru_cache(maxsize=8)
def _low_header(width: int, columns: int) -> bytes:
    data = Canvas((width, BLOCK), (0, 0, 0)).encode(restart=width // columns // BLOCK)
    return data[: _header_length(data)]


def _header_length(data: bytes) -> int:
    """Return the offset at which a JPEG's encoded data starts, after the header of its scan."""
    at = data.index(_SCAN) + len(_SCAN)
    return at + int.from_bytes(data[at : at + 2])
