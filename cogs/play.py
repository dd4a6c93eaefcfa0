"""Plays an action: act, show the panel, update the channel, and update the panels of those who waited."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Collection, Sequence
from dataclasses import replace
from typing import Literal, TypeVar

from arnak_bot.game.position import Action
from arnak_bot.game.thinking import Advice
from arnak_bot.host import Host, Outcome, StaleClick, Table, TableError
from arnak_bot.host.play import look_ahead, usual_payment
from arnak_bot.host.waiting import pause_of
from arnak_bot.kit.names import YesOrNo, spoken
from arnak_bot.store import NewPost, PostKind, SeatRecord, Status
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Words
from arnak_bot.wording.panel import BOLD
from cogs import ids
from cogs.client import ArnakBot, Interaction
from cogs.interactions import (
    BLUE,
    button,
    confirmation,
    defer,
    edit_response,
    is_thinking,
    reader_words,
    stateless_view,
)
from cogs.limits import DISCORD_TROUBLE, MESSAGE_LIMIT
from cogs.messages import news
from cogs.panel import NOTHING_ELSE, Guidance, OpenPanel, PanelMessage, Shown, WordsFirst, build_panel, panel_picture
from cogs.questions import open_requests, request_buttons, with_who_has_left
from cogs.replies import sending_posts

T = TypeVar("T")
ALL_STEPS = 1000
"""More decisions than any turn has: Undo stops at a reveal and at the beginning of the turn."""


async def show_panel(
    interaction: Interaction,
    table: Table,
    shown: Shown = NOTHING_ELSE,
    *,
    waits_for: tuple[int, ...] = (),
    fresh: bool = False,
    is_read: bool = True,
) -> PanelMessage:
    """Show the panel in the deferred private response, and return it. `waits_for`: see `OpenPanel`; given if computers
    have started to play: the panel will be updated when they are done. `fresh`: show the menus with nothing chosen;
    otherwise a client keeps showing the last choice in a menu it knows. `is_read`: the panel stays long enough to be
    read.
    """
    waits_for = waits_for or _waits_for(table, interaction.user.id)

    async def words_first(panel: PanelMessage) -> None:
        await edit_response(interaction, panel.content, view=panel.view)

    opens = is_thinking(interaction)
    panel = await _built(interaction, table, shown, words_first)
    if panel.outdated and opens:  # the player's older panel, which this one replaces, was updated in the meantime
        panel = await _built(interaction, table, shown, words_first)
    if fresh:
        for at, item in enumerate(panel.view.children):
            item.id = (interaction.id + at) % 2**31
    if not panel.outdated or is_thinking(interaction):
        message = await edit_response(interaction, panel.content, files=panel.files, view=panel.view)
        in_thread = table.options.panels and interaction.channel_id != table.channel_id
        if not in_thread:  # private threads have panels of their own
            opened = OpenPanel(message, interaction, waits_for, planning=shown.trial is not None)
            await interaction.client.open_panels.opened(table, opened)
        if is_read:
            await _note_read(interaction, panel)
    return panel


async def _note_read(interaction: Interaction, panel: PanelMessage) -> None:
    if panel.lesson:
        await interaction.client.host.people.note_lesson(interaction.user.id, panel.lesson)


async def _built(
    interaction: Interaction, table: Table, shown: Shown, words_first: WordsFirst | None = None
) -> PanelMessage:
    """Build the player's panel, with a guided game's lesson and suggestion unless it shows a private copy."""
    bot, user, words = interaction.client, interaction.user.id, reader_words(interaction)
    shown = replace(shown, hints=bot.host.hints.may_ask(table))
    if shown.trial is None:
        shown = replace(shown, guidance=await guidance_for(bot.host, table, user, words, teaches=not shown.notice))
    if shown.trial is None and table.status is Status.RUNNING:
        requests = [each for each in open_requests(bot.host, table, user, words) if each != shown.notice]
        shown = replace(shown, requests=requests, votes=request_buttons(bot.host, table, user, words))
    return await build_panel(bot.looks, table, user, words, shown, words_first)


async def guidance_for(host: Host, table: Table, user_id: int, words: Words, *, teaches: bool = True) -> Guidance:
    """Return nothing for players who are not guided; `teaches`: there may be a lesson, unless several people play."""
    seat, lesson, says = table.seat_of(user_id), None, table.texts(words.language)
    if seat is None or not table.person(seat).guided:
        return Guidance()
    advice = await host.hints.guidance(table, user_id)
    view = table.view(user_id)
    if advice is not None and advice.actions[0] not in [action.text for action in view.legal]:
        advice = None
    if teaches and table.options.solo:
        lesson = says.reference.lesson(view, {*table.person(seat).learned}, advice)
    if advice is None:
        return Guidance(lesson)
    return Guidance(lesson, says.thoughts.suggested(advice, view, table.names), _as_advised(table, user_id, advice))


def _waits(table: Table, user_id: int) -> bool:
    return table.seat_of(user_id) not in table.running.seats_to_act


def _waits_for(table: Table, user_id: int) -> tuple[int, ...]:
    """Return `OpenPanel.waits_for` for a panel that shows the current position."""
    game = table.running
    waits = _waits(table, user_id) and not game.over
    return (game.ply - len(table.turn), *game.seats_to_act) if waits else ()


async def open_panel(interaction: Interaction, table: Table) -> None:
    """Open the private panel in a new message, with what happened since this player's last turn. Raises TableError if
    the user is not a player at this table, or the game has not started.
    """
    await _begin_to_open(interaction, table)
    async with sending_posts(interaction, table):
        await show_panel(interaction, table, Shown(news=await news_in_panel(interaction, table)))


async def open_panel_again(interaction: Interaction, table: Table) -> None:
    """Like `open_panel`, below the table's newest message; if that was private, repost it first, as it vanishes when
    its reader's client is reloaded. It is private where the bot is not a member and members may not use external apps.
    """
    outbox = interaction.client.outbox_sender
    if not outbox.sender.may_have_vanished(table):
        await open_panel(interaction, table)
        return
    await _begin_to_open(interaction, table)
    await interaction.client.host.outbox.add(table, NewPost(PostKind.TABLE))
    async with sending_posts(interaction, table):
        await outbox.send(table.id)
        await _show_news(interaction, table)


async def _begin_to_open(interaction: Interaction, table: Table) -> None:
    table.player(interaction.user.id)
    require_not_stopped(table)
    await defer(interaction)
    await interaction.client.host.play.settle(table, interaction.user.id)


def require_not_stopped(table: Table) -> None:
    """Raises TableError if the table was stopped: a closed one can be reopened, but here nothing is left to play."""
    if table.status is Status.STOPPED and not table.closed:
        table.require_open()


async def news_in_panel(interaction: Interaction, table: Table) -> list[str]:
    """Return the news for a player's panel: what the others did, and a pause of the player's own."""
    words, host, user = reader_words(interaction), interaction.client.host, interaction.user.id
    seat, waits = table.player(user), _waits(table, user)
    told = with_who_has_left(await news(host, table, user, words), table, seat, words)
    until = pause_of(table.seats[seat], host.registry.now())
    acts: YesOrNo = "no" if waits else "yes"
    paused = [] if until is None else [words.labels.still_paused(until=labels.date(until), acts=acts)]
    return [*told, *paused] if waits else [*paused, *told]


async def _show_news(
    interaction: Interaction, table: Table, panel: OpenPanel | None = None, *, notice: str = ""
) -> None:
    """Show the current panel, with what the others did, by editing an open `panel` or in a new message."""
    waits_for, bot = _waits_for(table, interaction.user.id), interaction.client
    built = await _built(interaction, table, Shown(notice=notice, news=await news_in_panel(interaction, table)))
    if built.outdated:
        return
    await _note_read(interaction, built)
    content = bot.looks.emoji.with_own_emoji(built.content, MESSAGE_LIMIT)
    if panel is not None:
        await panel.message.edit(content=content, attachments=built.files, view=built.view)
        return
    shown = await interaction.followup.send(content, files=built.files, view=built.view, ephemeral=True, wait=True)
    await bot.open_panels.opened(table, OpenPanel(shown, interaction, waits_for))


def with_what_follows(table: Table, *actions: Action) -> list[str]:
    """Return the texts of actions, including those implied by the last one, such as ending the turn."""
    return [each.text for each in (*actions[:-1], *table.definition.follows(actions[-1]))]


def as_offered(table: Table, user_id: int, actions: Sequence[Action]) -> list[str]:
    """Return the texts of actions, and of those that follow; a single action is paid for as its menu option says."""
    game, seat = table.running, table.seat_of(user_id)
    played = with_what_follows(table, *actions)
    if len(actions) != 1 or seat not in game.seats_to_act or seat is None:
        return played
    payment = usual_payment(table.definition, game, seat, actions[0])
    return played if payment is None else [*played, payment.text]


def _as_advised(table: Table, user_id: int, advice: Advice) -> list[str]:
    """Return the texts of what one button plays: the first step of a hint, the payment that it recommends, and its
    agreement to what the step then offers for a price, if that leaves nothing to choose.
    """
    seat, after, definition = table.player(user_id), table.running.copy(), table.definition
    first, *following = map(definition.parse, advice.actions)
    steps = [first]
    for answer in following:
        after.apply(steps[-1], seat)
        answers = after.view(seat).answers
        agrees = " " not in answer.text and [answer] == [each for each in answers if not definition.declines(each)]
        if answer not in answers or not (agrees or definition.asks_payment(steps[-1])):
            break
        steps.append(answer)
    return as_offered(table, user_id, steps)


async def play(
    interaction: Interaction,
    table: Table,
    actions: Sequence[str],
    move: int | None = None,
    *,
    sure: bool = True,
    together: int = 1,
    yes: str = "",
    advised: Advice | None = None,
) -> None:
    """Play the first `together` of `actions`, then those that follow. The interaction has to be deferred privately.
    Unless `sure`, an unusual step needs confirmation first, with a button whose custom id is `yes` or, by default,
    contains the actions; an `advised` step needs confirmation only if it reveals something. Raises TableError if one of
    the actions that belong together is not legal; nothing changed.
    """
    if sure or not await _ask_first(interaction, table, actions, move, together, yes, advised):
        playing = interaction.client.host.play.play(table, interaction.user.id, actions, move=move, together=together)
        await play_and_show(interaction, table, playing)


async def play_and_show(interaction: Interaction, table: Table, playing: Awaitable[Outcome]) -> None:
    if (outcome := await unless_stale(interaction, table, playing)) is not None:
        await show_outcome(interaction, table, outcome)


async def unless_stale(interaction: Interaction, table: Table, change: Awaitable[T]) -> T | None:
    """Make a decision; if the button for it was outdated, show the panel with the reason and return None."""
    try:
        return await change
    except StaleClick as stale:
        await show_panel(interaction, table, Shown(notice=stale.refusal.sentence(reader_words(interaction))))
        return None


async def show_outcome(interaction: Interaction, table: Table, outcome: Outcome) -> None:
    """Show the outcome in the player's panel, post it in the channel, and update the panels of those who wait."""
    with interaction.client.open_panels.followed(table):
        await _show_outcome(interaction, table, outcome)


