"""A game that is going on: what anybody may ask of it, and a position that is its setup and its log. Knows no game.

To copy and to take back a short game is played again; a long one keeps its position and does both in its own way.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from arnak_bot.game.options import GameOptions

__all__ = ["Action", "Event", "Game", "Move", "Points", "Position", "ScoreSheet", "Setup", "Sight", "TurnEnded", "View"]

A = TypeVar("A", bound="Action")
E = TypeVar("E")
G = TypeVar("G", bound="Game[Any, Any]")

_KEYS = ("players", "seed", "options", "edition", "log")


class Action(Protocol):
    """What a player may do. Its text is canonical: the language of the log, the store, custom ids and tests."""

    @property
    def text(self) -> str:
        """The canonical text: unique among the legal actions, at most 80 characters."""


class Event(Protocol):
    """What has happened; it may hold secrets of its seat."""

    @property
    def seat(self) -> int | None:
        """Whose doing it was; None: the table's."""


class View(Protocol):
    """What a seat may know; of nobody (None) what everybody may know."""

    @property
    def viewer(self) -> int | None:
        """The seat that sees this."""

    @property
    def legal(self) -> tuple[Any, ...]:
        """What the viewer may do now."""

    @property
    def answers(self) -> tuple[Any, ...]:
        """Of what the viewer may do now, what answers an open question."""

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """Whom the game waits for."""

    @property
    def round(self) -> int:
        """The round, from 1."""

    @property
    def points(self) -> tuple[int, ...]:
        """The points so far, by seat; the open table alone has to know them, and nobody where they are secret."""

    @property
    def undoable(self) -> int:
        """How many of the decisions of this turn the viewer may still take back."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""


class ScoreSheet(Protocol):
    """How a game went for a seat."""

    @property
    def seat(self) -> int:
        """Whose sheet it is."""

    @property
    def total(self) -> int:
        """All points."""

    @property
    def rank(self) -> int:
        """1 for whoever has won; who shares a place has the same one."""


@dataclass(frozen=True, slots=True)
class Move:
    """An action that is no more than its text."""

    text: str


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat's turn is complete; a game adds to it what else has come to its end."""

    seat: int


