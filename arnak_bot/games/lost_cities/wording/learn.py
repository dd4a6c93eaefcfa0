"""How to play, for somebody who has never seen the game: a few short pages, in our own words.

A page names the picture that goes with it; who draws pictures looks it up.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arnak_bot.games.lost_cities.wording.messages import Words

__all__ = ["Illustration", "Page", "pages"]


class Illustration(StrEnum):
    """What is drawn beside a page."""

    BOARD = "board"
    PRIVATE = "private"
    LEGEND = "legend"
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
        Page(said.paths(), said.paths_text(), Illustration.BOARD),
        Page(said.turn(), said.turn_text(), Illustration.PRIVATE),
        Page(said.tiles(), said.tiles_text(), Illustration.LEGEND),
        Page(said.scoring(), said.scoring_text(), Illustration.SCORES),
    )
