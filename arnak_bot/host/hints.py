"""Hints and game reviews by computer players, worked out in other processes when somebody asks."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

from arnak_bot.game.thinking import Advice, Look, Moment, Review
from arnak_bot.host.errors import TableError
from arnak_bot.host.registry import Registry, keep_newest
from arnak_bot.host.tables import Table
from arnak_bot.host.workers import Workers, WorkFailed
from arnak_bot.kit.advising import Reviewer
from arnak_bot.kit.codec import decode, encode
from arnak_bot.kit.computing import on_game
from arnak_bot.refusals import Why

T = TypeVar("T")
MOST_KEPT = 100
"""How many hints are cached, so that pressing the button ten times does not compute the same hint ten times."""

_log = logging.getLogger("arnak")


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a review: the seat's view before the move, the public table after it (before it if it ended the
    round, since a new one looks quite different), the events of the move, and the players' names then.
    """

    seen: Any
    table: Any
    events: tuple[Any, ...]
    names: tuple[str, ...]


class Hints:
    """Hints for the player to act, and reviews of finished games. Hints only use what the player's seat may know."""

    def __init__(self, registry: Registry, workers: Workers) -> None:
        self._registry = registry
        self._workers = workers
        self._advising: dict[tuple[int, int, int], asyncio.Task[tuple[Advice, ...]]] = {}
        self._reviewing: dict[int, asyncio.Task[Review]] = {}
        self._progress: dict[int, tuple[int, int]] = {}

    # --- hints ----------------------------------------------------------------------------------------

    def may_ask(self, table: Table) -> bool:
        """Whether players may ask for hints: if the table allows it or nobody else plays, but never on the ladder."""
        allowed = (table.options.hints or table.alone) and table.sealed_until is None
        return table.definition.adviser is not None and allowed

    async def advice(self, table: Table, user_id: int) -> tuple[Advice, ...]:
        """Suggest up to three continuations to a user who is to act, best first. Asking again gives the same answer.
        Raises TableError if it is not their turn, hints are not allowed here, or no worker process is available.
        """
        game, seat = table.turn_of(user_id)
        adviser = table.definition.adviser
        if adviser is None or not self.may_ask(table):
            raise TableError(Why.NO_HINTS_HERE if table.sealed_until is None else Why.NO_HINTS_ON_LADDER)
        key = (table.id, table.since(seat), seat)
        task = self._advising.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            advice = self._thought(adviser.advise, table, game.to_dict(), seat, table.commitment)
            task = asyncio.create_task(advice)
        keep_newest(self._advising, key, task, MOST_KEPT)
        return await asyncio.shield(task)

    async def guidance(self, table: Table, user_id: int) -> Advice | None:
        """Return the best suggestion for a player in a guided game; None if there is none."""
        if table.options.game != table.definition.guided:
            return None
        try:
            return next(iter(await self.advice(table, user_id)), None)
        except TableError:
            return None  # no hint this time; the game goes on

    async def _thought(self, work: Callable[..., T], table: Table, dump: dict[str, Any], *arguments: object) -> T:
        """Run a computer player's job in another process. Raises TableError if it failed."""
        try:
            return await self._workers.run(on_game, table.definition.load, dump, work, *arguments)
        except WorkFailed as error:
            _log.error("A hint or review for table %s failed: %s", table.id, error)
            raise TableError(Why.NOBODY_THINKS) from error

    # --- reviews ---------------------------------------------------------------------------------------

    async def kept(self, table: Table) -> Review | None:
        """Return a stored review; None if nobody has asked for one or it is no longer readable."""
        text = await self._registry.store.review(table.id)
        try:
            found: Review | None = None if text is None else decode(Review, json.loads(text))
        except (ValueError, TypeError, LookupError):
            return None
        return found

    def progress(self, table: Table) -> tuple[int, int]:
        """Return (turns reviewed so far, turns in total)."""
        return self._progress.get(table.id, (0, 0))

    async def review(self, table: Table) -> Review:
        """Review a finished game; everybody shares the result. Takes a minute, and goes on if nobody waits. Raises
        TableError if the game is running or has no reviews, its deal is still secret, or no worker is available.
        """
        table.finished(self._registry.now())
        reviewer = table.definition.reviewer
        if reviewer is None:
            raise TableError(Why.NO_REVIEW_OF_THIS)
        if (kept := await self.kept(table)) is not None:
            return kept
        task = self._reviewing.get(table.id)
        if task is None:
            task = self._reviewing[table.id] = asyncio.create_task(self._review(table, reviewer))
            task.add_done_callback(partial(self._reviewed, table.id))
        return await asyncio.shield(task)

    def _reviewed(self, table_id: int, task: asyncio.Task[Review]) -> None:
        self._reviewing.pop(table_id, None)
        self._progress.pop(table_id, None)
        if not task.cancelled():
            task.exception()  # retrieved here in case nobody is waiting for it any more

    async def _review(self, table: Table, reviewer: Reviewer[Any, Any]) -> Review:
        game = table.running
        dump = game.to_dict()
        stops = await self._registry.in_thread(lambda: reviewer.stops(game))
        looks: list[Look] = []
        for ply in stops:
            self._progress[table.id] = (len(looks), len(stops))
            look = await self._thought(reviewer.look, table, dump, ply, table.commitment)
            if look.seat in table.seats_played_for(ply, ply + len(look.played.actions)):
                look = replace(look, better=None, second=None)  # not the player's decision, so not their mistake either
            looks.append(look)
        review = await self._thought(reviewer.conclude, table, dump, tuple(looks))
        await self._registry.store.keep_review(table.id, json.dumps(encode(review)))
        return review

    async def scenes(self, table: Table, review: Review) -> list[Scene]:
        reviewer, game = table.definition.reviewer, table.running
        assert reviewer is not None, "a game with a review has a reviewer"

        def played() -> list[Scene]:
            return [
                _scene(reviewer.position(game, moment.ply), moment, table.names_at(moment.ply))
                for moment in review.moments
            ]

        return await self._registry.in_thread(played)

    async def close(self) -> None:
        """Abandon the hints and reviews in progress; asking again starts them over."""
        tasks = (*self._reviewing.values(), *self._advising.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _scene(position: Any, moment: Moment, names: tuple[str, ...]) -> Scene:
    seen, before, round_then = position.view(moment.seat), position.view(None), position.round
    events: tuple[Any, ...] = ()
    for text in moment.played.actions:
        events += position.apply(text, moment.seat)
    ended = position.over or position.round != round_then
    return Scene(seen, before if ended else position.view(None), events, names)
