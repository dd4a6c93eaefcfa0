"""The kinds of reasons for a call or an answer: found by the players, described by the wording."""

from __future__ import annotations

from enum import StrEnum


class Why(StrEnum):
    """The kinds of `Reason` (game/thinking.py), most important first, and the meaning of `about` and `count`."""

    # imagined games were played out; `about`: how many, the average parts and points; `count`: how many were won
    IMAGINED = "imagined"
    # as many wins as the first option; "parts" if it finds fewer parts, otherwise how many fewer points
    LEVEL = "level"
    FINDS = "finds"  # parts are found; `about`: their letters
    ARK = "ark"  # the whole ark is found
    # a fill; how many placements of the compass there were, the most that any fill leaves, and how many are left
    LEAVES = "leaves"
    KEEPS = "keeps"  # a fill, or a minus point, that contradicts none of the placements
    # a movement; how many places it visits of the one possible placement of the compass that could be found soonest
    VISITS = "visits"
    CENTRAL = "central"  # a start on a place of that placement
    NEAR = "near"  # a start beside that placement; how many of its places it touches
    WIDENS = "widens"  # a fill; the colour in which each movement may now visit more places, and how many
    STARVES = "starves"  # a call; how many of the others cannot fill a tile in its colour without spoiling a part
    SAVES = "saves"  # a minus point, because every fill would rule out the last placement of the compass
    SPOILS = "spoils"  # a fill that leaves no placement, where another does; `about`: the parts without a place
    LAST = "last"  # a fill that leaves no placement with the available diamonds
    MINUS = "minus"  # a minus point; how many points it costs, including those of the challenge to take none
    SHIFTS = "shifts"  # hints are spent; only found in older saved reviews, because the label now mentions it


FIGURES = (Why.IMAGINED, Why.LEVEL)
"""The kinds shown before any other reasons."""
FOR_THE_ARK = (Why.LEAVES, Why.KEEPS, Why.VISITS, Why.SAVES)
"""The reasons that matter only as long as an option finds the whole ark."""
SCALES = ((Why.LEAVES, Why.KEEPS), (Why.NEAR, Why.CENTRAL), (Why.VISITS,))
"""The reasons that compare options, each followed by the one that is better still."""
AGAINST = (Why.SPOILS, Why.LAST, Why.MINUS)
