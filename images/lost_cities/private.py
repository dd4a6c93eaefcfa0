"""A player's private pictures: their hand and, when they have to choose, the board above it, numbered like the menu.

It is a single picture, since Discord shows two side by side at half a phone's width.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from arnak_bot.games.lost_cities.engine.actions import Action, Draw, Play
from arnak_bot.games.lost_cities.engine.events import Event
from arnak_bot.games.lost_cities.engine.printed import Card
from arnak_bot.games.lost_cities.engine.state import Phase
from arnak_bot.games.lost_cities.engine.view import GameView
from arnak_bot.games.lost_cities.wording.facts import arriving, colour_of
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.games.lost_cities.wording.turn import hand_numbers, numbers_of
from images.kit.boxes import Box, in_rows
from images.kit.canvas import Canvas
from images.kit.jpeg import whole_blocks
from images.kit.names import initial
from images.kit.sheet import Sheet
from images.kit.surface import Surface, lay
from images.kit.text import fitted
from images.kit.theme import DARKENED, GOLD, LIGHT, WHITE
from images.lost_cities.board import DECK_BOX, PILES, board_size, lay_board
from images.lost_cities.ground import LANES_BOTTOM, stone_box
from images.lost_cities.pieces import badge_width, draw_badge, draw_card, draw_ring
from images.lost_cities.theme import DUSK, SAND, WIDTH

_CARD = (190, 250)
_GAP, _HEAD, _PER_ROW = 18, 92, 4
_STRIP_CARD, _STRIP_GAP, _STRIP_TOP = (139, 172), 14, 18
"""The hand below the board, where it is a single row: the size of a card, the gap between two, and the top margin."""
_DIMMED = 0.45
_ROUND, _SQUARE = 26, 12
_DIGITS = 30
_OVER = 34
"""How far a badge may extend beyond what it numbers."""


def draw_hand(view: GameView, name: str, words: Words, fresh: Sequence[Card] = ()) -> bytes:
    own, seat, (width, height) = view.own, view.seat, _CARD
    canvas = Canvas((_GAP + _PER_ROW * (width + _GAP), _HEAD + 2 * (height + _GAP)), DUSK)
    canvas.seat(seat, (_GAP, 18), 52, outline=LIGHT, initial=initial(name, seat))
    canvas.name((_GAP + 72, 45), name, seat, 460, 40, LIGHT, smallest=30)
    canvas.icon("artifact", (566, 22), 46, SAND)
    canvas.text((618, 45), str(own.artifacts + own.tokens), 40, WHITE, bold=True)
    canvas.icon("points", (690, 22), 46, GOLD)
    canvas.text((742, 45), str(own.points), 40, WHITE, bold=True)
    _cards(canvas, view, in_rows(len(own.hand), _PER_ROW, (_GAP, _HEAD), _CARD, _GAP), words, fresh)
    return canvas.encode()


def draw_private(view: GameView, names: Sequence[str], words: Words, events: Sequence[Event] = ()) -> bytes:
    cards, (width, height) = len(view.own.hand), _STRIP_CARD
    places, (_, bottom) = lit_places(view), board_size(len(view.players))
    sheet = Sheet(whole_blocks((WIDTH, bottom + _STRIP_TOP + height + 14)), DUSK)
    lay_board(sheet, view, names, words, events, choosing=bool(places))
    _light_up(sheet, places)
    left = (WIDTH - cards * (width + _STRIP_GAP) + _STRIP_GAP) // 2
    _cards(sheet, view, in_rows(cards, cards, (left, bottom + _STRIP_TOP), _STRIP_CARD, _STRIP_GAP), words)
    return sheet.encode()


def _cards(surface: Surface, view: GameView, boxes: Sequence[Box], words: Words, fresh: Sequence[Card] = ()) -> None:
    """Draw the cards in their boxes; when choosing a card, those that cannot be played are dimmed."""
    choosing = view.table.phase is Phase.CARD and view.viewer in view.seats_to_act
    playable = {action.card for action in view.legal if isinstance(action, Play)}
    numbers = hand_numbers(view) if choosing else {}
    for card, box in zip(sorted(view.own.hand, key=lambda card: card.order), boxes, strict=True):
        plays = card in playable if choosing else None
        lay(surface, _held, box, card, plays, numbers.get(card), card in fresh, words, reach=_OVER)


def _held(
    canvas: Canvas, box: Box, card: Card, plays: bool | None, number: int | None, fresh: bool, words: Words
) -> None:
    draw_card(canvas, card, box, words, dimmed=plays is False, fresh=fresh)
    if plays is False:
        _discard_only(canvas, box, words)
    elif plays:
        draw_ring(canvas, box, 10)
    if number is not None:
        draw_badge(canvas, (box[2] + 8, box[1] - 12), str(number))


def _discard_only(canvas: Canvas, box: Box, words: Words) -> None:
    left, _, right, bottom = box
    text, room = words.pictures.discard_only(), right - left - 64
    if right - left < _CARD[0] or fitted(text, room, 30, 18)[0] != text:
        canvas.icon("exile", (left + 12, bottom - 54), 42, WHITE)
    else:
        canvas.fitted_text((left + 12, bottom - 26), text, room, 30, WHITE)


def lit_places(view: GameView) -> dict[Box, tuple[int, ...]]:
    numbers = numbers_of(view)
    found: dict[Box, set[int]] = {}
    for action in view.legal:
        if box := _box(view, action):
            found.setdefault(box, set()).update(filter(None, [numbers.get(action.text)]))
    return {box: tuple(sorted(lit)) for box, lit in found.items()}


def _box(view: GameView, action: Action) -> Box | None:
    """The place that an action leads to: the next stone of its path, or a pile; None for a discard."""
    if isinstance(action, Draw):
        return DECK_BOX if action.pile is None else PILES[action.pile]
    piece = arriving(action, view)
    return None if piece is None else stone_box(colour_of(action), piece.stone)


def _light_up(surface: Surface, places: dict[Box, tuple[int, ...]]) -> None:
    """Highlight and number the places; unless they are all stones, dim the paths."""
    on_paths = all(bottom <= LANES_BOTTOM for _, _, _, bottom in places)
    if not on_paths:
        surface.dim((0, 0, WIDTH, LANES_BOTTOM), DARKENED, _DIMMED)
    for box, numbers in places.items():
        lay(surface, _lit, box, briefly(numbers), on_paths, reach=_OVER)


def briefly(numbers: Sequence[int]) -> str:
    """Write sorted numbers; three or more consecutive ones are shortened to the first and the last.

    >>> briefly((1, 2, 3, 5, 6))
    '1–3,5,6'
    """
    said: list[str] = []
    for _, run in groupby(enumerate(numbers), key=lambda each: each[1] - each[0]):
        row = [str(number) for _, number in run]
        said += [f"{row[0]}–{row[-1]}"] if len(row) > 2 else row
    return ",".join(said)


def stone_badge(box: Box, numbers: str) -> Box:
    """The box of the numbers of a stone: below its value and its tile, since explorers stand above."""
    half, top = badge_width(numbers, _DIGITS) // 2, min(box[3] - _BELOW, DECK_BOX[1] - _DIGITS - 12)
    middle = (box[0] + box[2]) // 2
    return middle - half, top, middle + half, top + _DIGITS + 12


_BELOW = 8
"""How far a badge overlaps the lower edge of its stone, where nothing is printed."""


def _lit(canvas: Canvas, box: Box, numbers: str, on_path: bool) -> None:
    draw_ring(canvas, box, _ROUND if on_path else _SQUARE)
    if numbers and on_path:
        canvas.badge(stone_badge(box, numbers), numbers, _DIGITS)
    elif numbers:
        draw_badge(canvas, (box[2] + 10, box[1] - 16), numbers, _DIGITS)
