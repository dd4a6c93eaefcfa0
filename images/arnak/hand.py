"""A player's hand as a picture, for its owner only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from arnak_bot.games.arnak.engine.view import GameView, PlayerView
from images.arnak.cards import HAND_CARD, hand_card
from images.arnak.chips import Chip, counted, number
from images.arnak.theme import RESOURCES
from images.arnak.words import Words
from images.kit.canvas import Box, Canvas, Surface, text_width
from images.kit.names import initial, shown_name
from images.kit.theme import BRASS, HALO, INK, LEATHER, LIGHT, SOFT_INK, TABLE

_GAP = 14
_HEAD = 74
_EMPTY = 84
"""The height below the head if there are no cards."""
_PER_ROW = 6
"""So that a hand and the board above it fit on a phone screen together."""


def draw_hand(view: GameView, name: str, words: Words) -> bytes:
    """Draw the hand of the view's own seat. Returns the bytes of a picture.

    Raises:
        ValueError: the view belongs to no seat.
    """
    hand = hand_of(view, name, words)
    canvas = Canvas(hand.size, TABLE)
    hand.lay(canvas)
    return canvas.encode()


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand to be drawn on a surface: the owner, their resources, the cards, with `numbers` on those to choose.

    It is drawn at its final size, since scaling it down afterwards takes longer than everything else.
    """

    own: PlayerView
    name: str
    words: Words
    scale: float
    numbers: tuple[tuple[str, str], ...] = ()

    @property
    def cards(self) -> tuple[str, ...]:
        return (*self.own.hand, *self.own.kept, *self.own.drawn)

    @property
    def size(self) -> tuple[int, int]:
        right, bottom = _extent(len(self.cards))
        return round(right * self.scale), round(bottom * self.scale)

    def lay(self, surface: Surface) -> None:
        """Draw it with its corner at the surface's origin."""
        own, cards, scale = self.own, self.cards, self.scale
        wide, high = HAND_CARD
        columns, (right, _) = _columns(len(cards)), _extent(len(cards))
        chips = _chips(own, self.words)
        key = ("hand", own.seat, self.name, own.tokens, own.deck_size, self.words, columns, scale)
        head = partial(_draw_head, own=own, name=self.name, chips=chips, right=right, scale=scale)
        surface.add(key, (0, 0, round(right * scale), round(_HEAD * scale)), head)
        size = (round(wide * scale), round(high * scale))
        for at, card in enumerate(cards):
            row, column = divmod(at, columns)
            spare = max(0, columns - len(cards) + row * columns)  # a short line is centred
            left, top = _GAP + (2 * column + spare) * (wide + _GAP) // 2, _HEAD + row * (high + _GAP)
            place = (round(left * scale), round(top * scale))
            surface.paste(hand_card(card, self.words, size), place, round(12 * scale))
            text = dict(self.numbers).get(card)
            if text is not None:
                box = (left - 6, top - 6, left + wide + 6, top + high + 6)
                reach = (round(box[0] * scale), round(box[1] * scale), round(box[2] * scale), round(box[3] * scale))
                surface.add(("chosen", text, scale), reach, partial(_draw_chosen, text=text, box=box, scale=scale))
        if not cards:
            said = partial(_draw_nothing, said=self.words.pictures.no_cards(), right=right, scale=scale)
            surface.add(("no cards", self.words, scale), (0, round(_HEAD * scale), *self.size), said)


def hand_of(
    view: GameView,
    name: str,
    words: Words,
    width: int | None = None,
    most: float = 1,
    numbers: tuple[tuple[str, str], ...] = (),
) -> Hand:
    """The hand of the view's own seat, scaled to `width` if given, but at most `most` times its natural size; `numbers`
    are those of the cards that can be chosen.

    Raises:
        ValueError: the view belongs to no seat.
    """
    if view.viewer is None:
        raise ValueError("the open table has no hand")
    own = view.players[view.viewer]
    hand = Hand(own, shown_name(name, own.seat, words.pictures), words, 1, numbers)
    return hand if width is None else replace(hand, scale=min(width / hand.size[0], most))


def _columns(cards: int) -> int:
    return max(4, min(_PER_ROW, cards))


def _extent(cards: int) -> tuple[int, int]:
    """The natural width and height of a hand of this many cards."""
    wide, high = HAND_CARD
    columns = _columns(cards)
    rows = -(-cards // columns)
    return _GAP + columns * (wide + _GAP), _HEAD + (rows * (high + _GAP) if cards else _EMPTY)


def _draw_head(canvas: Canvas, own: PlayerView, name: str, chips: Sequence[Chip], right: int, scale: float) -> None:
    """The owner, what they can pay with, and the size of their deck."""
    canvas = canvas.scaled(scale)
    canvas.panel((0, 0, right, _HEAD - 8), LEATHER, 1)
    canvas.panel((0, _HEAD - 11, right, _HEAD - 8), BRASS, 1)
    x = right - _GAP - sum(chip.width + 22 for chip in chips)
    canvas.panel((x, 8, right - _GAP, _HEAD - 18), LIGHT, 12)
    canvas.seat(own.seat, (_GAP + 2, 13), 44, outline=LIGHT, initial=initial(name, own.seat))
    canvas.name((_GAP + 62, 36), name, own.seat, x - _GAP - 80, 40, LIGHT, smallest=30)
    x += 11
    for chip in chips:
        chip.draw(canvas, x, 14)
        x += chip.width + 22


def _draw_chosen(canvas: Canvas, text: str, box: Box, scale: float) -> None:
    """The outline of a card that can be chosen, and its number over the illustration, away from all signs."""
    canvas, (left, top, right, bottom) = canvas.scaled(scale), box
    canvas.frame((left, top, right - 1, bottom - 1), HALO, 16, 7)
    wide = max(_BADGE, text_width(text, _BADGE_TEXT, bold=True) + 26)
    canvas.badge((right - 14 - wide, top + 60, right - 14, top + 60 + _BADGE), text, _BADGE_TEXT)


_BADGE, _BADGE_TEXT = 56, 42


def _draw_nothing(canvas: Canvas, said: str, right: int, scale: float) -> None:
    canvas.scaled(scale).text((right // 2, _HEAD + _EMPTY // 2 - 4), said, 44, LIGHT, anchor="mm")


def _chips(own: PlayerView, words: Words) -> list[Chip]:
    """What the owner can pay with, and the size of their deck."""
    chips = [
        number(str(count), resource.value, RESOURCES[resource] if count else SOFT_INK, INK if count else SOFT_INK)
        for resource, count in own.tokens
    ]
    return [*chips, counted(words.pictures.in_deck(count=own.deck_size))]
