"""The picture of the score sheet: all sources of points by expedition, and beside each player their tokens."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.lost_cities.engine.rules.scoring import ScoreSheet
from arnak_bot.games.lost_cities.wording.channel import score_rows
from arnak_bot.games.lost_cities.wording.facts import Said
from arnak_bot.games.lost_cities.wording.messages import Words
from images.kit.canvas import Canvas
from images.kit.scores import draw_score_sheet, laurels
from images.kit.theme import INK, SOFT_INK
from images.lost_cities.theme import DUSK


def draw_scores(sheets: Sequence[ScoreSheet], names: Sequence[str], words: Words, *, so_far: bool = False) -> bytes:
    """Draw the score sheets in seat order, final or `so_far`. Returns an encoded picture."""
    title = words.pictures.score_so_far() if so_far else words.pictures.final_score()
    return draw_score_sheet(title, sheets, names, score_rows(sheets, Said(words)), DUSK, _tokens, laurels)


def _tokens(canvas: Canvas, sheet: ScoreSheet, at: tuple[int, int]) -> None:
    canvas.icon("artifact", (at[0], at[1] - 17), 34, SOFT_INK)
    canvas.text((at[0] + 38, at[1]), str(sheet.tokens), 32, INK, bold=True)
