"""The sentences of moments.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Moments:
    """What moments says in en."""

    __slots__ = ()

    def discovers(self, *, name: str, tile: str) -> str:
        return f"{name} discovers the {tile}"

    def guarded(self, *, level: str, guardian: str) -> str:
        return f"A site of level {level}, guarded by the {guardian}."

    def unguarded(self, *, level: str) -> str:
        return f"A site of level {level}, unguarded."

    def overcomes(self, *, name: str, guardian: str) -> str:
        return f"{name} overcomes the {guardian}"

    def boon(self, *, boon: str) -> str:
        return f"Its boon, once in the game: {boon}."

    def rescues(self, *, name: str, assistant: str) -> str:
        return f"{name} rescues the {assistant}"

    def takes_away(self, *, name: str, assistant: str) -> str:
        return f"{name} takes the {assistant} away"

    def reaches_temple(self, *, name: str) -> str:
        return f"{name} reaches the Lost Temple"

    def arrived(self, *, place: int) -> str:
        if place == 1:
            return "The first to arrive."
        elif place == 2:
            return "The second to arrive."
        elif place == 3:
            return "The third to arrive."
        else:
            return "The last to arrive."

    def you_found(self, *, tile: str) -> str:
        return f"You found the {tile}"

    def you_overcame(self, *, guardian: str) -> str:
        return f"You overcame the {guardian}"

    def you_reached_temple(self) -> str:
        return "You reached the Lost Temple"

    def you_rescued(self, *, assistant: str) -> str:
        return f"You rescued the {assistant}"
