"""The player panels below the board: points, artifacts, and columns of cards; the players to act are highlighted."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.lost_cities.engine.content import HAND
from arnak_bot.games.lost_cities.engine.printed import Card, Colour
from arnak_bot.games.lost_cities.engine.setup import Columns
from arnak_bot.games.lost_cities.engine.state import Phase
from arnak_bot.games.lost_cities.engine.view import GameView
from arnak_bot.games.lost_cities.wording.messages import Words
from images.kit.boxes import Box, in_rows
from images.kit.canvas import Canvas
from images.kit.names import initial
from images.kit.surface import Surface, lay
from images.kit.text import text_width
from images.kit.theme import ACCENT, GOLD, INK, LIGHT, PAPER, POINTS, SOFT_INK, WOOD
from images.lost_cities.marks import Marks
from images.lost_cities.pieces import draw_card
from images.lost_cities.theme import COUNTRIES, SAND, WIDTH

_GAP, _MARGIN = 8, 16
_ONE_ROW, _TWO_ROWS = 380, 240
"""The height of a panel if all are side by side, and if they are in two rows."""
_LINE = 58
_CARD = (104, 112)
_FEWEST = 2
"""If fewer cards than this fit one above the other, the earlier ones are listed on a single card."""
_SLIVER = 35
"""How much of a card is visible above the next one."""
_FOUR = 4


def panels_height(players: int) -> int:
    return 2 * (_TWO_ROWS + _GAP) if players == _FOUR else _ONE_ROW + _GAP


def lay_panels(surface: Surface, view: GameView, names: Sequence[str], marks: Marks, top: int, words: Words) -> None:
    players = len(view.players)
    columns, height = (2, _TWO_ROWS) if players == _FOUR else (players, _ONE_ROW)
    width = (WIDTH - 2 * _MARGIN - (columns - 1) * _GAP) // columns
    for seat, box in enumerate(in_rows(players, columns, (_MARGIN, top), (width, height), _GAP)):
        _panel(surface, view, seat, names[seat], marks, box, words)


def _panel(surface: Surface, view: GameView, seat: int, name: str, marks: Marks, box: Box, words: Words) -> None:
    player, acts = view.players[seat], seat in view.seats_to_act
    drawing = acts and view.table.phase is not Phase.CARD
    gains = (None if view.over else HAND - drawing, player.artifacts + player.tokens, player.points)
    left, top, right, bottom = box
    lay(surface, _paper, box, acts)
    low, top = top, top + (_LINE if _is_wide(box) else 2 * _LINE - 8) + 6
    lay(surface, _head, (left, low, right, top), seat, name, gains)
    pitch = (right - left - 24) // len(Colour)
    width = min(_CARD[0], pitch - 6)
    fresh = marks.played if marks.seat == seat else frozenset[Colour]()
    for at, path in enumerate(Colour):
        middle = left + 12 + at * pitch + pitch // 2
        lane = (middle - width // 2, top, middle - width // 2 + width, bottom - 12)
        values = tuple(player.columns[path])
        turned = view.setup.columns is Columns.EITHER and len(set(values)) > 1
        lay(surface, _column, lane, path, values, words, turned, path in fresh, reach=7)


def _is_wide(box: Box) -> bool:
    """Whether a name and its figures fit on one line."""
    return box[2] - box[0] > 500


def _paper(canvas: Canvas, box: Box, acts: bool) -> None:
    canvas.panel(box, PAPER if acts else SAND, 16, outline=ACCENT if acts else WOOD, line=8 if acts else 3)


def _head(canvas: Canvas, box: Box, seat: int, name: str, gains: tuple[int | None, int, int]) -> None:
    left, top, right, _ = box
    canvas.seat(seat, (left + 16, top + 13), 46, initial=initial(name, seat))
    wide, figures = _is_wide(box), 320
    room = right - left - 84 - (figures if wide else 0)
    canvas.name((left + 74, top + 37), name, seat, room, 38, INK, smallest=36)
    x, middle = (right - figures, top + 37) if wide else (left + 30, top + 37 + _LINE - 8)
    signs = (("cards", WOOD, INK), ("artifact", WOOD, INK), ("points", GOLD, POINTS))
    for at, ((icon, shade, ink), count) in enumerate(zip(signs, gains, strict=True)):
        if count is None:
            continue
        place = x + (0, 92, 198)[at] if wide else x + (0, 106, 222)[at]
        canvas.icon(icon, (place, middle - 21), 42, shade)
        canvas.text((place + 47, middle + 1), str(count), 44, ink, bold=True)


def _column(
    canvas: Canvas, box: Box, path: Colour, values: Sequence[int], words: Words, turned: bool, fresh: bool
) -> None:
    left, top, right, bottom = box
    middle, last = (left + right) // 2, (left, bottom - _CARD[1], right, bottom)
    if not values:
        canvas.text((middle, bottom - 40), words.pictures.letter(path=path), 38, SOFT_INK, anchor="mm")
        return
    room = (last[1] - top) // _SLIVER
    earlier = [str(value) for value in values[:-1]]
    if room < _FEWEST:
        earlier = [_listed(earlier, right - left - 6)] if earlier else []
    elif len(earlier) > room:
        earlier = ["…", *earlier[1 - room :]]
    for at, text in enumerate(earlier):
        low = last[1] - (len(earlier) - at) * _SLIVER
        canvas.panel((left, low, right, low + _CARD[1]), COUNTRIES[path].card, 10, outline=LIGHT)
        canvas.text((middle, low + _SLIVER // 2 + 2), text, 32, COUNTRIES[path].ink, bold=True, anchor="mm")
    draw_card(canvas, Card(path, values[-1]), last, words, fresh=fresh)
    if turned:
        canvas.panel((left + 8, bottom - 42, left + 38, bottom - 8), COUNTRIES[path].card, 8, outline=INK, line=2)
        arrow = "↑" if values[-1] > values[0] else "↓"
        canvas.text((left + 23, bottom - 25), arrow, 30, COUNTRIES[path].ink, bold=True, anchor="mm")


def _listed(values: Sequence[str], width: int) -> str:
    """The earlier cards on one line, the latest on the right; if space is short, the first ones are left out."""
    lists = ["-".join(values), *("…" + "-".join(values[first:]) for first in range(1, len(values)))]
    return next((text for text in lists if text_width(text, 32, bold=True) <= width), lists[-1])
