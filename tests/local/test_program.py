"""`python bot.py` from the outside: bad settings get one clear line, and secrets stay out of it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import pytest

from arnak_bot.store.backends import backend_of
from tests.samples import all_day

pytestmark = pytest.mark.whole_check

ROOT = Path(__file__).parents[2]


def run_program(**environment: str) -> subprocess.CompletedProcess[str]:
    settings = {**os.environ, "DISCORD_TOKEN": "", "LOCAL_PORT": "0", **environment}
    return subprocess.run(
        [sys.executable, "bot.py"], cwd=ROOT, env=settings, capture_output=True, text=True, timeout=60, check=False
    )


def test_a_missing_token_with_a_bad_database_path_says_what_to_do() -> None:
    result = run_program(DATABASE="/proc/nowhere/arnak.db")
    assert result.returncode == 2
    assert "cannot be opened" in result.stderr and "Set DATABASE" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_corrupt_database_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "arnak.db"
    file.write_bytes(b"this is no database at all" * 100)
    result = run_program(DATABASE=str(file))
    assert result.returncode == 2
    assert "is not a working database" in result.stderr and "Traceback" not in result.stderr
    assert file.read_bytes() == b"this is no database at all" * 100


def test_a_port_in_use_is_reported_with_a_remedy(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = run_program(LOCAL_PORT=str(port), DATABASE=str(tmp_path / "arnak.db"))
    assert result.returncode == 2
    assert f"port {port}" in result.stderr and "set LOCAL_PORT" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("address", ["mysql://arnak:secret@host/arnak", "sqlite:///data/arnak.db", "postgresql:/x"])
def test_an_address_of_another_service_is_not_treated_as_a_file(address: str) -> None:
    result = run_program(DATABASE=address)
    assert result.returncode == 2
    assert "DATABASE should be the path of a file" in result.stderr and "secret" not in result.stderr
    assert not (ROOT / address.partition("/")[0]).exists()


def test_a_postgresql_connection_string_is_neither_a_file_nor_shown() -> None:
    before = set(ROOT.iterdir())
    result = run_program(DATABASE="host=127.0.0.1 user=someone password=secret")
    assert result.returncode == 2
    assert "DATABASE should be the path of a file" in result.stderr and "secret" not in result.stderr
    assert set(ROOT.iterdir()) == before


BAD_PORTS = [(setting, port) for setting in ("LOCAL_PORT", "METRICS_PORT") for port in ("many", "70000", "-1")]
ALL_DAY = [("LOCAL_PORT", "many"), ("METRICS_PORT", "70000")]


@pytest.mark.parametrize("bad", all_day(ALL_DAY, BAD_PORTS), ids=" ".join)
def test_an_invalid_port_is_reported_with_the_valid_range(bad: tuple[str, str], tmp_path: Path) -> None:
    setting, port = bad
    result = run_program(**{setting: port, "DATABASE": str(tmp_path / "x.db")})
    assert result.returncode == 2
    assert f"{setting} should be a port number" in result.stderr


def test_a_token_is_never_printed(tmp_path: Path) -> None:
    token = "not-a-real-token.123456.7890"
    result = run_program(DISCORD_TOKEN=token, DATABASE=str(tmp_path / "arnak.db"))
    assert result.returncode == 2
    assert "Discord cannot be reached" in result.stderr or "does not accept this DISCORD_TOKEN" in result.stderr
    assert "Traceback" not in result.stderr
    assert token not in result.stdout + result.stderr


@pytest.mark.parametrize("number", all_day([signal.SIGTERM], [signal.SIGTERM, signal.SIGINT]))
def test_a_signal_shuts_down_the_local_table_cleanly(number: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "arnak.db"
    settings = {**os.environ, "DISCORD_TOKEN": "", "LOCAL_PORT": "0", "DATABASE": str(file)}
    command = [sys.executable, "bot.py"]
    with subprocess.Popen(command, cwd=ROOT, env=settings, stdout=PIPE, stderr=PIPE, text=True) as program:
        assert program.stdout is not None
        assert "the local table is open at" in program.stdout.readline()
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
        settings = {**os.environ, "DISCORD_TOKEN": "", "LOCAL_PORT": "0", "DATABASE": address}
        with (
            subprocess.Popen(
                [sys.executable, "bot.py"],
                cwd=ROOT,
                env=settings,
                stderr=PIPE,
                text=True,
                preexec_fn=heeds_ctrl_c,
            ) as program,
            silent.accept()[0],
        ):
            program.send_signal(signal.SIGINT)
            _, errors = program.communicate(timeout=60)
    assert (program.returncode, errors) == (0, "")


def test_a_second_bot_on_the_same_database_explains_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "arnak.db"
    settings = {**os.environ, "DISCORD_TOKEN": "", "LOCAL_PORT": "0", "DATABASE": str(file)}
    with subprocess.Popen([sys.executable, "bot.py"], cwd=ROOT, env=settings, stdout=PIPE, text=True) as first:
        assert first.stdout is not None
        assert "the local table is open at" in first.stdout.readline()
        for second in (
            run_program(DATABASE=str(file)),
            run_program(DATABASE=str(file), DISCORD_TOKEN="not-a-real-token.123456.7890"),
        ):
            assert second.returncode == 2
            assert f"A bot already uses {file}" in second.stderr and "Traceback" not in second.stderr
        first.terminate()
    assert first.returncode == 0


def test_a_bot_without_shards_alongside_bots_with_shards_explains_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "arnak.db"
    with backend_of(file).shared():
        for other in (
            run_program(DATABASE=str(file), SHARDS="2"),
            run_program(DATABASE=str(file), DISCORD_TOKEN="not-a-real-token.123456.7890"),
        ):
            assert other.returncode == 2
            assert f"A bot already uses {file}" in other.stderr and "Traceback" not in other.stderr


def test_a_bot_with_shards_alongside_one_without_explains_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "arnak.db"
    with backend_of(file).alone():
        sharing = run_program(DATABASE=str(file), DISCORD_TOKEN="not-a-real-token.123456.7890", SHARDS="2")
    assert sharing.returncode == 2
    assert f"This bot has SHARDS and would share {file}" in sharing.stderr and "Traceback" not in sharing.stderr
