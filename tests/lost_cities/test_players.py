"""Computer players play whole games from views alone."""

from __future__ import annotations

import pytest

from arnak_bot.games.lost_cities.engine import Game, GameSetup, GameView, Length
from arnak_bot.games.lost_cities.players import RandomPlayer, ThriftyPlayer
from tests.lost_cities.playing import setup_of
from tests.samples import all_day


def play(setup: GameSetup, players: list[RandomPlayer | ThriftyPlayer]) -> Game:
    """Play a game; each player is given nothing but its view."""
    game = Game.new(setup)
    while not game.over:
        seat = game.seats_to_act[0]
        view = game.view(seat)
        assert isinstance(view, GameView)
        game.apply(players[seat].choose(view), seat)
    return game


@pytest.mark.parametrize("number", all_day(range(4), range(12)))
def test_thrifty_players_finish_every_kind_of_game(number: int) -> None:
    setup = setup_of(number, "thrifty")
    game = play(setup, [ThriftyPlayer() for _ in range(setup.players)])
    assert game.over
    with pytest.raises(ValueError, match="not to act"):
        ThriftyPlayer().choose(game.view(0))


def test_thrifty_players_repeat_themselves() -> None:
    setup = GameSetup(3, Length.SHORT, seed="thrifty")
    assert len({play(setup, [ThriftyPlayer()] * 3).fingerprint() for _ in range(2)}) == 1


def test_a_random_player_finishes_and_repeats_itself() -> None:
    setup = GameSetup(3, Length.SHORT, seed="random")
    assert len({play(setup, [RandomPlayer(seat) for seat in range(3)]).fingerprint() for _ in range(2)}) == 1


@pytest.mark.parametrize("columns", ["rising", "either"])
def test_a_thrifty_player_beats_random_ones(columns: str) -> None:
    won = 0
    for number in range(10):
        setup = GameSetup(2, Length.SHORT, columns, f"match {number}")  # type: ignore[arg-type]
        seat = number % 2
        players: list[RandomPlayer | ThriftyPlayer] = [RandomPlayer(number), RandomPlayer(number)]
        players[seat] = ThriftyPlayer()
        won += play(setup, players).scores()[seat].rank == 1
    assert won >= 9


def test_thrifty_players_earn_points_from_each_other() -> None:
    totals = [
        sheet.total
        for number in range(4)
        for sheet in play(GameSetup(2, seed=f"mirror {number}"), [ThriftyPlayer(), ThriftyPlayer()]).scores()
    ]
    assert sum(totals) / len(totals) > 60
