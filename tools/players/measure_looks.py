"""Measures how far the results of games of Lost Cities are from the predictions in a review (docs/players.md).

    python -m tools.players.measure_looks --games 48 --places 5

Plays games of every kind between able players and analyses pairs of a seat's successive turns at `--places` points of
each. It reports how often the result lies within twice the predicted spread, how far off the predictions are, and how
much they change from one turn to the next.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean

from arnak_bot.games.lost_cities.engine import Columns, Game, GameSetup, Length
from arnak_bot.games.lost_cities.engine.setup import SEATS
from arnak_bot.games.lost_cities.players.counsel import REVIEWER
from arnak_bot.games.lost_cities.players.thinker import LEVELS, Thinker

KINDS = [(players, length, columns) for length in Length for columns in Columns for players in SEATS]


@dataclass(frozen=True, slots=True)
class Found:
    """The prediction at one turn, the seat's final points, and the prediction at the seat's next turn."""

    length: Length
    round: int
    expected: float
    spread: float
    chosen_by: float
    end: float
    following: float

    @property
    def off(self) -> float:
        """By how much the prediction was too high."""
        return self.expected - self.end

    @property
    def held(self) -> bool:
        """Whether the final points are within twice the spread."""
        return abs(self.off) <= 2 * self.spread


def looks(number: int, places: int) -> Iterator[Found]:
    """Predict at some turns of one game."""
    players, length, columns = KINDS[number % len(KINDS)]
    setup = GameSetup(players, length, columns, f"looks {number}")
    game, able = Game.new(setup), Thinker(LEVELS["able"], setup.seed)
    while not game.over:
        seat = game.seats_to_act[0]
        game.apply(able.choose(game, seat), seat)
    stops, totals = REVIEWER.stops(game), [sheet.total for sheet in game.scores()]
    for place in range(places):
        at = (2 * place + 1) * (len(stops) - players) // (2 * places)
        look, following = (REVIEWER.look(game, stops[each], setup.seed) for each in (at, at + players))
        if following.seat == look.seat and following.round == look.round:
            chosen_by = (look.better or look.played).worth
            end = float(totals[look.seat])
            yield Found(length, look.round, look.expected, look.spread, chosen_by, end, following.expected)


def told(name: str, found: list[Found]) -> str:
    """Return a line of the report."""
    if not found:
        return f"{name}: none"
    count = len(found)
    held = 100 * sum(each.held for each in found) / count
    rms = fmean([each.off**2 for each in found]) ** 0.5
    chosen = fmean([each.chosen_by - each.end for each in found])
    rms_chosen = fmean([(each.chosen_by - each.end) ** 2 for each in found]) ** 0.5
    return (
        f"{name}: {count} looks, {held:.0f} in 100 ends held; off by {rms:.1f} (by those that chose {rms_chosen:.1f}),"
        f" {fmean([each.off for each in found]):+.1f} on average (those {chosen:+.1f});"
        f" spread {fmean([each.spread for each in found]):.1f};"
        f" changes by {fmean([abs(each.following - each.expected) for each in found]):.1f} a turn"
    )


def main() -> None:
    """Print the results, as they come and in total."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=48)
    parser.add_argument("--places", type=int, default=5)
    chosen = parser.parse_args()
    found: list[Found] = []
    for number in range(chosen.games):
        found += looks(number, chosen.places)
        print(told(f"after {number + 1} games", found), flush=True)
    for length in Length:
        for number in range(1, 4):
            print(told(f"{length}, expedition {number}", [x for x in found if (x.length, x.round) == (length, number)]))


if __name__ == "__main__":
    main()
