"""Times, links and people as Discord shows them, and the lines that are put together from several sentences."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from arnak_bot.kit.limits import clip
from arnak_bot.kit.names import spoken
from arnak_bot.kit.prose import listed
from arnak_bot.kit.seats import SEAT_SIGNS
from arnak_bot.kit.spans import span
from arnak_bot.store import Motion
from arnak_bot.wording.messages import Words
from arnak_bot.wording.options import level_name

_VOTE_LIMIT = 64
"""Units of what is voted for: a button holds 80."""


def vote(motion: Motion, name: str, ayes: int, needed: int, words: Words) -> str:
    """A button that agrees to a motion, with how many have and how many it takes."""
    what = words.labels.vote_for(motion=motion, name=name)
    return words.labels.vote(what=clip(what, _VOTE_LIMIT), ayes=ayes, needed=needed)


# --- what Discord shows in everybody's own language -------------------------------------------


def relative(at: datetime | int) -> str:
    """A point in time as Discord shows it in everybody's own language: "in 3 hours"."""
    return _moment(at, "R")


def date(at: datetime | int) -> str:
    """A point in time with its date, in everybody's own language and time zone."""
    return _moment(at, "f")


def _moment(at: datetime | int, style: str) -> str:
    return f"<t:{at if isinstance(at, int) else int(at.timestamp())}:{style}>"


def link(guild_id: int | None, channel_id: int, message_id: int | None) -> str:
    """A link to a message, or to its channel."""
    if message_id is None:
        return channel(channel_id)
    return f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}/{message_id}"


def channel(channel_id: int) -> str:
    """A channel, as a link."""
    return f"<#{channel_id}>"


def user(user_id: int) -> str:
    """Somebody, mentioned."""
    return f"<@{user_id}>"


def users(ids: Sequence[int], words: Words) -> str:
    """Several people, mentioned."""
    return listed(map(user, ids), words)


# --- whom the table waits for -----------------------------------------------------------------


def mention(seat: int, user_id: int, paused_until: datetime | None, words: Words) -> str:
    """Mention a user with the sign of their seat, and until when they are on a pause."""
    who = f"{SEAT_SIGNS[seat]} {user(user_id)}"
    return who if paused_until is None else words.labels.on_pause(who=who, until=date(paused_until))


def computer(seat: int, name: str, level: str, words: Words) -> str:
    """Name a seat that a computer plays, with how well it does."""
    return f"{SEAT_SIGNS[seat]} {words.labels.computer_seat(name=spoken(name), level=level_name(level, words))}"


def with_deadline(waits: str, deadline: datetime | None, words: Words) -> str:
    """Say until when whoever the table waits for has time, after whom it waits for."""
    return f"{waits} {words.labels.deadline(deadline=relative(deadline))}" if deadline is not None else waits


def waiting_table(link: str, round_name: str, since: datetime | None, deadline: datetime | None, words: Words) -> str:
    """One line of the tables that wait for a user, anywhere."""
    said = words.labels
    parts = [said.waiting_table(link=link, round=round_name)]
    if since is not None:
        parts.append(said.waits_since(since=relative(since)))
    if deadline is not None:
        parts.append(said.waits_until(deadline=relative(deadline)))
    return f"· {', '.join(parts)}"


def looking_back(
    duration: timedelta | None,
    guild_id: int | None,
    channel_id: int,
    first_post: int | None,
    words: Words,
) -> str:
    """How long a finished game took, and where it began."""
    said = words.labels
    began = said.game_began(link=link(guild_id, channel_id, first_post))
    return f"{said.game_took(span=span(duration, words))} {began}" if duration is not None else began


# --- absence, and what the others decide about it ---------------------------------------------


def deadline_passed(name: str, others: Sequence[int], words: Words, *, computers: bool = False) -> str:
    """What is posted when a player's time has run out; `others` are the user ids of those who decide.

    `computers`: one could play for them.
    """
    who = users(others, words) or words.labels.the_others()
    said = words.labels.deadline_passed_computers if computers else words.labels.deadline_passed
    return said(name=spoken(name), who=who)


def why(purposes: Sequence[tuple[str, str]], words: Words) -> str:
    """What the turns of computers were good for, by name; "" where there is nothing to say."""
    told = [words.labels.why_of(name=spoken(name), purpose=purpose) for name, purpose in purposes if purpose]
    return words.labels.why(reasons=" · ".join(told)) if told else ""


def away(tables: int, days: int, now: datetime, words: Words) -> str:
    """What somebody is told for whom a computer plays at so many tables from now on; 0 days: they are back."""
    if not days:
        return words.texts.back_from_away(tables=tables)
    if not tables:
        return words.texts.away_nowhere()
    return words.texts.away(tables=tables, until=date(int((now + timedelta(days=days)).timestamp())))


def agreed(motion: Motion, name: str, value: int, words: Words, *, computers: bool = False) -> str:
    """What the table has agreed to; `computers`: one could play for whoever it goes on without."""
    if motion is Motion.WITHOUT and computers:
        return words.labels.without_computers(name=name)
    return words.labels.agreed(motion=motion, name=name, until=date(value))


def thread_name(opener: str, table: str, words: Words) -> str:
    """The name of a table's own thread, at most 100 characters; `table` is what the game calls it."""
    return clip(words.labels.thread_name(table=table, opener=opener))


def plays_again(name: str, others: Sequence[int], words: Words) -> str:
    """Who has opened another table, and whom they would like to see there; `others` are user ids."""
    text = words.labels.plays_again(name=spoken(name))
    who = users(others, words)
    return f"{text} {words.labels.press_join(who=who)}" if who else text


def refused_post(channel_id: int, why: str, stopped: bool, words: Words) -> str:
    """A line of what Discord has refused, for moderators; `stopped`: it is not tried again by itself."""
    line = f"· {channel(channel_id)}: {why}"
    return words.labels.no_more_tries(line=line) if stopped else line
