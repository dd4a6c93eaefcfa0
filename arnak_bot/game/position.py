"""The interface of a game in progress, and a default based on replaying the log. Independent of any one game. Short
games are copied and undone by replaying them; long ones keep their state, and copy and undo in their own ways.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from arnak_bot.game.options import GameOptions

A = TypeVar("A", bound="Action")
E = TypeVar("E")
G = TypeVar("G", bound="Game[Any, Any]")

_KEYS = ("players", "seed", "options", "edition", "log")


class Action(Protocol):
    """Something a player may do. Its text is canonical: it is used in logs, the store, custom ids and tests."""

    @property
    def text(self) -> str:
        """The canonical text: unique among the legal actions, at most 80 characters."""


class Event(Protocol):
    """Something that happened; may include what only its seat may know."""

    @property
    def seat(self) -> int | None:
        """The seat that caused it; None if no seat did."""


class View(Protocol):
    """Everything that a seat may know or, if `viewer` is None, everything that is public."""

    @property
    def viewer(self) -> int | None:
        """The seat that this view is for."""

    @property
    def legal(self) -> tuple[Any, ...]:
        """The viewer's legal actions."""

    @property
    def answers(self) -> tuple[Any, ...]:
        """The viewer's legal actions that answer an open question."""

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """The seats that the game is waiting for."""

    @property
    def round(self) -> int:
        """The round, from 1."""

    @property
    def points(self) -> tuple[int, ...]:
        """The points so far, by seat. Only the public view must have them; empty if they are secret."""

    @property
    def undoable(self) -> int:
        """How many of this turn's decisions the viewer can still undo."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""


class ScoreSheet(Protocol):
    @property
    def seat(self) -> int:
        """The seat that was scored."""

    @property
    def total(self) -> int:
        """The total points."""

    @property
    def rank(self) -> int:
        """The final rank, 1 for a winner; tied seats share a rank. If nobody has won, everybody ranks second."""


@dataclass(frozen=True, slots=True)
class Move:
    text: str


class Refused(Exception):
    """An action was refused, and nothing changed. Holds the action's text and the seat, or a clause that says why. Each
    game has a subclass of its own, so that the reply to the player comes from that game's texts.
    """

    def __str__(self) -> str:
        return str(self.args[0]) if len(self.args) == 1 else "it is not possible now"


@dataclass(frozen=True, slots=True)
class SeatEvent:
    seat: int


@dataclass(frozen=True, slots=True)
class TurnEnded(SeatEvent):
    """A seat's turn has ended; a game may add what else ended with it."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; `winners` share the victory, and there may be none."""

    winners: tuple[int, ...]
    seat: None = None


@dataclass(frozen=True, slots=True)
class SeatView:
    """The common fields of a small game's view, filled by `Game.sight`; the game adds what its table shows."""

    viewer: int | None
    seats_to_act: tuple[int, ...]
    legal: tuple[Any, ...]
    points: tuple[int, ...]
    undoable: int
    over: bool
    round: int
    answers: tuple[Any, ...]

    @property
    def seat(self) -> int:
        """Raises ValueError for the public view."""
        if self.viewer is None:
            raise ValueError("the open table has no hand")
        return self.viewer


@dataclass(frozen=True, slots=True)
class Points:
    """A score sheet that is only a number."""

    seat: int
    total: int
    rank: int


@dataclass(frozen=True, slots=True)
class Setup:
    """The choices made before a game is dealt. `edition`: that of the rules and components. `ends_turns`: whether the
    engine ends turns itself, as it did for very old tables; not every game supports this.
    """

    players: int
    seed: str
    options: GameOptions
    edition: int
    ends_turns: bool = False


