"""Plays an action, whether clicked or typed: act, show the panel, update the channel."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

from arnak_bot.game.position import Action, Event
from arnak_bot.game.texts import AnyTexts
from arnak_bot.game.thinking import Advice
from arnak_bot.host import Outcome, Plan, StaleClick, Table, TableError
from arnak_bot.host.play import look_ahead, usual_payment
from arnak_bot.refusals import NotInGame
from cogs import ids
from cogs.client import Interaction
from cogs.interactions import defer, is_thinking, reader_words, stateless_view
from cogs.learn import lesson_for, suggestion_for
from cogs.limits import DISCORD_TROUBLE, MESSAGE_LIMIT
from cogs.look_ups import news
from cogs.panel import PanelMessage, build_panel
from cogs.replies import edit_response, sending_posts

__all__ = [
    "as_offered",
    "open_panel",
    "play",
    "play_just",
    "play_typed",
    "plead",
    "show_outcome",
    "show_panel",
    "take_back",
    "take_back_or_ask",
    "texts_for",
    "with_what_follows",
]

Meaning: TypeAlias = Callable[[AnyTexts, Any], Sequence[Action]]
"""The actions meant by a text, as this table's game interprets it given the player's view."""


async def show_panel(
    interaction: Interaction,
    table: Table,
    *,
    notice: str = "",
    news: Sequence[str] = (),
    pages: dict[str, int] | None = None,
    tab: str = "",
    done: bool = False,
    happened: Sequence[Event] = (),
    plan: Plan | None = None,
) -> None:
    """Show the player's panel in the deferred private response, or that of their `plan`."""
    user = interaction.user.id
    words = reader_words(interaction)
    bot, lesson, suggested = interaction.client, "", tuple[str, ...]()
    if plan is None:
        lesson = "" if notice else await lesson_for(bot, table, user, words)
        suggested = await suggestion_for(bot, table, user, words)

    async def words_first(panel: PanelMessage) -> None:
        await edit_response(interaction, panel.content, view=panel.view)

    panel = await build_panel(
        bot.looks,
        table,
        user,
        words,
        notice=notice,
        lesson=lesson,
        suggested=suggested,
        news=news,
        pages=pages,
        tab=tab,
        done=done,
        happened=happened,
        hints=bot.host.hints.may_ask(table),
        plan=plan,
        words_first=words_first,
    )
    if not panel.outdated or is_thinking(interaction):
        await edit_response(interaction, panel.content, files=panel.files, view=panel.view)


async def open_panel(interaction: Interaction, table: Table) -> None:
    """Open the private panel in a new message, with what happened since this player's last turn.

    Raises:
        TableError: the user does not play here, or the game has not started.
    """
    table.player(interaction.user.id)
    await defer(interaction)
    await interaction.client.host.play.settle(table, interaction.user.id)
    async with sending_posts(interaction, table):
        since = await news(interaction.client.host, table, interaction.user.id, reader_words(interaction))
        await show_panel(interaction, table, news=since)


def with_what_follows(table: Table, *actions: Action) -> list[str]:
    """Return the texts of actions, including those implied by the last one, such as ending the turn."""
    return [each.text for each in (*actions[:-1], *table.definition.follows(actions[-1]))]


def as_offered(table: Table, user_id: int, actions: Sequence[Action]) -> list[str]:
    """Return the texts of actions with what follows, paid for as the menu's option of a single action says."""
    game, seat = table.running, table.seat_of(user_id)
    played = with_what_follows(table, *actions)
    if len(actions) != 1 or seat not in game.seats_to_act or seat is None:
        return played
    payment = usual_payment(table.definition, game, seat, actions[0])
    return played if payment is None else [*played, payment.text]


async def play(
    interaction: Interaction,
    table: Table,
    actions: Sequence[str],
    move: int | None = None,
    *,
    sure: bool = True,
    together: int = 1,
) -> None:
    """Play an action, or several `together`, and those that follow. The interaction has to be deferred privately.

    Unless `sure`, an unusual step needs confirmation first.

    Raises:
        TableError: one of the actions that belong together is not legal; nothing changed.
    """
    host, user = interaction.client.host, interaction.user.id
    try:
        if not sure and await _ask_first(interaction, table, actions, move, together):
            return
        outcome = await host.play.play(table, user, actions, move=move, together=together)
    except StaleClick as stale:
        await show_panel(interaction, table, notice=stale.refusal.sentence(reader_words(interaction)))
        return
    await show_outcome(interaction, table, outcome)


async def show_outcome(interaction: Interaction, table: Table, outcome: Outcome) -> None:
    """Show what was done in the player's panel, and tell the channel."""
    waits = table.seat_of(interaction.user.id) not in table.running.seats_to_act
    computers_next = waits and interaction.client.host.computers.play_at(table)  # maybe done before the panel is drawn
    async with sending_posts(interaction, table):
        await show_panel(interaction, table, done=True, happened=outcome.events)
    if computers_next:
        await _go_on(interaction, table)


async def _go_on(interaction: Interaction, table: Table) -> None:
    """If only computers moved next, open the player's next panel below the new picture, while the token is valid."""
    bot, user = interaction.client, interaction.user.id
    seat = table.seat_of(user)
    if not await bot.host.computers.finish(table):
        return
    await bot.outbox_sender.send(table.id)
    table = await bot.host.registry.table(table.id)
    if table.running.over or seat not in table.running.seats_to_act or interaction.is_expired():
        return
    words = reader_words(interaction)
    panel = await build_panel(
        bot.looks,
        table,
        user,
        words,
        news=await news(bot.host, table, user, words),
        hints=bot.host.hints.may_ask(table),
    )
    content = bot.looks.emoji.dressed(panel.content, MESSAGE_LIMIT)
    with contextlib.suppress(*DISCORD_TROUBLE):  # My turn opens it, too
        await interaction.followup.send(content, files=panel.files, view=panel.view, ephemeral=True)


