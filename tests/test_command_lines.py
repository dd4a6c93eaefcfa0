"""Games as text: the example games, broken logs, and the command line of each game that has one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from arnak_bot.games.arnak.engine import __main__ as arnak
from arnak_bot.games.arnak.engine.logfile import LOG as ARNAK_LOG
from arnak_bot.games.lost_cities import __main__ as lost_cities
from arnak_bot.games.lost_cities.engine import LOG as LOST_CITIES_LOG
from arnak_bot.kit.logfile import LogError

TESTS = Path(__file__).parent
LOGS: dict[ModuleType, Any] = {arnak: ARNAK_LOG, lost_cities: LOST_CITIES_LOG}
SHORT = TESTS / "lost_cities" / "short-3-players.log"
EXAMPLES = [*((arnak, file) for file in sorted((TESTS / "games").glob("*.log"))), (lost_cities, SHORT)]


@pytest.mark.parametrize(("program", "file"), EXAMPLES, ids=[file.stem for _, file in EXAMPLES])
def test_an_example_game_ends_with_its_stated_result(
    program: ModuleType, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = file.read_text(encoding="utf-8")
    game = LOGS[program].replay(text)
    assert game.over
    told = [*program.score_text(game).splitlines(), f"fingerprint {game.fingerprint()}"]
    assert [line for line in told if f"# {line}" not in text] == []
    assert program.main(["play", str(file)]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[-len(told) :] == told and len(printed) > len(told), "the table stands before the scores"


@pytest.mark.parametrize(
    ("program", "text", "message"),
    [
        (arnak, "players 9", "setup is impossible: a game has 2 to 4"),
        (arnak, "players 2\n0 fly to the moon", "decision 1 .* not possible now. Legal: dig"),
        (arnak, "players 2\n1 pass", "decision 1 .* not your turn"),
        (lost_cities, "players 2\nnonsense", "line 2: “nonsense” is neither"),
        (lost_cities, "players 9", "setup is impossible: a game has 2 to 4"),
        (lost_cities, "players many", "setup is impossible"),
        (lost_cities, "length endless", "setup is impossible"),
        (lost_cities, "edition 7", "setup is impossible"),
        (lost_cities, "part  \n0 draw", "proof is impossible"),
        (lost_cities, "players 2\n0 fly to the moon", "decision 1 .* no action"),
        (lost_cities, "players 2\n1 draw", "decision 1 .* not your turn"),
        (lost_cities, "0 draw", "decision 1 .* first play"),
        (lost_cities, "0 draw\nplayers 2", "line 2"),
    ],
)
def test_a_broken_log_names_its_line(program: ModuleType, text: str, message: str) -> None:
    with pytest.raises(LogError, match=message):
        LOGS[program].replay(text)


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("arnak.engine random --players 3 --board snake", "players 3"),
        ("lost_cities random --length short", "length short"),
        ("lost_cities able --length short", "length short"),
    ],
)
def test_the_command_line_plays_the_same_game_for_the_same_seed(command: str, line: str) -> None:
    started = [sys.executable, "-m", *f"arnak_bot.games.{command} --seed S".split()]
    runs = [subprocess.run(started, capture_output=True, text=True, check=True, cwd=TESTS.parent) for _ in range(2)]
    assert runs[0].stdout == runs[1].stdout and line in runs[0].stdout


@pytest.mark.parametrize("program", LOGS)
def test_the_command_line_reports_errors(
    program: ModuleType, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert program.main(["play", str(tmp_path / "missing.log")]) == 2
    assert program.main(["random", "--players", "7"]) == 2
    assert "2 to 4" in capsys.readouterr().err
