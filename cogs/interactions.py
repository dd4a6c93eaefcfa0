"""Helpers for answering interactions: deferring, the reader's language, buttons and menus, named tasks."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from arnak_bot.host import Options, Table
from arnak_bot.kit.limits import clip
from arnak_bot.wording.languages import table_words, words_for
from arnak_bot.wording.messages import ENGLISH, Words
from cogs.limits import BUTTON_LABEL, DISCORD_TROUBLE, MESSAGE_LIMIT, storable

GREEN, BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary
GREY, RED = discord.ButtonStyle.secondary, discord.ButtonStyle.danger
_ANSWERED = "answered"


async def defer(interaction: discord.Interaction) -> None:
    """Defer a command or button that takes time, privately, unless it was answered; `edit_response` answers it."""
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=True)


async def edit_response(
    interaction: discord.Interaction[Any],
    text: str = "",
    *,
    files: Sequence[discord.File] = (),
    view: discord.ui.View | None = None,
) -> discord.InteractionMessage:
    """Edit the response: replaces "thinking…", or the private message whose button was pressed."""
    said = interaction.client.looks.emoji.with_own_emoji(text, MESSAGE_LIMIT)
    message = await interaction.edit_original_response(content=said, attachments=files, view=view)
    note_answered(interaction)
    return message


def note_answered(interaction: discord.Interaction) -> None:
    interaction.extras[_ANSWERED] = True


def is_thinking(interaction: discord.Interaction) -> bool:
    """Whether the response still says "thinking…", in which case the next message replaces it."""
    deferred = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    return deferred and _ANSWERED not in interaction.extras


async def stop_thinking(interaction: discord.Interaction) -> None:
    """Delete "thinking…", since the message in the channel is a sufficient answer."""
    if is_thinking(interaction):
        note_answered(interaction)
        with contextlib.suppress(*DISCORD_TROUBLE):
            await interaction.delete_original_response()


def reader_words(interaction: discord.Interaction[Any]) -> Words:
    """For private answers."""
    return words_for(interaction.locale.value)


def words_at(client: discord.Client, table: Table) -> Words:
    """Return the texts in a table's language, or otherwise its server's."""
    return table_words(table.options.language, _locale_of(client, table.guild_id))


def server_words(client: discord.Client, guild_id: int) -> Words:
    return words_for(_locale_of(client, guild_id))


def _locale_of(client: discord.Client, guild_id: int | None) -> str | None:
    guild = None if guild_id is None else client.get_guild(guild_id)
    return None if guild is None else guild.preferred_locale.value


def words_here(interaction: discord.Interaction[Any]) -> Words:
    """For public messages that belong to no table."""
    return words_for((interaction.guild_locale or interaction.locale).value)


def options_in_language(interaction: discord.Interaction[Any], options: Options, guild_id: int | None) -> Options:
    """Fill in the language of a new table, if none was chosen and it could not be determined later: in direct messages
    (`guild_id` None) the opener's; on a server where the bot is not a member, the server's as sent with the
    interaction.
    """
    if options.language is not None or (guild_id is not None and interaction.client.get_guild(guild_id) is not None):
        return options
    words = reader_words(interaction) if guild_id is None else words_here(interaction)
    return options if words.language == ENGLISH.language else replace(options, language=words.language)


def account_of(interaction: discord.Interaction[Any]) -> tuple[int, str]:
    """Return the user's id, and the name under which they are stored."""
    return interaction.user.id, storable(interaction.user.display_name)


def stateless_view(*items: ui.Item[Any]) -> ui.View:
    """Return a view of these items that discord.py does not keep after sending."""
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = GREY,
    *,
    emoji: str | discord.Emoji | None = None,
    disabled: bool = False,
) -> ui.Button[Any]:
    """Return a button that outlives a restart; a label that is too long is cut."""
    said = clip(label, BUTTON_LABEL)
    return ui.Button(label=said, custom_id=custom_id, style=style, emoji=emoji, disabled=disabled)


def choice_menu(
    custom_id: str, heading: str | None, choices: Iterable[tuple[str, str, bool]], **more: Any
) -> ui.Select[Any]:
    """Return a menu of `choices`: for each, its label, the value sent, and whether it is selected."""
    options = [discord.SelectOption(label=clip(label), value=sent, default=chosen) for label, sent, chosen in choices]
    return ui.Select(custom_id=custom_id, placeholder=heading, options=options, **more)


def confirmation(yes: str, yes_id: str, no: str, no_id: str) -> ui.View:
    """The two buttons that confirm or cancel something irreversible; `yes` and `no` are their labels."""
    return stateless_view(button(yes, yes_id, RED), button(no, no_id))


WORK = "arnak: "
"""The prefix of the names of tasks that a shutdown waits for."""