async def _show_outcome(interaction: Interaction, table: Table, outcome: Outcome) -> None:
    computers_next = interaction.client.host.computers.play_at(table)  # they may be done before the picture is
    waits_for = _waits_for(table, interaction.user.id) if computers_next else ()
    async with sending_posts(interaction, table):
        shown = await show_panel(
            interaction, table, Shown(done=True, happened=outcome.happened), waits_for=waits_for, is_read=False
        )
    bot, user = interaction.client, interaction.user.id
    if computers_next:
        if not await bot.host.computers.finish(table):
            return
        await bot.outbox_sender.send(table.id)
    table = await bot.host.registry.table(table.id)
    panel = bot.open_panels.newest(table, user)
    acts = table.alone and not _waits(table, user)
    if acts and panel is not None and not panel.waits_for and _is_above(panel, table):
        with contextlib.suppress(*DISCORD_TROUBLE):  # the "My turn" button opens it as well
            await _show_news(interaction, table)
    elif not shown.outdated:
        await _note_read(interaction, shown)
    await _update_waiting(bot, table, below=computers_next)
    begun = any(table.definition.round_begun(event) is not None for event in outcome.events)
    played = {event.seat for event in outcome.events} - {table.seat_of(user)}
    idle = [each for each in table.seats if each.seat not in table.running.seats_to_act]
    changed = {each.user_id for each in idle if begun or each.seat in played} - {user}
    await renew_panels(bot, table, of=[each for each in idle if each.user_id in changed or _is_stale(bot, table, each)])


