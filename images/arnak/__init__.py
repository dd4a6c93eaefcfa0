"""Draws the pictures of Arnak and returns their bytes. Uses views and printed components, never a whole game."""

from __future__ import annotations

from images.arnak.board import draw_board, draw_part
from images.arnak.choices import Choice, tile_picture
from images.arnak.emoji import emoji_picture
from images.arnak.hand import draw_hand
from images.arnak.legend import draw_legend
from images.arnak.lit import Lit, LitPlace
from images.arnak.marks import NOTHING_NEW, marks_of
from images.arnak.moments import Moment, MomentKind, draw_moment, moments_of
from images.arnak.private import Private, draw_private
from images.arnak.replay import draw_replay
from images.arnak.round_card import draw_round
from images.arnak.score import draw_scores
from images.arnak.statistics import draw_statistics

__all__ = [
    "NOTHING_NEW",
    "Choice",
    "Lit",
    "LitPlace",
    "Moment",
    "MomentKind",
    "Private",
    "draw_board",
    "draw_hand",
    "draw_legend",
    "draw_moment",
    "draw_part",
    "draw_private",
    "draw_replay",
    "draw_round",
    "draw_scores",
    "draw_statistics",
    "emoji_picture",
    "marks_of",
    "moments_of",
    "tile_picture",
]
