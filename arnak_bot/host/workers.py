"""Worker processes for work that would otherwise block the event loop: computers' decisions, and drawing."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import arnak_bot
from arnak_bot.worker import LENGTH_BYTES, packed

T = TypeVar("T")
KINDER_BY = 5
"""How much lower the priority of processes that compute moves is than the bot's, so that clicks are answered first."""
MOST_SECONDS = 30.0
"""A job's process is killed after this time, longer than any job should take (`kit.computing.SLICE_SECONDS`)."""
_ROOT = Path(arnak_bot.__file__).parents[1]


class WorkFailed(Exception):
    """A job failed; the message says why."""


class WorkerHung(WorkFailed):
    """A job took too long, and would probably do so again."""


class Workers:
    """A pool of processes, started when first needed. Functions and arguments have to be picklable. `seconds`: the time
    limit of a job. `kinder`: how much lower the processes' priority is than the bot's.
    """

    def __init__(self, count: int = 1, seconds: float = MOST_SECONDS, *, kinder: int = KINDER_BY) -> None:
        self.seconds = seconds
        self._kinder = kinder
        self._free = asyncio.Semaphore(count)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._closed = False

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run a function in another process, as soon as one is free.

        Raises:
            WorkFailed: it failed, or its process died; the next job gets a new process.
            WorkerHung: it took too long, and its process was killed.
        """
        async with self._free:
            if self._closed:
                raise WorkFailed("the bot is stopping")
            worker = self._idle.pop() if self._idle else await self._begun()
            self._busy.add(worker)
            try:
                well, answer = await asyncio.wait_for(_asked(worker, (work, arguments)), self.seconds)
            except BaseException as error:  # even on cancellation: otherwise the next job would get this one's answer
                _end(worker)
                await asyncio.shield(worker.wait())
                if isinstance(error, asyncio.IncompleteReadError | ConnectionError):
                    raise WorkFailed("the process ended") from error
                if isinstance(error, TimeoutError):
                    raise WorkerHung(f"it took more than {self.seconds:g} seconds") from error
                raise
            finally:
                self._busy.discard(worker)
            self._idle.append(worker)
        if not well:
            raise WorkFailed(str(answer))
        result: T = answer
        return result

    async def _begun(self) -> Process:
        path = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
        command = (sys.executable, "-m", "arnak_bot.worker", str(self._kinder))
        try:
            return await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": path}
            )
        except OSError as error:
            raise WorkFailed(f"no process could be started: {error}") from error

    async def close(self) -> None:
        self._closed = True
        workers, self._idle = [*self._idle, *self._busy], []
        for worker in workers:
            _end(worker)
        for worker in workers:
            await worker.wait()


async def _asked(worker: Process, job: object) -> tuple[bool, Any]:
    assert worker.stdin is not None and worker.stdout is not None, "both are pipes"
    worker.stdin.write(packed(job))
    await worker.stdin.drain()
    length = await worker.stdout.readexactly(LENGTH_BYTES)
    answer: tuple[bool, Any] = pickle.loads(await worker.stdout.readexactly(int.from_bytes(length, "big")))
    return answer


def _end(worker: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        worker.kill()
    if worker.stdin is not None:
        worker.stdin.close()
