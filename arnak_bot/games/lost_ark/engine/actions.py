"""Actions and their canonical texts, as used in logs, the store, buttons, commands and tests."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from arnak_bot.games.lost_ark.engine.printed import PLACES, TILES, Character, Colour


class Verb(StrEnum):
    CHARACTER = "character"  # choose a character
    START = "start"  # choose a starting place
    FIRST = "first"  # fill a tile before the first turn
    CALL = "call"  # name the colour of the turn
    DRAW = "draw"  # visit the next place of a movement
    PAINT = "paint"  # choose the colour of the place that was just visited
    FILL = "fill"  # answer by filling a tile
    WALK = "walk"  # answer with a movement
    MINUS = "minus"  # answer by taking a minus point
    DIAMOND = "diamond"  # visit a place in any colour
    DRUID = "druid"  # turn a forest grey
    MEADOW = "meadow"  # visit a meadow as a hunter
    END = "end"  # end this turn


@dataclass(frozen=True, slots=True)
class Action:
    """An action of a seat, made by `action` or `parse` so that its text is canonical; `at`: place, tile, character."""

    text: str
    verb: Verb
    colour: Colour | None
    at: str

    def __str__(self) -> str:
        return self.text


@cache
def action(verb: Verb, colour: Colour | None = None, at: str = "") -> Action:
    """Return an action.

    >>> action(Verb.FILL, Colour.GREEN, "g3").text
    'fill green g3'
    """
    return Action(" ".join(filter(None, (verb, colour, at))), verb, colour, at)


_WITH_COLOUR = frozenset({Verb.CALL, Verb.WALK, Verb.PAINT, Verb.FILL, Verb.DIAMOND})
_AT: dict[Verb, Collection[str]] = {
    Verb.CHARACTER: [*map(str, Character)],
    **dict.fromkeys((Verb.FIRST, Verb.FILL), TILES),
    **dict.fromkeys((Verb.START, Verb.DRAW, Verb.DIAMOND, Verb.DRUID, Verb.MEADOW), PLACES),
}
_ALL = (
    action(verb, colour, at)
    for verb in Verb
    for colour in (Colour if verb in _WITH_COLOUR else (None,))
    for at in _AT.get(verb, ("",))
)
_BY_TEXT = {each.text: each for each in _ALL}


def parse(text: str) -> Action:
    """Return the action with this text: `parse(str(action)) == action`. Raises ValueError if it is not one."""
    if text not in _BY_TEXT:
        raise ValueError(f"“{text[:80]}” is not an action")
    return _BY_TEXT[text]
