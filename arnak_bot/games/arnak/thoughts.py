"""What can speak for a way to play a turn, by name: found by the players, told by the wording."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Why"]


class Why(StrEnum):
    """The kinds of `Reason` (games/thinking.py), the weightiest first; what `about` and `count` hold.

    Attributes:
        ARRIVES: the magnifying glass reaches the Lost Temple; the points for that.
        POINTS: points that are had at once; the line of the score sheet, and how many.
        SAFE: no Fear comes home from the site where a guardian was overcome; the site.
        BOON: a boon to use later; the guardian.
        SLOT: an idol slot is filled; which one, from 1.
        RECRUITS: an assistant joins; who, and for how many rounds with this one.
        BONUS: a research bonus tile is taken; which.
        AT_ONCE: the effect of an artifact comes with buying it; the card.
        LASTS: an item is bought that can come to the hand in later rounds; the card, and in how many.
        GAINS: tokens that are won, a resource for each.
        DRAWS: cards drawn; how many.
        EXILES: a card leaves the deck for good; the card, and the points that this brings.
        UNKNOWN: what is revealed comes on top.
        LEAVES: the tokens that are left pay for the next thing; that action, then a resource for each token.
        OPENS: the next thing was not possible before; that action.
        NEXT: what comes next; that action.
        LAST_SPACE: nobody else can dig there this round.
        FEAR: Fear is taken; how much.
        SAVES: tokens stay for the next round, a resource for each.
        NOTHING_MORE: nothing that can still be done is worth what it costs.
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
    FEAR = "fear"
    SAVES = "saves"
    NOTHING_MORE = "nothing-more"
    PREPARES = "prepares"
