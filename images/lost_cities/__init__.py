"""Lost Cities as pictures: a view in, the bytes of a picture out. Knows views and words, never a whole game."""

from __future__ import annotations

from images.lost_cities.board import draw_board
from images.lost_cities.hand import draw_hand
from images.lost_cities.legend import draw_legend
from images.lost_cities.lookup import draw_look_up
from images.lost_cities.moments import draw_moment
from images.lost_cities.private import draw_private
from images.lost_cities.replay import draw_replay
from images.lost_cities.score import draw_scores

__all__ = [
    "draw_board",
    "draw_hand",
    "draw_legend",
    "draw_look_up",
    "draw_moment",
    "draw_private",
    "draw_replay",
    "draw_scores",
]
