"""What the active player can choose now, with the menu numbers: on the table, on their panel, in their hand."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.games.arnak.wording.numbering import PlaceKind

ON_TABLE = (PlaceKind.SITE, PlaceKind.GUARDIAN, PlaceKind.SPACE, PlaceKind.TEMPLE, PlaceKind.CARD)
_ON_PANEL = (PlaceKind.ASSISTANT, PlaceKind.BOON, PlaceKind.IDOL)


@dataclass(frozen=True, slots=True)
class LitPlace:
    """`id`: as in `Place`, but for a research space with the token that moves there, as in `research glass 4`."""

    kind: PlaceKind
    id: str
    numbers: str  # in the menu, such as "3, 4"
    verb: str = ""  # what can be done there, such as "dig"


@dataclass(frozen=True, slots=True)
class Lit:
    """Each place once."""

    places: tuple[LitPlace, ...] = ()

    @property
    def on_table(self) -> tuple[LitPlace, ...]:
        return self._of(*ON_TABLE)

    @property
    def on_panel(self) -> tuple[LitPlace, ...]:
        return self._of(*_ON_PANEL)

    @property
    def in_hand(self) -> tuple[LitPlace, ...]:
        return self._of(PlaceKind.HAND)

    def _of(self, *kinds: PlaceKind) -> tuple[LitPlace, ...]:
        return tuple(place for place in self.places if place.kind in kinds)


NOTHING_LIT = Lit()
