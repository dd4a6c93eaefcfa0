"""Each seat's view of each path, as numbers, cached until something changes there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import accumulate
from operator import itemgetter
from typing import TypeAlias

from arnak_bot.games.lost_cities.engine import Card, Colour, Columns, Discard, Event, GameSetup, Tile
from arnak_bot.games.lost_cities.engine import events as happened
from arnak_bot.games.lost_cities.engine.content import CITY, COPIES, HIGHEST, STONE_POINTS
from arnak_bot.games.lost_cities.engine.state import Player, State
from arnak_bot.games.lost_cities.players.weights import Weights
from arnak_bot.games.lost_cities.prospects import token_worth
from arnak_bot.kit.numerals import interpolated

_COLOURS = tuple(Colour)
_DISCARDS = {colour: [Discard(Card(colour, value)) for value in range(HIGHEST + 1)] for colour in Colour}
_height = itemgetter(0)
_CLIMB = (0.0, *map(float, STONE_POINTS))

_ARTIFACT, _ARTIFACT_BY_SCALE = 4.0, 0.7
"""The value of an artifact: a fixed amount, plus this share of what the next artifacts are worth on the scale."""


climb = partial(interpolated, _CLIMB)
"""The value of a stone, interpolated between two stones; stone 0 means that no explorer is on the path."""

Discards: TypeAlias = list[tuple[bool, Discard, float, float]]
"""The possible discards of a colour: whether the card fits on the path, the action, the cost of giving the card away,
and the value of keeping it because it is low."""


class Sight:
    """One path as one seat sees it. Heights are values in the direction of its column: falling values are mirrored.

    `hand` holds (height, card) of the colour, lowest first, `playable` those that still fit; `skipped` counts unseen
    cards that the lowest playable one would pass over; `ahead` sums the tiles on the next 0, 1, ... stones. `at_once`
    is the gain from the next step, `promised` that from all steps with cards in hand.
    """

    def __init__(
        self, player: Player, colour: Colour, falling: bool, left: tuple[int, ...], ahead: list[float]
    ) -> None:
        piece = player.pieces.get(colour)
        column = player.columns[colour]
        hand = [
            (HIGHEST - card.value if falling else card.value, card) for card in player.hand if card.colour is colour
        ]
        if len(hand) > 1:
            hand.sort(key=_height)
        last = (HIGHEST - column[-1] if falling else column[-1]) if column else 0
        playable = [entry for entry in hand if entry[0] >= last] if last else hand
        self.colour = colour
        self.falling = falling
        self.hand = hand
        self.last = last
        self.playable = playable
        self._left = left
        self.unseen = left[last] - len(playable)
        self.skipped = left[last] - left[playable[0][0]] if playable else 0
        self.begin_loss = left[0] - left[hand[0][0]] if hand else 0
        self.ahead = ahead
        self.discards: Discards | None = None
        self.promised = self.at_once = 0.0
        if piece is None:
            self.stone = self.ready = 0
            self.factor = 1.0
            return
        stone = self.stone = piece.stone
        factor = self.factor = 2.0 if piece.researcher else 1.0
        to_go, ready = CITY - stone, len(playable)
        self.ready = to_go if 0 < to_go < ready else ready
        if to_go:
            here = _CLIMB[stone]
            self.promised = factor * (_CLIMB[stone + self.ready] - here) + ahead[self.ready]
            self.at_once = factor * (_CLIMB[stone + 1] - here) + ahead[1]

    def each_of(self, steps: float) -> float:
        """The average gain per step over the next `steps`: at least 1, and no more than are left to the city."""
        return (self.factor * (climb(self.stone + steps) - _CLIMB[self.stone]) + self.tiles_within(steps)) / steps

    def skips(self, height: int) -> int:
        """How many unseen cards lie between the column and a height."""
        left, own = self._left, sum(entry[0] < height for entry in self.playable)
        return left[self.last] - left[height] - own

    def tiles_within(self, steps: float) -> float:
        return interpolated(self.ahead, steps)


class Sights:
    """The `Sight` of each path for every seat, computed on demand and discarded when something changes it."""

    __slots__ = ("_ahead", "_either", "_left", "_setup", "_sights", "_stale", "_state", "_tiles", "_weights")

    def __init__(self, state: State, setup: GameSetup, weights: Weights) -> None:
        self._state = state
        self._setup = setup
        self._weights = weights
        self._either = setup.columns is Columns.EITHER
        self._sights: list[dict[Colour, Sight]] = [{} for _ in state.players]
        self._stale: list[set[Colour]] = [set(Colour) for _ in state.players]
        self._ahead: list[dict[tuple[Colour, int], list[float]]] = [{} for _ in state.players]
        self._left: dict[tuple[Colour, bool], tuple[int, ...]] = {}
        points: dict[Tile | None, float] = {tile: float(tile.points) for tile in Tile}
        self._tiles = points | {None: 0.0, Tile.ARROW: weights.arrow}

    def of(self, seat: int) -> list[Sight]:
        known, stale = self._sights[seat], self._stale[seat]
        if stale:
            for colour in stale:
                known[colour] = self._look(seat, colour)
            stale.clear()
        return [known[colour] for colour in _COLOURS]

    def _look(self, seat: int, colour: Colour) -> Sight:
        player = self._state.players[seat]
        ahead, column = self._tiles_ahead(seat, player, colour), player.columns[colour]
        falling = self._either and bool(column) and column[0] > column[-1]
        sight = Sight(player, colour, falling, self._hidden(colour, falling), ahead)
        if not self._either or (column and column[0] != column[-1]):
            return sight
        falls = Sight(player, colour, True, self._hidden(colour, True), ahead)
        return falls if _prospect(falls) > _prospect(sight) else sight

    def _hidden(self, colour: Colour, falling: bool) -> tuple[int, ...]:
        """For each height, how many cards of this height or more are neither in a column nor in the pile."""
        left = self._left.get((colour, falling))
        if left is None:
            state = self._state
            hidden = [COPIES] * (HIGHEST + 1)
            for player in state.players:
                for value in player.columns[colour]:
                    hidden[value] -= 1
            for value in state.piles[colour]:
                hidden[value] -= 1
            if not falling:
                hidden.reverse()
            left = self._left[colour, falling] = (*accumulate(hidden),)[::-1]
        return left

    def _tiles_ahead(self, seat: int, player: Player, colour: Colour) -> list[float]:
        piece = player.pieces.get(colour)
        stone = piece.stone if piece is not None else 0
        ahead = self._ahead[seat].get((colour, stone))
        if ahead is None:
            setup, tokens = self._setup, player.tokens + player.artifacts
            scale = token_worth(setup.artifact_scale, setup.expeditions - self._state.expedition, setup.players)
            more = (scale[min(len(scale) - 1, tokens + 2)] - scale[tokens]) / 2
            self._tiles[Tile.ARTIFACT] = self._weights.artifact * (_ARTIFACT + _ARTIFACT_BY_SCALE * more)
            ahead = [0.0, *accumulate([self._tiles[tile] for tile in self._state.tiles[colour][stone:]])]
            self._ahead[seat][colour, stone] = ahead
        return ahead

    def discards(self, seat: int, sight: Sight) -> Discards:
        """The cards of a path that a seat can discard, without duplicates."""
        known = sight.discards
        if known is None:
            of_colour, low = _DISCARDS[sight.colour], self._weights.low
            known = sight.discards = [
                (
                    height >= sight.last,
                    of_colour[value],
                    self._cost_of_gift(seat, sight.colour, value),
                    low * (HIGHEST - height),
                )
                for height, value in {height: card.value for height, card in sight.hand}.items()
            ]
        return known

    def _cost_of_gift(self, seat: int, colour: Colour, value: int) -> float:
        """The cost of giving a card to the next seats, the nearest of which counts most."""
        players, weights = self._state.players, self._weights
        count, share, cost = len(players), 1.0, 0.0
        for step in range(1, count):
            column = players[(seat + step) % count].columns[colour]
            if not column:
                cost += share * weights.gift_new
            else:
                last = column[-1]
                above = value - last
                if self._either and (column[0] > last or (column[0] == last and above < 0)):
                    above = -above
                if above >= 0:
                    cost += share * max(0.0, weights.gift - weights.gift_gap * above)
            share *= 0.5
        return cost

    def notice(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, (happened.CardPlayed, happened.CardDiscarded, happened.DrewFromPile)):
                self._forget(event.card.colour)
            elif isinstance(event, happened.DrewFromDeck):
                assert event.card is not None, "whoever plays on sees every card"
                self._stale[event.seat].add(event.card.colour)
            elif isinstance(event, happened.Stepped):
                self._stale[event.seat].add(event.path)
            elif isinstance(event, happened.ArtifactFound):
                self._stale[event.seat].update(_COLOURS)
                for known in self._ahead:
                    known.clear()
                self._forget(event.path)

    def _forget(self, colour: Colour) -> None:
        self._left.pop((colour, False), None)
        self._left.pop((colour, True), None)
        for stale in self._stale:
            stale.add(colour)


def _prospect(sight: Sight) -> float:
    """How well a column that may still go either way would do in the direction of this sight."""
    return len(sight.playable) + 0.25 * (sight.unseen if sight.stone else -sight.begin_loss)
