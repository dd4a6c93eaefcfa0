"""The queues of what is still to be sent: posts of tables, and notices to servers. The senders report each result."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import takewhile

from arnak_bot import logs
from arnak_bot.host.registry import Registry
from arnak_bot.host.tables import Table
from arnak_bot.host.waiting import timestamp
from arnak_bot.metrics import posted
from arnak_bot.store import (
    MessageKind,
    NewPost,
    Notice,
    NoticeOf,
    Post,
    PostKind,
    Posts,
    PostState,
    Refusal,
    ShardHolder,
)

_DELAYS = tuple(timedelta(seconds=seconds) for seconds in (5, 15, 60, 300, 900, 3600))
GIVEN_UP_AFTER = timedelta(days=3)
"""A post that Discord has not accepted for this long counts as refused."""
_HOUR, _DAY = timedelta(hours=1), timedelta(days=1)
_REMINDERS = (PostKind.PING, PostKind.REMIND)
_POSITIONS = tuple(kind for kind in PostKind if kind.is_position)
_ALIKE = {**dict.fromkeys(_POSITIONS, _POSITIONS), **{kind: (kind,) for kind in _REMINDERS}}
"""For each kind of post, the kinds of posts that are merged with it into one message if they directly follow it."""
NEVER = timestamp(datetime.max.replace(tzinfo=UTC))
"""The next attempt for a post that is no longer retried automatically."""
NOTICES_AT_A_TIME = 50

_log = logging.getLogger("arnak")


def delay(tries: int) -> timedelta:
    return _DELAYS[min(tries, len(_DELAYS) - 1)]


def _after_refusal(age: timedelta, now: datetime) -> str:
    """Return when to retry a refused post of this age. Discord counts refusals, and bans bots with too many."""
    if age >= _DAY:
        return NEVER
    return timestamp(now + (_HOUR if age < _HOUR else _DAY))


def first_batches(posts: Sequence[Post]) -> list[list[Post]]:
    """Which of a table's waiting posts to send first; each list becomes one message. Consecutive posts that show the
    table are merged into one message: the newest position with the news of all of them. Reminders to several players
    and posts for the players' own threads are merged as well. Private and public messages do not wait for each other.
    """
    public = [post for post in posts if not post.kind.is_private]
    panels = [post for post in posts if post.kind is PostKind.PANELS]
    batches = [[post] for post in posts if post.kind is PostKind.HEADS_UP]
    batches += [panels] if panels else []
    if public:
        alike = _ALIKE.get(public[0].kind, ())
        run = list(takewhile(lambda post: post.kind in alike, public))
        batches.insert(0, run or public[:1])
    return batches


class Outbox:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._rows = registry.store.outbox

    @property
    def _own_servers(self) -> ShardHolder:
        return self._registry.scope.mine

    async def tables_with_due_posts(self, now: datetime) -> list[int]:
        """Return the ids of the tables with posts that are due, longest waiting first."""
        return await self._rows.tables_with_due_posts(timestamp(now), self._own_servers)

    async def of_table(self, table_id: int) -> list[Post]:
        """All waiting posts of a table in order, including those whose retry is not yet due. Empty if another process
        is responsible for its server.
        """
        return await self._rows.of_table(table_id, self._own_servers)

    async def claim(self, posts: Sequence[Post]) -> bool:
        """Assign posts to one message before sending it, so that a retry sends exactly the same ones. Returns False if
        they must not be sent: they have arrived, or another process is now responsible for the server.
        """
        return await self._rows.claim(posts, self._own_servers)

    async def add(self, table: Table, *posts: NewPost) -> None:
        """Queue posts outside a decision, for example to show the table again."""
        await self._rows.add(table.id, posts, timestamp(self._registry.now()))

    async def delivered(
        self, posts: Sequence[Post], message_id: int | None, text: str = "", kind: MessageKind = MessageKind.CONTENT
    ) -> Posts:
        """Remove posts that Discord accepted as one message; return the table's messages as they were before. `text`:
        what a message showing the table is reduced to once a newer one replaces it. `kind`: how it was built.
        """
        if not posts:
            return Posts()
        return await self._registry.finish(self._delivered(posts, message_id, text, kind))

    async def _delivered(self, posts: Sequence[Post], message_id: int | None, text: str, kind: MessageKind) -> Posts:
        table_id, shown = posts[0].table_id, posts[-1].kind
        before = await self._rows.messages_of(table_id)
        newest = message_id if shown.is_position else None
        reminder = message_id if shown in _REMINDERS else None
        await self._rows.delivered(posts, newest=newest, reminder=reminder, text=text, kind=kind)
        table = self._registry.peek(table_id)
        posted("delivered", len(posts))
        self._log("told", table_id, posts=len(posts))
        if table is not None and newest is not None:
            table.posts = Posts(before.first or newest, newest, text, None, kind)
        elif table is not None and reminder is not None:
            table.posts = replace(table.posts, ping=reminder)
        return before

    async def failed(
        self,
        posts: Sequence[Post],
        why: str,
        *,
        permanent: bool = False,
        retry_after: float | None = None,
        doubtful: bool = False,
    ) -> PostState:
        """Record a failed attempt; return whether the posts are still waiting or count as refused (`permanent`, or
        after three days). Refused posts are retried after an hour, after a day, and then only when there is something
        new to send or somebody asks. Posts that have failed for three days are still retried once a day.

        `retry_after`: the wait in seconds that Discord demands. `doubtful`: whether the message may have arrived.
        """
        now = self._registry.now()
        first = posts[0]
        age = now - datetime.fromisoformat(first.made_at)
        given_up = permanent or age > GIVEN_UP_AFTER
        state = PostState.REFUSED if given_up else PostState.WAITING
        usual = min(delay(first.tries), max(delay(0), age))  # frequent clicks must not cause frequent attempts
        pause = _DAY if given_up else usual
        if retry_after is not None:
            pause = max(pause, timedelta(seconds=min(retry_after, _DAY.total_seconds())))
        next_at = timestamp(now + pause)
        if permanent:
            next_at = _after_refusal(now - datetime.fromisoformat(posts[-1].made_at), now)
        sent_with = posts[-1].id if doubtful else first.sent_with
        await self._rows.failed(posts, why, next_at, state, sent_with=sent_with)
        what = "refused" if given_up else "failed"
        posted(what, len(posts))
        self._log(what, first.table_id, tries=first.tries + 1, posts=len(posts))
        return state

    async def refusals(self, guild_id: int | None = None) -> list[Refusal]:
        """Return the tables, of one server or of all, whose posts Discord refuses. Does not load the tables."""
        return await self._rows.refusals(guild_id, self._own_servers)

    async def refusals_due(self) -> list[Refusal]:
        now = timestamp(self._registry.now())
        return [refusal for refusal in await self.refusals() if refusal.next_at <= now]

    async def again(self, table_id: int) -> None:
        await self._rows.again(table_id)

    async def depth(self) -> int:
        return (await self._rows.depth(self._own_servers))[0]

    async def oldest_age(self, now: datetime) -> timedelta:
        """Zero if no post is waiting."""
        oldest = (await self._rows.depth(self._own_servers))[1]
        return timedelta() if oldest is None else now - datetime.fromisoformat(oldest)

    def _log(self, what: str, table_id: int, **numbers: int) -> None:
        table = self._registry.peek(table_id)
        logs.event(what, table=table_id, guild=None if table is None else table.guild_id, **numbers)


class Notices:
    """Notices to a server that are not posts of its tables."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._rows = registry.store.notices

    async def due(self) -> Sequence[Notice]:
        return await self._rows.due(timestamp(self._registry.now()), NOTICES_AT_A_TIME, self._registry.scope.mine)

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
