"""The search of a turn: it finds what free actions make possible, plays by the rules, and keeps to its budget."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import chain, repeat

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.imagine import imagine
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.rules.menu import is_free
from arnak_bot.games.arnak.engine.state import State
from arnak_bot.games.arnak.players.features import judge
from arnak_bot.games.arnak.players.thinker import Thinker, best_turns
from arnak_bot.games.arnak.players.turns import LEVELS, Budget, Level, fingerprint, whole_turns
from tests.engine.secrets import positions
from tests.engine.stage import Stage, silver

BUDGET = Budget(200, before=8, payments=2, endings=10, polished=2)


def value(state: State, seat: int) -> float:
    return judge(state, seat)


def texts(stage: Stage, budget: Budget = BUDGET) -> list[str]:
    lines, _ = whole_turns(stage.game, 0, value, budget)
    return ["; ".join(action.text for action in line.actions) for line in lines]


def test_a_free_action_is_played_for_what_it_makes_possible() -> None:
    found = texts(Stage(["funding-car"], items=["hat"]))
    assert "play funding-car; buy hat" in found
    played = {line for line in found if line.startswith("play funding-car")}
    assert played == {"play funding-car; buy hat", "play funding-car; pass"}, "passing would lose the coin's use"


def test_a_fresh_assistant_is_used_before_one_is_refreshed() -> None:
    stage = Stage(["ceremonial-rattle"], assistants=[silver(12)], tablet=1).after("play ceremonial-rattle")
    assert "assistant 12; refresh 12" in texts(stage)


def test_the_turn_that_scores_most_comes_first_at_the_end_of_the_game() -> None:
    stage = Stage(board="bird", glass=12, coin=1, compass=1, jewel=1, items=[], artifacts=[]).where(round=5)
    assert texts(stage)[0].startswith("research glass 14")


def test_lines_can_be_played_and_end_in_different_positions() -> None:
    chance = random.Random(6)
    for game, _ in positions(GameSetup(3, "snake", "lines"), chance, 0.02):
        seat = game.seats_to_act[0]
        if game.question is not None or game.state.main_taken or game.state.players[seat].keeping:
            continue
        lines, spent = whole_turns(imagine(game, seat, "lines"), seat, value, BUDGET)
        ends = [fingerprint(line.game.state, seat) for line in lines]
        assert spent > 0 and len(lines) > 1 and len(set(ends)) == len(ends)
        for line in lines[:10]:
            again = imagine(game, seat, "lines")
            for action in line.actions:
                again.apply(action, seat)
            assert again.fingerprint() == line.game.fingerprint()


def test_a_smaller_budget_looks_at_less() -> None:
    stage = Stage(["hat", "steam-boat", "exploration-car", "fear"], coin=3, compass=3, tablet=2, arrowhead=1)
    spent = [
        whole_turns(stage.game, 0, value, replace(BUDGET, nodes=nodes, before=before))[1]
        for nodes, before in ((10, 1), (200, 8))
    ]
    assert spent[0] < spent[1] <= 260


def test_only_the_best_options_for_one_main_action_are_played_out() -> None:
    stage = Stage(["hat", "steam-boat", "exploration-car", "fear"], coin=3, compass=3, tablet=2, arrowhead=1)
    level = LEVELS["strong"]
    candidates = best_turns(stage.game, 0, value, level)
    mains = [next(action for action in candidate.actions if not is_free(action)) for candidate in candidates]
    assert len(candidates) >= 5 and max(map(mains.count, mains)) <= 2
    few = replace(level, stages=((3, 1), (2, 1)), turns=1)
    followed = Thinker(few, 1).weighed(candidates, lambda number: imagine(stage.game, 0, str(number)), 0)
    assert len(followed) == 2 and followed[0].worth >= followed[1].worth
    assert {each.actions for each in followed} < {each.actions for each in candidates[:3]}
    assert [len(each.worths) for each in followed] == [2, 2]
    assert all(each.worth == sum(each.worths) / 2 for each in followed)


def test_an_action_whose_question_cannot_be_answered_is_cancelled() -> None:
    """A table may come to a player in the middle of a turn that somebody else began."""
    stage = Stage(["fear"]).after("dig camp-coins")
    stage.me.hand.clear()
    assert Thinker(LEVELS["able"], 1).choose(imagine(stage.game, 0, "taken back"), 0).text == "cancel"


def test_when_the_time_is_up_no_further_game_is_imagined() -> None:
    stage = Stage(["hat", "steam-boat", "exploration-car", "fear"], coin=3, compass=3, tablet=2, arrowhead=1)
    level = replace(LEVELS["strong"], turns=1, seconds=5.0)
    candidates = best_turns(stage.game, 0, value, level)
    imagined: list[int] = []

    def world(number: int) -> Game:
        imagined.append(number)
        return imagine(stage.game, 0, str(number))

    Thinker(level, 1).weighed(candidates, world, 0, late=lambda: len(imagined) >= 2)
    assert imagined == [0, 1]
    in_time = Thinker(level, 1, clock=lambda: 0.0).choose(stage.game, 0)
    assert Thinker(level, 1).choose(stage.game, 0) == in_time, "the clock matters only when it runs out"
    hasty = Thinker(level, 1, clock=chain([0.0], repeat(6.0)).__next__)
    assert hasty.choose(stage.game, 0) in stage.game.legal_actions(0)


def test_passing_is_improved_even_if_it_is_not_among_the_best_lines() -> None:
    """What a free action is still good for has to be seen where a player passes: it is lost with the round."""

    def coins_but_better_not_to_pass(state: State, seat: int) -> float:
        player = state.players[seat]
        return player.tokens[Resource.COIN] - 10.0 * player.passed

    stage = Stage(["funding-car", "exploration-car"], coin=1, at=["camp-coins"])
    lines, _ = whole_turns(stage.game, 0, coins_but_better_not_to_pass, replace(BUDGET, polished=1))
    passing = [[action.text for action in line.actions] for line in lines if line.game.state.players[0].passed]
    assert not lines[0].game.state.players[0].passed
    assert passing == [["play funding-car", "pass"], ["pass"]], "the best way to pass comes first"


def test_what_the_free_actions_before_a_pass_make_possible_is_tried_instead_of_passing() -> None:
    """A hint gathered the price of a guardian beside an archaeologist, then passed and took its Fear."""

    def coins_and_cards(state: State, seat: int) -> float:
        player = state.players[seat]
        return player.tokens[Resource.COIN] + 5.0 * ("hat" in player.deck)

    stage = Stage(["funding-car", "funding-ship"], items=["hat"], at=["camp-coins", "camp-jewel"])
    stage.me.tokens[Resource.COIN] = 0
    lines, _ = whole_turns(stage.game, 0, coins_and_cards, replace(BUDGET, before=1, polished=1))
    assert ["; ".join(action.text for action in line.actions) for line in lines] == [
        "play funding-car; play funding-ship; buy hat",
        "play funding-car; play funding-ship; pass",
        "pass",
    ]


class Slow:
    """A judge on a machine on which every position takes most of a second, by a clock of its own."""

    def __init__(self) -> None:
        self.now = 0.0

    def value(self, state: State, seat: int) -> float:
        self.now += 0.7
        return judge(state, seat)


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_a_slow_machine_thinks_no_longer_than_the_level_may(level: Level) -> None:
    """Within one imagined game too, which the strong level followed for twelve minutes on such a machine."""
    stage = Stage(["hat", "steam-boat", "exploration-car", "fear"], coin=3, compass=3, tablet=2, arrowhead=1)
    slow = Slow()
    chosen = Thinker(level, 1, slow.value, clock=lambda: slow.now).choose(stage.game, 0)
    assert chosen in stage.game.legal_actions(0)
    assert slow.now <= level.seconds + 4 * 0.7, "what is at hand is judged, and nothing more"
