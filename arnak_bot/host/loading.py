"""Rebuilds a table from its record, and completes what a crash or an older version left unfinished."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import fields, replace
from datetime import datetime
from typing import Any

from arnak_bot.game.definition import TURN, AnyGame
from arnak_bot.game.position import Position
from arnak_bot.host.draft import Draft
from arnak_bot.host.errors import TableBroken
from arnak_bot.host.log_rows import back_to, is_undo, levels_of, missing_moves, play_row
from arnak_bot.host.options import completed_options, game_of
from arnak_bot.host.plans import answers_of, imagined_turn, written
from arnak_bot.host.replay import current_turn, decided
from arnak_bot.host.tables import Table, setup_of, without
from arnak_bot.host.waiting import EVERYONE, missing_timers
from arnak_bot.store import (
    SPOILED,
    MoveRecord,
    NoteKind,
    PostKind,
    PostPayload,
    SeatRecord,
    Status,
    Store,
    TableRecord,
    TimerKind,
)

_TIMES = {"started_at", "ended_at", "closed_at", "waits_since", "sealed_until"}
"""The fields that hold a time, which a record has as text."""
_OWN = {"options", "moves", *_TIMES}
_AS_STORED = {each.name for each in fields(Table)} & {each.name for each in fields(TableRecord)} - _OWN
"""The fields that are the same in a table and in its record."""


def table_from(record: TableRecord, games: Mapping[str, AnyGame]) -> Table:
    """Raises TableBroken if the options cannot be read, or neither the snapshot nor the log leads to the game."""
    options = completed_options(games, record.options)
    try:
        definition = game_of(games, options)
    except ValueError as error:
        raise TableBroken(record.id, str(error), rows=True) from error
    known: dict[str, Any] = {name: getattr(record, name) for name in _AS_STORED}
    known |= {name: _time(getattr(record, name)) for name in _TIMES}
    moves = record.moves[-1].number + 1 if record.moves else 0
    table = Table(**known, options=options, definition=definition, moves=moves, by=levels_of(record.moves))
    if record.seed is not None:
        _restore_game(table, record)
    return table


def _time(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)


def _restore_game(table: Table, record: TableRecord) -> None:
    """Load the snapshot and replay the rest of the log; without a valid snapshot, replay all of it. A snapshot is taken
    at the end of a turn. If the current rules do not allow moves made since then, these are skipped, and the player is
    asked again. If earlier rows are missing from the log, the game continues from the snapshot, which includes them.
    """
    rules = table.definition
    try:
        if not record.seats:
            raise LookupError("nobody sits here")
        if _from_snapshot(table, record):
            return
        if missing := missing_moves(record.moves):
            raise LookupError(f"move {missing[0]} is missing from the log")
        table.game = rules.new(setup_of(table))
        table.moves, table.untouched, table.own_rows = 0, {}, {}
        for move in record.moves:
            _play_again(table, table.game, move)
    except (rules.refusal, *SPOILED) as error:
        raise TableBroken(record.id, str(error) if record.seats else None) from error


def _from_snapshot(table: Table, record: TableRecord) -> bool:
    """Return whether there is a valid snapshot. Raises LookupError if a seat of the game is missing."""
    kept = record.snapshot
    if kept is None or not 0 <= kept.move <= table.moves or missing_moves(record.moves, kept.move):
        return False
    rules = table.definition
    try:
        game: Position = rules.load(kept.game)
        table.game, players = game, len(game.scores())
        for move in record.moves:
            if move.number >= kept.move:
                table.moves = move.number
                with contextlib.suppress(rules.refusal):
                    _play_again(table, game, move)
    except (rules.refusal, *SPOILED):
        table.game, table.turn = None, []
        return False
    if players != len(table.names):
        raise LookupError("a seat is missing")
    if missing_moves(record.moves):
        table.by = ("",) * game.ply  # rows can no longer be matched to decisions
    table.announced = _announced_last(table)
    return True


def _announced_last(table: Table) -> tuple[tuple[int, int, tuple[Any, ...]], ...]:
    """Return `Table.announced` if the last decision was announced and its player, who acts on, can take it back."""
    game, definition = table.running, table.definition
    if not table.turn and game.log and len(table.seats) > 1:
        seat, text = game.log[-1]
        with contextlib.suppress(definition.refusal, *SPOILED):  # an older version of the rules wrote the log
            if seat in game.seats_to_act and not definition.is_end(definition.parse(text)):
                return ((game.ply - 1, game.ply, *decided(definition, game, game.ply - 1)),)
    return ()


def _play_again(table: Table, game: Position, move: MoveRecord) -> None:
    table.announced = _announced_last(table) if is_undo(move.action) else ()
    acting, own, ended = game.seats_to_act, table.decided(move.seat), table.has_just_announced(move.seat)
    try:
        events = play_row(table.definition, game, move)
        if back_to(move.action) is not None:
            ended = True
            table.turn = current_turn(table.definition, game)
            table.reopened_at = game.ply - len(table.turn)
        elif events is None:
            table.turn = without(table.turn, own[-1:])
        else:
            ended = table.definition.ends_turn(events)
            table.turn = [] if ended else [*table.turn, events]
    finally:
        table.add_row(move.seat, acting, ended=ended)


# --- what was left unfinished ---------------------------------------------------------------------------


async def repair(draft: Draft, record: TableRecord, store: Store, count: Callable[[Draft], Awaitable[None]]) -> bool:
    """Repair inconsistencies in a table; return whether there were any. `count` records a finished game's results."""
    table = draft.table
    if table.status is Status.LOBBY:
        _mend_lobby(draft, record)
    elif table.game is not None and table.game.over and table.status in (Status.RUNNING, Status.OVER):
        if table.status is Status.RUNNING:
            _end(draft)
        if not record.results:
            await count(draft)
    elif table.status is Status.RUNNING:
        await _mend_running(draft, record, store)
    return not draft.is_empty


