"""A player's hand as a picture, for its owner alone."""

from __future__ import annotations

from arnak_bot.games.arnak.engine.view import GameView, PlayerView
from images.arnak.cards import HAND_CARD, hand_card
from images.arnak.chips import Chip, counted, number
from images.arnak.theme import RESOURCES
from images.arnak.words import ENGLISH, PictureWords
from images.kit.canvas import Canvas
from images.kit.names import initial, shown_name
from images.kit.theme import BRASS, INK, LEATHER, LIGHT, SOFT_INK, TABLE

_GAP = 14
_HEAD = 74
_EMPTY = 84
"""How high what stands below the head is where there is no card."""
_PER_ROW = 6
"""So that a hand and the board above it are in view together on a phone."""


def draw_hand(view: GameView, name: str, words: PictureWords = ENGLISH) -> bytes:
    """Draw the hand of the view's own seat. Returns the bytes of a picture.

    Raises:
        ValueError: the view belongs to no seat.
    """
    return paint_hand(view, name, words).encode()


def paint_hand(
    view: GameView, name: str, words: PictureWords = ENGLISH, width: int | None = None, most: float = 1
) -> Canvas:
    """Paint the hand without encoding it; with a `width` as wide as that, but at most so many times its own size.

    It is drawn at its size: to make it smaller afterwards takes longer than all the rest.
    """
    if view.viewer is None:
        raise ValueError("the open table has no hand")
    own = view.players[view.viewer]
    name = shown_name(name, own.seat, words)
    cards = [*own.hand, *own.kept, *own.drawn]
    wide, high = HAND_CARD
    columns = max(4, min(_PER_ROW, len(cards)))
    rows = -(-len(cards) // columns)
    right, bottom = _GAP + columns * (wide + _GAP), _HEAD + (rows * (high + _GAP) if cards else _EMPTY)
    scale = 1 if width is None else min(width / right, most)
    canvas = Canvas((round(right * scale), round(bottom * scale)), TABLE, scale=scale)
    canvas.panel((0, 0, right, _HEAD - 8), LEATHER, 1)
    canvas.panel((0, _HEAD - 11, right, _HEAD - 8), BRASS, 1)
    chips = _chips(own, words)
    x = right - _GAP - sum(chip.width + 22 for chip in chips)
    canvas.panel((x, 8, right - _GAP, _HEAD - 18), LIGHT, 12)
    canvas.seat(own.seat, (_GAP + 2, 13), 44, outline=LIGHT, initial=initial(name, own.seat))
    canvas.name((_GAP + 62, 36), name, own.seat, x - _GAP - 80, 40, LIGHT, smallest=30)
    x += 11
    for chip in chips:
        chip.draw(canvas, x, 14)
        x += chip.width + 22
    size = (canvas.pixels(wide), canvas.pixels(high))
    for at, card in enumerate(cards):
        row, column = divmod(at, columns)
        place = (_GAP + column * (wide + _GAP), _HEAD + row * (high + _GAP))
        canvas.paste(hand_card(card, words, size), place, canvas.pixels(12))
    if not cards:
        canvas.text((right // 2, _HEAD + _EMPTY // 2 - 4), words.no_cards(), 44, LIGHT, anchor="mm")
    return canvas


def _chips(own: PlayerView, words: PictureWords) -> list[Chip]:
    """What its owner can pay with, and how many cards are left to draw."""
    chips = [
        number(str(count), resource.value, RESOURCES[resource] if count else SOFT_INK, INK if count else SOFT_INK)
        for resource, count in own.tokens
    ]
    return [*chips, counted(words.in_deck(count=own.deck_size))]
