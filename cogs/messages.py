"""The public messages: the lobby, the table after every turn, votes, the end. Nothing private is handled here."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import discord
from discord import ui

from arnak_bot.game.definition import TURN, AnyGame
from arnak_bot.game.position import Event
from arnak_bot.game.thinking import Reason
from arnak_bot.host import Awaited, Ended, Host, NamesBySpan, Outcome, Table, TableError
from arnak_bot.host.history import StoodIn
from arnak_bot.host.naming import with_names
from arnak_bot.kit.limits import clip, units
from arnak_bot.kit.prose import capital, listed
from arnak_bot.store import MessageKind, Status
from arnak_bot.wording import labels, texts
from arnak_bot.wording.campaign import chapter_words, ended_lines, opened_line
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.ids import Guided, Press
from cogs.interactions import BLUE, GREEN, GREY, button, stateless_view
from cogs.layouts import boxed, plain_layout, seat_colour
from cogs.limits import MESSAGE_LIMIT
from cogs.lobby import lobby_layout
from cogs.pictures import Looks

_log = logging.getLogger("arnak")

MOST_MOMENTS = 2
"""The maximum number of highlight pictures in one message: a turn rarely has more, and each makes the board smaller."""
LONGEST_WHY = 500
_MOST_TOGETHER = 6
"""Messages with more lines than this are hard to read on a phone."""
SILENT = discord.AllowedMentions.none()


def pinging(user_ids: Iterable[int]) -> discord.AllowedMentions:
    """Allow a message to ping these users, and nobody else whom it mentions."""
    return discord.AllowedMentions(users=[discord.Object(each) for each in user_ids if each > 0])


@dataclass(slots=True)
class Message:
    """A message ready to be sent to a channel. `plain` is the text that remains when a newer message replaces it.

    `lasts`: it announces the end of a round, so the next turn's message does not replace it. `replaces`: it may replace
    the previous one. If `view` is a layout, it holds all text and pictures, and `content` is empty.
    """

    content: str
    files: list[discord.File] = field(default_factory=list)
    view: ui.View | ui.LayoutView = field(default_factory=stateless_view)
    plain: str = ""
    pings: discord.AllowedMentions = SILENT
    lasts: bool = False
    replaces: bool = True

    @property
    def kind(self) -> MessageKind:
        """How the message is built; no edit can change that."""
        return MessageKind.COMPONENTS if isinstance(self.view, ui.LayoutView) else MessageKind.CONTENT


async def lobby_message(looks: Looks, table: Table, games: Mapping[str, AnyGame], words: Words) -> Message:
    """Only text once the lobby is closed."""
    plain = texts.lobby(table.options, table.definition, table.seats, table.opener, words)
    if table.status is not Status.LOBBY:
        return Message("", view=plain_layout(plain), plain=plain)
    banner = await looks.shown(table.pictures(words.language).banner(table.definition.title))
    return Message("", banner, lobby_layout(table, games, words, banner), plain)


def begun_lobby(table: Table, words: Words) -> str:
    """Return the text of a lobby's message once its game has begun: how many people play, and who, the opener first."""
    options, first = replace(table.options, seats=len(table.seats)), table.seat_of(table.opener) or 0
    seats = (*table.seats[first:], *table.seats[:first])
    return texts.lobby(options, table.definition, seats, table.opener, words)


async def board_files(
    looks: Looks, table: Table, words: Words, events: Sequence[Event], layout: str | None = None
) -> list[discord.File]:
    """Draw the public view, `events` marked as new; empty if that fails. `layout`: the reader's; None: the table's."""
    pictures = table.pictures(words.language)
    return await looks.shown(pictures.board(events, table.view(None), table.names, layout or table.options.layout))


async def moment_files(looks: Looks, table: Table, words: Words, events: Sequence[Event]) -> list[discord.File]:
    """Draw the highlights among these events; the newest if there are many. Empty if one cannot be described, since
    the turn has to be announced in any case.
    """
    try:
        found = table.pictures(words.language).moments(events, table.view(None), table.names)
    except Exception:
        _log.exception("The highlights of table %s cannot be described", table.id)
        return []
    files: list[discord.File] = []
    for moment in found[-MOST_MOMENTS:]:
        files += await looks.shown(replace(moment, name=f"{moment.name}-{len(files) + 1}"))
    return files


