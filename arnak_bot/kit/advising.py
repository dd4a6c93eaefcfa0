"""Who hints and who looks back, put together: a game adds what it compares, and what it says of that. Knows no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar

from arnak_bot.game.thinking import Advice, Look

__all__ = ["Adviser", "Reviewer"]

A = TypeVar("A")
G = TypeVar("G", bound=Any)
W = TypeVar("W")


class Adviser(ABC, Generic[G, W]):
    """See `arnak_bot.game.thinking.Adviser`. It remembers nothing."""

    __slots__ = ()

    @abstractmethod
    def compared(self, game: G, seat: int, seed: str) -> Sequence[W]:
        """The ways to play on that seem best, with what they come to in the same imagined games, the best first."""

    @abstractmethod
    def told(self, game: G, seat: int, way: W, found: Sequence[W], seed: str) -> Advice | None:
        """What is said of a way that was compared with others; None where it is not worth telling."""

    def advise(self, game: G, seat: int, seed: str) -> tuple[Advice, ...]:
        """The ways to play on that are worth telling, the best first.

        Raises:
            ValueError: the seat is not to act.
        """
        if not game.legal_actions(seat):
            raise ValueError("this seat is not to act")
        found = self.compared(game, seat, seed)
        return tuple(filter(None, (self.told(game, seat, way, found, seed) for way in found)))


class Reviewer(ABC, Generic[G, A]):
    """See `arnak_bot.game.thinking.Reviewer`. It remembers nothing; a stop is where a turn begins."""

    __slots__ = ()

    @abstractmethod
    def parse(self, text: str) -> A:
        """An action from its text."""

    @abstractmethod
    def is_stop(self, position: G) -> bool:
        """Whether there is something to choose in the turn that begins here."""

    @abstractmethod
    def weigh(self, position: G, played: Sequence[tuple[int, A]], seed: str) -> Look:
        """Compare what was done at a stop with what would have been better; what was played begins with it."""

    def begins_turn(self, events: Sequence[Any]) -> bool:
        """Whether a turn can begin after these."""
        return True

    def turns(self, game: G) -> Iterator[G]:
        """The game at every stop; it is one and the same, and goes on between."""
        position, begun = type(game).new(game.setup), True
        for seat, text in game.log:
            if begun and self.is_stop(position):
                yield position
            begun = self.begins_turn(position.carry_out(self.parse(text), seat))

    def stops(self, game: G) -> tuple[int, ...]:
        """Where turns began in which there was something to choose."""
        return tuple(position.ply for position in self.turns(game))

    def look(self, game: G, ply: int, seed: str) -> Look:
        """Compare what was done in the turn that began after so many decisions with what would have been better.

        Raises:
            ValueError: no turn began then.
        """
        return self.weigh(*self.at_stop(game, ply), seed)

    def at_stop(self, game: G, ply: int) -> tuple[G, list[tuple[int, A]]]:
        """The game as it stood at a stop, and what was played from there.

        Raises:
            ValueError: no turn began then.
        """
        position = self.position(game, ply)
        if not self.is_stop(position):
            raise ValueError(f"no turn with a choice began after {ply} decisions")
        return position, [(seat, self.parse(text)) for seat, text in game.log[ply:]]

    def position(self, game: G, ply: int) -> G:
        """The game as it stood after so many decisions."""
        position: G = type(game).new(game.setup)
        for seat, text in game.log[:ply]:
            position.carry_out(self.parse(text), seat)
        return position
