"""Plays what is typed: a clear meaning at once, otherwise a button for each of the few likely ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

from arnak_bot.game.position import Action
from arnak_bot.game.texts import MOST_LIKELY, AnyTexts
from arnak_bot.host import Table, TableError
from arnak_bot.host.play import usual_payment
from arnak_bot.kit.limits import units
from arnak_bot.refusals import NotInGame
from cogs import ids
from cogs.client import Interaction
from cogs.interactions import defer, reader_words, stateless_view
from cogs.limits import BUTTON_LABEL
from cogs.play import as_offered, doubt_about, play
from cogs.replies import edit_response

__all__ = ["offer_likely", "play_just", "play_typed", "texts_for"]

Meaning: TypeAlias = Callable[[AnyTexts, Any], Sequence[Action]]
"""The actions meant by a text, as this table's game interprets it given the player's view."""


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

    def just(says: AnyTexts, view: Any) -> Sequence[Action]:
        return (action if action in view.legal else says.turn.meant(text, view),)

    await play_typed(interaction, table, just, text)


async def play_typed(interaction: Interaction, table: Table, meaning: Meaning, typed: str) -> None:
    """Play the typed action, and any that follow it. An unusual step needs confirmation, as with the buttons.

    Text that is refused but likely means one of a few actions is answered with a button for each of these.

    Raises:
        TableError: it is not the user's turn.
        Exception: the game's own refusal, if the text matches no action, or several that do not belong together.
    """
    table.turn_of(interaction.user.id)
    says, view = texts_for(interaction, table), table.view(interaction.user.id)
    try:
        actions = meaning(says, view)
    except table.definition.refusal as error:
        await offer_likely(interaction, table, error, says.turn.likely(error, typed, view))
        return
    await defer(interaction)
    texts = as_offered(table, interaction.user.id, actions)
    await play(interaction, table, texts, sure=False, together=len(actions))


async def offer_likely(interaction: Interaction, table: Table, error: Exception, likely: Sequence[Action]) -> None:
    """Answer text that was refused with why, and with a button for each action that it likely means.

    The button of a single one asks nothing more: what it costs, or why it is unusual, is said beside it.

    Raises:
        Exception: `error`, if that is no action, or more than a few.
    """
    words, says, user = reader_words(interaction), texts_for(interaction, table), interaction.user.id
    game, seat = table.turn_of(user)
    if not 1 <= len(likely) <= MOST_LIKELY:
        raise error
    text, view, sure, buttons = says.turn.refused(error), game.view(seat), len(likely) == 1, stateless_view()
    if sure:
        doubt = doubt_about(table, seat, [likely[0].text], says)
        text = "\n".join(filter(None, (words.labels.did_you_mean(why=text), doubt)))
    for action in likely:
        turn, payment = says.turn, usual_payment(table.definition, game, seat, action)
        label = turn.label(action, view, BUTTON_LABEL)
        name = label if payment is None else turn.label_paid(action, payment, view, BUTTON_LABEL)
        custom_id = ids.do_button(table.id, table.moves, *as_offered(table, user, [action]), sure=sure)
        if units(custom_id) > ids.LIMIT:
            raise error
        blue = discord.ButtonStyle.primary
        buttons.add_item(ui.Button(label=name, style=blue, custom_id=custom_id))
    await defer(interaction)
    await edit_response(interaction, text, view=buttons)


def texts_for(interaction: Interaction, table: Table) -> AnyTexts:
    """The texts of a table's game in the user's language, for a private answer."""
    return table.texts(reader_words(interaction).language)
