"""A game that is its setup and its log: to load, to copy and to take back it is played again. Knows no game.

It suits games that are short or quick to play; a long one keeps its position and copies that.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, ClassVar, Generic, TypeVar

from arnak_bot.games.options import GameOptions
from arnak_bot.games.port import Action, Setup, Standing

__all__ = ["PlainGame", "standing_orders"]

A = TypeVar("A", bound=Action)
E = TypeVar("E")
G = TypeVar("G", bound="PlainGame[Any, Any]")

_KEYS = ("players", "seed", "options", "edition", "log")


class PlainGame(ABC, Generic[A, E]):
    """A game in progress; see `arnak_bot.games.port.Game`.

    A game says how it is dealt, what is legal and what an action does; `carry_out` calls `end_turn` where a turn ends
    and `reveal` where something has come to light, so that it is known how far Undo reaches.
    """

    refusal: ClassVar[type[Exception]]
    """What `apply` raises, with what is to be said: "it is not your turn"."""

    def __init__(self, setup: Setup, log: Sequence[tuple[int, str]] = ()) -> None:
        self.setup = setup
        self._play(log)

    def _play(self, log: Sequence[tuple[int, str]]) -> None:
        self._log: list[tuple[int, str]] = []
        self._turn_began = self._revealed = 0
        self.opening: tuple[E, ...] = self.deal()
        for seat, text in log:
            self.apply(text, seat)

    # --- what a game says itself

    @abstractmethod
    def deal(self) -> tuple[E, ...]:
        """Set the game up and return what happened.

        Raises:
            ValueError: no table can have chosen this setup.
        """

    @property
    @abstractmethod
    def seats_to_act(self) -> tuple[int, ...]:
        """Whom the game waits for; nobody once it is over."""

    @abstractmethod
    def legal_actions(self, seat: int | None = None) -> tuple[A, ...]:
        """What a seat may do now; None: the first of those that are to act."""

    @abstractmethod
    def carry_out(self, action: A, seat: int) -> tuple[E, ...]:
        """Do what is legal and return what happened."""

    @abstractmethod
    def refused(self, text: str, seat: int | None) -> str:
        """Say in a clause why the action of this text is not legal."""

    def end_turn(self) -> None:
        """Let everything up to the action that is carried out stand."""
        self._turn_began = len(self._log)

    def reveal(self) -> None:
        """Let everything up to the action that is carried out stand, unless the others agree to take it back."""
        self._revealed = len(self._log)

    # --- what follows from that

    @property
    def round(self) -> int:
        """The round, from 1; a game that has several counts them itself."""
        return 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.seats_to_act

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return len(self._log)

    @property
    def log(self) -> tuple[tuple[int, str], ...]:
        """Every decision as (seat, action text)."""
        return tuple(self._log)

    @property
    def undoable(self) -> int:
        """How many decisions may be taken back."""
        return len(self._log) - max(self._turn_began, self._revealed)

    @property
    def can_undo(self) -> bool:
        """Whether the last decision may be taken back."""
        return self.undoable > 0

    def apply(self, action: A | str, seat: int | None = None) -> tuple[E, ...]:
        """Carry out an action, or the text of one, and return what happened."""
        text = action if isinstance(action, str) else action.text
        acting = next(iter(self.seats_to_act), None) if seat is None else seat
        legal = () if acting is None else self.legal_actions(acting)
        wanted = next((each for each in legal if each.text == text), None)
        if wanted is None or acting is None:
            raise self.refusal(self.refused(text, acting))
        self._log.append((acting, text))
        return self.carry_out(wanted, acting)

    def undo(self) -> None:
        """Take the last decision back."""
        self._back(self.can_undo)

    def take_back(self) -> None:
        """Take the last decision back, though it may have revealed something."""
        self._back(bool(self._log))

    def _back(self, allowed: bool) -> None:
        if not allowed:
            raise self.refusal(self.refused("undo", next(iter(self.seats_to_act), None)))
        self._play(self._log[:-1])

    def to_dict(self) -> dict[str, Any]:
        """The whole game as JSON values."""
        setup = self.setup
        values = (setup.players, setup.seed, dict(setup.options), setup.edition, [list(each) for each in self._log])
        return dict(zip(_KEYS, values, strict=True))

    @classmethod
    def load(cls: type[G], data: dict[str, Any]) -> G:
        """Rebuild a game from `to_dict`.

        Raises:
            ValueError: it is none.
        """
        if not isinstance(data, dict) or set(data) != set(_KEYS):
            raise ValueError(f"a game has {', '.join(_KEYS)}")
        try:
            setup = Setup(data["players"], data["seed"], GameOptions.of(data["options"]), data["edition"])
            return cls(setup, [(seat, text) for seat, text in data["log"]])
        except (cls.refusal, AttributeError, KeyError, TypeError) as error:
            raise ValueError(f"this game cannot be played again: {error}") from error

    def begun(self: G) -> G:
        """Return the same game as it stood when it was dealt."""
        return type(self)(self.setup)

    def copy(self: G) -> G:
        """Return an independent game in the same position."""
        return type(self)(self.setup, self._log)

    def fingerprint(self) -> str:
        """Return the sha256 of the game."""
        return sha256(json.dumps(self.to_dict(), sort_keys=True).encode()).hexdigest()


def standing_orders(is_end: Callable[[A], bool]) -> Callable[[Any, int, Standing], A | None]:
    """Return the `Rules.order` of a game whose turns players end: what is all that is left is done."""

    def order(game: Any, seat: int, standing: Standing) -> A | None:
        if not (standing.auto or standing.ends):
            return None
        legal: tuple[A, ...] = game.legal_actions(seat)
        only = legal[0] if len(legal) == 1 else None
        return only if only is not None and (standing.ends if is_end(only) else standing.auto) else None

    return order
