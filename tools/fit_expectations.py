"""Measures what a judged worth means: how many points games end with, on the whole, and how far off that is.

    python -m tools.fit_expectations --games 60     writes arnak_bot/games/arnak/players/expectations.json

Plays games among players of the able level, looks at some of their turns as a review does, and compares what was
expected there with what came of it, for each board and round. Wants doing again when players judge otherwise. Half of
the games are for two; the others for one, from which it also learns what the rival still comes to make.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path
from statistics import fmean, stdev

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.content import ROUNDS
from arnak_bot.games.arnak.engine.rules.scoring import score_sheets
from arnak_bot.games.arnak.engine.setup import HARDEST_RIVAL
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.players.expecting import expectation
from arnak_bot.games.arnak.players.levels import level_named
from arnak_bot.games.arnak.players.reviewer import REVIEWER
from arnak_bot.games.arnak.players.thinker import Thinker

BOARDS = ("bird", "snake")
KEPT = Path("arnak_bot/games/arnak/players/expectations.json")
EVERY = 10
"""One of so many turns is looked at."""

Measured = dict[tuple[str, int], list[float]]


def setup_of(number: int, seed: str) -> GameSetup:
    """The set-up of a game by its number."""
    board, alone = BOARDS[number % 2], number // 2 % 2 == 1
    rival = number // 4 % (HARDEST_RIVAL + 1) if alone else None
    return GameSetup(1 if alone else 2, board, f"{seed} {number}", rival=rival)


def play(setup: GameSetup) -> Game:
    """A whole game."""
    game, player = Game.new(setup), Thinker(level_named("able"), setup.seed)
    while not game.over:
        seat = game.seats_to_act[0]
        game.apply(player.choose(game, seat), seat)
    return game


def measure(game: Game, first: int, seats: Measured, rival: Measured) -> None:
    """Add what was expected too little at some stops of a game."""
    sheets = game.scores()
    for ply in REVIEWER.stops(game)[first % EVERY :: EVERY]:
        position = REVIEWER.position(game, ply)
        look = REVIEWER.look(game, ply, game.setup.seed)
        judged = look.expected - expectation(position.state).offset
        seats[game.setup.board, look.round].append(sheets[look.seat].total - judged)
        if position.state.rival is not None:
            now = score_sheets(position.state)[RIVAL_SEAT].total
            rival["", look.round].append(float(sheets[RIVAL_SEAT].total - now))


def in_figures(differences: list[float]) -> list[float]:
    """What is to be added, and the standard deviation that is left."""
    return [round(fmean(differences), 1), round(stdev(differences), 1)]


def main() -> None:
    """Play, measure, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", default="expectations")
    given = parser.parse_args()
    seats: Measured = defaultdict(list)
    rival: Measured = defaultdict(list)
    for number in range(given.games):
        measure(play(setup_of(number, given.seed)), number, seats, rival)
        print(f"game {number + 1} of {given.games}", flush=True)
    rounds = range(1, ROUNDS + 1)
    boards = [f'  "{board}": {json.dumps([in_figures(seats[board, at]) for at in rounds])}' for board in BOARDS]
    about = json.dumps(f"measured by tools/fit_expectations.py in {given.games} games")
    alone = json.dumps([in_figures(rival["", at]) for at in rounds])
    KEPT.write_text(f'{{"about": {about}, "seats": {{\n' + ",\n".join(boards) + f'\n}}, "rival": {alone}}}\n')


if __name__ == "__main__":
    main()
