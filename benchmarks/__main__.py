"""Speed, memory and size, each as a table.

arnak              the engine, its pictures and a decision in the host
images             the pictures alone
formats            picture formats
host               many tables on one machine
memory             how memory grows over many actions
scale              several processes
computers          the computer players
guided             games in which a player follows every suggestion
plans              opening a plan or the answers in advance, compared with a plain panel
servers            200 servers in one process, on a simulated Discord that enforces its limits
week               a week of games by post, with and without plans
decisions COMMIT   writing decisions, compared with another commit
words COMMIT       start-up and panels, compared with another commit
size COMMIT...     lines of code
way COMMIT...      how many files are executed for a click

A floor is the minimum that the same work could cost on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from argparse import RawTextHelpFormatter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import astuple, dataclass
from functools import partial
from inspect import signature
from pathlib import Path

from arnak_bot.game.position import played
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine import Action, Game, GameSetup
from arnak_bot.host import options_of
from benchmarks.computers import computers_table
from benchmarks.decisions import decisions_table
from benchmarks.guided import guided_table
from benchmarks.host import growth_rows, host_table
from benchmarks.measuring import act, bare_commits, hosting, start_table
from benchmarks.pictures import Row, format_table, measure_pictures, memory_megabytes
from benchmarks.plans import plans_table
from benchmarks.scale import scale_table
from benchmarks.servers import servers_table
from benchmarks.size import size_table
from benchmarks.timing import median_time, timed
from benchmarks.way import way_table
from benchmarks.week import week_table
from benchmarks.words import words_table

PLAYED, BARE = 40, 300
"""The numbers of games and of bare commits that are timed."""


@dataclass(frozen=True, slots=True)
class Setting:
    name: str
    board: str
    players: int = 2
    rival: int | None = None


SETTINGS = (
    Setting("bird", "bird"),
    Setting("snake", "snake"),
    Setting("four", "bird", players=4),
    Setting("solo", "bird", players=1, rival=3),
)


def playout(setup: GameSetup, chance: random.Random, legal: list[float], applied: list[float]) -> Game:
    """Record how long each list of legal actions and each action of a random game took."""
    game = Game.new(setup)
    while not game.over:
        seat = game.seats_to_act[0]
        fresh = game.copy()
        fresh._legal = fresh._answers = None
        start = time.perf_counter()
        actions = fresh.legal_actions(seat)
        middle = time.perf_counter()
        chosen: Action = chance.choice(actions)
        before = time.perf_counter()
        game.apply(chosen, seat)
        applied.append(time.perf_counter() - before)
        legal.append(middle - start)
    return game


def whole_game(setup: GameSetup, chance: random.Random) -> None:
    played(Game.new(setup), lambda game, seat: chance.choice(game.legal_actions(seat)))


def engine_rows(table: Setting) -> list[Row]:
    legal: list[float] = []
    applied: list[float] = []
    whole: list[float] = []
    for number in range(PLAYED):
        setup = GameSetup(table.players, table.board, str(number), rival=table.rival)
        with timed(whole):
            whole_game(setup, random.Random(number))
        playout(setup, random.Random(number), legal, applied)
    game = middle_of_a_game(table)
    dumped = game.to_dict()
    text = json.dumps(dumped)
    plain = median_time(lambda: json.loads(json.dumps(dumped)), 100)
    return [
        Row(f"random game, {table.name}", statistics.median(whole) * 1e6, limit="40 ms"),
        Row(f"legal actions, {table.name}", statistics.median(legal) * 1e6, limit="150 µs"),
        Row(f"apply, {table.name}", statistics.median(applied) * 1e6),
        Row(f"copy, {table.name}", median_time(game.copy, 2000), limit="60 µs"),
        Row(
            f"dump and load, {table.name}",
            median_time(lambda: Game.from_dict(json.loads(json.dumps(game.to_dict()))), 100),
            plain,
            f"JSON of the same {len(text) // 1024} kB",
        ),
    ]


def middle_of_a_game(table: Setting) -> Game:
    chance = random.Random(4)
    players = 1 if table.rival is not None else 4
    game = Game.new(GameSetup(players, table.board, "benchmark", rival=table.rival))
    while game.round < 4:
        seat = game.seats_to_act[0]
        legal = [action for action in game.legal_actions(seat) if action.verb != "pass"]
        game.apply(chance.choice(legal or game.legal_actions(seat)), seat)
    return game


async def host_row(folder: Path, setting: Setting) -> Row:
    taken: list[float] = []
    async with hosting(folder / "tables.db") as host:
        chance = random.Random(1)
        for channel in range(4):
            options = options_of(ARNAK, board=setting.board, rival=setting.rival)
            if setting.rival is None:
                table = await start_table(host, 1, channel, ((10, "Ada"), (11, "Ben")), options)
            else:
                table = await host.lobby.open_alone(1, channel, 10, "Ada", options)
            while not table.running.over:
                await act(host, table, chance, taken)
    bare: list[float] = []
    async with bare_commits(folder / "bare.db") as commit:
        for _ in range(BARE):
            with timed(bare):
                await commit()
    action, floor = (statistics.median(each) * 1e6 for each in (taken, bare))
    return Row(f"host action with commit, {setting.name}", action, floor, "a bare commit", "3 × floor")


def shown(microseconds: float) -> str:
    return f"{microseconds / 1000:.1f} ms" if microseconds >= 1000 else f"{microseconds:.0f} µs"


def arnak_table() -> Iterator[str]:
    rows: list[Row] = []
    for setting in SETTINGS:
        rows += engine_rows(setting)
        rows += measure_pictures(*astuple(setting))
        with tempfile.TemporaryDirectory() as folder:
            rows.append(asyncio.run(host_row(Path(folder), setting)))
    yield from table_of(rows)
    yield memory_line()


def images_table() -> Iterator[str]:
    yield from table_of(row for setting in SETTINGS for row in measure_pictures(*astuple(setting)))
    yield memory_line()


def table_of(rows: Iterable[Row]) -> Iterator[str]:
    yield "| what | median | floor | times floor | to reach |"
    yield "| --- | ---: | ---: | ---: | --- |"
    for row in rows:
        floor = f"{shown(row.floor)} ({row.floor_name})" if row.floor else ""
        times = f"{row.measured / row.floor:.1f}" if row.floor else ""
        yield f"| {row.what} | {shown(row.measured)} | {floor} | {times} | {row.limit} |"


def memory_line() -> str:
    return f"| memory of the picture room after four games in both layouts | {memory_megabytes():.0f} MB | | | 200 MB |"


TABLES: Mapping[str, Callable[..., Iterable[str]]] = {
    "arnak": arnak_table,
    "images": images_table,
    "formats": format_table,
    "host": host_table,
    "memory": partial(host_table, measure=growth_rows),
    "scale": scale_table,
    "computers": computers_table,
    "guided": guided_table,
    "plans": plans_table,
    "servers": servers_table,
    "week": week_table,
    "decisions": decisions_table,
    "words": words_table,
    "size": size_table,
    "way": way_table,
}


def main() -> None:
    parser = argparse.ArgumentParser("python -m benchmarks", description=__doc__, formatter_class=RawTextHelpFormatter)
    parser.add_argument("table", choices=TABLES, nargs="?", default="arnak", help="what to measure (default: arnak)")
    parser.add_argument("commits", nargs="*", metavar="COMMIT", help="what to compare with")
    asked = parser.parse_args()
    try:
        signature(TABLES[asked.table]).bind(*asked.commits)
    except TypeError as error:
        parser.error(f"{asked.table}: {error}")
    for line in TABLES[asked.table](*asked.commits):
        print(line, flush=True)


if __name__ == "__main__":
    main()
