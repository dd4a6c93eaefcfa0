"""A player's hand as a picture, for its owner alone."""

from __future__ import annotations

from arnak_bot.engine.view import GameView
from images.canvas import Canvas
from images.cards import HAND_CARD, hand_card
from images.names import initial
from images.theme import INK, LIGHT, RESOURCES, SOFT_INK, TABLE

_GAP = 14
_HEAD = 74
_PER_ROW = 6


def draw_hand(view: GameView, name: str) -> bytes:
    """Draw the hand of the view's own seat. Returns the bytes of a picture.

    Raises:
        ValueError: the view belongs to no seat.
    """
    if view.viewer is None:
        raise ValueError("the open table has no hand")
    own = view.players[view.viewer]
    cards = [*own.hand, *own.kept]
    width, height = HAND_CARD
    columns = max(4, min(_PER_ROW, len(cards) + len(own.drawn)))
    rows = max(1, -(-(len(cards) + len(own.drawn)) // columns))
    canvas = Canvas((_GAP + columns * (width + _GAP), _HEAD + rows * (height + _GAP)), TABLE)
    canvas.seat(own.seat, (_GAP + 4, 16), 42, outline=LIGHT, initial=initial(name, own.seat))
    canvas.name((_GAP + 62, 38), name, own.seat, 290, 36, LIGHT)
    x = 390
    for resource, count in own.tokens:
        canvas.panel((x, 12, x + 84, 64), LIGHT, 10)
        canvas.icon(resource.value, (x + 6, 20), 36, RESOURCES[resource] if count else SOFT_INK)
        canvas.text((x + 60, 39), str(count), 36, INK, bold=True, anchor="mm")
        x += 92
    canvas.icon("deck", (x + 8, 20), 36, LIGHT)
    canvas.text((x + 50, 39), str(own.deck_size), 34, LIGHT, bold=True)
    for at, card in enumerate([*cards, *own.drawn]):
        row, column = divmod(at, columns)
        canvas.paste(hand_card(card), (_GAP + column * (width + _GAP), _HEAD + row * (height + _GAP)))
    if not cards and not own.drawn:
        canvas.text((canvas.image.width // 2, _HEAD + height // 2), "no cards in hand", 44, LIGHT, anchor="mm")
    return canvas.encode()
