"""Whole games at random, under the invariants; what is legal, undone, dumped and told apart agrees at every step."""

from __future__ import annotations

import json
import random
from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arnak_bot.games.lost_cities import engine
from arnak_bot.games.lost_cities.engine.content import HIGHEST
from arnak_bot.games.lost_cities.engine.rules.legality import why_not
from arnak_bot.games.lost_cities.engine.setup import FIRST_EDITION, NEWEST_EDITION
from tests.lost_cities.playing import check_invariants, random_game, setup_of
from tests.samples import all_day, by_hand, examples

EVERY_CARD = [engine.Card(colour, value) for colour, value in product(engine.Colour, range(HIGHEST + 1))]
EVERY_ACTION: list[engine.Action] = [
    *(engine.Play(card, researcher) for card in EVERY_CARD for researcher in (False, True)),
    *map(engine.Discard, EVERY_CARD),
    *map(engine.Step, engine.Colour),
    engine.Decline(),
    *map(engine.Draw, (None, *engine.Colour)),
]
SETUPS = st.builds(
    engine.GameSetup,
    st.integers(2, 4),
    st.sampled_from(engine.Length),
    st.sampled_from(engine.Columns),
    st.text(max_size=5),
    st.integers(FIRST_EDITION, NEWEST_EDITION),
)


def play_and_check(number: int) -> None:
    """Play one game: invariants at every ply, dump and load at random ones, and rebuild it from its log."""
    chance = random.Random(number)
    setup = setup_of(number, f"game {number}")

    def check(game: engine.Game) -> None:
        check_invariants(game)
        if chance.random() < 0.02:
            again = engine.Game.from_dict(json.loads(json.dumps(game.to_dict())))
            assert again.fingerprint() == game.fingerprint()
            assert again.legal_actions() == game.legal_actions()

    game = random_game(setup, chance, check, eager=0.95)
    assert game.round == setup.expeditions
    assert [sheet.seat for sheet in game.scores()] == list(range(setup.players))
    assert min(sheet.rank for sheet in game.scores()) == 1
    assert rebuilt(game).fingerprint() == game.fingerprint()


def rebuilt(game: engine.Game) -> engine.Game:
    again = engine.Game.new(game.setup)
    for seat, text in game.log:
        again.apply(text, seat)
    return again


@pytest.mark.parametrize("batch", all_day([2], by_hand(range(8), range(170))))
def test_random_games(batch: int) -> None:
    for number in range(batch * 6, batch * 6 + 6):
        play_and_check(number)


def some_way_in(setup: engine.GameSetup, data: st.DataObject, most: int = 60) -> engine.Game:
    """Return a game after some decisions that hypothesis picks."""
    game = engine.Game.new(setup)
    for _ in range(data.draw(st.integers(0, most))):
        if game.over:
            break
        legal = game.legal_actions()
        plays = [action for action in legal if action.verb == "play"]
        game.apply(data.draw(st.sampled_from(plays or legal)))
    return game


@settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(setup=SETUPS, data=st.data())
def test_what_is_refused_has_a_reason_and_what_has_none_is_legal(setup: engine.GameSetup, data: st.DataObject) -> None:
    game = some_way_in(setup, data)
    seat = data.draw(st.integers(0, setup.players - 1))
    legal = game.legal_actions(seat)
    for action in EVERY_ACTION:
        assert (why_not(game.state, seat, action, setup) is None) == (action in legal)
    before = game.fingerprint()
    refused = data.draw(st.sampled_from([action for action in EVERY_ACTION if action not in legal]))
    with pytest.raises(engine.IllegalAction):
        game.apply(refused, seat)
    assert game.fingerprint() == before


@settings(max_examples=examples(150), deadline=None)
@given(text=st.text(max_size=40))
def test_any_text_either_is_legal_or_changes_nothing(text: str) -> None:
    game = engine.Game.new(engine.GameSetup(seed="any text"))
    before = game.fingerprint()
    try:
        game.apply(text)
    except engine.IllegalAction as error:
        assert str(error) and game.fingerprint() == before
    else:
        assert engine.parse(game.log[-1][1])


def test_every_action_is_read_from_its_text() -> None:
    assert [engine.parse(str(action)) for action in EVERY_ACTION] == EVERY_ACTION
    assert max(len(str(action)) for action in EVERY_ACTION) <= 80


@pytest.mark.parametrize(
    "text", ["", "play", "Play red 5", "play red 05", "play red", "draw deck", "step", "play  red 5"]
)
def test_a_text_that_is_not_canonical_is_no_action(text: str) -> None:
    with pytest.raises(ValueError):
        engine.parse(text)
