"""The values of hints and reviews, and the interfaces of players. Independent of any one game. All values are frozen
data that can be sent to another process and stored as JSON (`kit.codec`). A reason has a kind defined by the game, and
only the game turns it into sentences (`ThoughtTexts`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeVar

MOST_ADVICE = 3
MOST_MOMENTS = 3
LEAST_LOSS = 3
"""A decision that cost no more points than this does not count as a mistake."""

SURE = 2.0
"""How many standard errors a difference must span to be mentioned."""

LEVELS = ("novice", "able", "strong")
"""The levels of computer players, weakest first. A game has all of them or none."""

G_contra = TypeVar("G_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


class Player(Protocol[V_contra, A_co]):
    """A player that decides by the current view alone."""

    def choose(self, view: V_contra) -> A_co:
        """Return one of the legal actions of the view's seat."""


class Computer(Protocol[G_contra, A_co]):
    """A computer player that looks ahead. It may take a while, so it runs in a process of its own."""

    def choose(self, game: G_contra, seat: int) -> A_co:
        """A legal action of a seat, using only what that seat may know. Raises ValueError if it is not to act."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One argument for an option: a kind defined by the game, its subject, and an amount."""

    kind: str
    about: tuple[str, ...] = ()
    count: int = 0


def is_as_good(behind: float, doubt: float) -> bool:
    """Whether an option that is `behind` the best, with the standard error `doubt`, is practically as good.

    >>> is_as_good(0.4, 0.1), is_as_good(2.0, 1.5), is_as_good(2.0, 0.5)
    (True, True, False)
    """
    return behind < max(0.5, SURE * doubt)


@dataclass(frozen=True, slots=True)
class Advice:
    """One option for beginning a turn.

    Attributes:
        actions: the texts of the actions, up to the first that reveals something.
        worth: the seat's expected points at the end of the game.
        error: the standard error of `worth` over the imagined games that followed this line; for a hint, the standard
            deviation of final scores around `worth`.
        reasons: the reasons for it, most important first.
        behind, doubt: how many more points the best of several options scored in the same imagined games, and the
            standard error of that; 0 only for the best.
    """

    actions: tuple[str, ...]
    worth: float
    error: float
    reasons: tuple[Reason, ...] = ()
    behind: float = 0.0
    doubt: float = 0.0

    @property
    def is_as_good(self) -> bool:
        return is_as_good(self.behind, self.doubt)


@dataclass(frozen=True, slots=True)
class Look:
    """The analysis of one decision.

    Attributes:
        ply: how many decisions came before it.
        expected, spread: the seat's expected points at the end, if it continued with the best line found, and the
            standard deviation of final scores around them.
        revealed: whether something unforeseeable was revealed in this turn.
        better: the best line found, in the same imagined games as `played`; None if it was played.
        lost, error: how much more `better` was worth, and the standard error of that.
        second: if the best line found was played, the best alternative.
        gained, gain_error: how much less `second` was worth, and the standard error of that.
        everybody: `expected` and `spread` of every seat, if they come from the same games; it is empty if each seat's
            figures are known only from its own decisions.
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
    everybody: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """A key moment of a game.

    Attributes:
        ply: how many decisions came before it.
        better: a better line than the one `played`; None if the decision cost nothing.
        change, error: how much the seat's expected points changed (negative for a loss), and the standard error of
            that.
        second: the best alternative to a good decision. If this and `better` are None, the moment was a reveal.
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
    """The review of a whole game.

    Attributes:
        plies, rounds: for each position analysed, how many decisions precede it, and its round.
        expected: for each position, the expected final points of each seat, then of the automas.
        spreads: for each position, the standard deviations of final scores around `expected`.
        final: the actual final points.
        turns: how many of the players' decisions were compared with alternatives.
        moments: the key moments, in chronological order.
        ranks: the final rank of each seat, with ties broken by the rules of the game; if empty, points alone decide.
    """

    plies: tuple[int, ...]
    rounds: tuple[int, ...]
    expected: tuple[tuple[float, ...], ...]
    spreads: tuple[tuple[float, ...], ...]
    final: tuple[int, ...]
    turns: int
    moments: tuple[Moment, ...]
    ranks: tuple[int, ...] = ()

    @property
    def places(self) -> tuple[int, ...]:
        """The final rank of each seat, 1 for a winner."""
        return self.ranks or tuple(1 + sum(other > points for other in self.final) for points in self.final)
