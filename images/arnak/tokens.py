"""The research tokens: magnifying glasses and notebooks in their players' shapes, and how they are arranged."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.engine.view import GameView
from images.kit.boxes import Box, wider
from images.kit.canvas import Canvas
from images.kit.theme import INK, PAPER, SEATS, WHITE, Shape

TOKEN_SIZE = 44
LEAST_SEEN, WELL_SEEN = 15, 30
"""The minimum distance between tokens, and the distance at which two are never mistaken for one."""
Standing = tuple[int, str]
"""A seat and one of its tokens: "glass" or "notebook"."""


def tokens_on(view: GameView, space: int) -> list[Standing]:
    """Magnifying glasses before notebooks."""
    here = [(player.seat, "glass") for player in view.players if player.glass == space]
    if view.rival is not None and view.rival.glass == space:
        here.append((RIVAL_SEAT, "glass"))
    return here + [(player.seat, "notebook") for player in view.players if player.notebook == space]


def lay_tokens(canvas: Canvas, standing: Sequence[Standing], room: Box) -> None:
    """The first are on top, since the handle of a glass is on the right."""
    size = token_size(len(standing), room)
    for (seat, token), at in reversed(list(zip(standing, token_places(len(standing), room), strict=True))):
        draw_token(canvas, seat, token, at, size)


@lru_cache(maxsize=64)
def lane_for(count: int, height: int, seen: int = LEAST_SEEN) -> int:
    """The narrowest lane of this height in which at least `seen` pixels of each of this many tokens are visible."""
    return next(lane for lane in range(_LEAST_LANE, 999) if _apart(count, lane, height, TOKEN_SIZE)[0] >= seen)


def token_size(count: int, room: Box) -> int:
    """The size of this many tokens: larger if all of them fit side by side on one line."""
    left, top, right, bottom = room
    wide = (right - left - 2 * _BESIDE) // max(1, count) - _PAGE
    return max(TOKEN_SIZE, min(_LARGEST, wide, bottom - top + 2 * _OVER_EDGE - _PAGE))


def token_places(count: int, room: Box) -> list[tuple[int, int]]:
    """The top left corners of tokens that are side by side or in several lines, overlapping if there are many."""
    if not count:
        return []
    left, top, right, bottom = room
    size = token_size(count, room)
    _, in_line, across, down = _apart(count, right - left, bottom - top, size)
    lines = -(-count // in_line)
    first = (top + bottom - size - down * (lines - 1)) // 2
    sway = _SWAY if lines == 1 and across < WELL_SEEN else 0
    beside = _BESIDE + (size - TOKEN_SIZE) // 3
    return [
        (left + beside + at % in_line * across, first + at // in_line * down + (sway if at % 2 else -sway))
        for at in range(count)
    ]


@lru_cache(maxsize=256)
def _apart(count: int, width: int, height: int, size: int) -> tuple[int, int, int, int]:
    """The minimum distance between two tokens, the number on a line, and the distances on a line and between lines."""
    width, height = width - 2 * _BESIDE - size, height + 2 * _OVER_EDGE - size
    ways = []
    for lines in range(1, count + 1):
        in_line = -(-count // lines)
        across = min(size + _PAGE + 6, max(0, width) // (in_line - 1)) if in_line > 1 else size
        down = min(size + 1, height // (lines - 1)) if lines > 1 else size
        ways.append((min(across, down, size), -lines, in_line, across, down))
    least, _, *way = max(ways)
    return least, way[0], way[1], way[2]


_BESIDE, _OVER_EDGE = 3, 3
"""The margin beside tokens, and how far they may extend above and below their space."""
_LEAST_LANE, _SWAY = 50, 8
"""The minimum width of a lane, and how far close tokens are alternately shifted up and down."""
_LARGEST, _PAGE = 54, 10
"""The maximum size of tokens, and how much wider and taller a notebook page is than its token."""


def draw_token(canvas: Canvas, seat: int, token: str, at: tuple[int, int], size: int = TOKEN_SIZE) -> None:
    x, y = at
    if token == "glass":
        start, beyond = (x + size * 2 // 3, y + size * 2 // 3), size + max(3, (size - TOKEN_SIZE) // 2 + 4)
        thick = size // (4 if size > TOKEN_SIZE else 5) - 1
        for fill, width in ((WHITE, thick + 4), (INK, thick)):
            canvas.line([start, (x + beyond, y + beyond - 1)], fill, width)
    else:
        page, box = max(3, size // 9), (x, y, x + size, y + size)
        canvas.panel(wider(box, page, page), INK, 5)
        canvas.panel(wider(box, page - 2, page - 2), PAPER, 4)
    canvas.seat(seat, at, size, outline=WHITE if token == "glass" else None)
    small = size * 10 // 16
    drop = size // 9 if SEATS[seat].shape is Shape.TRIANGLE else 0  # its centre is further down
    canvas.icon(token, (x + (size - small) // 2, y + (size - small) // 2 + drop), small, WHITE)
