"""Games as text: the example games, broken logs, and the command line of every game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from arnak_bot.games import GAMES
from arnak_bot.games.__main__ import line_of, main
from arnak_bot.games.arnak.engine import __main__ as arnak
from arnak_bot.games.arnak.engine.logfile import LOG as ARNAK_LOG
from arnak_bot.games.lost_cities.engine import LOG as LOST_CITIES_LOG
from arnak_bot.kit.command_line import CommandLine
from arnak_bot.kit.logfile import LogError, LogFormat

TESTS = Path(__file__).parent
SHORT = TESTS / "lost_cities" / "short-3-players.log"
LOST_CITIES = line_of(GAMES["lost-cities"])
EXAMPLES = [*((arnak.LINE, file) for file in sorted((TESTS / "games").glob("*.log"))), (LOST_CITIES, SHORT)]


@pytest.mark.parametrize(("line", "file"), EXAMPLES, ids=[file.stem for _, file in EXAMPLES])
def test_an_example_game_ends_with_its_stated_result(
    line: CommandLine[Any, Any], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = file.read_text(encoding="utf-8")
    game = line.log.replay(text)
    assert game.over
    table, _, scores = line.told(game).rpartition("\n\n")
    told = [*scores.splitlines(), f"fingerprint {game.fingerprint()}"]
    assert [each for each in told if f"# {each}" not in text] == []
    assert line.run(["play", str(file)]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert table and printed == [*table.splitlines(), "", *told], "the table stands before the scores"


@pytest.mark.parametrize(
    ("log", "text", "message"),
    [
        (ARNAK_LOG, "players 9", "setup is impossible: a game has 2 to 4"),
        (ARNAK_LOG, "players 2\n0 fly to the moon", "decision 1 .* matches no move right now. Legal: dig"),
        (ARNAK_LOG, "players 2\n1 pass", "decision 1 .* not your turn"),
        (LOST_CITIES_LOG, "players 2\nnonsense", "line 2: “nonsense” is neither"),
        (ARNAK_LOG, f"players 2\n0 {'pilot ' * 1000}", "line 2: it has more than 300 characters"),
        (LOST_CITIES_LOG, f"players 2\n{'9' * 5000} draw", "line 2: it has more than 300 characters"),
        (LOST_CITIES_LOG, "players 9", "setup is impossible: a game has 2 to 4"),
        (LOST_CITIES_LOG, "players many", "setup is impossible"),
        (LOST_CITIES_LOG, "length endless", "setup is impossible"),
        (LOST_CITIES_LOG, "edition 7", "setup is impossible"),
        (LOST_CITIES_LOG, "part  \n0 draw", "proof is impossible"),
        (LOST_CITIES_LOG, "players 2\n0 fly to the moon", "decision 1 .* no action"),
        (LOST_CITIES_LOG, "players 2\n1 draw", "decision 1 .* not your turn"),
        (LOST_CITIES_LOG, "0 draw", "decision 1 .* first play"),
        (LOST_CITIES_LOG, "0 draw\nplayers 2", "line 2"),
    ],
)
def test_a_broken_log_names_its_line(log: LogFormat[Any, Any], text: str, message: str) -> None:
    with pytest.raises(LogError, match=message):
        log.replay(text)


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("arnak_bot.engine random --players 3 --board snake", "players 3"),
        ("arnak_bot.games lost-cities random --table length=short", "length short"),
        *(
            pytest.param(*case, marks=pytest.mark.slow)
            for case in (
                ("arnak_bot.games lost-cities able --table length=short", "length short"),
                ("arnak_bot.games lost-ark able --players 2 --table third=on", "third True"),
            )
        ),
    ],
)
def test_the_command_line_plays_the_same_game_for_the_same_seed(command: str, line: str) -> None:
    started = [sys.executable, "-m", *f"{command} --seed S".split()]
    runs = [subprocess.run(started, capture_output=True, text=True, check=True, cwd=TESTS.parent) for _ in range(2)]
    assert runs[0].stdout == runs[1].stdout and line in runs[0].stdout


@pytest.mark.parametrize("line", [arnak.LINE, LOST_CITIES], ids=["arnak", "lost-cities"])
def test_the_command_line_reports_errors(
    line: CommandLine[Any, Any], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert line.run(["play", str(tmp_path / "missing.log")]) == 2
    assert line.run(["random", "--players", "7"]) == 2
    assert "2 to 4" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("lost-cities random --table size=3", "lost-cities has no option “size”"),
        ("lost-cities random --table length=endless", "length cannot be chosen as 'endless'"),
        ("chess random", f"usage: python -m arnak_bot.games {{{','.join(GAMES)}}}"),
        ("", f"usage: python -m arnak_bot.games {{{','.join(GAMES)}}}"),
    ],
)
def test_the_command_line_of_the_games_names_what_it_does_not_know(
    command: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.split()) == 2
    assert message in capsys.readouterr().err
