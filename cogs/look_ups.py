"""Private look-ups shared by buttons and commands: the board, the hand, the log, and the menus of What is this?"""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, pairwise
from typing import Any

import discord
from discord import ui

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.position import Event, View
from arnak_bot.game.values import Drawing
from arnak_bot.host import COMPUTER_SIGN, HOST_SIGN, Host, LoggedTurn, LogNote, Table, TableError
from arnak_bot.kit.limits import clip, units
from arnak_bot.kit.names import spoken
from arnak_bot.refusals import NotBegun, Why
from arnak_bot.store import VoteKind
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.choices import WHOLE
from cogs.client import Interaction
from cogs.interactions import button, defer, edit_response, reader_words, stateless_view
from cogs.layouts import boxed
from cogs.limits import MESSAGE_LIMIT, MOST_FILES
from cogs.messages import board_files
from cogs.pictures import DrawingFailed, Looks
from cogs.replies import LastingItem, answer, edit_layout

MOST_RULES = 12
"""The maximum number of separators between rounds on a page of the log: a message holds 40 components."""


async def round_files(
    looks: Looks, host: Host, table: Table, number: int | None, user_id: int, words: Words
) -> list[discord.File]:
    """Draw the table for a user as it was when round `number` ended or, if it has not, as it is now; None: the last
    rounds, as many as fit in a message. Raises TableError if the round has not begun; for None, if no round has.
    """
    last = {view.round: view for view, _ in await host.history.steps(table)}
    shown = [each for each in last if number in (None, each)][-MOST_FILES:]
    if not shown:
        raise TableError(NotBegun(table.texts(words.language).channel.round_name(number or 1)))
    layout = (await host.people.person(user_id)).layout or table.options.layout
    pictures = table.pictures(words.language)
    boards = {each: pictures.board((), last[each], table.names, layout) for each in shown}
    return [await _filmed(looks, replace(board, name=f"round-{each}")) for each, board in boards.items()]


async def _filmed(looks: Looks, drawing: Drawing) -> discord.File:
    """Draw a picture that may take a long time. Raises TableError if that fails."""
    try:
        return await looks.filmed(drawing)
    except DrawingFailed as error:
        raise TableError(Why.NO_PICTURE) from error


async def replay_files(looks: Looks, host: Host, table: Table, log: str, words: Words) -> list[discord.File]:
    """Make the two files of a finished game: its log, and an animation with one frame for each turn."""
    name = f"{table.definition.key}-{table.id}"
    film = table.pictures(words.language).film(await host.history.steps(table), table.names)
    written = discord.File(io.BytesIO(log.encode()), filename=f"{name}.log")
    return [written, await _filmed(looks, replace(film, name=name))]


async def send_board(interaction: Interaction, table: Table, part: str = WHOLE, seat: int | None = None) -> None:
    """Show the table to a user; for a player, the changes since their own last turn are marked."""
    _ = table.running
    await defer(interaction)
    words = reader_words(interaction)
    events = await _changes_for(interaction.client.host, table, interaction.user.id)
    if part == WHOLE:
        person = await interaction.client.host.people.person(interaction.user.id)
        files = await board_files(interaction.client.looks, table, words, events, person.layout)
    else:
        own = table.seat_of(interaction.user.id) or 0
        shown = own if seat is None else seat
        drawing = table.pictures(words.language).part(part, shown, events, table.view(None), table.names)
        files = await interaction.client.looks.shown(drawing)
    if files:
        await edit_response(interaction, files=files)
        return
    for page in pages_of(table.texts(words.language).channel.table(table.view(None), table.names)):
        await answer(interaction, page)


async def _changes_for(host: Host, table: Table, user_id: int) -> Sequence[Event]:
    """Return the events since a player's last turn; for spectators, those of the last turn."""
    seat = table.seat_of(user_id)
    try:
        if seat is not None:
            return await host.history.since_last_turn(table, seat)
        return (await host.history.last_turn(table))[0].told
    except TableError:
        return ()


