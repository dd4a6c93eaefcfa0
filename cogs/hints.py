"""Hints and game reviews by computer players, asked for with a button or a command and answered privately."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import chain
from typing import Any

import discord
from discord import ui

from arnak_bot.game.thinking import Advice, Review
from arnak_bot.game.values import Reviewed
from arnak_bot.host import Table, TableError
from arnak_bot.kit.limits import clip
from arnak_bot.refusals import NoAction, Why
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.client import ArnakBot, Interaction
from cogs.interactions import BLUE, GREEN, button, defer, edit_response, reader_words, stateless_view
from cogs.layouts import boxed, plain_layout
from cogs.limits import MESSAGE_LIMIT
from cogs.panel import Shown, panel_picture
from cogs.play import play, show_panel
from cogs.replies import LastingItem, edit_layout
from cogs.what_if import what_if_buttons

FIRST_AFTER_SECONDS = 0.5
EVERY_SECONDS = 3.0
"""Seconds between progress updates for somebody waiting for a review; Discord would allow more frequent ones."""
_FEW_WORDS = 15
"""Hints whose reasons are fewer words longer are given in full."""


async def send_advice(interaction: Interaction, table: Table, *, full: bool = False) -> None:
    """Replace the panel with up to three hints, each with a button to play it; `full`: with every reason, instead of
    one line each. Raises TableError if the user is not to act, or there are no hints at this table.
    """
    if not interaction.response.is_done():
        await interaction.response.defer()
    words = reader_words(interaction)
    seat, moves = table.player(interaction.user.id), table.moves
    found = await interaction.client.host.hints.advice(table, interaction.user.id)
    if not table.is_fresh(seat, moves):
        await show_panel(interaction, table)
        return
    view, thoughts, buttons = table.view(interaction.user.id), table.texts(words.language).thoughts, stateless_view()
    kept = dict[int, list[str]]()
    for number, way in enumerate(found):
        twins = ((at, thoughts.equal(way, found[at], view)) for at in kept)
        at, other = next((each for each in twins if each[1]), (number, ""))
        kept.setdefault(at, []).extend(filter(None, [other]))

    def told_of(shown: Sequence[Advice]) -> list[str]:
        told = list[str]()
        for place, (number, equal) in enumerate(kept.items(), 1):
            way = shown[number]
            same = bool(number and way.is_as_good and way.reasons == shown[0].reasons)
            hint = thoughts.advised(replace(way, reasons=()) if same else way, view, table.names)
            if same and way.reasons:
                hint = words.texts.same_reasons(advice=hint.removesuffix("."))
            if equal:
                hint = words.texts.or_equal(advice=hint, others=", ".join(equal))
            told.append(words.texts.advised(number=place, advice=hint))
        return told

    for place, number in enumerate(kept, 1):
        steps = thoughts.step_count(found[number], view)
        label = words.labels.do_advised(number=place, count=len(kept), steps=steps)
        buttons.add_item(button(label, ids.advised_button(table.id, moves, number), BLUE if number else GREEN))
    in_full = told_of(found)
    told = in_full if full else told_of([*map(thoughts.brief, found)])
    more = [len(full.split()) - len(brief.split()) for full, brief in zip(in_full, told, strict=True)]
    if not any(more[:1]) or sum(more) < _FEW_WORDS:  # a button that adds so little would disappoint
        told = in_full
    if told != in_full:
        buttons.add_item(button(words.labels.advice_in_full(), ids.table_button(ids.Press.ADVICE_IN_FULL, table.id)))
    buttons.add_item(button(words.labels.go_back(), ids.table_button(ids.Press.BACK, table.id)))
    files = await panel_picture(interaction.client.looks, table, interaction.user.id, words)
    text = "\n".join([words.texts.advice(), *told])
    await edit_response(interaction, clip(text, MESSAGE_LIMIT), files=files, view=buttons)


class AdvisedButton(LastingItem, template=ids.ADVISED_BUTTON):
    async def pressed(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        table = await interaction.client.table_clicked(interaction, self.table_id)
        user, move, number = interaction.user.id, int(self.said["move"]), int(self.said["number"])
        if not table.is_fresh(table.player(user), move):
            await show_panel(interaction, table, Shown(notice=Why.MOVED_ON.sentence(reader_words(interaction))))
            return
        found = await interaction.client.host.hints.advice(table, user)
        if number >= len(found):
            raise TableError(NoAction(self.said["number"]))
        advised, sure = found[number], self.said["how"] == "advisedsure"
        yes = ids.advised_button(table.id, move, number, sure=True)
        await play(interaction, table, advised.actions, move, sure=sure, yes=yes, advised=advised)


async def send_review(interaction: Interaction, table: Table) -> None:
    """Show the review of a finished game. Raises TableError if the game is still running, or cannot be reviewed."""
    _ = table.running
    await defer(interaction)
    words = reader_words(interaction)
    review = await _awaited_review(interaction, table, words)
    shown = await review_message(interaction.client, table, review, words, table.seat_of(interaction.user.id))
    buttons = what_if_buttons(table, words, [moment.ply for moment in review.moments])
    await edit_layout(interaction, review_layout(shown, buttons), [*shown.chart, *chain(*shown.boards)])


async def _awaited_review(interaction: Interaction, table: Table, words: Words) -> Review:
    hints, patience = interaction.client.host.hints, FIRST_AFTER_SECONDS
    begun: tuple[int, datetime] | None = None
    working = asyncio.create_task(hints.review(table))
    try:
        while not (await asyncio.wait({working}, timeout=patience))[0]:
            patience = EVERY_SECONDS
            (done, count), now = hints.progress(table), discord.utils.utcnow()
            begun = begun or (done, now)
            await edit_layout(interaction, plain_layout(labels.review_progress(done, count, begun, now, words)))
    finally:
        if not working.done():
            working.cancel()  # the user is gone; the review itself continues
    return working.result()


@dataclass(frozen=True, slots=True)
class ReviewMessage:
    """A review to be shown; `boards` are the pictures of its key moments, in order. Any picture may be missing."""

    told: Reviewed
    chart: Sequence[discord.File]
    boards: Sequence[Sequence[discord.File]]


async def review_message(
    bot: ArnakBot, table: Table, review: Review, words: Words, reader: int | None
) -> ReviewMessage:
    """Return the message for a review, with its chart and a picture of each moment; `reader`: the reader's seat."""
    says, draws = table.texts(words.language), table.pictures(words.language)
    scenes = await bot.host.hints.scenes(table, review)
    seen, then = [scene.seen for scene in scenes], [scene.names for scene in scenes]
    told = says.thoughts.reviewed(review, seen, table.names, then, reader)
    chart = await bot.looks.shown(draws.review(review, table.names))
    boards = []
    for number, scene in enumerate(scenes, 1):
        board = draws.looked_back(scene.seen, scene.table, scene.events, scene.names, table.options.layout)
        boards.append(await bot.looks.shown(replace(board, name=f"moment-{number}")))
    return ReviewMessage(told, chart, boards)


def review_layout(shown: ReviewMessage, buttons: Sequence[ui.Button[Any]] = ()) -> ui.LayoutView:
    """What decided the game, the chart, the key moments with their boards, the certainty, the buttons."""
    parts: list[str | discord.File] = [shown.told.headline, *shown.chart]
    for moment, boards in zip(shown.told.moments, shown.boards, strict=True):
        parts += [moment, *boards]
    return boxed([*parts, shown.told.sureness], buttons)
