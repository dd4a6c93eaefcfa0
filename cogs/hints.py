"""Hints and game reviews by computer players, asked for with a button or a command and answered privately."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord

from arnak_bot.game.thinking import Review
from arnak_bot.host import Table
from arnak_bot.kit.limits import clip
from arnak_bot.wording.messages import Words
from cogs.client import ArnakBot, Interaction
from cogs.interactions import defer, reader_words
from cogs.limits import MESSAGE_LIMIT
from cogs.play import show_panel
from cogs.replies import edit_response

__all__ = ["send_advice", "send_review"]

EVERY_SECONDS = 3.0
"""How often somebody who waits for a look back hears how far it has come: Discord allows more, nobody needs it."""


async def send_advice(interaction: Interaction, table: Table) -> None:
    """Put up to three hints above the panel whose button was pressed.

    Raises:
        TableError: the user is not to act, or there are no hints at this table.
    """
    await interaction.response.defer()
    words = reader_words(interaction)
    seat, moves = table.player(interaction.user.id), table.moves
    found = await interaction.client.host.hints.advice(table, interaction.user.id)
    notice = ""
    if table.is_fresh(seat, moves):
        view, says = table.view(interaction.user.id), table.texts(words.language)
        hints = [says.thoughts.advised(advice, view, table.names) for advice in found]
        told = [words.texts.advised(number=number, advice=hint) for number, hint in enumerate(hints, 1)]
        notice = "\n".join([words.texts.advice(), *told, ""])
    await show_panel(interaction, table, notice=notice)


async def send_review(interaction: Interaction, table: Table) -> None:
    """Show the review of a finished game: the expected points by turn, and the key moments with their boards.

    Raises:
        TableError: the game is still running, or cannot be reviewed.
    """
    _ = table.running
    await defer(interaction)
    words = reader_words(interaction)
    review = await _awaited_review(interaction, table, words)
    text, files = await review_message(interaction.client, table, review, words)
    await edit_response(interaction, text, files=files)


async def _awaited_review(interaction: Interaction, table: Table, words: Words) -> Review:
    """Wait for a review, showing its progress."""
    counsel = interaction.client.host.hints
    working = asyncio.create_task(counsel.review(table))
    try:
        while not (await asyncio.wait({working}, timeout=EVERY_SECONDS))[0]:
            done, count = counsel.progress(table)
            said = words.texts.looking_back(done=done, count=count) if count else words.texts.looking_back_begins()
            await edit_response(interaction, said)
    finally:
        if not working.done():
            working.cancel()  # the user is gone; the review itself continues
    return working.result()


async def review_message(bot: ArnakBot, table: Table, review: Review, words: Words) -> tuple[str, list[discord.File]]:
    """Return the message for a review, with its chart and the marked board of each moment."""
    says, draws = table.texts(words.language), table.pictures(words.language)
    scenes = await bot.host.hints.scenes(table, review)
    told = says.thoughts.reviewed(review, [scene.seen for scene in scenes], table.names)
    files = await bot.looks.shown(draws.review(review, table.names))
    for number, scene in enumerate(scenes, 1):
        board = draws.board(scene.events, scene.table, table.names, table.options.layout)
        files += await bot.looks.shown(replace(board, name=f"moment-{number}"))
    text = "\n\n".join(part for part in (told.headline, *told.moments, told.sureness) if part)
    return clip(text, MESSAGE_LIMIT), files
