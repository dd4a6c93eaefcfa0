"""The history of a table, replayed from its log, and the log as a file."""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, takewhile
from typing import Any, TypeVar

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.position import Position
from arnak_bot.host.errors import TableError
from arnak_bot.host.log_rows import TAKEN_BACK, back_to, is_undo
from arnak_bot.host.naming import BySpan, NamesBySpan, names_by_span, players_by_span, told_in_panels
from arnak_bot.host.registry import Registry
from arnak_bot.host.replay import (
    between,
    decided,
    gives_turn_back,
    numbered_turns,
    of_round,
    since_last_turn,
    steps_of,
    turns_of,
)
from arnak_bot.host.tables import Outcome, Table
from arnak_bot.kit.names import Named
from arnak_bot.refusals import Why
from arnak_bot.store import Post, VoteKind
from arnak_bot.store.records import FormerPlayer

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class LogNote:
    """What the log says besides events: that somebody took back a reveal or the end of a turn, or took a seat.

    Attributes:
        motion: what was taken back; None for a new player.
        chose: whether that was a choice that others were still making, and not a step or the end of a turn.
        step: the events of the step that was taken back.
        former: who had the seat before the new player.
    """

    user_id: int
    name: str
    motion: VoteKind | None = None
    chose: bool = False
    former: FormerPlayer | None = None
    step: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class LoggedTurn:
    """A turn as logged: its events, the players' names (marked where a computer played for them) and their user ids,
    and the notes in it, each with the number of events before it.
    """

    events: tuple[Any, ...]
    names: NamesBySpan
    players: BySpan[int]
    notes: tuple[tuple[int, LogNote], ...] = ()


@dataclass(frozen=True, slots=True)
class News:
    """The events announced since a seat last ended a turn (`told`), and what was done for its player since they last
    made a decision (None if nothing was).
    """

    told: tuple[Named[Any], ...]
    stood_in: StoodIn | None


@dataclass(frozen=True, slots=True)
class StoodIn:
    """What a computer or the host did for a player: whichever of them acted last, since the other did.

    Attributes:
        turns: how many of the seat's own turns it played; an answer in somebody else's turn is not one.
        parts: the seat's events, one part for each of the table's turns in which it acted. If it played several turns
            of the seat, only those from the last of them on: it may also have acted later, for example to keep cards.
        by_computer: whether a computer did it, not the host.
        newest: whether nobody else has ended a turn since.
    """

    turns: int
    parts: tuple[tuple[Any, ...], ...]
    by_computer: bool
    newest: bool


def _notes(table: Table, rows: Sequence[tuple[int, str, str]]) -> list[tuple[int, LogNote]]:
    """Return the notes in a table's log, in order, each with the number of decisions left before it."""
    decided, found, changes = list[tuple[int, str]](), list[tuple[int, LogNote]](), table.handed_over()
    newcomers = defaultdict[int, list[LogNote]](list)
    for at, _, new, old in changes:
        newcomers[at].append(LogNote(new.user_id, new.name, former=old))
    for number, (seat, action, _) in enumerate(rows):
        found += [(len(decided), note) for note in newcomers[number]]
        left, chose, step = back_to(action), False, tuple[Any, ...]()
        if action == TAKEN_BACK or left is not None:
            chose, step = _last_step(table, decided if left is None else decided[: left + 1], seat)
        if left is not None:
            undone = [text for by, text in decided[left:] if by == seat]
            del decided[left:]
        elif is_undo(action):
            last = max(at for at, (by, _) in enumerate(decided) if by == seat)
            undone = [decided.pop(last)[1]]
            found = [(stood - (stood > last), note) for stood, note in found]
        else:
            decided.append((seat, action))
        found = [(min(stood, len(decided)), note) for stood, note in found]
        if action == TAKEN_BACK or left is not None:
            later = (old for at, its, _, old in changes if its == seat and at > number)
            by = next(later, table.seats[seat])
            ends = gives_turn_back(table.definition, undone) and (left is not None or table.definition.has_end)
            motion = VoteKind.REOPEN_TURN if ends else VoteKind.TAKE_BACK
            step = () if ends else step  # it ended the turn, which the note says
            found.append((len(decided), LogNote(by.user_id, by.name, motion, chose and left is None, step=step)))
    return [*found, *((len(decided), note) for note in newcomers[len(rows)])]


