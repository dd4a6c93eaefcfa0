"""What a sheet is heading for: the layings that it still allows, weighed by how soon each could be found.

If no way is left to find the whole ark as it is printed, the letters are looked for one by one. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import exp
from typing import TypeAlias

from arnak_bot.games.lost_ark.engine.printed import (
    DANGEROUS,
    EDGES,
    INNER,
    LETTERS,
    NEXT,
    PLACES,
    PRINTED,
    TILES,
    Character,
    around,
)
from arnak_bot.games.lost_ark.engine.state import Sheet
from arnak_bot.games.lost_ark.players.layings import ALIKE, LAYINGS, ON, ByColour, allowed, bits, within

__all__ = ["Sight", "sight_of"]

_HASTE = 0.45
"""How much less a laying weighs for each movement more that it takes."""
_REPAIR = 0.25
"""The share of its weight that a laying keeps for each diamond that it needs."""
_EDGE, _DIAMOND = 0.05, 0.04
"""What a filled tile adds for each place that its edge helps to visit, and under the edge of the diamond."""
_NEARER = 0.3
_TILE_BITS = tuple(TILES.values())
_EDGE_OF = tuple(next((at for at, under in enumerate(EDGES.values()) if under & bit), None) for bit in _TILE_BITS)
_PRINTED = tuple(PRINTED.values())
_INNER = tuple(at for at, bit in enumerate(PLACES.values()) if bit & INNER)

_Key: TypeAlias = tuple[ByColour, ByColour, bool, int, int]


class Sight:
    """What can be said of one sheet, whatever is called. Made once for each position of a sheet.

    Attributes:
        target: the places to visit next, those of the layings that weigh most.
        total: what all layings weigh together; 0 when none is left.
        needs: how many places of each colour the best way still needs.
    """

    __slots__ = (
        "_diamonds",
        "_drawn",
        "_filled",
        "_layers",
        "_paladin",
        "_weights",
        "needs",
        "target",
        "total",
        "visited",
    )

    def __init__(self, drawn: ByColour, filled: ByColour, paladin: bool, identity: int, diamonds: int) -> None:
        self._drawn, self._filled, self._paladin, self._diamonds = drawn, filled, paladin, diamonds
        self.visited = sum(drawn)
        self._layers = within(drawn, filled, paladin, diamonds)
        tiles = sum(filled)
        allowances = [
            (1 + (tiles & under).bit_count() + 5 + (at == identity)) / 2 for at, under in enumerate(EDGES.values())
        ]
        self._weights: dict[int, float] = {}
        best, self.target = 0.0, 0
        lower = 0
        for repairs, layer in enumerate(self._layers):
            for laying in bits(layer & ~lower):
                rest = ON[laying] & ~self.visited
                weight = exp(-_HASTE * self._movements(rest, allowances)) * _REPAIR**repairs
                self._weights[laying] = weight
                if weight > best:
                    best, self.target = weight, rest
            lower = layer
        self.total = sum(self._weights.values())
        if not self.total:
            self.target = self._letters() & ~self.visited
        self.needs = tuple((self.target & places).bit_count() for places in _PRINTED)

    def _movements(self, rest: int, allowances: list[float]) -> float:
        """About how many movements it takes to visit these places."""
        found = 0.0
        for places, allowance in zip(_PRINTED, allowances, strict=True):
            need = (rest & places).bit_count()
            if need:
                found += 0.3 + need / allowance
        return found if rest & around(self.visited) else found + bool(rest)

    def weight(self, layers: tuple[int, ...] | list[int]) -> float:
        """What the layings of these layers weigh."""
        total, lower = 0.0, 0
        for layer in layers:
            for laying in bits(layer & ~lower):
                total += self._weights[laying]
            lower = layer
        return total

    def keeps(self, tile: int, colour: int) -> float:
        """The share of what all layings weigh that is left after a fill, from 0 to 1."""
        if not self.total:
            return 0.0
        partner = ALIKE[tile]
        other = None
        if partner is not None:
            other = next((at for at, tiles in enumerate(self._filled) if tiles >> partner & 1), None)
        return self.weight(allowed(self._layers, self._drawn, self._paladin, tile, colour, other)) / self.total

    def edge(self, tile: int) -> float:
        """What is gained by filling a tile under its edge, whatever its colour."""
        edge = _EDGE_OF[tile]
        return _DIAMOND if edge is None else _EDGE * self.needs[edge] ** 0.5

    def place(self, place: int) -> float:
        """How much it helps to visit a place: the share of the layings that want it, or how near it comes to them."""
        if self.total:
            found = sum(weight for laying, weight in self._weights.items() if ON[laying] >> place & 1) / self.total
        else:
            found = float(self.target >> place & 1)
        reach, share = NEXT[place] & self.target & ~around(self.visited), _NEARER / 2
        return found + share * min(2, reach.bit_count()) + (0.01 if NEXT[place] & self.target else 0.0)

    def _letters(self) -> int:
        """Places where the letters could be found one by one, those with the fewest places to visit first."""
        safe = 0 if self._paladin else DANGEROUS
        colours = [painted | places & ~self.visited for painted, places in zip(self._drawn, _PRINTED, strict=True)]
        rings = [
            (at, NEXT[at], tuple((NEXT[at] & each).bit_count() for each in colours))
            for at in _INNER
            if not (NEXT[at] | 1 << at) & safe
        ]
        targets, taken = 0, 0
        for tiles in sorted(LETTERS.values(), key=lambda tiles: -(tiles & sum(self._filled)).bit_count()):
            want = [(tiles & filled).bit_count() for filled in self._filled]
            best, chosen = 99.0, -1
            for at, ring, has in rings:
                if taken >> at & 1:
                    continue
                lacks = sum(more - less for more, less in zip(want, has, strict=True) if more > less)
                rest = (ring | 1 << at) & ~self.visited
                if lacks and (lacks > self._diamonds or lacks > (ring & rest).bit_count()):
                    continue
                cost = (rest & ~targets).bit_count() + 2.0 * lacks
                if cost < best:
                    best, chosen = cost, at
            if chosen >= 0:
                targets |= NEXT[chosen] | 1 << chosen
                taken |= NEXT[chosen] | 1 << chosen
        return targets

    def repair(self) -> Iterator[tuple[int, int]]:
        """Places to visit with a diamond, each with its colour, best first: what the best laying needs repaired."""
        if not self._weights:
            return
        laying = max(self._weights, key=self._weights.__getitem__)
        _, tiles = LAYINGS[laying]
        for colour, filled in enumerate(self._filled):
            for tile in bits(filled):
                place = tiles[tile]
                if not self.visited >> place & 1 and not _PRINTED[colour] >> place & 1 and ALIKE[tile] is None:
                    yield place, colour


@lru_cache(maxsize=1 << 13)
def _sight(drawn: ByColour, filled: ByColour, paladin: bool, identity: int, diamonds: int) -> Sight:
    return Sight(drawn, filled, paladin, identity, diamonds)


def sight_of(sheet: Sheet) -> Sight:
    """What a sheet is heading for."""
    identity = list(PRINTED).index(sheet.identity)
    paladin = sheet.character is Character.PALADIN
    return _sight(tuple(sheet.drawn.values()), tuple(sheet.filled.values()), paladin, identity, sheet.diamonds)
