"""Noughts and crosses: the smallest game that a shelf can hold, to try the shelf on. A full row of one sign wins.

Everything that a game needs is in this one file, and nothing outside it knows of it but the tests. One marks a square
and ends the turn, so that a mark can be taken back until then.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from arnak_bot.games.kit.limits import LABEL_LIMIT
from arnak_bot.games.options import Asked, Choice, Option
from arnak_bot.games.plain.game import PlainGame, standing_orders
from arnak_bot.games.plain.logfile import log_of
from arnak_bot.games.plain.speech import PlainSpeech
from arnak_bot.games.port import Line, LookUp, Menu, OptionWords, Panel, Rules, Shelved
from images.kit.canvas import Canvas
from images.kit.theme import ACCENT, INK, PAPER, SEATS, SOFT_INK
from images.plain import PlainPictures

__all__ = ["NOUGHTS"]

SIGNS = ("O", "X")
SIZE = Option(
    "size",
    "size",
    default=3,
    asked=frozenset({Asked.NEW, Asked.SERVER}),
    choices=(Choice(3, 3), Choice(4, 4)),
)

# --- the rules ------------------------------------------------------------------------------------


class Refused(Exception):
    """The square is taken, or it is not one, or it is not your turn."""


@dataclass(frozen=True, slots=True)
class Act:
    """To put one's sign onto a square, or to end one's turn."""

    text: str

    @property
    def square(self) -> str:
        return self.text.removeprefix("mark ")


END = Act("end")


@dataclass(frozen=True, slots=True)
class Marked:
    seat: int
    square: str


@dataclass(frozen=True, slots=True)
class Ended:
    """A turn has ended; with it the game, if `over`, and `winner` has a full row, if anybody has."""

    seat: int
    over: bool
    winner: int | None


Event = Marked | Ended


@dataclass(frozen=True, slots=True)
class Sheet:
    """One point for a full row."""

    seat: int
    total: int
    rank: int


@dataclass(frozen=True, slots=True)
class View:
    """Everything is open."""

    viewer: int | None
    size: int
    marks: tuple[tuple[str, int], ...]
    seats_to_act: tuple[int, ...]
    legal: tuple[Act, ...]
    points: tuple[int, ...]
    undoable: int
    over: bool
    answers: tuple[Act, ...] = ()
    round: int = 1


def squares(size: int) -> list[str]:
    return [f"{'abcd'[column]}{row + 1}" for row in range(size) for column in range(size)]


def lines(size: int) -> list[list[str]]:
    """Rows, columns and diagonals."""
    board = squares(size)
    rows = [board[at * size : (at + 1) * size] for at in range(size)]
    return [*rows, *(board[at::size] for at in range(size)), board[:: size + 1], board[size - 1 : -1 : size - 1]]


class Game(PlainGame[Act, Event]):
    refusal = Refused

    def deal(self) -> tuple[Event, ...]:
        size = self.setup.options["size"]
        if self.setup.players != 2 or not isinstance(size, int):
            raise ValueError("two play on a board of some size")
        self.size, self.marks, self.turn = size, dict[str, int](), 0
        return ()

    @property
    def winner(self) -> int | None:
        for line in lines(self.size):
            if len(signs := {self.marks.get(square) for square in line}) == 1 and None not in signs:
                return self.marks[line[0]]
        return None

    @property
    def _done(self) -> bool:
        return self.winner is not None or len(self.marks) == self.size**2

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        return () if self._done and self.turn == len(self.marks) else (self.turn % 2,)

    def legal_actions(self, seat: int | None = None) -> tuple[Act, ...]:
        if self.over or seat not in (None, *self.seats_to_act):
            return ()
        if self.turn < len(self.marks):
            return (END,)
        return tuple(Act(f"mark {square}") for square in squares(self.size) if square not in self.marks)

    def carry_out(self, action: Act, seat: int) -> tuple[Event, ...]:
        if action != END:
            self.marks[action.square] = seat
            return (Marked(seat, action.square),)
        self.turn += 1
        self.end_turn()
        return (Ended(seat, self.over, self.winner if self.over else None),)

    def refused(self, text: str, seat: int | None) -> str:
        return f"“{text}” is not possible now" if seat in self.seats_to_act else "it is not your turn"

    def view(self, seat: int | None) -> View:
        acting = self.seats_to_act
        legal = () if seat is None else self.legal_actions(seat)
        points = tuple(sheet.total for sheet in self.scores())
        undoable = self.undoable if seat in acting else 0
        return View(seat, self.size, tuple(self.marks.items()), acting, legal, points, undoable, self.over)

    def scores(self) -> tuple[Sheet, ...]:
        won = [int(self.over and self.winner == seat) for seat in range(2)]
        return tuple(Sheet(seat, won[seat], 1 if won[seat] == max(won) else 2) for seat in range(2))


def parse(text: str) -> Act:
    if text not in ("end", *(f"mark {square}" for square in squares(4))):
        raise ValueError(f"“{text}” is no action")
    return Act(text)


class Chancer:
    """Marks any free square."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: View) -> Act:
        return self._chance.choice(view.legal)


