"""The bot's own emoji, uploaded once from its icons, and its commands as mentions that one can press.

Where they cannot be had, the plain signs and names of the texts stay. Only the text of messages can carry them:
labels of buttons and menus keep the plain signs, and menus show one emoji beside each option.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord
from discord import app_commands

import images
from arnak_bot.wording import signs

if TYPE_CHECKING:
    from cogs.client import ArnakBot

__all__ = ["as_glyphs", "dressed", "emoji_of", "load_emoji", "note_commands", "use_plain_signs"]

PREFIX = "arnak_"
_SIGNS = re.compile("|".join(map(re.escape, signs.EMOJI_NAMES)))
_COMMANDS = re.compile(r"`/(?P<group>[a-z]+) (?P<name>[a-z]+)`")
"""A command as texts name it."""
_log = logging.getLogger("arnak")
_known: dict[str, discord.Emoji] = {}
"""The emoji by their plain sign: Discord's answer, the same for every table of the bot."""
_commands: dict[str, int] = {}
"""The ids of the groups of commands, by name."""


async def load_emoji(bot: ArnakBot) -> None:
    """Find the bot's emoji, and upload those that are missing; on trouble the plain signs stay."""
    _known.clear()
    try:
        there = {emoji.name: emoji for emoji in await bot.fetch_application_emojis()}
        for sign, name in signs.EMOJI_NAMES.items():
            emoji = there.get(PREFIX + name)
            if emoji is None:
                data = images.emoji_picture(name)
                emoji = await bot.create_application_emoji(name=PREFIX + name, image=data)
            _known[sign] = emoji
    except discord.HTTPException as error:
        _log.warning("The bot's own emoji cannot be used, plain signs will do: %s", error)


def use_plain_signs() -> None:
    """Forget the bot's emoji and the ids of its commands."""
    _known.clear()
    _commands.clear()


def note_commands(there: Iterable[app_commands.AppCommand]) -> None:
    """Learn the ids that Discord has given to the commands, so that texts can mention them."""
    _commands.clear()
    _commands.update({command.name: command.id for command in there})


def dressed(text: str, limit: int) -> str:
    """Put emoji in the place of plain signs, and mentions in that of commands, while the text fits into `limit`."""
    called = _COMMANDS.sub(_mentioned, text)
    worn = _SIGNS.sub(lambda match: str(emoji_of(match[0])), called)
    return next((version for version in (worn, called) if len(version) <= limit), text)


def _mentioned(match: re.Match[str]) -> str:
    """The mention of a command, or what stood there."""
    number = _commands.get(match["group"])
    return match[0] if number is None else f"</{match['group']} {match['name']}:{number}>"


def emoji_of(sign: str) -> discord.Emoji | str:
    """Return the emoji beside a menu's option: the bot's own, or the plain sign."""
    return _known.get(sign, sign)


def as_glyphs(text: str) -> tuple[str, ...]:
    """Split a text at its plain signs, for pictures: words as they are, signs as "#coin"."""
    parts = re.split(f"({_SIGNS.pattern})", text)
    return tuple(f"#{signs.EMOJI_NAMES[part]}" if part in signs.EMOJI_NAMES else part for part in parts if part.strip())
