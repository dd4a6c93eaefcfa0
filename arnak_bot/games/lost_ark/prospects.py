"""What a fill leaves possible: in how many places of the seat's map a part could still be found. Makes no decisions.

A place that has not been visited counts with its printed colour; repainting with diamonds is ignored.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from arnak_bot.games.lost_ark.engine import Action, GameSetup, Sheet, Verb, printed
from arnak_bot.games.lost_ark.engine.printed import LETTERS, PLACES, PRINTED, TILES, Character, Colour
from arnak_bot.games.lost_ark.engine.rules.finding import ByColour, found_parts, new_parts
from arnak_bot.games.lost_ark.engine.rules.legality import any_colour

_FREE_IN = {Verb.DRUID: Colour.GREY, Verb.MEADOW: Colour.YELLOW}
_WORTH_OF_DIAMOND = (4, 8, 12, 16)
"""The value of the diamond edge by the number of its filled tiles, counted in places that a longer walk could reach."""


def outlook(sheet: Sheet, tile: str, colour: Colour) -> Mapping[str, int]:
    """Return in how many places each part around a tile could still be found if the tile were filled in this colour."""
    return {letter: _left(sheet, tiles, colour).bit_count() for letter, tiles in LETTERS.items() if tiles & TILES[tile]}


def spoils(sheet: Sheet, fill: Action) -> tuple[str, ...]:
    """Return the parts that lose their last place by a fill; a part that fits nowhere already loses none."""
    left = outlook(sheet, fill.at, fill.colour or sheet.identity)
    return tuple(letter for letter, places in left.items() if not places and _left(sheet, LETTERS[letter]))


def finds(sheet: Sheet, action: Action) -> tuple[str, ...]:
    drawn, filled = dict(sheet.drawn), dict(sheet.filled)
    match action.verb:
        case Verb.FIRST | Verb.FILL:
            filled[action.colour or sheet.identity] |= TILES[action.at]
        case Verb.PAINT if action.colour is not None:
            drawn[action.colour] |= PLACES[sheet.doing.owed]
        case Verb.DRAW if not PLACES[action.at] & any_colour(sheet):
            drawn[printed.COLOUR_OF[action.at]] |= PLACES[action.at]
        case Verb.DIAMOND | Verb.DRUID | Verb.MEADOW:
            drawn[action.colour or _FREE_IN[action.verb]] |= PLACES[action.at]
        case _:
            return ()
    return new_parts(found_parts(sheet), found_parts(replace(sheet, drawn=drawn, filled=filled)))


def parts_left(sheet: Sheet) -> Mapping[str, int]:
    """Return the places where each part could still be found, as bits."""
    return {letter: _left(sheet, tiles) for letter, tiles in LETTERS.items()}


def _left(sheet: Sheet, tiles: int, more: Colour | None = None, repairs: int = 0) -> int:
    """The places that could be surrounded by the colours of these tiles and by one additional place of the colour
    `more`, if up to `repairs` of the unvisited places around them could be painted in any colour.
    """
    wanted = tuple((filled & tiles).bit_count() + (each is more) for each, filled in sheet.filled.items())
    return _fitting(tuple(sheet.drawn.values()), sheet.character is Character.PALADIN, wanted, repairs)


def by_prospect(sheet: Sheet, action: Action) -> tuple[int, int, str]:
    """A fill's sort key: parts left without a place, places left (most first), letters (equivalent tiles together)."""
    left = outlook(sheet, action.at, action.colour or sheet.identity)
    return list(left.values()).count(0), -min(left.values()), "".join(left)


def has_better_twin(sheet: Sheet, tile: str, *, diamonds: bool) -> bool:
    """Whether a free tile with the same meaning (K9) lies under an edge that is worth more places of a longer walk."""

    def worth(tile: str) -> tuple[int, str]:
        edge = printed.EDGE_OF[tile]
        if edge is None:
            return diamonds * _WORTH_OF_DIAMOND[(sheet.tiles & printed.DIAMOND_EDGE).bit_count()], tile
        return (PRINTED[edge] & ~sheet.visited).bit_count(), tile

    twin = printed.TWINS.get(tile, "")
    return bool(twin) and not TILES[twin] & sheet.tiles and worth(twin) > worth(tile)


def diamonds_coming(sheet: Sheet, setup: GameSetup) -> int:
    """How many diamonds a sheet can still get (K52)."""
    sets = max(0, 2 - min(sheet.marks.values()))
    return sets + bool(printed.DIAMOND_EDGE & ~sheet.tiles) if setup.with_diamonds else 0


def is_out_of_reach(sheet: Sheet, setup: GameSetup) -> bool:
    """Whether it is certain that a sheet can no longer find the whole ark; False proves nothing. Alone, only one tile
    is filled per box, and none after the last one (K85). Every part needs a place with its colours around it, or where
    diamonds, a druid or a pirate can still paint them.
    """
    if setup.solo and (printed.WHOLE_COMPASS & ~sheet.tiles).bit_count() > printed.BOXES - len(sheet.boxes):
        return True
    repairs = sheet.diamonds + diamonds_coming(sheet, setup) + (sheet.character is Character.PIRATE)
    if sheet.character is Character.DRUID:
        repairs = len(TILES)
    return not all(_left(sheet, tiles, repairs=repairs) for tiles in LETTERS.values())


def could_fill(sheet: Sheet, colour: Colour) -> bool:
    free = [tile for tile, bit in TILES.items() if not bit & sheet.tiles]
    return not sheet.doing.ended and any(all(outlook(sheet, tile, colour).values()) for tile in free)


@lru_cache(maxsize=1 << 14)
def _fitting(drawn: ByColour, paladin: bool, wanted: ByColour, repairs: int) -> int:
    return sum(
        place
        for place, ring, any_colour, unvisited in _rings(drawn, paladin)
        if sum(want - has for want, has in zip(wanted, ring, strict=True) if want > has)
        <= min(unvisited, any_colour + repairs)
    )


@lru_cache(maxsize=256)
def _rings(drawn: ByColour, paladin: bool) -> tuple[tuple[int, ByColour, int, int], ...]:
    """Each place for a part, the colours around it, and how many there a paladin may paint and are unvisited."""
    open_places = ~sum(drawn)
    colours = [painted | PRINTED[each] & open_places for each, painted in zip(Colour, drawn, strict=True)]
    danger, found = printed.DANGEROUS & open_places, []
    for place, ring in zip(PLACES.values(), printed.NEXT, strict=True):
        if place & printed.INNER and (paladin or not (ring | place) & danger):
            unvisited = (ring & open_places).bit_count()
            has = tuple((each & ring).bit_count() for each in colours)
            found.append((place, has, (ring & danger).bit_count(), unvisited))
    return tuple(found)
