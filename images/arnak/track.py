"""The current research track: bonus tiles, tokens, next steps, the supply of assistants, the Lost Temple on top."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.printed import Board, BonusTile, ResearchSpace
from arnak_bot.games.arnak.engine.state import Phase
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak import glyphs
from images.arnak.art import portrait
from images.arnak.cliff import (
    TRACK_WIDTH,
    NarrowCost,
    columns_box,
    cost_box,
    draw_columns,
    narrow_cost,
    narrowed_cost,
    printed_track,
    row_box,
    space_box,
)
from images.arnak.scene import Scene
from images.arnak.temple import ARRIVALS_BOX, TEMPLE_MARGIN, temple_picture
from images.arnak.theme import ON_LIGHT
from images.arnak.tokens import (
    LEAST_SEEN,
    TOKEN_SIZE,
    WELL_SEEN,
    Standing,
    lane_for,
    lay_tokens,
    tokens_on,
)
from images.kit.boxes import Box, wider
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.masks import panel_mask
from images.kit.surface import Surface, lay
from images.kit.theme import ACCENT, BRASS, GOLD, INK, LIGHT, PAPER, SEATS, SOFT_INK, TOKEN_RIM, Colour

TRACK_RADIUS = 14
_GLASS_WIDTH, _NOTEBOOK_WIDTH = 122, 153
_SUPPLY_WIDTH = 84
_LARGEST_FACE = 34
_TILE, _LARGE_TILE = 38, 48


def draw_track(canvas: Surface, scene: Scene, marked: frozenset[int], height: int) -> None:
    """Draw the track; spaces in `marked` were reached in the last turn."""
    view, words = scene.view, scene.words
    side, board = view.board, BOARDS[view.board]
    canvas.paste(_bare_track(side, height), (0, 0), TRACK_RADIUS)
    temple = temple_picture(side, height, view.temple_tiles, view.arrivals, len(view.players), words)
    canvas.paste(temple, (TEMPLE_MARGIN, TEMPLE_MARGIN), 10)
    canvas.add(draw_columns, columns_box(board, height), side, height)
    lying = tuple(
        _Lying(view.bonus_tiles[number], tuple(tokens_on(view, number)), number in marked)
        for number, *_ in _spaces(side, height)
    )

    def lay_spaces(here: Surface) -> None:
        for (number, box, cost, around), each in zip(_spaces(side, height), lying, strict=True):
            space = board.research[number]
            here.add(_lie, around, each, space, box, cost)

    canvas.group(("spaces", side, height, lying), lay_spaces)
    foot = _foot(side, height, tuple(tokens_on(view, 0)), view.assistant_tops, words)
    canvas.paste(foot, _foot_box(board, height)[:2])
    if (lies := _rescue_box(view, height)) is not None:  # with the top one visible (R40)
        canvas.add(_assistant, lies, view.rescue_top, view.rescue_size, lies, words)


def steps_ahead(view: GameView) -> frozenset[int]:
    """Return the spaces one step above the active player's tokens to which one of these can move (R36)."""
    if view.phase is not Phase.TURNS or len(view.seats_to_act) != 1 or view.seats_to_act[0] >= len(view.players):
        return frozenset()
    track, player = BOARDS[view.board].research, view.players[view.seats_to_act[0]]
    below = (at for at in track[player.notebook].next if track[at].row <= track[player.glass].row)
    return frozenset((*track[player.glass].next, *(at for at in below if not track[at].lost_temple)))


def is_payable(view: GameView, at: int) -> bool:
    """Whether the active player can take this step now, as far as the open table tells."""
    space, player = BOARDS[view.board].research[at], view.players[view.seats_to_act[0]]
    return (
        not view.main_taken
        and all(player.owns(resource) >= count for resource, count in space.cost)
        and player.crates >= space.idols
    )


def draw_ahead(canvas: Surface, view: GameView, height: int) -> None:
    """Outline where the active player's research tokens can move next, on top of the finished track."""
    for at in sorted(steps_ahead(view)):
        temple = BOARDS[view.board].research[at].lost_temple
        box = ARRIVALS_BOX if temple else space_box(view.board, at, height)
        line = _PAYABLE if is_payable(view, at) else _NOT_PAYABLE
        lay(canvas, _outline, box, SEATS[view.seats_to_act[0]].colour, line, reach=_BEYOND)


