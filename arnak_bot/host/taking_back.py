"""Undoing what Undo cannot reach: finds the decision, checks that undoing it is still possible, and carries it out.
`absence` holds the vote. A step that revealed something is undone on its own, a payment with what it paid for.
Reopening an ended turn also undoes whatever was decided after it, which may only be steps that Undo could reach, moves
of computers, and automatic moves.
"""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import Any, Literal

from arnak_bot.game.position import Position
from arnak_bot.host.draft import Draft, order_of
from arnak_bot.host.errors import TableError
from arnak_bot.host.log_rows import TAKEN_BACK
from arnak_bot.host.plans import answers_of
from arnak_bot.host.registry import Registry
from arnak_bot.host.replay import current_turn, gives_turn_back
from arnak_bot.host.tables import Table
from arnak_bot.kit.names import YesOrNo
from arnak_bot.refusals import HasPlayedOn, Impossible, OthersHaveActed, Why
from arnak_bot.store import Proposal, Vote, VoteKind


def undo_for(table: Table, user_id: int) -> Proposal:
    """The proposal to undo what a user wants to undo. Raises TableError if there is nothing to undo, the
    ordinary Undo is enough, or this is a ladder attempt: nobody may play on with knowledge of what was revealed.
    """
    seat, game = table.player(user_id), table.running
    if table.sealed_until is not None:
        raise TableError(Why.NO_TAKING_BACK_ON_LADDER)
    if table.decided(seat):
        if seat in game.seats_to_act and game.undoable_by(seat):
            raise TableError(Why.UNDO_WILL_DO)
        return Proposal(VoteKind.TAKE_BACK, seat, table.moves)
    last = table.last_decision(seat)
    if last is None or table.taken_from(seat):
        table.playing(user_id)
        raise TableError(Why.NOTHING_TO_TAKE_BACK)
    return Proposal(VoteKind.REOPEN_TURN, seat, last)


def asked_before(table: Table, seat: int) -> Vote | None:
    return next((vote for vote in table.requests if vote.motion.undoes and vote.seat == seat), None)


def asked_of(table: Table, user_id: int) -> list[Vote]:
    """Return other seats' requests for an undo or a pause to which the user has not agreed yet."""
    own = table.player(user_id)
    if table.seats[own].computer or table.seats[own].gone:
        return []  # people who are away are not asked
    others = {each.seat for each in table.others(own)}
    asked = [vote for vote in table.requests if vote.seat in others]
    return [vote for vote in asked if replace(vote, voter=own) not in table.votes]


def what_came_after(table: Table, ply: int) -> Literal["nothing", "something", "round"]:
    """Return what followed the decision at a ply, and would be undone with it."""
    earlier = table.running.copy()
    with contextlib.suppress(table.definition.refusal):  # if the log cannot be replayed, undoing will fail too
        earlier.go_back(ply)
    if earlier.view(None).round < table.running.view(None).round:
        return "round"
    return "something" if table.running.ply > ply + 1 else "nothing"


def wants_turn_back(table: Table, seat: int, ply: int) -> YesOrNo:
    """Whether a seat that asks to go back to a ply wants the end of its turn back, not a step such as a call."""
    own = (text for by, text in table.running.log[ply:] if by == seat)
    return "yes" if gives_turn_back(table.definition, own) else "no"


def is_answered_step(table: Table, seat: int) -> bool:
    """Whether a seat's last decision did not end its turn, such as a call, and others have acted since, but so that it
    is not too late to undo.
    """
    last, now = table.last_decision(seat), table.running
    if last is None or table.decided(seat) or table.taken_from(seat) or table.sealed_until is not None:
        return False
    if last == now.ply - 1 or wants_turn_back(table, seat, last) == "yes":
        return False
    later = ((at, now.log[at][0]) for at in range(last + 1, now.ply))
    if any(by != seat and not any(table.by[at : at + 1]) and _is_final(now, at) for at, by in later):
        return False
    return what_came_after(table, last) == "something"  # the only question that replays the game


def has_just_ended(table: Table, seat: int) -> bool:
    """Whether nobody has acted since a seat ended its turn, which the others may give back."""
    last = table.last_decision(seat)
    acted = last is None or last < table.running.ply - 1 or table.taken_from(seat) or table.by[last:] != ("",)
    return not acted and table.sealed_until is None and bool(table.others(seat)) and asked_before(table, seat) is None


