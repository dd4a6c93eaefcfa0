"""What the log says of a table: one line for each decision, with numbers alone."""

from __future__ import annotations

import logging
import re

import pytest

from arnak_bot.host import Host
from arnak_bot.metrics import exposition
from tests.host.moves import run_due, to_tell
from tests.host.stage import ANN, BOB, CHANNEL, GUILD, Clock, lobby, options_with


async def test_the_log_has_what_happened_to_a_table(host: Host, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    table = await lobby(host, seats=2)
    await host.lobby.start(table, ANN)
    for action in ("pass", "end"):
        await host.play.play(table, ANN, [action])
    clock.later(24 * 31)
    await run_due(host)
    await host.absence.reopen(table, BOB)
    await host.lobby.stop(table, ANN, moderator=True)
    said = [message for message in caplog.messages if f"table={table.id} " in message]
    happened = ["opened", "changed", "started", "played", "played", "reopened", "stopped"]
    assert [message.split()[0] for message in said] == happened
    assert said[4].endswith(f"guild={GUILD} version=5 move=2")


async def test_messages_are_logged_and_counted(host: Host, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    table = await lobby(host, seats=2)
    counts = {what: told(what) for what in ("failed", "refused", "delivered")}
    for permanent in (False, True):
        (batch,) = await to_tell(host)
        await host.outbox.failed(batch, "no", permanent=permanent)
        clock.later(1)
    await host.outbox.again(table.id)
    (batch,) = await to_tell(host)
    await host.outbox.delivered(batch, 50)
    said = [message for message in caplog.messages if "posts=" in message]
    assert said == [
        f"failed table={table.id} guild={GUILD} tries=1 posts=2",
        f"refused table={table.id} guild={GUILD} tries=2 posts=2",
        f"told table={table.id} guild={GUILD} posts=2",
    ]
    assert {what: told(what) - before for what, before in counts.items()} == dict.fromkeys(counts, 2)


def told(what: str) -> float:
    """How many messages this has become of, as whoever watches the bot reads it."""
    found = re.search(rf'^arnak_posts_total{{result="{what}"}} (\S+)$', exposition().decode(), re.MULTILINE)
    return float(found[1]) if found else 0


async def test_a_solo_table_queues_only_the_start_of_its_game(host: Host) -> None:
    table = await host.lobby.open_alone(GUILD, CHANNEL, ANN, "Ann", options_with(seats=1, rival=1))
    assert [post.facts.opening for post in await host.outbox.of_table(table.id)] == [True]
