"""Notices to a server that are not a table's messages: which are due, and their delivery state."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime

from arnak_bot.host.outbox import GIVEN_UP_AFTER, NEVER, delay
from arnak_bot.host.registry import Registry
from arnak_bot.host.waiting import timestamp
from arnak_bot.store import Notice, NoticeOf

AT_A_TIME = 50

_log = logging.getLogger("arnak")


class Notices:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._rows = registry.store.notices

    async def due(self) -> Sequence[Notice]:
        """Return the next notices to send to this process's servers."""
        return await self._rows.due(timestamp(self._registry.now()), AT_A_TIME, self._registry.scope.mine)

    async def failing(self, guild_id: int) -> Sequence[Notice]:
        """Return a server's failed notices: those being retried, and game notices that the bot has given up on."""
        return await self._rows.failing(guild_id)

    async def delivered(self, notice: Notice) -> None:
        """Remove a delivered notice; if it was about a game, also the game notices that the bot gave up on earlier."""
        await self._rows.drop(notice)
        if notice.kind is NoticeOf.WEBHOOK:
            await self._rows.drop_games(notice.guild_id, NEVER)

    async def failed(self, notice: Notice, why: str) -> None:
        """Record a failed attempt. After three days the bot gives up on the notice: by then it is old news. A notice
        about a game stays until the webhook accepts another game, so that moderators see what is missing.
        """
        now = self._registry.now()
        if now - datetime.fromisoformat(notice.made_at) > GIVEN_UP_AFTER:
            _log.warning("A notice (%s) of server %s was given up: %s", notice.kind, notice.guild_id, why)
            if notice.kind is NoticeOf.WEBHOOK:
                await self._rows.put_off(notice, NEVER)
            else:
                await self._rows.drop(notice)
        else:
            await self._rows.put_off(notice, timestamp(now + delay(notice.tries)))
