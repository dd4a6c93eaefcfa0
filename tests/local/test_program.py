"""`python bot.py` from the outside: bad settings get one clear line, and secrets stay out of it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

from arnak_bot.store.backends import backend_of
from tests.samples import all_day

pytestmark = pytest.mark.whole_check

ROOT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "bot.py"]
TOKEN = "not-a-real-token.123456.7890"


def with_settings(environment: dict[str, str]) -> dict[str, Any]:
    """How `bot.py` is run with these settings, and without a token if they have none."""
    return {"cwd": ROOT, "env": {**os.environ, "DISCORD_TOKEN": "", "LOCAL_PORT": "0", **environment}, "text": True}


def complaint_of(**environment: str) -> str:
    """What a program says that ends with these settings: a sentence, and no traceback."""
    result = subprocess.run(PROGRAM, **with_settings(environment), capture_output=True, timeout=60, check=False)
    assert result.returncode == 2 and "Traceback" not in result.stderr
    return f"{result.stdout}{result.stderr}"


@contextmanager
def running(file: Path) -> Iterator[subprocess.Popen[str]]:
    """A program on a database, once it has opened the local table."""
    with subprocess.Popen(PROGRAM, **with_settings({"DATABASE": str(file)}), stdout=PIPE, stderr=PIPE) as program:
        assert program.stdout is not None
        assert "the local table is open at" in program.stdout.readline()
        yield program


def test_a_missing_token_with_a_bad_database_path_says_what_to_do() -> None:
    told = complaint_of(DATABASE="/proc/nowhere/arnak.db")
    assert "cannot be opened" in told and "Set DATABASE" in told


def test_a_corrupt_database_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "arnak.db"
    file.write_bytes(b"this is no database at all" * 100)
    assert "is not a working database" in complaint_of(DATABASE=str(file))
    assert file.read_bytes() == b"this is no database at all" * 100


def test_a_port_in_use_is_reported_with_a_remedy(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = complaint_of(LOCAL_PORT=str(port), DATABASE=str(tmp_path / "arnak.db"))
    assert f"port {port}" in told and "set LOCAL_PORT" in told


@pytest.mark.parametrize("address", ["mysql://arnak:secret@host/arnak", "sqlite:///data/arnak.db", "postgresql:/x"])
def test_an_address_of_another_service_is_not_treated_as_a_file(address: str) -> None:
    told = complaint_of(DATABASE=address)
    assert "DATABASE should be the path of a file" in told and "secret" not in told
    assert not (ROOT / address.partition("/")[0]).exists()


def test_a_postgresql_connection_string_is_neither_a_file_nor_shown() -> None:
    before = set(ROOT.iterdir())
    told = complaint_of(DATABASE="host=127.0.0.1 user=someone password=secret")
    assert "DATABASE should be the path of a file" in told and "secret" not in told
    assert set(ROOT.iterdir()) == before


BAD_PORTS = [(setting, port) for setting in ("LOCAL_PORT", "METRICS_PORT") for port in ("many", "70000", "-1")]
ALL_DAY = [("LOCAL_PORT", "many"), ("METRICS_PORT", "70000")]


@pytest.mark.parametrize("bad", all_day(ALL_DAY, BAD_PORTS), ids=" ".join)
def test_an_invalid_port_is_reported_with_the_valid_range(bad: tuple[str, str], tmp_path: Path) -> None:
    setting, port = bad
    assert f"{setting} should be a port number" in complaint_of(**{setting: port, "DATABASE": str(tmp_path / "x.db")})


def test_a_token_is_never_printed(tmp_path: Path) -> None:
    told = complaint_of(DISCORD_TOKEN=TOKEN, DATABASE=str(tmp_path / "arnak.db"))
    assert "Discord cannot be reached" in told or "does not accept this DISCORD_TOKEN" in told
    assert TOKEN not in told


@pytest.mark.parametrize("number", all_day([signal.SIGTERM], [signal.SIGTERM, signal.SIGINT]))
def test_a_signal_shuts_down_the_local_table_cleanly(number: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "arnak.db"
    with running(file) as program:
        assert Path(f"{file}-wal").exists(), "the database is open"
        program.send_signal(number)
        _, errors = program.communicate(timeout=60)
    assert (program.returncode, errors) == (0, "")
    assert not Path(f"{file}-wal").exists(), "everything is in the one file"


def heeds_ctrl_c() -> None:
    """What a shell starts in the background ignores it, and so do its children: the check may run there."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_during_a_database_outage_exits_silently() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"postgresql://arnak:secret@127.0.0.1:{silent.getsockname()[1]}/arnak?connect_timeout=120"
        how = with_settings({"DATABASE": address})
        with subprocess.Popen(PROGRAM, **how, stderr=PIPE, preexec_fn=heeds_ctrl_c) as program, silent.accept()[0]:
            program.send_signal(signal.SIGINT)
            _, errors = program.communicate(timeout=60)
    assert (program.returncode, errors) == (0, "")


def test_a_second_bot_on_the_same_database_explains_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "arnak.db"
    with running(file) as first:
        for second in (complaint_of(DATABASE=str(file)), complaint_of(DATABASE=str(file), DISCORD_TOKEN=TOKEN)):
            assert f"A bot already uses {file}" in second
        first.terminate()
    assert first.returncode == 0


def test_a_bot_without_shards_alongside_bots_with_shards_explains_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "arnak.db"
    with backend_of(file).shared():
        for more in ({"SHARDS": "2"}, {"DISCORD_TOKEN": TOKEN}):
            assert f"A bot already uses {file}" in complaint_of(DATABASE=str(file), **more)


def test_a_bot_with_shards_alongside_one_without_explains_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "arnak.db"
    with backend_of(file).alone():
        sharing = complaint_of(DATABASE=str(file), DISCORD_TOKEN=TOKEN, SHARDS="2")
    assert f"This bot has SHARDS and would share {file}" in sharing
