"""The sentences of payments.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Payments:
    """What payments says in en."""

    __slots__ = ()

    def pay_with(self, *, sources: str) -> str:
        return f"Pay with {sources}"

    def pay_shortly(self, *, sources: str) -> str:
        return f"Pay {sources}"

    def keeping(self, *, sources: str, icons: str) -> str:
        return f"{sources}, keeping {icons}"

    def pilots(self, *, count: int, coins: int) -> str:
        if count == 1:
            return f"a pilot ({coins}🪙)"
        else:
            return f"{count} pilots ({coins}🪙)"

    def leftover(self, *, icons: str) -> str:
        return f"leftover {icons}"

    def boon_of(self, *, guardian: str) -> str:
        return f"the boon of the {guardian}"

    def the_assistant(self, *, assistant: str) -> str:
        return f"the {assistant}"
