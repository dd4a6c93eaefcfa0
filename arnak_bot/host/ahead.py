"""Looks ahead one step on a copy of the game, and reports only what the player already knows for certain.

A player may know that a step reveals something, but not what it reveals, so nothing after that point is reported.
"""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.position import Action, Position

__all__ = ["Ahead", "look_ahead"]


@dataclass(frozen=True, slots=True)
class Ahead:
    """What is certain about a step. `final`: it cannot be undone. `ends`: the turn can be ended right after it."""

    final: bool
    ends: bool


def look_ahead(definition: AnyGame, game: Position, seat: int, action: Action) -> Ahead:
    """Try a legal action of a seat on a copy.

    >>> look_ahead(table.definition, table.running, 0, table.definition.parse("draw"))
    Ahead(final=False, ends=True)
    """
    rules = definition
    after = game.copy()
    try:
        after.apply(action, seat)
    except rules.refusal:
        return Ahead(final=False, ends=False)
    if not after.can_undo:
        return Ahead(final=True, ends=False)
    legal = after.legal_actions(seat) if seat in after.seats_to_act else ()
    return Ahead(final=False, ends=any(rules.is_end(each) for each in legal))
