"""Every game by its key: what other programs call, and what they need not load."""

from __future__ import annotations

import subprocess
import sys

import pytest

from arnak_bot.game.options import OptionScope
from arnak_bot.games import GAMES, new_game
from tests.shelf.games import PROOF


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_dealt_by_its_key_for_any_number_of_seats(key: str) -> None:
    for players in GAMES[key].seats:
        game = new_game(key, players, PROOF.seed)
        assert game.setup.players == players and game.seats_to_act and not game.over
        assert game.fingerprint() == new_game(key, players=players, seed=PROOF.seed).fingerprint()


@pytest.mark.parametrize("key", GAMES)
def test_options_are_named_by_their_keys(key: str) -> None:
    options = [option for option in GAMES[key].options if OptionScope.LOBBY in option.asked]
    assert options
    for option in options:
        players = max(option.seats or GAMES[key].seats)
        usual = new_game(key, players, PROOF.seed).fingerprint()
        other = next(choice.value for choice in option.offered() if choice.value != option.default)
        assert new_game(key, players, PROOF.seed, **{option.key: other}).fingerprint() != usual


def test_what_is_no_game_or_no_option_is_refused() -> None:
    with pytest.raises(KeyError, match="chess"):
        new_game("chess", 2, PROOF.seed)
    for key in GAMES:
        with pytest.raises(ValueError):
            new_game(key, 99, PROOF.seed)
        with pytest.raises(ValueError, match="colour"):
            new_game(key, max(GAMES[key].seats), PROOF.seed, colour="red")


def test_a_process_that_thinks_loads_nothing_that_draws() -> None:
    """The games with all their computers, in a process of their own."""
    thinks = "from arnak_bot.games import GAMES; import sys; assert len(GAMES) > 1; print('PIL' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", thinks], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["False"]


def test_an_engine_alone_loads_neither_words_nor_computers() -> None:
    plays = "import arnak_bot.engine, sys; print(*[name for name in sys.modules if name.startswith('arnak_bot.')])"
    found = subprocess.run([sys.executable, "-c", plays], capture_output=True, text=True, check=True)
    loaded = {".".join(name.split(".")[:4]) for name in found.stdout.split()}
    assert loaded >= {"arnak_bot.games.arnak.engine"}
    assert {name for name in loaded if "wording" in name or "players" in name} == set()
