"""Computer players: legal, reproducible, blind to what the others draw, and better from level to level."""

from __future__ import annotations

import pytest

from arnak_bot.games.lost_ark.engine import Game, GameSetup
from arnak_bot.games.lost_ark.engine.printed import INNER, PLACES
from arnak_bot.games.lost_ark.engine.rules.legality import legal_actions, seats_to_act
from arnak_bot.games.lost_ark.engine.rules.turn import close, closed, take
from arnak_bot.games.lost_ark.engine.state import Phase, State
from arnak_bot.games.lost_ark.players.counsel import ADVISER, REVIEWER
from arnak_bot.games.lost_ark.players.instinct import DENYING, GREEDY, next_action
from arnak_bot.games.lost_ark.players.layings import LAYINGS, ON
from arnak_bot.games.lost_ark.players.thinker import LEVELLED
from tests.lost_ark.playing import setup_of


def played(setup: GameSetup) -> State:
    """A game in which every action is checked to be legal."""
    state = Game.new(setup).state
    while state.phase is not Phase.OVER:
        seat = seats_to_act(state)[0]
        action = next_action(state, setup, seat, (GREEDY, DENYING)[seat % 2])
        assert action in legal_actions(state, setup, seat), action.text
        take(state, setup, action, seat)
        if closed(state):
            close(state, setup)
    return state


def test_the_compass_lies_on_the_map_in_132_ways_of_31_inner_and_other_places() -> None:
    assert len(LAYINGS) == len({letters for letters, _ in LAYINGS}) == 132
    assert all(
        len(set(letters + tiles)) == 31 == on.bit_count() for (letters, tiles), on in zip(LAYINGS, ON, strict=True)
    )
    assert all(1 << at & INNER for letters, _ in LAYINGS for at in letters) and len(PLACES) == 77


@pytest.mark.parametrize("number", range(0, 64, 3))
def test_instinct_plays_every_kind_of_table_to_its_end(number: int) -> None:
    played(setup_of(number, f"instinct {number}"))


def called(seed: str) -> Game:
    """A game of able players in which everybody but the caller may still answer the eighth call."""
    game, able = Game.new(GameSetup(3, seed=seed)), LEVELLED["able"]("able")
    while game.state.turn < 8 or game.state.phase is not Phase.DRAW:
        seat = game.seats_to_act[0]
        game.apply(able.choose(game, seat), seat)
    return game


@pytest.mark.parametrize("level", LEVELLED)
def test_what_the_others_draw_in_a_turn_changes_neither_a_choice_nor_a_hint(level: str) -> None:
    game, player = called("secret"), LEVELLED[level]("s")
    first, second = (seat for seat in game.seats_to_act if seat != game.state.caller)
    chosen, hints = player.choose(game, second), ADVISER.advise(game, second, "s")
    game.apply("minus", first)
    assert player.choose(game, second) == chosen and ADVISER.advise(game, second, "s") == hints


def test_a_hint_can_be_followed_and_is_the_same_each_time() -> None:
    game = called("hint")
    seat = next(seat for seat in game.seats_to_act if seat != game.state.caller)
    given = ADVISER.advise(game, seat, "s")
    assert given == ADVISER.advise(game.copy(), seat, "s")
    for advice in given:
        twin = game.copy()
        for text in advice.actions:
            twin.apply(text, seat)


def test_a_look_back_stops_at_answers_that_spoil_the_last_way_to_lay_the_compass() -> None:
    game = called("spoiled")
    seat = next(seat for seat in game.seats_to_act if seat != game.state.caller)
    stops = REVIEWER.stops(game)
    assert all(game.log[ply][1].startswith(("fill", "minus")) for ply in stops) and len(stops) > 4
    game.apply("minus", seat)
    assert REVIEWER.stops(game) == (*stops, game.ply - 1)
