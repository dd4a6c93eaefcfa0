"""A connection to a server that is lost at any statement of any call of the host leaves all of it or nothing."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import pytest

from arnak_bot.host import TableError
from arnak_bot.refusals import Why
from arnak_bot.store import StoreError
from arnak_bot.store.backends import backend_of
from arnak_bot.store.copying import copy_rows, filling
from arnak_bot.store.database import Values
from arnak_bot.store.postgresql import Session
from tests.databases import Cluster, Where, empty, rows
from tests.host.test_all_or_nothing import ALL_DAY, Stage, about_to, agrees_with_the_store, ended, staged


class Cuts:
    """Connections that count their statements, and are cut before one of them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.statements, self.at = 0, 0
        execute, executemany = Session.execute, Session.executemany

        def one(session: Session, statement: str, values: Values = (), /) -> object:
            self.before(session)
            return execute(session, statement, values)

        def many(session: Session, statement: str, all_rows: Iterable[Values], /) -> object:
            self.before(session)
            return executemany(session, statement, all_rows)

        monkeypatch.setattr(Session, "execute", one)
        monkeypatch.setattr(Session, "executemany", many)

    def before(self, session: Session) -> None:
        self.statements += 1
        if self.statements == self.at:
            session.raw.close()

    def arm(self, at: int) -> None:
        """From now on count, and cut before the statement of this number; 0: before none."""
        self.statements, self.at = 0, at


def kept(address: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a database, but for the numbers of posts: what was undone has taken some too."""
    found = rows(address)
    return {**found, "posts": [post[1:] for post in found["posts"]]}


def restore(stage: Where, copy: str) -> None:
    """Let a database be as the stage is; a copy by the server itself takes much longer."""
    empty(copy)
    with backend_of(stage).look(any_text=False) as source, filling(backend_of(copy)) as target:
        copy_rows(source, target, lambda done, total: None)


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL_DAY)
async def test_a_connection_lost_at_any_statement_leaves_all_or_nothing(
    name: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "arnak")
    stage, copy = await staged(name, cluster.new()), cluster.new()
    cuts = Cuts(monkeypatch)

    async def tried(at: int) -> bool:
        """Make the call on a copy; say whether it was refused."""
        restore(stage.path, copy)
        here, host, call = await about_to(name, Stage(copy, stage.clock))
        found.append(kept(copy))
        cuts.arm(at)
        refused = True
        try:
            await call()
            refused = False
        except TableError as error:
            assert error.refusal is Why.NOT_SAVED
        except StoreError as error:
            assert "cannot be reached" in str(error)
        counts.append(cuts.statements)
        cuts.arm(0)
        found.append(kept(copy))
        await agrees_with_the_store(here, host)
        await ended(host)
        return refused

    found: list[dict[str, list[tuple[object, ...]]]] = []
    counts: list[int] = []
    assert not await tried(0)
    before, after = found
    count = counts[0]
    assert count > 2 and before != after
    refusals = [await tried(statement) for statement in range(1, count + 1)]
    assert any(refusals)
    for refused, left in zip(refusals, found[3::2], strict=True):
        assert left in ((before, after) if refused else (after,))
