"""The tables in memory, one object per table, and how decisions about them are made and saved. Memory is a cache of the
store: a table that has changed there is reloaded, and one that is not in use may be evicted.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import datetime
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from arnak_bot import logs
from arnak_bot.game.definition import AnyGame
from arnak_bot.host import waiting
from arnak_bot.host.draft import Draft
from arnak_bot.host.errors import NotSaved, StaleClick, TableBroken, TableError, TableNotFound
from arnak_bot.host.loading import repair, table_from
from arnak_bot.host.options import completed_options, default_settings
from arnak_bot.host.results import results_of
from arnak_bot.host.share import AllServers, Scope
from arnak_bot.host.tables import Table
from arnak_bot.host.waiting import Awaited, timestamp
from arnak_bot.refusals import Why
from arnak_bot.store import (
    SPOILED,
    AttemptMade,
    ChannelTaken,
    GuildSettings,
    Moved,
    NewTable,
    Person,
    Status,
    Store,
    StoreError,
)

K = TypeVar("K")
T = TypeVar("T")
V = TypeVar("V")
MOST_TABLES = 1000
"""How many tables are kept in memory even when they are not in use, about 50 kB each."""

THREADS = 2
"""How many threads load and replay games; drawing and writing have threads of their own."""

_PART_BYTES = 16
_BECAME = {Status.RUNNING: "started", Status.OVER: "over", Status.STOPPED: "stopped"}
"""The log messages for a table's new status."""

_log = logging.getLogger("arnak")


def keep_newest(kept: dict[K, V], key: K, value: V, most: int) -> None:
    """Set a value, which is then the newest, and drop the oldest ones if there are more than `most`."""
    kept.pop(key, None)
    kept[key] = value
    while len(kept) > most:
        del kept[next(iter(kept))]


class _Overtaken(StaleClick):
    """Another process was faster, but its change does not affect the user who is deciding, so a retry is safe."""


