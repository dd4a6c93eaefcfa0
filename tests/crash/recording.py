"""Files that outlive a killed process: what players were told was done, and what a recording Discord has accepted."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

DATABASE, ACKNOWLEDGED, DISCORD = "arnak.db", "acknowledged", "discord"
START = "start"


class Diary:
    """A file to which whole lines are appended; what was written stays, however the process ends."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_APPEND | os.O_CREAT | os.O_WRONLY, 0o600)

    def note(self, *words: object) -> None:
        os.write(self._file, (" ".join(str(word) for word in words) + "\n").encode())


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """An action that a player was told is done: move `number` of a table's log."""

    table: int
    number: int
    seat: int
    action: str


def acknowledged(path: Path) -> list[Acknowledged]:
    lines = (line.split(" ", 3) for line in path.read_text().splitlines())
    return [Acknowledged(int(table), int(number), int(seat), action) for table, number, seat, action in lines]


@dataclass(frozen=True, slots=True)
class Doubts:
    """What a look at the batches that Discord got, process by process, says about posts that came twice.

    Attributes:
        doubled: came again although no kill fell between Discord's acceptance and the note.
        unsure: were the last to come before a kill, and have not come again: they may wait still.
    """

    doubled: frozenset[int]
    unsure: frozenset[int]


def doubts(lines: Iterable[str]) -> Doubts:
    """Read the diary of Discord: each line is a batch of posts, or the start of a process."""
    seen: set[int] = set()
    last: set[int] = set()
    unsure: set[int] = set()
    doubled: set[int] = set()
    for line in lines:
        if line == START:
            unsure |= last
            last = set()
            continue
        last = {int(word) for word in line.split()}
        doubled |= (last & seen) - unsure
        unsure -= last
        seen |= last
    return Doubts(frozenset(doubled), frozenset(unsure | last))


def delivered(lines: Sequence[str]) -> set[int]:
    return {int(word) for line in lines if line != START for word in line.split()}
