"""Sentences for people live in wording: host and cogs have none of their own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted([*(ROOT / "cogs").glob("*.py"), *(ROOT / "arnak_bot" / "host").glob("*.py")])

NOT_FOR_PLAYERS = frozenset(
    {"_log.debug", "_log.error", "_log.exception", "_log.info", "_log.log", "_log.warning", "re.compile"}
)
"""Calls whose texts are for the log, or are patterns."""

NOT_TOLD = frozenset({"AssertionError", "DrawingFailed", "LookupError", "NotImplementedError", "WorkFailed"})
"""Errors whose texts are for who develops, or for the log."""

OTHER_FILES = {
    "cogs/connecting.py": "why Discord does not let the bot in, for the log",
    "arnak_bot/host/workers.py": "why a process has failed, for the log",
    "cogs/health.py": "for who hosts, on a page of their own",
}
"""Whole files that may have them, each with the reason."""

OTHER_TEXTS = {
    "an example to learn from": "a seed",
    "undo, agreed": "a row of the log",
    ", back to ": "the same",
    "pass card": "an option of a command",
    "doing what is due": "the name of a task",
    " shards connected, of ": "for who hosts, on a page of their own",
}
"""The rest, each with what it is."""


def literals(node: ast.AST) -> Iterator[ast.Constant]:
    """The texts with a blank in what runs: no docstrings, nothing for the log or for who develops."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.Expr(value=ast.Constant()):
                continue
            case ast.Call(func=func) if ast.unparse(func) in NOT_FOR_PLAYERS:
                continue
            case ast.Raise(exc=ast.Call(func=func)) if ast.unparse(func) in NOT_TOLD:
                continue
            case ast.Assert(test=test):
                yield from literals(test)
                continue
            case ast.Constant(value=str(text)) if " " in text.strip() and text not in OTHER_TEXTS:
                yield child
            case _:
                yield from literals(child)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_host_and_cogs_have_no_sentences_of_their_own(source: Path) -> None:
    if source.relative_to(ROOT).as_posix() in OTHER_FILES:
        return
    found = [f"{source.name}:{each.lineno} {each.value!r}" for each in literals(ast.parse(source.read_text("utf-8")))]
    assert found == []
