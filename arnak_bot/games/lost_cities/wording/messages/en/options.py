"""The sentences of options.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Options:
    """What options says in en."""

    __slots__ = ()

    def length_help(self) -> str:
        return "Lost Cities: how many expeditions"

    def length_server_help(self) -> str:
        return "What /game new proposes for Lost Cities: how many expeditions"

    def length_long(self) -> str:
        return "long: three expeditions"

    def length_short(self) -> str:
        return "short: one expedition"

    def length_lobby_long(self) -> str:
        return "Three expeditions."

    def length_lobby_short(self) -> str:
        return "One expedition: the short game."

    def length_proposed_long(self) -> str:
        return "three expeditions"

    def length_proposed_short(self) -> str:
        return "one expedition"

    def columns_help(self) -> str:
        return "Lost Cities: which way a column of cards may go"

    def columns_server_help(self) -> str:
        return "What /game new proposes for Lost Cities: which way a column of cards may go"

    def columns_rising(self) -> str:
        return "rising: cards never fall"

    def columns_either(self) -> str:
        return "either way: each column rises or falls"

    def columns_lobby_rising(self) -> str:
        return "Columns of cards rise."

    def columns_lobby_either(self) -> str:
        return "Each column may rise or fall: its second different value settles it."

    def columns_proposed_rising(self) -> str:
        return "columns that rise"

    def columns_proposed_either(self) -> str:
        return "columns that rise or fall"
