"""What an instinct weighs: found by playing against itself, many thousand games (`tools.players.tune_lost_cities`)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """In points more or less."""

    deck_pace: float = 0.707  # how many turns a card of the deck stands for
    bridge_pace: float = 4.11  # how many turns a step stands for that is missing to the crossings which end it
    hope: float = 0.676  # how likely a card that nobody has seen comes to hand, as a multiple of what chance alone says
    gap: float = 34.5  # what it costs to pass over a card that might have come
    hurry: float = 0.769  # how much of that is forgiven where the hand already fills the turns that are left
    mean: float = 0.671  # how much of a step is what the whole walk brings, by the step
    at_once: float = 0.291  # how much of a step is what it brings at once
    end_own: float = 0.608  # what ending the expedition costs for each point that the own hand still promises
    end_others: float = 4.42  # what it gains for each turn that it takes from the others
    begin: float = 0.338  # how much of what a path promises counts
    begin_bar: float = 1.27  # what a path has to promise
    researcher_bar: float = 1.72  # what it has to promise more for the researcher
    begin_gap: float = 0.422  # how many steps each unseen card below the first one costs
    unbegun: float = -1.48  # what a card of a path that is not begun is worth
    unbegun_steps: float = 1.8  # what it is worth more for each step that the path promises
    city_card: float = 3.41  # what a card of a path is worth whose explorer is in the city
    dead: float = 1.56  # what it is worth to get rid of a card that fits nowhere
    low: float = 0.244  # what low cards are worth more than high ones
    gift: float = 6.56  # what a card costs that the next player can use
    gift_gap: float = 0.37  # how much less for each value between
    gift_new: float = 1.56  # what a card costs of a path that the next player has not begun
    free_at_once: float = 0.52  # how much of a free step is what it brings at once
    arrow: float = 8.52  # what an arrow tile is worth
    artifact: float = 1.85  # what an artifact is worth, as a multiple of what the scale says
    deck: float = 2.41  # what a card from the deck is worth
    stall: float = 2.09  # what a turn more is worth, for each card in hand that would find no time
    stall_early: float = -5.15  # how many cards earlier or later that begins
    useless: float = -3.4  # what a card is worth that fits nowhere
    take: float = 7.26  # what one is worth that fits on a path
    take_city: float = 4.63  # what one is worth that fits on a path whose explorer is in the city
    take_gap: float = 7.91  # what it costs to pass over a card that might have come
    take_new: float = 0.135  # what one is worth for each point that its path promises
    take_new_bar: float = 10.7  # what is added to that promise


WEIGHTS = Weights()
