"""`python -m benchmarks size COMMIT...`: the number of lines per package, in some commits and in the working tree."""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from benchmarks.pairs import HERE, tree_of

PROGRAM, TESTS = "the program", "tests"
MOST = {PROGRAM: 47_000, TESTS: 32_000}
SENTENCES = 4_674
"""How many lines of Fluent files are not counted: the number that existed when the limit was introduced."""
GAMES = ("arnak_bot", "games")
SOURCES = (".py", ".sql", ".ftl")


def size_table(*commits: str) -> Iterator[str]:
    """The program excludes tests, benchmarks and tools."""
    with ExitStack() as stack:
        trees = [stack.enter_context(tree_of(each)) for each in commits]
        sizes = [_sizes(tree) for tree in (*trees, HERE)]
    yield "| lines | " + " | ".join((*commits, "here")) + " | to reach |"
    yield "| --- |" + " ---: |" * (len(sizes) + 1)
    for room in sorted(set().union(*sizes)):
        yield f"| {room} | " + " | ".join(f"{size[room]:,}" for size in sizes) + f" | {MOST.get(room, '')} |"


def _sizes(tree: Path) -> Counter[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=tree, check=True, stdout=subprocess.PIPE, text=True)
    found: Counter[str] = Counter({PROGRAM: -SENTENCES})
    for path in map(Path, listed.stdout.split("\0")):
        if path.suffix not in SOURCES or not (tree / path).exists():
            continue
        lines = len((tree / path).read_bytes().splitlines())
        room = path.parts[0] if len(path.parts) == 1 or path.parts[0] == TESTS else _room(path)
        found[room] += lines
        if path.parts[0] in ("arnak_bot", "cogs", "images", "bot.py"):
            found[PROGRAM] += lines
    return found


def _room(path: Path) -> str:
    depth = 3 if path.parts[:2] == GAMES else 2 if path.parts[0] in ("arnak_bot", "images") else 1
    return "/".join(path.parts[:depth])
