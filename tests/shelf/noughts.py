"""Noughts and crosses: the smallest game that a shelf can hold, to try the shelf on. Three in a row win.

Everything a game needs is in this one file, and nothing outside it knows of it but the tests.
"""

from __future__ import annotations

import io
import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from PIL import Image, ImageDraw

from arnak_bot.games.port import LookUp, Menu, Pictures, Rules, Setup, Shelved, Wording

__all__ = ["NOUGHTS"]

SIGNS = ("O", "X")
SQUARES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Refused(Exception):
    """The square is taken, or it is not one, or it is not your turn."""


@dataclass(frozen=True, slots=True)
class Mark:
    """To put one's sign onto a square."""

    square: int

    @property
    def text(self) -> str:
        return f"mark {SQUARES[self.square]}"


@dataclass(frozen=True, slots=True)
class Marked:
    """Somebody has put their sign onto a square."""

    seat: int
    square: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over; `winner` has three in a row, if anybody has."""

    winner: int | None
    seat: None = None


Event = Marked | Ended


@dataclass(frozen=True, slots=True)
class Sheet:
    """One point for three in a row."""

    seat: int
    total: int
    rank: int


@dataclass(frozen=True, slots=True)
class View:
    """Everything is open."""

    viewer: int | None
    squares: tuple[int | None, ...]
    seats_to_act: tuple[int, ...]
    legal: tuple[Mark, ...]
    over: bool


class Game:
    """A game, from its log alone."""

    round = 1
    can_undo = False

    def __init__(self, log: Sequence[tuple[int, str]] = ()) -> None:
        self._squares: list[int | None] = [None] * len(SQUARES)
        self._log: list[tuple[int, str]] = []
        for seat, text in log:
            self.apply(text, seat)

    @property
    def winner(self) -> int | None:
        for line in LINES:
            first, *others = (self._squares[at] for at in line)
            if first is not None and all(other == first for other in others):
                return first
        return None

    @property
    def over(self) -> bool:
        return self.winner is not None or None not in self._squares

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        return () if self.over else (len(self._log) % 2,)

    @property
    def log(self) -> tuple[tuple[int, str], ...]:
        return tuple(self._log)

    @property
    def ply(self) -> int:
        return len(self._log)

    def legal_actions(self, seat: int | None = None) -> tuple[Mark, ...]:
        if self.over or seat not in (None, *self.seats_to_act):
            return ()
        return tuple(Mark(at) for at, sign in enumerate(self._squares) if sign is None)

    def apply(self, action: Mark | str, seat: int | None = None) -> tuple[Event, ...]:
        wanted = parse(action) if isinstance(action, str) else action
        acting = self.seats_to_act[0] if seat is None and not self.over else seat
        if acting is None or wanted not in self.legal_actions(acting):
            raise Refused(f"“{wanted.text}” is not possible now")
        self._squares[wanted.square] = acting
        self._log.append((acting, wanted.text))
        return (Marked(acting, wanted.square), *((Ended(self.winner),) if self.over else ()))

    def undo(self) -> None:
        raise Refused("a turn has ended")

    def view(self, seat: int | None) -> View:
        legal = () if seat is None else self.legal_actions(seat)
        return View(seat, tuple(self._squares), self.seats_to_act, legal, self.over)

    def scores(self) -> tuple[Sheet, ...]:
        won = [int(self.winner == seat) for seat in range(2)]
        return tuple(Sheet(seat, won[seat], 1 if won[seat] == max(won) else 2) for seat in range(2))

    def to_dict(self) -> dict[str, Any]:
        return {"log": [list(move) for move in self._log]}

    def copy(self) -> Game:
        return Game(self._log)

    def fingerprint(self) -> str:
        return sha256(json.dumps(self.to_dict()).encode()).hexdigest()


def parse(text: str) -> Mark:
    verb, _, square = text.partition(" ")
    if verb != "mark" or square not in SQUARES:
        raise Refused(f"“{text}” is no action")
    return Mark(SQUARES.index(square))


def _load(data: dict[str, Any]) -> Game:
    if set(data) != {"log"}:
        raise ValueError("this is no game")
    return Game([(seat, text) for seat, text in data["log"]])


def _new(setup: Setup) -> Game:
    if setup.players != 2:
        raise ValueError("two play")
    return Game()


class Chancer:
    """Marks any free square."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: View) -> Mark:
        return self._chance.choice(view.legal)


# --- in words and pictures ------------------------------------------------------------------------


def _tell(events: Sequence[Event], _: View, names: Sequence[str]) -> list[str]:
    lines = []
    for event in events:
        match event:
            case Marked(seat, square):
                lines.append(f"{names[seat]} marks {SQUARES[square]} with {SIGNS[seat]}.")
            case Ended(winner):
                lines.append("Nobody has three in a row." if winner is None else f"{names[winner]} has three in a row.")
    return lines


def _grid(view: View) -> list[str]:
    cells = ["·" if seat is None else SIGNS[seat] for seat in view.squares]
    return [" ".join(cells[row : row + 3]) for row in (0, 3, 6)]


def _turn_line(view: View, names: Sequence[str]) -> str:
    return "The game is over." if view.over else f"{names[view.seats_to_act[0]]} to move."


def _alt(view: View, names: Sequence[str]) -> str:
    return f"{_turn_line(view, names)} {' / '.join(_grid(view))}"


def _score_alt(sheets: Sequence[Sheet], names: Sequence[str]) -> str:
    return ", ".join(f"{names[sheet.seat]}: {sheet.total}" for sheet in sheets)


def _drawn(lines: Sequence[str]) -> bytes:
    image = Image.new("RGB", (120, 120), "white")
    ImageDraw.Draw(image).text((10, 10), "\n".join(lines), fill="black")
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def _topics() -> Mapping[str, str]:
    return {"Goal": "Three of your signs in a row win."}


NOUGHTS: Shelved[Game, Mark, Event, View, Sheet] = Shelved(
    key="noughts",
    title="Noughts and crosses",
    seats=range(2, 3),
    options=(),
    rules=Rules(
        newest_edition=lambda: 1,
        new=_new,
        load=_load,
        parse=parse,
        seen_by=lambda event, seat: event,
        ends_turn=bool,
        least=lambda game, seat: game.legal_actions(seat)[0],
        refusal=Refused,
    ),
    wording=Wording(
        menus=lambda view: (Menu("Mark a square", view.legal),) if view.legal else (),
        label=lambda action, view: f"Mark {SQUARES[action.square]}",
        hint=lambda action, view: "",
        question=lambda view: "Which square do you mark?",
        status=lambda view: f"You play {SIGNS[view.viewer or 0]}.",
        hand=lambda view: "There are no hands.",
        tell=_tell,
        turn_line=_turn_line,
        board_alt=_alt,
        score_alt=_score_alt,
        table=lambda view, names: [_turn_line(view, names), *_grid(view)],
        refused=lambda error, view: f"{error}.",
        look_ups=lambda: [LookUp(square, square) for square in SQUARES],
        look_up=lambda typed: LookUp(typed, typed) if typed in SQUARES else None,
        explain=lambda asked, view: f"The square {asked.name}.",
        topics=_topics,
    ),
    pictures=Pictures(
        board=lambda view, names, events, layout: _drawn(_grid(view)),
        hand=lambda view, name: _drawn([name]),
        scores=lambda sheets, names: _drawn([_score_alt(sheets, names)]),
    ),
    players={"random": Chancer},
)
