"""Saves time that no test is about: what is the same for all of them is done once, and nobody waits for a disk."""

from __future__ import annotations

import contextlib
import copy
import gc
import importlib
import marshal
import os
import shutil
from enum import Enum
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from discord.ext import commands

from arnak_bot.store import migrate, sqlite


def hurry(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Save time for as long as the patch holds; `folder` is empty."""
    _collect_little_garbage()
    _copy_json_fast(patch)
    _import_extensions_once(patch)
    _migrate_once(patch, folder)
    do_not_wait_for_the_disk(patch)


def _collect_little_garbage() -> None:
    """Leave out what was imported and collected: to walk through it over and over took a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(60_000, 10, 20)
    gc.enable()


def _copy_json_fast(patch: pytest.MonkeyPatch) -> None:
    """Copy what is JSON in one go; SimCord copies every request, answer and event."""
    dispatch: dict[type, Any] = vars(copy)["_deepcopy_dispatch"]

    def copying(slowly: Any) -> Any:
        def copied(value: Any, memo: dict[int, Any], *how: Any) -> Any:
            if not memo:
                with contextlib.suppress(ValueError):  # something in it is no JSON
                    return marshal.loads(marshal.dumps(value))
                with contextlib.suppress(ValueError):  # nor a member of an enum
                    return _copied(value)
            return slowly(value, memo, *how)

        return copied

    for kind in (dict, list):
        patch.setitem(dispatch, kind, copying(dispatch[kind]))


def _copied(value: Any) -> Any:
    """Copy JSON in which numbers and texts may be members of enums, as SimCord has them.

    Raises:
        ValueError: there is something else in it.
    """
    kind = type(value)
    if kind is dict:
        return {key: _copied(each) for key, each in value.items()}
    if kind is list:
        return [_copied(each) for each in value]
    if kind in _ATOMS or isinstance(value, Enum):
        return value
    raise ValueError(kind)


_ATOMS = frozenset({str, int, float, bool, type(None)})


def _import_extensions_once(patch: pytest.MonkeyPatch) -> None:
    """Let every bot use the extensions that are imported already.

    discord.py executes them for each bot, which took half of its start.
    """

    async def load(bot: commands.Bot, name: str, *, package: str | None = None) -> None:
        extension = importlib.import_module(name, package)
        await extension.setup(bot)
        extensions = vars(bot)["_BotBase__extensions"]
        extensions[name] = extension

    async def let_go(bot: commands.Bot, extension: object, name: str) -> None:
        vars(bot)["_BotBase__extensions"].pop(name, None)

    patch.setattr(commands.bot.BotBase, "load_extension", load)
    patch.setattr(commands.bot.BotBase, "_call_module_finalizers", let_go)


def _migrate_once(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Start a new database as a copy of one that is migrated already; tests of migrating call that by its name."""
    known = migrate.migrations()
    migrate.prepare(folder / "migrated.db")

    def prepare(path: Path) -> None:
        if not path.exists() and migrate.migrations() == known:
            new = shutil.copyfile(folder / "migrated.db", folder / f"{uuid4()}.db")
            with contextlib.suppress(OSError):  # what is wrong with the place is said below
                os.link(new, path)
            new.unlink(missing_ok=True)
        migrate.prepare(path)

    patch.setattr(sqlite, "prepare", prepare)


def do_not_wait_for_the_disk(patch: pytest.MonkeyPatch) -> None:
    """Nobody pulls the plug under a test: do not wait until the disk itself has what was written.

    A process that is killed loses nothing by this, and those of tests/crash and `python bot.py` wait as ever.
    """

    class Hurried(sqlite.Connection):
        def __init__(self, path: Path) -> None:
            super().__init__(path)
            try:
                self.execute("PRAGMA synchronous = OFF")
            except BaseException:
                self.close()
                raise

    patch.setattr(sqlite, "Connection", Hurried)
