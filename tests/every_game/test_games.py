"""Every game by its key: what other programs call, and what they need not load."""

from __future__ import annotations

import subprocess
import sys
from operator import attrgetter

import pytest

from arnak_bot.game.options import Option, OptionScope
from arnak_bot.games import GAMES, new_game
from arnak_bot.host import asked
from arnak_bot.store import HOST_OPTIONS
from tests.every_game.games import PROOF

MOST_OPTIONS = 25
"""Discord's limit for a command."""
MOST_IN_FORM = 5
"""Discord's limit for a form."""


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_dealt_by_its_key_for_any_number_of_seats(key: str) -> None:
    for players in GAMES[key].seats:
        game = new_game(key, players, PROOF.seed)
        assert game.setup.players == players and game.seats_to_act and not game.over
        assert game.fingerprint() == new_game(key, players=players, seed=PROOF.seed).fingerprint()


@pytest.mark.parametrize("key", GAMES)
def test_options_are_named_by_their_keys(key: str) -> None:
    for option in (option for option in GAMES[key].options if OptionScope.LOBBY in option.asked):
        players = max(option.seats or GAMES[key].seats)
        usual = new_game(key, players, PROOF.seed).fingerprint()
        other = next(choice.value for choice in option.offered() if choice.value != option.default)
        assert new_game(key, players, PROOF.seed, **{option.key: other}).fingerprint() != usual


def test_no_two_options_are_called_the_same() -> None:
    """All games and the host ask for theirs in the same commands, each of which has room for a few more."""
    owned = [(option, f"the game {key}") for key, game in GAMES.items() for option in game.options]
    owned += [(option, "the host") for option in (*HOST_OPTIONS, Option("game_key", "game", "", frozenset()))]
    for called in (attrgetter("key"), attrgetter("parameter")):
        owners: dict[str, str] = {}
        for option, owner in owned:
            other = owners.get(called(option))
            assert other is None, f"{owner} and {other} both have an option called {called(option)}"
            owners[called(option)] = owner
    for where in (OptionScope.NEW, OptionScope.SOLO, OptionScope.SERVER):
        parameters = [option.parameter for option in asked(GAMES, where)]
        assert len(parameters) <= MOST_OPTIONS, f"too many for a command ({where}): {', '.join(parameters)}"


@pytest.mark.parametrize("key", GAMES)
def test_the_lobby_has_room_for_all_options(key: str) -> None:
    """The first is a menu, the others are a form, in which there is room for five."""
    own = [option for option in GAMES[key].options if OptionScope.LOBBY in option.asked]
    for players in GAMES[key].seats:
        form = [option.parameter for option in own[1:] if option.seats is None or players in option.seats]
        assert len(form) <= MOST_IN_FORM, f"too many for a form, for {players}: {', '.join(form)}"


def test_an_unknown_game_or_option_is_refused() -> None:
    with pytest.raises(KeyError, match="chess"):
        new_game("chess", 2, PROOF.seed)
    for key in GAMES:
        with pytest.raises(ValueError):
            new_game(key, 99, PROOF.seed)
        with pytest.raises(ValueError, match="colour"):
            new_game(key, max(GAMES[key].seats), PROOF.seed, colour="red")


def test_a_worker_process_loads_no_drawing_code() -> None:
    """The games with all their computers, in a process of their own."""
    thinks = "from arnak_bot.games import GAMES; import sys; assert len(GAMES) > 1; print('PIL' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", thinks], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["False"]


def test_an_engine_alone_loads_neither_texts_nor_computers() -> None:
    plays = "import arnak_bot.engine, sys; print(*[name for name in sys.modules if name.startswith('arnak_bot.')])"
    found = subprocess.run([sys.executable, "-c", plays], capture_output=True, text=True, check=True)
    loaded = {".".join(name.split(".")[:4]) for name in found.stdout.split()}
    assert loaded >= {"arnak_bot.games.arnak.engine"}
    assert {name for name in loaded if "wording" in name or "players" in name} == set()
