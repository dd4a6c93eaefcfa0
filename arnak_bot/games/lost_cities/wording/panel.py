"""The private panel of Lost Cities: one thing is asked after the other, a card and what to do with it at once."""

from __future__ import annotations

from arnak_bot.game.values import Menu as OfferedMenu
from arnak_bot.game.values import Panel
from arnak_bot.games.kit.limits import clip
from arnak_bot.games.lost_cities.engine import Action, GameView
from arnak_bot.games.lost_cities.wording import actions, refusals
from arnak_bot.games.lost_cities.wording.menus import Menu
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.games.lost_cities.wording.numbering import numbers_of

__all__ = ["panel"]

_MOST_BUTTONS = 6
"""The deck and five piles; a step has at most five paths, and can be declined."""


def panel(view: GameView, words: Words) -> Panel[Action]:
    """Sort everything the viewer can do: cards into a menu, a step and a draw are buttons."""
    menus = []
    for menu, found in actions.menus(view).items():
        heading = actions.heading(menu, words)
        if menu is Menu.CARD:
            lacking = tuple((action, clip(why)) for action, why in refusals.not_yet(view, words))
            menus.append(OfferedMenu(menu.name, heading, found, lacking=lacking))
        else:
            menus.append(OfferedMenu(menu.name, heading, (), loose=found, few=_MOST_BUTTONS))
    return Panel(tuple(menus), numbers=numbers_of(view))
