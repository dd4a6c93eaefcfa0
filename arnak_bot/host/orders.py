"""Moves that need no player: standing answers, a pass if nothing else is left, single answers, plans."""

from __future__ import annotations

from arnak_bot.games.arnak.engine import Action, Game, Verb
from arnak_bot.games.arnak.engine.actions import act as action_of
from arnak_bot.games.arnak.engine.steps import Pay, Purpose
from arnak_bot.host.tables import Table
from arnak_bot.store import Keep, Status

__all__ = ["PASS", "closing_action", "next_legal", "only_answer", "standing_order"]

PASS = action_of("pass")
_END = action_of("end")
_KEEPING_ORDERS = {Keep.NOTHING: action_of("done"), Keep.ALL: action_of("keep all")}
_LEAST = (Verb.PASS, Verb.END, Verb.DONE, Verb.DECLINE, Verb.CANCEL)


def standing_order(table: Table) -> tuple[int, Action] | None:
    """A move that needs no player now: what their seat has ordered, or all that is left to do."""
    game = table.game
    if game is None or table.status is not Status.RUNNING:
        return None
    for seat in game.seats_to_act:
        action = _order_of(table, game, seat)
        if action is not None:
            return seat, action
    return None


def _order_of(table: Table, game: Game, seat: int) -> Action | None:
    """What is to be done for a seat: for one that has left, everything; else an order, or the only thing left."""
    record = table.seats[seat]
    if record.gone:
        return closing_action(game, seat)
    wanted = _KEEPING_ORDERS.get(record.keep)
    by_itself = table.options.auto_end or table.ends_turns(seat)
    if wanted is None and record.ahead is None and not by_itself:
        return None  # what is legal is worked out when somebody looks
    legal = game.legal_actions(seat)
    if wanted in legal:
        return wanted
    if record.ahead == PASS.text and game.question is None:
        return next((action for action in (PASS, _END) if action in legal), None)
    if table.options.auto_end and legal == (PASS,):
        return PASS
    if table.ends_turns(seat) and legal == (_END,):
        return _END
    return None


def closing_action(game: Game, seat: int) -> Action:
    """The action that brings a seat's turn to its end with the least done: pass, end, decline, or the first answer."""
    legal = game.legal_actions(seat)
    for verb in _LEAST:
        for action in legal:
            if action.verb is verb and not action.args:
                return action
    return (game.answers or legal)[0]


def only_answer(table: Table, user_id: int) -> str | None:
    """The answer to the open question if there is just one, and nothing else that could change it.

    An action that can be taken back is paid only where Undo still reaches back to before it (R57), and a discovery
    never: what it reveals cannot be put back.
    """
    view = table.view(user_id)
    if view.question is None:
        return None
    task = view.question.task
    pays = isinstance(task, Pay)
    if isinstance(task, Pay) and task.purpose is Purpose.DISCOVER:
        return None
    answers = [action for action in view.answers if not pays or action.verb is not Verb.CANCEL]
    if len(answers) != 1 or answers[0].verb in (Verb.DECLINE, Verb.CANCEL):
        return None
    if answers[0].verb is Verb.PAY and view.free:
        return None
    if len(answers) < len(view.answers) and not view.undoable:
        return None
    return answers[0].text


def next_legal(table: Table, user_id: int, waiting: list[str]) -> str | None:
    """Take the next planned action if it is legal now; else the plan ends."""
    legal = [action.text for action in table.view(user_id).legal]
    return waiting.pop(0) if waiting and waiting[0] in legal else None
