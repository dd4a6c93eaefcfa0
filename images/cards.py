"""Cards: small ones for the row and the hand, a large one with words for look-ups."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from arnak_bot.engine.content import CARD_BY_ID
from arnak_bot.engine.printed import Card, CardKind
from images import glyphs
from images.canvas import Canvas, fitted
from images.theme import (
    BASIC,
    BRASS,
    CANVAS,
    FEAR,
    GOLD,
    INK,
    LIGHT,
    ON_DARK,
    ON_LIGHT,
    PLATE,
    STONE,
    WHITE,
    Colour,
    mixed,
)

ROW_CARD = (196, 196)
HAND_CARD = (250, 350)

_GROUND = {
    CardKind.BASIC: BASIC,
    CardKind.FEAR: FEAR,
    CardKind.ITEM: CANVAS,
    CardKind.ARTIFACT: STONE,
}


def _ink(printed: Card) -> Colour:
    return LIGHT if printed.kind is CardKind.FEAR else INK


def _cost(canvas: Canvas, printed: Card, left: int, bottom: int, size: int) -> None:
    if printed.kind not in (CardKind.ITEM, CardKind.ARTIFACT):
        return
    resource = "coin" if printed.kind is CardKind.ITEM else "compass"
    canvas.panel((left, bottom - size - 8, left + size * 2 - 2, bottom), PLATE, 10)
    canvas.text((left + 8, bottom - size // 2 - 4), str(printed.cost), size, WHITE, bold=True)
    canvas.icon(resource, (left + size - 8, bottom - size - 1), size - 6, ON_DARK[resource])


def _points(canvas: Canvas, printed: Card, right: int, bottom: int, size: int) -> None:
    if not printed.points:
        return
    ink = _ink(printed)
    canvas.icon("points", (right - size - 6, bottom - size - 6), size + 6, mixed(_GROUND[printed.kind], GOLD, 0.7))
    canvas.text(
        (right - size // 2 - 3, bottom - size // 2 - 5),
        str(printed.points),
        round(size * 0.72),
        ink,
        bold=True,
        anchor="mm",
    )


def _travel(canvas: Canvas, printed: Card, left: int, top: int, size: int) -> None:
    width = len(printed.travel) * (size + 2) + 8
    canvas.panel((left, top, left + width, top + size + 8), LIGHT, 8, outline=BRASS, line=2)
    for at, icon in enumerate(printed.travel):
        canvas.icon(icon.value, (left + 5 + at * (size + 2), top + 4), size, INK)


@lru_cache(maxsize=96)
def row_card(card_id: str) -> Image.Image:
    """A card of the row: name, cost, points, travel and effect on 196 by 196 pixels."""
    printed = CARD_BY_ID[card_id]
    width, height = ROW_CARD
    ground = _GROUND[printed.kind]
    canvas = Canvas(ROW_CARD, ground)
    canvas.panel((width - 78, 58, width - 5, 106), mixed(ground, INK, 0.5), 8)
    canvas.icon(card_id, (width - 64, 59), 46, mixed(ground, WHITE, 0.5))
    _travel(canvas, printed, 6, 62, 34)
    canvas.panel((0, 0, width, 54), PLATE, 4)
    _name(canvas, printed, (width // 2, 27), width - 12, 54)
    canvas.panel((5, 108, width - 5, 148), LIGHT, 8)
    canvas.glyphs((width // 2, 128), glyphs.card(printed), 34, INK, ON_LIGHT, width=width - 20)
    _cost(canvas, printed, 6, height - 5, 36)
    _points(canvas, printed, width - 4, height - 3, 36)
    return canvas.image


def name_lines(name: str, width: int) -> tuple[tuple[str, int], ...]:
    """Return the lines of a card's name with their sizes: one where it fits at 27 pixels, else two."""
    text, size = fitted(name, width, 32, 27, bold=True)
    if text == name:
        return ((text, size),)
    first, _, rest = name.rpartition(" ")
    return (fitted(first, width, 27, 24, bold=True), fitted(rest, width, 27, 24, bold=True))


def _name(canvas: Canvas, printed: Card, centre: tuple[int, int], width: int, height: int) -> None:
    lines = name_lines(printed.name, width)
    step = height // 4 - 1
    places = (centre[1],) if len(lines) == 1 else (centre[1] - step, centre[1] + step)
    for (text, size), y in zip(lines, places, strict=True):
        canvas.text((centre[0], y), text, size, WHITE, bold=True, anchor="mm")


@lru_cache(maxsize=32)
def hand_card(card_id: str) -> Image.Image:
    """A card of the hand: 250 by 350 pixels, with its illustration."""
    printed = CARD_BY_ID[card_id]
    width, height = HAND_CARD
    ground = _GROUND[printed.kind]
    canvas = Canvas(HAND_CARD, ground)
    canvas.panel((8, 62, width - 8, 218), mixed(ground, INK if printed.kind is not CardKind.FEAR else WHITE, 0.14), 12)
    canvas.icon(card_id, (width // 2 - 54, 90), 124, mixed(ground, _ink(printed), 0.55))
    canvas.panel((0, 0, width, 56), PLATE, 4)
    _name(canvas, printed, (width // 2, 28), width - 14, 56)
    _travel(canvas, printed, 12, 68, 44)
    if printed.effect is not None:
        canvas.panel((8, 228, width - 8, 286), LIGHT, 10)
        canvas.glyphs((width // 2, 257), glyphs.card(printed), 44, INK, ON_LIGHT, width=width - 28)
    if printed.kind is CardKind.ARTIFACT:
        canvas.panel((width - 66, 190, width - 8, 222), PLATE, 8)
        canvas.text((width - 58, 206), "1", 28, WHITE, bold=True)
        canvas.icon("tablet", (width - 40, 192), 28, ON_DARK["tablet"])
    _cost(canvas, printed, 10, height - 8, 44)
    _points(canvas, printed, width - 8, height - 6, 46)
    return canvas.image
