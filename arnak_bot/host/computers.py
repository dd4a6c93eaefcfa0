"""Plays the turns of computer players, and of absent players whom a computer replaces. Moves are computed in another
process and carried out as one decision, so that consecutive computer turns are announced together. Nothing here has to
survive a restart: tables that wait for a computer can be found in the database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from typing import Any

from arnak_bot.game.position import Action
from arnak_bot.game.thinking import Reason
from arnak_bot.host.draft import Draft
from arnak_bot.host.errors import NotSaved, StaleClick, TableError
from arnak_bot.host.registry import Registry
from arnak_bot.host.tables import Outcome, Table
from arnak_bot.host.waiting import computer_of
from arnak_bot.host.workers import WorkerHung, Workers, WorkFailed
from arnak_bot.kit.advising import Adviser
from arnak_bot.kit.computing import play_on
from arnak_bot.store import NoteKind, Status, StoreError

HOLD_SECONDS = 20.0
"""The maximum number of seconds for which the post about a turn waits, to include the computers' turns after it."""
TRIES = 3
"""After this many failures, a computer plays a minimal move before it tries again; after one job that hung, it plays
minimal moves until a human is to act. In this way, a broken machine does not block the table.
"""

Thought = tuple[Sequence[tuple[int, str]], Sequence[tuple[int, Reason]]]
"""The chosen moves, and the reasons for whole turns, each with the seat that made it."""

_log = logging.getLogger("arnak")


