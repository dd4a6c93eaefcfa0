"""The sentences of pictures.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.games.lost_cities.engine.printed import Colour


class Pictures:
    """What pictures says in en."""

    __slots__ = ()

    def expedition(self) -> str:
        return "EXPEDITION"

    def expedition_numbered(self, *, number: str) -> str:
        return f"EXPEDITION {number}"

    def to_move(self) -> str:
        return "to move"

    def winners(self, *, count: int) -> str:
        if count == 1:
            return "winner"
        else:
            return "winners"

    def bridges(self) -> str:
        return "bridges"

    def discards(self) -> str:
        return "discards"

    def then(self, *, value: int) -> str:
        return f"then {value}"

    def discard_only(self) -> str:
        return "discard only"

    def final_score(self) -> str:
        return "FINAL SCORE"

    def letter(self, *, path: Colour) -> str:
        if path == "yellow":
            return "Y"
        elif path == "blue":
            return "B"
        elif path == "white":
            return "W"
        elif path == "green":
            return "G"
        else:
            return "R"

    def colour(self, *, path: Colour) -> str:
        if path == "yellow":
            return "yellow"
        elif path == "blue":
            return "blue"
        elif path == "white":
            return "white"
        elif path == "green":
            return "green"
        else:
            return "red"
