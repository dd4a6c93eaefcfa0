"""The only thing that tells a channel about its table: it sends what waits in the outbox, at once or when it can.

Whoever decides something nudges; the sending is a task of its own, one at a time for each table, that nothing cancels
that happens to the interaction. What cannot be sent stays a row and is tried again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import tasks

from arnak_bot.host import Table, TableError, first_batches
from arnak_bot.store import Post, PostKind, Posts, PostState, StoreError
from arnak_bot.wording import labels, texts
from cogs.emoji import dressed
from cogs.posts import direct_note, message_of
from cogs.public import SILENT, Message
from cogs.replies import DISCORD_TROUBLE, MESSAGE_LIMIT, complete, is_thinking
from cogs.stopping import WORK

if TYPE_CHECKING:
    from cogs.client import ArnakBot

__all__ = ["Telling"]

AGAIN_SECONDS = 5
AT_ONCE = 4
"""So many tables are told at the same time when many wait."""
TOKEN_LASTS = timedelta(minutes=14)
"""Discord gives an interaction's token 15 minutes."""
YOUNG = timedelta(minutes=50)
"""Messages older than an hour are edited only so often, see error 30046."""

_log = logging.getLogger("arnak")


class Telling:
    """Sends what waits, table by table, in order."""

    def __init__(self, bot: ArnakBot) -> None:
        self._bot = bot
        self._tasks: dict[int, asyncio.Task[str | None]] = {}
        self._nudged: set[int] = set()
        self._routes: dict[int, discord.Interaction[Any]] = {}
        self._uncertain: dict[int, tuple[int, ...]] = {}
        self._refused: set[int] = set()

    # --- when ---------------------------------------------------------------------------------------

    def nudge(self, table_id: int) -> asyncio.Task[str | None]:
        """Tell a table's channel what waits for it; the task says why that could not be done, or None."""
        self._nudged.add(table_id)
        task = self._tasks.get(table_id)
        if task is None:
            task = asyncio.create_task(self._tell_table(table_id), name=f"{WORK}telling table {table_id}")
            self._tasks[table_id] = task
        return task

    async def told(self, table_id: int) -> str | None:
        """Nudge, and wait until the channel has been told; return why it could not be, or None.

        Who waits may be cancelled; the telling goes on.
        """
        return await asyncio.shield(self.nudge(table_id))

    def route(self, table_id: int, interaction: discord.Interaction[Any]) -> None:
        """Remember the newest interaction at a table: its token reaches channels in which the bot is no member."""
        self._routes[table_id] = interaction

    async def quiet(self) -> None:
        """Wait for the tellings that are under way."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def take_up(self) -> None:
        """Try what waits and may be tried now, a few tables at a time; look again soon if something is left."""
        outbox = self._bot.host.outbox
        while batches := await outbox.waiting(self._bot.host.registry.now()):
            numbers = list(dict.fromkeys(batch[0].table_id for batch in batches))
            for at in range(0, len(numbers), AT_ONCE):
                await asyncio.gather(*(asyncio.shield(self.nudge(number)) for number in numbers[at : at + AT_ONCE]))
        if await outbox.depth():
            self._try_again_later()
        elif self.catch_up.is_running():
            self.catch_up.stop()

    @tasks.loop(seconds=AGAIN_SECONDS)
    async def catch_up(self) -> None:
        """Try again what could not be told; rests when nothing waits."""
        try:
            await self.take_up()
        except Exception as error:  # the loop outlives whatever is wrong now
            _log.error("What waits to be told could not be looked for: %r", error)

    @catch_up.before_loop
    async def _wait_until_ready(self) -> None:
        await self._bot.wait_until_ready()

    def _try_again_later(self) -> None:
        if not self.catch_up.is_running():
            self.catch_up.start()

    # --- one table ----------------------------------------------------------------------------------

    async def _tell_table(self, table_id: int) -> str | None:
        why: str | None = None
        try:
            while table_id in self._nudged:
                self._nudged.discard(table_id)
                why = await self._tell_what_waits(table_id)
        except Exception as error:
            expected = isinstance(error, StoreError | TableError)
            _log.error("Table %s could not be told: %s", table_id, error, exc_info=None if expected else error)
            self._try_again_later()
            why = texts.WENT_WRONG
        finally:
            del self._tasks[table_id]
        return why

    async def _tell_what_waits(self, table_id: int) -> str | None:
        """Tell everything, message by message; stop at the first of the channel's that fails."""
        outbox = self._bot.host.outbox
        if table_id in self._refused:
            self._refused.discard(table_id)
            await outbox.again(table_id)
        failed: dict[int, str] = {}
        while True:
            batches = [self._cut(each) for each in first_batches(await outbox.of_table(table_id))]
            batch = next((each for each in batches if each[0].id not in failed), None)
            if batch is None:
                return next(iter(failed.values()), None)
            why = await self._tell_batch(batch)
            if why is not None:
                failed[batch[0].id] = why

    def _cut(self, batch: list[Post]) -> list[Post]:
        """Send exactly what may have arrived before: with the same nonce Discord takes it once."""
        before = self._uncertain.get(batch[0].table_id, ())
        again = [post for post in batch if post.id in before]
        return again if again and batch[0].id in before else batch

    async def _tell_batch(self, batch: list[Post]) -> str | None:
        """Tell one message; return why that failed, or None."""
        table_id, post = batch[0].table_id, batch[0]
        try:
            table = await self._bot.host.registry.table(table_id)
            if post.kind is PostKind.HEADS_UP:
                await self._tell_player(table, post)
            else:
                await self._tell_channel(table, batch)
        except (discord.Forbidden, discord.NotFound) as error:
            return await self._failed(batch, error.text or labels.discord_says(error.status), permanent=True)
        except discord.HTTPException as error:
            why = error.text or labels.discord_says(error.status)
            return await self._failed(batch, why, retry_after=_retry_after(error))
        except DISCORD_TROUBLE as error:
            self._uncertain[table_id] = tuple(each.id for each in batch)
            return await self._failed(batch, labels.network_says(type(error).__name__))
        except TableError as error:
            return await self._failed(batch, str(error))
        self._uncertain.pop(table_id, None)
        return None

    async def _failed(
        self, batch: Sequence[Post], why: str, *, permanent: bool = False, retry_after: float | None = None
    ) -> str:
        """Note a try that failed; tell the players themselves when the channel is closed to the bot for good."""
        table_id = batch[0].table_id
        _log.warning("Telling table %s failed: %s", table_id, why)
        outbox = self._bot.host.outbox
        state = await outbox.failed(batch, why, permanent=permanent, retry_after=retry_after)
        if state is PostState.REFUSED:
            self._refused.add(table_id)
            await self._tell_players(table_id, batch, why)
        else:
            self._try_again_later()
        return why

    # --- sending ------------------------------------------------------------------------------------

    async def _tell_channel(self, table: Table, batch: list[Post]) -> None:
        host = self._bot.host
        message = await message_of(host, table, batch)
        if message is None:
            await host.outbox.delivered(batch, None)
            return
        if batch[-1].kind is PostKind.LOBBY and await self._edit_lobby(table, message):
            await host.outbox.delivered(batch, table.posts.last, message.plain)
            return
        if len(await host.outbox.of_table(table.id)) > len(batch) and table.id in self._uncertain:
            message.pings = SILENT  # the newer message pings
        number = await self._send(table, message, nonce=f"arnak-{batch[-1].id}")
        before = await host.outbox.delivered(batch, number, message.plain)
        await self._tidy(table, before, batch[-1])

    async def _send(self, table: Table, message: Message, nonce: str) -> int:
        channel = self._bot.get_partial_messageable(table.channel_id)
        content = dressed(message.content, MESSAGE_LIMIT)
        try:
            sent: discord.Message = await channel.send(
                content, files=message.files, view=message.view, allowed_mentions=message.pings, nonce=nonce
            )
        except (discord.Forbidden, discord.NotFound):
            interaction = self._fresh_route(table)
            if interaction is None:
                raise
            if is_thinking(interaction):
                await complete(interaction, texts.IN_THE_CHANNEL)
            for file in message.files:
                file.reset()
            sent = await interaction.followup.send(
                content, files=message.files, view=message.view, allowed_mentions=message.pings, wait=True
            )
        return sent.id

    def _fresh_route(self, table: Table) -> discord.Interaction[Any] | None:
        """The newest interaction in a table's own channel, while its token lasts."""
        interaction = self._routes.get(table.id)
        if interaction is None or interaction.channel_id != table.channel_id:
            return None
        return interaction if discord.utils.utcnow() - interaction.created_at < TOKEN_LASTS else None

    async def _edit_lobby(self, table: Table, message: Message) -> bool:
        """Show who sits there now in the lobby's own message while it is young; say whether that worked."""
        last = table.posts.last
        if last is None or discord.utils.utcnow() - discord.utils.snowflake_time(last) > YOUNG:
            return False
        lobby = self._bot.get_partial_messageable(table.channel_id).get_partial_message(last)
        try:
            await lobby.edit(content=dressed(message.content, MESSAGE_LIMIT), view=message.view)
        except (discord.Forbidden, discord.NotFound):
            return False
        return True

    async def _tidy(self, table: Table, before: Posts, post: Post) -> None:
        """The message before loses its ping and its buttons; a reminder that has done its work goes."""
        if post.kind.is_position or post.kind in (PostKind.PING, PostKind.REMIND):
            await self._remove_reminder(table, before.ping)
        if not post.kind.is_position or before.last is None:
            return
        old = self._bot.get_partial_messageable(table.channel_id).get_partial_message(before.last)
        with contextlib.suppress(*DISCORD_TROUBLE):
            await old.edit(content=dressed(before.text, MESSAGE_LIMIT), view=None)

    async def _remove_reminder(self, table: Table, number: int | None) -> None:
        if number is not None:
            message = self._bot.get_partial_messageable(table.channel_id).get_partial_message(number)
            with contextlib.suppress(*DISCORD_TROUBLE):
                await message.delete()

    async def _tell_player(self, table: Table, post: Post) -> None:
        """Tell whoever is next, silently; a closed direct message never stops a game."""
        text, seat = direct_note(table, post.facts), post.facts.seat
        if text is not None and seat is not None:
            with contextlib.suppress(discord.Forbidden, discord.NotFound):
                await self._direct(table.seats[seat].user_id, text, nonce=f"arnak-{post.id}")
        await self._bot.host.outbox.delivered([post], None)

    async def _tell_players(self, table_id: int, batch: Sequence[Post], why: str) -> None:
        """Tell those for whom a table waits that its channel cannot be told."""
        if not any(post.kind in (PostKind.TABLE, PostKind.PING, PostKind.REMIND) for post in batch):
            return
        table = await self._bot.host.registry.table(table_id)
        if table.game is None or table.game.over:
            return
        for seat in table.game.seats_to_act:
            with contextlib.suppress(*DISCORD_TROUBLE):
                await self._direct(table.seats[seat].user_id, labels.channel_closed(table.channel_id, why))

    async def _direct(self, user_id: int, text: str, nonce: str | None = None) -> None:
        channel = await self._bot.create_dm(discord.Object(user_id))
        await channel.send(text, silent=True, nonce=nonce or discord.utils.time_snowflake(discord.utils.utcnow()))


def _retry_after(error: discord.HTTPException) -> float | None:
    """How long Discord asks to wait, where it does."""
    text = error.response.headers.get("Retry-After", "")
    return float(text) if text.replace(".", "", 1).isdecimal() else None
