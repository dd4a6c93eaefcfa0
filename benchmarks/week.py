"""`python -m benchmarks week`: twenty tables for a week, with people who look in twice a day, on a simulated clock.

The same week, with the same tables, people and hours, is played three times: without plans, with kept plans, and with
answers in advance as well. Nothing is drawn or sent: only the host runs.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import IntEnum
from pathlib import Path
from typing import Any

from arnak_bot.game.definition import TURN, AnyGame
from arnak_bot.games import GAMES
from arnak_bot.host import Host, Table, options_of
from arnak_bot.host.planning import Plan
from arnak_bot.host.plans import MOST_ORDERS, Rehearsal, answers_of, imagined_turn
from arnak_bot.store import Person
from benchmarks.measuring import hosting, start_table

TABLES, DAYS = 20, 7
SEATS = (2, 3, 4, 3)
"""The number of players at each table, in rotation."""
HOURS = (8.0, 20.0)
"""When people look in, on average."""
SPREAD = 3.0
"""How many hours earlier or later each visit may be."""
TRIED = 8
"""How many turns somebody tries in order to find plans to keep."""
LONGEST = 40
ASSUMED = (
    f"{TABLES} tables of two to four, shared out among the games, each with its own players; when a game ends at a "
    "table, another begins.",
    f"Everybody looks in twice a day, about {HOURS[0]:g}:00 and {HOURS[1]:g}:00, up to {SPREAD:g} hours earlier or "
    "later, and nobody comes because of a ping.",
    "Whoever looks in plays until every table waits for somebody else.",
    f"With plans: a waiting player tries up to {TRIED} turns and keeps up to {MOST_ORDERS} that reveal nothing, "
    "or else one that goes as far as the reveal; these plans are played at once when the turn comes.",
    "With answers in advance: a waiting player also answers every question that can come before their next turn; "
    "in *Lost Cities* there is none.",
    "Turns are chosen by each game's simplest player, which chooses at random, and plans are chosen in the same way.",
)


class Habit(IntEnum):
    """What people prepare for the bot to play in their absence; each value includes the previous ones."""

    NOTHING = 0
    PLANS = 1
    ANSWERS = 2


@dataclass(slots=True)
class Week:
    """`tables` and `turns`: how many each game had, by its key."""

    days: int
    tables: Counter[str] = field(default_factory=Counter)
    turns: Counter[str] = field(default_factory=Counter)

    def turns_a_day(self, *games: str) -> float:
        """At a table of these games; of all games, if none is named."""
        keys = games or tuple(self.tables)
        return sum(self.turns[key] for key in keys) / sum(self.tables[key] for key in keys) / self.days


class _Group:
    def __init__(self, host: Host, number: int, habit: Habit, week: Week) -> None:
        self._host, self._number, self._habit, self._week = host, number, habit, week
        self._definition: AnyGame = list(GAMES.values())[number % len(GAMES)]
        self._chance = random.Random(f"table {number}")
        self.people = [100 * (number + 1) + seat for seat in range(SEATS[number % len(SEATS)])]
        self._player: Any = [*self._definition.players.values()][-1](number)
        self._table: Table | None = None
        week.tables[self._definition.key] += 1

    async def begin(self) -> Table:
        options = options_of(self._definition, seats=len(self.people), shuffle_seats=False, auto_end=True)
        people = [(each, f"{each}") for each in self.people]
        self._table = await start_table(self._host, 1, self._number, people, options)
        return self._table

    async def look(self, user: int) -> None:
        table = self._table
        if table is None or table.running.over:
            table = await self.begin()
        while not table.running.over and table.seat_of(user) in table.running.seats_to_act:
            action = self._player.choose(table.view(user))
            outcome = await self._host.play.play(table, user, [action.text])
            ended = [each for each in outcome.events if self._definition.turn_ended(each) is not None]
            self._week.turns[self._definition.key] += len(ended)
        if self._habit >= Habit.ANSWERS and not table.running.over:
            await self._answer(table, user)
        if self._habit >= Habit.PLANS and not table.running.over:
            await self._plan(table, user)

    async def _answer(self, table: Table, user: int) -> None:
        """Answer in advance the questions that may come before the user's next turn and have no answer yet."""
        planning, seat = self._host.planning, table.player(user)
        for question in self._definition.questions:
            if question in (TURN, *answers_of(table, seat).kept) or imagined_turn(table, seat, question) is None:
                continue
            await planning.begin(table, user, question)
            plan = planning.plan(table, user)
            if plan is not None and (tried := self._tried(plan, table.definition)).closed:
                await planning.try_out(table, user, tried.texts, together=len(tried.texts))
        await planning.begin(table, user)

    async def _plan(self, table: Table, user: int) -> None:
        """Try some plans, and keep those that end the turn or, if none do, one that ends when something is revealed."""
        planning, plan = self._host.planning, self._host.planning.plan(table, user)
        if plan is None or table.seats[table.player(user)].plans:
            return
        tried = {each.texts: each for _ in range(TRIED) if (each := self._tried(plan, table.definition)).closed}
        whole = [each for each in tried.values() if each.ends][:MOST_ORDERS]
        for each in whole or [*tried.values()][:1]:
            await planning.undo(table, user, steps=LONGEST)
            await planning.try_out(table, user, each.texts, together=len(each.texts))
            await planning.keep(table, user)

    def _tried(self, plan: Plan, definition: AnyGame) -> Rehearsal:
        rehearsal = Rehearsal(plan.rehearsal.game, plan.rehearsal.seat)
        while not rehearsal.closed and len(rehearsal.steps) < LONGEST:
            view = rehearsal.game.view(rehearsal.seat)
            rehearsal = rehearsal.then(definition, self._player.choose(view).text)
        return rehearsal


async def lived(habit: Habit, folder: Path, tables: int = TABLES, days: int = DAYS) -> Week:
    now = begun = datetime(2026, 1, 5, tzinfo=UTC)
    database, week = folder / f"{habit.name.lower()}.db", Week(days)
    async with hosting(database, clock=lambda: now, chance=random.Random(1)) as host:
        groups = [_Group(host, number, habit, week) for number in range(tables)]
        looks = []
        for group in groups:
            for person in group.people:
                await host.people.set_person(person, Person(at_once=habit >= Habit.PLANS))
                hours = random.Random(f"hours {person}")
                for day in range(days):
                    for hour in HOURS:
                        looks.append((24 * day + hour + hours.uniform(-SPREAD, SPREAD), person, group))
            await group.begin()
        for at, person, group in sorted(looks, key=lambda look: look[:2]):
            now = begun + timedelta(hours=at)
            await group.look(person)
    return week


_NAMES = {
    Habit.NOTHING: "without plans",
    Habit.PLANS: "with kept plans",
    Habit.ANSWERS: "with answers in advance as well",
}


def week_table(tables: str = str(TABLES), days: str = str(DAYS)) -> Iterator[str]:
    yield from (f"- {each}" for each in ASSUMED)
    yield ""
    titles = {key: GAMES[key].title for key in [*GAMES][: int(tables)]}
    yield f"| turns a day at a table | all games | {' | '.join(titles.values())} |"
    yield "| --- | ---: |" + " ---: |" * len(titles)
    with tempfile.TemporaryDirectory() as folder:
        for habit, name in _NAMES.items():
            week = asyncio.run(lived(habit, Path(folder), int(tables), int(days)))
            found = [week.turns_a_day(), *map(week.turns_a_day, titles)]
            yield f"| {name} | {' | '.join(f'{each:.1f}' for each in found)} |"
