"""Decisions without looking ahead: quick scores, roughly in points, for every sensible action.

Instinct sees the table through `Sights`, which use no hidden card. In playouts, it plays for all seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from arnak_bot.games.lost_cities.engine import Action, Card, Colour, Decline, Draw, GameSetup, Play, Step
from arnak_bot.games.lost_cities.engine.content import ADVENTURERS, BRIDGE_AFTER, CITY, CROSSINGS_TO_END, HAND, HIGHEST
from arnak_bot.games.lost_cities.engine.events import DrewFromDeck, DrewFromPile, Event, PathBegun, Stepped
from arnak_bot.games.lost_cities.engine.state import Phase, State
from arnak_bot.games.lost_cities.players.sights import Sight, Sights, climb
from arnak_bot.games.lost_cities.players.weights import WEIGHTS, Weights

Scored = list[tuple[float, Action]]

_PLAYS = {
    colour: [(Play(card := Card(colour, value)), Play(card, researcher=True)) for value in range(HIGHEST + 1)]
    for colour in Colour
}
_DRAWS = {pile: Draw(pile) for pile in Colour}
_DECK, _DECLINE = Draw(), Decline()
_score = itemgetter(0)

_PATIENCE = 3
"""After this many rounds without a draw from the deck, instinct draws from it, so that the expedition ends."""
_UNBEGUN = 8
"""The assumed number of steps needed to cross the bridge of a path that has not been begun yet."""


class Instinct:
    """Scores the actions of one running game; `notice` has to be called with its events."""

    __slots__ = ("_bridges", "_compelled", "_from_piles", "_sights", "_state", "_weights")

    def __init__(self, state: State, setup: GameSetup, from_piles: int, weights: Weights = WEIGHTS) -> None:
        self._state = state
        self._weights = weights
        self._from_piles = from_piles
        self._compelled = setup.compels_steps
        self._sights = Sights(state, setup, weights)
        self._bridges: float | None = None

    def notice(self, events: Sequence[Event]) -> None:
        self._sights.notice(events)
        for event in events:
            if isinstance(event, (Stepped, PathBegun)):
                self._bridges = None
            elif isinstance(event, DrewFromDeck):
                self._from_piles = 0
            elif isinstance(event, DrewFromPile):
                self._from_piles += 1

    def best(self) -> Action:
        """The action with the best score for the seat whose turn it is; the first one in a tie."""
        return max(self.scored(), key=_score)[1]

    def scored(self) -> Scored:
        phase = self._state.phase
        if phase is Phase.CARD:
            return self._cards()
        return self._steps() if phase is Phase.STEP else self._draws()

    # --- time ---------------------------------------------------------------------------------

    def _turns_left(self) -> float:
        """How many turns each seat still has before the deck is empty or enough explorers have crossed bridges."""
        if self._bridges is None:
            self._bridges = self._until_the_bridges()
        by_deck = len(self._state.deck) * self._weights.deck_pace
        return (by_deck if by_deck < self._bridges else self._bridges) / len(self._state.players) + 1.0

    def _until_the_bridges(self) -> float:
        """How many turns all seats together need for the crossings that end the expedition."""
        state = self._state
        needed = CROSSINGS_TO_END - state.crossings
        away: list[int] = []
        for player in state.players:
            away += [BRIDGE_AFTER + 1 - piece.stone for piece in player.pieces.values() if piece.stone <= BRIDGE_AFTER]
        if len(away) < needed:
            away += [_UNBEGUN] * needed
        away.sort()
        return sum(away[:needed]) * self._weights.bridge_pace

    # --- cards --------------------------------------------------------------------------------

    def _cards(self) -> Scored:
        state, weights = self._state, self._weights
        sights = self._sights.of(state.seat)
        turns = self._turns_left()
        chance = self._chance_of_a_card(turns)
        ready = sum([sight.ready for sight in sights])
        hurried = 1.0 - (ready / turns if ready < turns else 1.0) * weights.hurry
        found: Scored = []
        for sight in sights:
            if not sight.hand:
                continue
            steps = len(sight.playable) + chance * sight.unseen
            if sight.stone:
                if sight.playable:
                    lost, lowest = sight.skipped * chance * hurried, sight.playable[0][1].value
                    worth = self._walk(sights, sight, steps, turns) - weights.gap * lost
                    found.append((worth, _PLAYS[sight.colour][lowest][False]))
                kept = self._worth_of_path(sight) * hurried
            else:
                self._begin(found, sight, steps, turns)
                kept = weights.unbegun + weights.unbegun_steps * (steps if steps < turns else turns)
            for fits, discard, gift, low in self._sights.discards(state.seat, sight):
                found.append(((-kept if fits else weights.dead) - gift - low, discard))
        return found

    def _chance_of_a_card(self, turns: float) -> float:
        state = self._state
        hidden = len(state.deck) + len(state.aside) + HAND * (len(state.players) - 1)
        return min(1.0, self._weights.hope * turns / hidden)

    def _walk(self, sights: list[Sight], sight: Sight, steps: float, turns: float) -> float:
        """The value of playing a card on a begun path: a step on it or, if its explorer is in the city, on another."""
        if sight.stone < CITY:
            return self._step_worth(sight, steps if steps < turns else turns)
        worths = [self._step_worth(each, 1.0) for each in sights if 0 < each.stone < CITY]
        return max(worths) if worths and self._compelled else max([0.0, *worths])

    def _step_worth(self, sight: Sight, steps: float) -> float:
        """The value of a step: a share of the average gain expected on the path, plus a share of the immediate gain."""
        stone = sight.stone
        if self._ends(sight):
            return self._worth_of_ending(sight)
        to_go = CITY - stone
        if steps > to_go:
            steps = to_go
        mean = sight.each_of(steps) if steps > 1.0 else sight.at_once
        return self._weights.mean * mean + self._weights.at_once * sight.at_once

    def _worth_of_path(self, sight: Sight) -> float:
        if sight.stone == CITY:
            return self._weights.city_card
        return self._step_worth(sight, 2.0)

    def _ends(self, sight: Sight) -> bool:
        """Whether the next step of a path is the crossing that ends the expedition."""
        return sight.stone == BRIDGE_AFTER and self._state.crossings == CROSSINGS_TO_END - 1

    def _worth_of_ending(self, sight: Sight) -> float:
        """The value of the fifth crossing: ending the expedition is good for a player with little left to do."""
        weights, state = self._weights, self._state
        gain = sight.factor * (climb(BRIDGE_AFTER + 1) - climb(BRIDGE_AFTER))
        left = sum(each.promised for each in self._sights.of(state.seat))
        return gain - weights.end_own * left + weights.end_others * self._turns_left()

    def _begin(self, found: Scored, sight: Sight, steps: float, turns: float) -> None:
        player, weights = self._state.players[self._state.seat], self._weights
        plays = _PLAYS[sight.colour][sight.hand[0][1].value]
        steps = min(steps - 1.0 - sight.begin_loss * weights.begin_gap, turns, CITY - 1.0)
        if steps < 0.0:
            return
        researchers = sum([piece.researcher for piece in player.pieces.values()])
        tiles = sight.tiles_within(steps + 1.0)
        value = climb(1.0 + steps)
        if len(player.pieces) - researchers < ADVENTURERS:
            score = (value + tiles - weights.begin_bar) * weights.begin
            found.append((score, plays[False]))
        if not researchers:
            score = (2.0 * value + tiles - weights.begin_bar - weights.researcher_bar) * weights.begin
            found.append((score, plays[True]))

    # --- steps and draws ----------------------------------------------------------------------

    def _steps(self) -> Scored:
        turns = self._turns_left()
        chance = self._chance_of_a_card(turns)
        found: Scored = []
        ending = True
        for sight in self._sights.of(self._state.seat):
            if 0 < sight.stone < CITY:
                ending = ending and self._ends(sight)
                steps = min(turns, len(sight.playable) + chance * sight.unseen)
                found.append((self._free_step(sight, steps), Step(sight.colour)))
        if ending and not self._compelled:
            found.append((0.0, _DECLINE))
        return found

    def _free_step(self, sight: Sight, steps: float) -> float:
        """A free step's value: the gain of ending up one step farther, a share of the immediate gain, and the tile."""
        at = sight.stone
        if self._ends(sight):
            return self._worth_of_ending(sight)
        end = min(CITY - 1.0, at + steps)
        last = sight.factor * (climb(end + 1.0) - climb(end))
        at_once = sight.factor * (climb(at + 1) - climb(at))
        return last + self._weights.free_at_once * at_once + sight.ahead[1]

    def _draws(self) -> Scored:
        state, weights = self._state, self._weights
        found: Scored = [(weights.deck, _DECK)]
        piles = {colour: pile[-1] for colour, pile in state.piles.items() if pile and colour is not state.discarded}
        if not piles or self._from_piles >= _PATIENCE * len(state.players):
            return found
        sights = self._sights.of(state.seat)
        turns = self._turns_left()
        chance = self._chance_of_a_card(turns)
        ready = sum([sight.ready for sight in sights])
        stall = weights.stall * max(0.0, ready + weights.stall_early - turns)
        for sight in sights:
            value = piles.get(sight.colour)
            if value is not None:
                found.append((stall + self._worth_of_card(sight, value, turns, chance), _DRAWS[sight.colour]))
        return found

    def _worth_of_card(self, sight: Sight, value: int, turns: float, chance: float) -> float:
        weights = self._weights
        height = HIGHEST - value if sight.falling else value
        if sight.stone:
            if height < sight.last:
                return weights.useless
            take = weights.take_city if sight.stone == CITY else weights.take
            return take - weights.take_gap * sight.skips(height) * chance
        steps = min(turns, len(sight.hand) + 1 + chance * sight.unseen)
        return weights.take_new * (climb(steps) + weights.take_new_bar)
