"""Private answers: one way to say something to the person who clicked or typed, whatever came before."""

from __future__ import annotations

import contextlib
import io
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord

from arnak_bot.engine import IllegalAction
from arnak_bot.host import TableError
from arnak_bot.wording import texts
from cogs.emoji import dressed
from images import FILE_ENDING

__all__ = ["MESSAGE_LIMIT", "answer", "kindly", "picture"]

MESSAGE_LIMIT = 2000
_log = logging.getLogger("arnak")


async def answer(interaction: discord.Interaction[Any], text: str) -> None:
    """Send a private answer, as the response or after it."""
    text = dressed(text, MESSAGE_LIMIT)
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)


@asynccontextmanager
async def kindly(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """Turn what a table cannot do into a kind private answer; log what should not have happened."""
    try:
        yield
    except TableError as error:
        await answer(interaction, str(error))
    except IllegalAction as error:
        await answer(interaction, f"{error}.")
    except Exception as error:
        _log.error("An interaction failed", exc_info=error)
        with contextlib.suppress(discord.HTTPException):  # Discord itself may be what went wrong
            await answer(interaction, texts.WENT_WRONG)


def picture(name: str, data: bytes, alt: str) -> discord.File:
    """Wrap picture bytes as an attachment with alt text."""
    return discord.File(io.BytesIO(data), filename=f"{name}.{FILE_ENDING}", description=alt)
