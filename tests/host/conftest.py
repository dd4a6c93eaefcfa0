"""What the tests of the host share: a clock, and hosts on it and a store of their own."""

from __future__ import annotations

import pytest

from arnak_bot.games import GAMES
from arnak_bot.host import Host
from arnak_bot.store import Store
from tests.host.stage import Clock, Games, Here, host_on


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
def fresh(store: Store, clock: Clock, games: Games) -> Host:
    """Another host on the same store, as after a restart."""
    return host_on(store, clock, games)
