"""Find out what only the real Discord can tell: how it counts lengths, and how many edits of old messages it accepts.

python -m tools.try_discord CHANNEL lengths      sends texts at the limits to a channel, and deletes those it accepted
python -m tools.try_discord CHANNEL old          edits the bot's newest message over an hour old until it has to wait

CHANNEL is the id of a channel of a test server; the token is the bot's (DISCORD_TOKEN or .env).
See docs/first-evening.md.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from typing import Any

import discord
from discord import ui

from arnak_bot.settings import read_env_file
from cogs.limits import DISCORD_TROUBLE, EDIT_SECONDS

SIGN = "🪙"
OLD = timedelta(minutes=65)
EDITS = 30


def _menu(description: str) -> dict[str, Any]:
    view = ui.View(timeout=None)
    option = discord.SelectOption(label="one", description=description)
    view.add_item(ui.Select[ui.View](custom_id="try", options=[option]))
    view.stop()
    return {"content": "menu", "view": view}


def _layout(text: str) -> dict[str, Any]:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay[ui.LayoutView](text))
    view.stop()
    return {"view": view}


TEXTS: dict[str, Callable[[], dict[str, Any]]] = {
    "2,000 letters": lambda: {"content": "x" * 2000},
    "1,000 emoji (2,000 units)": lambda: {"content": SIGN * 1000},
    "1,001 emoji (2,002 units)": lambda: {"content": SIGN * 1001},
    "a description of 50 emoji (100 units)": lambda: _menu(SIGN * 50),
    "a description of 51 emoji (102 units)": lambda: _menu(SIGN * 51),
    "Components V2 with 4,000 letters": lambda: _layout("x" * 4000),
    "Components V2 with 2,001 emoji (4,002 units)": lambda: _layout(SIGN * 2001),
}


async def lengths(channel: discord.abc.Messageable) -> AsyncIterator[str]:
    for name, made in TEXTS.items():
        try:
            sent = await channel.send(**made())
        except discord.HTTPException as error:
            yield f"{name}: refused ({error.status}, {error.code})"
        else:
            await sent.delete()
            yield f"{name}: accepted"


async def old_edits(channel: discord.abc.Messageable, author: int) -> AsyncIterator[str]:
    """Without changing the message, until Discord slows this down."""
    before = discord.utils.utcnow() - OLD
    async for message in channel.history(before=before, limit=100):
        if message.author.id == author:
            break
    else:
        yield f"no message of the bot here is older than {OLD}"
        return
    for number in range(1, EDITS + 1):
        begun = time.monotonic()
        try:
            async with asyncio.timeout(EDIT_SECONDS):
                await message.edit(content=message.content)
        except DISCORD_TROUBLE as error:
            yield f"edit {number}: {error!r} after {time.monotonic() - begun:.1f} s"
            return
        yield f"edit {number}: done after {time.monotonic() - begun:.1f} s"


async def main(channel_id: int, what: str) -> None:
    """Log in without connecting to the gateway."""
    read_env_file()
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(os.environ["DISCORD_TOKEN"])
        assert client.user is not None
        channel = client.get_partial_messageable(channel_id)
        async for line in lengths(channel) if what == "lengths" else old_edits(channel, client.user.id):
            print(line)


if __name__ == "__main__":
    match sys.argv[1:]:
        case [number, ("lengths" | "old") as wanted] if number.isdecimal():
            asyncio.run(main(int(number), wanted))
        case _:
            sys.exit(__doc__)
