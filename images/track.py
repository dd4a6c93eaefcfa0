"""The research track as it stands: bonus tiles, tokens, assistants of the supply, the Lost Temple on top."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from arnak_bot.engine.content import ARRIVAL_POINTS, BOARDS, TEMPLE_STACKS
from arnak_bot.engine.printed import Board, TempleStack
from arnak_bot.engine.state import RIVAL_SEAT
from arnak_bot.engine.view import GameView
from images import glyphs, words
from images.art import portrait
from images.canvas import Box, Canvas, Glyph, glyphs_width, text_width
from images.cliff import STACKED_FROM, TEMPLE_HEIGHT, TRACK_WIDTH, cost_box, printed_track, row_box, space_box
from images.theme import (
    ACCENT,
    BRASS,
    INK,
    LIGHT,
    MOODS,
    ON_DARK,
    ON_LIGHT,
    PAPER,
    PLATE,
    POINTS,
    SOFT_INK,
    TOKEN,
    TOKEN_RIM,
    WHITE,
)

__all__ = ["TRACK_WIDTH", "draw_track", "space_box", "temple_box"]

TOKEN_SIZE = 32
STACK_SIGN = 30
_LEAST_STEP = 13
_GLASS_WIDTH, _NOTEBOOK_WIDTH = 106, 152
_SUPPLY_WIDTH = 89
_LARGEST_FACE = 34
Standing = tuple[int, str]
"""A seat and which of its tokens: "glass" or "notebook"."""


def draw_track(canvas: Canvas, view: GameView, marked: frozenset[int], height: int) -> None:
    """Draw the track; spaces in `marked` were reached in the last turn."""
    board = BOARDS[view.board]
    canvas.paste(printed_track(view.board, height), (0, 0), 14)
    temple = _temple(view.board, view.temple_tiles, view.arrivals, len(view.players))
    canvas.paste(temple.crop((6, 6, TRACK_WIDTH - 6, TEMPLE_HEIGHT - 4)), (6, 6), 10)
    for space in board.research:
        if space.row and not space.lost_temple:
            box = space_box(board, space, height)
            if space.id in marked:
                _mark(canvas, box)
            _lying(canvas, view, space.id, _room(box, cost_box(space, box)))
    _start(canvas, view, height)
    _rescue(canvas, view, height)


def _mark(canvas: Canvas, box: Box) -> None:
    left, top, right, bottom = box
    for line in (0, 1, 2, 3):
        canvas.frame((left - line + 1, top - line + 1, right + line - 1, bottom + line - 1), ACCENT)


def _room(box: Box, cost: Box | None) -> Box:
    """What is left of a space beside or above its cost."""
    left, top, right, bottom = box
    if cost is None:
        return box
    if bottom - top >= STACKED_FROM:
        return (left, top + 1, right, cost[1] + 1)
    return (cost[2], top, right, bottom)


def _standing(view: GameView, space: int) -> list[Standing]:
    """The tokens on a space: magnifying glasses before notebooks."""
    here = [(player.seat, "glass") for player in view.players if player.glass == space]
    if view.rival is not None and view.rival.glass == space:
        here.append((RIVAL_SEAT, "glass"))
    return here + [(player.seat, "notebook") for player in view.players if player.notebook == space]


def _lying(canvas: Canvas, view: GameView, space: int, room: Box) -> None:
    """The bonus tiles of a space and the tokens on it."""
    left, top, right, bottom = room
    middle = (top + bottom) // 2
    tiles = view.bonus_tiles[space]
    size = min(36, bottom - top - 2, right - left - 8)
    x = left + 5
    for tile in tiles:
        canvas.panel((x, middle - size // 2, x + size, middle + size // 2), TOKEN, size // 2, outline=TOKEN_RIM, line=2)
        canvas.glyphs((x + size // 2, middle), glyphs.bonus(tile), size - 10, INK, ON_LIGHT, width=size - 4)
        x += size + 3
    _tokens(canvas, _standing(view, space), (x, top, right - 4, bottom))


def _tokens(canvas: Canvas, standing: list[Standing], room: Box) -> None:
    """Tokens side by side, closer where there are many: a player's shape with the sign of the token."""
    left, top, right, bottom = room
    if not standing:
        return
    size, more = TOKEN_SIZE, len(standing) - 1
    left = min(left + 4, right - size - more * _LEAST_STEP)  # where there are many they cover a part of the cost
    step = min(size + 8, (right - left - size) // max(1, more))
    y = (top + bottom - size) // 2
    for at, (seat, token) in enumerate(standing):
        x = left + at * step
        canvas.seat(seat, (x, y), size, outline=WHITE)
        small = size * 11 // 16
        drop = size // 9 if seat == _TRIANGLE else 0
        canvas.icon(token, (x + (size - small) // 2, y + (size - small) // 2 + drop), small, WHITE)


_TRIANGLE = 2
"""The seat whose shape has its middle further down."""


def _start(canvas: Canvas, view: GameView, height: int) -> None:
    """The foot of the track: which sign is which token, the tokens that have not set out, the supply of assistants."""
    top, bottom = row_box(0, height)
    canvas.panel((6, top, TRACK_WIDTH - 6, bottom), PAPER, 10, outline=SOFT_INK, line=2)
    waiting = _standing(view, 0)
    half = (bottom - top) // 2
    far = TRACK_WIDTH - _NOTEBOOK_WIDTH - 10
    for token, word, left, wide in (
        ("glass", words.GLASS, 12, _GLASS_WIDTH),
        ("notebook", words.NOTEBOOK, far, _NOTEBOOK_WIDTH),
    ):
        here = [each for each in waiting if each[1] == token]
        y = top + half // 2 + 1 if here else (top + bottom) // 2
        canvas.glyphs((left + wide // 2, y), [f"#{token}", word], 30, INK, ON_LIGHT, width=wide)
        _small_tokens(canvas, here, (left, top + half, left + wide, bottom - 2))
    x = _GLASS_WIDTH + 18
    for number, count in view.assistant_tops:
        _assistant(canvas, number, count, (x, top + 3, x + _SUPPLY_WIDTH - 5, bottom - 3))
        x += _SUPPLY_WIDTH


def _small_tokens(canvas: Canvas, standing: list[Standing], room: Box) -> None:
    left, top, right, bottom = room
    size = min(30, bottom - top - 2)
    step = min(33, (right - left - size) // max(1, len(standing) - 1))
    for at, (seat, token) in enumerate(standing):
        x = left + at * step
        canvas.seat(seat, (x, bottom - size - 1), size, outline=WHITE)
        small = size * 5 // 8
        canvas.icon(token, (x + (size - small) // 2, bottom - 1 - (size + small) // 2 + size // 12), small, WHITE)


def _rescue(canvas: Canvas, view: GameView, height: int) -> None:
    """The assistant on top of those that wait to be rescued (R40)."""
    board: Board = BOARDS[view.board]
    if board.rescue_space is None or not view.rescue_size:
        return
    box = space_box(board, board.research[board.rescue_space], height)
    lies = (box[2] - _SUPPLY_WIDTH, box[1] + 3, box[2] - 4, box[3] - 3)
    _assistant(canvas, view.rescue_top, view.rescue_size, lies)


def _assistant(canvas: Canvas, number: int, count: int, box: Box) -> None:
    """A stack of assistants: the face on top, how many there are, and what the top one does."""
    left, top, right, bottom = box
    canvas.panel(box, LIGHT if number else PAPER, 8, outline=BRASS, line=2)
    if not number:
        return
    signs_high = 30 if bottom - top >= 58 else (bottom - top) * 9 // 20
    face = min(_LARGEST_FACE, bottom - top - max(signs_high, (bottom - top) * 9 // 20) - 3)
    canvas.figure(portrait(number, canvas.pixels(face), gold=False), (left + 3, top + 2))
    canvas.text((left + face + 4, top + face // 2 + 2), f"×{count}", min(30, face + 6), SOFT_INK, bold=True)
    low = (top + face + 1, bottom - 1)
    signs = glyphs.assistant(number, gold=False)
    canvas.glyphs(((left + right) // 2, sum(low) // 2), signs, low[1] - low[0], INK, ON_LIGHT, width=right - left - 4)


@lru_cache(maxsize=12)
def _temple(side: str, tiles: tuple[int, ...], arrivals: tuple[int, ...], players: int) -> Image.Image:
    """The Lost Temple: what arriving costs, the points by arrival, and the stacks of temple tiles."""
    board = BOARDS[side]
    canvas = Canvas((TRACK_WIDTH, TEMPLE_HEIGHT), MOODS[side].track)
    canvas.panel((6, 6, TRACK_WIDTH - 6, TEMPLE_HEIGHT - 4), PAPER, 10)
    canvas.icon("temple", (11, 11), 40, SOFT_INK)
    canvas.panel((54, 11, 158, 51), PLATE, 8)
    canvas.glyphs((106, 31), glyphs.tokens(board.research[-1].cost), 32, WHITE, ON_DARK, width=98)
    x, width = 163, 95
    for at in range(max(2, players)):
        canvas.panel((x, 11, x + width - 4, 51), LIGHT, 8, outline=BRASS, line=2)
        if at < len(arrivals):
            canvas.seat(arrivals[at], (x + 7, 15), 32)
        else:
            canvas.text((x + 5, 31), words.PLACES[at], 30, SOFT_INK)
        canvas.text((x + width - 24, 31), str(ARRIVAL_POINTS[at]), 30, POINTS, bold=True, anchor="mm")
        x += width
    for stack, count in zip(TEMPLE_STACKS, tiles, strict=True):
        _stack(canvas, stack.points, count, _price(board, stack), temple_box(side, stack.id))
    return canvas.image


@lru_cache(maxsize=2)
def _stack_boxes(side: str) -> dict[str, Box]:
    """Where each stack of temple tiles lies: as wide as its price asks for."""
    wanted = {
        stack.id: max(
            glyphs_width(_price(BOARDS[side], stack), STACK_SIGN) + 10, text_width(f"{stack.points}×4", 32) + 18
        )
        for stack in TEMPLE_STACKS
    }
    left, room, boxes = 9.0, TRACK_WIDTH - 16, dict[str, Box]()
    for stack_id, share in wanted.items():
        right = left + room * share / sum(wanted.values())
        boxes[stack_id] = (round(left), 56, round(right) - 3, TEMPLE_HEIGHT - 8)
        left = right
    return boxes


def temple_box(side: str, stack: str = "") -> Box:
    """Where the Lost Temple lies on the picture of the track, or one of its stacks of temple tiles.

    Raises:
        KeyError: there is no such stack.
    """
    return _stack_boxes(side)[stack] if stack else (6, 6, TRACK_WIDTH - 6, 54)


def _price(board: Board, stack: TempleStack) -> list[Glyph]:
    if len(stack.costs) == len(board.temple_costs):
        return [words.ALL_THREE]
    return [glyph for index in stack.costs for glyph in glyphs.tokens(board.temple_costs[index])]


def _stack(canvas: Canvas, points: int, count: int, price: list[Glyph], box: Box) -> None:
    """A stack of temple tiles: its points, how many are left, what one costs."""
    left, top, right, bottom = box
    canvas.panel(box, LIGHT if count else PAPER, 8, outline=BRASS, line=2)
    canvas.text((left + 7, top + 18), str(points), 32, POINTS if count else SOFT_INK, bold=True)
    canvas.text((right - 6, top + 18), f"×{count}", 30, SOFT_INK, anchor="rm")
    if count:
        canvas.panel((left + 3, top + 36, right - 3, bottom - 3), PLATE, 6)
        middle = ((left + right) // 2, (top + 36 + bottom - 3) // 2)
        canvas.glyphs(middle, price, STACK_SIGN, WHITE, ON_DARK, width=right - left - 2)
