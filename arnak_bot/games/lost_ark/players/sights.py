"""The prospects of a sheet: the placements that it still allows, weighted by how soon each could be found.

If the whole ark can no longer be found, the letters are looked for one by one. Makes no decisions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp

from arnak_bot.games.lost_ark.engine import Character, Colour, GameSetup, Sheet, printed
from arnak_bot.games.lost_ark.engine.printed import LETTERS, NEXT, PRINTED, TILES, around, bits
from arnak_bot.games.lost_ark.engine.rules.finding import ByColour
from arnak_bot.games.lost_ark.layings import ALIKE, LAYINGS, ON, allowed, within
from arnak_bot.games.lost_ark.prospects import diamonds_coming, lacking, rings

_HASTE = 0.45
"""Each movement that a placement takes multiplies its weight by e to the power of minus this."""
_REPAIR, _LATER = 0.4, 0.2
"""The share of a placement's weight that is left per diamond it needs: for one in stock, and for one yet to come."""
_SMALL = 0.15
"""Placements that weigh less than this share of the best one are ignored as long as better ones are left."""
_EDGE, _DIAMOND = 0.05, 0.04
"""The bonus for filling a tile: for its edge (times the square root of the number of places still to be visited in the
edge's colour), and for being under the diamond edge.
"""
_UNTOLD, _WAITING = 0.6, -0.3
"""The value of a place whose tile is empty, relative to one whose tile is filled: usually, and with time to wait."""
_PACE = 1.7
"""There is time to wait if at most this many places are left to visit for each tile that is still empty."""
_TOUCHED = 0.15
_LOST, _OTHER = 0.35, 0.8
"""The share of the value left when a letter can no longer be found, and when it has to be found elsewhere."""
_EDGES = tuple(None if edge is None else [*Colour].index(edge) for edge in printed.EDGE_OF.values())
_PRINTED = tuple(PRINTED.values())
_TILE_ON = tuple({place: tile for tile, place in enumerate(tiles)} for _, tiles in LAYINGS)


