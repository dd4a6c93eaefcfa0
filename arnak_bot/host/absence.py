"""Players who are away: votes, pauses, replacing a player, closing and reopening tables."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TypeVar

from arnak_bot.host import taking_back
from arnak_bot.host.draft import Draft
from arnak_bot.host.errors import StaleClick, TableError
from arnak_bot.host.log_rows import decisions_of
from arnak_bot.host.options import require_computers
from arnak_bot.host.registry import Registry
from arnak_bot.host.tables import LEFT, Outcome, Table, with_former
from arnak_bot.host.waiting import computer_of, is_justified, is_overdue, pause_of, timestamp
from arnak_bot.refusals import NoTimeLimit, NotTheirTurn, PauseLength, PlayerIsBack, TheySitAlready, TimeLeft, Why
from arnak_bot.store import MAJORITY, MODERATOR, NoteKind, PostKind, PostPayload, Proposal, SeatRecord, Status, VoteKind

T = TypeVar("T")
LONGEST_PAUSE_DAYS = 30


@dataclass(frozen=True, slots=True)
class Tally(Proposal):
    """The votes so far. `offered_by`: who offers the seat without votes: its player (that seat), a `MODERATOR`, or
    nobody.
    """

    ayes: int
    needed: int
    offered_by: int | None = None

    @property
    def carried(self) -> bool:
        return self.ayes >= self.needed


class Absence:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    def overdue(self, table: Table, seat: int) -> bool:
        """Whether a player who is still there is out of time."""
        return (
            table.status is Status.RUNNING
            and not table.seats[seat].gone
            and is_overdue(table, seat, self._registry.now())
        )

    # --- votes --------------------------------------------------------------------------------

    async def vote(self, table: Table, user_id: int, motion: VoteKind, seat: int, value: int = 0) -> Tally:
        """Vote for a motion about another player's seat; the deciding vote carries it out.

        Raises TableError if the user has no vote here or is out of time too, nobody made the request, or nothing
        justifies the motion any more.
        """
        proposal = Proposal(motion, seat, value)

        async def vote(draft: Draft) -> Tally:
            voter = draft.table.playing(user_id)
            if seat == voter:
                raise TableError(Why.OTHERS_DECIDE)
            await self._require_motion(draft, proposal)
            _require_asked(draft.table, proposal)
            self._require_vote(draft.table, proposal, voter)
            draft.vote(proposal.by(voter))
            tally = self.count(draft.table, proposal)
            if tally.carried:
                await self._carry_out(draft, tally)
                await self._carry_out_if_agreed(draft)
            return tally

        return await self._registry.decide_async(table, vote, present=user_id)

    async def hand_back(self, table: Table) -> None:
        """Hand back the seats of players whose announced absence is over, so that they can vote with the others."""
        now = self._registry.now()
        if any(each.computer and not computer_of(each, now) for each in table.seats):
            await self._registry.decide(table, lambda _: None)

    def is_open(self, table: Table, proposal: Proposal) -> bool:
        """Whether a proposal can still be voted on, or a seat that was offered can still be taken."""
        try:
            _require_asked(table, proposal)
            if self.count(table, proposal).offered_by is None:
                _require_justified(table, proposal, self._registry.now())
        except TableError:
            return False
        return not proposal.motion.undoes or table.is_current(proposal)

    def count(self, table: Table, proposal: Proposal) -> Tally:
        """Count the votes of those still playing. A player who offers their own seat needs no other votes. Except on a
        request, those who are out of time have no vote if somebody else has, and nobody waits for the votes of those
        who were decided for and have not acted since.
        """
        motion, seat = proposal.motion, proposal.seat
        voters, given = self._electorate(table, proposal), _voters(table, proposal)
        needed = len(voters) if motion.undoes else len(voters) // 2 + 1
        needed = 0 if motion.is_request and not voters else needed  # nobody is left who has to agree
        # for other motions, the vote of the seat itself is the request
        offers = {seat, MODERATOR} & given if motion is VoteKind.REPLACE else set[int]()
        ayes = needed if offers or MAJORITY in given else len(given & voters)
        return Tally(motion, seat, proposal.value, ayes, needed, next(iter(offers), None))

    def _electorate(self, table: Table, proposal: Proposal) -> set[int]:
        others = (table.agree_to_undo if proposal.motion.undoes else table.others)(proposal.seat)
        if proposal.motion.is_request:
            return {each.seat for each in others}
        back = {each.seat for each in others if not self.overdue(table, each.seat)} & _voters(table, proposal)
        return back | {each.seat for each in self.deciders(table, proposal.seat)}

    def _require_vote(self, table: Table, proposal: Proposal, voter: int) -> None:
        if not (proposal.motion.is_request or self.may_decide(table, proposal.seat, voter)):
            raise TableError(Why.LATE_YOURSELF)

    def may_decide(self, table: Table, seat: int, voter: int) -> bool:
        """Whether one of the others has a vote about a seat's player, although perhaps nobody waits for it."""
        return not self.overdue(table, voter) or table.seats[voter] in self.deciders(table, seat)

    def deciders(self, table: Table, seat: int) -> list[SeatRecord]:
        """Return who is asked to decide about a seat's player: the others in time, or all others if there are none."""
        others = [*table.others(seat)]
        in_time = [each for each in others if not self.overdue(table, each.seat)]
        return [each for each in in_time if table.answered_by(each.seat) != LEFT] or in_time or others

    def yet_to_vote(self, table: Table, proposal: Proposal) -> list[SeatRecord]:
        left = self._electorate(table, proposal) - _voters(table, proposal)
        return [each for each in table.seats if each.seat in left]

    # --- undoing a step that revealed something, or the end of a turn ----------------------------

    async def ask_take_back(self, table: Table, user_id: int, *, move: int | None = None) -> Tally:
        """Ask the other players for permission to undo a step that revealed something, or the end of the last turn. If
        nobody else plays or has said when they will be back, or nobody has acted since the turn ended, undo it at once.
        Asking again about the same step only returns the votes so far.

        Raises:
            StaleClick: something has changed for the user since the button was shown.
            TableError: there is nothing to undo, or others have played since.
        """

        async def ask(draft: Draft) -> Tally:
            here = draft.table
            seat = here.playing(user_id)
            if not (here.is_fresh(seat, move) or here.has_not_played_since(seat, move or 0)):
                raise StaleClick(Why.MOVED_ON)
            undo = taking_back.undo_for(here, user_id)
            await taking_back.require_possible(self._registry, here, undo)
            if (asked := taking_back.asked_before(here, seat)) is not None:
                return self.count(here, asked)
            tally = self.count(here, undo)
            if not here.undoes_alone(seat):
                draft.ask(undo.by(seat))
                return tally
            await self._undo(draft, tally)
            if here.others(seat):  # nobody was asked, so nobody gives the player more time
                await self._keep_clock(draft, seat)
            return replace(tally, ayes=tally.needed)

        return await self._registry.decide_async(table, ask, present=user_id)

    async def _keep_clock(self, draft: Draft, seat: int) -> None:
        """Let a seat's clock run on from the last decision that stands; the others are told if its time is over."""
        times = await self._registry.store.move_times(draft.table.id)
        times += [(move.seat, move.action, timestamp(draft.now)) for move in draft.moves]
        standing = decisions_of([(by, action) for by, action, _ in times])
        draft.wait(datetime.fromisoformat(times[standing[-1]][2]) if standing else draft.table.started_at)
        if is_overdue(draft.table, seat, draft.now):
            draft.post(PostKind.DEADLINE, PostPayload(seat=seat))

    async def withdraw_undo(self, table: Table, user_id: int) -> None:
        """Raises TableError if the user does not ask for an undo."""

        def withdraw(draft: Draft) -> None:
            seat = draft.table.playing(user_id)
            asked = taking_back.asked_before(draft.table, seat)
            if asked is None:
                raise TableError(Why.NOT_ASKED)
            draft.drop_votes(seat, [asked.motion])
            draft.note(NoteKind.UNDO_WITHDRAWN, seat)

        await self._registry.decide(table, withdraw, present=user_id)

    async def _undo(self, draft: Draft, tally: Tally) -> None:
        table, motion = draft.table, tally.motion
        if motion is VoteKind.REOPEN_TURN:
            after: str = taking_back.what_came_after(table, tally.value)
            if taking_back.wants_turn_back(table, tally.seat, tally.value) == "no":
                motion = VoteKind.TAKE_BACK
        else:
            undone = table.running.log[table.decided(tally.seat)[-1]][1]
            chosen = tally.seat not in table.running.seats_to_act  # in secret, at the end of a round
            after = "end" if chosen or table.definition.is_end(table.definition.parse(undone)) else ""
        draft.note(NoteKind.AGREED, tally.seat, motion=motion, value=tally.value, after=after)
        await taking_back.carry_out(self._registry, draft, tally)
        draft.follow_orders()  # for who has left, if that took back what was chosen for them

    async def _carry_out(self, draft: Draft, tally: Tally) -> None:
        """Carry out a motion that has enough votes, and announce it; a seat is only offered."""
        motion, seat, value = tally.motion, tally.seat, tally.value
        given = _voters(draft.table, tally) & self._electorate(draft.table, tally)
        ayes = [each.name for each in draft.table.others(seat) if each.seat in given]
        by = ayes[0] if len(ayes) == 1 else ""
        if motion is VoteKind.REPLACE:
            draft.ask(tally.by(MAJORITY))  # the offer stays if more people have a vote later
            return
        if motion.undoes:
            acts = seat in draft.table.running.seats_to_act
            await self._undo(draft, tally)
            if motion is VoteKind.TAKE_BACK and not acts:
                draft.show_again(seat)  # its player is awaited again, and needs a ping
            return
        if motion not in (VoteKind.COMPUTER, VoteKind.WITHOUT):  # which are announced when they are carried out
            agreed = NoteKind.AGREED if tally.needed else NoteKind.PAUSED  # nobody is left who could agree
            draft.note(agreed, seat, motion=motion, value=value, name=by)
        if motion is VoteKind.PAUSE:
            draft.drop_votes(seat, [motion])
            draft.pause(seat, datetime.fromtimestamp(value, draft.now.tzinfo))
            _show_if_awaited(draft, seat)
            return
        draft.drop_decided(seat)
        if motion is VoteKind.COMPUTER:
            draft.stand_in(seat, by=by)
            return
        if motion is VoteKind.WITHOUT:
            _go(draft, seat, NoteKind.AGREED, motion=motion, value=value, name=by)
        _pass_for(draft, seat)

    async def _carry_out_if_agreed(self, draft: Draft) -> None:
        """Carry out the motions for which, now that somebody has left, enough of the remaining players have voted."""
        asked = {Proposal(vote.motion, vote.seat, vote.value) for vote in draft.table.votes if not vote.is_offer}
        for each in sorted(asked, key=lambda each: (not each.motion.is_request, each.seat, each.value, each.motion)):
            tally = self.count(draft.table, each)
            known = each.motion is VoteKind.REPLACE and self.count(draft.before, each).carried
            with contextlib.suppress(TableError):  # it has become pointless, also by another one that was carried out
                _require_asked(draft.table, each)
                if tally.carried and not known and draft.table.status is Status.RUNNING:
                    await self._require_motion(draft, each)
                    await self._carry_out(draft, tally)

    async def _require_motion(self, draft: Draft, proposal: Proposal) -> None:
        """Raises TableError if there is no reason for a proposal any more, or it is to undo what cannot be undone."""
        _require_justified(draft.table, proposal, draft.now)
        if proposal.motion.undoes:
            await taking_back.require_possible(self._registry, draft.table, proposal)

    async def _decide(self, table: Table, decision: Callable[[Draft], T]) -> T:
        """Make a decision that may reduce the number of votes needed; carry out requests that now have enough."""

        async def decided(draft: Draft) -> T:
            answer = decision(draft)
            await self._carry_out_if_agreed(draft)
            return answer

        return await self._registry.decide_async(table, decided)

    # --- leaving and new players ----------------------------------------------------------------

    async def resign(self, table: Table, user_id: int) -> None:
        """Leave a running game, which the others continue. Raises TableError if there is no game or seat to leave."""

        def resign(draft: Draft) -> None:
            draft.present = user_id  # set here, so that somebody who is away is not announced as back first
            seat = draft.table.playing(user_id)
            _go(draft, seat, NoteKind.LEFT)

        await self._decide(table, resign)

    async def offer_seat(
        self, table: Table, user_id: int, seat: int, new_user_id: int, *, moderator: bool = False
    ) -> None:
        """Offer a seat to a new player: your own at any time, somebody else's by vote once they are overdue or gone. A
        moderator who does not play here may offer any seat.

        Raises TableError if the new player is already seated, the user has already asked for this, or there is no
        reason to replace the seat's player.
        """

        def offer(draft: Draft) -> None:
            if draft.table.options.solo:
                raise TableError(Why.SOLO)
            if draft.table.sealed_until is not None:
                raise TableError(Why.ATTEMPT_IS_YOURS)
            if (sits := draft.table.seat_of(new_user_id)) is not None:
                raise TableError(
                    Why.SITS_ALREADY if new_user_id == user_id else TheySitAlready(draft.table.names[sits])
                )
            by_moderator = moderator and draft.table.seat_of(user_id) is None
            if by_moderator:
                draft.table.game_in_progress()
                voter = MODERATOR
            else:
                voter = draft.table.playing(user_id)
            proposal = Proposal(VoteKind.REPLACE, seat, new_user_id)
            vote = proposal.by(voter)
            if vote in draft.table.votes:
                raise TableError(Why.OFFERED_ALREADY)
            if vote.is_offer:  # it takes the place of an earlier one
                draft.table.votes = frozenset(
                    each for each in draft.table.votes if each.seat != seat or not each.is_offer
                )
            elif moderator and not is_justified(draft.table, VoteKind.REPLACE, seat, draft.now):
                raise TableError(Why.MODERATOR_PLAYS)
            else:
                _require_justified(draft.table, proposal, draft.now)
                self._require_vote(draft.table, proposal, voter)
            draft.ask(vote, user_id if by_moderator else None)
            if not vote.is_offer and self.count(draft.table, proposal).carried:
                draft.vote(proposal.by(MAJORITY))

        await self._registry.decide(table, offer, present=user_id)

    async def take_seat(self, table: Table, user_id: int, name: str, seat: int) -> None:
        """Take over a seat with all that belongs to it. Raises TableError unless it is still offered to the user."""

        def take(draft: Draft) -> None:
            here = draft.table
            here.require_open()
            _require_seat(here, seat)
            tally = self.count(here, Proposal(VoteKind.REPLACE, seat, user_id))
            record = here.seats[seat]
            if here.running.over or not tally.carried or here.seat_of(user_id) is not None:
                raise TableError(Why.SEAT_NOT_OFFERED)
            draft.drop_requests(seat)
            draft.drop_votes(seat)
            draft.drop_offers_to(user_id)
            here.votes = frozenset(vote for vote in here.votes if vote.voter != seat)  # the new player is asked anew
            draft.change_seat(SeatRecord(seat, user_id, name, former=with_former(here, seat)))
            draft.note(NoteKind.SEAT_TAKEN, seat, user_id=user_id, name=record.name, value=record.user_id)
            draft.restart_clock(seat)
            draft.show_again(seat)

        await self._registry.decide(table, take, present=user_id)

    async def decline_seat(self, table: Table, user_id: int, seat: int, *, withdrawn: bool = False) -> None:
        """Decline a seat, which cancels the offer; `withdrawn`: its player takes the offer back. Raises TableError if
        the seat is not, or is no longer, offered to this user.
        """

        def decline(draft: Draft) -> None:
            here, offer = draft.table, Proposal(VoteKind.REPLACE, seat, user_id)
            _require_seat(here, seat)
            if not self.count(here, offer).carried:
                raise TableError(Why.SEAT_NOT_OFFERED)
            here.votes = frozenset(vote for vote in here.votes if not offer.is_of(vote))
            draft.note(NoteKind.SEAT_KEPT if withdrawn else NoteKind.SEAT_DECLINED, seat, user_id=user_id)

        present = table.seats[seat].user_id if withdrawn else user_id
        await self._registry.decide(table, decline, present=present)

    # --- pauses -------------------------------------------------------------------------------

    async def ask_pause(self, table: Table, user_id: int, days: int) -> Tally:
        """Ask the table for a pause of `days` days from now, replacing any earlier request. If there are no other
        players, the pause begins at once. 0 ends the pause or withdraws the request, without a vote.

        Raises TableError if the user is not a player here, has no pause or request to end, or asked for too many days.
        """
        if not 0 <= days <= LONGEST_PAUSE_DAYS:
            raise TableError(PauseLength(LONGEST_PAUSE_DAYS))

        def ask(draft: Draft) -> Tally:
            seat = draft.table.playing(user_id)
            asked = [vote for vote in draft.table.votes if (vote.motion, vote.seat) == (VoteKind.PAUSE, seat)]
            draft.drop_votes(seat, [VoteKind.PAUSE])
            if not days and pause_of(draft.table.seats[seat], draft.now) is None:
                if not asked:
                    raise TableError(Why.NO_PAUSE)
                draft.note(NoteKind.PAUSE_WITHDRAWN, seat)
                return self.count(draft.table, Proposal(VoteKind.PAUSE, seat, 0))
            until = int((draft.now + timedelta(days=days)).timestamp())
            tally = self.count(draft.table, Proposal(VoteKind.PAUSE, seat, until))
            if draft.table.others(seat) and days:
                draft.ask(tally.by(seat))
                return tally
            draft.pause(seat, datetime.fromtimestamp(until, draft.now.tzinfo))
            if len(draft.table.seats) > 1:
                draft.note(NoteKind.PAUSED if days else NoteKind.PAUSE_ENDED, seat, value=until)
                _show_if_awaited(draft, seat)
            return replace(tally, ayes=tally.needed)

        return await self._registry.decide(table, ask, present=user_id)

    # --- a computer standing in for a player -------------------------------------------------------

    async def stand_in(self, table: Table, seat: int) -> None:
        """Let a computer play for somebody whose time has run out, if the table's options say so. Raises TableError if
        they do not, the player has since moved, or this game has no computer players.
        """

        def stand_in(draft: Draft) -> None:
            here = draft.table
            require_computers(here.definition)
            if not (here.options.stand_in and is_overdue(here, seat, draft.now)):
                raise TableError(_in_time(here, seat))
            draft.drop_decided(seat)
            draft.stand_in(seat)

        await self._decide(table, stand_in)

    async def go_away(self, user_id: int, days: int) -> list[Table]:
        """Let a computer play for a user for `days` days or until they return, if sooner; 0 means that they are back.
        Returns the affected tables, whose other players have to be notified. Raises TableError if `days` is too large.
        """
        if not 0 <= days <= LONGEST_PAUSE_DAYS:
            raise TableError(PauseLength(LONGEST_PAUSE_DAYS))
        until = self._registry.now() + timedelta(days=days)
        changed = []
        for table in await self._registry.open_tables_of(user_id):
            if await self._decide(table, lambda draft: _go_away(draft, user_id, until if days else None)):
                changed.append(table)
        return changed

    # --- inactive tables ---------------------------------------------------------------------------

    async def reopen(self, table: Table, user_id: int) -> None:
        """Reopen a closed table where it left off, without players who have been forgotten. Raises TableError if it was
        not closed, the user is not a player there, nobody is left to play, or the channel now has another table.
        """

        def reopen(draft: Draft) -> None:
            here = draft.table
            if not here.closed:
                raise TableError(Why.NOT_CLOSED)
            begun = here.game is not None
            if (user_id != here.opener_id and here.seat_of(user_id) is None) or (begun and here.ends_without(-1)):
                raise TableError(Why.CLOSED_UNPLAYED)
            here.closed_at = None
            here.status = Status.RUNNING if begun else Status.LOBBY
            if not begun:
                draft.seat([each for each in here.seats if not each.gone])
            draft.wait()
            draft.note(NoteKind.REOPENED, here.seat_of(user_id))
            for forgotten in (each.seat for each in here.seats if each.gone and each.user_id < 0):
                draft.note(NoteKind.LEFT, forgotten)
            draft.post(PostKind.TABLE if begun else PostKind.LOBBY)
            if begun:
                draft.follow_orders()

        await self._registry.decide(table, reopen, present=user_id)

    async def abandon(self, table: Table) -> None:
        """Stop a table whose channel or server is gone, or whose server the bot has left."""

        def abandon(draft: Draft) -> None:
            if draft.table.status.is_open:
                draft.end(Status.STOPPED)

        await self._registry.decide(table, abandon)


