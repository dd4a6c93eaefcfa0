"""What people read about the options of Arnak."""

from __future__ import annotations

from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.options import BOARD, RIVAL
from arnak_bot.games.arnak.wording.languages import words_in
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.options import Asked, Value
from arnak_bot.games.speech import Line, OptionWords, Said

__all__ = ["OPTION_WORDS"]


def _words(language: str) -> Words:
    return words_in(language)


def _board(key: Value) -> str:
    assert isinstance(key, str)
    return BOARDS[key].name


def _named(board: Value) -> Said:
    return lambda _: _board(board)


OPTION_WORDS: dict[str, OptionWords] = {
    RIVAL.key: OptionWords(
        {Asked.SOLO: lambda language: _words(language).tables.rival_help()},
        names=None,
        lobby=None,
        proposed=None,
    ),
    BOARD.key: OptionWords(
        {
            Asked.NEW: lambda language: _words(language).tables.board_help(),
            Asked.SOLO: lambda language: _words(language).tables.board_help(),
            Asked.SERVER: lambda language: _words(language).tables.board_server_help(),
        },
        names={choice.typed: _named(choice.value) for choice in BOARD.choices},
        lobby=(Line.TITLE, lambda board, _: _board(board)),
        proposed=lambda board, language: _words(language).tables.board_proposed(board=_board(board)),
    ),
}
