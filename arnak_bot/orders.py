"""Moves that need no player: standing answers, a pass if nothing else is left, single answers, plans."""

from __future__ import annotations

from arnak_bot.engine import Action, Verb
from arnak_bot.engine.actions import act as action_of
from arnak_bot.store import Keep, Status
from arnak_bot.tables import Table

__all__ = ["next_legal", "only_answer", "standing_order"]

_PASS = action_of("pass")
_KEEPING_ORDERS = {Keep.NOTHING: action_of("done"), Keep.ALL: action_of("keep all")}


def standing_order(table: Table) -> tuple[int, Action] | None:
    """A move that needs no player: a standing answer at the end of a round, or a pass if it is all that is left.

    Passing by itself goes with turns that end by themselves.
    """
    game = table.game
    if game is None or table.status is not Status.RUNNING:
        return None
    for seat in game.seats_to_act:
        legal = game.legal_actions(seat)
        wanted = _KEEPING_ORDERS.get(table.seats[seat].keep)
        if wanted in legal:
            return seat, wanted
        if table.options.auto_end and legal == (_PASS,):
            return seat, _PASS
    return None


def only_answer(table: Table, user_id: int) -> str | None:
    """The answer to the open question if there is just one, and nothing else that could change it."""
    view = table.view(user_id)
    if view.question is None or len(view.answers) != 1 or view.answers[0].verb in (Verb.DECLINE, Verb.CANCEL):
        return None
    if view.answers[0].verb is Verb.PAY and view.free:
        return None
    return view.answers[0].text


def next_legal(table: Table, user_id: int, waiting: list[str]) -> str | None:
    """Take the next planned action if it is legal now; else the plan ends."""
    legal = [action.text for action in table.view(user_id).legal]
    return waiting.pop(0) if waiting and waiting[0] in legal else None
