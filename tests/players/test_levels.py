"""Players of every level finish every kind of game, repeat themselves, and are as strong as they are called."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from arnak_bot.games.__main__ import house_of
from arnak_bot.games.arnak.definition import GAME
from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.players.thinker import Thinker
from arnak_bot.games.arnak.players.turns import LEVELS, Level
from arnak_bot.kit.arena import Match, play_match
from tests.engine.secrets import SETUPS, positions, rearranged
from tests.samples import all_day, by_hand

MOST_DECISIONS = 1200


def thinker(level: Level, seed: int | str) -> Thinker:
    """A player for whom time stands still, so that a busy machine changes nothing."""
    return Thinker(level, seed, clock=lambda: 0.0)


def played(setup: GameSetup, level: Level) -> Game:
    """A whole game among players of one level; `apply` refuses what is not legal."""
    game = Game.new(setup)
    player = thinker(level, setup.seed)
    while not game.over:
        seat = game.seats_to_act[-1]
        game.apply(player.choose(game, seat), seat)
        assert game.ply < MOST_DECISIONS, game.log[-20:]
    return game


@pytest.mark.parametrize("setup", all_day(SETUPS[9:10], SETUPS[1::4]), ids=str)
def test_a_novice_finishes_every_kind_of_game(setup: tuple[int, str, int | None]) -> None:
    players, board, rival = setup
    game = played(GameSetup(players, board, "novice", rival=rival), LEVELS["novice"])
    assert all(sheet.total > 0 for sheet in game.scores())


HURRIED = replace(LEVELS["strong"], turns=2, stages=((3, 1), (2, 1)), enough=400)
"""The strong level with less to look at: a whole game of it takes half a minute."""


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("level", [LEVELS["novice"], LEVELS["able"]], ids=lambda level: level.name)
def test_every_level_finishes_every_kind_of_game(setup: tuple[int, str, int | None], level: Level) -> None:
    """Two dozen games of a level in all, by hand two hundred."""
    finish(setup, level, by_hand(2, 17))


@pytest.mark.slow
@pytest.mark.parametrize("setup", by_hand(SETUPS[4:9:4], SETUPS), ids=str)
def test_the_strong_level_finishes_its_games(setup: tuple[int, str, int | None]) -> None:
    """One game of each kind by hand, of two in the check: a hurried one takes half a minute."""
    finish(setup, HURRIED, 1)


def finish(setup: tuple[int, str, int | None], level: Level, games: int) -> None:
    """Play so many whole games, in every other of which turns end by themselves."""
    players, board, rival = setup
    for number in range(games):
        auto_end = number % 2 == 1
        played(GameSetup(players, board, f"whole {number}", auto_end=auto_end, rival=rival), level)


def compare_choices(level: Level, setup: tuple[int, str, int | None], share: float) -> int:
    """Hold a player to what its seat may know, at that share of the positions of a random game."""
    players, board, rival = setup
    chance = random.Random(f"choices {setup}")
    compared = 0
    for game, decks in positions(GameSetup(players, board, f"choices {setup}", rival=rival), chance, share):
        seat = chance.choice(game.seats_to_act)
        if len(game.legal_actions(seat)) == 1:
            continue
        before = game.fingerprint()
        chosen = thinker(level, 5).choose(game, seat)
        assert chosen in game.legal_actions(seat)
        assert thinker(level, 5).choose(rearranged(game, seat, decks, chance), seat) == chosen
        assert game.fingerprint() == before
        compared += 1
    return compared


@pytest.mark.parametrize("level", all_day([*LEVELS.values()][:2], [*LEVELS.values()]), ids=lambda level: level.name)
def test_a_choice_does_not_depend_on_what_is_hidden(level: Level) -> None:
    share = 0.02 if level.name == "strong" else 0.05
    assert sum(compare_choices(level, setup, share) for setup in SETUPS[:6:3]) >= 3


@pytest.mark.slow
@pytest.mark.parametrize("setup", by_hand(SETUPS[::3], SETUPS), ids=str)
@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_no_choice_depends_on_what_is_hidden(level: Level, setup: tuple[int, str, int | None]) -> None:
    """A hundred positions a level, by hand three hundred, of the strong one half; a game for one has few decisions."""
    share = 0.14 if setup[0] > 1 else 0.38
    if level.name == "strong":
        assert compare_choices(level, setup, by_hand(share / 2, share)) >= by_hand(8, 24)
    else:
        assert compare_choices(level, setup, share) >= 24


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse", "games"), [("able", "novice", 8), ("strong", "able", 2)])
def test_each_level_beats_the_one_below(better: str, worse: str, games: int) -> None:
    """A few games; the arena plays as many as one likes (docs/players.md)."""
    match = Match(better, worse, "ladder", 2, ("board=bird", "board=snake"))
    records = play_match(house_of(GAME), match, games, None, lambda record: None)
    points = dict.fromkeys((better, worse), 0)
    for record in records:
        for name, total in zip(record.names, record.totals, strict=True):
            points[name] += total
    assert points[better] > points[worse]


def test_the_page_says_how_far_each_level_looks() -> None:
    page = Path("docs/players.md").read_text(encoding="utf-8")
    for level in LEVELS.values():
        ahead = f"{level.turns} turns, {level.later.nodes} positions each" if level.stages else "no"
        games = sum(games for _, games in level.stages) or 1
        row = f"| {level.name} | {level.first.nodes} positions | {ahead} | {games} | {level.daydreams} in 100 |"
        assert row in page


def test_a_player_repeats_itself_and_knows_when_a_game_is_over() -> None:
    setup = GameSetup(seed="again")
    ended = played(setup, LEVELS["novice"])
    assert played(setup, LEVELS["novice"]).fingerprint() == ended.fingerprint()
    with pytest.raises(ValueError, match="not to act"):
        Thinker(LEVELS["able"], 1).choose(ended, 0)
