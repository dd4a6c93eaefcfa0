"""Playing: one decision at a time with all its consequences, saved before anybody is notified."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.position import Action, Position, View
from arnak_bot.host.draft import Draft
from arnak_bot.host.errors import StaleClick, TableError
from arnak_bot.host.plans import exact_action, what_follows
from arnak_bot.host.registry import Registry
from arnak_bot.host.tables import Outcome, Table
from arnak_bot.metrics import acting
from arnak_bot.refusals import Impossible, NoAction, Why

LONGEST_NOTE_AT_TABLE = 500


class Play:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def play(
        self, table: Table, user_id: int, actions: Sequence[str], *, move: int | None = None, together: int = 1
    ) -> Outcome:
        """Play actions that belong together, and any that follow automatically, as one decision. The first `together`
        of `actions` have to be legal one after the other; each of the rest is played if it is legal when its turn comes
        ("draw", then "end"). Questions in between are answered automatically if they have only one answer. `move` is
        the table's number of moves when the button was shown.

        Raises:
            StaleClick: something has changed for the user since then.
            TableError: the user may not act now, or one of the actions that belong together is not legal; the message
                says why. Nothing changed.
        """

        def play(draft: Draft) -> Outcome:
            outcome = _played(draft, user_id, actions[0], move)
            for action in actions[1:together]:
                _require_nothing_revealed(draft, user_id, action)
                outcome = outcome.followed_by(_played(draft, user_id, action, None))
            waiting = list(actions[together:])
            while not draft.has_ended_turn(outcome):
                following = what_follows(draft.table.definition, draft.table.view(user_id), waiting)
                if following is None:
                    break
                outcome = outcome.followed_by(_played(draft, user_id, following, None))
            return outcome

        with acting(TableError):
            return await self._registry.decide(table, play, present=user_id)

    async def settle(self, table: Table, present: int | None = None) -> Outcome:
        """Make pending moves that need no player, such as those that an older version of the bot left half done.
        `present`: the user looking at the table, who gets their seat back if a computer was standing in.
        """
        return await self._registry.decide(table, lambda draft: draft.follow_orders(), present=present)

    async def come_back(self, table: Table, user_id: int) -> bool:
        """Hand a seat back to its player if a computer was standing in; return whether one was."""
        if table.stood_in_for(user_id) is None:
            return False
        await self._registry.decide(table, lambda draft: None, present=user_id)
        return True

    async def write_note(self, table: Table, user_id: int, text: str) -> None:
        """Save a private note about this table. Raises TableError if the user is not a player here."""

        def write(draft: Draft) -> None:
            seat = draft.table.player(user_id)
            draft.change_seat(replace(draft.table.seats[seat], note=text.strip()[:LONGEST_NOTE_AT_TABLE]))

        await self._registry.decide(table, write, present=user_id)

    async def undo(self, table: Table, user_id: int, *, move: int | None = None, steps: int = 1) -> int:
        """Undo up to `steps` of the user's last decisions; fewer if one of them revealed something. Returns how many
        were undone.

        Raises:
            StaleClick: something has changed for the user since the button was shown.
            TableError: there is nothing to undo, or it cannot be undone.
        """

        async def undo(draft: Draft) -> int:
            game, seat = _require_turn(draft.table, user_id, move)
            if not draft.table.decided(seat):
                raise TableError(Why.NOTHING_TO_TAKE_BACK)
            after = game.copy()
            try:
                undone = await self._registry.in_thread(lambda: _undo(after, seat, steps))
            except draft.table.definition.refusal as error:
                raise TableError(Impossible(error, draft.table.definition)) from error
            draft.undo(seat, after, undone)
            return undone

        return await self._registry.decide_async(table, undo, present=user_id)


def _undo(game: Position, seat: int, steps: int) -> int:
    """At least one is undone."""
    undone = max(1, min(steps, game.undoable_by(seat)))
    for _ in range(undone):
        game.undo(seat)
    return undone


def _require_nothing_revealed(draft: Draft, user_id: int, action: str) -> None:
    """A forged button could ask what a reveal shows, as a refusal of the next action changes nothing."""
    if not draft.table.running.undoable_by(draft.table.player(user_id)):
        raise TableError(NoAction(action))


def _require_turn(table: Table, user_id: int, move: int | None) -> tuple[Position, int]:
    seat = table.player(user_id)
    table.game_in_progress()
    if not table.is_fresh(seat, move):
        raise StaleClick(Why.MOVED_ON)  # even if it is no longer their turn: this error shows their panel again
    return table.turn_of(user_id)


def _played(draft: Draft, user_id: int, text: str, move: int | None) -> Outcome:
    game, seat = _require_turn(draft.table, user_id, move)
    definition = draft.table.definition
    draft.forget_answers_given(seat)
    try:
        return draft.played_in_person(seat, lambda: draft.move(seat, exact_action(definition, game, seat, text)))
    except definition.refusal as error:
        raise TableError(Impossible(error, definition)) from error


# --- looking ahead before a step ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ahead:
    """The certain effects of a step. `final`: whether it is irrevocable. `ends`: whether the turn can end after it."""

    final: bool
    ends: bool


def usual_payment(definition: AnyGame, game: Position, seat: int, action: Action) -> Action | None:
    """Return the cheapest payment for a legal action of a seat; None if it is free or the player should choose."""
    if not definition.pays_as_usual(action):
        return None
    after = game.copy()
    try:
        after.apply(action, seat)
    except definition.refusal:
        return None
    return next(iter(definition.ways_to_pay(after.view(seat))), None)


@dataclass(frozen=True, slots=True)
class LastMove:
    """A seat's last move that it can undo, with its payment and the answers given automatically, `steps` decisions in
    all. `before`: the seat's view before it. `pays`: whether the last decision is a payment with alternatives.
    """

    action: Action
    before: View
    steps: int
    pays: bool


def last_move(definition: AnyGame, game: Position, seat: int) -> LastMove:
    after, steps, pays = game.copy(), 0, False
    while True:
        action = definition.parse(next(text for by, text in reversed(after.log) if by == seat))
        after.undo(seat)
        before: View = after.view(seat)
        ways, steps = definition.ways_to_pay(before), steps + 1
        pays = pays or (steps == 1 and len(ways) > 1 and action in ways)
        chosen = action not in ways and action != definition.only_answer(before)
        if chosen or not after.undoable_by(seat):
            return LastMove(action, before, steps, pays)


def look_ahead(definition: AnyGame, game: Position, seat: int, action: Action) -> Ahead:
    """Try a legal action of a seat on a copy. Nothing after a reveal is reported: the player cannot know it yet."""
    after = game.copy()
    try:
        after.apply(action, seat)
    except definition.refusal:
        return Ahead(final=False, ends=False)
    if not after.can_undo:
        return Ahead(final=True, ends=False)
    legal = after.legal_actions(seat) if seat in after.seats_to_act else ()
    return Ahead(final=False, ends=any(map(definition.is_end, legal)))
