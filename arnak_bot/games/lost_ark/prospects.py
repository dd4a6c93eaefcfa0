"""What a fill would leave possible: on how many places of its own map a part could still be found. Decides nothing.

A place that is not visited yet counts in its printed colour; what diamonds could repaint is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from arnak_bot.games.lost_ark.engine.actions import Action
from arnak_bot.games.lost_ark.engine.printed import (
    DANGEROUS,
    INNER,
    LETTERS,
    NEXT,
    PLACES,
    PRINTED,
    TILES,
    Character,
    Colour,
)
from arnak_bot.games.lost_ark.engine.state import Sheet

__all__ = ["by_prospect", "could_fill", "outlook", "parts_left"]

_Counts: TypeAlias = tuple[int, ...]


def outlook(sheet: Sheet, tile: str, colour: Colour) -> Mapping[str, int]:
    """Return on how many places each part around a tile could still be found if it were filled in this colour."""
    return {letter: _left(sheet, tiles, colour).bit_count() for letter, tiles in LETTERS.items() if tiles & TILES[tile]}


def parts_left(sheet: Sheet) -> Mapping[str, int]:
    """Return the places where each part could still be found, as bits."""
    return {letter: _left(sheet, tiles) for letter, tiles in LETTERS.items()}


def _left(sheet: Sheet, tiles: int, more: Colour | None = None) -> int:
    """The places that could have the colours of these tiles around them, and one `more`."""
    wanted = tuple((filled & tiles).bit_count() + (each is more) for each, filled in sheet.filled.items())
    return _fitting(tuple(sheet.drawn.values()), sheet.character is Character.PALADIN, wanted)


def by_prospect(sheet: Sheet, action: Action) -> tuple[int, int, str]:
    """Sort fills: those that spoil no part, then what leaves most places; tiles that say the same are together."""
    assert action.colour is not None, "a fill has a colour"
    left = outlook(sheet, action.at, action.colour)
    return list(left.values()).count(0), -min(left.values()), "".join(left)


def could_fill(sheet: Sheet, colour: Colour) -> bool:
    """Whether a sheet can use a colour for its compass and spoil no part."""
    free = [tile for tile, bit in TILES.items() if not bit & sheet.tiles]
    return not sheet.doing.ended and any(all(outlook(sheet, tile, colour).values()) for tile in free)


@lru_cache(maxsize=1 << 14)
def _fitting(drawn: _Counts, paladin: bool, wanted: _Counts) -> int:
    return sum(
        place
        for place, ring, any_colour in _rings(drawn, paladin)
        if sum(max(0, want - has) for want, has in zip(wanted, ring, strict=True)) <= any_colour
    )


@lru_cache(maxsize=256)
def _rings(drawn: _Counts, paladin: bool) -> tuple[tuple[int, _Counts, int], ...]:
    """Return each place that can hold a part, the colours around it, and how many a paladin may still choose."""
    open_places = ~sum(drawn)
    colours = [painted | PRINTED[each] & open_places for each, painted in zip(Colour, drawn, strict=True)]
    danger, found = DANGEROUS & open_places, []
    for place, ring in zip(PLACES.values(), NEXT, strict=True):
        if place & INNER and (paladin or not (ring | place) & danger):
            found.append((place, tuple((each & ring).bit_count() for each in colours), (ring & danger).bit_count()))
    return tuple(found)
