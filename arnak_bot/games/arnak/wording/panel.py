"""The private panel of Arnak: how what can be done is sorted, what is proposed, how a turn is closed."""

from __future__ import annotations

from arnak_bot.game.values import Menu as OfferedMenu
from arnak_bot.game.values import Panel
from arnak_bot.games.arnak.engine import Action, GameView, Verb
from arnak_bot.games.arnak.engine.steps import Pay
from arnak_bot.games.arnak.wording import in_words
from arnak_bot.games.arnak.wording.actions import Menu, heading, menu_of, sorted_by_want
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.missing import out_of_reach
from arnak_bot.games.arnak.wording.numbering import numbers_of

__all__ = ["panel"]

_PAID_FOR = (Verb.DIG, Verb.DISCOVER, Verb.OVERCOME)


def panel(view: GameView, last: Action | None, end: Action, words: Words) -> Panel[Action]:
    """Sort everything the viewer can do; `last` is what Undo would take back, `end` ends a turn."""
    numbers = numbers_of(view, words).of
    missing = out_of_reach(view, words)
    menus = []
    for menu in Menu:
        actions = sorted_by_want(action for action in view.legal if menu_of(action, view) is menu)
        loose: list[Action] = []
        if menu is Menu.ANSWER:
            actions = [action for action in actions if action.verb is not Verb.CANCEL or not _undo_cancels(view, last)]
            loose = [action for action in actions if action.text not in numbers]
            actions = [action for action in actions if action.text in numbers]
        lacking = tuple(
            (action, in_words.lacking(action, view, lack, words)) for kind, action, lack in missing if kind is menu
        )
        if actions or loose or lacking:
            named = _heading(view, menu, words)
            menus.append(OfferedMenu(menu.name, named, tuple(actions), tuple(loose), lacking))
    return Panel(tuple(menus), _proposal(view, end), _closing(view, end), numbers)


def _undo_cancels(view: GameView, last: Action | None) -> bool:
    """Whether Undo takes back just what would be cancelled (R57): then one button for it is enough."""
    return view.undoable > 0 and last is not None and last.verb in _PAID_FOR


def _heading(view: GameView, menu: Menu, words: Words) -> str:
    """What a menu holds; for a payment, that these are ways to pay."""
    pays = view.question is not None and isinstance(view.question.task, Pay)
    return words.actions.ways_to_pay() if menu is Menu.ANSWER and pays else heading(menu, words)


def _proposal(view: GameView, end: Action) -> tuple[Action, ...]:
    """For the payment of a main action: the cheapest way, and the end of the turn."""
    if view.question is None or not isinstance(view.question.task, Pay) or view.question.task.origin is not None:
        return ()
    cheapest = view.answers[0]
    return () if cheapest.verb is Verb.CANCEL else (cheapest, end)


def _closing(view: GameView, end: Action) -> tuple[tuple[Action, ...], ...]:
    """Pass, which ends the turn with it, and End turn."""
    return tuple(
        (action, end) if action.verb is Verb.PASS else (action,)
        for action in view.legal
        if menu_of(action, view) is None and action.verb in (Verb.PASS, Verb.END)
    )
