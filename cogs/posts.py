"""Turns posts into messages: texts, buttons and pictures, from the table's state when they are sent."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from arnak_bot.host import Host, Table, TableError
from arnak_bot.kit.names import YesOrNo, spoken
from arnak_bot.store import SOMEONE, NoteKind, Post, PostKind, PostPayload, Proposal, Status, VoteKind
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.ids import Press
from cogs.interactions import BLUE, button, stateless_view
from cogs.messages import SILENT, Message, awaited_line, current_message, pinging, pings_of, play_buttons, table_message
from cogs.pictures import Looks
from cogs.questions import deadline_note, may_be_played, offer, says_that_one_leaves, stand_in_button


async def message_of(looks: Looks, host: Host, table: Table, batch: Sequence[Post], words: Words) -> Message | None:
    """None if the posts are obsolete."""
    post = batch[-1]
    facts = post.facts
    match post.kind:
        case PostKind.LOBBY:
            return await current_message(looks, host, table, words)
        case PostKind.TABLE:
            return await _position(looks, host, table, batch, words)
        case PostKind.PING | PostKind.REMIND:
            return await _ping(host, table, batch, words)
        case PostKind.DEADLINE:
            return await _deadline(host, table, facts, words)
        case PostKind.VOTE:
            return _vote(host, table, facts, words)
        case PostKind.CLOSED:
            reopen = button(words.labels.reopen(), ids.table_button(Press.REOPEN, table.id), BLUE)
            return Message(words.texts.closed(), view=stateless_view(reopen)) if table.closed else None
        case PostKind.NOTE:
            message = note_message(host, table, facts, words)
            if facts.note is NoteKind.STANDS_IN and await _counts_in_league(host, table, facts.seat):
                message.content = f"{message.content} {words.labels.not_in_league()}"
            return message
        case PostKind.HEADS_UP | PostKind.PANELS:
            return None  # sent to players: see `direct_note` and `own_threads`


async def _position(looks: Looks, host: Host, table: Table, batch: Sequence[Post], words: Words) -> Message:
    """The newest position, with the news from all posts. Unless delayed, it does not ping whoever has just clicked."""
    opened = [post for post in batch if post.facts.opening]
    later = [post for post in batch if not post.facts.opening]
    outcome = await host.history.told(table, later or batch)
    begun = (await host.history.told(table, opened)).told if opened and later else ()
    at_once, shown = all(post.tries == 0 for post in batch), all(post.facts.since is None for post in batch)
    present = (batch[-1].facts.present or (opened[-1].facts.present if opened else None)) if at_once else None
    message = await table_message(
        looks,
        host,
        table,
        outcome,
        words,
        opening=not later,
        shown=shown,
        begun=begun,
        present=present,
        names=await host.history.names_told(table, later or batch, outcome.told),
        reasons=[reason for post in batch for reason in post.facts.reasons],
    )
    if None not in (seats := {post.facts.seat for post in batch}):  # the others were pinged when the turn began
        awaited = [each for each in host.registry.awaited(table) if each.seat in seats and each.user_id != present]
        message.pings = pings_of(awaited)
    if present is None and shown:  # shown again, to whoever wants to see it
        message.pings = SILENT
    return message


async def _ping(host: Host, table: Table, batch: Sequence[Post], words: Words) -> Message | None:
    with contextlib.suppress(TableError):  # players whose time away is over must not read that nobody is playing
        await host.absence.hand_back(table)
    if table.status is not Status.RUNNING:
        return None
    seats = {post.facts.seat for post in batch}
    awaited = host.registry.awaited(table)
    pinged = [each.user_id for each in awaited if seats & {None, each.seat} and each.ping]
    if batch[0].kind is PostKind.REMIND and any(table.left_on_turn(each.seat) for each in awaited):
        pinged = host.registry.may_be_pinged(table)
    if not pinged:
        return None
    who = awaited_line(table, awaited, words)
    text = words.texts.reminder(who=who) if batch[0].kind is PostKind.REMIND else words.texts.good_morning(who=who)
    return Message(text, view=stateless_view(*play_buttons(table, words)), pings=pinging(pinged))


async def _deadline(host: Host, table: Table, facts: PostPayload, words: Words) -> Message | None:
    with contextlib.suppress(TableError):  # the others can vote even if this fails
        await host.absence.hand_back(table)
    if facts.seat is None or not table.others(facts.seat):
        return None
    if table.left_on_turn(facts.seat):
        return note_message(host, table, replace(facts, note=NoteKind.LEFT), words)
    if not host.absence.overdue(table, facts.seat):
        return None
    late = table.seats[facts.seat].user_id
    others = [user_id for user_id in host.registry.may_be_pinged(table) if user_id != late]
    text, view = deadline_note(host, table, facts.seat, words)
    return Message(text, view=view, pings=pinging(others))


def _vote(host: Host, table: Table, facts: PostPayload, words: Words) -> Message | None:
    """The message with a motion to vote on or, once that is carried, with the offer of the seat."""
    if facts.seat is None or facts.motion is None or table.status is not Status.RUNNING:
        return None
    if facts.motion is VoteKind.REPLACE and not facts.value:  # the newcomer's data was deleted
        return None
    if facts.motion is VoteKind.TAKE_BACK and not table.has_not_played_since(facts.seat, facts.value):
        return None
    if facts.motion is VoteKind.REOPEN_TURN and table.last_decision(facts.seat) != facts.value:
        return None
    tally = host.absence.count(table, Proposal(facts.motion, facts.seat, facts.value))
    text, view = offer(host, table, tally, words, facts.present)
    offered = facts.motion is VoteKind.REPLACE and tally.carried
    asked = {each.user_id for each in host.absence.yet_to_vote(table, tally)}
    if offered:
        asked = set() if facts.user_id is None else {table.seats[facts.seat].user_id}  # whose seat a moderator offers
    pinged = [user_id for user_id in host.registry.may_be_pinged(table) if user_id in asked]
    pinged += [facts.value] if offered else []
    return Message(text, view=view, pings=pinging(pinged))


async def _counts_in_league(host: Host, table: Table, seat: int | None) -> bool:
    """Whether a game would count in its server's league if no computer stood in for this seat."""
    played = table.seats_of_computers() | {each.seat for each in table.seats if each.computer}
    if table.guild_id is None or played - {seat} or not table.definition.rated(table.options.game):
        return False
    return (await host.registry.settings(table.guild_id)).rated


