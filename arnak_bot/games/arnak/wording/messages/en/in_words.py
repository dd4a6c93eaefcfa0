"""The sentences of in_words.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class InWords:
    """What in_words says in en."""

    __slots__ = ()

    def overcome(self, *, worth: str, boon: str) -> str:
        return f"{worth}; its boon: {boon}"

    def discover(self, *, idol: str, level: str) -> str:
        return f"Idol: {idol} Then a level {level} site with its guardian"

    def guarded(self, *, effect: str, guardian: str) -> str:
        return f"{effect} The {guardian} stands there: Fear, unless you overcome it"

    def temple(self) -> str:
        return "Choose a bonus tile; points by arrival"

    def bonus_tile(self, *, clause: str) -> str:
        return f"Bonus tile: {clause}."
