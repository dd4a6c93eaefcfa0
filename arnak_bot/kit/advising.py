"""Gives hints and reviews finished games: a game defines and compares the options. This takes a while and happens in
other processes, so advisers and reviewers are stateless and can be pickled.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar

from arnak_bot.game.thinking import Advice, Look, Reason, Review
from arnak_bot.kit.looking_back import concluded

A = TypeVar("A")
G = TypeVar("G", bound=Any)
W = TypeVar("W")


class Adviser(ABC, Generic[G, W]):
    """Gives hints. Uses only what a seat may know; the same seed and position give the same result."""

    __slots__ = ()

    @abstractmethod
    def compared(self, game: G, seat: int, seed: str) -> Sequence[W]:
        """The most promising options, with their results in the same imagined games, best first."""

    @abstractmethod
    def told(self, game: G, seat: int, way: W, found: Sequence[W], seed: str) -> Advice | None:
        """The hint for one of the compared options; None if the option is not worth mentioning."""

    def in_order(self, told: Sequence[Advice]) -> tuple[Advice, ...]:
        return tuple(told)

    def reasons_left(self, game: G, seat: int, rest: Advice, seed: str) -> tuple[Reason, ...]:
        """The reasons for the rest of an option that the player has begun; `rest.reasons` apply to all of it."""
        return rest.reasons

    def purposes(self, game: G, seat: int, actions: Sequence[str], seed: str) -> tuple[Reason, ...]:
        """The achievements of a seat's turn that the others may know but cannot see; `game`: before the turn."""
        return ()

    def advise(self, game: G, seat: int, seed: str) -> tuple[Advice, ...]:
        """At most `MOST_ADVICE` options, best first. If the player has begun one that was advised, its rest, with the
        reasons that still apply. Raises ValueError if the seat is not to act.
        """
        if not game.legal_actions(seat):
            raise ValueError("this seat is not to act")
        begun, made = _begun(game, seat)
        if made:
            said = self._advised(begun, seat, seed)
            rest = [replace(each, actions=left) for each in said if (left := _left(each.actions, made))]
            if rest:
                rest = [replace(each, reasons=self.reasons_left(game, seat, each, seed)) for each in rest]
                return relative_to_first(rest)
        return self._advised(game, seat, seed)

    def _advised(self, game: G, seat: int, seed: str) -> tuple[Advice, ...]:
        found = self.compared(game, seat, seed)
        return self.in_order([told for way in found if (told := self.told(game, seat, way, found, seed)) is not None])


def _begun(game: G, seat: int) -> tuple[G, tuple[str, ...]]:
    """The game at the beginning of the turn or after the last reveal in it, and what the seat has done since."""
    since = game.log[game.undo_floor :]
    if not since or any(by != seat for by, _ in since):
        return game, ()
    begun: G = type(game).new(game.setup)
    for by, text in game.log[: game.undo_floor]:
        begun.apply(text, by)
    return begun, tuple(text for _, text in since)


def _left(actions: tuple[str, ...], made: tuple[str, ...]) -> tuple[str, ...]:
    return actions[len(made) :] if actions[: len(made)] == made else ()


def relative_to_first(told: Sequence[Advice]) -> tuple[Advice, ...]:
    first, *others = told
    return (
        replace(first, behind=0.0, doubt=0.0),
        *(
            replace(each, behind=max(0.0, each.behind - first.behind), doubt=each.doubt or first.doubt)
            for each in others
        ),
    )


class Reviewer(ABC, Generic[G, A]):
    """Reviews a finished game in small units of work, its stops, each of which is the beginning of a turn."""

    __slots__ = ()

    @abstractmethod
    def parse(self, text: str) -> A: ...

    @abstractmethod
    def is_stop(self, position: G) -> bool:
        """Whether there is anything to choose in a turn that begins at this position."""

    @abstractmethod
    def weigh(self, position: G, played: Sequence[tuple[int, A]], seed: str) -> Look:
        """Compare the moves played from a position with the best alternative; `played` is the rest of the log."""

    def begins_turn(self, events: Sequence[Any]) -> bool:
        return True

    def alike(self, look: Look) -> object:
        """A key for recognising the same mistake in two decisions; by default no two are the same."""
        return look.ply

    def conclude(self, game: G, looks: tuple[Look, ...]) -> Review:
        totals, ranks = zip(*((sheet.total, sheet.rank) for sheet in game.scores()), strict=True)
        return concluded(looks, totals, alike=self.alike, ranks=ranks)

    def turns(self, game: G) -> Iterator[G]:
        """The game at every position to review: always the same object, which advances from one to the next."""
        position, begun = type(game).new(game.setup), True
        for seat, text in game.log:
            if begun and self.is_stop(position):
                yield position
            begun = self.begins_turn(position.play(self.parse(text), seat))

    def stops(self, game: G) -> tuple[int, ...]:
        return tuple(position.ply for position in self.turns(game))

    def look(self, game: G, ply: int, seed: str) -> Look:
        """Compare the turn that began at this ply with the best alternative. Raises as `at_stop`."""
        return self.weigh(*self.at_stop(game, ply), seed)

    def at_stop(self, game: G, ply: int) -> tuple[G, list[tuple[int, A]]]:
        """The game at a stop, and what was played from there. Raises ValueError if no turn with a choice began."""
        position = self.position(game, ply)
        if not self.is_stop(position):
            raise ValueError(f"no turn with a choice began after {ply} decisions")
        return position, [(seat, self.parse(text)) for seat, text in game.log[ply:]]

    def position(self, game: G, ply: int) -> G:
        position: G = type(game).new(game.setup)
        for seat, text in game.log[:ply]:
            position.play(self.parse(text), seat)
        return position
