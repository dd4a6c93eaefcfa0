"""Processes that share tables on one PostgreSQL and are killed: forked ready-made, so that many can die in a minute.

python -m tests.crash.sharing FOLDER DATABASE reads commands, a line each, and answers with the number of a process:
`play CHANCE` forks one that plays and tells, `tell CHANCE` one that only tells.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import random
import signal
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import discord

from arnak_bot.game.values import Drawing
from arnak_bot.games import GAMES
from arnak_bot.host import Host, Pace, Share, Table, TableError
from arnak_bot.stopping import until_signal
from arnak_bot.store import Store, StoreError, migrate
from arnak_bot.store.backends import backend_of
from arnak_bot.store.database import Connection
from cogs.outbox import OutboxSender
from cogs.pictures import Looks
from tests.crash.accepting import outbox_sender_to
from tests.crash.playing import act, fill
from tests.crash.recording import ACKNOWLEDGED, DISCORD, Diary
from tests.host.stage import options_with

SHARDS, TABLES = 8, 40
PACE = Pace(beat=0.05, trust=0.5, dead=0.8, lonely=5.0, gift=0.05)
"""Everything that takes seconds between machines takes a part of one between two processes of a test."""
ELSEWHERE = 0.02
"""So often somebody acts where another process looks after the table, as one can in direct messages."""
ERRORS, LOCK = "errors", "lock"


@dataclass
class SharedDiscord:
    """What all processes send to: a message with a nonce that was taken before is the one that is there already.

    A line of the diary is a message: its nonce, and the posts that it tells.
    """

    folder: Path
    store: Store
    taken: dict[str, int] = field(default_factory=dict)
    read: int = 0

    def __post_init__(self) -> None:
        self.diary = Diary(self.folder / DISCORD)
        self._lock = os.open(self.folder / LOCK, os.O_CREAT | os.O_RDWR, 0o600)

    async def take(self, nonce: str) -> int:
        last = int(nonce.removeprefix("arnak-"))
        posts = await self.store._database.read(lambda connection: _sent_with(connection, last))
        with self._locked():
            self._read_on()
            if nonce not in self.taken:
                self.diary.note(nonce, *posts)
                self.taken[nonce] = last
        await asyncio.sleep(0)
        return 10**6 + last

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Only one process at a time; one that is killed lets go."""
        fcntl.flock(self._lock, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._lock, fcntl.LOCK_UN)

    def _read_on(self) -> None:
        with (self.folder / DISCORD).open() as file:
            file.seek(self.read)
            for line in file:
                nonce = line.split()[0]
                self.taken[nonce] = int(nonce.removeprefix("arnak-"))
            self.read = file.tell()


def _sent_with(connection: Connection, last: int) -> list[int]:
    """The posts that a message tells: those that were noted before it was sent."""
    rows = connection.execute("SELECT id FROM posts WHERE sent_with = ? ORDER BY id", (last,)).fetchall()
    return [int(row[0]) for row in rows]


class Blind(Looks):
    """Draws nothing: what is told counts here."""

    async def shown(self, drawing: Drawing) -> list[discord.File]:
        return []


async def main(folder: Path, database: str, chance: random.Random, *, playing: bool) -> None:
    """Share the tables with whoever else does, until told to stop, or killed."""
    store = await Store.open(database)
    share = Share(store.shares, SHARDS, PACE)
    host = Host(store, GAMES, chance=random.Random(), scope=share)
    told = Diary(folder / ACKNOWLEDGED)
    sender = outbox_sender_to(SharedDiscord(folder, store).take, host, Blind())
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(_beat(share))
            group.create_task(_deliver(host, sender))
            if playing:
                for channel in range(1, TABLES + 1):
                    group.create_task(_play(host, channel, chance, told))
    finally:
        sender.stop()
        await sender.until_idle()
        await host.close()
        await share.leave()
        await store.close()


async def _beat(share: Share) -> None:
    while True:
        with contextlib.suppress(StoreError):
            await share.beat()
            for shard in share.giving:
                await share.give(shard)
        await asyncio.sleep(PACE.beat)


async def _deliver(host: Host, sender: OutboxSender) -> None:
    """Tell what waits on the servers that are held, one table after the other."""
    while True:
        with contextlib.suppress(StoreError):
            for table_id in await host.outbox.tables_with_due_posts(host.registry.now()):
                await sender.send(table_id)
        await asyncio.sleep(0.01)


async def _play(host: Host, channel: int, chance: random.Random, told: Diary) -> None:
    """Play in a channel whenever its server is looked after here; now and then though it is not."""
    guild = channel << 22
    while True:
        await asyncio.sleep(chance.uniform(0.02, 0.3))
        if not host.registry.scope.holds(guild) and chance.random() > ELSEWHERE:
            continue
        with contextlib.suppress(TableError):  # somebody else was faster, or the database has gone
            await _step(host, await _table(host, guild, channel), chance, told)


async def _table(host: Host, guild: int, channel: int) -> Table:
    """The table of a channel; a new one where none goes on."""
    with contextlib.suppress(TableError):
        table = await host.registry.table_in(channel)
        if table.game is None or not table.running.over:
            return table
    return await host.lobby.open(guild, channel, channel * 10, "Ada", options_with(seats=2, remind_hours=24))


async def _step(host: Host, table: Table, chance: random.Random, told: Diary) -> None:
    if table.game is None:
        await fill(host, table, chance)
    elif not table.running.over:
        await act(host, table, chance, told)


# --- the process that makes processes ----------------------------------------------------------------------------


def _child(folder: Path, database: str, what: str, seed: str) -> None:
    """Live as one of the processes, and write down whatever goes wrong."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    try:
        asyncio.run(until_signal(main(folder, database, random.Random(seed), playing=what == "play")))
    except BaseException:
        with (folder / ERRORS).open("a") as errors:
            traceback.print_exc(file=errors)
        os._exit(1)
    os._exit(0)


def serve(folder: Path, database: str) -> None:
    """Fork whatever is asked for, until nobody asks any more."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    backend_of(database)  # the driver is loaded, and the columns are found, once for all
    migrate.expected_columns()
    for line in sys.stdin:
        what, seed = line.split()
        child = os.fork()
        if child == 0:
            _child(folder, database, what, seed)
        os.write(sys.stdout.fileno(), f"{child}\n".encode())


if __name__ == "__main__":
    serve(Path(sys.argv[1]), sys.argv[2])
