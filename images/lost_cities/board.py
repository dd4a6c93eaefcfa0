"""The board picture: five paths to five cities, the explorers on them, the discard piles and the players.

It has one layout, made for phones: 1248 pixels wide, with important text at least 30 pixels high.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from arnak_bot.games.lost_cities.engine.content import CITY, CROSSINGS_TO_END
from arnak_bot.games.lost_cities.engine.events import Event
from arnak_bot.games.lost_cities.engine.printed import Card, Colour, Tile
from arnak_bot.games.lost_cities.engine.view import GameView
from arnak_bot.games.lost_cities.wording.channel import in_short, last_turn
from arnak_bot.games.lost_cities.wording.facts import Said
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.kit.numerals import ROMAN
from images.kit.boxes import Box, in_rows
from images.kit.canvas import Canvas
from images.kit.jpeg import whole_blocks
from images.kit.masks import SMOOTH
from images.kit.names import initial
from images.kit.phrasing import line
from images.kit.sheet import Sheet
from images.kit.surface import Surface, lay
from images.kit.text import glyphs_width
from images.kit.theme import ACCENT, GOLD, HALO, INK, PAPER, WHITE
from images.lost_cities.ground import LANES, LANES_BOTTOM, ground, letter_box, stone_at, stone_box, tile_at
from images.lost_cities.marks import NOTHING_NEW, Marks, Move, marks_of
from images.lost_cities.panels import lay_panels, panels_height
from images.lost_cities.pieces import RING, TILE, draw_card, draw_explorer, draw_ring, draw_tile
from images.lost_cities.theme import DUSK, NIGHT_SKY, SAND, WIDTH

_PILES_TOP = LANES_BOTTOM + 10
_PILE = (84, 118)
_PILES_LEFT = 316
_BESIDE = 102
"""The width of the space for text beside a pile."""
_PLAYERS_TOP = _PILES_TOP + _PILE[1] + 12
PILES: dict[Colour, Box] = dict(zip(Colour, in_rows(5, 5, (_PILES_LEFT, _PILES_TOP), _PILE, 102), strict=True))
"""The boxes of the top cards of the discard piles."""
DECK_BOX: Box = (16, _PILES_TOP, 160, _PILES_TOP + _PILE[1])
_PIECE, _CROWD, _RIM = 46, 44, 6
_TITLE: Box = (16, 8, 640, 84)
_BRIDGES: Box = (640, 8, WIDTH - 16, 84)
_MOVERS: Box = (16, 84, 506, 144)
_CAPTION: Box = (506, 84, WIDTH - 12, 144)
"""The boxes of everything above the paths, starting at the upper left."""
_EDGE = 31
"""The distance from the middle of a stone to its upper edge."""
_TRAIL_BELOW, _WIDE = 2, 16
"""How far below the stones a trail runs, so that it goes around everything on them, and how wide it is."""


def board_size(players: int) -> tuple[int, int]:
    return whole_blocks((WIDTH, _PLAYERS_TOP + panels_height(players) + 6))


def board_sheet(view: GameView, names: Sequence[str], words: Words, events: Sequence[Event] = ()) -> Sheet:
    sheet = Sheet(board_size(len(view.players)), DUSK)
    lay_board(sheet, view, names, words, events)
    return sheet


def lay_board(
    surface: Surface,
    view: GameView,
    names: Sequence[str],
    words: Words,
    events: Sequence[Event] = (),
    *,
    choosing: bool = False,
) -> None:
    """Draw the public table. If somebody is `choosing`, the last turn is only described, and only the choices are
    highlighted.
    """
    surface.paste(ground(words), (0, 0))
    marks = marks_of(events)
    letters = tuple(initial(name, seat) for seat, name in enumerate(names))
    _head(surface, view, marks, words)
    _movers(surface, view, names, letters, words)
    _caption(surface, marks, letters, in_short(last_turn(events), Said(words)))
    for move in marks.moves:
        lay(surface, _trail, *way_of(move))
        if not choosing:
            radius = 26 if move.end < CITY else 12
            lay(surface, draw_ring, stone_box(move.path, move.end), radius, reach=RING)
    for path in Colour:
        lay_tiles(surface, view, path)
        _explorers(surface, view, path, letters)
    _piles(surface, view, NOTHING_NEW if choosing else marks, words)
    lay_panels(surface, view, names, marks, _PLAYERS_TOP, words)


def _head(surface: Surface, view: GameView, marks: Marks, words: Words) -> None:
    said, numeral = words.pictures, ROMAN[view.table.expedition]
    title = said.expedition_numbered(number=numeral) if view.setup.expeditions > 1 else said.expedition()
    lay(surface, _title, _TITLE, title)
    lay(surface, _bridges, _BRIDGES, tuple(bridges(view.table.crossings, marks)), said.bridges())


def _title(canvas: Canvas, box: Box, title: str) -> None:
    canvas.fitted_text((box[0] + 8, 46), title, box[2] - box[0] - 60, 52, SAND, title=True)


def _bridges(canvas: Canvas, box: Box, crossed: Sequence[tuple[bool, bool]], label: str) -> None:
    pip, pitch, middle = 54, 64, 46
    left = box[2] - 8 - CROSSINGS_TO_END * pitch
    canvas.fitted_text((left - 16, middle), label, left - box[0], 38, SAND, anchor="rm")
    for number, (over, fresh) in enumerate(crossed):
        x = left + number * pitch
        place = (x, middle - pip // 2, x + pip, middle + pip // 2)
        canvas.panel(place, ACCENT if over else NIGHT_SKY, 10, outline=SAND, line=3)
        canvas.text((x + pip // 2, middle), str(number + 1), 36, WHITE if over else SAND, bold=True, anchor="mm")
        if fresh:
            draw_ring(canvas, place, 10)


def bridges(crossings: int, marks: Marks) -> list[tuple[bool, bool]]:
    """For each crossing needed to end the expedition: whether it has happened, and whether in the last turn."""
    return [(at < crossings, marks.crossed and at == crossings - 1) for at in range(CROSSINGS_TO_END)]


def _movers(surface: Surface, view: GameView, names: Sequence[str], letters: Sequence[str], words: Words) -> None:
    said = words.pictures
    seats = [sheet.seat for sheet in view.scores if sheet.rank == 1] if view.over else view.seats_to_act
    label = said.winners(count=len(seats)) if view.over else said.to_move()
    lay(surface, _named, _MOVERS, label, tuple((seat, names[seat], letters[seat]) for seat in seats))


def _named(canvas: Canvas, box: Box, label: str, who: Sequence[tuple[int, str, str]]) -> None:
    left, middle = box[0] + 8, (box[1] + box[3]) // 2
    canvas.fitted_text((left, middle), label, 126, 38, SAND)
    width = (box[2] - left - 140) // len(who)
    for at, (seat, name, letter) in enumerate(who):
        x = left + 138 + at * width
        canvas.seat(seat, (x, middle - 25), 50, outline=WHITE, initial=letter)
        canvas.name((x + 64, middle), name, seat, width - 70, 44, WHITE, smallest=38)


def _caption(surface: Surface, marks: Marks, letters: Sequence[str], parts: Sequence[str]) -> None:
    """Show what happened in the last turn, on a slip of paper; if space is short, middle steps are left out first."""
    if marks.seat is None or marks.seat >= len(letters):
        return
    left, top, right, bottom = _CAPTION
    kept, room = list(parts), right - left - 78
    while len(kept) > 1 and glyphs_width(line(" · ".join(kept)), _TOLD) > room:
        kept.pop(1 if len(kept) > 2 else 0)
    signs = line(" · ".join(kept))
    box = (right - min(room, glyphs_width(signs, _TOLD)) - 82, top, right, bottom)
    lay(surface, _told, box, marks.seat, letters[marks.seat], signs)


_TOLD = 36


def _told(canvas: Canvas, box: Box, seat: int, letter: str, signs: Sequence[str]) -> None:
    left, top, right, bottom = box
    canvas.panel(box, PAPER, 14, outline=HALO, line=4)
    canvas.seat(seat, (left + 12, top + 8), 44, initial=letter)
    palette = {"artifact": INK, "points": GOLD}
    middle = ((left + 60 + right - 8) // 2, (top + bottom) // 2)
    canvas.glyphs(middle, signs, _TOLD, INK, palette, width=right - left - 78)


def way_of(move: Move) -> tuple[Box, tuple[tuple[int, int], ...]]:
    """The box of a move's trail, and its points in that box: below the stones, so that it goes around all pieces."""
    stones = [stone_at(move.path, stone) for stone in range(max(1, move.start), move.end + 1)]
    start = [(LANES[move.path][0] + 12, stones[0][1])] if move.start == 0 else []
    points = [(x, y + _EDGE + _TRAIL_BELOW) for x, y in (*start, *stones)]
    highest, lowest = min(y for _, y in points), max(y for _, y in points)
    left, top = points[0][0] - 10, highest - 20
    return (left, top, points[-1][0] + 26, lowest + 13), tuple((x - left, y - top) for x, y in points)


