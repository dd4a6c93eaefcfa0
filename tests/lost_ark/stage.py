"""Positions of the Lost Ark in a line or two, and what can be read off them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arnak_bot.games.lost_ark.engine import Character, Colour, Event, Game, GameSetup
from arnak_bot.games.lost_ark.engine.printed import DANGEROUS, PLACES, PRINTED, TERRAIN, TILES, places_in, tiles_in
from arnak_bot.games.lost_ark.engine.state import Painted, Phase, Sheet, State
from arnak_bot.kit.plain import copied

AXIAL = {place: (int(place[1]) - 1 - (int(place[0]) - 1) // 2, int(place[0]) - 1) for place in TERRAIN}
"""Where each place lies, in the coordinates of content.json."""
_LETTERS = {"G": (0, 0), "A": (2, -1), "B": (1, 1), "C": (-1, 2), "D": (-2, 1), "E": (-1, -1), "F": (1, -2)}
_EDGES = {
    "g": ((1, -1), (2, -2), (2, -3), (3, -2)),
    "r": ((1, 0), (2, 0), (3, -1), (2, 1)),
    "y": ((0, 1), (0, 2), (1, 2), (-1, 3)),
    "b": ((-1, 1), (-2, 2), (-2, 3), (-3, 2)),
    "w": ((-1, 0), (-2, 0), (-3, 1), (-2, -1)),
    "d": ((0, -1), (0, -2), (-1, -2), (1, -3)),
}
_TILES = {f"{edge}{number}": at for edge, places in _EDGES.items() for number, at in enumerate(places, 1)}
_AT = {at: place for place, at in AXIAL.items()}


def _laid(offset: tuple[int, int], centre: str) -> str:
    (q, r), (more_q, more_r) = AXIAL[centre], offset
    return _AT[q + more_q, r + more_r]


CENTRE = "54"
ARK_PLACES = " ".join(_laid(at, CENTRE) for at in (*_LETTERS.values(), *_TILES.values()))
"""The 31 places that have the shape of the compass, around `CENTRE`."""
ARK_AT = {letter: _laid(at, CENTRE) for letter, at in _LETTERS.items()}


def printed_colour(place: str) -> str:
    """The colour of a place that is not dangerous."""
    return next(colour.value for colour in Colour if PRINTED[colour] & PLACES[place])


ARK_TILES = " ".join(f"{tile}={printed_colour(_laid(at, CENTRE))}" for tile, at in _TILES.items())
"""The compass that fits them."""
ALL_TILES = " ".join(f"{tile}=green" for tile in TILES)
"""A compass that is full and fits nothing much."""


def _painted(words: str, bits: Any, colour_of: Any) -> Painted:
    painted = dict.fromkeys(Colour, 0)
    for word in words.split():
        at, _, colour = word.partition("=")
        painted[Colour(colour or colour_of(at))] |= bits[at]
    return painted


def sheet(
    character: str = "mage", places: str = "53", tiles: str = "", *, identity: str = "blue", boxes: int = 0, **more: Any
) -> Sheet:
    """A sheet: places as "53 54=red" (their printed colour unless said), tiles as "g1 g2=red" (green unless said)."""
    drawn, filled = _painted(places, PLACES, printed_colour), _painted(tiles, TILES, lambda tile: "green")
    marks = {colour: more.get("marks", {}).get(colour.value, 0) for colour in Colour}
    return Sheet(
        Colour(identity), Character(character), drawn, filled, [Colour.GREEN] * boxes, **{**more, "marks": marks}
    )


def stage(*sheets: Sheet, turn: int = 1, **options: Any) -> Game:
    """A game in which seat 0 is to call; a second seat far off if only one is given and it is not solo."""
    options.setdefault("players", max(2, len(sheets)))
    seats = [*map(copied, sheets), *(sheet(places="87") for _ in range(options["players"] - len(sheets)))]
    setup = GameSetup(**{"seed": "stage", **options})
    return Game(setup, State(seats, 0, Phase.CALL, turn, caller=0), ())


def do(game: Game, *decisions: str) -> tuple[Event, ...]:
    """Carry out decisions, "0 call green"; return all that happened."""
    events: list[Event] = []
    for decision in decisions:
        seat, _, text = decision.partition(" ")
        events += game.apply(text, int(seat))
    return tuple(events)


def after(game: Game, *decisions: str) -> Game:
    """Carry out decisions, and return the game."""
    do(game, *decisions)
    return game


def answering(own: Sheet, called: str = "green", caller: Sheet | None = None, **options: Any) -> Game:
    """A game in which seat 1 has this sheet and answers a call of seat 0, who can visit any colour."""
    return after(stage(caller or sheet("ranger", places="32 45 53 36"), own, **options), f"0 call {called}")


def texts(game: Game, seat: int, verb: str = "") -> list[str]:
    return [action.text for action in game.legal_actions(seat) if verb in ("", action.verb)]


def at(game: Game, seat: int, verb: str, colour: str | None = None) -> set[str]:
    return {each.at for each in game.view(seat).legal if (each.verb, each.colour) == (verb, colour)}


def visited(game: Game, seat: int = 0) -> set[str]:
    return set(places_in(game.state.sheets[seat].visited))


def filled(game: Game, seat: int = 0) -> set[str]:
    return set(tiles_in(game.state.sheets[seat].tiles))


def everything_but(*left: str, dangerous: bool = False) -> str:
    """All places but these, and but the dangerous ones unless said."""
    return " ".join(place for place, bit in PLACES.items() if place not in left and (dangerous or not bit & DANGEROUS))


def kinds(events: Sequence[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def pass_turn(game: Game, colour: str = "") -> tuple[Event, ...]:
    """Let everybody do the least in a turn: the caller visits a place, the others take a minus point."""
    events: list[Event] = []
    turn = game.state.turn
    while not game.over and game.state.turn == turn:
        seat = game.seats_to_act[0]
        legal = texts(game, seat)
        wanted = [f"call {colour}", "end", "minus", *legal]
        events += game.apply(next(text for text in wanted if text in legal), seat)
    return tuple(events)


def new_as(character: str, players: int = 2) -> Game:
    """A game in which seat 0 has this character and everybody chooses where to start."""
    for seed in range(200):
        game = Game.new(GameSetup(players, seed=f"as {seed}"))
        if game.state.sheets[0].character == character:
            return game
    raise AssertionError(character)
