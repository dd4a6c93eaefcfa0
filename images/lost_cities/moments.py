"""The pictures of highlights: reaching a city, the end of an expedition."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from arnak_bot.games.lost_cities.engine.content import CITY, stone_points
from arnak_bot.games.lost_cities.engine.events import ExpeditionScored, Stepped
from arnak_bot.games.lost_cities.engine.printed import Colour
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.kit.numerals import signed
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.masks import SMOOTH
from images.kit.names import fitted_name, initial, runs_width
from images.kit.paintings import read_painting
from images.kit.text import in_lines, text_width
from images.kit.theme import BRASS, GOLD, INK, LIGHT, ON_LEAVES, PAPER, POINTS, SEATS, SOFT_INK, WHITE, WOOD, mixed
from images.lost_cities.pieces import draw_explorer
from images.lost_cities.theme import DUSK, PAINTINGS, SAND, WIDTH

SCENE = (WIDTH, 702)
_BAND = 176
_SKY, _HEAD, _LINE = 380, 496, 96
_CLOTH = (1060, 222)
_CLOTH_LEFT = (WIDTH - _CLOTH[0]) // 2


def draw_city(reached: Stepped, name: str, headline: str, sentence: str) -> bytes:
    canvas, seat = Canvas(SCENE, read_painting(PAINTINGS, f"{reached.path}-city")), reached.seat
    _headline(canvas, headline, 2)
    width, height = SCENE
    top = height - _BAND
    canvas.panel((20, top, width - 20, height - 18), PAPER, 18, outline=SEATS[seat].colour, line=6)
    foot = (136, height - 46)
    size = 150 if reached.researcher else 180
    draw_explorer(canvas, seat, initial(name, seat), foot, size, researcher=reached.researcher)
    room = width - 262 - 290
    lines, size = in_lines(sentence, room, 2, 40, 30)
    canvas.name((262, top + 42), name, seat, room, 54, SEATS[seat].colour, smallest=40)
    for at, text in enumerate(lines):
        y = top + (96 if len(lines) == 1 else 88) + 38 * at
        canvas.fitted_text((262, y), text, room, size, SOFT_INK)
    canvas.icon("points", (width - 262, top + 28), 100, GOLD)
    points = stone_points(CITY, researcher=reached.researcher)
    canvas.text((width - 98, top + 78), signed(points), 88, POINTS, bold=True, anchor="mm")
    return canvas.encode()


def _headline(canvas: Canvas, headline: str, most: int) -> None:
    lines, size = in_lines(headline, WIDTH - 150, most, 64, 34, bold=True)
    width = min(WIDTH - 94, max(text_width(line, size, bold=True) for line in lines)) + 56
    left = (WIDTH - width) // 2
    canvas.panel((left, 16, left + width, 36 + 74 * len(lines)), PAPER, 16, outline=BRASS, line=4)
    for at, line in enumerate(lines):
        middle = (WIDTH // 2, 63 + 74 * at)
        canvas.fitted_text(middle, line, WIDTH - 130, size, INK, smallest=min(size, 34), bold=True, anchor="mm")


def draw_expedition(
    results: Sequence[ExpeditionScored], names: Sequence[str], headline: str, sentence: str, words: Words
) -> bytes:
    """Draw the banner of whoever brought home the most points, before their best country, above a line per result."""
    most, highest = max(each.score.points for each in results), max(each.total for each in results)
    winners = [each for each in results if each.score.points == most]
    canvas = Canvas((WIDTH, _HEAD + len(results) * (_LINE + 8) + 16), DUSK)
    scene = read_painting(PAINTINGS, f"{_best_path(winners[0])}-city")
    canvas.paste(scene.crop((0, 120, WIDTH, 120 + _SKY)), (0, 0))
    _headline(canvas, headline, 1)
    cloth = _cloth(tuple(each.seat for each in winners))
    canvas.stamp(cloth[0], (_CLOTH_LEFT, 118), cloth[1])
    said, middle = words.pictures, WIDTH // 2
    canvas.fitted_text((middle, 158), said.brought_most(count=len(winners)), 560, 38, ON_LEAVES, anchor="mm")
    for x in (_CLOTH_LEFT + 112, WIDTH - _CLOTH_LEFT - 112):
        canvas.icon("points", (x - 74, 158), 148, GOLD)
        canvas.text((x, 232), signed(most), 50, WHITE, bold=True, anchor="mm")
    room, pitch = _CLOTH[0] - 420, min(78, 156 // len(winners))
    size = min(62, pitch - 6)
    for at, each in enumerate(winners):
        y, name = 240 + round((at - (len(winners) - 1) / 2) * pitch), names[each.seat]
        runs, _ = fitted_name(name, each.seat, room - size - 20, size, 30)
        left = middle - (runs_width(runs, _) + size + 20) // 2
        canvas.seat(each.seat, (left, y - size // 2), size, outline=WHITE, initial=initial(name, each.seat))
        canvas.name((left + size + 20, y), name, each.seat, room - size - 20, size, WHITE, smallest=30)
    canvas.fitted_text((middle, _SKY + 36), sentence, WIDTH - 80, 38, SAND, anchor="mm")
    for x, heading in zip(_COLUMNS, (said.explorers(), said.tiles(), "", said.total()), strict=True):
        canvas.fitted_text((x, _HEAD - 26), heading, 170, 34, SAND, anchor="mm")
    canvas.icon("artifact", (_COLUMNS[2] - 22, _HEAD - 48), 44, SAND)
    for at, each in enumerate(results):
        _result(canvas, each, names[each.seat], _HEAD + at * (_LINE + 8), best=each.total == highest)
    return canvas.encode()


def _best_path(result: ExpeditionScored) -> Colour:
    return max(result.score.paths, key=lambda path: path.points).path if result.score.paths else Colour.YELLOW


@kept(megabytes=2)
def _cloth(seats: tuple[int, ...]) -> tuple[Image.Image, Image.Image]:
    width, height = size = _CLOTH
    fall = Image.linear_gradient("L").resize(size).point([at // 3 for at in range(256)])
    cloth, edge = Canvas(size, BRASS), Image.new("L", (width * SMOOTH, height * SMOOTH), 0)
    for at, seat in enumerate(seats):
        share = (8 + at * width // len(seats) - (8 if at else 0), 8, (at + 1) * width // len(seats), height - 8)
        cloth.panel(share, mixed(SEATS[seat].colour, DUSK, 0.15), 0)
    cloth.image.paste(INK, (0, 0), fall)
    points = [(0, 0), (width, 0), (width - 44, height // 2), (width, height), (0, height), (44, height // 2)]
    ImageDraw.Draw(edge).polygon([(x * SMOOTH, y * SMOOTH) for x, y in points], fill=255)
    for low in (8, height - 12):
        cloth.panel((0, low, width, low + 4), BRASS, 0)
    return cloth.image, edge.resize(size, Image.Resampling.BOX)


_COLUMNS = (620, 800, 960, 1130)
"""The x coordinates of the columns: explorers, tiles, artifacts, total."""


def _result(canvas: Canvas, result: ExpeditionScored, name: str, top: int, *, best: bool) -> None:
    canvas.panel((20, top, WIDTH - 20, top + _LINE), LIGHT if best else SAND, 14, outline=BRASS if best else WOOD)
    middle = top + _LINE // 2
    canvas.seat(result.seat, (36, middle - 30), 60, outline=WHITE, initial=initial(name, result.seat))
    canvas.name((116, middle), name, result.seat, 400, 46, INK, smallest=40)
    score = result.score
    shown = (signed(score.path_points), signed(score.tiles), str(score.artifacts), signed(result.total))
    for x, text in zip(_COLUMNS, shown, strict=True):
        total = x == _COLUMNS[-1]
        canvas.text((x, middle), text, 54 if total else 44, POINTS if total else INK, bold=total and best, anchor="mm")
