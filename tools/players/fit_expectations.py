"""Measures how the estimated values of positions relate to final scores: the mean correction, and the remaining spread.

    python -m tools.players.fit_expectations --games 120    writes arnak_bot/games/arnak/players/expectations.json

Plays games between able players and analyses some of their turns as a review does, including the first and last of
every round. For each board and round it compares the points expected at the start and at the end of the round with the
final ones. Run it again when the evaluation changes. Half of the games are for two players; the others are solo games,
which also show how many more points the rival will score. Results are saved, so that an interrupted run can be resumed.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, linear_regression

from arnak_bot.game.position import played
from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.content import ROUNDS
from arnak_bot.games.arnak.engine.imagine import imagine
from arnak_bot.games.arnak.engine.rules.scoring import score_sheets
from arnak_bot.games.arnak.engine.setup import HARDEST_RIVAL
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT, Phase
from arnak_bot.games.arnak.players.adviser import ways_to_keep
from arnak_bot.games.arnak.players.expecting import progress, rival_progress
from arnak_bot.games.arnak.players.reviewer import REVIEWER
from arnak_bot.games.arnak.players.thinker import Thinker
from arnak_bot.games.arnak.players.turns import LEVELS
from arnak_bot.kit.comparing import imagined

BOARDS = ("bird", "snake")
KEPT = Path("arnak_bot/games/arnak/players/expectations.json")
MEASURED = Path("build/players/expectations.jsonl")
EVERY = 6
"""Apart from the first and last turn of a round, one turn in this many is examined."""
_KEPT_TO = 0.954
_LEAST_SPREAD = 0.4


@dataclass(frozen=True, slots=True)
class Sample:
    """`board` is "" for the rival; for cards kept after a round, `progress` is None."""

    game: int
    board: str
    round: int
    progress: float | None
    difference: float


def setup_of(number: int, seed: str) -> GameSetup:
    board, alone = BOARDS[number % 2], number // 2 % 2 == 1
    rival = number // 4 % (HARDEST_RIVAL + 1) if alone else None
    return GameSetup(1 if alone else 2, board, f"{seed} {number}", rival=rival)


def play(setup: GameSetup) -> Game:
    return played(Game.new(setup), Thinker(LEVELS["able"], setup.seed).choose)


def measure(game: Game, number: int) -> Iterator[Sample]:
    sheets = game.scores()
    for ply in chosen(game, number):
        position = REVIEWER.position(game, ply)
        state, seat = position.state, position.seats_to_act[0]
        judged = REVIEWER.judged(game, ply, game.setup.seed)
        missing = sheets[seat].total - judged
        yield Sample(number, state.board, state.round, progress(state, seat), missing)
        if state.rival is not None:
            missing = sheets[RIVAL_SEAT].total - score_sheets(state)[RIVAL_SEAT].total
            yield Sample(number, "", state.round, rival_progress(state), missing)


def measure_keeping(game: Game, number: int) -> Iterator[Sample]:
    sheets, position = game.scores(), Game.new(game.setup)
    for seat, text in game.log:
        state = position.state
        if state.phase is Phase.KEEPING:
            world = imagined(imagine, position, seat, f"{game.setup.seed} {position.ply}")
            judged = ways_to_keep(position, seat, world)[0].worth
            yield Sample(number, state.board, state.round, None, sheets[seat].total - judged)
        position.play(act(text), seat)


def chosen(game: Game, number: int) -> list[int]:
    """Return the first and last turn of every seat in every round, and a few others."""
    turns = defaultdict[tuple[int, int], list[int]](list)
    for ply in REVIEWER.stops(game):
        position = REVIEWER.position(game, ply)
        turns[position.round, position.seats_to_act[0]].append(ply)
    ends = {ply for plies in turns.values() for ply in (plies[0], plies[-1])}
    every = sorted(ply for plies in turns.values() for ply in plies)
    return sorted({*ends, *every[number % EVERY :: EVERY]})


def in_figures(samples: list[Sample]) -> list[list[float]]:
    """The correction and the remaining spread (twice that covers 95 of 100), at the start and end of the round."""
    at = [sample.progress or 0.0 for sample in samples]
    differences = [sample.difference for sample in samples]
    begins, ends = _line(at, differences)
    left = [abs(more - begins - (ends - begins) * far) for far, more in zip(at, differences, strict=True)]
    first, last = (max(_LEAST_SPREAD, spread) for spread in _line(at, left))
    shares = sorted(each / (first + (last - first) * far) for far, each in zip(at, left, strict=True))
    wide = shares[int(len(shares) * _KEPT_TO)] / 2
    return [[round(begins, 1), round(first * wide, 1)], [round(ends, 1), round(last * wide, 1)]]


def _line(at: list[float], values: list[float]) -> tuple[float, float]:
    """Return the values at 0 and 1 of the regression line."""
    slope, begins = linear_regression(at, values)
    return begins, begins + slope


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", default="expectations")
    given = parser.parse_args()
    MEASURED.parent.mkdir(parents=True, exist_ok=True)
    samples = [Sample(**json.loads(line)) for line in MEASURED.read_text().splitlines()] if MEASURED.exists() else []
    done = {sample.game for sample in samples}
    for number in (number for number in range(given.games) if number not in done):
        game = play(setup_of(number, given.seed))
        found = [*measure(game, number), *measure_keeping(game, number)]
        with MEASURED.open("a") as file:
            file.writelines(f"{json.dumps(asdict(sample))}\n" for sample in found)
        samples += found
        print(f"game {number + 1} of {given.games}", flush=True)
    KEPT.write_text(as_text(samples, given.games))


def as_text(samples: list[Sample], games: int) -> str:
    """The correction for kept cards is relative to the start of the next round and the same for all rounds, because
    cards are rarely kept after the first ones.
    """
    of = defaultdict[tuple[str, int], list[Sample]](list)
    for sample in samples:
        if sample.progress is not None:
            of[sample.board, sample.round].append(sample)
    figures = {board: [in_figures(of[board, at]) for at in range(1, ROUNDS + 1)] for board in (*BOARDS, "")}
    kept = (sample for sample in samples if sample.progress is None)
    keeping = round(fmean(each.difference - figures[each.board][each.round][0][0] for each in kept), 1)
    about = json.dumps(f"measured by tools/players/fit_expectations.py in {games} games")
    seats = ",\n".join(f'  "{board}": {json.dumps(figures[board])}' for board in BOARDS)
    rival = json.dumps(figures[""])
    return f'{{"about": {about}, "seats": {{\n{seats}\n}}, "keeping": {keeping}, "rival": {rival}}}\n'


if __name__ == "__main__":
    main()
