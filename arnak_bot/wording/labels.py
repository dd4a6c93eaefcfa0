"""Times, links and mentions in Discord's markup, and lines that combine several sentences."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Literal, TypeAlias

from arnak_bot.kit.limits import clip
from arnak_bot.kit.names import SEAT_SIGNS, spoken
from arnak_bot.kit.prose import capital, listed, lower_first
from arnak_bot.kit.spans import span
from arnak_bot.store import NoteKind, VoteKind
from arnak_bot.wording.messages import Words
from arnak_bot.wording.options import level_name

_VOTE_LIMIT = 64


def vote(motion: VoteKind, name: str, ayes: int, needed: int, words: Words) -> str:
    what = words.labels.vote_for(motion=motion, name=name)
    return words.labels.vote(what=clip(what, _VOTE_LIMIT), ayes=ayes, needed=needed)


# --- what Discord shows in each reader's own language ------------------------------------------


def relative(at: datetime | int) -> str:
    """Return a time that Discord shows in each reader's own language, like "in 3 hours"."""
    return _moment(at, "R")


def date(at: datetime | int) -> str:
    """Return a date and time that Discord shows in each reader's own language and time zone."""
    return _moment(at, "f")


def _moment(at: datetime | int, style: str) -> str:
    return f"<t:{at if isinstance(at, int) else int(at.timestamp())}:{style}>"


def link(guild_id: int | None, channel_id: int, message_id: int | None = None) -> str:
    """Return a link to a message, or to its channel; `guild_id`: None for direct messages."""
    if guild_id is not None and message_id is None:
        return channel(channel_id)
    message = "" if message_id is None else f"/{message_id}"
    return f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}{message}"


def channel(channel_id: int) -> str:
    return f"<#{channel_id}>"


MOST_CHANNELS = 25


def channels(ids: Sequence[int], words: Words) -> str:
    """Return links to channels, at most the first `MOST_CHANNELS`."""
    named, more = [*map(channel, ids[:MOST_CHANNELS])], len(ids) - MOST_CHANNELS
    return listed([*named, words.wishes.more_channels(count=more)] if more > 0 else named, words)


def place(guild_id: int | None, channel_id: int, words: Words) -> str:
    """Return a link to a channel or, if `guild_id` is None, to the direct messages, worded to continue a sentence."""
    there = link(guild_id, channel_id)
    return words.labels.direct_messages(link=there) if guild_id is None else there


def user(user_id: int) -> str:
    return f"<@{user_id}>"


def users(ids: Sequence[int], words: Words) -> str:
    return listed(map(user, ids), words)


# --- whom the table waits for -----------------------------------------------------------------


def mention(seat: int, user_id: int, name: str, paused_until: datetime | None, words: Words) -> str:
    """Mention a player; one who is paused is only named."""
    who = user(user_id) if paused_until is None else spoken(name)
    return with_pause(f"{SEAT_SIGNS[seat]} {who}", paused_until, words)


def with_pause(who: str, until: datetime | None, words: Words) -> str:
    return who if until is None else words.labels.on_pause(who=who, until=date(until))


def computer(seat: int, name: str, level: str, words: Words) -> str:
    return f"{SEAT_SIGNS[seat]} {words.labels.computer_seat(name=spoken(name), level=level_name(level, words))}"


def with_deadline(waits: str, deadlines: Collection[datetime], words: Words) -> str:
    """Add the first of the deadlines, if there is one, to the text about whom the table is waiting for."""
    if not deadlines:
        return waits
    said = words.labels.first_deadline if len({*deadlines}) > 1 else words.labels.deadline
    return f"{waits} {said(deadline=relative(min(deadlines)))}"


def waiting_table(link: str, round_name: str, since: datetime | None, deadline: datetime | None, words: Words) -> str:
    said = words.labels
    parts = [said.waiting_table(link=link, round=round_name)]
    if since is not None:
        parts.append(said.waits_since(since=relative(since)))
    if deadline is not None:
        parts.append(said.waits_until(deadline=relative(deadline)))
    return f"· {', '.join(parts)}"


def review_progress(done: int, count: int, begun: tuple[int, datetime], now: datetime, words: Words) -> str:
    """Return how far along a review is and, once that can be estimated, when it will be ready. `begun`: how many turns
    had been reviewed when somebody began to wait, and when that was.
    """
    said, (before, then) = words.texts, begun
    if not count:
        return said.looking_back_begins()
    if done == before:
        return said.looking_back(done=done, count=count)
    ready = now + (now - then) / (done - before) * (count - done)
    return said.looking_back_until(done=done, count=count, ready=relative(ready))


