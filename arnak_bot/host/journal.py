"""Writes the application log: one line for each decision that was saved and each message that was sent."""

from __future__ import annotations

from arnak_bot import logs
from arnak_bot.host.draft import Draft
from arnak_bot.host.tables import Table
from arnak_bot.store import Status

__all__ = ["note_decision", "note_opened", "note_post"]

_BECAME = {
    Status.RUNNING: "started",
    Status.OVER: "over",
    Status.STOPPED: "stopped",
}


def note_opened(table: Table) -> None:
    """Log that a table was opened."""
    logs.event("opened", table=table.id, guild=table.guild_id)


def note_decision(draft: Draft, before: Status) -> None:
    """Log a decision that was just written; `before` is the table's status before it."""
    table = draft.table
    if table.status is not before:
        what = "reopened" if before is Status.STOPPED else _BECAME[table.status]
    else:
        what = "played" if draft.moves else "changed"
    logs.event(what, table=table.id, guild=table.guild_id, version=table.version, move=table.moves)


def note_post(what: str, table_id: int, table: Table | None, **numbers: int) -> None:
    """Log the fate of messages, with the server if the table is in memory."""
    logs.event(what, table=table_id, guild=None if table is None else table.guild_id, **numbers)
