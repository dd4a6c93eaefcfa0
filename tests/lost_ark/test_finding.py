"""How many letters are found, against a search written apart that tries everything."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from arnak_bot.games.lost_ark.engine import Colour
from arnak_bot.games.lost_ark.engine.printed import PLACES, TILES
from arnak_bot.games.lost_ark.engine.rules.finding import ark_found, fitting, found_parts
from arnak_bot.games.lost_ark.engine.state import Sheet
from tests.lost_ark.stage import ARK_PLACES, ARK_TILES, AXIAL, sheet
from tests.samples import by_hand

AROUND = {"A": "g1 g2 g4 r1 r2 r3", "B": "r1 r2 r4 y1 y2 y3", "C": "y1 y2 y4 b1 b2 b3", "D": "b1 b2 b4 w1 w2 w3"}
AROUND |= {"E": "w1 w2 w4 d1 d2 d3", "F": "d1 d2 d4 g1 g2 g3", "G": "g1 r1 y1 b1 w1 d1"}
NEIGHBOURS = {
    place: {
        other
        for other, (oq, orow) in AXIAL.items()
        if other != place and max(abs(q - oq), abs(row - orow), abs(q + row - oq - orow)) == 1
    }
    for place, (q, row) in AXIAL.items()
}


def tried_out(places: dict[str, str], tiles: dict[str, str]) -> int:
    """The largest number of letters that fit at the same time."""
    fits = []
    for around in AROUND.values():
        if all(tile in tiles for tile in around.split()):
            wanted = Counter(tiles[tile] for tile in around.split())
            fits.append(
                [
                    place
                    for place, near in NEIGHBOURS.items()
                    if len(near) == 6 and near | {place} <= set(places) and Counter(places[at] for at in near) == wanted
                ]
            )

    @cache
    def most(letter: int, used: frozenset[str]) -> int:
        if letter == len(fits):
            return 0
        free = [place for place in fits[letter] if place not in used and not NEIGHBOURS[place] & used]
        return max([most(letter + 1, used), *(1 + most(letter + 1, used | {place}) for place in free)])

    return most(0, frozenset())


def at_random(chance: random.Random) -> tuple[dict[str, str], dict[str, str]]:
    """Places and tiles in few colours, so that much fits, and in clusters, so that rings are whole."""
    colours = chance.sample(list(map(str, Colour)), chance.choice((2, 2, 3)))
    weights = [chance.choice((1, 4, 12)) for _ in colours]
    centre = chance.choice(list(PLACES))
    reach = chance.randint(1, 4)
    (q, row) = AXIAL[centre]
    near = [
        place
        for place, (oq, orow) in AXIAL.items()
        if max(abs(q - oq), abs(row - orow), abs(q + row - oq - orow)) <= reach and chance.random() < 0.97
    ]
    tiles = [tile for tile in TILES if chance.random() < 0.97]
    places = dict(zip(near, chance.choices(colours, weights, k=len(near)), strict=True))
    return places, dict(zip(tiles, chance.choices(colours, weights, k=len(tiles)), strict=True))


def of(places: dict[str, str], tiles: dict[str, str]) -> Sheet:
    def words(painted: dict[str, str]) -> str:
        return " ".join(f"{at}={colour}" for at, colour in painted.items())

    return sheet(places=words(places), tiles=words(tiles))


@pytest.mark.parametrize("batch", range(by_hand(10, 200)))
def test_as_many_letters_are_found_as_by_trying_everything_K10_K11(batch: int) -> None:
    counts = Counter[int]()
    for number in range(30):
        places, tiles = at_random(random.Random(f"{batch} {number}"))
        found = found_parts(of(places, tiles))
        assert len(found) == tried_out(places, tiles)
        counts[len(found)] += 1
        fits = fitting(of(places, tiles))
        for letter, place in found.items():
            assert fits[letter] & PLACES[place]
            assert not NEIGHBOURS[place] & set(found.values())
        assert len(set(found.values())) == len(found)
    assert len(counts) > 2


def test_all_seven_are_found_and_the_ark_with_them_K12() -> None:
    own = sheet(places=ARK_PLACES, tiles=ARK_TILES)
    assert len(found_parts(own)) == 7 and ark_found(own)
    assert not ark_found(sheet(places=ARK_PLACES.replace("54", ""), tiles=ARK_TILES))


def test_the_largest_search_is_quick_K11() -> None:
    """Everything in one colour: all 45 places fit each of seven letters."""
    own = sheet(places=" ".join(f"{place}=red" for place in PLACES), tiles=" ".join(f"{tile}=red" for tile in TILES))
    assert len(found_parts(own)) == 7
