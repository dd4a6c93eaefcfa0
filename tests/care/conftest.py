"""A database as a bot leaves it: a lobby, running games, a finished one, a solo game, one that was stopped."""

from __future__ import annotations

import asyncio
import random
import shutil
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from arnak_bot.__main__ import main
from arnak_bot.games import GAMES
from arnak_bot.host import Host, Table
from arnak_bot.moving import move_database
from arnak_bot.store import Store
from tests.databases import KINDS, Cluster, Where, opened, tamper
from tests.host.stage import options_with

GUILD = 77
Output = pytest.CaptureFixture[str]


@dataclass(frozen=True)
class Played:
    """The database and the ids of its tables."""

    where: Where
    lobby: int
    running: int
    over: int
    solo: int
    stopped: int

    @property
    def path(self) -> Path:
        """Where it is kept in a file."""
        assert isinstance(self.where, Path)
        return self.where

    def sql(self, statement: str, *values: object) -> None:
        tamper(self.where, statement, *values)

    def rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        with opened(self.where) as connection:
            return [tuple(row) for row in connection.execute(query, values).fetchall()]


def complaint(capsys: Output, *arguments: object) -> str:
    """What the program says when it refuses these arguments."""
    assert main([str(each) for each in arguments]) == 2
    return capsys.readouterr().err


async def start(host: Host, channel: int) -> Table:
    options = options_with(seats=2, remind_hours=24, deadline_hours=72)
    table = await host.lobby.open(GUILD, channel, 1, "Ada", options)
    await host.lobby.join(table, 2, "Ben")
    await host.lobby.start(table, 1)
    return table


async def play(host: Host, table: Table, chance: random.Random, actions: int = 10_000) -> None:
    for _ in range(actions):
        if table.running.over:
            return
        seat = table.running.seats_to_act[0]
        legal = [action.text for action in table.running.legal_actions(seat)]
        action = "pass" if "pass" in legal and chance.random() < 0.3 else chance.choice(legal)
        await host.play.play(table, table.seats[seat].user_id, [action])


async def build(path: Path) -> Played:
    """Play until there is a table of every sort."""
    chance = random.Random(5)
    store = await Store.open(path)
    host = Host(store, GAMES, chance=chance)
    lobby = await host.lobby.open(GUILD, 1, 1, "Ada", options_with(seats=3))
    running, over, stopped = [await start(host, channel) for channel in (2, 3, 4)]
    await play(host, running, chance, 25)
    await play(host, over, chance)
    await play(host, stopped, chance, 10)
    await host.lobby.stop(stopped, 1, moderator=False)
    solo = await host.lobby.open_alone(GUILD, 5, 1, "Ada", options_with(seats=1, rival=2))
    await play(host, solo, chance, 12)
    await host.close()
    await store.close()
    return Played(path, lobby.id, running.id, over.id, solo.id, stopped.id)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return asyncio.run(build(tmp_path_factory.mktemp("care") / "arnak.db"))


@pytest.fixture
def played(built: Played, tmp_path: Path) -> Played:
    path = tmp_path / "arnak.db"
    shutil.copyfile(built.path, path)
    return replace(built, where=path)


@pytest.fixture(scope="session")
def moved(built: Played, cluster: Cluster) -> str:
    """The address of the same database on a server, to be copied."""
    address = cluster.new()
    move_database(built.path, address, GAMES, lambda what, done, total: None)
    return address


@pytest.fixture(params=KINDS)
def anywhere(request: pytest.FixtureRequest, played: Played) -> Played:
    """The database in a file, and on a server."""
    if request.param == "sqlite":
        return played
    cluster: Cluster = request.getfixturevalue("cluster")
    return replace(played, where=cluster.new(of=request.getfixturevalue("moved")))
