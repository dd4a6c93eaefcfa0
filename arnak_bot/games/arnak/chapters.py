"""Arnak's chapters of the solo campaign. The required points are set so that an able computer reaches them in about a
third of its games (docs/campaign.md)."""

from __future__ import annotations

from arnak_bot.game.options import GameOptions, Value
from arnak_bot.game.values import Chapter
from arnak_bot.games.arnak.engine.options import BOARD, OPTIONS, RIVAL
from arnak_bot.games.arnak.engine.printed import BoardName
from arnak_bot.games.arnak.figures import Figure

_ASSISTANTS = (Figure.ASSISTANTS_RECRUITED, Figure.ASSISTANTS_RESCUED)
_SITES = (Figure.DISCOVERED_1, Figure.DISCOVERED_2)


def _at(board: BoardName, rival: Value) -> GameOptions:
    return GameOptions.with_defaults(OPTIONS, {BOARD.key: str(board), RIVAL.key: rival})


_BIRD, _SNAKE = BoardName.BIRD, BoardName.SNAKE

CHAPTERS = (
    Chapter("landfall", 1, _at(_BIRD, 0), _ASSISTANTS, 2, points=64, place="camp-coins"),
    Chapter("eyes", 3, _at(_BIRD, 1), (Figure.OVERCOME,), 3, points=64, place="1-3"),
    Chapter("collectors", 4, _at(_BIRD, "collectors"), (Figure.ARTIFACTS_BOUGHT,), 5, points=63, place="camp-tablets"),
    Chapter("far-shore", 6, _at(_SNAKE, 0), (Figure.ASSISTANTS_RESCUED,), 1, points=55, place="rescue"),
    Chapter("off-the-map", 8, _at(_BIRD, 3), _SITES, 3, points=63, place="2-2"),
    Chapter("hunters", 9, _at(_SNAKE, "hunters"), (Figure.OVERCOME,), 2, points=55, place="1-8"),
    Chapter("temple", 12, _at(_SNAKE, 5), (Figure.TEMPLE_REACHED,), 1, points=56, place="temple-snake"),
)
