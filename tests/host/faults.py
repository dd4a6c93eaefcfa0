"""Connections that count their statements, and fail, cancel or copy the file at one of them."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arnak_bot.store import sqlite


class Faults:
    """What happens at the statements of all connections, from when it is armed."""

    def __init__(self) -> None:
        self.statements = 0
        self.armed: Callable[[int], None] | None = None

    def connections(self) -> type[sqlite.Connection]:
        """Return what stands in for `sqlite.Connection`: it reports its statements."""
        before_statement = self.before_statement

        class Watched(sqlite.Connection):
            def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
                if statement is not sqlite.CALL:
                    before_statement()
                return super().execute(statement, values)

            def executemany(self, statement: str, rows: Any, /) -> sqlite3.Cursor:
                before_statement()
                return super().executemany(statement, rows)

        return Watched

    def before_statement(self) -> None:
        self.statements += 1
        if self.armed is not None:
            self.armed(self.statements)

    def arm(self, what: Callable[[int], None]) -> None:
        """From now on do this at every statement, which it gets the number of."""
        self.statements, self.armed = 0, what

    def disarm(self) -> int:
        """Leave the statements alone; return how many there were."""
        self.armed = None
        return self.statements


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> Faults:
    """What stands in for the connections of a test, which are whole until it is armed."""
    found = Faults()
    monkeypatch.setattr("arnak_bot.store.sqlite.Connection", found.connections())
    return found


def fail_at(number: int) -> Callable[[int], None]:
    """Fail at the statement of this number, as a full disk would."""

    def fail(statement: int) -> None:
        if statement == number:
            raise sqlite3.OperationalError("database or disk is full")

    return fail


def cancel_at(number: int, task: asyncio.Task[Any]) -> Callable[[int], None]:
    """Cancel a task at the statement of this number."""
    loop = asyncio.get_running_loop()

    def cancel(statement: int) -> None:
        if statement == number:
            loop.call_soon_threadsafe(task.cancel)

    return cancel


def copy_at_each(path: Path, folder: Path) -> Callable[[int], None]:
    """Copy the files as they are at every statement: what is left of them if the program is killed there."""

    def copy(statement: int) -> None:
        place = folder / str(statement)
        place.mkdir(parents=True)
        for file in path.parent.glob(f"{path.name}*"):
            shutil.copy(file, place / file.name)

    return copy
