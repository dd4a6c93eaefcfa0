"""Databases of both kinds for tests: a file of its own, or one on a PostgreSQL that the tests start and stop.

PostgreSQL is Debian's: in a folder of its own, on a free port, by an unprivileged user. Where it is not installed the
tests that need it are skipped, unless POSTGRESQL=required says that this is a failure.
"""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import socket
import sqlite3
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from arnak_bot.store import Store, copying, migrate, postgresql
from arnak_bot.store.database import Connection

PASSING = ("processes", "shards", "turns")
"""The kinds of rows that last no longer than the processes that wrote them, and are never copied."""

Where = str | Path
"""What `Store.open` takes: the path of a file, or an address."""

KINDS = ("sqlite", "postgresql")
USER = "arnak"
_SETTINGS = ("fsync=off", "full_page_writes=off", "synchronous_commit=off", "max_connections=200", "autovacuum=off")


@dataclass
class Cluster:
    """A PostgreSQL of the tests' own. Databases that can be used again wait in `free`."""

    folder: Path
    port: int
    pg_ctl: tuple[str, ...] = ()
    numbers: Iterator[int] = field(default_factory=itertools.count)
    free: list[str] = field(default_factory=list)

    def address(self, name: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def do(self, statement: str) -> None:
        with closing(postgresql.connect(self.address("postgres"))) as connection:
            connection.execute(statement)

    def new(self, *, of: str | None = None) -> str:
        """Return the address of a new database: empty, or a copy of one that nobody uses."""
        name = f"t{next(self.numbers)}"
        template = "" if of is None else f" TEMPLATE {of.rpartition('/')[2]}"
        self.do(f"CREATE DATABASE {name}{template}")
        return self.address(name)

    @contextmanager
    def away(self) -> Iterator[None]:
        """Stop the server while the block runs: whoever is connected loses that, and nobody else gets in."""
        _run(self.folder, *self.pg_ctl, "-m", "immediate", "-w", "stop")
        yield
        _run(self.folder, *self.pg_ctl, "-w", "start")


def _program(name: str) -> str | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return shutil.which(name, path=os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")]))


def _run(folder: Path, *command: str) -> None:
    """Run a program of PostgreSQL as somebody who is not root."""
    root = os.geteuid() == 0
    subprocess.run(
        [*(("runuser", "-u", "postgres", "--") if root else ()), *command],
        cwd=folder,
        check=True,
        stdout=subprocess.DEVNULL,
    )


@contextmanager
def started(settings: Sequence[str] = _SETTINGS) -> Iterator[Cluster]:
    """Start a PostgreSQL of one's own, and stop it in the end; by default one that does not wait for the disk."""
    programs = [_program(name) for name in ("initdb", "pg_ctl")]
    if None in programs:
        why = "PostgreSQL is not installed (apt-get install postgresql): what needs it is not tested"
        if os.environ.get("POSTGRESQL") == "required":
            pytest.fail(why)
        pytest.skip(why)
    initdb, pg_ctl = map(str, programs)
    folder = Path(tempfile.mkdtemp(prefix="arnak-pg-"))
    if os.geteuid() == 0:
        os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 {' '.join(f'-c {each}' for each in settings)}"
    try:
        _run(folder, initdb, "-D", f"{folder}/data", "-A", "trust", "-U", USER, "-N", "-E", "UTF8", "--locale=C.UTF-8")
        controlled = (pg_ctl, "-D", f"{folder}/data", "-o", options, "-l", f"{folder}/log")
        _run(folder, *controlled, "-w", "start")
        try:
            yield Cluster(folder, port, controlled)
        finally:
            _run(folder, *controlled, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The PostgreSQL of this worker, started when the first test asks for it."""
    with started() as running:
        yield running


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Where]:
    """A database of each kind that does not exist yet (a file), or is empty (on the server)."""
    if request.param == "sqlite":
        yield tmp_path / "arnak.db"
        return
    found: Cluster = request.getfixturevalue("cluster")
    address = found.free.pop() if found.free else found.new()
    yield address
    empty(address)
    found.free.append(address)


@pytest.fixture
def address(cluster: Cluster) -> str:
    """Where there is an empty database on the server, which nobody uses again."""
    return cluster.new()


@pytest.fixture(params=KINDS)
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """A database of each kind that nobody uses again: its schema may be spoiled."""
    if request.param == "sqlite":
        return tmp_path / "new.db"
    address: str = request.getfixturevalue("address")
    return address


IN_A_FILE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
"""For what only happens to a file, or is nothing that a server might do otherwise."""


@pytest.fixture
async def store(database: Where) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


END_OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
"""Ends all other connections to a database of the server."""


def empty(address: str) -> None:
    """Leave a database without rows, and without whoever a test has left connected to it."""
    with opened(address) as connection:
        connection.execute(END_OTHERS)
        if connection.execute("SELECT to_regclass('tables')").fetchone()[0] is not None:
            connection.execute(f"TRUNCATE {', '.join((*copying.KINDS, *PASSING))} RESTART IDENTITY")


@contextmanager
def opened(database: Where) -> Iterator[Connection]:
    """Open a database behind the store's back; each statement is kept at once."""
    if isinstance(database, Path):
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.row_factory = sqlite3.Row
            yield connection
        return
    with closing(postgresql.connect(database)) as session:
        yield session


def tamper(database: Where, statement: str, *values: object) -> None:
    with opened(database) as connection:
        connection.execute(statement, values)


def columns_of(kind: str) -> list[str]:
    return sorted(column for table, column in migrate.expected_columns() if table == kind)


@contextmanager
def refusing_posts(database: Where, table_id: int) -> Iterator[None]:
    """Let the database refuse every post of a table."""
    if isinstance(database, Path):
        refusing = "BEFORE INSERT ON posts WHEN NEW.table_id = {} BEGIN SELECT RAISE(ABORT, 'no'); END"
        begin, end = f"CREATE TRIGGER bad {refusing}", "DROP TRIGGER bad"
    else:
        begin = "ALTER TABLE posts ADD CONSTRAINT bad CHECK (table_id <> {}) NOT VALID"
        end = "ALTER TABLE posts DROP CONSTRAINT bad"
    tamper(database, begin.format(table_id))
    try:
        yield
    finally:
        tamper(database, end)


def plan_of(database: Where, query: str) -> list[str]:
    """How a query is carried out, step by step, where reading whole tables is not worth while."""
    with opened(database) as connection:
        if isinstance(database, Path):
            return [str(row["detail"]) for row in connection.execute(f"EXPLAIN QUERY PLAN {query}")]
        connection.execute("SET enable_seqscan = off")
        return [str(row[0]) for row in connection.execute(f"EXPLAIN {query}")]


def cells_with(database: Where, *said: str) -> list[tuple[str, object]]:
    """Where in a database any of these texts stands, by table."""
    found = [(kind, cell) for kind, all_rows in rows(database).items() for row in all_rows for cell in row]
    return [(kind, cell) for kind, cell in found if any(each in str(cell) for each in said)]


def rows(database: Where) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a database, by table."""
    names = "SELECT name FROM sqlite_master WHERE type = 'table'"
    if not isinstance(database, Path):
        names = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
    with opened(database) as connection:
        kinds = [str(row[0]) for row in connection.execute(names).fetchall()]
        found = {kind: connection.execute(f"SELECT * FROM {kind}").fetchall() for kind in kinds}
    return {kind: sorted((tuple(row) for row in all_rows), key=repr) for kind, all_rows in found.items()}
