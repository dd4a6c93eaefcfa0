"""The private panel: what is asked, the hand as a picture, and everything the player can do, as menus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ui

import images
from arnak_bot.engine import Action, GameView, Phase, Verb
from arnak_bot.engine.actions import act as action_of
from arnak_bot.engine.steps import Pay
from arnak_bot.host import Table
from arnak_bot.wording import labels, prompts, tables, texts
from arnak_bot.wording.actions import Menu, clip, hint, label, mark, menu_of, sorted_by_want
from arnak_bot.wording.missing import out_of_reach
from cogs import ids
from cogs.emoji import emoji_of
from cogs.replies import MESSAGE_LIMIT, drawn
from cogs.views import unheard

__all__ = ["MISSING", "MORE", "Panel", "build_panel", "hand_files"]

PAGE = 24
"""Options a page: Discord allows 25, and one is needed to turn the page."""
MORE = "page:"
MISSING = "missing:"
BUTTON_LABEL = 80
FEW = 4


@dataclass(frozen=True, slots=True)
class Panel:
    """A message ready to be sent or edited in."""

    content: str
    files: list[discord.File]
    view: ui.View


async def build_panel(
    table: Table, user_id: int, *, notice: str = "", pages: dict[str, int] | None = None, done: bool = False
) -> Panel:
    """Build the panel of a player. `notice` is said first; `pages` turns menus to a page.

    Raises:
        TableError: the user does not play here, or the game has not started.
    """
    table.player(user_id)
    view = table.view(user_id)
    lines = [notice] if notice else []
    lines.append(f"**{tables.turn_line(view, table.names)}**")
    lines.append(prompts.status(view))
    if view.viewer in view.seats_to_act:
        lines.append(prompts.question(view))
        if reach := prompts.undo_reach(view, table.running.log, table.turn_events):
            lines.append(reach)
    elif not view.over:
        lines.append(texts.TURN_DONE if done else texts.NOT_MINE)
    components = unheard()
    for item in _components(table, view, pages or {}):
        components.add_item(item)
    files = await hand_files(table, view)
    if not files:
        lines.append(prompts.hand(view))
    return Panel(clip("\n".join(lines), MESSAGE_LIMIT), files, components)


async def hand_files(table: Table, view: GameView) -> list[discord.File]:
    """Draw the hand of the view's owner as an attachment; none if that fails."""
    assert view.viewer is not None
    return await drawn("hand", tables.hand_alt(view), images.draw_hand, view, table.names[view.viewer])


def _components(table: Table, view: GameView, pages: dict[str, int]) -> list[ui.Item[ui.View]]:
    if view.viewer not in view.seats_to_act:
        return []
    items: list[ui.Item[ui.View]] = []
    row = 0
    proposal = _proposal(table, view)
    if proposal is not None:
        items.append(proposal)
        row += 1
    missing = out_of_reach(view)
    for menu in Menu:
        actions = sorted_by_want(action for action in view.legal if menu_of(action, view) is menu)
        lacking = [(name, lack) for kind, name, lack in missing if kind is menu]
        if not actions and not lacking:
            continue
        if menu is Menu.ANSWER and _fit_on_buttons(table, actions):
            items += [_answer_button(table, view, action, row) for action in actions]
        else:
            items.append(_menu(table, view, menu, actions, lacking, pages.get(menu.name, 0), row))
        row += 1
    items += _closing_buttons(table, view, row)
    return items


def _proposal(table: Table, view: GameView) -> ui.Button[ui.View] | None:
    """For the payment of a main action: the cheapest way, and the end of the turn with it."""
    if view.question is None or not isinstance(view.question.task, Pay) or view.question.task.origin is not None:
        return None
    cheapest = view.answers[0]
    custom_id = ids.do_button(table.id, table.moves, cheapest.text, Verb.END.value)
    if cheapest.verb is Verb.CANCEL or len(custom_id) > ids.LIMIT:
        return None
    name = clip(labels.done(label(cheapest, view)), BUTTON_LABEL)
    return ui.Button(label=name, style=discord.ButtonStyle.success, custom_id=custom_id, row=0)


def _fit_on_buttons(table: Table, actions: Sequence[Action]) -> bool:
    return len(actions) <= FEW and all(
        len(ids.do_button(table.id, table.moves, action.text)) <= ids.LIMIT for action in actions
    )


def _answer_button(table: Table, view: GameView, action: Action, row: int) -> ui.Button[ui.View]:
    declines = action.verb in (Verb.DECLINE, Verb.CANCEL, Verb.DONE)
    return ui.Button(
        label=clip(label(action, view), BUTTON_LABEL),
        style=discord.ButtonStyle.secondary if declines else discord.ButtonStyle.primary,
        custom_id=ids.do_button(table.id, table.moves, action.text),
        row=row,
    )


def _menu(
    table: Table,
    view: GameView,
    menu: Menu,
    actions: Sequence[Action],
    lacking: Sequence[tuple[str, str]],
    page: int,
    row: int,
) -> ui.Select[ui.View]:
    """A menu of at most 25 options, what is out of reach last; where there are more, one turns the page."""
    options = [_option(action, view) for action in actions]
    options += [
        discord.SelectOption(label=clip(labels.lacking(name)), description=lack, value=f"{MISSING}{at}")
        for at, (name, lack) in enumerate(lacking)
    ]
    if len(options) > PAGE + 1:
        count = -(-len(options) // PAGE)
        page %= count
        options = options[page * PAGE : (page + 1) * PAGE]
        following = (page + 1) % count
        more = discord.SelectOption(label=labels.more(following + 1, count), value=f"{MORE}{following}")
        options.append(more)
    return ui.Select(
        custom_id=ids.pick_menu(table.id, table.moves, menu.name),
        placeholder=f"{menu.value} ({len(actions)})",
        options=options,
        row=row,
    )


def _option(action: Action, view: GameView) -> discord.SelectOption:
    return discord.SelectOption(
        label=label(action, view),
        value=action.text,
        description=hint(action, view) or None,
        emoji=emoji_of(mark(action, view)) or None,
    )


def _closing_buttons(table: Table, view: GameView, row: int) -> list[ui.Item[ui.View]]:
    """Pass, End turn and Undo. Passing ends the turn with it: free actions come before."""
    items: list[ui.Item[ui.View]] = []
    for action in view.legal:
        if menu_of(action, view) is None and len(items) < FEW:
            then = [Verb.END.value] if action.verb is Verb.PASS else []
            items.append(
                ui.Button(
                    label=clip(label(action, view), BUTTON_LABEL),
                    style=discord.ButtonStyle.success if action.verb is Verb.END else discord.ButtonStyle.secondary,
                    custom_id=ids.do_button(table.id, table.moves, action.text, *then),
                    row=row,
                )
            )
    if view.undoable and view.phase is not Phase.OVER:
        last = action_of(table.running.log[-1][1])
        name = clip(labels.undo(label(last, view)), BUTTON_LABEL)
        items.append(ui.Button(label=name, custom_id=ids.undo_button(table.id, table.moves), row=row))
    return items
