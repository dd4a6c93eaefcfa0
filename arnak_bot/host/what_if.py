"""What if: continue differently from any decision of a finished game, on a private copy, alone or against computers.
This never affects the table, its results or other people. An attempt is stored by user and table.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.position import Action, Position, View
from arnak_bot.host.computers import decided_by
from arnak_bot.host.errors import StaleClick, TableError
from arnak_bot.host.history import History
from arnak_bot.host.plans import exact_action, private_copy, what_follows
from arnak_bot.host.registry import Registry
from arnak_bot.host.tables import Table
from arnak_bot.host.workers import Workers, WorkFailed
from arnak_bot.kit.codec import decode, encode
from arnak_bot.refusals import Impossible, Why
from arnak_bot.store import SPOILED

_NOBODY = -1


@dataclass(frozen=True, slots=True)
class Attempt:
    """A different continuation of a finished game, from the ply `since`. `level`: that of the computers in the other
    seats; "" if the person plays every seat. `tried`: the decisions made instead, as (seat, action).
    """

    since: int = 0
    level: str = ""
    tried: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a finished game, at which an attempt can begin; `since`: the ply before it. `events`: as the public saw
    them; `view`: its seat's, after it. `points`: after it, () if secret. `names`: those of the players then.
    """

    since: int
    round: int
    seat: int
    events: tuple[Any, ...]
    view: View
    points: tuple[int, ...]
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WhatIf:
    """The current state of an attempt.

    Attributes:
        attempt: as far as it can be replayed; newer rules can shorten it.
        table: a private copy of the table, in which the person sits at the seat to act.
        seat: the seat whose turn the attempt began with; against computers, the only one that the person plays.
        last: the seat's view before the decision that Undo takes back, and that decision; None if there is none.
        news: the events of that decision and of what others have done since.
        points, then, final: those of `seat` now, after as many turns of the finished game, and at its end.
    """

    attempt: Attempt
    table: Table
    seat: int
    last: tuple[View, Action] | None
    news: tuple[Any, ...]
    points: int
    then: int
    final: int

    @property
    def computers_next(self) -> bool:
        """Whether computers have to play before the person can."""
        acting = self.table.running.seats_to_act
        return bool(self.attempt.level and acting) and self.seat not in acting


@dataclass(slots=True)
class _Course:
    """A game being continued from some position: the events of the current turn, and how many turns have ended."""

    definition: AnyGame
    game: Position
    turn: list[tuple[Any, ...]] = field(default_factory=list)
    ended: int = 0

    def play(self, seat: int, action: str) -> tuple[Any, ...]:
        events = self.game.apply(action, seat)
        self.turn.append(events)
        if self.definition.ends_turn(events):
            self.turn, self.ended = [], self.ended + 1
        return events

    def points(self, seat: int) -> int:
        """Return a seat's points as shown in pictures: those so far if they are public, otherwise the final ones."""
        so_far = () if self.game.over else self.game.view(None).points
        return so_far[seat] if so_far else next(int(each.total) for each in self.game.scores() if each.seat == seat)


