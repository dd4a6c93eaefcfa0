"""Who is named and who is pinged by what the bot says in a channel: a table of rules, held by every kind of post."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest

from arnak_bot.host import Awaited, Host, Table
from arnak_bot.host.waiting import timestamp
from arnak_bot.store import NoteKind, Person, Post, PostKind, PostPayload, PostState, Status, Vote, VoteKind
from arnak_bot.wording.labels import relative
from arnak_bot.wording.messages import ENGLISH
from cogs.messages import Message, awaited_line, pinging
from cogs.pictures import DrawingFailed, Looks, ThreadDrawer
from cogs.posts import message_of
from tests.discord.cities import beside, cities, forward
from tests.discord.conftest import World
from tests.discord.seen import forget, labels_of, text_of, text_to_send
from tests.host.stage import ANN, BOB, DAN, EVE, Clock, lobby
from tests.samples import all_day

NEW = 99
"""Somebody to whom a seat is offered."""
HERE = ("awake", "asleep", "on a break")
AWAY = ("left", "a computer plays")

Users = set[int]


class Unable(ThreadDrawer):
    """Draws nothing: what is said has to stand without pictures, and is quicker so."""

    async def draw(self, *_: object, **__: object) -> Any:
        raise DrawingFailed("it is not to")


async def four(host: Host, clock: Clock) -> Table:
    """A game of Ann's, whose turn it is, with Bob, Eve and Dan; her time has run out."""
    table = await lobby(host, seats=4, deadline_hours=24)
    for user, name in ((EVE, "Eve"), (DAN, "Dan")):
        await host.lobby.join(table, user, name)
    await host.lobby.start(table, ANN)
    clock.later(7 * 24)  # it is midnight
    return table


def put(table: Table, clock: Clock, states: tuple[str, ...]) -> None:
    """Let each player be what is said of them, from seat 0 on."""
    tomorrow = timestamp(clock.now + timedelta(days=1))
    table.people = {
        seat.user_id: Person(wake=8, sleep=20) if state == "asleep" else Person()
        for seat, state in zip(table.seats, states, strict=True)
    }
    table.seats = tuple(
        replace(
            seat,
            gone=state == "left",
            paused_until=tomorrow if state == "on a break" else None,
            computer="novice" if state == "a computer plays" else "",
            computer_until=tomorrow if state == "a computer plays" else None,
        )
        for seat, state in zip(table.seats, states, strict=True)
    )


OF_SOMEBODY = (NoteKind.SEAT_TAKEN, NoteKind.SEAT_DECLINED, NoteKind.SEAT_KEPT, NoteKind.BACK, NoteKind.STOPPED)
"""The notes that name whoever did it, or would have taken a seat."""


def expected(table: Table, states: tuple[str, ...], post: Post) -> tuple[Users, Users]:
    """Who is named by a post, and who is pinged: the rules, by the kind of post and what it is about."""
    users, facts = [seat.user_id for seat in table.seats], post.facts
    playing = {user for user, state in zip(users, states, strict=True) if state in HERE}
    awake = {user for user, state in zip(users, states, strict=True) if state == "awake"}
    running = table.status is Status.RUNNING
    to_act = {ANN} & playing if running else set()
    match post.kind:
        case PostKind.LOBBY | PostKind.TABLE:
            told_at_once = {facts.present} if post.kind is PostKind.TABLE and post.tries == 0 else set()
            named_now = to_act if states[0] != "on a break" else set()
            return named_now, (to_act & awake) - told_at_once
        case PostKind.PING | PostKind.REMIND:
            return to_act & awake, to_act & awake
        case PostKind.DEADLINE:
            return playing - {ANN}, awake - {ANN}
        case PostKind.VOTE if facts.motion in (VoteKind.TAKE_BACK, VoteKind.PAUSE):
            assert facts.seat is not None
            asks = users[facts.seat]
            back = {user for user, state in zip(users, states, strict=True) if state == "a computer plays"}
            others = playing - {asks} or (back - {asks} if facts.motion is VoteKind.TAKE_BACK else set())
            return others, awake - {asks}
        case PostKind.VOTE:
            assert facts.seat is not None
            others = playing - {users[facts.seat]}
            decide = others - ({ANN} if states[0] != "on a break" else set()) or others  # who is late does not
            return {NEW, *decide}, awake & decide
        case PostKind.NOTE if facts.note in OF_SOMEBODY:
            return {NEW}, set()
        case _:
            return set(), set()


