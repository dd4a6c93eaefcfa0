"""The sentences of scores.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import Literal


class Scores:
    """What scores says in en."""

    __slots__ = ()

    def explorers(self) -> str:
        return "Explorers"

    def points_found(self) -> str:
        return "Points found"

    def debt_forgiven(self) -> str:
        return "Debt forgiven"

    def artifact_tokens(self) -> str:
        return "Artifact tokens"

    def debt_forgiven_at_end(self) -> str:
        return "Debt forgiven at the end"

    def of_expedition(self, *, source: str, expedition: int) -> str:
        return f"{source} {expedition}"

    def total(self) -> str:
        return "Total"

    def winners(self, *, names: str, points: str, count: int) -> str:
        if count == 1:
            return f"{names} wins with {points}"
        else:
            return f"{names} share the victory with {points}"

    def leaders(self, *, names: str, points: str, count: int) -> str:
        if count == 1:
            return f"{names} would win with {points}"
        else:
            return f"{names} would share the victory with {points}"

    def ranked(self, *, rank: int, name: str, points: str, tokens: str) -> str:
        return f"{rank}. {name}: {points}, {tokens}"

    def expedition(self, *, name: str, number: int, told: str) -> str:
        return f"{name}, expedition {number}: {told}."

    def path(self, *, colour: str, points: str, place: str, piece: Literal["researcher", "adventurer"]) -> str:
        if piece == "researcher":
            return f"{colour} {points} (researcher on {place})"
        else:
            return f"{colour} {points} ({place})"

    def nobody_set_out(self) -> str:
        return "nobody set out"

    def found(self, *, points: str) -> str:
        return f"{points} found"
