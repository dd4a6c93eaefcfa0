"""The prospects of a sheet: the placements that it still allows, weighted by how soon each could be found; if none is
left, those that contradict the fewest tiles. Makes no decisions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, islice, pairwise, permutations, product
from math import exp
from operator import mul

from arnak_bot.games.lost_ark.engine import Character, Colour, GameSetup, Sheet, printed
from arnak_bot.games.lost_ark.engine.printed import NEXT, PRINTED, TILES, around, bits
from arnak_bot.games.lost_ark.engine.rules.finding import ByColour
from arnak_bot.games.lost_ark.layings import ALIKE, LAYINGS, ON, ColourOf, allowed, within
from arnak_bot.games.lost_ark.prospects import diamonds_coming

_HASTE = 0.45
"""Each movement that a placement takes multiplies its weight by e to the power of minus this."""
_REPAIR, _LATER, _LOST = 0.4, 0.2, 0.35
"""What a placement's weight is multiplied by for a diamond in stock, one to come, and a tile that it contradicts."""
_SMALL = 0.15
"""Placements that weigh less than this share of the best one are ignored as long as better ones are left."""
_EDGE, _DIAMOND = 0.05, 0.04
"""A fill's bonus: per square root of the places still to be visited in its edge's colour; under the diamond edge."""
_UNTOLD, _WAITING = 0.6, -0.3
"""The value of a place whose tile is empty, relative to one whose tile is filled: usually, and with time to wait."""
_PACE = 1.7
"""There is time to wait if at most this many places are left to visit for each tile that is still empty."""
_TOUCHED = 0.15
_EDGES = tuple(None if edge is None else [*Colour].index(edge) for edge in printed.EDGE_OF.values())
_PRINTED = tuple(PRINTED.values())
_SAME = tuple((tile,) if twin < 0 else (tile, twin) for tile, twin in enumerate(ALIKE))
_TILES_ON = tuple({**dict.fromkeys(letters, ()), **dict(zip(tiles, _SAME, strict=True))} for letters, tiles in LAYINGS)
"""For each placement and each place that it covers, the tile there and the one with the same meaning, if any."""


