"""Learning the game: pages within Discord's limits, and lessons that come once, at their moment."""

from __future__ import annotations

import random

import pytest

from arnak_bot.engine import Game, GameSetup
from arnak_bot.wording.learn import PAGES, Illustration
from arnak_bot.wording.lessons import LESSONS, Lesson, next_lesson
from tests.engine.playing import random_game

PHONE_PAGE = 1000
"""Characters that a phone shows without much scrolling, beside a picture."""


def test_every_page_is_short_enough_for_a_phone_and_every_picture_is_used() -> None:
    assert all(len(page.text) <= PHONE_PAGE for page in PAGES)
    assert {page.illustration for page in PAGES} == set(Illustration)


def test_pages_name_every_resource_and_every_main_action() -> None:
    everything = " ".join(page.text for page in PAGES)
    for word in ("Coins", "Compasses", "Tablets", "Arrowheads", "Jewels"):
        assert f"**{word}**" in everything
    for action in ("Dig", "Discover", "Overcome", "Buy", "Play", "Research", "Pass"):
        assert f"**{action}**" in everything


def lessons_of(game: Game, seat: int, had: list[str]) -> None:
    """Have all lessons of this moment, one after the other, as somebody would who looks several times."""
    if seat not in game.seats_to_act:
        return
    while (lesson := next_lesson(game.view(seat), had)) is not None:
        had.append(lesson.key)


def test_every_lesson_comes_once_somewhere_in_a_dozen_games() -> None:
    met: set[str] = set()
    for number in range(12):
        had: list[str] = []
        setup = GameSetup(players=1, board=("bird", "snake")[number % 2], rival=number % 6, seed=f"lessons {number}")
        random_game(setup, random.Random(number), lambda game, had=had: lessons_of(game, 0, had))
        assert len(had) == len(set(had))
        met |= set(had)
    assert {lesson.key for lesson in LESSONS} - met <= {"temple"}  # random players hardly ever find it


def test_the_first_thing_a_newcomer_reads_is_what_a_turn_is() -> None:
    game = Game.new(GameSetup(players=1, board="bird", rival=0, seed="newcomer"))
    first = next_lesson(game.view(0), [])
    assert first is not None and first.key == "welcome"
    second = next_lesson(game.view(0), ["welcome"])
    assert second is not None and second.key == "digging"


def test_a_question_is_explained_before_anything_else() -> None:
    game = Game.new(GameSetup(players=1, board="bird", rival=0, seed="newcomer"))
    game.apply(next(action for action in game.legal_actions(0) if action.verb == "dig"), 0)
    lesson = next_lesson(game.view(0), [])
    assert lesson is not None and lesson.key == "paying"


def test_whoever_is_not_to_act_is_left_alone() -> None:
    game = Game.new(GameSetup(players=2, board="bird", seed="newcomer"))
    assert next_lesson(game.view(1), []) is None
    assert next_lesson(game.view(None), []) is None


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_is_a_few_short_sentences(lesson: Lesson) -> None:
    assert len(lesson.text) <= 300
    assert lesson.text.endswith(".")
