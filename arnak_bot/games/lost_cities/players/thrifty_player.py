"""A sensible player: it wastes no card values, begins paths that its hand can carry, and wants what the tiles give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from arnak_bot.games.lost_cities.engine import (
    Action,
    Card,
    Colour,
    Columns,
    Decline,
    Discard,
    Draw,
    GameView,
    Play,
    Step,
    Tile,
)
from arnak_bot.games.lost_cities.engine.content import ALL_CARDS, CITY, CROSSINGS_TO_END, HIGHEST, STONE_POINTS
from arnak_bot.games.lost_cities.engine.rules.legality import why_not_on

__all__ = ["ThriftyPlayer"]

_ARTIFACT_WORTH = 12.0
_ARROW_WORTH = 8.0
_HOPED_FOR = 0.22
"""The share of cards not seen yet that a player hopes to draw or pick up."""
_CARRIES = 3.4
"""A path is worth beginning when it promises this many steps after the first."""
_PAID_BY_WAY = 1.5
_NEVER = -1000.0


@dataclass(frozen=True, slots=True)
class _Prospect:
    """What a path promises: the steps in hand, and those that may be drawn while the expedition lasts."""

    in_hand: int
    hoped: float

    @property
    def steps(self) -> float:
        """How far the path may go on."""
        return self.in_hand + self.hoped


class ThriftyPlayer:
    """Weighs every action by what it brings and what it gives up. The same view always gives the same choice."""

    def choose(self, view: GameView) -> Action:
        """Return one of the legal actions of the view's seat.

        Raises:
            ValueError: the seat is not to act.
        """
        if not view.legal:
            raise ValueError("this seat is not to act")
        weigh: Callable[[Action], float] = _Table(view).worth
        return max(view.legal, key=weigh)


class _Table:
    """The table as the player thinks about it."""

    def __init__(self, view: GameView) -> None:
        self._view = view
        self._own = view.own
        self._turns = view.deck_size / len(view.players)
        self._hand = list(view.own.hand)
        self._unseen = self._count_unseen()

    def worth(self, action: Action) -> float:
        """Return what an action is worth, in points more or less."""
        match action:
            case Play():
                return self._worth_of_play(action)
            case Discard(card):
                return self._worth_of_discard(card)
            case Step(path):
                return self._worth_of_step(path)
            case Decline():
                return 0.0
            case Draw(pile):
                return self._worth_of_draw(pile)

    # --- cards --------------------------------------------------------------------------------

    def _worth_of_play(self, action: Play) -> float:
        card = action.card
        piece = self._own.piece(card.colour)
        if piece is None:
            return self._worth_of_beginning(action)
        wasted = self._wasted(self._own.column(card.colour), card)
        if piece.in_city:
            steps = [self._worth_of_step(path) for path, other in self._own.pieces if not other.in_city]
            if not (steps and self._view.setup.compels_steps):
                steps.append(1.0)
            return max(steps) - 1.2 * wasted
        return self._worth_of_step(card.colour) - 2.2 * wasted - 0.1 * card.value

    def _worth_of_beginning(self, action: Play) -> float:
        """A first step costs 20 points, so that a path wants cards to go on with, and time to play them."""
        card = action.card
        after = self._prospect((*self._own.column(card.colour), card.value), card)
        begun = sum(not piece.in_city for _, piece in self._own.pieces)
        steps = min(after.steps, self._turns / (1 + 0.55 * begun))
        if steps < _CARRIES or after.in_hand == 0:
            return _NEVER
        promise = self._promise(steps) * (2 if action.researcher else 1)
        if action.researcher and (after.in_hand < 3 or steps < 5):
            return _NEVER
        return promise / _PAID_BY_WAY - 1.5 * self._wasted(self._own.column(card.colour), card)

    def _promise(self, steps: float) -> float:
        return STONE_POINTS[min(CITY, 1 + int(steps)) - 1] + 2.0 * steps

    def _worth_of_discard(self, card: Card) -> float:
        """Best is a card that helps nobody: neither the columns of one's own nor those of the next player."""
        follower = self._view.players[(self._own.seat + 1) % len(self._view.players)]
        gift = 0.0
        if follower.piece(card.colour) is not None and not self._refused(follower.column(card.colour), card):
            gift = 5.0
        column = self._own.column(card.colour)
        if self._own.piece(card.colour) is None:
            steps = self._prospect(column, card).steps
            return -gift - 1.5 * steps + 0.05 * card.value
        if self._refused(column, card):
            return 2.0 - gift
        return -gift - 6.0 - 0.3 * (HIGHEST - card.value)

    def _refused(self, column: tuple[int, ...], card: Card) -> bool:
        return why_not_on(column, card.value, self._view.setup.columns) is not None

    def _wasted(self, column: tuple[int, ...], card: Card) -> float:
        """How many cards of the hand, and in part of those unseen, can no longer follow."""
        others = [other for other in self._hand if other.colour is card.colour]
        others.remove(card)
        before = [other for other in others if not self._refused(column, other)]
        after = [other for other in others if not self._refused((*column, card.value), other)]
        unseen = [other for other in self._unseen if other.colour is card.colour and not self._refused(column, other)]
        lost = [other for other in unseen if self._refused((*column, card.value), other)]
        return len(before) - len(after) + _HOPED_FOR * len(lost)

    def _prospect(self, column: tuple[int, ...], spent: Card) -> _Prospect:
        """Return what can follow on a column once `spent` has left the hand, in the better direction of the variant."""
        hand = [card.value for card in self._hand if card.colour is spent.colour]
        hand.remove(spent.value)
        unseen = [card.value for card in self._unseen if card.colour is spent.colour]
        ways = [self._following(column, hand, unseen, falling=falling) for falling in self._ways(column)]
        return max(ways, key=lambda way: way.steps)

    def _ways(self, column: tuple[int, ...]) -> tuple[bool, ...]:
        """Say whether a column may fall (True) or rise (False) from here on."""
        if self._view.setup.columns is Columns.RISING:
            return (False,)
        settled = bool(column) and column[0] != column[-1]
        return (column[0] > column[-1],) if settled else (False, True)

    def _following(self, column: tuple[int, ...], hand: list[int], unseen: list[int], *, falling: bool) -> _Prospect:
        def follows(value: int) -> bool:
            return not column or (value <= column[-1] if falling else value >= column[-1])

        return _Prospect(sum(map(follows, hand)), _HOPED_FOR * sum(map(follows, unseen)))

    def _count_unseen(self) -> list[Card]:
        """All cards but those that the player sees, and those that others were seen taking."""
        seen = list(self._hand)
        for player in self._view.players:
            seen += [Card(colour, value) for colour, values in player.columns for value in values]
            if player.seat != self._own.seat:
                seen += player.known
        seen += [Card(colour, value) for colour, values in self._view.table.piles for value in values]
        unseen = Counter(ALL_CARDS)
        unseen.subtract(seen)
        return list(unseen.elements())

    # --- steps and draws ----------------------------------------------------------------------

    def _worth_of_step(self, path: Colour) -> float:
        """What the next stone of a path is worth: its points beyond those of this one, and its tile."""
        piece = self._own.piece(path)
        assert piece is not None and not piece.in_city
        gain = (STONE_POINTS[piece.stone] - STONE_POINTS[piece.stone - 1]) * (2 if piece.researcher else 1)
        crosses = piece.stone == 6
        if crosses and self._view.table.crossings == CROSSINGS_TO_END - 1:
            return float(gain) + self._standing_after(gain)
        return gain + self._worth_of_tile(self._view.table.path(path)[piece.stone]) + 2.0

    def _worth_of_tile(self, tile: Tile | None) -> float:
        if tile is None:
            return 0.0
        if tile is Tile.ARTIFACT:
            return _ARTIFACT_WORTH
        return _ARROW_WORTH if tile is Tile.ARROW else float(tile.points)

    def _standing_after(self, gain: int) -> float:
        """Ending the expedition is right for whoever is ahead."""
        current = [sheet.expeditions[-1].path_points + sheet.expeditions[-1].tiles for sheet in self._view.scores]
        own = current.pop(self._own.seat) + gain
        return 10.0 if own >= max(current) else -25.0

    def _worth_of_draw(self, pile: Colour | None) -> float:
        """The deck is worth a little; a top card that goes on a column of one's own without waste is worth more."""
        if pile is None:
            return 1.0
        card = Card(pile, self._view.table.pile(pile)[-1])
        piece = self._own.piece(pile)
        column = self._own.column(pile)
        if self._refused(column, card):
            return 0.0
        self._hand.append(card)
        try:
            if piece is None:
                prospect = self._prospect(column, card)
                return 0.5 * prospect.in_hand if prospect.in_hand >= 2 else 0.0
            return 4.0 - 1.5 * self._wasted(column, card)
        finally:
            self._hand.pop()
