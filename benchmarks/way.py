"""`python -m benchmarks way COMMIT...`: how many project files a click, a panel and an announcement execute."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from benchmarks.pairs import HERE, tree_of

WAYS = ("a dig", "its message", "a panel", "an option")
MOST = (15, 30, 30, 8)
SCRIPT = HERE / "benchmarks" / "walking.py"


def way_table(*commits: str) -> Iterator[str]:
    """Count the files (engines excluded); below the table, list those of the working tree, way by way."""
    with ExitStack() as stack:
        trees = [stack.enter_context(tree_of(each)) for each in commits]
        ways = [_walk(tree) for tree in (*trees, HERE)]
    yield "| way | " + " | ".join((*commits, "here")) + " | to reach |"
    yield "| --- |" + " ---: |" * (len(ways) + 1)
    for name, most in zip(WAYS, MOST, strict=True):
        yield f"| {name} | " + " | ".join(str(len(way[name])) for way in ways) + f" | {most} |"
    for name in WAYS:
        yield f"\n{name}: " + ", ".join(ways[-1][name])


def _walk(tree: Path) -> dict[str, list[str]]:
    with tempfile.TemporaryDirectory() as folder:
        walked = subprocess.run(
            [sys.executable, SCRIPT, f"{folder}/way.db"],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(tree)},
            stdout=subprocess.PIPE,
            check=True,
            text=True,
        )
    found: dict[str, list[str]] = json.loads(walked.stdout)
    return found
