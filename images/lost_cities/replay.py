"""A finished game as a film: the board after every turn, with its marks and its caption."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from arnak_bot.games.lost_cities.engine.events import Event
from arnak_bot.games.lost_cities.engine.view import GameView
from arnak_bot.games.lost_cities.wording.messages import Words
from images.kit.film import encoded
from images.lost_cities.board import paint_board

__all__ = ["draw_replay"]


def draw_replay(steps: Sequence[tuple[GameView, Sequence[Event]]], names: Sequence[str], words: Words) -> bytes:
    """Draw the open table after every turn, each with what happened in it. Returns an animated WebP at half size."""

    def frame(at: int) -> Image.Image:
        view, events = steps[at]
        board = paint_board(view, names, words, events).image
        return board.resize((board.width // 2, board.height // 2), Image.Resampling.BOX)

    return encoded(len(steps), frame)
