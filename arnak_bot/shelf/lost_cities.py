"""Lost Cities as a game on the shelf."""

from __future__ import annotations

from arnak_bot.games.lost_cities.engine import Action, Event, Game, GameView, ScoreSheet
from arnak_bot.games.lost_cities.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from arnak_bot.games.lost_cities.hosting import RULES
from arnak_bot.games.lost_cities.options import OPTIONS
from arnak_bot.games.lost_cities.players import LEVELLED, RandomPlayer, ThriftyPlayer
from arnak_bot.games.lost_cities.players.adviser import ADVISER
from arnak_bot.games.lost_cities.players.reviewer import REVIEWER
from arnak_bot.games.lost_cities.wording.options import OPTION_WORDS
from arnak_bot.games.lost_cities.wording.speech import speech_in
from arnak_bot.games.port import Shelved
from images.lost_cities.pictures import pictures_in

__all__ = ["LOST_CITIES"]

LOST_CITIES: Shelved[Game, Action, Event, GameView, ScoreSheet] = Shelved(
    key="lost-cities",
    title="Lost Cities: the board game",
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    options=OPTIONS,
    option_words=OPTION_WORDS,
    parts={},
    emoji={},
    rules=RULES,
    says=speech_in,
    draws=pictures_in,
    players={"random": RandomPlayer, "thrifty": lambda _: ThriftyPlayer()},
    levels=LEVELLED,
    adviser=ADVISER,
    reviewer=REVIEWER,
)
