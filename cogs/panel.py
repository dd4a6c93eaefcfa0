"""The private panel: what has just happened, what is asked, one picture to decide by, and all that can be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ui

from arnak_bot.games.arnak.engine import Event, GameView
from arnak_bot.games.arnak.wording import prompts, story, tables
from arnak_bot.games.arnak.wording.numbering import numbers_of
from arnak_bot.games.arnak.wording.things import found, found_line
from arnak_bot.games.kit.limits import clip
from arnak_bot.games.kit.names import spoken_all
from arnak_bot.host import Table
from arnak_bot.store import Person
from arnak_bot.wording.messages import Words
from cogs.limits import MESSAGE_LIMIT
from cogs.looks import Looks
from cogs.panel_menus import MISSING, MORE, menus_and_buttons
from cogs.panel_picture import hand_files, panel_files
from cogs.views import unheard

__all__ = ["MISSING", "MORE", "Panel", "build_panel", "hand_files"]

MOST_FOUND, MOST_TOLD = 5, 5
ROOM_FOR_NEWS = 900
"""So much of a message may tell what happened; the rest belongs to the question."""


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
) -> Panel:
    """Build the panel of a player, opening with what has just `happened`.

    `notice` is said before that, and `lesson` after it: the result comes first. `pages` turns menus to a page.

    Raises:
        TableError: the user does not play here, or the game has not started.
    """
    table.player(user_id)
    view = table.view(user_id)
    numbers = numbers_of(view, words) if view.viewer in view.seats_to_act else numbers_of(table.view(None), words)
    files = await panel_files(looks, table, view, numbers, happened, table.people.get(user_id, Person()), words)
    lines = [notice] if notice else []
    lines += _news(table, view, happened, words)
    lines += [lesson] if lesson else []
    lines.append(f"**{tables.turn_line(view, spoken_all(table.names), words)}**")
    lines.append(prompts.status(view, words))
    if points := table.view(None).points:
        lines.append(prompts.standing(view, points[table.player(user_id)], words))
    if view.viewer in view.seats_to_act:
        lines.append(prompts.question(view, words))
        if reach := prompts.undo_reach(view, table.running.log, table.turn_events, words):
            lines.append(reach)
    elif not view.over:
        lines.append(words.texts.turn_done() if done else words.texts.not_mine())
    if not files:
        lines.append(prompts.hand(view, words))
    components = unheard()
    for item in menus_and_buttons(table, view, numbers, pages or {}, looks.emoji, words):
        components.add_item(item)
    return Panel(clip("\n".join(lines), MESSAGE_LIMIT), files, components)


def _news(table: Table, view: GameView, happened: Sequence[Event], words: Words) -> list[str]:
    """What was found, and what came of it; where the turn can be ended, all that it has done."""
    mine = view.viewer in view.seats_to_act
    lines = [found_line(thing) for thing in found(happened, view, words)][:MOST_FOUND] if mine else []
    if mine and prompts.is_to_end(view):
        told = story.tell(table.turn_events, view, table.names, words=words)
        lines.append(prompts.turn_so_far(told[-MOST_TOLD:], words))
    else:
        lines += story.tell_own_first(happened, view, table.names, MOST_TOLD, words)
    return [clip(line, ROOM_FOR_NEWS) for line in lines]
