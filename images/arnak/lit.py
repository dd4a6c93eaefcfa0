"""What the active player can choose now, with the menu numbers: on the table, on their panel, in their hand."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

from arnak_bot.games.arnak.wording.numbering import PlaceKind

ON_TABLE = (PlaceKind.SITE, PlaceKind.GUARDIAN, PlaceKind.SPACE, PlaceKind.TEMPLE, PlaceKind.CARD)
_ON_PANEL = (PlaceKind.ASSISTANT, PlaceKind.BOON, PlaceKind.IDOL)

Numbered: TypeAlias = tuple[tuple[tuple[PlaceKind, str], str], ...]
"""Places by kind and id, each with its numbers in the menu."""
NumberedCards: TypeAlias = tuple[tuple[str, str, str], ...]
"""Cards that can be chosen, each with its numbers in the menu and the verb for what is done with it."""


@dataclass(frozen=True, slots=True)
class LitPlace:
    """`id`: as in `Place`, but for a research space with the token that moves there, as in `research glass 4`."""

    kind: PlaceKind
    id: str
    number: int
    verb: str = ""


@dataclass(frozen=True, slots=True)
class Lit:
    """A place may have several numbers."""

    places: tuple[LitPlace, ...] = ()

    @property
    def verbs(self) -> tuple[tuple[tuple[PlaceKind, str], str], ...]:
        """The verb for what can be done at each place, such as "dig"."""
        found: dict[tuple[PlaceKind, str], dict[str, None]] = {}
        for place in self.places:
            found.setdefault((place.kind, place.id), {})[place.verb] = None
        return tuple((place, " / ".join(verbs)) for place, verbs in found.items())

    @property
    def on_table(self) -> Numbered:
        return self._numbered(ON_TABLE)

    @property
    def on_panel(self) -> Numbered:
        return self._numbered(_ON_PANEL)

    @property
    def in_hand(self) -> NumberedCards:
        verbs = dict(self.verbs)
        return tuple((place[1], text, verbs[place]) for place, text in self._numbered((PlaceKind.HAND,)))

    def _numbered(self, kinds: Collection[PlaceKind]) -> Numbered:
        found: dict[tuple[PlaceKind, str], list[int]] = {}
        for place in self.places:
            if place.kind in kinds:
                found.setdefault((place.kind, place.id), []).append(place.number)
        return tuple((place, ", ".join(map(str, sorted(numbers)))) for place, numbers in found.items())


NOTHING_LIT = Lit()
