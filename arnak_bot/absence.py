"""When life gets in the way: votes, pauses, new players for old seats, closing and reopening."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from arnak_bot.names import spoken
from arnak_bot.orders import closing_action
from arnak_bot.play import Play
from arnak_bot.registry import EVERYONE, IDLE_DAYS, timestamp
from arnak_bot.store import ChannelTaken, Due, DueKind, Motion, SeatRecord, Status
from arnak_bot.tables import Outcome, Table, TableError

__all__ = ["LONGEST_PAUSE_DAYS", "Absence", "Tally"]

LONGEST_PAUSE_DAYS = 30


@dataclass(frozen=True, slots=True)
class Tally:
    """How a vote stands.

    `own_offer`: the player of the seat has asked for it; `outcome` is what it led to, once enough have agreed.
    """

    motion: Motion
    seat: int
    value: int
    ayes: int
    needed: int
    own_offer: bool = False
    outcome: Outcome | None = None

    @property
    def carried(self) -> bool:
        """Whether enough players have agreed."""
        return self.ayes >= self.needed


class Absence(Play):
    """Tables that go on when somebody is away."""

    def overdue(self, table: Table, seat: int) -> bool:
        """Whether the table waits for a seat beyond the deadline it chose."""
        if table.status is not Status.RUNNING or seat not in table.running.seats_to_act:
            return False
        deadline = table.deadline(seat)
        return deadline is not None and self._now() >= deadline

    # --- votes --------------------------------------------------------------------------------

    async def vote(self, table: Table, user_id: int, motion: Motion, seat: int, value: int = 0) -> Tally:
        """Vote for a motion about another player's seat; the vote that makes a majority carries it out.

        Raises:
            TableError: the user has no vote here, or there is no reason for the motion (any more).
        """
        async with table.lock:
            voter = self._demand_player(table, user_id)
            self._demand_motion(table, motion, seat, value, voter)
            await self._store.add_vote(table.id, motion, seat, value, voter)
            tally = await self.count(table, motion, seat, value)
            if not tally.carried or motion is Motion.REPLACE:
                return tally
            return replace(tally, outcome=await self._carry_out(table, tally))

    def _demand_player(self, table: Table, user_id: int) -> int:
        seat = table.player(user_id)
        table.going()
        if table.seats[seat].gone:
            raise TableError("You have left this game. /arnak join brings you back.")
        return seat

    def _demand_motion(self, table: Table, motion: Motion, seat: int, value: int, voter: int) -> None:
        if seat == voter:
            raise TableError("The others decide about this.")
        if motion is Motion.PAUSE:
            if self._now().timestamp() >= value:
                raise TableError("That pause would be over already.")
        elif not (self.overdue(table, seat) or (motion is Motion.REPLACE and table.seats[seat].gone)):
            raise TableError(f"{spoken(table.names[seat])} still has time, or has played by now.")

    async def count(self, table: Table, motion: Motion, seat: int, value: int) -> Tally:
        """Count the votes of those who still play; a player's own offer needs nobody else's."""
        voters = {each.seat for each in table.others(seat)}
        given = set(await self._store.voters(table.id, motion, seat, value))
        needed = len(voters) // 2 + 1
        own_offer = seat in given
        return Tally(motion, seat, value, needed if own_offer else len(given & voters), needed, own_offer)

    async def _carry_out(self, table: Table, tally: Tally) -> Outcome:
        record = table.seats[tally.seat]
        await self._store.drop_votes(table.id, tally.seat)
        match tally.motion:
            case Motion.PASS:
                return await self._pass_for(table, tally.seat)
            case Motion.WITHOUT:
                return await self._go(table, record)
            case _:
                await self._pause(table, record, tally.value)
                return Outcome(())

    async def _pass_for(self, table: Table, seat: int) -> Outcome:
        """Bring a seat's turn to its end with the least done."""
        outcome = Outcome(())
        while not outcome.told and seat in table.running.seats_to_act:
            outcome = outcome.followed_by(await self._make_move(table, seat, closing_action(table.running, seat)))
        return await self._follow_orders(table, outcome)

    async def _go(self, table: Table, record: SeatRecord) -> Outcome:
        """A player leaves a running game: the host passes for them; without anybody left the table stops."""
        await self._change_seat(table, replace(record, gone=True, ahead=None, paused_until=None))
        if all(seat.gone for seat in table.seats):
            await self._end(table, Status.STOPPED)
            return Outcome(())
        return await self._follow_orders(table)

    # --- leaving and new players ----------------------------------------------------------------

    async def resign(self, table: Table, user_id: int) -> Outcome:
        """Leave a running game; the others go on.

        Raises:
            TableError: the user does not play here, or there is no game to leave.
        """
        async with table.lock:
            seat = self._demand_player(table, user_id)
            return await self._go(table, table.seats[seat])

    async def offer_seat(self, table: Table, user_id: int, seat: int, new_user_id: int) -> Tally:
        """Offer a seat to a new player: one's own at any time, another's by vote when they are overdue or gone.

        Raises:
            TableError: the new player sits here already, or there is no reason to replace the old one.
        """
        if table.options.rival is not None:
            raise TableError("A solo game has a single seat: yours.")
        if table.seat_of(new_user_id) is not None:
            raise TableError("They sit at this table already.")
        async with table.lock:
            voter = self._demand_player(table, user_id)
            if voter != seat:
                self._demand_motion(table, Motion.REPLACE, seat, new_user_id, voter)
            await self._store.add_vote(table.id, Motion.REPLACE, seat, new_user_id, voter)
            return await self.count(table, Motion.REPLACE, seat, new_user_id)

    async def take_seat(self, table: Table, user_id: int, name: str, seat: int) -> None:
        """Take a seat that was offered, with its hand and everything on it.

        Raises:
            TableError: it is not offered to this user (any more).
        """
        async with table.lock:
            table.demand_open()
            tally = await self.count(table, Motion.REPLACE, seat, user_id)
            record = table.seats[seat]
            if table.running.over or not tally.carried:
                raise TableError("This seat is not offered to you, or not any more.")
            if not (tally.own_offer or record.gone or self.overdue(table, seat)):
                raise TableError(f"{spoken(record.name)} has come back in the meantime.")
            if table.seat_of(user_id) is not None:
                raise TableError("You sit at this table already.")
            await self._store.drop_votes(table.id, seat)
            await self._change_seat(table, SeatRecord(seat, user_id, name))
            if seat in table.running.seats_to_act:
                await self._await_players(table)

    # --- pauses -------------------------------------------------------------------------------

    async def ask_pause(self, table: Table, user_id: int, days: int) -> Tally:
        """Ask the table for a pause of so many days from now; 0 ends one. Without others it begins at once.

        Raises:
            TableError: the user does not play here, or wants too much.
        """
        if not 0 <= days <= LONGEST_PAUSE_DAYS:
            raise TableError(f"A pause lasts 1 to {LONGEST_PAUSE_DAYS} days; 0 ends it.")
        async with table.lock:
            seat = self._demand_player(table, user_id)
            until = int((self._now() + timedelta(days=days)).timestamp())
            tally = await self.count(table, Motion.PAUSE, seat, until)
            if table.others(seat) and days:
                return tally
            await self._pause(table, table.seats[seat], until if days else None)
            return replace(tally, ayes=tally.needed, outcome=Outcome(()))

    async def _pause(self, table: Table, record: SeatRecord, until: int | None) -> None:
        at = None if until is None else timestamp(datetime.fromtimestamp(until, self._now().tzinfo))
        await self._change_seat(table, replace(record, paused_until=at))
        if record.seat in table.running.seats_to_act:
            await self._await_players(table, table.waits_since)

    # --- tables on which nobody plays -------------------------------------------------------------

    async def close_if_idle(self, table: Table) -> bool:
        """Close a table if nobody has played for a month; say whether it was closed."""
        async with table.lock:
            if table.status not in (Status.LOBBY, Status.RUNNING):
                return False
            last = await self._store.last_move_at(table.id)
            if last is not None:
                closing = datetime.fromisoformat(last) + timedelta(days=IDLE_DAYS)
                if closing > self._now():
                    await self._store.add_due(Due(table.id, EVERYONE, DueKind.CLOSE, timestamp(closing)))
                    return False
            await self._store.close_table(table.id, self._timestamp())
            table.status, table.closed = Status.STOPPED, True
            return True

    async def reopen(self, table: Table, user_id: int) -> None:
        """Let a table that was closed go on where it stood.

        Raises:
            TableError: it was not closed, the user does not play there, or the channel has another table by now.
        """
        async with table.lock:
            if not table.closed:
                raise TableError("This table was not closed.")
            if user_id != table.opener_id:
                table.player(user_id)
            try:
                await self._store.reopen_table(table.id)
            except ChannelTaken as error:
                raise TableError("This channel has another table by now: finish that one first.") from error
            table.closed = False
            table.status = Status.LOBBY if table.seed is None else Status.RUNNING
            await self._await_players(table)
