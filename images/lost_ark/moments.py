"""Pictures of highlights: a close-up of a part found on a player's map, and the end with the winner's whole map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arnak_bot.games.lost_ark.engine.events import Event, PartsFound, TurnClosed
from arnak_bot.games.lost_ark.engine.printed import AT, LETTERS, NEXT, NUMBERS, PLACES, Colour, places_in
from arnak_bot.games.lost_ark.engine.rules.finding import found_parts
from arnak_bot.games.lost_ark.engine.rules.scoring import ScoreSheet
from arnak_bot.games.lost_ark.engine.state import Sheet
from images.kit.canvas import Canvas
from images.kit.names import initial
from images.kit.text import in_lines
from images.kit.theme import BRASS, DARKENED, INK, LIGHT, ON_LEAVES, PAPER, SEATS, SOFT_INK, WHITE, WIDTH, mixed
from images.lost_ark.map import draw_map, draw_place, map_high, parchment
from images.lost_ark.pieces import Grid, draw_filled, draw_ring, draw_rose, draw_seal
from images.lost_ark.theme import DEEP

_NEAR, _HIGH, _BAND = 216, 1024, 226
_PLACE, _TOP, _SEALS = 132, 214, 168


@dataclass(frozen=True, slots=True)
class Find:
    """The parts that a seat found in a turn: the letters with their places, and how many it has now."""

    seat: int
    places: tuple[tuple[str, str], ...]
    parts: int


def finds(events: Sequence[Event], sheets: Sequence[Sheet]) -> Iterator[Find]:
    """Yield the parts found in completed turns, given the sheets after these turns."""
    for event in events:
        if isinstance(event, TurnClosed):
            now = found_parts(sheets[event.seat])
            letters = [letter for each in event.drawn if isinstance(each, PartsFound) for letter in each.letters]
            if places := tuple((letter, now[letter]) for letter in letters if letter in now):
                yield Find(event.seat, places, len(now))


def draw_find(find: Find, sheet: Sheet, name: str, headline: str, sentence: str) -> bytes:
    canvas = Canvas((WIDTH, _HIGH), parchment(WIDTH, _HIGH))
    (letter, place), *_ = find.places
    x, y = Grid(_NEAR, 0, 0).at(*AT[place])
    middle = WIDTH // 2, (_HIGH - _BAND + 122) // 2
    grid = Grid(_NEAR, middle[0] - x, middle[1] - y)
    for other in PLACES:
        draw_place(canvas, grid, sheet, other)
    canvas.dim((0, 0, WIDTH, _HIGH), DARKENED, 0.5)
    for other in (place, *places_in(NEXT[NUMBERS[place]])):
        draw_place(canvas, grid, sheet, other)
    draw_ring(canvas, middle, _NEAR)
    draw_seal(canvas, letter, middle, _NEAR * 86 // 100, found=True)
    _headline(canvas, headline)
    top = _HIGH - _BAND
    canvas.panel((20, top, WIDTH - 20, _HIGH - 20), PAPER, 18, outline=SEATS[find.seat].colour, line=6)
    canvas.seat(find.seat, (66, top + 52), 104, outline=WHITE, initial=initial(name, find.seat))
    canvas.name((206, top + 66), name, find.seat, 560, 56, SEATS[find.seat].colour, smallest=36)
    canvas.fitted_text((206, top + 138), sentence, 560, 40, SOFT_INK, smallest=26)
    _tiles(canvas, sheet, letter, (WIDTH - 244, top + 106))
    return canvas.encode()


def _tiles(canvas: Canvas, sheet: Sheet, letter: str, middle: tuple[int, int]) -> None:
    colours = [colour for colour in Colour for _ in range((sheet.filled[colour] & LETTERS[letter]).bit_count())]
    for at, colour in enumerate(colours):
        draw_filled(canvas, colour, (middle[0] - 178 + 71 * at, middle[1]), 68, at)


def _headline(canvas: Canvas, text: str) -> None:
    (line, *_), size = in_lines(text, WIDTH - 260, 1, 68, 44, bold=True)
    canvas.panel((24, 22, WIDTH - 24, 122), PAPER, 16, outline=BRASS, line=4)
    canvas.fitted_text((52, 71), line, WIDTH - 230, size, INK, bold=True)
    draw_rose(canvas, (WIDTH - 90, 72), 84)


def draw_end(sheet: Sheet, score: ScoreSheet, name: str, headline: str, sentence: str) -> bytes:
    high = _TOP + map_high(_PLACE) + _SEALS
    canvas = Canvas((WIDTH, high), parchment(WIDTH, high))
    cloth = mixed(SEATS[score.seat].colour, DEEP, 0.2) if score.rank == 1 else DEEP
    canvas.panel((16, 16, WIDTH - 16, _TOP - 32), cloth, 18, outline=BRASS, line=6)
    canvas.seat(score.seat, (48, 44), 108, outline=WHITE, initial=initial(name, score.seat))
    canvas.fitted_text((200, 74), headline, WIDTH - 260, 66, ON_LEAVES, smallest=40, bold=True)
    canvas.fitted_text((200, 138), sentence, WIDTH - 260, 42, LIGHT, smallest=30)
    draw_map(canvas.moved((WIDTH - 9 * _PLACE) // 2, _TOP), sheet, _PLACE)
    found = found_parts(sheet)
    for at, letter in enumerate(LETTERS):
        draw_seal(canvas, letter, (WIDTH // 2 + (at - 3) * 160, high - _SEALS // 2 + 6), 124, found=letter in found)
    return canvas.encode()
