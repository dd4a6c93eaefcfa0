"""The header of a player's panel, and its background: shape, name, current activity, running score. Without chips."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.kit.numerals import signed
from images.arnak.chips import TEXT
from images.kit.canvas import Canvas
from images.kit.names import initial, name_width
from images.kit.surface import Surface
from images.kit.text import text_width
from images.kit.theme import ACCENT, BRASS, CANVAS, INK, LIGHT, ON_LEAVES, POINTS, SEATS, SOFT_INK, Colour

MARGIN = 10
HEAD = 42
"""Where the part below the header begins."""


@dataclass(frozen=True, slots=True)
class Standing:
    """`over`: the score is final, with ties broken; `race`: how the race stands, if that is shown here."""

    points: int
    leads: bool
    tied: bool
    over: bool = False
    race: str = ""


@dataclass(frozen=True, slots=True)
class Head:
    seat: int
    name: str
    to_move: bool
    passed: bool
    starts: bool
    standing: Standing | None = None


def panel_ground(*, to_move: bool) -> Colour:
    return LIGHT if to_move else CANVAS


def lay_panel(canvas: Surface, seat: int, size: tuple[int, int], *, to_move: bool) -> None:
    box, ground, line = (0, 0, *size), panel_ground(to_move=to_move), 6 if to_move else 3
    canvas.add(Canvas.panel, box, box, ground, RADIUS, SEATS[seat].colour, line, radius=RADIUS)


def lay_head(canvas: Surface, head: Head, width: int, words: Words) -> None:
    """Call this after drawing the chips, whose background would cover the edge of the header."""
    canvas.add(_head, (0, 0, width, HEAD + _BELOW), head, width, words)


def _head(canvas: Canvas, head: Head, width: int, words: Words) -> None:
    canvas.seat(head.seat, (MARGIN, 2), 44, initial=initial(head.name, head.seat))
    shown = name_width(head.name, head.seat, TEXT)
    right = draw_score(
        canvas, head.standing, width - MARGIN, words, MARGIN + 64 + shown + _SIGN * (head.starts + head.passed)
    )
    right = _signs(canvas, head, right, words)
    ink = SEATS[head.seat].colour if head.to_move else INK
    canvas.name((MARGIN + 52, 25), head.name, head.seat, right - MARGIN - 56, 36, ink, smallest=TEXT)


_BELOW = 10
"""How far an icon in the header extends below it."""


RADIUS = 12


def draw_score(canvas: Canvas, standing: Standing | None, right: int, words: Words, left: int = 0) -> int:
    """With words if they fit right of `left`; return where the score begins."""
    if standing is None:
        return right
    if standing.leads:
        canvas.panel((right - 48, 1, right + 2, 47), ON_LEAVES, 23, outline=POINTS, line=3)
    canvas.icon("points", (right - 45, 2), 44, BRASS)
    canvas.text((right - 23, 25), signed(standing.points), 30, POINTS, bold=True, anchor="mm")
    right -= 54
    if standing.leads:
        first = words.pictures.won() if standing.over else words.pictures.leads()
        said = words.pictures.tied() if standing.tied else first
    else:
        said = standing.race
    if said and right - text_width(said, TEXT, bold=True) >= left:
        right -= text_width(said, TEXT, bold=True)
        canvas.text((right, 24), said, TEXT, POINTS, bold=True)
        right -= 8
    return right


def _signs(canvas: Canvas, head: Head, right: int, words: Words) -> int:
    """With words if the name leaves room; return where they begin."""
    shown = name_width(head.name, head.seat, 34)
    for word, sign, wanted in (
        (words.pictures.passed(), "pass", head.passed),
        (words.pictures.starts(), "starter", head.starts),
    ):
        if wanted:
            with_word = right - MARGIN - 52 - shown > 36 + text_width(word, TEXT) + 8
            if with_word:
                right -= text_width(word, TEXT) + 6
                canvas.text((right, 24), word, TEXT, SOFT_INK)
            right -= _SIGN
            canvas.icon(sign, (right + 6, 8), 32, ACCENT if sign == "starter" else INK)
    return right


_SIGN = 40
