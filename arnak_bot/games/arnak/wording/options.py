"""What people read about the options of Arnak."""

from __future__ import annotations

from dataclasses import replace

from arnak_bot.game.options import Value
from arnak_bot.game.values import Line, OptionWords, Said, option_words
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.options import BOARD, RIVAL
from arnak_bot.games.arnak.wording.languages import words_in
from arnak_bot.games.arnak.wording.messages import Tables

__all__ = ["OPTION_WORDS"]


def _said(language: str) -> Tables:
    return words_in(language).tables


def _board(key: Value, language: str) -> str:
    assert isinstance(key, str)
    return BOARDS[key].name


def _named(board: Value) -> Said:
    return lambda language: _board(board, language)


OPTION_WORDS: dict[str, OptionWords] = {
    RIVAL.key: option_words(RIVAL, _said),
    BOARD.key: replace(
        option_words(BOARD, _said, board=_board),
        names={choice.typed: _named(choice.value) for choice in BOARD.choices},
        lobby=(Line.TITLE, _board),
    ),
}
