"""The rows of the outbox: posts still to be sent, and their delivery state."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.store import queries
from arnak_bot.store.database import Connection
from arnak_bot.store.kinds import MessageKind, PostState
from arnak_bot.store.records import EVERYTHING, Moved, NewPost, Post, Posts, Refusal, ShardHolder
from arnak_bot.store.rows import Rows, post_from, posts_from, queue


class OutboxRows(Rows):
    """The outbox of all tables. Changing it is not a decision: a table's version stays the same."""

    async def add(self, table_id: int, posts: Sequence[NewPost], at: str) -> None:
        await self._database.write(lambda connection: queue(connection, table_id, posts, at))

    async def tables_with_due_posts(self, now: str, mine: ShardHolder = EVERYTHING) -> list[int]:
        """The tables among `mine` with a post that is due, longest waiting first. Public posts wait for earlier public
        posts that were postponed. Only numbers are read, so that an unreadable row blocks only its own table.
        """
        return await self._database.ids(queries.SELECT_TABLES_TO_TELL, *mine, now)

    async def of_table(self, table_id: int, mine: ShardHolder = EVERYTHING) -> list[Post]:
        return await self._read(post_from, queries.SELECT_POSTS_OF_TABLE, *mine, table_id)

    async def claim(self, posts: Sequence[Post], mine: ShardHolder = EVERYTHING) -> bool:
        """Mark posts as about to be sent in one message; return whether they are all still waiting and ours to send."""
        values = [(*mine, post.id, posts[-1].id) for post in posts]

        def claim(connection: Connection) -> None:
            for each in values:
                if not connection.execute(queries.CLAIM_POST, each).rowcount:
                    raise Moved

        try:
            await self._database.write(claim)
        except Moved:
            return False
        return True

    async def refusals(self, guild_id: int | None, mine: ShardHolder = EVERYTHING) -> list[Refusal]:
        """Return the tables among `mine` (on one server, or on all) with a post that Discord refuses permanently."""
        rows = await self._database.rows(queries.SELECT_REFUSALS, (*mine, guild_id))
        return [Refusal(row["table_id"], row["channel_id"], row["last_error"], row["next_at"]) for row in rows]

    async def all(self) -> list[Post]:
        return await self._read(post_from, queries.SELECT_ALL_POSTS)

    async def delivered(
        self,
        posts: Sequence[Post],
        *,
        newest: int | None,
        reminder: int | None,
        text: str,
        kind: MessageKind = MessageKind.CONTENT,
    ) -> None:
        """Delete delivered posts of one table. `newest`: the id of a message that shows the table; `text`: what remains
        of it once a newer one replaces it; `kind`: how it is built. `reminder`: the id of a message that only pings.
        """

        def note(connection: Connection) -> None:
            connection.executemany(queries.DELETE_POST, [(post.id,) for post in posts])
            if newest is not None:
                connection.execute(queries.SET_NEWEST_MESSAGE, (newest, text, kind, posts[0].table_id))
            if reminder is not None:
                connection.execute(queries.SET_REMINDER, (reminder, posts[0].table_id))

        await self._database.write(note)

    async def messages_of(self, table_id: int) -> Posts:
        row = await self._database.row(queries.SELECT_MESSAGES, (table_id,))
        return Posts() if row is None else posts_from(row)

    async def failed(
        self, posts: Sequence[Post], why: str, next_at: str, state: PostState, *, sent_with: int | None
    ) -> None:
        values = [(next_at, why, state, sent_with, post.id) for post in posts]
        await self._database.write(lambda it: it.executemany(queries.POST_FAILED, values))

    async def again(self, table_id: int) -> None:
        await self._database.execute(queries.TRY_REFUSED_AGAIN, (table_id,))

    async def depth(self, mine: ShardHolder = EVERYTHING) -> tuple[int, str | None]:
        """Return the number of waiting posts at the tables in `mine`, and the time of the oldest."""
        row = await self._database.row(queries.SELECT_DEPTH, mine)
        return row[0], row[1]
