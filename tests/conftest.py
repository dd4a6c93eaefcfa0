"""What all tests share: samples that fit all day, patience, and hurry."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest
from hypothesis import settings

from arnak_bot.store import StoreError
from tests.databases import address, cluster, database, new_database, store
from tests.host.faults import faults
from tests.hurry import hurry
from tests.patience import be_patient
from tests.samples import ALL_DAY, WHOLE, by_hand

__all__ = ["address", "cluster", "database", "faults", "new_database", "store"]

ON_SERVER_IN_CHECK = frozenset(
    {"test_store", "test_versions", "test_server", "test_two_programs", "test_healing", "test_moving", "test_doctor"}
)
"""Whose tests on a server are under branch coverage in the whole check."""

APART = frozenset(
    {
        *("care/test_backup", "care/test_doctor", "discord/test_added_game"),
        *("discord/test_campaign", "discord/test_drawing", "discord/test_finding", "discord/test_forged"),
        *("discord/test_forged_values", "discord/test_hostile", "discord/test_kinds", "discord/test_ladder"),
        *("discord/test_league", "discord/test_listing", "discord/test_lost_ark", "discord/test_mentions"),
        *("discord/test_moments", "discord/test_notices", "discord/test_own_threads", "discord/test_taps"),
        *("discord/test_quiet", "discord/test_refused", "discord/test_servers", "discord/test_sitting"),
        *("discord/test_time_limit", "discord/test_webhooks", "discord/test_what_if", "discord/test_which_game"),
        *("every_game/test_pictures", "every_game/test_what_if"),
        *("host/test_all_or_nothing", "host/test_reopened_turns", "images/test_lit"),
        *("images/test_phone", "lost_cities/test_pictures", "store/test_checkup", "store/test_closing"),
        *("store/test_held", "tests/test_command_lines", "tests/test_simulations"),
    }
)
"""Who works on what these are about runs them by name; together they take nearly as long as all others."""

WAITING = frozenset({"test_two_services"})
"""Whose tests wait for a minute: they come first, so that no other worker waits for theirs in the end."""

pytest.register_assert_rewrite("tests.engine.stage", "tests.lost_cities.stage")  # a failed row shows what differs

gc.disable()  # until all is imported and collected: tests/hurry.py

# Containers often ask for no bytecode. Here every worker would compile all tests anew, every simulated Discord its
# extensions, and every process that a test starts the whole program.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# What a check says of a commit depends on the commit alone: new examples are tried by hand.
settings.register_profile(ALL_DAY, max_examples=25, deadline=None, derandomize=by_hand(True, False))
settings.register_profile(WHOLE, deadline=None, derandomize=by_hand(True, False))


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are processors: some wait, for a database, a process, a browser."""
    return (os.cpu_count() or 1) + 1


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
    items.sort(key=lambda item: item.path.stem not in WAITING)
    for item in items:
        if _is_on_server(item):
            item.add_marker("whole_check" if Path(item.path).stem in ON_SERVER_IN_CHECK else "slow")
        elif f"{item.path.parent.name}/{item.path.stem}" in APART and item.get_closest_marker("slow") is None:
            item.add_marker("whole_check")
        if item.get_closest_marker("slow") is not None:
            item.add_marker("no_cover")
        elif item.get_closest_marker("whole_check") is not None:
            item.add_marker("slow")


def _is_on_server(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and "postgresql" in item.name.partition("[")[2].rstrip("]").split("-")


@pytest.fixture(scope="session", autouse=True)
def everywhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test depends on a quiet machine, nor takes longer than it must.

    What a database is complained of in ends as a sentence does, whoever is told it.
    """

    def say(error: StoreError, said: str = ".") -> None:
        assert said.endswith("."), said
        Exception.__init__(error, said)

    with pytest.MonkeyPatch.context() as patch:
        be_patient(patch)
        hurry(patch, tmp_path_factory.mktemp("migrated"))
        patch.setattr(StoreError, "__init__", say)
        yield
