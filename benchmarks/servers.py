"""`python -m benchmarks servers`: 200 servers with six tables each in one process, on days with an evening rush.

The bot is the real one, with its own sender, timers, lists and cleanup, on a simulated Discord with the real one's
limits: it accepts 50 requests per second, five messages per channel in five seconds and few edits of old messages, and
takes a tenth of a second for each response. Nothing is drawn: each picture is a dot. The clock skips all waits.
"""

from __future__ import annotations

import asyncio
import gc
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pytest
import simcord
from simcord import _dpy_internals, interactions
from simcord.backend import serializers
from simcord.http.client import FakeWebhookAdapter

from arnak_bot.host import Table, TableError
from benchmarks.places import SEATS, Place, counting
from benchmarks.skipping import LoopClock, SkippingLoop, without_threads
from benchmarks.timing import at_percent, memory
from cogs import ids
from cogs.client import ArnakBot
from cogs.listing import keep_list_in
from tests.discord.processes import put_before
from tests.discord.shortcuts import draw_dots, look_every
from tests.discord.strict import Gate, RateLimits
from tests.discord.strict.gate import Request
from tests.discord.strict.rates import LATENCY
from tests.hurry import do_not_wait_for_the_disk

HOUR, DAY = 3600.0, 86400.0
MORNING, EVENING = 8.0, 20.0
"""The hours of the day around which people visit."""
SPREAD, RUSH = 3.0, 0.5
"""How many hours earlier or later a visit may be, in the morning and in the evening."""
LEFT_OUT = 0.1
"""The proportion of visits that people skip."""
THINKS = 8.0
"""How many seconds somebody thinks before each decision."""
OPENS = 4
"""One visit in this many begins with a press of My turn on the message in the channel."""
COMPONENT, BUTTON = 3, 2


PHASES = ("play", "away")
ASSUMED = (
    "Everybody looks in twice a day, about 8:00 and 20:00, up to three hours earlier or later in the morning and half "
    "an hour in the evening; one visit in ten is skipped. Nobody comes because of a ping.",
    "Whoever looks in makes all the moves they can, at random, taking eight seconds per decision. One visit in four "
    "begins with a press of *My turn*; the decisions reach the host in the same way as a press of a button.",
    "After the days of play nobody comes back: reminders are sent after a day, deadlines pass after three days, and "
    "every table is closed after a month. In this phase the bot checks for due timers every hour instead of every five "
    "minutes, which makes the bursts larger.",
    "Discord accepts 50 requests a second, five new messages, five edits and five deletions per channel in five "
    "seconds, and three edits an hour of messages older than an hour; it answers after 0.1 s. "
    "All tables are in channels.",
    "Every picture is a tiny placeholder, and the database does not wait for the disk.",
)


@dataclass(frozen=True, slots=True)
class Shape:
    """A simulation's size. After the days of play nobody comes for `away` days, and timers are checked less often."""

    servers: int = 200
    days: int = 2
    away: int = 31
    tables: int = len(SEATS)
    latency: float = LATENCY
    looks_hours: float = 1


@dataclass(slots=True)
class Figures:
    """The results; times are in seconds.

    Attributes:
        seconds: for each phase, the number of requests in each second.
        told: from a decision that ends a turn until Discord has accepted the message about it.
        answered: from a press of a button until Discord has the bot's first response.
        lost: errors, and what was unsent or unanswered at the end.
        waited: how long the oldest post had been waiting, checked every minute, during the days of play and after them.
    """

    shape: Shape
    asked: Counter[str] = field(default_factory=Counter)
    away: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    failures: Counter[str] = field(default_factory=Counter)
    told: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    waited: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    seconds: dict[str, Counter[int]] = field(default_factory=dict)
    actions: int = 0
    stale: int = 0
    games: int = 0
    lost: list[str] = field(default_factory=list)
    processor: dict[str, float] = field(default_factory=dict)
    megabytes: dict[str, float] = field(default_factory=dict)

    def rows(self) -> Iterator[tuple[str, ...]]:
        """Each has a value for the days of play and one for the time after them."""
        shape = self.shape
        tables = shape.servers * shape.tables
        yield "simulated days", str(shape.days), str(shape.away)
        yield "games begun, and decisions", f"{self.games}, {self.actions:,}", ""
        for what in ("messages", "pictures", "edits", "deletions", "pings", "pins"):
            play, away = self.asked[what], self.away[what]
            yield f"{what} (per table per day)", f"{play:,} ({play / tables / shape.days:.1f})", f"{away:,}"
        seconds = [self.seconds[phase] for phase in ("play", "away")]
        yield "requests in the busiest second (limit 50)", *(str(max(each.values(), default=0)) for each in seconds)
        yield "requests in a second with any, p99", *(_shown([*map(float, each.values())], 99, "") for each in seconds)
        yield "429s, and posts that failed", f"{_listed(self.refused)}, {self.failures.total()}", ""
        for what, values in (
            ("from a decision to its message: p50, p99, longest", self.told),
            ("from a press to the first answer (limit 3 s): p50, p99, longest", self.answered),
        ):
            yield what, ", ".join(_shown(values, percent) for percent in (50, 99, 100)), ""
        yield (
            "longest wait of a message, looked up every minute",
            *(f"{max(each, default=0):.0f} s" for each in self.waited),
        )
        used = [self.processor["play"] / shape.days, self.processor["away"] / max(shape.away, 1)]
        yield "processor time a day, that of the simulated Discord included", *(f"{each:.0f} s" for each in used)
        yield "memory, that of the simulated Discord included", *(f"{self.megabytes[each]:.0f} MB" for each in PHASES)


