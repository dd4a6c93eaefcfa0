"""Planning: while others play, a player tries out a turn, or an answer, on a private copy, and saves it for later.
Whatever they try out or save is stored with their seat, so that it survives a restart; nobody else ever sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from arnak_bot.game.definition import TURN
from arnak_bot.host.draft import Draft
from arnak_bot.host.errors import StaleClick, TableError
from arnak_bot.host.plans import (
    MOST_ORDERS,
    Order,
    Plans,
    Rehearsal,
    Step,
    answer_that_fits,
    answers_of,
    imagined_turn,
    order_that_fits,
    plans_of,
    rehearsed,
    stands_as_tried,
    what_follows,
)
from arnak_bot.host.registry import Registry
from arnak_bot.host.tables import Outcome, Table
from arnak_bot.metrics import acting
from arnak_bot.refusals import Impossible, Why


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan in progress on a private copy of the table; `about`: the question being answered, "" for the next turn."""

    rehearsal: Rehearsal
    table: Table
    about: str = ""


class Planning:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    def plan(self, table: Table, user_id: int) -> Plan | None:
        """As much of a user's plan as is still possible; an empty one if they have not begun. None if they are to act,
        have no turn left for now, or the game does not support plans. Raises TableError if they do not play here.
        """
        seat = table.player(user_id)
        answers = answers_of(table, seat)
        game = imagined_turn(table, seat, answers.about)
        if game is None:
            return None
        tried = answers.trying if answers.about else plans_of(table, seat).trying
        rehearsal = rehearsed(table.definition, game, seat, tried)
        return Plan(rehearsal, stands_as_tried(table, rehearsal), answers.about)

    async def begin(self, table: Table, user_id: int, question: str = "") -> None:
        """Start answering one of the game's questions in advance; "" goes back to planning the next turn. Raises
        StaleClick if that question cannot be answered in advance now.
        """

        def begin(draft: Draft) -> None:
            here, seat = draft.table, draft.table.playing(user_id)
            if question and (question not in here.definition.questions or not imagined_turn(here, seat, question)):
                raise StaleClick(Why.MOVED_ON)
            answers = answers_of(here, seat)
            if answers.about != question:
                draft.write_plans(seat, replace(answers, about=question, trying=()))

        await self._registry.decide(table, begin, present=user_id)

    async def answer(self, table: Table, user_id: int, question: str, actions: Sequence[str] = ()) -> Outcome | None:
        """Set a user's advance answer to one of the game's questions; without actions, delete it. Returns the outcome
        if the question was already open and so was answered at once, otherwise None.

        Raises TableError if the user is not a player at this table, is to act now, or has no turn left in which to be
        asked; or if an action is not possible.
        """

        def answer(draft: Draft) -> Outcome | None:
            here, seat = draft.table, draft.table.player(user_id)
            here.require_open()
            if here.seats[seat].gone:
                raise TableError(Why.LEFT)
            if not actions:
                draft.write_plans(seat, answers_of(here, seat).without(question))
                return None
            _keep_answer(draft, seat, question, _order_for(here, seat, question, actions))
            order = answer_that_fits(draft.table, seat) if seat in here.seats_to_act else None
            if order is None:
                return None
            outcome = draft.played_in_person(seat, lambda: draft.follow_answer(seat, order))
            draft.forget_answers_given(seat)  # they have just chosen it
            return outcome

        return await self._registry.decide(table, answer, present=user_id)

    async def try_out(
        self, table: Table, user_id: int, actions: Sequence[str], *, move: int | None = None, together: int = 1
    ) -> bool:
        """Try out actions in the user's plan, as `Play.play` would play them. If they complete an answer, save it;
        return whether they do. `move` is the number of actions that had been tried when the button was shown.

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
            rehearsal = _with_what_follows(here, rehearsal, list(actions[together:]))
            legal: Sequence[Any] = () if rehearsal.closed else rehearsal.game.legal_actions(rehearsal.seat)
            if answers_of(here, rehearsal.seat).about and len(legal) == 1 and here.definition.is_end(legal[0]):
                rehearsal = rehearsal.then(here.definition, legal[0].text)
            return rehearsal

        return await self._change(table, user_id, tried, move)

    async def undo(self, table: Table, user_id: int, *, move: int | None = None, steps: int = 1) -> bool:
        """Take back the last `steps` actions that the user has tried. Raises StaleClick as `try_out`."""

        def undone(here: Table, rehearsal: Rehearsal) -> Rehearsal:
            return replace(
                rehearsal, steps=rehearsal.steps[: max(0, len(rehearsal.steps) - steps)], ends=False, reveals=False
            )

        return await self._change(table, user_id, undone, move)

    async def keep(
        self, table: Table, user_id: int, *, move: int | None = None, ends: bool = False, unasked: bool = False
    ) -> bool:
        """Save the plan as an order for the user's next turn, in addition to earlier ones; `ends`: also end the turn.
        If the plan answers a question, or is to be played `unasked`, save it as an answer instead; return whether it
        answers a question. An answer for the next turn takes precedence over the orders, which stay saved.

        Raises:
            StaleClick: as for `try_out`, or there is nothing to save.
            TableError: the user already has as many orders as allowed.
        """

        def keep(draft: Draft) -> bool:
            here, seat = draft.table, draft.table.playing(user_id)
            plan = self._fresh(here, user_id, move)
            rehearsal = plan.rehearsal
            if ends and not rehearsal.closed:
                end = next(filter(here.definition.is_end, rehearsal.game.legal_actions(seat)), None)
                rehearsal = rehearsal if end is None else rehearsal.then(here.definition, end.text)
            if not rehearsal.steps:
                raise StaleClick(Why.MOVED_ON)
            if plan.about:
                _keep_answer(draft, seat, plan.about, rehearsal.steps)
                return True
            if unasked:
                draft.write_plans(seat, replace(plans_of(here, seat), trying=()))
                _keep_answer(draft, seat, TURN, rehearsal.steps)
                return False
            orders = plans_of(here, seat).orders
            if len(orders) >= MOST_ORDERS:
                raise TableError(Why.PLANS_FULL)
            kept = orders if rehearsal.steps in orders else (*orders, rehearsal.steps)
            draft.write_plans(seat, Plans(orders=kept))
            return False

        return await self._registry.decide(table, keep, present=user_id)

    async def drop(self, table: Table, user_id: int, number: int, *, of: int) -> None:
        """Cancel one of the user's orders, by its number from 0. `of`: how many orders they had when they chose;
        StaleClick is raised if that has changed.
        """

        def drop(draft: Draft) -> None:
            seat = draft.table.playing(user_id)
            plans = plans_of(draft.table, seat)
            if len(plans.orders) != of or not 0 <= number < of:
                raise StaleClick(Why.MOVED_ON)
            draft.write_plans(seat, replace(plans, orders=(*plans.orders[:number], *plans.orders[number + 1 :])))

        await self._registry.decide(table, drop, present=user_id)

    async def play(self, table: Table, user_id: int, *, move: int | None = None) -> Outcome:
        """Play, as one decision, the first of the user's orders that still means what it meant when it was saved.

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
            draft.forget_answers_given(seat)
            return draft.played_in_person(seat, lambda: draft.follow_plan(seat, order))

        with acting(TableError):
            return await self._registry.decide(table, play, present=user_id)

    def _fresh(self, table: Table, user_id: int, move: int | None) -> Plan:
        plan = self.plan(table, user_id)
        if plan is None or move not in (None, len(plan.rehearsal.steps)):
            raise StaleClick(Why.MOVED_ON)
        return plan

    async def _change(
        self, table: Table, user_id: int, changed: Callable[[Table, Rehearsal], Rehearsal], move: int | None
    ) -> bool:
        def change(draft: Draft) -> bool:
            here = draft.table
            seat, plan = here.playing(user_id), self._fresh(here, user_id, move)
            rehearsal = changed(here, plan.rehearsal)
            if plan.about and rehearsal.closed:
                _keep_answer(draft, seat, plan.about, rehearsal.steps)
                return True
            kept = answers_of(here, seat) if plan.about else plans_of(here, seat)
            draft.write_plans(seat, replace(kept, trying=rehearsal.texts))
            return False

        return await self._registry.decide(table, change, present=user_id)


