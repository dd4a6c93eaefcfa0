"""Pictures of the game: a view in, bytes out. Knows views and printed things, never a whole game."""

from __future__ import annotations

from images.board import NOTHING_NEW, Marks, draw_board, marks_of
from images.cards import card_picture
from images.hand import draw_hand
from images.score import draw_scores

__all__ = [
    "FILE_ENDING",
    "NOTHING_NEW",
    "Marks",
    "card_picture",
    "draw_board",
    "draw_hand",
    "draw_scores",
    "marks_of",
]

FILE_ENDING = "webp"
