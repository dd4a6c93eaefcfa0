"""What a seat does without looking ahead: quick scores, in points more or less, for every sensible action.

It reads the table through its `Sights` and knows no hidden card. Whoever looks ahead lets everybody follow it.
"""

from __future__ import annotations

from collections.abc import Iterable

from arnak_bot.games.lost_cities.engine.actions import Action, Discard, Draw, Play, Step
from arnak_bot.games.lost_cities.engine.content import ADVENTURERS, BRIDGE_AFTER, CITY, CROSSINGS_TO_END, HAND, HIGHEST
from arnak_bot.games.lost_cities.engine.events import DrewFromDeck, DrewFromPile, Event
from arnak_bot.games.lost_cities.engine.setup import GameSetup
from arnak_bot.games.lost_cities.engine.state import Phase, State
from arnak_bot.games.lost_cities.players.sights import Sight, Sights, climb
from arnak_bot.games.lost_cities.players.weights import WEIGHTS, Weights

__all__ = ["Instinct", "Scored"]

Scored = list[tuple[float, Action]]

_PATIENCE = 3
"""After so many rounds in which nobody drew from the deck one draws from it: an expedition has to end."""
_UNBEGUN = 8
"""How many steps a path that has not been begun is from its bridge."""


class Instinct:
    """The scores of one table that is being played: `sights` follows what happens there."""

    __slots__ = ("_from_piles", "_sights", "_state", "_weights")

    def __init__(self, state: State, setup: GameSetup, from_piles: int, weights: Weights = WEIGHTS) -> None:
        self._state = state
        self._weights = weights
        self._from_piles = from_piles
        self._sights = Sights(state, setup, weights)

    def notice(self, events: Iterable[Event]) -> None:
        """Take note of what has happened at the table."""
        self._sights.notice(events)
        for event in events:
            if isinstance(event, DrewFromDeck):
                self._from_piles = 0
            elif isinstance(event, DrewFromPile):
                self._from_piles += 1

    def best(self) -> Action:
        """The action with the best score for the seat whose turn it is; the first of equal ones."""
        return max(self.scored(), key=_score)[1]

    def scored(self) -> Scored:
        """Every sensible action of the seat whose turn it is, with its score."""
        phase = self._state.phase
        if phase is Phase.CARD:
            return self._cards()
        return self._steps() if phase is Phase.STEP else self._draws()

    # --- time ---------------------------------------------------------------------------------

    def _turns_left(self) -> float:
        """How many turns each seat still has: until the deck is gone, or enough explorers have crossed."""
        state = self._state
        count = len(state.players)
        by_deck = len(state.deck) * self._weights.deck_pace
        needed = CROSSINGS_TO_END - state.crossings
        away: list[int] = []
        for player in state.players:
            away += [BRIDGE_AFTER + 1 - piece.stone for piece in player.pieces.values() if piece.stone <= BRIDGE_AFTER]
        if len(away) < needed:
            away += [_UNBEGUN] * needed
        away.sort()
        by_bridges = sum(away[:needed]) * self._weights.bridge_pace
        return (by_deck if by_deck < by_bridges else by_bridges) / count + 1.0

    # --- cards --------------------------------------------------------------------------------

    def _cards(self) -> Scored:
        sights = self._sights.of(self._state.seat)
        turns = self._turns_left()
        chance = self._chance_of_a_card(turns)
        ready = sum(sight.ready for sight in sights)
        busy = ready / turns if ready < turns else 1.0
        found: Scored = []
        for sight in sights:
            if not sight.hand:
                continue
            steps = len(sight.playable) + chance * sight.unseen
            if sight.stone:
                self._walk(found, sights, sight, steps, turns, chance, busy)
            else:
                self._begin(found, sight, steps, turns)
            self._discard(found, sight, steps, turns, busy)
        return found

    def _chance_of_a_card(self, turns: float) -> float:
        """How likely a seat is to get a card that it has not seen."""
        state = self._state
        hidden = len(state.deck) + len(state.aside) + HAND * (len(state.players) - 1)
        return min(1.0, self._weights.hope * turns / hidden)

    def _walk(
        self,
        found: Scored,
        sights: list[Sight],
        sight: Sight,
        steps: float,
        turns: float,
        chance: float,
        busy: float,
    ) -> None:
        if not sight.playable:
            return
        weights = self._weights
        if sight.stone < CITY:
            worth = self._step_worth(sight, min(steps, turns))
        else:
            worth = max((self._step_worth(each, 1.0) for each in sights if 0 < each.stone < CITY), default=0.0)
        lost = sight.skipped * chance * (1.0 - busy * weights.hurry)
        found.append((worth - weights.gap * lost, Play(sight.playable[0][1])))

    def _step_worth(self, sight: Sight, steps: float) -> float:
        """What a step is worth: part of what the path comes to, and what it brings at once."""
        weights = self._weights
        stone = sight.stone
        if stone == BRIDGE_AFTER and self._state.crossings == CROSSINGS_TO_END - 1:
            return self._worth_of_ending(sight)
        steps = max(1.0, min(steps, CITY - stone))
        mean = (sight.factor * (climb(stone + steps) - climb(stone)) + sight.tiles_within(steps)) / steps
        at_once = sight.factor * (climb(stone + 1) - climb(stone)) + sight.ahead[1]
        return weights.mean * mean + weights.at_once * at_once

    def _worth_of_ending(self, sight: Sight) -> float:
        """The fifth crossing ends the expedition: good for whoever has little left to do."""
        weights, state = self._weights, self._state
        gain = sight.factor * (climb(BRIDGE_AFTER + 1) - climb(BRIDGE_AFTER))
        left = sum(each.promised for each in self._sights.of(state.seat))
        return gain - weights.end_own * left + weights.end_others * self._turns_left()

    def _begin(self, found: Scored, sight: Sight, steps: float, turns: float) -> None:
        player, weights = self._state.players[self._state.seat], self._weights
        card = sight.hand[0][1]
        researchers = sum(piece.researcher for piece in player.pieces.values())
        steps = min(steps - 1.0 - sight.begin_loss * weights.begin_gap, turns, CITY - 1.0)
        if steps < 0.0:
            return
        tiles = sight.tiles_within(steps + 1.0)
        value = climb(1.0 + steps)
        if len(player.pieces) - researchers < ADVENTURERS:
            score = (value + tiles - weights.begin_bar) * weights.begin
            found.append((score, Play(card)))
        if not researchers:
            score = (2.0 * value + tiles - weights.begin_bar - weights.researcher_bar) * weights.begin
            found.append((score, Play(card, researcher=True)))

    def _discard(self, found: Scored, sight: Sight, steps: float, turns: float, busy: float) -> None:
        weights, state = self._weights, self._state
        if sight.stone:
            path = self._step_worth(sight, 2.0) if sight.stone < CITY else weights.city_card
            kept = path * (1.0 - busy * weights.hurry)
        else:
            kept = weights.unbegun + weights.unbegun_steps * min(steps, turns)
        gifts = self._sights.gifts(state.seat, sight.colour)
        before = -1
        for height, card in sight.hand:
            if card.value == before:
                continue
            before = card.value
            dead = sight.stone > 0 and height < sight.last
            loss = 0.0 if dead else kept
            found.append(
                (-loss - gifts[card.value] + weights.dead * dead - weights.low * (HIGHEST - height), Discard(card))
            )

    # --- steps and draws ----------------------------------------------------------------------

    def _steps(self) -> Scored:
        turns = self._turns_left()
        chance = self._chance_of_a_card(turns)
        found: Scored = []
        for sight in self._sights.of(self._state.seat):
            if 0 < sight.stone < CITY:
                found.append(
                    (
                        self._free_step(sight, min(turns, len(sight.playable) + chance * sight.unseen)),
                        Step(sight.colour),
                    )
                )
        return found

    def _free_step(self, sight: Sight, steps: float) -> float:
        """A step that no card pays for is worth what the last step of the path will be, and its tile."""
        at = sight.stone
        if at == BRIDGE_AFTER and self._state.crossings == CROSSINGS_TO_END - 1:
            return self._worth_of_ending(sight)
        end = min(CITY - 1.0, at + steps)
        last = sight.factor * (climb(end + 1.0) - climb(end))
        at_once = sight.factor * (climb(at + 1) - climb(at))
        return last + self._weights.free_at_once * at_once + sight.ahead[1]

    def _draws(self) -> Scored:
        state, weights = self._state, self._weights
        if self._from_piles >= _PATIENCE * len(state.players):
            return [(weights.deck, Draw())]
        if not any(pile and colour is not state.discarded for colour, pile in state.piles.items()):
            return [(weights.deck, Draw())]
        sights = self._sights.of(state.seat)
        turns = self._turns_left()
        chance = self._chance_of_a_card(turns)
        ready = sum(sight.ready for sight in sights)
        stall = weights.stall * max(0.0, ready + weights.stall_early - turns)
        found: Scored = [(weights.deck, Draw())]
        for sight in sights:
            pile = state.piles[sight.colour]
            if pile and sight.colour is not state.discarded:
                found.append((stall + self._worth_of_card(sight, pile[-1], turns, chance), Draw(sight.colour)))
        return found

    def _worth_of_card(self, sight: Sight, value: int, turns: float, chance: float) -> float:
        weights = self._weights
        height = HIGHEST - value if sight.falling else value
        if sight.stone:
            if height < sight.last:
                return weights.useless
            if sight.stone == CITY:
                return weights.take_city - weights.take_gap * sight.skips(height) * chance
            return weights.take - weights.take_gap * sight.skips(height) * chance
        steps = min(turns, len(sight.hand) + 1 + chance * sight.unseen)
        return weights.take_new * (climb(steps) + weights.take_new_bar)


def _score(entry: tuple[float, Action]) -> float:
    return entry[0]
