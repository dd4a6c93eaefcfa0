"""The printed parts of a sheet: colours, the map, the compass, characters and challenges. Contains no rules.

Sets of places and tiles are bit sets, because nearly every rule uses them. What the rules do not specify was chosen by
this project (facts.md) and is defined only here: the map, the ids, the layout of the compass, the number of boxes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import lru_cache


class Colour(StrEnum):
    """The five colours, in their order on the die and on the line of hints (K2, K14, K48)."""

    GREEN = "green"
    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    GREY = "grey"


class Terrain(StrEnum):
    """The printed features of a place (K3, K5, K6)."""

    FOREST = "forest"
    MOUNTAIN = "mountain"
    MEADOW = "meadow"
    OCEAN = "ocean"
    SHIPWRECK = "shipwreck"
    CITY = "city"
    ROAD = "road"
    DANGEROUS = "dangerous"


class Character(StrEnum):
    """The characters (K60 to K66)."""

    RANGER = "ranger"
    PALADIN = "paladin"
    MAGE = "mage"
    PIRATE = "pirate"
    DRUID = "druid"
    HUNTER = "hunter"
    KNIGHT = "knight"


class Challenge(StrEnum):
    PLAINS = "plains"
    FORESTS = "forests"
    OCEAN = "ocean"
    CITIES = "cities"
    MOUNTAINS = "mountains"
    ROADS = "roads"
    BORDERS = "borders"
    NO_MINUS = "no minus"


# --- the round counter and the points -------------------------------------------------------------

BOXES = 30
"""How many boxes the round counter has (K37, ours)."""

HINT_BOXES = (10, 20)
"""The boxes that give a hint (K45)."""

# --- the map --------------------------------------------------------------------------------------

_MAP = """
 !   C   .   .   C   m   o   o   o
   .   y   y   m   m   o   *   o
 y   C   f   f   f   o   o   o   m
   y   .   f   y   y   y   f   m
 m   m   C   y   m   f   f   m   y
   y   m   .   .   m   f   y   y
 y   f   f   o   .   C   m   m   m
   y   !   o   o   o   .   C   m
 y   f   f   o   o   f   f   f   !
"""
_SIGNS = dict(zip("fmyo*C.!", Terrain, strict=True))

TERRAIN: Mapping[str, Terrain] = {
    f"{row}{place}": _SIGNS[sign]
    for row, line in enumerate(_MAP.strip("\n").splitlines(), start=1)
    for place, sign in enumerate(line.split(), start=1)
}
"""The printed features of each place, by its id: its row and its position in the row."""

NUMBERS: Mapping[str, int] = {place: at for at, place in enumerate(TERRAIN)}
PLACES: Mapping[str, int] = {place: 1 << at for place, at in NUMBERS.items()}

AT: Mapping[str, tuple[int, int]] = {
    place: (int(place[1]) - 1 - (int(place[0]) - 1) // 2, int(place[0]) - 1) for place in TERRAIN
}
"""The coordinates of each place: steps to the right, and steps to the lower right."""

DIRECTIONS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The steps to the six neighbours, clockwise from the upper right: the edges of the compass in their order."""


def _printed(*terrains: Terrain) -> int:
    return sum(PLACES[place] for place, terrain in TERRAIN.items() if terrain in terrains)


_BITS = {AT[place]: bit for place, bit in PLACES.items()}
NEXT: tuple[int, ...] = tuple(sum(_BITS.get((q + x, r + y), 0) for x, y in DIRECTIONS) for q, r in AT.values())
"""The neighbours of each place, in the order of the places."""

FORESTS, MEADOWS, DANGEROUS = map(_printed, (Terrain.FOREST, Terrain.MEADOW, Terrain.DANGEROUS))
SHIPWRECK = _printed(Terrain.SHIPWRECK)
CITIES, ROADS = _printed(Terrain.CITY), _printed(Terrain.ROAD)

PRINTED: Mapping[Colour, int] = {
    Colour.GREEN: FORESTS,
    Colour.RED: _printed(Terrain.MOUNTAIN),
    Colour.YELLOW: MEADOWS,
    Colour.BLUE: _printed(Terrain.OCEAN, Terrain.SHIPWRECK),
    Colour.GREY: CITIES | ROADS,
}

