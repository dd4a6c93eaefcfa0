"""Moves that need no player: what seats have ordered, what is all that is left, single answers, plans."""

from __future__ import annotations

from arnak_bot.game.definition import Standing
from arnak_bot.game.position import Action, Position
from arnak_bot.host.tables import Table
from arnak_bot.store import Status

__all__ = ["next_legal", "only_answer", "standing_order"]


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


def _order_of(table: Table, game: Position, seat: int) -> Action | None:
    """What is to be done for a seat: for one that has left, everything; else what it wants done without being asked."""
    record, rules = table.seats[seat], table.definition
    if record.gone:
        least: Action = rules.least(game, seat)
        return least
    return rules.order(
        game, seat, Standing(record.keep, record.ahead, table.ends_turns(seat), auto=table.options.auto_end)
    )


def only_answer(table: Table, user_id: int) -> str | None:
    """What answers the open question by itself, as a text; None where its player has something to decide."""
    answer = table.definition.only_answer(table.view(user_id))
    return None if answer is None else str(answer.text)


def next_legal(table: Table, user_id: int, waiting: list[str]) -> str | None:
    """Take the next planned action if it is legal now; else the plan ends."""
    legal = [action.text for action in table.view(user_id).legal]
    return waiting.pop(0) if waiting and waiting[0] in legal else None
