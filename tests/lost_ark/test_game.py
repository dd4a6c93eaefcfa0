"""The game as an object: everybody at once, what stays hidden meanwhile, undo, dumps, logs, refusals."""

from __future__ import annotations

import json
import random

import pytest

from arnak_bot.games.lost_ark.engine import Colour, Game, GameSetup, IllegalAction, Verb, Why, parse, seen_by
from arnak_bot.games.lost_ark.engine import events as happened
from arnak_bot.games.lost_ark.engine.actions import action
from arnak_bot.games.lost_ark.engine.events import DRAWN, Event
from arnak_bot.games.lost_ark.engine.printed import BOXES, PLACES, TILES, Character
from arnak_bot.games.lost_ark.engine.rules.legality import why_not
from tests.lost_ark.playing import check_invariants, played_on, random_game, setup_of
from tests.lost_ark.stage import (
    ALL_TILES,
    ARK_PLACES,
    ARK_TILES,
    after,
    answering,
    at,
    do,
    new_as,
    pass_turn,
    sheet,
    stage,
    texts,
)
from tests.samples import all_day, by_hand

EVERYTHING = [
    *(action(Verb.CHARACTER, at=each) for each in Character),
    *(action(verb, at=place) for verb in (Verb.START, Verb.DRAW, Verb.DRUID, Verb.MEADOW) for place in PLACES),
    *(action(verb, colour) for verb in (Verb.CALL, Verb.PAINT, Verb.WALK) for colour in Colour),
    *(action(Verb.FIRST, at=tile) for tile in TILES),
    *(action(Verb.FILL, colour, tile) for colour in Colour for tile in TILES),
    *(action(Verb.DIAMOND, colour, place) for colour in Colour for place in PLACES),
    *map(action, (Verb.MINUS, Verb.END)),
]


# --- random games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", all_day(range(0, 72, 9), range(by_hand(73, 4000))))
def test_random_games_end_and_nothing_impossible_happens(number: int) -> None:
    random_game(setup_of(number, f"random {number}"), random.Random(number), check_invariants)


