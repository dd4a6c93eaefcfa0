"""Elements shared by all pictures: event tiles, explorers, cards and numbers."""

from __future__ import annotations

from PIL import Image, ImageOps

from arnak_bot.games.lost_cities.engine.printed import Card, Colour, Tile
from arnak_bot.games.lost_cities.wording.messages import Words
from images.kit.boxes import Box, wider
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.paintings import read_painting
from images.kit.text import text_width
from images.kit.theme import BRASS, GOLD, HALO, INK, LIGHT, PAPER, WHITE, WOOD, colour
from images.lost_cities.theme import COUNTRIES, DUSK, PAINTINGS

FACE = (400, 360)
TILE = 46
_RESEARCHER, _GOLDEN = 1.1, colour("#f2c14e")
"""The size of a researcher relative to an adventurer, and the colour of a researcher's frame."""


def draw_tile(canvas: Canvas, tile: Tile, middle: tuple[int, int], size: int = TILE) -> None:
    x, y = middle
    box = (x - size // 2, y - size // 2, x + size - size // 2, y + size - size // 2)
    part = size / TILE
    if tile is Tile.ARTIFACT:
        canvas.panel(box, BRASS, round(9 * part), outline=WOOD, line=max(2, round(2 * part)))
        jar = round(34 * part)
        canvas.icon("artifact", (x - jar // 2, y - jar // 2), jar, INK)
    elif tile is Tile.ARROW:
        canvas.panel(box, INK, round(9 * part), outline=WHITE, line=max(2, round(2 * part)))
        reach, wing, width = round(14 * part), round(11 * part), round(6 * part)
        canvas.line([(x - reach, y), (x + reach - 2, y)], WHITE, width)
        canvas.line([(x + reach - wing, y - wing), (x + reach, y), (x + reach - wing, y + wing)], WHITE, width)
    else:
        canvas.panel(box, PAPER, round(9 * part), outline=GOLD, line=round(4 * part))
        canvas.text((x, y), str(tile.points), round(31 * part), INK, bold=True, anchor="mm")


def draw_explorer(
    canvas: Canvas, seat: int, letter: str, foot: tuple[int, int], size: int, *, researcher: bool
) -> None:
    """Draw a player's shape with their letter above the point `foot`; the researcher is larger, in a golden frame."""
    height = round(size * _RESEARCHER) if researcher else size
    x, y = foot
    if researcher:
        edge = height // 6
        frame = (x - height // 2 - edge, y - height - edge, x + height // 2 + edge, y + edge * 3 // 4)
        canvas.panel(frame, _GOLDEN, edge * 3 // 2, outline=WOOD, line=max(2, edge // 4))
    canvas.seat(seat, (x - height // 2, y - height), height, outline=WHITE, initial=letter)


def draw_card(canvas: Canvas, card: Card, box: Box, words: Words, *, dimmed: bool = False, fresh: bool = False) -> None:
    if fresh:
        canvas.panel(wider(box, 6, 6), HALO, 15)
    canvas.paste(_card(card, (box[2] - box[0], box[3] - box[1]), words, dimmed=dimmed), box[:2], 10)


@kept(megabytes=4)
def _card(card: Card, size: tuple[int, int], words: Words, *, dimmed: bool) -> Image.Image:
    country, (width, height) = COUNTRIES[card.colour], size
    canvas = Canvas(size, country.card)
    canvas.panel((0, 0, width, height), country.card, 10, outline=LIGHT)
    band = value_height(size)
    value = min(band + 4, width * 3 // 4)
    canvas.text((width // 2, band // 2 + 4), str(card.value), value, country.ink, bold=True, anchor="mm")
    canvas.paste(face(card.colour, (width - 10, height - band - 8)), (5, band + 3), 6)
    chip = max(34, width // 5)
    draw_letter(canvas, card.colour, (width - chip - 6, height - chip - 6, width - 6, height - 6), words)
    return Image.blend(canvas.image, Image.new("RGB", size, DUSK), 0.5) if dimmed else canvas.image


def value_height(size: tuple[int, int]) -> int:
    """Return how far down the value of a card of this size reaches."""
    return min(size[1] // 2, size[0] * 2 // 3)


@kept(megabytes=3)
def face(path: Colour, size: tuple[int, int]) -> Image.Image:
    return ImageOps.fit(read_painting(PAINTINGS, f"{path}-face", size), size, Image.Resampling.HAMMING, 0, (0.5, 0.7))


def draw_letter(canvas: Canvas, path: Colour, box: Box, words: Words) -> None:
    """Draw the letter of a path on the path's colour, so that nobody has to tell paths apart by colour alone."""
    left, top, right, bottom = box
    country = COUNTRIES[path]
    canvas.panel(box, country.card, 8, outline=INK, line=2)
    size = max(30, (bottom - top) * 7 // 10)
    middle = ((left + right) // 2, (top + bottom) // 2)
    canvas.text(middle, words.pictures.letter(path=path), size, country.ink, bold=True, anchor="mm")


RING = 6


def draw_ring(canvas: Canvas, box: Box, radius: int) -> None:
    for grow in range(RING):
        canvas.frame(wider(box, grow, grow), HALO, radius + grow)


def draw_badge(canvas: Canvas, at: tuple[int, int], text: str, size: int = 34) -> None:
    """Draw the number of a menu entry; `at` is the badge's upper right corner."""
    right, top = at
    canvas.badge((right - badge_width(text, size), top, right, top + size + 12), text, size)


def badge_width(text: str, size: int) -> int:
    return max(size + 12, text_width(text, size, bold=True) + 22)
