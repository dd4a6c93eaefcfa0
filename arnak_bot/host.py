"""The host: every call on tables that the faces need. Knows engine, players and store; nothing of Discord.

A table is a game in a channel. Every call that changes one holds its lock, checks, commits, and
only then changes what is in memory and answers; so a failure leaves both as they were. The rooms of
the host build on each other: registry, lobby, play, absence, host.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from arnak_bot.absence import Absence
from arnak_bot.engine import Event, GameSetup, GameView, IllegalAction, write_log
from arnak_bot.figures import figures_of
from arnak_bot.registry import Awaited
from arnak_bot.retelling import of_round, since_last_turn, steps_of, turns_of
from arnak_bot.store import GuildSettings, Options, Person, ResultRecord, Status
from arnak_bot.tables import Outcome, StaleClick, Table, TableError, TableNotFound, ends_a_turn

__all__ = [
    "Awaited",
    "Host",
    "Options",
    "Outcome",
    "StaleClick",
    "Table",
    "TableError",
    "TableNotFound",
]


T = TypeVar("T")


class Host(Absence):
    """All tables of one bot, with what their players and servers want."""

    async def story(self, table: Table) -> list[tuple[Event, ...]]:
        """Return the events of every finished turn and of the one under way, by replaying the log."""
        return await self._retold(turns_of, table)

    async def steps(self, table: Table) -> list[tuple[GameView, tuple[Event, ...]]]:
        """Return the open table after every turn, with what the turn did, by replaying the log."""
        return await self._retold(steps_of, table)

    async def _retold(self, retell: Callable[[GameSetup, Sequence[tuple[int, str]]], T], table: Table) -> T:
        """Replay the log in a thread.

        Raises:
            TableError: an older version of the rules wrote it; the game itself goes on from its snapshot.
        """
        game = table.running
        try:
            return await asyncio.to_thread(retell, game.setup, game.log)
        except IllegalAction as error:
            raise TableError(
                "This game began under an older version of the rules: its story cannot be retold."
            ) from error

    async def log_file(self, table: Table) -> str:
        """Return the log of a finished game as text that the engine's command line reads.

        Raises:
            TableError: the game still runs; its log and seed hold secrets.
        """
        if not table.running.over:
            raise TableError("The log is open when the game is over; until then it holds secrets.")
        return write_log(table.running)

    async def since_last_turn(self, table: Table, seat: int) -> tuple[Event, ...]:
        """Return what has happened since a seat last ended a turn; everything, if it never did."""
        return since_last_turn(await self.story(table), seat)

    async def last_turn(self, table: Table) -> Outcome:
        """Return the last finished turn again, for a table that is to be shown anew."""
        try:
            turns = [events for events in await self.story(table) if ends_a_turn(events)]
        except TableError:
            turns = []
        return Outcome((), turns[-1] if turns else (), table.running.over)

    async def round_figures(self, table: Table, number: int) -> list[dict[str, int]]:
        """Return what each seat did in a round, as figures; empty if the story cannot be retold."""
        try:
            events = of_round(await self.story(table), number)
        except TableError:
            return []
        return [figures_of(events, table.options.board, seat.seat) for seat in table.seats]

    async def waiting_for(self, user_id: int) -> list[Table]:
        """Return the running tables, anywhere, on which a user is to act."""
        tables = [await self.table(number) for number in await self._store.open_tables_of(user_id)]
        return [
            table for table in tables if table.game is not None and table.seat_of(user_id) in table.game.seats_to_act
        ]

    async def forget(self, user_id: int) -> None:
        """Delete a user's id and name from every table that is not running.

        Raises:
            TableError: the user still plays somewhere.
        """
        if await self._store.open_tables_of(user_id):
            raise TableError("You still sit at a table. Leave or finish it first.")
        await self._store.forget_user(user_id)
        self._tables = {number: table for number, table in self._tables.items() if table.seat_of(user_id) is None}

    # --- people, servers, statistics ------------------------------------------------------------

    async def person(self, user_id: int) -> Person:
        """Return what a user wants at every table."""
        return await self._store.person(user_id)

    async def set_person(self, user_id: int, person: Person) -> None:
        """Keep what a user wants; tables that wait for them count their time anew."""
        await self._store.set_person(user_id, person)
        for table in self._tables.values():
            if user_id in table.people:
                table.people[user_id] = person
        for table in await self.waiting_for(user_id):
            async with table.lock:
                if table.status is Status.RUNNING:
                    await self._await_players(table, table.waits_since)

    async def set_guild(self, guild_id: int, settings: GuildSettings) -> None:
        """Keep what a server's moderators have settled."""
        await self._store.set_guild(guild_id, settings)

    async def results(self, *, user_id: int | None = None, guild_id: int | None = None) -> list[ResultRecord]:
        """Return the finished games of a user, of a server, or of a user in a server."""
        return await self._store.results(user_id=user_id, guild_id=guild_id)

    async def name_of(self, user_id: int) -> str | None:
        """Return the name under which a user last sat down."""
        return await self._store.name_of(user_id)
