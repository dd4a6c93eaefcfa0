"""The sentences of moments.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from arnak_bot.games.lost_cities.engine.events import EndReason


class Moments:
    """What moments says in en."""

    __slots__ = ()

    def city(self, *, name: str, city: str) -> str:
        return f"{name} reaches {city}"

    def city_of_yours(self, *, city: str) -> str:
        return f"You reach {city}"

    def city_worth(self, *, points: str, piece: Literal["researcher", "adventurer"]) -> str:
        if piece == "researcher":
            return f"Worth {points} at the end: the researcher counts twice."
        else:
            return f"Worth {points} at the end of the expedition."

    def expedition(self, *, number: str) -> str:
        return f"Expedition {number} is over"

    def the_expedition(self) -> str:
        return "The expedition is over"

    def ended(self, *, name: str, reason: EndReason) -> str:
        if reason == "bridges":
            return f"{name} was the fifth over a bridge."
        else:
            return f"{name} drew the last card of the deck."

    def brought(self, *, name: str, points: str, total: str) -> str:
        return f"{name} {points}, now {total}"
