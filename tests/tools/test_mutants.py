"""The faults that the mutation run puts in, and that it tells a test that bites from one that does not."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from arnak_bot.games import GAMES
from tests.samples import by_hand
from tools import mutate
from tools.coverage_floor import raised
from tools.mutants import Mutant, mutants_of
from tools.testing_page import PAGE, with_section
from tools.warm_pytest import HUNG, Outcome, run_tests

SOURCE = '''"""A docstring stays."""
__all__ = ["price"]


def price(count: int, names: list[str]) -> str | None:
    """So does this."""
    if count > 3 and names:
        return f"{count} coins"
    return "é" + names[0]
'''


def test_each_fault_changes_one_thing_and_can_be_parsed() -> None:
    changed = {(mutant.line, mutant.new) for mutant in mutants_of(SOURCE)}
    assert changed == {
        (7, "(count > 3 or names)"),
        (7, "(not (count > 3 and names))"),
        (7, "(count >= 3)"),
        (7, "4"),
        (8, "return None"),
        (8, "(f'{count} coins' + '×')"),
        (9, "return None"),
        (9, "('é' - names[0])"),
        (9, "'é×'"),
        (9, "1"),
    }
    for mutant in mutants_of(SOURCE):
        ast.parse(mutant.within(SOURCE))
        assert mutant.within(SOURCE) != SOURCE


def test_a_fault_after_two_byte_characters_is_at_the_right_place() -> None:
    mutant = next(mutant for mutant in mutants_of(SOURCE) if mutant.new == "1")
    assert '"é" + names[1]' in mutant.within(SOURCE)


STATEMENT = '''
OLDEST = """
UPDATE seats SET name = ? WHERE seat = ?
    AND number <= (SELECT min(number) FROM moves ORDER BY number)
"""
'''


def test_a_mutated_statement_differs_in_a_word_and_is_still_valid_sql() -> None:
    changed = {mutant.within(STATEMENT) for mutant in mutants_of(STATEMENT)}
    assert changed == {
        STATEMENT.replace("seat = ?", "seat <> ?"),
        STATEMENT.replace("AND", "OR"),
        STATEMENT.replace("<=", ">"),
        STATEMENT.replace("min", "max"),
        STATEMENT.replace("BY number", "BY number DESC"),
    }


def test_texts_for_developers_are_not_mutated() -> None:
    source = """
if TYPE_CHECKING:
    LIMIT = 3

def load(row):
    assert row, "no row"
    _log.warning("lost %s", row)
    raise ValueError(f"no {row}")
"""
    assert mutants_of(source) == []


@pytest.mark.whole_check
def test_every_room_has_faults_to_try_and_every_large_package_of_a_game_is_a_room() -> None:
    sample = mutate.sampled(list(mutate.ROOMS), 8, seed=1)
    assert [sum(fault.room == room for fault in sample) for room in mutate.ROOMS] == [8] * len(mutate.ROOMS)
    for fault in sample:
        ast.parse(fault.mutant.within((mutate.ROOT / fault.file).read_text(encoding="utf-8")))
    assert mutate.sampled(["cogs"], 8, seed=1) == [fault for fault in sample if fault.room == "cogs"]
    for key in GAMES:
        for package in ("engine/rules", "wording"):
            room = f"arnak_bot/games/{key.replace('-', '_')}/{package}"
            assert room in mutate.ROOMS or len(mutate.faults(room)) < 8, f"tools/mutate.py does not try {room}"


def test_a_constant_is_tested_by_the_tests_of_its_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was read before any test began, so that none reaches its own line."""
    monkeypatch.setattr(mutate, "ROOT", tmp_path)
    store = tmp_path / "arnak_bot" / "store"
    store.mkdir(parents=True)
    (store / "queries.py").write_text(
        '_MINE = 7\nALL = f"{_MINE}"\nOTHER = 9\n'
        "def _far():\n    return 7\nFAR = _far()\nclass Query:\n    other = 9\n    OTHER = 9\n",
        encoding="utf-8",
    )
    (store / "people.py").write_text("queries.ALL\nqueries.OTHER\nqueries.FAR\n")
    lines = {1: ["all"], 2: ["other"], 3: ["far"]}
    reached = mutate.Reached({"arnak_bot/store/people.py": lines}, dict.fromkeys(("all", "other", "far"), 1))
    faults = [mutate.Fault("arnak_bot/store/queries.py", Mutant(line, 0, 1, "x")) for line in (1, 2, 3, 5, 9)]
    assert [reached.tests(fault) for fault in faults] == [["all"], ["all"], ["other"], ["far"], ["other"]]


