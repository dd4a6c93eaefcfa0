"""Holds a file, alone or together with others. It knows nothing of what is kept so, and the file stays empty."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

if sys.platform != "win32":
    import fcntl
    import os

__all__ = ["Timeout", "alone", "shared"]


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Hold a file that nobody else holds; who is killed holds nothing.

    Raises:
        Timeout: somebody does.
        OSError: it cannot be held at all.
    """
    with FileLock(file, blocking=False):
        yield


if sys.platform == "win32":
    shared = alone  # Windows knows no such lock, and who comes first is the only one
else:

    @contextmanager
    def shared(file: Path) -> Iterator[None]:
        """Hold a file together with whoever wants the same. It is the lock of `alone`, in the other of its two ways.

        The lock of filelock's for readers and writers is not taken: it refuses who comes to share now and then while
        somebody else tries in vain to be alone.

        Raises:
            Timeout: somebody holds it alone.
            OSError: it cannot be held at all.
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
