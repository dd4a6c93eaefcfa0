"""What can speak for a way to play a turn, by name: found by the players, told by the wording."""

from __future__ import annotations

from enum import StrEnum


class Why(StrEnum):
    """The kinds of `Reason` (game/thinking.py), the weightiest first; what `about` and `count` hold.

    Colours, cards and seats are texts: "red", "red 5", "1".
    """

    ENDS = "ends"  # the expedition ends; how many explorers of the others stand where they cost points
    CITY = "city"  # an explorer reaches a city; the path, and what it is worth there
    BRIDGE = "bridge"  # an explorer crosses a bridge, and the expedition goes on; the path, and how many have now
    TILE = "tile"  # points that are paid at once; how many
    # an artifact is taken that somebody was near to; the path and their seat, and how many stones away they were
    FIRST = "first"
    ARTIFACT = "artifact"  # an artifact is taken; how many of the whole game the seat has then
    OUT_OF_DEBT = "out-of-debt"  # an explorer stands where it earns points for the first time; the path, and its points
    # a path is begun with an adventurer; the path and the values in hand that follow, and the points to earn
    BEGINS = "begins"
    BEGINS_TWICE = "begins-twice"  # the same with the researcher
    ARROW = "arrow"  # a step that an arrow gives; the path
    CITY_CARD = "city-card"  # a step that a card of a city gives; the path
    GOES_ON = "goes-on"  # a step is declined that would have ended the expedition
    FOLLOWS = "follows"  # cards in hand that go on with a path; the path and their values
    CLOSE = "close"  # a card is played that passes over none that could still come
    DEAD = "dead"  # a card is discarded that no longer fits
    # a card is discarded of a path that is not begun; the path, and how many cards are left of it in hand
    UNBEGUN = "unbegun"
    USELESS = "useless"  # nobody else can play what is discarded
    COVERS = "covers"  # a discard lies on a card that somebody could play; that card and their seat
    WAITS = "waits"  # a card is kept back; that card, and how many could still come that are to be played before it
    NO_PLAY = "no-play"  # no card in hand goes on a path that is begun
    TAKES = "takes"  # a card is taken that goes on a path of one's own; the card
    # a card is taken for a path that is not begun; the path, and how many cards of it are in hand then
    GATHERS = "gathers"
    DENIES = "denies"  # a card is taken that somebody else could play; the card and their seat
    STALLS = "stalls"  # a card is taken from a pile, which leaves the deck as it is; how many cards it has
    HURRIES = "hurries"  # the deck gets smaller while others have explorers that cost points; how many
    NOTHING_TO_TAKE = "nothing-to-take"  # the deck is drawn from, for no pile holds a card that fits
    STEPS = "steps"  # an explorer comes further; the path, and how many points more it is worth
    KEEPS = "keeps"  # a card is discarded of a path that is not begun; the path, and how many cards of it stay in hand
    FAR = "far"  # a card is discarded that would pass over some that could still come; how many
    SURPLUS = "surplus"  # a card is discarded where more fit than can be played; how many turns are left
    HOPES = "hopes"  # the deck is drawn from; how many cards could come that go on a path
    NO_PILE = "no-pile"  # the deck is drawn from, for there is no pile to draw from
    ALIKE = "alike"  # other ways to play on are about as good
    AHEAD = "ahead"  # in the imagined games it came to more than the next best way; by how much
    ONLY = "only"  # there is no other sensible way
    BEHIND = "behind"  # in the imagined games it came to less than the best way; by how much
    # somebody else comes to have less than with what it is compared with; their seat, and how much less
    HINDERS = "hinders"
    SKIPS = "skips"  # a card is played that passes over some that could still come; how many
    GIVES = "gives"  # a card is discarded that somebody could play; the card and their seat
    LATE = "late"  # a path is begun with little time left; how many turns


AGAINST = (Why.SKIPS, Why.GIVES, Why.LATE, Why.BEHIND)
"""What speaks against a way."""
