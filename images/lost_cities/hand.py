"""A player's hand as a picture, for its owner alone: what can be played now stands out, numbered as in the menu."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.lost_cities.engine.actions import Play
from arnak_bot.games.lost_cities.engine.printed import Card
from arnak_bot.games.lost_cities.engine.state import Phase
from arnak_bot.games.lost_cities.engine.view import GameView, PlayerView
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.games.lost_cities.wording.turn import hand_numbers
from images.kit.canvas import Box, Canvas
from images.kit.names import initial
from images.kit.theme import GOLD, LIGHT, WHITE
from images.lost_cities.pieces import draw_badge, draw_card, draw_ring
from images.lost_cities.theme import DUSK, SAND, WIDTH

__all__ = ["draw_hand", "paint_strip"]

_CARD = (190, 250)
_GAP, _HEAD, _PER_ROW = 18, 92, 4
_STRIP_CARD, _STRIP_GAP, _STRIP_TOP = (139, 172), 14, 18


def draw_hand(view: GameView, name: str, words: Words, fresh: Sequence[Card] = ()) -> bytes:
    """Draw the hand of the view's own seat, in two rows of four, a light around fresh cards. Returns a picture's bytes.

    Raises:
        ValueError: the view belongs to no seat.
    """
    own = _own(view)
    width, height = _CARD
    canvas = Canvas((_GAP + _PER_ROW * (width + _GAP), _HEAD + 2 * (height + _GAP)), DUSK)
    canvas.seat(own.seat, (_GAP, 18), 52, outline=LIGHT, initial=initial(name, own.seat))
    canvas.name((_GAP + 72, 45), name, own.seat, 430, 40, LIGHT)
    canvas.icon("artifact", (566, 22), 46, SAND)
    canvas.text((618, 45), str(own.artifacts + own.tokens), 40, WHITE, bold=True)
    canvas.icon("points", (690, 22), 46, GOLD)
    canvas.text((742, 45), str(own.points), 40, WHITE, bold=True)
    boxes = []
    for at in range(len(own.hand)):
        row, column = divmod(at, _PER_ROW)
        left, top = _GAP + column * (width + _GAP), _HEAD + row * (height + _GAP)
        boxes.append((left, top, left + width, top + height))
    _cards(canvas, view, boxes, words, fresh)
    return canvas.encode()


def paint_strip(view: GameView, words: Words) -> Canvas:
    """Paint the hand on one line, as wide as the board, to stand below it."""
    width, height = _STRIP_CARD
    canvas = Canvas((WIDTH, height + _STRIP_TOP + 14), DUSK)
    count = len(_own(view).hand)
    first = (WIDTH - count * (width + _STRIP_GAP) + _STRIP_GAP) // 2
    lefts = [first + at * (width + _STRIP_GAP) for at in range(count)]
    _cards(canvas, view, [(left, _STRIP_TOP, left + width, _STRIP_TOP + height) for left in lefts], words)
    return canvas


def _own(view: GameView) -> PlayerView:
    if view.viewer is None:
        raise ValueError("the open table has no hand")
    return view.own


def _cards(canvas: Canvas, view: GameView, boxes: list[Box], words: Words, fresh: Sequence[Card] = ()) -> None:
    """The cards in their boxes; where a card is to be chosen, those that cannot be played are dim."""
    choosing = view.table.phase is Phase.CARD and view.viewer in view.seats_to_act
    playable = {action.card for action in view.legal if isinstance(action, Play)}
    numbers = hand_numbers(view)
    for card, box in zip(sorted(view.own.hand, key=_order), boxes, strict=True):
        can = card in playable
        draw_card(canvas, card, box, words, dimmed=choosing and not can, fresh=card in fresh)
        if choosing and can:
            draw_ring(canvas, box, 10)
        elif choosing:
            _discard_only(canvas, box, words)
        if choosing:
            draw_badge(canvas, (box[2] + 8, box[1] - 12), str(numbers[card]))


def _order(card: Card) -> tuple[int, int]:
    return card.order


def _discard_only(canvas: Canvas, box: Box, words: Words) -> None:
    """Said in words where there is room for them, by a sign where there is not."""
    left, top, right, _ = box
    if right - left < _CARD[0]:
        canvas.icon("exile", (left + 8, top + 8), 38, SAND)
        return
    canvas.fitted_text((left + 10, top + 24), words.pictures.discard_only(), right - left - 54, 28, SAND)
