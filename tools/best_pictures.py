"""Make the pictures of docs/gallery.md: twelve scenes as they look now; earlier versions shown beside them are kept.

python -m tools.best_pictures [FOLDER]
"""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from arnak_bot.games import GAMES, new_game
from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.actions import Verb
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from images.arnak.pictures import pictures_in as arnak_in
from tools.gallery import played, seated

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "gallery"
NAMES = ("Mariana", "Tom", "Aiko", "Bartholomew")
_SEED = 11
_QUALITY, _WIDTH, _HEIGHT = 74, 760, 860
"""Quality and maximum size of a picture in the gallery: readable on a page, and small enough for twenty to a page."""


def _board(setup: GameSetup, number: int, layout: str) -> bytes:
    """Two thirds of the way through the round."""
    here = [turn for turn in played(setup, _SEED) if turn[0].round == number and not turn[0].over]
    game, events = here[len(here) * 2 // 3]
    return arnak_in("en").board(events, game.view(None), seated(NAMES, setup), layout).draw()


def _panel(setup: GameSetup, verb: Verb) -> bytes:
    """The first panel that offers this kind of action."""
    game, player = Game.new(setup), EagerPlayer(_SEED)
    while verb not in {action.verb for action in game.legal_actions(game.seats_to_act[0])}:
        seat = game.seats_to_act[0]
        game.apply(player.choose(game.view(seat)), seat)
    view = game.view(game.seats_to_act[0])
    return arnak_in("en").panel((), (), view, seated(NAMES, setup), game.view(None).points, "tall").draw()


def _moment(setup: GameSetup, name: str) -> bytes:
    """The last highlight of this kind in a game."""
    draws = arnak_in("en")
    drawings = (
        drawing
        for game, events in reversed(played(setup, _SEED))
        for drawing in draws.moments(events, game.view(None), seated(NAMES, setup))
    )
    return next(drawing for drawing in drawings if drawing.name == name).draw()


def _finish(setup: GameSetup) -> bytes:
    return arnak_in("en").scores(played(setup, _SEED)[-1][0].scores(), seated(NAMES, setup)).draw()


def _random_board(key: str, decisions: int, seed: int, wanted: str) -> bytes:
    """Of a game of four, after random decisions, with `wanted` whenever possible."""
    game, chance, events = new_game(key, players=4, seed="gallery"), random.Random(seed), ()
    for _ in range(decisions):
        seat = game.seats_to_act[0]
        legal = game.legal_actions(seat)
        events = game.apply(chance.choice([each for each in legal if each.text.startswith(wanted)] or legal), seat)
    drawn: bytes = GAMES[key].pictures("en").board(events, game.view(None), NAMES, "tall").draw()
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
    "cities": lambda: _random_board("lost-cities", 150, 7, wanted="play"),
    "ark": lambda: _random_board("lost-ark", 120, 3, wanted=""),
}


def main(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for name, scene in SCENES.items():
        with Image.open(io.BytesIO(scene())) as picture:
            small = picture.convert("RGB")
        small.thumbnail((_WIDTH, _HEIGHT), Image.Resampling.LANCZOS)
        small.save(folder / f"{name}.webp", quality=_QUALITY, method=6)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
