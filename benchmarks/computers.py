"""`python -m benchmarks computers`: one player and three computers, from the end of the player's turn to the next.

The computers search in a separate process while the event loop is monitored. The table says how long the player waits,
how much everybody else is delayed, and how much memory the search takes.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from arnak_bot.games import GAMES
from arnak_bot.host import Host, Table, options_of
from arnak_bot.host.workers import Workers
from benchmarks.measuring import hosting, start_table
from benchmarks.timing import Line, at_percent, lines_table, memory, shown_lag, timed, watched

COMPUTERS = 3
ROUND_TRIPS = 12
PLAYER = 1
GUILD, CHANNEL = 1, 1


async def _play(folder: Path, game: str, level: str) -> list[Line]:
    workers = Workers()
    async with hosting(folder / f"{game}.db", workers=workers) as host:
        table = await _table(host, game, level)
        taken = list[float]()
        with watched() as lag:
            while len(taken) < ROUND_TRIPS and not table.running.over:
                await _turn(host, table)
                with timed(taken):
                    await host.computers.wait_until_idle()
        worker = await workers.run(os.getpid)
        what = f"{GAMES[game].title}, {COMPUTERS} computers, {level}"
        return [
            (
                f"{what}: from the click to their last turn",
                f"{at_percent(taken, 50):.1f} s at p50, {max(taken):.1f} s at most",
                f"{len(taken)} times",
            ),
            (f"{what}: the event loop comes back late", shown_lag(lag), "to reach: 50 ms at most"),
            (f"{what}: memory of the process that thinks", f"{memory(worker):.0f} MB", ""),
        ]


async def _table(host: Host, game: str, level: str) -> Table:
    seats = 1 + COMPUTERS
    options = options_of(GAMES[game], seats=seats, computers=COMPUTERS, level=level, shuffle_seats=False)
    table = await start_table(host, GUILD, CHANNEL, [(PLAYER, "Ada")], options)
    await host.computers.wait_until_idle()
    return table


async def _turn(host: Host, table: Table) -> None:
    seat, player = table.player(PLAYER), table.definition.levels["novice"]("Ada")
    while seat in table.running.seats_to_act:
        await host.play.play(table, PLAYER, [player.choose(table.running, seat).text])


def computers_table() -> Iterator[str]:
    yield from lines_table(_lines())


def _lines() -> Iterator[Line]:
    for game in GAMES:
        for level in ("able", "strong"):
            with tempfile.TemporaryDirectory() as folder:
                yield from asyncio.run(_play(Path(folder), game, level))
