"""Lost Cities as pictures: a view in, the bytes of a picture out. Knows views and words, never a whole game."""

from __future__ import annotations

from images.lost_cities.board import draw_board
from images.lost_cities.hand import draw_hand
from images.lost_cities.score import draw_scores

__all__ = ["draw_board", "draw_hand", "draw_scores"]
