"""Measure how many small faults the tests notice: a random sample, each tested in a copy by the tests that reach it.

python -m tools.mutate --sample 40 --seed 1              (of each package; first measures which test reaches which line)
python -m tools.mutate --sample 40 --seed 1 --rooms cogs arnak_bot/store --reached FILE --results FILE

--reached reads what an earlier run saved with --keep, or `pytest --cov --cov-context=test` (may be repeated);
--results saves results, so that a run can be stopped and resumed; --again retries the faults that survived, with a
larger --most against more of the tests that reach them.
Prints every surviving fault, and a table by package that it also writes into docs/testing.md (unless --quiet). At most
MOST of the tests that reach a line are run, those of its package first, so the score is if anything too low.
"""

from __future__ import annotations

import argparse
import ast
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import chain
from pathlib import Path

import pytest
from coverage import CoverageData

from tools.mutants import Mutant, mutants_of
from tools.testing_page import write_section
from tools.trials import UNSWAPPABLE, Trial, Trials, write_source
from tools.warm_pytest import FAILED, Failures, Outcome, run_tests, warm_up

ROOT = Path(__file__).parent.parent
ROOMS = {
    "arnak_bot/host": "tests/host",
    "arnak_bot/store": "tests/store",
    "arnak_bot/wording": "tests/wording",
    "cogs": "tests/discord",
    "arnak_bot/games/arnak/engine/rules": "tests/engine",
    "arnak_bot/games/arnak/wording": "tests/wording",
    "arnak_bot/games/lost_cities/engine/rules": "tests/lost_cities",
    "arnak_bot/games/lost_cities/wording": "tests/lost_cities",
    "arnak_bot/games/lost_ark/engine/rules": "tests/lost_ark",
    "arnak_bot/games/lost_ark/wording": "tests/lost_ark",
}
"""Packages to mutate, with the folder of their own tests, which are run first."""
MOST = 60
STEP = 25
"""How many faults are tested together; the findings are saved after each batch."""
FIRST = 12
"""How many tests are run first: these notice most faults, and collecting all files takes longer than running them."""
OF_DECLARATIONS = {
    "cogs": (
        "tests/discord/test_waits.py::test_the_page_gives_the_current_value_of_every_time_limit",
        "tests/discord/test_transcripts.py::test_a_session_is_as_approved[commands]",
    )
}
"""Tests that check declarations of modules without reaching their lines."""
MEASURED = "not slow or whole_check"
"""The tests that are run: those that the full check runs with branch coverage."""
SECONDS = 300
"""The timeout for all tests of one fault, in seconds; a fault whose tests exceed it counts as noticed."""


@dataclass(frozen=True, slots=True)
class Fault:
    file: str
    mutant: Mutant

    @property
    def room(self) -> str:
        return next(room for room in ROOMS if self.file.startswith(f"{room}/"))

    def __str__(self) -> str:
        source = (ROOT / self.file).read_text(encoding="utf-8")
        return f"{self.file}:{self.mutant.line}: {source[self.mutant.start : self.mutant.end]!r} -> {self.mutant.new!r}"


