"""What people type, and what it must mean or be refused with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from arnak_bot.games.lost_cities.engine import Game, GameSetup, GameView, IllegalAction, Play, Why
from tests.lost_cities.saying import TURN
from tests.lost_cities.stage import after, stage

Position = Callable[[], Game]
HAND = "red 5, red 10, blue 3, green 0, white 7, white 2, yellow 4, yellow 9"


def to_play(setup: GameSetup | None = None) -> Game:
    """Red is on its way and ends with 6, white is in its city and ends with 1, blue has the researcher."""
    return stage(
        HAND,
        pieces="red 3, white 9, blue 2 researcher",
        columns={"red": [2, 6], "white": [1]},
        piles={"red": [1]},
        setup=setup,
    )


def to_step(setup: GameSetup | None = None) -> Game:
    """The card of the city was played: red or blue may step."""
    return after(to_play(setup), "play white 7")


def to_draw() -> Game:
    """A card was discarded to green; red has a pile."""
    return after(to_play(), "discard green 0")


def to_begin() -> Game:
    """Any card begins its path."""
    return stage("yellow 4")


def refusal(typed: str, view: GameView) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        TURN.meant(typed, view)
    return refused.value


def play(game: Game, typed: str) -> None:
    game.apply(TURN.meant(typed, game.view(0)))


def named(value: object) -> str | None:
    return getattr(value, "__name__", None)


def one_by_one(cases: dict[Any, Sequence[str]]) -> list[tuple[Any, ...]]:
    """Cases that may be typed in several ways, with each of these."""
    return [(*case, typed) for case, ways in cases.items() for typed in ways]


UNDERSTOOD: dict[tuple[Position, str], Sequence[str]] = {
    (to_play, "play red 10"): (
        *("play red 10", "  PLAY   Red 10 ", "play red10", "play the red 10", "play red-10", "play red_10!"),
        *("play red ten", "play my red 10 card", "place red 10", "play red", "p r 10", "p r10", "pl re 10", "play 10"),
    ),
    (to_play, "play blue 3"): ("play blue 3",),
    (to_play, "play yellow 4"): (
        *("play yellow 4", "play yelow 4 plz", "i want to play the yellow 4 please", "begin yellow 4"),
        *("start yellow path with 4", "p 4"),
    ),
    (to_play, "play green 0"): ("play green 0", "play green zero"),
    (to_play, "discard red 5"): (
        *("discard red 5", "Discard Red 5.", "discard red 5 plz", "throw away red 5", "throw red five away"),
        *("drop red5", "discards 5"),
    ),
    (to_play, "discard blue 3"): ("throw bleu 3", "discard blue", "discard b 3"),
    (to_begin, "play yellow 4 researcher"): (
        *("play yellow 4 researcher", "play yellow 4 with the researcher", "yellow 4 x2", "play yellow 4 double"),
        *("researcher yellow 4", "Play yellow 4: send your researcher"),
    ),
    (to_begin, "play yellow 4"): (
        *("play yellow 4 adventurer", "play yellow 4 with an adventurer", "send an adventurer with yellow 4"),
    ),
    (to_step, "step red"): ("step red", "red", "r", "s r"),
    (to_step, "step blue"): (
        *("move blue", "arrow blue", "use the arrow on the blue path", "go on the blue path"),
        *("step with the explorer on blue",),
    ),
    (to_step, "decline"): ("no thank you", "Pass", "dec", "stay"),
    (to_draw, "draw"): (
        *("draw", "DRAW", "draw a card", "draw from the deck", "draw deck", "take a card from the stack", "deck"),
        *("draw from the draw pile",),
    ),
    (to_draw, "draw red"): (
        *("draw red", "take the top red card", "pick up red", "pick red", "red", "draw the red discard pile"),
        *("take a card from the pile",),
    ),
}


@pytest.mark.parametrize(("position", "meant", "typed"), one_by_one(UNDERSTOOD), ids=named)
def test_what_is_typed_is_understood(position: Position, meant: str, typed: str) -> None:
    game = position()
    play(game, typed)
    assert game.log[-1] == (0, meant)


@pytest.mark.parametrize(
    ("meant", "typed"),
    [
        *(("play red 10, discard red 10", typed) for typed in ("red 10", "10 red", "reds 10", "rde 10", "10")),
        ("play red 10, discard red 5, discard red 10", "red"),
        ("play white 2, play white 7, discard white 2, discard white 7", "white"),
        *(("play blue 3, discard blue 3", typed) for typed in ("bleu 3", "blue")),
        ("play yellow 4, play yellow 9, discard yellow 4, discard yellow 9", "yelow"),
        *(("play yellow 4, discard yellow 4", typed) for typed in ("y 4", "4 y")),
        ("play green 0, discard green 0", "the green zero please"),
    ],
)
def test_a_card_or_a_colour_alone_may_mean_all_that_can_be_done_with_it(meant: str, typed: str) -> None:
    view = to_play().view(0)
    caught = refusal(typed, view)
    assert caught.why is Why.SEVERAL and sorted(each.text for each in caught.near) == sorted(meant.split(", "))
    assert TURN.likely(caught, typed, view) == [*caught.near]


def test_a_card_that_begins_a_path_may_also_mean_the_researcher() -> None:
    near = refusal("yellow 4", stage("yellow 4").view(0)).near
    assert [each.text for each in near] == ["play yellow 4", "play yellow 4 researcher", "discard yellow 4"]


@pytest.mark.parametrize(
    ("position", "typed"),
    [
        *((to_draw, typed) for typed in ("d", "dr", "dra", "d r", "draw r", "r", "draw re", "draw red 1")),
        *((to_play, typed) for typed in ("red 5", "d red 5", "dis red 5", "d")),
        *((to_step, typed) for typed in ("blue one", "skip the step", "d")),
    ],
    ids=named,
)
def test_a_draw_which_cannot_be_undone_or_a_discard_is_never_guessed(position: Position, typed: str) -> None:
    game = position()
    before = game.log
    with pytest.raises(IllegalAction):
        play(game, typed)
    assert game.log == before


REFUSED: dict[tuple[Position, Why], Sequence[str]] = {
    (to_play, Why.NOT_UNDERSTOOD): (*("fly to the moon", "", "!!!", "play red ²", "discrad red 5"),),
    (to_play, Why.NO_SUCH_COLOUR): ["play purple 5", "purple 87", "discard pruple"],
    (to_step, Why.NO_SUCH_COLOUR): ["orange", "step orange"],
    (to_play, Why.NO_SUCH_VALUE): ["play red 11", "87", "city 87", "99999999999 red", "discard 87"],
    (to_step, Why.NO_SUCH_VALUE): ["red 87"],
    (to_draw, Why.NO_SUCH_VALUE): ["draw 99"],
    (to_play, Why.NONE_IN_HAND): ["8", "play 8", "discard 8"],
    (to_play, Why.SEVERAL): ["play", "play yellow", "discard white", "discard", "play yelow"],
    (to_play, Why.TOO_LOW): ["play red 5"],
    (to_play, Why.NOT_IN_HAND): ["play red 6", "discard red 6", "bleu 4"],
    (to_play, Why.ALREADY_BEGUN): ["play red 10 researcher"],
    (to_play, Why.RESEARCHER_OUT): ["play yellow 4 researcher"],
    (to_play, Why.PLAY_FIRST): ["draw", "deck", "the stack", "draw red"],
    (to_play, Why.NO_STEP): ["step red", "move"],
    (to_step, Why.SEVERAL): ["arrow", "step"],
    (to_step, Why.STEP_FIRST): ["draw", "play red 10"],
    (to_step, Why.NO_EXPLORER): ["step green"],
    (to_step, Why.IN_CITY): ["step white"],
    (to_draw, Why.JUST_DISCARDED): ["draw green", "take green 10"],
    (to_draw, Why.PILE_EMPTY): ["draw blue", "take blue 3"],
    (to_draw, Why.DRAW_NOW): ["play red 10", "explorer", "step", "step red", "discard red 5"],
    (to_draw, Why.NONE_FITS): ["red 5"],
}


@pytest.mark.parametrize(("position", "why", "typed"), one_by_one(REFUSED), ids=named)
def test_what_cannot_be_is_refused_with_its_reason(position: Position, why: Why, typed: str) -> None:
    game = position()
    before = game.fingerprint()
    caught = refusal(typed, game.view(0))
    assert caught.why is why
    assert game.fingerprint() == before
    assert caught.near and set(caught.near) <= set(game.legal_actions())
    assert len(str(caught)) < 500


@pytest.mark.parametrize("typed", ["arrow", "use the arrow", "use the arrow on the red path"])
def test_an_arrow_is_only_used_once_a_card_has_reached_it(typed: str) -> None:
    assert TURN.refused(refusal(typed, to_play().view(0))) == "First play a card that reaches an arrow."


@pytest.mark.parametrize("position", [to_play, to_step, to_draw])
def test_an_explorer_alone_is_answered_like_a_move(position: Position) -> None:
    answer, *same = (
        TURN.refused(refusal(typed, position().view(0))).removeprefix(f"“{typed}”")
        for typed in ("move", "explorer", "an explorer please")
    )
    assert same == [answer] * 2 and "understand" not in answer


@pytest.mark.parametrize("typed", ["card", "my cards", "use a card please"])
def test_a_card_alone_may_be_any_that_can_be_played_or_discarded_and_later_is_answered_like_a_play(typed: str) -> None:
    nothing_fits = stage("yellow 0, yellow 2", pieces="yellow 3", columns={"yellow": (1, 9)})
    assert not any(isinstance(each, Play) for each in nothing_fits.legal_actions(0))
    for view in (to_play().view(0), nothing_fits.view(0)):
        caught = refusal(typed, view)
        assert caught.why is Why.SEVERAL
        assert [*TURN.likely(caught, typed, view)] == [*view.legal]
    view = to_step().view(0)
    assert TURN.refused(refusal(typed, view)) == TURN.refused(refusal("play", view))
    view = to_draw().view(0)
    caught = refusal(typed, view)
    assert [*TURN.likely(caught, typed, view)] == [*view.legal], "all that can be done with a card now is to draw"


TILE = "You get what a tile shows once your explorer reaches it: first play a card that reaches one."


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        *((typed, "First play a card that reaches a city.") for typed in ("city", "go to the city")),
        *((typed, "First play a card that reaches an artifact.") for typed in ("artifact", "my artifacts")),
        *((typed, TILE) for typed in ("tile", "take the tiles")),
    ],
)
def test_a_goal_is_answered_with_the_cards_that_lead_there_or_that_one_has_to_be_played_first(
    typed: str, sentence: str
) -> None:
    near = stage("blue 8, red 5, white 7", pieces="blue 8, white 9, red 1", tiles={"red 2": "artifact"}).view(0)
    for view, plays in (stage("blue 8", pieces="blue 1").view(0), []), (near, ["play blue 8", "play white 7"]):
        caught = refusal(typed, view)
        assert TURN.refused(caught) == sentence
        if typed in ("city", "artifact", "tile"):
            likely = [each.text for each in TURN.likely(caught, typed, view)]
            assert likely == (["play red 5"] if plays and typed != "city" else plays)
    assert refusal(typed, to_draw().view(0)).why is Why.DRAW_NOW


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        (1, "First choose which explorer takes a step."),
        (2, "First choose which explorer takes a step, or take no step."),
    ],
)
def test_who_has_to_choose_a_step_reads_whether_they_may_take_none(edition: int, sentence: str) -> None:
    view = to_step(GameSetup(seed="stage", edition=edition)).view(0)
    assert TURN.why(refusal("draw", view)) == sentence
    assert ("decline" in [each.text for each in view.legal]) is sentence.endswith("take no step.")


@pytest.mark.parametrize("typed", ["fly to the moon", "deck", "draw", "step red"])
def test_examples_are_the_lowest_plays_of_two_colours_and_a_discard(typed: str) -> None:
    caught = refusal(typed, to_play().view(0))
    assert [action.text for action in caught.near] == ["play yellow 4", "play blue 3", "discard red 10"]


def test_a_discard_without_its_card_offers_every_card_in_hand() -> None:
    view = to_play().view(0)
    likely = TURN.likely(refusal("discard", view), "discard", view)
    assert [action.text for action in likely] == [each.text for each in view.legal if each.text.startswith("discard")]
    assert len(likely) == 8 <= TURN.most_likely
    view = stage("red 5, blue 3").view(0)
    caught = refusal("discard white", view)
    assert not TURN.likely(caught, "discard white", view), "a button for another colour is no answer"


def test_what_is_near_is_of_the_same_verb_and_colour() -> None:
    with pytest.raises(IllegalAction) as caught:
        to_play().apply("play red 5")
    assert [action.text for action in caught.value.near] == ["play red 10"]
    assert str(caught.value) == "“play red 5”: cards of this column never fall. Possible: play red 10"


def test_the_game_itself_takes_canonical_texts_alone() -> None:
    with pytest.raises(IllegalAction) as caught:
        to_play().apply("red 10")
    assert caught.value.why is Why.NOT_UNDERSTOOD
