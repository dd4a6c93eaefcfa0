"""The sentences of news.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.games.arnak.engine.effects import Token


class News:
    """What news says in en."""

    __slots__ = ()

    def no_space_left(self, *, sites: str) -> str:
        return f"No space is left at {sites}."

    def overtaken(self, *, count: int, who: str, token: Token, place: int) -> str:
        if count == 1:
            part_1 = f"{who} has overtaken your"
        else:
            part_1 = f"{who} have overtaken your"
        if token == "glass":
            part_2 = "magnifying glass"
        else:
            part_2 = "notebook"
        if place == 2:
            part_3 = "second"
        elif place == 3:
            part_3 = "third"
        else:
            part_3 = "fourth"
        return f"{part_1} {part_2}: it is {part_3} now."

    def gone_from_row(self, *, cards: str) -> str:
        return f"Gone from the row: {cards}."

    def new_in_row(self, *, cards: str) -> str:
        return f"New: {cards}."
