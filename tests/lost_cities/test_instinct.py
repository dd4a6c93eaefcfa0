"""What instinct gives for every action: kept numbers are those that a fresh look finds, and no choice has changed."""

from __future__ import annotations

from hashlib import sha256

import pytest

from arnak_bot.games.lost_cities.engine import Game, Phase
from arnak_bot.games.lost_cities.engine.imagine import imagine
from arnak_bot.games.lost_cities.engine.rules.turn import take
from arnak_bot.games.lost_cities.players.instinct import Instinct
from arnak_bot.games.lost_cities.players.playout import points_after, to_the_end
from arnak_bot.kit.plain import copied
from tests.lost_cities.playing import SETUPS, setup_of

AS_THE_ARENA_HAD_IT = "f50d3f4e3c7be240017c49564a17a70d86e9324a83ba5a344bb743946b8d4e55"
"""Of every score in 20 positions of each kind of table, and of how each playout from there ends."""


def positions(number: int, every: int = 4) -> list[Game]:
    """Positions of a game that is played by instinct, some of them in the middle of a turn."""
    game, found = Game.new(setup_of(number, f"instinct {number}")), list[Game]()
    while len(found) < 20 and not game.over:
        if game.ply % every == number % every:
            found.append(imagine(game, game.state.seat, f"{game.ply}"))
        game.apply(Instinct(game.state, game.setup, 0).best())
    return found


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_what_is_kept_is_what_a_fresh_look_finds(number: int) -> None:
    """Through a whole expedition, at every decision and for every action."""
    game = positions(len(SETUPS) + number, 1)[0]
    state, drawn = copied(game.state), 0
    kept = Instinct(state, game.setup, 0)
    while state.phase is not Phase.OVER and state.expedition == 1:
        scored = kept.scored()
        assert scored == Instinct(state, game.setup, drawn).scored()
        action = max(scored, key=lambda entry: entry[0])[1]
        drawn = 0 if action.text == "draw" else drawn + action.text.startswith("draw ")
        events = take(state, game.setup, action)
        if state.expedition == 1:
            kept.notice(events)


@pytest.mark.whole_check
def test_every_choice_is_the_one_with_which_the_arena_was_played() -> None:
    """Whoever changes what instinct thinks plays the arena anew, and then renews this."""
    told = sha256()
    count = 0
    for number in range(len(SETUPS)):
        for game in positions(number):
            count += 1
            scored = Instinct(game.state, game.setup, 0).scored()
            state, decisions = to_the_end(game, max(scored, key=lambda entry: entry[0])[1])
            scores = [(f"{score:.9f}", action.text) for score, action in scored]
            told.update(f"{scores} {points_after(state, game.setup)} {decisions}".encode())
    assert count == 20 * len(SETUPS)
    assert told.hexdigest() == AS_THE_ARENA_HAD_IT
