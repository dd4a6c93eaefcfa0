"""The board picture: five paths to five cities, the explorers on them, the discard piles and the players.

It has one layout, made for phones: 1248 pixels wide, with important text at least 30 pixels high.
"""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.lost_cities.engine.content import CITY, CROSSINGS_TO_END
from arnak_bot.games.lost_cities.engine.events import Event
from arnak_bot.games.lost_cities.engine.printed import Card, Colour
from arnak_bot.games.lost_cities.engine.view import GameView
from arnak_bot.games.lost_cities.wording.channel import deeds
from arnak_bot.games.lost_cities.wording.facts import Said
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.kit.numerals import ROMAN
from images.kit.canvas import Box, Canvas, glyphs_width
from images.kit.names import initial
from images.kit.phrasing import line
from images.kit.theme import ACCENT, GOLD, HALO, INK, PAPER, WHITE
from images.lost_cities.ground import LANES_BOTTOM, ground, stone_at, stone_box
from images.lost_cities.marks import NOTHING_NEW, Marks, marks_of
from images.lost_cities.panels import draw_panels, panels_height
from images.lost_cities.pieces import draw_card, draw_explorer, draw_ring, draw_tile, in_rows
from images.lost_cities.theme import DUSK, NIGHT_SKY, SAND, WIDTH

_PILES_TOP = LANES_BOTTOM + 10
_PILE = (84, 118)
_PILES_LEFT = 318
_PLAYERS_TOP = _PILES_TOP + _PILE[1] + 12
PILES: dict[Colour, Box] = dict(zip(Colour, in_rows(5, 5, (_PILES_LEFT, _PILES_TOP), _PILE, 100), strict=True))
"""The places of the top cards of the discard piles."""
DECK_BOX: Box = (16, _PILES_TOP, 160, _PILES_TOP + _PILE[1])
_PIECE, _CROWD = 46, 40
_MIDDLES = (46, 112)
"""The y coordinates of the two lines at the top."""
_EDGE = 33
"""From the middle of a stone to its upper edge."""


def board_height(players: int) -> int:
    """Return the height of the board."""
    return _PLAYERS_TOP + panels_height(players) + 6


def paint_board(
    view: GameView, names: Sequence[str], words: Words, events: Sequence[Event] = (), *, choosing: bool = False
) -> Canvas:
    """Paint the public table, with the changes of the last turn marked.

    If somebody is `choosing`, the last turn is only described, and highlights are left to the choices.
    """
    canvas = Canvas((WIDTH, board_height(len(view.players))), DUSK)
    canvas.paste(ground(words), (0, 0))
    marks = marks_of(events)
    _head(canvas, view, marks, words)
    _movers(canvas, view, names, words)
    _caption(canvas, marks, names, deeds(events, Said(words)))
    for path in Colour:
        _trail(canvas, path, marks, lit=not choosing)
        paint_tiles(canvas, view, path)
    for path in Colour:
        _explorers(canvas, view, path, names)
    _piles(canvas, view, NOTHING_NEW if choosing else marks, words)
    draw_panels(canvas, view, names, marks, _PLAYERS_TOP, words)
    return canvas


