"""A decision being made: a copy of the table that may be changed freely, and what has to be written along with it.
Nothing here is async or touches the store, so a decision that is refused half-way leaves no trace.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import chain
from typing import Any

from arnak_bot.game.definition import TURN, Standing
from arnak_bot.game.position import Action, Position
from arnak_bot.host.log_rows import UNDO, row_back_to
from arnak_bot.host.naming import told_in_panels
from arnak_bot.host.plans import (
    Answers,
    Order,
    Plans,
    answer_that_fits,
    answers_after_reply,
    answers_of,
    answers_that_stay,
    exact_action,
    order_that_fits,
    written,
)
from arnak_bot.host.tables import LEFT, Outcome, Table, former_until, without
from arnak_bot.host.waiting import computer_of, is_justified, is_overdue, next_in_turn, timers_of_table, timestamp
from arnak_bot.kit.names import Named
from arnak_bot.store import (
    MAJORITY,
    Change,
    MoveRecord,
    NewPost,
    NoteKind,
    PostKind,
    PostPayload,
    ResultRecord,
    SeatRecord,
    Snapshot,
    Status,
    TableStatus,
    Timer,
    Vote,
    VoteKind,
)

KEPT_ANNOUNCED = 4
"""How many recent announcements are kept in memory, so that a post does not need to replay the log."""


@dataclass(slots=True)
class Draft:
    """A decision about the table `before`, tried on its copy `table`, at one point in time.

    `present`: the user who clicked and therefore needs no ping. `seats_unknown`: whether the seats in the store differ
    from those of `before`. `timed_anew`: whether the timers are to be set again. `reasons`: why computers played as
    they did, see `PostPayload`. `untold_from`: the ply from which waiting posts describe decisions that were undone.
    """

    before: Table
    table: Table
    now: datetime
    present: int | None = None
    moves: list[MoveRecord] = field(default_factory=list)
    timed_anew: bool = False
    posts: list[NewPost] = field(default_factory=list)
    results: tuple[ResultRecord, ...] = ()
    snapshot: Snapshot | None = None
    found: tuple[int, ...] = ()
    seats_unknown: bool = False
    reasons: tuple[tuple[int, str, tuple[str, ...], int], ...] = ()
    untold_from: int | None = None
    _announced_since: int | None = None

    @classmethod
    def of(cls, table: Table, now: datetime, present: int | None = None) -> Draft:
        return cls(table, table.copy(), now, present)

    @property
    def is_empty(self) -> bool:
        if self.moves or self.posts or self.results or self.timed_anew or self.seats_unknown:
            return False
        table, before = self.table, self.before
        same = (table.seats, table.votes, table.joined) == (before.seats, before.votes, before.joined)
        return same and _life_of(table) == _life_of(before)

    def change(self) -> Change:
        table, before = self.table, self.before
        life = _life_of(table)
        return Change(
            table_id=table.id,
            version=before.version,
            at=timestamp(self.now),
            life=None if table.version and life == _life_of(before) else life,
            options=None if table.options == before.options else table.options,
            opener_id=None if table.opener_id == before.opener_id else table.opener_id,
            seats=None if table.seats == before.seats and not self.seats_unknown else table.seats,
            moves=tuple(self.moves),
            timers=self._timers(),
            posts=(*self.posts, *self._panels()),
            votes=None if table.votes == before.votes else tuple(table.votes),
            joined=table.joined[len(before.joined) :],
            results=self.results,
            snapshot=self.snapshot,
            found=self.found,
            untold_from=self.untold_from,
        )

    def _timers(self) -> tuple[Timer, ...] | None:
        """Those of the table from now on, by the waking hours of new players too; None if they stay as they are."""
        if not self.timed_anew:
            return None
        return timers_of_table(self.table, self.now) if self.table.status.is_open else ()

    def take_snapshot(self) -> None:
        """Keep the position between two turns; moves made after it are replayed when the table is loaded."""
        self.snapshot = Snapshot(self.table.running.to_dict(), self.table.moves)

    def _panels(self) -> list[NewPost]:
        """The post for the players' private threads, if the table has them and this decision affects them."""
        table, before = self.table, self.before
        if not table.options.panels or Status.RUNNING not in (before.status, table.status):
            return []
        there = [(one.status, [(each.user_id, each.gone) for each in one.seats]) for one in (before, table)]
        shown = any(post.kind is PostKind.TABLE or _tells_of_undo(post.facts) for post in self.posts)
        return [NewPost(PostKind.PANELS)] if shown or there[0] != there[1] else []

    # --- seats, votes, messages ---------------------------------------------------------------------

    def seat(self, people: Sequence[SeatRecord]) -> None:
        """Seat these people in this order. If the host is not among them, somebody else is the host from now on."""
        self.table.seats = tuple(replace(person, seat=seat) for seat, person in enumerate(people))
        self.table.opener_id = self.table.opener

    def change_seat(self, record: SeatRecord) -> None:
        self.seat([record if each.seat == record.seat else each for each in self.table.seats])

    def vote(self, vote: Vote) -> None:
        self.table.votes |= {vote}

    def ask(self, vote: Vote, moderator: int | None = None) -> None:
        """Cast a vote of which the table has to be notified. `moderator`: the user id of one who offers a seat."""
        self.vote(vote)
        facts = PostPayload(seat=vote.seat, motion=vote.motion, value=vote.value, user_id=moderator)
        self.post(PostKind.VOTE, facts)

    def played_in_person(self, seat: int, play: Callable[[], Outcome]) -> Outcome:
        """Let a seat's player `play`, and then play what needs no player. If that ends a turn, it refuses the undos
        asked for before. What the player cannot undo refuses to reopen the turns of others.
        """
        undoes = [vote for vote in self.table.votes if vote.motion.undoes and vote.voter == vote.seat]
        outcome = self.follow_orders(play())
        ended, stays = self.has_ended_turn(outcome), not self.table.running.undoable_by(seat)
        for each, motion in ((vote.seat, vote.motion) for vote in undoes):
            reopens, of_others = motion is VoteKind.REOPEN_TURN, each != seat
            if (ended and (reopens or of_others)) or (stays and reopens and of_others):
                self.drop_votes(each, [VoteKind.REOPEN_TURN, VoteKind.TAKE_BACK])
        return outcome

    def tell_lapsed_requests(self) -> None:
        """Tell the players which requests for an undo the moves have made impossible, or needless. If only computers
        have moved since, the player asks for the turn back that they have ended.
        """
        if (
            not self.moves
            or self.table.status is Status.STOPPED
            or any(_tells_of_undo(post.facts) for post in self.posts)
        ):
            return
        withdrawn = {post.facts.seat for post in self.posts if post.facts.note is NoteKind.UNDO_WITHDRAWN}
        first, alone = self.moves[0], self.before.acts == "alone"
        for vote in self.before.requests:
            if vote.motion.undoes and vote not in self.table.requests and vote.seat not in withdrawn:
                self.drop_votes(vote.seat, [vote.motion])
                last = self.before.last_decision(vote.seat) or 0
                since = self.table.by[last + 1 :]
                if vote.motion is VoteKind.TAKE_BACK and since and all(since):
                    self.ask(Vote(VoteKind.REOPEN_TURN, vote.seat, last, vote.seat))
                elif self.table.has_just_announced(vote.seat) and not self._is_settled(vote):
                    self.note(NoteKind.UNDO_ALONE, vote.seat)
                else:
                    by = not first.computer and (alone or first.seat == vote.seat)
                    self.note(NoteKind.PLAYED_ON, vote.seat, name=self.table.names[first.seat] if by else "")

    def has_ended_turn(self, outcome: Outcome) -> bool:
        """Whether a turn, a round or the game has ended."""
        return outcome.over or self.table.closes_turn(outcome.told)

    def close_votes(self) -> None:
        """Drop votes about players who are no longer late or are back, and tell whoever would have replaced them."""
        table = self.table
        if table.status is Status.RUNNING:
            closed = {
                vote
                for vote in table.votes
                if not (vote.motion.is_request or vote.is_offer)
                and not is_justified(table, vote.motion, vote.seat, self.now)
            }
            table.votes -= closed
            kept = sorted({(vote.seat, vote.value) for vote in closed if vote.motion is VoteKind.REPLACE})
            seats = {seat for seat, _ in kept}
            told = [post for post in self.posts if post.facts.note is NoteKind.BACK and post.facts.seat in seats]
            self.posts, back = [post for post in self.posts if post not in told], {post.facts.seat for post in told}
            for seat, newcomer in kept:
                self.note(NoteKind.BACK if seat in back else NoteKind.SEAT_KEPT, seat, user_id=newcomer)

    def drop_requests(self, seat: int) -> None:
        for vote in self.table.requests:
            if vote.seat == seat:
                note = NoteKind.UNDO_WITHDRAWN if vote.motion.undoes else NoteKind.PAUSE_WITHDRAWN
                self.note(note, seat, name=self.table.names[seat])
        self.drop_votes(seat, [motion for motion in VoteKind if motion.is_request])

    def drop_decided(self, seat: int) -> None:
        """Drop the votes about a seat, and its requests, after a decision about it; but it may still be taken over."""
        self.drop_requests(seat)
        self.drop_votes(seat, [motion for motion in VoteKind if motion is not VoteKind.REPLACE])

    def drop_offers_to(self, user_id: int) -> None:
        """Drop the offers of seats, and the votes about them, to a user who has a seat now."""
        dropped = {vote for vote in self.table.votes if (vote.motion, vote.value) == (VoteKind.REPLACE, user_id)}
        self.table.votes -= dropped
        for seat in {vote.seat for vote in dropped if vote.is_offer or vote.voter == MAJORITY}:
            self.note(NoteKind.SEAT_KEPT, seat, user_id=user_id)

    def drop_votes(self, seat: int, motions: Collection[VoteKind] = (*VoteKind,)) -> None:
        self.table.votes = frozenset(
            vote for vote in self.table.votes if vote.seat != seat or vote.motion not in motions
        )

    def post(self, kind: PostKind, facts: PostPayload = PostPayload()) -> None:  # noqa: B008  (a frozen value)
        self.posts.append(NewPost(kind, replace(facts, present=self.present)))

    def note(self, note: NoteKind, seat: int | None = None, **facts: object) -> None:
        self.post(PostKind.NOTE, replace(PostPayload(note=note, seat=seat), **facts))  # type: ignore[arg-type]

    def come_back(self, user_id: int | None) -> None:
        """Hand a seat back to its player, who has just clicked, if a computer was playing it."""
        table = self.table
        seat = None if user_id is None else table.stood_in_for(user_id)
        if seat is None:
            return
        self._give_back(seat, NoteKind.BACK)
        self.restart_clock(seat)
        self.ask_about_late(seat)

    def end_absences(self) -> None:
        """Hand back the seats of players whose announced absence has just ended."""
        for record in self.table.seats if self.table.status is Status.RUNNING else ():
            if record.computer and not computer_of(record, self.now):
                self._give_back(record.seat, NoteKind.TIME_OVER)
                self.ask_about_late(record.seat)

    def ask_about_late(self, seat: int) -> None:
        """Let a seat's player, who has just come back, decide about players whose time ran out, or who left on their
        turn, while nobody could decide.
        """
        for late in self.table.seats:
            alone = [each.seat for each in self.table.others(late.seat)] == [seat]
            if alone and (self.table.left_on_turn(late.seat) or is_overdue(self.table, late.seat, self.now)):
                self.post(PostKind.DEADLINE, PostPayload(seat=late.seat))

    def _give_back(self, seat: int, why: NoteKind) -> None:
        record = self.table.seats[seat]
        until = record.paused_until  # after an announced absence, the clock runs from its end, as after a pause
        if why is NoteKind.TIME_OVER and record.computer_until is not None:
            until = max(record.computer_until, until or "")
        self.change_seat(replace(record, computer="", computer_until=None, paused_until=until))
        self.note(why, seat)

    def stand_in(self, seat: int, until: datetime | None = None, by: str = "") -> None:
        """Let a computer of the table's level play a seat until `until`, or until its player comes back. `by`: the name
        of the player who has decided that, if only one has.
        """
        table = self.table
        at = None if until is None else timestamp(until)
        record = replace(table.seats[seat], computer=table.options.level, computer_until=at)
        answers = answers_that_stay(table, seat)
        self.drop_requests(seat)
        self.change_seat(replace(record, gone=False, answers=answers, plans=""))
        self.note(NoteKind.STANDS_IN, seat, value=0 if until is None else int(until.timestamp()), name=by)
        if seat in table.running.seats_to_act:
            self.wait(table.waits_since)

    def show_again(self, seat: int) -> None:
        """Post the position again, because a seat's player or deadline has changed, without announcing a turn."""
        told = self.table.running.ply - len(self.table.turn)
        self.post(PostKind.TABLE, PostPayload(since=told, until=told, seat=seat))

    # --- starting the clock, ending the table ---------------------------------------------------------

    def wait(self, since: datetime | None = None) -> None:
        """Record since when (default: now) the table has been waiting for the seats to act, and set the timers."""
        table = self.table
        if since is None:
            table.votes = frozenset(vote for vote in table.votes if not self._is_settled(vote))
            table.seats = tuple(replace(each, awaited=False) for each in table.seats)
        table.waits_since = since or self.now
        table.seats = tuple(replace(each, awaited=table.awaits(each)) for each in table.seats)
        self.timed_anew = True

    def restart_clock(self, seat: int) -> None:
        """Restart the clock of a seat that is to act anew, or whose player is new or back; the other clocks run on."""
        table = self.table
        if table.seats_to_act == (seat,):
            self.wait(self.now)
        elif seat in table.seats_to_act:
            self.pause(seat, self.now)

    def pause(self, seat: int, until: datetime) -> None:
        """Pause a seat until then, or end its pause now: either way its clock starts then."""
        self.change_seat(replace(self.table.seats[seat], paused_until=timestamp(until)))
        if seat in self.table.seats_to_act:
            self.wait(self.table.waits_since)

    def _is_settled(self, vote: Vote) -> bool:
        """Whether a move makes an undo pointless. The end of a turn can be undone until its player decides something
        else, even if computers have played since.
        """
        if vote.motion is VoteKind.REOPEN_TURN:
            return self.table.last_decision(vote.seat) != vote.value
        return vote.motion is VoteKind.TAKE_BACK

    def end(self, status: Status) -> None:
        table = self.table
        table.status, table.ended_at = status, self.now
        table.seats = tuple(replace(each, awaited=False, answers="", plans="") for each in table.seats)
        self.timed_anew = True

    # --- moves --------------------------------------------------------------------------------------

    def move(self, seat: int, action: Action, computer: str = "") -> Outcome:
        """Make a move; `computer` is the level of the computer that makes it, or `LEFT`; "" for a player. If the move
        is not legal, the game's exception is raised, and the draft is unchanged.
        """
        table = self.table
        game: Position = table.running
        if game is self.before.game:
            game = game.copy()
        acting, before = game.seats_to_act, table.seats[seat]
        answers = answers_after_reply(table, seat) if before.answers else ""
        events = game.apply(action, seat)
        table.game = game
        self.moves.append(MoveRecord(table.moves, seat, action.text, computer))
        after = replace(before, answers=answers, former=former_until(before, game.ply - 1))  # earlier after an undo
        if after != before:
            self.change_seat(after)
        table.add_row(seat, acting, ended=table.definition.ends_turn(events))
        table.by = (*table.by, computer)
        table.turn.append(events)
        earlier = sum(map(len, table.turn)) - len(events)
        return self._outcome(events, (*told_in_panels(table, table.turn, game.ply - len(table.turn), earlier),))

    def undo(self, seat: int, after: Position, steps: int = 1, row: str = UNDO) -> None:
        """Undo the last `steps` decisions of a seat, back to the position `after`; `row` is logged for each of them. If
        the seat was no longer to act, its clock restarts.
        """
        table = self.table
        acting, own, told = table.running.seats_to_act, table.decided(seat)[-steps:], table.has_just_announced(seat)
        table.by, table.turn = tuple(without(table.by, own)), without(table.turn, own)
        table.game = after
        table.announced = tuple(each for each in table.announced if each[1] <= after.ply)
        for _ in range(steps):
            self.moves.append(MoveRecord(table.moves, seat, row))
            table.add_row(seat, acting, ended=told)
        self.forget_answers_given(seat)
        if seat in acting or seat not in after.seats_to_act:
            self._wait_for_others()
        else:
            self.restart_clock(seat)  # they had moved in time

    def go_back(self, seat: int, game: Position, turn: Sequence[tuple[Any, ...]]) -> None:
        """Go back to the position `game` in a seat's turn that had ended; `turn` holds that turn's events up to there.
        The seat's clock restarts. An answer given in advance since then is dropped: it was for the next turn.
        """
        table = self.table
        self._forget_undone_answers(game.ply)
        self.moves.append(MoveRecord(table.moves, seat, row_back_to(game.ply)))
        table.go_back(seat, game, turn)
        self.untold_from = table.reopened_at
        # drops all announcements, including those of automatic moves
        self.posts = [post for post in self.posts if post.facts.until is None]
        self.write_plans(seat, answers_of(table, seat).without(TURN))
        self.wait()
        self.show_again(seat)

    def _wait_for_others(self) -> None:
        """Update whom the table is waiting for: this also changes in the middle of a turn and at the end of a round."""
        if any(each.awaited != self.table.awaits(each) for each in self.table.seats):
            self.wait(self.table.waits_since)

    def _outcome(self, events: tuple[Any, ...], happened: tuple[Named[Any], ...]) -> Outcome:
        table, game = self.table, self.table.running
        ended = {table.definition.plans_end(event) for event in events}
        given_back = table.reopened_at == game.ply - len(table.turn)  # plans made before are for the turn after it
        if not given_back and any(each.plans and each.seat in ended for each in table.seats):
            self.seat([replace(each, plans="") if each.seat in ended else each for each in table.seats])
        if not table.definition.ends_turn(events):
            self._wait_for_others()
            return Outcome(happened)
        told = (*chain.from_iterable(table.turn),)
        self.announce(game.ply - len(table.turn), game.ply, told)
        table.turn = []
        self.take_snapshot()
        if game.over:
            self.end(Status.OVER)
        else:
            self.wait()
        return Outcome(happened, told, game.over)

    def announce(self, since: int, until: int, events: tuple[Any, ...], *, opening: bool = False) -> None:
        """Queue a post that shows the table to the channel; a single post covers all turns that this decision ends."""
        table = self.table
        if self._announced_since is not None:
            self.posts = [post for post in self.posts if post.kind is not PostKind.TABLE]
        else:
            self._announced_since = since
        table.announced = (*table.announced, (since, until, events))[-KEPT_ANNOUNCED:]
        over = table.game is not None and table.game.over
        self.post(
            PostKind.TABLE,
            PostPayload(since=self._announced_since, until=until, opening=opening, over=over, reasons=self.reasons),
        )

    def follow_orders(self, outcome: Outcome | None = None) -> Outcome:
        """Make the moves that do not need the player: answers given in advance, saved plans, and forced moves."""
        outcome = outcome or Outcome()
        while (further := self._kept_order() or self._standing_move()) is not None:
            outcome = outcome.followed_by(further)
        if outcome.told:
            self._heads_up()
        return outcome

    def _standing_move(self) -> Outcome | None:
        order = standing_order(self.table)
        if order is None:
            return None
        seat, action = order
        return self.move(seat, action, LEFT if self.table.seats[seat].gone else "")

    def _kept_order(self) -> Outcome | None:
        """Play a saved answer to a question that this decision raises, or a plan to be played when a turn begins."""
        table = self.table
        begins = self.snapshot is not None and table.status is Status.RUNNING
        for seat in table.running.seats_to_act if begins else ():
            record = table.seats[seat]
            if record.computer or not (record.answers or record.plans):
                continue
            if (answer := answer_that_fits(table, seat)) is not None:
                return self.follow_answer(seat, answer)
            plan = order_that_fits(table, seat) if table.person(seat).at_once else None
            if plan is not None:
                return self.follow_plan(seat, plan)
        return None

    def follow_answer(self, seat: int, order: Order) -> Outcome:
        """Play an answer that fits (`plans.answer_that_fits`), of which the seat's player has to be notified."""
        outcome = self._play_order(seat, order)
        answers, definition = answers_of(self.table, seat), self.table.definition
        ends = [step.action for step in order if definition.is_end(definition.parse(step.action))]
        given = tuple(step.action for step in order if step.action not in ends or len(order) == 1)
        if self.table.status is Status.RUNNING:
            self.write_plans(seat, replace(answers, given=given))
        return outcome

    def forget_answers_given(self, seat: int) -> None:
        """Tell a seat's player no longer which answers were given for them: they have acted themselves since."""
        answers = answers_of(self.table, seat)
        if answers.given:
            self.write_plans(seat, replace(answers, given=()))

    def _forget_undone_answers(self, ply: int) -> None:
        for record in self.table.seats:
            answers = answers_of(self.table, record.seat)
            undone = [text for by, text in self.table.running.log[ply:] if by == record.seat and text in answers.given]
            if undone:
                self.write_plans(record.seat, replace(answers, given=answers.given[: -len(undone)]))

    def write_plans(self, seat: int, kept: Plans | Answers) -> None:
        record, text = self.table.seats[seat], written(kept)
        self.change_seat(replace(record, plans=text) if isinstance(kept, Plans) else replace(record, answers=text))

    def follow_plan(self, seat: int, order: Order) -> Outcome:
        outcome = self._play_order(seat, order)
        if order[-1].final:
            self.change_seat(replace(self.table.seats[seat], plans=""))
        return outcome

    def _play_order(self, seat: int, order: Order) -> Outcome:
        outcome, definition = Outcome(), self.table.definition
        for step in order:
            action = exact_action(definition, self.table.running, seat, step.action)
            outcome = outcome.followed_by(self.move(seat, action))
        return outcome

    def _heads_up(self) -> None:
        table = self.table
        wanted = table.status is Status.RUNNING and any(person.heads_up for person in table.people.values())
        seat = next_in_turn(table) if wanted else None
        if seat is not None and table.person(seat).heads_up:
            self.post(PostKind.HEADS_UP, PostPayload(seat=seat, until=table.running.ply))


