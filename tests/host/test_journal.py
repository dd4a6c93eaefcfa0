"""What the log says of a table: one line for each decision, with numbers alone."""

from __future__ import annotations

import logging

import pytest

from arnak_bot.host import Host
from tests.host.stage import ANN, BOB, CHANNEL, GUILD, Clock, lobby, options_with


async def test_the_log_says_what_became_of_a_table(host: Host, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    table = await lobby(host, seats=2)
    await host.lobby.start(table, ANN)
    for action in ("pass", "end"):
        await host.play.act(table, ANN, action)
    clock.later(24 * 31)
    async for _ in host.upkeep.look():
        pass
    await host.absence.reopen(table, BOB)
    await host.lobby.stop(table, ANN, moderator=True)
    said = [message for message in caplog.messages if f"table={table.id} " in message]
    assert [message.split()[0] for message in said] == (
        ["opened", "changed", "started", "played", "played", "reopened", "stopped"]
    )
    assert said[4].endswith(f"guild={GUILD} version=5 move=2")


async def test_alone_nothing_but_the_game_is_told(host: Host) -> None:
    table, _ = await host.lobby.open_alone(GUILD, CHANNEL, ANN, "Ann", options_with(seats=1, rival=1))
    assert [post.facts.opening for post in await host.outbox.of_table(table.id)] == [True]
