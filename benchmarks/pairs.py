"""Runs the current code and another commit's alternately, each in its own process, so that noise affects both alike."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
Ask = Callable[..., list[float]]
Round = list[list[float]]


@contextmanager
def tree_of(commit: str) -> Iterator[Path]:
    """Check a commit out; nothing else is in the parent folder, which is deleted in the end."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", tree, commit], cwd=HERE, check=True)
        try:
            yield tree
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=HERE, check=True)


@contextmanager
def asking(script: str, tree: Path, *arguments: object) -> Iterator[Ask]:
    """Start a script with the code of a tree; yields a function that sends it a line of JSON and returns the answer."""
    with subprocess.Popen(
        [sys.executable, HERE / script, *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": str(tree)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdin is not None and running.stdout is not None
        answers, questions = running.stdout, running.stdin

        def ask(*what: object) -> list[float]:
            questions.write(json.dumps(what) + "\n")
            questions.flush()
            found: list[float] = json.loads(answers.readline())
            return found

        yield ask
        questions.close()


def in_turn(rounds: int, before: Callable[[], list[float]], now: Callable[[], list[float]]) -> list[Round]:
    """Call both functions `rounds` times, alternating which goes first; return both results of each round."""
    found = []
    for number in range(rounds):
        order = number % 2 * 2 - 1
        found.append([each() for each in (before, now)[::order]][::order])
    return found


def medians(rounds: Sequence[Round], which: int = 0) -> tuple[float, float, float]:
    """Return the median times before and now, and the median of their ratios in the rounds."""
    before, now = (statistics.median(round_[one][which] for round_ in rounds) for one in (0, 1))
    return before, now, statistics.median(now[which] / before[which] for before, now in rounds)
