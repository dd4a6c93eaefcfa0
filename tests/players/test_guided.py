"""The guided game: its deal is arranged and nothing else is, and one adviser goes on with what it has begun."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import partial

import pytest

from arnak_bot.game.position import Setup
from arnak_bot.game.thinking import LEAST_LOSS, Reason, Review
from arnak_bot.games.arnak.definition import GAME
from arnak_bot.games.arnak.engine import Action, Game, GameSetup
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.content import FIRST_EDITION
from arnak_bot.games.arnak.engine.logfile import read_log, write_log
from arnak_bot.games.arnak.engine.options import OPENING
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource, score_sheets
from arnak_bot.games.arnak.players.adviser import ADVISER, ArnakAdviser
from arnak_bot.games.arnak.players.features import judge
from arnak_bot.games.arnak.players.reviewer import REVIEWER
from arnak_bot.games.arnak.players.turns import LEVELS, whole_turns
from arnak_bot.games.arnak.thoughts import Why
from arnak_bot.kit.comparing import Way
from benchmarks.guided import LAST_OF_LESSONS, LESSONS, follow
from images.arnak.pictures import pictures_in
from tests.engine.stage import DECK, Stage, silver


def guided(seed: str = "guided", edition: int = GAME.newest_edition) -> Game:
    assert GAME.guided is not None
    return GAME.new(Setup(1, seed, GAME.guided, edition))


def test_only_the_opening_is_arranged() -> None:
    game, other = guided(), guided("another")
    plain = Game.new(GameSetup(1, "bird", "guided", rival=0))
    assert sorted(game.state.players[0].hand) == sorted(OPENING[:5]) == sorted(other.state.players[0].hand)
    assert game.state.items == plain.state.items != other.state.items
    (sites, *_), guardians = game.state.site_stacks, game.state.guardian_stack
    assert [f"site {number}" for number in sites[:-5:-1]] == [*OPENING[5:9]]
    assert [f"guardian {number}" for number in guardians[:-5:-1]] == [*OPENING[9:]]
    assert sorted(sites) == sorted(plain.state.site_stacks[0]) and sites[:-4] != sorted(sites[:-4])
    assert sorted(guardians) == sorted(plain.state.guardian_stack) and guardians[:-4] != sorted(guardians[:-4])


def test_the_log_says_that_the_opening_was_arranged() -> None:
    game, text = guided(), write_log(guided())
    assert "\nopening exploration-car, exploration-ship," in text
    assert read_log(text) == (game.setup, [])
    assert "opening" not in write_log(Game.new(GameSetup(seed="plain")))


@pytest.mark.parametrize("name", ["hat", "site 99", "guardian", "fear, fear"])
def test_nothing_is_put_on_top_that_is_not_in_a_stack(name: str) -> None:
    with pytest.raises(ValueError, match="on top"):
        GameSetup(1, rival=0, opening=(name,))


class Fickle(ArnakAdviser):
    """Has two ways at the beginning of a turn, and thinks otherwise of every other position."""

    def compared(self, game: Game, seat: int, seed: str) -> list[Way[Action]]:
        if game.ply != game.undo_floor:
            return [Way((act("pass"),), 10.0, (10.0, 10.0))]
        cars = (act("play exploration-car"), act("play exploration-ship"))
        return [Way(cars, 50.0, (50.0, 50.0)), Way(cars[::-1], 48.0, (48.0, 48.0))]


def told(game: Game) -> list[tuple[tuple[str, ...], float]]:
    return [(advice.actions, advice.behind) for advice in Fickle().advise(game, 0, "tested")]


def test_after_beginning_an_option_the_advice_is_the_rest_of_it() -> None:
    for begun, rest in (("car", "ship"), ("ship", "car")):
        game = guided()
        assert [behind for _, behind in told(game)] == [0.0, 2.0]
        game.apply(f"play exploration-{begun}", 0)
        assert told(game) == [((f"play exploration-{rest}",), 0.0)], "and that it is the best, as it is begun"
        game.apply(f"play exploration-{rest}", 0)
        assert told(game) == [(("pass",), 0.0)], "whose way is done is told something new"


def test_after_deviating_from_the_advice_the_advice_changes() -> None:
    game = guided()
    game.apply("play funding-car", 0)
    assert told(game) == [(("pass",), 0.0)]


def points_told(reasons: Iterable[Reason]) -> dict[str, int]:
    return {reason.about[0]: reason.count for reason in reasons if reason.kind == Why.POINTS}


def points_of(game: Game) -> Counter[str]:
    """The lines of the score sheet but Fear, whose points are told with the card that is exiled."""
    return Counter(
        {line.value: points for line, points in score_sheets(game.state)[0].lines if line != ScoreSource.FEAR}
    )


@pytest.mark.slow
def test_the_points_of_a_hint_are_those_that_the_rest_of_its_line_still_scores() -> None:
    """Not those of earlier in the turn: whoever has overcome the guardian has its points."""
    game, gone_on = guided(), 0
    while game.round == 1:
        for advice in ADVISER.advise(game, 0, "guided"):
            after = game.copy()
            for action in advice.actions:
                after.apply(action, 0)
            told, scored = points_told(advice.reasons), dict(points_of(after) - points_of(game))
            assert told == scored or (game.question is not None and not told), advice.actions
        best = ADVISER.advise(game, 0, "guided")[0].actions
        if len(best) > 1:
            further = game.copy()
            further.apply(best[0], 0)
            gone_on += points_of(further) != points_of(game)
        game.apply(best[0], 0)
    assert gone_on, "somewhere a line goes on after it has scored"


@pytest.mark.parametrize("number", [54, 71, 75])
def test_the_guided_game_begins_with_what_needs_most_preparation(number: int) -> None:
    """In these games it was left until it could not be had in time."""
    first, *_ = ADVISER.advise(guided(f"guided {number}"), 0, f"guided {number}")
    assert any(action.startswith("discover") for action in first.actions)


@pytest.mark.parametrize("number", [2, 5])
def test_a_free_exile_of_fear_is_advised_however_many_other_cards_could_go(number: int) -> None:
    """The search tries only a few answers, and Fear came after them: the exile was left unused, or spent on a coin."""
    stage = Stage(play=[*DECK, "hat", "watch", "fear"], assistants=[silver(5)], rival=0).where(round=number)
    game = Game(replace(stage.game.setup, opening=OPENING), stage.game.state, [])
    assert ADVISER.advise(game, 0, "guided")[0].actions[:2] == ("assistant 5", "exile fear")


def test_free_boots_are_not_spent_on_a_dig_that_a_car_pays_for() -> None:
    """Sturdy Boots gave a compass there, and two boots for nothing; a later dig needs them."""
    game = guided("02455ed7ef9080c1cff368e552ccc283bfdc5798cf28f083faad527d869547e1", FIRST_EDITION)
    opening = "play exploration-car, play exploration-ship, discover L1-1, pay funding-car, idol coin-compass, end"
    guardian = "overcome L1-1, discard fear, boon 2, exile fear, end, dig camp-arrowhead, pay fear, end"
    rest = "buy sturdy-boots, end, buy gold-pan, end, research glass 1, end, buy hat, end, pass, end"
    boots = "play sturdy-boots, dig camp-jewel, discard funding-ship, play hat, play gold-pan, end, dig L1-1, pay pilot"
    second = "play exploration-ship, end, research notebook 1, recruit 3, assistant 3, pay pilot, end"
    for text in ", ".join((opening, guardian, rest, boots, second, "research glass 3, end, pass, end")).split(", "):
        game.apply(text, 0)
    began = [advice.actions[:2] for advice in ADVISER.advise(game, 0, "guided")]
    assert ("dig L1-2", "pay funding-car") in began and ("play sturdy-boots", "dig L1-2") not in began


def test_free_actions_come_before_passing() -> None:
    game = Stage(["funding-car", "exploration-ship"], at=["L1-1", "L1-2"], coin=0).game
    best, *_ = whole_turns(game, 0, judge, LEVELS["able"].first)[0]
    assert [action.text for action in best.actions] == ["play funding-car", "play exploration-ship", "pass"]


@pytest.mark.whole_check
def test_a_review_does_not_call_a_suggested_move_a_mistake() -> None:
    """Without the tutor's own opinion it says of this turn that a dig would have been worth 4 points more."""
    seed = "guided 4"
    game = guided(seed)
    best, *_, last = ADVISER.advise(game, 0, seed)
    for said in (best, last):
        played = game.copy()
        for action in said.actions:
            played.apply(action, 0)
        look = REVIEWER.look(played, 0, seed)
        assert said.is_as_good and look.better is None
        assert look.expected == look.played.worth, "nor does the chart promise more"
    game.apply("pass", 0)
    wasted = REVIEWER.look(game, 0, seed)
    assert wasted.better is not None and wasted.lost > LEAST_LOSS


@pytest.mark.slow
def test_following_every_suggestion_covers_everything_in_time_and_wins() -> None:
    found = follow(0)
    assert found.won and max(found.met[each] for each in LESSONS) <= LAST_OF_LESSONS


def test_the_rival_has_its_own_letter_in_the_chart_too() -> None:
    review = Review((), (), (), (), (48, 48), 0, (), (2, 1))
    drawn = pictures_in("en").review(review, ("Ann", "The rival")).draw
    assert isinstance(drawn, partial) and drawn.args[2].letters == ("A", "R")