def every_post(table: Table) -> list[Post]:
    """A post of every kind, with all that it may be about."""
    facts = {
        PostKind.LOBBY: [PostPayload()],
        PostKind.TABLE: [PostPayload(present=user, since=0, until=0) for user in (None, ANN, BOB)],
        PostKind.PING: [PostPayload(seat=seat) for seat in (None, 0)],
        PostKind.REMIND: [PostPayload(seat=seat) for seat in (None, 0)],
        PostKind.DEADLINE: [PostPayload(seat=0)],
        PostKind.VOTE: [
            PostPayload(seat=seat, motion=motion, value=value)
            for seat in range(4)
            for motion, value in ((VoteKind.PAUSE, 10**9), (VoteKind.TAKE_BACK, table.moves), (VoteKind.REPLACE, NEW))
        ],
        PostKind.CLOSED: [PostPayload()],
        PostKind.NOTE: [
            PostPayload(seat=1, note=note, motion=motion, user_id=NEW, name="Bob", value=NEW)
            for note in NoteKind
            for motion in (VoteKind if note is NoteKind.AGREED else (None,))
        ],
        PostKind.HEADS_UP: [PostPayload(seat=1, until=0)],
        PostKind.PANELS: [PostPayload()],
    }
    assert set(facts) == set(PostKind)
    return [
        Post(1, table.id, kind, each, "", tries, "", "", PostState.WAITING)
        for kind, all_facts in facts.items()
        for each in all_facts
        for tries in ((0, 1) if kind is PostKind.TABLE else (0,))
    ]


async def said(host: Host, looks: Looks, table: Table, post: Post) -> tuple[Users, Users] | None:
    """Whom the message of a post names, and whom it may ping; None if nothing is said."""
    message = await message_of(looks, host, table, [post], ENGLISH)
    if message is None:
        return None
    return named(text_to_send(message)), pinged(message)


def named(text: str) -> Users:
    assert "@everyone" not in text and "@here" not in text and "<@&" not in text
    return {int(user) for user in re.findall(r"<@!?(-?\d+)>", text)}


def pinged(message: Message) -> Users:
    allowed = discord.AllowedMentions.none().merge(message.pings).to_dict()  # as the client has it
    assert allowed["parse"] == [] and not allowed.get("roles") and not allowed.get("replied_user")
    return {int(user) for user in allowed.get("users", [])}


def some_states(chance: random.Random, count: int) -> list[tuple[str, ...]]:
    """Each state of each seat at least once where it can be; whoever has left is passed for, and not to act."""
    return [
        (chance.choice((*HERE, "a computer plays")), *(chance.choice((*HERE, *AWAY)) for _ in range(3)))
        for _ in range(count)
    ]


async def test_every_kind_of_post_names_and_pings_exactly_the_people_it_is_about(host: Host, clock: Clock) -> None:
    table, looks = await four(host, clock), Looks(boards=Unable("drawing", 1.0))
    seen = set[tuple[PostKind, VoteKind | None]]()
    for states in some_states(random.Random(4), 40):
        put(table, clock, states)
        for post in every_post(table):
            rule = expected(table, states, post)
            if post.facts.motion is VoteKind.REPLACE and post.kind is PostKind.VOTE and post.facts.seat == 2:
                table.votes = frozenset({Vote(VoteKind.REPLACE, 2, NEW, 2)})  # Eve's own offer stands
                rule = {NEW}, {NEW}
            found = await said(host, looks, table, post)
            table.votes = frozenset()
            if found is not None:
                assert found == rule, (states, post)
                seen.add((post.kind, post.facts.motion))
            elif post.kind is PostKind.DEADLINE:
                assert states[0] != "awake" or not rule[0], states
            else:
                assert rule == (set(), set()), (states, post)
    told = {kind for kind, _ in seen}
    assert told == set(PostKind) - {PostKind.HEADS_UP, PostKind.PANELS, PostKind.CLOSED}
    assert {motion for kind, motion in seen if kind is PostKind.NOTE} == {None, *VoteKind}


