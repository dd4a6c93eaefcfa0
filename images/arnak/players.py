"""The panel of a player. Below its header, it consists of chips, in order of importance, and of pictures of the cards
in play. Chips that do not fit are dropped from the end, and the last one says how many.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, chain, product
from typing import NamedTuple

from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak.cards import played_card
from images.arnak.chips import GAP, LINE, Chip, ChipLine, lay_line, lines_high, lines_of, more, note, placed
from images.arnak.layout import Layout
from images.arnak.panel_head import HEAD, MARGIN, Head, lay_head, lay_panel, panel_ground
from images.arnak.possessions import Told, by_name, by_picture, owned
from images.kit.boxes import Box, in_rows
from images.kit.surface import Surface

_LARGE, _LARGE_OF_FOUR = 2, 1.25
"""How many times larger the active player's panel is when three or four panels are stacked."""
_PAIR, _CROWD = 2, 3


def panels_of(view: GameView, layout: Layout) -> tuple[Box, ...]:
    """By seat; the rival's is the last."""
    rival = view.rival is not None
    return panel_boxes(
        layout.players, len(view.players) + rival, view.seats_to_act, stacked=layout.stacked, rival=rival
    )


def panel_boxes(area: Box, count: int, movers: Sequence[int], *, stacked: bool, rival: bool = False) -> tuple[Box, ...]:
    """Evenly if side by side, or if there are two, so that nothing moves when the turn passes. Of three or more
    stacked, the active player's is larger; beside a rival, always the player's.
    """
    left, top, right, bottom = area
    large = _LARGE_OF_FOUR if count > _CROWD else _LARGE
    enlarged = 0 if rival else movers[0] if stacked and len(movers) == 1 and count > _PAIR else None
    weights = [large if seat == enlarged else 1 for seat in range(count)]
    first, last = (top, bottom) if stacked else (left, right)
    room = last - first - GAP * (count - 1)
    sizes = (round(room * weight / sum(weights)) + GAP for weight in weights[:-1])
    begins = [*accumulate(sizes, initial=first)]
    ends = [*(at - GAP for at in begins[1:]), last]
    spans = zip(begins, ends, strict=True)
    return tuple((left, at, right, end) if stacked else (at, top, end, bottom) for at, end in spans)


def draw_player(canvas: Surface, told: Told, head: Head, box: Box) -> None:
    left, top, right, bottom = box
    size = (right - left, bottom - top)

    def lay(here: Surface) -> None:
        laid = _laid_out(told, size)
        panel = here.scaled(laid.scale)
        lay_panel(panel, head.seat, laid.size, to_move=head.to_move)
        for line in laid.lines:
            lay_line(panel, line, panel_ground(to_move=head.to_move))
        for card, at, card_size in laid.cards:
            panel.paste(played_card(card, card_size), at, 6)
        lay_head(panel, head, laid.size.width, told.words)

    canvas.moved(left, top).group(("player", told, head, size), lay)


@dataclass(frozen=True, slots=True)
class _LaidOut:
    scale: float
    size: _Units
    lines: tuple[ChipLine, ...]
    cards: tuple[_Card, ...] = ()


def _laid_out(told: Told, size: tuple[int, int]) -> _LaidOut:
    scale = _scale(told, size)
    units = _in_units(size, scale)
    room = (MARGIN, HEAD, units.width - MARGIN, units.height - 4)
    shown = told.pictured
    if shown and units.shows_cards:
        chips = _chips(told, units)
        if units.holds(chips, _LEAST_CARD):
            lines, below = placed(chips, room, told.words, _LEAST_CARD)
            cards = _cards(shown, (MARGIN, below, units.width - MARGIN, units.height - 8), scale)
            if cards:
                return _LaidOut(scale, units, lines, cards)
    return _LaidOut(scale, units, placed(_without_cards(told, units), room, told.words)[0])


class _Units(NamedTuple):
    width: int
    height: int

    @property
    def is_roomy(self) -> bool:
        return self.width >= NARROWEST and self.height >= HEAD + (3 if self.width >= ROOMY else 4) * LINE

    @property
    def shows_cards(self) -> bool:
        return self.is_roomy and self.height >= HEAD + 2 * LINE + _LEAST_CARD

    def holds(self, chips: Sequence[Chip], leave: int = 0) -> bool:
        return len(lines_of(chips, self.width - 2 * MARGIN)) <= lines_high(self.height - leave - HEAD - 4)


def _in_units(size: tuple[int, int], scale: float) -> _Units:
    return _Units(round(size[0] / scale), round(size[1] / scale))


def _chips(told: Told, units: _Units) -> list[Chip]:
    """The most important first, the cards in play last. Everything else uses words only if all these cards' names still
    fit; if they do not fit even without those words, only the newest cards are named and the others pictured.
    """
    shown = told.pictured
    if shown and units.shows_cards:
        plain = tuple(card for card in told.player.play if card not in shown)
        head = by_name(told.player.play, told.words, pictured=False)[:1]
        return [*owned(told, in_words=True), *head, *by_name(plain, told.words, pictured=True)[1:]]
    return _without_cards(told, units)


