"""A database on a PostgreSQL server: whose it is, how it is upgraded, what happens when it goes or others hold it."""

from __future__ import annotations

import asyncio
import sys
from datetime import UTC, datetime, timedelta

import psycopg
import pytest
from psycopg import errors

from arnak_bot.store import Person, Store, StoreError, copying, migrate, postgresql, queries
from arnak_bot.store.backends import backend_of
from arnak_bot.store.database import Connection, Values
from arnak_bot.store.postgresql import DatabaseServer, Session
from tests.databases import END_OTHERS, PASSING, Cluster, opened, rows, tamper
from tests.host.moves import pass_turn
from tests.host.stage import ANN, BOB, Clock, host_on, running
from tests.rows import timers_of, version_of

pytestmark = pytest.mark.whole_check

UNREACHABLE = "postgresql://arnak:secret@127.0.0.1:1/arnak"


@pytest.fixture
def database(address: str) -> str:
    return address


def test_placeholders_are_translated_for_the_server() -> None:
    assert postgresql.spelled("a = ? AND b = ?") == "a = $1 AND b = $2"
    assert postgresql.spelled("VALUES (?2, ?1, ?2)") == "VALUES ($2, $1, $2)"


async def test_an_address_is_never_shown_with_its_password() -> None:
    assert backend_of(UNREACHABLE).name == "postgresql://127.0.0.1:1/arnak"
    with pytest.raises(StoreError, match=r"127\.0\.0\.1:1/arnak cannot be reached.*DATABASE") as said:
        await Store.open(UNREACHABLE)
    assert "secret" not in str(said.value)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (errors.InsufficientPrivilege, "OWNER"),
        (errors.ReadOnlySqlTransaction, "no standby"),
        (errors.DiskFull, "full or failing"),
        (errors.IoError, "full or failing"),
        (errors.LockNotAvailable, "try again in a moment"),
        (errors.SerializationFailure, "try again in a moment"),
        (errors.DeadlockDetected, "try again in a moment"),
        (errors.DataCorrupted, "Put a backup in its place"),
        (errors.IndexCorrupted, "Put a backup in its place"),
        (errors.AdminShutdown, "cannot be reached"),
        (errors.NumericValueOutOfRange, "games failed (so it is). Nothing was changed."),
    ],
)
def test_every_server_error_is_reported_with_a_remedy(error: type[psycopg.Error], said: str) -> None:
    sentence = DatabaseServer("postgresql://there/games").sentence(error("so\nit is"))
    assert said in sentence and "postgresql://there/games" in sentence
    assert "(so it is)" in sentence and sentence.endswith(".")


async def test_the_time_is_the_servers_regardless_of_its_time_zone(cluster: Cluster, address: str) -> None:
    cluster.do(f"ALTER DATABASE {address.rpartition('/')[2]} SET timezone TO 'Asia/Tokyo'")
    store = await Store.open(address)
    assert abs(await store.time() - datetime.now(UTC)) < timedelta(minutes=1)
    await store.close()


async def test_an_invalid_address_is_reported() -> None:
    with pytest.raises(StoreError, match="not the address"):
        await Store.open("postgresql://[half")


@pytest.mark.parametrize("password", ["SEC%RET", "SEC/RET", "12/SECRET", "SEC@RET", "SEC RET", "[SEC/RET", 'SEC"%RET'])
@pytest.mark.parametrize("end", ["127.0.0.1:1/db", "[::1]:1/db?connect_timeout=1", ":1"])
def test_a_password_with_unescaped_characters_is_not_shown(password: str, end: str) -> None:
    with pytest.raises(StoreError, match="%2F") as refused:
        backend_of(f"postgresql://arnak:{password}@{end}")
    assert "SEC" not in str(refused.value) and "RET" not in str(refused.value)


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://",
        "postgres://arnak:S%2FC%40T?#:@127.0.0.1:5432/arnak",
        "postgresql:///arnak?host=/run/postgresql&user=arnak@home",
        "postgresql://arnak@%2Frun%2Fpostgresql/arnak",
        "postgresql://arnak:secret@[::1]:5432,other:5433/arnak?target_session_attrs=read-write",
    ],
)
def test_an_address_may_have_any_form_that_postgresql_accepts(address: str) -> None:
    assert "secret" not in backend_of(address).name


def test_without_the_driver_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "arnak_bot.store.postgresql", None)
    with pytest.raises(StoreError, match=r"install requirements-postgresql\.txt"):
        backend_of("postgresql://127.0.0.1/arnak")


def test_all_kinds_of_rows_are_copied() -> None:
    assert {*copying.KINDS, *PASSING} == {kind for kind, _ in migrate.expected_columns()}


