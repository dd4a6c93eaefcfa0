"""The words on buttons and the short lines around them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from arnak_bot.names import spoken
from arnak_bot.store import Motion
from arnak_bot.wording import signs, wishes

JOIN, LEAVE, START, HELP = "Join", "Leave", "Start", "Help"
AGAIN, LEARN, LEGEND = "Play again", "Learn to play", "What the signs mean"
BACK, NEXT = "‹ Back", "Next ›"
GUIDED_HERE, GUIDED_PRIVATE = "Start a guided game here", "In a direct message"
MY_TURN, MY_HAND, LOG, BOARD = "My turn", "My hand", "Log", "Board"
TAKE_SEAT, REOPEN, LEAVE_GAME = "Take the seat", "Open it again", "Leave the game"
SURE, GO_BACK = "Yes, I am sure", "Go back"
STOP_IT, PLAY_ON = "Stop it", "Play on"
EARLIER, LATER = "‹ Earlier", "Later ›"
TAKEN_BACK = "Taken back."
UNDO_TURN, UNDO_TO_REVEAL = "Undo the whole turn", "Undo back to the last reveal"
WHAT_IS_THIS = "What is this?"
WAYS_TO_PAY = "All ways to pay, without ending the turn"


def menu(heading: str, possible: int) -> str:
    """What a menu holds, and how much of it is possible now."""
    return f"{heading} ({possible})" if possible else f"{heading} (out of reach)"


def and_end_turn(payment: str) -> str:
    """The button that pays and ends the turn."""
    return f"{payment} and end turn"


def numbered(number: int, name: str) -> str:
    """An option with the number that the picture gives it."""
    return f"{number}. {name}"


def taken_back(steps: int) -> str:
    """What is said when steps were undone."""
    return TAKEN_BACK if steps == 1 else f"{signs.counted(steps, 'step')} taken back."


def ask_undo(action: str) -> str:
    """The button that asks all others to let one take back what revealed something."""
    return f"Ask to undo: {action}"


def undo(action: str) -> str:
    """The button that takes the last decision back."""
    return f"Undo: {action}"


def more(page: int, count: int) -> str:
    """The option that turns a menu's page."""
    return f"More… (page {page} of {count})"


def lacking(name: str) -> str:
    """An option that is out of reach."""
    return f"✖ {name}"


def seed(value: str | None) -> str:
    """The seed, told when a game is over."""
    return f"Seed: `{value}`"


def relative(at: datetime | int) -> str:
    """A point in time as Discord shows it in everybody's own language: "in 3 hours"."""
    return _moment(at, "R")


def date(at: datetime | int) -> str:
    """A point in time with its date, in everybody's own language and time zone."""
    return _moment(at, "f")


def _moment(at: datetime | int, style: str) -> str:
    return f"<t:{at if isinstance(at, int) else int(at.timestamp())}:{style}>"


def mentions(people: Sequence[tuple[int, int, datetime | None]]) -> str:
    """Mention users by (seat, id, end of a pause), each with the sign of their seat."""
    parts = []
    for seat, user_id, paused_until in people:
        pause = f" (on a pause until {date(paused_until)})" if paused_until is not None else ""
        parts.append(f"{signs.SEAT_SIGNS[seat]} <@{user_id}>{pause}")
    return signs.listed(parts)


def to_move(round_number: int, asked: str, deadline: datetime | None, *, keeping: bool) -> str:
    """Say whom the table waits for, and until when."""
    until = f" Deadline {relative(deadline)}." if deadline is not None else ""
    if keeping:
        return f"Round {signs.ROMAN[round_number]} ends. {asked}: which cards do you keep?{until}"
    return f"Round {signs.ROMAN[round_number]}: {asked} to move.{until}"


def not_begun(round_number: int) -> str:
    """There is no picture of a round to come."""
    return f"Round {signs.ROMAN[round_number]} has not begun yet."


