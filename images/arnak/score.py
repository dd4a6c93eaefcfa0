"""The scores, final or so far: a banner with the winner or leader, and a bar for each player and source of points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PIL import Image

from arnak_bot.games.arnak.engine.rules.scoring import ScoreSheet, ScoreSource
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.tables import source_name
from arnak_bot.kit.numerals import signed
from arnak_bot.kit.prose import capital
from images.arnak.art import paper
from images.arnak.figures_on_map import letter_of
from images.kit.canvas import Canvas
from images.kit.names import name_width, readable
from images.kit.text import text_width
from images.kit.theme import BRASS, GOLD, INK, LIGHT, ON_LEAVES, PLATE, SEATS, SOFT_INK, WHITE, Colour, mixed

_ICONS = {
    ScoreSource.GLASS: "glass",
    ScoreSource.NOTEBOOK: "notebook",
    ScoreSource.TEMPLE_TILES: "temple",
    ScoreSource.IDOLS: "idol",
    ScoreSource.IDOL_SLOTS: "slots",
    ScoreSource.GUARDIANS: "guardian",
    ScoreSource.ITEMS: "item",
    ScoreSource.ARTIFACTS: "artifact",
    ScoreSource.FEAR: "fear",
}
_LINE = 62
_COLUMN = 210
_LABELS = 360
_BANNER = 190
_HEAD = _BANNER + 116
_BAR = 132


def draw_scores(sheets: Sequence[ScoreSheet], names: Sequence[str], words: Words, *, so_far: bool = False) -> bytes:
    names, width = readable(names, words.pictures), _LABELS + _COLUMN * len(sheets) + 40
    total_top = _HEAD + _LINE * len(ScoreSource) + 6
    canvas = Canvas((width, total_top + 96), paper((width, total_top + 96)))
    title = words.plain.score_so_far() if so_far else words.plain.final_score()
    _banner(canvas, title, [sheet for sheet in sheets if sheet.rank == 1], names, width, words)
    longest = max(1, max(points for sheet in sheets for _, points in sheet.lines))
    for at, source in enumerate(ScoreSource):
        y = _HEAD + at * _LINE
        canvas.panel((16, y, width - 16, y + _LINE - 6), LIGHT, 10)
        canvas.icon(_ICONS[source], (26, y + 8), 40, SOFT_INK)
        canvas.fitted_text((78, y + 28), capital(source_name(source, words)), _LABELS - 84, 32, INK)
        best = max(sheet.points(source) for sheet in sheets)
        for column, sheet in enumerate(sheets):
            points = sheet.points(source)
            _bar(canvas, sheet.seat, points, longest, (_LABELS + column * _COLUMN, y), best=points == best != 0)
    canvas.panel((16, total_top, width - 16, total_top + 80), PLATE, 12, outline=BRASS)
    canvas.fitted_text((40, total_top + 40), words.pictures.total(), _LABELS - 50, 44, LIGHT, title=True)
    for column, sheet in enumerate(sheets):
        _column(canvas, sheet, names[sheet.seat], _LABELS + column * _COLUMN, total_top, words)
    return canvas.encode()


def _banner(
    canvas: Canvas,
    title: str,
    winners: Sequence[ScoreSheet],
    names: Sequence[str],
    width: int,
    words: Words,
) -> None:
    colours = [SEATS[sheet.seat].colour for sheet in winners]
    canvas.panel((16, 16, width - 16, _BANNER - 4), BRASS, 16)
    cloth = _cloth((width - 44, _BANNER - 32), colours[0], colours[-1])
    canvas.paste(cloth, (22, 22), 12)
    middle = width // 2
    canvas.fitted_text((middle, 50), title, width - 2 * 170, 28, ON_LEAVES, title=True, anchor="mm")
    for x in (36, width - 36 - 120):
        canvas.icon("points", (x, 38), 120, GOLD)
        canvas.text((x + 60, 98), str(winners[0].total), 46, WHITE, bold=True, anchor="mm")
    room = width - 2 * 180
    if len(winners) == 1:
        seat, name = winners[0].seat, names[winners[0].seat]
        left = middle - (min(room - 80, name_width(name, seat, 76)) + 80) // 2
        canvas.seat(seat, (left, 84), 62, outline=WHITE, initial=letter_of(name, seat, words))
        canvas.name((left + 82, 116), name, seat, room - 80, 76, WHITE, smallest=44)
    else:
        tied = (names[sheet.seat] for sheet in winners)
        shown = reduce(lambda before, last: words.pictures.winners(names=before, last=last), tied)
        canvas.name((middle, 116), shown, None, room, 52, WHITE, smallest=34, centred=True)


def _cloth(size: tuple[int, int], left: Colour, right: Colour) -> Image.Image:
    across = Image.linear_gradient("L").rotate(90).resize(size)
    flat = Image.composite(Image.new("RGB", size, right), Image.new("RGB", size, left), across)
    shade = Image.linear_gradient("L").resize(size).point(lambda value: value * 2 // 5)
    return Image.composite(Image.new("RGB", size, (10, 8, 6)), flat, shade)


def _bar(canvas: Canvas, seat: int, points: int, longest: int, at: tuple[int, int], *, best: bool) -> None:
    left, y = at
    colour = SEATS[seat].colour if points > 0 else SOFT_INK
    length = round(_BAR * abs(points) / longest)
    if length:
        top = y + 12
        canvas.panel((left, top, left + max(6, length), top + 32), colour if best else mixed(colour, LIGHT, 0.45), 6)
    canvas.text((left + max(6, length) + 8, y + 28), signed(points), 38 if best else 34, INK, bold=best)


def _column(canvas: Canvas, sheet: ScoreSheet, name: str, left: int, total_top: int, words: Words) -> None:
    top = _BANNER + 6
    canvas.seat(sheet.seat, (left, top), 44, initial=letter_of(name, sheet.seat, words))
    place = f"{sheet.rank}."
    canvas.text((left + 56, top + 24), place, 34, SOFT_INK, bold=True)
    canvas.name((left, top + 76), name, sheet.seat, _COLUMN - 14, 34, INK, smallest=30)
    canvas.text((left, total_top + 40), str(sheet.total), 56, WHITE if sheet.rank > 1 else ON_LEAVES, bold=True)
    if sheet.rank == 1:
        wide = text_width(str(sheet.total), 56, bold=True)
        canvas.icon("points", (left + wide + 10, total_top + 16), 48, GOLD)
