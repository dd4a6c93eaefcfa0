"""The legend: every sign of the pictures with its meaning, for whoever sees the board for the first time."""

from __future__ import annotations

from collections.abc import Callable

from arnak_bot.games.lost_cities.engine.printed import Card, Colour, Tile
from arnak_bot.games.lost_cities.wording.messages import Pictures, Words
from images.kit.canvas import Canvas, wrapped
from images.kit.keeping import kept
from images.kit.theme import BRASS, GOLD, INK, LIGHT, ON_LEAVES, PAPER, POINTS, WHITE, WOOD
from images.lost_cities.pieces import draw_badge, draw_card, draw_explorer, draw_ring, draw_tile
from images.lost_cities.theme import COUNTRIES, DUSK, NIGHT_SKY, RIVER, SAND, STONE, STONE_BAD, WIDTH

__all__ = ["draw_legend"]

_GAP, _HEAD = 12, 100
_COLUMNS = 2
_PLATE = 150
_SIZE, _LINE = 31, 35

_Sign = Callable[[Canvas, tuple[int, int], Words], None]
"""Draws a sign around its middle."""


def _stone(canvas: Canvas, middle: tuple[int, int], words: Words) -> None:
    x, y = middle
    for top, text, fill in ((y - 46, "−20", STONE_BAD), (y + 4, "30", STONE)):
        canvas.panel((x - 52, top, x + 52, top + 44), fill, 20, outline=WOOD)
        canvas.text((x, top + 22), text, 34, INK, bold=True, anchor="mm")


def _bridge(canvas: Canvas, middle: tuple[int, int], words: Words) -> None:
    x, y = middle
    canvas.panel((x - 16, y - 46, x + 16, y + 46), RIVER, 4)
    canvas.panel((x - 42, y - 26, x + 42, y + 26), WOOD, 8)
    for plank in range(5):
        left = x - 37 + plank * 15
        canvas.panel((left, y - 20, left + 11, y + 20), BRASS, 2)


def _city(canvas: Canvas, middle: tuple[int, int], words: Words) -> None:
    x, y = middle
    wall = COUNTRIES[Colour.BLUE].hills
    for left, height in ((x - 54, 34), (x - 20, 46), (x + 18, 30)):
        canvas.panel((left, y - height, left + 34, y + 10), wall, 6)
    canvas.panel((x - 62, y - 8, x + 62, y + 44), wall, 10, outline=WHITE)
    canvas.text((x, y + 18), "50", 38, WHITE, bold=True, anchor="mm")


def _tile(tile: Tile) -> _Sign:
    def draw(canvas: Canvas, middle: tuple[int, int], words: Words) -> None:
        draw_tile(canvas, tile, middle, 76)

    return draw


def _laurel(canvas: Canvas, middle: tuple[int, int], words: Words) -> None:
    x, y = middle
    canvas.icon("points", (x - 62, y - 30), 60, GOLD)
    canvas.text((x + 30, y), "45", 42, POINTS, bold=True, anchor="mm")


def _explorer(*, researcher: bool) -> _Sign:
    def draw(canvas: Canvas, middle: tuple[int, int], words: Words) -> None:
        x, y = middle
        draw_explorer(canvas, 0, "A", (x, y + (36 if researcher else 28)), 56, researcher=researcher)

    return draw


def _card(canvas: Canvas, middle: tuple[int, int], words: Words) -> None:
    x, y = middle
    canvas.text((x - 28, y), "2-4", 32, INK, bold=True, anchor="mm")
    draw_card(canvas, Card(Colour.RED, 7), (x + 4, y - 42, x + 66, y + 42), words)


def _pile(canvas: Canvas, middle: tuple[int, int], words: Words) -> None:
    x, y = middle
    draw_card(canvas, Card(Colour.GREEN, 3), (x - 68, y - 42, x - 6, y + 42), words)
    canvas.text((x + 2, y - 20), "×2", 32, INK, bold=True)
    canvas.fitted_text((x + 2, y + 20), words.pictures.then(value=8), 70, 28, INK)


def _deck(canvas: Canvas, middle: tuple[int, int], words: Words) -> None:
    x, y = middle
    canvas.panel((x - 64, y - 40, x + 64, y + 40), NIGHT_SKY, 10, outline=SAND, line=3)
    canvas.icon("deck", (x - 56, y - 23), 46, SAND)
    canvas.text((x + 28, y), "40", 38, WHITE, bold=True, anchor="mm")


def _light(canvas: Canvas, middle: tuple[int, int], words: Words) -> None:
    x, y = middle
    box = (x - 50, y - 26, x + 40, y + 30)
    canvas.panel(box, STONE, 20, outline=WOOD)
    draw_ring(canvas, box, 20)
    draw_badge(canvas, (x + 64, y - 44), "3", 30)


def _only_discarded(canvas: Canvas, middle: tuple[int, int], words: Words) -> None:
    x, y = middle
    draw_card(canvas, Card(Colour.BLUE, 1), (x - 31, y - 42, x + 31, y + 42), words, dimmed=True)
    canvas.icon("exile", (x - 29, y - 40), 26, SAND)


_ENTRIES: tuple[tuple[_Sign, Callable[[Pictures], str]], ...] = (
    (_stone, Pictures.legend_stone),
    (_bridge, Pictures.legend_bridge),
    (_city, Pictures.legend_city),
    (_tile(Tile.ARTIFACT), Pictures.legend_artifact),
    (_tile(Tile.ARROW), Pictures.legend_arrow),
    (_tile(Tile.POINTS_10), Pictures.legend_points),
    (_laurel, Pictures.legend_laurel),
    (_explorer(researcher=False), Pictures.legend_adventurer),
    (_explorer(researcher=True), Pictures.legend_researcher),
    (_card, Pictures.legend_card),
    (_pile, Pictures.legend_pile),
    (_deck, Pictures.legend_deck),
    (_light, Pictures.legend_light),
    (_only_discarded, Pictures.legend_discard),
)


@kept(megabytes=1)
def draw_legend(words: Words) -> bytes:
    """Draw all signs with their meaning. Returns the bytes of a picture as wide as the board."""
    width = (WIDTH - _GAP * (_COLUMNS + 1)) // _COLUMNS
    entries = [(sign, wrapped(meaning(words.pictures), width - _PLATE - 30, _SIZE)) for sign, meaning in _ENTRIES]
    height = max(112, max(len(lines) for _, lines in entries) * _LINE + 20)
    each = -(-len(entries) // _COLUMNS)
    canvas = Canvas((WIDTH, _HEAD + each * (height + _GAP)), PAPER)
    canvas.panel((_GAP, _GAP, WIDTH - _GAP, _HEAD - _GAP), DUSK, 14, outline=BRASS)
    canvas.fitted_text(
        (WIDTH // 2, _HEAD // 2), words.pictures.legend(), WIDTH - 80, 42, ON_LEAVES, title=True, anchor="mm"
    )
    for at, (sign, lines) in enumerate(entries):
        column, row = divmod(at, each)
        left, top = _GAP + column * (width + _GAP), _HEAD + row * (height + _GAP)
        canvas.panel((left, top, left + width, top + height), LIGHT, 14, outline=BRASS, line=2)
        middle = top + height // 2
        sign(canvas, (left + 10 + _PLATE // 2, middle), words)
        for line, text in enumerate(lines):
            y = middle + (2 * line - len(lines) + 1) * _LINE // 2
            canvas.text((left + _PLATE + 20, y), text, _SIZE, INK)
    return canvas.encode()
