"""What a game can think about itself: hints for whoever is to move, and a look back at a whole game. Knows no game.

All of it is frozen and plain: it can be sent to another process, and kept as JSON (`kit.codec`). Reasons are told apart
by words of the game's own, which the game alone puts into sentences (`ThoughtTexts`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

__all__ = [
    "LEAST_LOSS",
    "LEVELS",
    "MOST_ADVICE",
    "MOST_MOMENTS",
    "SURE",
    "Advice",
    "Adviser",
    "Computer",
    "Look",
    "Moment",
    "Player",
    "Reason",
    "Review",
    "Reviewer",
    "is_as_good",
]

MOST_ADVICE = 3
MOST_MOMENTS = 3
LEAST_LOSS = 3
"""A decision that cost no more points than this is not held against anybody."""

SURE = 2.0
"""How many standard errors a difference has to be for anybody to speak of it."""

LEVELS = ("novice", "able", "strong")
"""How well computer players play, the weakest first, whatever is played; a game has all of them or none."""

G = TypeVar("G")
G_contra = TypeVar("G_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


class Player(Protocol[V_contra, A_co]):
    """A player that decides by what lies before it: given what a seat may know, and nothing else."""

    def choose(self, view: V_contra) -> A_co:
        """Return one of the legal actions of the view's seat."""


class Computer(Protocol[G_contra, A_co]):
    """A computer player that looks ahead. It may take a while; it is asked in a process of its own."""

    def choose(self, game: G_contra, seat: int) -> A_co:
        """Return one of the legal actions of a seat, from what that seat may know of the game and nothing else.

        Raises:
            ValueError: the seat is not to act.
        """


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that speaks for a way to play a turn: a kind of the game's own, with what it is about and how much."""

    kind: str
    about: tuple[str, ...] = ()
    count: int = 0


def is_as_good(behind: float, doubt: float) -> bool:
    """Whether a way that came to so much less, with this standard error, cannot be told from the best.

    >>> is_as_good(0.4, 0.1), is_as_good(2.0, 1.5), is_as_good(2.0, 0.5)
    (True, True, False)
    """
    return behind < max(0.5, SURE * doubt)


@dataclass(frozen=True, slots=True)
class Advice:
    """A way to begin a turn.

    Attributes:
        actions: what to do, as texts of actions, up to the first that reveals something.
        worth: the points that the seat may expect to have at the end.
        error: the standard error of that, over the imagined games in which it was followed; of a hint, how far the end
            of a game may differ from it, a standard deviation.
        reasons: what speaks for it, the weightiest first.
        behind: how much more the best of several ways came to in the same imagined games.
        doubt: the standard error of that; 0 for the best alone.
    """

    actions: tuple[str, ...]
    worth: float
    error: float
    reasons: tuple[Reason, ...] = ()
    behind: float = 0.0
    doubt: float = 0.0

    @property
    def is_as_good(self) -> bool:
        """Whether it cannot be told from the best: what they differ by is less than luck."""
        return is_as_good(self.behind, self.doubt)


class Adviser(Protocol[G_contra]):
    """Says what might be done. It takes a while; it is asked in a process of its own, and can be sent there."""

    def advise(self, game: G_contra, seat: int, seed: str) -> tuple[Advice, ...]:
        """At most `MOST_ADVICE` ways to play on for a seat that is to act, the best first, each a different one.

        It is made from what the seat may know and nothing else; the same seed and position give the same.

        Raises:
            ValueError: the seat is not to act.
        """

    def purposes(self, game: G_contra, seat: int, actions: Sequence[str], seed: str) -> tuple[Reason, ...]:
        """What a turn was good for that a seat has played, as the others may hear it; `game` is as it stood before."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a look back at one decision has found.

    Attributes:
        ply: how many decisions came before it.
        expected: the points that the seat could expect at the end, if it played on as well as was found.
        spread: by how much the end usually differs from that, a standard deviation.
        revealed: whether something was revealed in this turn that nobody could foresee.
        played: what was done, and what it was worth.
        better: the best that was found, in the same imagined games; None where that is what was done.
        lost: how much more that was worth.
        error: the standard error of that difference.
        second: where what was done is the best that was found, the best of all else.
        gained: how much less that was worth.
        gain_error: the standard error of that difference.
    """

    ply: int
    round: int
    seat: int
    expected: float
    spread: float
    revealed: bool
    played: Advice
    better: Advice | None
    lost: float
    error: float
    second: Advice | None = None
    gained: float = 0.0
    gain_error: float = 0.0


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment that decided a game.

    Attributes:
        ply: how many decisions came before it.
        played: what was done.
        better: what would have been better; None where it was not a decision that cost anything.
        change: by how many points the seat's expectation changed by it; less than nothing where it lost them.
        error: the standard error of that.
        second: the best of all else, where a decision was a good one. Where there is neither, it was what was revealed.
    """

    ply: int
    round: int
    seat: int
    played: Advice
    better: Advice | None
    change: float
    error: float
    second: Advice | None = None


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game looked back at.

    Attributes:
        plies: where it was looked at, as numbers of decisions that came before.
        rounds: in which round each of these was.
        expected: for each of them, the points that each seat could expect at the end, bystanders after the seats.
        spreads: for each of them, by how much the end usually differs from that, a standard deviation.
        final: what they came to have.
        turns: how many decisions of the players were weighed against others.
        moments: what decided the game, in the order in which it happened.
    """

    plies: tuple[int, ...]
    rounds: tuple[int, ...]
    expected: tuple[tuple[float, ...], ...]
    spreads: tuple[tuple[float, ...], ...]
    final: tuple[int, ...]
    turns: int
    moments: tuple[Moment, ...]


class Reviewer(Protocol[G]):
    """Looks back at a finished game, a small piece of work at a time, each in any process; it can be sent there."""

    def stops(self, game: G) -> tuple[int, ...]:
        """Where to look: numbers of decisions that came before."""

    def look(self, game: G, ply: int, seed: str) -> Look:
        """Look at one of the stops; the same seed gives the same.

        Raises:
            ValueError: it is none of them.
        """

    def conclude(self, game: G, looks: tuple[Look, ...]) -> Review:
        """Put together what was found at all stops, in their order."""

    def position(self, game: G, ply: int) -> G:
        """The game as it stood after so many decisions: what its views and pictures at a moment are made from."""
