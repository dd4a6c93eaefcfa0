"""A player's hand as a picture, for its owner alone: what can be played now stands out."""

from __future__ import annotations

from arnak_bot.games.lost_cities.engine.actions import Play
from arnak_bot.games.lost_cities.engine.printed import Card
from arnak_bot.games.lost_cities.engine.state import Phase
from arnak_bot.games.lost_cities.engine.view import GameView
from arnak_bot.games.lost_cities.wording.messages import ENGLISH, Words
from images.kit.canvas import Canvas
from images.kit.names import initial
from images.kit.theme import ACCENT, GOLD, LIGHT, WHITE, mixed
from images.lost_cities.theme import COUNTRIES, DUSK, SAND

__all__ = ["draw_hand"]

_CARD = (190, 266)
_GAP, _HEAD, _PER_ROW = 16, 84, 4
_DIMMED = 0.5


def draw_hand(view: GameView, name: str, words: Words = ENGLISH) -> bytes:
    """Draw the hand of the view's own seat, in two rows of four. Returns the bytes of a picture.

    Raises:
        ValueError: the view belongs to no seat.
    """
    if view.viewer is None:
        raise ValueError("the open table has no hand")
    own = view.own
    width, height = _CARD
    canvas = Canvas((_GAP + _PER_ROW * (width + _GAP), _HEAD + 2 * (height + _GAP)), DUSK)
    canvas.seat(own.seat, (_GAP, 18), 50, outline=LIGHT, initial=initial(name, own.seat))
    canvas.name((_GAP + 68, 43), name, own.seat, 420, 38, LIGHT)
    canvas.icon("artifact", (560, 22), 42, SAND)
    canvas.text((608, 43), str(own.artifacts + own.tokens), 38, WHITE, bold=True)
    canvas.icon("points", (676, 22), 42, GOLD)
    canvas.text((726, 43), str(own.points), 38, WHITE, bold=True)
    choosing = view.table.phase is Phase.CARD and view.viewer in view.seats_to_act
    playable = {action.card for action in view.legal if isinstance(action, Play)}
    for at, card in enumerate(sorted(own.hand, key=lambda card: card.order)):
        row, column = divmod(at, _PER_ROW)
        left, top = _GAP + column * (width + _GAP), _HEAD + row * (height + _GAP)
        can = card in playable
        _card(canvas, card, left, top, words, dimmed=choosing and not can, lit=choosing and can)
    return canvas.encode()


def _card(canvas: Canvas, card: Card, left: int, top: int, words: Words, *, dimmed: bool, lit: bool) -> None:
    country = COUNTRIES[card.colour]
    width, height = _CARD
    fill = mixed(country.card, DUSK, _DIMMED) if dimmed else country.card
    ink = mixed(country.ink, DUSK, _DIMMED / 2) if dimmed else country.ink
    outline = ACCENT if lit else LIGHT
    canvas.panel((left, top, left + width, top + height), fill, 18, outline=outline, line=7 if lit else 3)
    canvas.text((left + 28, top + 40), words.pictures.letter(path=card.colour), 42, ink, bold=True)
    canvas.text((left + width // 2, top + 128), str(card.value), 118, ink, bold=True, anchor="mm")
    colour = words.pictures.colour(path=card.colour)
    canvas.fitted_text((left + width // 2, top + height - 50), colour, width - 24, 32, ink, anchor="mm")
    if dimmed:
        only = words.pictures.discard_only()
        canvas.fitted_text((left + width // 2, top + height - 22), only, width - 24, 24, ink, anchor="mm")
