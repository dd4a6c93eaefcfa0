"""A table in memory: its seats, options and game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime, timedelta
from typing import Any, Literal, TypeVar

from arnak_bot.game.definition import TURN, AnyGame
from arnak_bot.game.pictures import Pictures
from arnak_bot.game.position import Position, Setup
from arnak_bot.game.texts import AnyTexts
from arnak_bot.host.clock import clock_start, deadline_from
from arnak_bot.host.errors import TableError
from arnak_bot.kit.fairness import Proof, commitment_of
from arnak_bot.kit.names import Named
from arnak_bot.refusals import NotPlaying, NotYourTurn, Sealed, SeatOffered, Why
from arnak_bot.store import MAJORITY, Ends, Options, Person, Posts, Proposal, SeatRecord, Status, Vote, VoteKind
from arnak_bot.store.records import FormerPlayer, former_text, read_former

T = TypeVar("T")

COMPUTER_SIGN = "🤖"
"""Appended to the name of a player for whom a computer played."""
HOST_SIGN = "⏩"
"""Appended to the name of a player for whom the host made the simplest move."""
LEFT = "left"
"""Takes the place of a computer's level in the log where the host decided for a player who had left or was late."""


def former_until(record: SeatRecord, ply: int) -> str:
    """Return `SeatRecord.former` for a game whose player decides something at a ply."""
    former = read_former(record.former)
    if all(each.until <= ply for each in former):
        return record.former
    return former_text([each._replace(until=min(each.until, ply)) for each in former])


def with_former(table: Table, seat: int) -> str:
    """Return `SeatRecord.former` for whoever takes over a seat now."""
    record, order = table.seats[seat], len(table.handed_over())
    left = FormerPlayer(table.running.ply, record.user_id, record.name, table.moves, order)
    return former_text([*read_former(record.former), left])