def _head(canvas: Canvas, view: GameView, marks: Marks, words: Words) -> None:
    """The expedition, and the number of bridges crossed."""
    said, numeral, middle = words.pictures, ROMAN[view.table.expedition], _MIDDLES[0]
    title = said.expedition_numbered(number=numeral) if view.setup.expeditions > 1 else said.expedition()
    canvas.fitted_text((24, middle), title, 560, 52, SAND, title=True)
    pip, pitch = 52, 62
    left = WIDTH - 20 - CROSSINGS_TO_END * pitch
    canvas.fitted_text((left - 16, middle), said.bridges(), left - 620, 36, SAND, anchor="rm")
    for number, (crossed, fresh) in enumerate(bridges(view.table.crossings, marks)):
        x = left + number * pitch
        box = (x, middle - pip // 2, x + pip, middle + pip // 2)
        canvas.panel(box, ACCENT if crossed else NIGHT_SKY, 10, outline=SAND, line=3)
        shade = WHITE if crossed else SAND
        canvas.text((x + pip // 2, middle), str(number + 1), 34, shade, bold=True, anchor="mm")
        if fresh:
            draw_ring(canvas, box, 10)


def bridges(crossings: int, marks: Marks) -> list[tuple[bool, bool]]:
    """For each crossing until the expedition ends, return whether it has happened, and whether in the last turn."""
    return [(at < crossings, marks.crossed and at == crossings - 1) for at in range(CROSSINGS_TO_END)]


def _movers(canvas: Canvas, view: GameView, names: Sequence[str], words: Words) -> None:
    """Whose turn it is, or who has won."""
    said, middle = words.pictures, _MIDDLES[1]
    winners = [sheet.seat for sheet in view.scores if sheet.rank == 1]
    seats = winners if view.over else view.seats_to_act
    label = said.winners(count=len(winners)) if view.over else said.to_move()
    canvas.fitted_text((24, middle), label, 130, 36, SAND)
    width = (1060 if view.over else 330) // len(seats)
    for at, seat in enumerate(seats):
        left = 164 + at * width
        canvas.seat(seat, (left, middle - 26), 52, outline=WHITE, initial=initial(names[seat], seat))
        canvas.name((left + 66, middle), names[seat], seat, width - 74, 42, WHITE, smallest=28)


_CAPTION: Box = (506, _MIDDLES[1] - 29, WIDTH - 16, _MIDDLES[1] + 29)


def _caption(canvas: Canvas, marks: Marks, names: Sequence[str], parts: Sequence[str]) -> None:
    """What the last turn did, on a slip of paper; if space is short, the earliest steps are left out."""
    if marks.seat is None or marks.seat >= len(names):
        return
    left, top, right, bottom = _CAPTION
    size, kept, room = 34, list(parts), right - left - 78
    while len(kept) > 1 and glyphs_width(line(" · ".join(kept)), size) > room:
        kept.pop(1 if len(kept) > 2 else 0)
    signs = line(" · ".join(kept))
    wide = min(room, glyphs_width(signs, size))
    right = left + wide + 78
    canvas.panel((left, top, right, bottom), PAPER, 14, outline=HALO, line=4)
    letter = initial(names[marks.seat], marks.seat)
    canvas.seat(marks.seat, (left + 12, top + 9), 40, initial=letter)
    palette = {"artifact": INK, "points": GOLD}
    canvas.glyphs((left + 62 + wide // 2, (top + bottom) // 2), signs, size, INK, palette, width=wide)


def _trail(canvas: Canvas, path: Colour, marks: Marks, *, lit: bool) -> None:
    """The way an explorer has just gone, with a highlight on its last stone."""
    for move in marks.moves:
        if move.path is not path:
            continue
        stones = [stone_at(path, stone) for stone in range(max(1, move.start), move.end + 1)]
        start = [(stones[0][0] - 70, stones[0][1] - 14)] if move.start == 0 else []
        points = [(x, y - _EDGE - 6) for x, y in (*start, *stones)]
        canvas.line(points, WHITE, 17)
        canvas.line(points, ACCENT, 10)
        if lit:
            draw_ring(canvas, stone_box(path, move.end), 28 if move.end < CITY else 12)


def paint_tiles(canvas: Canvas, view: GameView, path: Colour) -> None:
    """The event tiles, in the right half of their stones."""
    for stone, tile in enumerate(view.table.tiles[path], start=1):
        if tile is not None:
            x, y = stone_at(path, stone)
            draw_tile(canvas, tile, (x + 33, y + 2) if stone == CITY else (x + 27, y))


def _explorers(canvas: Canvas, view: GameView, path: Colour, names: Sequence[str]) -> None:
    """Pieces on the upper edge of their stones; the researcher is larger."""
    for stone in range(1, CITY + 1):
        here = [
            (seat, piece)
            for seat, each in enumerate(view.players)
            if (piece := each.pieces.get(path)) and piece.stone == stone
        ]
        x, y = stone_at(path, stone)
        size = _PIECE if len(here) < 3 else _CROWD
        pitch = size + 8 if len(here) < 3 else size - 4
        start = x - pitch * (len(here) - 1) // 2
        for at, (seat, piece) in enumerate(here):
            foot = (start + at * pitch, y - _EDGE + 12)
            draw_explorer(canvas, seat, initial(names[seat], seat), foot, size, researcher=piece.researcher)


def _piles(canvas: Canvas, view: GameView, marks: Marks, words: Words) -> None:
    """The deck, and the discard piles: the top card, the number of cards, and the card below."""
    said = words.pictures
    left, top, right, bottom = DECK_BOX
    canvas.panel(DECK_BOX, NIGHT_SKY, 12, outline=SAND, line=3)
    canvas.icon("deck", (left + 10, top + 34), 50, SAND)
    canvas.text(((left + 62 + right) // 2, (top + bottom) // 2), str(view.deck_size), 46, WHITE, bold=True, anchor="mm")
    canvas.fitted_text((right + 12, (top + bottom) // 2), said.discards(), _PILES_LEFT - right - 24, 34, SAND)
    for path in Colour:
        box, values = PILES[path], view.table.piles[path]
        if values:
            draw_card(canvas, Card(path, values[-1]), box, words, fresh=path in marks.discarded)
            canvas.text((box[2] + 12, top + 32), f"×{len(values)}", 36, SAND, bold=True)
        else:
            canvas.panel(box, NIGHT_SKY, 10, outline=SAND, line=2)
            middle = ((box[0] + box[2]) // 2, (top + bottom) // 2)
            canvas.text(middle, words.pictures.letter(path=path), 38, SAND, anchor="mm")
        if len(values) > 1:
            canvas.fitted_text((box[2] + 12, bottom - 32), said.then(value=values[-2]), 74, 32, SAND)
        if path in marks.taken:
            draw_ring(canvas, box, 10)
