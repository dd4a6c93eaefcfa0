"""What tests look up and write in a store, though the bot itself never does."""

from __future__ import annotations

from itertools import count

from arnak_bot.store import Change, Store, Timer


async def version_of(store: Store, table_id: int) -> int | None:
    """The version of a table, which every decision increases; None if no table has this id."""
    standing = await store.standing(table_id)
    return None if standing is None else standing.version


async def table_ids(store: Store) -> list[int]:
    """The ids of all tables, which are numbered from 1 and never deleted."""
    found: list[int] = []
    for table_id in count(1):
        if await store.standing(table_id) is None:
            break
        found.append(table_id)
    return found


async def timers_of(store: Store, table_id: int) -> list[Timer]:
    record = await store.load(table_id)
    assert record is not None
    return [*record.timers]


async def set_timer(store: Store, due: Timer) -> None:
    """Set a timer of a table, besides those that it has; it replaces one of the same kind for the same seat."""
    record = await store.load(due.table_id)
    assert record is not None
    others = [each for each in record.timers if (each.seat, each.kind) != (due.seat, due.kind)]
    await store.commit(Change(record.id, record.version, "", None, timers=(*others, due)))