async def test_programs_starting_at_once_create_one_schema(address: str) -> None:
    stores = await asyncio.gather(*(Store.open(address) for _ in range(4)))
    assert set(rows(address)) == {"arnak_schema", *copying.KINDS, *PASSING}
    assert rows(address)["arnak_schema"] == [(migrate.SCHEMA_VERSION,)]
    for store in stores:
        await store.close()


async def test_a_database_with_the_wrong_encoding_is_refused_and_untouched(cluster: Cluster) -> None:
    cluster.do("CREATE DATABASE ascii ENCODING SQL_ASCII TEMPLATE template0 LOCALE 'C'")
    with pytest.raises(StoreError, match=r"keeps texts as SQL_ASCII.*createdb --encoding UTF8"):
        await Store.open(cluster.address("ascii"))
    assert rows(cluster.address("ascii")) == {}


async def test_lost_connections_are_reopened_silently(address: str, store: Store) -> None:
    host = host_on(store, Clock())
    table = await running(host)
    tamper(address, END_OTHERS)
    await host.play.play(table, ANN, ["dig camp-coins"])
    assert await version_of(store, table.id) == table.version


@pytest.mark.parametrize("more", [("SELECT 1",), ()], ids=["in the middle", "before its commit"])
async def test_a_transaction_the_server_cuts_changes_nothing(address: str, store: Store, more: tuple[str, ...]) -> None:
    pids = []

    def cut(connection: Connection) -> None:
        connection.execute("INSERT INTO people (user_id, wishes) VALUES (1, '')")
        pids.append(connection.execute("SELECT pg_backend_pid()").fetchone()[0])
        tamper(address, "SELECT pg_terminate_backend(CAST(? AS INTEGER))", pids[-1])
        for statement in more:
            connection.execute(statement)

    with pytest.raises(StoreError, match="cannot be reached"):
        await store._database.write(cut)
    assert rows(address)["people"] == [] and len(pids) == 1, "it is not tried again by itself"
    await store.people.set_person(1, Person())


async def test_a_locked_row_is_reported_the_next_attempt_works(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "PATIENCE", 0.05)
    store = await Store.open(address)
    await store.people.set_person(1, Person())
    with opened(address) as other:
        other.execute("BEGIN")
        other.execute("UPDATE people SET wishes = wishes")
        with pytest.raises(StoreError, match="Another program holds"):
            await store.people.set_person(1, Person(wake=8))
        other.execute("ROLLBACK")
    await store.people.set_person(1, Person(wake=8))
    assert await store.people.person(1) == Person(wake=8)
    await store.close()


async def test_a_read_only_user_is_refused_at_start(cluster: Cluster, address: str, store: Store) -> None:
    cluster.do("CREATE ROLE reader LOGIN")
    tamper(address, "GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader")
    with pytest.raises(StoreError, match=r"cannot be written.*OWNER"):
        await Store.open(address.replace("arnak@", "reader@"))


async def test_a_simultaneous_preference_and_move_leave_no_timer_for_a_seat_that_has_moved(
    address: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, other = host_on(store, Clock()), await Store.open(address)
    table = await running(host, remind_hours=None, deadline_hours=None)
    loop, plain = asyncio.get_running_loop(), Session.execute
    moved: list[str] = []

    def execute(self: Session, statement: str, values: Values = (), /) -> object:
        """Let Ann move as soon as the transaction of the wish has begun."""
        found = plain(self, statement, values)
        if statement == queries.SET_PERSON and not moved:
            moved.append(statement)
            asyncio.run_coroutine_threadsafe(pass_turn(host, table, ANN), loop).result(60)
        return found

    monkeypatch.setattr(Session, "execute", execute)
    await host_on(other, Clock()).people.set_person(ANN, Person("Asia/Tokyo", 12, 22))
    assert moved and table.running.seats_to_act == (1,)
    assert {due.seat for due in await timers_of(store, table.id)} <= {-1, 1}
    await other.close()


async def test_a_transaction_that_loses_a_race_is_retried(address: str, store: Store) -> None:
    await store.people.set_person(BOB, Person())
    tries = []

    def work(connection: Connection) -> None:
        tries.append(connection.execute("SELECT wishes FROM people").fetchone()[0])
        if len(tries) == 1:
            tamper(address, "UPDATE people SET wishes = '{}'")
        connection.execute("UPDATE people SET wishes = wishes || ' '")

    await store._database.write(work)
    assert len(tries) == 2 and tries[1] == "{}" and rows(address)["people"] == [(BOB, "{} ")]
    assert isinstance(store._database.backend, DatabaseServer)
