"""All of Arnak's texts in one language, and the texts about its options."""

from __future__ import annotations

from dataclasses import replace

from arnak_bot.game.options import Value
from arnak_bot.game.texts import Texts
from arnak_bot.game.values import Line
from arnak_bot.games.arnak.engine import Action, Event, GameView, ScoreSheet
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.options import BOARD, RIVAL
from arnak_bot.games.arnak.wording.channel import Channel
from arnak_bot.games.arnak.wording.messages import Tables, words_in
from arnak_bot.games.arnak.wording.reference import Reference
from arnak_bot.games.arnak.wording.thoughts import Thoughts
from arnak_bot.games.arnak.wording.turn import Turn
from arnak_bot.kit.option_words import option_words


def _said(language: str) -> Tables:
    return words_in(language).tables


def _board(key: Value, language: str) -> str:
    assert isinstance(key, str)
    return BOARDS[key].name


OPTION_WORDS = {
    RIVAL.key: option_words(RIVAL, _said),
    BOARD.key: replace(option_words(BOARD, _said, board=_board), lobby=(Line.TITLE, _board)),
}


def texts_in(language: str) -> Texts[Action, Event, GameView, ScoreSheet]:
    return Texts(language, Turn, Channel, Reference, Thoughts)
