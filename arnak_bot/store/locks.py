"""Locks a file, exclusively or shared. The file stays empty; the caller decides what the lock protects."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from filelock import FileLock, Timeout

if sys.platform != "win32":
    import fcntl
    import os


alone = partial(FileLock, blocking=False)
"""Holds an exclusive lock on a file, which is released if the process dies. Raises Timeout if somebody else holds a
lock on it, OSError if it cannot be locked at all."""

if sys.platform == "win32":
    shared = alone  # Windows has no flock, so only one process at a time can hold the lock there
else:

    @contextmanager
    def shared(file: Path) -> Iterator[None]:
        """Hold a shared lock on a file: the same lock as in `alone`, in shared mode. Raises as `alone`. filelock's own
        read-write lock is not used: it may refuse a reader while another tries to lock exclusively.
        """
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_RDONLY | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK, 0o666)
        try:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise Timeout(str(file)) from error
            yield
        finally:
            os.close(descriptor)