@dataclass(frozen=True, slots=True)
class Sight:
    """A view of a small game, to which it adds what its table shows; `Game.sight` fills these."""

    viewer: int | None
    seats_to_act: tuple[int, ...]
    legal: tuple[Any, ...]
    points: tuple[int, ...]
    undoable: int
    over: bool
    round: int
    answers: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Points:
    """A score sheet that is a number."""

    seat: int
    total: int
    rank: int


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table decides before it plays.

    Attributes:
        edition: what it is dealt from.
        ends_turns: the engine itself ends turns, as it did for tables of long ago; a game may not know this.
    """

    players: int
    seed: str
    options: GameOptions
    edition: int
    ends_turns: bool = False


class Game(ABC, Generic[A, E]):
    """A setup and a log, and the position they lead to.

    A small game says how it is dealt, what is legal and what an action does; `carry_out` calls `end_turn` where a turn
    ends and `reveal` where something has come to light, so that it is known how far Undo reaches.
    """

    refusal: ClassVar[type[Exception]]
    """What `apply`, `undo` and `take_back` raise."""
    setup: Any
    opening: tuple[E, ...]
    """What happened when it was dealt; empty for one that was loaded from a dump."""
    _log: list[tuple[int, str]]
    _floor: int
    _own_floors: Mapping[int, int] = MappingProxyType({})

    def __init__(self, setup: Setup, log: Sequence[tuple[int, str]] = ()) -> None:
        self.setup = setup
        self._play(log)

    def _play(self, log: Sequence[tuple[int, str]]) -> None:
        self._log = []
        self._floor = 0
        self._own_floors = {}
        self.opening = self.deal()
        for seat, text in log:
            self.apply(text, seat)

    # --- what a game says itself

    def deal(self) -> tuple[E, ...]:
        """Set the game up and return what happened.

        Raises:
            ValueError: no table can have chosen this setup.
        """
        raise ValueError("a game that is not dealt here is made in its own way")

    @property
    @abstractmethod
    def seats_to_act(self) -> tuple[int, ...]:
        """Whom the game waits for; nobody once it is over.

        Several at once answer each for themselves, in any order: until the turn ends for all of them, nothing that one
        does changes what another sees, may do or may take back.
        """

    @abstractmethod
    def legal_actions(self, seat: int | None = None) -> tuple[A, ...]:
        """What a seat may do now, never nothing for one that is to act; None: the first of those that are."""

    @abstractmethod
    def carry_out(self, action: A, seat: int) -> tuple[E, ...]:
        """Do what is legal and return what happened."""

    @abstractmethod
    def refused(self, text: str, seat: int | None) -> Exception:
        """Return what is raised where an action of this text, "undo" or "take back" is not possible."""

    @abstractmethod
    def view(self, seat: int | None) -> Any:
        """What a seat may know; None: everybody."""

    @abstractmethod
    def scores(self) -> tuple[Any, ...]:
        """A score sheet for each seat, as things stand."""

    def end_turn(self, seat: int | None = None) -> None:
        """Let everything up to the action that is carried out stand; of one seat: only what it has decided itself."""
        if seat is None:
            self._floor = len(self._log)
        else:
            self._own_floors = {**self._own_floors, seat: len(self._log)}

    reveal = end_turn
    """The same, unless the others agree to take it back."""

    # --- what follows from that

    def sight(self, seat: int | None) -> dict[str, Any]:
        """Return what every view holds (`Sight`), by the names of its fields."""
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
        """Return score sheets: whoever has most comes first, and who has the same shares a place."""
        return tuple(Points(seat, own, 1 + sum(each > own for each in totals)) for seat, own in enumerate(totals))

    @property
    def seat_to_act(self) -> int | None:
        """The first of those whom the game waits for; None once it is over."""
        return next(iter(self.seats_to_act), None)

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
        """Every decision as (seat, action text); with the setup it rebuilds the game exactly."""
        return tuple(self._log)

    @property
    def undo_floor(self) -> int:
        """How many decisions from the start Undo never takes back: a reveal or a turn's end came after them."""
        return self._floor

    def undoable_by(self, seat: int) -> int:
        """How many of its decisions a seat may take back, one by one, whatever other seats have done since."""
        floor = max(self.undo_floor, self._own_floors.get(seat, 0))
        return sum(by == seat for by, _ in self._log[floor:])

    @property
    def can_undo(self) -> bool:
        """Whether the last decision may be taken back: nothing was revealed and no turn has ended since."""
        return bool(self._log) and self.undoable_by(self._log[-1][0]) > 0

    def apply(self, action: A | str, seat: int | None = None) -> tuple[E, ...]:
        """Carry out an action, or the text of one, and return what happened.

        Raises:
            IllegalAction: the game's own; nothing changed.
        """
        text = action if isinstance(action, str) else action.text
        acting = self.seat_to_act if seat is None else seat
        legal = () if acting is None else self.legal_actions(acting)
        wanted = next((each for each in legal if each.text == text), None)
        if wanted is None or acting is None:
            raise self.refused(text, acting)
        self._log.append((acting, text))
        return self.carry_out(wanted, acting)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision of a seat; None: of whoever has decided last.

        Raises:
            IllegalAction: the game's own; it revealed something or ended a turn.
        """
        seat = self._log[-1][0] if seat is None and self._log else seat
        if seat is None or not self.undoable_by(seat):
            raise self.refused("undo", seat)
        self.take_back(seat)

    def take_back(self, seat: int | None = None) -> None:
        """The same, though it may have revealed something; never asked for past a turn's end.

        What was revealed is known now, and will be revealed again: chance does not change.

        Raises:
            IllegalAction: the game's own; nothing has been decided yet.
        """
        own = [at for at, (by, _) in enumerate(self._log) if seat in (None, by)]
        if not own:
            raise self.refused("take back", seat)
        self.play_without(own[-1])

    def play_without(self, at: int) -> None:
        """Play everything once more but for one decision of the log."""
        self._play(self._log[:at] + self._log[at + 1 :])

    def copy(self: G) -> G:
        """Return an independent game in the same position."""
        return type(self)(self.setup, self._log)

    def to_dict(self) -> dict[str, Any]:
        """Return the whole game as JSON values; `from_dict` reads it back."""
        setup = self.setup
        values = (setup.players, setup.seed, dict(setup.options), setup.edition, [list(each) for each in self._log])
        return dict(zip(_KEYS, values, strict=True))

    @classmethod
    def from_dict(cls: type[G], data: dict[str, Any]) -> G:
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

    def fingerprint(self) -> str:
        """Return the sha256 of the canonical JSON of `to_dict`."""
        return sha256(json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":")).encode()).hexdigest()


Position: TypeAlias = Game[Any, Any]
"""A game in progress of which one knows no more than this page says."""