async def _ask_first(
    interaction: Interaction, table: Table, actions: Sequence[str], move: int | None, together: int
) -> bool:
    """Ask for confirmation if a step is unusual; return whether it was."""
    seat = table.seat_of(interaction.user.id)
    if seat is None or not table.is_fresh(seat, move):
        return False
    words = reader_words(interaction)
    advice = await interaction.client.host.hints.guidance(table, interaction.user.id)
    doubt = _doubt(table, seat, actions[:together], table.texts(words.language), advice)
    if doubt is None:
        return False
    buttons = stateless_view()
    yes = ids.do_button(table.id, table.moves, *actions, sure=True, together=together)
    buttons.add_item(ui.Button(label=words.labels.sure(), style=discord.ButtonStyle.danger, custom_id=yes))
    buttons.add_item(ui.Button(label=words.labels.go_back(), custom_id=ids.table_button(ids.Press.BACK, table.id)))
    shown = await build_panel(interaction.client.looks, table, interaction.user.id, words)
    await edit_response(interaction, doubt, files=shown.files, view=buttons)
    return True


def _doubt(table: Table, seat: int, actions: Sequence[str], says: AnyTexts, advice: Advice | None = None) -> str | None:
    """Return the question to ask before the first unusual step; None if there is none, or not all are possible.

    `advice`: what the guided game suggests. Following it is only doubted if it could not be undone; other steps also
    are if they give up what is still possible.
    """
    game = table.running
    for at, text in enumerate(actions):
        if at:
            game = game.copy()
            game.apply(actions[at - 1], seat)
        view = game.view(seat)
        action = next((action for action in view.legal if action.text == text), None)
        if action is None:
            return None
        final = look_ahead(table.definition, game, seat, action).final
        doubt = says.turn.doubt(action, view, final=final)
        if advice is not None and advice.actions[: at + 1] == (*actions[: at + 1],):
            doubt = None if doubt == says.turn.doubt(action, view, final=False) else doubt
        elif advice is not None:
            doubt = says.turn.left_over(action, view) or doubt
        if doubt is not None:
            return doubt
    return None


async def take_back(interaction: Interaction, table: Table, move: int | None = None, *, steps: int = 1) -> None:
    """Undo the user's last `steps` decisions.

    Raises:
        TableError: there is nothing to undo, or it cannot be undone.
    """
    try:
        undone = await interaction.client.host.play.undo(table, interaction.user.id, move=move, steps=steps)
    except StaleClick as stale:
        await show_panel(interaction, table, notice=stale.refusal.sentence(reader_words(interaction)))
        return
    await show_panel(interaction, table, notice=reader_words(interaction).labels.taken_back(steps=undone))


async def take_back_or_ask(interaction: Interaction, table: Table) -> None:
    """Undo the user's last decision; if it revealed something, or their turn is over, ask the others instead.

    Raises:
        TableError: there is nothing to undo, or it cannot be undone.
    """
    seat, game = table.player(interaction.user.id), table.running
    allowed = table.decided(seat) and seat in game.seats_to_act and game.undoable_by(seat)
    await (take_back if allowed else plead)(interaction, table)


async def plead(interaction: Interaction, table: Table, move: int | None = None) -> None:
    """Ask the other players to let the user undo a step that revealed something; with no others, undo it at once.

    Raises:
        TableError: there is nothing to undo.
    """
    try:
        tally = await interaction.client.host.absence.ask_take_back(table, interaction.user.id, move=move)
    except StaleClick as stale:
        await show_panel(interaction, table, notice=stale.refusal.sentence(reader_words(interaction)))
        return
    async with sending_posts(interaction, table):
        words = reader_words(interaction)
        notice = words.labels.taken_back(steps=1) if tally.carried else words.texts.asked_to_take_back()
        await show_panel(interaction, table, notice=notice)


async def play_just(interaction: Interaction, text: str) -> None:
    """Play the action with exactly this text, if this table's game has one.

    Raises:
        TableError: it does not, or it is not the user's turn.
        Exception: the game's own refusal, if the action is not possible now.
    """
    table = await interaction.client.table_here(interaction)
    try:
        action = table.definition.parse(text)
    except ValueError:
        raise TableError(NotInGame(table.definition.title, text)) from None
    await play_typed(
        interaction, table, lambda says, view: (action if action in view.legal else says.turn.meant(text, view),)
    )


async def play_typed(interaction: Interaction, table: Table, meaning: Meaning) -> None:
    """Play the typed action, and any that follow it. An unusual step needs confirmation, as with the buttons.

    Raises:
        TableError: it is not the user's turn.
        Exception: the game's own refusal, if the text matches no action, or several that do not belong together.
    """
    table.turn_of(interaction.user.id)
    actions = meaning(texts_for(interaction, table), table.view(interaction.user.id))
    await defer(interaction)
    texts = as_offered(table, interaction.user.id, actions)
    await play(interaction, table, texts, sure=False, together=len(actions))


def texts_for(interaction: Interaction, table: Table) -> AnyTexts:
    """The texts of a table's game in the user's language, for a private answer."""
    return table.texts(reader_words(interaction).language)
