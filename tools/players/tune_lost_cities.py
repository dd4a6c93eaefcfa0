"""Searches for better weights for the instinct in Lost Cities by letting it play against itself.

    python -m tools.players.tune_lost_cities --rounds 300 --to build/players/lost-cities.json

In every round, two copies of the weights play pairs of games against each other; each weight is raised a little in one
copy, chosen at random, and lowered in the other. The weights move a little towards the copy that won by more points
(simultaneous perturbation). The search can be stopped at any time and resumes from its file. In the end, copy the
`average` over the last rounds from that file to `weights.py`.
"""

from __future__ import annotations

import argparse
import json
import random
from dataclasses import asdict
from pathlib import Path

from arnak_bot.games.lost_cities.engine import Columns, Game, GameSetup, Length, Phase
from arnak_bot.games.lost_cities.engine.rules.scoring import score_sheets
from arnak_bot.games.lost_cities.engine.rules.turn import take
from arnak_bot.games.lost_cities.players.instinct import Instinct
from arnak_bot.games.lost_cities.players.weights import WEIGHTS, Weights

Values = dict[str, float]

PAIRS = 40
"""Deals per round, each of them played twice with the seats swapped."""
SHARE, LEAST = 0.2, 0.1
"""By how much a weight is raised or lowered: a fraction of the weight, and a minimum."""
PACE, MOMENTUM, SMOOTH = 0.5, 0.8, 0.9
MOST = 150.0
"""The maximum margin that counts at one table."""


def totals(setup: GameSetup, weights: list[Weights]) -> list[int]:
    state = Game.new(setup).state
    expedition, instincts = 0, list[Instinct]()
    while state.phase is not Phase.OVER:
        if state.expedition != expedition:
            expedition, instincts = state.expedition, [Instinct(state, setup, 0, each) for each in weights]
        events = take(state, setup, instincts[state.seat].best())
        for instinct in instincts:
            instinct.notice(events)
    return [sheet.total for sheet in score_sheets(state, setup)]


def margin(chance: random.Random, more: Weights, less: Weights) -> float:
    """By how many points, at a random kind of table, played once from each side."""
    players = chance.choice((2, 2, 2, 3, 4))
    columns = chance.choice((Columns.RISING, Columns.RISING, Columns.RISING, Columns.EITHER))
    length = chance.choice((Length.LONG, Length.LONG, Length.SHORT))
    setup, won = GameSetup(players, length, columns, str(chance.random())), 0.0
    for side in (0, 1):
        found = totals(setup, [(more, less)[(seat + side) % 2] for seat in range(players)])
        ours, theirs = found[side::2], found[1 - side :: 2]
        by = sum(ours) / len(ours) - sum(theirs) / len(theirs)
        won += max(-MOST, min(MOST, by)) * (1 if length is Length.LONG else 3)
    return won


def one_round(chance: random.Random, weights: Values, speed: Values) -> None:
    steps = {name: max(SHARE * abs(value), LEAST) for name, value in weights.items()}
    pull, squares = dict.fromkeys(weights, 0.0), 0.0
    for _ in range(PAIRS):
        ways = {name: chance.choice((-1, 1)) for name in weights}
        more, less = (
            Weights(**{name: value + sign * ways[name] * steps[name] for name, value in weights.items()})
            for sign in (1, -1)
        )
        won = margin(chance, more, less)
        squares += won * won
        for name, way in ways.items():
            pull[name] += won * way
    spread = (squares / PAIRS) ** 0.5 or 1.0
    for name in weights:
        speed[name] = MOMENTUM * speed[name] + (1 - MOMENTUM) * pull[name] / PAIRS / spread
        weights[name] += PACE * steps[name] * speed[name]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--to", type=Path, default=Path("build/players/lost-cities.json"))
    given = parser.parse_args()
    begun = json.loads(given.to.read_text(encoding="utf-8")) if given.to.exists() else {}
    weights: Values = begun.get("weights", asdict(WEIGHTS))
    average: Values = begun.get("average", dict(weights))
    speed = dict.fromkeys(weights, 0.0)
    given.to.parent.mkdir(parents=True, exist_ok=True)
    for number in range(begun.get("rounds", 0), given.rounds):
        one_round(random.Random(f"{given.seed} {number}"), weights, speed)
        average = {name: SMOOTH * average[name] + (1 - SMOOTH) * value for name, value in weights.items()}
        kept = {"rounds": number + 1, "weights": weights, "average": average}
        given.to.write_text(json.dumps(kept, indent=1), encoding="utf-8")
        print(f"round {number + 1} of {given.rounds}", flush=True)


if __name__ == "__main__":
    main()
