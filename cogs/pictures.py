"""Pictures for messages, and the bot's own emoji."""

from __future__ import annotations

import asyncio
import io
import logging
import re
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

import discord
from discord import app_commands

from arnak_bot.game.values import Drawing
from arnak_bot.games import GAMES
from arnak_bot.host import Workers
from arnak_bot.kit.limits import ALT_LIMIT, clip, units
from cogs.drawing import Drawer, DrawingFailed, ProcessDrawer, ThreadDrawer, Turns, always
from cogs.limits import DISCORD_TROUBLE

_log = logging.getLogger("arnak")


_PICTURES = {
    sign: (f"{game.key.replace('-', '_')}_{name}", partial(game.emoji_picture, name))
    for game in reversed(GAMES.values())
    for sign, name in game.emoji.items()
}
"""The icons of all games, each with its emoji's name and drawing function; shared icons use the first game's."""
_SIGNS = re.compile("|".join(map(re.escape, _PICTURES)))  # none is a prefix of another, as a test checks
_COMMANDS = re.compile(r"`/(?P<group>[a-z]+) (?P<name>[a-z]+)`")
"""A command as it is written in texts."""


class Emoji:
    """Replaces plain emoji and command names with the bot's own emoji and with mentions, once these are known."""

    def __init__(self) -> None:
        self._own: Mapping[str, discord.Emoji] = {}
        self._commands: Mapping[str, int] = {}

    async def load(self, client: discord.Client) -> None:
        """Find the bot's emoji and upload missing ones. On failure, the remaining plain emoji are used."""
        own: dict[str, discord.Emoji] = {}
        try:
            there = await _existing_emoji(client)
            for sign, (name, picture) in _PICTURES.items():
                if name not in there:
                    try:
                        there[name] = await client.create_application_emoji(name=name, image=picture())
                    except discord.HTTPException:
                        there |= await _existing_emoji(
                            client
                        )  # another process that is starting now may have been faster
                        if name not in there:
                            raise
                own[sign] = there[name]
        except DISCORD_TROUBLE as error:
            _log.warning("The bot's own emoji cannot be used, falling back to plain ones: %r", error)
        self._own = own

    def note_commands(self, there: Iterable[app_commands.AppCommand]) -> None:
        """Record the ids of the command groups, so that texts can mention them."""
        self._commands = {command.name: command.id for command in there}

    def with_own_emoji(self, text: str, limit: int) -> str:
        """Replace plain emoji with the bot's own, and command names with mentions, as long as the text fits `limit`."""
        called = _COMMANDS.sub(self._mentioned, text)
        worn = _SIGNS.sub(lambda match: str(self.of(match[0])), called)
        return next((version for version in (worn, called) if units(version) <= limit), text)

    def _mentioned(self, match: re.Match[str]) -> str:
        """Return the mention of a command, or the text unchanged."""
        number = self._commands.get(match["group"])
        return match[0] if number is None else f"</{match['group']} {match['name']}:{number}>"

    def of(self, sign: str) -> discord.Emoji | str:
        """Return the emoji of a menu option: the bot's own or the plain one."""
        return self._own.get(sign, sign)


async def _existing_emoji(client: discord.Client) -> dict[str, discord.Emoji]:
    """Return the application's emoji, by name."""
    return {emoji.name: emoji for emoji in await client.fetch_application_emojis()}


BOARD_SECONDS, FILM_SECONDS = 20.0, 180.0
FOR_A_CLICK, FOR_A_CHANNEL = 0, 1
"""Ranks of drawing jobs: a user who has clicked goes first."""


@dataclass(frozen=True, slots=True)
class Looks:
    """The emoji and the drawing threads of a bot.

    Attributes:
        boards: for users waiting for an answer: the table, hands, cards, score sheets.
        posts: for messages to channels, so that nobody who clicked waits for other tables' pictures.
        films: for slow drawings, such as replays and the history of a game.
        wanted: called before drawing; returns whether the picture is still needed.
    """

    emoji: Emoji = field(default_factory=Emoji)
    boards: Drawer = field(default_factory=lambda: ThreadDrawer("drawing", BOARD_SECONDS))
    posts: Drawer = field(default_factory=lambda: ThreadDrawer("posting", BOARD_SECONDS))
    films: Drawer = field(default_factory=lambda: ThreadDrawer("filming", FILM_SECONDS))
    wanted: Callable[[], bool] = always
    _newest: dict[Hashable, asyncio.Task[list[discord.File]]] = field(default_factory=dict)

    @classmethod
    def drawn_by(cls, processes: int) -> Looks:
        """Draw in this many separate processes, so that the bot's own stays free to answer clicks; 0: on its
        threads."""
        if not processes:
            return cls()
        workers, turns = Workers(processes, BOARD_SECONDS, kinder=0), Turns(processes)
        return cls(
            boards=ProcessDrawer("drawing", BOARD_SECONDS, workers, turns, FOR_A_CLICK),
            posts=ProcessDrawer("posting", BOARD_SECONDS, workers, turns, FOR_A_CHANNEL),
        )

    def of_posts(self) -> Looks:
        """Return a copy that draws pictures for channels, and so never cancels those requested by a click."""
        return replace(self, boards=self.posts, _newest={})

    def while_wanted(self, wanted: Callable[[], bool]) -> Looks:
        """Return a copy that raises `MovedOn` instead of drawing a picture that is no longer needed by then."""
        return replace(self, wanted=wanted)

    async def shown(self, drawing: Drawing) -> list[discord.File]:
        """Draw a picture and return it as an attachment with alt text; none if drawing failed."""
        try:
            return [await self._attached(self.boards, drawing)]
        except DrawingFailed:
            return []

    def newest(self, of: Hashable, drawing: Drawing) -> asyncio.Task[list[discord.File]]:
        """Start `shown`, and cancel earlier drawings `of` the same subject, whose position is outdated."""
        before = self._newest.get(of)
        if before is not None:
            before.cancel()
        task = self._newest[of] = asyncio.create_task(self.shown(drawing), name=f"drawing-{of}")
        task.add_done_callback(lambda done: self._newest.pop(of, None) if self._newest.get(of) is done else None)
        return task

    async def filmed(self, drawing: Drawing) -> discord.File:
        """Draw something slow, and return it as an attachment with alt text.

        Raises:
            DrawingFailed: it could not be drawn.
        """
        return await self._attached(self.films, drawing)

    async def _attached(self, drawer: Drawer, drawing: Drawing) -> discord.File:
        data = await drawer.draw(drawing.draw, wanted=self.wanted)
        return discord.File(
            io.BytesIO(data), filename=f"{drawing.name}.{drawing.ending}", description=clip(drawing.alt, ALT_LIMIT)
        )

    async def close(self) -> None:
        """Release the threads and processes."""
        for drawer in (self.boards, self.posts, self.films):
            await drawer.close()
