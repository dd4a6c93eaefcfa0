"""What a seat must not know changes nothing that it sees: view, legal actions, words."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arnak_bot.games.lost_cities.engine import Game, GameSetup
from arnak_bot.games.lost_cities.wording.facts import Said
from arnak_bot.games.lost_cities.wording.messages import ENGLISH
from arnak_bot.games.lost_cities.wording.reference import everything
from arnak_bot.games.lost_cities.wording.turn import held
from tests.lost_cities.playing import random_game, setup_of
from tests.lost_cities.saying import CHANNEL, REFERENCE, TURN, alt_of
from tests.lost_cities.test_playouts import SETUPS, some_way_in
from tests.samples import examples

NAMES = ("Ann", "Bob", "Cleo", "Dan")


def permuted(game: Game, seat: int | None, chance: random.Random) -> Game:
    """Return the same game with everything shuffled that the seat (None: a spectator) must not know."""
    twin = game.copy()
    state = twin.state
    hidden = [*state.deck, *state.aside]
    kept = []
    for at, player in enumerate(state.players):
        unknown = list(player.hand)
        for card in player.known:
            unknown.remove(card)
        kept.append([] if at == seat else unknown)
        hidden += kept[-1]
    chance.shuffle(hidden)
    for player, gone in zip(state.players, kept, strict=True):
        if gone:
            player.hand = [*player.known, *(hidden.pop() for _ in gone)]
    state.deck = [hidden.pop() for _ in state.deck]
    state.aside = [hidden.pop() for _ in state.aside]
    assert not hidden
    return twin


def everything_shown(game: Game, seat: int | None) -> list[object]:
    """All that a seat is given."""
    view = game.view(seat)
    names = NAMES[: len(view.players)]
    shown: list[object] = [
        view,
        TURN.question(view),
        CHANNEL.table(view, names),
        alt_of(view, names, ENGLISH),
    ]
    shown += [REFERENCE.described(component, view) for component in everything(ENGLISH)]
    if seat is not None:
        shown += [
            TURN.status(view, ())[0],
            TURN.paths(view),
            held(view, Said(ENGLISH)),
            TURN.undo_reach(view, game.log, ()),
        ]
        shown += [(TURN.label(each, view), TURN.hint(each, view), TURN.sign(each, view)) for each in view.legal]
        shown += [TURN.doubt(each, view, final=True) for each in view.legal]
        shown.append(TURN.not_yet(view))
    return shown


@settings(max_examples=examples(40), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(setup=SETUPS, data=st.data())
def test_permuted_secrets_change_nothing_that_another_seat_sees(setup: GameSetup, data: st.DataObject) -> None:
    game = some_way_in(setup, data)
    if game.over:
        return
    seat = data.draw(st.sampled_from([None, *range(setup.players)]))
    other = permuted(game, seat, random.Random(data.draw(st.integers(0, 99))))
    assert everything_shown(other, seat) == everything_shown(game, seat)


@pytest.mark.parametrize("number", range(4))
def test_permuted_secrets_change_nothing_in_whole_games(number: int) -> None:
    chance = random.Random(number)
    compared = 0

    def check(game: Game) -> None:
        nonlocal compared
        if not game.over and chance.random() < 0.04:
            for seat in (None, *range(game.setup.players)):
                assert everything_shown(permuted(game, seat, chance), seat) == everything_shown(game, seat)
            compared += 1

    random_game(setup_of(number * 5, f"hidden {number}"), chance, check, eager=0.6)
    assert compared >= 3


def test_the_permutation_really_changes_the_game() -> None:
    game = Game.new(GameSetup(2, seed="really"))
    other = permuted(game, 0, random.Random(1))
    assert other.fingerprint() != game.fingerprint()
    mine, theirs = game.state, other.state
    assert mine.players[1].hand != theirs.players[1].hand and mine.players[0].hand == theirs.players[0].hand
    assert mine.deck != theirs.deck and sorted(map(str, mine.aside)) != sorted(map(str, theirs.aside))
