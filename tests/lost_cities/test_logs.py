"""Games as text: the log format and the command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from arnak_bot.games.lost_cities.__main__ import main, random_game, score_text, thrifty_game
from arnak_bot.games.lost_cities.engine import Columns, Game, GameSetup, Length, LogError, read_log, replay, write_log

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "tests" / "lost_cities" / "short-3-players.log"


def test_the_example_game_ends_as_it_says() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    game = replay(text)
    assert game.over
    for line in score_text(game).splitlines():
        assert f"# {line}" in text
    assert f"# fingerprint {game.fingerprint()}" in text


@pytest.mark.parametrize(
    "setup", [GameSetup(3, Length.SHORT, Columns.EITHER, "x y"), GameSetup(4), GameSetup(2, Length.SHORT, seed="z")]
)
def test_a_log_is_read_as_it_was_written(setup: GameSetup) -> None:
    game = random_game(setup)
    assert read_log(write_log(game)) == (setup, list(game.log))
    assert replay(write_log(game)).fingerprint() == game.fingerprint()


@pytest.mark.parametrize("seed", ["a\nb", "tab\there", " x", "a # b"])
def test_a_seed_that_does_not_fit_on_a_line_is_refused(seed: str) -> None:
    with pytest.raises(LogError, match="does not fit"):
        write_log(Game.new(GameSetup(seed=seed)))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("players 2\nnonsense", "line 2: “nonsense” is neither"),
        ("players 9", "setup is impossible: a game has 2 to 4"),
        ("players many", "setup is impossible"),
        ("length endless", "setup is impossible"),
        ("players 2\n0 fly to the moon", "decision 1 .* no action"),
        ("players 2\n1 draw", "decision 1 .* not your turn"),
        ("0 draw", "decision 1 .* first play"),
        ("0 draw\nplayers 2", "line 2"),
    ],
)
def test_a_broken_log_names_its_line(text: str, message: str) -> None:
    with pytest.raises(LogError, match=message):
        replay(text)


def test_the_command_line_replays_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", str(EXAMPLE)]) == 0
    printed = capsys.readouterr().out
    assert "The game is over: seat" in printed and "Total" in printed and "fingerprint" in printed


@pytest.mark.parametrize("command", ["random", "thrifty"])
def test_the_command_line_plays_the_same_game_for_the_same_seed(command: str) -> None:
    line = [sys.executable, "-m", "arnak_bot.games.lost_cities", command, "--length", "short", "--seed", "S"]
    runs = [subprocess.run(line, capture_output=True, text=True, check=True, cwd=ROOT) for _ in range(2)]
    assert runs[0].stdout == runs[1].stdout
    assert "length short" in runs[0].stdout


def test_the_command_line_says_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["play", str(tmp_path / "missing.log")]) == 2
    assert main(["random", "--players", "7"]) == 2
    assert "2 to 4" in capsys.readouterr().err


def test_a_thrifty_game_is_logged_and_replayed() -> None:
    game = thrifty_game(GameSetup(4, Length.SHORT, Columns.EITHER, "t"))
    assert replay(write_log(game)).fingerprint() == game.fingerprint()
