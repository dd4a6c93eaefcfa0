"""Fair by proof: the seed follows from a promised part and the joinings, and a log that was changed is caught."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from arnak_bot.games.arnak.engine import GameSetup, LogError, Proof, read_file, seat_order, write_log
from arnak_bot.games.arnak.engine.__main__ import main, random_game

PROOF = Proof("5d8a0f", ("1001 at noon", "1002 at one"))
OLD_GAME = Path(__file__).parents[1] / "games" / "bird-3-players.log"


@pytest.fixture(scope="module")
def log() -> str:
    return write_log(random_game(GameSetup(2, "snake", PROOF.seed)), PROOF)


def verify(tmp_path: Path, text: str, *more: str) -> int:
    file = tmp_path / "game.log"
    file.write_text(text, encoding="utf-8")
    return main(["verify", str(file), *more])


def test_the_seed_is_the_documented_hash() -> None:
    assert PROOF.seed == sha256(b"arnak seed 1\n5d8a0f\n1001 at noon\n1002 at one").hexdigest()
    assert PROOF.commitment == sha256(b"5d8a0f").hexdigest()


def test_a_different_join_or_order_gives_a_different_seed() -> None:
    seeds = {Proof("a", joined).seed for joined in [("x", "y"), ("y", "x"), ("x",), ("x", "z"), ("x y",)]}
    assert len(seeds) == 5


def test_seats_are_shuffled_by_the_seed() -> None:
    orders = {tuple(seat_order("abc", str(number))) for number in range(60)}
    assert len(orders) == 6
    assert seat_order("abc", "s") == seat_order("abc", "s")


def test_the_file_keeps_the_proof(log: str) -> None:
    file = read_file(log)
    assert file.proof == PROOF and file.commitment == PROOF.commitment and file.setup.seed == PROOF.seed


def test_a_fair_game_is_verified(log: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, log, "--shown", PROOF.commitment.upper()) == 0
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 6 and all(line.startswith("ok ") for line in printed)
    assert verify(tmp_path, log) == 0
    assert f"?   the sha256 of the host's part is {PROOF.commitment}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("part 5d8a0f", "part 5d8a10", "NO  the commitment in the file"),
        ("joined 1002 at one", "joined 1002 at two", "NO  the seed follows"),
        ("joined 1002 at one\n", "", "NO  1 joinings"),
        (f"seed {PROOF.seed}", f"seed {'0' * 64}", "NO  the seed follows"),
        ("part 5d8a0f\n", "", "NO  the host's part is missing"),
    ],
)
def test_a_changed_file_is_caught(
    log: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, complaint: str
) -> None:
    assert old in log
    assert verify(tmp_path, log.replace(old, new)) == 1
    assert complaint in capsys.readouterr().out


def test_a_host_that_changed_its_part_is_caught_by_the_commitment_shown(log: str, tmp_path: Path) -> None:
    assert verify(tmp_path, log, "--shown", sha256(b"what the lobby showed").hexdigest()) == 1


def test_a_missing_decision_is_caught(log: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = log.splitlines()
    assert verify(tmp_path, "\n".join(lines[:-1])) == 1
    assert "NO  the game was played to its end" in capsys.readouterr().out
    del lines[12]
    assert verify(tmp_path, "\n".join(lines)) == 1
    assert "NO  every decision is legal" in capsys.readouterr().out


def test_an_old_game_is_verified_by_the_hash_of_its_seed(tmp_path: Path) -> None:
    text = OLD_GAME.read_text(encoding="utf-8")
    shown = sha256(b"example 2").hexdigest()
    assert verify(tmp_path, text, "--shown", shown) == 0
    assert verify(tmp_path, text.replace("seed example 2", "seed example 3"), "--shown", shown) == 1


def test_a_text_that_is_not_a_log_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, "seed x\nhello") == 2
    assert "neither setup nor" in capsys.readouterr().err
    with pytest.raises(LogError, match="proof is impossible"):
        read_file("part \nseed x")


@pytest.mark.parametrize("part", ["", "two\nlines", "a # b", " a", "a  b"])
def test_a_part_that_a_log_file_cannot_store_is_refused(part: str) -> None:
    with pytest.raises(ValueError, match="single line"):
        Proof("a", (part,))
