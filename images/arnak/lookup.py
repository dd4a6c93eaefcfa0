"""Look-ups: one card, tile, guardian, assistant or idol next to its text."""

from __future__ import annotations

from PIL import Image

from arnak_bot.games.arnak.wording.messages import Words
from images.arnak.art import paper
from images.arnak.cards import HAND_CARD, hand_card
from images.arnak.choices import SIZE, lines_of
from images.arnak.tiles import tile
from images.kit.canvas import Canvas
from images.kit.theme import BRASS, INK, LIGHT

_LINE = 40
_WIDTH = 800


def card_picture(card_id: str, text: str, words: Words) -> bytes:
    """Draw a card beside text (lines broken as given, the first one bold). Returns the bytes of a picture."""
    return _beside_text(hand_card(card_id, words), text)


def tile_picture(kind: str, tile_id: str, text: str, words: Words) -> bytes:
    """Draw a site tile, guardian, assistant or idol beside a text about it. Returns the bytes of a picture.

    Raises:
        KeyError: there is no such kind.
    """
    return _beside_text(tile(kind, tile_id, words), text)


def _beside_text(left: Image.Image, text: str) -> bytes:
    lines = lines_of(text, _WIDTH - 340)
    height = max(HAND_CARD[1] + 40, 70 + _LINE * len(lines))
    canvas = Canvas((_WIDTH, height), paper((_WIDTH, height)))
    canvas.panel((284, 20, _WIDTH - 20, height - 20), LIGHT, 14, outline=BRASS, line=2)
    canvas.paste(left, (20, 20), 14)
    for at, (line, bold) in enumerate(lines):
        canvas.text((304, 54 + at * _LINE), line, SIZE, INK, bold=bold)
    return canvas.encode()