def note_message(host: Host, table: Table, facts: PostPayload, words: Words) -> Message:
    """If somebody has left, with the buttons to decide about that."""
    message = Message(_sentence_of(table, facts, words))
    new_host = None if facts.user_id is None else table.seat_of(facts.user_id)
    if says_that_one_leaves(facts) and new_host is not None:
        message.content = f"{message.content} {words.labels.new_host(name=spoken(table.names[new_host]))}"
    if says_that_one_leaves(facts) and facts.seat is not None and may_be_played(table, facts.seat):
        message.view = stand_in_button(host, table, facts.seat, words)
        if table.left_on_turn(facts.seat):
            message.pings = pinging(each for each in host.registry.may_be_pinged(table) if each != facts.present)
    return message


def _sentence_of(table: Table, facts: PostPayload, words: Words) -> str:
    computers = facts.seat is not None and may_be_played(table, facts.seat)
    name, said = "" if facts.seat is None else spoken(table.names[facts.seat]), words.labels
    newcomer = SOMEONE if facts.user_id is None else labels.user(facts.user_id)
    forgotten = facts.seat is not None and table.seats[facts.seat].user_id < 0  # their data was deleted
    match facts.note:
        case NoteKind.LEFT:
            left = said.has_left_computers(name=name) if computers else said.has_left(name=name)
            if facts.seat is not None and table.left_on_turn(facts.seat):
                others = [each.user_id for each in table.others(facts.seat)]
                least = labels.in_brackets(table.texts(words.language).channel.least(table.running.view(facts.seat)))
                left = said.has_left_on_turn(
                    name=name,
                    who=labels.users(others, words),
                    count=len(others),
                    least=least,
                    back="no" if forgotten else "yes",
                )
            elif forgotten:
                left = said.has_left_for_good(name=name, computers="yes" if computers else "no")
            return f"{left} {said.waits_for_people()}" if table.is_deserted else left
        case NoteKind.TIME_OVER:
            return said.time_over(name=name)
        case NoteKind.BACK:
            if facts.user_id is not None:
                return said.is_back_and_stays(newcomer=newcomer, name=name)
            return said.is_back(name=name)
        case NoteKind.SEAT_TAKEN:
            return said.seat_taken(newcomer=newcomer, name=spoken(facts.name))
        case NoteKind.SEAT_DECLINED:
            return said.seat_declined(newcomer=newcomer, name=name)
        case NoteKind.SEAT_KEPT:
            return said.seat_kept(newcomer=newcomer, name=name)
        case NoteKind.AGREED:
            assert facts.motion is not None, "a motion that was carried is part of its post"
            after = _AFTER.get(facts.after, "nothing")
            by = spoken(facts.name) if facts.name in table.names else ""  # their data may have been deleted since
            return labels.agreed(facts.motion, name, facts.value, words, by=by, computers=computers, after=after)
        case NoteKind.PLAYED_ON:
            by = spoken(facts.name)
            own: YesOrNo = "yes" if by == name else "no"
            return said.played_on(by=by, own=own, name=name) if by else said.turn_is_over(name=name)
        case NoteKind.UNDO_ALONE:
            return said.undo_needs_nobody(name=name)
        case NoteKind.PAUSED:
            return said.takes_a_break(name=name, until=labels.date(facts.value))
        case NoteKind.PAUSE_ENDED:
            return said.pause_has_ended(name=name)
        case NoteKind.PAUSE_WITHDRAWN:
            return said.pause_is_withdrawn(name=spoken(facts.name) or name)
        case NoteKind.UNDO_WITHDRAWN:
            return said.undo_is_withdrawn(name=spoken(facts.name) or name)
        case NoteKind.REOPENED:
            return said.reopened_by(name=name) if name else words.texts.reopened()
        case NoteKind.STANDS_IN:
            until, by = labels.date(facts.value), facts.name
            told = said.stands_in_by(by=spoken(by), name=name) if by else said.stands_in(name=name)
            told = said.stands_in_until(name=name, until=until) if facts.value else told
            if table.is_deserted:
                told = said.is_away_until(name=name, until=until) if facts.value else said.is_away(name=name)
            if forgotten:
                told = said.stands_in_for_good(name=name)
            return f"{told} {said.waits_for_people()}" if table.is_deserted else told
        case NoteKind.DID_THE_LEAST:
            return said.did_the_least(name=name)
        case NoteKind.REPAIRED:
            return words.texts.repaired()
        case NoteKind.NO_THREADS_HERE | NoteKind.NO_THREADS_ALLOWED | NoteKind.NO_MORE_THREADS:
            return labels.no_own_threads(facts.note, words)
        case NoteKind.MONTH_OVER:
            return words.ladder.too_late()
        case NoteKind.STOPPED | None:
            return _stopped(table, facts, words)


