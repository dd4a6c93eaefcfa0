"""The current research track: bonus tiles, tokens, assistants of the supply, the Lost Temple on top."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from PIL import Image

from arnak_bot.games.arnak.engine.content import ARRIVAL_POINTS, BOARDS, TEMPLE_STACKS
from arnak_bot.games.arnak.engine.printed import Board, BonusTile, TempleStack
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.engine.view import GameView
from images.arnak import glyphs
from images.arnak.art import portrait
from images.arnak.cliff import (
    TRACK_WIDTH,
    columns_box,
    cost_box,
    draw_columns,
    laurel,
    printed_track,
    row_box,
    space_box,
    temple_height,
)
from images.arnak.theme import MOODS, ON_DARK, ON_LIGHT, ON_TOKEN
from images.arnak.words import ENGLISH, Words
from images.kit.canvas import Box, Canvas, Glyph, Surface, fitting_size, glyphs_width
from images.kit.keeping import kept
from images.kit.theme import ACCENT, BRASS, INK, LIGHT, PAPER, PLATE, SOFT_INK, TOKEN, TOKEN_RIM, WHITE

__all__ = [
    "TRACK_RADIUS",
    "TRACK_WIDTH",
    "arrivals_end",
    "draw_token",
    "draw_track",
    "rescue_box",
    "space_box",
    "stack_price",
    "temple_box",
    "token_size",
    "tokens_on",
]

TRACK_RADIUS = 14
TOKEN_SIZE = 44
STACK_SIGN, STACK_TEXT = 38, 30
_PILE = 28
"""The width of the number of temple tiles left."""
_GLASS_WIDTH, _NOTEBOOK_WIDTH = 106, 152
_SUPPLY_WIDTH = 89
_LARGEST_FACE = 34
_TILE = 38
"""The size of a bonus tile if there is room for it."""
Standing = tuple[int, str]
"""A seat and one of its tokens: "glass" or "notebook"."""


def draw_track(canvas: Surface, view: GameView, marked: frozenset[int], height: int, words: Words) -> None:
    """Draw the track; spaces in `marked` were reached in the last turn."""
    side, board = view.board, BOARDS[view.board]
    canvas.paste(_bare_track(side, height), (0, 0), TRACK_RADIUS)
    temple = _temple(side, height, view.temple_tiles, view.arrivals, len(view.players), words)
    canvas.paste(temple, (_TEMPLE_MARGIN, _TEMPLE_MARGIN), 10)
    columns = columns_box(board, height)
    canvas.add(("columns", side, height), columns, lambda here: draw_columns(here, board, height))
    lying = tuple(
        _Lying(view.bonus_tiles[number], tuple(tokens_on(view, number)), number in marked)
        for number, *_ in _spaces(side, height)
    )

    def lay(here: Surface) -> None:
        for (_, box, cost, around), each in zip(_spaces(side, height), lying, strict=True):
            here.add(("space", box, cost, each), around, partial(_lie, lying=each, box=box, cost=cost))

    canvas.group(("spaces", side, height, lying), lay)
    foot = _foot(side, height, tuple(tokens_on(view, 0)), view.assistant_tops, words)
    canvas.paste(foot, _foot_box(board, height)[:2])
    _rescue(canvas, view, height, words)


@lru_cache(maxsize=4)
def _spaces(side: str, height: int) -> tuple[tuple[int, Box, Box | None, Box], ...]:
    """The spaces between the start and the temple: the box, the cost's box, and how far what lies there extends."""
    spaces = [space for space in BOARDS[side].research if space.row and not space.lost_temple]
    boxes = [space_box(BOARDS[side], space, height) for space in spaces]
    return tuple(
        (space.id, box, cost_box(space, box), (box[0] - _AROUND, box[1] - _AROUND, box[2] + _AROUND, box[3] + _AROUND))
        for space, box in zip(spaces, boxes, strict=True)
    )


_AROUND = 8
"""How far the mark and the tokens of a space extend beyond it."""


@dataclass(frozen=True, slots=True)
class _Lying:
    """What is on a space, and whether it was reached in the last turn."""

    tiles: tuple[BonusTile, ...]
    standing: tuple[Standing, ...]
    marked: bool


