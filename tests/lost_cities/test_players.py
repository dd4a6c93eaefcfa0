"""Computer players play whole games from views alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arnak_bot.games.lost_cities.engine import Action, Colour, Columns, Game, GameSetup, GameView, Length
from arnak_bot.games.lost_cities.players.thinker import LEVELS, Thinker
from arnak_bot.games.lost_cities.players.thrifty_player import ThriftyPlayer
from arnak_bot.kit.players import RandomPlayer
from tests.lost_cities.playing import setup_of
from tests.lost_cities.stage import place_pieces, stage
from tests.samples import all_day


def play(setup: GameSetup, players: list[RandomPlayer | ThriftyPlayer]) -> Game:
    """Play a game; each player is given nothing but its view."""
    game = Game.new(setup)
    while not game.over:
        seat = game.seats_to_act[0]
        view = game.view(seat)
        assert isinstance(view, GameView)
        game.apply(players[seat].choose(view), seat)
    return game


CHOOSING: dict[str, Callable[[Game], Action]] = {
    "thrifty": lambda game: ThriftyPlayer().choose(game.view(0)),
    "able": lambda game: Thinker(LEVELS["able"], 5).choose(game, 0),
}


@pytest.mark.parametrize("number", all_day(range(12, 16), range(12, 24)))
def test_thrifty_players_finish_every_kind_of_game(number: int) -> None:
    setup = setup_of(number, "thrifty")
    game = play(setup, [ThriftyPlayer() for _ in range(setup.players)])
    assert game.over
    with pytest.raises(ValueError, match="not to act"):
        ThriftyPlayer().choose(game.view(0))


@pytest.mark.parametrize("chooses", CHOOSING)
@pytest.mark.parametrize(
    ("mine", "bobs", "chosen"),
    [
        ("red 8, blue 6, green 6", "yellow 9, white 9", "decline"),
        ("red 8, blue 6, green 6", "white 1 researcher, green 1, yellow 1", "step blue"),
    ],
)
def test_computers_decline_a_step_that_would_end_the_expedition_too_early_C5(
    chooses: str, mine: str, bobs: str, chosen: str
) -> None:
    hand = "red 7, blue 5, blue 6, blue 7, green 5, green 6, green 7" if chosen == "decline" else "red 7"
    game = stage(hand, pieces=mine, tiles={"red 9": "arrow"}, crossings=4)
    place_pieces(game.state.players[1], bobs)
    game.apply("play red 7")
    assert CHOOSING[chooses](game).text == chosen


def test_thrifty_players_repeat_themselves() -> None:
    setup = GameSetup(3, Length.SHORT, seed="thrifty")
    assert len({play(setup, [ThriftyPlayer()] * 3).fingerprint() for _ in range(2)}) == 1


def test_a_random_player_finishes_and_repeats_itself() -> None:
    setup = GameSetup(3, Length.SHORT, seed="random")
    assert len({play(setup, [RandomPlayer(seat) for seat in range(3)]).fingerprint() for _ in range(2)}) == 1


@pytest.mark.parametrize("columns", Columns)
def test_a_thrifty_player_beats_random_ones(columns: str) -> None:
    won = 0
    for number in range(10):
        setup = GameSetup(2, Length.SHORT, columns, f"match {number}")  # type: ignore[arg-type]
        seat = number % 2
        players: list[RandomPlayer | ThriftyPlayer] = [RandomPlayer(number), RandomPlayer(number)]
        players[seat] = ThriftyPlayer()
        won += play(setup, players).scores()[seat].rank == 1
    assert won >= 9


def test_thrifty_players_earn_points_from_each_other() -> None:
    totals = [
        sheet.total
        for number in range(4)
        for sheet in play(GameSetup(2, seed=f"mirror {number}"), [ThriftyPlayer(), ThriftyPlayer()]).scores()
    ]
    assert sum(totals) / len(totals) > 60


@pytest.mark.parametrize(("needed", "discarded"), [("red", "blue"), ("blue", "red")])
def test_a_thrifty_player_discards_nothing_that_whoever_is_next_can_use(needed: str, discarded: str) -> None:
    """What the player before needs counts for nothing: the one who is next takes it up or not."""
    hand = ", ".join(f"{colour} {value}" for colour in ("red", "blue") for value in range(5, 9))
    game = stage(hand, deck="yellow 0", setup=GameSetup(3, seed="stage"))
    place_pieces(game.state.players[1], f"{needed} 3")
    place_pieces(game.state.players[2], f"{discarded} 3")
    view = game.view(0)
    assert isinstance(view, GameView)
    assert ThriftyPlayer().choose(view).text.startswith(f"discard {discarded}")


def test_a_thrifty_player_gives_away_what_whoever_is_next_has_gone_past() -> None:
    game = stage(
        "red 5, red 6, red 7, red 8, blue 5, blue 6, blue 7, blue 8", deck="yellow 0", setup=GameSetup(3, seed="stage")
    )
    for seat, colour, last in ((1, "red", 9), (2, "blue", 0)):
        place_pieces(game.state.players[seat], f"{colour} 3")
        game.state.players[seat].columns[Colour(colour)] = [last]
    place_pieces(game.state.players[1], "blue 3")
    view = game.view(0)
    assert isinstance(view, GameView)
    assert ThriftyPlayer().choose(view).text == "discard red 8"