def _last_step(table: Table, decisions: Sequence[tuple[int, str]], seat: int) -> tuple[bool, tuple[Any, ...]]:
    """Whether a seat had nothing more to decide after these decisions, since only others were still to choose; and the
    events of its last one.
    """
    game, step = table.definition.begun(table.running), tuple[Any, ...]()
    try:
        for by, text in decisions:
            events = game.apply(text, by)
            step = (*events,) if by == seat else step
    except table.definition.refusal:  # an older version of the rules allowed what was then undone
        return False, ()
    return seat not in game.seats_to_act, step


def _place(turns: Sequence[tuple[int, Sequence[Sequence[Any]]]], ply: int) -> tuple[int, int]:
    """When a number of decisions had been made: (number of the turn, number of its events before). If nothing is left
    of a turn, that is at the end of the turn before, not in the new turn.
    """
    number = next((number for number, (until, _) in enumerate(turns) if ply <= until), len(turns) - 1)
    until, decisions = turns[number]
    return number, sum(map(len, decisions[: len(decisions) - max(0, until - ply)]))


class History:
    """Replays run in the registry's threads, and raise TableError if an older version of the rules wrote the log."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def turns_as_logged(self, table: Table) -> list[LoggedTurn]:
        """Every finished turn and the current one."""
        rows = await self._registry.store.move_times(table.id)
        turns, noted = await self.replayed(lambda *log: (numbered_turns(*log), _notes(table, rows)), table)
        notes, since, found = [(*_place(turns, ply), note) for ply, note in noted], 0, list[LoggedTurn]()
        for number, (until, decisions) in enumerate(turns):
            events = (*chain.from_iterable(decisions),)
            begun = since if number else -1  # the deal is nobody's decision
            spans = names_by_span(table, decisions, begun), players_by_span(table, decisions, begun)
            found.append(LoggedTurn(events, *spans, (*((at, note) for turn, at, note in notes if turn == number),)))
            since = until
        return found

    async def steps(self, table: Table) -> list[tuple[Any, tuple[Any, ...]]]:
        """The public view after every turn, with that turn's events."""
        return await self.replayed(steps_of, table)

    async def replayed(self, replay: Callable[[AnyGame, Position], T], table: Table) -> T:
        """The result of `replay`, which gets a game's definition and its current position."""
        definition, game = table.definition, table.running
        try:
            return await self._registry.in_thread(lambda: replay(definition, game))
        except definition.refusal as error:
            raise TableError(Why.OLD_RULES) from error

    async def told(self, table: Table, posts: Sequence[Post]) -> Outcome:
        """Return the combined outcome that a batch of posts announces."""
        facts = [post.facts for post in posts if post.kind.is_position]
        over = table.game is not None and table.game.over
        spans = [(each.since, each.until) for each in facts if each.since is not None and each.until is not None]
        if not spans:
            return (await self.last_turn(table))[0] if table.game is not None else Outcome()
        first, last = min(since for since, _ in spans), max(until for _, until in spans)
        events = await self._between(table, first, last, opening=any(each.opening for each in facts))
        return Outcome((), events, over)

    async def names_told(self, table: Table, posts: Sequence[Post], events: Sequence[Any]) -> NamesBySpan:
        """Return what the players are called in the `events` that a batch of posts announces."""
        if all(post.facts.since is None for post in posts):
            return (await self.last_turn(table))[1]
        since = min([post.facts.since for post in posts if post.facts.since is not None], default=0)
        until = max([post.facts.until for post in posts if post.facts.until is not None], default=None)
        if table.seats_played_for(max(since - 1, 0), until) or any(seat.former for seat in table.seats):
            with contextlib.suppress(TableError):  # an older version of the rules wrote the log
                decisions = await self.replayed(lambda definition, game: decided(definition, game, since, until), table)
                if sum(map(len, decisions)) == len(events):
                    return names_by_span(table, decisions, since)
        return names_by_span(table, [events], len(table.by))

    async def _between(self, table: Table, first: int, last: int, *, opening: bool) -> tuple[Any, ...]:
        """Return the events of decisions `first` to `last`, from memory if they are recent."""
        events: tuple[Any, ...] = ()
        at = first
        for since, until, told in table.announced:
            if since == at and (until > since or opening):
                events, at = events + told, until
        if at == last and (events or first == last):
            return events
        try:
            return await self.replayed(
                lambda definition, game: between(definition, game, first, last, opening=opening), table
            )
        except TableError:
            return ()  # the events cannot be replayed with the current rules, but the position is intact

    async def log_file(self, table: Table) -> str:
        """The log of a finished game, with the proof of its seed, as text that the game can verify. Raises TableError
        if the game is still running, or others may still play the same deal: log and seed are secret.
        """
        game = table.finished(self._registry.now(), Why.LOG_IS_SECRET)
        return table.definition.log.write(game, table.proof)

    async def since_last_turn(self, table: Table, seat: int) -> tuple[Any, ...]:
        """Return the events since a seat last ended a turn; all of them if it never has."""
        return since_last_turn(table.definition, await self.replayed(turns_of, table), seat)

    async def news(self, table: Table, seat: int) -> News:
        turns, ended = await self.replayed(numbered_turns, table), table.definition.turn_ended
        decisions = [each for _, turn in turns for each in turn]  # the deal comes before decision 0
        first = max((at for at, each in enumerate(decisions) if any(ended(event) == seat for event in each)), default=0)
        starts = accumulate((len(turn) for _, turn in turns), initial=0)
        begun = max(start for start in starts if start <= first)  # others may have decided before, in the same turn
        told = decisions[begun : table.running.ply + 1 - len(table.turn)]  # the rest may yet be undone
        own = since_last_turn(table.definition, decisions[first : first + 1], seat)
        skipped = sum(map(len, decisions[begun : first + 1])) - len(own)
        return News((*told_in_panels(table, told, begun - 1, skipped),), self._stood_in(table, turns, seat))

    @staticmethod
    def _stood_in(table: Table, turns: Sequence[tuple[int, list[tuple[Any, ...]]]], seat: int) -> StoodIn | None:
        made, definition = table.makers(), table.definition
        begun, ended, played = definition.round_begun, definition.turn_ended, definition.plans_end
        done_for = [at for at, maker in made.items() if maker == (seat, True)]
        by_computer = bool(done_for) and table.is_by_computer(done_for[-1])
        by_other = (at for at in done_for if table.is_by_computer(at) is not by_computer)
        last, since = max([table.last_in_person(seat), *by_other]), 0
        found, newest, called = list[tuple[int, tuple[Any, ...]]](), True, False
        for until, turn in turns:
            own = [at for at in done_for if max(since, last + 1) <= at < until]
            events = (*chain.from_iterable(turn),)
            newest = bool(own) or (newest and all(ended(event) in (None, seat) for event in events))
            if own:
                later = chain.from_iterable(turn[own[0] - until :])  # with later effects, such as keeping cards
                of_seat = (
                    event for event in takewhile(lambda event: begun(event) is None, later) if event.seat == seat
                )
                turns_before, before = found.pop() if called else (0, ())
                found.append((turns_before + sum(played(event) == seat for event in events), (*before, *of_seat)))
            called, since = bool(own) and not table.closes_turn(events), until
        count = sum(turns for turns, _ in found)
        shown = max((at for at, (turns, _) in enumerate(found) if turns), default=0) if count > 1 else 0
        parts = (*(each for _, each in found[shown:] if each),)
        return StoodIn(count, parts, by_computer, newest) if parts else None

    async def last_turn(self, table: Table) -> tuple[Outcome, NamesBySpan]:
        """Return the outcome of the last finished turn, and what the players are called there, for showing it again."""
        last = LoggedTurn((), ((0, table.names),), ())
        with contextlib.suppress(TableError):
            turns = await self.turns_as_logged(table)
            last = next((turn for turn in reversed(turns) if table.definition.ends_turn(turn.events)), last)
        return Outcome((), last.events, table.running.over), last.names

    async def round_events(self, table: Table, number: int) -> tuple[Any, ...]:
        """Return the events of a round; empty if there was no such round or the log cannot be replayed."""
        try:
            return of_round(table.definition, await self.replayed(turns_of, table), number)
        except TableError:
            return ()
