"""What simulated people got to see, where a test is sure that there is something: loud if there is nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

import discord
import simcord
from discord import ui
from simcord.components import walk_components

from arnak_bot.wording.messages import ENGLISH
from cogs.messages import Message


class Answered(Protocol):
    """What an interaction gave, if it was answered at all."""

    @property
    def response(self) -> simcord.ResponseMessage | None: ...


def answer(result: Answered) -> simcord.ResponseMessage:
    assert result.response is not None, "there was no answer"
    return result.response


def last_in(channel: simcord.ChannelHandle) -> discord.Message:
    assert channel.last_message is not None, "the channel is empty"
    return channel.last_message


def buttons_of(message: discord.Message) -> list[discord.Button]:
    return [item for item in _walk(message.components) if isinstance(item, discord.Button)]


def labels_of(message: discord.Message) -> list[str]:
    return [str(each.label) for each in buttons_of(message)]


def texts_of(message: discord.Message) -> list[str]:
    """The texts of a message built of components."""
    return [item.content for item in _walk(message.components) if isinstance(item, discord.TextDisplay)]


def text_of(message: discord.Message) -> str:
    """All that a message says in text, of whichever kind it is."""
    return "\n".join([message.content, *texts_of(message)]).strip()


def texts_in(channel: simcord.ChannelHandle) -> list[str]:
    """What each message of a channel says."""
    return [text_of(message) for message in channel.history()]


def text_to_send(message: Message) -> str:
    """All that a message of the bot's says in text before it is sent, of whichever kind it is."""
    items = message.view.walk_children()
    return "\n".join([message.content, *(each.content for each in items if isinstance(each, ui.TextDisplay))]).strip()


def said(result: object) -> str:
    response = getattr(result, "response", None)
    return text_of(response.message) if response is not None else ""


def components(message: Any) -> list[dict[str, Any]]:
    return [item for item in walk_components(message.components) if "custom_id" in item]


def can_be_pressed(message: discord.Message) -> bool:
    return any(isinstance(item, discord.Button | discord.SelectMenu) for item in _walk(message.components))


def _walk(components: Iterable[Any]) -> Iterator[Any]:
    for item in components:
        yield item
        yield from _walk(getattr(item, "children", ()))
        if isinstance(item, discord.SectionComponent):
            yield item.accessory


async def sit_down(member: simcord.MemberActor, lobby: discord.Message) -> simcord.InteractionResult:
    """Press the first Join of a lobby, as it is by now."""
    now = member._env.backend.get_message(lobby.channel.id, lobby.id)
    join = next(each for each in walk_components(now.components) if each.get("label") == "Join")
    return await member.click(lobby, custom_id=join["custom_id"])


async def start(lobby: discord.Message, first: simcord.MemberActor, *others: simcord.MemberActor) -> None:
    """Let the others sit down in a lobby, and the first start the game."""
    for other in others:
        await sit_down(other, lobby)
    await first.click(lobby, label="Start")


async def forget(member: simcord.MemberActor, channel: simcord.ChannelHandle) -> simcord.InteractionResult:
    """Have everything stored about a member deleted, and confirm it."""
    return await member.click(answer(await member.slash(channel, "me forget")).message, label=ENGLISH.wishes.forget())
