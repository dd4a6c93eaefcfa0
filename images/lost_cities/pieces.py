"""Elements shared by all pictures: event tiles, explorers, cards and numbers."""

from __future__ import annotations

from arnak_bot.games.lost_cities.engine.printed import Card, Tile
from arnak_bot.games.lost_cities.wording.messages import Words
from images.kit.canvas import Box, Canvas, shifted, text_width, wider
from images.kit.theme import BRASS, GOLD, HALO, INK, LIGHT, PAPER, WHITE, WOOD, mixed
from images.lost_cities.theme import COUNTRIES, DUSK

TILE = 46
"""The size of a tile on its stone."""
_RESEARCHER = 1.28
"""The size of a researcher relative to an adventurer."""


def draw_tile(canvas: Canvas, tile: Tile, middle: tuple[int, int], size: int = TILE) -> None:
    """A square tile: a jar on brass, an arrow on ink, points on paper."""
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
    """A player's shape with their letter, bottom at `foot`; the researcher is larger and has a golden rim."""
    height = round(size * _RESEARCHER) if researcher else size
    x, y = foot
    canvas.seat(seat, (x - height // 2, y - height), height, outline=GOLD if researcher else WHITE, initial=letter)


def draw_card(canvas: Canvas, card: Card, box: Box, words: Words, *, dimmed: bool = False, fresh: bool = False) -> None:
    """A card: its value large, the letter of its path below; a fresh one has a highlight around it."""
    country = COUNTRIES[card.colour]
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    fill = mixed(country.card, DUSK, 0.5) if dimmed else country.card
    ink = mixed(country.ink, DUSK, 0.25) if dimmed else country.ink
    if fresh:
        canvas.panel(wider(box, 6, 6), HALO, 15)
    canvas.panel(box, fill, 10, outline=LIGHT, line=3)
    size = min(round(width * 0.72), height // 2 + 4)
    middle = (left + right) // 2
    canvas.text((middle, (top + bottom) // 2 - size // 5), str(card.value), size, ink, bold=True, anchor="mm")
    letter = max(26, size // 2)
    canvas.text((middle, bottom - letter // 2 - 6), words.pictures.letter(path=card.colour), letter, ink, anchor="mm")


def draw_ring(canvas: Canvas, box: Box, radius: int) -> None:
    """A highlight around something that is new or can be chosen."""
    for grow in range(6):
        canvas.frame(wider(box, grow, grow), HALO, radius + grow)


def draw_badge(canvas: Canvas, at: tuple[int, int], text: str, size: int = 34, *, centred: bool = False) -> None:
    """The number of a menu entry; `at` is the badge's upper right corner, or the middle of its top."""
    width = max(size + 12, text_width(text, size, bold=True) + 22)
    right, top = at[0] + (width // 2 if centred else 0), at[1]
    canvas.badge((right - width, top, right, top + size + 12), text, size)


def in_rows(count: int, columns: int, corner: tuple[int, int], size: tuple[int, int], gap: int) -> list[Box]:
    """Return boxes of equal size in rows, starting at a corner."""
    (left, top), (width, height) = corner, size
    places = [divmod(at, columns) for at in range(count)]
    return [shifted((left, top, left + width, top + height), x * (width + gap), y * (height + gap)) for y, x in places]
