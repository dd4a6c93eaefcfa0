"""A player's private note, and their plan for the next turn, made in the usual panel on a private copy of the table."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import replace

import discord
from discord import ui

from arnak_bot.host import LONGEST_NOTE_AT_TABLE, StaleClick, Table, TableError
from arnak_bot.host.plans import Answers, answers_of
from arnak_bot.refusals import Why
from cogs import ids
from cogs.client import ArnakBot, Interaction
from cogs.ids import Undo
from cogs.interactions import reader_words
from cogs.panel import NOTHING_ELSE, Shown
from cogs.plans import replaced, trial_of_plan
from cogs.play import show_panel
from cogs.replies import LastingForm, answer
from cogs.undo import steps_to_undo

_NOTE = "note"


async def open_plan(interaction: Interaction, table: Table) -> None:
    """Replace the panel with the plan. Raises TableError if the user is not a player at this table."""
    await interaction.response.defer()
    await interaction.client.host.planning.begin(table, interaction.user.id)
    await show(interaction, table)


async def open_answer(interaction: Interaction, table: Table, number: int) -> None:
    """Let the user answer a question in advance in the panel. Raises TableError if they cannot do so now."""
    question = "".join(table.definition.questions[number : number + 1])
    await interaction.client.host.planning.begin(table, interaction.user.id, question)
    await show(interaction, table)


async def show(interaction: Interaction, table: Table, shown: Shown = NOTHING_ELSE) -> None:
    """Show the plan in the deferred private response, or the ordinary panel if the user can no longer plan."""
    plan = interaction.client.host.planning.plan(table, interaction.user.id)
    if plan is None:
        await show_panel(interaction, table, Shown(notice=shown.notice))
        return
    words, lost = reader_words(interaction), plan.rehearsal.refused
    if lost is not None and not shown.notice:
        view, says = plan.rehearsal.game.view(plan.rehearsal.seat), table.texts(words.language).turn
        notice = words.labels.plan_lost(action=says.label(table.definition.parse(lost[0]), view))
        shown = replace(shown, notice=notice)
    await show_panel(interaction, table, replace(shown, trial=trial_of_plan(plan, words)))


async def copied(interaction: Interaction, table: Table) -> Table | None:
    plan = interaction.client.host.planning.plan(table, interaction.user.id)
    return None if plan is None else plan.table


async def try_out(interaction: Interaction, table: Table, actions: Sequence[str], move: int, together: int) -> None:
    planning, user = interaction.client.host.planning, interaction.user.id
    await _change(interaction, table, planning.try_out(table, user, actions, move=move, together=together))


async def undo(interaction: Interaction, table: Table, move: int, how: Undo) -> None:
    planning, user = interaction.client.host.planning, interaction.user.id
    plan = planning.plan(table, user)
    steps = 1 if plan is None else steps_to_undo(plan.table, user, how)
    await _change(interaction, table, planning.undo(table, user, move=move, steps=steps))


async def _change(interaction: Interaction, table: Table, change: Awaitable[bool]) -> None:
    """Change the plan and show it; if that completes an answer, show the list of answers."""
    before, notice = _answers(interaction, table), ""
    try:
        answered = await change
    except StaleClick as stale:
        answered, notice = False, stale.refusal.sentence(reader_words(interaction))
    if answered:
        await _show_answers(interaction, table, _told_kept(interaction, table, before))
    else:
        await show(interaction, table, Shown(notice=notice))


async def settle_plan(
    interaction: Interaction, table: Table, change: Awaitable[bool | None], notice: str, too_late: str = ""
) -> None:
    """Keep a plan or an answer, or drop a plan, and show the panel with `notice`; or show the list of answers, if an
    answer was kept. If the game has moved on, the notice says so, followed by `too_late`.
    """
    before, words = _answers(interaction, table), reader_words(interaction)
    try:
        answered = await change
    except StaleClick as stale:
        answered, notice = False, f"{stale.refusal.sentence(words)} {too_late}".rstrip()
    if answered:
        await _show_answers(interaction, table, _told_kept(interaction, table, before))
    else:
        gave_way = replaced(table, table.player(interaction.user.id), before.kept, words)
        await show_panel(interaction, table, Shown(notice=f"{notice} {gave_way}".rstrip()))


def _answers(interaction: Interaction, table: Table) -> Answers:
    seat = table.seat_of(interaction.user.id)
    return Answers() if seat is None else answers_of(table, seat)


def _told_kept(interaction: Interaction, table: Table, before: Answers) -> str:
    """The notice that an answer was kept, which says for how long, and which earlier answer it replaced."""
    words, seat = reader_words(interaction), table.player(interaction.user.id)
    lasts = answers_of(table, seat).stays(table.definition, before.about)
    said = words.labels.answer_kept_lasting if lasts else words.labels.answer_kept
    kept = said(question=table.texts(words.language).turn.foreseen(before.about))
    return f"{kept} {replaced(table, seat, before.kept, words)}".rstrip()


async def ask_again(interaction: Interaction, table: Table, number: int) -> None:
    question = "".join(table.definition.questions[number : number + 1])
    said, kept = reader_words(interaction).labels, question in _answers(interaction, table).kept
    await interaction.client.host.planning.answer(table, interaction.user.id, question)
    await _show_answers(interaction, table, said.answer_dropped() if kept else said.answer_used())


async def _show_answers(interaction: Interaction, table: Table, notice: str) -> None:
    await show_panel(interaction, table, Shown(notice=notice, tab=ids.ANSWERS))


async def open_note(interaction: Interaction, table: Table) -> None:
    """Open a form that contains the current note. It has to be the first response, so nothing slow may come before it.
    Raises TableError if the user is not a player at this table.
    """
    said = reader_words(interaction).labels
    seat = table.player(interaction.user.id)
    form = ui.Modal(title=said.note(), custom_id=ids.note_form(table.id))
    text: ui.TextInput[ui.Modal] = ui.TextInput(
        style=discord.TextStyle.paragraph,
        custom_id=_NOTE,
        default=table.seats[seat].note or None,
        max_length=LONGEST_NOTE_AT_TABLE,
        required=False,
    )
    form.add_item(ui.Label(text=said.note_for_you(), component=text))
    form.stop()  # discord.py need not wait for it: `NoteForms` receives the result, even after a restart
    await interaction.response.send_modal(form)


class NoteForms(LastingForm):
    template = ids.NOTE_FORM

    async def submitted(self, interaction: Interaction, table: Table, filled_in: Mapping[str, str]) -> None:
        """Save a note, and show it in the panel from which it was opened, or else confirm that it is saved."""
        if _NOTE not in filled_in:
            raise TableError(Why.NOT_OFFERED)
        await interaction.client.host.play.write_note(table, interaction.user.id, filled_in[_NOTE])
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await interaction.response.defer()
            await show_panel(interaction, table)
        else:
            await answer(interaction, reader_words(interaction).labels.note_saved())


async def setup(bot: ArnakBot) -> None:
    await bot.add_cog(NoteForms())
