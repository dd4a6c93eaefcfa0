"""The words on buttons and the short lines around them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from arnak_bot.games.kit.names import spoken
from arnak_bot.games.kit.prose import capital, listed
from arnak_bot.games.kit.seats import SEAT_SIGNS
from arnak_bot.games.kit.spans import span
from arnak_bot.store import Motion
from arnak_bot.wording import wishes
from arnak_bot.wording.messages import ENGLISH, Words
from arnak_bot.wording.options import level_name

_VOTE_LIMIT = 64
"""Characters of what is voted for: a button holds 80."""
_THREAD_LIMIT = 100


# --- buttons and menus ------------------------------------------------------------------------


def menu(heading: str, possible: int, words: Words = ENGLISH) -> str:
    """What a menu holds, and how much of it is possible now."""
    said = words.labels
    return said.menu(heading=heading, possible=possible) if possible else said.menu_out_of_reach(heading=heading)


def and_end_turn(payment: str, words: Words = ENGLISH) -> str:
    """The button that pays and ends the turn."""
    return words.labels.and_end_turn(payment=payment)


def numbered(number: int, name: str, words: Words = ENGLISH) -> str:
    """An option with the number that the picture gives it."""
    return words.labels.numbered(number=number, name=name)


def taken_back(steps: int, words: Words = ENGLISH) -> str:
    """What is said when steps were undone."""
    return words.labels.taken_back() if steps == 1 else words.labels.steps_taken_back(steps=steps)


def ask_undo(action: str, words: Words = ENGLISH) -> str:
    """The button that asks all others to let one take back what revealed something."""
    return words.labels.ask_undo(action=action)


def undo(action: str, words: Words = ENGLISH) -> str:
    """The button that takes the last decision back."""
    return words.labels.undo(action=action)


def more(page: int, count: int, words: Words = ENGLISH) -> str:
    """The option that turns a menu's page."""
    return words.labels.more(page=page, count=count)


def of_game(name: str, game: str, words: Words = ENGLISH) -> str:
    """Something with the title of the game it belongs to."""
    return words.labels.of_game(name=name, game=game)


def lacking(name: str, words: Words = ENGLISH) -> str:
    """An option that is out of reach."""
    return words.labels.lacking(name=name)


def vote(motion: Motion, name: str, ayes: int, needed: int, words: Words = ENGLISH) -> str:
    """A button that agrees to a motion, with how many have and how many it takes."""
    what = words.labels.vote_for(motion=motion, name=name)
    return words.labels.vote(what=what[:_VOTE_LIMIT], ayes=ayes, needed=needed)


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
        return _channel(channel_id)
    return f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}/{message_id}"


def _channel(channel_id: int) -> str:
    return f"<#{channel_id}>"


def _user(user_id: int) -> str:
    return f"<@{user_id}>"


# --- whom the table waits for -----------------------------------------------------------------


def mentions(people: Sequence[tuple[int, int, datetime | None]], words: Words = ENGLISH) -> str:
    """Mention users by (seat, id, end of a pause), each with the sign of their seat."""
    return listed([mention(*each, words) for each in people], words)


def mention(seat: int, user_id: int, paused_until: datetime | None, words: Words = ENGLISH) -> str:
    """Mention a user with the sign of their seat, and until when they are on a pause."""
    who = f"{SEAT_SIGNS[seat]} {_user(user_id)}"
    return who if paused_until is None else words.labels.on_pause(who=who, until=date(paused_until))


def computer(seat: int, name: str, level: str, words: Words = ENGLISH) -> str:
    """Name a seat that a computer plays, with how well it does."""
    return f"{SEAT_SIGNS[seat]} {words.labels.computer_seat(name=spoken(name), level=level_name(level, words))}"


def with_deadline(waits: str, deadline: datetime | None, words: Words = ENGLISH) -> str:
    """Say until when whoever the table waits for has time, after whom it waits for."""
    return f"{waits} {words.labels.deadline(deadline=relative(deadline))}" if deadline is not None else waits


def not_begun(round_name: str, words: Words = ENGLISH) -> str:
    """There is no picture of a round to come."""
    return words.labels.not_begun(round=capital(round_name))