class Sight:
    """The prospects of one sheet, whatever colour is called. `whole`: whether a placement is left. `target`: the places
    still to be visited for the placement of greatest weight; `total`: the weight of all.
    """

    def __init__(
        self, drawn: ByColour, filled: ByColour, paladin: bool, identity: int, diamonds: int, coming: int
    ) -> None:
        self._drawn, self._filled, self._paladin = drawn, filled, paladin
        self._repairs = diamonds + coming
        self._layers = within(drawn, filled, paladin, self._repairs)
        self.whole = bool(self._layers[-1])
        if not self.whole:
            layers = within(drawn, filled, paladin, self._repairs, len(TILES))
            self._layers = layers[: 1 + next(at for at, layer in enumerate(layers) if layer)]
        factors = *[_REPAIR] * diamonds, *[_LATER] * coming, *[_LOST] * len(TILES)
        self._shares = tuple(accumulate(factors, mul, initial=1.0))
        self.visited = sum(drawn)
        self._colour_of: ColourOf = {tile: colour for colour, tiles in enumerate(filled) for tile in bits(tiles)}
        self._weights: dict[int, tuple[float, float]] = {}
        self._places: dict[int, float] = {}
        self._fills: dict[int, list[tuple[float, int]]] = {}
        self._weigh(identity)
        self.total = sum(weight for _, weight in self._weights.values())
        in_time = self.target.bit_count() <= _PACE * (len(TILES) - len(self._colour_of))
        self._untold = _WAITING if in_time else _UNTOLD
        self.needs = tuple((self.target & places).bit_count() for places in _PRINTED)

    def _weigh(self, identity: int) -> None:
        tiles = sum(self._filled)
        allowances = [
            (1 + (tiles & under).bit_count() + 5 + (at == identity)) / 2
            for at, under in enumerate(printed.EDGES.values())
        ]
        lower = 0
        for share, layer in zip(self._shares, self._layers, strict=False):
            for laying in bits(layer & ~lower):
                rest = ON[laying] & ~self.visited
                alone = exp(-_HASTE * self._movements(rest, allowances))
                self._weights[laying] = alone, alone * share
            lower = layer
        self._best = max(self._weights, key=lambda laying: self._weights[laying][1])
        self.target, least = ON[self._best] & ~self.visited, _SMALL * self._weights[self._best][1]
        self._weights = {laying: each for laying, each in self._weights.items() if each[1] > least}
        kept = sum(1 << laying for laying in self._weights)
        self._layers = tuple(layer & kept for layer in self._layers)

    def _movements(self, rest: int, allowances: Sequence[float]) -> float:
        needs = [(rest & places).bit_count() for places in _PRINTED]
        found = sum(0.3 + need / allowance for need, allowance in zip(needs, allowances, strict=True) if need)
        return found if rest & around(self.visited) else found + bool(rest)

    # --- tiles --------------------------------------------------------------------------------

    def fills(self, colour: int) -> list[tuple[float, int]]:
        """Each empty tile, preceded by the share of the weight left if it is filled with this colour; best first."""
        if colour not in self._fills:
            scored = [(self.keeps(tile, colour), tile) for tile in bits(printed.WHOLE_COMPASS & ~sum(self._filled))]
            self._fills[colour] = sorted(scored, key=lambda each: each[0] + self.edge(each[1]), reverse=True)
        return self._fills[colour]

    def keeps(self, tile: int, colour: int) -> float:
        """The share of the total weight left after a fill, from 0 to 1."""
        layers = allowed(self._layers, self._repairs, self._drawn, self._paladin, self._colour_of, tile, colour)
        lows = pairwise((0, *layers))
        left = (share * self._alone(layer & ~low) for share, (low, layer) in zip(self._shares, lows, strict=False))
        return sum(left) / self.total

    def _alone(self, layings: int) -> float:
        """The weight of these placements, ignoring the diamonds they need."""
        return sum(self._weights[laying][0] for laying in bits(layings))

    def edge(self, tile: int) -> float:
        edge = _EDGES[tile]
        return _DIAMOND if edge is None else _EDGE * self.needs[edge] ** 0.5

    # --- places -------------------------------------------------------------------------------

    def place(self, place: int) -> float:
        """The value of visiting a place: less if its tile is empty, negative if its colour contradicts the tile."""
        if place not in self._places:
            found = self._wanted(place) / self.total
            near = NEXT[place] & self.target
            reach = near & ~around(self.visited)
            self._places[place] = found + _TOUCHED * min(2, reach.bit_count()) + (0.01 if near else 0.0)
        return self._places[place]

    def _wanted(self, place: int) -> float:
        found = 0.0
        for laying, (_, weight) in self._weights.items():
            tiles = _TILES_ON[laying].get(place)
            if tiles is None:
                continue
            colours = [self._colour_of.get(tile) for tile in tiles]
            if not tiles or any(each is not None and _PRINTED[each] >> place & 1 for each in colours):
                found += weight
            elif None in colours:
                found += self._untold * weight
            else:
                found -= weight
        return found

    def repair(self) -> Iterator[tuple[int, int]]:
        """The repairs that the best placement needs: places to visit using a diamond, and in which colour. Of two tiles
        of one letter, either may lie on either place.
        """
        painted = [drawn | printed & ~self.visited for drawn, printed in zip(self._drawn, _PRINTED, strict=True)]
        _, tiles = LAYINGS[self._best]
        for tile, colour in self._colour_of.items():
            twin, found = ALIKE[tile], [(tiles[tile], colour)]
            if twin >= 0:
                if twin > tile or twin not in self._colour_of:
                    continue
                places, colours = (tiles[tile], tiles[twin]), (colour, self._colour_of[twin])
                pairs = product(permutations(places), permutations(colours))
                found = [(second, other) for (first, second), (one, other) in pairs if painted[one] >> first & 1]
            wrong = ((at, wanted) for at, wanted in found if not (painted[wanted] | self.visited) >> at & 1)
            yield from islice(wrong, 1)


_sight = lru_cache(maxsize=1 << 12)(Sight)


def sight_of(sheet: Sheet, setup: GameSetup) -> Sight:
    coming = min(diamonds_coming(sheet, setup), 2 - min(2, sheet.diamonds))
    paladin, identity = sheet.character is Character.PALADIN, [*Colour].index(sheet.identity)
    drawn, filled = tuple(sheet.drawn.values()), tuple(sheet.filled.values())
    return _sight(drawn, filled, paladin, identity, sheet.diamonds, coming)
