"""Runs the bot in the language nobody speaks, in a process of its own: everything says it from the first import on."""

from __future__ import annotations

import subprocess
import sys

import pytest

from arnak_bot.wording.fluent.home import ROOT


def speaking_it(*tests: str) -> None:
    """Run tests with everything in the language nobody speaks."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tests.pseudo.speaking",
        "-n",
        "0",
        "-p",
        "no:cacheprovider",
        *tests,
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:]


@pytest.mark.slow
def test_no_text_is_built_outside_the_fluent_files() -> None:
    speaking_it("tests/pseudo/in_pseudo.py")


@pytest.mark.slow
def test_no_text_exceeds_discords_limits() -> None:
    speaking_it("tests/discord/test_limits.py")
