"""The sentences of captions.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import Literal


class Captions:
    """What captions says in en."""

    __slots__ = ()

    def by(self, *, name: str, deeds: str) -> str:
        return f"{name}: {deeds}"

    def played(self, *, card: str) -> str:
        return f"{card}"

    def discarded(self, *, card: str) -> str:
        return f"discarded {card}"

    def began(self, *, piece: Literal["researcher", "adventurer"]) -> str:
        if piece == "researcher":
            return "researcher sets out"
        else:
            return "sets out"

    def stepped(self, *, stone: int) -> str:
        return f"to stone {stone}"

    def stepped_on(self, *, stone: int, path: str) -> str:
        return f"to stone {stone} of {path}"

    def city(self, *, city: str) -> str:
        return f"reached {city}"

    def crossed(self) -> str:
        return "over the bridge"

    def artifact(self) -> str:
        return "+1 #artifact"

    def points(self, *, points: int) -> str:
        return f"+{points} #points"

    def idle(self) -> str:
        return "nobody could step"

    def drew(self) -> str:
        return "drew"

    def took(self, *, card: str) -> str:
        return f"took {card}"
