"""Pictures for messages, drawn within a time limit on threads or in separate processes, and the bot's own emoji."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import io
import itertools
import logging
import queue
import re
import threading
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Hashable, Iterable, Mapping
from concurrent.futures import Future, InvalidStateError
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, TypeVar

import discord
from discord import app_commands

from arnak_bot import metrics
from arnak_bot.game.values import Drawing
from arnak_bot.games import GAMES
from arnak_bot.host import Workers
from arnak_bot.host.workers import WorkerHung
from arnak_bot.kit.limits import ALT_LIMIT, clip, units
from cogs.limits import DISCORD_TROUBLE

R = TypeVar("R")
T = TypeVar("T")
Work = Callable[[], None]

_log = logging.getLogger("arnak")


class DrawingFailed(Exception):
    """A picture could not be drawn, or not in time; the message is sent without it."""


class MovedOn(Exception):
    """The picture was outdated before it could be drawn."""


class _TooLong(Exception):
    """A drawing exceeded its time limit."""


def always() -> bool:
    return True


class Drawer(ABC):
    """Draws pictures. `limit`: the time limit for each in seconds, including the wait in the queue."""

    def __init__(self, name: str, limit: float) -> None:
        self.limit = limit
        self._name = name

    async def draw(self, drawing: Callable[..., R], *args: Any, wanted: Callable[[], bool] = always) -> R:
        """Queue a picture and draw it. Raises DrawingFailed if the drawing raises an error or takes too long (the log
        says which), and MovedOn if it is no longer `wanted` when its turn comes.
        """
        try:
            with metrics.drawing(self._name):
                return await self._drawn(partial(drawing, *args), wanted)
        except MovedOn:
            raise
        except _TooLong as error:
            _log.warning("A picture took more than %s seconds and was abandoned", self.limit)
            raise DrawingFailed("the drawing took too long") from error
        except Exception as error:
            _log.warning("A picture could not be drawn", exc_info=error)
            raise DrawingFailed("the drawing failed") from error

    @abstractmethod
    async def _drawn(self, drawing: Callable[[], R], wanted: Callable[[], bool]) -> R:
        """Draw, or raise `_TooLong`, `MovedOn`, or the error from the drawing code."""

    @abstractmethod
    async def close(self) -> None:
        """Release the thread or processes; the next drawing starts new ones, if possible."""


class ThreadDrawer(Drawer):
    """Draws on a single thread, one picture after another."""

    def __init__(self, name: str, limit: float) -> None:
        super().__init__(name, limit)
        self._work: queue.SimpleQueue[Work | None] | None = None

    async def _drawn(self, drawing: Callable[[], R], wanted: Callable[[], bool]) -> R:
        drawn: Future[R] = Future()
        work = self._work = self._work or self._begin()

        def on_thread() -> None:
            try:
                if drawn.done():
                    return
                if not wanted():
                    raise MovedOn
                settle(drawn.set_result, drawing())
            except Exception as error:
                settle(drawn.set_exception, error)

        def settle(become: Callable[[T], None], outcome: T) -> None:
            with contextlib.suppress(InvalidStateError):  # the time is over, or nobody waits for it any more
                become(outcome)

        # the loop's own clock may be a simulated one
        limit = threading.Timer(self.limit, settle, (drawn.set_exception, _TooLong()))
        limit.daemon = True
        limit.start()
        work.put(on_thread)
        try:
            return await asyncio.wrap_future(drawn)
        except _TooLong:
            self._leave(work)
            raise
        finally:
            limit.cancel()

    def _begin(self) -> queue.SimpleQueue[Work | None]:
        work: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        threading.Thread(target=_draw_on, args=(work,), name=self._name, daemon=True).start()
        return work

    async def close(self) -> None:
        """Let the thread end once its queue is empty; the next drawing starts a new one."""
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


class Turns:
    """A semaphore: at most `count` tasks hold it at once; the lowest rank goes first, then the longest waiting."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    @asynccontextmanager
    async def taken(self, rank: int) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (rank, next(self._numbers), turn))
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # the turn was granted at the same moment
                    self._give()
                raise
        try:
            yield
        finally:
            self._give()

    def _give(self) -> None:
        while self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class ProcessDrawer(Drawer):
    """Draws in processes that several drawers can share. `rank`: see `Turns`. Drawings have to be picklable."""

    def __init__(self, name: str, limit: float, workers: Workers, turns: Turns, rank: int) -> None:
        super().__init__(name, limit)
        self._workers = workers
        self._turns = turns
        self._rank = rank

    async def _drawn(self, drawing: Callable[[], R], wanted: Callable[[], bool]) -> R:
        try:
            async with asyncio.timeout(self.limit), self._turns.taken(self._rank):
                if not wanted():
                    raise MovedOn
                # Cancelling the job would kill the process, and lose everything it has cached for the next pictures.
                drawn = asyncio.ensure_future(self._workers.run(drawing))
                drawn.add_done_callback(_retrieve_error)
                return await asyncio.shield(drawn)
        except (TimeoutError, WorkerHung) as error:
            raise _TooLong from error

    async def close(self) -> None:
        await self._workers.close()


