"""Games as text: the example games, the log format, and the command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from arnak_bot.games.arnak.engine import GameSetup, LogError, read_log, replay, write_log
from arnak_bot.games.arnak.engine.__main__ import main, random_game, score_text

GAMES = Path(__file__).parents[1] / "games"
EXAMPLES = sorted(GAMES.glob("*.log"))


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_game_ends_as_it_says(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = replay(text)
    assert game.over
    for line in score_text(game).splitlines():
        assert f"# {line}" in text
    assert f"# fingerprint {game.fingerprint()}" in text


def test_the_examples_are_a_bird_game_a_snake_game_and_a_solo_game() -> None:
    setups = [read_log(file.read_text(encoding="utf-8"))[0] for file in EXAMPLES]
    assert [(setup.board, setup.players, setup.rival) for setup in setups] == [
        ("bird", 3, None),
        ("snake", 4, None),
        ("snake", 1, 3),
    ]


@pytest.mark.parametrize("setup", [GameSetup(3, "snake", "x y"), GameSetup(1, "bird", "z", auto_end=True, rival=2)])
def test_a_log_is_read_as_it_was_written(setup: GameSetup) -> None:
    game = random_game(setup)
    text = write_log(game)
    assert read_log(text) == (setup, list(game.log))
    assert replay(text).fingerprint() == game.fingerprint()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("players 2\nnonsense", "line 2: “nonsense” is neither"),
        ("players 9", "setup is impossible: a game has 2 to 4"),
        ("players many", "setup is impossible"),
        ("players 2\n0 fly to the moon", "decision 1 .* not possible now. Legal: dig"),
        ("players 2\n1 pass", "decision 1 .* not your turn"),
        ("0 pass\nboard bird", "line 2"),
    ],
)
def test_a_broken_log_names_its_line(text: str, message: str) -> None:
    with pytest.raises(LogError, match=message):
        replay(text)


def test_the_command_line_replays_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", str(EXAMPLES[0])]) == 0
    printed = capsys.readouterr().out
    assert "Bird Temple, round 5" in printed and "total" in printed and "fingerprint" in printed


def test_the_command_line_plays_the_same_random_game_for_the_same_seed() -> None:
    command = [
        sys.executable,
        "-m",
        "arnak_bot.games.arnak.engine",
        "random",
        "--players",
        "3",
        "--board",
        "snake",
        "--seed",
        "S",
    ]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True, cwd=GAMES.parents[1]) for _ in range(2)]
    assert runs[0].stdout == runs[1].stdout
    assert "players 3" in runs[0].stdout


def test_the_command_line_says_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["play", str(tmp_path / "missing.log")]) == 2
    assert main(["random", "--players", "7"]) == 2
    assert "2 to 4" in capsys.readouterr().err
