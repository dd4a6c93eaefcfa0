"""An upgrade that is killed at any moment leaves the old database or the new one; the next start carries it out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from arnak_bot.store import migrate
from tests.corpus.database import kept, restore
from tests.databases import rows
from tests.killed import at_call, dies
from tests.samples import by_hand
from tests.store.test_starting_together import version_of

pytestmark = pytest.mark.slow
OLDER = [number for number in kept() if number < migrate.SCHEMA_VERSION]


def hold(schema: int, begin: Callable[[], None], folder: Path, wanted: dict[str, list[tuple[object, ...]]]) -> bool:
    """Kill one upgrade, look at what it has left, and let the next start carry it out."""
    folder.mkdir()
    path = restore(schema, folder / "arnak.db")
    before, copy = rows(path), folder / f"arnak.db.backup-{schema}"
    killed = dies(begin, lambda: migrate.prepare(path))
    left, version = rows(path), version_of(path)
    assert (version, left) in ((schema, before), (migrate.SCHEMA_VERSION, wanted))
    if version != schema:
        assert rows(copy) == before, "a whole copy of before lies beside it"
    migrate.prepare(path)
    assert rows(path) == wanted and rows(copy) == before
    return killed


@pytest.mark.parametrize("schema", by_hand([OLDER[0], OLDER[-1]], OLDER))
def test_an_upgrade_may_be_killed_at_any_statement(tmp_path: Path, schema: int) -> None:
    """That from the first schema executes the statements of all others as well."""
    path, number = restore(schema, tmp_path / "wanted.db"), 1
    migrate.prepare(path)
    wanted = rows(path)
    while hold(schema, at_call(number), tmp_path / f"{number}", wanted):
        number += by_hand(1 + number // 2, 1)
    assert number > 15
