"""What does not work on a server, and how to fix it: deleted channels, permissions, posts that do not arrive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

import discord

from arnak_bot.host import NEVER
from arnak_bot.refusals import CannotPostIn, NoThreadsIn
from arnak_bot.store import GuildSettings, Notice, NoticeOf
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Words
from cogs.client import Interaction
from cogs.opening import lacking_in
from cogs.sending import missing_in
from cogs.settings_text import AUDIT, CHANNELS, IN_CHANNELS, LIST, NEWS, State, website


async def problems_of(interaction: Interaction, state: State, gone: frozenset[int], words: Words) -> str:
    """Return what does not work on this server, and how to fix it; empty if all is well. `gone`: deleted channels."""
    bot, guild_id, said = interaction.client, interaction.guild_id, words.wishes
    assert guild_id is not None
    refusals = await bot.host.outbox.refusals(guild_id)
    lines = [labels.refused_post(each.channel_id, each.why, each.next_at == NEVER, words) for each in refusals]
    parts = ["\n".join([words.texts.refused(), *lines])] if lines else []
    failing = await bot.host.notices.failing(guild_id)
    late = {each.channel_id for each in failing}
    for key in IN_CHANNELS:
        channels = state.channels_of(key)
        if deleted := gone.intersection(channels):
            parts.append(said.channels_gone(setting=said[f"setting-{key}"], count=len(deleted)))
        for channel_id in (each for each in channels if each not in gone):
            if missing := lacking_in(bot, channel_id, pictures=key in (CHANNELS, NEWS)):
                parts.append(CannotPostIn(channel_id, missing).sentence(words))
            elif key == LIST and state.list_lost:
                parts.append(said.list_is_lost(channel=labels.channel(channel_id)))
            elif key in (NEWS, AUDIT) and channel_id in late:
                parts.append(said.posts_late(channel=labels.channel(channel_id)))
    parts += [each.sentence(words) for each in _without_threads(interaction, state)]
    parts += webhook_problem(state.settings, failing, words)
    return "\n".join(dict.fromkeys(parts))


def webhook_problem(settings: GuildSettings, failing: Sequence[Notice], words: Words) -> list[str]:
    """Describe when a server's webhook began to fail, and for how many games; empty if it accepted all of them."""
    made = [datetime.fromisoformat(each.made_at) for each in failing if each.kind is NoticeOf.WEBHOOK]
    if not (settings.webhook and made):
        return []
    since = labels.relative(min(made))
    return [words.wishes.webhook_fails(host=website(settings), count=len(made), since=since)]


def _without_threads(interaction: Interaction, state: State) -> Iterator[NoThreadsIn]:
    """The game channels (or this one, if all are for games) where the bot may not open the threads that tables need."""
    proposed = state.settings.proposed
    for channel_id in state.settings.channels or filter(None, [interaction.channel_id]):
        channel = interaction.client.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel) or lacking_in(interaction.client, channel_id, pictures=True):
            continue
        for wanted, flag in ((proposed.thread, "create_public_threads"), (proposed.panels, "create_private_threads")):
            if wanted and (missing := missing_in(channel, flag, in_thread=True)):
                yield NoThreadsIn(channel_id, missing, own=flag == "create_private_threads")
