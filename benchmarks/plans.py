"""`python -m benchmarks plans`: time and memory to open a plan or answers in advance, compared with a plain panel.

Measures everything but the picture: the position, text, menus and buttons.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path

from arnak_bot.game.definition import AnyGame
from arnak_bot.games import GAMES
from arnak_bot.host import Host, Table, options_of
from arnak_bot.wording.messages import ENGLISH
from benchmarks.measuring import hosting, start_table
from benchmarks.timing import median_time
from cogs.menus import menus_and_buttons
from cogs.pictures import Looks
from cogs.plans import answers_in_advance, kept_by, trial_of_plan

DECISIONS, TIMES = 60, 40
PEOPLE = ((10, "Ada"), (11, "Ben 11"), (12, "Ben 12"))


def plans_table() -> Iterator[str]:
    yield "| game | what | median | most memory |"
    yield "| --- | --- | ---: | ---: |"
    for definition in GAMES.values():
        with tempfile.TemporaryDirectory() as folder:
            yield from asyncio.run(_rows(Path(folder), definition))


async def _rows(folder: Path, definition: AnyGame) -> list[str]:
    emoji = Looks().emoji
    async with hosting(folder / "tables.db") as host:
        table = await _middle_of_a_game(host, definition)
        acting = table.running.seats_to_act[0]
        waiting = next(seat for seat in range(len(PEOPLE)) if seat not in table.running.seats_to_act)
        user = table.seats[waiting].user_id

        def panel(seat: int) -> object:
            view = table.running.view(seat)
            return menus_and_buttons(table, view, {}, emoji, ENGLISH, kept=kept_by(table, seat, ENGLISH))

        def plan() -> object:
            found = host.planning.plan(table, user)
            assert found is not None, "somebody who waits can plan"
            trial = trial_of_plan(found, ENGLISH)
            return menus_and_buttons(found.table, found.table.view(user), {}, emoji, ENGLISH, trial=trial)

        opened: dict[str, Callable[[], object]] = {
            "the panel of who is to act": lambda: panel(acting),
            "the panel of who waits": lambda: panel(waiting),
            "a plan": plan,
        }
        if definition.questions:
            opened["the answers in advance"] = lambda: answers_in_advance(table, waiting, ENGLISH)
        return [f"| {definition.title} | {what} | {_measured(work)} |" for what, work in opened.items()]


def _measured(work: Callable[[], object]) -> str:
    work()
    median = median_time(work, TIMES)
    tracemalloc.start()
    work()
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return f"{median / 1000:.1f} ms | {most / 1024:,.0f} kB"


async def _middle_of_a_game(host: Host, definition: AnyGame) -> Table:
    """Return a table of three at which somebody who is waiting can plan."""
    table = await start_table(host, 1, 1, PEOPLE, options_of(definition, seats=len(PEOPLE)))
    chance = random.Random(1)
    while True:
        game = table.running
        others = [seat.user_id for seat in table.seats if seat.seat not in game.seats_to_act]
        if len(game.log) >= DECISIONS and others and host.planning.plan(table, others[0]) is not None:
            return table
        seat = game.seats_to_act[0]
        legal = [action for action in game.legal_actions(seat) if action.text != "pass"]
        action = chance.choice(legal or game.legal_actions(seat))
        await host.play.play(table, table.seats[seat].user_id, [action.text])