def _without_cards(told: Told, units: _Units) -> list[Chip]:
    play, words = told.player.play, told.words
    if not (told.plays and play):
        nothing = [note(words.pictures.nothing_played())] if told.plays and units.is_roomy else []
        return [*owned(told, in_words=units.is_roomy), *nothing]
    if found := _named(told, units):
        return [*found]
    head, *named = by_name(play, words, pictured=False)
    small = by_picture(play)
    whole = (
        [*owned(told, in_words=False, brief=brief), head, *named[:count], *_unnamed(named[count:], words)]
        for count, brief in product(range(len(named), len(named) // 2, -1), (False, True))
    )
    pictured = (
        [*owned(told, in_words=False, brief=brief), head, *named[:count], *small[count:]]
        for brief, count in product((False, True), range(len(named), -1, -1))
    )
    bare = [*owned(told, in_words=False, brief=True), head, *small]
    return next((each for each in chain(whole, pictured) if units.holds(each)), bare)


def _unnamed(chips: Sequence[Chip], words: Words) -> list[Chip]:
    return [more(sum(chip.counts for chip in chips), words)] if chips else []


@lru_cache(maxsize=32)
def _named(told: Told, units: _Units) -> tuple[Chip, ...]:
    """The wordiest way to show all chips, including the names of the cards in play; empty if none fits."""
    return next((tuple(named) for named in _namings(told, units) if units.holds(named)), ())


def _namings(told: Told, units: _Units) -> Iterator[list[Chip]]:
    """The wordiest first."""
    pictured, alone = (by_name(told.player.play, told.words, pictured=each) for each in (True, False))
    if units.is_roomy:
        yield [*owned(told, in_words=True), *pictured]
    chips = owned(told, in_words=False)
    yield [*chips, *pictured]
    yield [*chips, *alone]


def _fits(told: Told, units: _Units) -> bool:
    shown = told.pictured
    if not units.is_roomy or (shown and not units.shows_cards):
        return False
    room = units.width - 2 * MARGIN
    lines = len(lines_of(_chips(told.unchanged(), units), room - told.spare))
    needed = HEAD + lines * (LINE + 6) + GAP
    if shown:
        needed += -(-len(shown) // _cards_in_a_line(room)) * (_LEAST_CARD + GAP)
    return needed <= units.height


def _names_fit(told: Told, units: _Units) -> bool:
    """Whether everything fits when there are too many cards in play for pictures, so that they are listed by name."""
    if not units.is_roomy:
        return False
    play = by_name(told.player.play, told.words, pictured=True) if told.plays else []
    chips = [*owned(told.unchanged(), in_words=True), *play]
    return HEAD + len(lines_of(chips, units.width - 2 * MARGIN - told.spare)) * (LINE + 4) + 4 <= units.height


def _scale(told: Told, size: tuple[int, int]) -> float:
    """The largest at which everything fits; below 1 only if panels side by side would leave something out."""
    for scale in SCALES:
        units = _in_units(size, scale)
        if _fits(told, units) or _names_fit(told, units):
            return scale
    return _SMALL if told.close and not _named(told, _Units(*size)) else 1.0


SCALES = (2.0, 1.7, 1.4, 1.2)
"""The scales at which a panel may be drawn: few, so that most of its contents are already cached at that size."""
ROOMY = 520
NARROWEST = 480
"""Below this width, a panel does not use words, however tall it is."""
_SMALL = 0.82
"""The scale of a panel that would otherwise leave something out."""


_Card = tuple[str, tuple[int, int], tuple[int, int]]
"""A card in play, its position in units, and its size in pixels."""


def _cards(play: tuple[str, ...], room: Box, scale: float) -> tuple[_Card, ...]:
    """In the order played; empty if they would be too small."""
    left, top, right, bottom = room
    lines = -(-len(play) // _cards_in_a_line(right - left))
    per_line = -(-len(play) // lines)  # evenly filled lines, for wider cards
    height = min(_CARD_HEIGHT, (bottom - top - GAP * (lines - 1)) // lines)
    if height < _LEAST_CARD:
        return ()
    width = min(_WIDEST_CARD, (right - left + GAP) // per_line - GAP)
    high = round(height * scale)
    size = (round(width * scale), high - high % _STEP)
    places = in_rows(len(play), per_line, (left, top), (width, height), GAP)
    return tuple((card, place[:2], size) for card, place in zip(play, places, strict=True))


_CARD_WIDTH, _WIDEST_CARD, _CARD_HEIGHT, _LEAST_CARD = 156, 214, 170, 96

_STEP = 16
"""Cards get shorter with each additional line, in steps of this size, since each height has to be drawn separately."""


def _cards_in_a_line(width: int) -> int:
    return max(1, (width + GAP) // (_CARD_WIDTH + GAP))
