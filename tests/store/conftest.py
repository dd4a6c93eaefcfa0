"""What the tests of the store share: a database of either kind, and a store on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from arnak_bot.store import Store, migrate
from tests.databases import KINDS, Where, database_of


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
def newer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The next migration, whose script is still to be written."""
    script = tmp_path / "0099_more.sql"
    known, version = migrate.migrations(), migrate.SCHEMA_VERSION + 1
    monkeypatch.setattr(migrate, "migrations", lambda: [*known, (version, script)])
    monkeypatch.setattr(migrate, "SCHEMA_VERSION", version)
    return script
