"""What every room of the host shares: the store, the clock, the tables in memory, and whom a table waits for."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from arnak_bot.clock import is_awake, next_waking
from arnak_bot.engine import Phase
from arnak_bot.store import Due, DueKind, GuildSettings, Posts, SeatRecord, Status, Store
from arnak_bot.tables import Table, TableNotFound, table_from

__all__ = ["EVERYONE", "IDLE_DAYS", "Awaited", "Registry", "numbered", "timestamp"]

IDLE_DAYS = 30
"""A table without any action for so many days is closed."""

MOST_TABLES = 1000
"""How many tables are kept in memory, about 50 kB each."""

EVERYONE = -1
"""The seat of what is due for the whole table."""


@dataclass(frozen=True, slots=True)
class Awaited:
    """Somebody the table waits for. `ping`: they are awake and not on a pause; `deadline`: their time runs out."""

    seat: int
    user_id: int
    ping: bool
    deadline: datetime | None
    paused_until: datetime | None


class Registry:
    """All tables of one bot.

    `now` gives the time, so that tests and the local table can move it; `chance` draws seeds and seats,
    from the system's own randomness unless a test wants the same games every time.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        chance: random.Random | None = None,
    ) -> None:
        self._store = store
        self._now = now
        self._chance = chance or random.SystemRandom()
        self._tables: dict[int, Table] = {}
        self._loading = asyncio.Lock()

    def _timestamp(self) -> str:
        return timestamp(self._now())

    async def table(self, table_id: int) -> Table:
        """Return a table by its id, from memory or the store.

        Raises:
            TableNotFound: there is none.
        """
        async with self._loading:
            if table_id in self._tables:
                self._tables[table_id] = self._tables.pop(table_id)  # the newest use comes last
            else:
                record = await self._store.load(table_id)
                if record is None:
                    raise TableNotFound("This table does not exist any more. /arnak new opens another one.")
                table = await asyncio.to_thread(table_from, record)
                await self._meet(table)
                self._tables[table_id] = table
                self._let_go()
            return self._tables[table_id]

    def _let_go(self) -> None:
        """Forget the tables that were used the longest ago, but for those in use: the store has everything."""
        too_many = len(self._tables) - MOST_TABLES
        idle = [number for number, table in self._tables.items() if not table.lock.locked()]
        for number in idle[: max(0, too_many)]:
            del self._tables[number]

    async def table_in(self, channel_id: int) -> Table:
        """Return the open table of a channel, or else its last one.

        Raises:
            TableNotFound: the channel never had one.
        """
        table_id = await self._store.open_table_in(channel_id) or await self._store.last_table_in(channel_id)
        if table_id is None:
            raise TableNotFound("There is no table in this channel. /arnak new opens one.")
        return await self.table(table_id)

    async def _meet(self, table: Table) -> None:
        """Learn what the players of a table want."""
        for seat in table.seats:
            if seat.user_id not in table.people:
                table.people[seat.user_id] = await self._store.person(seat.user_id)

    async def _set_seats(self, table: Table, people: Sequence[SeatRecord]) -> None:
        seats = numbered(people)
        await self._store.set_seats(table.id, seats)
        table.seats = seats
        await self._meet(table)

    async def _change_seat(self, table: Table, record: SeatRecord) -> None:
        await self._set_seats(table, [record if each.seat == record.seat else each for each in table.seats])

    # --- whom a table waits for -----------------------------------------------------------------

    async def _await_players(self, table: Table, since: datetime | None = None) -> None:
        """From `since` (default: now) the table waits for whoever is to act: note what is due, and when."""
        now, anew = self._now(), since is None
        since = since or now
        closing = Due(table.id, EVERYONE, DueKind.CLOSE, timestamp(now + timedelta(days=IDLE_DAYS)))
        awaited = () if table.game is None else table.game.seats_to_act
        table.waits_since = since
        dues = [closing, *(due for seat in awaited for due in self._dues_of(table, seat))]
        await self._store.set_dues(table.id, timestamp(since), dues, anew=anew)

    def _dues_of(self, table: Table, seat: int) -> list[Due]:
        """What is due for a seat the table waits for: a ping when they wake up, a reminder, the deadline."""
        start, person = table.waits_from(seat), table.person(seat)
        if start is None or table.seats[seat].gone:
            return []
        now, deadline = self._now(), table.deadline(seat)
        times = [(DueKind.PING, next_waking(person, start))]
        if table.options.remind_hours is not None:
            due = next_waking(person, start + timedelta(hours=table.options.remind_hours))
            times.append((DueKind.REMIND, due))
        if deadline is not None:
            times.append((DueKind.DEADLINE, deadline))
        return [Due(table.id, seat, kind, timestamp(at)) for kind, at in times if at > now]

    def awaited(self, table: Table) -> tuple[Awaited, ...]:
        """Return whom a running table waits for, and until when."""
        awake = self.awake(table)
        return tuple(
            Awaited(seat.seat, seat.user_id, seat.user_id in awake, table.deadline(seat.seat), self._pause_of(seat))
            for seat in map(table.seats.__getitem__, table.running.seats_to_act)
        )

    def awake(self, table: Table) -> list[int]:
        """Return the user ids of the players who may be pinged now: awake, not on a pause, not gone."""
        now = self._now()
        return [
            record.user_id
            for record in table.seats
            if not record.gone and self._pause_of(record) is None and is_awake(table.person(record.seat), now)
        ]

    def _pause_of(self, record: SeatRecord) -> datetime | None:
        """Return until when a player is on a pause; None if they are not."""
        until = None if record.paused_until is None else datetime.fromisoformat(record.paused_until)
        return until if until is not None and until > self._now() else None

    def next_in_turn(self, table: Table) -> int | None:
        """Return the seat whose turn comes after the one that is to act; None at the end of a round or game."""
        game = table.running
        view = game.view(None)
        if view.phase is not Phase.TURNS:
            return None
        acting, count = game.seats_to_act[0], len(table.seats)
        order = [(acting + step) % count for step in range(1, count)]
        return next((seat for seat in order if not view.players[seat].passed and not table.seats[seat].gone), None)

    async def take_dues(self) -> list[tuple[Due, Table]]:
        """Return what is due now at open tables, each once: the note that it was taken is committed first."""
        found = []
        for due in await self._store.take_dues(self._timestamp()):
            table = await self.table(due.table_id)
            to_be_shown = due.kind is DueKind.POST and table.status is Status.OVER
            if table.status in (Status.LOBBY, Status.RUNNING) or to_be_shown:
                found.append((due, table))
        return found

    async def due_again(self, table: Table, kind: DueKind, minutes: float) -> None:
        """Note that something is to be tried again for a table."""
        at = timestamp(self._now() + timedelta(minutes=minutes))
        await self._store.add_due(Due(table.id, EVERYONE, kind, at))

    async def guild(self, guild_id: int | None) -> GuildSettings:
        """Return what a server's moderators have settled; in direct messages, the defaults."""
        return GuildSettings() if guild_id is None else await self._store.guild(guild_id)

    # --- the messages of a table ------------------------------------------------------------------

    async def set_posts(self, table: Table, posts: Posts) -> None:
        """Note which messages belong to a table."""
        await self._store.set_posts(table.id, posts)
        table.posts = posts

    async def table_posted_in(self, message_id: int) -> Table | None:
        """Return the open table whose newest message this is."""
        number = await self._store.table_posted_in(message_id)
        return None if number is None else await self.table(number)


def numbered(people: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    """Seat people in this order."""
    return tuple(replace(person, seat=seat) for seat, person in enumerate(people))


def timestamp(at: datetime) -> str:
    """Return a time as the store keeps it."""
    return at.isoformat(timespec="seconds")
