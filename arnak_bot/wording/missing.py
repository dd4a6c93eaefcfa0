"""What a player cannot afford yet, and what is missing: shown beside what is possible, never hidden."""

from __future__ import annotations

from arnak_bot.engine import Action, GameView, Verb
from arnak_bot.engine.reasons import Reason, ReasonKind, imaginable, why_not
from arnak_bot.wording import signs
from arnak_bot.wording.actions import Menu, main_menu

__all__ = ["out_of_reach"]

_VERBS = (Verb.DIG, Verb.DISCOVER, Verb.OVERCOME, Verb.BUY, Verb.PLAY, Verb.RESEARCH)
_SHOWN = frozenset({ReasonKind.TOKENS, ReasonKind.TRAVEL, ReasonKind.PUT_DOWN, ReasonKind.IDOL_IN_CRATES})
"""What could change within a turn or two; a full site or nobody at home is left out."""


def out_of_reach(view: GameView) -> list[tuple[Menu, Action, str]]:
    """Return (menu, action, what is missing) for main actions that the viewer cannot take yet.

    Only at the start of a turn.
    """
    if view.viewer is None or view.question is not None or view.main_taken or view.viewer not in view.seats_to_act:
        return []
    found = []
    for action in imaginable(view, _VERBS):
        reason = why_not(view, action)
        menu = main_menu(action)
        if reason is not None and reason.kind in _SHOWN and menu is not None:
            found.append((menu, action, _lacking(reason)))
    return found


def _lacking(reason: Reason) -> str:
    match reason.kind:
        case ReasonKind.TOKENS:
            have = dict(reason.have)
            short = tuple((resource, count - have[resource]) for resource, count in reason.cost if resource in have)
            return f"needs {signs.resources(short)} more"
        case ReasonKind.TRAVEL:
            return f"needs {signs.icons(reason.travel)} to travel"
        case ReasonKind.PUT_DOWN:
            return "needs a card in hand"
        case _:
            return "needs an idol in the crates"