class Game(ABC, Generic[A, E]):
    """A setup and a log, and the position they lead to. A small game defines the deal, the legal actions and what an
    action does. Its `carry_out` calls `end_turn` when a turn ends and `reveal` when hidden information comes to light,
    to limit how far Undo reaches.
    """

    refusal: ClassVar[type[Exception]]
    """The exception that `apply`, `undo` and `take_back` raise, used by no other game; by default a `Refused`."""
    setup: Any
    opening: tuple[E, ...]
    """The events of the deal; empty for a game loaded from a dump."""
    _log: list[tuple[int, str]]
    _floor: int
    _own_floors: Mapping[int, int] = MappingProxyType({})

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if Generic not in cls.__bases__ and not hasattr(cls, "refusal"):  # a concrete game, not a base class for games
            where = {"__module__": cls.__module__, "__qualname__": f"{cls.__qualname__}.refusal"}
            cls.refusal = type("refusal", (Refused,), where)

    def __init__(self, setup: Setup, log: Sequence[tuple[int, str]] = ()) -> None:
        self.setup = setup
        self._play(log)

    @classmethod
    def new(cls: type[G], setup: Any) -> G:
        """Set up a game and deal; `opening` holds the events."""
        return cls(setup)

    def _play(self, log: Sequence[tuple[int, str]]) -> None:
        self._log = []
        self._floor = 0
        self._own_floors = {}
        self.opening = self.deal()
        for seat, text in log:
            self.apply(text, seat)

    # --- what each game defines

    def deal(self) -> tuple[E, ...]:
        """Set the game up and return what happened. Raises ValueError if the setup is impossible."""
        raise ValueError("only a game with `deal` can be created like this")

    @property
    @abstractmethod
    def seats_to_act(self) -> tuple[int, ...]:
        """The seats that the game is waiting for; empty once it is over. If there are several, they answer
        independently, in any order: until the turn ends for all of them, no seat's actions change what another sees,
        may do or may undo.
        """

    @abstractmethod
    def choices(self, seat: int) -> tuple[A, ...]:
        """The legal actions of a seat that is to act; never empty."""

    @abstractmethod
    def carry_out(self, action: A, seat: int) -> tuple[E, ...]:
        """Carry out a legal action and return what happened."""

    def refused(self, text: str, seat: int | None) -> Exception:
        """The exception for an action that is not possible; `text`: the action's text, "undo" or "take back". By
        default it holds the text and the seat, which `TurnTexts.refused` turns into a sentence.
        """
        return self.refusal(text, seat)

    @abstractmethod
    def view(self, seat: int | None) -> Any:
        """A view of everything that a seat may know or, for None, of everything public."""

    @abstractmethod
    def scores(self) -> tuple[Any, ...]:
        """A score sheet for each seat, as things stand."""

    def end_turn(self, seat: int | None = None) -> None:
        """Make everything up to the current action final; with a seat, only its own decisions."""
        if seat is None:
            self._floor = len(self._log)
        else:
            self._own_floors = {**self._own_floors, seat: len(self._log)}

    reveal = end_turn
    """Like `end_turn`, but the other players may still agree to an undo."""

    # --- derived from these

    def legal_actions(self, seat: int | None = None) -> tuple[A, ...]:
        """The legal actions of a seat or, for None, of the first seat to act; empty if it is not to act."""
        acting = self.seat_to_act if seat is None else seat
        return () if acting is None or acting not in self.seats_to_act else self.choices(acting)

    def sight(self, seat: int | None) -> dict[str, Any]:
        """Return the common fields of a view (`SeatView`), by name."""
        acting = self.seats_to_act
        return {
            "viewer": seat,
            "seats_to_act": acting,
            "legal": () if seat is None else self.legal_actions(seat),
            "points": tuple(sheet.total for sheet in self.scores()),
            "undoable": self.undoable_by(seat) if seat in acting else 0,
            "over": self.over,
            "round": self.round,
            "answers": (),
        }

    @staticmethod
    def ranked(totals: Sequence[int]) -> tuple[Points, ...]:
        """Return score sheets ranked by points; ties share a place."""
        return tuple(Points(seat, own, 1 + sum(each > own for each in totals)) for seat, own in enumerate(totals))

    @property
    def seat_to_act(self) -> int | None:
        """The first seat that the game is waiting for; None once it is over."""
        return next(iter(self.seats_to_act), None)

    @property
    def round(self) -> int:
        """The round, from 1. Games with several rounds override this."""
        return 1

    @property
    def over(self) -> bool:
        return not self.seats_to_act

    @property
    def ply(self) -> int:
        """How many decisions have been made and not undone."""
        return len(self._log)

    @property
    def log(self) -> tuple[tuple[int, str], ...]:
        """Every decision as (seat, action text); together with the setup it reproduces the game exactly."""
        return tuple(self._log)

    @property
    def undo_floor(self) -> int:
        """How many decisions, counted from the start, Undo cannot reach because of a later reveal or end of turn."""
        return self._floor

    def undoable_by(self, seat: int) -> int:
        """How many of its decisions a seat can undo, one by one, regardless of what other seats have done since."""
        floor = max(self.undo_floor, self._own_floors.get(seat, 0))
        return sum(by == seat for by, _ in self._log[floor:])

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be undone: nothing was revealed and no turn has ended since."""
        return bool(self._log) and self.undoable_by(self._log[-1][0]) > 0

    def apply(self, action: A | str, seat: int | None = None) -> tuple[E, ...]:
        """Carry out an action, or the text of one, and return what happened. If it is refused, nothing has changed."""
        text = action if isinstance(action, str) else action.text
        acting = self.seat_to_act if seat is None else seat
        legal = () if acting is None else self.legal_actions(acting)
        wanted = next((each for each in legal if each.text == text), None)
        if wanted is None or acting is None:
            raise self.refused(text, acting)
        return self.play(wanted, acting)

    def play(self, action: A, seat: int) -> tuple[E, ...]:
        """Like `apply`, but without checking that the action is legal: for searches, which have just listed the legal
        ones. Any other action leaves the game in an illegal state.
        """
        self._log.append((seat, action.text))
        return self.carry_out(action, seat)

    def undo(self, seat: int | None = None) -> None:
        """Undo the last decision of a seat or, for None, of the seat that decided last. Refused if it revealed
        something or ended a turn.
        """
        seat = self._log[-1][0] if seat is None and self._log else seat
        if seat is None or not self.undoable_by(seat):
            raise self.refused("undo", seat)
        self.take_back(seat)

    def take_back(self, seat: int | None = None) -> None:
        """Like `undo`, but even if something was revealed; callers must not go back past the end of a turn. Revealed
        information will come up again, because the random numbers do not change. Refused before any decision.
        """
        own = [at for at, (by, _) in enumerate(self._log) if seat in (None, by)]
        if not own:
            raise self.refused("take back", seat)
        self.replay(self._log[: own[-1]] + self._log[own[-1] + 1 :])

    def go_back(self, ply: int) -> None:
        """Go back to the position after `ply` decisions, whatever was revealed and whichever turns have ended since.
        Refused if an earlier decision was only legal under older rules.
        """
        self.replay(self._log[:ply])

    def replay(self, log: Sequence[tuple[int, str]]) -> None:
        """Set the position from a log of legal decisions in this game."""
        self._play(log)

    def copy(self: G) -> G:
        return type(self)(self.setup, self._log)

    def to_dict(self) -> dict[str, Any]:
        """Return the whole game as JSON values, for `from_dict`."""
        setup = self.setup
        values = (setup.players, setup.seed, dict(setup.options), setup.edition, [list(each) for each in self._log])
        return dict(zip(_KEYS, values, strict=True))

    @classmethod
    def from_dict(cls: type[G], data: dict[str, Any]) -> G:
        """Rebuild a game from `to_dict`. Raises ValueError if the data is invalid."""
        if not isinstance(data, dict) or set(data) != set(_KEYS):
            raise ValueError(f"a game has {', '.join(_KEYS)}")
        try:
            setup = Setup(data["players"], data["seed"], GameOptions.of(data["options"]), data["edition"])
            return cls(setup, [(seat, text) for seat, text in data["log"]])
        except (cls.refusal, AttributeError, KeyError, TypeError) as error:
            raise ValueError(f"this game cannot be replayed: {error}") from error

    def fingerprint(self) -> str:
        """Return the sha256 of the canonical JSON of `to_dict`."""
        return sha256(json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def played(game: G, choose: Callable[[G, int], Any]) -> G:
    while not game.over:
        seat = game.seats_to_act[0]
        game.apply(choose(game, seat), seat)
    return game


Position: TypeAlias = Game[Any, Any]
"""A game in progress whose type parameters do not matter."""
