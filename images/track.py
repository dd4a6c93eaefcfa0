"""The research track with costs, bonus tiles, row effects and tokens, and the Lost Temple on top."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from arnak_bot.engine.content import ARRIVAL_POINTS, BOARDS, TEMPLE_STACKS
from arnak_bot.engine.printed import Board, ResearchSpace
from arnak_bot.engine.state import RIVAL_SEAT
from arnak_bot.engine.view import GameView
from images import glyphs
from images.canvas import Box, Canvas
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
    SILVER,
    SOFT_INK,
    TOKEN,
    TOKEN_RIM,
    WHITE,
)

TRACK_WIDTH = 548
_TEMPLE_BOTTOM = 136
_SIDE = 84
_SUPPLY_WIDTH = 82
_ROWS = 8


def _row_box(row: int, height: int) -> tuple[int, int]:
    """Top and bottom of a row on a track of this height; row 0 is the start."""
    step = (height - _TEMPLE_BOTTOM + 2) // _ROWS
    bottom = height - 6 - row * step
    return bottom - step + 4, bottom


def space_box(board: Board, space: ResearchSpace, height: int) -> Box:
    """Where a research space lies on the picture of the track."""
    row = [each.id for each in board.research if each.row == space.row]
    width = (TRACK_WIDTH - 2 * _SIDE - 8) // len(row)
    x = _SIDE + 4 + row.index(space.id) * width
    top, bottom = _row_box(space.row, height)
    return (x, top, x + width - 6, bottom)


def draw_track(canvas: Canvas, view: GameView, marked: frozenset[int], height: int) -> None:
    """Draw the track; spaces in `marked` were reached in the last turn."""
    board = BOARDS[view.board]
    canvas.paste(_base(view.board, height), (0, 0), 14)
    temple = _temple(view.board, view.temple_tiles, view.arrivals, len(view.players))
    canvas.paste(temple.crop((6, 6, TRACK_WIDTH - 6, _TEMPLE_BOTTOM - 4)), (6, 6), 10)
    for space in board.research:
        if not space.lost_temple:
            _space(canvas, view, space, space_box(board, space, height), marked=space.id in marked)
    _supply(canvas, view, height)


@lru_cache(maxsize=4)
def _base(side: str, height: int) -> Image.Image:
    """What is printed on the track, drawn once: rows with their effects and points, spaces with their costs."""
    board = BOARDS[side]
    canvas = Canvas((TRACK_WIDTH, height), MOODS[side].track)
    canvas.panel((0, 0, TRACK_WIDTH, height), MOODS[side].track, 14, outline=BRASS)
    for row in board.rows:
        top, bottom = _row_box(row.row, height)
        middle = (top + bottom) // 2
        canvas.glyphs((32, middle), glyphs.effect(row.glass), 32, INK, ON_LIGHT, width=54)
        canvas.text((_SIDE - 12, middle), str(row.glass_points), 26, POINTS, bold=True, anchor="mm")
        notebook = (TRACK_WIDTH - 33, middle)
        canvas.glyphs(notebook, glyphs.effect(row.notebook), 32, INK, ON_LIGHT, width=58)
        points = (TRACK_WIDTH - _SIDE + 12, middle)
        canvas.text(points, str(row.notebook_points), 26, POINTS, bold=True, anchor="mm")
    for space in board.research:
        if not space.lost_temple:
            _printed_space(canvas, space, space_box(board, space, height))
    start_top, start_bottom = _row_box(0, height)
    for name, x in (("glass", 16), ("notebook", TRACK_WIDTH - 50)):
        canvas.icon(name, (x, (start_top + start_bottom) // 2 - 17), 34, SOFT_INK)
    return canvas.image


def _cost_width(space: ResearchSpace, box: Box) -> int:
    return min(100, (box[2] - box[0]) * 3 // 5) if space.cost or space.idols else 0


def _printed_space(canvas: Canvas, space: ResearchSpace, box: Box) -> None:
    left, top, _, bottom = box
    canvas.panel(box, LIGHT, 10, outline=SOFT_INK, line=2)
    width = _cost_width(space, box)
    if width:
        cost = [*glyphs.tokens(space.cost), *(["#idol"] * space.idols)]
        canvas.panel((left + 3, top + 3, left + width, bottom - 3), PLATE, 8)
        middle = (left + width // 2 + 2, (top + bottom) // 2)
        canvas.glyphs(middle, cost, 32, WHITE, ON_DARK, width=width - 8)


def _space(canvas: Canvas, view: GameView, space: ResearchSpace, box: Box, *, marked: bool) -> None:
    """What lies on a space: bonus tiles and tokens."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    if marked:
        for line in (0, 1, 2, 3):
            canvas.frame((left - line + 1, top - line + 1, right + line - 1, bottom + line - 1), ACCENT)
    x = left + _cost_width(space, box) + 4
    for tile in view.bonus_tiles[space.id]:
        canvas.panel((x, middle - 19, x + 38, middle + 19), TOKEN, 19, outline=TOKEN_RIM, line=2)
        canvas.glyphs((x + 19, middle), glyphs.bonus(tile), 26, INK, ON_LIGHT, width=34)
        x += 40
    taken = _SUPPLY_WIDTH * 3 + 8 if space.row == 0 else 0
    _tokens(canvas, view, space.id, (x, top, right - taken, bottom))


