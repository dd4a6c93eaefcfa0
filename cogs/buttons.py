"""Persistent buttons and menus: they work after a restart, since the custom id names the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol, assert_never

import discord

from arnak_bot.game.position import Action
from arnak_bot.host import Table, TableBroken, TableError
from arnak_bot.kit.names import named
from arnak_bot.refusals import NoAction, Why
from arnak_bot.wording import labels
from cogs import ids, planning, what_if
from cogs.absence import SeatButton, VoteButton, reopen, resign, take_away_question
from cogs.client import ArnakBot, Interaction, may_moderate
from cogs.hints import AdvisedButton, send_advice, send_review
from cogs.ids import Mark, PlanAction, Press, Undo
from cogs.interactions import reader_words, words_here
from cogs.learn import HelpMenu, LearnButton, send_help, teach
from cogs.lobby_buttons import leave, start, take_free_seat
from cogs.look_ups import LogPage, LookMenu, send_board, send_hand, send_log, what_is_this
from cogs.menus import MISSING, MORE
from cogs.panel import Shown
from cogs.planning import ask_again, open_answer, open_note, open_plan, settle_plan
from cogs.play import as_offered, news_in_panel, open_panel, play, play_and_show, require_not_stopped, show_panel
from cogs.replies import LastingItem, on_command_error, sending_posts
from cogs.threads import ThreadButton, play_again, play_again_in_thread
from cogs.undo import ask_to_undo, take_back, why_not_alone, withdraw


class TableButton(LastingItem, template=ids.TABLE_BUTTON):
    """Any button that needs no data except its table."""

    async def pressed(self, interaction: Interaction) -> None:
        press = Press(self.said["what"])
        try:
            stays_away = press in (Press.RESIGN, Press.KEEP_PLAYING)  # a stand-in computer keeps playing
            table = await interaction.client.table_clicked(interaction, self.table_id, takes_part=not stays_away)
        except TableError as error:
            if press is Press.HELP:
                await send_help(interaction)
            elif press is Press.STOP and isinstance(error, TableBroken):
                await _stop_broken(interaction, self.table_id)
            else:
                raise
            return
        await ACTIONS[press](interaction, table)


async def _back(interaction: Interaction, table: Table) -> None:
    """Go back from a confirmation or a plan to the panel."""
    require_not_stopped(table)
    await interaction.response.defer()
    events = table.turn[-1] if table.turn and table.decided(table.seat_of(interaction.user.id)) else ()
    told = () if events else await news_in_panel(interaction, table)
    await show_panel(interaction, table, Shown(happened=named(events, table.names), news=told), fresh=True)


async def _stop(interaction: Interaction, table: Table, *, lobby: bool = False) -> None:
    moderator = may_moderate(interaction, table)
    await interaction.client.host.lobby.stop(table, interaction.user.id, moderator=moderator, lobby=lobby)
    async with sending_posts(interaction, table):
        await take_away_question(interaction)
        await interaction.client.open_panels.close(table)


async def _close_lobby(interaction: Interaction, table: Table) -> None:
    """Stop the table, unless its game has started in the meantime. Raises TableError if the user may not."""
    try:
        await _stop(interaction, table, lobby=True)
    except TableError as error:
        if error.refusal is not Why.STARTED_MEANWHILE:
            raise
        await interaction.response.edit_message(content=error.refusal.sentence(reader_words(interaction)), view=None)


async def _stop_broken(interaction: Interaction, table_id: int) -> None:
    """Stop a table that cannot be loaded. A moderator may only do so in the table's own channel."""
    host, channel = interaction.client.host, interaction.channel_id
    here = channel is not None and await host.registry.store.open_table_in(channel) == table_id
    moderator = here and interaction.permissions.manage_messages
    await host.lobby.stop_broken(table_id, interaction.user.id, moderator=moderator)
    await take_away_question(interaction)
    told = words_here(interaction).labels.stopped_by(who=labels.user(interaction.user.id), lobby="no")
    await interaction.followup.send(told, allowed_mentions=discord.AllowedMentions.none())


