"""The lobby as a message of components: who sits where, what is played, and the buttons and menus for its players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from zlib import crc32

import discord
from discord import ui

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.options import Option, Value
from arnak_bot.game.values import Form
from arnak_bot.host import Table, is_complete, lobby_options, missing_players
from arnak_bot.host.options import opponents_of_one
from arnak_bot.kit.names import spoken
from arnak_bot.store.options import FORMS, GAME_KEY, values_of
from arnak_bot.wording import texts
from arnak_bot.wording.messages import Words
from arnak_bot.wording.options import choices_of, level_name, name_of
from cogs import ids
from cogs.ids import AtSeat, Press
from cogs.interactions import BLUE, GREEN, button, choice_menu
from cogs.layouts import gallery, stateless_layout

_SEATS = "seats"


def lobby_layout(
    table: Table, games: Mapping[str, AnyGame], words: Words, pictures: Sequence[discord.File] = ()
) -> ui.LayoutView:
    box: ui.Container[ui.LayoutView] = ui.Container()
    for picture in pictures:
        box.add_item(gallery(picture))
    box.add_item(ui.TextDisplay(texts.lobby_title(table.options, table.definition, words)))
    for seat in _seats(table, words):
        box.add_item(seat)
    if is_complete(table) and not table.alone:
        box.add_item(ui.TextDisplay(words.texts.lobby_complete(name=spoken(table.opener_name))))
    elif len(table.seats) == 1 and missing_players(table) and not opponents_of_one(table.definition):
        box.add_item(ui.TextDisplay(words.texts.lobby_solo()))
    elif not table.seats:
        box.add_item(ui.TextDisplay(words.texts.lobby_empty()))
    box.add_item(_buttons(table, words))
    box.add_item(ui.Separator())
    box.add_item(ui.TextDisplay(texts.lobby_rules(table.options, table.definition, table.seats, words)))
    for menu in _menus(table, games, words):
        box.add_item(ui.ActionRow(menu))
    box.add_item(_forms(table, words))
    return stateless_layout().add_item(box)


def _seats(table: Table, words: Words) -> Iterator[ui.Item[ui.LayoutView]]:
    seated = texts.lobby_seats(table.seats, table.opener, table.options.seats, words)
    for seat, text in enumerate(seated):
        if seat >= len(table.seats):
            sit = button(words.labels.join(), ids.at_seat_button(table.id, AtSeat.SIT, seat), GREEN)
            yield ui.Section(text, accessory=sit)
        elif table.seats[seat].user_id != table.opener:
            remove = button(words.labels.remove(), ids.at_seat_button(table.id, AtSeat.REMOVE, seat))
            yield ui.Section(text, accessory=remove)
        else:
            yield ui.TextDisplay(text)


def _menus(table: Table, games: Mapping[str, AnyGame], words: Words) -> Iterator[ui.Select[ui.LayoutView]]:
    which = [(game.title, game.key, game.key) for game in games.values()]
    yield from _option_menu(table, GAME_KEY, words.options["game.in-lobby"], which, words)
    for option in _in_menus(table.definition):
        name, choices = name_of(option, table.definition, words), choices_of(option, table.definition, words)
        yield from _option_menu(table, option.key, name, choices, words)
    if len(table.seats) < table.definition.seats[-1] and table.definition.levels:
        yield _computer_menu(table, words)


def _option_menu(
    table: Table, key: str, name: str, choices: Sequence[tuple[str, str, Value]], words: Words
) -> Iterator[ui.Select[ui.LayoutView]]:
    if len(choices) > 1:
        now, said = values_of(table.options)[key], words.labels.lobby_choice
        offered = ((said(option=name, choice=choice), sent, value == now) for choice, sent, value in choices)
        yield choice_menu(ids.option_menu(table.id, key), name, offered, id=_fresh(table, key))


def _fresh(table: Table, key: str) -> int:
    """A menu id that is new after each decision: in a menu it already knows, a client keeps showing the last choice."""
    return crc32(f"{key} {table.version}".encode()) % 2**31


def _in_menus(game: AnyGame) -> list[Option]:
    """The options that have menus of their own: the number of seats, and the game's first option."""
    options = lobby_options(game)
    own = [option for option in options if option in game.options]
    return [*(option for option in options if option.key == _SEATS), *own[:1]]


def in_form(form: Form, table: Table) -> list[Option]:
    """Return the options of a form that apply to this table's number of seats."""
    options = lobby_options(table.definition)
    elsewhere = _in_menus(table.definition)
    listed = [each for each in options if FORMS.get(each.key, Form.RULES) is form and each not in elsewhere]
    return [each for each in listed if each.seats is None or table.options.seats in each.seats]


def lobby_form(form: Form, table: Table, words: Words) -> ui.Modal:
    """Return a form with a menu for each of its options. It holds no state: its custom id names the table."""
    modal = ui.Modal(title=words.labels[f"form-{form}"], custom_id=ids.form_button(table.id, form))
    values = values_of(table.options)
    for option in in_form(form, table):
        choices, now = choices_of(option, table.definition, words), values[option.key]
        offered = any(value == now for *_, value in choices)  # an older version may have offered more choices
        listed = ((choice, sent, value == now) for choice, sent, value in choices)
        menu = choice_menu(option.key, None, listed, required=offered)
        modal.add_item(ui.Label(text=name_of(option, table.definition, words), component=menu))
    modal.stop()  # discord.py need not wait for it: `cogs.lobby_buttons` receives the result, even after a restart
    return modal


def _forms(table: Table, words: Words) -> ui.ActionRow[ui.LayoutView]:
    forms = [each for each in Form if in_form(each, table)]
    return ui.ActionRow(*(button(words.labels[f"form-{each}"], ids.form_button(table.id, each)) for each in forms))


def _computer_menu(table: Table, words: Words) -> ui.Select[ui.LayoutView]:
    fresh, custom_id = _fresh(table, "computers"), ids.computer_menu(table.id)
    menu: ui.Select[ui.LayoutView] = ui.Select(id=fresh, custom_id=custom_id, placeholder=words.labels.add_computer())
    for level in table.definition.levels:
        label = words.labels.add_computer_of(level=level_name(level, words))
        menu.add_option(label=label, value=level, description=words.options[f"level.means-{level}"])
    return menu


def _buttons(table: Table, words: Words) -> ui.ActionRow[ui.LayoutView]:
    missing = missing_players(table)
    seated = len(table.seats)
    start = words.labels.start() if seated == table.options.seats else words.labels.start_with(count=seated)
    start = words.labels.start_needs(missing=missing) if missing else start
    full = seated >= table.options.seats and any(seat.is_computer for seat in table.seats)
    said = words.labels
    others = [(Press.JOIN, said.join_instead())] if full else []
    others += [(Press.LEAVE, said.leave()), (Press.LEARN, said.learn()), (Press.HELP, said.help())]
    return ui.ActionRow(
        button(start, ids.table_button(Press.START, table.id), BLUE, disabled=missing > 0),
        *(button(label, ids.table_button(press, table.id)) for press, label in others),
    )
