"""The weights used by instinct, tuned in many thousands of games of self-play (`tools.players.tune_lost_cities`)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights, roughly in points."""

    deck_pace: float = 0.707  # turns for each card left in the deck
    bridge_pace: float = 4.11  # turns for each step still needed for the crossings that end the expedition
    hope: float = 0.676  # the chance of getting a particular unseen card, as a multiple of the pure probability
    gap: float = 34.5  # the cost of passing over a card that might have come
    hurry: float = 0.769  # the share of that cost that is waived if the hand already fills the remaining turns
    mean: float = 0.671  # the weight, in the value of a step, of the whole walk's average gain per step
    at_once: float = 0.291  # the weight of the immediate gain in the value of a step
    end_own: float = 0.608  # the cost of ending the expedition per point that the seat's own hand still promises
    end_others: float = 4.42  # the gain from ending it per turn that the others lose
    begin: float = 0.338  # how much of a path's expected value counts
    begin_bar: float = 1.27  # the expected value needed to begin a path
    researcher_bar: float = 1.72  # the additional expected value needed for the researcher
    begin_gap: float = 0.422  # how many steps each unseen card below the first card played costs
    unbegun: float = -1.48  # the value of a card of a path that has not been begun yet
    unbegun_steps: float = 1.8  # its additional value for each step expected on that path
    city_card: float = 3.41  # the value of a card of a path whose explorer is in the city
    dead: float = 1.56  # the value of discarding a card that fits nowhere
    low: float = 0.244  # the additional value of low cards over high ones
    gift: float = 6.56  # the cost of a card that the next player can use
    gift_gap: float = 0.37  # how much lower that cost is for each value that would be passed over
    gift_new: float = 1.56  # the cost of a card of a path that the next player has not begun
    free_at_once: float = 0.52  # the weight of the immediate gain in the value of a free step
    arrow: float = 8.52  # the value of an arrow tile
    artifact: float = 1.85  # the value of an artifact, as a multiple of its estimated value
    deck: float = 2.41  # the value of a card from the deck
    stall: float = 2.09  # the value of an extra turn for each card in hand that could not be played in time
    stall_early: float = -5.15  # how many cards earlier (negative: later) stalling begins to have a value
    useless: float = -3.4  # the value of taking a card that fits nowhere
    take: float = 7.26  # the value of taking a card that fits on a path
    take_city: float = 4.63  # the value of taking a card that fits on a path whose explorer is in the city
    take_gap: float = 7.91  # the cost of passing over a card that might have come
    take_new: float = 0.135  # the value of taking a card per point that its unbegun path is expected to bring
    take_new_bar: float = 10.7  # a number added to those points


WEIGHTS = Weights()
