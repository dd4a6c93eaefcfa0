"""Draws the pictures of Arnak. One from a function with `@kept` is cached: never draw on it, except on a copy."""

from __future__ import annotations

from images.arnak.board import draw_board as draw_board
from images.arnak.board import draw_part as draw_part
from images.arnak.choices import Choice as Choice
from images.arnak.choices import tile_picture as tile_picture
from images.arnak.emoji import emoji_picture as emoji_picture
from images.arnak.hand import draw_hand as draw_hand
from images.arnak.legend import draw_legend as draw_legend
from images.arnak.lit import Lit as Lit
from images.arnak.lit import LitPlace as LitPlace
from images.arnak.marks import NOTHING_NEW as NOTHING_NEW
from images.arnak.marks import marks_of as marks_of
from images.arnak.moments import Moment as Moment
from images.arnak.moments import MomentKind as MomentKind
from images.arnak.moments import draw_moment as draw_moment
from images.arnak.moments import moments_of as moments_of
from images.arnak.private import Private as Private
from images.arnak.private import draw_private as draw_private
from images.arnak.replay import draw_replay as draw_replay
from images.arnak.round_card import draw_round as draw_round
from images.arnak.score import draw_scores as draw_scores
from images.arnak.statistics import draw_statistics as draw_statistics
