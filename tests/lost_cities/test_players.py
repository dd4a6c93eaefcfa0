"""The simplest players, and what the able level does and leaves in positions of a line or two."""

from __future__ import annotations

import pytest

from arnak_bot.games.lost_cities.engine import Colour, Columns, Game, GameSetup, Length
from arnak_bot.games.lost_cities.players.thinker import LEVELS, Thinker
from arnak_bot.kit.arena import ByView
from arnak_bot.kit.players import RandomPlayer
from tests.lost_cities.stage import place_pieces, stage
from tests.samples import by_hand

ABLE = Thinker(LEVELS["able"], 5)
RANDOM = ByView(RandomPlayer(5).choose)
"""It is given nothing but views."""


def play(setup: GameSetup, *players: Thinker | ByView[object]) -> Game:
    game = Game.new(setup)
    while (seat := game.seat_to_act) is not None:
        game.apply(players[seat].choose(game, seat), seat)
    return game


@pytest.mark.parametrize(
    ("mine", "bobs", "chosen"),
    [
        ("red 8, blue 6, green 6", "yellow 9, white 9", "decline"),
        ("red 8, blue 6, green 6", "white 1 researcher, green 1, yellow 1", "step blue"),
    ],
)
def test_computers_decline_a_step_that_would_end_the_expedition_too_early_C5(mine: str, bobs: str, chosen: str) -> None:
    hand = "red 7, blue 5, blue 6, blue 7, green 5, green 6, green 7" if chosen == "decline" else "red 7"
    game = stage(hand, pieces=mine, tiles={"red 9": "arrow"}, crossings=4)
    place_pieces(game.state.players[1], bobs)
    game.apply("play red 7")
    assert ABLE.choose(game, 0).text == chosen


@pytest.mark.parametrize("columns", Columns)
def test_an_able_player_beats_random_ones(columns: Columns) -> None:
    won = 0
    for number in range(games := by_hand(6, 10)):
        one, other = (ABLE, RANDOM) if number % 2 == 0 else (RANDOM, ABLE)
        sheets = play(GameSetup(2, Length.SHORT, columns, f"match {number}"), one, other).scores()
        won += sheets[number % 2].rank == 1
    assert won >= games - 1


@pytest.mark.parametrize(("needed", "discarded"), [("red", "blue"), ("blue", "red")])
def test_an_able_player_discards_nothing_that_whoever_is_next_can_use(needed: str, discarded: str) -> None:
    """What the player before needs counts for less: the one who is next takes it up or not."""
    hand = ", ".join(f"{colour} {value}" for colour in ("red", "blue") for value in range(5, 9))
    game = stage(hand, deck="yellow 0", setup=GameSetup(3, seed="stage"))
    place_pieces(game.state.players[1], f"{needed} 3")
    place_pieces(game.state.players[2], f"{discarded} 3")
    assert ABLE.choose(game, 0).text.startswith(f"discard {discarded}")


def test_an_able_player_gives_away_what_whoever_is_next_has_gone_past() -> None:
    hand = "red 5, red 6, red 7, red 8, blue 5, blue 6, blue 7, blue 8"
    game = stage(hand, deck="yellow 0", setup=GameSetup(3, seed="stage"))
    for seat, colour, last in ((1, "red", 9), (2, "blue", 0)):
        place_pieces(game.state.players[seat], f"{colour} 3")
        game.state.players[seat].columns[Colour(colour)] = [last]
    place_pieces(game.state.players[1], "blue 3")
    assert ABLE.choose(game, 0).text.startswith("discard red")
