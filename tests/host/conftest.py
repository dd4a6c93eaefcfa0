"""What the tests of the host share: a store on a file of its own, a clock, and a host on both."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from arnak_bot.host import Host
from arnak_bot.store import Store
from tests.databases import KINDS, Where, database_of
from tests.host.stage import Clock, host_on


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Where]:
    with database_of(request.param, request, tmp_path / "arnak.db") as found:
        yield found


@pytest.fixture
async def store(database: Where) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def host(store: Store, clock: Clock) -> Host:
    return host_on(store, clock)


@pytest.fixture
def fresh(store: Store, clock: Clock) -> Host:
    """The same after a restart."""
    return host_on(store, clock)
