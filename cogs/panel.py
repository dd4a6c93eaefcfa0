"""The private panel: a headline, two or three lines and one picture above the menus; and which panels are open."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from arnak_bot.game.position import Event, View
from arnak_bot.game.values import Lesson
from arnak_bot.host import Table
from arnak_bot.host.naming import told_in_panels
from arnak_bot.host.tables import LEFT
from arnak_bot.host.waiting import awaited
from arnak_bot.kit.limits import clip
from arnak_bot.kit.names import Named, spoken, spoken_all
from arnak_bot.kit.prose import listed
from arnak_bot.refusals import Why
from arnak_bot.store import Person
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Words
from arnak_bot.wording.panel import panel_text
from cogs import ids
from cogs.interactions import reader_words, stateless_view
from cogs.limits import DISCORD_TROUBLE, MESSAGE_LIMIT
from cogs.menus import menus_and_buttons
from cogs.pictures import Looks
from cogs.plans import Kept, Trial, answers_in_advance, kept_by

NOTE_SHOWN = 100


def _note_line(table: Table, seat: int, words: Words) -> list[str]:
    text = " ".join(table.seats[seat].note.split())
    return [words.labels.your_note(text=spoken(clip(text, NOTE_SHOWN)))] if text else []


def waited_for(table: Table, words: Words) -> str:
    """Name the players for whom a running table waits, and until when those who pause do."""
    names, asked = spoken_all(table.names), awaited(table, discord.utils.utcnow())
    return listed((labels.with_pause(names[each.seat], each.paused_until, words) for each in asked), words)


def _asked(table: Table, seat: int, view: View, words: Words, *, done: bool, trial: Trial | None) -> str:
    """The line with the open question, with whom or what a player waits for, or with what a private copy asks."""
    says = table.texts(words.language)
    if trial is not None and trial.asks:
        return trial.asks
    if view.over:
        return says.channel.ending(table.running.scores(), view, table.names)[0]
    if table.closed:
        return Why.CLOSED_UNPLAYED.sentence(words)
    if table.seats[seat].gone:
        return words.texts.all_are_gone() if table.is_deserted else Why.LEFT.sentence(words)
    if table.seats[seat].computer:
        return words.texts.all_are_away() if table.is_deserted else words.texts.you_are_away()
    if seat in view.seats_to_act:
        return says.turn.question(view)
    who = waited_for(table, words)
    if not done:
        return words.texts.not_mine(who=who)
    in_turn = table.acts == "alone" and bool(table.decided(seat))
    return words.texts.turn_done(who=who, acts="together" if in_turn else table.acts)


@dataclass(frozen=True, slots=True)
class PanelMessage:
    content: str
    files: list[discord.File]
    view: ui.View
    outdated: bool = False
    """Whether a newer panel of this player was requested before the picture was ready."""
    lesson: str = ""
    """The key of the lesson that it shows, for which there may be no room."""


@dataclass(frozen=True, slots=True)
class Guidance:
    """What the panel of a guided game adds: a lesson that its player has not seen, a suggestion in several wordings to
    choose from, and the actions that the button for it plays.
    """

    lesson: Lesson | None = None
    suggested: Sequence[str] = ()
    advised: Sequence[str] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What a panel shows besides the position.

    Attributes:
        notice: what has just happened besides the latest events, `happened`.
        requests: lines about open requests, before the `news` (see `panel_text`).
        votes: the buttons with which the player agrees to them.
        pages: the page of each menu.
        done: the player's turn has just ended.
        hints: the player may ask for hints.
        trial: the private copy that is shown instead of the table.
    """

    notice: str = ""
    guidance: Guidance = Guidance()
    requests: Sequence[str] = ()
    votes: Sequence[ui.Item[ui.View]] = ()
    news: Sequence[str] = ()
    pages: dict[str, int] | None = None
    tab: str = ""
    done: bool = False
    happened: Sequence[Named[Event]] = ()
    hints: bool = False
    trial: Trial | None = None