def _retrieve_error(drawn: asyncio.Future[Any]) -> None:
    """Retrieve a failed drawing's exception, even if nobody is waiting for the picture any more."""
    if not drawn.cancelled():
        drawn.exception()


_PICTURES = {
    sign: (f"{game.key.replace('-', '_')}_{name}", partial(game.emoji_picture, name))
    for game in reversed(GAMES.values())
    for sign, name in game.emoji.items()
}
"""The icons of all games, each with its emoji's name and drawing function; shared icons use the first game's."""
_SIGNS = re.compile("|".join(map(re.escape, _PICTURES)))  # none is a prefix of another, as a test checks
_COMMANDS = re.compile(r"`/(?P<group>[a-z]+) (?P<name>[a-z]+)`")


class Emoji:
    """Replaces plain emoji with the bot's own, and command names with mentions, as soon as these are known."""

    def __init__(self) -> None:
        self._own: Mapping[str, discord.Emoji] = {}
        self._commands: Mapping[str, int] = {}

    async def load(self, client: discord.Client) -> None:
        """Find the bot's emoji and upload missing ones. If that fails, plain emoji are used for the rest."""
        own: dict[str, discord.Emoji] = {}
        try:
            there = await _existing_emoji(client)
            for sign, (name, picture) in _PICTURES.items():
                if name not in there:
                    try:
                        there[name] = await client.create_application_emoji(name=name, image=picture())
                    except discord.HTTPException:
                        # another process that is starting now may have been faster
                        there |= await _existing_emoji(client)
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
        return self._own.get(sign, sign)


async def _existing_emoji(client: discord.Client) -> dict[str, discord.Emoji]:
    return {emoji.name: emoji for emoji in await client.fetch_application_emojis()}


BOARD_SECONDS, FILM_SECONDS = 20.0, 180.0
FOR_A_CLICK, FOR_A_CHANNEL = 0, 1
"""Ranks of drawing jobs: a user who has clicked goes first."""


@dataclass(frozen=True, slots=True)
class Looks:
    """The emoji of a bot, and the threads or processes that draw its pictures.

    Attributes:
        boards: for users waiting for an answer: the table, hands, cards, score sheets.
        posts: for messages to channels, so that nobody who clicked waits for other tables' pictures.
        films: for slow drawings, such as replays and the history of a game.
        wanted: called before drawing; if the picture is no longer needed, `MovedOn` is raised instead.
    """

    emoji: Emoji = field(default_factory=Emoji)
    boards: Drawer = field(default_factory=lambda: ThreadDrawer("drawing", BOARD_SECONDS))
    posts: Drawer = field(default_factory=lambda: ThreadDrawer("posting", BOARD_SECONDS))
    films: Drawer = field(default_factory=lambda: ThreadDrawer("filming", FILM_SECONDS))
    wanted: Callable[[], bool] = always
    _newest: dict[Hashable, asyncio.Task[list[discord.File]]] = field(default_factory=dict)

    @classmethod
    def drawn_by(cls, processes: int) -> Looks:
        """In this many processes, so that the bot's own stays free for clicks; 0: on threads of the bot's process."""
        if not processes:
            return cls()
        workers, turns = Workers(processes, BOARD_SECONDS, kinder=0), Turns(processes)
        return cls(
            boards=ProcessDrawer("drawing", BOARD_SECONDS, workers, turns, FOR_A_CLICK),
            posts=ProcessDrawer("posting", BOARD_SECONDS, workers, turns, FOR_A_CHANNEL),
        )

    def of_posts(self) -> Looks:
        """Return a copy for drawing channels' pictures, which never cancels pictures requested by a click."""
        return replace(self, boards=self.posts, _newest={})

    async def shown(self, drawing: Drawing) -> list[discord.File]:
        """Draw a picture and return it as an attachment with alt text; none if drawing failed."""
        try:
            return [await self._attached(self.boards, drawing)]
        except DrawingFailed:
            return []

    def newest(self, of: Hashable, drawing: Drawing) -> asyncio.Task[list[discord.File]]:
        """Start `shown`, and cancel earlier drawings `of` the same subject, since these are outdated."""
        before = self._newest.get(of)
        if before is not None:
            before.cancel()
        task = self._newest[of] = asyncio.create_task(self.shown(drawing), name=f"drawing-{of}")
        task.add_done_callback(lambda done: self._newest.pop(of, None) if self._newest.get(of) is done else None)
        return task

    async def filmed(self, drawing: Drawing) -> discord.File:
        """Draw something slow, and return it as an attachment with alt text. Raises DrawingFailed."""
        return await self._attached(self.films, drawing)

    async def _attached(self, drawer: Drawer, drawing: Drawing) -> discord.File:
        data = await drawer.draw(drawing.draw, wanted=self.wanted)
        name, told = f"{drawing.name}.{drawing.ending}", clip(drawing.alt, ALT_LIMIT)
        return discord.File(io.BytesIO(data), filename=name, description=told)

    async def close(self) -> None:
        for drawer in (self.boards, self.posts, self.films):
            await drawer.close()
