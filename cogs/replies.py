"""Private answers: one way to say something to the person who clicked or typed, whatever came before."""

from __future__ import annotations

import contextlib
import io
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, ParamSpec

import aiohttp
import discord

from arnak_bot.engine import IllegalAction
from arnak_bot.host import TableError
from arnak_bot.wording import texts
from cogs.drawing import BOARDS, DrawingFailed
from cogs.emoji import dressed
from images import FILE_ENDING

__all__ = [
    "DISCORD_TROUBLE",
    "MESSAGE_LIMIT",
    "answer",
    "complete",
    "drawn",
    "is_thinking",
    "kindly",
    "picture",
    "stop_thinking",
    "think",
]

P = ParamSpec("P")

MESSAGE_LIMIT = 2000
DISCORD_TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""What asking something of Discord can end in: its refusals, its failures, and those of the network."""

_TOLD = "told"
_log = logging.getLogger("arnak")


async def answer(interaction: discord.Interaction[Any], text: str) -> None:
    """Send a private answer: as the response, in the place of "thinking…", or after what was said before."""
    if not interaction.response.is_done():
        await interaction.response.send_message(dressed(text, MESSAGE_LIMIT), ephemeral=True)
    elif is_thinking(interaction):
        await complete(interaction, text)
    else:
        await interaction.followup.send(dressed(text, MESSAGE_LIMIT), ephemeral=True)


async def think(interaction: discord.Interaction[Any]) -> None:
    """Acknowledge a command or button that takes time; `complete` answers it. What follows is private."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def complete(
    interaction: discord.Interaction[Any],
    text: str = "",
    *,
    files: Sequence[discord.File] = (),
    view: discord.ui.View | None = None,
) -> None:
    """Put an answer in the place of "thinking…", or of the private message whose button was pressed."""
    await interaction.edit_original_response(content=dressed(text, MESSAGE_LIMIT), attachments=files, view=view)
    interaction.extras[_TOLD] = True


def is_thinking(interaction: discord.Interaction[Any]) -> bool:
    """Whether the response still says "thinking…", so that whatever is said next takes its place."""
    deferred = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    return deferred and _TOLD not in interaction.extras


async def stop_thinking(interaction: discord.Interaction[Any]) -> None:
    """Take "thinking…" away where the channel says everything there is to say."""
    if is_thinking(interaction):
        interaction.extras[_TOLD] = True
        with contextlib.suppress(*DISCORD_TROUBLE):
            await interaction.delete_original_response()


@asynccontextmanager
async def kindly(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """Turn what a table cannot do into a kind private answer; log what should not have happened."""
    try:
        yield
    except TableError as error:
        await _say(interaction, str(error))
    except IllegalAction as error:
        await _say(interaction, f"{error}.")
    except DISCORD_TROUBLE as error:
        _log.warning("An interaction could not be answered: %r", error)
        await _say(interaction, texts.WENT_WRONG)
    except Exception as error:
        _log.error("An interaction failed", exc_info=error)
        await _say(interaction, texts.WENT_WRONG)


async def _say(interaction: discord.Interaction[Any], text: str) -> None:
    """Answer if Discord takes it: it may itself be what went wrong."""
    with contextlib.suppress(*DISCORD_TROUBLE):
        await answer(interaction, text)


async def drawn(
    name: str, alt: str, drawing: Callable[P, bytes], *args: P.args, **kwargs: P.kwargs
) -> list[discord.File]:
    """Draw a picture aside and wrap it as an attachment with alt text; where it fails there is none."""
    try:
        data = await BOARDS.draw(drawing, *args, **kwargs)
    except DrawingFailed:
        return []
    return [picture(name, data, alt)]


def picture(name: str, data: bytes, alt: str) -> discord.File:
    """Wrap picture bytes as an attachment with alt text."""
    return discord.File(io.BytesIO(data), filename=f"{name}.{FILE_ENDING}", description=alt)
