"""All texts of Lost Cities in one language, and the texts about its options."""

from __future__ import annotations

from arnak_bot.game.texts import Texts
from arnak_bot.game.values import Line
from arnak_bot.games.lost_cities.engine import Action, Event, GameView, ScoreSheet
from arnak_bot.games.lost_cities.engine.setup import OPTIONS
from arnak_bot.games.lost_cities.wording.channel import Channel
from arnak_bot.games.lost_cities.wording.messages import words_in
from arnak_bot.games.lost_cities.wording.reference import Reference
from arnak_bot.games.lost_cities.wording.thoughts import Thoughts
from arnak_bot.games.lost_cities.wording.turn import Turn
from arnak_bot.kit.option_words import option_words

OPTION_WORDS = {
    option.key: option_words(option, lambda language: words_in(language).options, Line.PLAY) for option in OPTIONS
}


def texts_in(language: str) -> Texts[Action, Event, GameView, ScoreSheet]:
    return Texts(language, Turn, Channel, Reference, Thoughts)
