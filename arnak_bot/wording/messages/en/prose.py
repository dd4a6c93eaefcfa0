"""The sentences of prose.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Prose:
    """What prose says in en."""

    __slots__ = ()

    def list_more(self, *, list: str, next: str) -> str:
        return f"{list}, {next}"

    def list_last(self, *, list: str, last: str) -> str:
        return f"{list} and {last}"

    def either_last(self, *, list: str, last: str) -> str:
        return f"{list} or {last}"

    def sentence(self, *, clause: str) -> str:
        return f"{clause}."

    def days_short(self, *, count: int) -> str:
        return f"{count} d"

    def hours_short(self, *, count: int) -> str:
        return f"{count} h"

    def minutes_short(self, *, count: int) -> str:
        return f"{count} min"

    def less_than_a_minute(self) -> str:
        return "less than a minute"
