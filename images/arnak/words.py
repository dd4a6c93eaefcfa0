"""What the pictures of Arnak write: words handed in by whoever has a picture drawn, and the legend of its signs.

A picture is in the words of whoever sees it, `words`, which goes last through everything that draws; what is remembered
is remembered for its words. Draws nothing, knows no game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from arnak_bot.games.arnak.wording.messages import ENGLISH, Pictures, Words
from images.kit.phrasing import line, parts, written

__all__ = ["ENGLISH", "LEGEND", "Pictures", "Words", "legend", "line", "parts", "written"]

LEGEND: Final[Mapping[str, tuple[str, ...]]] = {
    "resources": ("coin", "compass", "tablet", "arrowhead", "jewel"),
    "travel": ("boot", "car", "ship", "plane"),
    "on-cards": ("free", "arrow", "draw", "exile", "put-down", "upgrade", "refresh", "activate", "relocate", "pass"),
    "people": ("archaeologist", "assistant", "guardian", "fear", "idol", "item", "artifact", "campfire", "site"),
    "research": ("glass", "notebook", "temple", "points", "slots"),
    "table": ("starter", "blocked", "moon"),
}
"""Sections of signs."""

_DRAWN = {"arrow": ("›",), "assistant": ("#assistant@silver", "#assistant@gold")}


def legend(words: Words) -> Iterator[tuple[str, list[tuple[tuple[str, ...], str]]]]:
    """Give the title of each section with its signs and what each is called."""
    for section, signs in LEGEND.items():
        meanings = [(_DRAWN.get(sign, (f"#{sign}",)), words.pictures[f"legend-{sign}"]) for sign in signs]
        yield words.pictures[f"legend-{section}"], meanings