async def _keep_playing(interaction: Interaction, table: Table) -> None:
    await interaction.response.edit_message(content=reader_words(interaction).texts.keep_playing(), view=None)


ACTIONS: Mapping[Press, Callable[[Interaction, Table], Awaitable[None]]] = {
    Press.JOIN: take_free_seat,
    Press.LEAVE: leave,
    Press.START: start,
    Press.MY_TURN: open_panel,
    Press.PLAN: open_plan,
    Press.NOTE: open_note,
    Press.MY_HAND: send_hand,
    Press.LOG: send_log,
    Press.HELP: send_help,
    Press.BOARD: send_board,
    Press.STOP: _stop,
    Press.CLOSE_LOBBY: _close_lobby,
    Press.KEEP_PLAYING: _keep_playing,
    Press.BACK: _back,
    Press.RESIGN: resign,
    Press.REOPEN: reopen,
    Press.AGAIN: play_again,
    Press.AGAIN_IN_THREAD: play_again_in_thread,
    Press.HARDER: partial(play_again, harder=True),
    Press.HARDER_IN_THREAD: partial(play_again_in_thread, harder=True),
    Press.WHAT_IS_THIS: what_is_this,
    Press.ADVICE: send_advice,
    Press.ADVICE_IN_FULL: partial(send_advice, full=True),
    Press.REVIEW: send_review,
    Press.REPLAY: what_if.send_replay,
    Press.WHAT_IF: what_if.open_choices,
    Press.LEARN: teach,
    Press.WITHDRAW: withdraw,
}
"""What each button does; a test checks that all of them are here."""


class Trials(Protocol):
    """What a panel's items do on a private copy: one module implements this for plans, another for What if."""

    async def show(self, interaction: Interaction, table: Table, shown: Shown) -> None: ...

    async def copied(self, interaction: Interaction, table: Table) -> Table | None:
        """Return the copy; None if it no longer exists."""

    async def try_out(
        self, interaction: Interaction, table: Table, actions: Sequence[str], move: int, together: int
    ) -> None: ...

    async def undo(self, interaction: Interaction, table: Table, move: int, how: Undo) -> None:
        """Undo the last move, only its payment, or all moves, and show the panel."""


_TRIALS: Mapping[str, Trials] = {Mark.PLAN: planning, Mark.WHAT_IF: what_if}


async def _opened(item: LastingItem, interaction: Interaction) -> tuple[Trials | None, Table]:
    """Acknowledge a click in a panel; return who handles clicks on the private copy it shows, if any, and the table."""
    await interaction.response.defer()
    table = await interaction.client.table_clicked(interaction, item.table_id)
    return _TRIALS.get(item.said["mark"]), table


class DoButton(LastingItem, template=ids.DO_BUTTON):
    """Plays an action from the panel, then any others in the custom id; on a private copy, tries them out."""

    async def pressed(self, interaction: Interaction) -> None:
        trials, table = await _opened(self, interaction)
        move, (actions, together) = int(self.said["move"]), ids.actions_in(self.said["actions"])
        if trials is None:
            await play(interaction, table, actions, move, sure=self.said["how"] == "sure", together=together)
        else:
            await trials.try_out(interaction, table, actions, move, together)


class UndoButton(LastingItem, template=ids.UNDO_BUTTON):
    async def pressed(self, interaction: Interaction) -> None:
        trials, table = await _opened(self, interaction)
        move, how = int(self.said["move"]), Undo(self.said["how"])
        if trials is not None:
            await trials.undo(interaction, table, move, how)
        elif how is Undo.ALONE and not table.undoes_alone(table.player(interaction.user.id)):
            await show_panel(interaction, table, Shown(notice=await why_not_alone(interaction, table, move)))
        elif how in (Undo.PLEAD, Undo.ALONE):
            await ask_to_undo(interaction, table, move)
        else:
            await take_back(interaction, table, move, how)


class TabButton(LastingItem, template=ids.TAB_BUTTON):
    async def pressed(self, interaction: Interaction) -> None:
        trials, table = await _opened(self, interaction)
        await (trials.show if trials else show_panel)(interaction, table, Shown(tab=self.said["tab"]))


