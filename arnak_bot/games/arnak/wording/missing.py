"""What a player cannot afford yet, and what is missing: shown beside what is possible, never hidden.

The engine finds it; this only says it.
"""

from __future__ import annotations

from arnak_bot.games.arnak.engine import Action, GameView, reasons
from arnak_bot.games.arnak.engine.reasons import Reason, ReasonKind
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.actions import Menu, main_menu
from arnak_bot.games.arnak.wording.messages import Words

__all__ = ["out_of_reach"]


def out_of_reach(view: GameView, words: Words) -> list[tuple[Menu, Action, str]]:
    """Return (menu, action, what is missing) for main actions that the viewer cannot take yet.

    Only at the start of a turn.
    """
    found = [(main_menu(action), action, reason) for action, reason in reasons.out_of_reach(view)]
    return [(menu, action, _lacking(reason, words)) for menu, action, reason in found if menu is not None]


def _lacking(reason: Reason, words: Words) -> str:
    said = words.missing
    match reason.kind:
        case ReasonKind.TOKENS:
            return said.tokens(tokens=signs.resources(reason.short))
        case ReasonKind.TRAVEL:
            return said.travel(travel=signs.icons(reason.travel))
        case ReasonKind.PUT_DOWN:
            return said.card()
        case ReasonKind.IDOL_IN_CRATES:
            return said.idol()
        case _:
            raise ValueError(f"nothing says that {reason.kind.name} is lacking")
