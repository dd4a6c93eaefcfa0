"""A game that keeps its state beside its log, as it is too long to be played again for every copy. Knows no game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from arnak_bot.game.position import Action, Game
from arnak_bot.kit.codec import Codec, decode, encode
from arnak_bot.kit.dumps import Step, newest_format, up_to_date
from arnak_bot.kit.plain import copied

__all__ = ["StatefulGame"]

A = TypeVar("A", bound=Action)
E = TypeVar("E")
S = TypeVar("S")
G = TypeVar("G", bound="StatefulGame[Any, Any, Any]")


class StatefulGame(Game[A, E], Generic[A, E, S]):
    """A setup, a state and a log. Make one with `new` or `from_dict`.

    `base` is a position that undo may play again from, and how many decisions lie before it.
    """

    steps: ClassVar[Sequence[Step]]
    """What brings older dumps up to date; see `arnak_bot.kit.dumps`."""
    kinds: ClassVar[tuple[type, type]]
    """The classes of the setup and of the state."""
    codec: ClassVar[Codec] = Codec()
    """How the state is written."""

    def __init__(self, setup: Any, state: S, log: list[tuple[int, str]], base: tuple[S, int] | None = None) -> None:
        self.setup = setup
        self.opening = ()
        self._state = state
        self._log = log
        self._base = base or (self.copied(state), len(log))
        self._forget()

    @classmethod
    def new(cls: type[G], setup: Any) -> G:
        """Set up a game and deal; `opening` holds what happened."""
        state, opening = cls.dealt(setup)
        game = cls(setup, state, [])
        game.opening = tuple(opening)
        return game

    @staticmethod
    @abstractmethod
    def dealt(setup: Any) -> tuple[Any, Sequence[Any]]:
        """Return the state that a game begins with, and what happened until then."""

    @staticmethod
    def copied(state: Any) -> Any:
        """Return an independent copy of a state."""
        return copied(state)

    def _forget(self) -> None:
        """Drop what was found out about a position that changes."""
        self._legal: tuple[A, ...] | None = None

    @property
    def state(self) -> S:
        """The whole position, hidden things included: for tests and tools, never for faces."""
        return self._state

    @property
    def undo_floor(self) -> int:
        floor: int = self._state.undo_floor  # type: ignore[attr-defined]
        return floor

    def play_without(self, at: int) -> None:
        """Play everything once more but for one decision of the log.

        It is played from the position that was set up or loaded, if that came before the decision: older ones may have
        been made under other rules.
        """
        start, done = self._base
        if done <= at:
            before = type(self)(self.setup, self.copied(start), self._log[:done])
        else:
            before, done = self.new(self.setup), 0
        for seat, text in self._log[done:at] + self._log[at + 1 :]:
            before.apply(text, seat)
        self._state, self._log = before._state, before._log
        self._forget()

    def copy(self: G) -> G:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._state, twin._log = self.copied(self._state), self._log[:]
        return twin

    def to_dict(self) -> dict[str, Any]:
        return {
            "format": newest_format(self.steps),
            "setup": encode(self.setup),
            "log": encode(self._log),
            "state": self.codec.encode(self._state),
        }

    @classmethod
    def from_dict(cls: type[G], data: dict[str, Any]) -> G:
        """Rebuild a game from `to_dict`.

        A game that an older version dumped is brought up to date; nothing is filled in beside that.

        Raises:
            ValueError: the data is of an unknown format, or lacks something, or has too much: it says what.
        """
        dump, (setup_kind, state_kind) = up_to_date(data, cls.steps), cls.kinds
        log = decode(list[tuple[int, str]], dump["log"])
        setup, state = decode(setup_kind, dump["setup"]), cls.codec.decode(state_kind, dump["state"])
        return cls(setup, state, log)
