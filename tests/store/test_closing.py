"""A thread of aiosqlite's keeps its program alive: whichever way a database is left, even half open, it ends."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import discord
import pytest

from arnak_bot.store import Person, Store, StoreError, migrate
from arnak_bot.store.database import Database
from arnak_bot.store.sqlite import DatabaseFile
from cogs.client import ArnakBot
from tests.host.faults import Faults, cancel_at, fail_at

Way = Callable[[], Coroutine[Any, Any, object]]


@contextmanager
def no_thread_left() -> Iterator[None]:
    """Hold that all threads that begin in the block end, though some may do so a moment after it."""
    before = set(threading.enumerate())
    yield
    begun = set(threading.enumerate()) - before
    for thread in begun:
        thread.join(5)
    assert not [thread for thread in begun if thread.is_alive()]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    migrate.prepare(tmp_path / "arnak.db")
    return tmp_path / "arnak.db"


def statements_of(opening: Way, faults: Faults) -> int:
    """How many statements opening takes until it has come, or got, as far as it can."""
    faults.arm(lambda statement: None)
    asyncio.run(opening())
    return faults.disarm()


def test_a_database_that_is_closed_once_or_twice_leaves_no_thread(path: Path) -> None:
    async def use() -> None:
        store = await Store.open(path)
        await store.people.set_person(1, Person())
        await asyncio.gather(store.people.person(1), store.close())
        await store.close()

    with no_thread_left():
        asyncio.run(use())


def test_a_database_whose_opening_is_cancelled_at_any_statement_leaves_no_thread(path: Path, faults: Faults) -> None:
    async def open_and_close(cancelled_at: int = 0) -> None:
        task = asyncio.current_task()
        assert task is not None
        if cancelled_at:
            faults.arm(cancel_at(cancelled_at, task))
        database = await Database.open(DatabaseFile(path))
        await database.close()

    for number in range(1, statements_of(open_and_close, faults) + 1):
        with no_thread_left(), pytest.raises(asyncio.CancelledError):
            asyncio.run(open_and_close(number))


def test_a_database_whose_closing_is_cancelled_leaves_no_thread(path: Path) -> None:
    async def close_cancelled(steps: int) -> bool:
        database = await Database.open(DatabaseFile(path))
        closing = asyncio.create_task(database.close())
        for _ in range(steps):
            await asyncio.sleep(0)
        return closing.cancel()

    for steps in count(1):
        with no_thread_left():
            cancelled = asyncio.run(close_cancelled(steps))
        if not cancelled:
            break


def test_a_bot_that_fails_at_any_statement_of_its_start_leaves_no_thread(path: Path, faults: Faults) -> None:
    async def start(fault: Callable[[int], None]) -> int:
        """Begin as far as a bot comes that has not logged in; return how many statements it took."""
        async with ArnakBot(str(path), own_emoji=False) as bot:
            faults.arm(fault)
            with pytest.raises((StoreError, discord.app_commands.MissingApplicationID)) as failed:
                await bot.setup_hook()
            failures.append(failed.value)
            return faults.disarm()

    failures: list[BaseException] = []
    with no_thread_left():
        statements = asyncio.run(start(lambda statement: None))
    assert not isinstance(failures[0], StoreError)
    for number in range(1, statements + 1):
        with no_thread_left():
            asyncio.run(start(fail_at(number)))
    assert {type(failure) for failure in failures[1:]} == {StoreError}
