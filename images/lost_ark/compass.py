"""The compass of a sheet at any size: seven seals, 24 tiles, and six edges, each with its number of moves."""

from __future__ import annotations

from PIL import Image

from arnak_bot.games.lost_ark.engine.printed import DIAMOND_EDGE, DIRECTIONS, EDGE_OF, LETTER_AT, TILES, Colour
from arnak_bot.games.lost_ark.engine.rules.finding import found_parts
from arnak_bot.games.lost_ark.engine.rules.legality import allowance
from arnak_bot.games.lost_ark.engine.state import Sheet
from arnak_bot.games.lost_ark.prospects import parts_left
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.theme import ACCENT, HALO, INK, mixed
from images.lost_ark import pieces
from images.lost_ark.marks import UNMARKED, Marked
from images.lost_ark.pieces import Grid, draw_hexagon, draw_rim, ink_on, tall
from images.lost_ark.signs import JEWEL as JEWEL_SIGN
from images.lost_ark.theme import BLANK, CREAM, DEEP, JEWEL, LETTER_GROUND, SHADES, SIGNS

_EDGES = (*Colour, None)
"""The edges clockwise; None for the diamond's."""
_TURNED = (*DIRECTIONS[1:], *DIRECTIONS[:1])


def _sum(*steps: tuple[int, int]) -> tuple[int, int]:
    return sum(q for q, _ in steps), sum(r for _, r in steps)


TILE_AT = {
    f"{edge}{number}": _sum(*steps)
    for edge, out, before, after in zip("grybwd", DIRECTIONS, (DIRECTIONS[-1], *DIRECTIONS), _TURNED, strict=False)
    for number, steps in enumerate(((out,), (out, out), (out, out, before), (out, out, after)), start=1)
}
"""The positions of the tiles: for each edge, two in a line towards it, and one on either side of the outer one."""
EDGE_AT = {colour: _sum(step, step, step) for colour, step in zip(_EDGES, DIRECTIONS, strict=True)}


def compass_grid(width: int) -> Grid:
    return Grid(width, 7 * width // 2, compass_high(width) // 2)


def compass_high(width: int) -> int:
    return tall(width) + round(6 * tall(width) * 0.75)


@kept(megabytes=4)
def _bare_compass(width: int) -> Image.Image:
    grid, size = compass_grid(width), (7 * width, compass_high(width))
    canvas = Canvas.on(Image.new("RGB", size, BLANK))
    for tile, at in TILE_AT.items():
        draw_bare_tile(canvas, tile, grid.at(*at), width)
    for at in LETTER_AT.values():
        draw_hexagon(canvas, grid.at(*at), width, LETTER_GROUND, DEEP)
    return canvas.image


def draw_bare_tile(canvas: Canvas, tile: str, middle: tuple[int, int], width: int, *, lit: bool = False) -> None:
    edge = EDGE_OF[tile]
    shade = JEWEL if edge is None else SHADES[edge]
    draw_hexagon(canvas, middle, width, mixed(BLANK, shade, 0.16), mixed(BLANK, shade, 0.75))
    draw_rim(canvas, middle, width, HALO if lit else mixed(BLANK, shade, 0.6), max(2, width // (16 if lit else 24)))
    if lit:
        canvas.text(middle, tile, width * 50 // 100, INK, bold=True, anchor="mm")


@kept(megabytes=1)
def _compass_mask(width: int) -> Image.Image:
    grid = compass_grid(width)
    mask = Image.new("L", (7 * width, compass_high(width)), 0)
    for at in (*TILE_AT.values(), *LETTER_AT.values()):
        x, y = grid.at(*at)
        mask.paste(255, (x - width // 2, y - tall(width) // 2), pieces.hexagon_mask(width))
    return mask


def draw_compass(canvas: Canvas, sheet: Sheet, width: int, marked: Marked = UNMARKED) -> None:
    """Draw the compass with its upper left corner at the origin."""
    grid = compass_grid(width)
    canvas.stamp(_bare_compass(width), (0, 0), _compass_mask(width))
    for colour, filled in sheet.filled.items():
        for tile, bit in TILES.items():
            if bit & filled:
                pieces.draw_filled(canvas, colour, grid.at(*TILE_AT[tile]), width, bit)
    found, left = found_parts(sheet), parts_left(sheet)
    for letter, at in LETTER_AT.items():
        pieces.draw_seal(canvas, letter, grid.at(*at), width * 84 // 100, found=letter in found, lost=not left[letter])
    for colour, at in EDGE_AT.items():
        draw_edge(canvas, sheet, colour, grid.at(*at), width)
    for tile, at in TILE_AT.items():
        if tile in marked.fresh:
            draw_rim(canvas, grid.at(*at), width, ACCENT)
        if tile in marked.lit:
            draw_bare_tile(canvas, tile, grid.at(*at), width, lit=True)
    for colour, at in EDGE_AT.items():
        if colour in marked.lit:
            draw_rim(canvas, grid.at(*at), width, line=max(3, width // 12))


def draw_edge(canvas: Canvas, sheet: Sheet, colour: Colour | None, middle: tuple[int, int], width: int) -> None:
    x, y = middle
    if colour is None:
        shade, ink, sign, size = JEWEL, CREAM, JEWEL_SIGN, width * 48 // 100
        count = f"{(sheet.tiles & DIAMOND_EDGE).bit_count()}/4"
    else:
        shade, ink, sign, size = SHADES[colour], ink_on(colour), SIGNS[colour], width * 70 // 100
        count = str(allowance(sheet, colour))
    draw_hexagon(canvas, middle, width, shade, DEEP)
    canvas.text((x, y - width * 15 // 100), count, size, ink, bold=True, anchor="mm")
    pieces.draw_sign(canvas, sign, (x, y + width * 33 // 100), width * 38 // 100, ink)
