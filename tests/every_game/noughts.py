"""Noughts and crosses: the smallest game that a games can hold, to try the games on. A full row of one sign wins.

Everything that a game needs is in this one file, and nothing outside it knows of it but the tests. One marks a square
and ends the turn, so that a mark can be taken back until then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arnak_bot.game.definition import TURN, GameDefinition
from arnak_bot.game.options import menu_of
from arnak_bot.game.position import Game as Position
from arnak_bot.game.position import Move, Points, SeatEvent, SeatView, Setup, TurnEnded
from arnak_bot.game.texts import ChannelTexts, ReferenceTexts, Texts, TurnTexts, numbered
from arnak_bot.game.values import LookUp, Topic
from arnak_bot.kit.limits import LABEL_LIMIT
from arnak_bot.kit.names import spoken_all
from arnak_bot.kit.option_words import untranslated
from images.kit.canvas import Canvas
from images.kit.theme import ACCENT, INK, PAPER, SEATS, SOFT_INK
from images.plain import PlainPictures

SIGNS = ("O", "X")
SIZE = menu_of("size", (3, 4))

# --- the rules ------------------------------------------------------------------------------------

END = Move("end")


@dataclass(frozen=True, slots=True)
class Marked(SeatEvent):
    square: str


@dataclass(frozen=True, slots=True)
class Ended(TurnEnded):
    """A turn has ended; with it the game, if `over`, and `winner` has a full row, if anybody has."""

    over: bool
    winner: int | None


Event = Marked | Ended


@dataclass(frozen=True, slots=True)
class View(SeatView):
    """Everything is open."""

    size: int
    marks: tuple[tuple[str, int], ...]


def square_of(action: Move) -> str:
    return action.text.removeprefix("mark ")


def squares(size: int) -> list[str]:
    return [f"{'abcd'[column]}{row + 1}" for row in range(size) for column in range(size)]


def lines(size: int) -> list[list[str]]:
    board = squares(size)
    rows = [board[at * size : (at + 1) * size] for at in range(size)]
    return [*rows, *(board[at::size] for at in range(size)), board[:: size + 1], board[size - 1 : -1 : size - 1]]


class Game(Position[Move, Event]):
    """`given`: after how many decisions the other stands still, so that whoever waits has the turn (in a plan)."""

    def __init__(self, setup: Setup, log: Sequence[tuple[int, str]] = (), given: int | None = None) -> None:
        self.given = given
        super().__init__(setup, log)

    def copy(self) -> Game:
        return Game(self.setup, self._log, self.given)

    def deal(self) -> tuple[Event, ...]:
        self.size = int(self.setup.options["size"])
        self.marks, self.turn, self.marked = dict[str, int](), 0, False
        self._give()
        return ()

    def _give(self) -> None:
        if self.ply == self.given:
            self.turn, self.marked = self.turn + 1, False
            self.end_turn()

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
        return () if self._done and not self.marked else (self.turn % 2,)

    def choices(self, seat: int) -> tuple[Move, ...]:
        if self.marked:
            return (END,)
        return tuple(Move(f"mark {square}") for square in squares(self.size) if square not in self.marks)

    def carry_out(self, action: Move, seat: int) -> tuple[Event, ...]:
        if action != END:
            self.marks[square_of(action)], self.marked = seat, True
            self._give()
            return (Marked(seat, square_of(action)),)
        self.turn, self.marked = self.turn + 1, False
        self.end_turn()
        self._give()
        return (Ended(seat, self.over, self.winner if self.over else None),)

    def view(self, seat: int | None) -> View:
        return View(**self.sight(seat), size=self.size, marks=tuple(self.marks.items()))

    def scores(self) -> tuple[Points, ...]:
        return self.ranked([int(self.over and self.winner == seat) for seat in range(2)])


# --- in words -------------------------------------------------------------------------------------


class Turn(TurnTexts[Move, Event, View]):
    refusal = Game.refusal

    def label(self, action: Move, view: View, limit: int = LABEL_LIMIT) -> str:
        return "End turn" if action == END else f"Mark {square_of(action)}"


class Channel(ChannelTexts[Event, View, Points]):
    def tell(self, events: Sequence[Event], view: View, names: Sequence[str]) -> list[str]:
        told, called = [], spoken_all(names)
        for event in events:
            match event:
                case Marked(seat, square):
                    told.append(f"{called[seat]} marks {square} with {SIGNS[seat]}.")
                case Ended(over=True, winner=winner):
                    told.append("Nobody has a full row." if winner is None else f"{called[winner]} has a full row.")
        return told

    def table(self, view: View, names: Sequence[str]) -> list[str]:
        marks = dict(view.marks)
        signs = [SIGNS[marks[square]] if square in marks else square for square in squares(view.size)]
        return [" ".join(signs[row : row + view.size]) for row in range(0, view.size**2, view.size)]


class Reference(ReferenceTexts[Move, View]):
    def topics(self) -> Sequence[Topic]:
        return (
            Topic("Goal", "A full row of your signs wins, upright, across or aslant."),
            Topic("Turn", "Mark a free square, then end your turn."),
        )

    def look_ups(self) -> Sequence[LookUp]:
        return (
            LookUp("nought", "Nought", "the sign of whoever begins"),
            LookUp("cross", "Cross", "the sign of the other player"),
        )


# --- in pictures ----------------------------------------------------------------------------------


class Pictures(PlainPictures[View, Points, Event]):
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
                canvas.text(middle, str(numbers.get(f"mark {square}", square)), edge // 4, SOFT_INK, anchor="mm")
        return canvas


# --- on the games ---------------------------------------------------------------------------------


def texts_in(language: str) -> Texts[Move, Event, View, Points]:
    return Texts(language, Turn, Channel, Reference)


def pictures_in(language: str) -> Pictures:
    return Pictures(texts_in(language))


OPTION_WORDS = {SIZE.key: untranslated(SIZE, "How many signs in a row win", "{} in a row win")}


class Noughts(GameDefinition[Game, Move, Event, View, Points]):
    key = "noughts"
    title = "Noughts and crosses"
    game = Game
    seats = range(2, 3)
    moves = "end|mark [a-d][1-4]"
    options = (SIZE,)
    texts_module = pictures_module = __name__

    def planned(self, game: Game, seat: int, chance: str, question: str = TURN) -> Game | None:
        return None if game.over or seat in game.seats_to_act else Game(game.setup, game.log, game.ply)


NOUGHTS = Noughts()
