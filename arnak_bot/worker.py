"""A worker process: reads jobs from standard input one by one and writes the results.

    python -m arnak_bot.worker PRIORITY        is started by the bot (`host/workers.py`), never by hand

A job is a function with its arguments; an answer says whether it succeeded, and has the result. Both are
pickled, since both processes run the same program, and preceded by their length.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
from typing import Any, BinaryIO

LENGTH_BYTES = 8
SELDOM = (10_000, 20, 20)
"""Thresholds of the garbage collector. A search creates thousands of positions and no reference cycles: the default
thresholds cost an eighth of its time, while these need a megabyte more."""


def packed(value: Any) -> bytes:
    body = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    while len(length := jobs.read(LENGTH_BYTES)) == LENGTH_BYTES:
        function, arguments = pickle.loads(jobs.read(int.from_bytes(length, "big")))
        try:
            answer = (True, function(*arguments))
        except Exception as error:  # a failing job must not stop the next one
            answer = (False, f"{type(error).__name__}: {error}")
        answers.write(packed(answer))
        answers.flush()


def main() -> None:
    """Serve the parent process; anything printed goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends this process
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    gc.set_threshold(*SELDOM)
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:
        os._exit(0)  # the bot is gone: there is nothing left to report or flush


if __name__ == "__main__":
    main()
