"""The kinds of reasons for a call or an answer: found by the players, put into words by the wording."""

from __future__ import annotations

from enum import StrEnum


class Why(StrEnum):
    """The kinds of `Reason` (game/thinking.py), most important first, and the meaning of `about` and `count`."""

    IMAGINED = "imagined"  # imagined games played on; how many, and the parts on average; how many of them are won
    LEVEL = "level"  # as many are won as in the first way; "parts" if it has fewer, else how many points it has less
    LEAVES = "leaves"  # a fill; how many ways to lay the compass there were, and how many it leaves
    KEEPS = "keeps"  # a fill that contradicts none of these ways
    VISITS = "visits"  # a movement; how many places it visits that the best way to lay the compass needs
    STARVES = "starves"  # a call; how many of the others cannot fill a tile with it and spoil nothing
    SAVES = "saves"  # a minus point where every fill would spoil the last way to lay the compass
    LAST = "last"  # a fill that leaves no way to lay the whole compass with the diamonds at hand
    SHIFTS = "shifts"  # hints are spent; how many


FIGURES = (Why.IMAGINED, Why.LEVEL)
"""What is told before any reasons."""
AGAINST = (Why.LAST, Why.SHIFTS)
"""The reasons against a way."""
