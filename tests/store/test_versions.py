"""Whose database it is, and of which version: what is not ours stays as it is, and an upgrade is made whole or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnak_bot.store import Store, StoreError, migrate
from arnak_bot.store.backends import backend_of
from tests.databases import Where, opened, rows, tamper
from tests.store.test_store import add_table

ADDS = "-- one; more\nALTER TABLE tables ADD COLUMN more INTEGER;\nALTER TABLE tables ADD COLUMN note TEXT;\n"


@pytest.fixture
def database(new_database: Where) -> Where:
    return new_database


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The next migration, whose script is still to be written."""
    script = tmp_path / "0099_more.sql"
    known, version = migrate.migrations(), migrate.SCHEMA_VERSION + 1
    monkeypatch.setattr(migrate, "migrations", lambda: [*known, (version, script)])
    monkeypatch.setattr(migrate, "SCHEMA_VERSION", version)
    return script


def refused(database: Where, said: str) -> None:
    """Hold that a database cannot be used, and stays as it is."""

    def everything() -> object:
        return rows(database), database.read_bytes() if isinstance(database, Path) else None

    before = everything()
    with pytest.raises(StoreError, match=said):
        backend_of(database).prepare()
    assert everything() == before


async def test_the_database_of_another_program_is_refused_and_untouched(database: Where) -> None:
    tamper(database, "CREATE TABLE recipes (name TEXT)")
    refused(database, r"another program.* Set DATABASE to")


async def test_a_database_of_a_newer_version_is_refused_and_untouched(store: Store, database: Where) -> None:
    newer = "UPDATE arnak_schema SET version = version + 1"
    tamper(database, f"PRAGMA user_version = {migrate.SCHEMA_VERSION + 1}" if isinstance(database, Path) else newer)
    refused(database, r"newer version.*Upgrade the bot, or set DATABASE to another (file|one)\.$")


async def test_a_database_that_lacks_a_column_is_refused(store: Store, database: Where) -> None:
    tamper(database, "ALTER TABLE seats DROP COLUMN answers")
    refused(database, "seats has no answers.*backup")


async def test_an_upgrade_that_fails_changes_nothing(store: Store, database: Where, newer: Path) -> None:
    await add_table(store)
    newer.write_text(f"{ADDS}CREATE TABLE half (a TEXT);\nCREATE TABLE seats (b TEXT);")
    refused(database, r"failed .*seats.*Nothing was changed")


async def test_an_upgrade_changes_existing_rows(store: Store, database: Where, newer: Path) -> None:
    table = await add_table(store)
    newer.write_text(f"{ADDS}UPDATE tables SET note = 'kept', more = {2**40};")
    backend_of(database).prepare()
    with opened(database) as connection:
        assert tuple(connection.execute("SELECT id, note, more FROM tables").fetchone()) == (table, "kept", 2**40)
    if isinstance(database, Path):
        assert rows(database.with_name(f"new.db.backup-{migrate.SCHEMA_VERSION - 1}"))["tables"][0][0] == table


async def test_an_upgrade_may_have_statements_for_the_server(store: Store, database: Where, newer: Path) -> None:
    await add_table(store)
    newer.write_text(f"{ADDS}UPDATE tables SET note = json_extract(options, '$.layout');")
    newer.with_suffix(".postgresql.sql").write_text(f"{ADDS}UPDATE tables SET note = options::json ->> 'layout';")
    backend_of(database).prepare()
    with opened(database) as connection:
        assert connection.execute("SELECT note FROM tables").fetchone()[0] == "tall"
