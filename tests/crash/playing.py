"""The process that is killed: many tables at once, players in a hurry, everything told to a recording Discord.

python -m tests.crash.playing FOLDER CHANCE
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
from collections.abc import Awaitable
from pathlib import Path

from arnak_bot.game.definition import TURN
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import KEEPING, PASSES, Keep
from arnak_bot.host import Host, Table, TableError
from arnak_bot.stopping import until_signal
from arnak_bot.store import Store
from cogs.outbox import OutboxSender
from tests.crash.accepting import noting, outbox_sender_to
from tests.crash.recording import ACKNOWLEDGED, DATABASE, DISCORD, START, Diary
from tests.host.stage import options_with

CHANNELS = 6
GUILD = 9


async def main(folder: Path, chance: random.Random) -> None:
    store = await Store.open(folder / DATABASE)
    host = Host(store, GAMES)
    told, discord = Diary(folder / ACKNOWLEDGED), Diary(folder / DISCORD)
    discord.note(START)
    sender = outbox_sender_to(noting(host, discord), host)
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(deliver(host, sender))
            for channel in range(1, CHANNELS + 1):
                group.create_task(play_on(host, channel, chance, told))
    finally:
        sender.stop()
        await sender.until_idle()
        await host.close()
        await store.close()


async def deliver(host: Host, sender: OutboxSender) -> None:
    """Tell what waits as the bot does, but one table after the other, so that a kill leaves one message in doubt."""
    while True:
        for table_id in await host.outbox.tables_with_due_posts(host.registry.now()):
            await sender.send(table_id)
        await asyncio.sleep(0)


async def play_on(host: Host, channel: int, chance: random.Random, told: Diary) -> None:
    """Play one game after the other in a channel, whatever was there when the process was killed."""
    while True:
        try:
            table = await open_table(host, channel, chance)
        except TableError:  # there is one
            table = await host.registry.table_in(channel)
        if table.game is None:
            await fill(host, table, chance)
        while not table.running.over:
            await act(host, table, chance, told)


async def open_table(host: Host, channel: int, chance: random.Random) -> Table:
    """Open a table; now and then a solo game."""
    person = channel * 10
    if chance.random() < 0.2:
        rival = options_with(seats=1, rival=chance.randrange(6), remind_hours=24)
        return await host.lobby.open_alone(GUILD, channel, person, "Ada", rival)
    options = options_with(seats=chance.randint(2, 4), remind_hours=24, deadline_hours=72)
    return await host.lobby.open(GUILD, channel, person, "Ada", options)


async def fill(host: Host, table: Table, chance: random.Random) -> None:
    while len(table.seats) < table.options.seats:
        person = max(seat.user_id for seat in table.seats) + 1
        await host.lobby.join(table, person, f"Player {person}")
    await host.lobby.start(table, table.opener)


async def act(host: Host, table: Table, chance: random.Random, told: Diary) -> None:
    """Make one decision, and note it as soon as the player would hear of it."""
    seat = chance.choice(table.running.seats_to_act)
    user, number = table.seats[seat].user_id, table.moves
    legal = [action.text for action in table.running.legal_actions(seat)]
    others = [each for each in table.seats if each.seat not in table.running.seats_to_act]
    whim = chance.random()
    if whim < 0.03 and others:
        other = chance.choice(others)
        await _kindly(host.planning.answer(table, other.user_id, TURN, PASSES))
    elif whim < 0.05:
        await _kindly(host.planning.answer(table, user, KEEPING, chance.choice(list(Keep)).actions))
    elif whim < 0.08:
        await _kindly(host.play.undo(table, user))
    else:
        action = "pass" if "pass" in legal and whim < 0.4 else chance.choice(legal)
        await host.play.play(table, user, [action], move=number)
        told.note(table.id, number, seat, action)


async def _kindly(call: Awaitable[object]) -> None:
    """What a table refuses is an answer too."""
    with contextlib.suppress(TableError):
        await call


if __name__ == "__main__":
    asyncio.run(until_signal(main(Path(sys.argv[1]), random.Random(sys.argv[2]))))
