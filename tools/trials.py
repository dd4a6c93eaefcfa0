"""Faults tried inside one pytest that has read all tests: each in a fork, in which functions get the code of the fault.

Reading the program and its tests takes seconds, the tests that notice a fault much less. What runs while they are read
(tables, defaults, decorators) cannot be tried this way; `unswappable` says so and whoever asks tries it in a fresh one.
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

from tools.warm_pytest import Failures, waited_for

__all__ = ["UNSWAPPABLE", "Trial", "Trials", "swap", "write_source"]

UNSWAPPABLE = 99
"""The status of a fault that is in no function that is there."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A fault in a file (its source with the fault in it), and the tests to try, in this order."""

    number: int
    file: str
    source: str
    tests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Trials:
    """A plugin that tries faults in place of running the tests, and writes how each ended into a file."""

    trials: Sequence[Trial]
    failures: Failures
    ended: Path
    seconds: float

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try one fault after the other."""
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
                    # What the tests share, such as a PostgreSQL, ends with the session: this process never gets there.
                    session.config.hook.pytest_sessionfinish(session=session, exitstatus=status)
                finally:
                    os._exit(status)
            status = waited_for(child, self.seconds)
            write_source(Path.cwd() / trial.file, source)
            with self.ended.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps([trial.number, status, self.failures.noted()]) + "\n")
        return True

    def _try(self, session: pytest.Session, trial: Trial, items: Sequence[pytest.Item]) -> int:
        """Swap the functions, run the tests until one fails, and return the exit status of a process."""
        file = Path.cwd() / trial.file
        if not swap(file, trial.source) and _is_imported(file):
            return UNSWAPPABLE
        write_source(file, trial.source)  # for whoever reads it from here on: a cog, another process
        _forget_answers()
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return 1
        return 0


def write_source(file: Path, source: str) -> None:
    """Write a source, and forget its bytecode: one of the same second and length would pass for that of this one."""
    file.write_text(source, encoding="utf-8")
    Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)


def swap(file: Path, source: str) -> int:
    """Give the functions of a file the code of another source text; return how many have another now."""
    was = {_key(code): code for code in _codes(compile(file.read_text(encoding="utf-8"), str(file), "exec"))}
    new = {_key(code): code for code in _codes(compile(source, str(file), "exec"))}
    changed = {key: code for key, code in new.items() if key in was and _bare(was[key]) != _bare(code)}
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
    """Whether a file has been read as a module: the cogs are when a bot loads them, after the tests."""
    return any(getattr(module, "__file__", None) == str(file) for module in tuple(sys.modules.values()))


def _key(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def _bare(code: CodeType) -> CodeType:
    """The code without where it stands in its file."""
    parts = tuple(_bare(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=parts)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A code object's own, whole and in its parts."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from _codes(part)


def _forget_answers() -> None:
    """What was remembered while the tests were read may be another answer now."""
    for answer in gc.get_objects():
        if isinstance(answer, functools._lru_cache_wrapper) and answer.__module__ in sys.modules:
            answer.cache_clear()
