"""The chart of a finished game: a line for each seat over the turns, rounds on the axis, key moments numbered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from images.kit.canvas import Canvas
from images.kit.names import initial
from images.kit.text import text_width
from images.kit.theme import BRASS, INK, LEATHER, LIGHT, ON_LEAVES, PLATE, SEATS, SOFT_INK, WHITE, mixed

SIZE = (1200, 860)
_HEAD = 128
_PLOT = (96, 164, 880, 780)
_NAMES = 904
_ENTRY = 96
_LINE, _DOT, _NUMBER = 6, 20, 46
_LABEL, _BETWEEN = 40, 8
_STEPS = (10, 20, 50, 100, 200, 500)
"""Points between horizontal grid lines: the smallest of these that does not give too many lines is used."""
_MOST_LINES = 10


@dataclass(frozen=True, slots=True)
class ChartWords:
    title: str
    drawn: str  # what the lines show
    rounds: Sequence[str]  # their names, from the first
    letters: Sequence[str] = ()  # of the seats, if not the initials


@dataclass(frozen=True, slots=True)
class Course:
    rounds: tuple[int, ...]  # of each stop (a turn shown on the x axis)
    expected: tuple[tuple[float, ...], ...]  # for each stop, the points of each seat
    final: tuple[int, ...]
    moments: tuple[tuple[int, int], ...] = ()  # the numbered key moments, each a stop and a seat
    scale: tuple[int, ...] = ()  # points that the y axis always includes


class Plot:
    """The ends of the y axis, `lowest` and `highest`, are multiples of `step`, the distance between grid lines or, if
    that is at most 20, of 10.
    """

    def __init__(self, course: Course) -> None:
        self.course = course
        points = [*(each for row in course.expected for each in row), *map(float, (*course.final, *course.scale))]

        def ends(grain: int) -> tuple[int, int]:
            return int(min(points) // grain) * grain, -int(-max(points) // grain) * grain

        lowest, highest = ends(_STEPS[0])
        self.step = next((step for step in _STEPS if highest - lowest <= _MOST_LINES * step), _STEPS[-1])
        grain = _STEPS[0] if self.step <= _STEPS[1] else self.step
        self.lowest, highest = ends(grain)
        self.highest = max(self.lowest + grain, highest)

    def x(self, stop: int) -> int:
        """The x coordinate of a stop; the stop after the last one stands for the end of the game."""
        left, _, right, _ = _PLOT
        return left + round((right - left) * stop / max(1, len(self.course.rounds)))

    def y(self, points: float) -> int:
        _, top, _, bottom = _PLOT
        return bottom - round((bottom - top) * (points - self.lowest) / (self.highest - self.lowest))

    def line(self, seat: int) -> list[tuple[int, int]]:
        rows = self.course.expected
        return [
            *((self.x(at), self.y(row[seat])) for at, row in enumerate(rows)),
            (self.x(len(rows)), self.y(self.course.final[seat])),
        ]

    def moments(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        _, top, _, bottom = _PLOT
        for at, seat in self.course.moments:
            x, y = self.x(at), self.y(self.course.expected[at][seat])
            above, below = y - _NUMBER, y + _NUMBER
            y = above if above - _NUMBER // 2 >= top else below
            while any(abs(x - other) < _NUMBER + 4 and abs(y - high) < _NUMBER + 4 for other, high in found):
                y += _NUMBER + 6 if y + _NUMBER * 2 < bottom else -4 * _NUMBER
            found.append((x, y))
        return found

    def entries(self) -> list[int]:
        """The y coordinates of the names beside the ends of their lines, by seat, without overlap."""
        _, top, _, bottom = _PLOT
        seats = sorted(range(len(self.course.final)), key=lambda seat: -self.course.final[seat])
        places, lowest = dict[int, int](), top
        for at, seat in enumerate(seats):
            last = bottom - _ENTRY * (len(seats) - at)
            places[seat] = max(lowest, min(self.y(self.course.final[seat]) - _ENTRY // 2, last))
            lowest = places[seat] + _ENTRY
        return [places[seat] for seat in range(len(seats))]


def draw_course(
    course: Course, names: Sequence[str], words: ChartWords, background: Image.Image | None = None
) -> bytes:
    plot = Plot(course)
    canvas = Canvas(SIZE, background if background is not None else LIGHT)
    width, height = SIZE
    canvas.panel((16, 16, width - 16, _HEAD), LEATHER, 16, outline=BRASS, line=4)
    canvas.fitted_text((44, 54), words.title, width - 88, 46, WHITE, title=True)
    canvas.fitted_text((44, 100), words.drawn, width - 88, 32, ON_LEAVES)
    canvas.panel((16, _HEAD + 12, width - 16, height - 16), LIGHT, 12, outline=BRASS, line=2)
    _grid(canvas, plot, words.rounds)
    seats = sorted(range(len(course.final)), key=lambda seat: course.final[seat])
    for seat in seats:
        canvas.line(plot.line(seat), SEATS[seat].colour, _LINE)
    for seat in seats:
        _shapes(canvas, plot, seat)
    for number, (x, y) in enumerate(plot.moments(), 1):
        _numbered(canvas, number, x, y)
    for seat, top in enumerate(plot.entries()):
        letter = words.letters[seat] if words.letters else initial(names[seat], seat)
        _entry(canvas, names[seat], letter, seat, course.final[seat], top)
    return canvas.encode()


def _grid(canvas: Canvas, plot: Plot, rounds: Sequence[str]) -> None:
    left, top, right, bottom = _PLOT
    faint = mixed(SOFT_INK, LIGHT, 0.75)
    for points in range(plot.lowest, plot.highest + 1, plot.step):
        y = plot.y(points)
        canvas.line([(left, y), (right, y)], faint, 2)
        canvas.text((left - 14, y), str(points), _LABEL, SOFT_INK, anchor="rm")
    begins, free = _begins(plot.course), 0
    ends = [*(at for _, at in begins[1:]), len(plot.course.rounds)]
    names_fit = all(
        text_width(rounds[number - 1], _LABEL) + _BETWEEN <= plot.x(end) - plot.x(at)
        for (number, at), end in zip(begins, ends, strict=False)
    )
    for (number, at), end in zip(begins, ends, strict=False):
        x, room = plot.x(at), plot.x(end) - plot.x(at)
        canvas.line([(x, top), (x, bottom)], faint, 2)
        label = rounds[number - 1] if names_fit else str(number)
        middle, half = x + room // 2, text_width(label, _LABEL) // 2
        if middle - half >= free:
            canvas.text((middle, bottom + 32), label, _LABEL, INK, anchor="mm")
            free = middle + half + _BETWEEN


def _begins(course: Course) -> list[tuple[int, int]]:
    return [(now, at) for at, (was, now) in enumerate(pairwise((0, *course.rounds))) if now != was]


def _shapes(canvas: Canvas, plot: Plot, seat: int) -> None:
    line = plot.line(seat)
    for _, at in _begins(plot.course):
        x, y = line[at]
        canvas.seat(seat, (x - _DOT // 2, y - _DOT // 2), _DOT, outline=LIGHT)


def _numbered(canvas: Canvas, number: int, x: int, y: int) -> None:
    half = _NUMBER // 2
    canvas.panel((x - half, y - half, x + half, y + half), PLATE, half, outline=BRASS, line=3)
    canvas.text((x, y), str(number), 36, WHITE, bold=True, anchor="mm")


def _entry(canvas: Canvas, name: str, letter: str, seat: int, points: int, top: int) -> None:
    room = SIZE[0] - 16 - _NAMES
    canvas.seat(seat, (_NAMES, top + 8), 48, outline=WHITE, initial=letter)
    canvas.text((_NAMES + 64, top + 32), str(points), 46, SEATS[seat].colour, bold=True)
    canvas.name((_NAMES, top + 76), name, seat, room - 12, 34, INK, smallest=30)
