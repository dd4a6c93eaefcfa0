"""A game that keeps its state in addition to its log, since replaying it for every copy would take too long."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from arnak_bot.game.position import Action, Game
from arnak_bot.kit.codec import Codec, decode, encode
from arnak_bot.kit.dumps import Step, newest_format, up_to_date
from arnak_bot.kit.plain import copied

A = TypeVar("A", bound=Action)
E = TypeVar("E")
S = TypeVar("S")
G = TypeVar("G", bound="StatefulGame[Any, Any, Any]")


class StatefulGame(Game[A, E], Generic[A, E, S]):
    """Undo replays from the last position that cannot be undone, so its cost does not grow with the game."""

    steps: ClassVar[Sequence[Step]]
    """The migrations of older dumps; see `arnak_bot.kit.dumps`."""
    kinds: ClassVar[tuple[type, type]]
    codec: ClassVar[Codec] = Codec()

    def __init__(self, setup: Any, state: S, log: list[tuple[int, str]]) -> None:
        self.setup = setup
        self.opening = ()
        self._state = state
        self._log = log
        self._first = self._final = self.copied(state), len(log)
        self._forget()

    @classmethod
    def new(cls: type[G], setup: Any) -> G:
        state, opening = cls.dealt(setup)
        game = cls(setup, state, [])
        game.opening = tuple(opening)
        return game

    @staticmethod
    @abstractmethod
    def dealt(setup: Any) -> tuple[Any, Sequence[Any]]:
        """Return the initial state of a game, and the events of the deal."""

    @staticmethod
    def copied(state: Any) -> Any:
        return copied(state)

    def _forget(self) -> None:
        """Clear cached data about the position before it changes."""
        self._legal: tuple[A, ...] | None = None

    @property
    def state(self) -> S:
        """The whole state, including hidden information: for tests and tools, never for front ends."""
        return self._state

    @property
    def undo_floor(self) -> int:
        floor: int = self._state.undo_floor  # type: ignore[attr-defined]
        return floor

    def apply(self, action: A | str, seat: int | None = None) -> tuple[E, ...]:
        events = super().apply(action, seat)
        self._keep_if_final()
        return events

    def _keep_if_final(self) -> None:
        """Store a copy of the position if nothing can be undone. Not called by `play`: searches copy enough already."""
        if self.undo_floor == len(self._log):
            self._final = self.copied(self._state), len(self._log)

    def replay(self, log: Sequence[tuple[int, str]]) -> None:
        """Start from the last final position or, failing that, the initial or loaded one, provided that the log agrees
        with it: decisions before that position may have been made under other rules.
        """
        same = (each for each in (self._final, self._first) if self._log[: each[1]] == list(log[: each[1]]))
        start = next(same, None)
        if start is None:
            before, done = self.new(self.setup), 0
            self._first = before._first
        else:
            state, done = start
            before = type(self)(self.setup, self.copied(state), self._log[:done])
        for seat, text in log[done:]:
            before.apply(text, seat)
        self._state, self._log, self._final = before._state, before._log, before._final
        self._forget()

    def copy(self: G) -> G:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._state, twin._log = self.copied(self._state), self._log[:]
        return twin

    @property
    def stored(self) -> S:
        return self._state

    def to_dict(self) -> dict[str, Any]:
        return {
            "format": newest_format(self.steps),
            "setup": encode(self.setup),
            "log": encode(self._log),
            "state": self.codec.encode(self.stored),
        }

    @classmethod
    def from_dict(cls: type[G], data: dict[str, Any]) -> G:
        """Migrates older dumps. Raises ValueError if the format is unknown, or data is missing or unexpected."""
        dump, (setup_kind, state_kind) = up_to_date(data, cls.steps), cls.kinds
        log = decode(list[tuple[int, str]], dump["log"])
        setup, state = decode(setup_kind, dump["setup"]), cls.codec.decode(state_kind, dump["state"])
        return cls(setup, state, log)
