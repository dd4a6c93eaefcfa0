"""What an instinct weighs: found by playing against itself, many thousand games (`tools.tune_lost_cities`)."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["WEIGHTS", "Weights"]


@dataclass(frozen=True, slots=True)
class Weights:
    """In points more or less.

    Attributes:
        deck_pace: how many turns a card of the deck stands for.
        bridge_pace: how many turns a step stands for that is missing to the crossings which end the expedition.
        hope: how likely a card that nobody has seen comes to hand, as a multiple of what chance alone says.
        gap: what it costs to pass over a card that might have come.
        hurry: how much of that is forgiven where the hand already fills the turns that are left.
        mean: how much of a step is what the whole walk brings, by the step.
        at_once: how much of a step is what it brings at once.
        end_own: what ending the expedition costs for each point that the own hand still promises.
        end_others: what it gains for each turn that it takes from the others.
        begin: how much of what a path promises counts.
        begin_bar: what a path has to promise.
        researcher_bar: what it has to promise more for the researcher.
        begin_gap: how many steps each unseen card below the first one costs.
        unbegun: what a card of a path that is not begun is worth.
        unbegun_steps: what it is worth more for each step that the path promises.
        city_card: what a card of a path is worth whose explorer is in the city.
        dead: what it is worth to get rid of a card that fits nowhere.
        low: what low cards are worth more than high ones.
        gift: what a card costs that the next player can use.
        gift_gap: how much less for each value between.
        gift_new: what a card costs of a path that the next player has not begun.
        free_at_once: how much of a free step is what it brings at once.
        arrow: what an arrow tile is worth.
        artifact: what an artifact is worth, as a multiple of what the scale says.
        deck: what a card from the deck is worth.
        stall: what a turn more is worth, for each card in hand that would find no time.
        stall_early: how many cards earlier or later that begins.
        useless: what a card is worth that fits nowhere.
        take: what one is worth that fits on a path.
        take_city: what one is worth that fits on a path whose explorer is in the city.
        take_gap: what it costs to pass over a card that might have come.
        take_new: what one is worth for each point that its path promises.
        take_new_bar: what is added to that promise.
    """

    deck_pace: float
    bridge_pace: float
    hope: float
    gap: float
    hurry: float
    mean: float
    at_once: float
    end_own: float
    end_others: float
    begin: float
    begin_bar: float
    researcher_bar: float
    begin_gap: float
    unbegun: float
    unbegun_steps: float
    city_card: float
    dead: float
    low: float
    gift: float
    gift_gap: float
    gift_new: float
    free_at_once: float
    arrow: float
    artifact: float
    deck: float
    stall: float
    stall_early: float
    useless: float
    take: float
    take_city: float
    take_gap: float
    take_new: float
    take_new_bar: float


WEIGHTS = Weights(
    deck_pace=0.707,
    bridge_pace=4.11,
    hope=0.676,
    gap=34.5,
    hurry=0.769,
    mean=0.671,
    at_once=0.291,
    end_own=0.608,
    end_others=4.42,
    begin=0.338,
    begin_bar=1.27,
    researcher_bar=1.72,
    begin_gap=0.422,
    unbegun=-1.48,
    unbegun_steps=1.8,
    city_card=3.41,
    dead=1.56,
    low=0.244,
    gift=6.56,
    gift_gap=0.37,
    gift_new=1.56,
    free_at_once=0.52,
    arrow=8.52,
    artifact=1.85,
    deck=2.41,
    stall=2.09,
    stall_early=-5.15,
    useless=-3.4,
    take=7.26,
    take_city=4.63,
    take_gap=7.91,
    take_new=0.135,
    take_new_bar=10.7,
)
