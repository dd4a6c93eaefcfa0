"""Plans of one way to play tried after another: a way is not behind for a worse plan alone."""

from __future__ import annotations

import pytest

from arnak_bot.games.arnak.engine import Action, Game, GameSetup
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.players.adviser import compared, worlds
from arnak_bot.games.arnak.players.features import judge
from arnak_bot.games.arnak.players.thinker import followed, tried
from arnak_bot.games.arnak.players.turns import LEVELS, leave_to
from arnak_bot.kit.comparing import Way

STRONG = LEVELS["strong"]
VALUE = judge


@pytest.fixture
def game() -> Game:
    """A game that everybody else has left to seat 0."""
    game = Game.new(GameSetup(seed="plans"))
    leave_to(game, 0)
    return game


def ways(game: Game) -> list[Action]:
    """Two places to dig, and passing."""
    digs = [action for action in game.legal_actions(0) if action.text.startswith("dig ")]
    return [*digs[:2], act("pass")]


def test_a_plan_has_the_same_result_when_replayed_where_it_was_made(game: Game) -> None:
    before = game.fingerprint()
    for action in ways(game):
        end = followed(game, 0, (action,), VALUE, STRONG)
        assert tried(game, 0, (action,), end.plan, VALUE) == pytest.approx(end.worth)
    assert game.fingerprint() == before


def test_impossible_actions_are_skipped_and_payments_are_adapted(game: Game) -> None:
    hand = game.state.players[0].hand
    first, other = ways(game)[:2]
    plan = (act("temple 6-left"), act(first.text), act("pay nothing-of-the-kind"))
    done = tried(game, 0, (), plan, VALUE)
    assert done is not None and len(hand) == 5
    assert tried(game, 0, (), (act(first.text),), VALUE) is None, "the question how to pay is left"
    assert tried(game, 0, (other,), (), VALUE) is None


def test_no_option_is_behind_another_whose_plan_it_could_follow(game: Game) -> None:
    world = worlds(game, 0, "plans")
    found = compared([Way((action,), 0.0) for action in ways(game)], world, 0, STRONG)
    assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)
    for number in range(2):
        imagined = world(100 + number)
        leave_to(imagined, 0)
        ends = {each.actions: followed(imagined, 0, each.actions, VALUE, STRONG) for each in found}
        for each in found:
            again = [tried(imagined, 0, each.actions, end.plan, VALUE) for end in ends.values()]
            assert each.worths[number] == pytest.approx(max(worth for worth in again if worth is not None))
