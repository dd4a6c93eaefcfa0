"""The pictures of highlights: reaching a city, the end of an expedition."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from arnak_bot.games.lost_cities.engine.events import ExpeditionScored
from arnak_bot.games.lost_cities.engine.printed import Colour
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.games.lost_cities.wording.moments import CityMoment, ExpeditionMoment, Moment
from arnak_bot.kit.numerals import signed
from images.kit.canvas import Canvas, in_lines, text_width, wider
from images.kit.keeping import kept
from images.kit.names import initial
from images.kit.theme import BRASS, GOLD, INK, LIGHT, ON_LEAVES, PAPER, POINTS, SEATS, SOFT_INK, WHITE, WOOD, mixed
from images.kit.theme import Colour as Shade
from images.lost_cities.ground import SMOOTH, draw_towers, landscape
from images.lost_cities.pieces import draw_explorer
from images.lost_cities.theme import COUNTRIES, DUSK, SAND, WIDTH

_SIZE = (WIDTH, 702)
_BAND = 176
_HEAD, _LINE = 190, 96


def draw_moment(moment: Moment, names: Sequence[str], words: Words) -> bytes:
    """Draw a highlight under its headline. Returns an encoded picture as wide as the board."""
    canvas = _city(moment, names) if isinstance(moment, CityMoment) else _expedition(moment, names, words)
    return canvas.encode()


@kept(megabytes=8)
def _scene(path: Colour) -> Image.Image:
    """A country with its city on the hills, in evening light."""
    width, height = _SIZE[0] * SMOOTH, _SIZE[1] * SMOOTH
    country = COUNTRIES[path]
    image = landscape(path, (width, height))
    pen = ImageDraw.Draw(image)
    far, near = mixed(country.hills, INK, 0.25), mixed(country.hills, INK, 0.5)
    x, y, reach = round(width * 0.16), round(height * 0.36), round(height * 0.1)
    pen.ellipse(wider((x, y, x, y), reach, reach), fill=mixed(country.ground, WHITE, 0.6))
    for share, scale in ((0.42, 2.0), (0.86, 2.3)):
        draw_towers(pen, path, far, (round(width * share), round(height * 0.74)), scale * SMOOTH)
    foot = (round(width * 0.64), round(height * 0.8))
    draw_towers(pen, path, near, foot, 3.4 * SMOOTH)
    pen.rectangle((0, height * 0.8, width, height), fill=near)
    _windows(pen, foot, 3.4 * SMOOTH, mixed(country.card, WHITE, 0.5))
    return image.resize(_SIZE, Image.Resampling.LANCZOS)


def _windows(pen: ImageDraw.ImageDraw, foot: tuple[int, int], scale: float, light: Shade) -> None:
    """Lit windows in the towers, and the gate."""
    x, y = foot
    for tower in range(5):
        for row in range(3):
            left, top = x + (tower * 25 - 60 + 4 + 7 * ((tower + row) % 2)) * scale, y - (26 + 13 * row) * scale
            pen.rounded_rectangle((left, top, left + 4 * scale, top + 6.5 * scale), 2 * scale, fill=light)
    pen.pieslice((x - 9 * scale, y - 12 * scale, x + 9 * scale, y + 12 * scale), 180, 360, fill=light)


def _city(moment: CityMoment, names: Sequence[str]) -> Canvas:
    """The city, the explorer in front of it, and its value."""
    canvas = Canvas(_SIZE, _scene(moment.path))
    _headline(canvas, moment.headline)
    width, height = _SIZE
    top, name = height - _BAND, names[moment.seat]
    canvas.panel((20, top, width - 20, height - 18), PAPER, 18, outline=SEATS[moment.seat].colour, line=6)
    foot = (136, height - 46)
    size = 150 if moment.researcher else 180
    draw_explorer(canvas, moment.seat, initial(name, moment.seat), foot, size, researcher=moment.researcher)
    room = width - 262 - 290
    lines, size = in_lines(moment.sentence, room, 2, 36, 26)
    canvas.name((262, top + 42), name, moment.seat, room, 54, SEATS[moment.seat].colour, smallest=40)
    for at, text in enumerate(lines):
        y = top + (96 if len(lines) == 1 else 88) + 38 * at
        canvas.fitted_text((262, y), text, room, size, SOFT_INK)
    canvas.icon("points", (width - 262, top + 28), 100, GOLD)
    canvas.text((width - 98, top + 78), signed(moment.points), 88, POINTS, bold=True, anchor="mm")
    return canvas


def _headline(canvas: Canvas, headline: str) -> None:
    """The headline on a slip of paper, on two lines if it is long."""
    lines, size = in_lines(headline, WIDTH - 150, 2, 64, 34, bold=True)
    width = min(WIDTH - 94, max(text_width(line, size, bold=True) for line in lines)) + 56
    canvas.panel((24, 24, 24 + width, 44 + 74 * len(lines)), PAPER, 16, outline=BRASS, line=4)
    for at, line in enumerate(lines):
        canvas.fitted_text((52, 72 + 74 * at), line, WIDTH - 130, size, INK, smallest=min(size, 34), bold=True)


def _expedition(moment: ExpeditionMoment, names: Sequence[str], words: Words) -> Canvas:
    """Everybody's results of an expedition, one line each; the highest total is bold."""
    canvas = Canvas((WIDTH, _HEAD + len(moment.results) * (_LINE + 8) + 16), DUSK)
    canvas.fitted_text((WIDTH // 2, 50), moment.headline, WIDTH - 80, 60, ON_LEAVES, title=True, anchor="mm")
    canvas.fitted_text((WIDTH // 2, 108), moment.sentence, WIDTH - 80, 38, SAND, anchor="mm")
    said = words.pictures
    for middle, heading in zip(_COLUMNS, (said.explorers(), said.tiles(), "", said.total()), strict=True):
        canvas.fitted_text((middle, 162), heading, 170, 32, SAND, anchor="mm")
    canvas.icon("artifact", (_COLUMNS[2] - 22, 140), 44, SAND)
    most = max(each.total for each in moment.results)
    for at, each in enumerate(moment.results):
        _result(canvas, each, names[each.seat], _HEAD + at * (_LINE + 8), best=each.total == most)
    return canvas


_COLUMNS = (620, 800, 960, 1130)
"""The x coordinates of the columns: explorers, tiles, artifacts, total."""


def _result(canvas: Canvas, result: ExpeditionScored, name: str, top: int, *, best: bool) -> None:
    canvas.panel((20, top, WIDTH - 20, top + _LINE), LIGHT if best else SAND, 14, outline=BRASS if best else WOOD)
    middle = top + _LINE // 2
    canvas.seat(result.seat, (36, middle - 30), 60, outline=WHITE, initial=initial(name, result.seat))
    canvas.name((116, middle), name, result.seat, 400, 46, INK, smallest=28)
    score = result.score
    shown = (signed(score.path_points), signed(score.tiles), str(score.artifacts), signed(result.total))
    for x, text in zip(_COLUMNS, shown, strict=True):
        total = x == _COLUMNS[-1]
        canvas.text((x, middle), text, 54 if total else 44, POINTS if total else INK, bold=total and best, anchor="mm")