async def follow(bot: ArnakBot, table: Table) -> None:
    """Update the panels of players whose turn was begun or ended by a computer or a timer rather than a click."""
    if not bot.open_panels.is_followed(table):
        with contextlib.suppress(TableError):  # it cannot be loaded any more
            table = await bot.host.registry.table(table.id)
        if table.game is not None:
            await _update_waiting(bot, table, below=bool(table.by) and table.is_by_computer(-1))
            if not table.running.over:
                await renew_panels(bot, table, of=[each for each in table.seats if _is_stale(bot, table, each)])


def _is_stale(bot: ArnakBot, table: Table, seat: SeatRecord) -> bool:
    """Whether a waiting player's open panel wrongly says that they are to act, or names the wrong seats to wait for."""
    panel, waits_for = bot.open_panels.newest(table, seat.user_id), _waits_for(table, seat.user_id)
    return panel is not None and bool(waits_for) and panel.waits_for != waits_for


def _is_above(panel: OpenPanel, table: Table) -> bool:
    return panel.interaction.channel_id == table.channel_id and panel.message.id < (table.posts.last or 0)


async def _update_waiting(bot: ArnakBot, table: Table, *, below: bool) -> None:
    """Update the panels of players who waited for their turn or for the game's end, if they can still be edited.
    `below`: the players were waiting for computers, and so are watching: if their panel is above the table's newest
    message, or is a plan, they get a new one below. Otherwise a plan only says that it is the player's turn.
    """
    over = table.running.over
    for seat in range(len(table.seats)) if over else table.running.seats_to_act:
        user = table.seats[seat].user_id
        panel = bot.open_panels.take_waiting(table, user)
        if panel is None:
            continue
        ends_plan = panel.planning and not over
        if ends_plan:
            await _end_plan(panel, table)
        edited = over or not below or not (panel.planning or _is_above(panel, table))
        if below or not ends_plan:
            with contextlib.suppress(*DISCORD_TROUBLE):  # the "My turn" button opens it as well
                await _show_news(panel.interaction, table, panel if edited else None)
        panel.planning = False  # whatever happens next, the panel no longer has anything to keep


