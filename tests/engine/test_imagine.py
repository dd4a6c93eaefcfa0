"""An imagined game agrees with what its seat may know, and tells nothing of what it may not."""

from __future__ import annotations

import random

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.imagine import imagine
from tests.engine.playing import check_invariants, random_game
from tests.engine.secrets import SETUPS, permuted, positions, rearranged
from tests.engine.stage import Stage
from tests.samples import all_day


@pytest.mark.parametrize("setup", all_day(SETUPS[1::4], SETUPS), ids=str)
def test_an_imagined_game_looks_the_same_and_does_not_depend_on_what_is_hidden(
    setup: tuple[int, str, int | None],
) -> None:
    players, board, rival = setup
    chance = random.Random(f"imagine {setup}")
    compared = asked = 0
    for game, decks in positions(GameSetup(players, board, f"imagine {setup}", rival=rival), chance, 0.1):
        seat = chance.randrange(players)
        imagined = imagine(game, seat, "chance")
        assert imagined.view(seat) == game.view(seat)
        assert imagined.view(None) == game.view(None)
        check_invariants(imagined)
        other = imagine(rearranged(game, seat, decks, chance), seat, "chance")
        assert other.fingerprint() == imagined.fingerprint()
        compared += 1
        asked += game.question is not None
    assert compared >= 3 and asked >= 1


@pytest.mark.whole_check
def test_imagined_games_can_be_played_to_the_end() -> None:
    chance = random.Random(1)
    for players, board, rival in SETUPS[::2]:
        for game, _ in positions(GameSetup(players, board, "on", rival=rival), chance, 0.01):
            imagined = imagine(game, chance.randrange(players), "on")
            while not imagined.over:
                seat = imagined.seats_to_act[0]
                imagined.apply(chance.choice(imagined.legal_actions(seat)), seat)
            check_invariants(imagined)


def test_everything_hidden_is_dealt_again() -> None:
    game = Game.new(GameSetup(players=3, board="snake", seed="anew"))
    mine, theirs = imagine(game, 0, "one").state, imagine(game, 0, "two").state
    assert mine.players[0].hand == theirs.players[0].hand == game.state.players[0].hand
    assert mine.players[1].hand != theirs.players[1].hand
    for name in ("item_deck", "artifact_deck", "guardian_stack", "site_stacks", "assistant_stacks", "rescue_stack"):
        assert getattr(mine, name) != getattr(theirs, name), name
    assert imagine(game, 0, "one").setup.seed != game.setup.seed
    assert imagine(game, 0, "one").fingerprint() == imagine(game, 0, "one").fingerprint()


def test_own_purchases_keep_their_order_at_the_bottom_of_the_own_deck() -> None:
    game = Stage(coin=9, deck=["rope", "axe", "torch"]).game
    for text in ("buy hat", "end", "pass", "end", "buy dog"):
        game.apply(text)
    for number in range(5):
        for seat in (0, 1):
            assert imagine(game, seat, str(number)).state.players[0].deck[:2] == ["dog", "hat"]
    assert len({tuple(imagine(game, 0, str(number)).state.players[0].deck) for number in range(30)}) == 6


def test_a_fear_put_back_does_not_reveal_the_positions_of_the_others() -> None:
    stage = Stage(hand=["crystal-earring"], tablet=1, deck=["fear", "hat", "dog", "rope", "fear"])
    stage.do("play crystal-earring", "draw 2", "keep rope", "top fear")
    decks = {tuple(imagine(stage.game, 0, str(number)).state.players[0].deck) for number in range(100)}
    assert {deck.index("fear") for deck in decks} == {0, 1, 2}


def test_the_log_of_an_imagined_game_does_not_reveal_what_others_kept() -> None:
    game = Game.new(GameSetup(seed="kept"))
    for text in ("pass", "end", "pass", "end"):
        game.apply(text)
    game.apply(next(action for action in game.legal_actions(1) if action.text.startswith("keep f")), 1)
    assert "keep" in game.log[-1][1]
    assert imagine(game, 0, "log").log[-1] == (1, "done")
    assert imagine(game, 1, "log").log == game.log


def test_an_action_known_to_be_legal_does_what_it_does_when_it_is_checked() -> None:
    """`Game.carry_out` is the fast path of whoever has just listed the legal actions."""

    def both(game: Game) -> None:
        seat = game.seats_to_act[0] if not game.over else None
        if seat is not None:
            action = game.legal_actions(seat)[-1]
            checked, unchecked = game.copy(), game.copy()
            assert checked.apply(action, seat) == unchecked.play(action, seat)
            assert checked.fingerprint() == unchecked.fingerprint()

    random_game(GameSetup(seed="fast"), random.Random(3), both)


def test_imagining_for_a_seat_that_does_not_exist_is_refused() -> None:
    game = Game.new(GameSetup(seed="nobody"))
    with pytest.raises(ValueError, match="no seat 2"):
        imagine(game, 2, "")


def test_what_is_rearranged_really_changes() -> None:
    game = Game.new(GameSetup(players=3, board="snake", seed="really"))
    mine, theirs = game.state, permuted(game, 0, random.Random(1)).state
    assert mine.players[1].hand != theirs.players[1].hand and mine.players[0].hand == theirs.players[0].hand
    for name in ("item_deck", "artifact_deck", "guardian_stack", "site_stacks", "assistant_stacks", "rescue_stack"):
        assert getattr(mine, name) != getattr(theirs, name), name