def _go_away(draft: Draft, user_id: int, until: datetime | None) -> bool:
    """`until` as None hands the seat back. Returns whether anything changed."""
    table = draft.table
    seat = table.seat_of(user_id)
    if seat is None or table.status is not Status.RUNNING or not table.definition.levels or table.seats[seat].gone:
        return False
    before = table.seats
    if until is None:
        draft.come_back(user_id)
    elif not table.ends_without(seat):  # computers do not continue without people
        draft.stand_in(seat, until)
    return table.seats != before


def _require_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise TableError(Why.NOBODY_SITS_THERE)


def _require_justified(table: Table, proposal: Proposal, now: datetime) -> None:
    """Raises TableError if there is no reason for a proposal any more."""
    motion, seat = proposal.motion, proposal.seat
    _require_seat(table, seat)
    if motion is VoteKind.COMPUTER:
        require_computers(table.definition)
    if motion is VoteKind.PAUSE:
        if now.timestamp() >= proposal.value:
            raise TableError(Why.PAUSE_OVER)
    elif not (motion.undoes or is_justified(table, motion, seat, now)):
        if motion is VoteKind.COMPUTER:
            raise TableError(PlayerIsBack(table.names[seat]))
        if table.options.deadline_hours is None:
            raise TableError(NoTimeLimit(table.names[seat]))
        raise TableError(_in_time(table, seat))


