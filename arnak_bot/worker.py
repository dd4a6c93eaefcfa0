"""A process that thinks: it reads jobs from its input, one after the other, and writes what came of them.

    python -m arnak_bot.worker         is started by the host (`host/workers.py`), never by hand

A job is a function with its arguments, an answer whether it went well with what it returned. Both are pickled, for both
ends are this program; a length in front of each says where it ends.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
from typing import Any, BinaryIO

__all__ = ["LENGTH_BYTES", "packed"]

LENGTH_BYTES = 8
KINDER_BY = 5
"""So much less than the bot itself this asks for the processor: who clicks is answered first."""
SELDOM = (10_000, 20, 20)
"""When circles of unused objects are looked for. A search makes positions by the thousand and no circles: looking for
them took an eighth of its time, and looking seldom keeps a megabyte more."""


def packed(value: Any) -> bytes:
    """Return a value as it travels: its length, and itself."""
    body = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Do jobs until there are no more."""
    while len(length := jobs.read(LENGTH_BYTES)) == LENGTH_BYTES:
        function, arguments = pickle.loads(jobs.read(int.from_bytes(length, "big")))
        try:
            answer = (True, function(*arguments))
        except Exception as error:  # whatever is wrong with one job, the next one is done
            answer = (False, f"{type(error).__name__}: {error}")
        answers.write(packed(answer))
        answers.flush()


def main() -> None:
    """Serve whoever has started this process; what else is printed goes where errors go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which lets this process go
    if hasattr(os, "nice"):
        os.nice(KINDER_BY)
    gc.set_threshold(*SELDOM)
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:
        os._exit(0)  # the bot is gone; there is nobody to tell, nor anything to flush


if __name__ == "__main__":
    main()