class Registry:
    """All tables of one bot.

    `games`: the games, by key. `refusals`: the exceptions their rules raise. `clock`: returns the current time, which
    tests and the local table simulate. `chance`: draws the host's part of each seed, from system randomness unless a
    test needs the same games every time. `scope`: the servers this process is responsible for, see `Share`.
    `on_decision`: called after every saved decision.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Callable[[], datetime],
        chance: random.Random | None,
        scope: Scope | None,
    ) -> None:
        self.store = store
        self.scope: Scope = scope or AllServers()
        self.games = games
        self.refusals = tuple(game.refusal for game in games.values())
        self.now = clock
        self._chance = chance or random.SystemRandom()
        self._known: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._kept: dict[int, Table] = {}
        self._loading: dict[int, asyncio.Task[Table]] = {}
        self._deciding: set[asyncio.Future[Any]] = set()
        self.on_decision: Callable[[Table], object] = lambda _: None
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="arnak-host")

    async def close(self) -> None:
        """Wait for decisions in progress, then stop the threads. The store stays open."""
        await self.wait_until_idle()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def wait_until_idle(self) -> None:
        while self._deciding:
            await asyncio.wait(self._deciding)

    async def in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def draw_part(self) -> str:
        """Draw the host's part of a seed."""
        return self._chance.randbytes(_PART_BYTES).hex()

    @property
    def in_memory(self) -> int:
        return len(self._known)

    # --- finding tables -----------------------------------------------------------------------------

    async def open_tables_of(self, user_id: int) -> list[Table]:
        """Return the lobbies and running games in which a user sits, except those that cannot be loaded."""
        found = []
        for table_id in await self.store.open_tables_of(user_id):
            with contextlib.suppress(TableError):
                found.append(await self.table(table_id))
        return found

    async def table(self, table_id: int) -> Table:
        """A table in its current state: from memory, or loaded from the store.

        Raises:
            TableNotFound: there is none.
            TableBroken: it cannot be loaded; the message says why.
            NotSaved: work that an older version left unfinished could not be completed.
        """
        table = self._known.get(table_id)
        if table is not None:
            self._use(table)
            await self._synchronize(table)
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            self._deciding.add(loading)
            loading.add_done_callback(self._decided)
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    def peek(self, table_id: int) -> Table | None:
        return self._known.get(table_id)

    async def table_in(self, channel_id: int) -> Table:
        """The open table of a channel, or its last one if none is open. Raises TableNotFound if the channel never had
        one, otherwise as `table`.
        """
        table_id = await self.store.open_table_in(channel_id) or await self.store.last_table_in(channel_id)
        if table_id is None:
            raise TableNotFound(Why.NO_TABLE_HERE)
        return await self.table(table_id)

    async def table_posted_in(self, message_id: int) -> Table | None:
        number = await self.store.table_posted_in(message_id)
        return None if number is None else await self.table(number)

    async def settings(self, guild_id: int | None) -> GuildSettings:
        """Return a server's settings; the defaults in direct messages."""
        settled = None if guild_id is None else await self.store.people.guild(guild_id)
        if settled is None:
            return default_settings(self.games)
        return replace(settled, proposed=completed_options(self.games, settled.proposed))

    async def _load(self, table_id: int) -> Table:
        loaded = await self._read(table_id)
        table = self._known.setdefault(table_id, loaded)  # one object per table; another task may have opened it
        self._use(table)
        return table

    async def _read(self, table_id: int) -> Table:
        while True:
            try:
                record = await self.store.load(table_id)
                if record is None:
                    raise TableNotFound(Why.NO_SUCH_TABLE)
                table = await self.in_thread(lambda record=record: table_from(record, self.games))  # type: ignore[misc]
                await self.load_people(table)
                draft = Draft.of(table, self.now())
                if not await repair(draft, record, self.store, self.add_results):
                    return table
            except SPOILED as error:
                raise TableBroken(table_id, str(error), rows=True) from error
            try:
                _log.warning("Table %s was left unfinished and has been repaired on loading", table_id)
                await self._write(draft)
            except Moved:
                continue  # somebody else has repaired it
            except StoreError as error:
                _log.error("Table %s could not be repaired: %s", table_id, error)
                raise NotSaved(Why.NOT_SAVED) from error
            return table

    async def _synchronize(self, table: Table) -> None:
        """Bring a table in memory up to date with the store, which another process may have changed."""
        version, before = table.version, (table.posts, dict(table.people))
        standing = await self.store.standing(table.id)
        if table.lock.locked() or table.version != version:
            return  # the task that is making, or has made, a decision notices the change itself
        if standing is None or standing.version != table.version:
            await self._refresh(table)
        elif (table.posts, table.people) == before:  # otherwise the table has changed in the meantime
            table.posts, table.people = standing.posts, dict(standing.people)

    async def _refresh(self, table: Table) -> None:
        async with table.lock:
            table.replace_with(await self._read(table.id))

    async def load_people(self, table: Table) -> None:
        """Load the preferences of a table's players, and drop those of players who have left."""
        known, users = table.people, [seat.user_id for seat in table.seats]
        table.people = {user: known.get(user) or await self.store.people.person(user) for user in users}

    def preferences_changed(self, user_id: int, person: Person) -> None:
        for table in list(self._known.values()):
            if user_id in table.people:
                table.people[user_id] = person

    async def refresh(self, table_ids: Sequence[int]) -> None:
        for table_id in table_ids:
            table = self._known.get(table_id)
            if table is not None:
                await self._refresh(table)

    async def forget(self, user_id: int) -> None:
        for table in list(self._known.values()):
            if user_id == table.opener_id or table.seat_of(user_id) is not None:
                await self._refresh(table)

    def _use(self, table: Table) -> None:
        """Mark a table as used. If there are too many, evict the least recently used ones that are not in use now."""
        keep_newest(self._kept, table.id, table, MOST_TABLES)

    # --- deciding -----------------------------------------------------------------------------------

    async def decide(self, table: Table, decision: Callable[[Draft], T], *, present: int | None = None) -> T:
        """Make a decision about a table: try it on a copy, write it in one transaction, and only then change memory.

        A task cancelled before the write has changed nothing; one cancelled during the write continues until memory is
        updated as well. `present`: the user who clicked. If another process was faster but changed nothing for that
        user, the decision is retried.

        Raises:
            TableError: `decision` refused, or another process was faster; nothing changed.
            NotSaved: the database rejected the write; nothing changed.
        """

        async def decided(draft: Draft) -> T:
            return decision(draft)

        return await self.decide_async(table, decided, present=present)

    async def decide_async(
        self, table: Table, decision: Callable[[Draft], Awaitable[T]], *, present: int | None = None
    ) -> T:
        """Like `decide`, for a decision that awaits something, such as a replay, while the table stays locked."""
        while True:
            with contextlib.suppress(_Overtaken):
                return await self._decide_once(table, decision, present)

    async def _decide_once(self, table: Table, decision: Callable[[Draft], Awaitable[T]], present: int | None) -> T:
        """Hold a table's lock for one decision, and count it as in progress so that shutdown waits for it."""
        ended = asyncio.get_running_loop().create_future()
        self._deciding.add(ended)
        try:
            async with table.lock:
                draft = Draft.of(table, self.now(), present)
                draft.come_back(present)
                draft.end_absences()
                answer = await decision(draft)
                await self._settle(table, draft)
                return answer
        finally:
            self._deciding.discard(ended)
            ended.set_result(None)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something to completion even if the awaiting task is cancelled, so that store and memory agree."""
        task = asyncio.create_task(work)
        self._deciding.add(task)
        task.add_done_callback(self._decided)
        return await asyncio.shield(task)

    def _decided(self, task: asyncio.Task[Any]) -> None:
        self._deciding.discard(task)
        error = None if task.cancelled() else task.exception()  # retrieved in case nobody awaits it any more
        if error is not None and not isinstance(error, (TableError, *self.refusals)):
            _log.debug("A decision failed: %r", error)

    async def _settle(self, table: Table, draft: Draft) -> None:
        draft.close_votes()
        draft.tell_lapsed_requests()
        if draft.is_empty:
            return
        await self.load_people(draft.table)
        before = table.status
        if draft.table.status is Status.OVER and before is not Status.OVER:
            await self.add_results(draft)
        try:
            await self._write(draft)
        except Moved as error:
            moves = table.moves
            table.replace_with(await self._read(table.id))
            seat = None if draft.present is None else table.seat_of(draft.present)
            if seat is not None and table.status is Status.RUNNING and table.is_fresh(seat, moves):
                raise _Overtaken(Why.MOVED_ON) from error
            raise StaleClick(Why.MOVED_ON) from error
        except ChannelTaken as error:
            raise TableError(Why.ANOTHER_TABLE_BY_NOW) from error
        except StoreError as error:
            _log.error("A decision at table %s could not be saved: %s", table.id, error)
            raise NotSaved(Why.NOT_SAVED) from error
        _log_decision(draft.table, before, played=bool(draft.moves))
        self.on_decision(table)

    async def _write(self, draft: Draft) -> None:
        await self.store.commit(draft.change())
        table, before = draft.table, draft.before
        table.version += 1
        # preferences may have changed while the decision was being made
        table.people |= {user: person for user, person in before.people.items() if user in table.people}
        before.replace_with(table)

    async def open(self, new: NewTable, draft: Draft) -> Table:
        """Raises TableError if the channel already has an open table or the player has already made this ladder
        attempt, NotSaved if the database rejected the write.
        """
        return await self.finish(self._open(new, draft))

    async def _open(self, new: NewTable, draft: Draft) -> Table:
        await self.load_people(draft.table)
        try:
            number = await self.store.add(new, draft.change())
        except ChannelTaken as error:
            raise TableError(Why.CHANNEL_TAKEN) from error
        except AttemptMade as error:
            raise TableError(Why.ATTEMPT_MADE) from error
        except StoreError as error:
            _log.error("A table in channel %s could not be opened: %s", new.channel_id, error)
            raise NotSaved(Why.NOT_SAVED) from error
        table = draft.table
        table.id, table.version = number, 1
        table = self._known.setdefault(number, table)  # another task may have loaded it as soon as it was written
        self._use(table)
        logs.event("opened", table=table.id, guild=table.guild_id)
        self.on_decision(table)
        return table

    async def add_results(self, draft: Draft) -> None:
        """Add the statistics of a finished game to a draft. There are none for a guided game, which was prepared for
        its player, for a ladder attempt finished after the end of its month, when its deal was public, or for a game
        whose log cannot be replayed.
        """
        table = draft.table
        if table.started_at is None or table.options.game == table.definition.guided:
            return
        if table.sealed_until is not None and (table.ended_at or draft.now) >= table.sealed_until:
            return
        times = await self.store.move_times(draft.table.id)
        at = timestamp(draft.now)
        times += [(move.seat, move.action, at) for move in draft.moves]
        try:
            results = await self.in_thread(lambda: results_of(draft.table, times))
        except (draft.table.definition.refusal, *SPOILED):
            return
        draft.results = tuple(results)

    # --- whom a table waits for -----------------------------------------------------------------------

    def awaited(self, table: Table) -> tuple[Awaited, ...]:
        return waiting.awaited(table, self.now())

    def may_be_pinged(self, table: Table) -> list[int]:
        return waiting.may_be_pinged(table, self.now())


def _log_decision(table: Table, before: Status, *, played: bool) -> None:
    if table.status is not before:
        what = "reopened" if before is Status.STOPPED else _BECAME[table.status]
    else:
        what = "played" if played else "changed"
    logs.event(what, table=table.id, guild=table.guild_id, version=table.version, move=table.moves)
