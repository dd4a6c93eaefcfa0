"""What the panel keeps of a long tale: one's own deeds by their seat, and the newest of the others'."""

from __future__ import annotations

import pytest

from arnak_bot.games.arnak.engine import Event, Game, GameSetup
from arnak_bot.games.arnak.engine.events import Passed
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.arnak.wording.turn import own_first
from arnak_bot.kit.names import named

GROUND = Game.new(GameSetup(players=2, board="bird", seed="alike")).view(0)
ANN, BOB = 0, 1


def passes(seat: int, times: int) -> list[Event]:
    return [Passed(seat, "")] * times


@pytest.mark.parametrize(
    ("events", "names", "told"),
    [
        (passes(ANN, 1) + passes(BOB, 6), ("Ann", "Ann Lee"), ["You pass.", *["Ann Lee passes."] * 4]),
        (passes(ANN, 4) + passes(BOB, 6), ("Ann", "Bob"), [*["You pass."] * 4, "Bob passes."]),
        (passes(BOB, 1), ("Ann", "*Bob*"), [r"\*Bob\* passes."]),
        (passes(BOB, 2) + passes(ANN, 9), ("Ann", "Bob"), ["Bob passes.", *["You pass."] * 5]),
    ],
    ids=["a name that starts with mine", "mine first", "a name to be escaped", "one line of somebody else"],
)
def test_my_own_actions_are_kept_before_the_newest_of_the_others(
    events: list[Event], names: tuple[str, str], told: list[str]
) -> None:
    assert own_first(named(events, names), GROUND, 5, ENGLISH) == told