def _in_time(table: Table, seat: int) -> TimeLeft | NotTheirTurn:
    """Why the others cannot decide about a player who is not late."""
    until = table.deadline(seat) if seat in table.seats_to_act else None
    return NotTheirTurn(table.names[seat]) if until is None else TimeLeft(table.names[seat], until)


def _voters(table: Table, proposal: Proposal) -> set[int]:
    return {vote.voter for vote in table.votes if proposal.is_of(vote)}


def _require_asked(table: Table, proposal: Proposal) -> None:
    """Raises TableError unless somebody has made the request that a motion needs: the player of the seat for a pause or
    an undo, anybody for a replacement. Other motions only need a player who is late or gone, and have no value.
    """
    motion, seat, asked_by = proposal.motion, proposal.seat, _voters(table, proposal)
    if motion.is_request:
        asked = seat in asked_by and not table.seats[seat].gone
    else:
        asked = bool(asked_by) if motion is VoteKind.REPLACE else not proposal.value
    if not asked:
        raise TableError(Why.NOT_ASKED)


def _pass_for(draft: Draft, seat: int) -> None:
    """End a seat's turn by doing as little as possible. A call, though announced at once, does not end it."""
    outcome, table = Outcome(), draft.table

    def is_done() -> bool:
        called = any(table.definition.plans_end(event) == seat for event in outcome.told)
        return draft.has_ended_turn(outcome) or (bool(outcome.told) and not called)

    while seat in table.running.seats_to_act and not is_done():
        outcome = outcome.followed_by(draft.move(seat, table.definition.least(table.running, seat), LEFT))
    draft.follow_orders(outcome)