def looking_back(
    duration: timedelta | None, guild_id: int | None, channel_id: int, first_post: int | None, words: Words
) -> str:
    """Return a line on how long a finished game took, with a link to its beginning."""
    said = words.labels
    took = said.game_took(span=span(duration, words)) if duration is not None else ""
    began = said.game_began(link=link(guild_id, channel_id, first_post)) if first_post is not None else ""
    return f"{took} {began}".strip()


def no_own_threads(note: NoteKind, words: Words) -> str:
    said = words.labels
    why = {
        NoteKind.NO_THREADS_HERE: said.own_threads_not_here,
        NoteKind.NO_THREADS_ALLOWED: said.own_threads_not_allowed,
    }
    return why.get(note, said.own_threads_no_more)()


# --- absence, and the votes of the others -----------------------------------------------------


def deadline_passed(name: str, others: Sequence[int], words: Words, *, least: str = "") -> str:
    """`others`: the user ids of those who decide. `least`: see `ChannelTexts.least`."""
    who = users(others, words) or words.labels.the_others()
    return words.labels.deadline_passed(name=spoken(name), who=who, least=in_brackets(least))


def in_brackets(least: str) -> str:
    """Return what the simplest move loses (`ChannelTexts.least`) in brackets, to follow the words for that move."""
    return f" ({least})" if least else ""


def why(purposes: Sequence[tuple[str, str]], words: Words) -> str:
    """Return the reasons for the computers' turns, each with the computer's name; "" if there are none."""
    who = {purpose: [spoken(name) for name, each in purposes if each == purpose] for _, purpose in purposes if purpose}
    told = [words.labels.why_of(name=listed(names, words), purpose=purpose) for purpose, names in who.items()]
    return words.labels.why(reasons=" ".join(told)) if told else ""


def away(tables: int, days: int, now: datetime, words: Words, *, deserted: bool = False) -> str:
    """Return the reply to a user who will be away. 0 days: they are back. `deserted`: nobody else plays there."""
    if not days:
        return words.texts.back_from_away(tables=tables)
    if not tables:
        return words.texts.away_nowhere()
    until = date(int((now + timedelta(days=days)).timestamp()))
    return words.texts.away_alone(until=until) if deserted else words.texts.away(tables=tables, until=until)


After: TypeAlias = Literal["nothing", "something", "round", "end"]
"""What came after the end of a turn: nothing, something done by others or by computers, or a new round; "end": only the
end of a turn that goes on for others is undone.
"""


def agreed(
    motion: VoteKind,
    name: str,
    value: int,
    words: Words,
    *,
    by: str = "",
    computers: bool = False,
    after: After = "nothing",
) -> str:
    """Return the text about a motion that was carried; `by`: whose vote alone carried it, if one did; `computers`: a
    computer could play for the excluded player; `after`: what came after the turn, if its end is undone.
    """
    by = by or words.labels.the_table()
    if motion is VoteKind.WITHOUT and computers:
        return words.labels.without_computers(name=name, by=by)
    return words.labels.agreed(motion=motion, name=name, until=date(value), after=after, by=by)


def played_for_you(
    lines: Sequence[str], words: Words, *, by_computer: bool, turns: int = 1, before: bool = False
) -> str:
    """`turns`: how many were ended for the player. `before`: whether something newer stands above it in the panel."""
    say = words.texts.computer_played if by_computer else words.texts.host_played
    did = lower_first(" ".join(map(capital, lines)))
    return say(count=max(1, turns), did=did, before="yes" if before else "no")


def thread_name(opener: str, table: str, words: Words) -> str:
    """Return at most 100 characters; `table` is the game's name for the table."""
    return clip(words.labels.thread_name(table=table, opener=opener))


def plays_again(name: str, others: Sequence[int], words: Words) -> str:
    """`others`: the user ids of those who are invited."""
    text = words.labels.plays_again(name=spoken(name))
    who = users(others, words)
    return f"{text} {words.labels.press_join(who=who)}" if who else text


def refused_post(channel_id: int, why: str, stopped: bool, words: Words) -> str:
    """Return a line for moderators about a refused post; `stopped`: it is no longer retried automatically."""
    line = f"· {channel(channel_id)}: {why}"
    return words.labels.no_more_tries(line=line) if stopped else line
