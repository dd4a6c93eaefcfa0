"""The parts of Lost Cities' texts as what they are, in English and in any words that are registered as a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arnak_bot.game.options import GameOptions
from arnak_bot.games.lost_cities.engine import Columns, GameView, IllegalAction, Length
from arnak_bot.games.lost_cities.wording.channel import Channel
from arnak_bot.games.lost_cities.wording.messages import ENGLISH, Words
from arnak_bot.games.lost_cities.wording.reference import Reference
from arnak_bot.games.lost_cities.wording.texts import texts_in
from arnak_bot.games.lost_cities.wording.thoughts import Thoughts
from arnak_bot.games.lost_cities.wording.turn import Turn
from arnak_bot.store import ResultRecord


def turn(words: Words) -> Turn:
    return Turn(texts_in(words.language))


def channel(words: Words) -> Channel:
    return Channel(texts_in(words.language))


def reference(words: Words) -> Reference:
    return Reference(texts_in(words.language))


def thoughts(words: Words) -> Thoughts:
    return Thoughts(texts_in(words.language))


TURN, CHANNEL, REFERENCE, THOUGHTS = turn(ENGLISH), channel(ENGLISH), reference(ENGLISH), thoughts(ENGLISH)


def alt_of(view: GameView, names: Sequence[str], words: Words) -> str:
    return channel(words).board_alt(view, names)


def played(
    game: int, who: int, players: int, length: Length, points: int, rank: int, figures: Mapping[str, int] | None = None
) -> ResultRecord:
    """How a finished game went for one player."""
    options = GameOptions.of({"length": length.value, "columns": Columns.RISING.value})
    return ResultRecord(game, 0, who, None, "lost-cities", options, players, points, rank, None, {**(figures or {})})


def refused(error: IllegalAction, view: GameView, words: Words = ENGLISH) -> str:
    error.view = view
    return turn(words).refused(error)
