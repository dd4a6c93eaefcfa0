"""Pictures of the game: a view in, bytes out. Knows views and printed things, never a whole game."""

from __future__ import annotations

from images.board import draw_board, draw_part
from images.choices import Choice, draw_choices
from images.emoji import emoji_picture
from images.hand import draw_hand
from images.legend import draw_legend
from images.lit import NOTHING_LIT, Lit, LitKind, LitPlace
from images.lookup import card_picture, tile_picture
from images.marks import NOTHING_NEW, Marks, marks_of
from images.moments import Moment, MomentKind, draw_moment, moments_of
from images.private import Private, draw_private
from images.replay import FILM_ENDING, draw_replay
from images.round_card import draw_round, round_lines
from images.score import draw_scores
from images.statistics import draw_statistics
from images.words import ENGLISH, PictureWords

__all__ = [
    "ENGLISH",
    "FILE_ENDING",
    "FILM_ENDING",
    "NOTHING_LIT",
    "NOTHING_NEW",
    "Choice",
    "Lit",
    "LitKind",
    "LitPlace",
    "Marks",
    "Moment",
    "MomentKind",
    "PictureWords",
    "Private",
    "card_picture",
    "draw_board",
    "draw_choices",
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
    "round_lines",
    "tile_picture",
]

FILE_ENDING = "jpg"
