"""`python -m benchmarks host`: many tables on one machine: decisions, pictures, waiting tables, and queries.

Each number comes with a reference: the median of the same run, a bare commit in the same minute, or a limit.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from arnak_bot.game.position import Event
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host import Host, Outcome, Table, options_of
from arnak_bot.wording.messages import ENGLISH as HOST_ENGLISH
from benchmarks.measuring import GUILD, act, bare_commits, copied, hosting, open_table, start_table
from benchmarks.timing import Line, at_percent, lines_table, memory, milliseconds, shown_lag, timed, watched
from bot import SWITCH_SECONDS
from cogs.messages import board_files
from cogs.panel import PanelMessage, build_panel
from cogs.pictures import DrawingFailed, Looks
from images import arnak as images

TABLES = 50
ACTIONS = 1500
QUIET_ACTIONS = 900
DRAWN_ACTIONS = 600
LONG_ACTIONS = 10_000
START = 2.0
"""Seconds over which the starts of a run's tables are spread, because people do not all click at once."""
MANY = 5000
WAITING = 1764
"""The number of tables that are waiting for one particular person."""


# --- acting and drawing ---------------------------------------------------------------------------

BOARDS = Looks().boards
"""The drawing thread, as in the bot."""


async def show(host: Host, table: Table, outcome: Outcome, seat: int) -> None:
    """Draw the pictures sent after a decision: the player's hand, and the table if a turn has ended."""
    view = table.view(table.seats[seat].user_id)
    with contextlib.suppress(DrawingFailed):  # when too many drawings are queued, the bot sends only text
        await BOARDS.draw(images.draw_hand, view, table.names[seat], ENGLISH)
    if outcome.told:
        marks, layout = images.marks_of(outcome.told), table.options.layout
        with contextlib.suppress(DrawingFailed):
            await BOARDS.draw(partial(images.draw_board, words=ENGLISH), table.view(None), table.names, marks, layout)
        await host.outbox.delivered(await host.outbox.of_table(table.id), table.id, "told")


async def play(host: Host, channel: int, left: Iterator[int], taken: list[float], *, draws: bool) -> None:
    """Play game after game in a channel, with one action for each item of `left`, which channels may share."""
    chance = random.Random(channel)
    table = await open_table(host, channel)
    await asyncio.sleep(START * channel / TABLES)
    for _ in left:
        if table.running.over:
            table = await open_table(host, channel)
        seat = table.running.seats_to_act[0]
        outcome = await act(host, table, chance, taken)
        if draws:
            await show(host, table, outcome, seat)


async def busy_rows(folder: Path, *, draws: bool) -> list[Line]:
    taken: list[float] = []
    actions = DRAWN_ACTIONS if draws else ACTIONS
    left = iter(range(actions))
    async with hosting(folder / f"busy{draws}.db", chance=random.Random(1)) as host:
        before, start = memory(), time.perf_counter()
        with watched() as lag:
            await asyncio.gather(*(play(host, channel, left, taken, draws=draws) for channel in range(TABLES)))
        seconds = time.perf_counter() - start
    what = f"{TABLES} tables act{' and draw' if draws else ''}"
    middle, slow = statistics.median(taken), at_percent(taken, 99)
    return [
        (f"{what}: an action, p50", milliseconds(middle), f"{actions / seconds:.0f} a second"),
        (f"{what}: an action, p99", milliseconds(slow), f"{slow / middle:.1f} × p50; to reach 25 ×" if draws else ""),
        (f"{what}: stall of the loop", shown_lag(lag), "to reach 50 ms"),
        (f"{what}: memory", f"{memory():.0f} MB", f"{memory() - before:.0f} MB more than before"),
    ]


