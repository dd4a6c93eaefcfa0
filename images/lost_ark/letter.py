"""A part of the ark, enlarged: its six tiles, which ones are missing, and where on a map it fits or may fit later."""

from __future__ import annotations

from arnak_bot.games.lost_ark.engine.printed import AT, LETTER_AT, LETTERS, PLACES, Colour, places_in, tiles_in
from arnak_bot.games.lost_ark.engine.rules.finding import fitting, found_parts
from arnak_bot.games.lost_ark.engine.state import Sheet
from arnak_bot.games.lost_ark.prospects import parts_left
from arnak_bot.games.lost_ark.wording.facts import Said
from images.kit.canvas import Canvas
from images.kit.text import wrapped
from images.kit.theme import INK, WIDTH
from images.lost_ark.compass import compass_grid, draw_compass
from images.lost_ark.map import draw_map, map_grid, map_high, parchment
from images.lost_ark.marks import Marked
from images.lost_ark.pieces import cluster_mask, draw_ring, draw_rose, draw_seal
from images.lost_ark.theme import BLANK, DEEP

_TILE, _PLACE, _TOP = 150, 132, 540


def draw_letter(letter: str, title: str, told: str, said: Said, own: Sheet | None) -> bytes:
    sheet = own or Sheet(Colour.GREEN)
    words, tiles = said.words.pictures, LETTERS[letter]
    missing, found = tiles_in(tiles & ~sheet.tiles), found_parts(sheet).get(letter)
    now = PLACES[found] if found else fitting(sheet)[letter]
    later = 0 if found else parts_left(sheet)[letter] & ~now
    high = _TOP + (map_high(_PLACE) + 44 if own else 0)
    canvas = Canvas((WIDTH, high), parchment(WIDTH, high))
    _cluster(canvas, letter, sheet, Marked(lit=frozenset(missing)))
    left = 560
    canvas.fitted_text((left, 66), title, 540, 72, DEEP, title=True)
    draw_rose(canvas, (WIDTH - 84, 66), 92)
    lines = [(line, False) for line in wrapped(told, WIDTH - left - 40, 38)]
    if own:
        known = [words.part_missing(tiles=said.enumerated(missing)) if missing else words.part_full()]
        if found:
            known.append(words.part_found(place=said.place(found)))
        else:
            known += [words.part_now(places=said.enumerated(places_in(now)))] if now else []
            known.append(words.part_later(count=later.bit_count()))
        lines += [(line, True) for line in known]
    for at, (line, bold) in enumerate(lines):
        canvas.fitted_text((left, 138 + 50 * at), line, WIDTH - left - 36, 38, INK, bold=bold)
    if own:
        spread = canvas.moved((WIDTH - 9 * _PLACE) // 2, _TOP)
        draw_map(spread, sheet, _PLACE, Marked(lit=frozenset(places_in(later))))
        for place in places_in(now):
            middle = map_grid(_PLACE).at(*AT[place])
            draw_ring(spread, middle, _PLACE)
            draw_seal(spread, letter, middle, _PLACE * 80 // 100, found=True)
    return canvas.encode()


def _cluster(canvas: Canvas, letter: str, sheet: Sheet, marked: Marked) -> None:
    mask = cluster_mask(_TILE)
    near = Canvas(mask.size, BLANK)
    x, y = compass_grid(_TILE).at(*LETTER_AT[letter])
    draw_compass(near.moved(mask.width // 2 - x, mask.height // 2 - y), sheet, _TILE, marked)
    canvas.stamp(near.image, (40, (_TOP - mask.height) // 2 - 6), mask)
