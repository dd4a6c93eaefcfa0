"""The possible reasons for playing a turn in a certain way, by name: found by `players`, described by `wording`."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from arnak_bot.game.thinking import Reason

CARD, ARCHAEOLOGIST, BOON = "card", "archaeologist", "boon"
"""Costs of a turn other than tokens."""


class Why(StrEnum):
    """The kinds of `Reason`, the most important first. The comments end with the contents of `about` and `count`."""

    ARRIVES = "arrives"  # the magnifying glass reaches the Lost Temple; the points for it
    POINTS = "points"  # immediate points; the line of the score sheet, and how many
    SAFE = "safe"  # no Fear comes home from a site, because its guardian was overcome; the site
    ESCAPES = "escapes"  # a guardian no longer stands beside the seat, and brings it no Fear; which
    BOON = "boon"  # a boon to use later; the guardian
    RECRUITS = "recruits"  # an assistant joins; who, and for how many rounds including this one
    BONUS = "bonus"  # research bonus tiles are taken; which
    AT_ONCE = "at-once"  # an artifact's effect is resolved as soon as it is gained; the card
    LASTS = "lasts"  # an item is bought that can be drawn in later rounds; the card, and in how many
    GAINS = "gains"  # tokens gained beyond those of bonus tiles, one resource for each
    DRAWS = "draws"  # cards drawn; how many
    EXILES = "exiles"  # a card leaves the deck for good; the card, and the points that this gains
    MAY_EXILE = "may-exile"  # whether to exile a card is asked next
    # an assistant can be used again, instead of another, or with its golden side; who, and 1 for that side
    READIES = "readies"
    # a site's effect is gained, but still unknown; 1 if its tile goes back to the stack after use
    UNKNOWN = "unknown"
    # the remaining tokens pay for the next action; that action, then a resource for each token it costs
    LEAVES = "leaves"
    OPENS = "opens"  # the next action was not possible before; that action
    SLOT = "slot"  # an idol slot is filled, at the cost of the points of the empty slot; its number, from 1
    COSTS = "costs"  # the cost, one entry for each: resources, `CARD`, `ARCHAEOLOGIST` and `BOON`
    LOSES = "loses"  # a card is exiled by its own effect; the card, and its points
    FEAR = "fear"  # Fear is taken, or comes home after a pass; the guardians that then bring it, and how much
    # Fear comes home from a site whose guardian is not overcome in this round; the guardian, unless it is still unknown
    RISKS = "risks"
    SAVES = "saves"  # tokens stay for the next round, one resource for each
    KEEPS = "keeps"  # a card that is certain to be in the next round's hand; which
    # a whole new hand is drawn for the next round, which is on average worth more than what could be kept
    ANEW = "anew"
    NOTHING_MORE = "nothing-more"  # no other possible action is worth its cost; 1 once the player has passed
    # more points by the end of the round than the alternative; the line of the score sheet, and how many
    MORE_POINTS = "more-points"
    LESS_FEAR = "less-fear"  # fewer points lost to Fear by then
    MORE_TOKENS = "more-tokens"  # more tokens by then, one resource for each
    OWNS = "owns"  # cards owned by then that the alternative lacks; which
    WITH = "with"  # assistants owned by then that the alternative lacks; who
    # a research token is further up by then, without scoring more; which token, and by how many rows
    FURTHER = "further"
    FEWER_TOKENS = "fewer-tokens"  # fewer tokens by then, one resource for each
    PREPARES = "prepares"  # the kind of the next action, as shown to the others; the verb


PRICES = (Why.COSTS, Why.LOSES, Why.SLOT, Why.FEAR, Why.RISKS)

FEARED = (Why.FEAR, Why.RISKS)


def subjects(reasons: Iterable[Reason], kind: Why) -> list[str]:
    """What the reasons of a kind are about, such as every token gained."""
    return [each for reason in reasons if reason.kind == kind for each in reason.about]
