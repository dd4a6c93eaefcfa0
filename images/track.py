"""The research track with costs, bonus tiles, row effects and tokens, and the Lost Temple on top."""

from __future__ import annotations

from arnak_bot.engine.content import ARRIVAL_POINTS, BOARDS, TEMPLE_STACKS
from arnak_bot.engine.printed import Board, ResearchSpace
from arnak_bot.engine.state import RIVAL_SEAT
from arnak_bot.engine.view import GameView
from images import glyphs
from images.canvas import Box, Canvas
from images.theme import ACCENT, BRASS, GOLD, INK, LIGHT, MOODS, PAPER, PLATE, SILVER, SOFT_INK, WHITE

AREA: Box = (1044, 216, 1592, 806)

_TEMPLE_BOTTOM = 352
_ROW_HEIGHT = 57
_SIDE = 84
_SUPPLY_WIDTH = 82


def _row_box(row: int) -> tuple[int, int]:
    """Top and bottom of a row; row 0 is the start."""
    bottom = AREA[3] - 6 - row * _ROW_HEIGHT
    return bottom - _ROW_HEIGHT + 4, bottom


def space_box(board: Board, space: ResearchSpace) -> Box:
    """Where a research space lies on the board picture."""
    left, _, right, _ = AREA
    row = [each.id for each in board.research if each.row == space.row]
    width = (right - left - 2 * _SIDE - 8) // len(row)
    x = left + _SIDE + 4 + row.index(space.id) * width
    top, bottom = _row_box(space.row)
    return (x, top, x + width - 6, bottom)


