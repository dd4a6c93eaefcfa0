"""The 132 placements (`LAYINGS`) of the whole compass on the map, and those that a sheet still allows.

Sets of placements are bit sets, so that a tile rules out all placements it contradicts in one operation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from arnak_bot.games.lost_ark.engine import Action, GameSetup, Sheet, State, printed
from arnak_bot.games.lost_ark.engine.printed import NEXT, PLACES, PRINTED, TILES, TWINS, Character, bits
from arnak_bot.games.lost_ark.engine.rules.finding import ByColour
from arnak_bot.games.lost_ark.engine.rules.turn import take
from arnak_bot.kit.plain import copied

ColourOf: TypeAlias = Mapping[int, int]
"""The colours of the filled tiles, by number."""

_NUMBER_AT = {at: printed.NUMBERS[place] for place, at in printed.AT.items()}

ALIKE = tuple([*TILES].index(TWINS[tile]) if tile in TWINS else -1 for tile in TILES)
"""For each tile, by number, the other tile with the same meaning (K9); -1 if there is none."""


def _laid(letters: Sequence[int]) -> tuple[int, ...]:
    """The place under each tile, given the places under the letters."""
    where = dict(zip("ABCDEFG", letters, strict=True))
    places: list[int] = []
    for tile, bit in enumerate(TILES.values()):
        free = (1 << len(PLACES)) - 1
        for letter, around in printed.LETTERS.items():
            near = NEXT[where[letter]]
            free &= near if bit & around else ~near
        partner = ALIKE[tile]
        places.append(next(at for at in bits(free) if not 0 <= partner < tile or at != places[partner]))
    return tuple(places)


def _layings() -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    inner = set(bits(printed.INNER))
    for q, r in _NUMBER_AT:
        *around, place = (_NUMBER_AT.get((q + more_q, r + more_r), -1) for more_q, more_r in printed.LETTER_AT.values())
        if not inner.issuperset((place, *around)):
            continue
        for turned in range(6):
            for step in (1, -1):
                letters = (*(around[(turned + step * at) % 6] for at in range(6)), place)
                yield letters, _laid(letters)


LAYINGS: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = tuple(_layings())
"""For each placement, the places of the letters A to G and of the 24 tiles, by number."""
ON: tuple[int, ...] = tuple(sum(1 << at for at in (*letters, *tiles)) for letters, tiles in LAYINGS)
"""For each placement, all places that it covers, as bits."""
_EVERY = (1 << len(LAYINGS)) - 1
_SAFE = sum(1 << at for at, places in enumerate(ON) if not places & printed.DANGEROUS)
_UNDER = tuple(
    sum(
        1 << tile * len(LAYINGS) + at
        for at, (_, tiles) in enumerate(LAYINGS)
        for tile, under in enumerate(tiles)
        if under == place
    )
    for place in range(len(PLACES))
)
"""For each place, a number made of one bit set per tile: the placements in which the tile lies on the place."""


@lru_cache(maxsize=1 << 12)
def _over(places: int) -> tuple[int, ...]:
    """For each tile, the placements in which it lies on one of these places."""
    rows = 0
    for place in bits(places):
        rows |= _UNDER[place]
    return tuple(rows >> tile * len(LAYINGS) & _EVERY for tile in range(len(TILES)))


_PRINTED = tuple(_over(places) for places in PRINTED.values())


@lru_cache(maxsize=1 << 12)
def _painted(drawn: ByColour, paladin: bool) -> tuple[tuple[int, ...], ...]:
    """For each colour and tile, the placements in which the tile lies on a place that has or can have this colour."""
    visited = sum(drawn)
    found = []
    for painted, places, fits in zip(drawn, PRINTED.values(), _PRINTED, strict=True):
        lost, won = places & visited & ~painted, painted & ~places
        row = fits
        if lost or won:
            row = tuple(at & ~less | more for at, less, more in zip(fits, _over(lost), _over(won), strict=True))
        if paladin:
            free = _over(printed.DANGEROUS & ~visited)
            row = tuple(at | more for at, more in zip(row, free, strict=True))
        found.append(row)
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def within(drawn: ByColour, filled: ByColour, paladin: bool, repairs: int, losses: int = 0) -> tuple[int, ...]:
    """The placements consistent with a sheet after at most 0, 1, ... repairs (diamonds used on unvisited places), then
    those that contradict at most 1, 2, ... tiles even so.
    """
    layers = [_EVERY if paladin else _SAFE] * (repairs + 1 + losses)
    colour_of: ColourOf = {tile: at for at, tiles in enumerate(filled) for tile in bits(tiles)}
    for tile, colour in colour_of.items():
        partner = ALIKE[tile]
        if partner not in colour_of or partner > tile:
            layers = allowed(layers, repairs, drawn, paladin, colour_of, tile, colour)
    return tuple(layers)


def allowed(
    layers: Sequence[int], repairs: int, drawn: ByColour, paladin: bool, colour_of: ColourOf, tile: int, colour: int
) -> list[int]:
    """The placements left if a tile is filled with this colour, others as in `colour_of`; layers as in `within`."""
    painted, partner = _painted(drawn, paladin), ALIKE[tile]
    agree = painted[colour][tile]
    if partner in colour_of:
        other = colour_of[partner]
        agree = agree & painted[other][partner] | painted[colour][partner] & painted[other][tile]
    elif partner >= 0:
        agree |= painted[colour][partner]
    left = [layers[0] & agree]
    if len(layers) > 1:
        visited = _over(sum(drawn))
        unvisited = ~visited[tile] if partner < 0 else ~(visited[tile] & visited[partner])
        may_differ = [unvisited] * repairs + [_EVERY] * len(layers)
        left += [layer & (agree | may & less) for may, less, layer in zip(may_differ, layers, layers[1:], strict=False)]
    return left


def layings_left(sheet: Sheet) -> int:
    """How many placements a sheet still allows with the diamonds that it has."""
    drawn, filled = tuple(sheet.drawn.values()), tuple(sheet.filled.values())
    return within(drawn, filled, sheet.character is Character.PALADIN, sheet.diamonds)[-1].bit_count()


def layings_after(action: Action, state: State, setup: GameSetup, seat: int) -> int:
    then = copied(state)
    take(then, setup, action, seat)
    return layings_left(then.sheets[seat])
