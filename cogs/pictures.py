"""Pictures for messages, drawn on dedicated threads within a time limit, and the bot's own emoji."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import queue
import re
import threading
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import ParamSpec, TypeVar

import discord
from discord import app_commands

from arnak_bot import metrics
from arnak_bot.game.values import Drawing
from arnak_bot.games import GAMES
from arnak_bot.kit.limits import ALT_LIMIT, clip, units
from cogs.limits import DISCORD_TROUBLE

__all__ = ["Drawer", "DrawingFailed", "Emoji", "Looks"]

P = ParamSpec("P")
R = TypeVar("R")
Work = Callable[[], None]

_log = logging.getLogger("arnak")


class DrawingFailed(Exception):
    """A picture could not be drawn, or not in time; the message is sent without it."""


class _TooLong(Exception):
    """A drawing exceeded its time limit."""


class Drawer:
    """A thread that draws one picture after the other. `limit`: seconds for each, queueing included."""

    def __init__(self, name: str, limit: float) -> None:
        self.limit = limit
        self._name = name
        self._work: queue.SimpleQueue[Work | None] | None = None

    async def draw(self, drawing: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Draw on the thread.

        Raises:
            DrawingFailed: the drawing raised an error, or took too long; the log says which.
        """
        loop = asyncio.get_running_loop()
        drawn: asyncio.Future[R] = loop.create_future()
        work = self._work = self._work or self._begin()

        def done(result: R | None, error: Exception | None) -> None:
            if drawn.done():
                return
            if error is None:
                drawn.set_result(result)  # type: ignore[arg-type]  # without an error there is a result
            else:
                drawn.set_exception(error)

        def on_thread() -> None:
            if drawn.cancelled():
                return
            result, failed = None, None
            try:
                result = drawing(*args, **kwargs)
            except Exception as error:
                failed = error
            with contextlib.suppress(RuntimeError):  # the loop has ended by now
                loop.call_soon_threadsafe(done, result, failed)

        def give_up() -> None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(done, None, _TooLong())

        limit = threading.Timer(self.limit, give_up)  # the loop's own clock may be a simulated one
        limit.daemon = True
        limit.start()
        work.put(on_thread)
        try:
            with metrics.drawing(self._name):
                return await drawn
        except _TooLong as error:
            self._leave(work)
            _log.warning("A picture took more than %s seconds and was given up", self.limit)
            raise DrawingFailed("it took too long") from error
        except Exception as error:
            _log.warning("A picture could not be drawn", exc_info=error)
            raise DrawingFailed("it could not be drawn") from error
        finally:
            limit.cancel()

    def _begin(self) -> queue.SimpleQueue[Work | None]:
        work: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        threading.Thread(target=_draw_on, args=(work,), name=self._name, daemon=True).start()
        return work

    def close(self) -> None:
        """Let the thread end once its queue is empty; a later drawing starts a new one."""
        if self._work is not None:
            self._leave(self._work)

    def _leave(self, hanging: queue.SimpleQueue[Work | None]) -> None:
        """Abandon a hanging thread: the next picture gets a new one, and this one ends when its drawing does."""
        if self._work is hanging:
            self._work = None
            hanging.put(None)


def _draw_on(work: queue.SimpleQueue[Work | None]) -> None:
    while (drawing := work.get()) is not None:
        drawing()


_PICTURES = {
    sign: (f"{game.key.replace('-', '_')}_{name}", partial(game.emoji_picture, name))
    for game in reversed(GAMES.values())
    for sign, name in game.emoji.items()
}
"""The icons of all games, each with the name of its emoji and the function that draws it; if games share an icon, the
first game's.
"""
_SIGNS = re.compile("|".join(map(re.escape, _PICTURES)))  # none is a prefix of another, as a test checks
_COMMANDS = re.compile(r"`/(?P<group>[a-z]+) (?P<name>[a-z]+)`")
"""A command as written in texts."""
_log = logging.getLogger("arnak")


class Emoji:
    """Replaces plain emoji and command names with one bot's own emoji and mentions, once these are known."""

    def __init__(self) -> None:
        self._own: Mapping[str, discord.Emoji] = {}
        self._commands: Mapping[str, int] = {}

    async def load(self, client: discord.Client) -> None:
        """Find the bot's emoji and upload missing ones. On failure, the remaining plain emoji are used."""
        own: dict[str, discord.Emoji] = {}
        try:
            there = await _there(client)
            for sign, (name, picture) in _PICTURES.items():
                if name not in there:
                    try:
                        there[name] = await client.create_application_emoji(name=name, image=picture())
                    except discord.HTTPException:
                        there |= await _there(client)  # another process that is starting now may have been faster
                        if name not in there:
                            raise
                own[sign] = there[name]
        except DISCORD_TROUBLE as error:
            _log.warning("The bot's own emoji cannot be used, plain signs will do: %r", error)
        self._own = own

    def note_commands(self, there: Iterable[app_commands.AppCommand]) -> None:
        """Record the ids of the command groups, so that texts can mention them."""
        self._commands = {command.name: command.id for command in there}

    def dressed(self, text: str, limit: int) -> str:
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


async def _there(client: discord.Client) -> dict[str, discord.Emoji]:
    """The application's emoji, by name."""
    return {emoji.name: emoji for emoji in await client.fetch_application_emojis()}


BOARD_SECONDS, FILM_SECONDS = 20.0, 180.0


@dataclass(frozen=True, slots=True)
class Looks:
    """The emoji and the drawing threads of one bot.

    Attributes:
        boards: for users waiting for an answer: the table, hands, cards, score sheets.
        posts: for messages to channels, so that nobody who clicked waits for other tables' pictures.
        films: for slow drawings, such as replays and the history of a game.
    """

    emoji: Emoji = field(default_factory=Emoji)
    boards: Drawer = field(default_factory=lambda: Drawer("drawing", BOARD_SECONDS))
    posts: Drawer = field(default_factory=lambda: Drawer("posting", BOARD_SECONDS))
    films: Drawer = field(default_factory=lambda: Drawer("filming", FILM_SECONDS))
    _newest: dict[Hashable, asyncio.Task[list[discord.File]]] = field(default_factory=dict)

    def of_posts(self) -> Looks:
        """The same, drawing on the thread for channel messages."""
        return replace(self, boards=self.posts)

    async def shown(self, drawing: Drawing) -> list[discord.File]:
        """Draw a picture on the thread and return it as an attachment with alt text; None if drawing failed."""
        try:
            return [await self._attached(self.boards, drawing)]
        except DrawingFailed:
            return []

    def newest(self, of: Hashable, drawing: Drawing) -> asyncio.Task[list[discord.File]]:
        """Start `shown`, and cancel earlier drawings `of` the same: their position is outdated."""
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
        data = await drawer.draw(drawing.draw)
        return discord.File(
            io.BytesIO(data), filename=f"{drawing.name}.{drawing.ending}", description=clip(drawing.alt, ALT_LIMIT)
        )

    def close(self) -> None:
        """Let the threads end."""
        self.boards.close()
        self.posts.close()
        self.films.close()
