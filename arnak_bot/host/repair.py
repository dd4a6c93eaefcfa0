"""What a crash or an older version left unfinished, finished in the draft of a table that was just loaded."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime

from arnak_bot.host.draft import Draft
from arnak_bot.host.waiting import EVERYONE, missing_dues
from arnak_bot.store import DueKind, Facts, NoteKind, PostKind, SeatRecord, Status, Store, TableRecord

__all__ = ["mended"]


async def mended(draft: Draft, record: TableRecord, store: Store, count: Callable[[Draft], Awaitable[None]]) -> bool:
    """Put right what does not fit together in a table; say whether anything had to be. `count` adds the results."""
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
    """A solo table is never left in its lobby, and nobody could start one without a player."""
    if draft.table.options.solo and not record.seats:
        draft.end(Status.STOPPED)
    elif not record.dues:
        draft.wait()


def _end(draft: Draft, record: TableRecord) -> None:
    """A game that is over has ended, and the channel is shown how."""
    if record.status is Status.OVER:
        return
    draft.end(Status.OVER)
    draft.snapshot = True
    draft.table.turn = []
    draft.say(PostKind.TABLE, Facts(over=True))


async def _mend_running(draft: Draft, record: TableRecord, store: Store) -> None:
    """The table waits for whoever is to act, and for nobody else; an order that was carried out is cleared."""
    table = draft.table
    seats = tuple(_without_old_order(draft, seat) for seat in table.seats)
    if seats != table.seats:
        table.seats = seats
    acting = table.running.seats_to_act
    stale = any(due.seat != EVERYONE and due.seat not in acting for due in record.dues)
    complete = any(due.kind is DueKind.CLOSE for due in record.dues)
    if stale or not complete:
        last = await store.last_move_at(table.id)
        draft.wait()
        table.waits_since = datetime.fromisoformat(last) if last is not None else table.waits_since
        draft.wait(table.waits_since)
        draft.note(NoteKind.REPAIRED)
        draft.say(PostKind.TABLE)  # whoever is to move may never have heard of it
    elif missing_dues(table, record.dues, draft.now):
        draft.wait(table.waits_since)
    elif not record.awaited_known or any(seat.awaited != (seat.seat in acting) for seat in table.seats):
        table.seats = tuple(replace(seat, awaited=seat.seat in acting) for seat in table.seats)
        draft.seats_unknown = True


def _without_old_order(draft: Draft, record: SeatRecord) -> SeatRecord:
    """Return a seat without an order for a turn that was taken already."""
    if record.ahead is None:
        return record
    view = draft.table.running.view(record.seat)
    still = draft.table.definition.may_order(view, record.seat, record.ahead)
    return record if still else replace(record, ahead=None)