# --- in words -------------------------------------------------------------------------------------


class Speech(PlainSpeech[Act, Event, View, Sheet]):
    refusal = Refused

    def label(self, action: Act, view: View, limit: int = LABEL_LIMIT) -> str:
        return "End turn" if action == END else f"Mark {action.square}"

    def tell(self, events: Sequence[Event], view: View, names: Sequence[str]) -> list[str]:
        told = []
        for event in events:
            match event:
                case Marked(seat, square):
                    told.append(f"{names[seat]} marks {square} with {SIGNS[seat]}.")
                case Ended(over=True, winner=winner):
                    told.append("Nobody has a full row." if winner is None else f"{names[winner]} has a full row.")
        return told

    def table(self, view: View, names: Sequence[str]) -> list[str]:
        marks = dict(view.marks)
        signs = [SIGNS[marks[square]] if square in marks else square for square in squares(view.size)]
        return [" ".join(signs[row : row + view.size]) for row in range(0, view.size**2, view.size)]

    def topics(self) -> Mapping[str, str]:
        return {
            "Goal": "A full row of your signs wins, upright, across or aslant.",
            "Turn": "Mark a free square, then end your turn.",
        }

    def look_ups(self) -> Sequence[LookUp]:
        return (
            LookUp("nought", "Nought", "the sign of whoever begins"),
            LookUp("cross", "Cross", "the sign of the other player"),
        )

    def panel(self, view: View, last: Act | None) -> Panel[Act]:
        """Marks in a menu, by the numbers of their squares; End turn is a button."""
        marks = tuple(action for action in view.legal if action != END)
        return Panel(
            menus=(Menu("MARK", "Mark a square", marks),) if marks else (),
            closing=((END,),) if END in view.legal else (),
            numbers={f"mark {square}": number for square, number in numbered(view).items()},
        )


def numbered(view: View) -> dict[str, int]:
    """Squares that can be marked, by the numbers that the picture shows on them."""
    return dict(zip((action.square for action in view.legal if action != END), count(1)))


# --- in pictures ----------------------------------------------------------------------------------


class Pictures(PlainPictures[View, Sheet, Event]):
    def paint(self, view: View, names: Sequence[str], events: Sequence[Event]) -> Canvas:
        edge, marks, numbers = 800 // view.size, dict(view.marks), numbered(view)
        fresh = [event.square for event in events if isinstance(event, Marked)]
        canvas = Canvas((800, 800), PAPER)
        for at, square in enumerate(squares(view.size)):
            left, top = at % view.size * edge, at // view.size * edge
            middle = (left + edge // 2, top + edge // 2)
            canvas.frame((left, top, left + edge, top + edge), ACCENT if square in fresh else INK, 4, 6)
            if square in marks:
                seat = marks[square]
                canvas.text(middle, SIGNS[seat], edge // 2, SEATS[seat].colour, bold=True, anchor="mm")
            else:
                canvas.text(middle, str(numbers.get(square, square)), edge // 4, SOFT_INK, anchor="mm")
        return canvas


# --- on the shelf ---------------------------------------------------------------------------------

LOG = log_of("noughts", Game, Refused)
NOUGHTS: Shelved[Game, Act, Event, View, Sheet] = Shelved(
    key="noughts",
    title="Noughts and crosses",
    seats=range(2, 3),
    options=(SIZE,),
    option_words={
        SIZE.key: OptionWords(
            {
                Asked.NEW: lambda _: "How many squares in a row",
                Asked.SERVER: lambda _: "What /game new proposes: squares",
            },
            names={3: lambda _: "3 in a row", 4: lambda _: "4 in a row"},
            lobby=(Line.PLAY, lambda size, _: f"{size} in a row win."),
            proposed=lambda size, _: f"{size} in a row",
        )
    },
    parts={},
    emoji={},
    rules=Rules(
        new=Game,
        begun=Game.begun,
        load=Game.load,
        parse=parse,
        seen_by=lambda event, _: event,
        ends_turn=lambda events: any(isinstance(event, Ended) for event in events),
        least=lambda game, seat: game.legal_actions(seat)[0],
        refusal=Refused,
        next_seats=lambda view: tuple(1 - seat for seat in view.seats_to_act),
        turn_ended=lambda event: event.seat if isinstance(event, Ended) else None,
        write_log=LOG.write,
        is_end=lambda action: action == END,
        order=standing_orders(lambda action: action == END),
    ),
    says=Speech,
    draws=lambda language: Pictures(Speech(language)),
    players={"random": Chancer},
)
