"""The sentences of shelves.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Shelves:
    """What shelves says in en."""

    __slots__ = ()

    def row(self) -> str:
        return "Cards of the row"

    def hand(self) -> str:
        return "Your cards"

    def island(self) -> str:
        return "Sites and guardians"

    def people(self) -> str:
        return "Assistants"

    def idols(self) -> str:
        return "Idols and their slots"