def _shown(values: list[float], percent: int, unit: str = " s") -> str:
    shown = at_percent(values, percent) if values else 0.0
    return f"{shown:.2f}{unit}" if unit else f"{shown:.0f}"


def _listed(refused: Counter[str]) -> str:
    said = ", ".join(f"{count:,} ({what})" for what, count in sorted(refused.items()))
    return said or "0"


class Crowd:
    def __init__(self, env: simcord.Env, bot: ArnakBot, gate: Gate, shape: Shape, loop: SkippingLoop) -> None:
        self.figures = Figures(shape)
        self._env, self._bot, self._gate, self._shape, self._loop = env, bot, gate, shape, loop
        self._chance = random.Random(30)
        self._places: list[Place] = []
        self._lists: dict[int, int] = {}
        self._pressed: dict[str, float] = {}
        self._under_way: set[asyncio.Task[None]] = set()
        self._locks: dict[int, asyncio.Lock] = {}

    def settle_down(self) -> None:
        for server in range(self._shape.servers):
            guild = self._env.create_guild(f"Server {server}")
            self._lists[guild.id] = guild.create_text_channel("tables").id
            for number in range(self._shape.tables):
                channel, people = guild.create_text_channel(f"table-{number}"), []
                for seat in range(SEATS[number]):
                    name = f"P{server}-{number}{seat}"
                    member = guild.add_member(self._env.create_user(name.lower(), global_name=name))
                    people.append((member.id, name))
                self._places.append(Place(self._bot, guild.id, channel.id, number, people))
                self._locks[channel.id] = asyncio.Lock()

    def _hear(self, asked: Counter[str]) -> None:
        count = counting(asked)

        def heard(request: Request) -> None:
            count(request)
            self._env.backend.http_requests.clear()
            if request.path.endswith("/callback"):
                pressed = self._pressed.pop(request.path.split("/")[2], None)
                if pressed is not None:
                    self.figures.answered.append(self._loop.time() - pressed)

        self._gate.listener = heard

    @property
    def _rates(self) -> RateLimits:
        assert self._gate.rates is not None
        return self._gate.rates

    async def live(self) -> None:
        figures = self.figures
        for guild, channel in self._lists.items():
            await keep_list_in(self._bot, guild, channel)
        for name, asked, waited, work in (
            ("play", figures.asked, figures.waited[0], self._play()),
            ("away", figures.away, figures.waited[1], self._wait()),
        ):
            self._hear(asked)
            pinged, came, began = len(self._gate.notices), len(self._rates.asked), time.process_time()
            watching = asyncio.create_task(self._watch(waited))
            await work
            watching.cancel()
            gc.collect()
            asked["pings"] = len(self._gate.notices) - pinged
            figures.seconds[name] = Counter(int(at) for at in self._rates.asked[came:])
            figures.processor[name], figures.megabytes[name] = time.process_time() - began, memory()
        await self._check()

    async def _play(self) -> None:
        looks = []
        for place in self._places:
            for user, _ in place.people:
                for day in range(self._shape.days):
                    for hour, spread in ((MORNING, SPREAD), (EVENING, RUSH)):
                        at = DAY * day + HOUR * (hour + self._chance.uniform(-spread, spread))
                        if self._chance.random() >= LEFT_OUT:
                            looks.append((at, user, place))
        start = self._loop.time()
        for at, user, place in sorted(looks, key=lambda each: each[:2]):
            await asyncio.sleep(start + at - self._loop.time())
            self._begin(self._look(place, user))
        await asyncio.sleep(start + DAY * self._shape.days - self._loop.time())

    async def _wait(self) -> None:
        look_every(self._bot, self._shape.looks_hours)
        for _ in range(self._shape.away):
            await asyncio.sleep(DAY)
        await asyncio.sleep(self._shape.looks_hours / 2 * HOUR)  # long enough to send what the last timers post

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.figures.lost.append(repr(error))

    async def _look(self, place: Place, user: int) -> None:
        async with self._locks[place.channel_id]:
            before, table = place.table, await place.running()
            if table is not before:
                self._begin(self._tell(table, self._loop.time()))
        if user in place.awaited and not self._chance.randrange(OPENS):
            self._press(place, user)
        while user in place.awaited and place.table is table:
            await asyncio.sleep(THINKS)
            if user not in place.awaited or place.table is not table:
                return
            start = self._loop.time()
            try:
                outcome = await self._bot.host.play.play(table, user, [place.chosen(user)])
            except TableError:
                self.figures.stale += 1
                continue
            self.figures.actions += 1
            if outcome.told or outcome.over:
                self._begin(self._tell(table, start))

    async def _tell(self, table: Table, start: float) -> None:
        why = await self._bot.outbox_sender.send(table.id)
        if why is None:
            self.figures.told.append(self._loop.time() - start)
        else:
            self.figures.failures[why] += 1

    def _press(self, place: Place, user: int) -> None:
        """Press My turn on the newest message that has the button."""
        backend, table = self._env.backend, place.table
        assert table is not None
        message = backend.messages[place.channel_id].get(table.posts.last or 0)
        custom_id = ids.table_button(ids.Press.MY_TURN, table.id)
        if message is None or custom_id not in str(message.components):
            return
        record, sent = interactions.base_payload(
            backend,
            type=COMPONENT,
            channel_id=place.channel_id,
            guild_id=place.guild_id,
            user_id=user,
            data={"custom_id": custom_id, "component_type": BUTTON},
        )
        record.source_message_id = message.id
        self._pressed[str(record.id)] = self._loop.time()
        backend.emit("INTERACTION_CREATE", {**sent, "message": dict(serializers.message_payload(backend, message))})

    async def _watch(self, waited: list[float]) -> None:
        outbox, now = self._bot.host.outbox, self._env.now
        while True:
            await asyncio.sleep(60)
            waited.append((await outbox.oldest_age(now())).total_seconds())

    async def _check(self) -> None:
        figures = self.figures
        figures.games, figures.refused = sum(place.games for place in self._places), self._rates.refused
        if waiting := await self._bot.host.outbox.depth():
            figures.lost.append(f"{waiting} posts were never sent")
        figures.lost += [f"no answer to {each}" for each in self._gate.unanswered()]
        figures.lost += [f"{len(self._pressed)} presses had no answer"] if self._pressed else []


