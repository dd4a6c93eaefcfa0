"""The sentences of scores.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


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
