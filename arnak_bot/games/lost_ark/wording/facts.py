"""The shortest pieces of text in the Lost Ark: the names of places, tiles, parts and sheets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Literal

from arnak_bot.games.lost_ark.engine import Character, Sheet
from arnak_bot.games.lost_ark.engine.printed import TERRAIN, Challenge, Colour, Terrain
from arnak_bot.games.lost_ark.engine.rules.finding import found_parts
from arnak_bot.games.lost_ark.wording.messages import Words, words_in
from arnak_bot.kit import sayings
from arnak_bot.kit.sayings import Sayings

WAYS: Mapping[tuple[bool, bool], Literal["both", "fill", "walk", "neither"]]
"""The possible answers to a call, by whether there is a tile to fill and whether there is a place to walk to."""
WAYS = {(True, True): "both", (True, False): "fill", (False, True): "walk", (False, False): "neither"}
COLOUR_SIGNS = {Colour.GREEN: "🟢", Colour.RED: "🔴", Colour.YELLOW: "🟡", Colour.BLUE: "🔵", Colour.GREY: "⚪"}


class Said(Sayings[Words]):
    def colour(self, colour: Colour) -> str:
        return self.words.prose[colour]

    def place(self, place: str) -> str:
        return self.words.prose.tell(TERRAIN[place], {"place": place}.__getitem__)

    def places(self, places: Sequence[str], painted: Mapping[str, Colour] = {}) -> str:
        """As "city 12, and roads 21 and 13"; those that are `painted` in a chosen colour come last."""

        def kind(place: str) -> tuple[bool, Terrain]:
            return place in painted, TERRAIN[place]

        told, said = list[list[str]](), self.words.prose
        for (chosen, terrain), alike in groupby(sorted(places, key=kind), key=kind):
            first, *others = alike
            if chosen:
                told += [
                    [said.painted(place=self.place(each), colour=self.colour(painted[each]))]
                    for each in (first, *others)
                ]
            else:
                named = f"{terrain}.several" if others else terrain
                told.append([said.tell(named, {"place": first}.__getitem__), *others])
        *most, last = map(self.listed, told)
        if most and any(alike[1:] for alike in told):
            return said.several_kinds(list=self.enumerated(most), last=last)
        return self.listed([*most, last])

    def places_left(self, outlook: Mapping[str, int]) -> str:
        """How many places each letter still fits: "A still fits 12 places, B 3"."""
        said = self.words.prose
        return self.enumerated(
            said.letter(letter=each, count=left, first="no" if at else "yes")
            for at, (each, left) in enumerate(outlook.items())
        )

    def character(self, character: Character | None) -> str:
        return self.words.tables.no_character() if character is None else self.words.components[character]

    def challenges(self, met: Iterable[Challenge]) -> str:
        said = self.words.statistics
        return self.enumerated(said[f"challenges.{each}"] for each in met) or said.none_met()

    def challenges_named(self, told: str) -> frozenset[Challenge]:
        """Return the challenges mentioned in a text that `challenges` wrote."""
        return frozenset(each for each in Challenge if self.words.statistics[f"challenges.{each}"] in told)

    def sheet(self, sheet: Sheet) -> str:
        """The progress of a sheet, what changes every turn first."""
        said = self.words.prompts
        far = said.status(tiles=sheet.tiles.bit_count(), boxes=len(sheet.boxes))
        helps = (("💡", sheet.hints), ("💎", sheet.diamonds))
        owned = " ".join(f"{count}{sign}" for sign, count in helps if count)
        minus = f"{sheet.minus}➖" if sheet.minus else ""
        return " · ".join(filter(None, (far, said.status_parts(parts=len(found_parts(sheet))), owned, minus)))


class Speaking(sayings.Speaking[Said, Words]):
    @staticmethod
    def in_language(language: str) -> Said:
        return Said(words_in(language))


_MOST_WORDS = 30
"""Of a panel's headline."""


def together(turns: Sequence[str]) -> list[str]:
    """The turns of several players on one line if it is short enough, otherwise on two, the room that a panel has."""
    one = " ".join(turns)
    if len(one.split()) <= _MOST_WORDS:
        return [one] if one else []
    return [turns[0], *filter(None, [" ".join(turns[1:])])]
