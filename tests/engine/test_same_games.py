"""Games that were played with edition 1 still lead to the same scores, whatever is built around the rules since.

`tests/games/edition-1.json.gz` holds 200 random games of it: setup, log, and each player's points and rank.
`python -m tools.renew --close` plays and writes as many for the newest edition, when one has been opened.
"""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.content import newest_edition

GAMES = Path(__file__).parents[1] / "games"
COUNT = 200
ALL_DAY = 25
"""So many of them are played again all day, the others with the whole check."""


def file_of(edition: int) -> Path:
    return GAMES / f"edition-{edition}.json.gz"


def stored(edition: int) -> list[Any]:
    found: list[Any] = json.loads(gzip.decompress(file_of(edition).read_bytes()))
    return found


def played(setup: dict[str, Any], log: list[tuple[int, str]]) -> list[list[int]]:
    """Play a log again; return points and rank by seat."""
    game = Game.new(GameSetup(**setup))
    for seat, action in log:
        game.apply(action, seat)
    assert game.over, "the log ends with the game"
    return [[sheet.total, sheet.rank] for sheet in game.scores()]


@pytest.mark.parametrize("count", [ALL_DAY, pytest.param(COUNT, marks=pytest.mark.slow)])
def test_two_hundred_games_of_edition_1_still_end_the_same_way(count: int) -> None:
    games = stored(1)
    assert len(games) == COUNT
    for setup, log, scores in games[:count]:
        assert setup["edition"] == 1 and played(setup, log) == scores, setup


def test_the_games_have_every_way_to_play() -> None:
    setups = [setup for setup, _, _ in stored(1)]
    assert {(setup["players"], setup["board"]) for setup in setups} == {
        (players, board) for players in (1, 2, 3, 4) for board in ("bird", "snake")
    }


def random_game(number: int, edition: int) -> tuple[dict[str, Any], list[tuple[int, str]], list[list[int]]]:
    chance = random.Random(number)
    rival = chance.choice([None, None, None, 0, 2, 5])
    players = 1 if rival is not None else chance.choice([2, 3, 4])
    setup: dict[str, Any] = {"players": players, "board": chance.choice(["bird", "snake"]), "seed": f"same {number}"}
    setup |= {"rival": rival, "edition": edition}
    game = Game.new(GameSetup(**setup))
    while not game.over:
        seat = game.seats_to_act[0]
        game.apply(chance.choice(game.legal_actions(seat)), seat)
    return setup, list(game.log), [[sheet.total, sheet.rank] for sheet in game.scores()]


if __name__ == "__main__":
    path = file_of(newest_edition())
    if path.exists():
        raise SystemExit  # games that were played once are never played anew
    text = json.dumps([random_game(number, newest_edition()) for number in range(COUNT)], separators=(",", ":"))
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