def story_page(page: int, count: int, text: str) -> str:
    """A page of the log."""
    return f"**The story, page {page} of {count}**\n{text}"


def film_alt(turns: int, ending: str) -> str:
    """Describe the animated picture of a game."""
    return f"The whole game, a frame for each of its {turns} turns. {ending}"


def missing_permissions(names: Sequence[str]) -> str:
    """Name what the bot may not do here, and who can mend it."""
    return f"I am missing permissions in this channel: {', '.join(names)}. A moderator can grant them to my role."


def waiting_table(link: str, round_number: int, since: datetime | None, deadline: datetime | None) -> str:
    """One line of the tables that wait for a user, anywhere."""
    waits = f", waits since {relative(since)}" if since is not None else ""
    until = f", deadline {relative(deadline)}" if deadline is not None else ""
    return f"· {link}: round {signs.ROMAN[round_number]}{waits}{until}"


def link(guild_id: int | None, channel_id: int, message_id: int | None) -> str:
    """A link to a message, or to its channel."""
    if message_id is None:
        return f"<#{channel_id}>"
    return f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}/{message_id}"


def looking_back(duration: timedelta | None, guild_id: int | None, channel_id: int, first_post: int | None) -> str:
    """How long a finished game took, and where it began."""
    took = f"The game took {span(duration)}. " if duration is not None else ""
    return f"{took}It began here: {link(guild_id, channel_id, first_post)}"


def span(time: timedelta) -> str:
    """A length of time in its two largest units: "3 d 4 h"."""
    minutes = max(0, int(time.total_seconds())) // 60
    days, hours, rest = minutes // 1440, minutes // 60 % 24, minutes % 60
    parts = [f"{value} {unit}" for value, unit in ((days, "d"), (hours, "h"), (rest, "min")) if value]
    return " ".join(parts[:2]) or "less than a minute"


def you_are_next(channel_id: int, mover: str) -> str:
    """The silent note to whoever is next."""
    return f"You are next in <#{channel_id}>: {spoken(mover)} is to move now."


def vote(motion: Motion, name: str, ayes: int, needed: int) -> str:
    """A button that agrees to a motion, with how many have and how many it takes."""
    what = {
        Motion.PASS: f"Pass for {name}",
        Motion.WITHOUT: f"Go on without {name}",
        Motion.REPLACE: f"Replace {name}",
        Motion.PAUSE: "Agree to the pause",
        Motion.TAKE_BACK: f"Let {name} take it back",
    }[motion]
    return f"{what[:64]} ({ayes} of {needed})"


def deadline_passed(name: str, others: Sequence[int]) -> str:
    """What is posted when a player's time has run out; `others` are the user ids of those who decide."""
    who = signs.listed(f"<@{user_id}>" for user_id in others) or "The others"
    return (
        f"**{spoken(name)}'s time has run out.** {who} may decide: pass for this round, "
        f"go on without {spoken(name)} from now on (I pass for them), or find somebody else with `/table replace`. "
        "Or wait: a move at any time settles it."
    )


def asks_for_pause(name: str, until: int) -> str:
    """A player asks for a pause."""
    return f"**{spoken(name)}** asks for a pause until {date(until)}. Nobody is pinged and no time runs meanwhile."


def paused(until: int) -> str:
    """A pause has begun."""
    return f"Enjoy your pause until {date(until)}. `/table pause days:0` ends it early."


def agreed(motion: Motion, name: str, value: int) -> str:
    """What the table has agreed to."""
    return {
        Motion.PASS: f"The table has passed for {spoken(name)}.",
        Motion.WITHOUT: f"The table goes on without {spoken(name)}. `/game join` brings them back.",
        Motion.REPLACE: f"The table looks for a new player in the place of {spoken(name)}.",
        Motion.PAUSE: f"{spoken(name)} is on a pause until {date(value)}.",
        Motion.TAKE_BACK: f"{spoken(name)} takes back a step that had revealed something. The log keeps both.",
    }[motion]