@kept(megabytes=7)
def _bare_track(side: str, height: int) -> Image.Image:
    """The printed track with room for what waits at its foot. Cached: do not draw on it."""
    canvas = Canvas.on(printed_track(side, height))
    canvas.panel(_foot_box(BOARDS[side], height), PAPER, 10, outline=SOFT_INK, line=2)
    return canvas.image


_BELOW_FOOT = 2
"""How far the handle of a magnifying glass extends below the foot."""


def _foot_box(board: Board, height: int) -> Box:
    top, bottom = row_box(board, 0, height)
    return 6, top, TRACK_WIDTH - 6, bottom


def _mark(canvas: Canvas, box: Box) -> None:
    left, top, right, bottom = box
    canvas.frame((left - 2, top - 2, right + 2, bottom + 2), ACCENT, line=4)


def tokens_on(view: GameView, space: int) -> list[Standing]:
    """Return the tokens on a space: magnifying glasses before notebooks."""
    here = [(player.seat, "glass") for player in view.players if player.glass == space]
    if view.rival is not None and view.rival.glass == space:
        here.append((RIVAL_SEAT, "glass"))
    return here + [(player.seat, "notebook") for player in view.players if player.notebook == space]


def _lie(canvas: Canvas, lying: _Lying, box: Box, cost: Box | None) -> None:
    """The bonus tiles and tokens on a space, in the lane beside its cost."""
    if lying.marked:
        _mark(canvas, box)
    left, top, right, bottom = box if cost is None else (cost[2], *box[1:])
    x = _tiles(canvas, lying.tiles, (left, top, right, bottom))
    lane = _LEAST_LANE if len(lying.standing) < 2 else _LEAST_FOR_SEVERAL
    _tokens(canvas, lying.standing, (min(x, right - lane), top, right, bottom))


def _tiles(canvas: Canvas, tiles: Sequence[BonusTile], room: Box) -> int:
    """Bonus tiles from the left of a lane, below each other if it is narrow and high; return where they end."""
    left, top, right, bottom = room
    stacked = 2 if len(tiles) > 1 and bottom - top >= 2 * _LOW_TILE and right - left < _NARROW_LANE else 1
    size = min(_TILE if stacked == 1 else _LOW_TILE, bottom - top - 2, right - left - 8)
    x, first = left + 5, (top + bottom - stacked * (size + 1)) // 2
    for at, tile in enumerate(tiles):
        picture, mask = _tile(tile, size)
        canvas.stamp(picture, (x, first + at % stacked * (size + 1)), mask)
        if (at + 1) % stacked == 0 or at + 1 == len(tiles):
            x += size + 3
    return x


_LOW_TILE, _NARROW_LANE, _LEAST_LANE, _LEAST_FOR_SEVERAL = 31, 140, 50, 66


@kept(megabytes=1)
def _tile(tile: BonusTile, size: int) -> tuple[Image.Image, Image.Image]:
    """A bonus tile and its mask."""
    half = size // 2
    canvas = Canvas((size, 2 * half), TOKEN_RIM)
    canvas.panel((0, 0, size, 2 * half), TOKEN, half, outline=TOKEN_RIM, line=2)
    canvas.glyphs((half, half), glyphs.bonus(tile), size - 10, INK, ON_TOKEN, width=size - 4)
    mask = Canvas(canvas.image.size, (0, 0, 0))
    mask.panel((0, 0, size, 2 * half), WHITE, half)
    return canvas.image, mask.image.convert("L")


def _tokens(canvas: Canvas, standing: Sequence[Standing], room: Box) -> None:
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