async def _end_plan(panel: OpenPanel, table: Table) -> None:
    """Say in a plan, whose buttons have no use any more, that its player is to act; its picture stays."""
    words = reader_words(panel.interaction)
    asked = table.texts(words.language).turn.question(table.view(panel.interaction.user.id)).replace(BOLD, "")
    back = button(words.labels.my_turn(), ids.table_button(ids.Press.BACK, table.id), BLUE)
    with contextlib.suppress(*DISCORD_TROUBLE):  # the player may have dismissed it
        await panel.message.edit(content=words.texts.turn_while_planning(asked=asked), view=stateless_view(back))


async def renew_panels(
    bot: ArnakBot,
    table: Table,
    *,
    of: Sequence[SeatRecord],
    granted: int | None = None,
    undone: Collection[int] = (),
) -> None:
    """Update open panels if they can still be edited; plans stay as they are. `granted`: the seat, if any, that is told
    that everybody has agreed to what it asked to take back. `undone`: the seats that are then told that what they did
    since is undone, too.
    """
    for seat in of:
        panel = bot.open_panels.newest(table, seat.user_id)
        if panel is None or panel.planning or panel.interaction.is_expired():
            continue
        panel.waits_for = _waits_for(table, seat.user_id)
        said, notice = reader_words(panel.interaction).labels, ""
        if seat.seat == granted:
            notice = said.undo_is_agreed()
        elif granted is not None and seat.seat in undone:
            notice = said.undone_with_it(name=spoken(table.names[granted]))
        with contextlib.suppress(*DISCORD_TROUBLE):  # the "My turn" button opens it as well
            await _show_news(panel.interaction, table, panel, notice=notice)


