"""How to play, for somebody who has never seen the game: a few short pages, in our own words.

A page names the picture that goes with it; who draws pictures looks it up.
"""

from __future__ import annotations

from enum import StrEnum

from arnak_bot.game.values import LearnPage
from arnak_bot.games.arnak.wording.messages import Words

__all__ = ["Illustration", "pages"]


class Illustration(StrEnum):
    """What is drawn beside a page."""

    ISLAND = "island"
    LEGEND = "legend"
    HAND = "hand"
    ROW = "row"
    TRACK = "track"
    SCORES = "scores"


_PAGES = {
    "island": Illustration.ISLAND,
    "collecting": Illustration.LEGEND,
    "cards": Illustration.HAND,
    "turn": Illustration.ISLAND,
    "row": Illustration.ROW,
    "research": Illustration.TRACK,
    "scoring": Illustration.SCORES,
}
"""The pages in their order, each with its picture."""


def pages(words: Words) -> tuple[LearnPage, ...]:
    """Return the pages in their order."""
    said = words.learn
    return tuple(LearnPage(said[page], said[f"{page}.text"], shown) for page, shown in _PAGES.items())