def _tokens(canvas: Canvas, view: GameView, space: int, box: Box) -> None:
    """Both tokens of all players that stand here: the magnifying glass above, the notebook below."""
    left, top, right, bottom = box
    here = [(player.seat, "glass") for player in view.players if player.glass == space]
    if view.rival is not None and view.rival.glass == space:
        here.append((RIVAL_SEAT, "glass"))
    here += [(player.seat, "notebook") for player in view.players if player.notebook == space]
    if not here:
        return
    rows = 2 if len(here) * 42 > right - left else 1
    size = min(30, (bottom - top - 6) // 2) if rows == 2 else 34
    per_row = -(-len(here) // rows)
    step = min(size * 3 // 2, (right - left) // per_row) if per_row else size
    for at, (seat, token) in enumerate(here):
        row, column = divmod(at, per_row)
        x = left + column * step
        high = (bottom - top - rows * size) // (rows + 1)
        y = top + high + row * (size + high)
        canvas.seat(seat, (x, y), size, outline=WHITE)
        small = size * 2 // 3
        canvas.icon(token, (x + (size - small) // 2, y + (size - small) // 2 + size // 12), small, WHITE)


def _supply(canvas: Canvas, view: GameView, height: int) -> None:
    """The assistants on top of the supply stacks, beside the start of the track; and the one to be rescued."""
    top, bottom = _row_box(0, height)
    width = _SUPPLY_WIDTH
    x = TRACK_WIDTH - _SIDE - 10 - 3 * width
    for number, size in view.assistant_tops:
        _assistant(canvas, number, size, (x, top + 2, x + width - 4, bottom - 2))
        x += width
    rescue = BOARDS[view.board].rescue_space
    if rescue is not None and view.rescue_size:
        box = space_box(BOARDS[view.board], BOARDS[view.board].research[rescue], height)
        _assistant(canvas, view.rescue_top, view.rescue_size, (box[2] - width, box[1] + 3, box[2] - 4, box[3] - 3))


def _assistant(canvas: Canvas, number: int, size: int, box: Box) -> None:
    left, top, right, bottom = box
    canvas.panel(box, SILVER if number else PAPER, 8, outline=BRASS, line=2)
    if number:
        middle = (top + bottom) // 2
        canvas.icon(f"assistant-{number}", (left + 4, top + 4), 26, WHITE)
        canvas.text((left + 17, bottom - 11), f"×{size}", 16, WHITE, bold=True, anchor="mm")
        canvas.panel((left + 33, top + 4, right - 4, bottom - 4), LIGHT, 6)
        room = right - left - 41
        canvas.glyphs(
            (left + 33 + room // 2 + 2, middle),
            glyphs.assistant(number, gold=False),
            26,
            INK,
            ON_LIGHT,
            width=room,
        )


@lru_cache(maxsize=12)
def _temple(side: str, tiles: tuple[int, ...], arrivals: tuple[int, ...], players: int) -> Image.Image:
    """The Lost Temple: what arriving costs, the points by arrival, and the stacks of temple tiles."""
    board = BOARDS[side]
    canvas = Canvas((TRACK_WIDTH, _TEMPLE_BOTTOM), MOODS[side].track)
    left, top, right = 0, 0, TRACK_WIDTH
    canvas.panel((left + 6, top + 6, right - 6, _TEMPLE_BOTTOM - 4), PAPER, 10)
    cost = board.research[-1].cost
    canvas.icon("temple", (left + 14, top + 10), 40, SOFT_INK)
    canvas.panel((left + 58, top + 10, left + 176, top + 52), PLATE, 8)
    canvas.glyphs((left + 117, top + 31), glyphs.tokens(cost), 32, WHITE, ON_DARK, width=108)
    x = left + 190
    for at in range(max(2, players)):
        canvas.panel((x, top + 10, x + 76, top + 52), LIGHT, 8, outline=BRASS, line=2)
        if at < len(arrivals):
            canvas.seat(arrivals[at], (x + 6, top + 16), 30)
        canvas.text((x + 56, top + 32), str(ARRIVAL_POINTS[at]), 28, POINTS, bold=True, anchor="mm")
        x += 84
    width = (right - left - 24) // len(TEMPLE_STACKS)
    for at, stack in enumerate(TEMPLE_STACKS):
        x = left + 12 + at * width
        box = (x, top + 58, x + width - 6, _TEMPLE_BOTTOM - 10)
        gone = tiles[at] == 0
        canvas.panel(box, LIGHT if not gone else MOODS[side].track, 8, outline=BRASS, line=2)
        canvas.text((x + 8, top + 74), f"{stack.points}", 28, POINTS if not gone else SOFT_INK, bold=True)
        canvas.text((x + width - 14, top + 74), f"×{tiles[at]}", 20, SOFT_INK, anchor="rm")
        price = [glyph for index in stack.costs for glyph in glyphs.tokens(board.temple_costs[index])]
        if len(stack.costs) == len(board.temple_costs):
            price = ["all three"]
        if not gone:
            canvas.panel((x + 4, top + 90, x + width - 10, _TEMPLE_BOTTOM - 14), PLATE, 6)
            canvas.glyphs((x + width // 2 - 3, top + 106), price, 26, WHITE, ON_DARK, width=width - 18)
    return canvas.image


def temple_box(stack: str = "") -> Box:
    """Where the Lost Temple lies on the picture of the track, or one of its stacks of temple tiles.

    Raises:
        KeyError: there is no such stack.
    """
    if not stack:
        return 6, 6, TRACK_WIDTH - 6, 56
    for at, each in enumerate(TEMPLE_STACKS):
        if each.id == stack:
            width = (TRACK_WIDTH - 24) // len(TEMPLE_STACKS)
            left = 12 + at * width
            return left, 58, left + width - 6, _TEMPLE_BOTTOM - 10
    raise KeyError(stack)