_AFTER: Mapping[str, labels.After] = {"something": "something", "round": "round", "end": "end"}
"""What had happened since the end of a turn that was undone, or "end" if that is all that was undone."""


def _stopped(table: Table, facts: PostPayload, words: Words) -> str:
    """Older versions did not record who stopped a table."""
    user_id = facts.user_id
    if table.counts_on_ladder:
        return words.ladder.given_up()
    if table.chapter and user_id is not None:
        return words.campaign.stopped(who=labels.user(user_id))
    said = words.labels
    if facts.seat is not None and user_id is not None:
        return said.left_as_last(who=labels.user(user_id))
    return who_stopped(table, user_id, words.texts.stopped, said.stopped_by, said.stopped_by_moderator)


def who_stopped(
    table: Table, user_id: int | None, unknown: Callable[[], str], own: Callable[..., str], other: Callable[..., str]
) -> str:
    """Somebody unknown (None), the opener or a player (anybody if all have left), or a moderator."""
    if user_id is None:
        return unknown()
    is_own = not table.seats or user_id == table.opener_id or table.seat_of(user_id) is not None
    lobby: YesOrNo = "yes" if table.game is None else "no"
    return (own if is_own else other)(who=labels.user(user_id), lobby=lobby)


def direct_note(table: Table, facts: PostPayload, words: Words) -> str | None:
    """None if it is outdated, the table is in direct messages, or a computer moves before, within a moment."""
    stale = table.status is not Status.RUNNING or facts.until != table.running.ply
    if stale or facts.seat is None or not table.running.seats_to_act or table.guild_id is None:
        return None
    mover = table.running.seats_to_act[0]
    if table.seats[mover].left_to_computer:
        return None
    return words.labels.you_are_next(mover=spoken(table.names[mover]), channel=labels.channel(table.channel_id))
