"""What the channel sees: the lobby, the table after every turn, the end. Nothing private passes here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

import images
from arnak_bot.engine import Event, EventKind, GameView, Phase
from arnak_bot.engine.state import RIVAL_SEAT
from arnak_bot.host import Awaited, Host, Outcome, Table
from arnak_bot.store import DueKind, Posts, Status
from arnak_bot.wording import labels, story, tables, texts
from arnak_bot.wording.actions import clip
from cogs import ids
from cogs.emoji import dressed
from cogs.replies import MESSAGE_LIMIT, answer, picture

__all__ = [
    "SILENT",
    "Message",
    "announce",
    "board_file",
    "current_message",
    "lobby_message",
    "pings_of",
    "play_buttons",
    "post_in_channel",
    "publish",
    "table_message",
    "tidy_ping",
    "whom_it_waits_for",
]

TRY_AGAIN_MINUTES = 5
SILENT = discord.AllowedMentions.none()
_log = logging.getLogger("arnak")


@dataclass(slots=True)
class Message:
    """A message ready to be sent to a channel. `plain` is what is left of it when a newer one has come."""

    content: str
    files: list[discord.File] = field(default_factory=list)
    view: ui.View = field(default_factory=lambda: ui.View(timeout=None))
    plain: str = ""
    pings: discord.AllowedMentions = SILENT


# --- sending --------------------------------------------------------------------------------------


async def publish(interaction: discord.Interaction[Any], table: Table, message: Message) -> None:
    """Answer an interaction in public with the table's newest message, as its response or after it."""
    content = dressed(message.content, MESSAGE_LIMIT)
    if interaction.response.is_done():
        sent = await interaction.followup.send(
            content, files=message.files, view=message.view, allowed_mentions=message.pings, wait=True
        )
        number: int | None = sent.id
    else:
        response = await interaction.response.send_message(
            content, files=message.files, view=message.view, allowed_mentions=message.pings
        )
        number = response.message_id
    if number is not None:
        await _note_post(interaction.client, table, number, message)


async def post_in_channel(bot: Any, table: Table, message: Message) -> None:
    """Post the table's newest message in its channel, without an interaction.

    Raises:
        discord.HTTPException: Discord does not take it, for now or for good.
    """
    channel = bot.get_partial_messageable(table.channel_id)
    sent = await channel.send(
        dressed(message.content, MESSAGE_LIMIT),
        files=message.files,
        view=message.view,
        allowed_mentions=message.pings,
    )
    await _note_post(bot, table, sent.id, message)


async def _note_post(bot: Any, table: Table, number: int, message: Message) -> None:
    """Note the newest message; the one before loses its ping and its buttons, and the reminder goes."""
    host: Host = bot.host
    before = table.posts
    await host.set_posts(table, Posts(before.first or number, number, message.plain, None))
    await tidy_ping(bot, table, before)
    if before.last is not None:
        old = bot.get_partial_messageable(table.channel_id).get_partial_message(before.last)
        with contextlib.suppress(discord.HTTPException):
            await old.edit(content=dressed(before.text, MESSAGE_LIMIT), view=None)


async def tidy_ping(bot: Any, table: Table, posts: Posts) -> None:
    """Remove a reminder that has done its work."""
    if posts.ping is not None:
        message = bot.get_partial_messageable(table.channel_id).get_partial_message(posts.ping)
        with contextlib.suppress(discord.HTTPException):
            await message.delete()


async def announce(interaction: discord.Interaction[Any], table: Table, outcome: Outcome) -> None:
    """Post the table in the channel after a turn; the move is saved, whatever Discord says to this."""
    try:
        await _post(interaction, table, outcome)
    except discord.HTTPException as error:
        _log.warning("Posting table %s failed: %s", table.id, error)
        await interaction.client.host.due_again(table, DueKind.POST, TRY_AGAIN_MINUTES)
        await answer(interaction, texts.CANNOT_POST.format(why=error.text or labels.discord_says(error.status)))
        return
    await _heads_up(interaction.client, table)


async def _post(interaction: discord.Interaction[Any], table: Table, outcome: Outcome) -> None:
    """Send to the channel; where the bot is no member of it, answer the interaction in public instead."""
    host: Host = interaction.client.host
    present = interaction.user.id
    message = await table_message(host, table, outcome, present=present)
    try:
        await post_in_channel(interaction.client, table, message)
    except (discord.Forbidden, discord.NotFound):
        if interaction.channel_id != table.channel_id:
            raise
        message = await table_message(host, table, outcome, present=present)  # files can be sent only once
        await publish(interaction, table, message)


async def _heads_up(bot: Any, table: Table) -> None:
    """Tell whoever is next, silently and in a direct message, if they want to be told."""
    host: Host = bot.host
    seat = host.next_in_turn(table)
    if seat is None or not table.person(seat).heads_up:
        return
    with contextlib.suppress(discord.HTTPException):
        channel = await bot.create_dm(discord.Object(table.seats[seat].user_id))
        mover = table.names[table.running.seats_to_act[0]]
        await channel.send(labels.you_are_next(table.channel_id, mover), silent=True)


# --- what is sent ---------------------------------------------------------------------------------