async def _lived(shape: Shape, folder: Path, patch: pytest.MonkeyPatch) -> Figures:
    loop = cast(SkippingLoop, asyncio.get_running_loop())
    bot = ArnakBot(str(folder / "servers.db"), random.Random(1), own_emoji=False)
    gate = Gate.raised(patch)
    gate.rates = RateLimits(loop.time, latency=shape.latency)
    draw_dots(patch)
    do_not_wait_for_the_disk(patch)
    without_threads(patch)
    env = simcord.Env(bot)
    env.backend.clock = LoopClock(loop)
    crowd = Crowd(env, bot, gate, shape, loop)
    crowd.settle_down()
    # What SimCord does when it starts, except for its own way of moving the clock.
    env._started, env._loop, env._runtime = True, loop, cast(Any, loop)
    env._webhook_adapter = FakeWebhookAdapter(env.backend)
    _dpy_internals.acquire_clocks(env)
    router = put_before(env, bot)
    try:
        with env._bot_scope():
            await bot.login("simcord.fake.token")
            _dpy_internals.install_shards(bot, router.shards)
            env.backend.subscribers.append(router.feed)
            for shard in router.shard_ids:
                router.identify(shard, replay_guilds=True)
            await bot.wait_until_ready()
            await crowd.live()
            await bot.close()
    finally:
        _dpy_internals.release_clocks(env)
    return crowd.figures


def lived(shape: Shape, folder: Path) -> Figures:
    with pytest.MonkeyPatch.context() as patch, asyncio.Runner(loop_factory=SkippingLoop) as runner:
        return runner.run(_lived(shape, folder, patch))


def servers_table(
    servers: str = "200", days: str = "2", away: str = "31", latency: str = f"{LATENCY}"
) -> Iterator[str]:
    """Discord answers after `latency` seconds."""
    with tempfile.TemporaryDirectory() as folder:
        figures = lived(Shape(int(servers), int(days), int(away), latency=float(latency)), Path(folder))
    yield from (f"- {each}" for each in ASSUMED)
    yield ""
    yield f"| {figures.shape.servers} servers of {figures.shape.tables} tables | days of play | then, without anybody |"
    yield "| --- | ---: | ---: |"
    for what, *values in figures.rows():
        yield f"| {what} | {' | '.join(values)} |"
    yield from (f"LOST: {each}" for each in figures.lost[:20])
