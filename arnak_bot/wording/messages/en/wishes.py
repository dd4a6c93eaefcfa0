"""The sentences of wishes.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.store.kinds import Ends
    from arnak_bot.store.kinds import Stoppers


class Wishes:
    """What wishes says in en."""

    __slots__ = ()

    def awake_always(self) -> str:
        return "You may be pinged at any time."

    def awake_between(self, *, wake: int, sleep: int, zone: str) -> str:
        return f"You are pinged between {wake}:00 and {sleep}:00 ({zone}); outside these hours no deadline runs for you."

    def your_turns(self, *, ends: Ends) -> str:
        if ends == "auto":
            return "Your turns end by themselves when nothing is left to do."
        elif ends == "ask":
            return "Your turns end when you say so."
        else:
            return "Your turns end as each table has it."

    def note_when_next(self) -> str:
        return "A silent note tells you when you are next."

    def no_note_when_next(self) -> str:
        return "No note when you are next."

    def pictures_as_tables_have_it(self) -> str:
        return "The pictures that only you see are as each table has it."

    def pictures_are(self, *, layout: str) -> str:
        if layout == "wide":
            return "The pictures that only you see are wide."
        else:
            return "The pictures that only you see are tall."

    def more_channels(self, *, count: int) -> str:
        return f"{count} more"

    def every_channel(self) -> str:
        return "every channel"

    def tables_opened_in(self, *, channels: str) -> str:
        return f"**Tables may be opened in** {channels}."

    def tables_stopped_by(self, *, who: Stoppers) -> str:
        if who == "opener":
            return "**Tables may be stopped by** the opener of a table and moderators."
        elif who == "players":
            return "**Tables may be stopped by** the players of a table and moderators."
        else:
            return "**Tables may be stopped by** moderators only."

    def new_proposes(self, *, options: str) -> str:
        return f"**/game new proposes** {options}."
