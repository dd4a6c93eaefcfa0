"""What all tests share: samples that fit all day, databases that do not wait for a disk, and patience."""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import coverage
import pytest
from discord.ext import commands
from hypothesis import settings

from arnak_bot.store import StoreError, migrate, sqlite
from tests.databases import cluster
from tests.patience import be_patient
from tests.samples import ALL_DAY, WHOLE, by_hand

__all__ = ["cluster"]

ON_SERVER_IN_CHECK = frozenset({"test_store", "test_server", "test_two_programs", "test_healing", "test_moving"})
"""Whose tests on a server are under branch coverage in the whole check."""

# Containers often ask for no bytecode. Here every worker would compile all tests anew, every simulated Discord its
# extensions, and every process that a test starts the whole program.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# What a check says of a commit depends on the commit alone: new examples are tried by hand.
settings.register_profile(ALL_DAY, max_examples=25, deadline=None, derandomize=by_hand(True, False))
settings.register_profile(WHOLE, deadline=None, derandomize=by_hand(True, False))


def pytest_configure(config: pytest.Config) -> None:
    """Choose the small samples where slow tests are left out; decorators ask for them when modules are imported."""
    settings.load_profile(ALL_DAY if "not slow" in config.option.markexpr else WHOLE)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Let a worker's coverage be the only one there.

    pytest-cov (7.1) starts the one of the main process in workers too, below their own; it would go on measuring
    whenever that pauses, and tests that are not to be measured took four times as long.
    """
    if hasattr(session.config, "workerinput") and (below := coverage.Coverage.current()) is not None:
        below.stop()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measure the coverage of what is not slow: slow tests are larger samples, and would take twice as long.

    What is left to the whole check is as slow, but measured: no faster test goes its ways. What is tested on both kinds
    of databases is slow on the server.
    """
    for item in items:
        if _is_on_server(item):
            item.add_marker("whole_check" if Path(item.path).stem in ON_SERVER_IN_CHECK else "slow")
        if item.get_closest_marker("slow") is not None:
            item.add_marker("no_cover")
        elif item.get_closest_marker("whole_check") is not None:
            item.add_marker("slow")


def _is_on_server(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and "postgresql" in item.name.partition("[")[2].rstrip("]").split("-")


@pytest.fixture(scope="session", autouse=True)
def patience() -> Iterator[None]:
    """No test depends on a quiet machine."""
    with pytest.MonkeyPatch.context() as patch:
        be_patient(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def little_garbage_collected() -> None:
    """Leave what was imported and collected to the end: to walk through it over and over took a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 20)


@pytest.fixture(scope="session", autouse=True)
def extensions_imported_once() -> Iterator[None]:
    """Let every bot use the extensions that are imported already.

    discord.py executes them for each bot, which took half of its start.
    """

    async def load(bot: commands.Bot, name: str, *, package: str | None = None) -> None:
        extension = importlib.import_module(name, package)
        await extension.setup(bot)
        extensions = vars(bot)["_BotBase__extensions"]
        extensions[name] = extension

    async def let_go(bot: commands.Bot, extension: object, name: str) -> None:
        vars(bot)["_BotBase__extensions"].pop(name, None)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(commands.bot.BotBase, "load_extension", load)
        patch.setattr(commands.bot.BotBase, "_call_module_finalizers", let_go)
        yield


@pytest.fixture(scope="session", autouse=True)
def databases_migrated_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Start a new database as a copy of one that is migrated already; tests of migrating call that by its name."""
    folder = tmp_path_factory.mktemp("migrated")
    known = migrate.migrations()
    migrate.prepare(folder / "migrated.db")

    def prepare(path: Path) -> None:
        if not path.exists() and migrate.migrations() == known:
            new = shutil.copyfile(folder / "migrated.db", folder / f"{uuid4()}.db")
            with contextlib.suppress(OSError):  # what is wrong with the place is said below
                os.link(new, path)
            new.unlink(missing_ok=True)
        migrate.prepare(path)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "prepare", prepare)
        yield


@pytest.fixture(scope="session", autouse=True)
def no_waiting_for_the_disk() -> Iterator[None]:
    """Nobody pulls the plug under a test: do not wait until the disk itself has what was written.

    A process that is killed loses nothing by this, and those of tests/crash and `python bot.py` wait as ever.
    """

    class Hurried(sqlite.Connection):
        def __init__(self, path: Path) -> None:
            super().__init__(path)
            try:
                self.execute("PRAGMA synchronous = OFF")
            except BaseException:
                self.close()
                raise

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "Connection", Hurried)
        yield


@pytest.fixture(autouse=True)
def whole_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a database is complained of in ends as a sentence does, whoever is told it."""

    def say(error: StoreError, said: str = ".") -> None:
        assert said.endswith("."), said
        Exception.__init__(error, said)

    monkeypatch.setattr(StoreError, "__init__", say)