class WhatIfs:
    def __init__(self, registry: Registry, history: History, workers: Workers) -> None:
        self._registry = registry
        self._rows = registry.store.people
        self._history = history
        self._workers = workers

    async def turns(self, table: Table) -> list[Turn]:
        """Raises TableError if the game is not over, its deal is still secret, or older rules wrote its log."""
        table.finished(self._registry.now())
        return await self._history.replayed(lambda rules, game: _turns(rules, game, table), table)

    async def stands(self, table: Table, user_id: int) -> WhatIf | None:
        """A user's attempt; None if there is none. Raises as `turns`."""
        table.finished(self._registry.now())
        attempt = await self.kept(table, user_id)
        if attempt is None:
            return None
        return await self._history.replayed(lambda rules, game: _stands(rules, game, table, user_id, attempt), table)

    async def begin(self, table: Table, user_id: int, since: int) -> None:
        """Begin an attempt at this ply, against the same computers as in the user's previous one. Raises as `turns`,
        and StaleClick if there is no such decision.
        """
        if not 0 <= since < len(table.finished(self._registry.now()).log):
            raise StaleClick(Why.MOVED_ON)
        before = await self.kept(table, user_id) or Attempt()
        await self._keep(table, user_id, Attempt(since, before.level))

    async def choose(self, table: Table, user_id: int, level: str) -> None:
        """Choose who plays the other seats from now on: computers of a level, or "" for the user. Raises as `turns`,
        and StaleClick if there are no such computers.
        """
        table.finished(self._registry.now())
        if level and (level not in table.definition.levels or len(table.seats) == 1):
            raise StaleClick(Why.MOVED_ON)
        before = await self.kept(table, user_id) or Attempt()
        await self._keep(table, user_id, replace(before, level=level))

    async def try_out(
        self, table: Table, user_id: int, actions: Sequence[str], *, move: int | None = None, together: int = 1
    ) -> None:
        """Try out actions, as `Play.play` would play them. `move`: see `Planning.try_out`.

        Raises:
            StaleClick: the attempt has changed since the button was shown.
            TableError: one of the actions that belong together is not possible; nothing changed.
        """
        now = await self._fresh(table, user_id, move)
        tried = await self._registry.in_thread(lambda: _tried(now, actions, together))
        await self._keep(table, user_id, replace(now.attempt, tried=tried))

    async def undo(self, table: Table, user_id: int, *, move: int | None = None, steps: int = 1) -> None:
        """Undo the last `steps` of the user's own decisions, and what others did after them. Raises as `try_out`."""
        now = await self._fresh(table, user_id, move)
        tried = list(now.attempt.tried)
        for _ in range(steps):
            while tried:
                last = tried.pop()
                implied = bool(tried) and _is_implied(table.definition, tried[-1], last)
                if _is_own(now.attempt, last[0], now.seat) and not implied:
                    break
        await self._keep(table, user_id, replace(now.attempt, tried=tuple(tried)))

    async def play_others(self, table: Table, user_id: int) -> None:
        """Let the computers play until the user is to act, or the game is over. Raises TableError if no worker process
        is available; the moves made until then stay.
        """
        while (now := await self.stands(table, user_id)) is not None and now.computers_next:
            others = {each.seat for each in table.seats} - {now.seat}
            try:
                decided, _ = await decided_by(self._workers, now.table, dict.fromkeys(others, now.attempt.level))
            except WorkFailed as error:
                raise TableError(Why.NOBODY_THINKS) from error
            if await self.kept(table, user_id) != now.attempt:
                return  # the user has continued in the meantime
            await self._keep(table, user_id, replace(now.attempt, tried=(*now.attempt.tried, *decided)))

    async def _fresh(self, table: Table, user_id: int, move: int | None) -> WhatIf:
        now = await self.stands(table, user_id)
        if now is None or move not in (None, now.table.moves):
            raise StaleClick(Why.MOVED_ON)
        return now

    async def kept(self, table: Table, user_id: int) -> Attempt | None:
        """Return a user's attempt as stored, whether or not they may still play it; None if there is none."""
        text = await self._rows.what_if(table.id, user_id)
        try:
            found: Attempt | None = None if text is None else decode(Attempt, json.loads(text))
        except SPOILED:
            return None
        return found if found is not None and 0 <= found.since < len(table.running.log) else None

    async def _keep(self, table: Table, user_id: int, attempt: Attempt) -> None:
        text = json.dumps(encode(attempt), separators=(",", ":"))
        await self._registry.finish(self._rows.set_what_if(table.id, user_id, text))


