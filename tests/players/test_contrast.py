"""What one way leads to that another does not: named where it is beyond doubt, and where it is not, not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from arnak_bot.game.thinking import Reason
from arnak_bot.games.arnak.engine.content import ROUNDS
from arnak_bot.games.arnak.engine.state import OwnedAssistant, State
from arnak_bot.games.arnak.players.reviewer import differences
from arnak_bot.games.arnak.thoughts import Why
from tests.engine.stage import Stage


def state(hand: Sequence[str] = (), **has: Any) -> State:
    return Stage(hand, **has).game.state


def test_points_are_listed_by_line_largest_first() -> None:
    pairs = [(state(guardians=[1], notebook=1), state())] * 3
    told = differences(pairs, 0)
    assert told[0] == Reason(Why.MORE_POINTS, ("guardians",), 5)
    assert Reason(Why.FURTHER, ("notebook",), 1) in told, "its first row is worth no points"


def test_tokens_are_listed_in_both_directions() -> None:
    pairs = [(state(jewel=1), state(coin=2))] * 3
    assert differences(pairs, 0) == (Reason(Why.MORE_TOKENS, ("jewel",)), Reason(Why.FEWER_TOKENS, ("coin", "coin")))
    for one, other in pairs:
        one.round = other.round = ROUNDS
    assert differences(pairs, 0) == (), "nothing is left to spend them on"


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        (state(coin=2), state(coin=2), ()),
        (state(["hat"]), state(), (Reason(Why.OWNS, ("hat",)),)),  # and not again as points
        (state(assistants=[OwnedAssistant(3)]), state(), (Reason(Why.WITH, ("3",)),)),
        (state(), state(["fear"]), (Reason(Why.LESS_FEAR, count=1),)),
    ],
    ids=["the same", "a card", "an assistant", "Fear that is avoided"],
)
def test_a_difference_is_listed_once_by_name(one: State, other: State, told: tuple[Reason, ...]) -> None:
    assert differences([(one, other)] * 3, 0) == told


def test_differences_that_may_be_chance_are_not_listed() -> None:
    pairs = [(state(coin=4), state()), (state(), state(coin=2)), (state(coin=1), state())]
    assert differences(pairs, 0) == ()
    assert differences([(state(["hat"]), state()), (state(), state())], 0) == ()
