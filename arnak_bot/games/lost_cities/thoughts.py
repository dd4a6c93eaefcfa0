"""The kinds of reasons for playing a turn in a certain way: found by the players, described by the wording."""

from __future__ import annotations

from enum import StrEnum


class Why(StrEnum):
    """The kinds of `Reason` (game/thinking.py), most important first, and the meaning of `about` and `count`.

    Colours, cards and seats are texts: "red", "red 5", "1".
    """

    ENDS = "ends"  # the expedition ends; how many of the others' explorers are on stones that cost points
    CITY = "city"  # an explorer reaches a city; the path, and its value there
    BRIDGE = "bridge"  # an explorer crosses a bridge, but the expedition continues; the path, and the crossings so far
    TILE = "tile"  # points from a tile; how many
    # an artifact is taken that somebody was close to; the path and their seat, and how many stones away they were
    FIRST = "first"
    ARTIFACT = "artifact"  # an artifact is taken; how many the seat then has in the whole game
    OUT_OF_DEBT = "out-of-debt"  # an explorer earns points for the first time; the path, and its points
    # a path is begun with an adventurer; the path and the values in hand that follow, and its debt
    BEGINS = "begins"
    BEGINS_TWICE = "begins-twice"  # the same with the researcher
    ARROW = "arrow"  # steps from arrows; the path, and how many
    CITY_CARD = "city-card"  # steps from city cards; the path, and how many
    GOES_ON = "goes-on"  # a step that would have ended the expedition is declined
    FOLLOWS = "follows"  # cards in hand continue a path; the path and their values
    DEAD = "dead"  # a card is discarded that no longer fits
    TAKES = "takes"  # a card is taken that fits on one of the seat's paths; the card
    DENIES = "denies"  # a card is taken that somebody else could play; the card and their seat
    # a card is taken for an unbegun path; the path, and how many cards of it are in hand afterwards
    GATHERS = "gathers"
    NOTHING_TO_TAKE = "nothing-to-take"  # a card is drawn from the deck, because no pile has a card that fits
    STEPS = "steps"  # an explorer advances; the path, and how many points it adds to a total that is never below zero
    KEEPS = "keeps"  # a card of an unbegun path is discarded; the path, and how many cards of it stay in hand
    HOPES = "hopes"  # a card is drawn from the deck; how many unseen cards fit on a path
    ALIKE = "alike"  # other options are about as good
    AHEAD = "ahead"  # better than the next-best option in the imagined games; by how much
    ONLY = "only"  # there is no other sensible option
    BEHIND = "behind"  # worse than the best option in the imagined games; by how much
    SKIPS = "skips"  # a card is played that passes over unseen cards; how many
    GIVES = "gives"  # a card is discarded that somebody could play; the card and their seat


AGAINST = (Why.SKIPS, Why.GIVES, Why.BEHIND)

PRICES = (Why.GIVES,)
