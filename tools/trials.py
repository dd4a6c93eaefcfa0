"""Tests faults inside one pytest run that has collected all tests; each fault is swapped into the functions of a fork.

Importing the program and its tests takes seconds, running the tests that notice a fault much less. Code that runs at
import (tables, defaults, decorators) cannot be tested like this; such a fault ends with `UNSWAPPABLE`: the caller tests
it in a fresh process.
"""

from __future__ import annotations

import functools
import gc
import importlib.util
import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from tools.warm_pytest import Failures, wait_for_exit

UNSWAPPABLE = 99
"""The exit status for a fault that is not in an existing function."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A fault (the source of its file with the fault in it), and the tests to run, in this order."""

    number: int
    file: str
    source: str
    tests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Trials:
    """A plugin that tests faults instead of running all tests once, and writes the results to a file."""

    trials: Sequence[Trial]
    failures: Failures
    ended: Path
    seconds: float

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for trial in self.trials:
            self.failures.file.write_text("", encoding="utf-8")
            chosen = [items[test] for test in trial.tests if test in items]
            source = (Path.cwd() / trial.file).read_text(encoding="utf-8")
            child = os.fork()
            if child == 0:
                status = 1
                try:
                    os.setpgrp()
                    status = self._try(session, trial, chosen)
                    # Stop shared services such as PostgreSQL here: the fork never reaches the end of the session.
                    session.config.hook.pytest_sessionfinish(session=session, exitstatus=status)
                finally:
                    os._exit(status)
            status = wait_for_exit(child, self.seconds)
            write_source(Path.cwd() / trial.file, source)
            with self.ended.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps([trial.number, status, self.failures.noted()]) + "\n")
        return True

    def _try(self, session: pytest.Session, trial: Trial, items: Sequence[pytest.Item]) -> int:
        """Return the exit status."""
        file = Path.cwd() / trial.file
        if not swap(file, trial.source) and _is_imported(file):
            return UNSWAPPABLE
        write_source(file, trial.source)  # for whatever reads the file from now on: a cog, another process
        _clear_caches()
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return 1
        return 0


def write_source(file: Path, source: str) -> None:
    """Write a source and delete its bytecode, which Python would reuse if the file's time and length were the same."""
    file.write_text(source, encoding="utf-8")
    Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)


def swap(file: Path, source: str) -> int:
    """Return the number of functions whose code was replaced."""
    was = {_key(code): code for code in _codes(compile(file.read_text(encoding="utf-8"), str(file), "exec"))}
    new = {_key(code): code for code in _codes(compile(source, str(file), "exec"))}
    changed = {
        key: code for key, code in new.items() if key in was and _without_lines(was[key]) != _without_lines(code)
    }
    swapped = 0
    for function in gc.get_objects():
        if type(function) is not FunctionType or function.__code__.co_filename != str(file):
            continue
        code = changed.get(_key(function.__code__))
        if code is not None and code.co_freevars == function.__code__.co_freevars:
            function.__code__ = code
            swapped += 1
    return swapped


def _is_imported(file: Path) -> bool:
    """Whether a file has been imported; cogs are imported when a bot loads them, during the tests."""
    return any(getattr(module, "__file__", None) == str(file) for module in tuple(sys.modules.values()))


def _key(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def _without_lines(code: CodeType) -> CodeType:
    parts = tuple(_without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=parts)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from _codes(part)


def _clear_caches() -> None:
    """What was computed during collection may differ now."""
    for answer in gc.get_objects():
        if isinstance(answer, functools._lru_cache_wrapper) and answer.__module__ in sys.modules:
            answer.cache_clear()
