"""Playing: one action at a time, committed before anybody is told, and the moves that follow by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from arnak_bot.engine import Action, Event, Game, IllegalAction
from arnak_bot.engine.actions import act as action_of
from arnak_bot.figures import results_of
from arnak_bot.lobby import Lobby
from arnak_bot.orders import PASS, next_legal, only_answer, standing_order
from arnak_bot.store import Keep, MoveRecord, MoveTaken, Status
from arnak_bot.tables import UNDO, Outcome, StaleClick, Table, TableError, ends_a_turn

__all__ = ["Play"]


class Play(Lobby):
    """Running tables."""

    async def act(self, table: Table, user_id: int, action: str, *, move: int | None = None) -> Outcome:
        """Play an action for a user. `move` is the number of moves when the button was shown.

        Raises:
            StaleClick: the table has moved on since then.
            TableError: the user may not act, or the action is not legal; the message says why.
        """
        async with table.lock:
            game, seat = self._demand_turn(table, user_id, move)
            try:
                chosen = _exact(game, seat, action)
                outcome = await self._make_move(table, seat, chosen)
            except IllegalAction as error:
                raise TableError(_sentence(str(error))) from error
            return await self._follow_orders(table, outcome)

    async def _make_move(self, table: Table, seat: int, action: Action) -> Outcome:
        """Apply, commit, and only then let the table have it."""
        after = table.running.copy()
        events = after.apply(action, seat)
        await self._commit(table, seat, action.text)
        table.game = after
        table.turn.append(events)
        return await self._outcome(table, after, events)

    async def _follow_orders(self, table: Table, outcome: Outcome | None = None) -> Outcome:
        """Make the moves that need no player: orders, and what is all that is left."""
        outcome = outcome or Outcome(())
        while (order := standing_order(table)) is not None:
            seat, action = order
            further = await self._make_move(table, seat, action)
            if further.told and table.seats[seat].ahead is not None:
                await self._change_seat(table, replace(table.seats[seat], ahead=None))
            outcome = outcome.followed_by(further)
        return outcome

    async def settle(self, table: Table) -> Outcome:
        """Make the moves that need no player and were cut short, by a restart in the middle of them, say."""
        async with table.lock:
            return await self._follow_orders(table)

    async def keep(self, table: Table, user_id: int, keep: Keep) -> Outcome | None:
        """Set a player's standing answer for the end of a round; if it is asked for now, it is given.

        Returns what that led to, or None when nobody was waiting for it.

        Raises:
            TableError: the user does not play here.
        """
        async with table.lock:
            seat = table.player(user_id)
            await self._change_seat(table, replace(table.seats[seat], keep=keep))
            outcome = await self._follow_orders(table)
            return outcome if outcome.events else None

    async def order_ahead(self, table: Table, user_id: int, action: str | None) -> None:
        """Leave an order for the next turn, carried out when it comes; None takes it back.

        Raises:
            TableError: the user does not play here, is to act now, or has passed already.
        """
        async with table.lock:
            seat = table.player(user_id)
            table.demand_open()
            if action is not None:
                if seat in table.running.seats_to_act:
                    raise TableError("It is your turn now: no need to leave an order.")
                table.going()
                if action == PASS.text and table.running.view(seat).players[seat].passed:
                    raise TableError("You have passed already. Leave the order when the next round has begun.")
            await self._change_seat(table, replace(table.seats[seat], ahead=action))

    async def play(self, table: Table, user_id: int, actions: Sequence[str], *, move: int | None = None) -> Outcome:
        """Play an action and those that follow it by themselves.

        The first of `actions` has to be legal; each further one is played if it is legal when its turn
        comes ("pay fear", then "end"). In between, a question with a single answer answers itself.

        Raises:
            StaleClick, TableError: as `act`, for the first action; nothing changed.
        """
        outcome = await self.act(table, user_id, actions[0], move=move)
        events, waiting = outcome.events, list(actions[1:])
        while not outcome.told:
            following = only_answer(table, user_id) or next_legal(table, user_id, waiting)
            if following is None:
                break
            outcome = await self.act(table, user_id, following)
            events += outcome.events
        return replace(outcome, events=events)

    async def undo(self, table: Table, user_id: int, *, move: int | None = None) -> None:
        """Take back the user's last decision.

        Raises:
            StaleClick: the table has moved on since the button was shown.
            TableError: there is nothing to take back, or it cannot be.
        """
        async with table.lock:
            game, seat = self._demand_turn(table, user_id, move)
            if not game.log or game.log[-1][0] != seat:
                raise TableError("There is nothing of yours to take back.")
            after = game.copy()
            try:
                await asyncio.to_thread(after.undo)
            except IllegalAction as error:
                raise TableError(_sentence(str(error))) from error
            await self._commit(table, seat, UNDO)
            table.game = after
            table.turn.pop()

    def _demand_turn(self, table: Table, user_id: int, move: int | None) -> tuple[Game, int]:
        game, seat = table.turn_of(user_id)
        if move is not None and move != table.moves:
            raise StaleClick("The game has moved on since that was shown. Here is where it stands now.")
        return game, seat

    async def _commit(self, table: Table, seat: int, action: str) -> None:
        try:
            await self._store.add_move(table.id, MoveRecord(table.moves, seat, action), self._timestamp())
        except MoveTaken as error:
            raise StaleClick("That was played already.") from error
        table.moves += 1

    async def _outcome(self, table: Table, game: Game, events: tuple[Event, ...]) -> Outcome:
        if not ends_a_turn(events):
            return Outcome(events)
        told = table.turn_events
        table.turn = []
        if game.over:
            await self._end(table, Status.OVER)
            await self._keep_results(table)
        else:
            await self._await_players(table)
        await self._store.set_snapshot(table.id, game.to_dict(), table.moves)
        return Outcome(events, told, game.over)

    async def _keep_results(self, table: Table) -> None:
        """Keep the figures of a finished game; one whose log newer rules do not allow has none."""
        try:
            results = await asyncio.to_thread(results_of, table, await self._store.move_times(table.id))
        except IllegalAction:
            return
        await self._store.add_results(results)


def _sentence(text: str) -> str:
    return text if text.endswith((".", "?", "!")) else f"{text[:1].upper()}{text[1:]}."


def _exact(game: Game, seat: int, text: str) -> Action:
    """Find the legal action with exactly this text: buttons and commands never guess."""
    legal = game.legal_actions(seat)
    for action in legal:
        if action.text == text:
            return action
    try:
        return action_of(text)
    except ValueError as error:
        raise IllegalAction(f"“{text[:80]}” is not an action. Choose one of the suggestions") from error
