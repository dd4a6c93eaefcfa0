"""The guided game: its deal is arranged and nothing else is, and one adviser goes on with what it has begun."""

from __future__ import annotations

from functools import partial

import pytest

from arnak_bot.game.position import Setup
from arnak_bot.game.thinking import Review
from arnak_bot.games.arnak.definition import GAME
from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.logfile import read_log, write_log
from arnak_bot.games.arnak.engine.options import OPENING
from arnak_bot.games.arnak.players.adviser import ADVISER
from arnak_bot.games.arnak.players.features import judge
from arnak_bot.games.arnak.players.turns import LEVELS, whole_turns
from benchmarks.guided import LAST_OF_LESSONS, follow
from images.arnak.pictures import pictures_in
from tests.engine.stage import Stage


def guided(seed: str = "guided") -> Game:
    assert GAME.guided is not None
    return GAME.new(Setup(1, seed, GAME.guided, GAME.newest_edition))


def test_only_the_opening_is_arranged() -> None:
    game, other = guided(), guided("another")
    plain = Game.new(GameSetup(1, "bird", "guided", rival=0))
    assert sorted(game.state.players[0].hand) == sorted(OPENING[:5]) == sorted(other.state.players[0].hand)
    assert game.state.items == plain.state.items != other.state.items
    assert sorted(game.state.guardian_stack) == sorted(plain.state.guardian_stack)
    assert game.state.guardian_stack[-2:] == [3, 2] or game.state.guardians.count(0) < len(game.state.guardians)


def test_the_log_says_that_the_opening_was_arranged() -> None:
    game, text = guided(), write_log(guided())
    assert "\nopening exploration-car, exploration-ship," in text
    assert read_log(text) == (game.setup, [])
    assert "opening" not in write_log(Game.new(GameSetup(seed="plain")))


@pytest.mark.parametrize("name", ["hat", "site 99", "guardian", "fear, fear"])
def test_nothing_is_put_on_top_that_is_not_in_a_stack(name: str) -> None:
    with pytest.raises(ValueError, match="on top"):
        GameSetup(1, rival=0, opening=(name,))


def test_who_has_begun_a_way_is_told_its_rest() -> None:
    game = guided()
    (first, *_) = ADVISER.advise(game, 0, "tested")
    assert len(first.actions) > 1, "otherwise there is nothing to go on with"
    for done, text in enumerate(first.actions[:-1], 1):
        game.apply(text, 0)
        assert ADVISER.advise(game, 0, "tested")[0].actions == first.actions[done:]


def test_free_actions_come_before_passing() -> None:
    game = Stage(["funding-car", "exploration-ship"], at=["L1-1", "L1-2"], coin=0).game
    best, *_ = whole_turns(game, 0, judge, LEVELS["able"].first)[0]
    assert [action.text for action in best.actions] == ["play funding-car", "play exploration-ship", "pass"]


@pytest.mark.slow
def test_who_follows_every_suggestion_meets_everything_in_time_and_wins() -> None:
    found = follow(0)
    assert found.won and found.all_met and max(found.met["overcome"], found.met["buy"]) <= LAST_OF_LESSONS


def test_the_rival_has_its_own_letter_in_the_chart_too() -> None:
    review = Review((), (), (), (), (48, 48), 0, (), (2, 1))
    drawn = pictures_in("en").review(review, ("Ann", "The rival")).draw
    assert isinstance(drawn, partial) and drawn.args[2].letters == ("A", "R")
