"""Finds the parts of the ark on a sheet: as many letters as fit on the map at the same time (K10, K11)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from arnak_bot.games.lost_ark.engine.printed import INNER, LETTERS, NEXT, bits, places_in
from arnak_bot.games.lost_ark.engine.state import Sheet

ByColour: TypeAlias = tuple[int, ...]
"""For each colour, the places or tiles that have it (as bits), or the number of them."""

_INNER = tuple((1 << at, NEXT[at]) for at in bits(INNER))


def found_parts(sheet: Sheet) -> Mapping[str, str]:
    """Return the places of the letters found, in one of the placements with the most letters."""
    return _found(tuple(sheet.drawn.values()), tuple(sheet.filled.values()))


def new_parts(known: Mapping[str, str], now: Mapping[str, str]) -> tuple[str, ...]:
    """Return one letter for each additional part, preferably one not known before; the placement may have changed."""
    fresh = sorted(now, key=lambda letter: (letter in known, letter))
    return tuple(fresh[: max(0, len(now) - len(known))])


def ark_found(sheet: Sheet) -> bool:
    """Whether the compass is full and all seven parts are found (K12)."""
    return sheet.compass_full and len(found_parts(sheet)) == len(LETTERS)


def fitting(sheet: Sheet) -> Mapping[str, int]:
    """Return the places where each letter fits, ignoring the other letters (K10); none before its tiles are filled."""
    return _fitting(tuple(sheet.drawn.values()), tuple(sheet.filled.values()))


def _fitting(drawn: ByColour, filled: ByColour) -> dict[str, int]:
    places = _by_ring(drawn)
    return {
        letter: places.get(tuple((painted & tiles).bit_count() for painted in filled), 0)
        for letter, tiles in LETTERS.items()
    }


@lru_cache(maxsize=1024)
def _by_ring(drawn: ByColour) -> dict[ByColour, int]:
    """Group the places that are visited along with all their neighbours, by the colours around them."""
    visited = sum(drawn)
    sorted_places: dict[ByColour, int] = {}
    for place, ring in _INNER:
        if visited & place and visited & ring == ring:
            counts = tuple((painted & ring).bit_count() for painted in drawn)
            sorted_places[counts] = sorted_places.get(counts, 0) | place
    return sorted_places


@lru_cache(maxsize=1024)
def _found(drawn: ByColour, filled: ByColour) -> Mapping[str, str]:
    fits = {letter: places for letter, places in _fitting(drawn, filled).items() if places}
    letters = tuple(sorted(fits, key=lambda letter: fits[letter].bit_count()))
    chosen = _most(tuple(fits[letter] for letter in letters), 0, -1)
    assert chosen is not None
    found = {letter: places_in(place)[0] for letter, place in zip(letters, chosen, strict=True) if place}
    return {letter: found[letter] for letter in LETTERS if letter in found}


def _most(fits: tuple[int, ...], taken: int, least: int) -> tuple[int, ...] | None:
    """Choose a place, or none (0), for each letter, so that as many letters as possible have one; None if no more than
    `least` can. `taken`: the places of other letters and all their neighbours, where parts never lie (K11).
    """
    if len(fits) <= least:
        return None
    if not fits:
        return ()
    best: tuple[int, ...] | None = None
    free = fits[0] & ~taken
    while free:
        place = free & -free
        free ^= place
        rest = _most(fits[1:], taken | place | NEXT[place.bit_length() - 1], least - 1)
        if rest is not None:
            best = (place, *rest)
            least = len(best) - best.count(0)
            if least == len(fits):
                return best
    rest = _most(fits[1:], taken, least)
    return best if rest is None else (0, *rest)
