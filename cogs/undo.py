"""Takes back what a player has just done, at once or with the consent of the others."""

from __future__ import annotations

from arnak_bot.host import Table, TableError
from arnak_bot.host.play import last_move
from arnak_bot.host.taking_back import require_possible, undo_for
from arnak_bot.kit.names import YesOrNo
from arnak_bot.refusals import Why
from cogs import ids
from cogs.client import Interaction
from cogs.interactions import defer, edit_response, reader_words, stateless_view
from cogs.menus import undo_alone, undo_of_a_reveal
from cogs.panel import Shown
from cogs.play import ALL_STEPS, renew_panels, show_panel, unless_stale, who_would_agree
from cogs.questions import listed_names, own_request
from cogs.replies import sending_posts


def _may_take_back(table: Table, seat: int) -> bool:
    """Whether a seat's last move can be undone without asking the others."""
    game = table.running
    return seat in game.seats_to_act and bool(table.decided(seat)) and bool(game.undoable_by(seat))


def steps_to_undo(table: Table, user_id: int, how: ids.Undo) -> int:
    seat = table.player(user_id)
    if how is ids.Undo.LAST and _may_take_back(table, seat):
        return last_move(table.definition, table.running, seat).steps
    return ALL_STEPS if how is ids.Undo.ALL else 1


async def take_back(
    interaction: Interaction, table: Table, move: int | None = None, how: ids.Undo = ids.Undo.LAST
) -> None:
    """Undo the user's last move, only its payment, or all of their turn that can be undone. Raises TableError if there
    is nothing to undo, or it cannot be undone.
    """
    steps, user = steps_to_undo(table, interaction.user.id, how), interaction.user.id
    own = len(table.decided(table.player(user)))
    undoing = interaction.client.host.play.undo(table, user, move=move, steps=steps)
    if (undone := await unless_stale(interaction, table, undoing)) is None:
        return
    whole: YesOrNo = "yes" if undone >= own else "no"
    told = reader_words(interaction).labels.taken_back(steps=undone if how is ids.Undo.ALL else 1, whole=whole)
    async with sending_posts(interaction, table):  # requests of others may need this player's consent no longer
        await show_panel(interaction, table, Shown(notice="" if how is ids.Undo.PAYMENT else told))
    acting = table.running.seats_to_act
    others = [each for each in table.others(table.player(user)) if table.requests or each.seat not in acting]
    await renew_panels(interaction.client, table, of=others)  # their panels may describe what was undone


async def why_not_alone(interaction: Interaction, table: Table, move: int) -> str:
    """It is too late, the others have to agree, or the game has moved on."""
    words, user, seat = reader_words(interaction), interaction.user.id, table.player(interaction.user.id)
    if not table.has_not_played_since(seat, move):
        return Why.MOVED_ON.sentence(words)
    try:
        await require_possible(interaction.client.host.registry, table, undo_for(table, user))
    except TableError as error:
        return error.refusal.sentence(words)
    last, label = table.last_decision(seat) or 0, undo_of_a_reveal(table, seat, words).label or ""
    acted = {by for by, _ in table.running.log[last + 1 :]} - {seat}
    who = listed_names([each for each in table.seats if each.seat in acted], words)
    acts: YesOrNo = "yes" if seat in table.running.seats_to_act else "no"
    return words.labels.undo_needs_the_others(who=who, count=len(acted), acts=acts, undo=label)


async def take_back_or_ask(interaction: Interaction, table: Table) -> None:
    """Like `take_back`; but if the last move revealed something, or the turn is over, ask the others to allow that."""
    allowed = _may_take_back(table, table.player(interaction.user.id))
    await (take_back if allowed else ask_to_undo)(interaction, table)


async def take_back_or_offer(interaction: Interaction, table: Table) -> None:
    """Like `take_back`; but if that has consequences, reply with what they are and a button to go ahead."""
    await defer(interaction)
    seat, words = table.player(interaction.user.id), reader_words(interaction)
    table.game_in_progress()
    if _may_take_back(table, seat):
        await take_back(interaction, table)
        return
    await require_possible(interaction.client.host.registry, table, undo_for(table, interaction.user.id))
    alone = table.undoes_alone(seat)
    told = undo_alone(table, seat, words) if alone else words.labels.reveals(who=who_would_agree(table, seat))
    await edit_response(interaction, told, view=stateless_view(undo_of_a_reveal(table, seat, words)))


async def withdraw(interaction: Interaction, table: Table) -> None:
    """Raises TableError if the user does not ask for an undo."""
    await interaction.response.defer()
    await interaction.client.host.absence.withdraw_undo(table, interaction.user.id)
    async with sending_posts(interaction, table):
        await show_panel(interaction, table)
    await renew_panels(interaction.client, table, of=table.others(table.player(interaction.user.id)))


async def ask_to_undo(interaction: Interaction, table: Table, move: int | None = None) -> None:
    """Ask the others to let the user undo a reveal; alone, undo it. Raises TableError if there is nothing to undo."""
    asking = interaction.client.host.absence.ask_take_back(table, interaction.user.id, move=move)
    if (tally := await unless_stale(interaction, table, asking)) is None:
        return
    async with sending_posts(interaction, table):
        words = reader_words(interaction)
        asked = own_request(interaction.client.host, table, tally, words)
        notice = words.labels.taken_back(steps=1, whole="no") if tally.carried else asked
        await show_panel(interaction, table, Shown(notice=notice))
    await renew_panels(interaction.client, table, of=table.others(tally.seat))
