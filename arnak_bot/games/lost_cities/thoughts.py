"""What can speak for a way to play a turn, by name: found by the players, told by the wording."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Why"]


class Why(StrEnum):
    """The kinds of `Reason` (game/thinking.py), the weightiest first; what `about` and `count` hold.

    Colours, cards and seats are texts: "red", "red 5", "1".

    Attributes:
        ENDS: the expedition ends; how many explorers of the others stand where they cost points.
        CITY: an explorer reaches a city; the path, and what it is worth there.
        BRIDGE: an explorer crosses a bridge, and the expedition goes on; the path, and how many have now.
        TILE: points that are paid at once; how many.
        FIRST: an artifact is taken that somebody was near to; the path and their seat, and how many stones they were
            away from it.
        ARTIFACT: an artifact is taken; how many of the whole game the seat has then.
        OUT_OF_DEBT: an explorer stands where it earns points for the first time; the path, and its points.
        BEGINS: a path is begun with an adventurer; the path and the values in hand that follow, and the points to earn.
        BEGINS_TWICE: the same with the researcher.
        ARROW: a step that an arrow gives; the path.
        CITY_CARD: a step that a card of a city gives; the path.
        GOES_ON: a step is declined that would have ended the expedition.
        FOLLOWS: cards in hand that go on with a path; the path and their values.
        CLOSE: a card is played that passes over none that could still come.
        DEAD: a card is discarded that no longer fits.
        UNBEGUN: a card is discarded of a path that is not begun; the path, and how many cards are left of it in hand.
        USELESS: nobody else can play what is discarded.
        COVERS: a discard lies on a card that somebody could play; that card and their seat.
        WAITS: a card is kept back; that card, and how many could still come that are to be played before it.
        NO_PLAY: no card in hand goes on a path that is begun.
        TAKES: a card is taken that goes on a path of one's own; the card.
        GATHERS: a card is taken for a path that is not begun; the path, and how many cards of it are in hand then.
        DENIES: a card is taken that somebody else could play; the card and their seat.
        STALLS: a card is taken from a pile, which leaves the deck as it is; how many cards it has.
        HURRIES: the deck gets smaller while others have explorers that cost points; how many.
        NOTHING_TO_TAKE: the deck is drawn from, for no pile holds a card that fits.
        STEPS: an explorer comes further; the path, and how many points more it is worth.
        KEEPS: a card is discarded of a path that is not begun; the path, and how many cards of it stay in hand.
        FAR: a card is discarded that would pass over some that could still come; how many.
        SURPLUS: a card is discarded where more fit than can be played; how many turns are left.
        HOPES: the deck is drawn from; how many cards could come that go on a path.
        NO_PILE: the deck is drawn from, for there is no pile to draw from.
        ALIKE: other ways to play on are about as good.
        AHEAD: in the imagined games it came to more than the next best way; by how much.
        BEHIND: in the imagined games it came to less than the best way; by how much.
        ONLY: there is no other sensible way.
        HINDERS: somebody else comes to have less than with what it is compared with; their seat, and how much less.
        SKIPS: a card is played that passes over some that could still come; how many.
        GIVES: a card is discarded that somebody could play; the card and their seat.
        LATE: a path is begun with little time left; how many turns.
    """

    ENDS = "ends"
    CITY = "city"
    BRIDGE = "bridge"
    TILE = "tile"
    FIRST = "first"
    ARTIFACT = "artifact"
    OUT_OF_DEBT = "out-of-debt"
    BEGINS = "begins"
    BEGINS_TWICE = "begins-twice"
    ARROW = "arrow"
    CITY_CARD = "city-card"
    GOES_ON = "goes-on"
    FOLLOWS = "follows"
    CLOSE = "close"
    DEAD = "dead"
    UNBEGUN = "unbegun"
    USELESS = "useless"
    COVERS = "covers"
    WAITS = "waits"
    NO_PLAY = "no-play"
    TAKES = "takes"
    GATHERS = "gathers"
    DENIES = "denies"
    STALLS = "stalls"
    HURRIES = "hurries"
    NOTHING_TO_TAKE = "nothing-to-take"
    STEPS = "steps"
    KEEPS = "keeps"
    FAR = "far"
    SURPLUS = "surplus"
    HOPES = "hopes"
    NO_PILE = "no-pile"
    ALIKE = "alike"
    AHEAD = "ahead"
    ONLY = "only"
    BEHIND = "behind"
    HINDERS = "hinders"
    SKIPS = "skips"
    GIVES = "gives"
    LATE = "late"
