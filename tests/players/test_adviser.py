"""Hints: what may be advised, in what order, from what is known alone, and that it repeats itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

import pytest

from arnak_bot.game.thinking import MOST_ADVICE, Advice, Reason
from arnak_bot.games.arnak.engine import Action, Game, GameSetup, Phase
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.content import ROUNDS
from arnak_bot.games.arnak.engine.imagine import imagine
from arnak_bot.games.arnak.engine.state import State
from arnak_bot.games.arnak.players.adviser import ADVISER, acting_first, direct_trips, leaders, saving_cards, thrifty
from arnak_bot.games.arnak.players.features import judge, points_of
from arnak_bot.games.arnak.players.thinker import Thinker
from arnak_bot.games.arnak.players.turns import LEVELS, main_of
from arnak_bot.games.arnak.thoughts import Why
from arnak_bot.kit.comparing import Way
from tests.engine.stage import DECK, Stage, silver

ADVISED = pytest.mark.parametrize(
    "setup",
    [
        pytest.param((2, "bird", None), marks=pytest.mark.whole_check),
        pytest.param((1, "snake", 3), marks=pytest.mark.whole_check),
    ],
    ids=str,
)

BOUGHT = ("dog", "horse", "machete", "hat", "watch", "tent")


@cache
def able_game(players: int, board: str, rival: int | None) -> tuple[Game, ...]:
    """Positions of a game among players of the able level, every so many decisions."""
    game, found = Game.new(GameSetup(players, board, "advised", rival=rival)), list[Game]()
    while not game.over:
        seat = game.seats_to_act[0]
        if game.ply % 67 == 7:
            found.append(game.copy())
        game.apply(Thinker(LEVELS["able"], "advised").choose(game, seat), seat)
    return (*found, game)


@cache
def advised(players: int, board: str, rival: int | None) -> tuple[tuple[Game, tuple[Advice, ...]], ...]:
    """What is advised at these positions, which it leaves as they are."""
    found = []
    for game in able_game(players, board, rival)[:-1]:
        before = game.fingerprint()
        found.append((game, ADVISER.advise(game, game.seats_to_act[0], "tested")))
        assert game.fingerprint() == before
    return tuple(found)


def carried_out(game: Game, seat: int, actions: tuple[str, ...]) -> Iterator[tuple[Game, Action]]:
    """The game before each of the actions; nothing is checked but that it is legal there."""
    game = game.copy()
    for text in actions:
        yield game, act(text)
        game.apply(text, seat)


@ADVISED
def test_advice_is_legal_and_the_best_option_comes_first(setup: tuple[int, str, int | None]) -> None:
    for game, given in advised(*setup):
        seat = game.seats_to_act[0]
        assert 1 <= len(given) <= MOST_ADVICE
        assert [each.worth for each in given] == sorted((each.worth for each in given), reverse=True)
        for advice in given:
            for position, action in carried_out(game, seat, advice.actions):
                assert action in position.legal_actions(seat)
            assert 0 < advice.worth < 120 and advice.error >= 0


def test_what_is_expected_of_the_best_option_is_no_less_than_it_makes_certain() -> None:
    stage = Stage(["fear"], coin=1, items=["hat"], artifacts=()).where(round=ROUNDS)
    advice, *_ = ADVISER.advise(stage.game, 0, "tested")
    assert advice.actions == ("buy hat",)
    stage.do("buy hat")
    assert advice.worth == points_of(stage.game.state, 0)


@ADVISED
def test_no_two_hints_are_for_the_same_main_action(setup: tuple[int, str, int | None]) -> None:
    for _, given in advised(*setup):
        mains = [main_of([act(text) for text in advice.actions]) for advice in given]
        assert len(set(mains)) == len(mains)


@pytest.mark.whole_check
def test_only_the_best_option_is_called_better_than_the_rest() -> None:
    told = [
        (at, reason.kind)
        for _, given in advised(2, "bird", None)
        for at, advice in enumerate(given)
        for reason in advice.reasons
    ]
    assert (1, Why.NOTHING_MORE) not in told and (2, Why.NOTHING_MORE) not in told
    passing = ADVISER.advise(Stage().game, 0, "tested")
    first = {reason.kind for reason in passing[0].reasons}
    assert passing[0].actions == ("pass",) and Why.NOTHING_MORE in first


@pytest.mark.parametrize(("card", "deck", "best"), [("funding-car", BOUGHT, "done"), ("dog", DECK, "keep dog")])
def test_keeping_nothing_is_proposed_only_where_it_is_best(card: str, deck: Sequence[str], best: str) -> None:
    """With a deck of bought cards, a starting card is worth less than a card drawn in its place."""
    game = Stage([card], deck=deck).game
    for _ in range(2):
        game.apply("pass")
        game.apply("end")
    assert game.state.phase is Phase.KEEPING
    given = [advice.actions[0] for advice in ADVISER.advise(game, 0, "tested")]
    assert given[0] == best and ("done" in given) is (best == "done")
    assert all(act(text) in game.legal_actions(0) for text in given)


def test_a_dig_is_advised_to_be_paid_with_fear_and_not_with_a_boon_or_another_card() -> None:
    stage = Stage(["fear", "exploration-car"], guardians=[1])
    for paid in ("pay boon-1", "pay exploration-car", "pay fear"):
        way = tuple(map(act, ("dig camp-coins", paid, "end")))
        assert [each.text for each in thrifty(stage.game, 0, way)] == ["dig camp-coins", "pay fear", "end"]
    both = tuple(map(act, ("dig camp-jewel", "pay exploration-car")))
    assert thrifty(Stage(["exploration-car"]).game, 0, both) == both


def test_after_the_main_action_it_may_suggest_ending_the_turn() -> None:
    stage = Stage().after("pass")
    assert [advice.actions for advice in ADVISER.advise(stage.game, 0, "tested")] == [("end",)]


def test_a_question_that_nobody_would_answer_is_cancelled() -> None:
    given = ADVISER.advise(Stage(["fear"]).after("dig camp-coins").game, 0, "tested")
    assert [advice.actions[0] for advice in given] == ["pay fear"]


def test_passing_comes_after_what_is_practically_as_good() -> None:
    texts = ("pass", "research glass 3", "buy hat")
    waits, steps, buys = (
        Way((act(text),), worth, (worth, worth)) for text, worth in zip(texts, (9, 8.8, 3), strict=True)
    )
    ways = [waits, steps, buys]
    assert acting_first(ways, lambda _: True) == [steps, waits, buys]
    assert acting_first(ways, lambda _: False) == ways, "what gains nothing is no better than passing"
    assert acting_first([waits, buys], lambda _: True) == [waits, buys]
    assert acting_first([buys, waits], lambda _: True) == [buys, waits]


def test_of_options_that_are_practically_as_good_at_the_same_price_the_one_with_more_reasons_leads() -> None:
    costs, scores, rids = (
        Reason(Why.COSTS, ("compass",)),
        Reason(Why.POINTS, ("idols",), 3),
        Reason(Why.EXILES, ("fear",)),
    )
    best = Advice(("discover L1-1",), 56.0, 6.0, (scores, costs))
    alike = Advice(("discover L1-2",), 55.8, 0.0, (scores, rids, costs), 0.2, 0.3)
    worse = Advice(("discover L1-3",), 52.0, 0.0, (scores, rids, costs), 4.0, 0.3)
    first, second, third = ADVISER.in_order([best, worse, alike])
    assert [each.actions for each in (first, second, third)] == [alike.actions, best.actions, worse.actions]
    assert (
        first.doubt == first.behind == 0 and second.is_as_good and second.doubt and third.behind == pytest.approx(3.8)
    )
    for reasons in ((scores, costs), (rids, costs), (scores, rids, Reason(Why.COSTS, ("compass", "car")))):
        dearer = replace(alike, reasons=reasons)
        assert ADVISER.in_order([best, dearer]) == (best, dearer)


def test_a_card_that_gains_nothing_is_not_played_before_passing() -> None:
    stage = Stage(["grappling-hook"], deck=(), at=("camp-coins", "camp-compasses"))
    stage.game.state.round, stage.game.state.players[1].passed = 5, True
    assert ADVISER.advise(stage.game, 0, "tested")[0].actions == ("pass",)


def test_a_card_that_sends_an_archaeologist_is_not_played_for_a_trip_that_needs_no_discount() -> None:
    game = Stage(["sturdy-boots", "exploration-ship", "fear"], tiles={"L1-3": 3}, compass=4).game
    by_ship = ("dig L1-3", "pay exploration-ship")
    played, kept = (Way(tuple(map(act, texts))) for texts in (("play sturdy-boots", *by_ship), by_ship))
    free = Way(tuple(map(act, ("play sturdy-boots", "dig camp-coins"))))
    passes, other = Way((act("pass"),)), Way((act("dig L1-3"), act("pay exploration-ship"), act("end")))
    assert direct_trips(game, 0, [played, passes]) == {played.actions: kept}
    assert direct_trips(game, 0, [free, passes]) == {}, "there its boots pay"
    assert direct_trips(game, 0, [played, other]) == {}, "the trip is an option of its own"
    for worths, left in (((8.9, 8.9), kept), ((9.6, 9.4), kept), ((5.0, 5.1), played)):
        one, trip = replace(played, worths=(9.0, 9.0)), replace(kept, worths=worths)
        assert [each.actions for each in saving_cards([one, trip, passes], {one.actions: kept})] == [
            left.actions,
            passes.actions,
        ]


def test_what_would_do_nothing_is_no_option_beside_another() -> None:
    game = Stage(["aeroplane"], deck=(), at=("camp-coins", "camp-compasses")).game
    game.state.round, game.state.players[1].passed = 4, True
    assert [action.text for action in game.view(0).in_vain] == ["play aeroplane"]
    assert [advice.actions for advice in ADVISER.advise(game, 0, "tested")] == [("pass",)]


def test_a_boon_is_not_used_up_for_travel_that_nothing_needs() -> None:
    game = Stage([], guardians=[1], rival=1, coin=1, at=["L1-1", "L1-2"], tiles={"L1-1": 10, "L1-2": 11}).game
    game.state.main_taken = True
    assert "boon 1" in [action.text for action in game.legal_actions(0)]
    assert [advice.actions for advice in ADVISER.advise(game, 0, "tested")] == [("end",)]
    needed = Stage(["exploration-ship"], guardians=[1], compass=9).game
    turn = tuple(map(act, ("boon 1", "discover L2-3", "pay spare-ship+exploration-ship")))
    assert thrifty(needed, 0, turn) == turn


def test_to_overcome_a_guardian_beside_oneself_is_always_compared() -> None:
    """Even where other options are better: whoever stands beside it wants to know how much."""
    hand = ["exploration-car", "fear"]
    stage = Stage(hand, at=["L1-1"], tiles={"L1-1": 1}, guard={"L1-1": 1}, coin=6, compass=6, tablet=3, arrowhead=3)

    def dislikes(state: State, seat: int) -> float:
        return judge(state, seat) - 50.0 * len(state.players[seat].guardians)

    found = leaders(lambda number: imagine(stage.game, 0, f"world {number}"), 0, LEVELS["strong"], value=dislikes)
    assert [way.actions[0].text for way in found[-1:]] == ["overcome L1-1"] and len(found) == MOST_ADVICE


def test_an_effect_that_does_nothing_is_not_advised() -> None:
    """The horn needs an assistant."""
    for assistants, then in (((), "decline"), ((silver(1),), "use decorated-horn")):
        game = Stage(compass=9, artifacts=["decorated-horn"], assistants=assistants).game
        turn = tuple(map(act, ("buy decorated-horn", "use decorated-horn")))
        assert [each.text for each in thrifty(game, 0, turn)] == ["buy decorated-horn", then]


def test_what_ends_the_game_has_a_certain_result_and_an_earlier_pass_is_clearly_worse() -> None:
    game = Stage(["fear"], guardians=[14], rival=1, items=(), artifacts=(), at=["L1-1", "L1-2"]).game
    game.state.round = 5
    exiles, passes = ADVISER.advise(game, 0, "tested")
    assert (exiles.actions, passes.actions) == (("boon 14", "exile fear", "pass"), ("pass",))
    assert passes.behind == 1 and not passes.is_as_good, "a pass ends the turn"
    for advice in (exiles, passes):
        end = game.copy()
        for text in (*advice.actions, "end"):
            end.apply(text, 0)
        assert end.over and (advice.worth, advice.error) == (end.scores()[0].total, 0)


def test_a_hint_turns_no_offer_down_unasked() -> None:
    game = Stage(hand=["fear"], compass=3, artifacts=["coconut-flask"]).game
    way = Way((act("buy coconut-flask"), act("decline")), 30.0, (30.0, 30.0))
    advice = ADVISER.told(game, 0, way, [way], "seed")
    assert advice is not None and advice.actions == ("buy coconut-flask",)
