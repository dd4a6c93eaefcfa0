"""Look-ups: one card, tile, guardian, assistant or idol beside its words."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from arnak_bot.engine.content import IDOL_EFFECTS, SITE_TILE_BY_KEY
from arnak_bot.engine.printed import IdolKind
from images import glyphs
from images.canvas import Canvas, Glyph, wrapped
from images.cards import HAND_CARD, hand_card
from images.theme import (
    BRASS,
    DANGER,
    GOLD,
    INK,
    LIGHT,
    ON_DARK,
    ON_LIGHT,
    PAPER,
    PLATE,
    SILVER,
    SOFT_INK,
    WHITE,
    Colour,
)

__all__ = ["card_picture", "tile_picture"]

_SIZE = 30
_LINE = 38
_WIDTH = 800


def card_picture(card_id: str, words: str) -> bytes:
    """Draw a card beside its words (lines broken as given, the first one bold). Returns the bytes of a picture."""
    return _beside_words(hand_card(card_id), words)


def tile_picture(kind: str, tile_id: str, words: str) -> bytes:
    """Draw a site tile, guardian, assistant or idol beside its words. Returns the bytes of a picture.

    Raises:
        KeyError: there is no such kind.
    """
    return _beside_words(_DRAWN[kind](tile_id), words)


def _beside_words(left: Image.Image, words: str) -> bytes:
    lines: list[tuple[str, bool]] = []
    for number, paragraph in enumerate(words.splitlines()):
        lines += [(line, number == 0) for line in wrapped(paragraph, _WIDTH - 330, _SIZE, bold=number == 0)]
    height = max(HAND_CARD[1] + 40, 60 + _LINE * len(lines))
    canvas = Canvas((_WIDTH, height), LIGHT)
    canvas.paste(left, (20, 20))
    for at, (line, bold) in enumerate(lines):
        canvas.text((296, 44 + at * _LINE), line, _SIZE, INK, bold=bold)
    return canvas.encode()


def _tile(icon: str, ground: Colour, ink: Colour, rows: Sequence[tuple[Colour, Sequence[Glyph], bool]]) -> Image.Image:
    """An upright tile: a large sign, and a band for each line of signs (ground, signs, light signs on dark)."""
    width, height = HAND_CARD
    canvas = Canvas(HAND_CARD, PAPER)
    canvas.panel((0, 0, width, height), ground, 14, outline=BRASS, line=4)
    canvas.icon(icon, (width // 2 - 70, 24), 140, ink)
    top = height - 16 - 70 * len(rows)
    for band, line, dark in rows:
        canvas.panel((14, top, width - 14, top + 60), band, 10)
        palette = ON_DARK if dark else ON_LIGHT
        canvas.glyphs((width // 2, top + 30), line, 44, WHITE if dark else INK, palette, width=width - 44)
        top += 70
    return canvas.image


def _site(tile_id: str) -> Image.Image:
    level, number = map(int, tile_id.split("-"))
    return _tile("site", PAPER, SOFT_INK, [(LIGHT, glyphs.effect(SITE_TILE_BY_KEY[level, number].effect), False)])


def _guardian(tile_id: str) -> Image.Image:
    number = int(tile_id)
    rows = [(PLATE, glyphs.guardian_cost(number), True), (LIGHT, ["#points", *glyphs.boon(number)], False)]
    return _tile(f"guardian-{number}", DANGER, LIGHT, rows)


def _assistant(tile_id: str) -> Image.Image:
    number = int(tile_id)
    sides = [(SILVER, glyphs.assistant(number, gold=False), True), (GOLD, glyphs.assistant(number, gold=True), True)]
    return _tile(f"assistant-{number}", PAPER, SOFT_INK, sides)


def _idol(tile_id: str) -> Image.Image:
    return _tile("idol", BRASS, INK, [(LIGHT, glyphs.effect(IDOL_EFFECTS[IdolKind(tile_id)]), False)])


_DRAWN = {"site": _site, "guardian": _guardian, "assistant": _assistant, "idol": _idol}
