"""The rows of the ladders: the months of each server's ladder, and the attempts."""

from __future__ import annotations

import json
from collections.abc import Sequence

from arnak_bot.game.options import GameOptions
from arnak_bot.store import queries
from arnak_bot.store.database import Connection, Row
from arnak_bot.store.kinds import NoteKind, PostKind
from arnak_bot.store.records import Deal, LadderMonth, LadderPlace, NewNotice, NewPost, PostPayload
from arnak_bot.store.rows import Rows, notify_if, queue, record_from


class LadderRows(Rows):
    async def open(self, month: LadderMonth, notices: Sequence[NewNotice], at: str) -> bool:
        """Write a month and queue its notices, unless the server already has it; return whether it was written."""
        deals = {key: {"edition": each.edition, "options": dict(each.options)} for key, each in month.deals.items()}
        values = (month.guild_id, month.month, month.secret, json.dumps(deals))
        return await self._database.write(lambda it: notify_if(it, queries.OPEN_MONTH, values, notices, at))

    async def months(self, guild_id: int) -> list[LadderMonth]:
        return await self._read(month_from, queries.SELECT_MONTHS, guild_id)

    async def over(self, month: str) -> list[LadderMonth]:
        """Return every server's months before `month` that have not been closed."""
        return await self._read(month_from, queries.SELECT_MONTHS_OVER, month)

    async def close(self, month: LadderMonth, notices: Sequence[NewNotice], at: str) -> bool:
        """Close an open month: queue its notices, and a note at each running attempt, and drop what still recognizes
        players who were forgotten. Returns as `close_season`.
        """

        def end(connection: Connection) -> bool:
            if not notify_if(connection, queries.CLOSE_MONTH, (month.guild_id, month.month), notices, at):
                return False
            connection.execute(queries.DROP_HASHES, (month.guild_id, month.month))
            for row in connection.execute(queries.SELECT_RUNNING_ATTEMPTS, (month.guild_id, month.month)).fetchall():
                queue(connection, row["id"], [NewPost(PostKind.NOTE, PostPayload(note=NoteKind.MONTH_OVER))], at)
            return bool(notices)

        return await self._database.write(end)

    async def places(self, guild_id: int, month: str) -> list[LadderPlace]:
        """Return the attempts of a month, in the order in which they were started."""
        return await self._records(LadderPlace, queries.SELECT_STANDING_OF_MONTH, guild_id, month)


def month_from(row: Row) -> LadderMonth:
    """Raises ValueError, LookupError or TypeError if the row is invalid."""
    deals = {
        key: Deal(int(deal["edition"]), GameOptions.of(deal["options"]))
        for key, deal in json.loads(row["deals"]).items()
    }
    return record_from(LadderMonth, row, deals=deals)