def _tells_of_undo(facts: PostPayload) -> bool:
    return facts.note is NoteKind.AGREED and facts.motion is not None and facts.motion.undoes


def _life_of(table: Table) -> TableStatus:
    times = (table.started_at, table.ended_at, table.closed_at, table.waits_since)
    started, ended, closed, since = (None if at is None else timestamp(at) for at in times)
    round = 0 if table.game is None else table.game.round
    return TableStatus(table.status, table.seed, started, ended, closed, since, round, table.edition)


def standing_order(table: Table) -> tuple[int, Action] | None:
    game = table.game
    if game is None or table.status is not Status.RUNNING:
        return None
    asking = {vote.seat for vote in table.requests if vote.motion.undoes}  # who plays on takes nothing back
    for seat in game.seats_to_act:
        action = order_of(table, game, seat)
        if action is not None and (seat not in asking or table.seats[seat].gone):
            return seat, action
    return None


def order_of(table: Table, game: Position, seat: int) -> Action | None:
    """Return the move to make for a seat without asking: a minimal one if its player had left before, else a forced
    one.
    """
    record, rules = table.seats[seat], table.definition
    if record.gone and not record.awaited:  # otherwise the others decide
        least: Action = rules.least(game, seat)
        return least
    return rules.order(game, seat, Standing(table.ends_turns(seat), auto=table.options.auto_end))
