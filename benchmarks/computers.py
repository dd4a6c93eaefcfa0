"""`python -m benchmarks computers`: one player and three computers, from the end of the player's turn to the next.

The computers search in a separate process while the event loop is monitored. The table says how long the player waits,
how much everybody else is delayed, and how much memory the search takes.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from arnak_bot.games import GAMES
from arnak_bot.host import Host, Table, options_of
from arnak_bot.host.workers import Workers
from arnak_bot.store import Store
from benchmarks.host import Line, at_percent, watched

COMPUTERS = 3
ROUND_TRIPS = 12
PLAYER = 1
GUILD, CHANNEL = 1, 1


async def _play(folder: Path, game: str, level: str) -> list[Line]:
    store = await Store.open(folder / f"{game}.db")
    workers = Workers()
    host = Host.of(store, GAMES, workers=workers)
    try:
        table = await _table(host, game, level)
        taken = list[float]()
        with watched() as lag:
            while len(taken) < ROUND_TRIPS and not table.running.over:
                await _turn(host, table)
                start = time.perf_counter()
                await host.computers.wait_until_idle()
                taken.append(time.perf_counter() - start)
        [worker] = workers.processes
        what = f"{GAMES[game].title}, {COMPUTERS} computers, {level}"
        return [
            (
                f"{what}: from the click to their last turn",
                f"{at_percent(taken, 50):.1f} s at p50, {max(taken):.1f} s at most",
                f"{len(taken)} times",
            ),
            (f"{what}: the event loop comes back late", lag.shown(), "to reach: 50 ms at most"),
            (f"{what}: memory of the process that thinks", f"{_memory_of(worker):.0f} MB", ""),
        ]
    finally:
        await host.close()
        await store.close()


async def _table(host: Host, game: str, level: str) -> Table:
    """Start a game with one player and some computers."""
    seats = 1 + COMPUTERS
    options = options_of(GAMES[game], seats=seats, computers=COMPUTERS, level=level, shuffle_seats=False)
    table = await host.lobby.open(GUILD, CHANNEL, PLAYER, "Ada", options)
    await host.lobby.start(table, PLAYER)
    await host.computers.wait_until_idle()
    return table


async def _turn(host: Host, table: Table) -> None:
    """Play one turn at the novice level."""
    seat, player = table.player(PLAYER), table.definition.levels["novice"]("Ada")
    while seat in table.running.seats_to_act:
        await host.play.act(table, PLAYER, player.choose(table.running, seat).text)


def _memory_of(process: int) -> float:
    """Return the current memory of a process in MB (Linux only)."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text(encoding="ascii"))
    return int(found[1]) / 1024 if found else 0.0


def computers_table() -> Iterator[str]:
    yield "| what | measured | beside |"
    yield "| --- | ---: | --- |"
    for game in GAMES:
        for level in ("able", "strong"):
            with tempfile.TemporaryDirectory() as folder:
                for line in asyncio.run(_play(Path(folder), game, level)):
                    yield f"| {' | '.join(line)} |"