class Sight:
    """The prospects of one sheet, whatever colour is called. `target`: the places still to be visited for the placement
    of greatest weight or, if none is left (`total`, the weight of all, is 0), for the letters one by one.
    """

    def __init__(
        self, drawn: ByColour, filled: ByColour, paladin: bool, identity: int, diamonds: int, coming: int
    ) -> None:
        self._drawn, self._filled, self._paladin = drawn, filled, paladin
        self._shares = [1.0]
        for at in range(diamonds + coming):
            self._shares.append(self._shares[-1] * (_REPAIR if at < diamonds else _LATER))
        self.visited = sum(drawn)
        self._colour_of = {tile: colour for colour, tiles in enumerate(filled) for tile in bits(tiles)}
        self._layers = within(drawn, filled, paladin, diamonds + coming)
        self._weights: dict[int, tuple[float, float]] = {}
        self._places: dict[int, float] = {}
        self._sums: dict[int, float] = {}
        self._best: dict[int, list[tuple[float, int]]] = {}
        self._fits: dict[tuple[int, ...], int] = {}
        self._weigh(identity)
        self.total = sum(weight for _, weight in self._weights.values())
        self._chosen: dict[str, int] = {}
        if not self.total:
            self.target = self._letters(diamonds) & ~self.visited
        in_time = self.target.bit_count() <= _PACE * (len(TILES) - len(self._colour_of))
        self._untold = _WAITING if in_time else _UNTOLD
        self.needs = tuple((self.target & places).bit_count() for places in _PRINTED)

    def _weigh(self, identity: int) -> None:
        tiles = sum(self._filled)
        allowances = [
            (1 + (tiles & under).bit_count() + 5 + (at == identity)) / 2
            for at, under in enumerate(printed.EDGES.values())
        ]
        best, self.target, lower = 0.0, 0, 0
        for share, layer in zip(self._shares, self._layers, strict=True):
            for laying in bits(layer & ~lower):
                rest = ON[laying] & ~self.visited
                alone = exp(-_HASTE * self._movements(rest, allowances))
                self._weights[laying] = alone, alone * share
                if alone * share > best:
                    best, self.target = alone * share, rest
            lower = layer
        self._weights = {laying: each for laying, each in self._weights.items() if each[1] > _SMALL * best}
        kept = sum(1 << laying for laying in self._weights)
        self._layers = tuple(layer & kept for layer in self._layers)

    def _movements(self, rest: int, allowances: Sequence[float]) -> float:
        found = 0.0
        for places, allowance in zip(_PRINTED, allowances, strict=True):
            need = (rest & places).bit_count()
            if need:
                found += 0.3 + need / allowance
        return found if rest & around(self.visited) else found + bool(rest)

    # --- tiles --------------------------------------------------------------------------------

    def fills(self, colour: int) -> list[tuple[float, int]]:
        """Each empty tile, preceded by the share of the weight left if it is filled with this colour; best first."""
        if colour not in self._best:
            scored = [(self.keeps(tile, colour), tile) for tile in bits(printed.WHOLE_COMPASS & ~sum(self._filled))]
            self._best[colour] = sorted(scored, key=lambda each: each[0] + self.edge(each[1]), reverse=True)
        return self._best[colour]

    def keeps(self, tile: int, colour: int) -> float:
        """The share of the total weight left after a fill, from 0 to 1."""
        if not self.total:
            return self._keeps_letters(tile, colour)
        partner = ALIKE[tile]
        other = None if partner is None else self._colour_of.get(partner)
        layers = allowed(self._layers, self._drawn, self._paladin, tile, colour, other)
        total, lower = 0.0, 0
        for share, layer in zip(self._shares, layers, strict=True):
            if layer != lower:
                total += share * self._alone(layer & ~lower)
            lower = layer
        return total / self.total

    def _alone(self, layings: int) -> float:
        """The weight of these placements, ignoring the diamonds they need."""
        if layings not in self._sums:
            self._sums[layings] = sum(self._weights[laying][0] for laying in bits(layings))
        return self._sums[layings]

    def edge(self, tile: int) -> float:
        edge = _EDGES[tile]
        return _DIAMOND if edge is None else _EDGE * self.needs[edge] ** 0.5

    def _keeps_letters(self, tile: int, colour: int) -> float:
        """Like `keeps`, for when the letters are looked for one by one."""
        share = 1.0
        for letter, tiles in LETTERS.items():
            if not tiles >> tile & 1:
                continue
            wanted = tuple((tiles & filled).bit_count() + (at == colour) for at, filled in enumerate(self._filled))
            if wanted not in self._fits:
                self._fits[wanted] = sum(place for place, ring, *_ in self._rings if not lacking(wanted, ring))
            fits = self._fits[wanted]
            if not fits:
                share *= _LOST if letter in self._chosen else 1.0
            elif not fits & self._chosen.get(letter, 0):
                share *= _OTHER
        return share

    # --- places -------------------------------------------------------------------------------

    def place(self, place: int) -> float:
        """The value of visiting a place: less if its tile is empty, negative if its colour contradicts the tile."""
        if place not in self._places:
            found = self._wanted(place) / self.total if self.total else float(self.target >> place & 1)
            near = NEXT[place] & self.target
            reach = near & ~around(self.visited)
            self._places[place] = found + _TOUCHED * min(2, reach.bit_count()) + (0.01 if near else 0.0)
        return self._places[place]

    def _wanted(self, place: int) -> float:
        found = 0.0
        for laying, (_, weight) in self._weights.items():
            if not ON[laying] >> place & 1:
                continue
            tile = _TILE_ON[laying].get(place)
            colour = None if tile is None else self._colour_of.get(tile)
            partner = None if tile is None else ALIKE[tile]
            other = None if partner is None else self._colour_of.get(partner)
            if tile is None or any(each is not None and _PRINTED[each] >> place & 1 for each in (colour, other)):
                found += weight
            elif colour is None or (partner is not None and other is None):
                found += self._untold * weight
            else:
                found -= weight
        return found

    def repair(self) -> Iterator[tuple[int, int]]:
        """The repairs that the best placement needs: places to visit using a diamond, and in which colour."""
        if not self._weights:
            return
        laying = max(self._weights, key=lambda each: self._weights[each][1])
        tiles = LAYINGS[laying][1]
        for tile, colour in self._colour_of.items():
            partner, place = ALIKE[tile], tiles[tile]
            if partner is not None:
                if partner > tile or partner not in self._colour_of:
                    continue
                yield from self._repair_pair((place, tiles[partner]), (colour, self._colour_of[partner]))
            elif not (self.visited | _PRINTED[colour]) >> place & 1:
                yield place, colour

    def _repair_pair(self, places: tuple[int, int], colours: tuple[int, int]) -> Iterator[tuple[int, int]]:
        """Like `repair`, but for two tiles of one letter, either of which may lie on either place."""
        painted = [self._drawn[at] | _PRINTED[at] & ~self.visited for at in range(len(_PRINTED))]
        for first, second in (places, places[::-1]):
            for one, other in (colours, colours[::-1]):
                if painted[one] >> first & 1 and not (painted[other] | self.visited) >> second & 1:
                    yield second, other
                    return

    # --- letters one by one -------------------------------------------------------------------

    def _letters(self, diamonds: int) -> int:
        """The places to visit to find the letters one by one: each where it costs the fewest additional visits."""
        self._rings = rings(self._drawn, self._paladin)
        taken, filled = 0, sum(self._filled)
        for letter, tiles in sorted(LETTERS.items(), key=lambda each: -(each[1] & filled).bit_count()):
            want = [(tiles & painted).bit_count() for painted in self._filled]
            best, chosen = 99.0, 0
            for place, ring, _, unvisited in self._rings:
                lacks = lacking(want, ring)
                if taken & place or lacks > min(diamonds, unvisited):
                    continue
                cost = ((around(place) | place) & ~self.visited & ~taken).bit_count() + 2.0 * lacks
                if cost < best:
                    best, chosen = cost, place
            if chosen:
                self._chosen[letter] = chosen
                taken |= around(chosen) | chosen
        return taken


_sight = lru_cache(maxsize=1 << 12)(Sight)


def sight_of(sheet: Sheet, setup: GameSetup) -> Sight:
    coming = min(diamonds_coming(sheet, setup), 2 - min(2, sheet.diamonds))
    paladin, identity = sheet.character is Character.PALADIN, [*Colour].index(sheet.identity)
    drawn, filled = tuple(sheet.drawn.values()), tuple(sheet.filled.values())
    return _sight(drawn, filled, paladin, identity, sheet.diamonds, coming)
