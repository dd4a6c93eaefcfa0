"""The outbox sender: the only code that posts a table's messages, at once or as soon as possible.

Callers nudge it after a decision. Each table has at most one sending task, which is independent of the interaction
that caused it. Posts that cannot be sent stay in the database and are retried. Older messages are tidied in separate
tasks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord.ext import tasks

from arnak_bot.host import Host, Table, TableError, first_batches
from arnak_bot.store import MessageKind, Post, PostKind, Posts, PostState, Status, StoreError
from arnak_bot.wording import labels
from arnak_bot.wording.messages import ENGLISH, Words
from cogs.interactions import WORK, words_at
from cogs.limits import DISCORD_TROUBLE, retry_after
from cogs.messages import SILENT, awaited_line
from cogs.own_threads import OwnThreads
from cogs.pictures import Looks, MovedOn
from cogs.posts import direct_note, message_of, note_message
from cogs.questions import Questions
from cogs.sending import DirectMessages, RefusedPosts, Sender, is_young

AGAIN_SECONDS = 5
SERVER_TROUBLE = 500
"""From this status code up, a request failed in transit or on Discord's servers, rather than being refused."""
BLOCKED_BY_AUTOMOD = (200000, 200001)
PLACE_IS_GONE = (10003, 10004)
MISSING_ACCESS = 50001
AT_ONCE = 4
"""How many tables' posts are sent at the same time when many are waiting."""
PAUSE_SECONDS = 0.2
"""Seconds between one group of tables and the next, so that posting and tidying stay below 50 requests a second."""

_log = logging.getLogger("arnak")


@dataclass(frozen=True, slots=True)
class _Arrived:
    """A message that Discord has accepted but that is not recorded in the database yet."""

    posts: tuple[Post, ...]
    message_id: int | None
    text: str = ""
    kind: MessageKind = MessageKind.CONTENT
    replaced: bool = False