_PAYABLE, _NOT_PAYABLE = 6, 3
"""The width of the outline of a step that can be taken now, and of one that cannot."""
_BEYOND = 5
"""How far an outline extends beyond its space, so that it does not cross the tokens there."""


def _outline(canvas: Canvas, box: Box, colour: Colour, line: int) -> None:
    left, top, right, bottom = box
    beyond = line - 1
    canvas.frame((left - beyond, top - beyond, right + beyond - 1, bottom + beyond - 1), colour, 12, line)


@lru_cache(maxsize=4)
def _spaces(side: str, height: int) -> tuple[tuple[int, Box, Box | None, Box], ...]:
    """For each space between start and temple: its id, its box, the box of its cost, and the box for its contents."""
    spaces = [space for space in BOARDS[side].research if space.row and not space.lost_temple]
    boxes = [space_box(side, space.id, height) for space in spaces]
    return tuple(
        (space.id, box, cost_box(space, box), wider(box, _AROUND, _AROUND))
        for space, box in zip(spaces, boxes, strict=True)
    )


_AROUND = 13
"""How far the mark and the tokens of a space extend beyond it."""


@dataclass(frozen=True, slots=True)
class _Lying:
    """`marked`: reached in the last turn."""

    tiles: tuple[BonusTile, ...]
    standing: tuple[Standing, ...]
    marked: bool


@kept(megabytes=7)
def _bare_track(side: str, height: int) -> Image.Image:
    canvas = Canvas.on(printed_track(side, height))
    canvas.panel(_foot_box(BOARDS[side], height), PAPER, 10, outline=SOFT_INK, line=2)
    return canvas.image


_BELOW_FOOT = 2


def _foot_box(board: Board, height: int) -> Box:
    top, bottom = row_box(board, 0, height)
    return 6, top, TRACK_WIDTH - 6, bottom


class _Lane(NamedTuple):
    cost: NarrowCost | None
    tile: int
    tiles: tuple[tuple[int, int], ...]
    tokens: Box


@lru_cache(maxsize=256)
def _lane(lying: _Lying, space: ResearchSpace, box: Box, cost: Box | None) -> _Lane:
    left, top, right, bottom = box if cost is None else (cost[2], *box[1:])
    count, narrow = len(lying.standing), None
    tokens = lane_for(count, bottom - top) if count else 0
    tiles = _tiles(lying, (left, top, right, bottom))[2] - left
    least = wanted = tokens or tiles
    if tokens:
        apart = lane_for(count, bottom - top, WELL_SEEN if count > 1 else LEAST_SEEN)
        wanted = max(least, apart + tiles - _OVER_TILE)
    if cost is not None and right - left < wanted:
        narrow = narrowed_cost(space, box, least, wanted)
        left = narrow.plate[2]
    size, places, x = _tiles(lying, (left, top, right, bottom))
    return _Lane(narrow, size, places, (max(left, min(x, right - tokens)), top, right, bottom))


_OVER_TILE = 15


def _lie(canvas: Canvas, lying: _Lying, space: ResearchSpace, box: Box, cost: Box | None) -> None:
    if lying.marked:
        canvas.frame(wider(box, 2, 2), ACCENT, line=4)
    lane = _lane(lying, space, box, cost)
    if lane.cost is not None:
        narrow_cost(canvas, box, lane.cost)
    for tile, at in zip(lying.tiles, lane.tiles, strict=True):
        picture, mask = _tile(tile, lane.tile)
        canvas.stamp(picture, at, mask)
    lay_tokens(canvas, lying.standing, lane.tokens)


