"""The rows about activity on servers: open tables, people looking for players, self-updating messages."""

from __future__ import annotations

from itertools import groupby

from arnak_bot.store import queries
from arnak_bot.store.database import Row
from arnak_bot.store.kinds import Status
from arnak_bot.store.options import read_options
from arnak_bot.store.records import EVERYTHING, SPOILED, LiveMessage, OpenTable, Seeker, ShardHolder
from arnak_bot.store.rows import Rows, row_values


class ServerRows(Rows):
    async def open_tables(self, guild_id: int) -> list[OpenTable]:
        """Return a server's lobbies, then its running games, each longest waiting first, without loading them."""
        rows = await self._database.rows(queries.SELECT_OPEN_WITH_SEATS, (guild_id,))
        tables = [_open_table(list(seats)) for _, seats in groupby(rows, lambda row: int(row["id"]))]
        return sorted(tables, key=lambda each: (each.status is Status.RUNNING, each.since or "", each.id))

    async def kept(self, mine: ShardHolder = EVERYTHING) -> list[LiveMessage]:
        return await self._records(LiveMessage, queries.SELECT_KEPT_MESSAGES, *mine)

    async def kept_in(self, guild_id: int) -> list[LiveMessage]:
        return await self._records(LiveMessage, queries.SELECT_KEPT_IN_GUILD, guild_id)

    async def keep(self, message: LiveMessage) -> None:
        await self._database.execute(queries.KEEP_MESSAGE, row_values(message))

    async def drop(self, message: LiveMessage) -> None:
        await self._database.execute(queries.DROP_MESSAGE, (message.guild_id, message.kind))

    async def seekers(self, guild_id: int, since: str) -> list[Seeker]:
        """Return those who began to look for players on a server after `since`, longest waiting first."""
        return await self._records(Seeker, queries.SELECT_SEEKERS, guild_id, since)

    async def seek(self, seeker: Seeker) -> None:
        await self._database.execute(queries.SEEK, row_values(seeker))

    async def withdraw_request(self, guild_id: int, user_id: int) -> None:
        await self._database.execute(queries.SEEK_NO_MORE, (guild_id, user_id))


def _open_table(seats: list[Row]) -> OpenTable:
    """Build a table from its row joined with each of its seats; the game is unknown if its options cannot be read."""
    table = seats[0]
    try:
        options = read_options(table["options"])
        game_key, room = options.game_key, options.seats
    except SPOILED:
        game_key, room = None, len(seats)
    taken = [row for row in seats if row["name"] is not None]
    awaited = [row for row in taken if row["awaited"]]
    status = Status(table["status"])
    return OpenTable(
        id=table["id"],
        channel_id=table["channel_id"],
        last_post=table["last_post"],
        status=status,
        since=table["waits_since"] if status is Status.RUNNING else table["opened_at"],
        game_key=game_key,
        free=max(0, room - len(taken)),
        awaited=tuple(str(row["name"]) for row in awaited),
        breaks=tuple(row["paused_until"] for row in awaited),
        players=tuple(str(row["name"]) for row in taken),
    )
