"""The last move as one line below the island: who, what they did, and what it cost and gained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby, product
from typing import assert_never

from arnak_bot.games.arnak.engine.content import (
    ARRIVAL_POINTS,
    BOARDS,
    CARD_BY_ID,
    GUARDIAN_BY_NUMBER,
    GUARDIAN_POINTS,
    SITE_TILE_BY_KEY,
    TEMPLE_STACK_BY_ID,
)
from arnak_bot.games.arnak.engine.events import (
    Bought,
    Discovered,
    Dug,
    Overcame,
    Passed,
    Played,
    ReachedTemple,
    Relocated,
    Researched,
    RivalRested,
    TookTempleTile,
    UsedAssistant,
    UsedBoon,
)
from arnak_bot.games.arnak.engine.view import GameView
from images.arnak import glyphs
from images.arnak.figures_on_map import letters_of
from images.arnak.marks import Deed, Marks
from images.arnak.theme import ON_DARK
from images.arnak.words import Words
from images.arnak.words import line as line_of
from images.kit.canvas import Box, Canvas, Glyph, Surface, glyphs_width
from images.kit.names import fitted_name, runs_width
from images.kit.theme import ACCENT, PLATE, WHITE

__all__ = ["deed_line", "draw_caption"]

Line = tuple[Glyph, ...]

_BETWEEN: Line = (" · ",)
_AND_MORE: Line = ("…",)
_NAME_WIDTH, _SHORT_NAME = 240, 140


def deed_line(view: GameView, deed: Deed, words: Words) -> Line:
    """Return what somebody did, in words and signs."""
    match deed:
        case Dug(site=site):
            return (words.pictures.dug(site=_site(view, site)),)
        case Discovered(site=site):
            return (words.pictures.discovered(site=_site(view, site)),)
        case Overcame(guardian=guardian):
            return (words.pictures.overcame(guardian=GUARDIAN_BY_NUMBER[guardian].name),)
        case Relocated(end=site):
            return (words.pictures.moved_to(site=_site(view, site)),)
        case Researched(token=token, space=space):
            row = BOARDS[view.board].research[space].row
            return line_of(words.pictures.researched(token=f"#{token.value}", row=row))
        case ReachedTemple(points=points):
            is_first = points == ARRIVAL_POINTS[0]
            return line_of(words.pictures.reached_temple_first() if is_first else words.pictures.reached_temple())
        case TookTempleTile(stack=stack):
            return line_of(words.pictures.took_tile(points=TEMPLE_STACK_BY_ID[stack].points))
        case Bought(card=card):
            return (words.pictures.bought(card=CARD_BY_ID[card].name),)
        case Played(card=card):
            return (words.pictures.did_play(card=CARD_BY_ID[card].name),)
        case UsedAssistant():
            return line_of(words.pictures.did_use(what="#assistant@silver"))
        case UsedBoon(guardian=guardian):
            return _with(words.pictures.did_use(what=_SIGNS), glyphs.boon(guardian))
        case Passed():
            return (words.pictures.did_pass(),)
        case RivalRested():
            return (words.pictures.rested(),)
        case _:
            assert_never(deed)


def _with(text: str, signs: Sequence[Glyph]) -> Line:
    """A message with a line of signs in place of one sign."""
    return tuple(each for glyph in line_of(text) for each in (signs if glyph == _SIGNS else (glyph,)))


_SIGNS = "#signs"


def _site(view: GameView, site_id: str) -> str:
    """A site by its id and name, as on the map."""
    board = BOARDS[view.board]
    at = board.site(site_id)
    site, seen = board.sites[at], view.sites[at]
    if not site.level:
        return site.name
    return f"{site.id} {SITE_TILE_BY_KEY[site.level, seen.tile].name}" if seen.discovered else site.id


def _balance(marks: Marks, seat: int) -> Line:
    """The net gains and losses of a player, as signed numbers in front of the signs."""
    points = sum(GUARDIAN_POINTS for deed in marks.deeds if deed.seat == seat and isinstance(deed, Overcame))
    changes = [("points", points)] if points else []
    changes += [(resource, change) for changed, resource, change in marks.tokens if changed == seat]
    changes.sort(key=lambda change: change[1] < 0)
    line: list[Glyph] = [": "] if changes else []
    for sign, change in changes:
        line += [f" {'+' if change > 0 else '−'}{abs(change)}", f"#{sign}"]
    return tuple(line)


@dataclass(frozen=True, slots=True)
class _Part:
    """What one player did: the seat, the name (or its letter if space is short) and its width, the line, and the total
    width.
    """

    seat: int
    name: str
    name_width: int
    line: Line
    width: int


@dataclass(frozen=True, slots=True)
class _Told:
    """What is reported of a player's turn: the actions, whether some are left out, the results if there is room."""

    seat: int
    deeds: tuple[Deed | None, ...]
    """In order; None if some are left out."""

    balance: Line

    @property
    def told(self) -> list[Deed]:
        """The actions that are not left out."""
        return [deed for deed in self.deeds if deed is not None]

    def without(self, deed: Deed) -> _Told:
        """The same with one action fewer."""
        left = [None if each is deed else each for each in self.deeds]
        return replace(self, deeds=tuple(each for at, each in enumerate(left) if each or not at or left[at - 1]))


