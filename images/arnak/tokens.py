"""The research tokens: magnifying glasses and notebooks in their players' shapes, and how they lie together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.engine.view import GameView
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.theme import INK, PAPER, WHITE

TOKEN_SIZE = 44
Standing = tuple[int, str]
"""A seat and one of its tokens: "glass" or "notebook"."""


def tokens_on(view: GameView, space: int) -> list[Standing]:
    """Return the tokens on a space: magnifying glasses before notebooks."""
    here = [(player.seat, "glass") for player in view.players if player.glass == space]
    if view.rival is not None and view.rival.glass == space:
        here.append((RIVAL_SEAT, "glass"))
    return here + [(player.seat, "notebook") for player in view.players if player.notebook == space]


def lay_tokens(canvas: Canvas, standing: Sequence[Standing], room: Box) -> None:
    """Tokens in a room: a player's shape with the sign of the token. The first lie on top, since a glass shows its
    handle at the right.
    """
    for (seat, token), at in reversed(list(zip(standing, token_places(len(standing), room), strict=True))):
        draw_token(canvas, seat, token, at)


def lane_for(count: int, height: int) -> int:
    """The narrowest lane of this height in which enough is seen of each of this many tokens."""
    return next(lane for lane in range(_LEAST_LANE, 999) if _apart(count, lane, height)[0] >= _LEAST_SEEN)


def token_places(count: int, room: Box) -> list[tuple[int, int]]:
    """The top left corners of tokens beside or below each other, over each other if there are many."""
    if not count:
        return []
    left, top, right, bottom = room
    _, in_line, across, down = _apart(count, right - left, bottom - top)
    lines = -(-count // in_line)
    first = (top + bottom - TOKEN_SIZE - down * (lines - 1)) // 2
    sway = _SWAY if lines == 1 and across < TOKEN_SIZE // 2 else 0
    return [
        (left + _BESIDE + at % in_line * across, first + at // in_line * down + (sway if at % 2 else -sway))
        for at in range(count)
    ]


@lru_cache(maxsize=256)
def _apart(count: int, width: int, height: int) -> tuple[int, int, int, int]:
    """How far tokens are apart at least, how many are in a line, and how far they are apart in it and down the lines:
    the way in which most of each is seen.
    """
    width, height = width - 2 * _BESIDE - TOKEN_SIZE, height + 2 * _OVER_EDGE - TOKEN_SIZE
    ways = []
    for lines in range(1, count + 1):
        in_line = -(-count // lines)
        across = min(TOKEN_SIZE + 8, max(0, width) // (in_line - 1)) if in_line > 1 else TOKEN_SIZE
        down = min(TOKEN_SIZE + 1, height // (lines - 1)) if lines > 1 else TOKEN_SIZE
        ways.append((min(across, down, TOKEN_SIZE), -lines, in_line, across, down))
    least, _, *way = max(ways)
    return least, way[0], way[1], way[2]


_BESIDE, _OVER_EDGE = 3, 3
"""The room beside tokens, and how far they may reach over the upper and lower edge of their space."""
_LEAST_LANE, _LEAST_SEEN, _SWAY = 50, 15, 3
"""The width of a lane; how far tokens are apart at least; how far up and down they lie if they are close."""


def draw_token(canvas: Canvas, seat: int, token: str, at: tuple[int, int], size: int = TOKEN_SIZE) -> None:
    """A token in its player's shape: the glass with a handle, the notebook on a page, to tell them apart."""
    x, y = at
    if token == "glass":
        end = (x + size + 3, y + size + 2)
        canvas.line([(x + size * 2 // 3, y + size * 2 // 3), end], WHITE, size // 5 + 3)
        canvas.line([(x + size * 2 // 3, y + size * 2 // 3), end], INK, size // 5 - 1)
    else:
        canvas.panel((x - 3, y - 2, x + size + 3, y + size + 2), INK, 4)
        canvas.panel((x - 2, y - 1, x + size + 2, y + size + 1), PAPER, 3)
    canvas.seat(seat, at, size, outline=WHITE if token == "glass" else None)
    small = size * 11 // 16
    drop = size // 9 if seat == _TRIANGLE else 0
    canvas.icon(token, (x + (size - small) // 2, y + (size - small) // 2 + drop), small, WHITE)


_TRIANGLE = 2
"""The seat whose shape has its centre further down."""