async def send_hand(interaction: Interaction, table: Table) -> None:
    """Raises TableError if the user is not a player at this table."""
    table.player(interaction.user.id)
    view = table.view(interaction.user.id)
    await defer(interaction)
    words = reader_words(interaction)
    says, pictures = table.texts(words.language), table.pictures(words.language)
    files = await interaction.client.looks.shown(pictures.hand(view, table.names))
    status, hand = says.turn.status(view, ()), says.turn.hand(view)
    lines = status if any(hand in line for line in status) else [*status, hand]
    await edit_response(interaction, "\n".join(lines), files=files)


def pages_of(lines: list[str], room: int = MESSAGE_LIMIT - 100) -> list[str]:
    """Split lines into pages that fit a message; a line too long for one is cut."""
    pages: list[str] = []
    for line in lines:
        line = clip(line, room)
        if pages and units(pages[-1]) + units(line) + 1 <= room:
            pages[-1] += f"\n{line}"
        else:
            pages.append(line)
    return pages or [""]


def newest_first_filled(lines: list[str]) -> list[str]:
    """Split lines into pages from the end: the newest page is full, the oldest may be short."""
    backwards = pages_of(lines[::-1])
    return ["\n".join(reversed(page.split("\n"))) for page in reversed(backwards)]


@dataclass(frozen=True, slots=True)
class LogReader:
    """Who reads a log: their user id, their seat today if they have one, and the `views` of the game by seat."""

    user_id: int
    seat: int | None
    views: Callable[[int | None], View]

    def seat_in(self, players: Sequence[int]) -> int | None:
        seats = [seat for seat, user_id in enumerate(players) if user_id == self.user_id]
        return self.seat if self.seat in seats else next(iter(seats), None)


def log_lines(definition: AnyGame, turns: Sequence[LoggedTurn], reader: LogReader, words: Words) -> list[str]:
    """Return the log as somebody may read it, with an empty line before every round but the first.

    What somebody else did in the reader's seat is told as a spectator reads it. What the reader did in another seat is
    told as theirs, but without what only the seat may know: somebody else has it now.
    """
    lines = list[str]()
    for turn in turns:
        begins = {at for at, event in enumerate(turn.events) if definition.round_begun(event) is not None}
        names, players, last = dict(turn.names), dict(turn.players), len(turn.events)
        logged = definition.texts(words.language).channel.logged(turn.events)
        told = partial(_told, definition, logged, reader, words)
        changes = defaultdict[int, list[str]](list)
        for at, note in turn.notes:
            part = partial(told, names[0], players[0])
            splits_no_action = (each for each in range(at, -1, -1) if part(0, each) + part(each, last) == part(0, last))
            public = [definition.seen_by(event, None) for event in note.step]
            step = definition.texts(words.language).channel.tell(public, reader.views(None), names[0])
            line = f"· {_note(note, ' '.join(step).rstrip('.'), reader, words)}"
            changes[at if note.motion is None else next(splits_no_action)].append(line)
        for since, until in pairwise(sorted({0, *begins, *changes, *names, *players, last})):
            lines += changes.pop(since, ())
            lines += [""] if since in begins and lines else []
            called, seated = (max(at for at in spans if at <= since) for spans in (names, players))
            lines += told(names[called], players[seated], since, until)
        lines += chain.from_iterable(changes.values())
    return lines


def _told(
    definition: AnyGame,
    events: Sequence[Event],
    reader: LogReader,
    words: Words,
    names: Sequence[str],
    players: Sequence[int],
    since: int,
    until: int,
) -> list[str]:
    channel, seat, part = definition.texts(words.language).channel, reader.seat_in(players), events[since:until]
    if seat != reader.seat:
        part = [definition.seen_by(event, None) for event in part]
    you, sign = words.prose.you(), "" if seat is None else names[seat].rpartition(" ")[2]
    told = channel.tell(part, reader.views(seat), names)
    if sign in (COMPUTER_SIGN, HOST_SIGN):
        told = [line.replace(you, f"{you} {sign}", 1) if line.lstrip("*").startswith(you) else line for line in told]
    return [f"· {line}" for line in told]