def _is_final(game: Position, ply: int) -> bool:
    """Whether Undo cannot reach a decision any more."""
    seat, _ = game.log[ply]
    return game.undoable_by(seat) < sum(by == seat for by, _ in game.log[ply:])


async def require_possible(registry: Registry, table: Table, undo: Proposal) -> None:
    """Raises TableError if the undo that a seat has asked for is no longer possible."""
    if not table.is_current(undo):
        raise TableError(HasPlayedOn(table.names[undo.seat]))
    if undo.motion is VoteKind.REOPEN_TURN:
        await registry.in_thread(lambda: _before_turn_ended(table, undo.seat))


async def carry_out(registry: Registry, draft: Draft, undo: Proposal) -> None:
    """Carry out the undo that a seat has asked for. The log keeps both the decisions and the undo. Raises TableError if
    it is no longer possible.
    """
    table, seat = draft.table, undo.seat
    if undo.motion is VoteKind.REOPEN_TURN:
        draft.go_back(seat, *await registry.in_thread(lambda: _before_turn_ended(table, seat)))
    else:
        definition, after = table.definition, table.running.copy()
        undone = after.log[table.decided(seat)[-1]][1]
        taken = definition.parse(undone)
        try:
            await registry.in_thread(lambda: after.take_back(seat))
        except definition.refusal as error:
            raise TableError(Impossible(error, definition)) from error
        announced = table.has_just_announced(seat)
        draft.undo(seat, after, row=TAKEN_BACK)
        if announced:
            draft.show_again(seat)
        if taken in definition.ways_to_pay(after.view(seat)):  # as with Undo, what was paid for goes with its payment
            _undo_before(draft, seat)
        order = order_of(table, table.running, seat)
        if order is not None and order.text == undone and table.running.undoable_by(seat):
            _undo_before(draft, seat)  # otherwise the turn would end by itself again
    draft.drop_votes(seat, [VoteKind.TAKE_BACK, VoteKind.REOPEN_TURN])


def _undo_before(draft: Draft, seat: int) -> None:
    before = draft.table.running.copy()
    before.undo(seat)
    draft.undo(seat, before)


def _before_turn_ended(table: Table, seat: int) -> tuple[Position, list[tuple[Any, ...]]]:
    """The position before the last decision that a seat made itself (automatic ones do not count), and the events of
    its turn so far. Raises TableError if others have played since, the decision came before a turn that was already
    reopened, or it was made under older rules.
    """
    definition, game = table.definition, table.running
    own = [at for at, (by, _) in enumerate(game.log) if by == seat]
    try:
        for at in reversed(own):
            if at < table.reopened_at:
                break
            earlier = game.copy()
            earlier.go_back(at)
            if not _goes_on_by_itself(table, earlier):
                _require_unplayed(table, earlier, seat)
                return earlier, current_turn(definition, earlier)
    except definition.refusal as error:
        raise TableError(Why.OLD_RULES) from error
    raise TableError(Why.REOPENED_ALREADY)


def _goes_on_by_itself(table: Table, game: Position) -> bool:
    """Whether the next logged decision after a position needs no player, or is the player's advance answer."""
    seat, text = table.running.log[game.ply]
    order = order_of(table, game, seat)
    if order is not None and order.text == text:
        return True
    asked, answers = table.definition.asked(game.view(seat)), answers_of(table, seat)
    return answers.stays(table.definition, asked) and text in [step.action for step in answers.kept[asked]]


def _require_unplayed(table: Table, earlier: Position, seat: int) -> None:
    """Check that others have made no moves since an earlier position, except ones that Undo could reach or that were
    made for them, and that the log can be replayed from it. Raises TableError if somebody else has moved or the replay
    leads to a different position; the game's exception if the log cannot be replayed.
    """
    game, now = earlier.copy(), table.running
    since = [*enumerate(now.log[earlier.ply :], start=earlier.ply)]
    stood_in = {by: at for at, (by, _) in reversed(since) if table.by[at]}
    for at, (by, text) in since:
        for_them = table.by[at] or table.seats[by].gone or _goes_on_by_itself(table, game)
        game.apply(table.definition.parse(text), by)
        begun = at < stood_in.get(by, 0) and game.undoable_by(by)  # a computer went on from there
        if by != seat and _is_final(now, at) and not (for_them or begun):
            raise TableError(OthersHaveActed(table.names[by]))
    if game.fingerprint() != now.fingerprint():
        raise TableError(Why.OLD_RULES)
