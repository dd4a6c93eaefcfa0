"""The sentences of missing.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Missing:
    """What missing says in en."""

    __slots__ = ()

    def tokens(self, *, tokens: str) -> str:
        return f"needs {tokens} more"

    def travel(self, *, travel: str) -> str:
        return f"needs {travel} to travel"

    def card(self) -> str:
        return "needs a card in hand"

    def idol(self) -> str:
        return "needs an idol in the crates"
