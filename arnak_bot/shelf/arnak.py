"""Arnak as a game on the shelf."""

from __future__ import annotations

from functools import partial

from arnak_bot.games.arnak.engine import Action, Event, Game, GameView, ScoreSheet
from arnak_bot.games.arnak.engine.options import OPTIONS
from arnak_bot.games.arnak.engine.setup import MOST_PLAYERS
from arnak_bot.games.arnak.hosting import RULES
from arnak_bot.games.arnak.pictured import Part
from arnak_bot.games.arnak.players import LEVELLED, EagerPlayer, RandomPlayer
from arnak_bot.games.arnak.players.adviser import ADVISER
from arnak_bot.games.arnak.players.reviewer import REVIEWER
from arnak_bot.games.arnak.wording.options import OPTION_WORDS
from arnak_bot.games.arnak.wording.signs import EMOJI_NAMES
from arnak_bot.games.arnak.wording.speech import part_name, speech_in
from arnak_bot.games.port import Shelved
from images.arnak import emoji_picture
from images.arnak.pictures import pictures_in

__all__ = ["ARNAK"]

ARNAK: Shelved[Game, Action, Event, GameView, ScoreSheet] = Shelved(
    key="arnak",
    title="Lost Ruins of Arnak",
    seats=range(1, MOST_PLAYERS + 1),
    options=OPTIONS,
    option_words=OPTION_WORDS,
    parts={part.value: partial(part_name, part) for part in Part},
    emoji={sign: (name, partial(emoji_picture, name)) for sign, name in EMOJI_NAMES.items()},
    rules=RULES,
    says=speech_in,
    draws=pictures_in,
    players={"random": RandomPlayer, "eager": EagerPlayer},
    levels=LEVELLED,
    guide="able",
    adviser=ADVISER,
    reviewer=REVIEWER,
    verbs=("dig", "buy", "choose"),
    orders_ahead=True,
)
