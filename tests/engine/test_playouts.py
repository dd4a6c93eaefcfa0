"""Whole games played at random, under the invariants; every log rebuilds its game."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from arnak_bot.games.arnak.engine import Game, GameSetup, IllegalAction
from arnak_bot.games.arnak.engine.actions import Verb
from arnak_bot.games.arnak.engine.matching import fits, scene_of
from arnak_bot.games.arnak.engine.setup import EASIEST_RIVAL, HARDEST_RIVAL
from tests.engine.playing import BOARD_NAMES, SEATS, check_invariants, random_game
from tests.samples import all_day, by_hand, examples

SETUPS: list[tuple[int, str, int | None]] = [
    *((players, board, None) for players in SEATS for board in BOARD_NAMES),
    *((1, board, rival) for rival in range(EASIEST_RIVAL, HARDEST_RIVAL + 1) for board in BOARD_NAMES),
]


def play_and_check(number: int) -> None:
    """Play one game: invariants at every ply, dump and load at random ones, and rebuild it from its log."""
    players, board, rival = SETUPS[number % len(SETUPS)]
    chance = random.Random(number)
    setup = GameSetup(players, board, seed=f"game {number}", auto_end=number % 5 == 0, rival=rival)

    def check(game: Game) -> None:
        check_invariants(game)
        if chance.random() < 0.02:
            again = Game.from_dict(json.loads(json.dumps(game.to_dict())))
            assert again.fingerprint() == game.fingerprint()
            assert again.legal_actions() == game.legal_actions()

    game = random_game(setup, chance, check)
    assert game.round == 5
    assert sorted(sheet.seat for sheet in game.scores()) == list(range(max(2, players)))
    assert min(sheet.rank for sheet in game.scores()) == 1
    rebuilt = Game.new(setup)
    for seat, text in game.log:
        rebuilt.apply(text, seat)
    assert rebuilt.fingerprint() == game.fingerprint()


@pytest.mark.parametrize("batch", all_day(range(2), range(10)))
def test_a_hundred_random_games(batch: int) -> None:
    for number in range(batch * 10, batch * 10 + 10):
        play_and_check(number)


@pytest.mark.slow
@pytest.mark.parametrize("batch", by_hand(range(10, 30), range(10, 200)))
def test_many_more_random_games(batch: int) -> None:
    for number in range(batch * 10, batch * 10 + 10):
        play_and_check(number)


@settings(max_examples=examples(25), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), setup=st.sampled_from(SETUPS), seed=st.text(max_size=5))
def test_any_legal_play_keeps_the_invariants(
    data: st.DataObject, setup: tuple[int, str, int | None], seed: str
) -> None:
    game = Game.new(GameSetup(setup[0], setup[1], seed=seed, rival=setup[2]))
    for _ in range(data.draw(st.integers(0, 60))):
        seat = data.draw(st.sampled_from(game.seats_to_act))
        legal = game.legal_actions(seat)
        game.apply(legal[data.draw(st.integers(0, len(legal) - 1))], seat)
        check_invariants(game)
        if game.over:
            break


WORDS = ("dig", "camp", "arrowhead", "tablets", "play", "ship", "buy", "hat", "discover", "l1", "research", "pass")
SAID = [word[:letters] for word in WORDS for letters in (2, 3, 9)]
"""Words of actions, and beginnings of them."""
ANYTHING_TYPED = st.text(max_size=40) | st.lists(st.sampled_from(SAID), min_size=1, max_size=2).map(" ".join)


@settings(max_examples=examples(50), deadline=None)
@given(text=ANYTHING_TYPED, plies=st.integers(0, 60), seat=st.sampled_from([None, 0, 1, -1, 9]))
@example(text="ARR", plies=0, seat=0)
@example(text="ship", plies=0, seat=0)
@example(text="pass round", plies=0, seat=0)
def test_illegal_input_changes_nothing(text: str, plies: int, seat: int | None) -> None:
    """What was typed means one legal action, every word the beginning of one of its words, or nothing happens."""
    game = _some_way_in(plies)
    before, played = game.fingerprint(), len(game.log)
    acts = seat is None or seat in game.seats_to_act
    legal = {action.text: action for action in game.legal_actions(seat)} if acts else {}
    scene = scene_of(game.view(None))
    try:
        game.apply(text, seat)
    except IllegalAction as error:
        assert str(error)
        assert game.fingerprint() == before
    else:
        assert acts, "it was not this seat's turn"
        [(_, carried_out)] = game.log[played:]
        meant = legal[carried_out]
        assert meant.verb in SAID_AT_LENGTH or fits(text, meant, scene), "words of another action"


SAID_AT_LENGTH = {Verb.PASS, Verb.PAY}
"""Verbs that are also said by words that are none of the action's: "pass this round", "2 coins"."""


@settings(max_examples=examples(50), deadline=None)
@given(earlier=st.integers(0, 50), later=st.integers(1, 30), pick=st.integers(0, 99))
def test_a_stale_action_changes_nothing(earlier: int, later: int, pick: int) -> None:
    old = _some_way_in(earlier)
    shown = old.legal_actions()
    action = shown[pick % len(shown)]
    game = _some_way_in(earlier)
    chance = random.Random(later)
    for _ in range(later):
        seat = game.seats_to_act[0]
        game.apply(chance.choice(game.legal_actions(seat)), seat)
    for seat in range(-1, 3):
        if action in game.legal_actions(seat if seat in game.seats_to_act else 99):
            continue
        before = game.fingerprint()
        with pytest.raises(IllegalAction):
            game.apply(action, seat)
        assert game.fingerprint() == before


def _some_way_in(plies: int) -> Game:
    chance = random.Random(plies)
    game = Game.new(GameSetup(players=2, seed="some way in"))
    for _ in range(plies):
        seat = game.seats_to_act[0]
        game.apply(chance.choice(game.legal_actions(seat)), seat)
    return game
