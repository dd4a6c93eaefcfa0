"""The active player's panel: menus of what is possible and what is not possible yet, and the buttons below them."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.game.values import Menu as OfferedMenu
from arnak_bot.game.values import Panel
from arnak_bot.games.arnak.engine import Action, GameView, Verb, act, reasons
from arnak_bot.games.arnak.engine.payment_words import frugal
from arnak_bot.games.arnak.engine.reasons import Reason, ReasonKind
from arnak_bot.games.arnak.engine.steps import Pay
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.actions import Menu, in_menu, main_menu, menu_of
from arnak_bot.games.arnak.wording.labels import lacking
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.numbering import numbers_of
from arnak_bot.games.arnak.wording.paying import ways_to_travel

_END, _KEEP_ALL = act("end"), act("keep all")
_MOST_LISTED = 25
"""The number of actions for which Discord has room in a menu. Unavailable ones are listed as far as there is room, as a
plan may lead to any of them."""


def panel(view: GameView, last: Action | None, words: Words) -> Panel[Action]:
    """Arrange the viewer's actions; `last` is the decision that Undo would take back."""
    numbers = numbers_of(view, words).of
    missing = out_of_reach(view, words)
    menus = []
    for menu in Menu:
        offered = in_menu(menu, view)
        offered.sort(key=lambda action: numbers.get(action.text, 0))  # in the order of the picture
        loose: list[Action] = []
        if menu is Menu.ANSWER:
            answers = [each for each in offered if not _is_twin(each, view, last)]
            loose = [action for action in answers if action.text not in numbers]
            offered = [action for action in answers if action.text in numbers]
        room = max(0, _MOST_LISTED - len(offered) - len(loose))
        close = [each for each in missing if each[0] is menu][:room]  # those that lack least
        lacks = tuple((action, lacking(action, view, lack, words)) for _, action, lack in close)
        if offered or loose or lacks:
            heading = _heading(menu, [*offered, *loose, *(action for action, _ in lacks)], view, words)
            menus.append(OfferedMenu(menu.name, heading, tuple(offered), tuple(loose), lacks))
    buttons = (action for action in view.legal if menu_of(action, view) is None)
    closing = (
        (action, _END) if action.verb is Verb.PASS else (action,) for action in buttons
    )  # a pass also ends the turn
    return Panel(tuple(menus), _proposal(view), tuple(closing), numbers)


def _heading(menu: Menu, actions: Sequence[Action], view: GameView, words: Words) -> str:
    said = words.actions
    if menu is Menu.ANSWER:
        return said.ways_to_pay() if _payment(view) else said.menu_answer(verb=actions[0].verb)
    if menu is Menu.CARDS:
        return said.menu_cards(plays="yes" if any(action.verb is not Verb.BUY for action in actions) else "no")
    return words.actions[f"menu-{menu}"]


def _payment(view: GameView) -> Pay | None:
    return view.task if isinstance(view.task, Pay) else None


def _is_twin(action: Action, view: GameView, last: Action | None) -> bool:
    """Whether another button does the same: Undo takes back what cancelling would (R57), or the only card is kept."""
    if action.verb is Verb.CANCEL:
        return view.undoable > 0 and last is not None and main_menu(last) is Menu.ISLAND
    return action == _KEEP_ALL and len(view.own.hand) == 1


def _proposal(view: GameView) -> tuple[Action, ...]:
    """Paying for the current main action in the cheapest way, then ending the turn; empty if nothing awaits payment."""
    payment = _payment(view)
    if payment is None or payment.origin is not None:
        return ()
    ways = [action for action in view.answers if action.verb is Verb.PAY]
    return (min(ways, key=frugal), _END) if ways else ()


def out_of_reach(view: GameView, words: Words) -> list[tuple[Menu, Action, str]]:
    """Return the menu, the action and what is missing for each main action that the viewer cannot take yet.

    Empty during questions and after the main action. The engine finds the reasons; here they are put into words.
    """
    out = [(main_menu(action), action, reason) for action, reason in reasons.out_of_reach(view)]
    return [(menu, action, _lacking(reason, view, words)) for menu, action, reason in out if menu is not None]


def _lacking(reason: Reason, view: GameView, words: Words) -> str:
    amounts = {"tokens": signs.resources(reason.short), "travel": signs.icons(reason.travel)}
    both = reason.kind is ReasonKind.TOKENS and not ways_to_travel(view, (reason.travel,), reason.cost)
    lacks = "both" if both else reason.kind.name
    return words.actions.tell(f"lacks-{lacks}", amounts.__getitem__)
