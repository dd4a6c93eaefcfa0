"""The map of a sheet: places (pale until visited), roads, and the parts found. It can be drawn at any size."""

from __future__ import annotations

import math

from PIL import Image, ImageFilter

from arnak_bot.games.lost_ark.engine import printed
from arnak_bot.games.lost_ark.engine.printed import AT, COLOUR_OF, PLACES, Terrain, places_in
from arnak_bot.games.lost_ark.engine.rules.finding import found_parts
from arnak_bot.games.lost_ark.engine.state import Sheet
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.text import text_width
from images.kit.theme import ACCENT, BANNER, HALO, WHITE, mixed
from images.kit.theme import Colour as Shade
from images.lost_ark import pieces
from images.lost_ark.marks import UNMARKED, Marked
from images.lost_ark.pieces import Grid, draw_hexagon, draw_rim, draw_sign, ink_on, tall, wash
from images.lost_ark.signs import JEWEL as JEWEL_SIGN
from images.lost_ark.theme import AGED, BLANK, CREAM, DEEP, JEWEL, PARCHMENT, SHADES, SIGNS, WASTE


@kept(megabytes=20)
def parchment(width: int, height: int) -> Image.Image:
    small = (width // 4, height // 4)
    worn = Image.new("L", small, 0)
    worn.paste(255, (10, 10, small[0] - 10, small[1] - 10))
    worn = worn.filter(ImageFilter.GaussianBlur(12))
    paper = Image.composite(wash(PARCHMENT, small, 0.1), wash(AGED, small, 0.16, 1), worn)
    return paper.resize((width, height), Image.Resampling.BICUBIC)


def map_grid(width: int) -> Grid:
    return Grid(width, width // 2, tall(width) // 2)


def map_high(width: int) -> int:
    return round(14 * width / math.sqrt(3))


@kept(megabytes=12)
def _bare_map(width: int) -> Image.Image:
    edge = width // 8
    size = (9 * width + 2 * edge, map_high(width) + 2 * edge)
    grid = map_grid(width)
    land = Image.new("L", size, 0)
    for place in PLACES:
        x, y = grid.at(*AT[place])
        land.paste(255, (x + edge - width // 2, y + edge - tall(width) // 2), pieces.hexagon_mask(width))
    canvas = Canvas.on(parchment(*size).copy())
    for inset, line in ((2, max(2, width // 30)), (width // 14, max(1, width // 60))):
        canvas.frame((inset, inset, size[0] - 1 - inset, size[1] - 1 - inset), mixed(DEEP, AGED, 0.25), 3, line)
    canvas.stamp(mixed(DEEP, AGED, 0.3), (0, 0), land.filter(ImageFilter.GaussianBlur(edge / 3)))
    spread = canvas.moved(edge, edge)
    for place in PLACES:
        _bare_place(spread, grid, place)
    return canvas.image


@kept(megabytes=1)
def draw_banner() -> bytes:
    whole = _bare_map(BANNER[0] // 9)
    high = whole.width * BANNER[1] // BANNER[0]
    top = (whole.height - high) // 2
    band = whole.crop((0, top, whole.width, top + high))
    return Canvas.on(band.resize(BANNER, Image.Resampling.LANCZOS)).encode()


def _bare_place(canvas: Canvas, grid: Grid, place: str, *, lit: bool = False) -> None:
    """Draw a place as printed: pale, with its terrain; a highlighted one is brighter and leaves room for a number."""
    middle, terrain, width = grid.at(*AT[place]), printed.TERRAIN[place], grid.width
    shade = WASTE if terrain is Terrain.DANGEROUS else SHADES[COLOUR_OF[place]]
    share = 1 if terrain is Terrain.DANGEROUS else 0.6 if lit else 0.33
    ink = mixed(CREAM, WASTE, 0.2) if terrain is Terrain.DANGEROUS else mixed(mixed(shade, DEEP, 0.6), BLANK, 0.1)
    draw_hexagon(canvas, middle, width, mixed(BLANK, shade, share), mixed(BLANK, DEEP, 0.45), int(place))
    draw_terrain(canvas, terrain, middle, width, ink, raised=lit)
    _roads(canvas, grid, place, mixed(DEEP, BLANK, 0.3))


def draw_terrain(canvas: Canvas, sign: str, middle: tuple[int, int], width: int, shade: Shade, *, raised: bool) -> None:
    """Draw the icon of a place, `raised` if a number goes below it; a road has only its dots."""
    if sign is not Terrain.ROAD:
        up, share = (width * 17 // 100, 52) if raised else (0, 66)
        draw_sign(canvas, sign, (middle[0], middle[1] - up), width * share // 100, shade)


def _roads(canvas: Canvas, grid: Grid, place: str, shade: Shade) -> None:
    """Draw dots from a road or city halfway to its neighbouring roads and cities."""
    grey, city = printed.CITIES | printed.ROADS, bool(PLACES[place] & printed.CITIES)
    if not PLACES[place] & grey:
        return
    (x, y), width, near = grid.at(*AT[place]), grid.width, printed.NEXT[printed.NUMBERS[place]]
    size = max(3, width // 11)
    for other in places_in(near & (printed.ROADS if city else grey)):
        to_x, to_y = grid.at(*AT[other])
        for step in range(3 if city else 0, 4):
            share = step / 7.5
            dot = round(x + (to_x - x) * share) - size // 2, round(y + (to_y - y) * share) - size // 2
            canvas.panel((*dot, dot[0] + size, dot[1] + size), shade, size // 2)


def draw_map(canvas: Canvas, sheet: Sheet, width: int, marked: Marked = UNMARKED) -> None:
    """Draw the map with its upper left corner at the origin: visited places in full colour, and the parts found."""
    grid, edge, found = map_grid(width), width // 8, found_parts(sheet)
    canvas.paste(_bare_map(width), (-edge, -edge))
    lit = marked.lit | marked.spare
    for place in PLACES:
        if place in lit or PLACES[place] & sheet.visited:
            draw_place(canvas, grid, sheet, place, lit=place in lit)
    for place in found.values():
        pieces.draw_ring(canvas, grid.at(*AT[place]), width)
    for letter, place in found.items():
        pieces.draw_seal(canvas, letter, grid.at(*AT[place]), width * 80 // 100, found=True)
    for place in PLACES:
        middle = grid.at(*AT[place])
        if place in marked.fresh:
            draw_rim(canvas, middle, width, ACCENT, max(3, width // 14))
        if place in lit:
            draw_lit(canvas, place, middle, width, ACCENT if place in marked.lit else JEWEL)


def draw_place(canvas: Canvas, grid: Grid, sheet: Sheet, place: str, *, lit: bool = False) -> None:
    colour = next((colour for colour, drawn in sheet.drawn.items() if drawn & PLACES[place]), None)
    if colour is None:
        _bare_place(canvas, grid, place, lit=lit)
        return
    middle, width = grid.at(*AT[place]), grid.width
    draw_hexagon(canvas, middle, width, SHADES[colour], DEEP, int(place))
    if COLOUR_OF.get(place) is colour:
        draw_terrain(canvas, printed.TERRAIN[place], middle, width, ink_on(colour), raised=lit)
        _roads(canvas, grid, place, ink_on(colour))
    else:
        draw_terrain(canvas, SIGNS[colour], middle, width, ink_on(colour), raised=True)
        if not lit:
            at = middle[0], middle[1] + width * 34 // 100
            draw_sign(canvas, JEWEL_SIGN, at, width * 28 // 100, ink_on(colour))


def draw_lit(canvas: Canvas, place: str, middle: tuple[int, int], width: int, shade: Shade) -> None:
    draw_rim(canvas, middle, width, HALO if shade is ACCENT else shade)
    size = width * 33 // 100
    reach, top = text_width(place, size, bold=True) // 2 + 10, middle[1] + width * 9 // 100
    box = (middle[0] - reach - 3, top - 3, middle[0] + reach + 3, top + size + 9)
    canvas.panel(box, shade, 18, outline=WHITE)
    canvas.text((middle[0], top + size // 2 + 3), place, size, WHITE, bold=True, anchor="mm")
