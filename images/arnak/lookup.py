"""Look-ups: one card, tile, guardian, assistant or idol next to its text."""

from __future__ import annotations

from arnak_bot.games.arnak.wording.messages import Words
from images.arnak.choices import CARD, Choice, paint_choices


def card_picture(card_id: str, text: str, words: Words) -> bytes:
    """Draw a card beside text (lines broken as given, the first one bold). Returns the bytes of a picture."""
    return tile_picture(CARD, card_id, text, words)


def tile_picture(kind: str, tile_id: str, text: str, words: Words) -> bytes:
    """Draw a site tile, guardian, assistant or idol beside its description. Returns the bytes of a picture.

    Raises:
        KeyError: there is no such kind.
    """
    return paint_choices([Choice(kind, tile_id, text)], words, numbered=False).encode()
