"""The private panel: what has just happened, what is asked, one picture to decide by, and all that can be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ui

from arnak_bot.game.position import Event
from arnak_bot.host import Table
from arnak_bot.kit.limits import clip
from arnak_bot.kit.names import spoken_all
from arnak_bot.store import Person
from arnak_bot.wording.messages import Words
from cogs.limits import MESSAGE_LIMIT
from cogs.looks import Looks
from cogs.panel_menus import MISSING, MORE, menus_and_buttons
from cogs.views import unheard

__all__ = ["MISSING", "MORE", "Panel", "build_panel"]


@dataclass(frozen=True, slots=True)
class Panel:
    """A message ready to be sent or edited in."""

    content: str
    files: list[discord.File]
    view: ui.View


async def build_panel(
    looks: Looks,
    table: Table,
    user_id: int,
    words: Words,
    *,
    notice: str = "",
    lesson: str = "",
    pages: dict[str, int] | None = None,
    done: bool = False,
    happened: Sequence[Event] = (),
    hints: bool = False,
) -> Panel:
    """Build the panel of a player, opening with what has just `happened`.

    `notice` is said before that, and `lesson` after it: the result comes first. `pages` turns menus to a page. `hints`:
    the player may ask what a computer would do.

    Raises:
        TableError: the user does not play here, or the game has not started.
    """
    table.player(user_id)
    view, says, turn = table.view(user_id), table.texts(words.language), table.turn_events
    points = table.view(None).points
    layout = table.people.get(user_id, Person()).layout or table.options.layout
    drawing = table.pictures(words.language).panel(happened, turn, view, table.names, points, layout)
    files = await looks.shown(drawing)
    lines = [notice] if notice else []
    lines += says.turn.happened(happened, turn, view, table.names)
    lines += [lesson] if lesson else []
    lines.append(f"**{says.channel.turn_line(view, spoken_all(table.names))}**")
    lines += says.turn.status(view, points)
    if view.viewer in view.seats_to_act:
        lines.append(says.turn.question(view))
        own = [decision for decision in table.running.log if decision[0] == view.viewer]
        if reach := says.turn.undo_reach(view, own, turn):
            lines.append(reach)
    elif not view.over:
        lines.append(words.texts.turn_done() if done else words.texts.not_mine())
    if not files:
        lines.append(says.turn.hand(view))
    components = unheard()
    for item in menus_and_buttons(table, view, pages or {}, looks.emoji, words, hints=hints):
        components.add_item(item)
    return Panel(clip("\n".join(lines), MESSAGE_LIMIT), files, components)
