"""The rows of undelivered notices: news for a server, apart from its tables' messages."""

from __future__ import annotations

import json
from collections.abc import Sequence, Set
from typing import Any

from arnak_bot.store import queries
from arnak_bot.store.database import Connection
from arnak_bot.store.kinds import NoticeOf
from arnak_bot.store.records import EVERYTHING, SOMEONE, SPOILED, NewNotice, Notice, ShardHolder
from arnak_bot.store.rows import Rows, notice_from, notify


class NoticeRows(Rows):
    async def add(self, notices: Sequence[NewNotice], at: str) -> None:
        await self._database.write(lambda connection: notify(connection, notices, at))

    async def due(self, now: str, limit: int, mine: ShardHolder = EVERYTHING) -> list[Notice]:
        """Return the notices due by now to the servers in `mine`, oldest first."""
        return await self._read(notice_from, queries.SELECT_NOTICES_DUE, *mine, now, limit)

    async def failing(self, guild_id: int) -> list[Notice]:
        return await self._read(notice_from, queries.SELECT_NOTICES_FAILING, guild_id)

    async def put_off(self, notice: Notice, until: str) -> None:
        await self._database.execute(queries.PUT_OFF_NOTICE, (until, notice.id))

    async def drop(self, notice: Notice) -> None:
        await self._database.execute(queries.DELETE_NOTICE, (notice.id,))

    async def drop_games(self, guild_id: int, due: str) -> None:
        """Delete a server's notices of finished games whose next attempt is at `due`."""
        await self._database.execute(queries.DELETE_GAME_NOTICES, (guild_id, NoticeOf.WEBHOOK, due))


def forget_in_notices(connection: Connection, user_id: int, names: Set[tuple[int, str]]) -> None:
    """Remove a user's id everywhere, and the user's `names`, each with the table at which it is used."""
    for row in connection.execute(queries.SELECT_NOTICES).fetchall():
        try:
            facts = notice_from(row).facts
        except SPOILED:
            continue
        kept = _without(facts, user_id)
        match kept:
            case {"table": int(table), "payload": {"name": str(name)}} if (table, name) in names:
                kept["payload"]["name"] = SOMEONE
        if kept != facts:
            connection.execute(queries.SET_NOTICE_FACTS, (json.dumps(kept), row["id"]))


def _without(value: Any, user_id: int) -> Any:
    """Return a JSON value with every occurrence of a user's id replaced by None, or by 0 in keys."""
    if isinstance(value, dict):
        return {"0" if key == str(user_id) else key: _without(each, user_id) for key, each in value.items()}
    if isinstance(value, list):
        return [_without(each, user_id) for each in value]
    return None if value == user_id else value