NOTHING_ELSE = Shown()
PATIENCE = 0.4
"""Seconds after which text and buttons are shown without waiting for the picture any longer."""
WordsFirst = Callable[[PanelMessage], Awaitable[None]]


async def build_panel(
    looks: Looks,
    table: Table,
    user_id: int,
    words: Words,
    shown: Shown = NOTHING_ELSE,
    words_first: WordsFirst | None = None,
) -> PanelMessage:
    """`words_first` shows the panel without its picture first, if drawing takes long. Raises TableError if the user is
    not a player at this table, or the game has not started.
    """
    trial, guidance, done, notice = shown.trial, shown.guidance, shown.done, shown.notice
    table = table if trial is None else trial.table
    seat = table.player(user_id)
    view, says, points = table.view(user_id), table.texts(words.language), table.view(None).points
    turn, latest = _turn_so_far(table), [event for _, event in shown.happened]
    drawn = _drawing(looks, table, user_id, view, words, latest)
    left = table.seats[seat].gone and not view.over
    kept = Kept() if left or trial is not None else kept_by(table, seat, words)
    if shown.tab == ids.ANSWERS and trial is None and seat not in view.seats_to_act and not view.over:
        kept, notice = answers_in_advance(table, seat, words), notice or words.labels.answers_ahead()
    told = [] if table.taken_from(seat) else says.turn.happened(shown.happened, turn, view, table.names)
    if told and not shown.happened and (by := table.answered_by(seat)):
        told = [labels.played_for_you(told[:1], words, by_computer=by != LEFT), *told[1:]]
    asked = _asked(table, seat, view, words, done=done, trial=trial)
    own = bool(table.decided(seat)) if seat in view.seats_to_act else done
    if done and own:  # the mere end of a turn is not a headline
        ended = table.definition.turn_ended
        own = any(event.seat == seat and ended(event) is None for event in latest)
    status, requests, news = says.turn.status(view, points), shown.requests, shown.news
    if view.over:
        points_of_all = says.channel.ranking_line(table.running.scores(), spoken_all(table.names))
        told, requests, news, status = [], [], [*(points_of_all or status[:1]), *told, *requests, *news], []
    done_by_player = told[: 0 if notice else 1] if requests else told  # requests come before earlier steps
    text = panel_text(
        asked,
        notice=notice or ("" if trial is None else trial.headline),
        lesson="" if guidance.lesson is None else f"💡 {guidance.lesson.text}",
        suggested=guidance.suggested,
        done=done_by_player if own and (trial is None or trial.plays) else (),
        requests=(*requests, *kept.lines),
        news=(*(news if own else (*told, *news)), *kept.earlier),
        status=status,
    )
    lines = [text.text, *_note_line(table, seat, words)]
    items = menus_and_buttons(
        table,
        view,
        shown.pages or {},
        looks.emoji,
        words,
        votes=shown.votes,
        hints=shown.hints and trial is None,
        tab=shown.tab,
        log=text.cut and trial is None,
        kept=kept,
        trial=trial,
        advised=guidance.advised,
    )
    components = stateless_view(*items)
    if words_first is not None:
        await asyncio.wait({drawn}, timeout=PATIENCE)
        if not drawn.done():
            await words_first(PanelMessage(clip("\n".join(lines), MESSAGE_LIMIT), [], components))
    files = await _attached(drawn)
    if not files:
        lines.append(says.turn.hand(view))
    taught = guidance.lesson.key if guidance.lesson is not None and text.teaches else ""
    return PanelMessage(clip("\n".join(lines), MESSAGE_LIMIT), files, components, drawn.cancelled(), taught)


async def panel_picture(looks: Looks, table: Table, user_id: int, words: Words) -> list[discord.File]:
    """Draw the picture of a player's panel; empty if that fails, or if a newer one was requested in the meantime."""
    return await _attached(_drawing(looks, table, user_id, table.view(user_id), words))