@pytest.mark.parametrize("number", all_day((0, 3, 5, 6), range(by_hand(24, 800))))
def test_games_in_which_the_ark_is_near_end_as_they_should(number: int) -> None:
    characters = random.Random(number).sample(list(Character), 4)
    players, together = number % 4 + 1, bool(number // 4 % 2)
    places, tiles = ARK_PLACES.replace("45", "", 1), ARK_TILES.replace("g3=red", "")
    near = [sheet(character, places, tiles) for character in characters[:players]]
    game = stage(*near, players=players, together=together, third=True, joker=True, seed=str(number))
    played_on(game, random.Random(number), check_invariants)
    found = [own.found for own in game.state.sheets]
    if together and players > 1:
        assert all(own.found or own.done for own in game.state.sheets)
        assert {score.rank for score in game.scores()} == ({1} if all(found) else {2})
    else:
        assert any(found) or all(own.done for own in game.state.sheets)
        first = {score.seat for score in game.scores() if score.rank == 1}
        assert first <= {seat for seat, own in enumerate(found) if own} if any(found) or players == 1 else first


@pytest.mark.parametrize("number", all_day((1, 6), range(by_hand(8, 64))))
def test_there_is_a_reason_against_whatever_is_not_legal_and_against_nothing_that_is(number: int) -> None:
    chance = random.Random(number)
    given = set()

    def check(game: Game) -> None:
        for seat in range(game.setup.players):
            for tried in chance.sample(EVERYTHING, 4):
                why = why_not(game.state, game.setup, seat, tried)
                assert (why is None) == (tried in game.legal_actions(seat))
                given.add(why)

    random_game(setup_of(number, f"why {number}"), chance, check)
    assert len(given) > 5


# --- everybody at once ------------------------------------------------------------------------------


def test_nobody_sees_what_another_draws_before_the_turn_closes_K32() -> None:
    game = after(stage(sheet(places="53"), sheet(places="53", hints=1), sheet(places="53")), "0 call green")
    before = [game.view(seat) for seat in (None, 0, 2)]
    events = do(game, "1 walk red", "1 draw 52")
    assert [game.view(seat) for seat in (None, 0, 2)] == before
    assert {seen_by(event, 0) for event in events} == {seen_by(event, None) for event in events} == {happened.Acted(1)}
    assert [seen_by(event, 1) for event in events] == list(events)
    own = game.view(1)
    assert (own.own.hints, own.points, at(game, 1, "draw")) == (0, (5, 5, 5), set())
    do(game, "1 end", "0 draw 43", "0 end", "2 minus")
    assert game.view(2).sheets[1].hints == 1 and game.view(2).points == (5, 10, -1)
    told = do(game, "2 end")
    assert [seen_by(event, None) for event in told] == list(told)
    assert [(event.seat, len(event.drawn)) for event in told if isinstance(event, happened.TurnClosed)] == [
        (0, 2),
        (1, 3),
        (2, 1),
    ]
    assert game.view(2).sheets[1].hints == 0 and game.view(None).sheets == tuple(game.state.sheets)


def test_an_imagined_game_holds_what_a_seat_knows_and_nothing_else_K32() -> None:
    game = stage(sheet(places="53", diamonds=1), sheet(places="53"), sheet(places="53"))
    do(game, "0 diamond green 54", "0 call green", "0 draw 43", "1 fill green g1", "1 end")
    for seat in range(3):
        imagined = game.imagined(seat, "chance")
        assert imagined.view(seat).sheets == game.view(seat).sheets and imagined.setup.seed == "chance"
        assert imagined.legal_actions(seat) == game.legal_actions(seat)
    assert not game.imagined(2, "x").state.sheets[1].tiles and game.state.sheets[1].tiles
    assert {thrown_next(game.imagined(2, str(chance))) for chance in range(30)} == set(Colour)


def thrown_next(game: Game) -> Colour | None:
    """Close the turn and return what the die calls for seat 1, whose counter is full."""
    game.state.sheets[1].boxes = [Colour.GREEN] * BOXES
    pass_turn(game)
    return game.state.called


def test_where_others_start_is_seen_when_all_have_started_K17() -> None:
    game = Game.new(GameSetup(2, seed="x"))
    before = game.view(0)
    game.apply(game.legal_actions(1)[0], 1)
    game.apply("first g1" if "first g1" in texts(game, 1) else "first w1", 1)
    assert game.view(0) == before


def test_points_and_scores_say_nothing_of_the_running_turn() -> None:
    game = answering(sheet(places="53", tiles=ALL_TILES))
    before = game.scores()
    do(game, "1 minus")
    assert game.scores() == before and game.view(0).points == game.view(None).points
    assert game.view(1).points[1] == game.view(0).points[1] - 6


def test_the_events_that_wait_are_those_of_a_sheet() -> None:
    waiting: set[type[Event]] = set(DRAWN)
    assert [kind.__name__ for kind in Event.__args__ if kind not in waiting] == [
        *("IdentityThrown", "CharacterTaken", "Called", "Acted", "TurnClosed", "GameEnded")
    ]


def test_a_view_is_a_value_of_its_own() -> None:
    game = stage(sheet(places="53"))
    game.view(0).own.boxes.append(Colour.RED)
    game.view(1).sheets[0].drawn[Colour.RED] = 1
    assert not game.state.sheets[0].boxes and not game.view(1).sheets[0].drawn[Colour.RED]


# --- undo -------------------------------------------------------------------------------------------


def test_one_takes_back_ones_own_whatever_others_have_done_since() -> None:
    game = after(answering(sheet(places="53", hints=1)), "1 fill red g1", "0 draw 33", "0 end")
    game.undo(1)
    assert game.state.sheets[1].hints == 1 and not game.state.sheets[1].tiles and game.state.sheets[0].doing.ended
    assert [game.undoable_by(seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.parametrize("decisions", [(), ("0 call green",), ("0 call green", "0 draw 43", "0 end")])
def test_a_call_an_end_and_a_closed_turn_stay(decisions: tuple[str, ...]) -> None:
    game = after(stage(sheet(places="53")), *decisions)
    assert not game.can_undo and game.view(0).undoable == 0
    with pytest.raises(IllegalAction, match="that stays"):
        game.undo(0)


def test_a_diamond_before_the_call_can_be_taken_back_until_the_call() -> None:
    game = after(stage(sheet(places="53", diamonds=1)), "0 diamond red 54")
    game.undo(0)
    assert game.state.sheets[0].diamonds == 1
    do(game, "0 diamond red 54", "0 call green")
    assert not game.undoable_by(0)


def test_where_all_agree_an_ended_turn_and_a_call_are_taken_back_but_not_from_under_others() -> None:
    game = stage(sheet(places="53"), sheet(places="53"))
    start = game.fingerprint()
    do(game, "0 call green")
    game.take_back(0)
    assert game.fingerprint() == start
    do(game, "0 call green", "1 minus", "1 end")
    game.take_back(1)
    assert game.seats_to_act == (0, 1) and game.undoable_by(1) == 1, "what it had done before is free again"
    before = game.fingerprint()
    with pytest.raises(IllegalAction, match="others have acted"):
        game.take_back(0)
    assert game.fingerprint() == before


def test_a_closed_turn_is_opened_again_from_the_start_of_the_game_K32() -> None:
    game = Game.new(GameSetup(1, seed="back"))
    while game.state.turn < 2:
        game.apply(game.legal_actions()[-1])
    before = game.log
    game.take_back(0)
    assert game.log == before[:-1] and game.state.turn == 1
    game.apply("end")
    assert game.log == before


# --- what is refused --------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "end now", "draw", "draw 10", "call pink", "fill g1", "fill green", "diamond 34"])
def test_words_that_are_no_action(text: str) -> None:
    with pytest.raises(ValueError):
        parse(text)
    game = stage(sheet())
    with pytest.raises(IllegalAction, match="no action"):
        game.apply(text)


def test_every_action_is_read_back_from_its_text() -> None:
    assert [parse(str(each)) for each in EVERYTHING] == EVERYTHING
    assert len({each.text for each in EVERYTHING}) == len(EVERYTHING)


@pytest.mark.parametrize(
    ("decisions", "refused", "why"),
    [
        ("", "1 call green", Why.NOT_YOUR_TURN),
        ("", "0 call blue", Why.NO_PLACE_OF_COLOUR),
        ("", "0 end", Why.CALL_FIRST),
        ("", "0 diamond red 54", Why.NO_DIAMOND),
        ("", "0 druid 43", Why.NO_GROVE),
        ("0 call yellow", "0 call green", Why.CALLED),
        ("0 call yellow", "0 end", Why.DRAW_FIRST),
        ("0 call yellow", "0 minus", Why.ONLY_ANSWERS),
        ("0 call yellow", "0 paint red", Why.NOTHING_TO_PAINT),
        ("0 call yellow", "0 draw 53", Why.VISITED),
        ("0 call yellow", "0 draw 82", Why.DANGEROUS),
        ("0 call yellow", "0 draw 43", Why.OTHER_COLOUR),
        ("0 call yellow", "0 draw 44", Why.NOT_TOUCHING),
        ("0 call grey; 0 draw 42", "0 draw 63", Why.ALLOWANCE_USED),
        ("0 call yellow", "1 draw 82", Why.ANSWER_FIRST),
        ("0 call yellow", "1 end", Why.ANSWER_FIRST),
        ("0 call yellow", "1 fill red g2", Why.TOO_FEW_HINTS),
        *(("0 call yellow", f"1 fill {colour} g1", Why.TILE_FILLED) for colour in ("yellow", "green")),
        ("0 call yellow", "2 walk yellow", Why.NO_PLACE_OF_COLOUR),
        ("0 call yellow", "1 meadow 71", Why.NO_HUNT),
        ("0 call yellow; 1 minus", "1 minus", Why.ANSWERED),
        ("0 call yellow; 1 minus", "1 draw 71", Why.NO_MOVEMENT),
        ("0 call yellow; 1 minus; 1 end", "1 minus", Why.ENDED),
        ("0 call yellow; 1 walk yellow; 1 draw 82", "1 end", Why.PAINT_FIRST),
    ],
)
def test_reasons_against(decisions: str, refused: str, why: Why) -> None:
    game = stage(sheet(places="53"), sheet("paladin", places="81", tiles="g1"), players=3)
    do(game, *filter(None, decisions.split("; ")))
    before = game.fingerprint()
    with pytest.raises(IllegalAction) as caught:
        do(game, refused)
    assert caught.value.why is why and game.fingerprint() == before
    assert caught.value.view == game.view(int(refused[0]))
    assert all(each.verb is parse(refused[2:]).verb for each in caught.value.near)


@pytest.mark.parametrize(
    ("done", "refused", "why"),
    [
        ([], "first g1", Why.CHOOSE_START),
        ([], "start 27", Why.NO_START),
        (["start"], "end", Why.FILL_FIRST_TILE),
        (["start"], "fill grey g1", Why.OWN_COLOUR),
        (["start", "first"], "start 53", Why.END_NOW),
        (["start", "first", "end"], "end", Why.ENDED),
    ],
)
def test_reasons_against_before_the_first_turn(done: list[str], refused: str, why: Why) -> None:
    game = new_as("mage")
    for verb in done:
        game.apply(texts(game, 0, verb)[0], 0)
    with pytest.raises(IllegalAction) as caught:
        game.apply(refused, 0)
    assert caught.value.why is why


def test_reasons_against_while_characters_are_chosen_and_when_it_is_over() -> None:
    game = Game.new(GameSetup(2, characters="chosen", seed="x"))  # type: ignore[arg-type]
    (first,) = game.seats_to_act
    do(game, f"{first} character mage")
    for text, why in (("character mage", Why.CHARACTER_TAKEN), ("start 53", Why.CHOOSE_CHARACTER)):
        with pytest.raises(IllegalAction) as caught:
            game.apply(text)
        assert caught.value.why is why
    over = random_game(GameSetup(1, seed="x"), random.Random(1))
    for seat in (None, 0):
        with pytest.raises(IllegalAction, match="the game is over"):
            over.apply("end", seat)


# --- dumps ------------------------------------------------------------------------------------------


def test_a_dump_of_another_shape_is_refused() -> None:
    game = after(stage(sheet(places="53")), "0 call green", "0 draw 43")
    data = json.loads(json.dumps(game.to_dict()))
    state = data["state"]
    for dump in (
        {**data, "format": 2},
        {**data, "log": [[0, "call green"], [0, "draw 33"]]},
        {**data, "setup": {**data["setup"], "players": 9}},
        {**data, "setup": {**data["setup"], "edition": 2}},
        {**data, "setup": {**data["setup"], "difficulty": "hard"}},
        {**data, "state": {**state, "phase": "sleeping"}},
        {**data, "state": {**state, "sheets": state["sheets"][:1]}},
        {**data, "state": {**state, "since": 3}},
    ):
        with pytest.raises(ValueError):
            Game.from_dict(dump)
    assert Game.from_dict(data).to_dict() == data
