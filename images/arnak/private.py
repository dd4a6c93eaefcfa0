"""The mover's own picture, one above the other: what was just found, what can be chosen now, and the hand.

One picture and not three: beside each other Discord shows pictures at a third of a phone's width.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.pictured import LayoutName
from images.arnak.board import paint_board
from images.arnak.choices import Choice, paint_choices
from images.arnak.hand import paint_hand
from images.arnak.layout import LAYOUTS, TALL
from images.arnak.lit import NOTHING_LIT, Lit
from images.arnak.moments import Moment, paint_moment
from images.arnak.words import ENGLISH, PictureWords
from images.kit.canvas import Canvas
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
    def is_empty(self) -> bool:
        """Whether nothing is shown."""
        return not (self.moment or self.found or self.lit.places or self.choices or self.hand)


def draw_private(view: GameView, names: tuple[str, ...], private: Private, words: PictureWords = ENGLISH) -> bytes:
    """Draw all that is shown to the view's own seat, as wide as its board. Returns the bytes of a picture.

    Raises:
        ValueError: there is nothing to show, or the view belongs to no seat.
        KeyError: there is no such layout, place, card or tile.
    """
    if private.is_empty:
        raise ValueError("there is nothing to show")
    parts = _parts(view, names, private, words)
    if not parts:
        return _hand(view, names, words).encode()
    if len(parts) == 1 and not private.hand:
        return parts[0].encode()
    width = LAYOUTS[private.layout].size[0] if private.lit.places else TALL.size[0]
    pictures = [_fitting(part.image, width, _MOST_GROWTH) for part in parts]
    if private.moment is not None and private.lit.places:
        at = 1 + bool(private.found)
        pictures[at] = _fitting(parts[at].image, width, _BOARD_SCALE)
    if private.hand:
        most = _HAND_SCALE * width / TALL.size[0] if private.lit.places else _MOST_GROWTH
        pictures.append(_hand(view, names, words, width, most).image)
    return _stacked(pictures, width).encode()


def _parts(view: GameView, names: tuple[str, ...], private: Private, words: PictureWords) -> list[Canvas]:
    """What is shown above the hand."""
    parts = []
    if private.moment is not None:
        moment, headline = private.moment
        parts.append(paint_moment(moment, names, headline, words=words))
    if private.found:
        parts.append(paint_choices(private.found, words, numbered=False))
    if private.lit.places:
        layout = LAYOUTS[private.layout]
        parts.append(paint_board(view, names, layout=layout, lit=private.lit, points=private.points, words=words))
    if private.choices:
        parts.append(paint_choices(private.choices, words))
    return parts


def _hand(
    view: GameView, names: tuple[str, ...], words: PictureWords, width: int | None = None, most: float = 1
) -> Canvas:
    if view.viewer is None:
        raise ValueError("the open table has no hand")
    return paint_hand(view, names[view.viewer], words, width, most)


def _fitting(picture: Image.Image, width: int, most: float) -> Image.Image:
    scale = min(width / picture.width, most)
    if scale == 1:
        return picture
    return picture.resize((round(picture.width * scale), round(picture.height * scale)), Image.Resampling.LANCZOS)


def _stacked(pictures: Sequence[Image.Image], width: int) -> Canvas:
    height = sum(picture.height for picture in pictures) + _GAP * (len(pictures) - 1)
    canvas = Canvas((width, height), TABLE)
    top = 0
    for picture in pictures:
        canvas.paste(picture, ((width - picture.width) // 2, top))
        top += picture.height + _GAP
    return canvas
