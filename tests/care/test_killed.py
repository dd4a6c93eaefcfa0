"""A backup or a move that is killed, or finds no room, leaves its source as it was and nothing half done."""

from __future__ import annotations

import resource
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from arnak_bot.games import GAMES
from arnak_bot.moving import move_database
from arnak_bot.store import StoreError, copying
from arnak_bot.store.sqlite import DatabaseFile
from tests.care.conftest import Played
from tests.care.test_moving import silent
from tests.databases import rows
from tests.killed import at_call, dies
from tests.samples import by_hand

Begin = Callable[[], None]


def back_up_and_die(played: Played, folder: Path, begin: Begin) -> bool:
    """Kill one backup, look at what it has left, and make the next to the same place."""
    before, target = rows(played.path), folder / "copy.db"
    killed = dies(begin, lambda: copying.back_up(DatabaseFile(played.path), target))
    assert rows(played.path) == before
    if not target.exists():
        copying.back_up(DatabaseFile(played.path), target)
    assert rows(target) == before, "the copy is whole or not there"
    target.unlink()
    return killed


def move_and_die(played: Played, folder: Path, begin: Begin) -> bool:
    """Kill one move, look at what it has left, and move again where it was not done."""
    before, target = rows(played.path), folder / "moved.db"
    killed = dies(begin, lambda: move_database(played.path, target, GAMES, silent))
    assert rows(played.path) == before
    moved = rows(target) if target.exists() else {}
    if not any(moved.get(kind) for kind in copying.KINDS):
        move_database(played.path, target, GAMES, silent)
    assert {kind: rows(target)[kind] for kind in copying.KINDS} == {kind: before[kind] for kind in copying.KINDS}
    for file in folder.glob("moved.db*"):
        file.unlink()
    return killed


CARES = pytest.mark.parametrize("care", [back_up_and_die, move_and_die])


@CARES
def test_a_backup_or_a_move_killed_at_some_calls_leaves_all_or_nothing(
    played: Played, tmp_path: Path, care: Callable[[Played, Path, Begin], bool]
) -> None:
    assert all(care(played, tmp_path, at_call(number)) for number in (2, 5, 9))


@pytest.mark.slow
@CARES
def test_a_backup_or_a_move_may_be_killed_at_any_call(
    played: Played, tmp_path: Path, care: Callable[[Played, Path, Begin], bool]
) -> None:
    number = 1
    while care(played, tmp_path, at_call(number)):
        number += by_hand(1 + number // 2, 1)
    assert number > 10


def test_a_full_disk_is_reported_and_leaves_nothing_behind(played: Played, tmp_path: Path) -> None:
    before, target = rows(played.path), tmp_path / "copy.db"

    def copy() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
        with pytest.raises(StoreError, match=r"copy\.db.*where there is room"):
            copying.back_up(DatabaseFile(played.path), target)
        (tmp_path / "said").touch()

    assert not dies(lambda: None, copy)
    assert (tmp_path / "said").exists() and not list(tmp_path.glob("copy.db*"))
    assert rows(played.path) == before
