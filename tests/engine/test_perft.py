"""Move counts, as chess engines have perft: any change of the rules shows here.

The table counts the lines of legal decisions from fixed positions. To renew it after a change that
is meant: `python -m tools.renew`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup, read_log
from arnak_bot.games.arnak.engine.content import FIRST_EDITION

TABLE = Path(__file__).with_name("perft.json")
GAMES = Path(__file__).parents[1] / "games"

OPENINGS = {
    "bird 2": GameSetup(2, "bird", "perft", edition=FIRST_EDITION),
    "bird 3": GameSetup(3, "bird", "perft", edition=FIRST_EDITION),
    "bird 4": GameSetup(4, "bird", "perft", edition=FIRST_EDITION),
    "snake 2": GameSetup(2, "snake", "perft", edition=FIRST_EDITION),
    "snake 4": GameSetup(4, "snake", "perft", edition=FIRST_EDITION),
    "bird solo 0": GameSetup(1, "bird", "perft", rival=0, edition=FIRST_EDITION),
    "snake solo 5": GameSetup(1, "snake", "perft", rival=5, edition=FIRST_EDITION),
}
MIDDLES = {
    "bird 3 in round II": ("bird-3-players", 100),
    "bird 3 in round IV": ("bird-3-players", 240),
    "snake 4 in round III": ("snake-4-players", 201),
    "snake solo in round III": ("snake-solo-3", 60),
}
POSITIONS = [*OPENINGS, *MIDDLES]


def position(name: str) -> Game:
    if name in OPENINGS:
        return Game.new(OPENINGS[name])
    file, plies = MIDDLES[name]
    setup, moves = read_log((GAMES / f"{file}.log").read_text(encoding="utf-8"))
    game = Game.new(setup)
    for seat, text in moves[:plies]:
        game.apply(text, seat)
    return game


def lines(game: Game, depth: int) -> int:
    seats = game.seats_to_act
    if not seats:
        return 0
    actions = game.legal_actions(seats[0])
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = game.copy()
        after.apply(action, seats[0])
        total += lines(after, depth - 1)
    return total


@pytest.mark.parametrize("name", POSITIONS)
def test_lines_to_depth_3(name: str) -> None:
    assert lines(position(name), 3) == json.loads(TABLE.read_text())[name]["3"]


@pytest.mark.slow
@pytest.mark.parametrize("name", POSITIONS)
def test_lines_to_depth_4(name: str) -> None:
    assert lines(position(name), 4) == json.loads(TABLE.read_text())[name]["4"]


if __name__ == "__main__":
    table = {name: {str(depth): lines(position(name), depth) for depth in (3, 4)} for name in POSITIONS}
    TABLE.write_text(json.dumps(table, indent=2) + "\n")
