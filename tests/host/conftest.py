"""What the tests of the host share: a clock, and hosts on it and a store of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from arnak_bot.games import GAMES
from arnak_bot.host import Host, Table
from arnak_bot.store import Store
from tests.databases import Where
from tests.host.stage import Clock, Games, Here, host_on, running


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games() -> Games:
    """What the hosts of a file play; some play others."""
    return GAMES


@pytest.fixture
def workers() -> Here:
    return Here()


@pytest.fixture
def host(store: Store, clock: Clock, games: Games, workers: Here) -> Host:
    return host_on(store, clock, games, workers)


@pytest.fixture
async def table(host: Host) -> Table:
    """A running game of Ann, Bob and Eve."""
    return await running(host)


@pytest.fixture
def clocks(clock: Clock) -> tuple[Clock, Clock]:
    """Those of two programs: the same, unless a file says otherwise."""
    return clock, clock


@pytest.fixture
async def hosts(database: Where, clocks: tuple[Clock, Clock], games: Games) -> AsyncIterator[tuple[Host, Host]]:
    """Two programs on one database."""
    stores = [await Store.open(database) for _ in clocks]
    first, second = [host_on(store, clock, games) for store, clock in zip(stores, clocks, strict=True)]
    yield first, second
    for store in stores:
        await store.close()


@pytest.fixture
def fresh(store: Store, clock: Clock, games: Games) -> Host:
    """Another host on the same store, as after a restart."""
    return host_on(store, clock, games)