class OutboxSender:
    def __init__(self, client: discord.Client, host: Host, looks: Looks) -> None:
        self._client = client
        self._host = host
        self._looks = looks.of_posts()
        self._tasks: dict[int, asyncio.Task[str | None]] = {}
        self._nudged: set[int] = set()
        self.refused = RefusedPosts(client, host, self._send_all)
        self.direct = DirectMessages(client)
        self.sender = Sender(client, looks.emoji, self.refused)
        self._own_threads = OwnThreads(client, host, self._looks, self._tidy_later)
        self._tidying: set[asyncio.Task[None]] = set()
        self.resting = False
        self._arrived: dict[int, _Arrived] = {}
        self._named: dict[int, tuple[int, str]] = {}
        """By table, its newest message since the program started, and that message's line about who is awaited."""
        self._noted = set[int]()
        """The tables where somebody has come, gone or taken something back since their messages were last updated."""
        self.questions = Questions(client, host, self.sender, self._tidy_later, note_message)
        host.computers.on_release = self._released
        self.on_note: Callable[[], object] = lambda: None
        """Called after sending news that may also be announced elsewhere on the server, such as a game's end."""
        self.on_position: Callable[[Table], object] = lambda _: None
        """Called after sending a new position of a table, or when computers have answered without a post."""

    # --- when to send ------------------------------------------------------------------------------

    def _released(self, table_id: int) -> None:
        """Send a table's waiting posts once its computers are done; call `on_position` if they acted without a post."""
        self.nudge(table_id)
        table = self._host.registry.peek(table_id)
        if table is not None and table.turn:
            self.on_position(table)

    def nudge(self, table_id: int) -> asyncio.Task[str | None]:
        """Start sending a table's waiting posts; the task returns why that failed, or None."""
        self._nudged.add(table_id)
        task = self._tasks.get(table_id)
        if task is None:
            task = asyncio.create_task(self._send_table(table_id), name=f"{WORK}table {table_id}")
            self._tasks[table_id] = task
        return task

    async def send(self, table_id: int) -> str | None:
        """Like `nudge`, but wait until the posts have been sent. Cancelling the caller does not stop the sending."""
        return await asyncio.shield(self.nudge(table_id))

    async def until_idle(self) -> None:
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    def stop(self) -> None:
        """Start nothing new: waiting posts are sent after the restart, and older messages stay as they are."""
        self.resting = True
        self.catch_up.cancel()
        self.refused.stop()
        self.direct.stop()
        for task in self._tidying:
            task.cancel()

    async def resume(self) -> None:
        """Send the posts that are due, a few tables at a time; check again soon if any are left."""
        outbox = self._host.outbox
        waiting = await outbox.tables_with_due_posts(self._host.registry.now())
        await self._send_all([number for number in waiting if number not in self._tasks])
        if await outbox.depth():
            self._try_again_later()

    async def _send_all(self, table_ids: Sequence[int]) -> None:
        for at in range(0, len(table_ids), AT_ONCE):
            if at:
                await asyncio.sleep(PAUSE_SECONDS)
            if self.resting:
                return
            await asyncio.gather(*(self.send(number) for number in table_ids[at : at + AT_ONCE]))

    @tasks.loop(seconds=AGAIN_SECONDS)
    async def catch_up(self) -> None:
        """Retry posts that could not be sent; sleeps while nothing is waiting. Apart from a shutdown, nothing else may
        stop the loop: if it were stopped while asleep, it would miss what fails in the meantime.
        """
        try:
            await self.resume()
            if not await self._host.outbox.depth():
                self.catch_up.stop()
        except Exception as error:  # the loop must survive any error
            _log.error("Waiting posts could not be looked up: %r", error)

    @catch_up.before_loop
    async def _wait_until_ready(self) -> None:
        await self._client.wait_until_ready()

    def _try_again_later(self) -> None:
        if not self.catch_up.is_running():
            self.catch_up.start()

    # --- one table ----------------------------------------------------------------------------------

    async def _send_table(self, table_id: int) -> str | None:
        why: str | None = None
        try:
            while table_id in self._nudged:
                self._nudged.discard(table_id)
                why = await self._send_waiting(table_id)
                if why is None and not self.resting and not self._host.computers.holds(table_id):
                    with contextlib.suppress(TableError):  # it cannot be loaded any more
                        self._bring_up_to_date(await self._host.registry.table(table_id))
        except Exception as error:
            expected = isinstance(error, StoreError | TableError)
            _log.error("Posts of table %s could not be sent: %s", table_id, error, exc_info=None if expected else error)
            self._try_again_later()
            why = (await self._words(table_id)).texts.went_wrong()
        finally:
            del self._tasks[table_id]
        return why

    async def _send_waiting(self, table_id: int) -> str | None:
        """Send everything, message by message; stop at the first message to the channel that fails."""
        outbox = self._host.outbox
        failed: dict[int, str] = {}
        while True:
            batches = [_cut(each) for each in first_batches(await outbox.of_table(table_id))]
            batch = next((each for each in batches if each[0].id not in failed and not self._should_wait(each)), None)
            if batch is None:
                return next(iter(failed.values()), None)
            try:
                why = await self._send_batch(batch)
            except MovedOn:
                self._nudged.discard(table_id)
                continue
            if why is not None:
                failed[batch[0].id] = why

    def _should_wait(self, batch: Sequence[Post]) -> bool:
        """Whether these posts should wait for more, because computers are still playing."""
        return batch[0].kind in (PostKind.TABLE, PostKind.PANELS) and self._host.computers.holds(batch[0].table_id)

    async def _send_batch(self, batch: list[Post]) -> str | None:
        """Send one message; return why that failed, or None. Raises MovedOn if newer events should go into it."""
        table_id, post = batch[0].table_id, batch[0]
        try:
            table = await self._host.registry.table(table_id)
            if post.kind is PostKind.HEADS_UP:
                await self._send_to_player(table, post)
            elif post.kind is PostKind.PANELS:
                await self._show_panels(table, batch)
            elif post.id not in self._arrived and (missing := self.sender.missing(table)):
                self.refused.note(table)
                return await self._failed(
                    batch, words_at(self._client, table).labels.lacks(permissions=", ".join(missing)), permanent=True
                )
            else:
                await self._send_to_channel(table, batch)
                announced = post.kind in (PostKind.NOTE, PostKind.VOTE, PostKind.CLOSED)
                if announced or any(each.facts.over for each in batch):
                    self.on_note()
        except (discord.Forbidden, discord.NotFound) as error:
            return await self._record_refusal(batch, error)
        except discord.HTTPException as error:
            why, wait = await self._why(batch, error), retry_after(error.response)
            doubtful, permanent = error.status >= SERVER_TROUBLE, error.code in BLOCKED_BY_AUTOMOD
            return await self._failed(batch, why, permanent=permanent, retry_after=wait, doubtful=doubtful)
        except DISCORD_TROUBLE as error:
            why = (await self._words(table_id)).labels.network_says(kind=type(error).__name__)
            wait = error.retry_after if isinstance(error, discord.RateLimited) else None
            return await self._failed(batch, why, retry_after=wait, doubtful=wait is None)
        except TableError as error:
            return await self._failed(batch, error.refusal.sentence(await self._words(table_id)))
        except (StoreError, MovedOn):
            raise
        except Exception as error:  # an error with one message must not affect other tables
            _log.error("A message of table %s could not be created", table_id, exc_info=error)
            return await self._failed(batch, type(error).__name__)
        return None

    async def _record_refusal(self, batch: Sequence[Post], error: discord.Forbidden | discord.NotFound) -> str:
        """Record that Discord refuses posts to a channel; stop the table if the channel is gone."""
        table = await self._host.registry.table(batch[0].table_id)
        known = self._client.get_channel(table.channel_id) is not None
        why = await self._why(batch, error)
        if error.code in PLACE_IS_GONE and table.guild_id is not None and not known:
            await self._host.outbox.delivered(batch, None)
            self._client.dispatch("table_place_gone", table)
            return why
        self.refused.note(table)
        if error.code == MISSING_ACCESS and not known and self._client.get_guild(table.guild_id or 0) is not None:
            why = words_at(self._client, table).labels.not_in_the_thread(why=why)
        return await self._failed(batch, why, permanent=True)

    async def _words(self, table_id: int) -> Words:
        """Return the texts in a table's language, even if the table cannot be loaded."""
        try:
            return words_at(self._client, await self._host.registry.table(table_id))
        except (TableError, StoreError):
            return ENGLISH

    async def _why(self, batch: Sequence[Post], error: discord.HTTPException) -> str:
        return error.text or (await self._words(batch[0].table_id)).labels.discord_says(status=error.status)

    async def _failed(
        self,
        batch: Sequence[Post],
        why: str,
        *,
        permanent: bool = False,
        retry_after: float | None = None,
        doubtful: bool = False,
    ) -> str:
        """Record a failed attempt; notify the players directly if the channel is permanently closed to the bot.
        `doubtful`: Discord may have accepted the message although no reply arrived.
        """
        table_id = batch[0].table_id
        _log.warning("Posting to table %s failed: %s", table_id, why)
        outbox = self._host.outbox
        state = await outbox.failed(batch, why, permanent=permanent, retry_after=retry_after, doubtful=doubtful)
        if state is PostState.REFUSED:
            if any(post.error != why for post in batch):  # otherwise they have been told already
                await self._notify_players(table_id, batch, why)
        else:
            self._try_again_later()
        return why

    # --- sending ------------------------------------------------------------------------------------

    async def _send_to_channel(self, table: Table, batch: list[Post]) -> None:
        host, message = self._host, None
        if batch[0].id not in self._arrived:
            looks = replace(self._looks, wanted=lambda: table.id not in self._nudged)
            message = await message_of(looks, host, table, batch, words_at(self._client, table))
            if message is None:
                await host.outbox.delivered(batch, None)
                return
            if batch[-1].kind is PostKind.LOBBY and await self.sender.edit_lobby(table, message):
                await host.outbox.delivered(batch, table.posts.last, message.plain, message.kind)
                return
            if batch[0].sent_with is not None and await self._has_newer(batch):
                message.pings = SILENT  # the newer message pings
            if not await host.outbox.claim(batch):
                return
            sender, number = self.sender, table.posts.last
            replaced = sender.continues(table, batch, message)
            if number is None or not (replaced and await sender.edit_turn(table, batch, message)):
                number = await sender.send(table, message, nonce=f"arnak-{batch[-1].id}")
            sender.remember(table, number, message)
            self._arrived[batch[0].id] = _Arrived(tuple(batch), number, message.plain, message.kind, replaced)
        arrived = self._arrived[batch[0].id]
        before = await self._note_arrived(batch[0].id)
        if not self.resting and arrived.message_id != before.last:
            self._tidy_later(self.sender.tidy(table, before, batch[0], replaced=arrived.replaced))
        if message is not None and arrived.message_id is not None:
            self.questions.sent(table, batch[-1], arrived.message_id, message)
        if any(post.kind.is_position for post in batch):
            if arrived.message_id is not None and table.status is Status.RUNNING:
                self._named[table.id] = arrived.message_id, self._awaited(table)
            self.on_position(table)
        elif batch[-1].kind is PostKind.NOTE:
            self._noted.add(table.id)

    def _bring_up_to_date(self, table: Table) -> None:
        """Bring a table's questions up to date, and its newest message as well, unless editing it costs too much."""
        self.questions.settle(table)
        last, noted = table.posts.last, table.id in self._noted
        self._noted.discard(table.id)
        young = last is not None and is_young(last)
        if young or noted or self._one_has_to_choose(table):  # Discord limits edits of old messages
            self._name_awaited(table)

    def _one_has_to_choose(self, table: Table) -> bool:
        """Whether all players choose something or answer a call, and only one of them has not yet."""
        if table.status is not Status.RUNNING or len(self._host.registry.awaited(table)) != 1:
            return False
        waiting = {each.seat for each in table.seats} - {*table.running.seats_to_act}
        return table.acts != "alone" or any(map(table.decided, waiting))

    def _name_awaited(self, table: Table) -> None:
        if table.status is not Status.RUNNING:
            self._named.pop(table.id, None)
            return
        last, awaited, named = table.posts.last, self._awaited(table), self._named.get(table.id)
        if named is None and not table.turn:
            return  # it was sent before the program started, for this position
        if last is None or table.posts.kind is not MessageKind.COMPONENTS or named == (last, awaited):
            return
        self._named[table.id] = last, awaited
        if not self.resting:
            self._tidy_later(self.sender.renew_awaited(table, last, awaited))

    def _awaited(self, table: Table) -> str:
        return awaited_line(table, self._host.registry.awaited(table), words_at(self._client, table))

    def _tidy_later(self, work: Coroutine[Any, Any, None]) -> None:
        tidying = asyncio.create_task(work, name="tidying")
        self._tidying.add(tidying)
        tidying.add_done_callback(self._tidying.discard)

    async def _has_newer(self, batch: Sequence[Post]) -> bool:
        posts = await self._host.outbox.of_table(batch[0].table_id)
        return any(post.id > batch[-1].id and not post.kind.is_private for post in posts)

    async def _note_arrived(self, post_id: int) -> Posts:
        """Record what Discord has accepted. If the database is unavailable, record it later; never send it again."""
        arrived = self._arrived[post_id]
        before = await self._host.outbox.delivered(arrived.posts, arrived.message_id, arrived.text, arrived.kind)
        del self._arrived[post_id]
        return before

    async def _send_to_player(self, table: Table, post: Post) -> None:
        """Send the next player a silent direct message; if they accept none from the bot, the game goes on."""
        if post.id not in self._arrived:
            text, seat = direct_note(table, post.facts, words_at(self._client, table)), post.facts.seat
            if not await self._host.outbox.claim([post]):
                return
            if text is not None and seat is not None:
                with contextlib.suppress(discord.Forbidden, discord.NotFound):
                    await self.direct.send(table.seats[seat].user_id, text, nonce=f"arnak-{post.id}")
            self._arrived[post.id] = _Arrived((post,), None)
        await self._note_arrived(post.id)

    async def _show_panels(self, table: Table, batch: list[Post]) -> None:
        if await self._host.outbox.claim(batch):
            await self._own_threads.show(table, batch, self.sender.newest_at(table.id))
            await self._host.outbox.delivered(batch, None)

    async def _notify_players(self, table_id: int, batch: Sequence[Post], why: str) -> None:
        if not any(post.kind in (PostKind.TABLE, PostKind.PING, PostKind.REMIND) for post in batch):
            return
        table = await self._host.registry.table(table_id)
        if table.game is None or table.game.over:
            return
        closed = words_at(self._client, table).labels.channel_closed(channel=labels.channel(table.channel_id), why=why)
        awaited = self._host.registry.awaited(table)
        self.direct.send_to_all([each.user_id for each in awaited if not each.computer], closed)


def _cut(batch: list[Post]) -> list[Post]:
    """Reduce a batch to exactly the posts that may already have arrived: Discord accepts the same nonce only once."""
    before = batch[0].sent_with
    return batch if before is None else [post for post in batch if post.sent_with == before]
