"""The active player's private picture, from top to bottom: new finds, their panel, current choices, their hand. It is
one picture, since Discord shows several side by side, at a third of a phone's width.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from PIL import Image

from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak.board import lay_own_panel
from images.arnak.choices import Choice, paint_choices
from images.arnak.hand import HandTiles, hand_of
from images.arnak.lit import NOTHING_LIT, Lit
from images.arnak.moments import Moment, paint_moment
from images.arnak.options import COLUMNS, GAP, LINE_WIDTH, Options
from images.arnak.scene import Scene
from images.arnak.small_map import MAP, lay_map
from images.kit.canvas import Canvas
from images.kit.jpeg import whole_blocks
from images.kit.sheet import Sheet
from images.kit.surface import Surface
from images.kit.theme import LIGHT, TABLE, WIDTH

_MOST_GROWTH = 1.25
"""A part is enlarged to the picture's width, but by no more than this factor, so that it does not look coarse."""
_OWN_PANEL, _REST = (LINE_WIDTH, 264), (LINE_WIDTH, 72)


@dataclass(frozen=True, slots=True)
class Private:
    """`moment`: a highlight with its headline; `found`: other new finds; `choices`: items in menu order; `rest`: what
    is left to do if there is no choice; `points`: the running score by seat, as on the public board.
    """

    moment: tuple[Moment, str] | None = None
    found: tuple[Choice, ...] = ()
    lit: Lit = NOTHING_LIT
    choices: tuple[Choice, ...] = ()
    hand: bool = True
    points: tuple[int, ...] = ()
    rest: str = ""

    @property
    def shows_panel(self) -> bool:
        """Whether the viewer's panel is shown: if it or the table offers a choice, or if there is no choice at all."""
        return bool(self.rest or self.lit.on_panel or (self.lit.on_table and self.moment is None))

    @property
    def shown(self) -> tuple[object, ...]:
        """The parts from top to bottom; those not shown are empty."""
        return self.moment, self.found, self.shows_panel, self.lit.on_table, self.choices, self.rest, self.hand

    @property
    def is_one_part(self) -> bool:
        return sum(map(bool, self.shown)) == 1

    @property
    def is_in_cells(self) -> bool:
        """Whether to draw in cells: worthwhile if most of the picture is the same as one action ago."""
        return self.moment is None and not self.found and not self.choices and not self.is_one_part


def draw_private(view: GameView, names: tuple[str, ...], private: Private, words: Words) -> bytes:
    """Raises ValueError if there is nothing to show or no seat, KeyError if there is no such place, card or tile."""
    if not any(private.shown):
        raise ValueError("there is nothing to show")
    parts = list(_parts(view, names, private, words))
    width = parts[0].size[0] if private.is_one_part else WIDTH
    edge = 0 if private.is_one_part else GAP // 2
    size = (width, sum(part.size[1] for part in parts) + GAP * (len(parts) - 1) + 2 * edge)
    surface = Sheet(whole_blocks(size), TABLE, COLUMNS) if private.is_in_cells else Canvas(size, TABLE)
    top = edge
    for part in parts:
        part.lay(surface.moved((width - part.size[0]) // 2, top))
        top += part.size[1] + GAP
    return surface.encode()


@dataclass(frozen=True, slots=True)
class _Part:
    size: tuple[int, int]
    lay: Callable[[Surface], None]


def _parts(view: GameView, names: tuple[str, ...], private: Private, words: Words) -> Iterator[_Part]:
    fitting = partial(_painted, width=None if private.is_one_part else WIDTH)
    if private.moment is not None:
        moment, headline = private.moment
        yield fitting(paint_moment(moment, names, headline, words=words))
    if private.found:
        yield fitting(paint_choices(private.found, words, numbered=False))
    options, scene = Options(private.lit.on_table), Scene.of(view, names, words)
    if private.shows_panel:
        lay_own = partial(lay_own_panel, scene=scene, lit=private.lit.on_panel, points=private.points)
        if options.places and private.moment is None:
            yield from _table(lay_own, options, scene)
        else:
            yield _Part(_OWN_PANEL, partial(lay_own, size=_OWN_PANEL))
    if options.places and (private.moment is not None or not private.shows_panel):
        yield _Part((LINE_WIDTH, options.height), partial(options.lay, scene=scene))
    if private.choices:
        yield fitting(paint_choices(private.choices, words))
    if private.rest:
        yield _Part(_REST, lambda surface: surface.add(_draw_rest, (0, 0, *_REST), private.rest))
    if private.hand:
        own_hand = hand_of(view, names[view.own.seat], words, private.lit.in_hand)
        if private.shows_panel:
            tiles = HandTiles(own_hand)
            yield _Part(tiles.size, tiles.lay)
        else:
            scale = 1 if private.is_one_part else min(WIDTH / own_hand.size[0], _MOST_GROWTH)
            hand = replace(own_hand, scale=scale)
            yield _Part(hand.size, hand.lay)


def _table(lay_own: Callable[..., None], options: Options, scene: Scene) -> Iterator[_Part]:
    """A single choice goes beside the panel and two go beside the map, so that no space is wasted."""
    tiles, small_map = partial(options.lay, scene=scene), partial(lay_map, scene=scene, places=options.places)
    tile, end = options.boxes[0][2], options.boxes[-1][2]
    if len(options.places) == _BESIDE_PANEL:
        room = LINE_WIDTH - tile - GAP
        own = partial(lay_own, size=(room, options.height))
        yield _side_by_side(options.height, (0, own), (room + GAP, tiles))
    elif len(options.places) == _BESIDE_MAP:
        yield _Part(_OWN_PANEL, partial(lay_own, size=_OWN_PANEL))
        yield _side_by_side(options.height, (0, tiles), ((LINE_WIDTH + end + GAP - MAP[0]) // 2, small_map))
    else:
        room = LINE_WIDTH - MAP[0] - GAP
        yield _side_by_side(MAP[1], (0, partial(lay_own, size=(room, MAP[1]))), (room + GAP, small_map))
        yield _Part((LINE_WIDTH, options.height), tiles)


_BESIDE_PANEL, _BESIDE_MAP = 1, 2
"""How many choices are beside the panel, and beside the map."""


def _side_by_side(height: int, *lays: tuple[int, Callable[[Surface], None]]) -> _Part:
    def lay(surface: Surface) -> None:
        for left, each in lays:
            each(surface.moved(left, 0))

    return _Part((LINE_WIDTH, height), lay)


def _draw_rest(canvas: Canvas, said: str) -> None:
    canvas.text((_REST[0] // 2, _REST[1] // 2), said, 44, LIGHT, bold=True, anchor="mm")


def _painted(canvas: Canvas, width: int | None) -> _Part:
    picture = canvas.image
    scale = 1 if width is None else min(width / picture.width, _MOST_GROWTH)
    if scale != 1:
        size = (round(picture.width * scale), round(picture.height * scale))
        picture = picture.resize(size, Image.Resampling.LANCZOS)
    return _Part(picture.size, lambda surface: surface.paste(picture, (0, 0)))