async def table_message(
    looks: Looks,
    host: Host,
    table: Table,
    outcome: Outcome,
    words: Words,
    *,
    opening: bool = False,
    shown: bool = False,
    begun: Sequence[Event] = (),
    present: int | None = None,
    names: NamesBySpan = (),
    reasons: Sequence[tuple[int, str, tuple[str, ...], int]] = (),
) -> Message:
    """Return the public message after a turn: what happened, the picture, whose turn it is, the buttons.

    `present`: the user who has just clicked or typed, and needs no ping. `begun`: the events of the deal, if they are
    announced together with the first turns. `names`: the players' names (`History.names_told`); empty: the table's.
    `reasons`: why computers played as they did (`PostPayload.reasons`). `shown`: include a picture even if the table's
    options leave it out.
    """
    view, says = table.view(None), table.texts(words.language)
    names = names or ((0, table.names),)
    deal = outcome.told if opening else begun
    parts = [says.channel.opening(deal, view, names[0][1])] if opening or begun else []
    if not opening:
        parts += says.channel.paragraphs(with_names(outcome.told, names), view, table.names, names[0][1])
    told = _set_apart(parts)
    round_ended = 0 if opening or outcome.over else _round_ended(table, outcome.told)
    message = Message("")
    seldom = table.options.pictures == "rounds" and not (shown or opening or outcome.over or round_ended)
    if not seldom:
        message.files = await board_files(looks, table, words, outcome.told)
        if not message.files:
            told.append(words.texts.no_picture())
    if not (outcome.over or seldom):  # the end has its own picture
        message.files += await moment_files(looks, table, words, outcome.told)
    if round_ended:
        message.files += await round_card(looks, host, table, round_ended, words)
        message.lasts = True
        message.replaces = any(table.definition.turn_ended(event) is not None for event in outcome.told)
    closing = [clip(why, LONGEST_WHY)] if (why := _why(table, reasons, words)) else []
    if (opening or begun) and (chapter := host.campaign.chapters.get(table.chapter)) is not None:
        closing.append(opened_line(*chapter, words))
    below: list[str] = []
    seats: Sequence[int] = ()
    running = not outcome.over and table.status is Status.RUNNING
    ended = await host.campaign.ended(table) if outcome.over else None
    if outcome.over:
        sheets = table.running.scores()
        message.files += await looks.shown(table.pictures(words.language).scores(sheets, table.names))
        closing += says.channel.ending(sheets, view, table.names)
        if ended is not None:
            closing += ended_lines(ended.game, ended.chapter, ended.stars, ended.following, words)
        below.append(labels.looking_back(table.duration, table.guild_id, table.channel_id, table.posts.first, words))
        below.append(_seed(host, table, words))
        seats = [sheet.seat for sheet in sheets if sheet.rank == 1]
    happened = _within_limit(told, closing, words)
    caption = happened or (round_caption(table, words) if keeps_pictures(table) else "")
    message.plain = "\n".join(filter(None, [caption, *below]))
    if running:
        awaited = host.registry.awaited(table)
        message.pings = pings_of([each for each in awaited if each.user_id != present])
        below.append(awaited_line(table, awaited, words))
        seats = [each.seat for each in awaited]
    if running and (until := table.sealed_until) is not None:
        if host.registry.now() >= until:
            below.append(words.ladder.too_late())
        elif opening or begun:
            below.append(words.ladder.attempt(until=labels.date(until)))
    buttons = [*_chapter_buttons(ended, words), *play_buttons(table, words, over=not running)]
    message.view = boxed([happened, *message.files, "\n".join(below)], buttons, seat_colour(seats))
    return message


async def current_message(looks: Looks, host: Host, table: Table, words: Words) -> Message:
    """Rebuild the current message of an open table: its lobby, or the table after the last turn."""
    if table.game is None:
        return await lobby_message(looks, table, host.registry.games, words)
    outcome, names = await host.history.last_turn(table)
    return await table_message(looks, host, table, outcome, words, shown=True, names=names)


def round_caption(table: Table, words: Words) -> str:
    """The text of a message whose picture is kept although it has no news."""
    return capital(table.texts(words.language).channel.round_name(table.view(None).round))


def keeps_pictures(table: Table) -> bool:
    """Whether a message of a game keeps its picture when a newer one is posted."""
    return table.options.pictures != "newest" or table.alone


