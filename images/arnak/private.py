"""The mover's own picture, one above the other: what was just found, what can be chosen now, and the hand.

One picture and not three: beside each other Discord shows pictures at a third of a phone's width.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PIL import Image

from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.pictured import LayoutName
from images.arnak.board import lay_board
from images.arnak.choices import Choice, paint_choices
from images.arnak.hand import hand_of
from images.arnak.layout import LAYOUTS, TALL
from images.arnak.lit import NOTHING_LIT, Lit
from images.arnak.moments import Moment, paint_moment
from images.arnak.words import Words
from images.kit.canvas import Canvas
from images.kit.sheet import Sheet, Surface, whole_blocks
from images.kit.theme import TABLE

__all__ = ["Private", "draw_private"]

_GAP = 14
_MOST_GROWTH = 1.25
"""A part is made as wide as the board, but never coarse."""
_BOARD_SCALE = 0.8
"""Below the picture of a moment the board is smaller: the moment is what is looked at."""
_HAND_SCALE = 0.85
"""Below a board the hand is smaller, so that both fit a phone's height."""


@dataclass(frozen=True, slots=True)
class Private:
    """What is shown.

    `moment`: a great moment with its headline; `found`: other things just found; `lit`: the board, with these places
    lit; `choices`: things to choose, in the order of their menu; `hand`: the viewer's own. `layout` is the board's,
    `points` the running score by seat, as on the public board.
    """

    moment: tuple[Moment, str] | None = None
    found: tuple[Choice, ...] = ()
    lit: Lit = NOTHING_LIT
    choices: tuple[Choice, ...] = ()
    hand: bool = True
    layout: str = LayoutName.TALL
    points: tuple[int, ...] = ()

    @property
    def shown(self) -> tuple[object, ...]:
        """The parts from top to bottom, those that are not shown empty."""
        return self.moment, self.found, self.lit.places, self.choices, self.hand

    @property
    def is_empty(self) -> bool:
        """Whether nothing is shown."""
        return not any(self.shown)

    @property
    def is_one_part(self) -> bool:
        """Whether a single part is shown, at its own size."""
        return sum(map(bool, self.shown)) == 1

    @property
    def is_mostly_board(self) -> bool:
        """Whether the board is shown at its size: most of it looks as it did an action ago."""
        return bool(self.lit.places) and self.moment is None


def draw_private(view: GameView, names: tuple[str, ...], private: Private, words: Words) -> bytes:
    """Draw all that is shown to the view's own seat, as wide as its board. Returns the bytes of a picture.

    Raises:
        ValueError: there is nothing to show, or the view belongs to no seat.
        KeyError: there is no such layout, place, card or tile.
    """
    if private.is_empty:
        raise ValueError("there is nothing to show")
    width = LAYOUTS[private.layout].size[0] if private.lit.places else TALL.size[0]
    parts = list(_parts(view, names, private, width, words))
    if private.is_one_part:
        width = parts[0].size[0]
    size = (width, sum(part.size[1] for part in parts) + _GAP * (len(parts) - 1))
    surface = Sheet(whole_blocks(size), TABLE) if private.is_mostly_board else Canvas(size, TABLE)
    top = 0
    for part in parts:
        part.lay(surface.moved((width - part.size[0]) // 2, top))
        top += part.size[1] + _GAP
    return surface.encode()


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of the picture: how wide and high it is, and what lays it down."""

    size: tuple[int, int]
    lay: Callable[[Surface], None]


def _parts(view: GameView, names: tuple[str, ...], private: Private, width: int, words: Words) -> Iterator[_Part]:
    """What is shown, from top to bottom, each as wide as all of it unless it stands alone."""
    fitting = partial(_painted, width=None if private.is_one_part else width)
    if private.moment is not None:
        moment, headline = private.moment
        yield fitting(paint_moment(moment, names, headline, words=words))
    if private.found:
        yield fitting(paint_choices(private.found, words, numbered=False))
    if private.is_mostly_board:
        yield _Part(LAYOUTS[private.layout].size, partial(_lay_board, view, names, private, words))
    elif private.lit.places:
        board = Canvas(LAYOUTS[private.layout].size, TABLE)
        _lay_board(view, names, private, words, board)
        yield fitting(board, most=_BOARD_SCALE)
    if private.choices:
        yield fitting(paint_choices(private.choices, words))
    if private.hand:
        if view.viewer is None:
            raise ValueError("the open table has no hand")
        most = _HAND_SCALE * width / TALL.size[0] if private.lit.places else _MOST_GROWTH
        room = () if private.is_one_part else (width, most)
        hand = hand_of(view, names[view.viewer], words, *room)
        yield _Part(hand.size, hand.lay)


def _lay_board(view: GameView, names: tuple[str, ...], private: Private, words: Words, surface: Surface) -> None:
    layout = LAYOUTS[private.layout]
    lay_board(surface, view, names, layout=layout, lit=private.lit, points=private.points, words=words)


def _painted(canvas: Canvas, width: int | None, most: float = _MOST_GROWTH) -> _Part:
    """A part that is painted at once, as wide as the whole picture, but at most so many times its own size."""
    picture = canvas.image
    scale = 1 if width is None else min(width / picture.width, most)
    if scale != 1:
        size = (round(picture.width * scale), round(picture.height * scale))
        picture = picture.resize(size, Image.Resampling.LANCZOS)
    return _Part(picture.size, lambda surface: surface.paste(picture, (0, 0)))