@dataclass(frozen=True, slots=True)
class Reached:
    lines: dict[str, dict[int, list[str]]]
    sizes: dict[str, int]
    early: frozenset[tuple[str, int]] = frozenset()
    """Lines, with their file, that run while the tests are collected."""
    most: int = MOST

    @classmethod
    def read(cls, measured: Iterable[Path], most: int = MOST) -> Reached:
        """From one run of `pytest --cov --cov-context=test`, or several."""
        lines: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
        sizes: dict[str, int] = defaultdict(int)
        early: set[tuple[str, int]] = set()
        for part in measured:
            data = CoverageData(basename=str(part))
            data.read()
            for name in data.measured_files():
                file = next((name[name.index(f"{room}/") :] for room in ROOMS if f"/{room}/" in name), None)
                if file is None:
                    continue
                for line, contexts in data.contexts_by_lineno(name).items():
                    if "" in contexts:
                        early.add((file, line))
                    for test in sorted({context.rpartition("|")[0] for context in contexts} - {""}):
                        lines[file][line].append(test)
                        sizes[test] += 1
        return cls(lines, sizes, frozenset(early), most)

    def tests(self, fault: Fault) -> list[str]:
        """Return the tests to run, those of the fault's package first; if none reaches its line, those of its file.

        Test files take turns, because tests in one file are alike; each starts with the test that reaches the fewest
        lines. A line that runs during collection is reached by no test, or only by those that import the module again:
        for it, tests that mention its names come first, then those that reach lines which use these names.
        """
        of_file = self.lines.get(fault.file, {})
        tests = set(of_file.get(fault.mutant.line, ()))
        every = {test for each in of_file.values() for test in each}
        if tests and (fault.file, fault.mutant.line) not in self.early:
            return self._in_turns(tests, fault.room)[: self.most]
        own, made = _constants(fault)
        named = chain(self._tests_naming(own, fault.room), self._tests_naming(made, fault.room))
        first = chain(OF_DECLARATIONS.get(fault.room, ()), named)
        turns = [self._in_turns(each, fault.room) for each in (tests | self._tests_of_users(own | made), every)]
        return list(dict.fromkeys(chain(first, *turns)))[: self.most]

    def _in_turns(self, tests: Iterable[str], room: str) -> list[str]:
        at_home = f"{ROOMS[room]}/"
        before: Counter[str] = Counter()
        turns: dict[str, int] = {}
        for test in sorted(tests, key=lambda test: (self.sizes[test], test)):
            file = test.partition("::")[0]
            turns[test] = before[file]
            before[file] += 1
        return sorted(turns, key=lambda test: (not test.startswith(at_home), turns[test], self.sizes[test], test))

    def _tests_naming(self, names: set[str], room: str) -> Iterator[str]:
        if not names:
            return
        for path in sorted((ROOT / ROOMS[room]).rglob("test_*.py")):
            file, source = path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
            for each in ast.parse(source).body:
                if not isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) or not each.name.startswith("test_"):
                    continue
                if _named(names).search(ast.get_source_segment(source, each) or ""):
                    test = f"{file}::{each.name}"
                    yield from sorted(known for known in self.sizes if known.partition("[")[0] == test) or [test]

    def _tests_of_users(self, names: set[str]) -> set[str]:
        if not names:
            return set()
        named = _named(names)
        return {
            test
            for file, of_file in self.lines.items()
            for number, line in enumerate((ROOT / file).read_text(encoding="utf-8").splitlines(), 1)
            if named.search(line)
            for test in of_file.get(number, ())
        }


def _constants(fault: Fault) -> tuple[set[str], set[str]]:
    """Return the constant that contains a fault (with its class), and the names derived from it."""
    statements = ast.parse((ROOT / fault.file).read_text(encoding="utf-8")).body
    at = _around(fault.mutant.line, statements)
    own = set() if at is None else _assigned(at)
    if isinstance(at, ast.ClassDef) and (inside := _around(fault.mutant.line, at.body)) is not None:
        own |= _assigned(inside)
    made = set[str]()
    for each in statements:
        if (own | made) & {node.id for node in ast.walk(each) if isinstance(node, ast.Name)}:
            made |= _assigned(each)
    return own, made


def _named(names: set[str]) -> re.Pattern[str]:
    return re.compile(rf"\b({'|'.join(sorted(names))})\b")


def _around(line: int, statements: Iterable[ast.stmt]) -> ast.stmt | None:
    return next((each for each in statements if each.lineno <= line <= (each.end_lineno or 0)), None)


def _assigned(statement: ast.stmt) -> set[str]:
    match statement:
        case ast.Assign(targets=targets):
            return {node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)}
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            return {name}
        case _:
            return set()


