"""A task that is cancelled while something is written: nothing of it, or all of it, and memory can follow."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from arnak_bot.store import sqlite
from arnak_bot.store.backends import backend_of
from arnak_bot.store.database import Connection, Database, Values
from arnak_bot.store.records import StoreError
from arnak_bot.store.sqlite import DatabaseFile
from tests.databases import Where

INSERT = "INSERT INTO people (user_id, wishes) VALUES (?, ?)"


@pytest.fixture
async def database(database: Where) -> AsyncIterator[Database]:
    place = backend_of(database)
    await asyncio.to_thread(place.prepare)
    opened = await Database.open(place)
    yield opened
    await opened.close()


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Database]:
    place = DatabaseFile(tmp_path / "cancelled.db")
    place.prepare()
    opened = await Database.open(place)
    yield opened
    await opened.close()


async def kept(database: Database) -> list[str]:
    query = "SELECT wishes FROM people ORDER BY user_id"
    return await database.read(lambda connection: [row[0] for row in connection.execute(query)])


class Slow:
    """Work that writes a row, waits in the middle until it is told to go on, and perhaps fails then."""

    def __init__(self, *, fails: bool = False) -> None:
        self.fails, self._begun, self.go_on = fails, threading.Event(), threading.Event()

    def __call__(self, connection: Connection) -> str:
        connection.execute(INSERT, (1, "slow"))
        self._begun.set()
        assert self.go_on.wait(60)
        if self.fails:
            raise ValueError("no")
        return "written"

    async def begun(self) -> None:
        """Wait until it is in the middle."""
        await asyncio.to_thread(self._begun.wait, 60)


async def test_a_task_cancelled_during_the_write_still_gets_the_result(database: Database) -> None:
    slow, learned = Slow(), []

    async def write() -> None:
        learned.append(await database.write(slow))
        await asyncio.sleep(0)
        learned.append("went on as if nothing had happened")

    task = asyncio.create_task(write())
    await slow.begun()
    for _ in range(2):  # once more while it waits: still to the end
        task.cancel()
        await asyncio.sleep(0)
    assert not task.done()
    slow.go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert learned == ["written"] and await kept(database) == ["slow"]


async def test_a_task_cancelled_while_queued_has_written_nothing(file: Database) -> None:
    slow = Slow()
    first = asyncio.create_task(file.write(slow))
    await slow.begun()
    second = asyncio.create_task(file.write(lambda connection: connection.execute("DELETE FROM people")))
    await asyncio.sleep(0)
    second.cancel()
    with pytest.raises(asyncio.CancelledError):
        await second
    slow.go_on.set()
    assert await first == "written" and await kept(file) == ["slow"]


async def test_the_next_write_starts_only_after_a_cancelled_one_has_ended(file: Database) -> None:
    slow = Slow()
    first = asyncio.create_task(file.write(slow))
    await slow.begun()
    first.cancel()
    second = asyncio.create_task(file.write(lambda connection: connection.execute(INSERT, (2, "second"))))
    for _ in range(5):
        await asyncio.sleep(0)
    assert not first.done() and not second.done()
    slow.go_on.set()
    await second
    assert await kept(file) == ["slow", "second"] and first.done()


async def test_hundreds_of_cancelled_decisions_are_written_completely_or_not_at_all(database: Database) -> None:
    learned: list[int] = []
    begun = [threading.Event() for _ in range(200)]

    async def write(number: int) -> None:
        def both(connection: Connection) -> None:
            connection.execute(INSERT, (2 * number, f"{number}"))
            begun[number].set()
            connection.execute(INSERT, (2 * number + 1, f"{number}"))

        await database.write(both)
        learned.append(number)
        await asyncio.sleep(0)

    tasks = []
    for number in range(200):
        tasks.append(asyncio.create_task(write(number)))
        for _ in range(number % 8):
            await asyncio.sleep(0)
        if number % 50 == 49:
            await asyncio.to_thread(begun[number].wait, 60)
        tasks[-1].cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert {type(each) for each in ended} <= {asyncio.CancelledError, type(None)}
    assert await kept(database) == [f"{number}" for number in sorted(learned) for _ in range(2)]
    assert 0 < len(learned) < 200, "some were cancelled before their turn, some while they were written"


async def test_a_timeout_during_the_write_is_still_a_timeout(database: Database) -> None:
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


async def test_a_failure_is_reported_even_to_a_cancelled_task(database: Database) -> None:
    slow = Slow(fails=True)
    task = asyncio.create_task(database.write(slow))
    await slow.begun()
    task.cancel()
    await asyncio.sleep(0)
    slow.go_on.set()
    with pytest.raises(ValueError, match="no"):
        await task
    assert await kept(database) == []


async def test_a_transaction_is_one_round_trip_to_the_thread(file: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    trips = []
    execute = sqlite.Connection.execute

    def counting(connection: sqlite.Connection, statement: str, values: Values = (), /) -> sqlite3.Cursor:
        trips.append(statement is sqlite.CALL)
        return execute(connection, statement, values)

    monkeypatch.setattr(sqlite.Connection, "execute", counting)
    await file.write(lambda connection: [connection.execute(INSERT, (number, "row")) for number in range(4)])
    assert trips == [True, *[False] * 6], "BEGIN, four rows and COMMIT"


async def test_a_failed_rollback_is_repeated_before_all_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failing: set[str] = set()

    class Failing(sqlite.Connection):
        def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
            if statement in failing:
                failing.remove(statement)
                raise sqlite3.OperationalError("disk I/O error")
            return super().execute(statement, values)

    place = DatabaseFile(tmp_path / "failing.db")
    place.prepare()
    monkeypatch.setattr(sqlite, "Connection", Failing)
    database = await Database.open(place)
    failing |= {"COMMIT", "ROLLBACK"}
    with pytest.raises(StoreError):
        await database.write(lambda connection: connection.execute(INSERT, (1, "lost")))
    await database.write(lambda connection: connection.execute(INSERT, (2, "kept")))
    assert await kept(database) == ["kept"] and not failing
    await database.close()
