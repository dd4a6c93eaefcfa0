"""The bot's own emoji: uploaded once from its icons, and used in messages where Discord has them.

Where they cannot be had, the plain signs of the texts stay. Only the text of messages can carry them:
labels of buttons and menus keep the plain signs, and menus show one emoji beside each option.
"""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING

import discord

import images
from arnak_bot.wording import signs

if TYPE_CHECKING:
    from cogs.client import ArnakBot

__all__ = ["as_glyphs", "dressed", "emoji_of", "load_emoji", "use_plain_signs"]

PREFIX = "arnak_"
_SIGNS = re.compile("|".join(map(re.escape, signs.EMOJI_NAMES)))
_log = logging.getLogger("arnak")
_known: dict[str, discord.Emoji] = {}
"""The emoji by their plain sign: Discord's answer, the same for every table of the bot."""


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
    """Forget the bot's emoji."""
    _known.clear()


def dressed(text: str, limit: int) -> str:
    """Put the bot's emoji in the place of plain signs, unless the text would be longer than `limit`."""
    worn = _SIGNS.sub(lambda match: str(emoji_of(match[0])), text)
    return worn if len(worn) <= limit else text


def emoji_of(sign: str) -> discord.Emoji | str:
    """Return the emoji beside a menu's option: the bot's own, or the plain sign."""
    return _known.get(sign, sign)


def as_glyphs(text: str) -> tuple[str, ...]:
    """Split a text at its plain signs, for pictures: words as they are, signs as "#coin"."""
    parts = re.split(f"({_SIGNS.pattern})", text)
    return tuple(f"#{signs.EMOJI_NAMES[part]}" if part in signs.EMOJI_NAMES else part for part in parts if part.strip())
