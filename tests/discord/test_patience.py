"""A busy machine fails no test: the simulated Discord waits again where it would give up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import discord
import pytest
import simcord
from discord import app_commands

from tests.discord.seen import text_of
from tests.patience import be_patient


class Slow(discord.Client):
    """A bot with one command that takes as long as the test wants."""

    def __init__(self, work: Callable[[], Awaitable[object]]) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)
        self.work = work

    async def setup_hook(self) -> None:
        @self.tree.command(description="Takes a while")
        async def draw(interaction: discord.Interaction[Slow]) -> None:
            await interaction.response.defer()
            await self.work()
            await interaction.followup.send("drawn")

        await self.tree.sync()


async def drawn(work: Callable[[], Awaitable[object]]) -> str:
    """Ask for what takes so long, where SimCord grants a twentieth of a second at a time."""
    async with simcord.run(Slow(work), settle_timeout=0.05) as env:
        guild = env.create_guild("Camp")
        channel = guild.create_text_channel("arnak")
        await guild.add_member(env.create_user("ann")).slash(channel, "draw")
        return text_of(channel.history()[-1])


async def test_slow_work_is_waited_for_again() -> None:
    assert await drawn(lambda: asyncio.to_thread(time.sleep, 0.3)) == "drawn"


async def test_work_that_never_settles_still_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch, 2)
    with pytest.raises(TimeoutError, match="did not settle"):
        await drawn(asyncio.Event().wait)
