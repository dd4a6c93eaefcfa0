"""Why a turn was played, as the others hear it: true, short, and nothing of what its player alone may know."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup, Phase
from arnak_bot.games.arnak.players.adviser import ADVISER
from arnak_bot.games.arnak.players.thinker import LEVELLED
from arnak_bot.games.arnak.thoughts import Why
from arnak_bot.games.arnak.wording.texts import texts_in
from tests.engine.stage import Stage
from tests.players.test_reasons import rich, settled, with_guardian

PLANS = ("discover", "overcome", "research", "temple", "buy")
"""What is told of the next turn: no place, no card."""


def told(stage: Stage, first: str) -> dict[str, tuple[tuple[str, ...], int]]:
    found = ADVISER.purposes(stage.game, 0, settled(stage, first), "chance")
    return {each.kind: (each.about, each.count) for each in found}


@pytest.mark.parametrize(
    ("stage", "action", "kind", "about"),
    [
        (partial(Stage, coin=3), "buy hat", Why.LASTS, (("hat",), 4)),
        (with_guardian, "overcome L1-1", Why.SAFE, (("L1-1",), 0)),
        (partial(rich), "research glass 1", Why.POINTS, None),
    ],
    ids=["lasts", "safe", "points"],
)
def test_public_changes_are_described(
    stage: Callable[[], Stage], action: str, kind: Why, about: tuple[tuple[str, ...], int] | None
) -> None:
    found = told(stage(), action)
    assert kind in found and about in (None, found[kind])


def test_passing_reveals_no_plans() -> None:
    assert told(Stage(coin=1, jewel=1), "pass") == {}


@pytest.mark.whole_check
def test_in_whole_games_no_hand_is_revealed_and_every_reason_has_a_text() -> None:
    said: set[str] = set()
    for number in range(4):
        game = Game.new(GameSetup(2, ("bird", "snake")[number % 2], f"purposes {number}"))
        players = [LEVELLED["able"](f"{number} {seat}") for seat in range(2)]
        chance = random.Random(number)
        while not game.over:
            seat, before, actions = game.seats_to_act[0], game.copy(), []
            while not game.over and game.seats_to_act[0] == seat:
                actions.append(players[seat].choose(game, seat).text)
                game.apply(actions[-1], seat)
                if game.state.phase is not Phase.TURNS:
                    break
            if chance.random() < 0.3:
                found = ADVISER.purposes(before, seat, actions, str(number))
                assert len(found) <= 3
                words = texts_in("en").thoughts.purpose(found, game.view(None))
                assert len(words) < 200
                said |= {reason.kind for reason in found}
                plans = [reason for reason in found if reason.kind == Why.PREPARES]
                assert all(each.about[0] in PLANS and not each.about[1:] and not each.count for each in plans)
    assert {Why.POINTS, Why.PREPARES, Why.LASTS} <= said
