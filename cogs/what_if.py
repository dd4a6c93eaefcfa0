"""What if: replaying a finished game differently from some turn on, in the usual panel, on a private copy of it."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from arnak_bot.host import StaleClick, Table, TableError, Turn, WhatIf
from arnak_bot.kit.limits import clip
from arnak_bot.kit.names import named, spoken, told_to
from arnak_bot.kit.prose import capital
from arnak_bot.refusals import NoAction
from arnak_bot.wording.messages import Words
from arnak_bot.wording.options import level_name
from arnak_bot.wording.panel import BOLD
from cogs import ids
from cogs.client import Interaction
from cogs.ids import Mark, Press, Undo, WhatIfAction
from cogs.interactions import GREEN, button, defer, edit_response, reader_words, stateless_view
from cogs.look_ups import replay_files
from cogs.menus import MORE, PAGE, turned_to
from cogs.panel import NOTHING_ELSE, Shown
from cogs.plans import Item, Trial
from cogs.play import ALL_STEPS, show_panel
from cogs.replies import LastingItem

_NAME = 40
ALONE = "alone"
"""The menu value for "no computers", since a value cannot be empty."""


def what_if_buttons(table: Table, words: Words, since: Sequence[int] = ()) -> list[ui.Button[Any]]:
    """The buttons that start What if: one per ply in `since`, numbered in that order, and one for any turn."""
    numbers = [(words.labels.what_if_at(number=number), at) for number, at in enumerate(since, 1)]
    found = [button(label, ids.what_if_choice(table.id, WhatIfAction.FROM, at)) for label, at in numbers]
    return [*found, button(words.labels.what_if(), ids.table_button(Press.WHAT_IF, table.id))]


async def send_replay(interaction: Interaction, table: Table) -> None:
    """Show the film and the log file of a finished game. Raises as `History.log_file`."""
    log, words = await interaction.client.host.history.log_file(table), reader_words(interaction)
    await defer(interaction)
    files = await replay_files(interaction.client.looks, interaction.client.host, table, log, words)
    await edit_response(interaction, files=files, view=stateless_view(*what_if_buttons(table, words)))


# --- choosing where to begin and who plays the other seats ---------------------------------------------


async def open_choices(interaction: Interaction, table: Table, *, page: int | None = None, notice: str = "") -> None:
    """Show a menu of all turns. Raises TableError if the game is not over, or its deal is still secret."""
    table.finished(interaction.client.host.registry.now())
    await defer(interaction)
    what_ifs, words = interaction.client.host.what_ifs, reader_words(interaction)
    now, turns = await what_ifs.stands(table, interaction.user.id), await what_ifs.turns(table)
    listed = _biggest_first(turns, table.seat_of(interaction.user.id))
    at = next((at for at, (_, turn) in enumerate(listed) if now is not None and turn.since == now.attempt.since), 0)
    view = stateless_view()
    view.add_item(_turn_menu(table, listed, at // PAGE if page is None else page, interaction.user.id, words))
    if table.definition.levels and len(table.seats) > 1:
        view.add_item(_others_menu(table, "" if now is None else now.attempt.level, words))
    lines = [notice or words.labels.what_if_choose()]
    if now is not None:
        lines.append(_score(now, table, interaction.user.id, words))
        view.add_item(_go_on(table, words))
    await edit_response(interaction, "\n".join(lines), view=view)


def _biggest_first(turns: Sequence[Turn], seat: int | None) -> list[tuple[int, Turn]]:
    """Number the turns; first those that gained the most points (a page, a player's own before others'), best first."""

    def gained(at: int) -> int:
        now, before = turns[at].points, turns[at - 1].points if at else ()
        return now[turns[at].seat] - (before[turns[at].seat] if before else 0) if now else 0

    numbers = sorted(range(len(turns)), key=lambda at: (turns[at].seat != seat, -gained(at)))
    return [(at + 1, turns[at]) for at in (*numbers[:PAGE], *sorted(numbers[PAGE:]))]


def _turn_menu(table: Table, turns: list[tuple[int, Turn]], page: int, user_id: int, words: Words) -> Item:
    (shown, more), heading = turned_to(page, turns, words), words.labels.what_if_turns()
    options = [
        discord.SelectOption(
            label=clip(_told(table, turn, words)),
            description=_when(table, number, turn, user_id, words),
            value=str(turn.since),
        )
        for number, turn in shown
    ]
    if len(turns) > PAGE:
        options.append(more)
        if shown[0] is turns[0]:
            heading = words.labels.what_if_biggest(own="no" if table.seat_of(user_id) is None else "yes")
    return ui.Select(custom_id=ids.what_if_choice(table.id, WhatIfAction.TURNS), placeholder=heading, options=options)


def _told(table: Table, turn: Turn, words: Words) -> str:
    """What was done in a turn, as the log says it to its player, without the leading "You"; just "You" if empty."""
    name = words.prose.you()
    told = table.texts(words.language).channel.tell(turn.events, turn.view, turn.names)
    own = [capital(line.replace(BOLD, "").removeprefix(f"{name} ")) for line in told if name in line]
    return " ".join(own or told).replace(BOLD, "") or name


def _when(table: Table, number: int, turn: Turn, user_id: int, words: Words) -> str:
    said, when = words.labels, capital(table.texts(words.language).channel.round_name(turn.round))
    if len(table.seats) == 1:
        return said.what_if_turn(round=when, number=number)
    own = turn.names[turn.seat] == table.names[turn.seat] and turn.seat == table.seat_of(user_id)
    name = words.prose.you() if own else turn.names[turn.seat]
    return said.what_if_turn_of(name=clip(name, _NAME), round=when, number=number)


def _others_menu(table: Table, chosen: str, words: Words) -> Item:
    menu: ui.Select[ui.View] = ui.Select(custom_id=ids.what_if_choice(table.id, WhatIfAction.OTHERS))
    menu.add_option(label=words.labels.what_if_alone(), value=ALONE, default=not chosen)
    for level in table.definition.levels:
        label = words.labels.what_if_against(level=level_name(level, words))
        means = words.options[f"level.means-{level}"]
        menu.add_option(label=label, value=level, description=means, default=level == chosen)
    return menu


class WhatIfChoice(LastingItem, template=ids.WHAT_IF_CHOICE):
    """Begins an attempt at the chosen turn, chooses who plays the other seats, or continues the attempt."""

    async def pressed(self, interaction: Interaction) -> None:
        what = WhatIfAction(self.said["what"])
        await (defer(interaction) if what is WhatIfAction.FROM else interaction.response.defer())
        table = await interaction.client.table_clicked(interaction, self.table_id)
        what_ifs, user = interaction.client.host.what_ifs, interaction.user.id
        if what is WhatIfAction.OTHERS:
            level = "" if self.chosen == ALONE else self.chosen
            await _changed(interaction, table, what_ifs.choose(table, user, level))
            await open_choices(interaction, table)
        elif what is WhatIfAction.GO_ON:
            await _go_on_playing(interaction, table)
        elif what is WhatIfAction.CHOICES:
            await open_choices(interaction, table)
        elif what is WhatIfAction.TURNS and self.chosen.startswith(MORE):
            await open_choices(interaction, table, page=_number(self.chosen.removeprefix(MORE)))
        else:
            since = _number(self.said["since"] if what is WhatIfAction.FROM else self.chosen)
            await _play(interaction, table, what_ifs.begin(table, user, since))


def _number(text: str) -> int:
    """Raises TableError if the value of a menu option was forged."""
    if not (text.isdecimal() and len(text) < 10):
        raise TableError(NoAction(text))
    return int(text)


# --- the panel ----------------------------------------------------------------------------------------


async def show(interaction: Interaction, table: Table, shown: Shown = NOTHING_ELSE) -> None:
    """Show the user's attempt in the deferred private response; if there is none, the turns at which one can begin."""
    now = await interaction.client.host.what_ifs.stands(table, interaction.user.id)
    if now is None:
        await open_choices(interaction, table, notice=shown.notice)
        return
    trial = _trial(now, interaction.user.id, table, reader_words(interaction))
    happened = named(now.news, table.names_marked({}, now.attempt.since))
    await show_panel(interaction, table, replace(shown, trial=trial, happened=happened))


