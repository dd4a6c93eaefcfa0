"""Tiles as upright pictures: sites, guardians, assistants, idols, idol slots, bonus tiles, temple tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image

from arnak_bot.games.arnak.engine.content import (
    BONUS_TILE_EFFECTS,
    GUARDIAN_POINTS,
    IDOL_EFFECTS,
    SITE_TILE_BY_KEY,
    SLOT_EFFECT_BY_NAME,
    TEMPLE_STACK_BY_ID,
)
from arnak_bot.games.arnak.engine.effects import Effect
from arnak_bot.games.arnak.engine.printed import BonusTile, CardKind, IdolKind
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak import glyphs, phrases
from images.arnak.art import ground, portrait
from images.arnak.cards import HAND_CARD
from images.arnak.guardians import draw_portrait
from images.arnak.phrases import Phrase
from images.arnak.places import place_picture
from images.arnak.theme import ON_DARK, ON_LIGHT
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.theme import (
    BRASS,
    DANGER,
    GOLD,
    INK,
    LIGHT,
    PLATE,
    POINTS,
    SILVER,
    TOKEN,
    TOKEN_RIM,
    WHITE,
    Colour,
    mixed,
)

TILE = HAND_CARD
_FACE = 184
_SIGN = 40


@kept(megabytes=3)
def tile(kind: str, tile_id: str, words: Words) -> Image.Image:
    """Raises `KeyError` if there is no such kind."""
    return _DRAWN[kind](tile_id, words)


def _upright(rim: Colour, kind: CardKind = CardKind.BASIC) -> Canvas:
    canvas = Canvas(TILE, rim)
    canvas.paste(ground(kind, (TILE[0] - 10, TILE[1] - 10)), (5, 5), 10)
    return canvas


def _band(canvas: Canvas, bottom: int, phrase: Phrase, rim: Colour, *, dark: bool = False) -> int:
    """Return where the band begins."""
    width = TILE[0]
    lines, size = phrases.fitting(phrase, width - 44, 2, _SIGN, 28)
    top = bottom - max(56, round(len(lines) * size * 1.12) + 12)
    canvas.panel((12, top, width - 12, bottom), PLATE if dark else LIGHT, 10, outline=rim, line=3)
    canvas.phrase(
        (20, top + 4, width - 20, bottom - 4), lines, size, WHITE if dark else INK, ON_DARK if dark else ON_LIGHT
    )
    return top - 8


def _site(tile_id: str, words: Words) -> Image.Image:
    level, number = map(int, tile_id.split("-"))
    canvas = _upright(BRASS)
    top = _band(canvas, TILE[1] - 14, phrases.effect(SITE_TILE_BY_KEY[level, number].effect, words), BRASS)
    canvas.paste(place_picture(tile_id, (TILE[0] - 24, top - 12)), (12, 12), 10)
    return canvas.image


def _guardian(tile_id: str, words: Words) -> Image.Image:
    number = int(tile_id)
    canvas = _upright(DANGER, CardKind.FEAR)
    boon = ((str(GUARDIAN_POINTS), "#points"), *phrases.boon(number, words))
    top = _band(canvas, TILE[1] - 14, boon, BRASS)
    top = _band(canvas, top, (glyphs.guardian_cost(number),), DANGER, dark=True)
    face = min(_FACE, top - 16)
    draw_portrait(canvas, number, ((TILE[0] - face) // 2, (top - face) // 2 + 6), face)
    return canvas.image


def _assistant(tile_id: str, words: Words, *sides: Colour) -> Image.Image:
    """The face on the first of the sides, silver or gold, and below it the effect of each."""
    number, gold, top = int(tile_id), sides[0] == GOLD, TILE[1] - 14
    canvas = _upright(sides[0], CardKind.ITEM if gold else CardKind.ARTIFACT)
    for side in reversed(sides):
        top = _band(canvas, top, phrases.assistant(number, gold=side == GOLD, words=words), side)
    face = min(_FACE, top - 16)
    canvas.figure(portrait(number, face, gold=gold), ((TILE[0] - face) // 2, (top - face) // 2 + 6))
    return canvas.image


def _token(effect: Effect, rim: Colour, words: Words) -> Image.Image:
    canvas = _upright(rim)
    top = _band(canvas, TILE[1] - 14, phrases.effect(effect, words), BRASS)
    x, y = TILE[0] // 2, top // 2 + 4
    canvas.panel((x - 84, y - 84, x + 84, y + 84), TOKEN, 84, outline=TOKEN_RIM, line=5)
    canvas.glyphs((x, y), glyphs.effect(effect, words), 100, INK, ON_LIGHT, width=140)
    return canvas.image


def _slot(tile_id: str, words: Words) -> Image.Image:
    slot = SLOT_EFFECT_BY_NAME[tile_id]
    canvas = _upright(TOKEN_RIM)
    price: Phrase = ((str(slot.coins), "#coin", glyphs.ARROW),) if slot.coins else ()
    top = _band(canvas, TILE[1] - 14, (*price, *phrases.effect(slot.effect, words)), BRASS)
    side, middle = 150, (TILE[0] // 2, top // 2 + 4)
    box = (middle[0] - side // 2, middle[1] - side // 2, middle[0] + side // 2, middle[1] + side // 2)
    canvas.panel(box, TOKEN, 18, outline=TOKEN_RIM, line=5)
    canvas.icon("idol", (box[0] + 20, box[1] + 20), side - 40, INK)
    return canvas.image


def _temple(tile_id: str, words: Words) -> Image.Image:
    canvas = _upright(GOLD)
    middle = TILE[0] // 2
    canvas.icon("temple", (middle - 80, 24), 160, mixed(INK, BRASS, 0.3))
    canvas.panel((middle - 60, 200, middle + 60, 320), LIGHT, 60, outline=BRASS, line=3)
    canvas.icon("points", (middle - 52, 208), 104, BRASS)
    canvas.text((middle, 260), str(TEMPLE_STACK_BY_ID[tile_id].points), 60, POINTS, bold=True, anchor="mm")
    return canvas.image


_DRAWN: Mapping[str, Callable[[str, Words], Image.Image]] = {
    "site": _site,
    "guardian": _guardian,
    "assistant": lambda tile_id, words: _assistant(tile_id, words, SILVER, GOLD),
    "silver": lambda tile_id, words: _assistant(tile_id, words, SILVER),
    "gold": lambda tile_id, words: _assistant(tile_id, words, GOLD),
    "idol": lambda tile_id, words: _token(IDOL_EFFECTS[IdolKind(tile_id)], BRASS, words),
    "slot": _slot,
    "bonus": lambda tile_id, words: _token(BONUS_TILE_EFFECTS[BonusTile(tile_id)], TOKEN_RIM, words),
    "temple": _temple,
}