def _tiles(lying: _Lying, room: Box) -> tuple[int, tuple[tuple[int, int], ...], int]:
    """The size and corners of bonus tiles, in pairs one above the other in a narrow tall lane, and where they end."""
    left, top, right, bottom = room
    count, most = len(lying.tiles), _TILE if lying.standing else _LARGE_TILE
    stacked = 2 if count > 1 and bottom - top >= 2 * _LOW_TILE and right - left < _NARROW_LANE else 1
    size = min(most if stacked == 1 else _LOW_TILE, bottom - top - 2, max(_LEAST_TILE, right - left - 8))
    first, step = (top + bottom - stacked * (size + 1)) // 2, size + 3
    places = tuple((left + 5 + at // stacked * step, first + at % stacked * (size + 1)) for at in range(count))
    return size, places, left + 5 + -(-count // stacked) * step


_LOW_TILE, _LEAST_TILE, _NARROW_LANE = 31, 20, 140


@kept(megabytes=1)
def _tile(tile: BonusTile, size: int) -> tuple[Image.Image, Image.Image]:
    half = size // 2
    canvas = Canvas((size, 2 * half), TOKEN_RIM)
    canvas.panel((0, 0, size, 2 * half), LIGHT, half, outline=GOLD, line=3)
    canvas.glyphs((half, half), glyphs.bonus(tile), size - 10, INK, ON_LIGHT, width=size - 6)
    return canvas.image, panel_mask(size, 2 * half, half)


@kept(megabytes=1)
def _foot(
    side: str,
    height: int,
    waiting: tuple[Standing, ...],
    assistants: tuple[tuple[int, int], ...],
    words: Words,
) -> Image.Image:
    margin, top, right, bottom = _foot_box(BOARDS[side], height)
    ground = _bare_track(side, height).crop((margin, top, right, bottom + _BELOW_FOOT))
    canvas = Canvas(ground.size, ground).moved(-margin, -top)
    above = max(_FOOT_WORD, bottom - top - TOKEN_SIZE)
    far = TRACK_WIDTH - _NOTEBOOK_WIDTH - 7
    for token, word, left, wide in (
        ("glass", words.pictures.glass(), 9, _GLASS_WIDTH),
        ("notebook", words.pictures.notebook(), far, _NOTEBOOK_WIDTH),
    ):
        here = [each for each in waiting if each[1] == token]
        y = top + above // 2 if here else (top + bottom) // 2
        canvas.glyphs((left + wide // 2, y), [f"#{token}", word], 30, INK, ON_LIGHT, width=wide)
        lay_tokens(canvas, here, (left, top + above - 3, left + wide, bottom - 3))
    x = _GLASS_WIDTH + 13
    for number, count in assistants:
        _assistant(canvas, number, count, (x, top + 3, x + _SUPPLY_WIDTH - 2, bottom - 3), words)
        x += _SUPPLY_WIDTH
    return canvas.image


_FOOT_WORD = 33


def _rescue_box(view: GameView, height: int) -> Box | None:
    """Return the box of the assistants waiting to be rescued on the picture of the track; None if there are none."""
    board = BOARDS[view.board]
    if board.rescue_space is None or not view.rescue_size:
        return None
    _, top, right, bottom = space_box(view.board, board.rescue_space, height)
    return right - _SUPPLY_WIDTH - 2, top + 3, right - 4, bottom - 3


def _assistant(canvas: Canvas, number: int, count: int, box: Box, words: Words) -> None:
    left, top, right, bottom = box
    canvas.panel(box, LIGHT if number else PAPER, 8, outline=BRASS, line=2)
    if not number:
        canvas.text(((left + right) // 2, (top + bottom) // 2), "×0", 30, SOFT_INK, bold=True, anchor="mm")
        return
    signs_high = max(30 if bottom - top >= 58 else 18, (bottom - top) * 9 // 20)
    face = min(_LARGEST_FACE, bottom - top - signs_high - 3)
    size = 30 if bottom - top >= 56 else 24
    canvas.figure(portrait(number, canvas.pixels(face), gold=False), (left + 3, top + 2))
    beside = (left + face + 4, top + face // 2 + 2)
    canvas.text(beside, f"×{count}", size, SOFT_INK, bold=True)
    below, signs_end = top + face + 1, bottom - 1
    signs = glyphs.assistant(number, gold=False, words=words)
    canvas.glyphs(
        ((left + right) // 2, (below + signs_end) // 2), signs, signs_end - below, INK, ON_LIGHT, width=right - left - 2
    )
