"""Repairs a table that was just loaded: completes what a crash or an older version left unfinished."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime

from arnak_bot.host.draft import Draft
from arnak_bot.host.waiting import EVERYONE, missing_timers
from arnak_bot.store import Facts, NoteKind, PostKind, SeatRecord, Status, Store, TableRecord, TimerKind

__all__ = ["mended"]


async def mended(draft: Draft, record: TableRecord, store: Store, count: Callable[[Draft], Awaitable[None]]) -> bool:
    """Repair inconsistencies in a table; return whether there were any. `count` adds the results of a finished game."""
    table = draft.table
    if table.status is Status.LOBBY:
        _mend_lobby(draft, record)
    elif table.game is not None and table.game.over and table.status in (Status.RUNNING, Status.OVER):
        _end(draft, record)
        if not record.results:
            await count(draft)
    elif table.status is Status.RUNNING:
        await _mend_running(draft, record, store)
    return not draft.is_empty


def _mend_lobby(draft: Draft, record: TableRecord) -> None:
    """Stop a solo table without a player, which nobody could start; give other lobbies their missing timers."""
    if draft.table.options.solo and not record.seats:
        draft.end(Status.STOPPED)
    elif not record.timers:
        draft.wait()


def _end(draft: Draft, record: TableRecord) -> None:
    """End the table of a game that is over, and post the result."""
    if record.status is Status.OVER:
        return
    draft.end(Status.OVER)
    draft.snapshot = True
    draft.table.turn = []
    draft.say(PostKind.TABLE, Facts(over=True))


async def _mend_running(draft: Draft, record: TableRecord, store: Store) -> None:
    """Make the table wait for exactly the seats to act, and clear orders that were already carried out."""
    table = draft.table
    seats = tuple(_without_old_order(draft, seat) for seat in table.seats)
    if seats != table.seats:
        table.seats = seats
    acting = table.running.seats_to_act
    stale = any(due.seat != EVERYONE and due.seat not in acting for due in record.timers)
    complete = any(due.kind is TimerKind.CLOSE for due in record.timers)
    if stale or not complete:
        last = await store.last_move_at(table.id)
        draft.wait()
        table.waits_since = datetime.fromisoformat(last) if last is not None else table.waits_since
        draft.wait(table.waits_since)
        draft.note(NoteKind.REPAIRED)
        draft.say(PostKind.TABLE)  # the player to move may never have been told
    elif missing_timers(table, record.timers, draft.now):
        draft.wait(table.waits_since)
    elif not record.awaited_known or any(seat.awaited != (seat.seat in acting) for seat in table.seats):
        table.seats = tuple(replace(seat, awaited=seat.seat in acting) for seat in table.seats)
        draft.seats_unknown = True


def _without_old_order(draft: Draft, record: SeatRecord) -> SeatRecord:
    """Return a seat without an order meant for a turn that is already over."""
    if record.ahead is None:
        return record
    view = draft.table.running.view(record.seat)
    still = draft.table.definition.may_order(view, record.seat, record.ahead)
    return record if still else replace(record, ahead=None)
