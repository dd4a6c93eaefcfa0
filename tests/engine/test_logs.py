"""The example games of Arnak, and its log format; tests/test_command_lines.py has what all games have in common."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnak_bot.games.arnak.engine import GameSetup, read_log, replay, write_log
from arnak_bot.games.arnak.engine.__main__ import random_game

EXAMPLES = sorted((Path(__file__).parents[1] / "games").glob("*.log"))


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
