"""What is done at a table in tests of the host, and what is looked up about it."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from arnak_bot.host import Host, Outcome, Table, first_batches
from arnak_bot.host.absence import Tally
from arnak_bot.host.waiting import timestamp
from arnak_bot.store import NewPost, Post, PostKind, Status, Store, TableRecord, VoteKind

T = TypeVar("T")

DIG = ("dig camp-coins", "pay fear", "end")
"""A first turn, whatever the hand: one of its cards is always a fear."""


async def stored(host: Host, table: Table) -> TableRecord:
    """What the database knows of a table."""
    record = await host.registry.store.load(table.id)
    assert record is not None
    return record


async def to_tell(host: Host) -> list[list[Post]]:
    """What may be told now, a message a list."""
    now = host.registry.now()
    tables = [await host.outbox.of_table(number) for number in await host.outbox.tables_with_due_posts(now)]
    return [batch for posts in tables for batch in first_batches(posts) if batch[0].next_at <= timestamp(now)]


async def shown(store: Store, table_id: int, message_id: int, text: str) -> None:
    """Post a table once more, as the message of this number."""
    await store.outbox.add(table_id, [NewPost(PostKind.TABLE)], "2026-01-01T12:00:00+00:00")
    newest = (await store.outbox.of_table(table_id))[-1:]
    await store.outbox.delivered(newest, newest=message_id, reminder=None, text=text)


async def run_due(host: Host) -> list[tuple[int, ...]]:
    """Do what is due; return the tables of each batch."""
    return [tables async for tables in host.timers.run_due()]


async def pass_turn(host: Host, table: Table, *users: int) -> None:
    """Pass, and end the turn, one after the other."""
    for user in users:
        await host.play.play(table, user, ["pass"])
        await host.play.play(table, user, ["end"])


async def then_computers(host: Host, doing: Awaitable[T]) -> T:
    """Do something, and wait until the computers have played what follows."""
    done = await doing
    await host.computers.wait_until_idle()
    return done


async def agree(host: Host, table: Table, asked: Tally, *voters: int) -> Tally:
    """Vote for what somebody has asked for; return how it stands then."""
    for voter in voters:
        asked = await host.absence.vote(table, voter, asked.motion, asked.seat, asked.value)
    return asked


async def leave_and_pass(host: Host, table: Table, user: int) -> None:
    """Leave in one's own turn, which the others then end."""
    seat = table.player(user)
    await host.absence.resign(table, user)
    for other in table.others(seat):
        await host.absence.vote(table, other.user_id, VoteKind.PASS, seat)


async def play_to_the_last_decision(host: Host, table: Table) -> tuple[int, str]:
    """Play until a single decision is left; return who is to make it, and which."""
    while True:
        seat = table.running.seats_to_act[0]
        user = table.seats[seat].user_id
        wanted = ("pass", "end", "done")
        text = next(each.text for each in table.running.legal_actions(seat) if each.text in wanted)
        trial = table.running.copy()
        trial.apply(text, seat)
        if trial.over:
            return user, text
        await host.play.play(table, user, [text])


async def least(host: Host, table: Table, user: int) -> Outcome:
    """Do as little as possible."""
    return await host.play.play(table, user, [table.definition.least(table.running, table.player(user)).text])


async def play_out(host: Host, table: Table) -> Table:
    """Let everybody do as little as possible, and computers what they want, to the end."""
    await host.computers.wait_until_idle()
    while table.status is Status.RUNNING:
        await least(host, table, table.seats[table.running.seats_to_act[0]].user_id)
        await host.computers.wait_until_idle()
    return table
