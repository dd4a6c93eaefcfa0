"""The doctor: a healthy database is well, every trouble is found, and what can be mended is."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from arnak_bot.__main__ import main
from arnak_bot.doctor import Problem, examine
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.repairs import repair
from arnak_bot.store.migrate import SCHEMA_VERSION
from tests.care.conftest import Output, Played, complaint
from tests.databases import Cluster, tamper

WRONG_SNAPSHOT = (
    "UPDATE tables SET snapshot = (SELECT snapshot FROM tables WHERE id = {played.stopped}), snapshot_move = 3 "
    "WHERE id = {played.over}"
)
STILL_RUNNING = "UPDATE tables SET status = 'running', ended_at = NULL WHERE id = {played.over}"
MENDABLE: dict[str, Problem] = {
    STILL_RUNNING: Problem.STILL_RUNNING,
    "DELETE FROM results": Problem.NO_RESULTS,
    "DELETE FROM dues WHERE table_id = {played.running} AND kind = 'close'": Problem.NOTHING_DUE,
    "DELETE FROM dues WHERE table_id = {played.lobby}": Problem.NOTHING_DUE,
    "DELETE FROM dues WHERE table_id = {played.running} AND kind = 'deadline'": Problem.NOTHING_DUE,
    "UPDATE seats SET awaited = 1 - awaited WHERE table_id = {played.running}": Problem.MARKS,
    "INSERT INTO dues (table_id, seat, kind, due_at, next_at) "
    "VALUES ({played.over}, 0, 'remind', '2026-01-01T00:00:00+00:00', '2026-01-01T00:00:00+00:00')": Problem.LEFTOVER,
    "DELETE FROM seats WHERE table_id = {played.solo}": Problem.UNSEATED,
    WRONG_SNAPSHOT: Problem.REPLAY,
    "UPDATE posts SET state = 'refused', last_error = 'No' WHERE table_id = {played.running}": Problem.REFUSED,
}
"""What may have happened to the tables of a database, and which problem that is."""


def test_a_healthy_database_has_no_problems_and_stays_so(played: Played, capsys: Output) -> None:
    before = list(played.rows("SELECT * FROM tables"))
    assert main(["--database", str(played.path), "doctor"]) == 0
    assert main(["--database", str(played.path), "doctor", "--repair"]) == 0
    assert "No problems found" in capsys.readouterr().out
    assert played.rows("SELECT * FROM tables") == before
    assert [file.name for file in played.path.parent.glob("*before-repair*")] == [], "nothing to mend, nothing to copy"


async def repaired(played: Played, trouble: Problem) -> bool:
    """Whether a trouble is found, and gone once it was repaired."""
    report = examine(played.where, GAMES)
    assert trouble in {finding.problem for finding in report.findings} and not report.well
    return bool(await repair(played.where, GAMES, report)) and not examine(played.where, GAMES).findings


@pytest.mark.parametrize(("statement", "trouble"), MENDABLE.items(), ids=range(len(MENDABLE)))
async def test_a_problem_is_found_and_repaired(anywhere: Played, statement: str, trouble: Problem) -> None:
    anywhere.sql(statement.format(played=anywhere))
    assert await repaired(anywhere, trouble)


async def test_rows_of_no_table_are_found_and_deleted(played: Played) -> None:
    played.sql("INSERT INTO votes (table_id, motion, seat, value, voter) VALUES (999, 'pass', 0, 0, 1)")
    assert await repaired(played, Problem.ORPHAN), "a server never takes such a row"


def test_a_repair_makes_a_backup_first_and_reports_what_it_did(
    anywhere: Played, capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where the backup of a server is put
    anywhere.sql(STILL_RUNNING.format(played=anywhere))
    assert main(["--database", str(anywhere.where), "doctor"]) == 1
    assert main(["--database", str(anywhere.where), "doctor", "--repair"]) == 0
    printed = capsys.readouterr().out
    assert f"repaired: table {anywhere.over}: games that are over but still marked as running" in printed
    [copy] = tmp_path.glob("arnak.db.before-repair-*")
    assert examine(copy, GAMES).tables_with(Problem.STILL_RUNNING) == [anywhere.over]


def test_a_table_that_does_not_load_is_not_called_repaired(played: Played, capsys: Output) -> None:
    played.sql("UPDATE tables SET snapshot = NULL WHERE id = ?", played.running)
    played.sql("UPDATE moves SET action = 'fly to the moon' WHERE table_id = ? AND number = 2", played.running)
    assert main(["--database", str(played.path), "doctor", "--repair"]) == 1
    printed = capsys.readouterr().out
    assert f"table {played.running}: tables that cannot be loaded" in printed and "mended" not in printed


def test_a_log_from_older_rules_is_noted_but_not_a_problem(played: Played) -> None:
    played.sql("UPDATE moves SET action = 'fly to the moon' WHERE table_id = ? AND number = 2", played.over)
    report = examine(played.path, GAMES)
    assert report.tables_with(Problem.OLD_RULES) == [played.over] and report.well


async def test_a_snapshot_is_kept_if_the_game_depends_on_it(played: Played) -> None:
    """The log and the snapshot part ways, and what was played then fits the snapshot only."""
    played.sql(WRONG_SNAPSHOT.format(played=played))
    [(snapshot,)] = played.rows("SELECT snapshot FROM tables WHERE id = ?", played.over)
    game = ARNAK.load(json.loads(str(snapshot)))
    seat = game.seats_to_act[0]
    only_there = next(action.text for action in game.legal_actions(seat) if action.text not in ("pass", "end"))
    played.sql("DELETE FROM moves WHERE table_id = ? AND number > 3", played.over)
    played.sql("UPDATE moves SET seat = ?, action = ? WHERE table_id = ? AND number = 3", seat, only_there, played.over)
    report = examine(played.path, GAMES)
    assert [each.problem for each in report.findings if each.table == played.over] == [Problem.OLD_RULES]
    await repair(played.path, GAMES, report)
    assert played.rows("SELECT snapshot FROM tables WHERE id = ?", played.over) == [(snapshot,)]


def test_messages_waiting_for_days_are_found(played: Played) -> None:
    assert examine(played.path, GAMES).well
    later = datetime.now(UTC) + timedelta(days=2)
    assert Problem.WAITING in {finding.problem for finding in examine(played.path, GAMES, later).findings}


@pytest.mark.parametrize("content", [b"", b"no database at all" * 99, None])
def test_a_foreign_database_is_reported(content: bytes | None, played: Played, capsys: Output) -> None:
    other = played.path.with_name("other.db")
    if content is not None:
        other.write_bytes(content)
    assert str(other) in complaint(capsys, "--database", other, "doctor")


def test_a_database_of_another_version_is_left_alone(played: Played, capsys: Output) -> None:
    played.sql(f"PRAGMA user_version = {SCHEMA_VERSION - 1}")
    assert "Start the bot once" in complaint(capsys, "--database", played.path, "doctor", "--repair")
    played.sql(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    assert "Upgrade the bot" in complaint(capsys, "--database", played.path, "doctor")


def test_a_server_with_a_foreign_or_newer_database_is_left_alone(moved: str, cluster: Cluster, capsys: Output) -> None:
    said = complaint(capsys, "--database", cluster.new(), "doctor")
    assert "is not a database of this bot" in said and "start the bot once" in said
    newer = cluster.new(of=moved)
    tamper(newer, "UPDATE arnak_schema SET version = 99")
    assert "Upgrade the bot" in complaint(capsys, "--database", newer, "doctor")