def _mend_lobby(draft: Draft, record: TableRecord) -> None:
    """Stop a solo table without a player, which nobody could start; set the missing timers of other lobbies."""
    if draft.table.options.solo and not record.seats:
        draft.end(Status.STOPPED)
    elif not record.timers:
        draft.wait()


def _end(draft: Draft) -> None:
    draft.end(Status.OVER)
    draft.take_snapshot()
    draft.table.turn = []
    draft.post(PostKind.TABLE, PostPayload(over=True))


async def _mend_running(draft: Draft, record: TableRecord, store: Store) -> None:
    """Make the table wait for exactly the seats to act, and clear advance answers for turns that are already over."""
    table = draft.table
    table.seats = tuple(_without_old_order(draft, seat) for seat in table.seats)
    acting = table.running.seats_to_act
    stale = any(due.seat != EVERYONE and due.seat not in acting for due in record.timers)
    complete = any(due.kind is TimerKind.CLOSE for due in record.timers)
    if stale or not complete:
        last = await store.last_move_at(table.id)
        draft.wait()
        table.waits_since = datetime.fromisoformat(last) if last is not None else table.waits_since
        draft.wait(table.waits_since)
        draft.note(NoteKind.REPAIRED)
        draft.post(PostKind.TABLE)  # the player to act may never have been notified
    elif missing_timers(table, record.timers, draft.now):
        draft.wait(table.waits_since)
    elif not record.awaited_known or any(seat.awaited != table.awaits(seat) for seat in table.seats):
        table.seats = tuple(replace(seat, awaited=table.awaits(seat)) for seat in table.seats)
        draft.seats_unknown = True


def _without_old_order(draft: Draft, record: SeatRecord) -> SeatRecord:
    """Return a seat without an answer meant for a turn that is already over."""
    table, seat, answers = draft.table, record.seat, answers_of(draft.table, record.seat)
    if TURN not in answers.kept or table.definition.asked(table.running.view(seat)) == TURN:
        return record
    still = imagined_turn(table, seat) is not None
    return record if still else replace(record, answers=written(answers.without(TURN)))
