"""Arnak, as whoever hosts games knows it."""

from __future__ import annotations

from functools import partial
from importlib import import_module

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
from arnak_bot.games.port import Shelved, drawn_by

__all__ = ["GAME"]


def _emoji(name: str) -> bytes:
    picture: bytes = import_module("images.arnak").emoji_picture(name)
    return picture


GAME: Shelved[Game, Action, Event, GameView, ScoreSheet] = Shelved(
    key="arnak",
    title="Lost Ruins of Arnak",
    seats=range(1, MOST_PLAYERS + 1),
    options=OPTIONS,
    option_words=OPTION_WORDS,
    parts={part.value: partial(part_name, part) for part in Part},
    emoji={sign: (name, partial(_emoji, name)) for sign, name in EMOJI_NAMES.items()},
    rules=RULES,
    says=speech_in,
    draws=drawn_by("images.arnak.pictures"),
    players={"random": RandomPlayer, "eager": EagerPlayer},
    levels=LEVELLED,
    guide="able",
    adviser=ADVISER,
    reviewer=REVIEWER,
    verbs=("dig", "buy", "choose"),
    orders_ahead=True,
)