def draw_track(canvas: Canvas, view: GameView, marked: frozenset[int]) -> None:
    """Draw the track; spaces in `marked` were reached in the last turn."""
    board = BOARDS[view.board]
    canvas.panel(AREA, MOODS[view.board].track, 14, outline=BRASS)
    _temple(canvas, view, board)
    for row in board.rows:
        top, bottom = _row_box(row.row)
        middle = (top + bottom) // 2
        left, right = AREA[0], AREA[2]
        canvas.glyphs((left + 32, middle), glyphs.effect(row.glass), 30, INK, glyphs.ON_LIGHT, width=52)
        canvas.text((left + _SIDE - 12, middle), str(row.glass_points), 24, GOLD, bold=True, anchor="mm")
        canvas.glyphs((right - 32, middle), glyphs.effect(row.notebook), 30, INK, glyphs.ON_LIGHT, width=58)
        canvas.text((right - _SIDE + 12, middle), str(row.notebook_points), 24, GOLD, bold=True, anchor="mm")
    for space in board.research:
        if not space.lost_temple:
            _space(canvas, view, board, space, marked=space.id in marked)
    _supply(canvas, view)
    start_top, start_bottom = _row_box(0)
    for name, x in (("glass", AREA[0] + 16), ("notebook", AREA[2] - 50)):
        canvas.icon(name, (x, (start_top + start_bottom) // 2 - 17), 34, SOFT_INK)


def _space(canvas: Canvas, view: GameView, board: Board, space: ResearchSpace, *, marked: bool) -> None:
    box = space_box(board, space)
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    canvas.panel(box, LIGHT, 10, outline=ACCENT if marked else SOFT_INK, line=4 if marked else 2)
    cost = [*glyphs.tokens(space.cost), *(["#idol"] * space.idols)]
    width = 0
    if cost:
        width = min(100, (right - left) * 3 // 5)
        canvas.panel((left + 3, top + 3, left + width, bottom - 3), PLATE, 8)
        canvas.glyphs((left + width // 2 + 2, middle), cost, 30, WHITE, glyphs.ON_DARK, width=width - 8)
    x = left + width + 4
    for tile in view.bonus_tiles[space.id]:
        canvas.panel((x, middle - 18, x + 36, middle + 18), (214, 178, 92), 18)
        canvas.glyphs((x + 18, middle), glyphs.bonus(tile), 26, INK, glyphs.ON_LIGHT, width=34)
        x += 39
    taken = _SUPPLY_WIDTH * 3 + 8 if space.row == 0 else 0
    _tokens(canvas, view, space.id, (x, top, right - taken, bottom))


def _tokens(canvas: Canvas, view: GameView, space: int, box: Box) -> None:
    """Both tokens of all players that stand here: the magnifying glass above, the notebook below."""
    left, top, right, _ = box
    here = [(player.seat, "glass") for player in view.players if player.glass == space]
    if view.rival is not None and view.rival.glass == space:
        here.append((RIVAL_SEAT, "glass"))
    here += [(player.seat, "notebook") for player in view.players if player.notebook == space]
    if not here:
        return
    rows = 2 if len(here) * 42 > right - left else 1
    size = 22 if rows == 2 else 30
    per_row = -(-len(here) // rows)
    step = min(size * 3 // 2, (right - left) // per_row) if per_row else size
    for at, (seat, token) in enumerate(here):
        row, column = divmod(at, per_row)
        x = left + column * step
        y = top + (2 + row * 26 if rows == 2 else 11)
        canvas.seat(seat, (x, y), size, outline=WHITE)
        small = size * 2 // 3
        canvas.icon(token, (x + (size - small) // 2, y + (size - small) // 2 + size // 12), small, WHITE)


def _supply(canvas: Canvas, view: GameView) -> None:
    """The assistants on top of the supply stacks, beside the start of the track; and the one to be rescued."""
    top, bottom = _row_box(0)
    width = _SUPPLY_WIDTH
    x = AREA[2] - _SIDE - 10 - 3 * width
    for number, size in view.assistant_tops:
        _assistant(canvas, number, size, (x, top + 2, x + width - 4, bottom - 2))
        x += width
    rescue = BOARDS[view.board].rescue_space
    if rescue is not None and view.rescue_size:
        box = space_box(BOARDS[view.board], BOARDS[view.board].research[rescue])
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
            glyphs.ON_LIGHT,
            width=room,
        )


def _temple(canvas: Canvas, view: GameView, board: Board) -> None:
    left, top, right, _ = AREA
    canvas.panel((left + 6, top + 6, right - 6, _TEMPLE_BOTTOM - 4), PAPER, 10)
    cost = board.research[-1].cost
    canvas.icon("temple", (left + 14, top + 10), 40, SOFT_INK)
    canvas.panel((left + 58, top + 10, left + 176, top + 52), PLATE, 8)
    canvas.glyphs((left + 117, top + 31), glyphs.tokens(cost), 32, WHITE, glyphs.ON_DARK, width=108)
    x = left + 190
    for at in range(max(2, len(view.players))):
        canvas.panel((x, top + 10, x + 76, top + 52), LIGHT, 8, outline=BRASS, line=2)
        if at < len(view.arrivals):
            canvas.seat(view.arrivals[at], (x + 6, top + 16), 30)
        canvas.text((x + 56, top + 32), str(ARRIVAL_POINTS[at]), 28, GOLD, bold=True, anchor="mm")
        x += 84
    width = (right - left - 24) // len(TEMPLE_STACKS)
    for at, stack in enumerate(TEMPLE_STACKS):
        x = left + 12 + at * width
        box = (x, top + 58, x + width - 6, _TEMPLE_BOTTOM - 10)
        gone = view.temple_tiles[at] == 0
        canvas.panel(box, LIGHT if not gone else MOODS[view.board].track, 8, outline=BRASS, line=2)
        canvas.text((x + 8, top + 74), f"{stack.points}", 28, GOLD if not gone else SOFT_INK, bold=True)
        canvas.text((x + width - 14, top + 74), f"×{view.temple_tiles[at]}", 20, SOFT_INK, anchor="rm")
        price = [glyph for index in stack.costs for glyph in glyphs.tokens(board.temple_costs[index])]
        if len(stack.costs) == len(board.temple_costs):
            price = ["all three"]
        if not gone:
            canvas.panel((x + 4, top + 90, x + width - 10, _TEMPLE_BOTTOM - 14), PLATE, 6)
            canvas.glyphs((x + width // 2 - 3, top + 106), price, 26, WHITE, glyphs.ON_DARK, width=width - 18)
