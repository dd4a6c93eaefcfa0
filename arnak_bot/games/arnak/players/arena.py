"""Players against each other: many games from numbered seeds, each kept as a line of a file, and a table of them all.

A pair of games has the same deal with the seats changed; boards alternate from pair to pair. An arena that was stopped
goes on where its file ends.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, Protocol

from arnak_bot.games.arnak.engine import Action, Game, GameSetup, GameView, ScoreSource
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.arnak.players.levels import LEVELS, level_named
from arnak_bot.games.arnak.players.random_player import RandomPlayer
from arnak_bot.games.arnak.players.thinker import Thinker

__all__ = ["NAMES", "Match", "Record", "interval", "one_game", "play_match", "table"]

BOARDS = ("bird", "snake")
MOST_DECISIONS = 2000
"""A game has about 250 to 500; one that does not end is a fault."""


class Player(Protocol):
    """Whoever plays in the arena."""

    def choose(self, game: Game, seat: int) -> Action:
        """Return a legal action."""


class _ByView:
    """A player that is given views."""

    def __init__(self, choose: Callable[[GameView], Action]) -> None:
        self._choose = choose

    def choose(self, game: Game, seat: int) -> Action:
        return self._choose(game.view(seat))


NAMES = ("random", "eager", *(level.name for level in LEVELS))


def _player(name: str, seed: int) -> Player:
    if name == "random":
        return _ByView(RandomPlayer(seed).choose)
    if name == "eager":
        return _ByView(EagerPlayer(seed).choose)
    return Thinker(level_named(name), seed, clock=process_time)


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays whom, how often and from which seeds; `board` None means both in turn."""

    one: str
    other: str
    seed: str
    players: int = 2
    board: str | None = None

    def setup(self, number: int) -> GameSetup:
        """The deal of a game."""
        pair = number // 2
        return GameSetup(self.players, self.board or BOARDS[pair % 2], f"{self.seed} {pair}")

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where."""
        return tuple((self.one, self.other)[(seat + number) % 2] for seat in range(self.players))


@dataclass(frozen=True, slots=True)
class Record:
    """What came of one game; `seconds` holds the processor time of each seat's decisions."""

    number: int
    board: str
    names: tuple[str, ...]
    points: tuple[dict[str, int], ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]


def play_match(match: Match, games: int, path: Path | None, tell: Callable[[Record], None]) -> list[Record]:
    """Play the games that the file does not hold yet; return all of them.

    Raises:
        ValueError: the file holds another match.
    """
    records: list[Record] = []
    if path is not None and path.exists():
        records = [_record(json.loads(line)) for line in path.read_text().splitlines()]
    for record in records:
        if record.names != match.seats(record.number) or record.board != match.setup(record.number).board:
            raise ValueError(f"{path} holds the games of another match")
    for number in range(len(records), games):
        record = one_game(match, number)
        records.append(record)
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a") as file:
                file.write(json.dumps(asdict(record)) + "\n")
        tell(record)
    return records[:games]


def _record(data: dict[str, Any]) -> Record:
    lists = {name: tuple(data[name]) for name in ("names", "points", "totals", "ranks")}
    return Record(data["number"], data["board"], **lists, seconds=tuple(map(tuple, data["seconds"])))


def one_game(match: Match, number: int) -> Record:
    """Play one game of a match.

    Raises:
        RuntimeError: it does not end.
    """
    names, setup = match.seats(number), match.setup(number)
    game = Game.new(setup)
    players = [_player(name, number * len(names) + seat) for seat, name in enumerate(names)]
    seconds: list[list[float]] = [[] for _ in names]
    while not game.over:
        if game.ply > MOST_DECISIONS:
            raise RuntimeError(f"game {number} of {match} does not end")
        seat = game.seats_to_act[0]
        began = process_time()
        action = players[seat].choose(game, seat)
        seconds[seat].append(round(process_time() - began, 5))
        game.apply(action, seat)
    sheets = game.scores()
    return Record(
        number,
        setup.board,
        names,
        tuple({source.value: points for source, points in sheet.lines} for sheet in sheets),
        tuple(sheet.total for sheet in sheets),
        tuple(sheet.rank for sheet in sheets),
        tuple(map(tuple, seconds)),
    )


# --- the table --------------------------------------------------------------------------------


def interval(won: int, of: int) -> tuple[float, float]:
    """Wilson's interval in which a rate lies with 95 percent, from how often it happened.

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
    """The match as a table in Markdown: a column for each player and board."""
    boards = [board for board in BOARDS if any(record.board == board for record in records)]
    columns: list[tuple[str, list[tuple[Record, int]]]] = []
    for name in dict.fromkeys((match.one, match.other)):
        columns.append((name, _seats_of(records, name, boards)))
        if len(boards) > 1:
            columns += [(f"{name}, {board}", _seats_of(records, name, [board])) for board in boards]
    rows = [["", *(title for title, _ in columns)]]
    rows.append(["seats", *(str(len(seats)) for _, seats in columns)])
    rows.append(
        ["mean points", *(f"**{_mean(_totals(seats)):.1f}** ± {_error(_totals(seats)):.1f}" for _, seats in columns)]
    )
    for source in ScoreSource:
        values = ((record.points[seat][source.value] for record, seat in seats) for _, seats in columns)
        rows.append([source.value, *(f"{_mean(list(each)):.1f}" for each in values)])
    rows.append(["won", *(_won(seats) for _, seats in columns)])
    for label, share in (("median ms a decision", 0.5), ("p99 ms a decision", 0.99)):
        rows.append([label, *(f"{1000 * _quantile(_times(seats), share):.0f}" for _, seats in columns)])
    lines = [f"| {' | '.join(row)} |" for row in rows]
    lines.insert(1, "|" + " --- |" * len(rows[0]))
    return "\n".join(lines)


Seats = list[tuple[Record, int]]


def _seats_of(records: Iterable[Record], name: str, boards: Sequence[str]) -> Seats:
    return [
        (record, seat)
        for record in records
        if record.board in boards
        for seat, sitting in enumerate(record.names)
        if sitting == name
    ]


def _totals(seats: Seats) -> list[int]:
    return [record.totals[seat] for record, seat in seats]


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


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    mean = _mean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / max(1, len(values)))
