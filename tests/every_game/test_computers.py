"""What the computers of every game promise: legal moves to the end of every game, and nothing hidden decides any."""

from __future__ import annotations

import pickle
import random
from functools import partial
from typing import Any

import pytest

from arnak_bot.game.thinking import LEVELS, Computer
from tests.corpus.games import shown_tables
from tests.every_game.games import GAMES, KEYS, TRIED, At, played, spread
from tests.every_game.test_setups import SETUPS
from tests.samples import all_day, by_hand

PLAYED = [key for key, game in GAMES.items() if game.levels]
FINISHED = [(key, name) for key in PLAYED for name in by_hand(shown_tables([*SETUPS[key]]), [*SETUPS[key]])]
FIRST = [next(table for table in FINISHED if table[0] == key) for key in PLAYED]
MOST_DECISIONS = 2000


def computer(key: str, level: str) -> Computer[Any, Any]:
    """Time stands still for those who would look at a clock, so that a busy machine changes nothing."""
    made = GAMES[key].levels[level]
    return made("a seed", clock=lambda: 0.0) if isinstance(made, partial) else made("a seed")


@KEYS
def test_a_game_has_computers_of_all_levels_or_none(key: str) -> None:
    assert tuple(GAMES[key].levels) in ((), LEVELS)


@pytest.mark.parametrize("key", PLAYED)
def test_a_computer_decides_alike_elsewhere(key: str) -> None:
    step, made = played((key, 0))[0], GAMES[key].levels["novice"]
    chosen = made("a seed").choose(step.game, step.seat)
    assert pickle.loads(pickle.dumps(made))("a seed").choose(step.game.copy(), step.seat) == chosen


@pytest.mark.parametrize("level", all_day(LEVELS[:1], LEVELS[:2]))
@pytest.mark.parametrize("table", all_day(FIRST, FINISHED), ids=" ".join)
def test_the_quick_levels_finish_every_kind_of_game(table: tuple[str, str], level: str) -> None:
    key, name = table
    game, player = GAMES[key].new(SETUPS[key][name]), computer(key, level)
    while not game.over:
        seat = game.seats_to_act[-1]
        game.apply(player.choose(game, seat), seat)
        assert game.ply < MOST_DECISIONS, game.log[-20:]


@pytest.mark.slow
@pytest.mark.parametrize("key", PLAYED)
def test_the_strong_level_ends_a_game_that_is_nearly_over(key: str) -> None:
    game, player = played((key, 0))[-6].game.copy(), computer(key, "strong")
    while not game.over:
        game.apply(player.choose(game, seat := game.seats_to_act[-1]), seat)


@pytest.mark.parametrize("level", all_day(LEVELS[:2], LEVELS))
@pytest.mark.parametrize(
    "at",
    all_day([(key, 1) for key in PLAYED], [(key, at) for key in PLAYED for at in range(len(TRIED[key].tables))]),
    ids=str,
)
def test_no_choice_depends_on_what_is_hidden(at: At, level: str) -> None:
    key, number = at
    rearranged, chance = TRIED[key].permuted, random.Random(number)
    count = by_hand(2, 40) if level == "strong" else by_hand(25, 60)
    shown = spread([step for step in played(at)[:-1] if len(step.game.legal_actions(step.seat)) > 1], count)
    assert len(shown) >= min(count, 12) * 2 // 3, "the game has enough choices to compare"
    for step in shown:
        before, chosen = step.game.fingerprint(), computer(key, level).choose(step.game, step.seat)
        assert chosen in step.game.legal_actions(step.seat)
        assert computer(key, level).choose(rearranged(step.game, step.seat, chance), step.seat) == chosen
        assert step.game.fingerprint() == before


@pytest.mark.parametrize("key", [key for key in PLAYED if key != "sealed"])
def test_who_is_not_to_act_decides_nothing(key: str) -> None:
    ended = played((key, 0))[-1].game
    for level in LEVELS:
        with pytest.raises(ValueError, match="not to act"):
            computer(key, level).choose(ended, 0)
