"""What the channel sees: the lobby, the table after every turn, the end. Nothing private passes here."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

import images
from arnak_bot.engine import Event, GameView, Phase
from arnak_bot.engine.state import RIVAL_SEAT
from arnak_bot.host import Outcome, Table
from arnak_bot.store import Status
from arnak_bot.wording import labels, story, tables, texts
from arnak_bot.wording.actions import clip
from cogs import ids
from cogs.replies import answer, picture

__all__ = ["announce", "board_file", "lobby_message", "play_buttons", "send", "table_message", "whom_it_waits_for"]

MESSAGE_LIMIT = 2000
_log = logging.getLogger("arnak")


@dataclass(slots=True)
class Message:
    """A message ready to be sent to a channel."""

    content: str
    files: list[discord.File] = field(default_factory=list)
    view: ui.View = field(default_factory=lambda: ui.View(timeout=None))


async def send(interaction: discord.Interaction[Any], message: Message) -> None:
    """Answer an interaction in public, as its response or after it."""
    if interaction.response.is_done():
        await interaction.followup.send(message.content, files=message.files, view=message.view)
    else:
        await interaction.response.send_message(message.content, files=message.files, view=message.view)


def _button(label: str, what: str, table: Table, style: discord.ButtonStyle) -> ui.Button[ui.View]:
    return ui.Button(label=label, style=style, custom_id=ids.table_button(what, table.id))


def lobby_message(table: Table) -> Message:
    """Return the lobby: who sits, what was chosen, and Join, Leave, Start while it is open."""
    options = table.options
    message = Message(texts.lobby(options.board, options.seats, table.names, options.auto_end, options.remind_hours))
    if table.status is Status.LOBBY:
        message.view.add_item(_button(labels.JOIN, "join", table, discord.ButtonStyle.success))
        message.view.add_item(_button(labels.LEAVE, "leave", table, discord.ButtonStyle.secondary))
        message.view.add_item(_button(labels.START, "start", table, discord.ButtonStyle.primary))
        message.view.add_item(_button(labels.HELP, "help", table, discord.ButtonStyle.secondary))
    return message


async def board_file(table: Table, events: tuple[Event, ...] = ()) -> discord.File:
    """Draw the open table; `events` are marked as new."""
    view = table.view(None)
    data = await asyncio.to_thread(images.draw_board, view, table.names, images.marks_of(events))
    return picture("board", data, tables.board_alt(view, table.names))


async def table_message(table: Table, outcome: Outcome, *, opening: bool = False) -> Message:
    """Return the public message after a turn: what happened, the picture, whose turn it is, the buttons."""
    view = table.view(None)
    told = [] if opening else story.tell(outcome.told, view, table.names)
    if opening:
        told = _opening(table, view, outcome)
    message = Message("", [await board_file(table, outcome.told)])
    if outcome.over:
        sheets = table.running.scores()
        drawn = await asyncio.to_thread(images.draw_scores, sheets, table.names)
        message.files.append(picture("scores", drawn, tables.score_alt(sheets, table.names)))
        told.append(f"**{tables.winners(sheets, table.names)}!**")
        if view.rival is not None:
            told.append(texts.solo_result(sheets[0].rank == 1))
        told.append(labels.seed(table.seed))
    else:
        told.append(whom_it_waits_for(table))
    message.content = _within_limit(told)
    message.view = play_buttons(table, over=outcome.over)
    return message


def play_buttons(table: Table, *, over: bool = False) -> ui.View:
    """Return the persistent buttons of a table; when it is over there is nothing left to play."""
    view = ui.View(timeout=None)
    if not over:
        view.add_item(_button(labels.MY_TURN, "turn", table, discord.ButtonStyle.primary))
        view.add_item(_button(labels.MY_HAND, "hand", table, discord.ButtonStyle.secondary))
    view.add_item(_button(labels.LOG, "log", table, discord.ButtonStyle.secondary))
    view.add_item(_button(labels.HELP, "help", table, discord.ButtonStyle.secondary))
    return view


def _opening(table: Table, view: GameView, outcome: Outcome) -> list[str]:
    """What is said when a game starts; the rival has moved already (R46)."""
    if view.rival is None:
        return [texts.opening(table.names, table.commitment)]
    rival = view.rival
    moved = [event for event in outcome.told if event.seat == RIVAL_SEAT]
    return [
        texts.solo_opening(table.names[0], rival.difficulty, rival.red_tiles, table.commitment),
        *story.tell(moved, view, table.names),
    ]


def whom_it_waits_for(table: Table) -> str:
    """Mention whoever is to act."""
    game = table.running
    asked = labels.mentions([(seat, table.seats[seat].user_id) for seat in game.seats_to_act])
    return labels.to_move(game.round, asked, keeping=game.view(None).phase is Phase.KEEPING)


def _within_limit(lines: list[str]) -> str:
    """Keep the last line whole and cut the story above it where it would be too long."""
    *told, last = lines
    return f"{clip(chr(10).join(told), MESSAGE_LIMIT - len(last) - 1)}\n{last}" if told else last


async def announce(interaction: discord.Interaction[Any], table: Table, outcome: Outcome) -> None:
    """Post the table in the channel after a turn; the move is saved, whatever Discord says to this."""
    try:
        await _post(interaction, table, outcome)
    except discord.HTTPException as error:
        _log.warning("Posting table %s failed: %s", table.id, error)
        await answer(interaction, texts.CANNOT_POST.format(why=error.text or labels.discord_says(error.status)))


async def _post(interaction: discord.Interaction[Any], table: Table, outcome: Outcome) -> None:
    """Send to the channel; where the bot is no member of it, answer the interaction in public instead."""
    channel = interaction.channel
    message = await table_message(table, outcome)
    if isinstance(channel, discord.abc.Messageable):
        try:
            await channel.send(message.content, files=message.files, view=message.view)
            return
        except discord.Forbidden:
            message = await table_message(table, outcome)  # files can be sent only once
    await send(interaction, message)
