"""What the active player can choose now, with the menu numbers: on the table, on their panel, in their hand."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias


class LitKind(StrEnum):
    """The kinds of places that can be chosen; the kind determines what an id refers to."""

    SITE = "site"  # the id of a site, as in `dig camp-tablets`, `discover L2-3`
    GUARDIAN = "guardian"  # the id of its site, as in `overcome L1-4`
    SPACE = "space"  # a token and a research space, as in `research glass 4`
    TEMPLE = "temple"  # a stack of temple tiles, as in `temple 6-left`
    CARD = "card"  # a card in the row, as in `buy hat`
    HAND = "hand"  # a card in the viewer's hand, which is not on the board, as in `play hat`
    ASSISTANT = "assistant"  # on the viewer's panel, as in `assistant 4`
    BOON = "boon"  # of a guardian on the viewer's panel, as in `boon 12`
    IDOL = "idol"  # the idols on the viewer's panel, as in `idol coin`; the id is empty


_ON_TABLE = (LitKind.SITE, LitKind.GUARDIAN, LitKind.SPACE, LitKind.TEMPLE, LitKind.CARD)
_ON_PANEL = (LitKind.ASSISTANT, LitKind.BOON, LitKind.IDOL)


Numbered: TypeAlias = tuple[tuple[tuple["LitKind", str], str], ...]
"""Places by kind and id, each with its numbers in the menu."""


@dataclass(frozen=True, slots=True)
class LitPlace:
    """A place that can be chosen, with its number in the menu, and the word for what is done there."""

    kind: LitKind
    id: str
    number: int
    verb: str = ""


@dataclass(frozen=True, slots=True)
class Lit:
    """All places that can be chosen now. A place may have several numbers.

    >>> Lit((LitPlace(LitKind.SITE, "L1-3", 1), LitPlace(LitKind.CARD, "hat", 2))).places[1].number
    2
    """

    places: tuple[LitPlace, ...] = ()

    @property
    def verbs(self) -> tuple[tuple[tuple[LitKind, str], str], ...]:
        """The verb for what can be done at each place, such as "dig"."""
        found: dict[tuple[LitKind, str], dict[str, None]] = {}
        for place in self.places:
            found.setdefault((place.kind, place.id), {})[place.verb] = None
        return tuple((place, " / ".join(verbs)) for place, verbs in found.items())

    @property
    def on_table(self) -> Numbered:
        """The places on the island, on the track and in the row, with their numbers."""
        return self._numbered(_ON_TABLE)

    @property
    def on_panel(self) -> tuple[tuple[tuple[str, str], str], ...]:
        """The numbers of what can be chosen on the viewer's panel."""
        return tuple(((kind.value, name), text) for (kind, name), text in self._numbered(_ON_PANEL))

    @property
    def in_hand(self) -> tuple[tuple[str, str], ...]:
        """The cards in the hand that can be chosen, with their numbers."""
        return tuple((card, text) for (_, card), text in self._numbered((LitKind.HAND,)))

    def _numbered(self, kinds: Collection[LitKind]) -> Numbered:
        """The places of these kinds, each with all its numbers."""
        found: dict[tuple[LitKind, str], list[int]] = {}
        for place in self.places:
            if place.kind in kinds:
                found.setdefault((place.kind, place.id), []).append(place.number)
        return tuple((place, ", ".join(map(str, sorted(numbers)))) for place, numbers in found.items())


NOTHING_LIT = Lit()
