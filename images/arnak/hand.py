"""A player's hand as a picture, for its owner only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arnak_bot.games.arnak.engine.view import GameView, PlayerView
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak.cards import HAND_CARD, hand_card
from images.arnak.chips import Chip, counted, number
from images.arnak.frame import BADGE, BADGE_TEXT, chosen_at, number_width
from images.arnak.lit import LitPlace
from images.arnak.theme import RESOURCES
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.names import initial, shown_name
from images.kit.surface import Surface
from images.kit.theme import BRASS, FAINT, HALO, INK, LEATHER, LIGHT, TABLE, WIDTH

_GAP = 14
_HEAD = 74
_EMPTY = 84
"""The height below the header if there are no cards."""
_PER_ROW = 6
"""The maximum number of cards per row, chosen so that a hand and the board above it fit on a phone screen."""


def draw_hand(view: GameView, name: str, words: Words) -> bytes:
    hand = hand_of(view, name, words)
    canvas = Canvas(hand.size, TABLE)
    hand.lay(canvas)
    return canvas.encode()


@dataclass(frozen=True, slots=True)
class HandTiles:
    """The cards of a hand below the owner's panel, as wide as the tiles above."""

    hand: Hand

    @property
    def _in_a_line(self) -> int:
        return _columns(len(self.hand.cards))

    @property
    def _card(self) -> tuple[int, int]:
        wide = WIDTH // self._in_a_line - _GAP
        return wide, wide * HAND_CARD[1] * 10 // (HAND_CARD[0] * 11)  # a little shorter than in a look-up

    @property
    def size(self) -> tuple[int, int]:
        lines = -(-len(self.hand.cards) // self._in_a_line)
        return WIDTH - _GAP, lines * (self._card[1] + _GAP) - _GAP if lines else _EMPTY

    def lay(self, surface: Surface) -> None:
        size, words = self._card, self.hand.words
        for card, lit, line, halves in _in_lines(self.hand):
            here = surface.moved(halves * WIDTH // (2 * self._in_a_line), line * (size[1] + _GAP))
            here.add(_draw_card, (0, 0, *size), card, words, size, lit, radius=_RADIUS)
        if not self.hand.cards:
            middle = ((WIDTH - _GAP) // 2, _EMPTY // 2)
            surface.add(_draw_nothing, (0, 0, *self.size), words, middle)


_RADIUS = 14


def _draw_card(canvas: Canvas, card: str, words: Words, size: tuple[int, int], lit: LitPlace | None) -> None:
    canvas.paste(hand_card(card, words, size, chosen_at(lit)), (0, 0), _RADIUS)
    if lit is not None:
        scale = size[0] / HAND_CARD[0]
        _draw_chosen(canvas.scaled(scale), lit.numbers, (0, 0, HAND_CARD[0], round(size[1] / scale)))


@dataclass(frozen=True, slots=True)
class Hand:
    """Drawn at its final size, since scaling it down takes long; `lit`: the cards that can be chosen."""

    own: PlayerView
    name: str
    words: Words
    scale: float
    lit: tuple[LitPlace, ...] = ()

    @property
    def cards(self) -> tuple[str, ...]:
        return (*self.own.hand, *self.own.kept, *self.own.drawn)

    @property
    def size(self) -> tuple[int, int]:
        right, bottom = _extent(len(self.cards))
        return round(right * self.scale), round(bottom * self.scale)

    def lay(self, surface: Surface) -> None:
        surface.add(_draw_hand, (0, 0, *self.size), self)


def _draw_hand(pixels: Canvas, hand: Hand) -> None:
    canvas, (wide, high) = pixels.scaled(hand.scale), HAND_CARD
    right, _ = _extent(len(hand.cards))
    _draw_head(canvas, hand.own, hand.name, _chips(hand.own, hand.words), right)
    size = canvas.pixels(wide), canvas.pixels(high)
    for card, lit, line, halves in _in_lines(hand):
        left, top = _GAP + halves * (wide + _GAP) // 2, _HEAD + line * (high + _GAP)
        canvas.paste(hand_card(card, hand.words, size, chosen_at(lit)), (left, top), canvas.pixels(12))
        if lit is not None:
            _draw_chosen(canvas, lit.numbers, (left - 6, top - 6, left + wide + 6, top + high + 6))
    if not hand.cards:
        _draw_nothing(pixels, hand.words, (canvas.pixels(right) // 2, canvas.pixels(_HEAD + _EMPTY // 2 - 4)))


def hand_of(view: GameView, name: str, words: Words, lit: tuple[LitPlace, ...] = ()) -> Hand:
    """Raises `ValueError` if the view belongs to no seat."""
    if view.viewer is None:
        raise ValueError("the open table has no hand")
    return Hand(view.own, shown_name(name, view.viewer, words.pictures), words, 1, lit)


def _in_lines(hand: Hand) -> Iterator[tuple[str, LitPlace | None, int, int]]:
    """Each card, how it can be chosen, its line, and the half columns left of it: a short line is centred."""
    lit, count, columns = {place.id: place for place in hand.lit}, len(hand.cards), _columns(len(hand.cards))
    for at, card in enumerate(hand.cards):
        line, column = divmod(at, columns)
        yield card, lit.get(card), line, 2 * column + max(0, (line + 1) * columns - count)


def _columns(cards: int) -> int:
    return max(4, min(_PER_ROW, cards))


def _extent(cards: int) -> tuple[int, int]:
    wide, high = HAND_CARD
    columns = _columns(cards)
    rows = -(-cards // columns)
    return _GAP + columns * (wide + _GAP), _HEAD + (rows * (high + _GAP) if cards else _EMPTY)


def _draw_head(canvas: Canvas, own: PlayerView, name: str, chips: Sequence[Chip], right: int) -> None:
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


def _draw_chosen(canvas: Canvas, text: str, box: Box) -> None:
    left, top, right, bottom = box
    canvas.frame((left, top, right - 1, bottom - 1), HALO, 16, 7)
    at = (left + right - HAND_CARD[0]) // 2  # the outline may be wider than the card
    canvas.badge((at + 2, top + 2, at + 2 + number_width(text), top + 2 + BADGE), text, BADGE_TEXT)


def _draw_nothing(canvas: Canvas, words: Words, middle: tuple[int, int]) -> None:
    canvas.text(middle, words.pictures.no_cards(), 44, LIGHT, anchor="mm")


def _chips(own: PlayerView, words: Words) -> list[Chip]:
    chips = [
        number(str(count), resource.value, RESOURCES[resource] if count else FAINT, INK if count else FAINT)
        for resource, count in own.tokens
    ]
    return [*chips, counted(words.pictures.in_deck(count=own.deck_size))]