def _note(note: LogNote, step: str, reader: LogReader, words: Words) -> str:
    """`step`: what was taken back, as everybody may read it."""
    own, name = note.user_id == reader.user_id, spoken(note.name)
    if note.former is not None:
        if own:
            return words.labels.you_took_seat(name=spoken(note.former.name))
        if note.former.user_id == reader.user_id:
            return words.labels.your_seat_is_taken(newcomer=name)
        return words.labels.seat_taken(newcomer=name, name=spoken(note.former.name))
    who = words.prose.you() if own else name
    if note.chose:
        return words.labels.took_back_a_choice(name=who)
    if note.motion is VoteKind.TAKE_BACK:
        return words.labels.took_back(name=who, step=step, told="yes" if step else "no")
    return words.labels.took_back_the_end(name=who)


def log_layout(table_id: int, lines: list[str], page: int | None, words: Words, *, over: bool = False) -> ui.LayoutView:
    """One page of the log (by default the newest), with its rounds separated, and buttons to turn pages; if the game
    is `over`, the What-if buttons are below.
    """
    pages = newest_first_filled(lines or [words.labels.nothing_happened()])
    shown = len(pages) - 1 if page is None else max(0, min(page, len(pages) - 1))
    parts: list[str | ui.Separator[ui.LayoutView]] = [words.labels.story_page(page=shown + 1, count=len(pages))]
    for number, told in enumerate(pages[shown].strip().split("\n\n", MOST_RULES)):
        parts += [ui.Separator(), told] if number else [told]
    buttons: list[ui.Button[Any]] = [
        button(label, ids.log_page(table_id, target))
        for label, target in ((words.labels.earlier(), shown - 1), (words.labels.later(), shown + 1))
        if 0 <= target < len(pages)
    ]
    if over:
        buttons.append(button(words.labels.what_if(), ids.table_button(ids.Press.WHAT_IF, table_id)))
    return boxed(parts, buttons)


async def send_log(interaction: Interaction, table: Table, page: int | None = None) -> None:
    """Hidden information is shown only to its owner. None: the newest page."""
    _ = table.running
    await defer(interaction)
    words, turns = reader_words(interaction), await interaction.client.host.history.turns_as_logged(table)
    user, game = interaction.user.id, table.running
    lines = log_lines(table.definition, turns, LogReader(user, table.seat_of(user), game.view), words)
    await edit_layout(interaction, log_layout(table.id, lines, page, words, over=game.over))


class LogPage(LastingItem, template=ids.LOG_PAGE):
    async def pressed(self, interaction: Interaction) -> None:
        table = await interaction.client.table_clicked(interaction, self.table_id)
        await interaction.response.defer()
        await send_log(interaction, table, int(self.said["page"]))


def _menus(table: Table, user_id: int, words: Words) -> ui.View:
    menus = list[ui.Select[ui.View]]()
    for group in table.texts(words.language).reference.groups(table.view(user_id)):
        menus.append(ui.Select(custom_id=ids.look_menu(table.id, group.key), placeholder=group.heading))
        for thing in group.things:
            menus[-1].add_option(label=clip(thing.name), value=thing.key, description=thing.told)
    return stateless_view(*menus)


async def what_is_this(interaction: Interaction, table: Table) -> None:
    await defer(interaction)
    words = reader_words(interaction)
    await edit_response(interaction, words.texts.ask_what(), view=_menus(table, interaction.user.id, words))


class LookMenu(LastingItem, template=ids.LOOK_MENU):
    """Explains the chosen item; the menus stay for the next question."""

    async def pressed(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        table = await interaction.client.table_clicked(interaction, self.table_id)
        words, user = reader_words(interaction), interaction.user.id
        view, pictures = table.view(user), table.pictures(words.language)
        thing, told = table.texts(words.language).reference.look_up(self.chosen, view)
        files = [] if thing is None else await interaction.client.looks.shown(pictures.look_up(thing, view))
        await edit_response(interaction, told, files=files, view=_menus(table, user, words))