class PickMenu(LastingItem, template=ids.PICK_MENU):
    """Plays or tries out the actions chosen in a panel menu, turns the page, or explains why one is unavailable."""

    async def pressed(self, interaction: Interaction) -> None:
        trials, table = await _opened(self, interaction)
        show, move = trials.show if trials else show_panel, int(self.said["move"])
        shown = await trials.copied(interaction, table) if trials else table
        if shown is None:
            await show(interaction, table, Shown(notice=Why.MOVED_ON.sentence(reader_words(interaction))))
            return
        picked = _picked(self, interaction, shown)
        if not picked.actions:
            await show(interaction, table, Shown(notice=picked.notice, pages=picked.pages))
        elif trials:
            await trials.try_out(interaction, table, picked.actions, move, picked.together)
        else:
            await play(interaction, table, picked.actions, move, sure=False, together=picked.together)


@dataclass(frozen=True, slots=True)
class _Picked:
    """What was chosen in a menu: actions (the first `together` of which must be legal), a page, or an explanation."""

    actions: tuple[str, ...] = ()
    together: int = 0
    pages: dict[str, int] | None = None
    notice: str = ""


def _picked(menu: LastingItem, interaction: Interaction, table: Table) -> _Picked:
    """Return what was chosen in a menu of a panel that shows `table`, which may be a private copy (see `Trials`).
    Raises TableError if the menu does not offer it.
    """
    user = interaction.user.id
    chosen = next((each for each in menu.all_chosen if each.startswith((MORE, MISSING))), "")
    if chosen.startswith(MORE):
        page = chosen.removeprefix(MORE)
        if not page.isdecimal():
            raise TableError(NoAction(chosen))
        return _Picked(pages={menu.said["menu"]: int(page)})
    if chosen.startswith(MISSING):
        says = table.texts(reader_words(interaction).language)
        return _Picked(notice=says.turn.why_not_yet(_listed(table, chosen.removeprefix(MISSING)), table.view(user)))
    texts = dict.fromkeys(text for value in menu.all_chosen or [""] for text in value.split(ids.WITH))
    meant = [_listed(table, text) for text in texts]
    return _Picked(tuple(as_offered(table, user, meant)), len(texts))


def _listed(table: Table, text: str) -> Action:
    """Raises TableError if this game has no such action, or no longer has it (the menu is from an older version)."""
    try:
        action: Action = table.definition.parse(text)
        return action
    except ValueError as error:
        raise TableError(NoAction(text)) from error


class PlanButton(LastingItem, template=ids.PLAN_BUTTON):
    async def pressed(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        table = await interaction.client.table_clicked(interaction, self.table_id)
        said, how = reader_words(interaction).labels, PlanAction(self.said["how"])
        move, number = int(self.said["move"]), int(self.said["number"])
        plans, user = interaction.client.host.planning, interaction.user.id
        match how:
            case PlanAction.KEEP | PlanAction.KEEP_AND_END | PlanAction.UNASKED:
                ends, unasked = how is not PlanAction.KEEP, how is PlanAction.UNASKED
                keeping = plans.keep(table, user, move=move, ends=ends, unasked=unasked)
                await settle_plan(interaction, table, keeping, said.plan_saved(), said.plan_not_saved())
            case PlanAction.DROP:
                await settle_plan(interaction, table, plans.drop(table, user, number, of=move), said.plan_dropped())
            case PlanAction.PLAY:
                await play_and_show(interaction, table, plans.play(table, user, move=move))
            case PlanAction.ANSWER:
                await open_answer(interaction, table, number)
            case PlanAction.ASK:
                await ask_again(interaction, table, number)
            case _:
                assert_never(how)


async def setup(bot: ArnakBot) -> None:
    """Called by discord.py."""
    bot.tree.error(on_command_error)
    bot.add_dynamic_items(TableButton, DoButton, AdvisedButton, UndoButton, TabButton, PickMenu, PlanButton)
    bot.add_dynamic_items(LogPage, LookMenu, VoteButton, SeatButton, what_if.WhatIfChoice)
    bot.add_dynamic_items(HelpMenu, LearnButton, ThreadButton)
