"""What the options of commands offer to choose from, and what choosing them comes to."""

from __future__ import annotations

from dataclasses import replace

from discord.app_commands import Choice

from arnak_bot.store import Ends, GuildSettings, Keep, Stoppers

BOARD = [Choice(name="Bird Temple", value="bird"), Choice(name="Snake Temple", value="snake")]
ORDER = [Choice(name="shuffled", value="shuffled"), Choice(name="as they joined", value="joined")]
REMIND = [
    Choice(name="off", value=0),
    Choice(name="after 12 hours", value=12),
    Choice(name="after 24 hours", value=24),
    Choice(name="after 48 hours", value=48),
]
DEADLINE = [
    Choice(name="never", value=0),
    Choice(name="after 24 hours", value=24),
    Choice(name="after 48 hours", value=48),
    Choice(name="after 3 days", value=72),
    Choice(name="after a week", value=168),
]
PLACE = [Choice(name="here", value="here"), Choice(name="in a thread of its own", value="thread")]
LAYOUT = [Choice(name="wide", value="wide"), Choice(name="tall, for phones", value="tall")]
MY_LAYOUT = [*LAYOUT, Choice(name="as the table has it", value="table")]
KEEP = [
    Choice(name="keep nothing", value=Keep.NOTHING.value),
    Choice(name="keep all", value=Keep.ALL.value),
    Choice(name="ask me", value=Keep.ASK.value),
]
END = [
    Choice(name="by themselves, when nothing is left to do", value="auto"),
    Choice(name="when the player says so", value="ask"),
]
MY_ENDS = [
    Choice(name="by themselves, when nothing is left to do", value=Ends.AUTO.value),
    Choice(name="when I say so", value=Ends.ASK.value),
    Choice(name="as the table has it", value=Ends.TABLE.value),
]
AHEAD = [Choice(name="pass when it comes", value="pass"), Choice(name="no order", value="none")]
PART = [
    Choice(name="the whole table", value="all"),
    Choice(name="the island", value="island"),
    Choice(name="the research track", value="track"),
    Choice(name="the card row", value="row"),
    Choice(name="one player", value="player"),
]
STOPPERS = [
    Choice(name="the opener and moderators", value=Stoppers.OPENER.value),
    Choice(name="any player of the table and moderators", value=Stoppers.PLAYERS.value),
    Choice(name="only moderators", value=Stoppers.MODERATORS.value),
]
SCOPE = [Choice(name="everywhere", value="all"), Choice(name="on this server", value="guild")]


def chosen(
    settled: GuildSettings,
    *,
    board: str | None,
    seats: int | None,
    turns: str | None,
    remind: int | None,
    deadline: int | None,
    place: str | None,
    layout: str | None,
) -> GuildSettings:
    """Return a server's settings with the options somebody chose in their place; None is an option left out."""
    return replace(
        settled,
        board=board or settled.board,
        seats=seats or settled.seats,
        auto_end=settled.auto_end if turns is None else turns == "auto",
        remind_hours=settled.remind_hours if remind is None else remind,
        deadline_hours=settled.deadline_hours if deadline is None else deadline,
        thread=settled.thread if place is None else place == "thread",
        layout=layout or settled.layout,
    )