def _seed(host: Host, table: Table, words: Words) -> str:
    """The seed of a finished game; for a ladder attempt in the current month, when it will be revealed."""
    until = table.sealed_until
    if until is None or table.ended_at is None:
        return words.labels.seed(seed=str(table.seed))
    if not table.counts_on_ladder:
        return f"{words.ladder.end_too_late()}\n{words.labels.seed(seed=str(table.seed))}"
    sealed = host.registry.now() < until
    return words.ladder.end(until=labels.date(until)) if sealed else words.labels.seed(seed=str(table.seed))


def _round_ended(table: Table, events: Sequence[Event]) -> int:
    """0: no round ended with these events."""
    begun = [number for event in events if (number := table.definition.round_begun(event)) is not None]
    return begun[-1] - 1 if begun else 0


async def round_card(looks: Looks, host: Host, table: Table, ended: int, words: Words) -> list[discord.File]:
    """Draw what everybody did in the round that ended; empty if its log cannot be replayed."""
    events = await host.history.round_events(table, ended)
    if not events:
        return []
    cards = table.pictures(words.language).round(ended, events, table.view(None), table.names)
    return [file for card in cards for file in await looks.shown(card)]


def play_buttons(table: Table, words: Words, *, over: bool = False) -> list[ui.Button[Any]]:
    """Once the game is `over`, without those for playing."""
    buttons: list[ui.Button[Any]] = []
    if over:
        if not (table.chapter or table.counts_on_ladder):  # the end of a chapter has buttons of its own
            buttons += _again_buttons(table, words)
        if table.definition.reviewer is not None and table.status is Status.OVER and not table.counts_on_ladder:
            buttons.append(button(words.labels.review(), ids.table_button(Press.REVIEW, table.id)))
        if table.status is Status.OVER and table.sealed_until is None:
            buttons.append(button(words.labels.replay(), ids.table_button(Press.REPLAY, table.id)))
            buttons.append(button(words.labels.what_if(), ids.table_button(Press.WHAT_IF, table.id)))
    else:
        buttons.append(button(words.labels.my_turn(), ids.table_button(Press.MY_TURN, table.id), BLUE))
        if my_hand := table.texts(words.language).turn.my_hand():
            buttons.append(button(my_hand, ids.table_button(Press.MY_HAND, table.id)))
    said = words.labels
    always = (Press.LOG, said.log()), (Press.BOARD, said.board()), (Press.HELP, said.help())
    return [*buttons, *(button(label, ids.table_button(press, table.id)) for press, label in always)]


def _again_buttons(table: Table, words: Words) -> list[ui.Button[Any]]:
    if not table.options.solo:
        return [button(words.labels.again(), ids.table_button(Press.AGAIN, table.id), GREEN)]
    game, says = table.options.game, table.texts(words.language)
    harder = table.definition.harder(game)
    won = table.status is Status.OVER and table.running.scores()[0].rank == 1
    again, next_one = (GREY, GREEN) if harder is not None and won else (GREEN, GREY)
    buttons = [button(says.reference.again_at(game), ids.table_button(Press.AGAIN, table.id), again)]
    if harder is not None:
        buttons.append(button(says.reference.again_at(harder), ids.table_button(Press.HARDER, table.id), next_one))
    return buttons


def _chapter_buttons(ended: Ended | None, words: Words) -> list[ui.Button[Any]]:
    """Return the buttons at the end of a chapter: the next one if it is open, the same one again, and the map."""
    if ended is None:
        return []
    said, own = words.campaign, ended.chapter.key
    again, following = ids.chapter_button(own, Guided.HERE), ended.following if any(ended.stars) else None
    rest = [button(said.again(), again, GREEN if following is None else GREY)]
    rest.append(button(said.map(), ids.chapter_button(own)))
    if following is None:
        return rest
    label = said.next(number=following[1].number, title=chapter_words(*following, words).title)
    return [button(label, ids.chapter_button(following[1].key, Guided.HERE), GREEN), *rest]


def pings_of(awaited: Sequence[Awaited]) -> discord.AllowedMentions:
    """Return the permission to ping only players who are awake and not paused."""
    return pinging(each.user_id for each in awaited if each.ping)