async def growth_rows(folder: Path) -> list[Line]:
    sizes: list[float] = []

    def counted() -> Iterator[int]:
        for action in range(LONG_ACTIONS + 1):
            if action % (LONG_ACTIONS // 10) == 0:
                gc.collect()
                sizes.append(memory())
            yield action

    left = counted()
    async with hosting(folder / "growth.db", chance=random.Random(1)) as host:
        await asyncio.gather(*(play(host, channel, left, [], draws=True) for channel in range(TABLES)))
    return [
        (f"{TABLES} tables, after {number * LONG_ACTIONS // 10} actions: memory", f"{size:.0f} MB", "")
        for number, size in enumerate(sizes)
    ]


async def quiet_rows(folder: Path) -> list[Line]:
    """Measure one table on its own, each action followed by a bare commit, so that both start with cold caches."""
    chance = random.Random(1)
    taken: list[float] = []
    bare: list[float] = []
    async with (
        hosting(folder / "quiet.db", chance=random.Random(1)) as host,
        bare_commits(folder / "bare.db") as commit,
    ):
        table = await open_table(host, 1)
        for _ in range(QUIET_ACTIONS):
            if table.running.over:
                table = await open_table(host, 1)
            await act(host, table, chance, taken)
            with timed(bare):
                await commit()
    beside, middle = statistics.median(bare), statistics.median(taken)
    return [
        ("a bare commit, p50", f"{beside * 1000:.2f} ms", ""),
        (
            "one table on its own: an action, p50",
            f"{middle * 1000:.2f} ms",
            f"{middle / beside:.1f} × a bare commit; to reach 2 ×",
        ),
    ]


# --- many players clicking at once ------------------------------------------------------------------------

CLICKS = 8
"""How many times the players of all tables click at the same moment."""


@dataclass(slots=True)
class Answered:
    """The seconds from a click to the reply's text and buttons, its picture, and the picture in the channel."""

    words: list[float] = field(default_factory=list)
    panels: list[float] = field(default_factory=list)
    boards: list[float] = field(default_factory=list)

    def rows(self, how: str) -> Iterator[Line]:
        """`how`: the way pictures were drawn."""
        limits = (("words and buttons", self.words, "1 s at p99"), ("the panel's picture", self.panels, _PICTURES))
        for what, taken, limit in (*limits, ("the channel's picture", self.boards, _PICTURES)):
            shown = f"p50 {statistics.median(taken):.2f} s, p99 {at_percent(taken, 99):.2f} s"
            yield f"{TABLES} click at once, {how}: {what}", shown, f"to reach {limit}"


_PICTURES = "1 s at p50, 2.5 s at p99"


async def click(host: Host, looks: Looks, table: Table, action: str | None, answered: Answered) -> None:
    """Open a panel, or make a decision in it; a turn that ends is drawn for the channel as well."""
    start = time.perf_counter()
    user = table.seats[table.running.seats_to_act[0]].user_id
    told: Sequence[Event] = ()
    if action is not None:
        told = (await host.play.play(table, user, [action])).told

    async def panel() -> None:
        words: list[float] = []

        async def words_first(_: PanelMessage) -> None:
            words.append(time.perf_counter() - start)

        await build_panel(looks, table, user, HOST_ENGLISH, words_first=words_first)
        answered.panels.append(time.perf_counter() - start)
        answered.words += words or answered.panels[-1:]

    async def board() -> None:
        if told:
            files = await board_files(looks.of_posts(), table, HOST_ENGLISH, told)
            assert files, "a picture failed"
            answered.boards.append(time.perf_counter() - start)

    await asyncio.gather(panel(), board())


async def clicks_rows(folder: Path, processes: int) -> list[Line]:
    looks, chance, answered = Looks.drawn_by(processes), random.Random(1), Answered()
    async with hosting(folder / f"clicks{processes}.db", chance=random.Random(1)) as host:
        tables = [await open_table(host, channel) for channel in range(TABLES)]
        for number in range(CLICKS + 1):
            noted = answered if number else Answered()  # in the first round, no pictures are cached yet
            await asyncio.gather(*(click(host, looks, table, None, noted) for table in tables))
            decisions = [_decision(table, chance) for table in tables]
            pairs = zip(tables, decisions, strict=True)
            await asyncio.gather(*(click(host, looks, table, decision, noted) for table, decision in pairs))
        own, others = memory(), sum(map(memory, children()))
        await looks.close()
    how = f"{processes} processes draw" if processes else "threads draw"
    return [
        *answered.rows(how),
        (f"{TABLES} click at once, {how}: memory", f"{own:.0f} MB", f"and {others:.0f} MB of those that draw"),
    ]


def _decision(table: Table, chance: random.Random) -> str:
    """If possible, one that ends the turn."""
    legal = [each.text for each in table.running.legal_actions(table.running.seats_to_act[0])]
    return "end" if "end" in legal else chance.choice(legal)


def children() -> list[int]:
    """Linux only."""
    return [int(each) for each in Path(f"/proc/self/task/{os.getpid()}/children").read_text(encoding="ascii").split()]


# --- alongside tables with computers ---------------------------------------------------------------------

BESIDE = 19
BLOCKS, BLOCK = 8, 20
"""The number of blocks (alternately without and with the other tables), and of clicks in each."""


class Thinking:
    """Tables of one player and three computers: the player acts as soon as they can, and every turn is drawn."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._posts = Looks().posts
        self._channels = itertools.count(1000)
        self._acting: list[asyncio.Task[None]] = []
        self._drawing: set[asyncio.Task[None]] = set()
        host.computers.on_release = self._post_turn

    def begin(self) -> None:
        self._acting = [asyncio.create_task(self._play(number)) for number in range(1, BESIDE + 1)]

    async def end(self) -> None:
        """Wait until all searches and drawings have ended, too."""
        for task in self._acting:
            task.cancel()
        for ended in await asyncio.gather(*self._acting, return_exceptions=True):
            if not isinstance(ended, asyncio.CancelledError):
                raise RuntimeError("a table has stopped playing moves") from ended
        await self._host.computers.wait_until_idle()
        await asyncio.gather(*self._drawing)

    async def _play(self, number: int) -> None:
        options = options_of(ARNAK, seats=4, computers=3, level="able", shuffle_seats=False)
        table, chance = None, random.Random(number)
        while True:
            if table is None or table.running.over:
                table = await start_table(self._host, GUILD, next(self._channels), [(1, "Ada")], options)
            if 0 in table.running.seats_to_act:
                await self._host.play.play(table, 1, [chance.choice(table.running.legal_actions(0)).text])
            await asyncio.sleep(0.02)

    def _post_turn(self, table_id: int) -> None:
        task = asyncio.create_task(self._draw(table_id))
        self._drawing.add(task)
        task.add_done_callback(self._drawing.discard)

    async def _draw(self, table_id: int) -> None:
        table = await self._host.registry.table(table_id)
        events = table.announced[-1][2] if table.announced else ()
        await self._posts.draw(
            partial(images.draw_board, words=ENGLISH),
            table.view(None),
            table.names,
            images.marks_of(events),
            table.options.layout,
        )
        await self._host.outbox.delivered(await self._host.outbox.of_table(table_id), table_id, "told")


async def beside_rows(folder: Path) -> list[Line]:
    """Measure a click and its reply's picture, alternately without and with other tables at which computers play."""
    sys.setswitchinterval(SWITCH_SECONDS)
    taken: dict[bool, list[float]] = {False: [], True: []}
    async with hosting(folder / "beside.db", chance=random.Random(1)) as host:
        table, chance, others = await open_table(host, 1), random.Random(1), Thinking(host)
        for block in range(2 * BLOCKS):
            beside = bool(block % 2)
            if beside:
                others.begin()
                await asyncio.sleep(2)
            for _ in range(BLOCK):
                if table.running.over:
                    table = await open_table(host, 1)
                seat = table.running.seats_to_act[0]
                with timed(taken[beside]):
                    await act(host, table, chance, [])
                    await BOARDS.draw(
                        images.draw_hand, table.view(table.seats[seat].user_id), table.names[seat], ENGLISH
                    )
                await asyncio.sleep(0.02)
            if beside:
                await others.end()
    alone, crowded = statistics.fmean(taken[False]), statistics.fmean(taken[True])
    return [
        ("a click and its picture, alone, mean", milliseconds(alone), ""),
        (
            f"the same beside {BESIDE} tables whose computers think",
            milliseconds(crowded),
            f"{crowded / alone:.1f} × alone; to reach 2 ×",
        ),
    ]


# --- many tables that wait --------------------------------------------------------------------------


async def many_tables(path: Path) -> None:
    """Write a database with thousands of running tables, all copies of one that has been waiting since last week."""
    async with copied(path, GUILD, 60, MANY, {}) as (connection, long_ago):
        connection.execute("DELETE FROM dues")
        for kind in ("ping", "remind", "deadline"):
            connection.execute(
                "INSERT INTO dues (table_id, seat, kind, due_at, next_at) SELECT table_id, seat, ?, ?, ? FROM seats "
                "WHERE awaited = 1",
                (kind, long_ago, long_ago),
            )
        connection.execute("UPDATE seats SET user_id = 100000 + table_id * 10 + seat WHERE table_id > ?", (WAITING,))
        connection.execute("UPDATE seats SET user_id = 7 WHERE awaited = 1 AND table_id <= ?", (WAITING,))


async def waiting_rows(folder: Path) -> list[Line]:
    path = folder / "many.db"
    await many_tables(path)
    async with hosting(path) as host:
        with watched() as lag:
            await asyncio.sleep(0.05)
            start = time.perf_counter()
            told = 0
            async for tables in host.timers.run_due():
                told += len(tables)
            looked = time.perf_counter() - start
            await asyncio.sleep(0.05)
        posts = await host.outbox.depth()
        start = time.perf_counter()
        mine = await host.people.tables_waiting_for(7)
        asked = time.perf_counter() - start
    return [
        (f"{MANY} tables, {posts} things due: first look", milliseconds(looked), ""),
        ("the same: stall of the loop", shown_lag(lag), "to reach 50 ms"),
        (f"/show mine at {len(mine)} tables", milliseconds(asked), "to reach 100 ms"),
    ]


async def measured(folder: Path) -> list[Line]:
    rows = await quiet_rows(folder)
    rows += await busy_rows(folder, draws=False)
    rows += await busy_rows(folder, draws=True)
    for processes in (0, 1, 2):
        rows += await clicks_rows(folder, processes)
    rows += await beside_rows(folder)
    return rows + await waiting_rows(folder)


def host_table(*, measure: Callable[[Path], Coroutine[Any, Any, list[Line]]] = measured) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield from lines_table(asyncio.run(measure(Path(folder))))
