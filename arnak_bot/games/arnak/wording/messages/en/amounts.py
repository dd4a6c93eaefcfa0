"""The sentences of amounts.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.games.arnak.engine.resources import Resource
    from arnak_bot.games.arnak.engine.travel import Icon


class Amounts:
    """What amounts says in en."""

    __slots__ = ()

    def tokens(self, *, count: int, resource: Resource) -> str:
        if resource == "coin":
            if count == 1:
                return f"{count} coin"
            else:
                return f"{count} coins"
        elif resource == "compass":
            if count == 1:
                return f"{count} compass"
            else:
                return f"{count} compasses"
        elif resource == "tablet":
            if count == 1:
                return f"{count} tablet"
            else:
                return f"{count} tablets"
        elif resource == "arrowhead":
            if count == 1:
                return f"{count} arrowhead"
            else:
                return f"{count} arrowheads"
        else:
            if count == 1:
                return f"{count} jewel"
            else:
                return f"{count} jewels"

    def icons(self, *, count: int, icon: Icon) -> str:
        if icon == "boot":
            if count == 1:
                return "a boot"
            else:
                return f"{count} boots"
        elif icon == "car":
            if count == 1:
                return "a car"
            else:
                return f"{count} cars"
        elif icon == "ship":
            if count == 1:
                return "a ship"
            else:
                return f"{count} ships"
        else:
            if count == 1:
                return "a plane"
            else:
                return f"{count} planes"

    def cards(self, *, count: int) -> str:
        if count == 1:
            return f"{count} card"
        else:
            return f"{count} cards"

    def idols(self, *, count: int) -> str:
        if count == 1:
            return f"{count} idol"
        else:
            return f"{count} idols"

    def points(self, *, count: int) -> str:
        if count == 1:
            return f"{count} point"
        else:
            return f"{count} points"
