"""Preferences of users, settings of servers, results of games, and deleting a user's data."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence, Set
from dataclasses import asdict, replace

from arnak_bot.store import queries
from arnak_bot.store.database import Connection
from arnak_bot.store.kinds import MessageKind
from arnak_bot.store.notices import forget_in_notices
from arnak_bot.store.records import (
    SOMEONE,
    SPOILED,
    GuildSettings,
    NewNotice,
    Person,
    ResultRecord,
    StaleMessage,
    StillPlays,
    Timer,
    Waiting,
    forgotten_player,
    former_text,
    read_former,
)
from arnak_bot.store.rows import (
    Rows,
    facts_from,
    notify_if,
    payload_of,
    person_from,
    read_person,
    result_from,
    settings_from,
    settings_text,
    unhandled_timers,
)


class PeopleRows(Rows):
    async def person(self, user_id: int) -> Person:
        return await self._database.read(lambda connection: read_person(connection, user_id))

    async def set_person(
        self, user_id: int, person: Person, timers: Sequence[tuple[Waiting, Sequence[Timer]]] = (), now: str = ""
    ) -> None:
        """Save a user's preferences, and reset the timers of those of their seats for which running games wait. A timer
        whose time has passed by `now` is kept only if it was not handled yet.
        """

        def keep(connection: Connection) -> None:
            connection.execute(queries.SET_PERSON, (user_id, json.dumps(asdict(person))))
            for waiting, wanted in timers:
                since = waiting.waits_since
                connection.execute(queries.HOLD, (waiting.table_id,))
                unhandled = unhandled_timers(connection, waiting.table_id, wanted, now)
                connection.execute(queries.DELETE_DUES_OF_SEAT, (waiting.table_id, waiting.seat, since))
                rows = [(due.table_id, due.seat, since, due.kind, due.due_at) for due in unhandled]
                connection.executemany(queries.INSERT_DUE_IF_AWAITED, rows)

        await self._database.write(keep)

    async def guild(self, guild_id: int) -> GuildSettings | None:
        """Return a server's settings; None if there are none or they cannot be read."""
        return next(iter(await self._read(settings_from, queries.SELECT_GUILD, guild_id)), None)

    async def set_guild(self, guild_id: int, settings: GuildSettings) -> None:
        await self._database.execute(queries.SET_GUILD, (guild_id, settings_text(settings)))

    async def dated_results(self, **given: int | str | None) -> list[tuple[str, ResultRecord]]:
        """The matching results, each with the time when its game ended, earliest first. `given`: what to match
        (guild_id, user_id, game, table_id), and time bounds: `since` (inclusive) and `until`. None: any.
        """
        named = {"game_key" if each == "game" else each: value for each, value in given.items() if value is not None}
        query = queries.select_results(*named)
        return await self._read(lambda row: (str(row["ended_at"]), result_from(row)), query, *named.values())

    async def chapters(self, user_id: int) -> list[tuple[str, ResultRecord]]:
        """Return the results of finished campaign chapters, each with the chapter's key."""
        return await self._read(lambda row: (str(row["chapter"]), result_from(row)), queries.SELECT_CHAPTERS, user_id)

    async def guilds(self) -> dict[int, GuildSettings]:
        return dict(await self._read(lambda row: (int(row["guild_id"]), settings_from(row)), queries.SELECT_GUILDS))

    async def unrated(self, guild_id: int) -> frozenset[int]:
        query = queries.SELECT_PEOPLE_IN_GUILD
        people = await self._read(lambda row: (int(row["user_id"]), person_from(row)), query, guild_id)
        return frozenset(user for user, person in people if not person.rated)

    async def season_closed(self, guild_id: int, season: str) -> bool:
        return await self._database.row(queries.SELECT_SEASON, (guild_id, season)) is not None

    async def close_season(self, guild_id: int, season: str, notices: Sequence[NewNotice], at: str) -> bool:
        """Record the end of a season and queue its notices, unless done before; return whether any are to be sent."""
        values = guild_id, season
        closed = await self._database.write(lambda it: notify_if(it, queries.CLOSE_SEASON, values, notices, at))
        return closed and bool(notices)

    async def name_of(self, user_id: int) -> str | None:
        """Return the name a user had when they last took a seat."""
        return await self._database.value(queries.SELECT_NAME, (user_id,))

    async def what_if(self, table_id: int, user_id: int) -> str | None:
        """Return a user's What-if attempt in a finished game, in the host's format; None if there is none."""
        return await self._database.value(queries.SELECT_WHAT_IF, (table_id, user_id))

    async def set_what_if(self, table_id: int, user_id: int, attempt: str) -> None:
        await self._database.execute(queries.SET_WHAT_IF, (table_id, user_id, attempt))

    async def forget(self, user_id: int, spelled: Callable[[str], str]) -> list[StaleMessage]:
        """Remove a user's identity from every table; the games themselves stay. `spelled` returns a name as it is
        written in a message. Returns those of the tables' newest messages that still contain the name. Raises
        StillPlays if the user sits at an open table.
        """

        def forget(connection: Connection) -> list[StaleMessage]:
            if connection.execute(queries.SELECT_OPEN_OF_USER, (user_id,)).fetchone() is not None:
                raise StillPlays
            names = _names_of(connection, user_id)
            stale = _forget_texts(connection, user_id, {name for _, name in names}, spelled)
            _forget_posts(connection, user_id, names)
            forget_in_notices(connection, user_id, names)
            for row in connection.execute(queries.SELECT_OPEN_ATTEMPTS, (user_id,)).fetchall():
                player = forgotten_player(user_id, row["secret"])
                connection.execute(queries.SET_PLAYER_OF_ATTEMPT, (player, row["table_id"]))
            for query in queries.FORGETTING:
                connection.execute(query, (user_id,))
            _forget_former(connection, user_id)
            return stale

        return await self._database.write(forget)


