"""What the tests of the host share: a clock, and a host on it and a store of its own."""

from __future__ import annotations

import pytest

from arnak_bot.host import Host
from arnak_bot.store import Store
from tests.host.stage import Clock, host_on


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def host(store: Store, clock: Clock) -> Host:
    return host_on(store, clock)


@pytest.fixture
def fresh(store: Store, clock: Clock) -> Host:
    return host_on(store, clock)