def _button(label: str, what: str, table: Table, style: discord.ButtonStyle) -> ui.Button[ui.View]:
    return ui.Button(label=label, style=style, custom_id=ids.table_button(what, table.id))


def lobby_message(table: Table) -> Message:
    """Return the lobby: who sits, what was chosen, and Join, Leave, Start while it is open."""
    text = texts.lobby(table.options, table.names)
    message = Message(text, plain=text)
    if table.status is Status.LOBBY:
        message.view.add_item(_button(labels.JOIN, "join", table, discord.ButtonStyle.success))
        message.view.add_item(_button(labels.LEAVE, "leave", table, discord.ButtonStyle.secondary))
        message.view.add_item(_button(labels.START, "start", table, discord.ButtonStyle.primary))
        message.view.add_item(_button(labels.HELP, "help", table, discord.ButtonStyle.secondary))
    return message


async def board_file(table: Table, events: tuple[Event, ...] = ()) -> discord.File:
    """Draw the open table; `events` are marked as new."""
    view = table.view(None)
    marks = images.marks_of(events)
    data = await asyncio.to_thread(images.draw_board, view, table.names, marks, table.options.layout)
    return picture("board", data, tables.board_alt(view, table.names))


async def table_message(
    host: Host, table: Table, outcome: Outcome, *, opening: bool = False, present: int | None = None
) -> Message:
    """Return the public message after a turn: what happened, the picture, whose turn it is, the buttons.

    `present` is the user who has just clicked or typed: they need no ping.
    """
    view = table.view(None)
    told = _opening(table, view, outcome) if opening else story.tell(outcome.told, view, table.names)
    message = Message("", [await board_file(table, outcome.told)])
    if not opening and (ended := _round_ended(outcome.told)):
        message.files += await round_card(host, table, ended)
    if outcome.over:
        sheets = table.running.scores()
        drawn = await asyncio.to_thread(images.draw_scores, sheets, table.names)
        message.files.append(picture("scores", drawn, tables.score_alt(sheets, table.names)))
        told.append(f"**{tables.winners(sheets, table.names)}!**")
        if view.rival is not None:
            told.append(texts.solo_result(sheets[0].rank == 1))
        told.append(labels.looking_back(table.duration, table.guild_id, table.channel_id, table.posts.first))
        told.append(labels.seed(table.seed))
    message.plain = clip("\n".join(told), MESSAGE_LIMIT)
    if not outcome.over:
        awaited = host.awaited(table)
        message.pings = pings_of([each for each in awaited if each.user_id != present])
        told.append(whom_it_waits_for(table, awaited))
    message.content = _within_limit(told)
    message.view = play_buttons(table, over=outcome.over)
    return message


async def current_message(host: Host, table: Table) -> Message:
    """Return the newest message of an open table once more: its lobby, or the table after the last turn."""
    if table.game is None:
        return lobby_message(table)
    return await table_message(host, table, await host.last_turn(table))


def _round_ended(events: Sequence[Event]) -> int:
    """The round that ended with these events; 0 for none."""
    begun = [event.amount for event in events if event.kind is EventKind.ROUND_BEGAN]
    return begun[-1] - 1 if begun else 0


async def round_card(host: Host, table: Table, ended: int) -> list[discord.File]:
    """Draw what everybody did in the round that ended; none if its story cannot be retold."""
    figures = await host.round_figures(table, ended)
    if not figures:
        return []
    view = table.view(None)
    headline = tables.round_headline(table.names, figures)
    data = await asyncio.to_thread(images.draw_round, view, table.names, ended, figures, headline)
    lines = [(name, counted) for _, name, counted in images.ROUND_LINES]
    return [picture("round", data, tables.round_alt(view, table.names, ended, lines, figures))]


def play_buttons(table: Table, *, over: bool = False) -> ui.View:
    """Return the persistent buttons of a table; when it is over there is nothing left to play."""
    view = ui.View(timeout=None)
    if not over:
        view.add_item(_button(labels.MY_TURN, "turn", table, discord.ButtonStyle.primary))
        view.add_item(_button(labels.MY_HAND, "hand", table, discord.ButtonStyle.secondary))
    view.add_item(_button(labels.LOG, "log", table, discord.ButtonStyle.secondary))
    view.add_item(_button(labels.BOARD, "board", table, discord.ButtonStyle.secondary))
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


def pings_of(awaited: Sequence[Awaited]) -> discord.AllowedMentions:
    """Let only those be pinged who are awake and not on a pause."""
    return discord.AllowedMentions(users=[discord.Object(each.user_id) for each in awaited if each.ping])


def whom_it_waits_for(table: Table, awaited: Sequence[Awaited]) -> str:
    """Mention whoever is to act, with the time they have."""
    game = table.running
    asked = labels.mentions([(each.seat, each.user_id, each.paused_until) for each in awaited])
    deadline = min((each.deadline for each in awaited if each.deadline is not None), default=None)
    return labels.to_move(game.round, asked, deadline, keeping=game.view(None).phase is Phase.KEEPING)


def _within_limit(lines: list[str]) -> str:
    """Keep the last line whole and cut the story above it where it would be too long."""
    *told, last = lines
    return f"{clip(chr(10).join(told), MESSAGE_LIMIT - len(last) - 1)}\n{last}" if told else last
