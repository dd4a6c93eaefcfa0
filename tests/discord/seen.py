"""What simulated people got to see, where a test is sure that there is something: loud if there is nothing."""

from __future__ import annotations

from typing import Protocol

import discord
import simcord


class Answered(Protocol):
    """What an interaction gave, if it was answered at all."""

    @property
    def response(self) -> simcord.ResponseMessage | None: ...


def answer(result: Answered) -> simcord.ResponseMessage:
    """The answer that somebody got."""
    assert result.response is not None, "there was no answer"
    return result.response


def last_in(channel: simcord.ChannelHandle) -> discord.Message:
    """The newest message of a channel."""
    assert channel.last_message is not None, "the channel is empty"
    return channel.last_message


def buttons_of(message: discord.Message) -> list[discord.Button]:
    """The buttons below a message, row by row."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [item for row in rows for item in row.children if isinstance(item, discord.Button)]
