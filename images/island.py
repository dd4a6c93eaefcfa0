"""The sites of the island on its ground: cost, idols or effect, guardian, and who stands there."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from arnak_bot.engine.content import BOARDS, DISCOVER_COMPASSES, SITE_TILE_BY_KEY
from arnak_bot.engine.printed import Site
from arnak_bot.engine.state import BLOCKED, EMPTY
from arnak_bot.engine.view import GameView, SiteView
from images import glyphs
from images.canvas import Box, Canvas
from images.ground import ISLAND_SIZE, ground, wilds
from images.theme import (
    ACCENT,
    BLOCKED_GROUND,
    BLOCKED_SIGN,
    BRASS,
    DANGER,
    HIDDEN_SIGN,
    HIDDEN_TOKEN,
    INK,
    LIGHT,
    MOODS,
    ON_DANGER,
    ON_DARK,
    ON_LIGHT,
    ON_WILDS,
    PAPER,
    PLATE,
    SITE_HEADS,
    SOFT_INK,
    TOKEN,
    TOKEN_RIM,
    WHITE,
    Colour,
)

_ROW_TOPS = {3: 6, 2: 158, 1: 310, 0: 462}
_ROW_HEIGHT = {3: 138, 2: 138, 1: 138, 0: 122}
_RADIUS = 12


def site_box(site: Site) -> Box:
    """Where a site lies on the picture of the island."""
    columns = 5 if site.level == 0 else 4
    step = (ISLAND_SIZE[0] - 8) // columns
    gap = 10 if site.level == 0 else 16
    x = 4 + gap // 2 + site.column * step
    top = _ROW_TOPS[site.row]
    return (x, top, x + step - gap, top + _ROW_HEIGHT[site.row])


def draw_island(canvas: Canvas, view: GameView, marked: frozenset[str], initials: tuple[str, ...]) -> None:
    """Draw the ground and all sites; those in `marked` changed in the last turn. `initials` by seat."""
    canvas.paste(ground(view.board), (0, 0))
    for at, (printed, seen) in enumerate(zip(BOARDS[view.board].sites, view.sites, strict=True)):
        box = site_box(printed)
        canvas.paste(_site(view.board, at, seen, printed.id in marked, initials), box[:2], _RADIUS)


@lru_cache(maxsize=128)
def _site(board: str, at: int, seen: SiteView, marked: bool, initials: tuple[str, ...]) -> Image.Image:
    """One site as a picture of its own: most sites look as they did a turn ago."""
    printed = BOARDS[board].sites[at]
    left, top, right, bottom = site_box(printed)
    size = (right - left, bottom - top)
    inside = (0, 0, *size)
    if seen.discovered:
        canvas = Canvas(size, BRASS)
        _known(canvas, printed, seen, inside, marked=marked, initials=initials)
    else:
        canvas = Canvas(size, wilds(board).crop((left, top, right, bottom)))
        _unknown(canvas, board, printed, seen, inside)
    return canvas.image


_HEAD = 34


def _known(canvas: Canvas, printed: Site, seen: SiteView, box: Box, *, marked: bool, initials: tuple[str, ...]) -> None:
    """A site that can be dug at: its name, what it gives, who stands there, and its guardian on a red ground."""
    left, top, right, bottom = box
    canvas.panel(box, LIGHT, _RADIUS, outline=ACCENT if marked else BRASS, line=6 if marked else 3)
    effect = printed.effect or SITE_TILE_BY_KEY[printed.level, seen.tile].effect
    name = printed.name or SITE_TILE_BY_KEY[printed.level, seen.tile].name
    effect_right = right - 106 if seen.guardian else right
    edge = 6 if marked else 3
    canvas.panel((left + edge, top + edge, right - edge, top + _HEAD), SITE_HEADS[printed.level], 8)
    number = printed.id if printed.level else ""
    taken = 0 if seen.guardian or not number else 64
    canvas.fitted_text((left + 12, top + 19), name, effect_right - left - 16 - taken, 25, INK, smallest=16, bold=True)
    if number and not seen.guardian:
        canvas.text((right - 12, top + 19), number, 22, SOFT_INK, bold=True, anchor="rm")
    middle = (left + effect_right) // 2
    height = (top + _HEAD + bottom - 50) // 2
    size = 40 if printed.level else 36
    canvas.glyphs((middle, height), glyphs.effect(effect), size, INK, ON_LIGHT, width=effect_right - left - 16)
    if seen.guardian:
        _guardian(canvas, seen.guardian, number, (right - 106, top + 6, right - 6, bottom - 6))
    _spaces(canvas, printed, seen, (left + 8, bottom - 50, effect_right - 4, bottom - 8), initials)


def _spaces(canvas: Canvas, printed: Site, seen: SiteView, box: Box, initials: tuple[str, ...]) -> None:
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
            canvas.panel(space, BLOCKED_GROUND, 8)
            canvas.icon("blocked", (x + (step - 6) // 2 - 13, top + 7), 26, BLOCKED_SIGN)
        else:
            canvas.panel(space, PAPER, 8, outline=SOFT_INK, line=2)
            at_x = (x + x + step - 6) // 2 - 18
            canvas.seat(stander, (at_x, top + 3), 36, outline=WHITE, initial=initials[stander])


def _guardian(canvas: Canvas, number: int, site: str, box: Box) -> None:
    """What it costs to overcome it, its boon, and the id of its site, for which the head has no room."""
    left, top, right, bottom = box
    canvas.panel(box, DANGER, 10)
    middle = (left + right) // 2
    canvas.icon(f"guardian-{number}", (left + 6, top + 6), 46, ON_DANGER)
    canvas.glyphs((right - 25, top + 29), glyphs.boon(number), 30, WHITE, ON_DARK, width=42)
    canvas.text((middle, (top + 52 + bottom - 56) // 2), site, 18, ON_WILDS, bold=True, anchor="mm")
    canvas.panel((left + 5, bottom - 56, right - 5, bottom - 6), PLATE, 8)
    canvas.glyphs(
        (middle, bottom - 31),
        glyphs.guardian_cost(number),
        32,
        WHITE,
        ON_DARK,
        width=right - left - 14,
    )


def _unknown(canvas: Canvas, board: str, printed: Site, seen: SiteView, box: Box) -> None:
    """Wild land: its number, the idols that wait there, and what it takes to discover it."""
    left, top, right, bottom = box
    rim = tuple(min(255, part + 70) for part in MOODS[board].unknown)
    _dashes(canvas, box, (rim[0], rim[1], rim[2]))
    canvas.text((left + 14, top + 28), printed.id, 30, ON_WILDS, bold=True)
    x = right - 62
    for kind in seen.idols:
        canvas.panel((x, top + 10, x + 52, top + 66), TOKEN, 25, outline=TOKEN_RIM, line=2)
        canvas.glyphs((x + 26, top + 38), glyphs.idol(kind), 36, INK, ON_LIGHT)
        x -= 58
    for _ in range(seen.face_down_idols):
        canvas.panel((x, top + 10, x + 52, top + 66), HIDDEN_TOKEN, 25, outline=TOKEN_RIM, line=2)
        canvas.icon("idol", (x + 10, top + 22), 32, HIDDEN_SIGN)
        x -= 58
    cost = [str(DISCOVER_COMPASSES[printed.level]), "#compass", *glyphs.travel(printed.spaces[0])]
    canvas.panel((left + 10, bottom - 60, right - 10, bottom - 10), PLATE, 10)
    canvas.glyphs(((left + right) // 2, bottom - 35), cost, 42, WHITE, ON_DARK, width=right - left - 28)


def _dashes(canvas: Canvas, box: Box, shade: Colour) -> None:
    """A dashed rim: nobody has been here."""
    left, top, right, bottom = box
    for x in range(left + 12, right - 12, 18):
        canvas.line([(x, top + 3), (x + 9, top + 3)], shade, 3)
        canvas.line([(x, bottom - 4), (x + 9, bottom - 4)], shade, 3)
    for y in range(top + 12, bottom - 12, 18):
        canvas.line([(left + 3, y), (left + 3, y + 9)], shade, 3)
        canvas.line([(right - 4, y), (right - 4, y + 9)], shade, 3)
