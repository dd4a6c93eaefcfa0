"""What the channel sees: the lobby, the table after every turn, the end. Nothing private passes here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import discord
from discord import ui

from arnak_bot.games.arnak.engine import Event, GameView, Phase
from arnak_bot.games.arnak.engine.events import RoundBegan
from arnak_bot.games.arnak.engine.options import rival_of
from arnak_bot.games.arnak.engine.setup import HARDEST_RIVAL
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.figures import figures_of
from arnak_bot.games.arnak.wording import moments, story, tables
from arnak_bot.games.kit.limits import clip
from arnak_bot.games.kit.names import spoken_all
from arnak_bot.host import Awaited, Host, Outcome, Table
from arnak_bot.store import Status
from arnak_bot.wording import labels, texts
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.ids import Press
from cogs.limits import MESSAGE_LIMIT
from cogs.looks import Looks
from cogs.views import unheard
from images import arnak as images

__all__ = [
    "SILENT",
    "Message",
    "board_files",
    "current_message",
    "lobby_message",
    "pings_of",
    "play_buttons",
    "table_message",
    "whom_it_waits_for",
]

MORE_BEFORE = "…"
MOST_MOMENTS = 2
"""Pictures of their own in one message: a turn has rarely more, and each takes room from the board."""
SILENT = discord.AllowedMentions.none()


@dataclass(slots=True)
class Message:
    """A message ready to be sent to a channel. `plain` is what is left of it when a newer one has come."""

    content: str
    files: list[discord.File] = field(default_factory=list)
    view: ui.View = field(default_factory=unheard)
    plain: str = ""
    pings: discord.AllowedMentions = SILENT


def _button(label: str, what: Press, table: Table, style: discord.ButtonStyle) -> ui.Button[ui.View]:
    return ui.Button(label=label, style=style, custom_id=ids.table_button(what, table.id))


def lobby_message(table: Table, words: Words) -> Message:
    """Return the lobby: who sits, what was chosen, and Join, Leave, Start while it is open."""
    text = texts.lobby(table.options, table.shelved, table.names, table.commitment, words)
    message = Message(text, plain=text)
    if table.status is Status.LOBBY:
        message.view.add_item(_button(words.labels.join(), Press.JOIN, table, discord.ButtonStyle.success))
        message.view.add_item(_button(words.labels.leave(), Press.LEAVE, table, discord.ButtonStyle.secondary))
        message.view.add_item(_button(words.labels.start(), Press.START, table, discord.ButtonStyle.primary))
        message.view.add_item(_button(words.labels.help(), Press.HELP, table, discord.ButtonStyle.secondary))
    return message


async def board_files(
    looks: Looks, table: Table, words: Words, events: tuple[Event, ...] = (), layout: str | None = None
) -> list[discord.File]:
    """Draw the open table; `events` are marked as new. Where the drawing fails there is no picture.

    `layout` is that of who asked for it; None: the table's.
    """
    view = table.view(None)
    marks, alt = images.marks_of(events), tables.board_alt(view, table.names, words)
    return await looks.drawn(
        "board", alt, images.draw_board, view, table.names, marks, layout or table.options.layout, words=words.pictures
    )


async def moment_files(looks: Looks, table: Table, words: Words, events: tuple[Event, ...]) -> list[discord.File]:
    """Draw the great moments in what happened, the newest where there are many."""
    view = table.view(None)
    found = zip(images.moments_of(view, events), moments.moments(events, view, table.names, words), strict=True)
    files: list[discord.File] = []
    for moment, said in list(found)[-MOST_MOMENTS:]:
        name = f"{moment.kind.value}-{len(files) + 1}"
        files += await looks.drawn(
            name, said.alt, images.draw_moment, moment, table.names, said.headline, said.words, words=words.pictures
        )
    return files


async def table_message(
    looks: Looks,
    host: Host,
    table: Table,
    outcome: Outcome,
    words: Words,
    *,
    opening: bool = False,
    present: int | None = None,
) -> Message:
    """Return the public message after a turn: what happened, the picture, whose turn it is, the buttons.

    `present` is the user who has just clicked or typed: they need no ping.
    """
    view = table.view(None)
    told = (
        _opening(table, view, outcome, words) if opening else story.tell(outcome.told, view, table.names, words=words)
    )
    message = Message("", await board_files(looks, table, words, outcome.told))
    if not message.files:
        told.append(words.texts.no_picture())
    if not outcome.over:  # the end has a picture of its own
        message.files += await moment_files(looks, table, words, outcome.told)
    if not (opening or outcome.over) and (ended := _round_ended(outcome.told)):
        message.files += await round_card(looks, host, table, ended, words)
    closing: list[str] = []
    if outcome.over:
        sheets = table.running.scores()
        alt = tables.score_alt(sheets, table.names, words)
        message.files += await looks.drawn("scores", alt, images.draw_scores, sheets, table.names, words=words.pictures)
        closing.append(f"**{tables.winners(sheets, spoken_all(table.names), words)}!**")
        if view.rival is not None:
            closing.append(tables.solo_result(sheets[0].rank == 1, words))
        closing.append(labels.looking_back(table.duration, table.guild_id, table.channel_id, table.posts.first, words))
        closing.append(labels.seed(table.seed, words))
    message.plain = _within_limit(told, closing)
    if not outcome.over and table.status is Status.RUNNING:
        awaited = host.registry.awaited(table)
        message.pings = pings_of([each for each in awaited if each.user_id != present])
        closing.append(whom_it_waits_for(table, awaited, words))
    message.content = _within_limit(told, closing)
    message.view = play_buttons(table, words, over=outcome.over or table.status is not Status.RUNNING)
    return message


async def current_message(looks: Looks, host: Host, table: Table, words: Words) -> Message:
    """Return the newest message of an open table once more: its lobby, or the table after the last turn."""
    if table.game is None:
        return lobby_message(table, words)
    return await table_message(looks, host, table, await host.story.last_turn(table), words)


def _round_ended(events: Sequence[Event]) -> int:
    """The round that ended with these events; 0 for none."""
    begun = [event.round for event in events if isinstance(event, RoundBegan)]
    return begun[-1] - 1 if begun else 0


async def round_card(looks: Looks, host: Host, table: Table, ended: int, words: Words) -> list[discord.File]:
    """Draw what everybody did in the round that ended; none if its story cannot be retold."""
    events = await host.story.round_events(table, ended)
    if not events:
        return []
    figures = [figures_of(events, table.running.setup.board, seat.seat) for seat in table.seats]
    view = table.view(None)
    headline = tables.round_headline(table.names, figures, words)
    lines = [(name, counted) for _, name, counted in images.round_lines(words.pictures)]
    alt = tables.round_alt(view, table.names, ended, lines, figures, words)
    return await looks.drawn(
        "round", alt, images.draw_round, view, table.names, ended, figures, headline, words=words.pictures
    )


def play_buttons(table: Table, words: Words, *, over: bool = False) -> ui.View:
    """Return the persistent buttons of a table; when it is over there is nothing left to play."""
    view = unheard()
    if over:
        rival = rival_of(table.options.game)
        if rival is None:
            view.add_item(_button(words.labels.again(), Press.AGAIN, table, discord.ButtonStyle.success))
        else:
            view.add_item(_button(labels.again_at(rival, words), Press.AGAIN, table, discord.ButtonStyle.secondary))
            if rival < HARDEST_RIVAL:
                name = labels.again_at(rival + 1, words)
                view.add_item(_button(name, Press.HARDER, table, discord.ButtonStyle.success))
    else:
        view.add_item(_button(words.labels.my_turn(), Press.MY_TURN, table, discord.ButtonStyle.primary))
        view.add_item(_button(words.labels.my_hand(), Press.MY_HAND, table, discord.ButtonStyle.secondary))
    view.add_item(_button(words.labels.log(), Press.LOG, table, discord.ButtonStyle.secondary))
    view.add_item(_button(words.labels.board(), Press.BOARD, table, discord.ButtonStyle.secondary))
    view.add_item(_button(words.labels.help(), Press.HELP, table, discord.ButtonStyle.secondary))
    return view


def _opening(table: Table, view: GameView, outcome: Outcome, words: Words) -> list[str]:
    """What is said when a game starts; the rival has moved already (R46)."""
    if view.rival is None:
        return [tables.opening(table.names, words)]
    rival = view.rival
    moved = [event for event in outcome.told if event.seat == RIVAL_SEAT]
    return [
        tables.solo_opening(table.names[0], rival.difficulty, rival.red_tiles, words),
        *story.tell(moved, view, table.names, words=words),
    ]


def pings_of(awaited: Sequence[Awaited]) -> discord.AllowedMentions:
    """Let only those be pinged who are awake and not on a pause."""
    return discord.AllowedMentions(users=[discord.Object(each.user_id) for each in awaited if each.ping])


def whom_it_waits_for(table: Table, awaited: Sequence[Awaited], words: Words) -> str:
    """Mention whoever is to act, with the time they have."""
    game = table.running
    asked = labels.mentions([(each.seat, each.user_id, each.paused_until) for each in awaited], words)
    deadline = min((each.deadline for each in awaited if each.deadline is not None), default=None)
    return labels.to_move(game.round, asked, deadline, keeping=game.view(None).phase is Phase.KEEPING, words=words)


def _within_limit(told: Sequence[str], closing: Sequence[str]) -> str:
    """Keep what closes a message whole, and of the story above it the newest lines that fit."""
    end = "\n".join(closing)
    room = MESSAGE_LIMIT - len(end) - 2
    kept: list[str] = []
    for line in reversed(told):
        if sum(map(len, kept)) + len(kept) + len(line) > room - len(MORE_BEFORE):
            kept.append(MORE_BEFORE if kept else clip(line, room))
            break
        kept.append(line)
    return "\n".join([*reversed(kept), *closing])
