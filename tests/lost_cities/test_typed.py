"""What people type, and what it must mean or be refused with."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arnak_bot.games.lost_cities.engine import Game, GameSetup, IllegalAction, Play, Why
from tests.lost_cities.saying import TURN
from tests.lost_cities.stage import after, stage

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


def play(game: Game, typed: str) -> None:
    game.apply(TURN.meant(typed, game.view(0)))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play red 10", "play red 10"),
        ("  PLAY   Red 10 ", "play red 10"),
        ("play red10", "play red 10"),
        ("play the red 10", "play red 10"),
        ("play red-10", "play red 10"),
        ("play red_10!", "play red 10"),
        ("play red ten", "play red 10"),
        ("play my red 10 card", "play red 10"),
        ("place red 10", "play red 10"),
        ("play red", "play red 10"),
        ("p r 10", "play red 10"),
        ("p r10", "play red 10"),
        ("pl re 10", "play red 10"),
        ("play 10", "play red 10"),
        ("play blue 3", "play blue 3"),
        ("play yellow 4", "play yellow 4"),
        ("play yelow 4 plz", "play yellow 4"),
        ("throw bleu 3", "discard blue 3"),
        ("i want to play the yellow 4 please", "play yellow 4"),
        ("discard red 5 plz", "discard red 5"),
        ("begin yellow 4", "play yellow 4"),
        ("start yellow path with 4", "play yellow 4"),
        ("play green 0", "play green 0"),
        ("play green zero", "play green 0"),
        ("p 4", "play yellow 4"),
        ("discard red 5", "discard red 5"),
        ("Discard Red 5.", "discard red 5"),
        ("throw away red 5", "discard red 5"),
        ("throw red five away", "discard red 5"),
        ("drop red5", "discard red 5"),
        ("discard blue", "discard blue 3"),
        ("discards 5", "discard red 5"),
        ("discard b 3", "discard blue 3"),
    ],
)
def test_what_is_typed_to_play_is_understood(typed: str, meant: str) -> None:
    game = to_play()
    play(game, typed)
    assert game.log[-1] == (0, meant)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play yellow 4 researcher", "play yellow 4 researcher"),
        ("play yellow 4 with the researcher", "play yellow 4 researcher"),
        ("yellow 4 x2", "play yellow 4 researcher"),
        ("play yellow 4 double", "play yellow 4 researcher"),
        ("researcher yellow 4", "play yellow 4 researcher"),
        ("play yellow 4 adventurer", "play yellow 4"),
        ("play yellow 4 with an adventurer", "play yellow 4"),
        ("send an adventurer with yellow 4", "play yellow 4"),
        ("Play yellow 4: send your researcher", "play yellow 4 researcher"),
    ],
)
def test_the_piece_is_an_adventurer_unless_the_researcher_is_named(typed: str, meant: str) -> None:
    game = stage("yellow 4")
    play(game, typed)
    assert game.log[-1] == (0, meant)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("red 10", ["play red 10", "discard red 10"]),
        ("10 red", ["play red 10", "discard red 10"]),
        ("reds 10", ["play red 10", "discard red 10"]),
        ("rde 10", ["play red 10", "discard red 10"]),
        ("10", ["play red 10", "discard red 10"]),
        ("red", ["play red 10", "discard red 5", "discard red 10"]),
        ("white", ["play white 2", "play white 7", "discard white 2", "discard white 7"]),
        ("bleu 3", ["play blue 3", "discard blue 3"]),
        ("blue", ["play blue 3", "discard blue 3"]),
        ("yelow", ["play yellow 4", "play yellow 9", "discard yellow 4", "discard yellow 9"]),
        ("y 4", ["play yellow 4", "discard yellow 4"]),
        ("4 y", ["play yellow 4", "discard yellow 4"]),
        ("the green zero please", ["play green 0", "discard green 0"]),
    ],
)
def test_a_card_or_a_colour_alone_may_mean_all_that_can_be_done_with_it(typed: str, meant: list[str]) -> None:
    view = to_play().view(0)
    with pytest.raises(IllegalAction) as caught:
        TURN.meant(typed, view)
    assert caught.value.why is Why.SEVERAL and sorted(each.text for each in caught.value.near) == sorted(meant)
    assert TURN.likely(caught.value, typed, view) == [*caught.value.near]


def test_a_card_that_begins_a_path_may_also_mean_the_researcher() -> None:
    with pytest.raises(IllegalAction) as caught:
        TURN.meant("yellow 4", stage("yellow 4").view(0))
    near = [each.text for each in caught.value.near]
    assert near == ["play yellow 4", "play yellow 4 researcher", "discard yellow 4"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("step red", "step red"),
        ("red", "step red"),
        ("r", "step red"),
        ("s r", "step red"),
        ("move blue", "step blue"),
        ("arrow blue", "step blue"),
        ("use the arrow on the blue path", "step blue"),
        ("go on the blue path", "step blue"),
        ("step with the explorer on blue", "step blue"),
        ("blue one", None),
        ("no thank you", "decline"),
        ("skip the step", None),
        ("Pass", "decline"),
        ("dec", "decline"),
        ("stay", "decline"),
        ("d", None),
    ],
)
def test_what_is_typed_to_step_is_understood(typed: str, meant: str | None) -> None:
    game = to_step()
    if meant is None:
        with pytest.raises(IllegalAction):
            play(game, typed)
    else:
        play(game, typed)
        assert game.log[-1] == (0, meant)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("draw", "draw"),
        ("DRAW", "draw"),
        ("draw a card", "draw"),
        ("draw from the deck", "draw"),
        ("draw deck", "draw"),
        ("take a card from the stack", "draw"),
        ("deck", "draw"),
        ("draw red", "draw red"),
        ("take the top red card", "draw red"),
        ("pick up red", "draw red"),
        ("pick red", "draw red"),
        ("red", "draw red"),
        ("draw the red discard pile", "draw red"),
        ("take a card from the pile", "draw red"),
        ("draw from the draw pile", "draw"),
        ("draw red 1", None),
    ],
)
def test_what_is_typed_to_draw_is_understood(typed: str, meant: str | None) -> None:
    game = to_draw()
    if meant is None:
        with pytest.raises(IllegalAction):
            play(game, typed)
    else:
        play(game, typed)
        assert game.log[-1] == (0, meant)


@pytest.mark.parametrize("typed", ["d", "dr", "dra", "d r", "draw r", "r", "draw re"])
def test_a_draw_which_cannot_be_undone_is_never_guessed_from_an_abbreviation(typed: str) -> None:
    game = to_draw()
    with pytest.raises(IllegalAction):
        play(game, typed)
    assert game.log[-1] == (0, "discard green 0")


@pytest.mark.parametrize("typed", ["red 5", "d red 5", "dis red 5", "d"])
def test_a_card_is_never_discarded_without_the_word(typed: str) -> None:
    game = to_play()
    with pytest.raises(IllegalAction):
        play(game, typed)
    assert game.log == ()


REFUSED = [
    (to_play, "fly to the moon", Why.NOT_UNDERSTOOD),
    (to_play, "", Why.NOT_UNDERSTOOD),
    (to_play, "!!!", Why.NOT_UNDERSTOOD),
    (to_play, "play purple 5", Why.NOT_UNDERSTOOD),
    (to_play, "play red 11", Why.NOT_UNDERSTOOD),
    (to_play, "play red ²", Why.NOT_UNDERSTOOD),
    (to_play, "play", Why.SEVERAL),
    (to_play, "play yellow", Why.SEVERAL),
    (to_play, "discard white", Why.SEVERAL),
    (to_play, "discard", Why.SEVERAL),
    (to_play, "play red 5", Why.TOO_LOW),
    (to_play, "play red 6", Why.NOT_IN_HAND),
    (to_play, "discard red 6", Why.NOT_IN_HAND),
    (to_play, "play red 10 researcher", Why.ALREADY_BEGUN),
    (to_play, "play yellow 4 researcher", Why.RESEARCHER_OUT),
    (to_play, "discrad red 5", Why.NOT_UNDERSTOOD),
    (to_play, "play yelow", Why.SEVERAL),
    (to_play, "bleu 4", Why.NOT_IN_HAND),
    (to_play, "draw", Why.PLAY_FIRST),
    (to_play, "deck", Why.PLAY_FIRST),
    (to_play, "the stack", Why.PLAY_FIRST),
    (to_play, "draw red", Why.PLAY_FIRST),
    (to_play, "step red", Why.NO_STEP),
    (to_play, "move", Why.NO_STEP),
    (to_step, "arrow", Why.SEVERAL),
    (to_step, "draw", Why.STEP_FIRST),
    (to_step, "play red 10", Why.STEP_FIRST),
    (to_step, "step green", Why.NO_EXPLORER),
    (to_step, "step white", Why.IN_CITY),
    (to_step, "step", Why.SEVERAL),
    (to_draw, "draw green", Why.JUST_DISCARDED),
    (to_draw, "draw blue", Why.PILE_EMPTY),
    (to_draw, "play red 10", Why.DRAW_NOW),
    (to_draw, "explorer", Why.DRAW_NOW),
    (to_draw, "step", Why.DRAW_NOW),
    (to_draw, "step red", Why.DRAW_NOW),
    (to_draw, "discard red 5", Why.DRAW_NOW),
    (to_draw, "red 5", Why.NONE_FITS),
]


@pytest.mark.parametrize(("position", "typed", "why"), REFUSED, ids=lambda value: getattr(value, "__name__", None))
def test_what_cannot_be_is_refused_with_its_reason(position: object, typed: str, why: Why) -> None:
    game: Game = position()  # type: ignore[operator]
    before = game.fingerprint()
    with pytest.raises(IllegalAction) as caught:
        TURN.meant(typed, game.view(0))
    assert caught.value.why is why
    assert game.fingerprint() == before
    assert caught.value.near and set(caught.value.near) <= set(game.legal_actions())
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("typed", ["arrow", "use the arrow", "use the arrow on the red path"])
def test_an_arrow_is_only_used_once_a_card_has_reached_it(typed: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        TURN.meant(typed, to_play().view(0))
    assert TURN.refused(caught.value) == "First play a card that reaches an arrow."


@pytest.mark.parametrize("position", [to_play, to_step, to_draw])
def test_an_explorer_alone_is_answered_like_a_move(position: Callable[[], Game]) -> None:
    answers = list[str]()
    for typed in ("move", "explorer", "an explorer please"):
        with pytest.raises(IllegalAction) as caught:
            TURN.meant(typed, position().view(0))
        answers.append(TURN.refused(caught.value).removeprefix(f"“{typed}”"))
    assert answers[0] == answers[1] == answers[2] and "understand" not in answers[0]


@pytest.mark.parametrize("typed", ["card", "my cards", "use a card please"])
def test_a_card_alone_may_be_any_that_can_be_played_or_discarded_and_later_is_answered_like_a_play(typed: str) -> None:
    nothing_fits = stage("yellow 0, yellow 2", pieces="yellow 3", columns={"yellow": (1, 9)})
    assert not any(isinstance(each, Play) for each in nothing_fits.legal_actions(0))
    for view in (to_play().view(0), nothing_fits.view(0)):
        with pytest.raises(IllegalAction) as caught:
            TURN.meant(typed, view)
        assert caught.value.why is Why.SEVERAL
        assert [*TURN.likely(caught.value, typed, view)] == [*view.legal]
    answers = list[str]()
    for words in ("play", typed):
        with pytest.raises(IllegalAction) as caught:
            TURN.meant(words, to_step().view(0))
        answers.append(TURN.refused(caught.value))
    assert answers[0] == answers[1]
    view = to_draw().view(0)
    with pytest.raises(IllegalAction) as caught:
        TURN.meant(typed, view)
    assert [*TURN.likely(caught.value, typed, view)] == [*view.legal], "all that can be done with a card now is to draw"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("city", "First play a card that reaches a city."),
        ("go to the city", "First play a card that reaches a city."),
        ("artifact", "First play a card that reaches an artifact."),
        ("my artifacts", "First play a card that reaches an artifact."),
        ("tile", "You get what a tile shows once your explorer reaches it: first play a card that reaches one."),
        (
            "take the tiles",
            "You get what a tile shows once your explorer reaches it: first play a card that reaches one.",
        ),
    ],
)
def test_a_goal_is_answered_with_the_cards_that_lead_there_or_that_one_has_to_be_played_first(
    typed: str, sentence: str
) -> None:
    near = stage("blue 8, red 5, white 7", pieces="blue 8, white 9, red 1", tiles={"red 2": "artifact"}).view(0)
    for view, plays in (stage("blue 8", pieces="blue 1").view(0), []), (near, ["play blue 8", "play white 7"]):
        with pytest.raises(IllegalAction) as caught:
            TURN.meant(typed, view)
        assert TURN.refused(caught.value) == sentence
        if typed in ("city", "artifact", "tile"):
            likely = [each.text for each in TURN.likely(caught.value, typed, view)]
            assert likely == (["play red 5"] if plays and typed != "city" else plays)
    with pytest.raises(IllegalAction) as caught:
        TURN.meant(typed, to_draw().view(0))
    assert caught.value.why is Why.DRAW_NOW


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        (1, "First choose which explorer takes a step."),
        (2, "First choose which explorer takes a step, or take no step."),
    ],
)
def test_who_has_to_choose_a_step_reads_whether_they_may_take_none(edition: int, sentence: str) -> None:
    view = to_step(GameSetup(seed="stage", edition=edition)).view(0)
    with pytest.raises(IllegalAction) as caught:
        TURN.meant("draw", view)
    assert TURN.why(caught.value) == sentence
    assert ("decline" in [each.text for each in view.legal]) is sentence.endswith("take no step.")


@pytest.mark.parametrize("typed", ["fly to the moon", "deck", "draw", "step red"])
def test_examples_are_the_lowest_plays_of_two_colours_and_a_discard(typed: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        TURN.meant(typed, to_play().view(0))
    assert [action.text for action in caught.value.near] == ["play yellow 4", "play blue 3", "discard red 10"]


def test_a_discard_without_its_card_offers_every_card_in_hand() -> None:
    view = to_play().view(0)
    with pytest.raises(IllegalAction) as caught:
        TURN.meant("discard", view)
    likely = TURN.likely(caught.value, "discard", view)
    assert [action.text for action in likely] == [each.text for each in view.legal if each.text.startswith("discard")]
    assert len(likely) == 8 <= TURN.most_likely
    view = stage("red 5, blue 3").view(0)
    with pytest.raises(IllegalAction) as caught:
        TURN.meant("discard white", view)
    assert not TURN.likely(caught.value, "discard white", view), "a button for another colour is no answer"


def test_what_is_near_is_of_the_same_verb_and_colour() -> None:
    with pytest.raises(IllegalAction) as caught:
        to_play().apply("play red 5")
    assert [action.text for action in caught.value.near] == ["play red 10"]
    assert str(caught.value) == "“play red 5”: cards of this column never fall. Possible: play red 10"


def test_the_game_itself_takes_canonical_texts_alone() -> None:
    with pytest.raises(IllegalAction) as caught:
        to_play().apply("red 10")
    assert caught.value.why is Why.NOT_UNDERSTOOD
