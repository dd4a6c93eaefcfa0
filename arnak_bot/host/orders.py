"""Moves that need no player: orders given in advance, forced moves, standing answers and plans."""

from __future__ import annotations

from arnak_bot.game.definition import Standing
from arnak_bot.game.position import Action, Position
from arnak_bot.host.tables import Table
from arnak_bot.store import Status

__all__ = ["next_legal", "only_answer", "standing_order"]


def standing_order(table: Table) -> tuple[int, Action] | None:
    """Return a seat and the move it can make without its player: one ordered in advance, or the only one left."""
    game = table.game
    if game is None or table.status is not Status.RUNNING:
        return None
    for seat in game.seats_to_act:
        action = _order_of(table, game, seat)
        if action is not None:
            return seat, action
    return None


def _order_of(table: Table, game: Position, seat: int) -> Action | None:
    """Return the move to make for a seat: any move if its player has left, otherwise one the player asked for."""
    record, rules = table.seats[seat], table.definition
    if record.gone:
        least: Action = rules.least(game, seat)
        return least
    return rules.order(
        game, seat, Standing(record.keep, record.ahead, table.ends_turns(seat), auto=table.options.auto_end)
    )


def only_answer(table: Table, user_id: int) -> str | None:
    """Return the only possible answer to the open question, as text; None if the player has something to decide."""
    answer = table.definition.only_answer(table.view(user_id))
    return None if answer is None else str(answer.text)


def next_legal(table: Table, user_id: int, waiting: list[str]) -> str | None:
    """Remove and return the next planned action if it is legal now; None ends the plan."""
    legal = [action.text for action in table.view(user_id).legal]
    return waiting.pop(0) if waiting and waiting[0] in legal else None
