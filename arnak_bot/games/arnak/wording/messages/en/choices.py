"""The sentences of choices.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Choices:
    """What choices says in en."""

    __slots__ = ()

    def rival_help(self) -> str:
        return "How many of the rival's tiles are red, 0 to 5"

    def board_help(self) -> str:
        return "Which side of the board"

    def board_server_help(self) -> str:
        return "What /game new proposes: the side of the board"

    def board_proposed(self, *, board: str) -> str:
        return f"the {board}"
