"""What can speak for a way to play a turn, by name: found by the players, told by the wording."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["ARCHAEOLOGIST", "CARD", "Why"]

CARD, ARCHAEOLOGIST = "card", "archaeologist"
"""What a way to play a turn can take beside tokens."""


class Why(StrEnum):
    """The kinds of `Reason` (game/thinking.py), the weightiest first; what `about` and `count` hold."""

    ARRIVES = "arrives"  # the magnifying glass reaches the Lost Temple; the points for that
    POINTS = "points"  # points that are had at once; the line of the score sheet, and how many
    SAFE = "safe"  # no Fear comes home from the site where a guardian was overcome; the site
    BOON = "boon"  # a boon to use later; the guardian
    SLOT = "slot"  # an idol slot is filled, at the price of the points that it is worth empty; which one, from 1
    RECRUITS = "recruits"  # an assistant joins; who, and for how many rounds with this one
    BONUS = "bonus"  # research bonus tiles are taken; which
    AT_ONCE = "at-once"  # the effect of an artifact comes with buying it; the card
    LASTS = "lasts"  # an item is bought that can come to the hand in later rounds; the card, and in how many
    GAINS = "gains"  # tokens that are won beyond those of bonus tiles, a resource for each
    DRAWS = "draws"  # cards drawn; how many
    EXILES = "exiles"  # a card leaves the deck for good; the card, and the points that this brings
    UNKNOWN = "unknown"  # what is revealed comes on top
    # the tokens that are left pay for the next thing; that action, then a resource for each token that it takes
    LEAVES = "leaves"
    OPENS = "opens"  # the next thing was not possible before; that action
    NEXT = "next"  # what comes next; that action
    # nobody else can dig there this round, where an opponent would most likely have done so next; the site
    LAST_SPACE = "last-space"
    COSTS = "costs"  # what it takes, each as often as it is taken: resources, `CARD` and `ARCHAEOLOGIST`
    FEAR = "fear"  # Fear is taken; how much
    SAVES = "saves"  # tokens stay for the next round, a resource for each
    KEEPS = "keeps"  # a card is sure to be in the next round's hand; which
    # a whole hand is drawn for the next round, and is worth more on the whole than what could be kept
    ANEW = "anew"
    NOTHING_MORE = "nothing-more"  # nothing that can still be done is worth what it costs
    # points more by the end of the round than another way had by then; the line of the score sheet
    MORE_POINTS = "more-points"
    LESS_FEAR = "less-fear"  # points less that Fear takes by then
    MORE_TOKENS = "more-tokens"  # tokens more by then, a resource for each
    OWNS = "owns"  # cards that it has by then and the other way has not; which
    WITH = "with"  # assistants that it has by then and the other way has not; who
    # rows of research that a token is further by then, where that is no points; which token, how many
    FURTHER = "further"
    FEWER_TOKENS = "fewer-tokens"  # tokens fewer by then, a resource for each
    PREPARES = "prepares"  # what kind of thing comes next, told to the others; the verb
