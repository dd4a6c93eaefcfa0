"""A bot on the local table's own server, in this process: shared by the tests."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import simcord

from arnak_bot.local import LocalServer, TablePage
from cogs.client import ArnakBot
from tests.discord.seen import buttons_of, sit_down


@asynccontextmanager
async def running(tmp_path: Path) -> AsyncIterator[tuple[ArnakBot, simcord.Env, LocalServer]]:
    """A bot until the block ends; the next one goes on with its database."""
    bot = ArnakBot(str(tmp_path / "arnak.db"), random.Random(1), own_emoji=False)
    async with simcord.run(bot) as env:
        yield bot, env, LocalServer(env)
    await bot.close()


@asynccontextmanager
async def page_of(env: simcord.Env, server: LocalServer) -> AsyncIterator[TablePage]:
    page = TablePage(env, (server.channel, server.news), server.members, 0, "key")
    async with page:
        yield page


async def begin_in(channel: Any, opener: simcord.MemberActor, other: simcord.MemberActor) -> None:
    """Let two people begin a game in a channel."""
    await opener.slash(channel, "game new")
    await sit_down(other, channel.history()[-1])
    await opener.click(channel.history()[-1], label="Start")


def newest_labels(channel: Any) -> list[str | None]:
    return [button.label for button in buttons_of(channel.history()[-1])]
