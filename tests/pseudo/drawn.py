"""Listening while pictures are drawn: every text with where it stands, and what lies below it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from PIL import Image
from pytest import MonkeyPatch

from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.fonts import lettered
from images.kit.names import shown_name
from images.kit.sheet import Sheet as InCells
from images.kit.theme import Colour
from tests.images.test_remembered import forget_everything

_TOUCH = 3
"""Pixels by which letters may reach over an edge or into each other's boxes: an accent, the tail of a letter."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text that was set: how large, and the box of its letters."""

    text: str
    size: int
    box: Box


@dataclass(slots=True)
class Sheet:
    """A picture in the making: its texts, and its icons, each with how many panels there were before it; the
    names of the icons."""

    image: Image.Image
    texts: list[tuple[Text, int]] = field(default_factory=list)
    panels: list[Box] = field(default_factory=list)
    icons: list[tuple[Box, int]] = field(default_factory=list)
    signs: list[str] = field(default_factory=list)


@contextmanager
def listening() -> Iterator[Callable[[], list[Sheet]]]:
    """Listen to whatever is drawn; call what is given for the sheets so far."""
    sheets: dict[int, Sheet] = {}
    letter, fill, icon = Canvas._letter, Canvas._fill, Canvas.icon

    def sheet(canvas: Canvas) -> Sheet:
        return sheets.setdefault(id(canvas.image), Sheet(canvas.image))

    def hear_letter(
        canvas: Canvas, at: tuple[int, int], text: str, font_file: str, size: int, fill: Colour, anchor: str = "lm"
    ) -> None:
        mask, (left, top) = lettered(text, font_file, size, anchor)
        x, y = at[0] + left, at[1] + top
        drawn = sheet(canvas)
        drawn.texts.append((Text(text, size, (x, y, x + mask.width, y + mask.height)), len(drawn.panels)))
        letter(canvas, at, text, font_file, size, fill, anchor)

    def hear_fill(canvas: Canvas, box: Box, colour: Colour, radius: int) -> None:
        sheet(canvas).panels.append(canvas._box(box))
        fill(canvas, box, colour, radius)

    def hear_icon(canvas: Canvas, name: str, at: tuple[int, int], size: int, colour: Colour) -> None:
        left, top = canvas._at(*at)
        drawn = sheet(canvas)
        box = (left, top, left + canvas.pixels(size), top + canvas.pixels(size))
        drawn.icons.append((box, len(drawn.panels)))
        drawn.signs.append(name)
        icon(canvas, name, at, size, colour)

    forget_everything()
    with MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "_letter", hear_letter)
        patch.setattr(Canvas, "_fill", hear_fill)
        patch.setattr(Canvas, "icon", hear_icon)
        patch.setattr(InCells, "encode", lambda cells: cells.painted().encode())  # whole, not cell by cell
        yield lambda: list(sheets.values())
    forget_everything()


def not_right(sheet: Sheet, names: Iterable[str]) -> Iterator[str]:
    """What is wrong with the texts of a picture: in no font, out of it or its panel, cut, over one another or a sign.

    `names` of cards and players, or the words of such a name, may be cut in a narrow place; and what was done in a
    long turn may be left out, which " · …" says.
    """
    width, height = sheet.image.size
    for at, (text, panels) in enumerate(sheet.texts):
        box = text.box
        if box[0] < -_TOUCH or box[1] < -_TOUCH or box[2] > width + _TOUCH or box[3] > height + _TOUCH:
            yield f"{text.text!r} leaves the picture"
        below = [number for number, panel in enumerate(sheet.panels[:panels]) if _share(box, panel) > 0.5]
        panel = sheet.panels[below[-1]] if below else (0, 0, width, height)
        if box[0] < panel[0] - _TOUCH or box[2] > panel[2] + _TOUCH:
            yield f"{text.text!r} leaves its panel: {box} {panel}"
        if shown_name(text.text, None) != " ".join(text.text.split()):
            yield f"{text.text!r} has a sign that no font has"
        left_out = text.text.endswith(" · …")
        if text.text.endswith("…") and not left_out and not any(name.startswith(text.text[:-1]) for name in names):
            yield f"{text.text!r} is cut"
        for other, before in sheet.texts[:at]:
            if _overlap(box, other.box) and not (below and below[-1] >= before):  # a tag hides what it is laid over
                yield f"{text.text!r} lies over {other.text!r}"
        over = below[-1] if below else -1
        signs = [
            sign
            for sign, number in sheet.icons
            if number > over and (number <= panels or not _is_tag(sheet, sign, number))
        ]
        signs = signs if any(map(str.isalpha, text.text)) else []
        for sign in signs:
            if _overlap(box, sign) and _share(box, sign) < 0.5:
                yield f"{text.text!r} touches a sign: {box} {sign}"


def _is_tag(sheet: Sheet, sign: Box, number: int) -> bool:
    """Whether a sign stands on a panel of its own that was laid over all else: a tag."""
    return number > 0 and _share(sign, sheet.panels[number - 1]) > 0.5


def _share(box: Box, of: Box) -> float:
    """How much of a box lies in another."""
    wide, high = min(box[2], of[2]) - max(box[0], of[0]), min(box[3], of[3]) - max(box[1], of[1])
    return max(0, wide) * max(0, high) / max(1, (box[2] - box[0]) * (box[3] - box[1]))


def _overlap(one: Box, other: Box) -> bool:
    wide, high = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
    return wide > _TOUCH and high > 2 * _TOUCH