def faults(room: str) -> list[Fault]:
    files = sorted((ROOT / room).rglob("*.py"))
    return [
        Fault(file.relative_to(ROOT).as_posix(), mutant)
        for file in files
        for mutant in mutants_of(file.read_text(encoding="utf-8"))
    ]


def sampled(rooms: Sequence[str], count: int, seed: int) -> list[Fault]:
    """Of each package; it does not depend on which other packages are sampled."""
    every = {room: faults(room) for room in rooms}
    return [
        fault
        for room, each in every.items()
        for fault in random.Random(f"{seed} {room}").sample(each, min(count, len(each)))
    ]


def copy_to(place: Path) -> None:
    """Copy all files under version control, as they are now."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.splitlines()):
        if (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, place / name)


def measure(place: Path, tests: Sequence[str], rooms: Sequence[str]) -> Path:
    """With all tests, or with those in some folders."""
    status = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-n", "auto", "-m", MEASURED, "-p", "no:cacheprovider"),
            *(f"--cov={room}" for room in rooms),
            *("--cov-context=test", "--cov-report=", "--cov-fail-under=0", *tests),
        ],
        cwd=place,
        check=False,
    ).returncode
    if status != 0:
        raise SystemExit("The tests have to pass before any faults are inserted.")
    return place / ".coverage"


@dataclass(frozen=True, slots=True)
class Finding:
    """Whether a fault was noticed, and by which tests or files; `by` is empty after a timeout."""

    fault: Fault
    noticed: bool
    by: tuple[str, ...]


def try_tests(place: Path, tests: Sequence[str]) -> Outcome:
    """Stop at the first that fails."""
    chosen = place / "chosen-tests.txt"
    chosen.write_text("\n".join(tests), encoding="utf-8")
    return run_tests(place, ("-p", "no:cacheprovider", "-x", "-n", "0", "-m", MEASURED, f"@{chosen.name}"), SECONDS)


def finding(fault: Fault, tests: Sequence[str], place: Path) -> Finding:
    if not tests:
        return Finding(fault, noticed=False, by=())
    file = place / fault.file
    source = file.read_text(encoding="utf-8")
    write_source(file, fault.mutant.within(source))
    try:
        outcome = try_tests(place, tests[:FIRST])
        if outcome.status == 0 and tests[FIRST:]:
            outcome = try_tests(place, tests[FIRST:])
        if (
            outcome.status == pytest.ExitCode.USAGE_ERROR
        ):  # the fault has renamed a test, and selecting it by name fails
            outcome = try_tests(place, sorted({test.partition("::")[0] for test in tests}))
    finally:
        write_source(file, source)
    return Finding(fault, outcome.status != 0, outcome.failed)


def alone(left: Sequence[Fault], reached: Reached, place: Path) -> Iterator[Finding]:
    for fault in tuple(left):
        yield finding(fault, reached.tests(fault), place)


def quick_findings(faults: Sequence[Fault], reached: Reached, place: Path) -> Iterator[Finding]:
    """Test those faults that are in functions not run during collection; the others have to be tested one by one."""
    chosen = [fault for fault in faults if (fault.file, fault.mutant.line) not in reached.early]
    sources = {fault.file: (place / fault.file).read_text(encoding="utf-8") for fault in chosen}
    trials = [
        Trial(number, fault.file, fault.mutant.within(sources[fault.file]), tuple(tests))
        for number, fault in enumerate(chosen)
        if (tests := reached.tests(fault))
    ]
    if not trials:
        return
    ended = place / "ended-trials.txt"
    ended.write_text("", encoding="utf-8")
    plugin = Trials(trials, Failures(place / FAILED), ended, SECONDS)
    files = sorted({test.partition("::")[0] for trial in trials for test in trial.tests})
    run_tests(place, ("-p", "no:cacheprovider", "-n", "0", "-m", MEASURED, *files), SECONDS * len(trials), [plugin])
    for line in ended.read_text(encoding="utf-8").splitlines():
        number, status, failed = json.loads(line)
        if status != UNSWAPPABLE:
            yield Finding(chosen[number], status != 0, tuple(failed))


def hold_to_account(findings: Iterable[Finding], place: Path) -> None:
    """Raises `SystemExit` if a test fails even without a fault, so that its findings are void."""
    if witnesses := sorted({test for each in findings for test in each.by if test}):
        outcome = try_tests(place, witnesses)
        if outcome.status != 0:
            raise SystemExit(f"These tests fail even without a fault: {outcome.failed}")


def kept(results: Path | None) -> dict[Fault, Finding]:
    """For each fault, the latest finding counts."""
    if results is None or not results.exists():
        return {}
    found = (json.loads(line) for line in results.read_text(encoding="utf-8").splitlines())
    findings = [
        Finding(Fault(each["fault"]["file"], Mutant(**each["fault"]["mutant"])), each["noticed"], tuple(each["by"]))
        for each in found
    ]
    return {each.fault: each for each in findings}


def keep(results: Path | None, finding: Finding) -> None:
    if results is not None:
        with results.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(asdict(finding)) + "\n")


def table(noticed: dict[Fault, bool], seed: int) -> str:
    lines = ["| Room | Faults tried | Noticed |", "| --- | --- | --- |"]
    for room in (*ROOMS, ""):
        tried = [seen for fault, seen in noticed.items() if not room or fault.room == room]
        if not tried:
            continue
        share = f"{sum(tried)} ({sum(tried) / len(tried):.0%})"
        lines.append(f"| {room or '**all**'} | {len(tried)} | {share} |")
    return "\n".join([*lines, "", f"A random sample with the seed {seed}."])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, default=40, help="how many faults to try in each room")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rooms", nargs="+", choices=ROOMS, default=list(ROOMS), help="only these rooms")
    parser.add_argument("--reached", type=Path, action="append", default=[], help="which test reaches which line")
    parser.add_argument("--keep", type=Path, help="where to save which test reaches which line")
    parser.add_argument("--tests", nargs="+", default=[], help="only these folders of tests")
    parser.add_argument("--results", type=Path, help="where to save results, and resume from")
    parser.add_argument("--share", default="1/1", help="1/2 and 2/2: two runs share the work and one --results")
    parser.add_argument("--most", type=int, default=MOST, help="how many of the tests that reach a fault to run")
    parser.add_argument("--again", action="store_true", help="retry what survived, for instance after adding tests")
    parser.add_argument("--quiet", action="store_true", help="leave docs/testing.md as it is")
    chosen = parser.parse_args(arguments)
    sample = sampled(chosen.rooms, chosen.sample, chosen.seed)
    found = {fault: each for fault, each in kept(chosen.results).items() if fault in set(sample)}
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        copy_to(place)
        measured = chosen.reached or [measure(place, chosen.tests, chosen.rooms)]
        if chosen.keep is not None:
            shutil.copy(measured[0], chosen.keep)
        reached = Reached.read(measured, chosen.most)
        warm_up()
        share, shares = map(int, chosen.share.split("/"))
        wanted = [
            fault
            for fault in sample[share - 1 :: shares]
            if fault not in found or (chosen.again and not found[fault].noticed)
        ]
        for start in range(0, len(wanted), STEP):
            left = wanted[start : start + STEP]
            for each in chain(quick_findings(left, reached, place), alone(left, reached, place)):
                found[each.fault] = each
                left.remove(each.fault)
                keep(chosen.results, each)
        hold_to_account(found.values(), place)
    for each in found.values():
        if not each.noticed:
            print("survived", each.fault)
    text = table({fault: each.noticed for fault, each in found.items()}, chosen.seed)
    print(text)
    if not chosen.quiet:
        write_section("mutation", text)


if __name__ == "__main__":
    main()