def _go(draft: Draft, seat: int, note: NoteKind, **facts: object) -> None:
    """Take a player out of a running game; from now on the host passes for them, but the others decide about their open
    turn if a computer could play it. If nobody is left, the table stops. The `note` about it says who is the host now.
    """
    table, record, host = draft.table, draft.table.seats[seat], draft.table.opener
    waits = record.awaited and table.acts == "alone" and bool(table.definition.levels)
    left = replace(record, gone=True, awaited=waits, computer="", computer_until=None)
    draft.change_seat(replace(left, answers="", plans=""))
    draft.note(note, seat, user_id=None if table.opener == host else table.opener, **facts)
    draft.drop_requests(seat)
    if draft.table.ends_without(seat):
        draft.end(Status.STOPPED)
        draft.posts.clear()
        draft.note(NoteKind.STOPPED, seat, user_id=draft.table.seats[seat].user_id)
        return
    if seat in draft.table.running.seats_to_act:
        draft.wait(draft.table.waits_since)
    draft.follow_orders()


def _show_if_awaited(draft: Draft, seat: int) -> None:
    """Post the position again, below the note, if it shows the seat's deadline, which a pause hides."""
    if draft.table.options.deadline_hours is not None and seat in draft.table.running.seats_to_act:
        draft.show_again(seat)
