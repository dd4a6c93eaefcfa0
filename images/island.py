"""The island: its drawn ground, and every site with cost, idols or effect, guardian and archaeologists."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from arnak_bot.engine.content import BOARDS, DISCOVER_COMPASSES, SITE_TILE_BY_KEY
from arnak_bot.engine.printed import Site
from arnak_bot.engine.state import BLOCKED, EMPTY
from arnak_bot.engine.view import GameView, SiteView
from images import glyphs
from images.canvas import Box, Canvas
from images.theme import ACCENT, BRASS, DANGER, INK, LIGHT, MOODS, PAPER, PLATE, SOFT_INK, WHITE, Mood

AREA: Box = (8, 216, 1036, 806)

_ROW_TOPS = {3: 222, 2: 374, 1: 526, 0: 678}
_ROW_HEIGHT = {3: 142, 2: 142, 1: 142, 0: 124}


def site_box(site: Site) -> Box:
    """Where a site lies on the board picture."""
    columns = 5 if site.level == 0 else 4
    left, _, right, _ = AREA
    step = (right - left - 8) // columns
    x = left + 6 + site.column * step
    top = _ROW_TOPS[site.row]
    return (x, top, x + step - 8, top + _ROW_HEIGHT[site.row])


@lru_cache(maxsize=4)
def ground(board: str) -> Image.Image:
    """The land without anything on it, drawn once for each side of the board."""
    mood = MOODS[board]
    left, top, right, bottom = AREA
    size = (right - left, bottom - top)
    land = Image.new("RGB", size, mood.sea)
    draw = ImageDraw.Draw(land)
    bands = (
        (mood.shore, 690 - top),
        (mood.low_jungle, 668 - top),
        (mood.high_jungle, 516 - top),
        (mood.heights, 366 - top),
    )
    for at, (shade, base) in enumerate(bands):
        edge = [
            (x, base - 8 + round(9 * math.sin(x / 47 + at * 2) + 5 * math.sin(x / 19 + at)))
            for x in range(0, size[0] + 8, 8)
        ]
        if at == 0:
            edge = [(x, size[1] - 14 + round(6 * math.sin(x / 31))) for x in range(0, size[0] + 8, 8)]
        draw.polygon([(0, 0), *edge, (size[0], 0)], fill=shade)
    _trees(draw, mood, size, top)
    return land.filter(ImageFilter.GaussianBlur(0.7))


def _trees(draw: ImageDraw.ImageDraw, mood: Mood, size: tuple[int, int], top: int) -> None:
    """Small tufts on the jungle rows; their places follow from arithmetic alone, never from chance."""
    for number in range(420):
        x = (number * 197) % size[0]
        y = (number * 331) % (668 - 366) + 366 - top
        shade = tuple(max(0, part - 14) for part in (mood.low_jungle if y > 516 - top else mood.high_jungle))
        width = 9 + number % 7
        draw.ellipse((x, y, x + width, y + width * 2 // 3), fill=(shade[0], shade[1], shade[2]))


def draw_island(canvas: Canvas, view: GameView, marked: frozenset[str]) -> None:
    """Draw the ground and all sites; those in `marked` changed in the last turn."""
    canvas.paste(ground(view.board), AREA[:2])
    for printed, seen in zip(BOARDS[view.board].sites, view.sites, strict=True):
        box = site_box(printed)
        if seen.discovered:
            _known(canvas, printed, seen, box, marked=printed.id in marked)
        else:
            _unknown(canvas, view.board, printed, seen, box)


def _known(canvas: Canvas, printed: Site, seen: SiteView, box: Box, *, marked: bool) -> None:
    left, top, right, bottom = box
    canvas.panel(box, LIGHT, 12, outline=ACCENT if marked else BRASS, line=5 if marked else 3)
    effect = printed.effect or SITE_TILE_BY_KEY[printed.level, seen.tile].effect
    name = printed.name or SITE_TILE_BY_KEY[printed.level, seen.tile].name
    effect_right = right - 104 if seen.guardian else right
    canvas.fitted_text((left + 10, top + 19), name, effect_right - left - 16, 22, SOFT_INK, smallest=16, bold=True)
    middle = (left + effect_right) // 2
    canvas.glyphs((middle, top + 55), glyphs.effect(effect), 38, INK, glyphs.ON_LIGHT, width=effect_right - left - 14)
    if seen.guardian:
        _guardian(canvas, seen.guardian, (right - 104, top + 8, right - 6, bottom - 8))
    _spaces(canvas, printed, seen, (left + 8, bottom - 50, effect_right - 6, bottom - 8))


def _spaces(canvas: Canvas, printed: Site, seen: SiteView, box: Box) -> None:
    """The archaeologist spaces: a dark plate with the travel cost, or who stands there."""
    left, top, right, bottom = box
    step = (right - left) // max(1, len(printed.spaces))
    for at, (cost, stander) in enumerate(zip(printed.spaces, seen.standers, strict=True)):
        x = left + at * step
        space = (x, top, x + step - 6, bottom)
        if stander == EMPTY:
            canvas.panel(space, PLATE, 8)
            canvas.glyphs(
                ((x + x + step - 6) // 2, (top + bottom) // 2),
                glyphs.travel(cost),
                34,
                WHITE,
                {},
                width=step - 10,
            )
        elif stander == BLOCKED:
            canvas.panel(space, (196, 184, 156), 8)
            canvas.icon("blocked", (x + (step - 6) // 2 - 13, top + 7), 26, (150, 138, 112))
        else:
            canvas.panel(space, PAPER, 8, outline=SOFT_INK, line=2)
            canvas.seat(stander, ((x + x + step - 6) // 2 - 17, top + 4), 34, outline=WHITE)


def _guardian(canvas: Canvas, number: int, box: Box) -> None:
    left, top, right, bottom = box
    canvas.panel(box, DANGER, 10)
    middle = (left + right) // 2
    canvas.icon(f"guardian-{number}", (left + 6, top + 6), 46, (250, 226, 200))
    canvas.glyphs((right - 25, top + 29), glyphs.boon(number), 30, WHITE, glyphs.ON_DARK, width=42)
    canvas.panel((left + 5, bottom - 56, right - 5, bottom - 6), PLATE, 8)
    canvas.glyphs(
        (middle, bottom - 31),
        glyphs.guardian_cost(number),
        32,
        WHITE,
        glyphs.ON_DARK,
        width=right - left - 14,
    )


def _unknown(canvas: Canvas, board: str, printed: Site, seen: SiteView, box: Box) -> None:
    left, top, right, bottom = box
    mood = MOODS[board]
    canvas.panel(box, mood.unknown, 12, outline=tuple(min(255, part + 40) for part in mood.unknown), line=2)  # type: ignore[arg-type]
    canvas.text((left + 10, top + 20), printed.id, 22, (214, 214, 190), bold=True)
    x = right - 58
    for kind in seen.idols:
        canvas.panel((x, top + 8, right - 8, top + 66), (214, 178, 92), 25)
        canvas.glyphs((x + 25, top + 37), glyphs.idol(kind), 34, INK, glyphs.ON_LIGHT)
    for _ in range(seen.face_down_idols):
        x -= 56
        canvas.panel((x, top + 8, x + 50, top + 66), (178, 148, 80), 25)
        canvas.icon("idol", (x + 9, top + 21), 32, (120, 92, 40))
    cost = [str(DISCOVER_COMPASSES[printed.level]), "#compass", *glyphs.travel(printed.spaces[0])]
    canvas.panel((left + 8, bottom - 60, right - 8, bottom - 10), PLATE, 10)
    canvas.glyphs(((left + right) // 2, bottom - 35), cost, 40, WHITE, glyphs.ON_DARK, width=right - left - 28)
