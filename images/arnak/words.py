"""The texts in Arnak's pictures: passed in by the caller, and the legend of the signs.

A picture uses the language of its viewer: `words` is the last parameter of every drawing function, and cached pictures
are cached by it. Draws nothing, independent of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from arnak_bot.games.arnak.wording.messages import Words

LEGEND: Final[Mapping[str, tuple[str, ...]]] = {
    "resources": ("coin", "compass", "tablet", "arrowhead", "jewel"),
    "travel": ("boot", "car", "ship", "plane"),
    "on-cards": ("free", "arrow", "draw", "exile", "put-down", "upgrade", "refresh", "activate", "relocate", "pass"),
    "people": ("archaeologist", "assistant", "guardian", "fear", "idol", "item", "artifact", "campfire", "site"),
    "research": ("glass", "notebook", "next", "temple", "points", "slots"),
    "table": ("starter", "blocked", "cards"),
}
"""Sections of signs."""

_DRAWN = {"arrow": ("›",), "assistant": ("#assistant@silver", "#assistant@gold")}


def legend(words: Words) -> Iterator[tuple[str, list[tuple[tuple[str, ...], str]]]]:
    """Yield the title of each section with its signs and their names."""
    for section, signs in LEGEND.items():
        meanings = [(_DRAWN.get(sign, (f"#{sign}",)), words.pictures[f"legend-{sign}"]) for sign in signs]
        yield words.pictures[f"legend-{section}"], meanings
