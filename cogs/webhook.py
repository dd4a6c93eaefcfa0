"""The webhook of a server: setting it up, and a button that tests it."""

from __future__ import annotations

from discord import ui

from arnak_bot.host.webhooks import ACCEPTED, NotAccepted
from cogs import ids
from cogs.client import Interaction, managed_server
from cogs.interactions import defer, reader_words, stateless_view
from cogs.replies import LastingItem, answer
from cogs.settings_problems import webhook_problem


async def set_up_webhook(interaction: Interaction, address: str | None, names: bool | None) -> None:
    """Change a server's webhook, and answer with what is sent where, and a button to test it.

    Raises:
        TableError: this is not on a server, the user is not a moderator, or the address cannot be used.
    """
    guild_id, host, words = managed_server(interaction), interaction.client.host, reader_words(interaction)
    now, said = await host.webhooks.set_up(guild_id, address, names=names), words.wishes
    sent = said.webhook_names_people if now.webhook_names else said.webhook_is
    text = sent(address=now.webhook, secret=now.webhook_secret) if now.webhook else said.no_webhook()
    lines, view = [text, *webhook_problem(now, await host.notices.failing(guild_id), words)], stateless_view()
    if now.webhook:
        view.add_item(ui.Button(label=said.test_webhook(), custom_id=ids.WEBHOOK_TEST.pattern))
    await interaction.response.send_message("\n".join(lines), view=view, ephemeral=True)


class WebhookTest(LastingItem, template=ids.WEBHOOK_TEST):
    """Sends a made-up game to the server's address, and says what came back."""

    async def pressed(self, interaction: Interaction) -> None:
        guild_id, said = managed_server(interaction), reader_words(interaction).wishes
        await defer(interaction)
        try:
            address, status = await interaction.client.host.webhooks.test(guild_id)
        except NotAccepted as error:
            await answer(interaction, said.webhook_unreachable(kind=str(error)))
            return
        told = said.webhook_accepts if status in ACCEPTED else said.webhook_refuses
        await answer(interaction, told(address=address, status=status))
