"""How to play, for somebody who has never seen the game: a few short pages, in our own words.

A page names the picture that goes with it; who draws pictures looks it up.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arnak_bot.games.arnak.wording.messages import Words

__all__ = ["Illustration", "Page", "pages"]


class Illustration(StrEnum):
    """What is drawn beside a page."""

    ISLAND = "island"
    LEGEND = "legend"
    HAND = "hand"
    ROW = "row"
    TRACK = "track"
    SCORES = "scores"


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its title, its text in Discord's markdown, and its picture."""

    title: str
    text: str
    illustration: Illustration


def pages(words: Words) -> tuple[Page, ...]:
    """Return the pages in their order."""
    said = words.learn
    return (
        Page(said.island(), said.island_text(), Illustration.ISLAND),
        Page(said.collecting(), said.collecting_text(), Illustration.LEGEND),
        Page(said.cards(), said.cards_text(), Illustration.HAND),
        Page(said.turn(), said.turn_text(), Illustration.ISLAND),
        Page(said.row(), said.row_text(), Illustration.ROW),
        Page(said.research(), said.research_text(), Illustration.TRACK),
        Page(said.scoring(), said.scoring_text(), Illustration.SCORES),
    )
