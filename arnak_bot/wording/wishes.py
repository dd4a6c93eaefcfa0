"""What people and servers want, said back to them."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.engine.content import BOARDS
from arnak_bot.store import Ends, GuildSettings, Person, Stoppers
from arnak_bot.wording import signs

__all__ = ["channels", "guild", "hours", "person"]

MOST_CHANNELS = 25

_ENDS = {
    Ends.AUTO: "Your turns end by themselves when nothing is left to do.",
    Ends.ASK: "Your turns end when you say so.",
    Ends.TABLE: "Your turns end as each table has it.",
}
_STOPPERS = {
    Stoppers.OPENER: "the opener of a table and moderators",
    Stoppers.PLAYERS: "the players of a table and moderators",
    Stoppers.MODERATORS: "moderators only",
}


def person(wished: Person) -> str:
    """Say what a person wants at every table."""
    if wished.wake == wished.sleep:
        awake = "You may be pinged at any time."
    else:
        awake = (
            f"You are pinged between {wished.wake}:00 and {wished.sleep}:00 ({wished.zone}); "
            "outside these hours no deadline runs for you."
        )
    notes = "A silent note tells you when you are next." if wished.heads_up else "No note when you are next."
    pictures = f"Pictures for you alone are {wished.layout}."
    return f"{awake}\n{_ENDS[wished.ends]}\n{notes}\n{pictures}"


def hours(count: int | None) -> str:
    """Say a number of hours: "24 hours", "3 days"."""
    if not count:
        return "never"
    days, rest = divmod(count, 24)
    return signs.counted(count, "hour") if rest or days < 2 else signs.counted(days, "day")


def channels(ids: Sequence[int]) -> str:
    """Name channels; where there are many, only the first of them."""
    named = [f"<#{channel}>" for channel in ids[:MOST_CHANNELS]]
    more = len(ids) - len(named)
    return signs.listed([*named, f"{more} more"] if more > 0 else named)


def guild(settings: GuildSettings) -> str:
    """Say how a server is set up."""
    where = channels(settings.channels) or "every channel"
    ends = "by themselves" if settings.auto_end else "when the player says so"
    return (
        f"**Tables may be opened in** {where}.\n"
        f"**Tables may be stopped by** {_STOPPERS[settings.stoppers]}.\n"
        f"**/arnak new proposes** the {BOARDS[settings.board].name}, {settings.seats} players, turns that end {ends}, "
        f"a reminder: {hours(settings.remind_hours)}, a deadline: {hours(settings.deadline_hours)}, "
        f"{'a thread of its own' if settings.thread else 'the channel itself'}, {settings.layout} pictures."
    )
