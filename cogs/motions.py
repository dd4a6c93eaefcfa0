"""What the channel reads when somebody is away: a vote, an offer of a seat, a table that was closed."""

from __future__ import annotations

import discord
from discord import ui

from arnak_bot.host import Host, Table, Tally
from arnak_bot.kit.names import spoken
from arnak_bot.store import Motion, Status
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.views import unheard

__all__ = ["closing_note", "deadline_note", "may_be_played", "offer", "stand_in_button", "vote_buttons"]

_TOGETHER = (Motion.COMPUTER, Motion.PASS, Motion.WITHOUT)
"""The motions that are put to the vote in one message when a deadline has passed."""


def vote_buttons(host: Host, table: Table, tally: Tally, words: Words) -> ui.View:
    """The buttons of a vote, each with how many have agreed and how many it takes."""
    view, motion, seat, value = unheard(), tally.motion, tally.seat, tally.value
    together = [each for each in _TOGETHER if each is not Motion.COMPUTER or table.definition.levels]
    for each in together if motion in _TOGETHER and not table.seats[seat].gone else (motion,):
        now = host.absence.count(table, each, seat, value)
        name = labels.vote(each, table.names[seat], now.ayes, now.needed, words)
        style = discord.ButtonStyle.danger if each is Motion.WITHOUT else discord.ButtonStyle.primary
        view.add_item(ui.Button(label=name, style=style, custom_id=ids.vote_button(table.id, each, seat, value)))
    return view


def deadline_note(host: Host, table: Table, seat: int, words: Words) -> tuple[str, ui.View]:
    """Return what is posted when a player's time has run out: the others may decide."""
    others = [each.user_id for each in table.others(seat)]
    tally = host.absence.count(table, Motion.PASS, seat, 0)
    passed = labels.deadline_passed(table.names[seat], others, words, computers=bool(table.definition.levels))
    return passed, vote_buttons(host, table, tally, words)


def may_be_played(table: Table, seat: int) -> bool:
    """Whether the others may let a computer play for somebody who has left."""
    gone = table.status is Status.RUNNING and table.seats[seat].gone
    return gone and bool(table.definition.levels) and bool(table.others(seat))


def stand_in_button(host: Host, table: Table, seat: int, words: Words) -> ui.View:
    """Return the button with which the others let a computer play for somebody who has left."""
    return vote_buttons(host, table, host.absence.count(table, Motion.COMPUTER, seat, 0), words)


def closing_note(table: Table, words: Words) -> tuple[str, ui.View]:
    """Return what is posted when a table is closed because nobody plays."""
    view = unheard()
    custom_id = ids.table_button(ids.Press.REOPEN, table.id)
    view.add_item(ui.Button(label=words.labels.reopen(), style=discord.ButtonStyle.primary, custom_id=custom_id))
    return words.texts.closed(), view


def offer(host: Host, table: Table, tally: Tally, words: Words) -> tuple[str, ui.View]:
    """What is put to the vote, or the offer of a seat once it stands."""
    name, said = spoken(table.names[tally.seat]), words.labels
    if tally.motion is Motion.PAUSE:
        return said.asks_for_pause(name=name, until=labels.date(tally.value)), vote_buttons(host, table, tally, words)
    if tally.motion is Motion.TAKE_BACK:
        others = [each.user_id for each in table.others(tally.seat)]
        return said.asks_to_take_back(name=name, who=labels.users(others, words)), vote_buttons(
            host, table, tally, words
        )
    if not tally.carried:
        return said.replace_question(newcomer=labels.user(tally.value), name=name), vote_buttons(
            host, table, tally, words
        )
    view = unheard()
    custom_id = ids.seat_button(table.id, tally.seat, tally.value)
    view.add_item(ui.Button(label=words.labels.take_seat(), style=discord.ButtonStyle.success, custom_id=custom_id))
    return said.seat_offered(newcomer=labels.user(tally.value), name=name), view
