"""A process that clicks as fast as it can at tables where another one does the same, and writes down what it hears.

python -m tests.host.hammering DATABASE CHANCE TABLE... loads the tables, says so, waits for a line, and plays for
whoever is to act, as its own memory has it, until all of them are over there, without looking a table up in between.
Then it prints what it heard and what it remembers, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from dataclasses import asdict, dataclass

from arnak_bot.games import GAMES
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host import Host, Table, TableError
from arnak_bot.host.waiting import timestamp
from arnak_bot.store import Store

TYPED = 0.5
"""So often a click does not say what it was shown, as a command that is typed does not."""

MOST_CLICKS = 5000
"""So many at one table, of which some hundreds are enough."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """An action that was accepted: with what followed by itself it is the rows from `number` to before `until`."""

    table: int
    number: int
    until: int
    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class Remembered:
    """A table as a process has it in memory."""

    table: int
    version: int
    moves: int
    status: str
    waits_since: str | None
    fingerprint: str
    by: tuple[str, ...]


@dataclass(slots=True)
class Heard:
    """All answers that one process got, and what it remembers in the end."""

    accepted: list[Accepted]
    refused: list[str]
    remembered: list[Remembered]

    @classmethod
    def read(cls, text: str) -> Heard:
        said = json.loads(text)
        return cls(
            [Accepted(**each) for each in said["accepted"]],
            said["refused"],
            [Remembered(**{**each, "by": tuple(each["by"])}) for each in said["remembered"]],
        )


def remembered(table: Table) -> Remembered:
    return Remembered(
        table.id,
        table.version,
        table.moves,
        table.status.value,
        None if table.waits_since is None else timestamp(table.waits_since),  # the database keeps whole seconds
        table.running.fingerprint(),
        table.by,
    )


async def hammer(host: Host, table: Table, chance: random.Random, heard: Heard) -> None:
    """Click at one table until it is over."""
    for _ in range(MOST_CLICKS):
        if table.running.over:
            return
        number, seat = table.moves, chance.choice(table.running.seats_to_act)
        text = chance.choice(table.running.legal_actions(seat)).text
        shown = None if chance.random() < TYPED else number
        try:
            await host.play.act(table, table.seats[seat].user_id, text, move=shown)
        except TableError as error:
            heard.refused.append(error.refusal.sentence(ENGLISH))
        else:
            heard.accepted.append(Accepted(table.id, number, table.moves, seat, text))
    raise AssertionError("it never comes to an end")


async def main(database: str, chance: random.Random, numbers: list[int]) -> None:
    store = await Store.open(database)
    host = Host.of(store, GAMES, chance=chance)
    heard = Heard([], [], [])
    try:
        tables = [await host.registry.table(number) for number in numbers]
        _say("ready")
        await asyncio.to_thread(sys.stdin.readline)
        await asyncio.gather(*(hammer(host, table, chance, heard) for table in tables))
        heard.remembered = [remembered(table) for table in tables]
    finally:
        await host.close()
        await store.close()
    _say(json.dumps(asdict(heard)))


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], random.Random(sys.argv[2]), [int(number) for number in sys.argv[3:]]))