def _drawing(
    looks: Looks, table: Table, user_id: int, view: View, words: Words, latest: Sequence[Event] = ()
) -> asyncio.Task[list[discord.File]]:
    layout = table.people.get(user_id, Person()).layout or table.options.layout
    turn, points, pictures = _turn_so_far(table), table.view(None).points, table.pictures(words.language)
    return looks.newest((table.id, user_id), pictures.panel(latest, turn, view, table.names, points, layout))


async def _attached(drawn: asyncio.Task[list[discord.File]]) -> list[discord.File]:
    await asyncio.wait({drawn})
    return [] if drawn.cancelled() else drawn.result()


def _turn_so_far(table: Table) -> list[Event]:
    return [event for _, event in told_in_panels(table, table.turn, table.running.ply - len(table.turn))]


# --- which panels are open: each player has at most one per table, which is updated after the others' turns ---


@dataclass(slots=True)
class OpenPanel:
    """`interaction`: the newest that can edit the message. `waits_for`: if the panel tells its player to wait, the
    number of decisions before this turn, then the seats to wait for; otherwise empty. `planning`: it shows a plan, and
    so is not updated.
    """

    message: discord.InteractionMessage | discord.WebhookMessage
    interaction: discord.Interaction[Any]
    waits_for: tuple[int, ...] = ()
    planning: bool = False


@dataclass(slots=True)
class OpenPanels:
    """The newest panel of each player at each table, in memory only. If one can no longer be edited (its interaction
    has expired after 15 minutes, or the bot was restarted), it stays as it is until it is clicked.
    """

    _newest: dict[tuple[int, int], OpenPanel] = field(default_factory=dict)
    _followed: Counter[int] = field(default_factory=Counter)

    @contextlib.contextmanager
    def followed(self, table: Table) -> Iterator[None]:
        """Note that, while the block runs, a click at the table will also update the waiting players' panels."""
        self._followed[table.id] += 1
        try:
            yield
        finally:
            self._followed[table.id] -= 1
            self._followed += Counter()  # drops tables whose count is 0

    def is_followed(self, table: Table) -> bool:
        """Whether a click that is being handled will also update the panels of a table's waiting players."""
        return table.id in self._followed

    async def opened(self, table: Table, panel: OpenPanel) -> None:
        """Record a player's panel, and delete the message with their previous one."""
        key = (table.id, panel.interaction.user.id)
        before = self._newest.pop(key, panel)
        older, self._newest[key] = sorted((before, panel), key=lambda each: each.interaction.id)
        self._forget_expired()
        if before.message.id != panel.message.id and not older.planning and not older.interaction.is_expired():
            with contextlib.suppress(*DISCORD_TROUBLE):  # the player may have dismissed it
                await older.message.delete()

    def newest(self, table: Table, user_id: int) -> OpenPanel | None:
        return self._newest.get((table.id, user_id))

    def take_waiting(self, table: Table, user_id: int) -> OpenPanel | None:
        """Return a player's panel if it is waiting and can still be edited, and mark it as no longer waiting."""
        panel = self.newest(table, user_id)
        if panel is None or not panel.waits_for or panel.interaction.is_expired():
            return None
        panel.waits_for = ()
        return panel

    async def close(self, table: Table, of: int | None = None, said: str = "") -> None:
        """Replace all panels of a table, or only that of the user `of`. `said`: "" says that the table was stopped."""
        for key in [key for key in self._newest if key[0] == table.id and of in (None, key[1])]:
            panel = self._newest.pop(key)
            text = said or Why.STOPPED.sentence(reader_words(panel.interaction))
            with contextlib.suppress(*DISCORD_TROUBLE):  # it may be gone, or too old to edit
                await panel.message.edit(content=text, view=None)

    def _forget_expired(self) -> None:
        """Forget panels that can no longer be edited; the newest come last."""
        while self._newest:
            first = next(iter(self._newest))
            if not self._newest[first].interaction.is_expired():
                return
            del self._newest[first]