def waiting_table(
    link: str, round_name: str, since: datetime | None, deadline: datetime | None, words: Words = ENGLISH
) -> str:
    """One line of the tables that wait for a user, anywhere."""
    said = words.labels
    parts = [said.waiting_table(link=link, round=round_name)]
    if since is not None:
        parts.append(said.waits_since(since=relative(since)))
    if deadline is not None:
        parts.append(said.waits_until(deadline=relative(deadline)))
    return f"· {', '.join(parts)}"


def you_are_next(channel_id: int, mover: str, words: Words = ENGLISH) -> str:
    """The silent note to whoever is next."""
    return words.labels.you_are_next(mover=spoken(mover), channel=_channel(channel_id))


# --- a game looked back on --------------------------------------------------------------------


def seed(value: str | None, words: Words = ENGLISH) -> str:
    """The seed, told when a game is over."""
    return words.labels.seed(seed=str(value))


def story_page(page: int, count: int, text: str, words: Words = ENGLISH) -> str:
    """A page of the log."""
    return f"{words.labels.story_page(page=page, count=count)}\n{text}"


def looking_back(
    duration: timedelta | None,
    guild_id: int | None,
    channel_id: int,
    first_post: int | None,
    words: Words = ENGLISH,
) -> str:
    """How long a finished game took, and where it began."""
    said = words.labels
    began = said.game_began(link=link(guild_id, channel_id, first_post))
    return f"{said.game_took(span=span(duration, words))} {began}" if duration is not None else began


# --- absence, and what the others decide about it ---------------------------------------------


def deadline_passed(name: str, others: Sequence[int], words: Words = ENGLISH, *, computers: bool = False) -> str:
    """What is posted when a player's time has run out; `others` are the user ids of those who decide.

    `computers`: one could play for them.
    """
    who = listed(map(_user, others), words) or words.labels.the_others()
    said = words.labels.deadline_passed_computers if computers else words.labels.deadline_passed
    return said(name=spoken(name), who=who)


def why(purposes: Sequence[tuple[str, str]], words: Words = ENGLISH) -> str:
    """What the turns of computers were good for, by name; "" where there is nothing to say."""
    told = [words.labels.why_of(name=spoken(name), purpose=purpose) for name, purpose in purposes if purpose]
    return words.labels.why(reasons=" · ".join(told)) if told else ""


def away(tables: int, days: int, now: datetime, words: Words = ENGLISH) -> str:
    """What somebody is told for whom a computer plays at so many tables from now on; 0 days: they are back."""
    if not days:
        return words.texts.back_from_away(tables=tables)
    if not tables:
        return words.texts.away_nowhere()
    return words.texts.away(tables=tables, until=date(int((now + timedelta(days=days)).timestamp())))


def stands_in(name: str, until: int, words: Words = ENGLISH) -> str:
    """A computer plays for somebody, until a time in seconds since 1970 or, with 0, until they are back."""
    if not until:
        return words.labels.stands_in(name=spoken(name))
    return words.labels.stands_in_until(name=spoken(name), until=date(until))


def asks_for_pause(name: str, until: int, words: Words = ENGLISH) -> str:
    """A player asks for a pause."""
    return words.labels.asks_for_pause(name=spoken(name), until=date(until))


def paused(until: int, words: Words = ENGLISH) -> str:
    """A pause has begun."""
    return words.labels.paused(until=date(until))


def agreed(motion: Motion, name: str, value: int, words: Words = ENGLISH, *, computers: bool = False) -> str:
    """What the table has agreed to; `computers`: one could play for whoever it goes on without."""
    if motion is Motion.WITHOUT and computers:
        return words.labels.without_computers(name=spoken(name))
    return words.labels.agreed(motion=motion, name=spoken(name), until=date(value))


def asks_to_take_back(name: str, others: Sequence[int], words: Words = ENGLISH) -> str:
    """A player wants to undo what revealed something; `others` are the user ids of those who decide."""
    return words.labels.asks_to_take_back(name=spoken(name), who=listed(map(_user, others), words))