async def test_what_waits_to_be_sent_when_somebody_is_forgotten_names_only_the_others(host: Host, clock: Clock) -> None:
    table, looks = await four(host, clock), Looks(boards=Unable("drawing", 1.0))
    await host.absence.offer_seat(table, EVE, 2, NEW)
    await host.absence.decline_seat(table, NEW, 2)
    await host.absence.offer_seat(table, BOB, 1, NEW)
    await host.absence.offer_seat(table, DAN, 3, EVE + 100)
    await host.absence.take_seat(table, EVE + 100, "Fay", 3)
    for user in (NEW, DAN):
        await host.people.forget(user)
    table = await host.registry.table(table.id)
    told = [await message_of(looks, host, table, [post], ENGLISH) for post in await host.outbox.of_table(table.id)]
    texts = "\n".join(text_to_send(each) for each in told if each is not None)
    assert "Someone has declined Eve's seat." in texts.replace("’", "'") and named(texts) == {ANN, BOB, EVE, EVE + 100}
    assert f"<@{EVE + 100}> has taken Someone" in texts


async def test_a_reopened_table_says_who_was_forgotten_and_waits_for_the_others(world: World) -> None:
    table, (ann, bob) = await world.seated("Ann", "Bob", order="joined", remind=0, deadline=0)
    await world.wait(days=31, look_every=24)
    closed = world.newest
    await forget(ann, world.channel)
    await bob.click(closed, label="Reopen")
    *_, reopened, left, newest = world.channel.history()
    assert text_of(reopened) == "Bob has reopened this table. Welcome back."
    told = "Someone is not playing any more. I make the simplest moves for them, unless the others let a computer play."
    assert text_of(left) == told and labels_of(left) == ["Let a computer play"]
    assert "Someone ⏩ passes." in text_of(newest) and named(text_of(newest)) == {bob.id}
    assert table.opener == bob.id


def test_nobody_without_an_account_is_pinged() -> None:
    assert [each.id for each in pinging([BOB, -10, 0]).users] == [BOB]  # type: ignore[union-attr]


async def test_if_several_players_are_to_act_the_earliest_deadline_is_shown(host: Host, clock: Clock) -> None:
    table, hours = await four(host, clock), (9, 5, 7)
    ends = [clock.now + timedelta(hours=hour) for hour in hours]
    awaited = [Awaited(seat, table.seats[seat].user_id, True, end, None) for seat, end in enumerate(ends)]
    told = awaited_line(table, awaited, ENGLISH)
    assert [relative(end) in told for end in ends] == [False, True, False]


@pytest.mark.parametrize("ended", ["stopped", "closed"])
async def test_a_table_that_is_over_names_and_pings_nobody(host: Host, clock: Clock, ended: str) -> None:
    table, looks = await four(host, clock), Looks(boards=Unable("drawing", 1.0))
    if ended == "stopped":
        await host.lobby.stop(table, ANN, moderator=False)
    else:
        clock.later(24 * 31)
        async for _ in host.timers.run_due():
            pass
        table = await host.registry.table(table.id)
    for post in every_post(table)[:: 1 if ended == "stopped" else 3]:
        about_nobody = post.facts.note not in OF_SOMEBODY
        if about_nobody and post.tries == 0:
            assert await said(host, looks, table, post) in (None, (set(), set())), post


@pytest.mark.parametrize("decisions", all_day([8], [8, 1000]))
async def test_only_players_who_are_to_act_and_awake_are_ever_pinged(world: World, decisions: int) -> None:
    """On the wire: what is allowed to ping, and whom the text names, of every message that reaches the channel."""
    world = beside(world)
    table = await cities(world, "Ann", "Bob", "Cleo", "Dan")
    sleeper, leaves = world.actor(table, 1), table.seats[3].user_id
    # The simulated clock is at midnight.
    await sleeper.slash(world.channel, "me preferences", zone="UTC", wake=8, sleep=20)
    await world.bot.host.absence.resign(table, leaves)
    await world.bot.outbox_sender.send(table.id)
    players = {seat.user_id for seat in table.seats}
    told = len(world.gate.said)
    while not table.running.over and table.running.ply < decisions:
        before = {table.seats[seat].user_id for seat in table.running.seats_to_act}
        await forward(world, 2)
        table = await world.table()
        after = {table.seats[seat].user_id for seat in table.running.seats_to_act}
        for each in world.gate.said[told:]:
            assert not each.wide and named(each.text) <= players - {leaves}
            assert set(each.users) <= (before | after) - {sleeper.id, leaves}
        told = len(world.gate.said)
    assert told > min(decisions, table.running.ply) / 3
    assert not (table.running.over and named(text_of(world.newest))), "there is nothing left to do"