@dataclass(slots=True, weakref_slot=True, eq=False)
class Table:
    """One table in memory. It only changes after a decision about it has been written.

    Attributes:
        version: the number of decisions so far.
        moves: the number of rows in its log, undos included.
        people: its players' preferences, by user id.
        engine_ends: whether the engine itself ends turns (in games of older versions).
        edition: the edition the game was dealt from; None before the deal.
        part, joined: the components of the seed: the host's part, and the strings that players added by joining.
        turn: the events of each decision since the table was last posted.
        untouched: the value of `since` for each seat that the last row did not affect (when several act at once).
        own_rows: how many rows the log had after each seat's last row in the current turn.
        by: for each decision in the game's log, the level of the computer that made it, `LEFT`, or "" for a player.
        announced: recently posted events with the range of decisions that they belong to: (since, until, events).
        sealed_until: the end of the month for a ladder attempt, since others play the same deal until then.
        chapter: the key of its campaign chapter; "" for none.
        reopened_at: the ply at which the last reopened turn began; no earlier turn can be reopened.
    """

    id: int
    guild_id: int | None
    channel_id: int
    opener_id: int
    status: Status
    options: Options
    seats: tuple[SeatRecord, ...]
    definition: AnyGame
    seed: str | None = None
    game: Position | None = None
    moves: int = 0
    engine_ends: bool = False
    started_at: datetime | None = None
    ended_at: datetime | None = None
    closed_at: datetime | None = None
    waits_since: datetime | None = None
    posts: Posts = field(default_factory=Posts)
    people: dict[int, Person] = field(default_factory=dict)
    turn: list[tuple[Any, ...]] = field(default_factory=list)
    version: int = 0
    part: str | None = None
    edition: int | None = None
    joined: tuple[str, ...] = ()
    votes: frozenset[Vote] = frozenset()
    untouched: dict[int, int] = field(default_factory=dict)
    own_rows: dict[int, int] = field(default_factory=dict)
    by: tuple[str, ...] = ()
    announced: tuple[tuple[int, int, tuple[Any, ...]], ...] = ()
    reopened_at: int = 0
    sealed_until: datetime | None = None
    chapter: str = ""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def copy(self) -> Table:
        """Return a copy for trying out a decision. Its game is only copied on the first move."""
        copied = object.__new__(Table)  # replace() inspects every field each time: half the cost of a decision
        for name in _ALL:
            setattr(copied, name, getattr(self, name))
        copied.people, copied.turn = dict(self.people), list(self.turn)
        return copied

    def replace_with(self, copied: Table) -> None:
        """Take over everything from a copy except the lock, which others may be waiting for."""
        for name in _ALL_BUT_LOCK:
            setattr(self, name, getattr(copied, name))

    @property
    def opener(self) -> int:
        """The host: who opened the table or, if the host has left, who had the lowest seat then."""
        people = [seat.user_id for seat in self.seats if not (seat.is_computer or seat.gone)]
        return self.opener_id if self.opener_id in people or not people else people[0]

    @property
    def opener_name(self) -> str:
        """The name of the host; "" if nobody is seated."""
        return next((seat.name for seat in self.seats if seat.user_id == self.opener), "")

    @property
    def alone(self) -> bool:
        """Whether only one person plays here, with or without computers."""
        return sum(not seat.is_computer for seat in self.seats) == 1

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, followed by those of the game's automa opponents."""
        return (*(seat.name for seat in self.seats), *self.definition.automa_names(self.options.game))

    def names_marked(self, marked: Mapping[int, str], at: int | None = None) -> tuple[str, ...]:
        """The names (`at` a ply: those of the players then), with a sign where others decided (`marked`, see `by`)."""
        names = list(self.names)
        if at is not None:
            names[: len(self.seats)] = [player.name for player in self.players_at(at)]
        signs = {seat: HOST_SIGN if by == LEFT else COMPUTER_SIGN for seat, by in marked.items()}
        return tuple(f"{name} {signs[seat]}" if seat in signs else name for seat, name in enumerate(names))

    def players_at(self, ply: int) -> tuple[SeatRecord | FormerPlayer, ...]:
        return tuple(
            next((former for former in read_former(record.former) if ply < former.until), record)
            for record in self.seats
        )

    def handed_over(self) -> list[tuple[int, int, SeatRecord | FormerPlayer, FormerPlayer]]:
        """Each change of a seat's player, in order: (rows in the log before it, seat, new and former player)."""
        changes = list[tuple[int, int, SeatRecord | FormerPlayer, FormerPlayer]]()
        for record in self.seats:
            former = read_former(record.former)
            then: list[SeatRecord | FormerPlayer] = [*former[1:], record]
            for old, new in zip(former, then, strict=False):
                changes.append((old.until if old.moves < 0 else old.moves, record.seat, new, old))
        return sorted(changes, key=lambda change: (change[3].order, *change[:2]))

    def names_at(self, ply: int) -> tuple[str, ...]:
        """The names at a decision, with a marker if a computer or the host made it for the player."""
        return self.names_marked(self.seats_played_for(ply, ply + 1), ply)

    def seats_played_for(self, since: int, until: int | None = None) -> dict[int, str]:
        """The seats of players for whom others decided in a part of the log, with who did last (see `by`)."""
        made = self.makers(since, until).items()
        return {seat: self.by[at] for at, (seat, other) in made if other and not self.seats[seat].is_computer}

    def seats_of_computers(self) -> set[int]:
        """Return the seats of computers, and those for which a computer has played anything."""
        seats = {seat.seat for seat in self.seats if seat.is_computer}
        return seats | {seat for number, (seat, _) in self.makers().items() if self.is_by_computer(number)}

    def is_by_computer(self, number: int) -> bool:
        return self.by[number] not in ("", LEFT)

    def makers(self, since: int = 0, until: int | None = None) -> dict[int, tuple[int, bool]]:
        """(seat, whether a computer or the host decided) for each decision by number; the end of a turn is none."""
        log = self.game.log[since:until] if self.game is not None else ()
        return {
            number: (seat, bool(level))
            for number, ((seat, text), level) in enumerate(zip(log, self.by[since:until], strict=False), since)
            if not self.definition.is_end(self.definition.parse(text))
        }

    def answered_by(self, seat: int) -> str:
        """Return who made a seat's last decision: the level of a computer, `LEFT`, or "" for its player or nobody."""
        last = self.last_decision(seat)
        return "" if last is None else next(iter(self.by[last:]), "")

    def taken_from(self, seat: int) -> str:
        """Return from whom a seat's player has taken it over; "" from the new player's first decision on."""
        former, last = read_former(self.seats[seat].former), self.last_decision(seat)
        return former[-1].name if former and (last is None or last < former[-1].until) else ""

    @property
    def acts(self) -> Literal["alone", "together", "choosing"]:
        """Whether one seat takes its turn, or all answer in the same turn, or all choose between two rounds."""
        seats = self.running.seats_to_act
        asked = {self.definition.asked(self.running.view(seat)) for seat in seats}
        if not asked.isdisjoint(self.definition.between_turns):
            return "choosing"
        return "together" if len(seats) > 1 or not asked <= {"", TURN} else "alone"

    def answers_now(self, seat: int) -> bool:
        """Whether a seat has decided something in a turn that goes on, such as an answer to a call."""
        return self.acts != "choosing" and bool(self.decided(seat))

    def was_ended(self, seat: int) -> bool:
        """Whether a seat's last decision was the end of its turn, made by a computer or the host."""
        last = self.last_decision(seat)
        ends = last is not None and self.definition.is_end(self.definition.parse(self.running.log[last][1]))
        return ends and bool(self.answered_by(seat))

    def last_in_person(self, seat: int) -> int:
        """The number of a seat's last decision made by its own player, or before they took it over; -1 for none."""
        taken = [each.until - 1 for each in read_former(self.seats[seat].former)]
        return max([-1, *taken, *(number for number, maker in self.makers().items() if maker == (seat, False))])

    @property
    def requests(self) -> list[Vote]:
        """The requests for a pause, or for an undo that is still possible, by seat; each is the vote of who asks."""
        asked = [vote for vote in self.votes if vote.motion.is_request and vote.voter == vote.seat]
        current = (vote for vote in asked if not vote.motion.undoes or self.is_current(vote))
        return sorted(current, key=lambda vote: vote.seat)

    def is_current(self, undo: Proposal) -> bool:
        """Whether a seat has decided nothing since it asked for an undo."""
        if undo.motion is VoteKind.REOPEN_TURN:
            return not self.decided(undo.seat) and self.last_decision(undo.seat) == undo.value
        return bool(self.decided(undo.seat)) and self.has_not_played_since(undo.seat, undo.value)

    def person(self, seat: int) -> Person:
        return self.people.get(self.seats[seat].user_id, Person())

    def ends_turns(self, seat: int) -> bool:
        """Whether a seat's turns end automatically when nothing is left to do."""
        wanted = self.person(seat).ends
        return self.options.auto_end if wanted is Ends.TABLE else wanted is Ends.AUTO

    def waits_from(self, seat: int) -> datetime | None:
        """As `clock_start`; None also if the player had left before."""
        record = self.seats[seat]
        return None if record.gone and not record.awaited else clock_start(self.waits_since, record)

    def deadline(self, seat: int) -> datetime | None:
        """Return the deadline of a seat to act; None if there is none. The clock stops outside waking hours."""
        return deadline_from(self.person(seat), self.waits_from(seat), self.options.deadline_hours)

    @property
    def closed(self) -> bool:
        """Whether the table was closed for inactivity, and so can be reopened."""
        return self.closed_at is not None

    @property
    def duration(self) -> timedelta | None:
        if self.started_at is None or self.ended_at is None:
            return None
        return self.ended_at - self.started_at

    @property
    def running(self) -> Any:
        """The game. Raises TableError if it has not started, or the table was stopped before it did."""
        if self.game is None:
            raise TableError(Why.STOPPED if self.status is Status.STOPPED else Why.NOT_STARTED)
        return self.game

    def finished(self, now: datetime, why: Why = Why.REVIEW_IS_FOR_THE_END) -> Any:
        """The finished game, whose secrets may be shown to anybody at the table.

        Raises TableError if others may still play the same deal, or the game is not over (reported as `why`) or was
        stopped.
        """
        if not self.running.over and self.status is Status.STOPPED:
            raise TableError(Why.STOPPED_UNFINISHED)
        self.require_unsealed(now)
        if not self.running.over:
            raise TableError(why)
        return self.running

    @property
    def commitment(self) -> str:
        """The SHA-256 of the host's part of the seed, drawn before anybody joined (older games: the whole seed)."""
        return commitment_of(self.part or self.seed or "")

    @property
    def proof(self) -> Proof | None:
        """The proof of how the seed was made; None for games of older versions. Secret until the game is over."""
        return None if self.part is None else Proof(self.part, self.joined)

    @property
    def counts_on_ladder(self) -> bool:
        """Whether this is a ladder attempt that was finished in time or is still running."""
        return self.sealed_until is not None and (self.ended_at is None or self.ended_at < self.sealed_until)

    def require_unsealed(self, now: datetime) -> None:
        """Raises TableError while others may still play the same deal, of which the player may not see more yet."""
        if self.sealed_until is not None and now < self.sealed_until:
            raise TableError(Sealed(self.sealed_until))

    def seat_of(self, user_id: int) -> int | None:
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def offered_to(self, user_id: int) -> int | None:
        offers = [vote for vote in self.votes if vote.is_offer or vote.voter == MAJORITY]
        return min((vote.seat for vote in offers if vote.value == user_id), default=None)

    def player(self, user_id: int) -> int:
        """Raises TableError if the user is not a player at this table."""
        seat = self.seat_of(user_id)
        if seat is not None:
            return seat
        if (offered := self.offered_to(user_id)) is not None:
            raise TableError(SeatOffered(self.names[offered]))
        raise TableError(Why.NO_SEAT_IN_LOBBY if self.status is Status.LOBBY else Why.SPECTATOR)

    def playing(self, user_id: int) -> int:
        """Like `player`, but raises TableError also if the game is not running or they have left it."""
        seat = self.player(user_id)
        self.game_in_progress()
        if self.seats[seat].gone:
            raise TableError(Why.LEFT)
        return seat

    def stood_in_for(self, user_id: int) -> int | None:
        """Return the seat of a user for whom a computer is standing in; None if there is no such seat."""
        seat = self.seat_of(user_id)
        warm = seat is not None and self.status is Status.RUNNING and self.seats[seat].computer
        return seat if warm else None

    def named_player(self, user_id: int, name: str) -> int:
        """The seat of somebody named by another user. Raises TableError if they are not a player at this table."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise TableError(NotPlaying(name))
        return seat

    def turn_of(self, user_id: int) -> tuple[Any, int]:
        """The game and the user's seat. Raises TableError as `playing` does, or if they are not to act."""
        seat, game = self.playing(user_id), self.running
        if seat not in game.seats_to_act:
            raise TableError(NotYourTurn(tuple(self.names[other] for other in game.seats_to_act)))
        return game, seat

    def ends_without(self, seat: int) -> bool:
        """Whether nobody who plays or might come back would be left if `seat` were given up."""
        return all(each.seat == seat or each.gone or each.is_computer for each in self.seats)

    def others(self, seat: int) -> tuple[SeatRecord, ...]:
        """Return the players who still play in person, except the one in `seat`."""
        return tuple(each for each in self.seats if each.seat != seat and not each.gone and not each.computer)

    @property
    def is_deserted(self) -> bool:
        """Whether nobody plays in person at the moment, so the game waits."""
        return not self.others(-1)

    @property
    def is_empty_lobby(self) -> bool:
        return self.status is Status.LOBBY and not self.seats

    def others_to_act(self, seat: int) -> list[SeatRecord]:
        return [each for each in self.others(seat) if each.seat in self.running.seats_to_act]

    def game_in_progress(self) -> Any:
        """Raises TableError if the game has not started, is over, or was stopped or closed."""
        self.require_open()
        if self.running.over:
            raise TableError(Why.GAME_OVER)
        return self.running

    def require_open(self) -> None:
        if self.closed:
            raise TableError(Why.CLOSED_UNPLAYED)
        if self.status is Status.STOPPED:
            raise TableError(Why.STOPPED)

    # --- games in which several players act at once

    def since(self, seat: int) -> int:
        """Return how many rows the log had when something last changed for a seat."""
        return self.untouched.get(seat, self.moves)

    def is_fresh(self, seat: int, moves: int | None) -> bool:
        """Whether nothing has changed for a seat since the log had `moves` rows; always true for None."""
        return moves is None or self.since(seat) <= moves <= self.moves

    def add_row(self, seat: int, acting: Sequence[int], *, ended: bool = False) -> None:
        """Count a log row written by a seat while the seats `acting` were to act. An `ended` turn affects all seats."""
        self.untouched = {each: self.since(each) for each in acting if each != seat and not ended}
        self.moves += 1
        self.own_rows = {} if ended else {**self.own_rows, seat: self.moves}

    def has_not_played_since(self, seat: int, moves: int) -> bool:
        """Whether a seat has done nothing, and its turn has not ended, since the log had `moves` rows. Unlike with
        `is_fresh`, it does not matter whether the seat is still to act.
        """
        return self.own_rows.get(seat, self.since(seat)) <= moves <= self.moves

    def decided(self, seat: int | None) -> list[int]:
        """A seat's decisions in the current turn, as negative indexes into the game's log. Once they have been
        announced, only the last one counts, and only until somebody else acts.
        """
        log = self.running.log
        since = 1 if self.has_just_announced(seat) else len(self.turn)
        return [at for at in range(-since, 0) if log[at][0] == seat]

    def last_decision(self, seat: int) -> int | None:
        """Return how many decisions came before a seat's last one; None if it has made none."""
        log = self.running.log
        return next((at for at in range(len(log) - 1, -1, -1) if log[at][0] == seat), None)

    def go_back(self, seat: int, game: Position, turn: Sequence[tuple[Any, ...]]) -> None:
        """Set the game back to an earlier position, with its turn's events so far; `seat` is logged as the cause."""
        self.game, self.turn, self.by = game, list(turn), self.by[: game.ply]
        self.reopened_at = game.ply - len(turn)
        self.announced = tuple(each for each in self.announced if each[1] <= self.reopened_at)
        self.add_row(seat, (), ended=True)

    def has_just_announced(self, seat: int | None) -> bool:
        """Whether a seat's last decision was announced although it, like a call, ended neither a turn nor a round."""
        return not self.turn and self._announced_step(seat) == self.running.ply

    def _announced_step(self, seat: int | None) -> int | None:
        """The ply after what was announced last, if that was a step of a seat in a turn that goes on; else None."""
        game, (_, until, events) = self.running, self.announced[-1] if self.announced else (0, 0, ())
        goes_on = seat in game.seats_to_act and not self.closes_turn(events)
        return until if goes_on and [by for by, _ in game.log[:until][-1:]] == [seat] else None

    def closes_turn(self, events: Iterable[Any]) -> bool:
        """Whether events end a turn or begin a round. What is announced during a turn, such as a call, does neither."""
        ended, begun = self.definition.turn_ended, self.definition.round_begun
        return any(ended(event) is not None or begun(event) is not None for event in events)

    def undoes_alone(self, seat: int) -> bool:
        """Whether nobody has to agree if a seat undoes its last decision, although it revealed something: nobody else
        plays, or it was announced and only others have acted since, all of them computers.
        """
        announced, last = self._announced_step(seat), self.last_decision(seat)
        alone = announced is not None and last == announced - 1 and all(self.by[announced:])
        return alone or not self.agree_to_undo(seat)

    def agree_to_undo(self, seat: int) -> tuple[SeatRecord, ...]:
        """Return who has to agree: the others or, while all of them are away, those who have said until when."""
        returning = (each for each in self.seats if each.seat != seat and each.computer_until is not None)
        return self.others(seat) or tuple(returning)

    def texts(self, language: str) -> AnyTexts:
        return self.definition.texts(language)

    def pictures(self, language: str) -> Pictures[Any, Any, Any]:
        return self.definition.pictures(language)

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """The seats that the game is waiting for; empty before it starts and once it is over."""
        return () if self.game is None else self.game.seats_to_act

    def awaits(self, record: SeatRecord) -> bool:
        """Whether the game waits for a seat, because it is to act and its player is there, or left in this turn."""
        return record.seat in self.seats_to_act and (record.awaited or not record.gone)

    def left_on_turn(self, seat: int) -> bool:
        """Whether a player has left on their turn, and the others have yet to decide about it."""
        record = self.seats[seat]
        return self.status is Status.RUNNING and record.gone and self.awaits(record)

    def view(self, user_id: int | None) -> Any:
        """Return a user's view; spectators and None get the public view."""
        return self.running.view(None if user_id is None else self.seat_of(user_id))


_ALL = tuple(each.name for each in fields(Table))
_ALL_BUT_LOCK = tuple(name for name in _ALL if name != "lock")


@dataclass(frozen=True, slots=True)
class Outcome:
    """The events of decisions, with the players' names then, and of the turns that they ended (`told`)."""

    happened: tuple[Named[Any], ...] = ()
    told: tuple[Any, ...] = ()
    over: bool = False

    @property
    def events(self) -> tuple[Any, ...]:
        return tuple(event for _, event in self.happened)

    def followed_by(self, further: Outcome) -> Outcome:
        return Outcome(self.happened + further.happened, self.told + further.told, further.over)


def setup_of(table: Table) -> Setup:
    """Return the setup of a table's game, including the seed. A game not dealt yet uses the newest edition."""
    edition = table.definition.newest_edition if table.edition is None else table.edition
    return Setup(len(table.seats), table.seed or "", table.options.game, edition, ends_turns=table.engine_ends)


def without(items: Sequence[T], places: Sequence[int]) -> list[T]:
    """Return a list without the items at these negative indexes."""
    return [item for at, item in enumerate(items, -len(items)) if at not in places]
