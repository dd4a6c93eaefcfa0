"""Cards for the row, the hand and look-ups, each an illustration with its effect in icons and words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.printed import Card, CardKind
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.kit.numerals import signed
from images.arnak import phrases
from images.arnak.art import figure_of, illustration
from images.arnak.theme import ON_DARK, ON_LIGHT
from images.kit.boxes import Box, shifted
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.text import text_size, text_width
from images.kit.theme import BRASS, FEAR, INK, LEATHER, LIGHT, ON_LEAVES, PLATE, POINTS, SLATE, STEEL, WHITE, Colour

ROW_CARD = (196, 196)
PHONE_CARD = (198, 206)
"""A card in the row, in the tall layout: all text on it is at least 30 pixels high."""
HAND_CARD = (250, 350)
OPTION_CARD = (298, 242)

_RIBBONS: dict[CardKind, tuple[Colour, Colour]] = {
    CardKind.BASIC: (PLATE, BRASS),
    CardKind.FEAR: (FEAR, STEEL),
    CardKind.ITEM: (LEATHER, BRASS),
    CardKind.ARTIFACT: (SLATE, STEEL),
}
"""The colours behind the name and of the border, by card kind."""


@dataclass(frozen=True, slots=True)
class _Measures:
    """In the card's own units."""

    size: tuple[int, int]
    name: int  # on one line, with the letters narrowed as far as necessary
    sign: int  # travel icons and points
    effect: int
    least_effect: int
    most_lines: int
    window: int  # the minimum height left for the illustration
    in_hand: bool = False


_ROW = _Measures(ROW_CARD, name=30, sign=32, effect=30, least_effect=25, most_lines=2, window=48)
_LEAST_SIGN, _LEAST_EFFECT = 22, 16
_PHONE = _Measures(PHONE_CARD, name=31, sign=36, effect=32, least_effect=30, most_lines=2, window=25)
_OPTION = _Measures(OPTION_CARD, name=38, sign=44, effect=40, least_effect=32, most_lines=2, window=84)
_HAND = _Measures(HAND_CARD, name=36, sign=42, effect=37, least_effect=30, most_lines=3, window=150, in_hand=True)


@kept(megabytes=7)
def row_card(card_id: str, size: tuple[int, int] = ROW_CARD, *, words: Words) -> Image.Image:
    measures = _PHONE if size == PHONE_CARD else _ROW
    return _drawn(CARD_BY_ID[card_id], measures, size, words)


@dataclass(frozen=True, slots=True)
class Chosen:
    """What can be done with a card or a place, and how much of its header is reserved for its number, in units."""

    verb: str = ""
    indent: int = 0


NOT_CHOSEN = Chosen()


@kept(megabytes=3)
def hand_card(
    card_id: str, words: Words, size: tuple[int, int] = HAND_CARD, chosen: Chosen = NOT_CHOSEN
) -> Image.Image:
    """An artifact shows what playing it costs."""
    return _drawn(CARD_BY_ID[card_id], _HAND, size, words, chosen)


def option_card(card_id: str, size: tuple[int, int], chosen: Chosen, words: Words) -> Image.Image:
    return _drawn(CARD_BY_ID[card_id], _OPTION, size, words, chosen)


