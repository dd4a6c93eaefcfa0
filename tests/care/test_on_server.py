"""The doctor on a server: the same problems are found and mended as in a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from arnak_bot.__main__ import main
from arnak_bot.doctor import Problem, examine
from arnak_bot.games import GAMES
from arnak_bot.moving import move_database
from arnak_bot.repairs import repair
from tests.care.conftest import Played
from tests.care.test_doctor import MENDABLE, spoil_parent, spoil_status
from tests.databases import Cluster

MENDABLE_THERE = [each for each in MENDABLE if each[0] is not spoil_parent]
"""A server never takes a row of no table."""


@pytest.fixture(scope="session")
def moved(built: Played, cluster: Cluster) -> Played:
    address = cluster.new()
    move_database(built.path, address, GAMES, lambda what, done, total: None)
    return replace(built, where=address)


@pytest.fixture
def played(moved: Played, cluster: Cluster) -> Played:
    return replace(moved, where=cluster.new(of=str(moved.where)))


@pytest.mark.slow
@pytest.mark.parametrize(("spoil", "trouble"), MENDABLE_THERE, ids=lambda each: getattr(each, "__name__", ""))
async def test_a_problem_is_found_and_repaired(
    played: Played, spoil: Callable[[Played], None], trouble: Problem
) -> None:
    spoil(played)
    report = examine(played.where, GAMES)
    assert trouble in {finding.problem for finding in report.findings} and not report.well
    assert await repair(played.where, GAMES, report)
    assert examine(played.where, GAMES).findings == ()


@pytest.mark.whole_check
def test_repairing_makes_a_copy_first(
    played: Played, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    spoil_status(played)
    assert main(["--database", str(played.where), "doctor"]) == 1
    assert main(["--database", str(played.where), "doctor", "--repair"]) == 0
    assert f"repaired: table {played.over}: games that are over but still marked as running" in capsys.readouterr().out
    [copy] = tmp_path.glob("arnak.db.before-repair-*")
    assert examine(copy, GAMES).tables_with(Problem.STILL_RUNNING) == [played.over]


def test_foreign_databases_and_other_versions_are_reported(
    played: Played, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--database", cluster.new(), "doctor"]) == 2
    said = capsys.readouterr().err
    assert "is not a database of this bot" in said and "start the bot once" in said
    played.sql("UPDATE arnak_schema SET version = 99")
    assert main(["--database", str(played.where), "doctor"]) == 2
    assert "Upgrade the bot" in capsys.readouterr().err
