"""The table as a picture: five paths to five cities, the explorers on them, the players and the discard piles."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.kit.numerals import ROMAN
from arnak_bot.games.lost_cities.engine.content import CITY, CROSSINGS_TO_END
from arnak_bot.games.lost_cities.engine.printed import Colour, Tile
from arnak_bot.games.lost_cities.engine.setup import Columns
from arnak_bot.games.lost_cities.engine.view import GameView, PlayerView
from arnak_bot.games.lost_cities.wording.messages import ENGLISH, Words
from images.kit.canvas import Canvas
from images.kit.names import initial
from images.kit.theme import ACCENT, BRASS, GOLD, INK, LIGHT, PAPER, SOFT_INK, WHITE, WOOD
from images.lost_cities.ground import STONE_SIZE, ground, stone_at
from images.lost_cities.theme import COUNTRIES, NIGHT_SKY, SAND, SIZE

__all__ = ["draw_board"]

_PANEL_LEFT, _PANEL_RIGHT = 1148, 1584
_TOP, _BOTTOM = 92, 986
_PIECE, _RESEARCHER = 42, 54
_ROOMY = 180
"""From this height on columns are drawn larger."""


def draw_board(view: GameView, names: Sequence[str], words: Words = ENGLISH) -> bytes:
    """Draw the open table. Returns the bytes of a picture; the same view always gives the same bytes."""
    canvas = Canvas(SIZE, ground(words))
    _head(canvas, view, names, words)
    for path in Colour:
        _tiles(canvas, view, path)
    for path in Colour:
        _explorers(canvas, view, path, names)
    _piles(canvas, view, words)
    height = (_BOTTOM - _TOP + 8) // len(view.players)
    for at, player in enumerate(view.players):
        _player(canvas, view, player, names[player.seat], _TOP + at * height, height - 8, words)
    return canvas.encode()


def _head(canvas: Canvas, view: GameView, names: Sequence[str], words: Words) -> None:
    """Which expedition, who moves, and how many have crossed a bridge."""
    said, numeral = words.pictures, ROMAN[view.table.expedition]
    title = said.expedition_numbered(number=numeral) if view.expeditions > 1 else said.expedition()
    canvas.fitted_text((24, 46), title, 390, 44, SAND, title=True)
    winners = [sheet.seat for sheet in view.scores if sheet.rank == 1]
    seats = winners if view.over else view.seats_to_act
    label = said.winners(count=len(winners)) if view.over else said.to_move()
    canvas.fitted_text((430, 46), label, 114, 32, SAND)
    width = 400 // len(seats)
    for at, seat in enumerate(seats):
        left = 552 + at * width
        canvas.seat(seat, (left, 20), 52, outline=WHITE, initial=initial(names[seat], seat))
        canvas.name((left + 66, 46), names[seat], seat, width - 72, 40, WHITE)
    canvas.fitted_text((968, 46), said.bridges(), 106, 32, SAND)
    for number in range(CROSSINGS_TO_END):
        x = 1080 + number * 54
        crossed = number < view.table.crossings
        canvas.panel((x, 24, x + 44, 68), ACCENT if crossed else NIGHT_SKY, 10, outline=SAND, line=3)
        canvas.text((x + 22, 46), str(number + 1), 28, WHITE if crossed else SAND, bold=True, anchor="mm")
    canvas.icon("deck", (1400, 20), 52, SAND)
    canvas.text((1466, 46), str(view.deck_size), 44, WHITE, bold=True)


def _tiles(canvas: Canvas, view: GameView, path: Colour) -> None:
    """The event tiles, in the right half of their stones."""
    for stone, tile in enumerate(view.table.path(path), start=1):
        if tile is not None:
            x, y = stone_at(path, stone)
            _tile(canvas, tile, x + (30 if stone == CITY else 24), y - (0 if stone == CITY else 2))


def _tile(canvas: Canvas, tile: Tile, x: int, y: int) -> None:
    """A square tile: a jar on brass, an arrow on ink, points on paper."""
    box = (x - 20, y - 20, x + 24, y + 24)
    if tile is Tile.ARTIFACT:
        canvas.panel(box, BRASS, 8, outline=WOOD, line=2)
        canvas.icon("artifact", (x - 14, y - 14), 32, INK)
    elif tile is Tile.ARROW:
        canvas.panel(box, INK, 8, outline=WHITE, line=2)
        canvas.line([(x - 12, y + 2), (x + 12, y + 2)], WHITE, 6)
        canvas.line([(x + 3, y - 9), (x + 14, y + 2), (x + 3, y + 13)], WHITE, 6)
    else:
        canvas.panel(box, PAPER, 8, outline=GOLD, line=4)
        canvas.text((x + 2, y + 2), str(tile.points), 29, INK, bold=True, anchor="mm")


def _explorers(canvas: Canvas, view: GameView, path: Colour, names: Sequence[str]) -> None:
    """Figures with the player's shape and letter, on the upper edge of their stones; the researcher is larger."""
    for stone in range(1, CITY + 1):
        here = [
            (player.seat, piece)
            for player in view.players
            if (piece := player.piece(path)) is not None and piece.stone == stone
        ]
        x, y = stone_at(path, stone)
        pitch = min(50, STONE_SIZE[0] // max(1, len(here)) + 6)
        start = x - pitch * (len(here) - 1) // 2
        for at, (seat, piece) in enumerate(here):
            size = _RESEARCHER if piece.researcher else _PIECE
            left, top = start + at * pitch - size // 2, y - STONE_SIZE[1] // 2 - size + 10
            rim = GOLD if piece.researcher else WHITE
            canvas.seat(seat, (left, top), size, outline=rim, initial=initial(names[seat], seat))


def _card(canvas: Canvas, path: Colour, value: int, box: tuple[int, int, int, int], size: int, words: Words) -> None:
    """A card: its value large, the letter of its path beneath."""
    country = COUNTRIES[path]
    left, top, right, bottom = box
    canvas.panel(box, country.card, 10, outline=LIGHT, line=3)
    middle = (left + right) // 2
    canvas.text((middle, (top + bottom) // 2 - size // 5), str(value), size, country.ink, bold=True, anchor="mm")
    canvas.text((middle, bottom - size // 3 - 2), words.pictures.letter(path=path), size // 2, country.ink, anchor="mm")


def _piles(canvas: Canvas, view: GameView, words: Words) -> None:
    """The discard piles: the top card, how many lie there, and the one below."""
    said = words.pictures
    canvas.fitted_text((24, 926), said.discards(), 130, 30, SAND)
    for at, path in enumerate(Colour):
        left = 160 + at * 196
        values = view.table.pile(path)
        if not values:
            canvas.panel((left, 866, left + 82, 984), NIGHT_SKY, 10, outline=SAND, line=2)
            canvas.text((left + 41, 925), said.letter(path=path), 36, SAND, anchor="mm")
            continue
        _card(canvas, path, values[-1], (left, 866, left + 82, 984), 56, words)
        canvas.text((left + 94, 896), f"×{len(values)}", 32, SAND, bold=True)
        if len(values) > 1:
            canvas.fitted_text((left + 94, 944), said.then(value=values[-2]), 98, 28, SAND)


def _player(canvas: Canvas, view: GameView, player: PlayerView, name: str, top: int, height: int, words: Words) -> None:
    """A player's points, artifacts and columns; who is to move is outlined."""
    acts = player.seat in view.seats_to_act
    ground_shade = PAPER if acts else SAND
    canvas.panel(
        (_PANEL_LEFT, top, _PANEL_RIGHT, top + height), ground_shade, 16, outline=ACCENT if acts else WOOD, line=5
    )
    canvas.seat(player.seat, (_PANEL_LEFT + 16, top + 14), 44, initial=initial(name, player.seat))
    canvas.name((_PANEL_LEFT + 72, top + 37), name, player.seat, 172, 34, INK)
    canvas.icon("artifact", (_PANEL_LEFT + 256, top + 18), 38, WOOD)
    canvas.text((_PANEL_LEFT + 298, top + 38), str(player.artifacts + player.tokens), 34, INK, bold=True)
    canvas.icon("points", (_PANEL_LEFT + 336, top + 18), 38, GOLD)
    canvas.text((_PANEL_LEFT + 376, top + 38), str(player.points), 34, INK, bold=True)
    for at, path in enumerate(Colour):
        left = _PANEL_LEFT + 14 + at * 82
        _column(canvas, view, player, path, (left, top + 70, top + height - 12), words)


def _column(
    canvas: Canvas, view: GameView, player: PlayerView, path: Colour, lane: tuple[int, int, int], words: Words
) -> None:
    """A column: the last card large, as many of the ones before as there is room for above it.

    `lane` is its left, its top and its bottom.
    """
    left, top, bottom = lane
    values = player.column(path)
    if not values:
        canvas.text((left + 39, bottom - 34), words.pictures.letter(path=path), 34, SOFT_INK, anchor="mm")
        return
    card, number = (112, 60) if bottom - top > _ROOMY else (74, 40)
    pitch = number * 2 // 3
    box_top = bottom - card
    _card(canvas, path, values[-1], (left, box_top, left + 78, bottom), number, words)
    if view.setup.columns is Columns.EITHER and values[0] != values[-1]:
        canvas.text((left + 62, box_top + 20), "↑" if values[-1] > values[0] else "↓", 26, COUNTRIES[path].ink)
    room = max(0, (box_top - top) // pitch)
    earlier = values[:-1][-room:] if room else ()
    for at, value in enumerate(reversed(earlier)):
        middle = box_top - pitch // 2 - 2 - at * pitch
        shown = "…" if at == room - 1 and len(values) - 1 > room else str(value)
        canvas.text((left + 39, middle), shown, pitch, INK, bold=True, anchor="mm")