def _turns(definition: AnyGame, told: Position, table: Table) -> list[Turn]:
    found, course = list[Turn](), _Course(definition, definition.begun(told))
    events, begins = list[Any](), (0, course.game.round, told.log[0][0] if told.log else 0)
    for since, (seat, text) in enumerate(told.log, 1):
        ended = course.ended
        events += [definition.seen_by(event, None) for event in course.play(seat, text)]
        if course.ended != ended or since == len(told.log):
            seat, points = begins[-1], course.game.view(None).points
            names = table.names_at(begins[0])
            found.append(Turn(*begins, tuple(events), course.game.view(seat), points, names))
            following = told.log[since][0] if since < len(told.log) else 0
            events, begins = [], (since, course.game.round, following)
    return found


def _stands(definition: AnyGame, told: Position, table: Table, user_id: int, attempt: Attempt) -> WhatIf:
    """Replay a game up to where an attempt begins, then the attempt and, for comparison, as many of the real turns."""
    own = told.log[attempt.since][0]
    now, real = (_Course(definition, definition.begun(told)) for _ in range(2))
    for course in (now, real):
        for seat, text in told.log[: attempt.since]:
            course.play(seat, text)
        course.ended = 0
    last, news = None, list[Any]()
    mine = max((at for at, (seat, _) in enumerate(attempt.tried) if _is_own(attempt, seat, own)), default=_NOBODY)
    for pair in [*pairwise(attempt.tried[: mine + 1])][::-1]:
        begins = {(seat, *text.split()[:1]) for seat, text in pair}  # such as the places of one walk, or a turn's end
        if len(begins) > 1 and not _is_implied(definition, *pair):
            break
        mine -= 1
    for at, (seat, text) in enumerate(attempt.tried):
        try:
            if at == mine:  # creating every view would cost more than everything else
                last, news = (now.game.view(seat), definition.parse(text)), []
            news += now.play(seat, text)
        except (ValueError, definition.refusal):
            return _stands(definition, told, table, user_id, replace(attempt, tried=attempt.tried[:at]))
    for seat, text in told.log[attempt.since :]:
        if real.ended >= now.ended and not now.game.over:
            break
        real.play(seat, text)
    acting = own if attempt.level else now.game.seat_to_act
    copied = private_copy(table, now.game, now.turn, now.game.ply)
    copied.seats = tuple(
        replace(
            each,
            user_id=user_id if each.seat == (own if acting is None else acting) else _NOBODY,
            note="",
            plans="",
            answers="",
            former="",
        )
        for each in table.seats
    )
    copied.by, copied.announced = ("",) * now.game.ply, ()
    final = _Course(definition, told).points(own)
    points, then = now.points(own), real.points(own)
    return WhatIf(attempt, copied, own, last, tuple(news) if last else (), points, then, final)


def _is_implied(definition: AnyGame, one: tuple[int, str], other: tuple[int, str]) -> bool:
    """Whether a decision was made together with the one before: a pass also ends the turn."""
    try:
        return other in [(one[0], each.text) for each in definition.follows(definition.parse(one[1]))[1:]]
    except (ValueError, definition.refusal):  # from an older version of the rules
        return False


def _is_own(attempt: Attempt, seat: int, own: int) -> bool:
    """Whether the person decides for `seat`; `own` is the seat that the attempt began with."""
    return not attempt.level or seat == own


def _tried(now: WhatIf, actions: Sequence[str], together: int) -> tuple[tuple[int, str], ...]:
    table, tried = now.table, list(now.attempt.tried)
    definition, seat = table.definition, next(each.seat for each in table.seats if each.user_id != _NOBODY)
    course = _Course(definition, table.running)

    def play(text: str) -> None:
        course.play(seat, text)
        tried.append((seat, text))

    try:
        for text in actions[:together]:
            play(exact_action(definition, course.game, seat, text).text)
    except definition.refusal as error:
        raise TableError(Impossible(error, definition)) from error
    waiting = list(actions[together:])
    while not course.ended and seat in course.game.seats_to_act:
        following = what_follows(definition, course.game.view(seat), waiting)
        if following is None:
            break
        play(following)
    return tuple(tried)