async def copied(interaction: Interaction, table: Table) -> Table | None:
    now = await interaction.client.host.what_ifs.stands(table, interaction.user.id)
    return None if now is None else now.table


async def try_out(interaction: Interaction, table: Table, actions: Sequence[str], move: int, together: int) -> None:
    what_ifs, user = interaction.client.host.what_ifs, interaction.user.id
    await _play(interaction, table, what_ifs.try_out(table, user, actions, move=move, together=together))


async def undo(interaction: Interaction, table: Table, move: int, how: Undo) -> None:
    steps = ALL_STEPS if how is Undo.ALL else 1
    what_ifs, user = interaction.client.host.what_ifs, interaction.user.id
    await _play(interaction, table, what_ifs.undo(table, user, move=move, steps=steps))


async def _play(interaction: Interaction, table: Table, change: Awaitable[None]) -> None:
    if await _changed(interaction, table, change):
        await _go_on_playing(interaction, table)


async def _changed(interaction: Interaction, table: Table, change: Awaitable[None]) -> bool:
    """Change the attempt; if the button was outdated, show the current state and return False."""
    try:
        await change
    except StaleClick as stale:
        await show(interaction, table, Shown(notice=stale.refusal.sentence(reader_words(interaction))))
        return False
    return True


async def _go_on_playing(interaction: Interaction, table: Table) -> None:
    what_ifs, words, notice = interaction.client.host.what_ifs, reader_words(interaction), ""
    now = await what_ifs.stands(table, interaction.user.id)
    if now is not None and now.computers_next:
        await edit_response(interaction, words.labels.what_if_thinking())
        try:
            await what_ifs.play_others(table, interaction.user.id)
        except TableError as error:
            notice = error.refusal.sentence(words)
    await show(interaction, table, Shown(notice=notice))


