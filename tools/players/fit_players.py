"""Fits the weights of the computer players from games that they play against themselves.

    python -m tools.players.fit_players play --level able --games 2000     adds games to build/players/able.jsonl
    python -m tools.players.fit_players fit build/players/able.jsonl   writes arnak_bot/games/arnak/players/weights.json

`play` can be stopped at any time and resumes where it was: a game is determined by its number, and a line of the file
holds its setup and log. `fit` replays the games and predicts, from the features of a seat's positions (`features`), how
many more points it went on to score, with one set of weights for each board and phase. Where the games provide little
evidence, it stays close to the previous weights.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.players.features import Feature, features, judge, phase_of, points_of
from arnak_bot.games.arnak.players.thinker import Thinker
from arnak_bot.games.arnak.players.turns import LEVELS, Level, Value

BOARDS = ("bird", "snake")
PHASES = 10
LEAST_OF_BOONS = 0.5
"""The minimum value of an unused boon: players who are behind overcome more guardians, so without it boons look bad."""
WEIGHTS = Path("arnak_bot/games/arnak/players/weights.json")
Matrix = list[list[float]]


# --- playing ----------------------------------------------------------------------------------


def play(path: Path, level: Level, games: int, seed: str, value: Value = judge) -> None:
    """Add games to a file until it has `games` of them."""
    path.parent.mkdir(parents=True, exist_ok=True)
    done = len(path.read_text().splitlines()) if path.exists() else 0
    for number in range(done, games):
        players = 2 if number % 4 < 3 else 3 + number // 4 % 2
        game = one_game(GameSetup(players, BOARDS[number // 4 % 2], f"{seed} {number}"), level, value)
        record = {
            "players": players,
            "board": game.setup.board,
            "seed": game.setup.seed,
            "totals": [sheet.total for sheet in game.scores()],
            "log": game.log,
        }
        with path.open("a") as file:
            file.write(json.dumps(record) + "\n")
        print(f"game {number + 1} of {games}: {game.setup.board}, {record['totals']}", flush=True)


def one_game(setup: GameSetup, level: Level, value: Value = judge) -> Game:
    """Play a game among players of one level, who follow their plans until they learn something new."""
    game = Game.new(setup)
    players = [Thinker(level, f"fit {setup.seed} {seat}", value, clock=process_time) for seat in range(setup.players)]
    while not game.over:
        seat = game.seats_to_act[0]
        for action in players[seat].plan(game, seat):
            game.apply(action, seat)
    return game


def positions(record: dict[str, Any]) -> Iterator[list[float]]:
    """Yield a game's positions at the start of turns and after passes: phase, points still to come, features."""
    game = Game.new(GameSetup(record["players"], record["board"], record["seed"]))
    for seat, text in record["log"]:
        if game.question is None and not game.state.main_taken and not game.state.players[seat].kept:
            yield _sample(game, seat, record["totals"][seat])
        game.play(act(text), seat)
        if text.startswith("pass") and game.question is None:
            yield _sample(game, seat, record["totals"][seat])


def _sample(game: Game, seat: int, total: int) -> list[float]:
    state = game.state
    return [phase_of(state, seat), total - points_of(state, seat), *features(state, seat)]


def judging(path: Path) -> Value:
    return partial(judge, weights=json.loads(path.read_text())["weights"])


# --- fitting ----------------------------------------------------------------------------------


def fit(paths: list[Path], pull: float) -> None:
    before = json.loads(WEIGHTS.read_text())["weights"]
    fitted: dict[str, Matrix] = {}
    games = 0
    for board in BOARDS:
        by_phase: list[list[list[float]]] = [[] for _ in range(PHASES)]
        for record in _records(paths):
            if record["board"] == board:
                games += 1
                for phase, *row in positions(record):
                    by_phase[int(phase)].append(row)
        fitted[board] = [_ridge(rows, before[board][phase], pull) for phase, rows in enumerate(by_phase)]
        for phase, weights in enumerate(fitted[board]):
            words = ", ".join(f"{Feature(at).name.lower()} {weight:.2f}" for at, weight in enumerate(weights))
            print(f"{board} phase {phase} ({len(by_phase[phase])} positions): {words}")
    about = f"fitted by tools/players/fit_players.py from {games} games, pull {pull:g}"
    write(about, fitted)


def write(about: str, weights: dict[str, Matrix]) -> None:
    boards = [
        f'  "{board}": [\n' + ",\n".join(f"    {json.dumps(phase)}" for phase in phases) + "\n  ]"
        for board, phases in weights.items()
    ]
    WEIGHTS.write_text(f'{{"about": {json.dumps(about)}, "weights": {{\n' + ",\n".join(boards) + "\n}}\n")


def _records(paths: list[Path]) -> Iterator[dict[str, Any]]:
    for path in paths:
        with path.open() as file:
            yield from map(json.loads, file)


def _ridge(rows: list[list[float]], before: list[float], pull: float) -> list[float]:
    """With a constant, `ANYWAY`; the old values weigh as much as `pull` positions.

    Each feature is scaled by its own spread, so that the pull is the same for all.
    """
    size = len(before)
    if len(rows) < 20:
        return before
    means = [sum(row[at] for row in rows) / len(rows) for at in range(size + 1)]
    spread = [sum((row[at + 1] - means[at + 1]) ** 2 for row in rows) / len(rows) for at in range(size)]
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row in rows:
        centred = [row[at + 1] - means[at + 1] for at in range(size)]
        rest = row[0] - means[0] - sum(weight * figure for weight, figure in zip(before, centred, strict=True))
        for at, figure in enumerate(centred):
            if figure:
                right[at] += figure * rest
                line = matrix[at]
                for other in range(size):
                    line[other] += figure * centred[other]
    for at in range(size):
        matrix[at][at] += pull * (spread[at] + 0.05)
    change = solved(matrix, right)
    weights = [round(weight + by, 3) for weight, by in zip(before, change, strict=True)]
    weights[Feature.BOONS] = max(LEAST_OF_BOONS, weights[Feature.BOONS])
    explained = sum(weights[at] * means[at + 1] for at in range(size) if at != Feature.ANYWAY)
    weights[Feature.ANYWAY] = round(means[0] - explained, 3)
    return weights


def solved(matrix: Matrix, right: list[float]) -> list[float]:
    """Solve a system of linear equations.

    >>> solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0])
    [1.0, 3.0]
    """
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            if factor:
                rows[below] = [a - factor * b for a, b in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = rows[at][size] - sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = rest / rows[at][at]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and keep their positions")
    playing.add_argument("--level", choices=tuple(LEVELS), default="able")
    playing.add_argument("--games", type=int, default=2000)
    playing.add_argument("--daydreams", type=int, default=8, help="in a hundred decisions, for games that vary")
    playing.add_argument("--seed", default="fit")
    playing.add_argument("--weights", type=Path, help="play by the weights in this file, not by the level's own")
    playing.add_argument("--to", type=Path)
    fitting = commands.add_parser("fit", help="fit the weights to games that were played")
    fitting.add_argument("games", nargs="+", type=Path)
    fitting.add_argument("--pull", type=float, default=150.0)
    given = parser.parse_args()
    if given.command == "play":
        level = replace(LEVELS[given.level], daydreams=given.daydreams)
        value = judging(given.weights) if given.weights else judge
        play(given.to or Path(f"build/players/{given.level}.jsonl"), level, given.games, given.seed, value)
    else:
        fit(given.games, given.pull)


if __name__ == "__main__":
    main()