@kept(megabytes=1)
def _foot(
    side: str,
    height: int,
    waiting: tuple[Standing, ...],
    assistants: tuple[tuple[int, int], ...],
    words: Words,
) -> Image.Image:
    """The foot of the track: the key to the token signs, the tokens still at the start, the supply of assistants.
    Cached: do not draw on it.
    """
    margin, top, right, bottom = _foot_box(BOARDS[side], height)
    ground = _bare_track(side, height).crop((margin, top, right, bottom + _BELOW_FOOT))
    canvas = Canvas(ground.size, ground, (-margin, -top))
    above = max(_FOOT_WORD, bottom - top - TOKEN_SIZE)
    far = TRACK_WIDTH - _NOTEBOOK_WIDTH - 10
    for token, word, left, wide in (
        ("glass", words.pictures.glass(), 12, _GLASS_WIDTH),
        ("notebook", words.pictures.notebook(), far, _NOTEBOOK_WIDTH),
    ):
        here = [each for each in waiting if each[1] == token]
        y = top + above // 2 if here else (top + bottom) // 2
        canvas.glyphs((left + wide // 2, y), [f"#{token}", word], 30, INK, ON_LIGHT, width=wide)
        _waiting(canvas, here, (left, top + above - 2, left + wide, bottom - 2))
    x = _GLASS_WIDTH + 18
    for number, count in assistants:
        _assistant(canvas, number, count, (x, top + 3, x + _SUPPLY_WIDTH - 5, bottom - 3), words)
        x += _SUPPLY_WIDTH
    return canvas.image


_FOOT_WORD = 33
"""The height of a word above the tokens that wait at the start."""


def _waiting(canvas: Canvas, standing: list[Standing], room: Box) -> None:
    """The tokens at the start, closer if there are many."""
    left, top, right, bottom = room
    size = bottom - top
    step = min(size + 3, (right - left - size) // max(1, len(standing) - 1))
    for at, (seat, token) in enumerate(standing):
        draw_token(canvas, seat, token, (left + at * step, top), size)


def _rescue(canvas: Surface, view: GameView, height: int, words: Words) -> None:
    """The assistant on top of those waiting to be rescued (R40)."""
    top, size, lies = view.rescue_top, view.rescue_size, rescue_box(view, height)
    if lies is None:
        return
    canvas.add(("rescue", top, size, lies, words), lies, lambda here: _assistant(here, top, size, lies, words))


def rescue_box(view: GameView, height: int) -> Box | None:
    """Return the box of the assistants waiting to be rescued on the picture of the track; None if there are none."""
    board = BOARDS[view.board]
    if board.rescue_space is None or not view.rescue_size:
        return None
    _, top, right, bottom = space_box(board, board.research[board.rescue_space], height)
    return right - _SUPPLY_WIDTH, top + 3, right - 4, bottom - 3


def _assistant(canvas: Canvas, number: int, count: int, box: Box, words: Words) -> None:
    """A stack of assistants: the top one's face and effect, and their number."""
    left, top, right, bottom = box
    canvas.panel(box, LIGHT if number else PAPER, 8, outline=BRASS, line=2)
    if not number:
        canvas.text(((left + right) // 2, (top + bottom) // 2), "×0", 30, SOFT_INK, bold=True, anchor="mm")
        return
    signs_high = 30 if bottom - top >= 58 else (bottom - top) * 9 // 20
    face = min(_LARGEST_FACE, bottom - top - max(signs_high, (bottom - top) * 9 // 20) - 3)
    size = 30 if bottom - top >= 56 else 24
    canvas.figure(portrait(number, canvas.pixels(face), gold=False), (left + 3, top + 2))
    beside = (left + face + 4, top + face // 2 + 2)
    canvas.text(beside, f"×{count}", size, SOFT_INK, bold=True)
    low = (top + face + 1, bottom - 1)
    signs = glyphs.assistant(number, gold=False, words=words)
    canvas.glyphs(((left + right) // 2, sum(low) // 2), signs, low[1] - low[0], INK, ON_LIGHT, width=right - left - 4)


@kept(megabytes=2)
def _temple(
    side: str, height: int, tiles: tuple[int, ...], arrivals: tuple[int, ...], players: int, words: Words
) -> Image.Image:
    """The Lost Temple: the cost of arriving, the points by order of arrival, and the stacks of temple tiles."""
    board = BOARDS[side]
    size = (TRACK_WIDTH - 2 * _TEMPLE_MARGIN, temple_height(height) - _TEMPLE_MARGIN - 4)
    canvas = Canvas(size, MOODS[side].track, (-_TEMPLE_MARGIN, -_TEMPLE_MARGIN))
    canvas.panel((6, 6, TRACK_WIDTH - 6, temple_height(height) - 4), PAPER, 10)
    centre = (9 + _ARRIVALS) // 2
    canvas.icon("temple", (11, 9), _ARRIVALS - 11, SOFT_INK)
    canvas.panel((54, 9, 158, _ARRIVALS), PLATE, 8)
    canvas.glyphs((106, centre), glyphs.tokens(board.research[-1].cost), 32, WHITE, ON_DARK, width=98)
    x, width = _FIRST_ARRIVAL, _ARRIVAL_WIDTH
    for at in range(_places_of_arrival(players)):
        canvas.panel((x, 9, x + width - 4, _ARRIVALS), LIGHT, 8, outline=BRASS, line=2)
        if at < len(arrivals):
            canvas.seat(arrivals[at], (x + 7, centre - 16), 32)
        else:
            canvas.fitted_text((x + 5, centre), words.pictures.arrival(place=at + 1), width - 47, 30, SOFT_INK)
        laurel(canvas, (x + width - 25, centre), ARRIVAL_POINTS[at], 38, 30)
        x += width
    for stack, count in zip(TEMPLE_STACKS, tiles, strict=True):
        _stack(canvas, stack.points, count, stack_price(board, stack, words), temple_box(side, height, stack.id))
    return canvas.image


@lru_cache(maxsize=4)
def _stack_boxes(side: str, height: int) -> dict[str, Box]:
    """The boxes of the temple tile stacks, those worth few points on top, each as wide as its price needs."""
    boxes = dict[str, Box]()
    top, floor = _ARRIVALS + 3, temple_height(height) - 6
    middle = top + (floor - top) * 53 // 100
    half = len(TEMPLE_STACKS) // 2
    for stacks, upper, lower in ((TEMPLE_STACKS[:half], top, middle - 2), (TEMPLE_STACKS[half:], middle + 1, floor)):
        wanted = [
            glyphs_width(stack_price(BOARDS[side], stack, ENGLISH), STACK_TEXT)
            + _points_width(stack.points)
            + _PILE
            + 10
            for stack in stacks
        ]
        left = 9.0
        for stack, share in zip(stacks, wanted, strict=True):
            right = left + (TRACK_WIDTH - 16) * share / sum(wanted)
            boxes[stack.id] = (round(left), upper, round(right) - 3, lower)
            left = right
    return boxes


def temple_box(side: str, height: int, stack: str = "") -> Box:
    """The box of the Lost Temple on the picture of the track, or of one of its stacks of temple tiles.

    Raises:
        KeyError: there is no such stack.
    """
    return _stack_boxes(side, height)[stack] if stack else (6, 6, TRACK_WIDTH - 6, _ARRIVALS + 1)


def arrivals_end(players: int) -> int:
    """Where the order of arrivals at the temple ends on the right."""
    return _FIRST_ARRIVAL + _ARRIVAL_WIDTH * _places_of_arrival(players)


def _places_of_arrival(players: int) -> int:
    return max(2, players)


_FIRST_ARRIVAL, _ARRIVAL_WIDTH = 163, 95
_TEMPLE_MARGIN = 6
_ARRIVALS = 47
"""The bottom of the row of arrivals at the temple."""


def stack_price(board: Board, stack: TempleStack, words: Words) -> list[Glyph]:
    if len(stack.costs) == len(board.temple_costs):
        return [words.pictures.all_costs(count=len(stack.costs))]
    return [glyph for index in stack.costs for glyph in glyphs.tokens(board.temple_costs[index])]


def _stack(canvas: Canvas, points: int, count: int, price: list[Glyph], box: Box) -> None:
    """A stack of temple tiles: its points, the price of one, and at the right a pile with the number left."""
    left, top, right, bottom = box
    middle, begins = (top + bottom) // 2, left + _points_width(points)
    canvas.panel(box, LIGHT if count else PAPER, 8, outline=BRASS, line=2)
    laurel(canvas, ((left + begins) // 2, middle), points, min(38, bottom - top - 2), 32)
    if not count:
        return
    pile = (right - _PILE, middle - 17, right - 7, middle + 14)
    for off in (3, 0):
        canvas.panel((pile[0] + off, pile[1] + off, pile[2] + off, pile[3] + off), TOKEN, 3, outline=TOKEN_RIM, line=2)
    canvas.text(((pile[0] + pile[2]) // 2, middle - 1), str(count), STACK_TEXT, INK, bold=True, anchor="mm")
    plate = (begins, top + 3, pile[0] - 3, bottom - 3)
    canvas.panel(plate, PLATE, 6)
    size = fitting_size(price, min(STACK_SIGN, bottom - top - 8), plate[2] - plate[0] - 3)
    canvas.glyphs(((plate[0] + plate[2]) // 2 + 1, middle), price, size, WHITE, ON_DARK)


def _points_width(points: int) -> int:
    """The width of the points on a stack."""
    return 42 if points > 9 else 36
