"""The legend: every symbol used in the pictures, with its meaning."""

from __future__ import annotations

from collections.abc import Callable

from arnak_bot.games.lost_cities.engine.content import BRIDGE_AFTER, CITY
from arnak_bot.games.lost_cities.engine.printed import Card, Colour, Tile
from arnak_bot.games.lost_cities.wording.messages import Pictures, Words
from images.kit import legend
from images.kit.boxes import Box, wider
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.theme import GOLD, INK, LIGHT, POINTS, WHITE, WOOD
from images.lost_cities.ground import ground, stone_at, stone_box
from images.lost_cities.pieces import draw_badge, draw_card, draw_explorer, draw_ring, draw_tile
from images.lost_cities.theme import COUNTRIES, DUSK, NIGHT_SKY, SAND, STONE

_Sign = Callable[[Canvas, Words], object]
"""Draws a symbol around the origin."""


def _cut(canvas: Canvas, words: Words, *places: Box) -> None:
    top = -sum(bottom - top + 4 for _, top, _, bottom in places) // 2
    for left, upper, right, lower in places:
        canvas.paste(ground(words).crop((left, upper, right, lower)), ((left - right) // 2, top), 8)
        top += lower - upper + 4


def _stone(canvas: Canvas, words: Words) -> None:
    _cut(canvas, words, *(wider(stone_box(Colour.YELLOW, stone), 14, -9) for stone in (1, 7)))


def _bridge(canvas: Canvas, words: Words) -> None:
    (left, _), (right, y) = stone_at(Colour.GREEN, BRIDGE_AFTER), stone_at(Colour.GREEN, BRIDGE_AFTER + 1)
    _cut(canvas, words, wider(((left + right) // 2, y, (left + right) // 2, y), 60, 46))


def _city(canvas: Canvas, words: Words) -> None:
    left, top, right, bottom = stone_box(Colour.BLUE, CITY)
    _cut(canvas, words, (left, top - 30, right, bottom))


def _laurel(canvas: Canvas, words: Words) -> None:
    canvas.icon("points", (-62, -30), 60, GOLD)
    canvas.text((30, 0), "45", 42, POINTS, bold=True, anchor="mm")


def _hand(canvas: Canvas, words: Words) -> None:
    canvas.icon("cards", (-50, -26), 52, WOOD)
    canvas.text((30, 0), "8", 42, INK, bold=True, anchor="mm")


def _card(canvas: Canvas, words: Words) -> None:
    canvas.panel((-40, -48, 40, 40), COUNTRIES[Colour.RED].card, 10, outline=LIGHT)
    canvas.text((0, -32), "2-4", 30, WHITE, bold=True, anchor="mm")
    draw_card(canvas, Card(Colour.RED, 7), (-40, -14, 40, 66), words)


def _pile(canvas: Canvas, words: Words) -> None:
    draw_card(canvas, Card(Colour.GREEN, 3), (-68, -42, -6, 42), words)
    canvas.text((2, -20), "×2", 32, INK, bold=True)
    canvas.fitted_text((2, 20), words.pictures.then(value=8), 70, 28, INK)


def _deck(canvas: Canvas, words: Words) -> None:
    canvas.panel((-64, -40, 64, 40), NIGHT_SKY, 10, outline=SAND, line=3)
    canvas.icon("deck", (-56, -23), 46, SAND)
    canvas.text((28, 0), "40", 38, WHITE, bold=True, anchor="mm")


def _light(canvas: Canvas, words: Words) -> None:
    box = (-50, -26, 40, 30)
    canvas.panel(box, STONE, 20, outline=WOOD)
    draw_ring(canvas, box, 20)
    draw_badge(canvas, (64, -44), "3", 30)


def _only_discarded(canvas: Canvas, words: Words) -> None:
    draw_card(canvas, Card(Colour.BLUE, 1), (-31, -42, 31, 42), words, dimmed=True)
    canvas.icon("exile", (-29, -40), 26, SAND)


_ENTRIES: tuple[tuple[_Sign, Callable[[Pictures], str]], ...] = (
    (_stone, Pictures.legend_stone),
    (_bridge, Pictures.legend_bridge),
    (_city, Pictures.legend_city),
    (lambda canvas, _: draw_tile(canvas, Tile.ARTIFACT, (0, 0), 76), Pictures.legend_artifact),
    (lambda canvas, _: draw_tile(canvas, Tile.ARROW, (0, 0), 76), Pictures.legend_arrow),
    (lambda canvas, _: draw_tile(canvas, Tile.POINTS_10, (0, 0), 76), Pictures.legend_points),
    (_laurel, Pictures.legend_laurel),
    (lambda canvas, _: draw_explorer(canvas, 0, "A", (0, 28), 56, researcher=False), Pictures.legend_adventurer),
    (lambda canvas, _: draw_explorer(canvas, 0, "A", (0, 36), 56, researcher=True), Pictures.legend_researcher),
    (_hand, Pictures.legend_hand),
    (_card, Pictures.legend_card),
    (_pile, Pictures.legend_pile),
    (_deck, Pictures.legend_deck),
    (_light, Pictures.legend_light),
    (_only_discarded, Pictures.legend_discard),
)


@kept(megabytes=1)
def draw_legend(words: Words) -> bytes:
    entries = [(lambda canvas, sign=sign: sign(canvas, words), meaning(words.pictures)) for sign, meaning in _ENTRIES]
    return legend.draw_legend(words.pictures.legend(), entries, DUSK)
