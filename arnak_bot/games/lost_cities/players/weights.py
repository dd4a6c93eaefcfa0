"""What an instinct weighs: found by playing against itself, by `tools.tune_lost_cities`."""

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
        height: what the height of a card costs beside that.
        mean: how much of a step is what the whole walk brings, by the step.
        at_once: how much of a step is what it brings at once.
        end_own: what ending the expedition costs for each point that the own hand still promises.
        end_others: what it gains for each turn that it takes from the others.
        begin: how much of what a path promises counts.
        begin_share: how much each path that is being walked slows down another.
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
    height: float
    mean: float
    at_once: float
    end_own: float
    end_others: float
    begin: float
    begin_share: float
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
    deck_pace=0.739,
    bridge_pace=3.4,
    hope=0.707,
    gap=29.1,
    hurry=0.8,
    height=-0.0298,
    mean=0.565,
    at_once=0.248,
    end_own=0.686,
    end_others=8.47,
    begin=0.393,
    begin_share=-0.0155,
    begin_bar=4.53,
    researcher_bar=2.03,
    begin_gap=0.391,
    unbegun=-0.192,
    unbegun_steps=1.35,
    city_card=3.82,
    dead=1.41,
    low=0.251,
    gift=6.33,
    gift_gap=0.32,
    gift_new=1.56,
    free_at_once=0.597,
    arrow=8.14,
    artifact=1.29,
    deck=1.89,
    stall=2.52,
    stall_early=-5.19,
    useless=-4.04,
    take=5.45,
    take_city=3.32,
    take_gap=8.44,
    take_new=0.159,
    take_new_bar=13.5,
)
