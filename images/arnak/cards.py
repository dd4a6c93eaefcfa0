"""Cards for the row, the hand and look-ups, each an illustration with its effect in signs and words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.printed import Card, CardKind
from images.arnak import phrases
from images.arnak.art import illustration
from images.arnak.theme import ON_DARK, ON_LIGHT
from images.arnak.words import Words
from images.kit.canvas import Box, Canvas, text_size, text_width
from images.kit.keeping import kept
from images.kit.theme import BRASS, FEAR, INK, LEATHER, LIGHT, PLATE, POINTS, SLATE, STEEL, WHITE, Colour

__all__ = [
    "HAND_CARD",
    "OPTION_CARD",
    "PHONE_CARD",
    "ROW_CARD",
    "hand_card",
    "name_lines",
    "option_card",
    "played_card",
    "row_card",
]

ROW_CARD = (196, 196)
PHONE_CARD = (198, 206)
"""A card of the row in the tall layout: no text on it is lower than 30 pixels."""
HAND_CARD = (250, 350)
OPTION_CARD = (298, 242)
"""A card of the row that can be bought now, lower and larger than in the row."""

_RIBBONS: dict[CardKind, tuple[Colour, Colour]] = {
    CardKind.BASIC: (PLATE, BRASS),
    CardKind.FEAR: (FEAR, STEEL),
    CardKind.ITEM: (LEATHER, BRASS),
    CardKind.ARTIFACT: (SLATE, STEEL),
}
"""The background of the name and the border, by card kind."""


@dataclass(frozen=True, slots=True)
class _Measures:
    """The sizes of a card's parts, in the card's own units."""

    size: tuple[int, int]
    name: int  # on one line, with the letters narrowed as far as necessary
    sign: int  # travel icons and points
    effect: int
    least_effect: int
    most_lines: int
    window: int  # the minimum height left for the illustration
    indent: int = 0  # how much of the ribbon is left for a number


_ROW = _Measures(ROW_CARD, name=30, sign=32, effect=30, least_effect=25, most_lines=2, window=48)
_LEAST_SIGN, _LEAST_EFFECT = 22, 16
_PHONE = _Measures(PHONE_CARD, name=31, sign=36, effect=32, least_effect=30, most_lines=2, window=25)
_OPTION = _Measures(OPTION_CARD, name=38, sign=44, effect=40, least_effect=32, most_lines=2, window=84, indent=48)
_HAND = _Measures(HAND_CARD, name=36, sign=42, effect=37, least_effect=30, most_lines=3, window=150)


@kept(megabytes=7)
def row_card(card_id: str, size: tuple[int, int] = ROW_CARD, *, words: Words) -> Image.Image:
    """A card of the row: illustration, name, cost, points, travel and effect; `size` depends on the layout."""
    measures = _PHONE if size == PHONE_CARD else _ROW
    return _drawn(CARD_BY_ID[card_id], measures, size, words, in_hand=False)


@kept(megabytes=3)
def hand_card(card_id: str, words: Words, size: tuple[int, int] = HAND_CARD) -> Image.Image:
    """A card of the hand, 250 by 350 pixels by default; an artifact shows what playing it costs."""
    return _drawn(CARD_BY_ID[card_id], _HAND, size, words, in_hand=True)


def option_card(card_id: str, size: tuple[int, int], words: Words) -> Image.Image:
    """A card that can be bought now, with room for a number before its name."""
    return _drawn(CARD_BY_ID[card_id], _OPTION, size, words, in_hand=False)


def _drawn(printed: Card, measures: _Measures, size: tuple[int, int], words: Words, *, in_hand: bool) -> Image.Image:
    scale = size[0] / measures.size[0]
    width, height = measures.size[0], round(size[1] / scale)
    ribbon, rim = _RIBBONS[printed.kind]
    head = measures.name + 10
    lines, fitting = _effect(printed, measures, height - head - measures.window, words, in_hand=in_hand)
    foot = _foot(lines, fitting)
    canvas = Canvas.on(_picture(printed, size, scale, (head, height - foot)), scale)
    canvas.panel((0, 0, width, head), ribbon, 2)
    canvas.panel((0, head - 3, width, head), rim, 1)
    middle, room = (width + measures.indent) // 2, width - measures.indent - 10
    canvas.squeezed_text((middle, 4 + measures.name // 2), printed.name, room, measures.name, WHITE)
    if lines:
        canvas.panel((0, height - foot, width, height), LIGHT, 2)
        canvas.panel((0, height - foot, width, height - foot + 3), rim, 1)
        canvas.phrase((5, height - foot + 4, width - 5, height - 1), lines, fitting, INK, ON_LIGHT)
    sign, beside = _signs(printed, measures, height - foot - head)
    _travel(canvas, printed, 5, head + 3, sign, rim)
    _cost(canvas, printed, beside, height - foot - 3, sign)
    _points(canvas, printed, width - 4, height - foot - 3, measures.sign)
    return canvas.image


def _signs(printed: Card, measures: _Measures, window: int) -> tuple[int, int]:
    """The size of travel icons and cost, and where the cost begins: below the icons, or beside them in a low window."""
    if window >= 2 * _LEAST_SIGN + 20:
        return min(measures.sign, (window - 8) // 2 - 6), 5
    sign = max(_LEAST_SIGN + 4, min(measures.sign, window - 12, 36 if len(printed.travel) == 1 else 30))
    return sign, 5 + len(printed.travel) * (sign + 2) + (12 if len(printed.travel) == 1 else 9)


def _effect(
    printed: Card, measures: _Measures, room: int, words: Words, *, in_hand: bool
) -> tuple[tuple[phrases.Part, ...], int]:
    """The lines of an effect and their size, with the lightning explained if that hardly makes them smaller."""
    plain = _set(phrases.card(printed, in_hand=in_hand, words=words), measures, room)
    spelled = _set(phrases.card(printed, in_hand=in_hand, spelled=True, words=words), measures, room)
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


def _picture(printed: Card, size: tuple[int, int], scale: float, window: tuple[int, int]) -> Image.Image:
    """The illustration in the background, with its figure in the window between name and effect."""
    top, bottom = (round(edge * scale) for edge in window)
    figure = min(bottom - top + round(6 * scale), round(size[0] * 0.82))
    centre = (max(size[0] // 2, min(size[0] * 58 // 100, size[0] - figure // 2)), (top + bottom) // 2)
    return illustration(printed.id, size, figure, centre)


def name_lines(name: str, width: int, size: int, least: int) -> tuple[tuple[str, int], ...]:
    """Return the lines of a card's name with their sizes: one line if it fits at `least`, else two.

    A line that does not fit even at `least` has to be squeezed: names are never cut off.
    """
    if text_width(name, least, bold=True) <= width or " " not in name:
        lines = [name]
    else:
        first, _, rest = name.rpartition(" ")
        lines = [first, rest]
    return tuple((line, text_size(line, width, size, least, bold=True)) for line in lines)


def _travel(canvas: Canvas, printed: Card, left: int, top: int, size: int, rim: Colour) -> None:
    width = len(printed.travel) * (size + 2) + 8
    canvas.panel((left, top, left + width, top + size + 6), LIGHT, 8, outline=rim, line=2)
    for at, icon in enumerate(printed.travel):
        canvas.icon(icon.value, (left + 5 + at * (size + 2), top + 3), size, INK)


def _cost(canvas: Canvas, printed: Card, left: int, bottom: int, size: int) -> None:
    """The price: the number before its sign, as everywhere."""
    if printed.kind not in (CardKind.ITEM, CardKind.ARTIFACT):
        return
    resource = "coin" if printed.kind is CardKind.ITEM else "compass"
    high = size + 9
    digit = text_width(str(printed.cost), high, bold=True)
    canvas.panel((left, bottom - size - 6, left + digit + size + 16, bottom), PLATE, 9)
    canvas.text((left + 7, bottom - size // 2 - 3), str(printed.cost), high, WHITE, bold=True)
    canvas.icon(resource, (left + digit + 10, bottom - size - 2), size - 2, ON_DARK[resource])


def _points(canvas: Canvas, printed: Card, right: int, bottom: int, size: int) -> None:
    """A laurel with the points on a light disc."""
    if not printed.points:
        return
    whole = size + 14
    box: Box = (right - whole, bottom - whole, right, bottom)
    canvas.panel(box, LIGHT, whole // 2, outline=BRASS, line=2)
    canvas.icon("points", (box[0] + 3, box[1] + 3), whole - 6, BRASS)
    middle = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
    points = str(printed.points).replace("-", "−")
    canvas.text(middle, points, round(size * 0.86), POINTS, bold=True, anchor="mm")


@kept(megabytes=5)
def played_card(card_id: str, size: tuple[int, int]) -> Image.Image:
    """A card in front of a player: its illustration, with its name below on one or two lines."""
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
"""Figures on played cards come in few sizes, as these cards shrink a little with each one played."""
_PLAYED_NAME, _LEAST_PLAYED_NAME = 36, 30
_HIGH_CARD, _NARROWEST = 128, 0.7
"""The height from which a name that is too wide gets two lines, and how far letters may be narrowed before that."""