def draw_heading(
    canvas: Canvas, middle: tuple[int, int], verb: str, name: str, room: int, size: int, ink: Colour, soft: Colour
) -> None:
    """Write a verb and a name on one line: in smaller letters if they are long, narrowed if even that is too wide."""
    whole = f"{verb} {name}".strip()
    size = text_size(whole, room, size, min(size, _LEAST_HEADING), bold=True)
    wide = min(room, text_width(whole, size, bold=True))
    before = wide * text_width(f"{verb} ", size, bold=True) // text_width(whole, size, bold=True) if verb else 0
    left = middle[0] - wide // 2
    if verb:
        canvas.squeezed_text((left + (before - size // 5) // 2, middle[1]), verb, before - size // 5, size, soft)
    canvas.squeezed_text((left + (before + wide) // 2, middle[1]), name, wide - before, size, ink)


_LEAST_HEADING = 30


def _drawn(
    printed: Card, measures: _Measures, size: tuple[int, int], words: Words, chosen: Chosen = NOT_CHOSEN
) -> Image.Image:
    scale = size[0] / measures.size[0]
    width, height = measures.size[0], round(size[1] / scale)
    ribbon, rim = _RIBBONS[printed.kind]
    head = measures.name + 10
    lines, fitting = _effect(printed, measures, height - head - measures.window, words)
    foot = _foot(lines, fitting)
    signs = _signs(printed, measures, (head, height - foot))
    canvas = Canvas.on(_picture(printed, size, scale, (head, height - foot), signs)).scaled(scale)
    canvas.panel((0, 0, width, head), ribbon, 2)
    canvas.panel((0, head - 3, width, head), rim, 1)
    indent = chosen.indent
    middle, room = ((width + indent) // 2, 4 + measures.name // 2), width - indent - (20 if indent else 10)
    if chosen.verb:
        draw_heading(canvas, middle, chosen.verb, printed.name, room, measures.name, WHITE, ON_LEAVES)
    else:
        canvas.squeezed_text(middle, printed.name, room, measures.name, WHITE)
    if lines:
        canvas.panel((0, height - foot, width, height), LIGHT, 2)
        canvas.panel((0, height - foot, width, height - foot + 3), rim, 1)
        canvas.phrase((5, height - foot + 4, width - 5, height - 1), lines, fitting, INK, ON_LIGHT)
    _travel(canvas, printed, signs.travel, rim)
    if signs.cost is not None:
        _cost(canvas, printed, signs.cost)
    if signs.points is not None:
        _points(canvas, printed, signs.points, measures.sign)
    return canvas.image


class _Signs(NamedTuple):
    travel: Box
    cost: Box | None
    points: Box | None

    @property
    def boxes(self) -> tuple[Box, ...]:
        return tuple(box for box in self if box is not None)


def _signs(printed: Card, measures: _Measures, window: tuple[int, int]) -> _Signs:
    """Travel icons in the upper left corner, the cost below (beside them in a very low window), points lower right."""
    top, bottom = window
    high, icons = bottom - top, len(printed.travel)
    edge = 3 if high >= _LOW_WINDOW else 1
    travel = cost = min(measures.sign, (high - 8) // 2 - 6)
    beside = 5
    if high < _LOW_WINDOW:
        travel, cost = max(20, high - 36), _LEAST_COST
    if high < _LOWEST_WINDOW:
        travel = cost = max(_LEAST_SIGN + 4, min(measures.sign, high - 12, 36 if icons == 1 else 30))
        beside = 5 + icons * (travel + 2) + (12 if icons == 1 else 9)
    width, whole = measures.size[0], measures.sign + 14
    paid = printed.kind in (CardKind.ITEM, CardKind.ARTIFACT)
    wide = text_width(str(printed.cost), cost + 9, bold=True) + cost + 16
    return _Signs(
        (5, top + edge, 5 + icons * (travel + 2) + 8, top + edge + travel + 6),
        (beside, bottom - edge - cost - 6, beside + wide, bottom - edge) if paid else None,
        (width - 4 - whole, bottom - 3 - whole, width - 4, bottom - 3) if printed.points else None,
    )


_LOW_WINDOW, _LOWEST_WINDOW = 64, 54
_LEAST_COST = 21
"""The size of a cost at which its number is exactly 30 pixels high."""


def _effect(printed: Card, measures: _Measures, room: int, words: Words) -> tuple[tuple[phrases.Part, ...], int]:
    """The lines of an effect and their size, with the lightning icon explained if that hardly makes them smaller."""
    plain, spelled = (
        _set(phrases.card(printed, words, in_hand=measures.in_hand, spelled=each), measures, room)
        for each in (False, True)
    )
    return spelled if len(spelled[0]) <= measures.most_lines and spelled[1] >= plain[1] - 2 else plain


def _set(phrase: phrases.Phrase, measures: _Measures, room: int) -> tuple[tuple[phrases.Part, ...], int]:
    """The lines and the size of a phrase: the usual size, or smaller if the language needs more room."""
    for least in range(measures.least_effect, _LEAST_EFFECT - 1, -1):
        lines, size = phrases.fitting(phrase, measures.size[0] - 10, measures.most_lines, measures.effect, least)
        if _foot(lines, size) <= room:
            break
    return lines, size


def _foot(lines: Sequence[phrases.Part], size: int) -> int:
    return round(len(lines) * size * 1.12) + 8 if lines else 0


def _picture(printed: Card, size: tuple[int, int], scale: float, window: tuple[int, int], signs: _Signs) -> Image.Image:
    top, bottom = (round(edge * scale) for edge in window)
    largest = min(bottom - top + round(6 * scale), round(size[0] * 0.82))
    covers = [(round(a * scale), round(b * scale), round(c * scale), round(d * scale)) for a, b, c, d in signs.boxes]
    figure, centre = figure_room(printed.id, size[0], largest, (top + bottom) // 2, tuple(covers))
    return illustration(printed.id, size, figure, (centre, (top + bottom) // 2))


@lru_cache(maxsize=256)
def figure_room(card_id: str, width: int, largest: int, middle: int, covers: tuple[Box, ...]) -> tuple[int, int]:
    """Return a figure's size and centre: the largest that icons hardly cover, or else the one that they cover least."""
    shape = _shape(card_id)
    ways = (
        (figure, width * at // 100)
        for figure in (largest * share // 100 for share in range(100, 64, -5))
        for at in (58, 62, 54, 66, 50)
        if figure // 2 <= width * at // 100 <= width - figure // 2
    )
    best, found = 1.0, (largest, width * 58 // 100)
    for figure, centre in ways:
        corner = (centre - figure // 2, middle - figure // 2)
        hidden = sum(_covered(shape, figure, shifted(box, -corner[0], -corner[1])) for box in covers)
        if hidden < best:
            best, found = hidden, (figure, centre)
        if hidden <= _HIDDEN:
            break
    return found


_HIDDEN, _GRAIN = 0.03, 48
"""The proportion of a figure that icons may cover, and the size at which that is measured."""


@lru_cache(maxsize=128)
def _shape(card_id: str) -> Image.Image:
    return figure_of(card_id, _GRAIN).getchannel("A").point([0] * 128 + [255] * 128)


def _covered(shape: Image.Image, figure: int, box: Box) -> float:
    left, top, right, bottom = (min(max(edge * _GRAIN // figure, 0), _GRAIN) for edge in box)
    hidden = shape.crop((left, top, right, bottom)).histogram()[255] if left < right and top < bottom else 0
    return hidden / max(1, shape.histogram()[255])


def name_lines(name: str, width: int, size: int, least: int) -> tuple[tuple[str, int], ...]:
    """One line if the name fits at `least`, else two; names are never cut off, so a long line has to be squeezed."""
    if text_width(name, least, bold=True) <= width or " " not in name:
        lines = [name]
    else:
        first, _, rest = name.rpartition(" ")
        lines = [first, rest]
    return tuple((line, text_size(line, width, size, least, bold=True)) for line in lines)


def _travel(canvas: Canvas, printed: Card, box: Box, rim: Colour) -> None:
    left, top, _, bottom = box
    size = bottom - top - 6
    canvas.panel(box, LIGHT, 8, outline=rim, line=2)
    for at, icon in enumerate(printed.travel):
        canvas.icon(icon.value, (left + 5 + at * (size + 2), top + 3), size, INK)


def _cost(canvas: Canvas, printed: Card, box: Box) -> None:
    resource = "coin" if printed.kind is CardKind.ITEM else "compass"
    left, top, right, bottom = box
    size = bottom - top - 6
    canvas.panel(box, PLATE, 9)
    canvas.text((left + 7, bottom - size // 2 - 3), str(printed.cost), size + 9, WHITE, bold=True)
    canvas.icon(resource, (right - size - 6, bottom - size - 2), size - 2, ON_DARK[resource])


def _points(canvas: Canvas, printed: Card, box: Box, size: int) -> None:
    whole = box[2] - box[0]
    canvas.panel(box, LIGHT, whole // 2, outline=BRASS, line=2)
    canvas.icon("points", (box[0] + 3, box[1] + 3), whole - 6, BRASS)
    middle = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
    canvas.text(middle, signed(printed.points), round(size * 0.86), POINTS, bold=True, anchor="mm")


@kept(megabytes=5)
def played_card(card_id: str, size: tuple[int, int]) -> Image.Image:
    printed = CARD_BY_ID[card_id]
    width, height = size
    ribbon, rim = _RIBBONS[printed.kind]
    names = name_lines(printed.name, width - 8, _PLAYED_NAME, _LEAST_PLAYED_NAME)
    if height < _HIGH_CARD and text_width(printed.name, _LEAST_PLAYED_NAME, bold=True) * _NARROWEST < width - 8:
        names = ((printed.name, _LEAST_PLAYED_NAME),)  # two lines would leave hardly any room for the illustration
    line = max(high for _, high in names) + 2
    foot = height - line * len(names) - 4
    figure = min(foot + 6, width)
    drawn = illustration(card_id, size, figure - figure % _FIGURE_STEP, (width // 2, foot // 2))
    canvas = Canvas.on(drawn)
    canvas.panel((0, foot, width, height), ribbon, 4)
    canvas.panel((0, 0, 4, height), rim, 1)
    for at, (text, high) in enumerate(names):
        middle = (width // 2 + 1, foot + 1 + at * line + line // 2)
        canvas.squeezed_text(middle, text, width - 8, high, WHITE)
    return canvas.image


_FIGURE_STEP = 16
"""Figures on played cards come in only a few sizes, since these cards shrink a little with each card played."""
_PLAYED_NAME, _LEAST_PLAYED_NAME = 36, 30
_HIGH_CARD, _NARROWEST = 128, 0.7
"""From this height on, overlong names get two lines; below it, only if narrowing to this share is not enough."""