COLOUR_OF: Mapping[str, Colour] = {
    place: colour for colour, printed in PRINTED.items() for place, bit in PLACES.items() if bit & printed
}
"""The colour of each place that is not dangerous."""

INNER = sum(bit for bit, near in zip(PLACES.values(), NEXT, strict=True) if near.bit_count() == 6)
BORDER = sum(PLACES.values()) - INNER


@lru_cache(maxsize=1 << 14)
def around(places: int) -> int:
    """Return all places that touch one of `places`, including those among them that touch each other."""
    touched = 0
    for at in bits(places):
        touched |= NEXT[at]
    return touched


@lru_cache(maxsize=1 << 14)
def places_in(places: int) -> tuple[str, ...]:
    return tuple(_PLACE_IDS[at] for at in bits(places))


def bits(held: int) -> Iterator[int]:
    while held:
        lowest = held & -held
        yield lowest.bit_length() - 1
        held ^= lowest


_PLACE_IDS = tuple(PLACES)

# --- the compass ----------------------------------------------------------------------------------

_WEDGES = (("g", "FA"), ("r", "AB"), ("y", "BC"), ("b", "CD"), ("w", "DE"), ("d", "EF"))
"""The edges clockwise, each with the letters to the left and right of its wedge (K2, K8)."""

_TOUCHED: Mapping[str, str] = {
    f"{edge}{number}": letters
    for edge, between in _WEDGES
    for number, letters in enumerate((between + "G", between, between[0], between[1]), start=1)
}
"""The letters that each tile touches; the tiles of a wedge are in the order inner, middle, left, right."""

TILES: Mapping[str, int] = {tile: 1 << at for at, tile in enumerate(_TOUCHED)}

WHOLE_COMPASS = sum(TILES.values())

LETTERS: Mapping[str, int] = {
    letter: sum(TILES[tile] for tile, letters in _TOUCHED.items() if letter in letters) for letter in "ABCDEFG"
}
"""The six tiles around each letter (K7)."""

LETTER_AT: Mapping[str, tuple[int, int]] = dict(
    zip("ABCDEFG", ((2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (0, 0)), strict=True)
)
"""The coordinates of the letters on the compass, around G, as in `AT`."""

TWINS: Mapping[str, str] = {
    tile: twin for tile, letters in _TOUCHED.items() for twin in TILES if twin != tile and _TOUCHED[twin] == letters
}
"""For each tile that touches a single letter, the other tile with the same meaning for the ark (K9)."""


def _under(edge: str) -> int:
    return sum(bit for tile, bit in TILES.items() if tile.startswith(edge))


EDGES: Mapping[Colour, int] = {colour: _under(edge) for colour, (edge, _) in zip(Colour, _WEDGES, strict=False)}

EDGE_OF: Mapping[str, Colour | None] = {
    tile: next((colour for colour, under in EDGES.items() if under & bit), None) for tile, bit in TILES.items()
}
"""The colour of the edge above each tile; None for the diamond edge."""

DIAMOND_EDGE = _under("d")
_TILE_IDS = tuple(TILES)


@lru_cache(maxsize=1 << 12)
def tiles_in(tiles: int) -> tuple[str, ...]:
    return tuple(_TILE_IDS[at] for at in bits(tiles))


# --- characters and challenges --------------------------------------------------------------------

STARTS: Mapping[Character, int] = {
    Character.RANGER: BORDER & ~DANGEROUS,
    Character.PALADIN: CITIES,
    Character.MAGE: CITIES,
    Character.PIRATE: around(SHIPWRECK) & ~DANGEROUS,
    Character.DRUID: FORESTS,
    Character.HUNTER: MEADOWS,
    Character.KNIGHT: CITIES,
}

CHALLENGE_PLACES: Mapping[Challenge, int] = {
    Challenge.PLAINS: MEADOWS,
    Challenge.FORESTS: FORESTS,
    Challenge.OCEAN: PRINTED[Colour.BLUE],
    Challenge.CITIES: CITIES,
    Challenge.MOUNTAINS: PRINTED[Colour.RED],
    Challenge.ROADS: ROADS,
    Challenge.BORDERS: BORDER & ~DANGEROUS,
}
"""The places that must be visited for each challenge, leaving out the challenge that requires none (K72)."""
