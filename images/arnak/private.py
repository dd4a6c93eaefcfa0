"""The active player's private picture, from top to bottom: finds, current choices, and the hand.

It is one picture rather than three, since Discord shows several side by side, at a third of a phone's width.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PIL import Image

from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.pictured import LayoutName
from images.arnak.board import OWN_PANEL, lay_board, lay_own_panel
from images.arnak.choices import Choice, paint_choices
from images.arnak.hand import hand_of
from images.arnak.layout import LAYOUTS, TALL
from images.arnak.lit import NOTHING_LIT, Lit
from images.arnak.moments import Moment, paint_moment
from images.arnak.players import Numbers
from images.arnak.words import Words
from images.kit.canvas import Canvas, Surface
from images.kit.jpeg import whole_blocks
from images.kit.sheet import Sheet
from images.kit.theme import TABLE

__all__ = ["Private", "draw_private"]

_GAP = 14
_MOST_GROWTH = 1.25
"""A part is enlarged up to the board's width, but never until it looks coarse."""
_BOARD_SCALE = 0.8
"""Below the picture of a moment the board is smaller, since the moment is the main thing."""
_HAND_SCALE = 0.85
"""Below a board the hand is smaller, so that both fit on a phone screen."""


@dataclass(frozen=True, slots=True)
class Private:
    """The contents of the picture.

    `moment`: a highlight with its headline; `found`: other new finds; `lit`: the board with these places highlighted
    (or only the viewer's panel, if they are all there), and cards of the hand; `choices`: things to choose, in menu
    order; `hand`: the viewer's own. `layout` is the board's, `points` is the running score by seat, as on the public
    board.
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
        """The parts from top to bottom; those not shown are empty."""
        return self.moment, self.found, self.lit.on_board.places, self.panel, self.choices, self.hand

    @property
    def panel(self) -> Numbers:
        """What can be chosen on the viewer's panel if the panel is shown alone, without the board."""
        return () if self.lit.on_board.places else self.lit.on_panel

    @property
    def is_empty(self) -> bool:
        return not any(self.shown)

    @property
    def is_one_part(self) -> bool:
        """Whether a single part is shown, at its own size."""
        return sum(map(bool, self.shown)) == 1

    @property
    def is_mostly_board(self) -> bool:
        """Whether the board is shown at its full size, so that most of the picture is the same as one action ago."""
        return bool(self.lit.on_board.places) and self.moment is None


def draw_private(view: GameView, names: tuple[str, ...], private: Private, words: Words) -> bytes:
    """Draw everything shown to the view's own seat, as wide as its board. Returns the bytes of a picture.

    Raises:
        ValueError: there is nothing to show, or the view belongs to no seat.
        KeyError: there is no such layout, place, card or tile.
    """
    if private.is_empty:
        raise ValueError("there is nothing to show")
    width = LAYOUTS[private.layout].size[0] if private.lit.on_board.places else TALL.size[0]
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
    """A part of the picture: its width and height, and a function that draws it."""

    size: tuple[int, int]
    lay: Callable[[Surface], None]


def _parts(view: GameView, names: tuple[str, ...], private: Private, width: int, words: Words) -> Iterator[_Part]:
    """The parts from top to bottom, each as wide as the whole picture unless there is only one."""
    fitting = partial(_painted, width=None if private.is_one_part else width)
    if private.moment is not None:
        moment, headline = private.moment
        yield fitting(paint_moment(moment, names, headline, words=words))
    if private.found:
        yield fitting(paint_choices(private.found, words, numbered=False))
    if private.is_mostly_board:
        yield _Part(LAYOUTS[private.layout].size, partial(_lay_board, view, names, private, words))
    elif private.lit.on_board.places:
        board = Canvas(LAYOUTS[private.layout].size, TABLE)
        _lay_board(view, names, private, words, board)
        yield fitting(board, most=_BOARD_SCALE)
    if private.panel:
        own = partial(lay_own_panel, view=view, names=names, numbers=private.panel, points=private.points, words=words)
        yield _Part(OWN_PANEL, own)
    if private.choices:
        yield fitting(paint_choices(private.choices, words))
    if private.hand:
        if view.viewer is None:
            raise ValueError("the open table has no hand")
        most = _HAND_SCALE * width / TALL.size[0] if private.lit.on_board.places else _MOST_GROWTH
        room, most = (None, 1) if private.is_one_part else (width, most)
        hand = hand_of(view, names[view.viewer], words, room, most, private.lit.in_hand)
        yield _Part(hand.size, hand.lay)


def _lay_board(view: GameView, names: tuple[str, ...], private: Private, words: Words, surface: Surface) -> None:
    layout = LAYOUTS[private.layout]
    lay_board(surface, view, names, layout=layout, lit=private.lit.on_board, points=private.points, words=words)


def _painted(canvas: Canvas, width: int | None, most: float = _MOST_GROWTH) -> _Part:
    """A part painted at once, scaled to the width of the whole picture, but at most `most` times its own size."""
    picture = canvas.image
    scale = 1 if width is None else min(width / picture.width, most)
    if scale != 1:
        size = (round(picture.width * scale), round(picture.height * scale))
        picture = picture.resize(size, Image.Resampling.LANCZOS)
    return _Part(picture.size, lambda surface: surface.paste(picture, (0, 0)))