def _names_of(connection: Connection, user_id: int) -> set[tuple[int, str]]:
    """Return the user's names, each with the id of a table at which the user sits or has sat."""
    seats = connection.execute(queries.SELECT_NAMES_OF_USER, (user_id,)).fetchall()
    names = {(int(row["table_id"]), str(row["name"])) for row in seats}
    for row in connection.execute(queries.SELECT_FORMER, (user_id,)).fetchall():
        earlier = read_former(row["former"])
        names |= {(int(row["table_id"]), former.name) for former in earlier if former.user_id == user_id}
    return names


def _forget_texts(
    connection: Connection, user_id: int, names: Set[str], spelled: Callable[[str], str]
) -> list[StaleMessage]:
    """Update the stored texts of tables where the user sits or is mentioned; return the messages to edit."""
    stale: list[StaleMessage] = []
    said = sorted({f"<@{user_id}>", *map(spelled, names), *names} - {""}, key=len, reverse=True)
    whole = re.compile("|".join(rf"(?<![^\W_]){re.escape(each)}(?![^\W_])" for each in said))
    for row in connection.execute(queries.SELECT_TEXTS_OF_USER, (user_id,)).fetchall():
        before = row["last_text"] or ""
        if (text := whole.sub(SOMEONE, before)) != before:
            connection.execute(queries.SET_TEXT, (text, row["id"]))
            if row["last_post"] is not None:
                kind = MessageKind(row["last_kind"] or MessageKind.CONTENT)
                stale.append(StaleMessage(row["guild_id"], row["channel_id"], row["last_post"], text, kind))
    return stale


def _forget_former(connection: Connection, user_id: int) -> None:
    for row in connection.execute(queries.SELECT_FORMER, (user_id,)).fetchall():
        kept = [
            former._replace(user_id=0, name=SOMEONE) if former.user_id == user_id else former
            for former in read_former(row["former"])
        ]
        connection.execute(queries.SET_FORMER, (former_text(kept), row["table_id"], row["seat"]))


def _forget_posts(connection: Connection, user_id: int, names: Set[tuple[int, str]]) -> None:
    for row in connection.execute(queries.SELECT_ALL_POSTS).fetchall():
        try:
            facts = facts_from(row["payload"])
        except SPOILED:
            continue
        was_theirs = facts.value == user_id  # the seat, which has been taken over from them
        kept = replace(
            facts,
            user_id=None if facts.user_id == user_id else facts.user_id,
            present=None if facts.present == user_id else facts.present,
            value=0 if was_theirs else facts.value,
            name=SOMEONE if facts.name and (was_theirs or (row["table_id"], facts.name) in names) else facts.name,
        )
        if kept != facts:
            connection.execute(queries.SET_PAYLOAD, (payload_of(kept), row["id"]))
