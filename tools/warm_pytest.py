"""Runs pytest in a copy of the project, in a fork of this process, which has imported all third-party modules.

Starting Python and importing discord.py, Pillow and the rest takes longer than most of the tests that find a fault.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
OUTSIDE = (
    "discord.ext.commands",
    "discord.ext.tasks",
    "simcord",
    "hypothesis",
    "PIL.Image",
    "PIL.ImageDraw",
    "PIL.ImageFont",
)
OURS = ("arnak_bot", "benchmarks", "bot", "cogs", "images", "tests", "tools")
FAILED = "failed-tests.txt"
HUNG = 124
"""The exit status of tests that were stopped."""
A_TEST = 90
"""The timeout of a single test in seconds: the fast ones take one or two."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a pytest run: its exit status, and the failed tests (or the files that could not be collected)."""

    status: int
    failed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Failures:
    """A plugin that records failures at once, because a later test may hang and be stopped."""

    file: Path

    def noted(self) -> tuple[str, ...]:
        return tuple(self.file.read_text(encoding="utf-8").splitlines())

    def pytest_runtest_logstart(self) -> None:
        """End the process if the test hangs."""
        signal.alarm(A_TEST)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._note(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._note(report)

    def _note(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed:
            with self.file.open("a", encoding="utf-8") as lines:
                lines.write(f"{report.nodeid}\n")


def warm_up() -> None:
    for name in OUTSIDE:
        importlib.import_module(name)


def run_tests(place: Path, arguments: Sequence[str], seconds: float, plugins: Sequence[object] = ()) -> Outcome:
    """Stop it with its child processes at the timeout.

    Raises:
        RuntimeError: this process has imported the project itself, and would test that instead of the copy.
    """
    if mine := sorted(name for name in sys.modules if name.partition(".")[0] in OURS and not name.startswith("tools")):
        raise RuntimeError(f"already imported: {', '.join(mine)}")
    failures = Failures(place / FAILED)
    failures.file.write_text("", encoding="utf-8")
    child = os.fork()
    if child == 0:
        status = 1
        try:
            status = _in_copy(place, arguments, (failures, *plugins))
        finally:
            os._exit(status)
    status = wait_for_exit(child, seconds)
    return Outcome(status, failures.noted())


def wait_for_exit(child: int, seconds: float) -> int:
    """Return the exit status of a process, or HUNG after killing its process group at the timeout."""
    patience = time.monotonic() + seconds
    while time.monotonic() < patience:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return HUNG


def _in_copy(place: Path, arguments: Sequence[str], plugins: Sequence[object]) -> int:
    os.setpgrp()
    os.chdir(place)
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(silence, stream)
    for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
        del sys.modules[name]
    sys.path[:] = [str(place), *(folder for folder in sys.path if Path(folder).resolve() != ROOT)]
    os.environ["PYTHONPATH"] = str(place)
    # Modules that are already imported cannot get pytest's assertion rewriting, and do not need it.
    return int(pytest.main(["-W", "ignore::pytest.PytestAssertRewriteWarning", *arguments], list(plugins)))