def test_the_floor_rises_and_never_falls() -> None:
    settings = "[tool.coverage.report]\nfail_under = 80.0  # only rises\n"
    assert "fail_under = 90.9  # only rises" in raised(settings, 91.27)
    assert raised(settings, 80.2) == settings
    with pytest.raises(ValueError, match="no fail_under"):
        raised("", 90)


def test_the_page_has_a_section_for_every_result() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in ("coverage", "mutation"):
        assert "new figures" in with_section(page, name, "new figures")
    with pytest.raises(ValueError, match="no section speed"):
        with_section(page, "speed", "")


def test_tests_that_reach_least_run_first_and_a_line_without_tests_uses_those_of_its_file() -> None:
    file = "arnak_bot/host/play.py"
    reached = mutate.Reached({file: {1: ["a"], 2: ["a", "b"]}}, {"a": 9, "b": 3})
    assert reached.tests(mutate.Fault(file, Mutant(2, 0, 1, "x"))) == ["b", "a"]
    assert reached.tests(mutate.Fault(file, Mutant(7, 0, 1, "x"))) == ["b", "a"]
    assert reached.tests(mutate.Fault("arnak_bot/host/clock.py", Mutant(1, 0, 1, "x"))) == []


def test_findings_are_saved_and_the_last_one_counts(tmp_path: Path) -> None:
    fault, results = mutate.Fault("arnak_bot/host/play.py", Mutant(1, 0, 1, "x")), tmp_path / "results"
    assert mutate.kept(results) == {}
    lived, died = mutate.Finding(fault, noticed=False, by=()), mutate.Finding(fault, noticed=True, by=("a::b",))
    for each in (lived, died):
        mutate.keep(results, each)
        assert mutate.kept(results) == {fault: each}


SMALL = """
import subprocess, sys, time
def test_right(): assert 1 + 1 == 2
def test_wrong(): assert 1 + 1 == 3
def test_never_ends(): subprocess.run([sys.executable, "-c", "import time; time.sleep(600)"])
"""


@pytest.mark.whole_check
@pytest.mark.parametrize(
    ("chosen", "seconds", "outcome"),
    [
        ("test_right", 60, Outcome(0, ())),
        ("test_wrong", 60, Outcome(1, ("test_small.py::test_wrong",))),
        ("test_never_ends", 2, Outcome(HUNG, ())),
    ],
)
def test_a_fork_reports_the_result_of_its_tests(tmp_path: Path, chosen: str, seconds: float, outcome: Outcome) -> None:
    (tmp_path / "test_small.py").write_text(SMALL, encoding="utf-8")
    asked = (
        "import sys; from pathlib import Path; from tools.warm_pytest import run_tests;"
        f"print(run_tests(Path(sys.argv[1]), ['-p', 'no:cacheprovider', 'test_small.py::{chosen}'], {seconds}))"
    )
    said = subprocess.run(
        [sys.executable, "-c", asked, str(tmp_path)], cwd=mutate.ROOT, capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == str(outcome)


def test_faults_are_not_tried_in_a_process_that_has_imported_the_project(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="already imported: .*tests"):
        run_tests(tmp_path, [], 1)


@pytest.mark.slow
def test_most_of_a_small_sample_of_faults_is_noticed(tmp_path: Path) -> None:
    """By the tests of a room or three alone: those of all rooms would take as long as the check."""
    results, sample = tmp_path / "results", 6
    rooms = ("arnak_bot/games/arnak/engine/rules", *by_hand((), ("arnak_bot/host", "arnak_bot/wording")))
    tests = ("tests/engine", *by_hand((), ("tests/host", "tests/wording")))
    subprocess.run(
        [
            *(sys.executable, "-m", "tools.mutate", "--sample", str(sample), "--seed", "11", "--quiet"),
            *("--results", str(results), "--rooms", *rooms, "--tests", *tests),
        ],
        cwd=mutate.ROOT,
        check=True,
    )
    findings = mutate.kept(results).values()
    assert len(findings) == sample * len(rooms)
    lived = [str(each.fault) for each in findings if not each.noticed]
    assert len(lived) <= len(findings) * 0.35, lived
