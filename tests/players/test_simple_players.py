"""Computer players play whole games from views alone."""

from __future__ import annotations

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.kit.players import RandomPlayer


def test_an_eager_player_scores_more_than_a_random_one() -> None:
    totals = [0, 0]
    for number in range(10):
        game = Game.new(GameSetup(players=2, seed=f"eager {number}"))
        players: list[EagerPlayer | RandomPlayer] = [EagerPlayer(number), RandomPlayer(number)]
        while not game.over:
            seat = game.seats_to_act[0]
            game.apply(players[seat].choose(game.view(seat)), seat)
        for sheet in game.scores():
            totals[sheet.seat] += sheet.total
    assert totals[0] > totals[1]
    for player in players:
        with pytest.raises(ValueError, match="not to act"):
            player.choose(game.view(0))