def _with_what_follows(table: Table, rehearsal: Rehearsal, waiting: list[str]) -> Rehearsal:
    """Add actions that need no decision: answers without alternatives, and waiting actions that are legal by then."""
    definition = table.definition
    while not rehearsal.closed:
        following = what_follows(definition, rehearsal.game.view(rehearsal.seat), waiting)
        if following is None:
            break
        rehearsal = rehearsal.then(definition, following)
    return rehearsal


def _order_for(table: Table, seat: int, question: str, actions: Sequence[str]) -> Order:
    """The steps that answer a question. They are rehearsed first, unless the answer applies every time it is asked."""
    definition = table.definition
    if definition.stays(question, actions):
        return tuple(Step(action, {}, final=action == actions[-1]) for action in actions)
    game = imagined_turn(table, seat, question)
    if game is None:
        acts = seat in table.game_in_progress().seats_to_act
        raise TableError(Why.YOUR_TURN_NOW if acts else Why.PASSED_ALREADY)
    rehearsal = rehearsed(definition, game, seat, actions)
    if rehearsal.refused is not None:
        raise TableError(Impossible(rehearsal.refused[1], definition))
    return rehearsal.steps


def _keep_answer(draft: Draft, seat: int, question: str, order: Order) -> None:
    answers = answers_of(draft.table, seat)
    draft.write_plans(seat, replace(answers, kept={**answers.kept, question: order}, about="", trying=()))
