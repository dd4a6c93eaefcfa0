"""Opening, joining, leaving, starting and stopping tables."""

from __future__ import annotations

from dataclasses import replace

from arnak_bot.engine import Game
from arnak_bot.engine.setup import FEWEST_PLAYERS, HARDEST_RIVAL, MOST_PLAYERS
from arnak_bot.registry import Registry, numbered, timestamp
from arnak_bot.store import ChannelTaken, Options, SeatRecord, Status, Stoppers
from arnak_bot.tables import Outcome, Table, TableError, setup_of

__all__ = ["Lobby"]

SEED_BYTES = 16
_TAKEN = "This channel has a table already. Finish it, or /arnak stop it, or use another channel."


class Lobby(Registry):
    """Tables before and after a game."""

    async def open(
        self, guild_id: int | None, channel_id: int, opener_id: int, opener_name: str, options: Options
    ) -> Table:
        """Open a table; the opener takes the first seat.

        Raises:
            TableError: the options are impossible, or the channel has an open table.
        """
        if not FEWEST_PLAYERS <= options.seats <= MOST_PLAYERS:
            raise TableError("A table has 2, 3 or 4 seats.")
        return await self._open(guild_id, channel_id, opener_id, opener_name, options)

    async def open_solo(
        self, guild_id: int | None, channel_id: int, player_id: int, player_name: str, options: Options
    ) -> tuple[Table, Outcome]:
        """Open a solo table and start it at once.

        Raises:
            TableError: the difficulty is not 0 to 5, or the channel has an open table.
        """
        if options.rival is None or not 0 <= options.rival <= HARDEST_RIVAL:
            raise TableError("The rival's difficulty is a number from 0 to 5.")
        table = await self._open(guild_id, channel_id, player_id, player_name, replace(options, seats=1))
        return table, await self.start(table, player_id)

    async def _open(
        self, guild_id: int | None, channel_id: int, opener_id: int, opener_name: str, options: Options
    ) -> Table:
        try:
            table_id = await self._store.add_table(guild_id, channel_id, opener_id, options, self._timestamp())
        except ChannelTaken as error:
            raise TableError(_TAKEN) from error
        table = await self.table(table_id)
        await self._set_seats(table, [SeatRecord(0, opener_id, opener_name)])
        await self._await_players(table)
        return table

    async def join(self, table: Table, user_id: int, name: str) -> None:
        """Take a free seat; a player who has left a running game comes back to theirs.

        Raises:
            TableError: seated already, full, or started.
        """
        async with table.lock:
            seat = table.seat_of(user_id)
            if table.status is Status.RUNNING and seat is not None and table.seats[seat].gone:
                await self._change_seat(table, replace(table.seats[seat], gone=False))
                return
            _demand_lobby(table)
            if seat is not None:
                raise TableError("You sit at this table already.")
            if len(table.seats) >= table.options.seats:
                raise TableError("This table is full.")
            await self._set_seats(table, [*table.seats, SeatRecord(len(table.seats), user_id, name)])
            await self._await_players(table)

    async def leave(self, table: Table, user_id: int) -> None:
        """Give the seat up before the game starts.

        Raises:
            TableError: not seated, or the game has started.
        """
        async with table.lock:
            _demand_lobby(table)
            if table.seat_of(user_id) is None:
                raise TableError("You do not sit at this table.")
            await self._set_seats(table, [seat for seat in table.seats if seat.user_id != user_id])
            await self._await_players(table)

    async def start(self, table: Table, user_id: int) -> Outcome:
        """Start the game: seats are shuffled unless the opener wanted the order of joining (R0).

        Raises:
            TableError: not the opener, too few players, or started already.
        """
        async with table.lock:
            self.demand_may_start(table, user_id)
            people = list(table.seats)
            if table.options.shuffle_seats:
                self._chance.shuffle(people)
            seats = numbered(people)
            seed = self._chance.randbytes(SEED_BYTES).hex()
            now = self._now()
            await self._store.start_table(table.id, seed, seats, timestamp(now))
            table.status, table.seed, table.seats, table.started_at = Status.RUNNING, seed, seats, now
            table.game = Game.new(setup_of(table))
            await self._await_players(table)
            return Outcome(table.game.opening, table.game.opening)

    def demand_may_start(self, table: Table, user_id: int) -> None:
        """Check that a user may start the game now.

        Raises:
            TableError: not the opener, too few players, or started already.
        """
        _demand_lobby(table)
        if user_id != table.opener:
            raise TableError("Only the player who opened the table can start it.")
        if table.options.rival is None and len(table.seats) < FEWEST_PLAYERS:
            raise TableError("It takes at least two players. Ask a friend to press Join.")

    async def stop(self, table: Table, user_id: int, *, moderator: bool) -> None:
        """End a table before its time.

        Raises:
            TableError: the user may not, or it has ended already.
        """
        async with table.lock:
            await self.demand_may_stop(table, user_id, moderator=moderator)
            await self._end(table, Status.STOPPED)

    async def demand_may_stop(self, table: Table, user_id: int, *, moderator: bool) -> None:
        """Check that a user may stop the table: a moderator may, and whoever the server's settings allow.

        Raises:
            TableError: they may not, or it has ended already.
        """
        if table.status in (Status.OVER, Status.STOPPED):
            raise TableError("This table has ended already.")
        stoppers = (await self.guild(table.guild_id)).stoppers
        allowed = {
            Stoppers.OPENER: user_id == table.opener,
            Stoppers.PLAYERS: table.seat_of(user_id) is not None,
            Stoppers.MODERATORS: False,
        }
        if not moderator and not allowed[stoppers]:
            raise TableError(_WHO_MAY_STOP[stoppers])

    async def _end(self, table: Table, status: Status) -> None:
        now = self._now()
        await self._store.end_table(table.id, status, timestamp(now))
        table.status, table.ended_at = status, now


_WHO_MAY_STOP = {
    Stoppers.OPENER: "Only the player who opened the table, or a moderator, can stop it.",
    Stoppers.PLAYERS: "Only a player of this table, or a moderator, can stop it.",
    Stoppers.MODERATORS: "On this server only a moderator can stop a table.",
}


def _demand_lobby(table: Table) -> None:
    """Check that the game has not started.

    Raises:
        TableError: it has, or the table has ended.
    """
    if table.status is Status.RUNNING:
        raise TableError("This game has started already.")
    table.demand_open()
    if table.status is not Status.LOBBY:
        raise TableError("This table has ended. /arnak new opens another one.")