def awaited_line(table: Table, awaited: Sequence[Awaited], words: Words) -> str:
    """Mention the players who are to act, with the first deadline of those who are not paused, unless nobody plays in
    person now.
    """
    if table.is_deserted:
        return words.labels.waits_for_people()
    deadlines = [each.deadline for each in awaited if each.deadline is not None and each.paused_until is None]
    if any(table.left_on_turn(each.seat) for each in awaited):
        others = labels.users([each.user_id for each in table.others(-1)], words)
        return labels.with_deadline(words.labels.left_on_turn(who=others), deadlines, words)
    asked = listed([_awaited(table, each, words) for each in awaited], words)
    return labels.with_deadline(table.texts(words.language).channel.to_move(table.view(None), asked), deadlines, words)


def _why(table: Table, reasons: Sequence[tuple[int, str, tuple[str, ...], int]], words: Words) -> str:
    """ "" if there are no reasons."""
    says, view, by_seat = table.texts(words.language), table.view(None), dict[int, list[Reason]]()
    for seat, kind, about, count in reasons:
        by_seat.setdefault(seat, []).append(Reason(kind, about, count))
    names = table.names_marked(dict.fromkeys(by_seat, ""))
    return labels.why([(names[seat], says.thoughts.purpose(each, view)) for seat, each in by_seat.items()], words)


def _awaited(table: Table, each: Awaited, words: Words) -> str:
    if each.computer:
        return labels.computer(each.seat, table.names[each.seat], each.computer, words)
    return labels.mention(each.seat, each.user_id, table.names[each.seat], each.paused_until, words)


def _set_apart(parts: Sequence[Sequence[str]]) -> list[str]:
    """Join the lines of a message; if there are many, with blank lines between its parts and before the end."""
    lines = [line for part in parts for line in part]
    if len(lines) <= _MOST_TOGETHER:
        return lines
    return [line for part in parts if part for line in (*part, "")]


def _within_limit(told: Sequence[str], closing: Sequence[str], words: Words) -> str:
    """Return the whole end of a message, preceded by as many of the newest lines as fit."""
    end, more = "\n".join(closing), words.texts.more_before()
    room = MESSAGE_LIMIT - units(end) - (2 if closing else 1)
    kept: list[str] = []
    for line in reversed(told):
        if sum(map(units, kept)) + len(kept) + units(line) > room - units(more):
            kept.append(more if kept else clip(line, room))
            break
        kept.append(line)
    return "\n".join([*reversed(kept), *closing]).strip()


async def news(host: Host, table: Table, user_id: int, words: Words) -> list[str]:
    """Return up to three lines on what the others did since this player last moved. That the month of a ladder attempt
    is over comes first; what was done on the player's behalf comes after the first line about the others if that is
    newer.
    """
    seat, until = table.player(user_id), table.sealed_until
    late = [words.ladder.too_late()] if until is not None and host.registry.now() >= until else []
    view = table.view(user_id)
    try:
        found = await host.history.news(table, seat)
    except TableError:
        return late  # the news is optional: the turn works without it
    channel, acts = table.texts(words.language).channel, seat in table.running.seats_to_act
    did, played, others, newer = found.stood_in, list[str](), channel.since(found.told, view), 0
    if did is not None and (lines := _done_for(table, seat, did, words)):
        chosen = table.acts == "choosing" and bool(table.decided(seat) and table.answered_by(seat))  # told above it
        again = acts and table.definition.asked(view) not in ("", TURN)
        earlier = again or (bool(others) and not did.newest)
        newer = 1 if earlier or table.answers_now(seat) else 0
        before = earlier or (chosen and not acts)
        played = [labels.played_for_you(lines, words, by_computer=did.by_computer, turns=did.turns, before=before)]
    elif table.was_ended(seat) and not acts and not table.taken_from(seat):
        played = [words.texts.turn_was_ended()]
    if acts and table.decided(seat):  # the player read about the others before; the headline tells the newest step
        return late if table.answered_by(seat) else [*late, *played]
    return [*late, *others[:newer], *played, *others[newer:]]


_ROOM_FOR_TURN = 12
"""The number of words about a turn for which a panel has room beside its headline."""


def _done_for(table: Table, seat: int, did: StoodIn, words: Words) -> list[str]:
    """Say what a computer or the host has done for a player; if a computer did much, its newest turn comes first."""
    channel, view = table.texts(words.language).channel, table.view(table.seats[seat].user_id)
    parts = [channel.tell(part, view, table.names) for part in did.parts]
    long = sum(len(line.split()) for lines in parts for line in lines) > _ROOM_FOR_TURN
    return [line for lines in (reversed(parts) if did.by_computer and long else parts) for line in lines]
