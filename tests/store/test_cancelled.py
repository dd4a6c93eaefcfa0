"""A task that is cancelled while something is written: nothing of it, or all of it, and memory can follow."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from arnak_bot.store.database import Database
from arnak_bot.store.file import DatabaseFile
from arnak_bot.store.sql import Connection


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    path = tmp_path / "cancelled.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE rows (a TEXT)")
    connection.commit()
    connection.close()
    database = await Database.open(DatabaseFile(path))
    yield database
    await database.close()


async def kept(database: Database) -> list[str]:
    return await database.read(lambda connection: [row[0] for row in connection.execute("SELECT a FROM rows")])


class Slow:
    """Work that writes a row, and waits in the middle until it is told to go on."""

    def __init__(self) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()

    def __call__(self, connection: Connection) -> str:
        connection.execute("INSERT INTO rows VALUES ('slow')")
        self.begun.set()
        assert self.go_on.wait(60)
        return "written"


async def test_who_is_cancelled_while_it_is_written_still_learns_that_it_was(database: Database) -> None:
    slow, learned = Slow(), []

    async def write() -> None:
        learned.append(await database.write(slow))
        await asyncio.sleep(0)
        learned.append("went on as if nothing had happened")

    task = asyncio.create_task(write())
    await asyncio.to_thread(slow.begun.wait, 60)
    for _ in range(2):  # once more while it waits: still to the end
        task.cancel()
        await asyncio.sleep(0)
    assert not task.done()
    slow.go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert learned == ["written"] and await kept(database) == ["slow"]


async def test_who_is_cancelled_before_its_turn_has_written_nothing(database: Database) -> None:
    slow = Slow()
    first = asyncio.create_task(database.write(slow))
    await asyncio.to_thread(slow.begun.wait, 60)
    second = asyncio.create_task(database.write(lambda connection: connection.execute("DELETE FROM rows")))
    await asyncio.sleep(0)
    second.cancel()
    with pytest.raises(asyncio.CancelledError):
        await second
    slow.go_on.set()
    assert await first == "written" and await kept(database) == ["slow"]


async def test_a_time_limit_that_passes_while_it_is_written_is_still_a_time_limit(database: Database) -> None:
    slow, learned = Slow(), []

    async def write() -> None:
        learned.append(await database.write(slow))
        await asyncio.sleep(0)

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(None) as limit:
            asyncio.get_running_loop().call_later(0.01, limit.reschedule, 0)
            asyncio.get_running_loop().call_later(0.05, slow.go_on.set)
            await write()
    assert learned == ["written"]


async def test_a_failure_is_told_even_to_who_was_cancelled_meanwhile(database: Database) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def fail(connection: Connection) -> None:
        connection.execute("INSERT INTO rows VALUES ('lost')")
        begun.set()
        assert go_on.wait(60)
        raise ValueError("no")

    async def write() -> str:
        try:
            await database.write(fail)
        except ValueError:
            return "undone"
        return "written"

    task = asyncio.create_task(write())
    await asyncio.to_thread(begun.wait, 60)
    task.cancel()
    await asyncio.sleep(0)
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await kept(database) == []
