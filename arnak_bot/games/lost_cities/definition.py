"""Lost Cities, as whoever hosts games knows it."""

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
from arnak_bot.games.port import Shelved, drawn_by

__all__ = ["GAME"]

GAME: Shelved[Game, Action, Event, GameView, ScoreSheet] = Shelved(
    key="lost-cities",
    title="Lost Cities: the board game",
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    options=OPTIONS,
    option_words=OPTION_WORDS,
    parts={},
    emoji={},
    rules=RULES,
    says=speech_in,
    draws=drawn_by("images.lost_cities.pictures"),
    players={"random": RandomPlayer, "thrifty": lambda _: ThriftyPlayer()},
    levels=LEVELLED,
    adviser=ADVISER,
    reviewer=REVIEWER,
)
