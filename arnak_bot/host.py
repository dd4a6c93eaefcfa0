"""Tables: open, join, leave, start, act, undo, stop. Knows engine and store; nothing of Discord.

A table is a game in a channel. Every call that changes one holds its lock, checks, commits, and
only then changes what is in memory and answers; so a failure leaves both as they were.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TypeVar

from arnak_bot.engine import Action, Event, Game, GameSetup, GameView, IllegalAction, write_log
from arnak_bot.engine.actions import act as action_of
from arnak_bot.engine.setup import FEWEST_PLAYERS, HARDEST_RIVAL, MOST_PLAYERS
from arnak_bot.orders import next_legal, only_answer, standing_order
from arnak_bot.retelling import since_last_turn, steps_of, turns_of
from arnak_bot.store import ChannelTaken, Keep, MoveRecord, MoveTaken, SeatRecord, Status, Store
from arnak_bot.tables import (
    UNDO,
    Options,
    Outcome,
    StaleClick,
    Table,
    TableError,
    TableNotFound,
    ends_a_turn,
    setup_of,
    table_from,
)

__all__ = ["Host", "Options", "Outcome", "StaleClick", "Table", "TableError", "TableNotFound", "demand_may_stop"]


T = TypeVar("T")

SEED_BYTES = 16


class Host:
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
        return self._now().isoformat(timespec="seconds")

    # --- finding tables -----------------------------------------------------------------------

    async def table(self, table_id: int) -> Table:
        """Return a table by its id, from memory or the store.

        Raises:
            TableNotFound: there is none.
        """
        async with self._loading:
            if table_id not in self._tables:
                record = await self._store.load(table_id)
                if record is None:
                    raise TableNotFound("This table does not exist any more. /arnak new opens another one.")
                self._tables[table_id] = await asyncio.to_thread(table_from, record)
            return self._tables[table_id]

    async def table_in(self, channel_id: int) -> Table:
        """Return the open table of a channel, or else its last one.

        Raises:
            TableNotFound: the channel never had one.
        """
        table_id = await self._store.open_table_in(channel_id) or await self._store.last_table_in(channel_id)
        if table_id is None:
            raise TableNotFound("There is no table in this channel. /arnak new opens one.")
        return await self.table(table_id)

    # --- the lobby ----------------------------------------------------------------------------

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
            table_id = await self._store.add_table(
                guild_id=guild_id,
                channel_id=channel_id,
                opener_id=opener_id,
                board=options.board,
                seat_limit=options.seats,
                shuffle_seats=options.shuffle_seats,
                auto_end=options.auto_end,
                rival=options.rival,
                remind_hours=options.remind_hours,
                opened_at=self._timestamp(),
            )
        except ChannelTaken as error:
            raise TableError(
                "This channel has a table already. Finish it, or /arnak stop it, or use another channel."
            ) from error
        table = await self.table(table_id)
        await self._set_seats(table, [SeatRecord(0, opener_id, opener_name)])
        return table

    async def _set_seats(self, table: Table, people: Sequence[SeatRecord]) -> None:
        seats = _numbered(people)
        await self._store.set_seats(table.id, seats)
        table.seats = seats

    async def join(self, table: Table, user_id: int, name: str) -> None:
        """Take a free seat.

        Raises:
            TableError: seated already, full, or started.
        """
        async with table.lock:
            _demand_lobby(table)
            if table.seat_of(user_id) is not None:
                raise TableError("You sit at this table already.")
            if len(table.seats) >= table.options.seats:
                raise TableError("This table is full.")
            await self._set_seats(table, [*table.seats, SeatRecord(len(table.seats), user_id, name)])

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

    async def start(self, table: Table, user_id: int) -> Outcome:
        """Start the game: seats are shuffled unless the opener wanted the order of joining (R0).

        Raises:
            TableError: not the opener, too few players, or started already.
        """
        async with table.lock:
            _demand_lobby(table)
            if user_id != table.opener:
                raise TableError("Only the player who opened the table can start it.")
            if table.options.rival is None and len(table.seats) < FEWEST_PLAYERS:
                raise TableError("It takes at least two players. Ask a friend to press Join.")
            people = list(table.seats)
            if table.options.shuffle_seats:
                self._chance.shuffle(people)
            seats = _numbered(people)
            seed = self._chance.randbytes(SEED_BYTES).hex()
            await self._store.start_table(table.id, seed, seats, self._timestamp())
            table.status, table.seed, table.seats = Status.RUNNING, seed, seats
            table.game = Game.new(setup_of(table))
            await self._set_reminder(table)
            return Outcome(table.game.opening, table.game.opening)

    async def stop(self, table: Table, user_id: int, *, moderator: bool) -> None:
        """End a table before its time.

        Raises:
            TableError: neither the opener nor a moderator, or ended already.
        """
        async with table.lock:
            demand_may_stop(table, user_id, moderator=moderator)
            await self._store.end_table(table.id, Status.STOPPED, self._timestamp())
            table.status = Status.STOPPED

    # --- playing ------------------------------------------------------------------------------

    async def act(self, table: Table, user_id: int, action: str, *, move: int | None = None) -> Outcome:
        """Play an action for a user. `move` is the number of moves when the button was shown.

        Raises:
            StaleClick: the table has moved on since then.
            TableError: the user may not act, or the action is not legal; the message says why.
        """
        async with table.lock:
            game, seat = self._demand_turn(table, user_id, move)
            try:
                chosen = _exact(game, seat, action)
                outcome = await self._make_move(table, seat, chosen)
            except IllegalAction as error:
                raise TableError(_sentence(str(error))) from error
            return await self._follow_orders(table, outcome)

    async def _make_move(self, table: Table, seat: int, action: Action) -> Outcome:
        """Apply, commit, and only then let the table have it."""
        after = table.running.copy()
        events = after.apply(action, seat)
        await self._commit(table, seat, action.text)
        table.game = after
        table.turn.append(events)
        return await self._outcome(table, after, events)

    async def _follow_orders(self, table: Table, outcome: Outcome) -> Outcome:
        """Once a turn has ended, make the moves that need no player."""
        while outcome.told and (order := standing_order(table)) is not None:
            further = await self._make_move(table, *order)
            outcome = Outcome(outcome.events + further.events, outcome.told + further.told, further.over)
        return outcome

    async def keep(self, table: Table, user_id: int, keep: Keep) -> Outcome | None:
        """Set a player's standing answer for the end of a round; if it is asked for now, it is given.

        Returns what that led to, or None when nobody was waiting for it.

        Raises:
            TableError: the user does not play here.
        """
        async with table.lock:
            seat = table.player(user_id)
            await self._set_seats(
                table, [replace(each, keep=keep) if each.seat == seat else each for each in table.seats]
            )
            order = standing_order(table)
            if order is None:
                return None
            return await self._follow_orders(table, await self._make_move(table, *order))

    async def play(self, table: Table, user_id: int, actions: Sequence[str], *, move: int | None = None) -> Outcome:
        """Play an action and those that follow it by themselves.

        The first of `actions` has to be legal; each further one is played if it is legal when its turn
        comes ("pay fear", then "end"). In between, a question with a single answer answers itself.

        Raises:
            StaleClick, TableError: as `act`, for the first action; nothing changed.
        """
        outcome = await self.act(table, user_id, actions[0], move=move)
        events, waiting = outcome.events, list(actions[1:])
        while not outcome.told:
            following = only_answer(table, user_id) or next_legal(table, user_id, waiting)
            if following is None:
                break
            outcome = await self.act(table, user_id, following)
            events += outcome.events
        return replace(outcome, events=events)

    async def undo(self, table: Table, user_id: int, *, move: int | None = None) -> None:
        """Take back the user's last decision.

        Raises:
            StaleClick: the table has moved on since the button was shown.
            TableError: there is nothing to take back, or it cannot be.
        """
        async with table.lock:
            game, seat = self._demand_turn(table, user_id, move)
            if not game.log or game.log[-1][0] != seat:
                raise TableError("There is nothing of yours to take back.")
            after = game.copy()
            try:
                await asyncio.to_thread(after.undo)
            except IllegalAction as error:
                raise TableError(_sentence(str(error))) from error
            await self._commit(table, seat, UNDO)
            table.game = after
            table.turn.pop()

    def _demand_turn(self, table: Table, user_id: int, move: int | None) -> tuple[Game, int]:
        game, seat = table.turn_of(user_id)
        if move is not None and move != table.moves:
            raise StaleClick("The game has moved on since that was shown. Here is where it stands now.")
        return game, seat

    async def _commit(self, table: Table, seat: int, action: str) -> None:
        try:
            await self._store.add_move(table.id, MoveRecord(table.moves, seat, action), self._timestamp())
        except MoveTaken as error:
            raise StaleClick("That was played already.") from error
        table.moves += 1

    async def _outcome(self, table: Table, game: Game, events: tuple[Event, ...]) -> Outcome:
        if not ends_a_turn(events):
            return Outcome(events)
        told = table.turn_events
        table.turn = []
        if game.over:
            await self._store.end_table(table.id, Status.OVER, self._timestamp())
            table.status = Status.OVER
        else:
            await self._set_reminder(table)
        await self._store.set_snapshot(table.id, game.to_dict(), table.moves)
        return Outcome(events, told, game.over)

    async def _set_reminder(self, table: Table) -> None:
        """From now on the table waits for somebody: note when to remind them."""
        if table.options.remind_hours is not None:
            due = self._now() + timedelta(hours=table.options.remind_hours)
            await self._store.set_reminder(table.id, due.isoformat(timespec="seconds"))

    async def take_due_reminders(self) -> list[Table]:
        """Return the tables that are to remind somebody now, and note that they have.

        The note is committed first: after a restart a reminder is sent once or, should the sending fail,
        not at all, but never twice.
        """
        tables = []
        for number in await self._store.due_reminders(self._timestamp()):
            await self._store.set_reminder(number, None)
            tables.append(await self.table(number))
        return tables

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


def demand_may_stop(table: Table, user_id: int, *, moderator: bool) -> None:
    """Check that a user may stop the table.

    Raises:
        TableError: they may not, or it has ended already.
    """
    if table.status in (Status.OVER, Status.STOPPED):
        raise TableError("This table has ended already.")
    if not moderator and user_id != table.opener:
        raise TableError("Only the player who opened the table, or a moderator, can stop it.")


def _demand_lobby(table: Table) -> None:
    if table.status is Status.RUNNING:
        raise TableError("This game has started already.")
    if table.status is not Status.LOBBY:
        raise TableError("This table has ended. /arnak new opens another one.")


def _numbered(people: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    return tuple(replace(person, seat=seat) for seat, person in enumerate(people))


def _sentence(text: str) -> str:
    return text if text.endswith((".", "?", "!")) else f"{text[:1].upper()}{text[1:]}."


def _exact(game: Game, seat: int, text: str) -> Action:
    """Find the legal action with exactly this text: buttons and commands never guess."""
    legal = game.legal_actions(seat)
    for action in legal:
        if action.text == text:
            return action
    try:
        return action_of(text)
    except ValueError as error:
        raise IllegalAction(f"“{text[:80]}” is not an action. Choose one of the suggestions") from error
