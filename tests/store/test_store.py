"""The store: of two decisions one is written, a channel has one table, and who is forgotten stands nowhere."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from arnak_bot.store import (
    Change,
    ChannelTaken,
    Moved,
    MoveRecord,
    NewPost,
    NewTable,
    PostKind,
    PostPayload,
    PostState,
    SeatRecord,
    Status,
    StillPlays,
    Store,
    TableStatus,
)
from tests.databases import Where, opened
from tests.host.stage import options_with
from tests.rows import version_of

NOW = "2026-01-01T00:00:00+00:00"
OPTIONS = options_with(board="snake", seats=3, auto_end=False, remind_hours=12, deadline_hours=48, layout="tall")


async def add_table(store: Store, channel: int = 5) -> int:
    new = NewTable(1, channel, 10, OPTIONS, NOW, "the host's part")
    return await store.add(new, Change(0, 0, NOW, TableStatus(Status.LOBBY), joined=("Ann",)))


async def decide(store: Store, table: int, status: Status = Status.RUNNING, **change: Any) -> None:
    """Make a decision about a table from the version that it has now."""
    version = await version_of(store, table)
    assert version is not None
    life = TableStatus(status, None if status is Status.LOBBY else "seed", NOW, edition=3)
    await store.commit(Change(table, version, NOW, life, **change))


async def test_a_channel_has_one_open_table(store: Store) -> None:
    table = await add_table(store)
    with pytest.raises(ChannelTaken):
        await add_table(store)
    assert await store.open_table_in(5) == table
    await decide(store, table, Status.STOPPED)
    assert await store.open_table_in(5) is None
    assert await store.last_table_in(5) == table
    other = await add_table(store)
    assert other != table
    with pytest.raises(ChannelTaken):
        await decide(store, table, Status.RUNNING)
    assert await store.open_table_in(5) == other


async def test_two_decisions_from_the_same_version_can_never_both_be_made(store: Store) -> None:
    table = await add_table(store)
    posts, life = (NewPost(PostKind.TABLE),), TableStatus(Status.RUNNING)
    changes = [Change(table, 1, NOW, life, moves=(MoveRecord(0, seat, "pass"),), posts=posts) for seat in (0, 1)]
    results = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Moved", "NoneType"]
    record = await store.load(table)
    assert record is not None and len(record.moves) == 1
    assert len(await store.outbox.of_table(table)) == 1


async def test_two_rows_can_never_both_be_the_same_move(store: Store) -> None:
    table = await add_table(store)
    await decide(store, table, moves=(MoveRecord(41, 0, "pass"),))
    with pytest.raises(Moved):
        await decide(store, table, moves=(MoveRecord(41, 1, "pass"),))
    assert await version_of(store, table) == 2, "nothing was written"


@pytest.mark.parametrize("life", [None, TableStatus(Status.LOBBY)], ids=["goes on", "lives on"])
async def test_a_decision_based_on_an_older_version_is_not_written(store: Store, life: TableStatus | None) -> None:
    table = await add_table(store)
    change = Change(table, 1, NOW, life, posts=(NewPost(PostKind.NOTE),))
    await store.commit(change)
    for stale in (change, replace(change, version=3), replace(change, version=2, table_id=table + 1)):
        with pytest.raises(Moved):
            await store.commit(stale)
    assert await version_of(store, table) == 2
    [refused] = await store.outbox.of_table(table)
    await store.outbox.failed([refused], "no", NOW, PostState.REFUSED, sent_with=None)
    await store.commit(replace(change, version=2, posts=()))
    assert await store.outbox.of_table(table) == [], "with nothing more to tell, nothing is tried again"


async def test_a_user_is_forgotten_in_every_spelling_and_despite_unreadable_rows(store: Store, database: Where) -> None:
    table, nameless = await add_table(store), await add_table(store, 6)
    await decide(store, table, seats=(SeatRecord(0, 10, "_Ann"), SeatRecord(1, 11, "Bob")))
    await decide(store, nameless, Status.STOPPED, seats=(SeatRecord(0, 10, ""),))
    await store.outbox.add(table, [NewPost(PostKind.NOTE), NewPost(PostKind.NOTE, PostPayload(user_id=10))], NOW)
    with opened(database) as connection:
        connection.execute("UPDATE posts SET payload = '{' WHERE id = (SELECT min(id) FROM posts)")
        connection.execute("UPDATE tables SET last_text = '\\_Ann and Bob'")
    with pytest.raises(StillPlays):
        await store.people.forget(10, str)
    assert (await store.outbox.messages_of(table)).text == "\\_Ann and Bob"
    await decide(store, table, Status.STOPPED)
    assert await store.people.forget(10, lambda name: name.replace("_", "\\_")) == [], "no message has said it yet"
    assert (await store.outbox.messages_of(table)).text == "Someone and Bob"
    assert [post.facts.user_id for post in await store.outbox.of_table(table)] == [None, None]
