"""The picture of the score sheet: a banner with the winners, and below it all sources of points by expedition."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.lost_cities.engine.rules.scoring import ScoreSheet
from arnak_bot.games.lost_cities.wording.channel import score_rows
from arnak_bot.games.lost_cities.wording.facts import Said, signed
from arnak_bot.games.lost_cities.wording.messages import Words
from images.kit.canvas import Canvas
from images.kit.names import initial
from images.kit.theme import BRASS, GOLD, INK, LIGHT, ON_LEAVES, PAPER, SEATS, SOFT_INK, WHITE, mixed
from images.lost_cities.theme import DUSK

_LINE, _COLUMN, _LABELS = 62, 210, 420
_BANNER = 196
_HEAD = _BANNER + 110


def draw_scores(sheets: Sequence[ScoreSheet], names: Sequence[str], words: Words, *, so_far: bool = False) -> bytes:
    """Draw the score sheets in seat order, final or `so_far`. Returns an encoded picture."""
    table = score_rows(sheets, Said(words))
    width = _LABELS + _COLUMN * len(sheets) + 40
    canvas = Canvas((width, _HEAD + _LINE * len(table) + 40), PAPER)
    title = words.pictures.score_so_far() if so_far else words.pictures.final_score()
    _banner(canvas, title, [sheet for sheet in sheets if sheet.rank == 1], names, width)
    for sheet in sheets:
        middle = _LABELS + sheet.seat * _COLUMN + _COLUMN // 2
        if sheet.rank == 1:
            canvas.icon("points", (middle - 88, _BANNER + 10), 46, GOLD)
        canvas.seat(sheet.seat, (middle - 24, _BANNER + 10), 46, initial=initial(names[sheet.seat], sheet.seat))
        canvas.icon("artifact", (middle + 36, _BANNER + 17), 34, SOFT_INK)
        canvas.text((middle + 74, _BANNER + 34), str(sheet.tokens), 32, INK, bold=True)
        canvas.name((middle, _BANNER + 82), names[sheet.seat], sheet.seat, _COLUMN - 16, 34, INK, centred=True)
    for at, (name, values) in enumerate(table):
        total = at == len(table) - 1
        top = _HEAD + at * _LINE + (8 if total else 0)
        canvas.panel((16, top, width - 16, top + _LINE - 6), BRASS if total else LIGHT, 10)
        canvas.fitted_text((36, top + 28), name, _LABELS - 20, 42 if total else 34, INK, bold=total)
        best = max(values)
        for seat, value in enumerate(values):
            middle = _LABELS + seat * _COLUMN + _COLUMN // 2
            bold = total or value == best
            canvas.text((middle, top + 28), signed(value), 46 if total else 36, INK, bold=bold, anchor="mm")
    return canvas.encode()


def _banner(canvas: Canvas, title: str, winners: Sequence[ScoreSheet], names: Sequence[str], width: int) -> None:
    """The winners or leaders, in their colour, between laurels; tied players share the banner."""
    cloth = mixed(SEATS[winners[0].seat].colour, DUSK, 0.25)
    canvas.panel((16, 16, width - 16, _BANNER - 6), cloth, 18, outline=BRASS, line=6)
    canvas.fitted_text((width // 2, 54), title, width - 320, 40, ON_LEAVES, title=True, anchor="mm")
    for x in (36, width - 36 - 128):
        canvas.icon("points", (x, 40), 128, GOLD)
        canvas.text((x + 64, 104), signed(winners[0].total), 50, WHITE, bold=True, anchor="mm")
    share = (width - 340) // len(winners)
    for at, sheet in enumerate(winners):
        left = 176 + at * share
        canvas.seat(sheet.seat, (left, 92), 62, outline=WHITE, initial=initial(names[sheet.seat], sheet.seat))
        canvas.name((left + 78, 124), names[sheet.seat], sheet.seat, share - 92, 58, WHITE, smallest=26)
