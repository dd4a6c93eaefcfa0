"""What can speak for a way to play a turn, by name: found by the players, told by the wording."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["ARCHAEOLOGIST", "CARD", "Why"]

CARD, ARCHAEOLOGIST = "card", "archaeologist"
"""What a way to play a turn can take beside tokens."""


class Why(StrEnum):
    """The kinds of `Reason` (game/thinking.py), the weightiest first; what `about` and `count` hold.

    Attributes:
        ARRIVES: the magnifying glass reaches the Lost Temple; the points for that.
        POINTS: points that are had at once; the line of the score sheet, and how many.
        SAFE: no Fear comes home from the site where a guardian was overcome; the site.
        BOON: a boon to use later; the guardian.
        SLOT: an idol slot is filled, at the price of the points that it is worth empty; which one, from 1.
        RECRUITS: an assistant joins; who, and for how many rounds with this one.
        BONUS: research bonus tiles are taken; which.
        AT_ONCE: the effect of an artifact comes with buying it; the card.
        LASTS: an item is bought that can come to the hand in later rounds; the card, and in how many.
        GAINS: tokens that are won beyond those of bonus tiles, a resource for each.
        DRAWS: cards drawn; how many.
        EXILES: a card leaves the deck for good; the card, and the points that this brings.
        UNKNOWN: what is revealed comes on top.
        LEAVES: the tokens that are left pay for the next thing; that action, then a resource for each token that it
            takes.
        OPENS: the next thing was not possible before; that action.
        NEXT: what comes next; that action.
        LAST_SPACE: nobody else can dig there this round, where an opponent would most likely have done so next; the
            site.
        COSTS: what it takes, each as often as it is taken: resources, `CARD` and `ARCHAEOLOGIST`.
        FEAR: Fear is taken; how much.
        SAVES: tokens stay for the next round, a resource for each.
        KEEPS: a card is sure to be in the next round's hand; which.
        ANEW: a whole hand is drawn for the next round, and the cards that are drawn are worth more on the whole than
            those that could be kept.
        NOTHING_MORE: nothing that can still be done is worth what it costs.
        MORE_POINTS: points more by the end of the round than another way had by then; the line of the score sheet.
        LESS_FEAR: points less that Fear takes by then.
        MORE_TOKENS: tokens more by then, a resource for each.
        FEWER_TOKENS: tokens fewer by then, a resource for each.
        OWNS: cards that it has by then and the other way has not; which.
        WITH: assistants that it has by then and the other way has not; who.
        FURTHER: rows of research that a token is further by then, where that is no points; which token, how many.
        PREPARES: what kind of thing comes next, told to the others; the verb.
    """

    ARRIVES = "arrives"
    POINTS = "points"
    SAFE = "safe"
    BOON = "boon"
    SLOT = "slot"
    RECRUITS = "recruits"
    BONUS = "bonus"
    AT_ONCE = "at-once"
    LASTS = "lasts"
    GAINS = "gains"
    DRAWS = "draws"
    EXILES = "exiles"
    UNKNOWN = "unknown"
    LEAVES = "leaves"
    OPENS = "opens"
    NEXT = "next"
    LAST_SPACE = "last-space"
    COSTS = "costs"
    FEAR = "fear"
    SAVES = "saves"
    KEEPS = "keeps"
    ANEW = "anew"
    NOTHING_MORE = "nothing-more"
    MORE_POINTS = "more-points"
    LESS_FEAR = "less-fear"
    MORE_TOKENS = "more-tokens"
    OWNS = "owns"
    WITH = "with"
    FURTHER = "further"
    FEWER_TOKENS = "fewer-tokens"
    PREPARES = "prepares"
