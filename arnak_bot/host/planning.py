"""Planning: a player tries their next turn on a private copy of the table while the others play, and keeps it.

What they try and keep is stored with their seat, so that it survives a restart; nobody else ever sees any of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from arnak_bot.host.draft import Draft
from arnak_bot.host.errors import StaleClick, TableError
from arnak_bot.host.plans import (
    MOST_ORDERS,
    Plans,
    Rehearsal,
    imagined_turn,
    order_that_fits,
    plans_of,
    rehearsed,
    stands_as_tried,
    written,
)
from arnak_bot.host.registry import Registry
from arnak_bot.host.tables import Outcome, Table
from arnak_bot.metrics import acting
from arnak_bot.refusals import Impossible, Why

__all__ = ["Plan", "Planning"]


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan in progress: what was tried, and the private copy of the table on which it goes on."""

    rehearsal: Rehearsal
    table: Table


class Planning:
    """Plans of players who wait for their turn."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    def plan(self, table: Table, user_id: int) -> Plan | None:
        """Return the plan of a user as far as it is still possible, empty if there is none yet.

        None if they cannot plan: they are to act, or have no turn left for now, or their game has no plans.

        Raises:
            TableError: the user does not play here.
        """
        seat = table.player(user_id)
        game = imagined_turn(table, seat)
        if game is None:
            return None
        rehearsal = rehearsed(table.definition, game, seat, plans_of(table, seat).trying)
        return Plan(rehearsal, stands_as_tried(table, rehearsal))

    async def try_out(
        self, table: Table, user_id: int, actions: Sequence[str], *, move: int | None = None, together: int = 1
    ) -> None:
        """Try actions in the user's plan, in the same way as `Play.play` plays them.

        `move` is the number of actions that had been tried when the button was shown.

        Raises:
            StaleClick: the plan has changed since then, or can no longer be tried.
            TableError: one of the actions that belong together is not possible; nothing changed.
        """

        def tried(here: Table, rehearsal: Rehearsal) -> Rehearsal:
            if rehearsal.closed:
                raise StaleClick(Why.MOVED_ON)
            for action in actions[:together]:
                try:
                    rehearsal = rehearsal.then(here.definition, action)
                except here.definition.refusal as error:
                    raise TableError(Impossible(error, here.definition)) from error
                if rehearsal.closed:
                    return rehearsal
            return _with_what_follows(here, rehearsal, list(actions[together:]))

        await self._change(table, user_id, tried, move)

    async def undo(self, table: Table, user_id: int, *, move: int | None = None, steps: int = 1) -> None:
        """Take back the last `steps` of what the user has tried.

        Raises:
            StaleClick: as for `try_out`.
        """

        def undone(here: Table, rehearsal: Rehearsal) -> Rehearsal:
            return replace(rehearsal, steps=rehearsal.steps[: max(0, len(rehearsal.steps) - steps)])

        await self._change(table, user_id, undone, move)

    async def keep(self, table: Table, user_id: int, *, move: int | None = None, ends: bool = False) -> None:
        """Keep the plan as an order for the user's next turn, after those kept before; `ends`: and end the turn.

        An order to pass ahead is dropped, because it would come first.

        Raises:
            StaleClick: as for `try_out`, or there is nothing to keep.
            TableError: there are as many orders as a player may have.
        """

        def keep(draft: Draft) -> None:
            here, seat = draft.table, draft.table.player(user_id)
            rehearsal = self._fresh(here, user_id, move).rehearsal
            if ends and not rehearsal.closed:
                end = next(filter(here.definition.is_end, rehearsal.game.legal_actions(seat)), None)
                rehearsal = rehearsal if end is None else rehearsal.then(here.definition, end.text)
            orders = plans_of(here, seat).orders
            if not rehearsal.steps:
                raise StaleClick(Why.MOVED_ON)
            if len(orders) >= MOST_ORDERS:
                raise TableError(Why.PLANS_FULL)
            kept = orders if rehearsal.steps in orders else (*orders, rehearsal.steps)
            _write(draft, seat, Plans(orders=kept))
            draft.change_seat(replace(draft.table.seats[seat], ahead=None))

        await self._registry.decide(table, keep, present=user_id)

    async def drop(self, table: Table, user_id: int, number: int, *, of: int) -> None:
        """Take back one of the user's `of` orders, by its number from 0.

        Raises:
            StaleClick: there are not that many.
        """

        def drop(draft: Draft) -> None:
            seat = draft.table.player(user_id)
            plans = plans_of(draft.table, seat)
            if len(plans.orders) != of or not 0 <= number < of:
                raise StaleClick(Why.MOVED_ON)
            _write(draft, seat, replace(plans, orders=(*plans.orders[:number], *plans.orders[number + 1 :])))

        await self._registry.decide(table, drop, present=user_id)

    async def play(self, table: Table, user_id: int, *, move: int | None = None) -> Outcome:
        """Play the first of the user's orders that has the same meaning as when it was kept, in one decision.

        Raises:
            StaleClick: something has changed for the user since the button was shown, or no order fits.
            TableError: it is not their turn.
        """

        def play(draft: Draft) -> Outcome:
            here = draft.table
            _, seat = here.turn_of(user_id)
            order = order_that_fits(here, seat)
            if order is None or not here.is_fresh(seat, move):
                raise StaleClick(Why.MOVED_ON)
            return draft.follow_orders(draft.follow_plan(seat, order))

        with acting(TableError):
            return await self._registry.decide(table, play, present=user_id)

    def _fresh(self, table: Table, user_id: int, move: int | None) -> Plan:
        plan = self.plan(table, user_id)
        if plan is None or move not in (None, len(plan.rehearsal.steps)):
            raise StaleClick(Why.MOVED_ON)
        return plan

    async def _change(
        self, table: Table, user_id: int, changed: Callable[[Table, Rehearsal], Rehearsal], move: int | None
    ) -> None:
        def change(draft: Draft) -> None:
            here = draft.table
            seat, plan = here.player(user_id), self._fresh(here, user_id, move)
            _write(draft, seat, replace(plans_of(here, seat), trying=changed(here, plan.rehearsal).texts))

        await self._registry.decide(table, change, present=user_id)


def _with_what_follows(table: Table, rehearsal: Rehearsal, waiting: list[str]) -> Rehearsal:
    """Answer questions that have one answer, and try the waiting actions that are possible when their turn comes."""
    definition = table.definition
    while not rehearsal.closed:
        view = rehearsal.game.view(rehearsal.seat)
        answer = definition.only_answer(view)
        following = None if answer is None else answer.text
        if following is None and waiting and waiting[0] in [action.text for action in view.legal]:
            following = waiting.pop(0)
        if following is None:
            break
        rehearsal = rehearsal.then(definition, following)
    return rehearsal


def _write(draft: Draft, seat: int, plans: Plans) -> None:
    draft.change_seat(replace(draft.table.seats[seat], plans=written(plans)))