def asks_to_take_back(name: str, others: Sequence[int]) -> str:
    """A player wants to undo what revealed something; `others` are the user ids of those who decide."""
    who = signs.listed(f"<@{user_id}>" for user_id in others)
    return (
        f"**{spoken(name)}** asks to take back their last step, though it has revealed something. "
        f"{who}: it is taken back if all of you agree."
    )


def replace_question(name: str, new_user: int) -> str:
    """A new player for a seat is put to the vote."""
    return f"Shall <@{new_user}> take the seat of {spoken(name)}?"


def seat_offered(name: str, new_user: int) -> str:
    """A seat is offered."""
    return f"<@{new_user}>, the seat of {spoken(name)} is yours if you want it: hand, tokens and all."


def seat_taken(name: str, new_user: int) -> str:
    """A seat was taken over."""
    return f"<@{new_user}> has taken the seat of {spoken(name)}."


def has_left(name: str) -> str:
    """A player has left a running game."""
    back = "`/game join` brings them back, `/table replace` finds somebody."
    return f"{spoken(name)} has left the game; I pass for them. {back}"


def thread_name(opener: str, board: str) -> str:
    """The name of a table's own thread, at most 100 characters."""
    return f"Arnak, {board} side: {opener}"[:100]


def elsewhere(channels: Sequence[int]) -> str:
    """Where tables may be opened."""
    return f"On this server tables are opened in {wishes.channels(channels)}."


def is_back(name: str) -> str:
    """A player has come back to a running game."""
    return f"{spoken(name)} is back at the table."


def thread_opened(channel_id: int) -> str:
    """Where the new table is."""
    return f"The table is in <#{channel_id}>. Come and take a seat."


def discord_says(status: int) -> str:
    """What to tell of a failure that has no text of its own."""
    return f"Discord says {status}"


def still_named(links: Sequence[str]) -> str:
    """What is said of messages that name somebody who was forgotten, and that cannot be edited."""
    return f"Your name still stands in {', '.join(links)}, which I cannot edit: ask whoever may delete messages there."


def network_says(kind: str) -> str:
    """What to tell of a connection that broke."""
    return f"the connection to Discord broke: {kind}"


def channel_closed(channel_id: int, why: str) -> str:
    """What a player is told in a direct message when their table's channel cannot be."""
    return (
        f"It is your turn in <#{channel_id}>, but I cannot post there ({why}). `/show board` there shows the table; a "
        "moderator can mend it by letting me view the channel, send messages and attach files."
    )


def refused_post(channel_id: int, why: str) -> str:
    """A line of what Discord has refused, for moderators."""
    return f"· <#{channel_id}>: {why}"


def table_is_gone(where: str) -> str:
    """What players are told when the place of their table is gone."""
    return f"Your table in {where} was stopped, because I cannot reach that place any more."


def invite_me(invite: str) -> str:
    """A table needs a bot that sits in the server; there, somebody has only brought it along."""
    return f"I am not in this server, so I cannot host a table here. Somebody who manages it can invite me: {invite}"


def again_at(difficulty: int) -> str:
    """The button that starts another solo game."""
    return f"Play again, difficulty {difficulty}"


def plays_again(name: str, others: Sequence[int]) -> str:
    """Who has opened another table, and whom they would like to see there; `others` are user ids."""
    who = signs.listed(f"<@{user_id}>" for user_id in others)
    return f"**{spoken(name)}** opens another table, with the same options." + (f" {who}: press Join." if who else "")


def learning_page(title: str, text: str, page: int, count: int) -> str:
    """A page of how to play."""
    return f"**{title}** · {page} of {count}\n{text}"


def lesson(text: str) -> str:
    """What a guided player is told at the moment it matters."""
    return f"💡 {text}"


def guided_game(channel_id: int) -> str:
    """Where the guided game is."""
    begun = f"Your first expedition has begun in <#{channel_id}>."
    return f"{begun} Press **My turn** there: I explain each thing when you meet it."
