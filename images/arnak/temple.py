"""The Lost Temple on top of the research track: the order of arrivals, and the stacks of temple tiles."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from arnak_bot.games.arnak.engine.content import ARRIVAL_POINTS, BOARDS, TEMPLE_STACKS
from arnak_bot.games.arnak.engine.printed import Board, TempleStack
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words
from images.arnak import glyphs
from images.arnak.cliff import TRACK_WIDTH, laurel, temple_height
from images.arnak.theme import MOODS, ON_DARK
from images.arnak.tokens import TOKEN_SIZE
from images.kit.boxes import Box, shifted
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.text import fitting_size, glyphs_width
from images.kit.theme import BRASS, INK, LIGHT, PAPER, PLATE, SOFT_INK, TOKEN, TOKEN_RIM, WHITE

STACK_SIGN, STACK_TEXT = 38, 30
_PILE = 28


@kept(megabytes=2)
def temple_picture(
    side: str, height: int, tiles: tuple[int, ...], arrivals: tuple[int, ...], players: int, words: Words
) -> Image.Image:
    board = BOARDS[side]
    size = (TRACK_WIDTH - 2 * TEMPLE_MARGIN, temple_height(height) - TEMPLE_MARGIN - 4)
    canvas = Canvas(size, MOODS[side].track).moved(-TEMPLE_MARGIN, -TEMPLE_MARGIN)
    canvas.panel((6, 6, TRACK_WIDTH - 6, temple_height(height) - 4), PAPER, 10)
    centre = (9 + _ARRIVALS) // 2
    canvas.icon("temple", (11, 9), _ARRIVALS - 11, SOFT_INK)
    canvas.panel((54, 9, 158, _ARRIVALS), PLATE, 8)
    canvas.glyphs((106, centre), glyphs.tokens(board.research[-1].cost), 32, WHITE, ON_DARK, width=98)
    x, width = _FIRST_ARRIVAL, _ARRIVAL_WIDTH
    for at in range(max(2, players)):
        canvas.panel((x, 9, x + width - 4, _ARRIVALS), LIGHT, 8, outline=BRASS, line=2)
        if at < len(arrivals):
            canvas.seat(arrivals[at], (x + 2, centre - TOKEN_SIZE // 2), TOKEN_SIZE)
        else:
            canvas.fitted_text((x + 5, centre), words.pictures.arrival(place=at + 1), width - 47, 30, SOFT_INK)
        laurel(canvas, (x + width - 25, centre), ARRIVAL_POINTS[at], 38, 30)
        x += width
    for stack, count, box in zip(TEMPLE_STACKS, tiles, _stack_boxes(board, height), strict=True):
        _stack(canvas, stack.points, count, stack_price(board, stack, words), box)
    return canvas.image


def _stack_boxes(board: Board, height: int) -> Iterator[Box]:
    """The boxes of the temple tile stacks, the less valuable ones on top, each as wide as its price needs."""
    top, floor = _ARRIVALS + 3, temple_height(height) - 6
    middle = top + (floor - top) * 53 // 100
    half = len(TEMPLE_STACKS) // 2
    for stacks, upper, lower in ((TEMPLE_STACKS[:half], top, middle - 2), (TEMPLE_STACKS[half:], middle + 1, floor)):
        wanted = [
            glyphs_width(stack_price(board, stack, ENGLISH), STACK_TEXT) + _points_width(stack.points) + _PILE + 10
            for stack in stacks
        ]
        left = 9.0
        for share in wanted:
            right = left + (TRACK_WIDTH - 16) * share / sum(wanted)
            yield round(left), upper, round(right) - 3, lower
            left = right


_FIRST_ARRIVAL, _ARRIVAL_WIDTH = 163, 95
TEMPLE_MARGIN = 6
_ARRIVALS = 47
ARRIVALS_BOX = (6, 6, TRACK_WIDTH - 6, _ARRIVALS + 1)


def stack_price(board: Board, stack: TempleStack, words: Words) -> glyphs.Line:
    if len(stack.costs) == len(board.temple_costs):
        return (words.pictures.all_costs(count=len(stack.costs)),)
    return tuple(glyph for index in stack.costs for glyph in glyphs.tokens(board.temple_costs[index]))


def _stack(canvas: Canvas, points: int, count: int, price: glyphs.Line, box: Box) -> None:
    left, top, right, bottom = box
    middle, begins = (top + bottom) // 2, left + _points_width(points)
    canvas.panel(box, LIGHT if count else PAPER, 8, outline=BRASS, line=2)
    laurel(canvas, ((left + begins) // 2, middle), points, min(38, bottom - top - 2), 32)
    if not count:
        return
    pile = (right - _PILE, middle - 17, right - 7, middle + 14)
    for off in (3, 0):
        canvas.panel(shifted(pile, off, off), TOKEN, 3, outline=TOKEN_RIM, line=2)
    canvas.text(((pile[0] + pile[2]) // 2, middle - 1), str(count), STACK_TEXT, INK, bold=True, anchor="mm")
    plate = (begins, top + 3, pile[0] - 3, bottom - 3)
    canvas.panel(plate, PLATE, 6)
    size = fitting_size(price, min(STACK_SIGN, bottom - top - 8), plate[2] - plate[0] - 3)
    canvas.glyphs(((plate[0] + plate[2]) // 2 + 1, middle), price, size, WHITE, ON_DARK)


def _points_width(points: int) -> int:
    return 42 if points > 9 else 36
