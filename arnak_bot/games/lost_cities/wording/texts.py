"""Everything that Lost Cities says in one language, and what people read about its options."""

from __future__ import annotations

from arnak_bot.game.texts import Texts
from arnak_bot.game.values import Line, option_words
from arnak_bot.games.lost_cities.engine import Action, Event, GameView, ScoreSheet
from arnak_bot.games.lost_cities.options import OPTIONS
from arnak_bot.games.lost_cities.wording.channel import Channel
from arnak_bot.games.lost_cities.wording.facts import said_in
from arnak_bot.games.lost_cities.wording.reference import Reference
from arnak_bot.games.lost_cities.wording.thoughts import Thoughts
from arnak_bot.games.lost_cities.wording.turn import Turn

OPTION_WORDS = {
    option.key: option_words(option, lambda language: said_in(language).words.options, Line.PLAY) for option in OPTIONS
}
"""By the key of the option."""


def texts_in(language: str) -> Texts[Action, Event, GameView, ScoreSheet]:
    """Return what Lost Cities says in a language, by its code; what nobody has translated is said in English."""
    return Texts(language, Turn, Channel, Reference, Thoughts)
