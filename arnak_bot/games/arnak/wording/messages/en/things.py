"""The sentences of things.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Things:
    """What things says in en."""

    __slots__ = ()

    def guardian(self, *, cost: str, worth: str, boon: str) -> str:
        return f"To overcome it: {cost}. Then {worth} and, once: {boon}."

    def overcome(self, *, worth: str, boon: str) -> str:
        return f"Overcome: {worth} and, once: {boon}."

    def unused(self) -> str:
        return "Goes into play and does nothing."

    def silver(self, *, effect: str) -> str:
        return f"Silver: {effect}"

    def gold(self, *, effect: str) -> str:
        return f"Gold: {effect}"

    def idol(self) -> str:
        return "Idol"

    def bonus_tile(self) -> str:
        return "Bonus tile"

    def temple_tile(self) -> str:
        return "Temple tile"