def _trial(now: WhatIf, user_id: int, table: Table, words: Words) -> Trial:
    game, said, id = now.table.running, words.labels, table.id
    score, acts = _score(now, table, user_id, words), now.table.seat_of(user_id)
    plain = game.over or acts == table.seat_of(user_id)
    played = score if acts is None or plain else said.what_if_as(name=spoken(table.names[acts]), score=score)
    buttons: list[Item] = []
    if now.last is not None:
        view, action = now.last
        name = said.undo(action=table.texts(words.language).turn.label(action, view))
        last, everything = (ids.undo_button(id, now.table.moves, how) for how in (Undo.LAST, Undo.ALL))
        buttons = [button(name, ids.in_trial(Mark.WHAT_IF, last))]
        buttons.append(button(said.what_if_again(), ids.in_trial(Mark.WHAT_IF, everything)))
    choices = button(said.what_if_others(), ids.what_if_choice(id, WhatIfAction.CHOICES))
    can_act = not game.over and not now.computers_next
    return Trial(
        now.table,
        Mark.WHAT_IF,
        played if now.attempt.tried else said.what_if_begins(score=played),
        instead=() if can_act else (*([] if game.over else [_go_on(table, words)]), *buttons, choices),
        plays=True,
        undo=tuple(buttons),
        leaves=(choices,),
    )


def _go_on(table: Table, words: Words) -> Item:
    return button(words.labels.what_if_go_on(), ids.what_if_choice(table.id, WhatIfAction.GO_ON), GREEN)


def _score(now: WhatIf, table: Table, user_id: int, words: Words) -> str:
    """How an attempt's score compares with that of the finished game."""
    said, name = words.labels, told_to(table.seat_of(user_id), table.names, words)[now.seat]
    if now.table.running.over:
        return said.what_if_over(name=name, points=now.points, final=now.final)
    return said.what_if_so_far(name=name, points=now.points, then=now.then, final=now.final)
