"""The lobby as a message of components: who sits where, what is played, and the buttons and menus of its players."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import ui

from arnak_bot.host import Table, missing_players
from arnak_bot.wording import texts
from arnak_bot.wording.messages import Words
from arnak_bot.wording.options import level_name
from cogs import ids
from cogs.ids import AtSeat, Press

__all__ = ["lobby_layout", "plain_layout", "stateless_layout"]


def stateless_layout() -> ui.LayoutView:
    """Return an empty layout that discord.py does not keep after sending."""
    layout = ui.LayoutView(timeout=None)
    layout.stop()
    return layout


def plain_layout(text: str) -> ui.LayoutView:
    """Return a layout that is nothing but a text."""
    return stateless_layout().add_item(ui.TextDisplay(text))


def lobby_layout(table: Table, words: Words) -> ui.LayoutView:
    """Return the lobby of a table that has not started, with everything that its players may press."""
    box: ui.Container[ui.LayoutView] = ui.Container()
    box.add_item(ui.TextDisplay(texts.lobby_title(table.options, table.definition, words)))
    for seat in _seats(table, words):
        box.add_item(seat)
    rules = texts.lobby_rules(table.options, table.definition, words)
    box.add_item(ui.Separator())
    box.add_item(ui.TextDisplay(rules))
    for menu in _menus(table, words):
        box.add_item(ui.ActionRow(menu))
    box.add_item(_buttons(table, words))
    return stateless_layout().add_item(box)


def _seats(table: Table, words: Words) -> Iterator[ui.Item[ui.LayoutView]]:
    """Each seat: a person, a computer that the opener may remove, or nobody and a button to sit down."""
    green, grey = discord.ButtonStyle.success, discord.ButtonStyle.secondary
    seated = texts.lobby_seats(table.seats, table.opener, table.options.seats, words)
    for seat, text in enumerate(seated):
        if seat >= len(table.seats):
            yield _section(text, words.labels.join(), ids.at_seat_button(table.id, AtSeat.SIT, seat), green)
        elif table.seats[seat].is_computer:
            yield _section(text, words.labels.remove(), ids.at_seat_button(table.id, AtSeat.REMOVE, seat), grey)
        else:
            yield ui.TextDisplay(text)


def _section(text: str, label: str, custom_id: str, style: discord.ButtonStyle) -> ui.Section[ui.LayoutView]:
    return ui.Section(text, accessory=ui.Button(label=label, custom_id=custom_id, style=style))


def _menus(table: Table, words: Words) -> Iterator[ui.Select[ui.LayoutView]]:
    if len(table.seats) < table.options.seats and table.definition.levels:
        yield _computer_menu(table, words)


def _computer_menu(table: Table, words: Words) -> ui.Select[ui.LayoutView]:
    """The menu with which the opener seats computers."""
    menu: ui.Select[ui.LayoutView] = ui.Select(
        placeholder=words.labels.add_computer(), custom_id=ids.computer_menu(table.id)
    )
    for level in table.definition.levels:
        label = words.labels.add_computer_of(level=level_name(level, words))
        menu.add_option(label=label, value=level, description=words.options[f"level.means-{level}"])
    return menu


def _buttons(table: Table, words: Words) -> ui.ActionRow[ui.LayoutView]:
    """Start, which waits for players, and the buttons that are for everybody."""
    missing = missing_players(table)
    start = words.labels.start_needs(missing=missing) if missing else words.labels.start()
    full = len(table.seats) >= table.options.seats and any(seat.is_computer for seat in table.seats)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(_button(table, Press.START, start, discord.ButtonStyle.primary, disabled=missing > 0))
    if full:  # somebody who joins takes a computer's seat
        row.add_item(_button(table, Press.JOIN, words.labels.join(), discord.ButtonStyle.success))
    row.add_item(_button(table, Press.LEAVE, words.labels.leave()))
    row.add_item(_button(table, Press.LEARN, words.labels.learn()))
    row.add_item(_button(table, Press.HELP, words.labels.help()))
    return row


def _button(
    table: Table,
    what: Press,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> ui.Button[ui.LayoutView]:
    return ui.Button(label=label, custom_id=ids.table_button(what, table.id), style=style, disabled=disabled)
