"""What the games is tried with: tables of each game, played to their ends, and two small games beside them.

A new game is tried by itself; one that keeps secrets says in `SPECIAL` how to rearrange them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from arnak_bot import games
from arnak_bot.game.definition import AnyGame
from arnak_bot.game.position import Setup
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.lost_ark.definition import GAME as LOST_ARK
from arnak_bot.games.lost_cities.definition import GAME as LOST_CITIES
from arnak_bot.kit.fairness import Proof
from tests.engine import secrets as arnak_secrets
from tests.every_game.noughts import NOUGHTS
from tests.every_game.sealed import PICKS, SEALED
from tests.lost_cities import secrets as lost_cities_secrets
from tests.samples import by_hand

PROOF = Proof("conformance", ("Ann joins", "Bob joins", "Cleo joins", "Dan joins"))
NAMES = ("Ann", "Bob", "Cleo", "Dan")


@dataclass(frozen=True)
class Tried:
    """How a game is tried.

    Attributes:
        tables: what it is played with, the first all day, the others with the whole check; seeds are those of `PROOF`.
        permuted: the same game with everything rearranged that a seat must not know; by itself nothing is.
    """

    tables: tuple[Setup, ...]
    permuted: Callable[[Any, int, random.Random], Any] = lambda game, seat, chance: game


def picks_rearranged(game: Any, seat: int, chance: random.Random) -> Any:
    """Sealed numbers in which the others have picked other numbers in the round under way."""
    other = {pick.text: twin.text for pick, twin in zip(PICKS, chance.sample(PICKS, len(PICKS)), strict=True)}
    now = [(by, text if by == seat else other.get(text, text)) for by, text in game.log[game.undo_floor :]]
    return type(game)(game.setup, [*game.log[: game.undo_floor], *now])


def drawn_otherwise(game: Any, seat: int, chance: random.Random) -> Any:
    """The Lost Ark in which those who are still drawing have drawn something else in this turn."""
    twin = game.copy()
    for other in set(game.seats_to_act) - {seat} if len(game.seats_to_act) > 1 else ():
        while twin.undoable_by(other):
            twin.undo(other)
        for _ in range(chance.randrange(3)):
            legal = [action for action in twin.legal_actions(other) if action.text != "end"]
            if legal:
                twin.apply(chance.choice(legal), other)
    return twin


_SEED = PROOF.seed

SPECIAL: dict[str, Tried] = {
    "arnak": Tried(
        (
            ARNAK.setup(2, _SEED, board="bird"),
            ARNAK.setup(1, _SEED, board="snake", rival=2),
            ARNAK.setup(4, _SEED, board="snake"),
        ),
        arnak_secrets.permuted,
    ),
    "lost-ark": Tried(
        (
            LOST_ARK.setup(2, _SEED, third=True),
            LOST_ARK.setup(4, _SEED, characters="chosen"),
            LOST_ARK.setup(3, _SEED, difficulty="high"),
            LOST_ARK.setup(1, _SEED),
            LOST_ARK.setup(2, _SEED, together=True),
        ),
        drawn_otherwise,
    ),
    "lost-cities": Tried(
        (
            LOST_CITIES.setup(2, _SEED, length="short"),
            LOST_CITIES.setup(4, _SEED, columns="either"),
            LOST_CITIES.setup(3, _SEED),
        ),
        lost_cities_secrets.permuted,
    ),
    "noughts": Tried((NOUGHTS.setup(2, _SEED), NOUGHTS.setup(2, _SEED, size=4))),
    "sealed": Tried((SEALED.setup(3, _SEED), SEALED.setup(2, _SEED), SEALED.setup(4, _SEED)), picks_rearranged),
}
"""Games that keep secrets, and tables that are worth trying; any other is tried with the fewest and the most seats."""
GAMES: dict[str, AnyGame] = {**games.GAMES, NOUGHTS.key: NOUGHTS, SEALED.key: SEALED}
TRIED = {
    key: SPECIAL.get(key) or Tried(tuple(game.setup(seats, _SEED) for seats in {game.seats[0], game.seats[-1]}))
    for key, game in GAMES.items()
}
KEYS = pytest.mark.parametrize("key", GAMES)
EVERYWHERE = pytest.mark.parametrize(
    "at",
    [
        pytest.param((key, number), id=f"{key} {number}", marks=[pytest.mark.slow] if number else [])
        for key, tried in TRIED.items()
        for number in range(len(tried.tables))
    ],
    scope="module",  # what is tried with the same table follows one another, so that it is played once
)

At = tuple[str, int]
"""A game's key, and which of its tables."""


@dataclass(frozen=True)
class Step:
    """A position of a game: what led to it, and what will be done; at the end nobody (-1) does anything."""

    game: Any
    events: tuple[Any, ...]
    seat: int
    action: Any


@cache
def played(at: At, player: str = "random") -> tuple[Step, ...]:
    """Play a game to its end; the games of its positions are copies and may not be changed."""
    key, number = at
    definition, setup = GAMES[key], TRIED[key].tables[number]
    game = definition.new(setup)
    players = [definition.players[player](seat) for seat in range(setup.players)]
    events, steps, chance = tuple(game.opening), list[Step](), random.Random(1)
    while not game.over:
        seat = chance.choice(game.seats_to_act)
        action = players[seat].choose(game.view(seat))
        steps.append(Step(game.copy(), events, seat, action))
        events = game.apply(action, seat)
    return (*steps, Step(game, events, -1, None))


def stride(at: At, least: int = 1) -> int:
    """Every how-many-th position of a game is tried; at all tables but the first, about thirty are enough."""
    return least if at[1] == 0 else max(least, len(played(at)) // by_hand(30, 10_000))


def names_at(at: At) -> tuple[str, ...]:
    """Those who sit there, and who plays besides them."""
    key, number = at
    setup = TRIED[key].tables[number]
    return (*NAMES[: setup.players], *GAMES[key].automa_names(setup.options))


def spread(steps: Sequence[Step], count: int) -> Sequence[Step]:
    """So many of them, from all parts of a game."""
    return steps[len(steps) // count // 2 :: -(-len(steps) // count)]
