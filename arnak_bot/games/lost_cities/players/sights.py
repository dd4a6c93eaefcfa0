"""What each seat sees of each path, as numbers: kept until something happens there."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from arnak_bot.games.lost_cities.engine.content import CITY, COPIES, HIGHEST, STONE_POINTS
from arnak_bot.games.lost_cities.engine.events import (
    ArtifactFound,
    CardDiscarded,
    CardPlayed,
    DrewFromDeck,
    DrewFromPile,
    Event,
    Stepped,
)
from arnak_bot.games.lost_cities.engine.printed import Card, Colour, Tile
from arnak_bot.games.lost_cities.engine.setup import Columns, GameSetup
from arnak_bot.games.lost_cities.engine.state import State
from arnak_bot.games.lost_cities.players.weights import Weights
from arnak_bot.games.lost_cities.prospects import token_worth

__all__ = ["Sight", "Sights", "climb"]

_COLOURS = tuple(Colour)
_CLIMB = (*map(float, (0, *STONE_POINTS)), float(STONE_POINTS[-1]))

_ARTIFACT, _ARTIFACT_BY_SCALE = 4.0, 0.7
"""What an artifact is worth: so much in any case, and so much of what the scale says of the next ones."""


def climb(stone: float) -> float:
    """What a stone is worth; between two stones a share of both. 0 is nowhere."""
    floor = int(stone)
    if floor >= CITY:
        return _CLIMB[CITY]
    low = _CLIMB[floor]
    return low + (stone - floor) * (_CLIMB[floor + 1] - low)


class Sight:
    """One path as one seat sees it. Heights are values in the direction of the column: what falls is turned over.

    `hand` holds (height, card) of the colour, lowest first, `playable` those that still fit; `skipped` counts unseen
    cards that the lowest playable one would pass over; `ahead` sums the tiles of the next 0, 1, ... stones.
    """

    __slots__ = (
        "ahead",
        "begin_loss",
        "colour",
        "factor",
        "falling",
        "gone",
        "hand",
        "last",
        "playable",
        "promised",
        "ready",
        "skipped",
        "stone",
        "unseen",
    )

    def __init__(
        self, state: State, seat: int, colour: Colour, falling: bool, tile_worth: dict[Tile | None, float]
    ) -> None:
        player = state.players[seat]
        piece = player.pieces.get(colour)
        column = player.columns[colour]
        self.colour = colour
        self.falling = falling
        self.stone = piece.stone if piece is not None else 0
        self.factor = 2.0 if piece is not None and piece.researcher else 1.0
        hand = [
            (HIGHEST - card.value if falling else card.value, card) for card in player.hand if card.colour is colour
        ]
        if len(hand) > 1:
            hand.sort(key=_height)
        self.hand = hand
        last = (HIGHEST - column[-1] if falling else column[-1]) if column else 0
        self.last = last
        self.playable = [entry for entry in hand if entry[0] >= last]
        gone = [0] * (HIGHEST + 1)
        for other in state.players:
            for value in other.columns[colour]:
                gone[value] += 1
        for value in state.piles[colour]:
            gone[value] += 1
        if falling:
            gone.reverse()
        for height, _ in hand:
            gone[height] += 1
        self.gone = gone
        self.unseen = COPIES * (HIGHEST + 1 - last) - sum(gone[last:])
        self.skipped = self.skips(self.playable[0][0]) if self.playable else 0
        self.begin_loss = COPIES * hand[0][0] - sum(gone[: hand[0][0]]) if hand else 0
        self.ahead = [0.0, *accumulate(tile_worth[tile] for tile in state.tiles[colour][self.stone :])]
        left = CITY - self.stone
        self.ready = 0
        self.promised = 0.0
        if self.stone:
            self.ready = min(len(self.playable), left) if left else len(self.playable)
            if left:
                self.promised = (
                    self.factor * (climb(self.stone + self.ready) - climb(self.stone)) + self.ahead[self.ready]
                )

    def skips(self, height: int) -> int:
        """How many unseen cards lie between the column and a height."""
        last = self.last
        return COPIES * (height - last) - sum(self.gone[last:height])

    def tiles_within(self, steps: float) -> float:
        """What the tiles of the next stones are worth."""
        ahead = self.ahead
        floor = int(steps)
        if floor >= len(ahead) - 1:
            return ahead[-1]
        return ahead[floor] + (steps - floor) * (ahead[floor + 1] - ahead[floor])


def _height(entry: tuple[int, Card]) -> int:
    return entry[0]


class Sights:
    """The sights of all seats, each made when it is asked for and forgotten when something changes it."""

    __slots__ = ("_either", "_gifts", "_setup", "_sights", "_state", "_tile_worth", "_weights")

    def __init__(self, state: State, setup: GameSetup, weights: Weights) -> None:
        self._state = state
        self._setup = setup
        self._weights = weights
        self._either = setup.columns is Columns.EITHER
        self._sights: list[dict[Colour, Sight]] = [{} for _ in state.players]
        self._gifts: list[dict[Colour, list[float]]] = [{} for _ in state.players]
        self._tile_worth: list[dict[Tile | None, float] | None] = [None for _ in state.players]

    def of(self, seat: int) -> list[Sight]:
        """The five paths as a seat sees them."""
        known = self._sights[seat]
        if len(known) < 5:
            for colour in _COLOURS:
                if colour not in known:
                    known[colour] = self._look(seat, colour)
        return [known[colour] for colour in _COLOURS]

    def _look(self, seat: int, colour: Colour) -> Sight:
        worth = self._worth_of_tiles(seat)
        if not self._either:
            return Sight(self._state, seat, colour, False, worth)
        column = self._state.players[seat].columns[colour]
        if column and column[0] != column[-1]:
            return Sight(self._state, seat, colour, column[0] > column[-1], worth)
        rising = Sight(self._state, seat, colour, False, worth)
        falling = Sight(self._state, seat, colour, True, worth)
        return falling if _prospect(falling) > _prospect(rising) else rising

    def _worth_of_tiles(self, seat: int) -> dict[Tile | None, float]:
        worth = self._tile_worth[seat]
        if worth is None:
            player, setup = self._state.players[seat], self._setup
            tokens = player.tokens + player.artifacts
            scale = token_worth(setup.artifact_scale, setup.expeditions - self._state.expedition, setup.players)
            more = (scale[min(len(scale) - 1, tokens + 2)] - scale[tokens]) / 2
            worth = {
                None: 0.0,
                Tile.ARROW: self._weights.arrow,
                Tile.ARTIFACT: self._weights.artifact * (_ARTIFACT + _ARTIFACT_BY_SCALE * more),
            }
            for tile in (Tile.POINTS_5, Tile.POINTS_10, Tile.POINTS_15):
                worth[tile] = float(tile.points)
            self._tile_worth[seat] = worth
        return worth

    def gifts(self, seat: int, colour: Colour) -> list[float]:
        """What giving away a card of each value to the seats that follow would cost."""
        known = self._gifts[seat]
        costs = known.get(colour)
        if costs is None:
            costs = known[colour] = self._cost_of_gifts(seat, colour)
        return costs

    def _cost_of_gifts(self, seat: int, colour: Colour) -> list[float]:
        state, weights = self._state, self._weights
        costs = [0.0] * (HIGHEST + 1)
        count = len(state.players)
        share = 1.0
        for step in range(1, count):
            column = state.players[(seat + step) % count].columns[colour]
            for value in range(HIGHEST + 1):
                if not column:
                    costs[value] += share * weights.gift_new
                    continue
                above = value - column[-1]
                if self._either and (column[0] > column[-1] or (column[0] == column[-1] and above < 0)):
                    above = -above
                if above >= 0:
                    costs[value] += share * max(0.0, weights.gift - weights.gift_gap * above)
            share *= 0.5
        return costs

    def notice(self, events: Iterable[Event]) -> None:
        """Forget what these events have changed."""
        for event in events:
            match event:
                case DrewFromDeck(seat, Card(colour)):
                    self._sights[seat].pop(colour, None)
                case CardPlayed(_, Card(colour)):
                    self._forget(colour)
                    for gifts in self._gifts:
                        gifts.pop(colour, None)
                case CardDiscarded(_, Card(colour)) | DrewFromPile(_, Card(colour)):
                    self._forget(colour)
                case Stepped(seat, colour):
                    self._sights[seat].pop(colour, None)
                case ArtifactFound(seat, colour):
                    self._tile_worth[seat] = None
                    self._sights[seat].clear()
                    self._forget(colour)
                case _:  # what moves neither a card nor an explorer, nor takes a tile away
                    pass

    def _forget(self, colour: Colour) -> None:
        for known in self._sights:
            known.pop(colour, None)


def _prospect(sight: Sight) -> float:
    """How well a column that may still go either way would go this one."""
    return len(sight.playable) + 0.25 * (sight.unseen if sight.stone else -sight.begin_loss)
