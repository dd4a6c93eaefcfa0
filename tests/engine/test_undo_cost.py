"""Undo replays only what is not final yet, however long the game, and leads to the same position as a full replay."""

from __future__ import annotations

import random
from typing import Any
from unittest.mock import patch

import pytest

from arnak_bot.game.definition import AnyGame
from arnak_bot.games import GAMES, new_game
from arnak_bot.kit.stateful import StatefulGame

LATE = 120
"""Decisions."""


def is_stateful(game: AnyGame) -> bool:
    """Whether the game stores a position; small games replay their whole log."""
    return issubclass(game.game, StatefulGame)


def replayed(key: str, log: tuple[tuple[int, str], ...]) -> Any:
    game = new_game(key, players=2, seed="undo")
    for seat, text in log:
        game.apply(text, seat)
    return game


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.has_end and is_stateful(game)])
def test_undo_late_in_a_game_replays_only_decisions_that_are_not_final(key: str) -> None:
    game, chance, tried = new_game(key, players=2, seed="undo"), random.Random(2), 0
    while len(game.log) < LATE and not game.over:
        seat = chance.choice(game.seats_to_act)
        game.apply(chance.choice(game.legal_actions(seat)), seat)
        if game.undoable_by(seat):
            undone, open_decisions = game.copy(), len(game.log) - game.undo_floor
            carried_out: list[Any] = []
            carry_out = type(game).carry_out

            def counted(one: Any, action: Any, by: int, carry_out: Any = carry_out, seen: Any = carried_out) -> Any:
                seen.append(action)
                return carry_out(one, action, by)

            with patch.object(type(game), "carry_out", counted):
                undone.undo(seat)
            assert len(carried_out) <= open_decisions  # with the call of the Lost Ark
            own = [at for at, (by, _) in enumerate(game.log) if by == seat][-1]
            if chance.random() < 0.2 or not tried:
                tried += 1
                assert undone.to_dict() == replayed(key, game.log[:own] + game.log[own + 1 :]).to_dict()
    assert tried > 5 or (tried and game.over)
