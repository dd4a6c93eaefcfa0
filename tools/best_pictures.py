"""Make the pictures of docs/gallery.md: twelve scenes as they look now; earlier versions shown beside them are kept.

python -m tools.best_pictures [FOLDER]
"""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image

from arnak_bot.games import GAMES, new_game
from arnak_bot.games.arnak.engine import Event, Game, GameSetup
from arnak_bot.games.arnak.engine.actions import Verb
from arnak_bot.games.arnak.engine.events import GameEnded, TurnEnded
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.lost_cities.engine import Game as CitiesGame
from arnak_bot.games.lost_cities.engine import GameSetup as CitiesSetup
from images.arnak.pictures import pictures_in as arnak_in
from images.lost_cities.pictures import pictures_in as cities_in

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "gallery"
NAMES = ("Mariana", "Tom", "Aiko", "Bartholomew")
_QUALITY, _WIDTH, _HEIGHT = 74, 760, 860
"""Quality and maximum size of a picture in the gallery: readable on a page, and small enough for twenty to a page."""

Turn = tuple[Game, tuple[Event, ...]]


def _turns(setup: GameSetup) -> list[Turn]:
    """The position after each turn of a game between simple players, with the turn's events."""
    game, player, turn, found = Game.new(setup), EagerPlayer(11), tuple[Event, ...](), list[Turn]()
    while not game.over:
        seat = game.seats_to_act[0]
        turn += game.apply(player.choose(game.view(seat)), seat)
        if any(isinstance(event, TurnEnded | GameEnded) for event in turn):
            found.append((game.copy(), turn))
            turn = ()
    return found


def _names(setup: GameSetup) -> tuple[str, ...]:
    return (NAMES[0], "The rival") if setup.rival is not None else NAMES[: setup.players]


def _board(setup: GameSetup, number: int, layout: str) -> bytes:
    """The board two thirds of the way through a round."""
    here = [turn for turn in _turns(setup) if turn[0].round == number and not turn[0].over]
    game, events = here[len(here) * 2 // 3]
    return arnak_in("en").board(events, game.view(None), _names(setup), layout).draw()


def _panel(setup: GameSetup, verb: Verb) -> bytes:
    """The picture of the first panel in a game that offers this kind of action, in the table's default layout."""
    game, player = Game.new(setup), EagerPlayer(11)
    while verb not in {action.verb for action in game.legal_actions(game.seats_to_act[0])}:
        seat = game.seats_to_act[0]
        game.apply(player.choose(game.view(seat)), seat)
    view = game.view(game.seats_to_act[0])
    return arnak_in("en").panel((), (), view, _names(setup), game.view(None).points, "tall").draw()


def _moment(setup: GameSetup, name: str) -> bytes:
    """The picture of the last highlight of the given kind in a game."""
    draws = arnak_in("en")
    drawings = (
        drawing
        for game, events in reversed(_turns(setup))
        for drawing in draws.moments(events, game.view(None), _names(setup))
    )
    return next(drawing for drawing in drawings if drawing.name == name).draw()


def _finish(setup: GameSetup) -> bytes:
    return arnak_in("en").scores(_turns(setup)[-1][0].scores(), _names(setup)).draw()


def _cities() -> bytes:
    """A board of Lost Cities after four players have played cards whenever they could."""
    game, chance = CitiesGame.new(CitiesSetup(4, seed="gallery")), random.Random(7)
    events: tuple[Any, ...] = ()
    for _ in range(150):
        seat = game.seats_to_act[0]
        legal = game.legal_actions(seat)
        plays = [action for action in legal if action.text.startswith("play")]
        events = game.apply(chance.choice(plays or list(legal)), seat)
    return cities_in("en").board(events, game.view(None), NAMES, "tall").draw()


def _ark() -> bytes:
    """The sheets of the Lost Ark in the middle of a game."""
    game, chance, events = new_game("lost-ark", players=4, seed="gallery"), random.Random(3), ()
    for _ in range(120):
        seat = game.seats_to_act[0]
        events = game.apply(chance.choice(list(game.legal_actions(seat))).text, seat)
    drawn: bytes = GAMES["lost-ark"].pictures("en").board(events, game.view(None), NAMES, "tall").draw()
    return drawn


SCENES: dict[str, Callable[[], bytes]] = {
    "board": lambda: _board(GameSetup(4, "bird", "look4"), 4, "tall"),
    "wide": lambda: _board(GameSetup(2, "bird", "look1"), 4, "wide"),
    "dusk": lambda: _board(GameSetup(3, "snake", "look3"), 2, "tall"),
    "last-round": lambda: _board(GameSetup(3, "snake", "look3"), 5, "tall"),
    "solo": lambda: _board(GameSetup(1, "bird", "look5", rival=3), 3, "tall"),
    "choices": lambda: _panel(GameSetup(2, "snake", "look2"), Verb.RESEARCH),
    "guardian": lambda: _panel(GameSetup(3, "bird", "look6"), Verb.OVERCOME),
    "discovery": lambda: _moment(GameSetup(2, "bird", "look1"), "discovery"),
    "overcome": lambda: _moment(GameSetup(3, "bird", "look6"), "overcome"),
    "finish": lambda: _finish(GameSetup(4, "bird", "look4")),
    "cities": _cities,
    "ark": _ark,
}


def main(folder: Path) -> None:
    """Write the scenes into a folder."""
    folder.mkdir(exist_ok=True)
    for name, scene in SCENES.items():
        with Image.open(io.BytesIO(scene())) as picture:
            small = picture.convert("RGB")
        small.thumbnail((_WIDTH, _HEIGHT), Image.Resampling.LANCZOS)
        small.save(folder / f"{name}.webp", quality=_QUALITY, method=6)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
