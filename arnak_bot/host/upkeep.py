"""What happens without a click: whatever is due is done, in small batches, and nothing stops the rest."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence

from arnak_bot.host.absence import Absence
from arnak_bot.host.outbox import delay
from arnak_bot.host.registry import Registry
from arnak_bot.host.tables import TableBroken, TableError, TableNotFound
from arnak_bot.host.waiting import EVERYONE, timestamp
from arnak_bot.store import Due, DueKind, Facts, NewPost, PostKind, StoreError

__all__ = ["Upkeep"]

BATCH = 100
_POSTS = {DueKind.PING: PostKind.PING, DueKind.REMIND: PostKind.REMIND, DueKind.DEADLINE: PostKind.DEADLINE}

_log = logging.getLogger("arnak")


class Upkeep:
    """Does what is due. A row goes with what is done about it, in one transaction; so a crash does it again."""

    def __init__(self, registry: Registry, absence: Absence) -> None:
        self._registry = registry
        self._absence = absence
        self._dues = registry.store.dues

    async def look(self) -> AsyncIterator[tuple[int, ...]]:
        """Do everything that is due; after each batch, yield the tables that have something to be told now.

        Raises nothing but StoreError: what fails is put off, and logged.
        """
        while due := await self._dues.at(timestamp(self._registry.now()), BATCH):
            told = await self._tell([each for each in due if each.kind in _POSTS])
            closed = [each.table_id for each in due if each.kind is DueKind.CLOSE and await self._close(each)]
            if changed := tuple(dict.fromkeys((*told, *closed))):
                yield changed
            await asyncio.sleep(0)

    async def _tell(self, due: Sequence[Due]) -> list[int]:
        """Queue pings, reminders and deadlines; the rows follow every turn, so that no table has to be loaded."""
        if not due:
            return []
        now = timestamp(self._registry.now())
        try:
            await self._dues.told([(each, _post(each)) for each in due], now)
        except StoreError as error:
            _log.error("%s things that are due have to wait: %s", len(due), error)
            raise
        return [each.table_id for each in due]

    async def _close(self, due: Due) -> bool:
        """Close a table on which nobody plays; say whether that has happened."""
        try:
            return await self._absence.close_if_idle(await self._registry.table(due.table_id), due)
        except TableNotFound:
            await self._dues.done(due)
        except Exception as error:  # whatever is wrong with one table, the others go on
            expected = isinstance(error, TableError | StoreError)
            why = "it cannot be loaded" if isinstance(error, TableBroken) else error
            _log.warning(
                "What was due at table %s (%s) has to wait: %s",
                due.table_id,
                due.kind,
                why,
                exc_info=None if expected else error,
            )
            await self.put_off(due)
        return False

    async def put_off(self, due: Due) -> None:
        """Try something that has failed again later, so that it neither stops nor delays the rest."""
        await self._dues.put_off(due, timestamp(self._registry.now() + delay(due.tries)))


def _post(due: Due) -> NewPost:
    return NewPost(_POSTS[due.kind], Facts(seat=None if due.seat == EVERYONE else due.seat))
