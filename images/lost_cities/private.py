"""The mover's own picture: the board with what can be chosen now lit and numbered as in the menu, and the hand below.

One picture and not two: beside each other Discord shows pictures at half a phone's width.
"""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.lost_cities.engine.actions import Action, Discard, Draw, Play, Step
from arnak_bot.games.lost_cities.engine.content import CITY
from arnak_bot.games.lost_cities.engine.events import Event
from arnak_bot.games.lost_cities.engine.view import GameView
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.games.lost_cities.wording.turn import numbers_of
from images.kit.canvas import Box, Canvas
from images.kit.theme import DARKENED
from images.lost_cities.board import DECK_BOX, paint_board, pile_box, stone_box
from images.lost_cities.ground import LANES_BOTTOM
from images.lost_cities.hand import paint_strip
from images.lost_cities.pieces import badge_width, draw_badge, draw_ring
from images.lost_cities.theme import DUSK, WIDTH

__all__ = ["draw_private", "lit_places"]

_DIMMED = 0.45
_ROUND, _SQUARE = 28, 12
_DIGITS = 32


def draw_private(view: GameView, names: Sequence[str], words: Words, events: Sequence[Event] = ()) -> bytes:
    """Draw what the view's own seat decides by. Returns the bytes of a picture as wide as the board.

    Raises:
        ValueError: the view belongs to no seat.
    """
    hand = paint_strip(view, words)
    places = lit_places(view)
    board = paint_board(view, names, words, events, choosing=bool(places))
    _light_up(board, places)
    canvas = Canvas((WIDTH, board.image.height + hand.image.height), DUSK)
    canvas.paste(board.image, (0, 0))
    canvas.paste(hand.image, (0, board.image.height))
    return canvas.encode()


def lit_places(view: GameView) -> dict[Box, tuple[int, ...]]:
    """Return the places of the board that the viewer's actions lead to, each with the numbers of what leads there."""
    numbers = numbers_of(view)
    found: dict[Box, set[int]] = {}
    for action in view.legal:
        box = _box(view, action)
        if box is not None:
            found.setdefault(box, set()).update(filter(None, [numbers.get(action.text)]))
    return {box: tuple(sorted(lit)) for box, lit in found.items()}


def _box(view: GameView, action: Action) -> Box | None:
    """Where an action leads: the next stone of its path, or a pile. A discard leads where nobody has to look."""
    match action:
        case Play(card):
            piece = view.own.piece(card.colour)
            stone = 1 if piece is None else piece.stone + 1
            return stone_box(card.colour, stone) if stone <= CITY else None
        case Step(path):
            piece = view.own.piece(path)
            return stone_box(path, piece.stone + 1) if piece is not None else None
        case Draw(None):
            return DECK_BOX
        case Draw(pile) if pile is not None:
            return pile_box(pile)
        case Discard() | _:
            return None


def _light_up(board: Canvas, places: dict[Box, tuple[int, ...]]) -> None:
    """Number what is lit; where it is only paths, or only piles, the other half of the board is dimmed."""
    if not places:
        return
    on_paths = all(bottom <= LANES_BOTTOM for _, _, _, bottom in places)
    if not on_paths:
        board.dim((0, 0, WIDTH, LANES_BOTTOM), DARKENED, _DIMMED)
    for box, numbers in places.items():
        draw_ring(board, box, _ROUND if on_paths else _SQUARE)
        if not numbers:
            continue
        text = ",".join(map(str, numbers))
        if on_paths:  # below the stone: explorers stand on top
            draw_badge(board, ((box[0] + box[2] + badge_width(text, _DIGITS)) // 2, box[3] - 18), text, _DIGITS)
        else:
            draw_badge(board, (box[2] + 10, box[1] - 16), text, _DIGITS)
