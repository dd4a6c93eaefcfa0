"""Games as text: the log format and the command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from arnak_bot.games.lost_cities.__main__ import main, random_game, score_text
from arnak_bot.games.lost_cities.engine import (
    LOG,
    Game,
    GameSetup,
    Length,
)
from arnak_bot.kit.fairness import Proof
from arnak_bot.kit.logfile import LogError

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "tests" / "lost_cities" / "short-3-players.log"


def test_the_example_game_ends_as_it_says() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    game = LOG.replay(text)
    assert game.over
    for line in score_text(game).splitlines():
        assert f"# {line}" in text
    assert f"# fingerprint {game.fingerprint()}" in text


@pytest.mark.parametrize("seed", ["a\nb", "tab\there", " x", "a # b"])
def test_a_seed_that_does_not_fit_on_a_line_is_refused(seed: str) -> None:
    with pytest.raises(LogError, match="does not fit"):
        LOG.write(Game.new(GameSetup(seed=seed)))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("players 2\nnonsense", "line 2: “nonsense” is neither"),
        ("players 9", "setup is impossible: a game has 2 to 4"),
        ("players many", "setup is impossible"),
        ("length endless", "setup is impossible"),
        ("edition 7", "setup is impossible"),
        ("part  \n0 draw", "proof is impossible"),
        ("players 2\n0 fly to the moon", "decision 1 .* no action"),
        ("players 2\n1 draw", "decision 1 .* not your turn"),
        ("0 draw", "decision 1 .* first play"),
        ("0 draw\nplayers 2", "line 2"),
    ],
)
def test_a_broken_log_names_its_line(text: str, message: str) -> None:
    with pytest.raises(LogError, match=message):
        LOG.replay(text)


PROOF = Proof("5d8a0f", ("1001 at noon", "1002 at one"))


def verify(tmp_path: Path, text: str, *more: str) -> int:
    file = tmp_path / "game.log"
    file.write_text(text, encoding="utf-8")
    return main(["verify", str(file), *more])


@pytest.fixture(scope="module")
def log() -> str:
    return LOG.write(random_game(GameSetup(2, Length.SHORT, seed=PROOF.seed)), PROOF)


def test_an_honest_log_is_found_to_be_one(log: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, log, "--shown", PROOF.commitment) == 0
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 6 and all(line.startswith("ok ") for line in printed)
    assert verify(tmp_path, log) == 0
    assert f"?   the sha256 of the host's part is {PROOF.commitment}" in capsys.readouterr().out


def test_a_log_of_before_there_were_proofs_is_checked_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert "edition" not in text and LOG.read(text).setup.edition == 1
    assert verify(tmp_path, text) == 0
    assert verify(tmp_path, text, "--shown", "something else") == 1
    assert "?   the sha256 of the seed" in capsys.readouterr().out


def test_the_command_line_replays_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", str(EXAMPLE)]) == 0
    printed = capsys.readouterr().out
    assert "The game is over: seat" in printed and "Total" in printed and "fingerprint" in printed


@pytest.mark.parametrize("command", ["random", "able"])
def test_the_command_line_plays_the_same_game_for_the_same_seed(command: str) -> None:
    line = [sys.executable, "-m", "arnak_bot.games.lost_cities", command, "--length", "short", "--seed", "S"]
    runs = [subprocess.run(line, capture_output=True, text=True, check=True, cwd=ROOT) for _ in range(2)]
    assert runs[0].stdout == runs[1].stdout
    assert "length short" in runs[0].stdout


def test_the_command_line_says_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["play", str(tmp_path / "missing.log")]) == 2
    assert main(["random", "--players", "7"]) == 2
    assert "2 to 4" in capsys.readouterr().err
