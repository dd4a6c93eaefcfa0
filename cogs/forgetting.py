"""Deleting what is stored about a user, after asking once."""

from __future__ import annotations

import asyncio
import contextlib

from arnak_bot.host import StaleMessage, TableError
from arnak_bot.store import Status
from arnak_bot.wording import labels
from cogs import ids
from cogs.client import ArnakBot, Interaction
from cogs.ids import Answer
from cogs.interactions import confirmation, reader_words, words_at
from cogs.limits import DISCORD_TROUBLE, EDIT_SECONDS
from cogs.messages import awaited_line
from cogs.replies import LastingItem, edit_response
from cogs.sending import reword

MOST_LINKS = 10


async def ask_to_forget(interaction: Interaction) -> None:
    """Say privately what would be deleted and what would remain, with a button that deletes it.

    Raises:
        TableError: the user is still playing somewhere.
    """
    await interaction.client.host.people.require_may_forget(interaction.user.id)
    said = reader_words(interaction).wishes
    yes, no = map(ids.forget_button, Answer)
    view = confirmation(said.forget(), yes, said.keep_data(), no)
    await interaction.response.send_message(said.forget_question(), view=view, ephemeral=True)


class ForgetButton(LastingItem, template=ids.FORGET_BUTTON):
    """Deletes everything stored about whoever presses it, or cancels."""

    async def pressed(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        said = reader_words(interaction).wishes
        if Answer(self.said["what"]) is Answer.NO:
            await edit_response(interaction, said.nothing_forgotten())
            return
        bot = interaction.client
        stale = await bot.host.people.forget(interaction.user.id)
        bot.keeper.soon()
        kept = [message for message in stale if not await _edited(bot, message)][:MOST_LINKS]
        links = [labels.link(message.guild_id, message.channel_id, message.message_id) for message in kept]
        still = [said.still_named(links=", ".join(links))] if links else []
        await edit_response(interaction, "\n".join([said.forgotten(), *still]))


async def _edited(bot: ArnakBot, stale: StaleMessage) -> bool:
    """Remove a name from a message; return whether that worked."""
    message = bot.get_partial_messageable(stale.channel_id).get_partial_message(stale.message_id)
    text = stale.text
    with contextlib.suppress(TableError):
        table = await bot.host.registry.table_in(stale.channel_id)
        if table.status is Status.RUNNING and table.posts.last == stale.message_id:
            text = f"{text}\n{awaited_line(table, bot.host.registry.awaited(table), words_at(bot, table))}"
    try:
        async with asyncio.timeout(EDIT_SECONDS):
            await reword(bot.looks.emoji, message, text, stale.kind, pictures=True, buttons=True)
    except DISCORD_TROUBLE:
        return False
    return True
