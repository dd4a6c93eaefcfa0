"""The host's errors. Each carries its reason as a value, so that it can be worded in the reader's language."""

from __future__ import annotations

from arnak_bot.refusals import Broken, Refusal


class TableError(Exception):
    """The table refuses a request; `refusal` is the reason, addressed to the player who made it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class TableNotFound(TableError):
    """There is no table with this id, or none in this channel."""


class TableBroken(TableError):
    """The table cannot be loaded. Its opener or a moderator can still stop it by its id. `rows`: its rows in the
    database cannot be read.
    """

    def __init__(self, table_id: int, error: str | None, *, rows: bool = False) -> None:
        super().__init__(Broken(table_id, error, rows))
        self.table_id = table_id


class StaleClick(TableError):
    """The game has moved on since the button was shown."""


class NotSaved(TableError):
    """The database rejected the write; nothing has changed."""
