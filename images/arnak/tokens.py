"""The research tokens: magnifying glasses and notebooks in their players' shapes, and how many find room together."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.engine.view import GameView
from images.kit.canvas import Box, Canvas
from images.kit.theme import INK, PAPER, WHITE

__all__ = ["TOKEN_SIZE", "Standing", "draw_token", "lay_tokens", "token_size", "tokens_on"]

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
    """Tokens side by side, over each other if there are many: a player's shape with the sign of the token. Those at the
    left lie on top, since a glass shows its handle at the right.
    """
    left, top, right, bottom = room
    if not standing:
        return
    left, top, right, bottom = left + 3, top - _OVER_EDGE, right - 2, bottom + _OVER_EDGE
    size, lines = token_size(len(standing), right - left, bottom - top)
    in_line = -(-len(standing) // lines)
    step = min(size + 8, (right - left - size) // max(1, in_line - 1))
    down = min(size + 1, (bottom - top - size) // max(1, lines - 1))
    first = (top + bottom - size - down * (lines - 1)) // 2
    for at, (seat, token) in reversed(list(enumerate(standing))):
        line, column = divmod(at, in_line)
        draw_token(canvas, seat, token, (left + column * step, first + line * down), size)


_OVER_EDGE = 3
"""How far tokens may reach over the edges of their space."""


def token_size(count: int, width: int, height: int) -> tuple[int, int]:
    """The largest size of this many tokens and the number of lines, so that at least a part of each is seen."""

    def size(lines: int) -> int:
        in_line = -(-count // lines)
        across, down = (1 + (many - 1) * _SEEN for many in (in_line, lines))
        return int(min(TOKEN_SIZE, width / across, height / down))

    return max(
        ((size(lines), lines) for lines in range(1, min(count, _MOST_LINES) + 1)), key=lambda way: (way[0], -way[1])
    )


_SEEN, _MOST_LINES = 0.36, 3


def draw_token(canvas: Canvas, seat: int, token: str, at: tuple[int, int], size: int) -> None:
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
