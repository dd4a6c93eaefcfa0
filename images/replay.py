"""A finished game as an animated picture: a frame for each turn, what changed marked."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from arnak_bot.engine.view import GameView
from images.board import paint_board
from images.marks import Marks

__all__ = ["draw_replay"]

FRAME_SIZE = (640, 400)
COLOURS = 64
TURN_MILLISECONDS = 900
LAST_MILLISECONDS = 6000
MOST_FRAMES = 150


def draw_replay(steps: Sequence[tuple[GameView, Marks]], names: tuple[str, ...]) -> bytes:
    """Draw the open table after every turn, one palette for all frames. Returns the bytes of a GIF.

    A game longer than 150 turns skips frames evenly, the last one never.
    """
    every = -(-len(steps) // MOST_FRAMES)
    chosen = [*steps[:-1:every], steps[-1]]
    last = _frame(*chosen[-1], names)
    palette = last.quantize(COLOURS, method=Image.Quantize.MEDIANCUT)
    frames = [_frame(view, marks, names).quantize(palette=palette, dither=Image.Dither.NONE) for view, marks in chosen]
    out = io.BytesIO()
    durations = [TURN_MILLISECONDS] * (len(frames) - 1) + [LAST_MILLISECONDS]
    frames[0].save(
        out, "GIF", save_all=True, append_images=frames[1:], duration=durations, loop=0, optimize=False, disposal=1
    )
    return out.getvalue()


def _frame(view: GameView, marks: Marks, names: tuple[str, ...]) -> Image.Image:
    return paint_board(view, names, marks).image.resize(FRAME_SIZE, Image.Resampling.BOX)
