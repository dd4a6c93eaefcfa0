"""Sealed numbers: the smallest game in which all act at once, to try the games on. Nobody sees a pick before all ended.

In each of three rounds everybody picks a number, may pick another or take it back, and ends their turn; whoever has
picked what nobody else has scores it. Everything that the game needs is in this one file.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from arnak_bot.game.definition import GameDefinition
from arnak_bot.game.position import Game as Position
from arnak_bot.game.position import Move, Points, SeatEvent, SeatView
from arnak_bot.game.texts import ChannelTexts, ReferenceTexts, Texts, TurnTexts
from arnak_bot.game.thinking import LEVELS
from arnak_bot.game.values import OptionWords, Topic
from arnak_bot.kit.limits import LABEL_LIMIT
from arnak_bot.kit.names import spoken
from images.kit.canvas import Canvas
from images.kit.theme import INK, PAPER, SEATS
from images.plain import PlainPictures

ROUNDS = 3
NUMBERS = range(1, 6)
END = Move("end")
PICKS = tuple(Move(f"pick {number}") for number in NUMBERS)

# --- the rules ------------------------------------------------------------------------------------


class Refused(Exception):
    """You have ended your turn, or there is no such number."""


@dataclass(frozen=True, slots=True)
class Picked(SeatEvent):
    """A seat has picked a number; 0 stands for one that is not known."""

    number: int


@dataclass(frozen=True, slots=True)
class Opened(SeatEvent):
    """A round is over, and with it the turn of a seat, which has picked this number and scores so much."""

    number: int
    points: int


Event = Picked | Opened


@dataclass(frozen=True, slots=True)
class View(SeatView):
    """What a seat has picked, 0 for nothing, and what everybody had picked in the rounds that are over."""

    own: int
    opened: tuple[tuple[int, ...], ...]


class Game(Position[Move, Event]):
    refusal = Refused

    def deal(self) -> tuple[Event, ...]:
        self.picks, self.ended = dict[int, int](), set[int]()
        self.opened: list[tuple[int, ...]] = []
        return ()

    @property
    def round(self) -> int:
        return min(len(self.opened) + 1, ROUNDS)

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        if len(self.opened) == ROUNDS:
            return ()
        return tuple(seat for seat in range(self.setup.players) if seat not in self.ended)

    def choices(self, seat: int) -> tuple[Move, ...]:
        own = self.picks.get(seat)
        return PICKS if own is None else (END, *(pick for pick in PICKS if pick != PICKS[own - 1]))

    def carry_out(self, action: Move, seat: int) -> tuple[Event, ...]:
        if action != END:
            self.picks[seat] = PICKS.index(action) + 1
            return (Picked(seat, self.picks[seat]),)
        self.ended.add(seat)
        self.end_turn(seat)
        if len(self.ended) < self.setup.players:
            return ()
        self.opened.append(tuple(self.picks[each] for each in range(self.setup.players)))
        self.picks.clear()
        self.ended.clear()
        self.end_turn()
        return tuple(Opened(at, number, points(self.opened[-1])[at]) for at, number in enumerate(self.opened[-1]))

    def refused(self, text: str, seat: int | None) -> Refused:
        return Refused(f"“{text}” is not possible now" if seat in self.seats_to_act else "you have ended your turn")

    def view(self, seat: int | None) -> View:
        own = 0 if seat is None else self.picks.get(seat, 0)
        return View(**self.sight(seat), own=own, opened=tuple(self.opened))

    def scores(self) -> tuple[Points, ...]:
        return self.ranked(
            [sum(points(numbers)[seat] for numbers in self.opened) for seat in range(self.setup.players)]
        )


def points(numbers: Sequence[int]) -> list[int]:
    return [number if numbers.count(number) == 1 else 0 for number in numbers]


class Chancer:
    """Picks any number and stays with it, as a player that sees a view and as a computer that is given a game."""

    def __init__(self, seed: int | str) -> None:
        self._chance = random.Random(seed)

    def choose(self, seen: View | Game, seat: int | None = None) -> Move:
        legal = seen.legal_actions(seat) if isinstance(seen, Game) else seen.legal
        return END if END in legal and self._chance.random() < 0.7 else self._chance.choice(legal)


# --- in words -------------------------------------------------------------------------------------


class Turn(TurnTexts[Move, Event, View]):
    refusal = Refused

    def label(self, action: Move, view: View, limit: int = LABEL_LIMIT) -> str:
        return "End turn" if action == END else action.text.capitalize()

    def status(self, view: View, points: Sequence[int]) -> list[str]:
        return [f"You have picked {view.own}."] if view.own else []


class Channel(ChannelTexts[Event, View, Points]):
    def tell(self, events: Sequence[Event], view: View, names: Sequence[str]) -> list[str]:
        told = []
        for event in events:
            match event:
                case Picked(seat, number) if seat == view.viewer:
                    told.append(f"{spoken(names[seat])} picks {number}.")
                case Opened(seat, number, scored):
                    told.append(f"{spoken(names[seat])} had picked {number} and scores {scored}.")
        return told

    def table(self, view: View, names: Sequence[str]) -> list[str]:
        opened = [f"Round {at}: {', '.join(map(str, numbers))}" for at, numbers in enumerate(view.opened, 1)]
        return opened or ["Nothing has been opened."]


class Reference(ReferenceTexts[Move, View]):
    def topics(self) -> Sequence[Topic]:
        return (
            Topic("Goal", "Pick what nobody else picks."),
            Topic("Turn", "Pick a number in secret, then end your turn."),
        )


# --- in pictures ----------------------------------------------------------------------------------


class Pictures(PlainPictures[View, Points, Event]):
    def paint(self, view: View, names: Sequence[str], events: Sequence[Event]) -> Canvas:
        canvas = Canvas((800, 800), PAPER)
        for row, numbers in enumerate(view.opened):
            for seat, number in enumerate(numbers):
                canvas.text((130 + 180 * seat, 150 + 180 * row), str(number), 90, SEATS[seat].colour, anchor="mm")
        canvas.text((400, 720), str(view.own or ""), 90, INK, anchor="mm")
        return canvas


# --- on the games ---------------------------------------------------------------------------------


def texts_in(language: str) -> Texts[Move, Event, View, Points]:
    return Texts(language, Turn, Channel, Reference)


def pictures_in(language: str) -> Pictures:
    return Pictures(texts_in(language))


OPTION_WORDS: Mapping[str, OptionWords] = {}


class Sealed(GameDefinition[Game, Move, Event, View, Points]):
    key = "sealed"
    title = "Sealed numbers"
    game = Game
    seats = range(2, 5)
    moves = "end|pick [1-9]"
    texts_module = pictures_module = __name__
    players = MappingProxyType({"random": Chancer})
    levels = MappingProxyType(dict.fromkeys(LEVELS, Chancer))

    def turn_ended(self, event: Event) -> int | None:
        return event.seat if isinstance(event, Opened) else None

    def seen_by(self, event: Event, seat: int | None) -> Event:
        return Picked(event.seat, 0) if isinstance(event, Picked) and event.seat != seat else event


SEALED = Sealed()
