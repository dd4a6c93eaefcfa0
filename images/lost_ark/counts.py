"""The counters on a sheet: boxes, visited marks, parts, aids, minus points, and the challenges, also for statistics."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from arnak_bot.games.lost_ark.engine.printed import BOXES, CHALLENGE_PLACES, HINT_BOXES, Challenge, Colour, Terrain
from arnak_bot.games.lost_ark.engine.rules.finding import found_parts
from arnak_bot.games.lost_ark.engine.state import Sheet
from images.kit.boxes import Box, wider
from images.kit.canvas import Canvas
from images.kit.pages import WIDTH, Below
from images.kit.theme import BRASS, DANGER, HEADING, INK, LIGHT, SOFT_INK, mixed
from images.lost_ark import signs
from images.lost_ark.pieces import draw_hexagon, draw_rose, draw_seal, draw_sign, ink_on
from images.lost_ark.theme import BLANK, CREAM, DEEP, JEWEL, LAMP, SHADES, SIGNS

BOX, _PITCH = 44, 47
COUNTS_WIDE = 10 * _PITCH
_PLATE = 92
PART_SIGN, TILE_SIGN, BOX_SIGN = "part", "tile", "box"


def draw_counts(canvas: Canvas, sheet: Sheet) -> None:
    for box in range(BOXES):
        draw_box(canvas, sheet.boxes, box, (box % 10 * _PITCH, box // 10 * _PITCH))
    top = 3 * _PITCH + 20
    for row in range(2):
        for at, colour in enumerate(Colour):
            draw_mark(canvas, colour, (at * 68, top + row * 66), done=sheet.marks[colour] > row)
        done = all(made > row for made in sheet.marks.values())
        canvas.text((354, top + row * 66 + 27), "=", 44, SOFT_INK, bold=True)
        shade = JEWEL if done else mixed(BLANK, DEEP, 0.4)
        draw_sign(canvas, signs.JEWEL, (424, top + row * 66 + 29), 58, shade)
    top += 2 * 66 + 14
    wide = (COUNTS_WIDE - 3) // 3
    for at, (sign, text) in enumerate(figures_of(sheet)):
        left, y = at % 3 * wide, top + at // 3 * (_PLATE + 10)
        draw_figure(canvas, sign, text, (left, y, left + wide - 10, y + _PLATE))
    _challenges(canvas.moved(0, top + 2 * (_PLATE + 10) + 6), sheet)


def figures_of(sheet: Sheet) -> tuple[tuple[str, str], ...]:
    parts, tiles, boxes = len(found_parts(sheet)), sheet.tiles.bit_count(), len(sheet.boxes)
    far = (PART_SIGN, f"{parts}/7"), (TILE_SIGN, f"{tiles}/24"), (BOX_SIGN, f"{boxes}/{BOXES}")
    return *far, (signs.HINT, str(sheet.hints)), (signs.JEWEL, str(sheet.diamonds)), (signs.MINUS, str(sheet.minus))


def draw_figure(canvas: Canvas, sign: str, text: str, box: Box) -> None:
    left, top, right, bottom = box
    share = 62 if len(text) < 3 else 42
    lead, middle = min(bottom - top, (right - left) * share // 100), (top + bottom) // 2
    size, at = lead * 76 // 100, (left + lead * 52 // 100, middle)
    canvas.panel(box, LIGHT, 14, outline=DEEP, line=3)
    draw_figure_sign(canvas, sign, at, size)
    at = (left + lead + right) // 2 - 6, middle
    canvas.fitted_text(at, text, right - left - lead, (bottom - top) * 64 // 100, INK, bold=True, anchor="mm")


def draw_figure_sign(canvas: Canvas, sign: str, at: tuple[int, int], size: int) -> None:
    if sign == PART_SIGN:
        draw_seal(canvas, "", at, size, found=True)
        draw_rose(canvas, at, size * 60 // 100)
    elif sign == TILE_SIGN:
        draw_hexagon(canvas, at, size * 86 // 100, mixed(BLANK, DEEP, 0.22), DEEP)
    elif sign == BOX_SIGN:
        half = size * 36 // 100
        canvas.panel(wider((*at, *at), half, half), SHADES[Colour.GREEN], 6, outline=DEEP, line=3)
    else:
        draw_sign(canvas, sign, at, size, {signs.HINT: LAMP, signs.JEWEL: JEWEL, signs.MINUS: DANGER}[sign])


def draw_box(canvas: Canvas, boxes: Sequence[Colour], box: int, at: tuple[int, int]) -> None:
    left, top = at
    place, middle = (left, top, left + BOX, top + BOX), (left + BOX // 2, top + BOX // 2)
    if box < len(boxes):
        colour = boxes[box]
        canvas.panel(place, SHADES[colour], 8, outline=DEEP, line=2)
        draw_sign(canvas, SIGNS[colour], middle, 34, ink_on(colour))
        return
    canvas.panel(place, LIGHT, 8, outline=mixed(DEEP, BLANK, 0.4), line=2)
    if box + 1 in HINT_BOXES:
        draw_sign(canvas, signs.HINT, middle, 38, LAMP)
    elif box == BOXES - 1 or box == len(boxes):
        canvas.text(middle, str(box + 1), 30, SOFT_INK, bold=True, anchor="mm")


def draw_mark(canvas: Canvas, colour: Colour, at: tuple[int, int], *, done: bool) -> None:
    place, middle = (*at, at[0] + 58, at[1] + 58), (at[0] + 29, at[1] + 29)
    shade = SHADES[colour]
    canvas.panel(place, shade if done else mixed(BLANK, shade, 0.15), 29, outline=DEEP if done else shade, line=3)
    draw_sign(canvas, SIGNS[colour], middle, 40, ink_on(colour) if done else mixed(shade, BLANK, 0.3))


CHALLENGE_SIGNS: dict[Challenge, str] = {
    Challenge.PLAINS: Terrain.MEADOW,
    Challenge.FORESTS: Terrain.FOREST,
    Challenge.OCEAN: Terrain.OCEAN,
    Challenge.CITIES: Terrain.CITY,
    Challenge.MOUNTAINS: Terrain.MOUNTAIN,
    Challenge.ROADS: Terrain.ROAD,
    Challenge.BORDERS: signs.BORDER,
    Challenge.NO_MINUS: signs.MINUS,
}


def _challenges(canvas: Canvas, sheet: Sheet) -> None:
    step = (COUNTS_WIDE - 4) // len(CHALLENGE_PLACES)
    for at, (challenge, places) in enumerate(CHALLENGE_PLACES.items()):
        x = at * step + step // 2 - 2
        missing = (places & ~sheet.visited).bit_count()
        draw_sign(canvas, CHALLENGE_SIGNS[challenge], (x, 26), 56, INK)
        if missing:
            canvas.text((x, 76), str(missing), 40, INK, bold=True, anchor="mm")
        else:
            draw_sign(canvas, signs.MET, (x, 76), 40, SHADES[Colour.GREEN])


_LEFT, _FIRST, _STEP, _ROW, _HEAD = 44, 306, 74, 58, 158


def challenge_table(title: str, rows: Sequence[tuple[str, Collection[Challenge]]]) -> Below:
    high = _HEAD + len(rows) * _ROW + 8
    return high, partial(_draw_table, title, rows, high)


def _draw_table(title: str, rows: Sequence[tuple[str, Collection[Challenge]]], high: int, canvas: Canvas) -> None:
    canvas.panel((20, 0, WIDTH - 20, high - 20), LIGHT, 12, outline=BRASS, line=2)
    canvas.fitted_text((_LEFT, 32), title, WIDTH - 2 * _LEFT, 36, HEADING, bold=True)
    for at, sign in enumerate(CHALLENGE_SIGNS.values()):
        draw_sign(canvas, sign, (_FIRST + at * _STEP, 100), 56, INK)
    for row, (name, met) in enumerate(rows):
        y = _HEAD + row * _ROW
        canvas.fitted_text((_LEFT, y), name, _FIRST - _STEP // 2 - _LEFT, 36, SOFT_INK)
        for at, challenge in enumerate(CHALLENGE_SIGNS):
            middle = _FIRST + at * _STEP, y
            shade, rim = (SHADES[Colour.GREEN], DEEP) if challenge in met else (BLANK, mixed(DEEP, BLANK, 0.4))
            canvas.panel(wider((*middle, *middle), BOX // 2, BOX // 2), shade, 8, outline=rim, line=2)
            if challenge in met:
                draw_sign(canvas, signs.MET, middle, BOX, CREAM)
