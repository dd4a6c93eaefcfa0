"""What every game on the games that hints and looks back gets for nothing; and that the others say that they do not."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.thinking import LEAST_LOSS, MOST_ADVICE, MOST_MOMENTS, Advice, Look, Review
from arnak_bot.kit.advising import Adviser, Reviewer
from arnak_bot.kit.codec import decode, encode
from tests.every_game.games import GAMES, KEYS, TRIED, At, names_at, played, spread
from tests.every_game.test_pictures import shown
from tests.samples import by_hand

HINT_LIMIT, MOMENT_LIMIT, MESSAGE_LIMIT = 600, 900, 2000
NOTHING = Review((), (), (), (), (0, 0), 0, ())


def where(
    does: Callable[[AnyGame], bool], *, not_all_day: tuple[str, ...] = (), most: int = 99
) -> pytest.MarkDecorator:
    """Every table, or the first few, of games that do something; the first all day, where it is thought of quickly."""
    whole = pytest.mark.whole_check
    return pytest.mark.parametrize(
        "at",
        [
            pytest.param(
                (key, number),
                id=f"{key} {number}",
                marks=[pytest.mark.slow] if number else [whole] if key in not_all_day else [],
            )
            for key, tried in TRIED.items()
            for number in range(len(tried.tables))[:most]
            if does(GAMES[key])
        ],
    )


ADVISED = where(lambda game: game.adviser is not None, most=by_hand(2, 99))
REVIEWED = where(lambda game: game.reviewer is not None, not_all_day=("lost-cities",), most=by_hand(1, 99))


def adviser_at(at: At) -> Adviser[Any, Any]:
    adviser = GAMES[at[0]].adviser
    assert adviser is not None
    return adviser


def reviewer_at(at: At) -> Reviewer[Any, Any]:
    reviewer = GAMES[at[0]].reviewer
    assert reviewer is not None
    return reviewer


def reviewed(at: At) -> tuple[tuple[Look, ...], Review]:
    """The first turns of a game and its last, looked back at."""
    reviewer, game = reviewer_at(at), played(at)[-1].game
    stops = reviewer.stops(game)
    looks = tuple(reviewer.look(game, ply, "games") for ply in (*stops[:3], stops[-1]))
    return looks, reviewer.conclude(game, looks)


@KEYS
def test_a_guided_game_has_an_adviser(key: str) -> None:
    definition = GAMES[key]
    assert definition.guided is None or definition.adviser is not None, "who guides, if nobody advises?"


@KEYS
def test_advisers_and_reviewers_can_be_sent_to_another_process(key: str) -> None:
    for thinker in (GAMES[key].adviser, GAMES[key].reviewer):
        assert type(pickle.loads(pickle.dumps(thinker))) is type(thinker)


@pytest.mark.slow
@ADVISED
def test_hints_can_be_followed_and_fit_in_a_line_or_two(at: At) -> None:
    adviser, says, names = adviser_at(at), GAMES[at[0]].texts("en"), names_at(at)
    for step in spread(played(at)[:-1], by_hand(1 if at[1] else 2, 12)):
        view = step.game.view(step.seat)
        given = adviser.advise(step.game, step.seat, "games")
        assert 1 <= len(given) <= MOST_ADVICE and len({advice.actions for advice in given}) == len(given)
        for advice in given:
            game = step.game.copy()
            for text in advice.actions:
                game.apply(text, step.seat)
            told = says.thoughts.advised(advice, view, names)
            assert 1 <= len(told) <= HINT_LIMIT and told.count("\n") <= 1
            assert decode(Advice, json.loads(json.dumps(encode(advice)))) == advice


@where(lambda game: game.adviser is not None, not_all_day=("arnak", "lost-ark", "lost-cities"), most=1)
def test_hints_are_the_same_in_another_process(at: At) -> None:
    adviser, step = adviser_at(at), played(at)[-20]
    given = adviser.advise(step.game, step.seat, "games")
    loaded, again = GAMES[at[0]].load(step.game.to_dict()), pickle.loads(pickle.dumps(adviser))
    assert again.advise(loaded, step.seat, "games") == given


@where(lambda game: game.adviser is not None, most=1)
def test_nobody_who_is_not_to_act_is_advised(at: At) -> None:
    with pytest.raises(ValueError, match="not to act"):
        adviser_at(at).advise(played(at)[-1].game, 0, "games")


@where(lambda game: game.adviser is not None, not_all_day=("arnak", "lost-ark", "lost-cities"), most=by_hand(2, 99))
def test_hidden_information_changes_no_hint(at: At) -> None:
    """Where nothing has been begun: what was said at the beginning of a turn is found by the log, on the real deal."""
    adviser, chance = adviser_at(at), random.Random(3)
    fresh = [step for step in played(at)[20:-1] if not step.game.view(step.seat).undoable]
    for step in spread(fresh, by_hand(1, 6)):
        twin = TRIED[at[0]].permuted(step.game, step.seat, chance)
        assert adviser.advise(twin, step.seat, "games") == adviser.advise(step.game, step.seat, "games")


@pytest.mark.slow
@REVIEWED
def test_a_review_is_described_drawn_and_stored_and_its_moments_matter(at: At) -> None:
    looks, review = reviewed(at)
    definition, game, names = GAMES[at[0]], played(at)[-1].game, names_at(at)
    assert len(review.plies) == len(review.rounds) == len(review.expected) == len(review.spreads) >= 4
    assert len(review.final) == len(names) and {len(row) for row in review.expected} == {len(names)}
    assert len(review.moments) <= MOST_MOMENTS
    assert decode(Review, json.loads(json.dumps(encode(review)))) == review
    views = [reviewer_at(at).position(game, moment.ply).view(moment.seat) for moment in review.moments]
    told = definition.texts("en").thoughts.reviewed(review, views, names)
    assert len(told.moments) == len(review.moments) and all(0 < len(line) <= MOMENT_LIMIT for line in told.moments)
    assert 0 < len(told.headline) + len(told.sureness) <= MESSAGE_LIMIT
    shown(definition.pictures("en").review(review, names))
    by_ply = {look.ply: look for look in looks}
    for moment in review.moments:
        look = by_ply[moment.ply]
        assert moment.seat == look.seat and moment.played == look.played
        if moment.better is not None:
            assert -moment.change > max(LEAST_LOSS, 2 * moment.error)


def bare(definition: AnyGame) -> bool:
    return definition.adviser is None and definition.reviewer is None


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if bare(game)])
def test_a_game_without_hints_or_reviews_says_so(key: str) -> None:
    definition = GAMES[key]
    game = definition.new(TRIED[key].tables[0])
    says, view = definition.texts("en"), game.view(game.seats_to_act[0])
    advice = Advice((view.legal[0].text,), 1.0, 0.2)
    asked: list[Callable[[], str]] = [
        lambda: says.thoughts.advised(advice, view, ("Ann", "Bob")),
        lambda: says.thoughts.reviewed(NOTHING, (), ("Ann", "Bob")).headline,
        lambda: says.thoughts.suggested(advice, view, ("Ann", "Bob"))[0],
        lambda: definition.pictures("en").review(NOTHING, ("Ann", "Bob")).alt,
    ]
    for ask in asked:
        try:
            assert ask()
        except ValueError as error:
            assert str(error).startswith("nobody ")
