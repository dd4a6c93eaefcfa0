"""A sensible player: it wastes no card values, begins paths that its hand can carry, and wants what the tiles give."""

from __future__ import annotations

from collections.abc import Mapping

from arnak_bot.games.lost_cities.engine import Action, Card, Colour, Decline, Discard, Draw, GameView, Play, Step, Tile
from arnak_bot.games.lost_cities.engine.content import (
    BRIDGE_AFTER,
    CITY,
    CROSSINGS_TO_END,
    HIGHEST,
    STONE_POINTS,
    stone_points,
)
from arnak_bot.games.lost_cities.players.sighted import Table, Values

__all__ = ["ThriftyPlayer"]

_TILES: Mapping[Tile | None, float] = {
    None: 0.0,
    **{tile: tile.points for tile in Tile},
    Tile.ARTIFACT: 12.0,
    Tile.ARROW: 8.0,
}
_HOPED_FOR = 0.22
"""The share of cards not seen yet that a player hopes to draw or pick up."""
_CARRIES = 3.4
"""A path is worth beginning when it promises this many steps after the first."""
_PAID_BY_WAY = 1.5
_NEVER = -1000.0


class ThriftyPlayer:
    """Weighs every action by what it brings and what it gives up. The same view always gives the same choice."""

    def choose(self, view: GameView) -> Action:
        """Return one of the legal actions of the view's seat.

        Raises:
            ValueError: the seat is not to act.
        """
        if not view.legal:
            raise ValueError("this seat is not to act")
        return max(view.legal, key=_Weighed(view).worth)


class _Weighed(Table):
    """The table with what actions are worth, in points more or less."""

    def __init__(self, view: GameView) -> None:
        super().__init__(view)
        self._own = view.own
        self._unseen = {path: self.unseen(path) for path in Colour}

    def worth(self, action: Action) -> float:
        match action:
            case Play(card, researcher):
                return self._play(card, researcher)
            case Discard(card):
                return self._discard(card)
            case Step(path):
                return self._step(path)
            case Decline():
                return 0.0
            case Draw(pile):
                return 1.0 if pile is None else self._draw(Card(pile, self.view.table.pile(pile)[-1]))

    def _play(self, card: Card, researcher: bool) -> float:
        piece, wasted = self._own.piece(card.colour), self._wasted(card)
        if piece is None:
            return self._begin(card, researcher, wasted)
        if piece.in_city:
            steps = [self._step(path) for path, other in self._own.pieces if not other.in_city]
            if not (steps and self.view.setup.compels_steps):
                steps.append(1.0)
            return max(steps) - 1.2 * wasted
        return self._step(card.colour) - 2.2 * wasted - 0.1 * card.value

    def _begin(self, card: Card, researcher: bool, wasted: float) -> float:
        """A first step costs 20 points, so that a path wants cards to go on with, and time to play them."""
        in_hand, steps = self._prospect((*self.columns[card.colour], card.value), card)
        begun = sum(not piece.in_city for _, piece in self._own.pieces)
        steps = min(steps, self.view.deck_size / len(self.view.players) / (1 + 0.55 * begun))
        if steps < _CARRIES or in_hand == 0 or (researcher and (in_hand < 3 or steps < 5)):
            return _NEVER
        promise = STONE_POINTS[min(CITY, 1 + int(steps)) - 1] + 2.0 * steps
        return promise * (2 if researcher else 1) / _PAID_BY_WAY - 1.5 * wasted

    def _discard(self, card: Card) -> float:
        """Best is a card that helps nobody: neither the columns of one's own nor those of the next player."""
        gift = 5.0 if next(self.others) in self.takers(card) else 0.0
        if not self.columns[card.colour]:
            return -gift - 1.5 * self._prospect((), card)[1] + 0.05 * card.value
        return -gift - 6.0 - 0.3 * (HIGHEST - card.value) if self.fits(card) else 2.0 - gift

    def _wasted(self, card: Card) -> float:
        """How many cards of the hand, and in part of those unseen, can no longer follow."""
        column, others = self.columns[card.colour], self._beside(card)
        unseen = self.shut_out(self._unseen[card.colour], column, card.value)
        return self.shut_out(others, column, card.value) + _HOPED_FOR * unseen

    def _beside(self, card: Card) -> list[int]:
        """The values in hand that share a card's path."""
        values = [other.value for other in self.hand if other.colour is card.colour]
        values.remove(card.value)
        return values

    def _prospect(self, column: Values, spent: Card) -> tuple[int, float]:
        """How many steps of a path are in hand once a card has left it, and how far it may go on, in the better way."""
        hand, unseen, rises = self._beside(spent), self._unseen[spent.colour], self.rises(column)

        def along(up: bool) -> tuple[int, float]:
            last = column[-1] if column else 0 if up else HIGHEST
            in_hand, hoped = (sum(each == last or (each > last) is up for each in of) for of in (hand, unseen))
            return in_hand, in_hand + _HOPED_FOR * hoped

        return max(map(along, (True, False) if rises is None else (rises,)), key=lambda way: way[1])

    def _step(self, path: Colour) -> float:
        """What the next stone of a path is worth: its points beyond those of this one, and its tile."""
        piece = self._own.piece(path)
        assert piece is not None and not piece.in_city
        here, there = (stone_points(piece.stone + more, researcher=piece.researcher) for more in (0, 1))
        gain = there - here
        if piece.stone == BRIDGE_AFTER and self.view.table.crossings == CROSSINGS_TO_END - 1:
            return gain + self._standing_after(gain)
        tile = self.view.table.path(path)[piece.stone]
        return gain + _TILES[tile] + 2.0

    def _standing_after(self, gain: int) -> float:
        """Ending the expedition is right for whoever is ahead."""
        current = [sheet.expeditions[-1].path_points + sheet.expeditions[-1].tiles for sheet in self.view.scores]
        own = current.pop(self.seat) + gain
        return 10.0 if own >= max(current) else -25.0

    def _draw(self, card: Card) -> float:
        """A top card that goes on a column of one's own without waste is worth more than one of the deck."""
        self.hand.append(card)
        if not self.columns[card.colour]:
            in_hand, _ = self._prospect((), card)
            worth = 0.5 * in_hand if in_hand >= 2 else 0.0
        else:
            worth = 4.0 - 1.5 * self._wasted(card) if self.fits(card) else 0.0
        self.hand.pop()
        return worth
