"""Computer players: legal, reproducible, blind to what the others draw, and better from level to level."""

from __future__ import annotations

import pytest

from arnak_bot.games.lost_ark.engine import Game, GameSetup
from arnak_bot.games.lost_ark.engine.printed import INNER, PLACES
from arnak_bot.games.lost_ark.engine.rules.legality import legal_actions, seats_to_act
from arnak_bot.games.lost_ark.engine.rules.turn import close, closed, take
from arnak_bot.games.lost_ark.engine.state import Phase, State
from arnak_bot.games.lost_ark.players.instinct import DENYING, GREEDY, next_action
from arnak_bot.games.lost_ark.players.layings import LAYINGS, ON
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
