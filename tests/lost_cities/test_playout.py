"""Expeditions played out: they end, leave what they began from as it was, and no draw changes another seat's luck."""

from __future__ import annotations

import pytest

from arnak_bot.games.lost_cities.engine import Action, Card, Colour, Draw, Game, GameSetup, Phase
from arnak_bot.games.lost_cities.engine.imagine import imagine
from arnak_bot.games.lost_cities.engine.setup import SEATS
from arnak_bot.games.lost_cities.engine.state import Player
from arnak_bot.games.lost_cities.players.adviser import Outcome
from arnak_bot.games.lost_cities.players.playout import from_piles, lead, points_after, to_the_end
from arnak_bot.kit.comparing import Way
from tests.lost_cities.stage import cards, do, stage


@pytest.mark.parametrize("players", SEATS)
def test_a_playout_ends_the_expedition_and_leaves_the_game_as_it_was(players: int) -> None:
    game = imagine(Game.new(GameSetup(players, seed="out")), 0, "any")
    before = game.fingerprint()
    for action in game.legal_actions()[::5]:
        state, decisions = to_the_end(game, action)
        assert state.phase is Phase.OVER and state.expedition == 1
        assert decisions > 20
        assert all(len(player.expeditions) == 1 for player in state.players)
    assert game.fingerprint() == before


def test_a_playout_is_the_same_every_time() -> None:
    game = Game.new(GameSetup(3, seed="same"))
    action = game.legal_actions()[0]
    assert to_the_end(game, action)[0] == to_the_end(game, action)[0]


def test_what_one_draws_changes_nobody_elses_luck() -> None:
    """Whether seat 0 takes the pile or the deck, seat 1 draws the card of its own share next."""
    found = []
    for draw in (Draw(), Draw(Colour.WHITE)):
        game = stage("green 1", deck="green 9, green 10, red 9, red 10", piles={"white": [10]})
        do(game, "discard green 1")
        game.state.players[1].hand = cards("yellow 1") * 8
        state, _ = to_the_end(game, draw)
        found.append({card for card in cards("green 9, green 10, red 9, red 10") if owns(state.players[1], card)})
    assert found[0] and found[0] <= found[1]


def owns(player: Player, card: Card) -> bool:
    return card in player.hand or card.value in player.columns[card.colour]


def test_how_a_seat_stands_counts_tokens_and_the_best_rival_C7() -> None:
    game = stage(points=40, tokens=6, setup=GameSetup(2, seed="stands"))
    state = game.state
    state.expedition = 3
    state.players[1].tile_points = 20
    assert points_after(state, game.setup) == [40 + 30, 20 - 50]
    assert lead(points_after(state, game.setup), 0) == 40 + 30 - 0.5 * (20 - 50)


def test_of_several_rivals_the_best_counts() -> None:
    assert lead((10.0, 40.0, 20.0), 0) == 10 - 0.5 * 40
    assert lead((10.0, 40.0, 20.0), 1) == 40 - 0.5 * 20


def test_cards_from_piles_are_counted_since_somebody_drew_from_the_deck() -> None:
    game = stage("red 1, blue 2", piles={"white": [1, 2]})
    assert from_piles(game) == 0
    do(game, "discard red 1", "draw white")
    assert from_piles(game) == 1
    do(game, game.legal_actions()[-1].text, "draw white")
    assert from_piles(game) == 2
    do(game, "discard blue 2", "draw")
    assert from_piles(game) == 0


def test_nobody_is_said_to_expect_less_than_nothing_C6() -> None:
    way: Way[Action] = Way((Draw(),))
    assert Outcome(way, 0, ((-30.0, 10.0), (-10.0, 10.0))).own == 0
    assert Outcome(way, 0, ((-10.0, 10.0), (30.0, 10.0))).own == 10, "what games come to is not cut one by one"
