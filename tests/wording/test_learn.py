"""Learning the game: pages within Discord's limits, and lessons that come once, at their moment."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from arnak_bot.game.position import Setup
from arnak_bot.game.thinking import Advice, Reason
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine import Game, GameSetup, Verb, act
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource
from arnak_bot.games.arnak.thoughts import Why
from arnak_bot.games.arnak.wording.lessons import MOMENTS
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.arnak.wording.reference import Illustration
from arnak_bot.games.arnak.wording.texts import texts_in
from arnak_bot.wording.panel import MOST_WORDS, panel_text
from tests.engine.playing import random_game
from tests.engine.stage import Stage, silver

SAYS = texts_in("en")
REFERENCE = SAYS.reference
PAGES = REFERENCE.pages()

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
    while (lesson := REFERENCE.lesson(game.view(seat), {*had})) is not None:
        had.append(lesson.key)


def test_every_lesson_appears_in_a_dozen_games() -> None:
    met: set[str] = set()
    for number in range(12):
        had: list[str] = []
        setup = GameSetup(players=1, board=("bird", "snake")[number % 2], rival=number % 6, seed=f"lessons {number}")
        random_game(setup, random.Random(number), partial(lessons_of, seat=0, had=had))
        assert len(had) == len(set(had))
        met |= set(had)
    assert MOMENTS.keys() - met <= {"temple"}  # random players hardly ever find it


def test_the_first_thing_a_newcomer_reads_is_what_a_turn_is() -> None:
    game = Game.new(GameSetup(players=1, board="bird", rival=0, seed="newcomer"))
    first = REFERENCE.lesson(game.view(0), set())
    assert first is not None and first.key == "welcome"
    assert "**one main action**" in first.text


def test_a_lesson_fits_what_its_reader_has_done_and_can_do() -> None:
    game = Game.new(GameSetup(players=1, board="bird", rival=0, seed="newcomer"))
    assert "digging" not in moments_of(game, 0), "both archaeologists are at home"
    game.apply(next(action for action in game.legal_actions(0) if action.verb == "dig"), 0)
    assert moments_of(game, 0) == ["paying"], "what else could be done is no help at a question"
    game.apply(next(action for action in game.legal_actions(0) if action.verb == "pay"), 0)
    assert not {"digging", "rival", "fear"} & set(moments_of(game, 0)), "these belong to the next turn"
    game.apply("end", 0)
    assert {"digging", "rival"} <= set(moments_of(game, 0))


def moments_of(game: Game, seat: int) -> list[str]:
    """The lessons for which this is the moment."""
    had: list[str] = []
    lessons_of(game, seat, had)
    return had


def test_a_question_is_explained_before_anything_else() -> None:
    game = Game.new(GameSetup(players=1, board="bird", rival=0, seed="newcomer"))
    game.apply(next(action for action in game.legal_actions(0) if action.verb == "dig"), 0)
    lesson = REFERENCE.lesson(game.view(0), set())
    assert lesson is not None and lesson.key == "paying"


def test_a_lesson_is_not_about_something_else_than_the_advice() -> None:
    game = Game.new(GameSetup(players=1, board="bird", rival=0, seed="newcomer"))
    game.state.players[0].tokens.update(dict.fromkeys(Resource, 9))
    view, had = game.view(0), {"welcome", "funding", "rival"}
    buys, digs = (next(each.text for each in view.legal if each.verb == verb) for verb in ("buy", "dig"))
    for advised, fits in ((buys, {"items", "artifacts"}), (digs, {"paying", "fear"})):
        lesson = REFERENCE.lesson(view, had, Advice((advised,), 50, 1))
        assert lesson is None or lesson.key in fits
    assert REFERENCE.lesson(view, had, Advice((buys,), 50, 1)) is not None and REFERENCE.lesson(view, had) is not None


def test_what_may_be_spent_is_explained_beside_the_first_advice_that_spends_it() -> None:
    view, had = Stage(["fear", "exploration-car"], guardians=[3]).game.view(0), MOMENTS.keys() - {"fear", "boons"}
    for paid, key in (("pay fear", "fear"), ("pay exploration-car", None), ("pay boon-3", "boons")):
        lesson = REFERENCE.lesson(view, had, Advice(("dig camp-coins", paid), 50, 1))
        assert (lesson and lesson.key) == key


def test_to_overcome_a_guardian_is_explained_before_the_fear_that_it_spends() -> None:
    stage = Stage(["fear"], at=["L1-1"], tiles={"L1-1": 1}, guard={"L1-1": 2}, coin=1, arrowhead=1)
    advice = Advice(("overcome L1-1", "discard fear"), 50, 1)
    lesson = REFERENCE.lesson(stage.game.view(0), {"welcome", "guardian"}, advice)
    assert lesson is not None and lesson.key == "overcoming"


def test_assistants_are_explained_once_when_they_are_recruited_or_else_when_they_may_be_used() -> None:
    had = moments_of(Stage(["fear"], assistants=[silver(1)]).game, 0)
    assert "recruiting" in had and "assistants" not in had


def test_the_lesson_about_exiling_waits_for_a_choice_that_includes_fear() -> None:
    keys = []
    for hand in (["axe", "hat"], ["axe", "fear"]):
        lesson = REFERENCE.lesson(Stage(hand).after("play axe").game.view(0), MOMENTS.keys() - {"exiling"})
        keys.append(None if lesson is None else lesson.key)
    assert keys == [None, "exiling"]


def test_the_advised_research_is_explained_before_the_rival_and_the_first_dig_before_its_payment_is_asked() -> None:
    game = Game.new(GameSetup(players=1, board="bird", rival=0, seed="newcomer"))
    game.state.players[0].tokens.update(dict.fromkeys(Resource, 9))
    view, had = game.view(0), {"welcome", "funding"}
    for verb, key in (("research", "glass"), ("dig", "rival")):
        advised = next(each.text for each in view.legal if each.verb == verb)
        lesson = REFERENCE.lesson(view, had, Advice((advised,), 50, 1))
        assert lesson is not None and lesson.key == key
    assert "paying" in moments_of(game, 0)


@pytest.mark.parametrize(
    ("key", "before", "after"),
    [
        ("overcoming", {}, {"guardians": [5]}),
        ("discovering", {}, {"crates": 1}),
        ("discovering", {}, {"slots": 1}),
        ("glass", {}, {"glass": 1}),
        ("notebook", {"glass": 5}, {"notebook": 1}),
        ("items", {}, {"play": ["hat"]}),
        ("artifacts", {}, {"play": ["stone-key"]}),
        ("idols", {"crates": 2}, {"crates": 1, "slots": 1}),
    ],
)
def test_nobody_is_told_how_to_do_what_they_have_done_in_this_game(
    key: str, before: dict[str, Any], after: dict[str, Any]
) -> None:
    def keys(**position: Any) -> list[str]:
        there = {"at": ["L1-1"], "tiles": {"L1-1": 10}, "guard": {"L1-1": 4}}
        tokens = dict.fromkeys(("coin", "compass", "tablet", "arrowhead", "jewel"), 9)
        has = {"deck": ["funding-car"], **there, **tokens, **before, **position}
        return moments_of(Stage(["fear", "exploration-car"], **has).game, 0)

    assert key in keys() and key not in keys(**after)


def test_a_boon_is_explained_before_the_first_is_used() -> None:
    stage = Stage(["fear"], guardians=[1, 3])
    assert "boons" in moments_of(stage.game, 0)
    stage.me.used_boons = [1]
    assert "boons" not in moments_of(stage.game, 0)


def test_most_lessons_wait_where_the_advised_move_may_bring_fear() -> None:
    game = Game.new(GameSetup(players=1, board="bird", rival=0, seed="newcomer"))
    game.state.players[0].tokens.update(dict.fromkeys(Resource, 9))
    buys = next(each.text for each in game.view(0).legal if each.verb == "buy")
    for had, comes in (({"funding", "rival"}, True), ({"welcome", "funding", "rival"}, False)):
        feared, safe = (Advice((buys,), 50, 1, tuple(each)) for each in ([Reason(Why.FEAR, count=1)], []))
        lesson = REFERENCE.lesson(game.view(0), had, feared)
        assert (lesson is not None) is comes, "the first of all never waits"
        assert REFERENCE.lesson(game.view(0), had, safe) is not None


def test_no_lesson_speaks_of_free_actions_where_there_are_none() -> None:
    taken = [key for key in MOMENTS if key not in ("ending", "passing")]
    for verb in (Verb.END, Verb.PASS):
        view = Game.new(GameSetup(players=1, board="bird", seed="newcomer", rival=0)).view(0)
        left = replace(view, legal=(act(verb),), free=(), main_taken=verb is Verb.END)
        assert REFERENCE.lesson(left, set(taken)) is None
        more = replace(left, legal=(*left.legal, act("play funding-car")), free=(act("play funding-car"),))
        assert REFERENCE.lesson(more, set(taken)) is not None
    leads, passes = ("play funding-car", "buy hat"), ("play funding-car", "pass")
    found = [REFERENCE.lesson(more, set(taken), Advice(advised, 50, 1)) for advised in (leads, passes)]
    assert found[0] is not None and found[0].key == "passing" and found[1] is None, "it would contradict the advice"


def test_players_who_are_not_to_act_get_no_lesson() -> None:
    game = Game.new(GameSetup(players=2, board="bird", seed="newcomer"))
    assert REFERENCE.lesson(game.view(1), set()) is None
    assert REFERENCE.lesson(game.view(None), set()) is None


def test_a_guided_panel_has_at_most_40_words_whatever_is_asked_and_suggested() -> None:
    shown: list[str] = []
    for number in range(4):
        assert ARNAK.guided is not None
        game, had = ARNAK.new(Setup(1, f"words {number}", ARNAK.guided, ARNAK.newest_edition)), set[str]()
        random_game(game.setup, random.Random(number), partial(show_panel, shown=shown, had=had))
    assert len(shown) > 300 and max(len(text.split()) for text in shown) <= MOST_WORDS
    assert sum("💡" in text for text in shown) > len(MOMENTS), "with lessons"
    without = [
        text for text in shown if not re.search("A good (move|plan|start)|Nothing left to do|End your turn", text)
    ]
    assert all("how do you pay" in text for text in without), "a suggestion, but for the only way to pay"


def show_panel(game: Game, shown: list[str], had: set[str]) -> None:
    """Add the panel of a guided player, with the lesson of this moment and a long suggestion."""
    if 0 not in game.seats_to_act:
        return
    view, lesson = game.view(0), REFERENCE.lesson(game.view(0), had)
    had |= {lesson.key} if lesson is not None else set()
    actions = (max((action.text for action in view.legal), key=len), *["play exploration-car"] * 3)
    advice = Advice(actions, 50.0, 5.0, (Reason(Why.POINTS, (ScoreSource.GUARDIANS.value,), 5),))
    text = panel_text(
        SAYS.turn.question(view),
        lesson=f"💡 {lesson.text}" if lesson is not None else "",
        suggested=SAYS.thoughts.suggested(advice, view, ("Ann", "The rival")),
    )
    shown.append(text.text)


@pytest.mark.parametrize("key", MOMENTS)
def test_a_lesson_is_a_short_sentence_or_two(key: str) -> None:
    named = key == "guardian"
    text = ENGLISH.lessons.guardian(guardian="Hollow Monkey", cost="1🏹 🚙") if named else ENGLISH.lessons[key]
    assert len(text.split()) <= 18
    assert text.endswith(".")