def draw_caption(canvas: Surface, view: GameView, names: tuple[str, ...], marks: Marks, box: Box, words: Words) -> int:
    """Draw the line on a slip in the sea, the players in order of play. Returns where it ends.

    To make it fit, the text gets a little smaller, then reports less, then names are shortened, then replaced by
    letters.
    """
    left, top, right, bottom = box
    movers = groupby(marks.deeds, key=lambda deed: deed.seat)
    told = [_Told(seat, tuple(done), _balance(marks, seat)) for seat, done in movers]
    if not told:
        return left
    size, parts = _fitting(view, names, told, (right - left, bottom - top - 6), words)
    slip = (left, top, left + _width(parts), bottom)
    canvas.add(("caption", size, *parts), slip, partial(_slip, slip=slip, parts=parts, size=size))
    return slip[2]


def _fitting(
    view: GameView, names: tuple[str, ...], told: list[_Told], room: tuple[int, int], words: Words
) -> tuple[int, list[_Part]]:
    """The size and the parts of a line that fits: as much as possible about everybody, or at least the latest."""
    width, high = room
    letters = letters_of(view, names, words)
    ways = ((names, _NAME_WIDTH), (names, _SHORT_NAME), (letters, _NAME_WIDTH))
    for first in range(len(told)):
        for (called, most), some in product(ways, _shorter(told[first:])):
            for size in (high, high - _SMALLER // 2, high - _SMALLER):
                parts = [_part(view, called[each.seat], most, each, size, words) for each in some]
                if _width(parts) <= width:
                    return size, parts
    return size, parts


def _shorter(told: list[_Told]) -> Iterator[list[_Told]]:
    """Yield ever shorter versions: free actions are dropped first, then the results, then the earliest actions."""
    yield told
    for drops in (_without_aside, _without_balance, _without_earliest):
        for at in sorted(range(len(told)), key=lambda at: -len(told[at].told)):
            while (less := drops(told[at])) != told[at]:
                told = [*told[:at], less, *told[at + 1 :]]
                yield told


def _without_aside(told: _Told) -> _Told:
    aside = next(filter(_is_aside, told.told), None)
    return told if aside is None or len(told.told) == 1 else told.without(aside)


def _is_aside(deed: Deed) -> bool:
    """Whether it is a free action, which is left out first in a long turn."""
    return isinstance(deed, UsedAssistant | UsedBoon) or (isinstance(deed, Played) and CARD_BY_ID[deed.card].free)


def _without_balance(told: _Told) -> _Told:
    """Drop the results: in part they would be misleading, and the panels show them too."""
    return replace(told, balance=())


def _without_earliest(told: _Told) -> _Told:
    return told.without(told.told[0]) if len(told.told) > 1 else told


_SMALLER = 4
"""How many pixels the letters may shrink."""
_ENDS, _BETWEEN_PARTS = 24, 26
"""The margins at the ends of a slip, and the gap between two players."""


def _part(view: GameView, name: str, most: int, told: _Told, size: int, words: Words) -> _Part:
    """What one player did at a given letter size, with at most `most` of the name."""
    runs, fitting = fitted_name(name, told.seat, most, size, size)
    wide = runs_width(runs, fitting)
    lines = [_AND_MORE if deed is None else deed_line(view, deed, words) for deed in told.deeds]
    deeds = tuple(glyph for line in lines for glyph in (*_BETWEEN, *line))[1:]
    line = (*deeds, *told.balance)
    return _Part(told.seat, name, wide, line, size + 8 + wide + 12 + glyphs_width(line, size))


def _width(parts: Sequence[_Part]) -> int:
    return sum(part.width for part in parts) + _BETWEEN_PARTS * (len(parts) - 1) + _ENDS


def _slip(canvas: Canvas, slip: Box, parts: Sequence[_Part], size: int) -> None:
    left, top, right, bottom = slip
    canvas.panel(slip, ACCENT, 14)
    canvas.panel((left + 3, top + 3, right - 3, bottom - 3), PLATE, 12)
    x, middle = left + 10, (top + bottom) // 2
    for part in parts:
        canvas.seat(part.seat, (x, middle - size // 2), size, outline=WHITE)
        canvas.name((x + size + 8, middle), part.name, part.seat, part.name_width + 2, size, WHITE, smallest=size)
        end = x + part.width
        canvas.glyphs((end - glyphs_width(part.line, size) // 2, middle), part.line, size, WHITE, ON_DARK)
        x = end + _BETWEEN_PARTS
