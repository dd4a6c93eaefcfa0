"""Preferences of users and servers, their finished games, and the tables that wait for a user."""

from __future__ import annotations

from dataclasses import replace

from arnak_bot.host.errors import TableError
from arnak_bot.host.options import completed_result
from arnak_bot.host.registry import Registry
from arnak_bot.host.waiting import deadline_of, timers_of_wait, timestamp
from arnak_bot.kit.names import spoken
from arnak_bot.refusals import StillSits, Why
from arnak_bot.store import GuildSettings, Person, ResultRecord, StaleMessage, StillPlays, Waiting


class People:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._rows = registry.store.people

    async def person(self, user_id: int) -> Person:
        return await self._rows.person(user_id)

    async def set_person(self, user_id: int, person: Person) -> None:
        """Save a user's preferences, and recompute the deadlines of tables that are waiting for them.

        Raises TableError if that would change the waking hours of somebody who is out of time: nobody gets more by it.
        """
        await self._registry.finish(self._set_person(user_id, person))

    async def _set_person(self, user_id: int, person: Person) -> None:
        now, before = self._registry.now(), await self.person(user_id)
        waiting = await self.tables_waiting_for(user_id)
        deadlines = (deadline_of(each, before) for each in waiting)
        if _hours(person) != _hours(before) and any(due is not None and due <= now for due in deadlines):
            raise TableError(Why.LATE_SOMEWHERE)
        timers = [(each, timers_of_wait(each, person, now)) for each in waiting]
        await self._rows.set_person(user_id, person, timers, timestamp(now))
        self._registry.preferences_changed(user_id, person)

    async def begin_lessons(self, user_id: int) -> None:
        await self._note(user_id, replace(await self.person(user_id), guided=True, learned=()))

    async def note_lesson(self, user_id: int, key: str) -> None:
        """Record that a user has seen a lesson, so that it is not shown again."""
        person = await self.person(user_id)
        if key not in person.learned:
            await self._note(user_id, replace(person, learned=(*person.learned, key)))

    async def _note(self, user_id: int, person: Person) -> None:
        """Save preferences of a user that do not affect when they may be pinged."""
        await self._rows.set_person(user_id, person)
        self._registry.preferences_changed(user_id, person)

    async def guild(self, guild_id: int | None) -> GuildSettings:
        """Return a server's settings; the defaults in direct messages."""
        return await self._registry.settings(guild_id)

    async def set_guild(self, guild_id: int, settings: GuildSettings) -> None:
        await self._rows.set_guild(guild_id, settings)

    async def tables_waiting_for(self, user_id: int) -> list[Waiting]:
        """Return every running game that is waiting for a user. Loads only tables saved by older versions."""
        for table_id in await self._registry.store.timers.unknown_of(user_id):
            try:
                await self._registry.table(table_id)  # loading it records whom it is waiting for
            except TableError:
                continue
        return await self._registry.store.timers.waiting_for(user_id)

    async def results(
        self, *, user_id: int | None = None, guild_id: int | None = None, game: str | None = None
    ) -> list[ResultRecord]:
        """Return the results of a user, of a server, or of a user on a server; with `game`, of that game only."""
        found = await self.dated_results(user_id=user_id, guild_id=guild_id, game=game)
        return sorted((result for _, result in found), key=lambda result: (result.table_id, result.seat))

    async def dated_results(
        self, *, user_id: int | None = None, guild_id: int | None = None, game: str | None = None
    ) -> list[tuple[str, ResultRecord]]:
        """Return the same results, each with the time when its game ended, earliest first."""
        found = await self._rows.dated_results(user_id=user_id, guild_id=guild_id, game=game)
        return [(ended, completed_result(self._registry.games, each)) for ended, each in found]

    async def name_of(self, user_id: int) -> str | None:
        """Return the name a user had when they last took a seat."""
        return await self._rows.name_of(user_id)

    async def require_may_forget(self, user_id: int) -> None:
        """Raises TableError if the user is still playing somewhere."""
        if await self._registry.store.open_tables_of(user_id):
            raise await self._still_sits(user_id)

    async def _still_sits(self, user_id: int) -> TableError:
        tables = await self._registry.open_tables_of(user_id)
        return TableError(StillSits(tuple((each.guild_id, each.channel_id) for each in tables)))

    async def forget(self, user_id: int) -> list[StaleMessage]:
        """Delete a user's id and name from every table whose game is not running. Raises as `require_may_forget`.
        Returns the messages that still contain the name, to be edited: the store already has their new text.
        """
        return await self._registry.finish(self._forget(user_id))

    async def _forget(self, user_id: int) -> list[StaleMessage]:
        try:
            stale = await self._rows.forget(user_id, spoken)
        except StillPlays as error:
            raise await self._still_sits(user_id) from error
        await self._registry.forget(user_id)
        return stale


def _hours(person: Person) -> tuple[str, int, int]:
    return person.zone, person.wake, person.sleep
