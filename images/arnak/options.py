"""What can be chosen on the table, as large numbered tiles. A phone shows the picture 302 points wide, so a tile shows
only what matters for a move, in icons 12 points high.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import assert_never

from PIL import Image

from arnak_bot.games.arnak.engine.content import (
    ARRIVAL_POINTS,
    BOARDS,
    GUARDIAN_BY_NUMBER,
    GUARDIAN_POINTS,
    TEMPLE_STACK_BY_ID,
    site_effect,
)
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.printed import BonusTile, CardKind
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.engine.view import SiteView
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.numbering import PlaceKind
from arnak_bot.games.arnak.wording.paying import Price, price_at, price_of_overcoming
from images.arnak import glyphs
from images.arnak.art import ground
from images.arnak.cards import option_card
from images.arnak.cliff import cost_signs, edge_signs, laurel
from images.arnak.figures_on_map import draw_figure
from images.arnak.frame import BADGE, BADGE_TEXT, FROM_EDGE, HEAD, TILE_WIDTH, Frame, chosen_at, number_width
from images.arnak.glyphs import Line
from images.arnak.guardians import guardian_figure
from images.arnak.island import draw_idol, fog_over, idol_label
from images.arnak.lit import LitPlace
from images.arnak.places import place_key, place_label, place_picture, printed_site
from images.arnak.scene import Scene
from images.arnak.temple import stack_price
from images.arnak.theme import ON_DARK, ON_LIGHT, ON_TOKEN, SITE_HEADS
from images.kit.boxes import Box, in_rows
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.surface import Surface, lay
from images.kit.text import fitting_size, glyphs_width, text_width
from images.kit.theme import (
    BRASS,
    DANGER,
    INK,
    LIGHT,
    ON_LEAVES,
    PAPER,
    PLATE,
    SLATE,
    SOFT_INK,
    TOKEN,
    TOKEN_RIM,
    WHITE,
    WIDTH,
    Colour,
)

GAP, COLUMNS = 14, 12
LINE_WIDTH = WIDTH - GAP
"""The gap between tiles and around them, the picture's number of columns of cells, and the width of a line of tiles:
tiles take up whole cells, so that each is encoded only once, wherever it is (images/kit/sheet.py).
"""
_FOUR, _THREE = (298, 242), (402, 306)
_THREE_IN_A_LINE = (1, 2, 3, 5, 6)
"""With these numbers of tiles, the tiles are larger: three in a line instead of four."""
_SIGN, _WORD = 54, 34


@dataclass(frozen=True, slots=True)
class Options:
    places: tuple[LitPlace, ...]

    @property
    def _in_a_line(self) -> int:
        return 3 if len(self.places) in _THREE_IN_A_LINE else 4

    @property
    def _size(self) -> tuple[int, int]:
        return _THREE if self._in_a_line == 3 else _FOUR

    @property
    def height(self) -> int:
        return self.boxes[-1][3]

    @property
    def boxes(self) -> list[Box]:
        return in_rows(len(self.places), self._in_a_line, (0, 0), self._size, GAP)

    def lay(self, surface: Surface, scene: Scene) -> None:
        whole = (0, 0, *self._size)
        for place, (left, top, _, _) in zip(self.places, self.boxes, strict=True):
            here = surface.moved(left, top)
            frame = Frame(self._size, chosen_at(place))
            here.add(_paste, whole, *_tile(scene, place, frame), radius=_RADIUS)
            badge = (2, 2, 2 + number_width(place.numbers), 2 + BADGE)
            lay(here.scaled(frame.scale), Canvas.badge, badge, place.numbers, BADGE_TEXT)


_Drawing = tuple[Callable[..., Image.Image], *tuple[Hashable, ...]]
"""A tile to be drawn when it is needed: a function and its arguments, which also serve as the cache key."""


def _paste(canvas: Canvas, *drawing: *_Drawing) -> None:
    canvas.paste(_picture(*drawing), (0, 0), _RADIUS)


@kept(megabytes=4)
def _picture(draw: Callable[..., Image.Image], *arguments: Hashable) -> Image.Image:
    """Cached, since its number changes more often than what it shows."""
    return draw(*arguments)


_RADIUS = 14


def _tile(scene: Scene, place: LitPlace, frame: Frame) -> _Drawing:
    """Raises `KeyError` if this table has no such place."""
    view, words, name = scene.view, scene.words, place.id
    board = BOARDS[view.board]
    match place.kind:
        case PlaceKind.SITE | PlaceKind.GUARDIAN:
            seen = view.sites[board.site(name)]
            who = tuple(letter if seat in seen.standers else "" for seat, letter in enumerate(scene.letters))
            if place.kind is PlaceKind.GUARDIAN:
                due = price_of_overcoming(view, seen.guardian)
                paid = glyphs.guardian_cost(seen.guardian, _travel(due)) if due else ()
                return _guardian, view.board, seen, paid, frame
            price = price_at(view, seen)
            paid = glyphs.tokens(price.tokens) + _travel(price)
            if seen.discovered:
                return _site, view.board, seen, paid, frame, who, words
            return _unknown, view.board, seen, view.round, paid, frame, words
        case PlaceKind.SPACE:
            token, _, number = name.partition(" ")
            space = int(number)
            tiles = view.bonus_tiles[space]
            arrived = len(view.arrivals) if board.research[space].lost_temple else 0
            return _space, view.board, Token(token), space, tiles, arrived, frame, words
        case PlaceKind.TEMPLE:
            left = dict(zip(TEMPLE_STACK_BY_ID, view.temple_tiles, strict=True))
            return _stack, view.board, name, left[name], frame, words
        case PlaceKind.CARD:
            if name not in (*view.items, *view.artifacts):
                raise KeyError(name)
            return option_card, name, frame.size, frame.chosen, words
        case PlaceKind.HAND | PlaceKind.ASSISTANT | PlaceKind.BOON | PlaceKind.IDOL:
            raise ValueError(f"{place.kind} is not on the table")
        case _:
            assert_never(place.kind)


def _travel(price: Price) -> Line:
    """The travel icons of a price, and the coins for pilots that replace the other icons."""
    return glyphs.travel(price.icons) + glyphs.tokens(bag(coin=price.coins))


def _site(side: str, seen: SiteView, paid: Line, frame: Frame, letters: tuple[str, ...], words: Words) -> Image.Image:
    site = printed_site(side, seen.id)
    canvas = frame.around(place_picture(place_key(seen), frame.body), SITE_HEADS[site.level], BRASS)
    frame.name(canvas, place_label(site, seen), INK, SOFT_INK)
    if seen.guardian:
        _draw_guardian(canvas, frame, seen.guardian, 130, 112)
        slip = (FROM_EDGE, HEAD + 6, FROM_EDGE + 156, HEAD + 42)
        canvas.panel(slip, DANGER, 8)
        name = GUARDIAN_BY_NUMBER[seen.guardian].name
        canvas.squeezed_text(((slip[0] + slip[2]) // 2, HEAD + 24), name, 146, 32, WHITE)
    x = 36
    for stander in seen.standers:
        if stander >= 0:
            draw_figure(canvas, stander, letters[stander], (x, frame.high - 76), 96)
            x += 70
    right = _plate(canvas, frame, paid, PLATE)
    _gains(canvas, frame, glyphs.bare(site_effect(site, seen.tile)), right + 8, words)
    return canvas.image


def _draw_guardian(canvas: Canvas, frame: Frame, number: int, wide: int, high: int) -> None:
    figure = guardian_figure(number, (canvas.pixels(wide), canvas.pixels(high)))
    canvas.figure(figure, (TILE_WIDTH - 8 - round(figure.width / frame.scale), HEAD + 4))


def _plate(canvas: Canvas, frame: Frame, line: Line, fill: Colour, most: int = 170) -> int:
    """No plate if nothing is paid; return where it ends."""
    if not line:
        return FROM_EDGE - 8
    size = fitting_size(line, _SIGN, most)
    right, bottom = FROM_EDGE + glyphs_width(line, size) + 16, frame.high - FROM_EDGE
    canvas.panel((FROM_EDGE, bottom - _SIGN - 10, right, bottom), fill, 12)
    canvas.glyphs(((FROM_EDGE + right) // 2 + 2, bottom - _SIGN // 2 - 5), line, size, WHITE, ON_DARK)
    return right


def _gains(canvas: Canvas, frame: Frame, line: Line, left: int, words: Words) -> None:
    lines, size = _set(glyphs.worded(line, words), TILE_WIDTH - FROM_EDGE - left - 14)
    if size < _LEAST_WORD:
        lines, size = _set(line, TILE_WIDTH - FROM_EDGE - left - 14)
    wide, high = max(glyphs_width(each, size) for each in lines) + 16, len(lines) * (size + 2) + 12
    box = (TILE_WIDTH - FROM_EDGE - wide, frame.high - FROM_EDGE - high, TILE_WIDTH - FROM_EDGE, frame.high - FROM_EDGE)
    canvas.panel(box, LIGHT, 12)
    for at, each in enumerate(lines):
        middle = ((box[0] + box[2]) // 2 + 2, box[1] + 6 + (2 * at + 1) * (size + 2) // 2)
        canvas.glyphs(middle, each, size, INK, ON_LIGHT)


_LEAST_WORD = 30


def _set(line: Line, width: int) -> tuple[list[Line], int]:
    ways: list[tuple[list[Line], int]] = [([line], fitting_size(line, _SIGN, width))]
    for at in range(1, len(line)):
        if not line[at].startswith("#") or line[at - 1].startswith("#"):
            lines = [line[:at], line[at:]]
            ways.append((lines, min(fitting_size(each, 46, width) for each in lines)))
    return max(ways, key=lambda way: (min(way[1], 40), -len(way[0]), way[1]))


def _guardian(side: str, seen: SiteView, paid: Line, frame: Frame) -> Image.Image:
    number, site = seen.guardian, printed_site(side, seen.id)
    boon = glyphs.boon(number)
    canvas = frame.around(ground(CardKind.FEAR, frame.body), DANGER, DANGER)
    frame.name(canvas, GUARDIAN_BY_NUMBER[number].name, WHITE, ON_LEAVES)
    canvas.panel((FROM_EDGE, HEAD + 8, FROM_EDGE + 150, HEAD + 48), SITE_HEADS[site.level], 10)
    canvas.squeezed_text((FROM_EDGE + 75, HEAD + 28), place_label(site, seen), 138, 32, INK)
    _draw_guardian(canvas, frame, number, 136, 106)
    _plate(canvas, frame, paid, DANGER, most=150)
    wide = 56 + glyphs_width(boon, 46) + 16
    box = (TILE_WIDTH - FROM_EDGE - wide, frame.high - FROM_EDGE - 64, TILE_WIDTH - FROM_EDGE, frame.high - FROM_EDGE)
    canvas.panel(box, LIGHT, 12)
    laurel(canvas, (box[0] + 32, (box[1] + box[3]) // 2), GUARDIAN_POINTS, 52, 36)
    canvas.glyphs(((box[0] + 60 + box[2]) // 2, (box[1] + box[3]) // 2), boon, 46, INK, ON_LIGHT)
    return canvas.image


def _unknown(side: str, seen: SiteView, round_number: int, paid: Line, frame: Frame, words: Words) -> Image.Image:
    site = printed_site(side, seen.id)
    canvas = frame.around(fog_over(side, site, round_number, frame.body), SITE_HEADS[site.level], BRASS)
    frame.name(canvas, site.id, INK, SOFT_INK)
    _plate(canvas, frame, paid, PLATE, most=TILE_WIDTH - 32)
    x, y, side_of = TILE_WIDTH - FROM_EDGE, HEAD + 10, 64
    for kind in (*seen.idols, *[None] * seen.face_down_idols):
        x -= side_of
        draw_idol(canvas, kind, (x, y), side_of, 12)
        if kind is not None and (said := idol_label(kind, words)):
            wide = text_width(said, _WORD, bold=True) + 14
            canvas.panel((x - wide - 4, y + 12, x - 4, y + 52), TOKEN, 8)
            canvas.text((x - wide + 3, y + 32), said, _WORD, INK, bold=True)
            x -= wide + 4
        x -= 6
    return canvas.image


def _space(
    side: str,
    token: Token,
    number: int,
    tiles: tuple[BonusTile, ...],
    arrived: int,
    frame: Frame,
    words: Words,
) -> Image.Image:
    board = BOARDS[side]
    space = board.research[number]
    where = (glyphs.ARROW, "#temple") if space.lost_temple else (f" {words.pictures.to_row(row=space.row)}",)
    canvas, middle = _research(frame, (f"#{token.value}", *where), cost_signs(space))
    if space.lost_temple:
        points = ARRIVAL_POINTS[min(arrived, len(ARRIVAL_POINTS) - 1)]
        laurel(canvas, (TILE_WIDTH // 2, middle), points, 84, 48)
        return canvas.image
    row = next(each for each in board.rows if each.row == space.row)
    x = FROM_EDGE
    for tile in tiles:
        canvas.panel((x, HEAD + 98, x + 64, HEAD + 162), TOKEN, 32, outline=TOKEN_RIM, line=4)
        canvas.glyphs((x + 32, HEAD + 130), glyphs.bonus(tile), 42, INK, ON_TOKEN, width=52)
        x += 68
    laurel(canvas, (TILE_WIDTH - 46, middle), row.points_for(token), 68, 42)
    gain = glyphs.worded(edge_signs(row.effect_for(token)), words)
    canvas.glyphs(((x + TILE_WIDTH - 84) // 2, middle), gain, 48, INK, ON_LIGHT, width=TILE_WIDTH - 92 - x)
    return canvas.image


def _stack(side: str, stack_id: str, left: int, frame: Frame, words: Words) -> Image.Image:
    stack = TEMPLE_STACK_BY_ID[stack_id]
    canvas, middle = _research(frame, ("#temple", f" ×{left}"), stack_price(BOARDS[side], stack, words))
    laurel(canvas, (TILE_WIDTH // 2, middle), stack.points, 84, 48)
    return canvas.image


def _research(frame: Frame, head: Line, price: Line) -> tuple[Canvas, int]:
    """A tile with a price on a dark plate below its header, and the vertical middle of the space left below that."""
    canvas = frame.around(Image.new("RGB", frame.body, PAPER), SLATE, BRASS)
    frame.signs(canvas, head)
    canvas.panel((FROM_EDGE, HEAD + 8, TILE_WIDTH - FROM_EDGE, HEAD + 80), PLATE, 12)
    canvas.glyphs((TILE_WIDTH // 2, HEAD + 44), price, _SIGN + 6, WHITE, ON_DARK, width=TILE_WIDTH - 40)
    return canvas, (HEAD + 88 + frame.high - FROM_EDGE) // 2
