"""Matches between computer players: games from numbered seeds, saved one per line, and a table of the results. Each
deal is played twice in a row, with the seats swapped, and after each pair the kind of table changes. A match that was
interrupted resumes at the end of its file. The arena accesses a game only through its `House`.
"""

from __future__ import annotations

import argparse
import gc
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, Generic, TypeVar

from arnak_bot.game.position import Game, ScoreSheet
from arnak_bot.game.thinking import Computer
from arnak_bot.kit.codec import decode, encode
from arnak_bot.kit.comparing import error_of

G = TypeVar("G", bound=Game[Any, Any])
V = TypeVar("V")


class ByView(Generic[V]):
    def __init__(self, choose: Callable[[V], Any]) -> None:
        self._choose = choose

    def choose(self, game: Game[Any, Any], seat: int) -> Any:
        return self._choose(game.view(seat))


@dataclass(frozen=True, slots=True)
class House(Generic[G]):
    """A game as the arena knows it. `deal` takes the kind of table, the number of players and a seed; `contenders`
    takes a seed; `lines` splits a score sheet into named parts. A game with more than `longest` decisions is a bug.
    """

    key: str
    deal: Callable[[str, int, str], G]
    contenders: Mapping[str, Callable[[str], Computer[G, Any]]]
    lines: Callable[[Any], Mapping[str, int]]
    longest: int = 20_000


@dataclass(frozen=True, slots=True)
class Match:
    """The number of players is that at a table; the kinds of tables alternate."""

    one: str
    other: str
    seed: str
    players: int
    kinds: tuple[str, ...]

    def kind(self, number: int) -> str:
        return self.kinds[number // 2 % len(self.kinds)]

    def seats(self, number: int) -> tuple[str, ...]:
        return tuple((self.one, self.other)[(seat + number) % 2] for seat in range(self.players))


@dataclass(frozen=True, slots=True)
class Record:
    """The result of one game; `seconds` is the CPU time of each seat's decisions."""

    number: int
    kind: str
    names: tuple[str, ...]
    points: tuple[dict[str, int], ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]


def play_match(
    house: House[G], match: Match, games: int, path: Path | None, tell: Callable[[Record], None]
) -> list[Record]:
    """Play the games that the file lacks; return all of them. Raises ValueError if the file is of another match."""
    records: list[Record] = []
    if path is not None and path.exists():
        records = [decode(Record, json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]
    if any((record.names, record.kind) != (match.seats(at), match.kind(at)) for at, record in enumerate(records)):
        raise ValueError(f"{path} contains the games of a different match")
    for number in range(len(records), games):
        record = one_game(house, match, number)
        records.append(record)
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(encode(record)) + "\n")
        tell(record)
    return records[:games]


def one_game(house: House[G], match: Match, number: int) -> Record:
    """Raises RuntimeError if the game does not end."""
    names, kind = match.seats(number), match.kind(number)
    game = house.deal(kind, match.players, f"{match.seed} {number // 2}")
    contenders = [house.contenders[name](f"{match.seed} {number} {seat}") for seat, name in enumerate(names)]
    seconds: list[list[float]] = [[] for _ in names]
    while not game.over:
        if game.ply >= house.longest:
            raise RuntimeError(f"game {number} of {match} never ends")
        seat = game.seats_to_act[0]
        began = process_time()
        action = contenders[seat].choose(game, seat)
        seconds[seat].append(round(process_time() - began, 5))
        game.apply(action, seat)
    sheets: Sequence[ScoreSheet] = game.scores()
    return Record(
        number,
        kind,
        names,
        tuple(dict(house.lines(sheet)) for sheet in sheets),
        tuple(sheet.total for sheet in sheets),
        tuple(sheet.rank for sheet in sheets),
        tuple(map(tuple, seconds)),
    )


# --- the table --------------------------------------------------------------------------------

Seats = list[tuple[Record, int]]


def interval(won: int, of: int) -> tuple[float, float]:
    """Wilson's 95 percent confidence interval for a rate.

    >>> [round(end, 2) for end in interval(90, 100)]
    [0.83, 0.94]
    """
    if not of:
        return 0.0, 1.0
    z = 1.96
    rate, spread = won / of, z * z / of
    middle = (rate + spread / 2) / (1 + spread)
    half = z * sqrt(rate * (1 - rate) / of + spread / (4 * of)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def table(match: Match, records: Sequence[Record]) -> str:
    kinds = [kind for kind in match.kinds if any(record.kind == kind for record in records)]
    columns: list[tuple[str, Seats]] = []
    for name in dict.fromkeys((match.one, match.other)):
        columns.append((name, _seats_of(records, name, kinds)))
        if len(kinds) > 1:
            columns += [(f"{name}, {kind}", _seats_of(records, name, [kind])) for kind in kinds]
    totals = [[record.totals[seat] for record, seat in seats] for _, seats in columns]
    rows = [
        ["", *(title for title, _ in columns)],
        ["seats", *(str(len(seats)) for _, seats in columns)],
        ["mean points", *(f"**{_mean(each):.1f}** ± {error_of(each):.1f}" for each in totals)],
    ]
    for source in records[0].points[0] if records else ():
        values = ([record.points[seat][source] for record, seat in seats] for _, seats in columns)
        rows.append([source, *(f"{_mean(each):.1f}" for each in values)])
    rows.append(["won", *(_won(seats) for _, seats in columns)])
    for label, share in (("median ms a decision", 0.5), ("p99 ms a decision", 0.99)):
        rows.append([label, *(f"{1000 * _quantile(_times(seats), share):.1f}" for _, seats in columns)])
    lines = [f"| {' | '.join(row)} |" for row in rows]
    lines.insert(1, "|" + " --- |" * len(rows[0]))
    return "\n".join(lines)


def _seats_of(records: Iterable[Record], name: str, kinds: Sequence[str]) -> Seats:
    found = (record for record in records if record.kind in kinds)
    return [(record, seat) for record in found for seat, sitting in enumerate(record.names) if sitting == name]


def _won(seats: Seats) -> str:
    won = sum(record.ranks[seat] == 1 for record, seat in seats)
    low, high = interval(won, len(seats))
    return f"{100 * won / max(1, len(seats)):.0f}% ({100 * low:.0f} to {100 * high:.0f})"


def _times(seats: Seats) -> list[float]:
    return sorted(time for record, seat in seats for time in record.seconds[seat])


def _quantile(sorted_values: Sequence[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * share))] if sorted_values else 0.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


# --- the command ------------------------------------------------------------------------------


def run(house: House[G], say: Callable[[str], None], arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog=f"python -m arnak_bot.games {house.key} arena", description="Let two computer players play each other."
    )
    parser.add_argument("one", choices=tuple(house.contenders))
    parser.add_argument("other", choices=tuple(house.contenders))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--table", action="append", help='options, "KEY=VALUE"; if repeated, the tables alternate')
    parser.add_argument("--to", type=Path, help="keep each game in this file, and go on from it")
    given = parser.parse_args(arguments)
    match = Match(given.one, given.other, given.seed, given.players, tuple(given.table or ("",)))

    def tell(record: Record) -> None:
        sat = ", ".join(f"{name} {total}" for name, total in zip(record.names, record.totals, strict=True))
        say(f"game {record.number}{record.kind and f', {record.kind}'}: {sat}")

    gc.set_threshold(10_000, 20, 20)  # the same as in worker processes (`arnak_bot/worker.py`)
    say(table(match, play_match(house, match, given.games, given.to, tell)))