async def _ask_first(
    interaction: Interaction,
    table: Table,
    actions: Sequence[str],
    move: int | None,
    together: int,
    yes: str,
    advised: Advice | None,
) -> bool:
    """Ask for confirmation if a step is unusual; return whether it was."""
    seat = table.seat_of(interaction.user.id)
    if seat is None or not table.is_fresh(seat, move):
        return False
    words = reader_words(interaction)
    advice = advised or await interaction.client.host.hints.guidance(table, interaction.user.id)
    doubt = doubt_about(table, seat, actions[:together] if advised is None else actions, words, advice)
    if doubt is None:
        return False
    yes = yes or ids.do_button(table.id, table.moves, *actions, sure=True, together=together)
    back = ids.table_button(ids.Press.BACK, table.id)
    buttons = confirmation(words.labels.sure(), yes, words.labels.go_back(), back)
    files = await panel_picture(interaction.client.looks, table, interaction.user.id, words)
    await edit_response(interaction, doubt, files=files, view=buttons)
    return True


def doubt_about(
    table: Table, seat: int, actions: Sequence[str], words: Words, advice: Advice | None = None
) -> str | None:
    """Return the question to ask before the first unusual step; None if all are usual, or if a step is impossible.
    `advice`: the guided game's suggestion. Following it needs confirmation only if it reveals something; any other step
    also needs it if it gives up actions that are still possible. In solo games, revealing something needs no
    confirmation: it can be undone at any time.
    """
    game, says, who = table.running, table.texts(words.language), who_would_agree(table, seat)
    for at, text in enumerate(actions):
        if at:
            game = game.copy()
            game.apply(actions[at - 1], seat)
            if not game.undoable_by(seat):
                return None
        view = game.view(seat)
        action = next((action for action in view.legal if action.text == text), None)
        if action is None:
            return None
        final = who != "nobody" and look_ahead(table.definition, game, seat, action).final
        doubt, otherwise = (says.turn.doubt(action, view, final=each) for each in (final, False))
        reveals = doubt is not None and doubt != otherwise
        if reveals:
            doubt = f"{doubt}\n{words.labels.reveals(who=who)}"
        if advice is not None and advice.actions[: at + 1] == (*actions[: at + 1],):
            doubt = doubt if reveals else None
        elif advice is not None:
            doubt = says.turn.left_over(action, view) or doubt
        if doubt is not None:
            return doubt
    return None


def who_would_agree(table: Table, seat: int) -> Literal["nobody", "ladder", "others"]:
    """Who would have to agree to undoing the step with which a seat is about to reveal something."""
    if table.sealed_until is not None:
        return "ladder"
    return "others" if table.agree_to_undo(seat) else "nobody"
