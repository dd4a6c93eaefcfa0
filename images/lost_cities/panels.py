"""The player panels below the board: points, artifacts, and columns of cards; those to act are highlighted."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.lost_cities.engine.printed import Card, Colour
from arnak_bot.games.lost_cities.engine.setup import Columns
from arnak_bot.games.lost_cities.engine.state import Player
from arnak_bot.games.lost_cities.engine.view import GameView
from arnak_bot.games.lost_cities.wording.messages import Words
from images.kit.canvas import Box, Canvas, text_width
from images.kit.names import initial
from images.kit.theme import ACCENT, GOLD, INK, PAPER, POINTS, SOFT_INK, WOOD
from images.lost_cities.marks import Marks
from images.lost_cities.pieces import draw_card, in_rows
from images.lost_cities.theme import COUNTRIES, SAND, WIDTH

_GAP, _MARGIN = 8, 16
_HEAD = 66
_ONE_ROW, _TWO_ROWS = 316, 240
"""The height of a panel if all are side by side, and if they are in two rows."""
_CARD = (88, 112)
_FEWEST = 3
"""If fewer cards than this fit above each other, the earlier ones are shown side by side."""
_BETWEEN = 18
_FOUR = 4


def panels_height(players: int) -> int:
    """Return the height of all panels."""
    return 2 * (_TWO_ROWS + _GAP) if players == _FOUR else _ONE_ROW + _GAP


def draw_panels(canvas: Canvas, view: GameView, names: Sequence[str], marks: Marks, top: int, words: Words) -> None:
    """Draw everybody's panel, in seat order: side by side, or four in two rows."""
    players = len(view.players)
    columns, height = (2, _TWO_ROWS) if players == _FOUR else (players, _ONE_ROW)
    width = (WIDTH - 2 * _MARGIN - (columns - 1) * _GAP) // columns
    boxes = in_rows(players, columns, (_MARGIN, top), (width, height), _GAP)
    for seat, box in enumerate(boxes):
        _panel(canvas, view, seat, names[seat], marks, box, words)


def _panel(canvas: Canvas, view: GameView, seat: int, name: str, marks: Marks, box: Box, words: Words) -> None:
    player, acts = view.players[seat], seat in view.seats_to_act
    left, top, right, bottom = box
    canvas.panel(box, PAPER if acts else SAND, 16, outline=ACCENT if acts else WOOD, line=6 if acts else 3)
    canvas.seat(seat, (left + 16, top + 13), 46, initial=initial(name, seat))
    figures = 206
    canvas.name((left + 74, top + 37), name, seat, right - left - 84 - figures, 38, INK, smallest=24)
    canvas.icon("artifact", (right - figures, top + 16), 40, WOOD)
    canvas.text((right - figures + 46, top + 38), str(player.artifacts + player.tokens), 38, INK, bold=True)
    canvas.icon("points", (right - 116, top + 16), 40, GOLD)
    canvas.text((right - 70, top + 38), str(player.points), 38, POINTS, bold=True)
    pitch = (right - left - 24) // len(Colour)
    width = min(_CARD[0], pitch - 8)
    fresh = marks.played if marks.seat == seat else frozenset[Colour]()
    for at, path in enumerate(Colour):
        middle = left + 12 + at * pitch + pitch // 2
        lane = (middle - width // 2, top + _HEAD, middle - width // 2 + width, bottom - 12)
        _column(canvas, view, player, path, lane, words, fresh=path in fresh)


def _column(
    canvas: Canvas, view: GameView, player: Player, path: Colour, lane: Box, words: Words, *, fresh: bool
) -> None:
    """A column: the last card large, and above it as many of the earlier ones as fit."""
    left, top, right, bottom = lane
    values, middle = player.columns[path], (left + right) // 2
    if not values:
        canvas.text((middle, bottom - 40), words.pictures.letter(path=path), 38, SOFT_INK, anchor="mm")
        return
    box_top = bottom - _CARD[1]
    draw_card(canvas, Card(path, values[-1]), (left, box_top, right, bottom), words, fresh=fresh)
    if view.setup.columns is Columns.EITHER and values[0] != values[-1]:
        turned = "↑" if values[-1] > values[0] else "↓"
        canvas.text((right - 18, box_top + 20), turned, 30, COUNTRIES[path].ink, anchor="mm")
    pitch = 34
    room = max(0, (box_top - 6 - top) // pitch)
    if room < _FEWEST:
        _beside_each_other(canvas, values[:-1], (middle, box_top - pitch // 2 - 6), right - left + _BETWEEN)
        return
    earlier = values[:-1][-room:] if room else ()
    for at, value in enumerate(reversed(earlier)):
        cut = at == room - 1 and len(values) - 1 > room
        y = box_top - pitch // 2 - 6 - at * pitch
        canvas.text((middle, y), "…" if cut else str(value), 34, INK, bold=True, anchor="mm")


def _beside_each_other(canvas: Canvas, values: Sequence[int], middle: tuple[int, int], width: int) -> None:
    """The earlier cards on one line, the latest on the right; if space is short, the first ones are left out."""
    for first in range(len(values)):
        shown = [*(["…"] if first else []), *map(str, values[first:])]
        if text_width(text := "-".join(shown), 32, bold=True) <= width:
            canvas.text(middle, text, 32, INK, bold=True, anchor="mm")
            return