class Computers:
    """Makes the computers' moves. `on_release` sends a table's waiting messages; the front end sets it."""

    def __init__(self, registry: Registry, workers: Workers) -> None:
        self._registry = registry
        self._workers = workers
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._holding: dict[int, asyncio.TimerHandle] = {}
        self._stopping = False
        self.on_release: Callable[[int], object] = lambda _: None
        registry.on_decision = self.play_if_awaited

    # --- when to play ---------------------------------------------------------------------------------

    def play_if_awaited(self, table: Table) -> None:
        if self._stopping or table.id in self._playing or not self.awaited(table):
            return
        if not self._registry.scope.holds(table.guild_id):
            return  # the process responsible for the table's server will find it
        self._playing[table.id] = asyncio.create_task(self._play(table))
        self._holding[table.id] = asyncio.get_running_loop().call_later(HOLD_SECONDS, self._release, table.id)

    async def resume_all(self) -> None:
        """Resume every table that is waiting for a computer, after a restart or a failure."""
        for table_id in await self._registry.store.tables_of_computers(self._registry.scope.mine):
            try:
                self.play_if_awaited(await self._registry.table(table_id))
            except (TableError, StoreError) as error:
                _log.warning("Postponing the computers' turns at table %s: %s", table_id, error)

    def holds(self, table_id: int) -> bool:
        """Whether a table's messages should wait a moment because more are about to follow."""
        return table_id in self._holding

    def awaited(self, table: Table) -> dict[int, str]:
        """The seats that computers should play now, with their levels. Empty while no human is playing: a game must not
        run to its end while everybody is away.
        """
        if table.status is not Status.RUNNING or table.game is None or table.game.over:
            return {}
        levels = self._levels(table)
        if all(seat.gone or seat.seat in levels for seat in table.seats):
            return {}
        return {seat: levels[seat] for seat in table.game.seats_to_act if seat in levels}

    def _levels(self, table: Table) -> dict[int, str]:
        now, known = self._registry.now(), table.definition.levels
        found = {record.seat: computer_of(record, now) for record in table.seats if not record.gone}
        return {seat: level for seat, level in found.items() if level in known}

    def play_at(self, table: Table) -> bool:
        """Whether computers are playing at a table; true as soon as a decision has let them begin."""
        return table.id in self._playing

    async def finish(self, table: Table) -> bool:
        """Wait for computers that are still playing at a table; return False if they were stopped."""
        if (task := self._playing.get(table.id)) is not None:
            await asyncio.wait({task})
        return not self._stopping

    async def wait_until_idle(self) -> None:
        while self._playing:
            await asyncio.wait(self._playing.values())

    def stop_thinking(self) -> None:
        """Start nothing new and abandon moves being worked out; they are resumed after the restart."""
        self._stopping = True
        for task in self._playing.values():
            task.cancel()

    async def close(self) -> None:
        self.stop_thinking()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        await self._workers.close()

    # --- playing --------------------------------------------------------------------------------------

    async def _play(self, table: Table) -> None:
        failures, hung, told = 0, False, set[int]()
        try:
            while self.awaited(table):
                before = self._since(table)
                try:
                    if hung or failures >= TRIES:
                        told |= await self._registry.decide(table, partial(self._make_minimal_move, before, told))
                    else:
                        thought = await decided_by(self._workers, table, self._levels(table), table.definition.adviser)
                        await self._registry.decide_async(table, partial(self._carry_out, before, thought))
                    failures = 0
                except StaleClick:
                    failures += 1  # somebody else made a decision in the meantime; memory is now up to date
                    if failures >= TRIES:
                        return
                except (WorkFailed, NotSaved) as error:
                    failures += 1
                    hung = hung or isinstance(error, WorkerHung)
                    _log.error("A computer at table %s has failed (%s of %s): %s", table.id, failures, TRIES, error)
                    if isinstance(error, NotSaved) and failures >= TRIES:
                        return  # resumed after the next decision here, or the next time all tables are checked
        except TableError as error:
            _log.warning("Postponing the computers' turns at table %s: %s", table.id, error)
        except Exception:
            _log.exception("The computers at table %s cannot play", table.id)
        finally:
            del self._playing[table.id]
            self._release(table.id)

    def _since(self, table: Table) -> dict[int, int]:
        return {seat: table.since(seat) for seat in self.awaited(table)}

    async def _carry_out(self, before: Mapping[int, int], thought: Thought, draft: Draft) -> None:
        """Make the chosen moves; do nothing if the table has changed for those seats or a player has come back."""
        outcome, table = Outcome(), draft.table
        decided, reasons = thought
        if self._since(table) != before:
            return
        moves: list[tuple[int, Action]] = [(seat, table.definition.parse(text)) for seat, text in decided]
        did = {seat for seat, action in moves if not table.definition.is_end(action)}
        draft.reasons = tuple(
            (seat, reason.kind, reason.about, reason.count) for seat, reason in reasons if seat in did
        )
        for seat, action in moves:
            playing = self.awaited(table).get(seat)
            if playing is None:
                break
            outcome = outcome.followed_by(draft.move(seat, action, playing))
            await asyncio.sleep(0)  # many moves take a while: let other tasks run in between
        draft.follow_orders(outcome)

    def _make_minimal_move(self, before: Mapping[int, int], told: AbstractSet[int], draft: Draft) -> set[int]:
        """Make a minimal legal move for one seat whose computer failed; post a note unless the seat is in `told`.
        Returns the seat, if any.
        """
        table = draft.table
        if self._since(table) != before:
            return set()
        for seat, level in self.awaited(table).items():
            if seat not in told:
                draft.note(NoteKind.DID_THE_LEAST, seat)
            least = table.definition.least(table.running, seat)
            draft.follow_orders(draft.move(seat, least, level))
            return {seat}
        return set()

    def _release(self, table_id: int) -> None:
        hold = self._holding.pop(table_id, None)
        if hold is not None:
            hold.cancel()
            self.on_release(table_id)


async def decided_by(
    workers: Workers, table: Table, levels: Mapping[int, str], adviser: Adviser[Any, Any] | None = None
) -> Thought:
    """Let computers of these levels, by seat, work out their next moves. Raises WorkFailed if they decide nothing."""
    definition = table.definition
    players = {seat: definition.levels[level] for seat, level in levels.items()}
    job = definition.load, table.running.to_dict(), players, table.commitment, adviser, time.monotonic
    decided, reasons = await workers.run(play_on, *job)
    if not decided:
        raise WorkFailed("the computers decided nothing")
    return decided, reasons