def replace_question(name: str, new_user: int, words: Words = ENGLISH) -> str:
    """A new player for a seat is put to the vote."""
    return words.labels.replace_question(newcomer=_user(new_user), name=spoken(name))


def seat_offered(name: str, new_user: int, words: Words = ENGLISH) -> str:
    """A seat is offered."""
    return words.labels.seat_offered(newcomer=_user(new_user), name=spoken(name))


def seat_taken(name: str, new_user: int, words: Words = ENGLISH) -> str:
    """A seat was taken over."""
    return words.labels.seat_taken(newcomer=_user(new_user), name=spoken(name))


def has_left(name: str, words: Words = ENGLISH, *, computers: bool = False) -> str:
    """A player has left a running game."""
    said = words.labels.has_left_computers if computers else words.labels.has_left
    return said(name=spoken(name))


def time_over(name: str, words: Words = ENGLISH) -> str:
    """A player for whom a computer has played so long plays again."""
    return words.labels.time_over(name=spoken(name))


def is_back(name: str, words: Words = ENGLISH) -> str:
    """A player has come back to a running game."""
    return words.labels.is_back(name=spoken(name))


# --- places -----------------------------------------------------------------------------------


def thread_name(opener: str, table: str, words: Words = ENGLISH) -> str:
    """The name of a table's own thread, at most 100 characters; `table` is what the game calls it."""
    return words.labels.thread_name(table=table, opener=opener)[:_THREAD_LIMIT]


def elsewhere(channels: Sequence[int], words: Words = ENGLISH) -> str:
    """Where tables may be opened."""
    return words.labels.elsewhere(channels=wishes.channels(channels, words))


def thread_opened(channel_id: int, words: Words = ENGLISH) -> str:
    """Where the new table is."""
    return words.labels.thread_opened(channel=_channel(channel_id))


def plays_again(name: str, others: Sequence[int], words: Words = ENGLISH) -> str:
    """Who has opened another table, and whom they would like to see there; `others` are user ids."""
    text = words.labels.plays_again(name=spoken(name))
    who = listed(map(_user, others), words)
    return f"{text} {words.labels.press_join(who=who)}" if who else text


def invite_me(invite: str, words: Words = ENGLISH) -> str:
    """A table needs a bot that sits in the server; there, somebody has only brought it along."""
    return words.labels.invite_me(invite=invite)


# --- what Discord does not let the bot do -----------------------------------------------------


def missing_permissions(names: Sequence[str], words: Words = ENGLISH) -> str:
    """Name what the bot may not do here, and who can mend it."""
    return words.labels.missing_permissions(permissions=", ".join(names))


def discord_says(status: int, words: Words = ENGLISH) -> str:
    """What to tell of a failure that has no text of its own."""
    return words.labels.discord_says(status=status)


def still_named(links: Sequence[str], words: Words = ENGLISH) -> str:
    """What is said of messages that name somebody who was forgotten, and that cannot be edited."""
    return words.labels.still_named(links=", ".join(links))


def network_says(kind: str, words: Words = ENGLISH) -> str:
    """What to tell of a connection that broke."""
    return words.labels.network_says(kind=kind)


def channel_closed(channel_id: int, why: str, words: Words = ENGLISH) -> str:
    """What a player is told in a direct message when their table's channel cannot be."""
    return words.labels.channel_closed(channel=_channel(channel_id), why=why)


def refused_post(channel_id: int, why: str) -> str:
    """A line of what Discord has refused, for moderators."""
    return f"· {_channel(channel_id)}: {why}"


def table_is_gone(where: str, words: Words = ENGLISH) -> str:
    """What players are told when the place of their table is gone."""
    return words.labels.table_is_gone(where=where)


# --- learning ---------------------------------------------------------------------------------


def learning_page(title: str, text: str, page: int, count: int, words: Words = ENGLISH) -> str:
    """A page of how to play."""
    return f"{words.labels.learning_page(title=title, page=page, count=count)}\n{text}"


def lesson(text: str) -> str:
    """What a guided player is told at the moment it matters."""
    return f"💡 {text}"


def guided_game(channel_id: int, words: Words = ENGLISH) -> str:
    """Where the guided game is."""
    return words.labels.guided_game(channel=_channel(channel_id))
