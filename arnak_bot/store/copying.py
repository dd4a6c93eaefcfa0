"""Copies the database of a running bot consistently: all or nothing, readable by its owner only, and checked."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from arnak_bot.store.migrate import APPLICATION_ID
from arnak_bot.store.records import StoreError

__all__ = ["copy_database", "new_file", "require_file"]

_EXISTS = "{} exists already, and a backup is never overwritten. Choose another name."
_NOT_COPIED = "{} cannot be copied to {} ({}). Choose a place where the bot's user may write and where there is room."


@contextlib.contextmanager
def new_file(source: str, target: Path) -> Iterator[Path]:
    """Yield the path of an empty file that is renamed to `target` when the block ends without error.

    `target` must not exist. The result is a single file that only its owner can read: it holds the seeds of running
    games.

    Raises:
        StoreError: `target` exists or cannot be written, or the block failed; then there is no file at `target`.
    """
    try:
        there = target.exists()
    except OSError as error:  # for example in a folder without search permission
        raise StoreError(_NOT_COPIED.format(source, target, error)) from error
    if there:
        raise StoreError(_EXISTS.format(target))
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)  # left over from a killed run
        unfinished.touch(0o600, exist_ok=False)
        yield unfinished
        _publish(unfinished, target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(_NOT_COPIED.format(source, target, error)) from error
    finally:
        with contextlib.suppress(OSError):  # if it could not be created, there is nothing to remove
            unfinished.unlink()


def require_file(path: Path) -> None:
    """Check that the database file exists.

    Raises:
        StoreError: it does not exist, or its folder cannot be accessed.
    """
    try:
        there = path.is_file()
    except OSError as error:
        raise StoreError(
            f"The database {path} cannot be read ({error.strerror}). Run this as the bot's user."
        ) from error
    if not there:
        raise StoreError(f"There is no database {path}. Set DATABASE to the file of the bot.")


def copy_database(source: Path, target: Path) -> None:
    """Copy the database at `source`, which may be in use, to `target`, which must not exist.

    Raises:
        StoreError: there is no database at `source`, `target` exists or cannot be written, or the copy is
            damaged; then there is no file at `target`.
    """
    require_file(source)
    with new_file(str(source), target) as unfinished:
        _copy(source, unfinished)


def _publish(unfinished: Path, target: Path) -> None:
    """Give the finished file its name, with a link: unlike a rename, it never replaces a file created in the meantime.

    Raises:
        StoreError: such a file exists.
    """
    try:
        os.link(unfinished, target)
    except FileExistsError as error:
        raise StoreError(_EXISTS.format(target)) from error
    except OSError:  # a file system without hard links
        unfinished.rename(target)


def _copy(source: Path, target: Path) -> None:
    """Copy in one step, so that the copy is consistent, and check it.

    Raises:
        StoreError: it belongs to another program, or is damaged.
    """
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as reading,
        closing(sqlite3.connect(target)) as writing,
    ):
        try:
            if reading.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
                raise StoreError(f"The file {source} is not a database of this bot.")
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode = DELETE")  # a single file, even if the source has a WAL beside it
            trouble = writing.execute("PRAGMA integrity_check").fetchone()[0]
        except sqlite3.OperationalError:  # a full disk, or a place that cannot be written
            raise
        except sqlite3.DatabaseError as error:
            trouble = error
        if trouble != "ok":
            raise StoreError(f"The database {source} is damaged ({trouble}): put a backup in its place.")
