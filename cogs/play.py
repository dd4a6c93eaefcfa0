"""One way to play an action, whether it was clicked or typed: act, show the panel, tell the channel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from arnak_bot.engine import Action, Event, Verb
from arnak_bot.host import StaleClick, Table
from arnak_bot.host.ahead import look_ahead
from arnak_bot.wording import labels, prompts, texts
from cogs import ids
from cogs.client import ArnakBot
from cogs.learn import lesson_for
from cogs.panel import build_panel
from cogs.replies import complete
from cogs.views import unheard

__all__ = ["play", "plead", "show_panel", "take_back", "with_what_follows"]

Interaction = discord.Interaction[Any]


async def show_panel(
    interaction: Interaction,
    table: Table,
    *,
    notice: str = "",
    pages: dict[str, int] | None = None,
    done: bool = False,
    happened: Sequence[Event] = (),
) -> None:
    """Put the player's panel into the deferred private response."""
    user = interaction.user.id
    lesson = await lesson_for(interaction.client, table, user)
    told = "\n".join(part for part in (notice, lesson) if part)
    panel = await build_panel(table, user, notice=told, pages=pages, done=done, happened=happened)
    await complete(interaction, panel.content, files=panel.files, view=panel.view)


def with_what_follows(action: Action) -> list[str]:
    """Return an action with what a player means by it: passing ends the turn, for free actions come before."""
    return [action.text, Verb.END.value] if action.verb is Verb.PASS else [action.text]


async def play(
    interaction: Interaction,
    bot: ArnakBot,
    table: Table,
    actions: Sequence[str],
    move: int | None = None,
    *,
    sure: bool = True,
) -> None:
    """Play an action, and those that follow it, for whoever clicked or typed; deferred privately before.

    Unless the player is `sure`, a step that is rarely meant is asked about first.

    Raises:
        TableError: the first action is not possible; nothing changed.
    """
    try:
        if not sure and await _ask_first(interaction, table, actions, move):
            return
        outcome = await bot.host.play.play(table, interaction.user.id, actions, move=move)
    except StaleClick as stale:
        await show_panel(interaction, table, notice=str(stale))
        return
    async with bot.told_meanwhile(interaction, table):
        await show_panel(interaction, table, done=bool(outcome.told), happened=outcome.events)


async def _ask_first(interaction: Interaction, table: Table, actions: Sequence[str], move: int | None) -> bool:
    """Ask whether a doubtful step is meant; say whether there was anything to ask."""
    view = table.view(interaction.user.id)
    action = next((action for action in view.legal if action.text == actions[0]), None)
    if action is None or view.viewer is None or move not in (None, table.moves):
        return False
    doubt = prompts.doubt(view, action, final=look_ahead(table.running, view.viewer, action).final)
    if doubt is None:
        return False
    buttons = unheard()
    yes = ids.do_button(table.id, table.moves, *actions, sure=True)
    buttons.add_item(ui.Button(label=labels.SURE, style=discord.ButtonStyle.danger, custom_id=yes))
    buttons.add_item(ui.Button(label=labels.GO_BACK, custom_id=ids.table_button("back", table.id)))
    shown = await build_panel(table, interaction.user.id)
    await complete(interaction, doubt, files=shown.files, view=buttons)
    return True


async def take_back(
    interaction: Interaction, bot: ArnakBot, table: Table, move: int | None = None, *, steps: int = 1
) -> None:
    """Undo the last decision of whoever clicked or typed, or the last `steps` of them.

    Raises:
        TableError: there is nothing to take back, or it cannot be.
    """
    try:
        undone = await bot.host.play.undo(table, interaction.user.id, move=move, steps=steps)
    except StaleClick as stale:
        await show_panel(interaction, table, notice=str(stale))
        return
    await show_panel(interaction, table, notice=labels.taken_back(undone))


async def plead(interaction: Interaction, bot: ArnakBot, table: Table, move: int | None = None) -> None:
    """Ask all others to let whoever clicked take back what revealed something; alone, it is done at once.

    Raises:
        TableError: there is nothing to ask about.
    """
    try:
        tally = await bot.host.absence.ask_take_back(table, interaction.user.id, move=move)
    except StaleClick as stale:
        await show_panel(interaction, table, notice=str(stale))
        return
    async with bot.told_meanwhile(interaction, table):
        await show_panel(interaction, table, notice=labels.TAKEN_BACK if tally.carried else texts.ASKED_TO_TAKE_BACK)
