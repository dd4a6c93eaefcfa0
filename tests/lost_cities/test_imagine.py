"""An imagined game agrees with all that a seat knows, and with nothing else of the real one."""

from __future__ import annotations

import random

import pytest

from arnak_bot.games.lost_cities.engine import Card, Colour, Game, GameSetup
from arnak_bot.games.lost_cities.engine.imagine import imagine
from tests.lost_cities.playing import check_invariants, random_game, setup_of
from tests.lost_cities.secrets import permuted
from tests.lost_cities.stage import cards, stage
from tests.samples import all_day


def some_positions(number: int, share: float) -> list[Game]:
    """Positions of a random game in which piles are drawn from, too."""
    chance = random.Random(number)
    found: list[Game] = []

    def keep(game: Game) -> None:
        if not game.over and chance.random() < share:
            found.append(game.copy())

    random_game(setup_of(number, f"imagined {number}"), chance, keep, eager=0.6)
    return found


@pytest.mark.parametrize("number", all_day((1, 6, 11), range(12)))
def test_an_imagined_game_is_whole_and_looks_the_same_to_its_seat(number: int) -> None:
    chance = random.Random(number)
    for game in some_positions(number, 0.04):
        for seat in range(game.setup.players):
            other = imagine(game, seat, "one")
            check_invariants(other)
            assert other.view(seat) == game.view(seat)
            assert other.log == game.log and other.state.undo_floor == game.state.undo_floor
            assert imagine(permuted(game, seat, chance), seat, "one").fingerprint() == other.fingerprint()


def test_what_is_hidden_is_dealt_anew_by_the_chance_that_is_given() -> None:
    game = Game.new(GameSetup(2, seed="hidden"))
    one, other = imagine(game, 0, "one").state, imagine(game, 0, "other").state
    for imagined in (one, other):
        assert imagined.players[0].hand == game.state.players[0].hand
        assert imagined.players[1].hand != game.state.players[1].hand
        assert imagined.deck != game.state.deck and imagined.aside != game.state.aside
    assert one != other


def test_the_expeditions_to_come_are_not_those_of_the_real_game() -> None:
    game = stage(pieces="red 6", columns={"red": [1]}, crossings=4, hand="red 2")
    games = [game.copy(), imagine(game, 0, "one"), imagine(game, 0, "other")]
    for each in games:
        each.apply("play red 2")
        assert each.round == 2
    assert len({str(each.state.tiles) for each in games}) == 3


def test_a_card_that_everybody_saw_being_taken_stays_in_its_hand_C9() -> None:
    game = stage(hand="blue 4", piles={"red": [7]})
    game.apply("discard blue 4")
    game.apply("draw red")
    game.apply(game.legal_actions(1)[-1], 1)
    game.apply("draw", 1)
    assert game.state.players[0].known == cards("red 7")
    for number in range(20):
        imagined = imagine(game, 1, str(number))
        assert Card(Colour.RED, 7) in imagined.state.players[0].hand


def test_nobody_sits_there() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        imagine(Game.new(GameSetup(2)), 2, "any")
