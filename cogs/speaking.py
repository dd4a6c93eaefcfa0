"""Whose words: those of whoever reads an answer alone, and those of a table for what everybody reads there.

There is no current language: who says something asks here whose words they are, and hands them down.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from arnak_bot.host import Options, Table
from arnak_bot.wording.languages import table_words, words_for
from arnak_bot.wording.messages import ENGLISH, Words

__all__ = ["options_in_language", "reader_words", "words_at", "words_here"]


def reader_words(interaction: discord.Interaction[Any]) -> Words:
    """Return the words of whoever typed or clicked, for what they alone read."""
    return words_for(interaction.locale.value)


def words_at(client: discord.Client, table: Table) -> Words:
    """Return the words of a table: what it has chosen, else those that its server prefers."""
    guild = None if table.guild_id is None else client.get_guild(table.guild_id)
    return table_words(table.options.language, None if guild is None else guild.preferred_locale.value)


def words_here(interaction: discord.Interaction[Any]) -> Words:
    """Return the words for what everybody here reads, where no table says otherwise."""
    return words_for((interaction.guild_locale or interaction.locale).value)


def options_in_language(interaction: discord.Interaction[Any], options: Options, guild_id: int | None) -> Options:
    """Return options of a new table with its language, where nobody chose one and it could not be known later.

    In direct messages (`guild_id` None) that is what whoever opens it reads; in a server that the bot is no member
    of, what Discord says now that it prefers.
    """
    if options.language is not None or (guild_id is not None and interaction.client.get_guild(guild_id) is not None):
        return options
    words = reader_words(interaction) if guild_id is None else words_here(interaction)
    return options if words.language == ENGLISH.language else replace(options, language=words.language)
