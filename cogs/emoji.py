"""The bot's own emoji, uploaded once from its icons, and its commands as mentions that one can press.

Where they cannot be had, the plain signs and names of the texts stay. Only the text of messages can carry them:
labels of buttons and menus keep the plain signs, and menus show one emoji beside each option.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping
from functools import partial

import discord
from discord import app_commands

from arnak_bot.games import GAMES
from arnak_bot.kit.limits import units
from cogs.limits import DISCORD_TROUBLE

__all__ = ["Emoji"]

_PICTURES = {
    sign: (f"{game.key.replace('-', '_')}_{name}", partial(game.emoji_picture, name))
    for game in reversed(GAMES.values())
    for sign, name in game.emoji.items()
}
"""The signs of all games, each with what its emoji is called and what draws it; where games share one, the first's."""
_SIGNS = re.compile("|".join(map(re.escape, _PICTURES)))  # none begins another, which a test holds
_COMMANDS = re.compile(r"`/(?P<group>[a-z]+) (?P<name>[a-z]+)`")
"""A command as texts name it."""
_log = logging.getLogger("arnak")


class Emoji:
    """What one bot puts in the place of plain signs and names of commands; at first nothing, so that they stay."""

    def __init__(self) -> None:
        self._own: Mapping[str, discord.Emoji] = {}
        self._commands: Mapping[str, int] = {}

    async def load(self, client: discord.Client) -> None:
        """Find the bot's emoji, and upload those that are missing; on trouble the other plain signs stay."""
        own: dict[str, discord.Emoji] = {}
        try:
            there = await _there(client)
            for sign, (name, picture) in _PICTURES.items():
                if name not in there:
                    try:
                        there[name] = await client.create_application_emoji(name=name, image=picture())
                    except discord.HTTPException:
                        there |= await _there(client)  # another process that begins now may have been faster
                        if name not in there:
                            raise
                own[sign] = there[name]
        except DISCORD_TROUBLE as error:
            _log.warning("The bot's own emoji cannot be used, plain signs will do: %r", error)
        self._own = own

    def note_commands(self, there: Iterable[app_commands.AppCommand]) -> None:
        """Learn the ids that Discord has given to the groups of commands, so that texts can mention them."""
        self._commands = {command.name: command.id for command in there}

    def dressed(self, text: str, limit: int) -> str:
        """Put emoji in the place of plain signs, and mentions in that of commands, while the text fits into `limit`."""
        called = _COMMANDS.sub(self._mentioned, text)
        worn = _SIGNS.sub(lambda match: str(self.of(match[0])), called)
        return next((version for version in (worn, called) if units(version) <= limit), text)

    def _mentioned(self, match: re.Match[str]) -> str:
        """The mention of a command, or what stood there."""
        number = self._commands.get(match["group"])
        return match[0] if number is None else f"</{match['group']} {match['name']}:{number}>"

    def of(self, sign: str) -> discord.Emoji | str:
        """Return the emoji beside a menu's option: the bot's own, or the plain sign."""
        return self._own.get(sign, sign)


async def _there(client: discord.Client) -> dict[str, discord.Emoji]:
    """What the application has, by name."""
    return {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
