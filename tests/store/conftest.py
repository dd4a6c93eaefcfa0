"""What the tests of the store share: a migration that is still to come."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnak_bot.store import migrate


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The next migration, whose script is still to be written."""
    script = tmp_path / "0099_more.sql"
    known, version = migrate.migrations(), migrate.SCHEMA_VERSION + 1
    monkeypatch.setattr(migrate, "migrations", lambda: [*known, (version, script)])
    monkeypatch.setattr(migrate, "SCHEMA_VERSION", version)
    return script
