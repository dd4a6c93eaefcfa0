"""Opening, joining, leaving, starting and stopping tables."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from arnak_bot.engine import Game
from arnak_bot.engine.fairness import game_seed, seat_order
from arnak_bot.engine.setup import FEWEST_PLAYERS, HARDEST_RIVAL, MOST_PLAYERS
from arnak_bot.host.draft import Draft
from arnak_bot.host.registry import Registry
from arnak_bot.host.tables import Outcome, Table, TableError, TableNotFound, setup_of
from arnak_bot.host.waiting import timestamp
from arnak_bot.store import GuildSettings, NewTable, NoteKind, Options, PostKind, SeatRecord, Status, Stoppers

__all__ = ["Lobby"]

PART_BYTES = 16


class Lobby:
    """Tables before and after a game.

    `entropy` is what a joining adds to the seed beside the user's id: Discord's id of the interaction, which neither
    the host nor the player can choose.
    """

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def open(
        self,
        guild_id: int | None,
        channel_id: int,
        opener_id: int,
        opener_name: str,
        options: Options,
        *,
        entropy: str = "",
    ) -> Table:
        """Open a table; the opener takes the first seat.

        Raises:
            TableError: the options are impossible, or the channel has an open table.
        """
        if not FEWEST_PLAYERS <= options.seats <= MOST_PLAYERS:
            raise TableError("A table has 2, 3 or 4 seats.")
        new, draft = self._opened(guild_id, channel_id, opener_id, options)
        _sit_down(draft, opener_id, opener_name, entropy)
        draft.wait()
        return await self._registry.open(new, draft)

    async def open_solo(
        self,
        guild_id: int | None,
        channel_id: int,
        player_id: int,
        player_name: str,
        options: Options,
        *,
        entropy: str = "",
    ) -> tuple[Table, Outcome]:
        """Open a solo table and start it at once, in the same decision.

        Raises:
            TableError: the difficulty is not 0 to 5, or the channel has an open table.
        """
        if options.rival is None or not 0 <= options.rival <= HARDEST_RIVAL:
            raise TableError("The rival's difficulty is a number from 0 to 5.")
        new, draft = self._opened(guild_id, channel_id, player_id, replace(options, seats=1))
        _sit_down(draft, player_id, player_name, entropy)
        draft.posts.clear()  # a lobby that nobody needs to see
        outcome = _begin(draft)
        return await self._registry.open(new, draft), outcome

    def _opened(
        self, guild_id: int | None, channel_id: int, opener_id: int, options: Options
    ) -> tuple[NewTable, Draft]:
        """Begin a table: the host draws its part of the seed before anybody joins."""
        now, part = self._registry.now(), self._draw()
        new = NewTable(guild_id, channel_id, opener_id, options, timestamp(now), part)
        draft = Draft.of(Table(0, guild_id, channel_id, opener_id, Status.LOBBY, options, (), part=part), now)
        draft.present = opener_id
        return new, draft

    def _draw(self) -> str:
        return self._registry.chance.randbytes(PART_BYTES).hex()

    async def join(self, table: Table, user_id: int, name: str, *, entropy: str = "") -> None:
        """Take a free seat; a player who has left a running game comes back to theirs.

        Raises:
            TableError: seated already, full, or started.
        """

        def join(draft: Draft) -> None:
            here = draft.table
            seat = here.seat_of(user_id)
            if here.status is Status.RUNNING and seat is not None and here.seats[seat].gone:
                draft.change_seat(replace(here.seats[seat], gone=False))
                if seat in here.running.seats_to_act:
                    draft.wait(here.waits_since)
                draft.note(NoteKind.BACK, seat)
                return
            demand_lobby(here)
            if seat is not None:
                raise TableError("You sit at this table already.")
            if len(here.seats) >= here.options.seats:
                raise TableError("This table is full.")
            _sit_down(draft, user_id, name, entropy)
            draft.wait()

        await self._registry.decide(table, join, present=user_id)

    async def leave(self, table: Table, user_id: int) -> None:
        """Give the seat up before the game starts.

        Raises:
            TableError: not seated, or the game has started.
        """

        def leave(draft: Draft) -> None:
            demand_lobby(draft.table)
            if draft.table.seat_of(user_id) is None:
                raise TableError("You do not sit at this table.")
            draft.seat([seat for seat in draft.table.seats if seat.user_id != user_id])
            draft.say(PostKind.LOBBY)
            draft.wait()

        await self._registry.decide(table, leave, present=user_id)

    async def start(self, table: Table, user_id: int) -> Outcome:
        """Start the game: seats are shuffled unless the opener wanted the order of joining (R0).

        Raises:
            TableError: not the opener, too few players, or started already.
        """

        def start(draft: Draft) -> Outcome:
            self.demand_may_start(draft.table, user_id)
            if draft.table.part is None:  # a lobby of an older version, to which nothing was promised
                draft.table.seed = self._draw()
            return _begin(draft)

        return await self._registry.decide(table, start, present=user_id)

    def demand_may_start(self, table: Table, user_id: int) -> None:
        """Check that a user may start the game now.

        Raises:
            TableError: not the opener, too few players, or started already.
        """
        demand_lobby(table)
        if user_id != table.opener:
            raise TableError("Only the player who opened the table can start it.")
        if table.options.rival is None and len(table.seats) < FEWEST_PLAYERS:
            raise TableError("It takes at least two players. Ask a friend to press Join.")
        if not table.seats:
            raise TableError("Nobody sits at this table. /table stop ends it, and /game solo opens another one.")

    # --- stopping -----------------------------------------------------------------------------------

    async def stop(self, table: Table, user_id: int, *, moderator: bool) -> None:
        """End a table before its time.

        Raises:
            TableError: the user may not, or it has ended already.
        """
        stoppers = await self._stoppers(table)

        def stop(draft: Draft) -> None:
            _demand_stopper(draft.table, stoppers, user_id, moderator=moderator)
            draft.end(Status.STOPPED)
            draft.note(NoteKind.STOPPED)

        await self._registry.decide(table, stop, present=user_id)

    async def demand_may_stop(self, table: Table, user_id: int, *, moderator: bool) -> None:
        """Check that a user may stop the table: a moderator may, and whoever the server's settings allow.

        Raises:
            TableError: they may not, or it has ended already.
        """
        stoppers = await self._stoppers(table)
        _demand_stopper(table, stoppers, user_id, moderator=moderator)

    async def demand_may_stop_broken(self, table_id: int, user_id: int, *, moderator: bool) -> None:
        """Check that a user may stop a table that cannot be loaded: its opener and moderators may.

        Raises:
            TableError: they may not, or it has ended already.
        """
        found = await self._registry.store.owner(table_id)
        if found is None:
            raise TableNotFound("This table does not exist any more. /game new opens another one.")
        opener, _, status = found
        if status not in (Status.LOBBY, Status.RUNNING):
            raise TableError("This table has ended already.")
        if not moderator and user_id != opener:
            raise TableError(_WHO_MAY_STOP[Stoppers.OPENER])

    async def stop_broken(self, table_id: int, user_id: int, *, moderator: bool) -> None:
        """End a table that cannot be loaded, so that its channel is free again.

        Raises:
            TableError: the user may not, or it has ended already.
        """
        await self.demand_may_stop_broken(table_id, user_id, moderator=moderator)
        await self._registry.store.stop_broken(table_id, timestamp(self._registry.now()))

    async def _stoppers(self, table: Table) -> Stoppers:
        settings = (
            GuildSettings() if table.guild_id is None else await self._registry.store.people.guild(table.guild_id)
        )
        return settings.stoppers


_WHO_MAY_STOP = {
    Stoppers.OPENER: "Only the player who opened the table, or a moderator, can stop it.",
    Stoppers.PLAYERS: "Only a player of this table, or a moderator, can stop it.",
    Stoppers.MODERATORS: "On this server only a moderator can stop a table.",
}


def _demand_stopper(table: Table, stoppers: Stoppers, user_id: int, *, moderator: bool) -> None:
    if table.status in (Status.OVER, Status.STOPPED):
        raise TableError("This table has ended already.")
    allowed = {
        Stoppers.OPENER: user_id == table.opener,
        Stoppers.PLAYERS: table.seat_of(user_id) is not None,
        Stoppers.MODERATORS: False,
    }
    if not moderator and not allowed[stoppers]:
        raise TableError(_WHO_MAY_STOP[stoppers])


def demand_lobby(table: Table) -> None:
    """Check that the game has not started.

    Raises:
        TableError: it has, or the table has ended.
    """
    if table.status is Status.RUNNING:
        raise TableError("This game has started already.")
    table.demand_open()
    if table.status is not Status.LOBBY:
        raise TableError("This table has ended. /game new opens another one.")


def _sit_down(draft: Draft, user_id: int, name: str, entropy: str) -> None:
    """Take the next free seat, and add to the seed what nobody can foresee."""
    table = draft.table
    draft.seat([*table.seats, SeatRecord(len(table.seats), user_id, name)])
    table.joined = (*table.joined, sha256(f"{user_id} {entropy}".encode()).hexdigest())
    draft.say(PostKind.LOBBY)


def _begin(draft: Draft) -> Outcome:
    """Deal the game: its seed follows from what the host drew and what the players added."""
    table = draft.table
    if table.part is not None:
        table.seed = game_seed(table.part, table.joined)
    assert table.seed is not None
    if table.options.shuffle_seats:
        draft.seat(seat_order(table.seats, table.seed))
    table.status, table.started_at = Status.RUNNING, draft.now
    table.game = Game.new(setup_of(table))
    table.edition = table.game.setup.edition
    draft.posts.clear()
    draft.wait()
    draft.tell(0, 0, table.game.opening, opening=True)
    return Outcome(table.game.opening, table.game.opening)