def _trail(canvas: Canvas, box: Box, points: Sequence[tuple[int, int]]) -> None:
    left, top, right, bottom = box
    for width, fill in ((_WIDE, WHITE), (_WIDE // 2, ACCENT)):
        canvas.stamp(fill, (left, top), trail_mask((right - left, bottom - top), points, width))


def trail_mask(size: tuple[int, int], points: Sequence[tuple[int, int]], width: int = _WIDE) -> Image.Image:
    mask = Image.new("L", (size[0] * SMOOTH, size[1] * SMOOTH), 0)
    pen, (x, y), wing = ImageDraw.Draw(mask), points[-1], 5 + width // 2
    turns = ((x - wing // 2, y - wing), (x + wing + 4, y), (x - wing // 2, y + wing))
    pen.line([(x * SMOOTH, y * SMOOTH) for x, y in points], fill=255, width=width * SMOOTH, joint="curve")
    pen.polygon([(x * SMOOTH, y * SMOOTH) for x, y in turns], fill=255)
    return mask.resize(size, Image.Resampling.BOX)


def lay_tiles(surface: Surface, view: GameView, path: Colour) -> None:
    for stone, tile in enumerate(view.table.tiles[path], start=1):
        if tile is not None:
            x, y = tile_at(path, stone)
            lay(surface, _tile, (x - TILE // 2, y - TILE // 2, x + TILE // 2, y + TILE // 2), tile)


def _tile(canvas: Canvas, box: Box, tile: Tile) -> None:
    draw_tile(canvas, tile, ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2))


def _explorers(surface: Surface, view: GameView, path: Colour, letters: Sequence[str]) -> None:
    for stone in range(1, CITY + 1):
        here = tuple(
            (seat, letters[seat], piece.researcher)
            for seat, each in enumerate(view.players)
            if (piece := each.pieces.get(path)) and piece.stone == stone
        )
        if here:
            lay(surface, _crowd, crowd_box(path, stone, len(here)), here, reach=_RIM)


def crowd_box(path: Colour, stone: int, explorers: int) -> Box:
    """Return the place of the explorers on a stone: above its value and its tile, beside the letter of the path."""
    (x, y), wide = stone_at(path, stone), _pitch(explorers) * explorers // 2 + 4
    x = max(x, letter_box(path)[2] + wide)
    return x - wide, LANES[path][1], x + wide, y - _EDGE + 4


def _pitch(explorers: int) -> int:
    return _PIECE + 10 if explorers < 3 else _CROWD


def _crowd(canvas: Canvas, box: Box, here: Sequence[tuple[int, str, bool]]) -> None:
    size, pitch = _PIECE if len(here) < 3 else _CROWD, _pitch(len(here))
    start = (box[0] + box[2]) // 2 - pitch * (len(here) - 1) // 2
    for at, (seat, letter, researcher) in enumerate(here):
        draw_explorer(canvas, seat, letter, (start + at * pitch, box[3]), size, researcher=researcher)


def _piles(surface: Surface, view: GameView, marks: Marks, words: Words) -> None:
    box = (*DECK_BOX[:2], _PILES_LEFT - 8, DECK_BOX[3])
    lay(surface, _deck, box, view.deck_size, words.pictures.discards())
    for path, place in PILES.items():
        values = tuple(view.table.piles[path])
        lay(surface, _pile, place, path, values, path in marks.discarded, path in marks.taken, words, reach=_BESIDE)


def _deck(canvas: Canvas, box: Box, cards: int, discards: str) -> None:
    left, top, right, bottom = DECK_BOX
    middle = (top + bottom) // 2
    canvas.panel(DECK_BOX, NIGHT_SKY, 12, outline=SAND, line=3)
    canvas.icon("deck", (left + 10, middle - 25), 50, SAND)
    canvas.text(((left + 62 + right) // 2, middle), str(cards), 46, WHITE, bold=True, anchor="mm")
    canvas.fitted_text((right + 12, middle), discards, box[2] - right - 16, 36, SAND)


def _pile(
    canvas: Canvas, box: Box, path: Colour, values: Sequence[int], discarded: bool, taken: bool, words: Words
) -> None:
    if values:
        draw_card(canvas, Card(path, values[-1]), box, words, fresh=discarded)
        canvas.text((box[2] + 12, box[1] + 32), f"×{len(values)}", 36, SAND, bold=True)
    else:
        canvas.panel(box, NIGHT_SKY, 10, outline=SAND, line=2)
        middle = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
        canvas.text(middle, words.pictures.letter(path=path), 38, SAND, anchor="mm")
    if len(values) > 1:
        canvas.fitted_text((box[2] + 12, box[3] - 32), words.pictures.then(value=values[-2]), _BESIDE - 14, 32, SAND)
    if taken:
        draw_ring(canvas, box, 10)
