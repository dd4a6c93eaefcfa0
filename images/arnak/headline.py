"""The last move as a headline below the round: who moved, what they did, and what it cost and gained them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain, groupby, product
from typing import assert_never

from arnak_bot.games.arnak.engine import events as kinds
from arnak_bot.games.arnak.engine.content import (
    ARRIVAL_POINTS,
    BOARDS,
    CARD_BY_ID,
    GUARDIAN_BY_NUMBER,
    GUARDIAN_POINTS,
    TEMPLE_STACK_BY_ID,
)
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak import glyphs
from images.arnak.glyphs import Line
from images.arnak.marks import Deed, Marks
from images.arnak.places import place_label
from images.arnak.scene import Scene
from images.arnak.theme import ON_DARK
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.names import fitted_name, runs_width
from images.kit.phrasing import line as line_of
from images.kit.surface import Surface, lay
from images.kit.text import LEADING, Glyph, glyphs_width
from images.kit.theme import ACCENT, MOONLIGHT, PLATE, WHITE

_BETWEEN: Line = (" · ",)
_AND_MORE: Line = ("…",)
_NAME_WIDTH, _SHORT_NAME = 200, 120


def deed_line(view: GameView, deed: Deed, words: Words) -> Line:
    match deed:
        case kinds.Dug(site=site):
            return (words.pictures.dug(site=_site(view, site)),)
        case kinds.Discovered(site=site):
            return (words.pictures.discovered(site=_site(view, site)),)
        case kinds.Overcame(guardian=guardian):
            return (words.pictures.overcame(guardian=GUARDIAN_BY_NUMBER[guardian].name),)
        case kinds.Relocated(end=site):
            return (words.pictures.moved_to(site=_site(view, site)),)
        case kinds.Researched(token=token, space=space):
            row = BOARDS[view.board].research[space].row
            return line_of(words.pictures.researched(token=f"#{token.value}", row=row))
        case kinds.ReachedTemple(points=points):
            is_first = points == ARRIVAL_POINTS[0]
            return line_of(words.pictures.reached_temple_first() if is_first else words.pictures.reached_temple())
        case kinds.TookTempleTile(stack=stack):
            return line_of(words.pictures.took_tile(points=TEMPLE_STACK_BY_ID[stack].points))
        case kinds.Bought(card=card):
            return (words.pictures.bought(card=CARD_BY_ID[card].name),)
        case kinds.Played(card=card):
            return (words.pictures.did_play(card=CARD_BY_ID[card].name),)
        case kinds.UsedAssistant():
            return line_of(words.pictures.did_use(what="#assistant@silver"))
        case kinds.UsedBoon(guardian=guardian):
            return glyphs.within(words.pictures.did_use(what=glyphs.SIGNS), glyphs.boon(guardian))
        case kinds.Passed():
            return (words.pictures.did_pass(),)
        case kinds.RivalRested():
            return (words.pictures.rested(),)
        case _:
            assert_never(deed)


def _site(view: GameView, site_id: str) -> str:
    board = BOARDS[view.board]
    at = board.site(site_id)
    return place_label(board.sites[at], view.sites[at])


def _balance(marks: Marks, seat: int) -> Line:
    points = sum(GUARDIAN_POINTS for deed in marks.deeds if deed.seat == seat and isinstance(deed, kinds.Overcame))
    changes = [("points", points)] if points else []
    changes += [(resource, change) for changed, resource, change in marks.tokens if changed == seat]
    changes.sort(key=lambda change: change[1] < 0)
    line: list[Glyph] = [":"] if changes else []
    for sign, change in changes:
        line += [f" {'+' if change > 0 else '−'}{abs(change)}", f"#{sign}"]
    return tuple(line)


@dataclass(frozen=True, slots=True)
class _Part:
    """`name` is a letter if space is short; the first of the lines begins after it."""

    seat: int
    name: str
    name_width: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class _Told:
    seat: int
    deeds: tuple[Deed | None, ...]
    """The actions in order; None stands for actions that are left out."""

    balance: Line

    @property
    def told(self) -> list[Deed]:
        return [deed for deed in self.deeds if deed is not None]

    @property
    def main(self) -> Deed:
        """The latest action that is not an aside; it is never left out."""
        return next((deed for deed in reversed(self.told) if not _is_aside(deed)), self.told[-1])

    def without(self, deed: Deed) -> _Told:
        left = [None if each is deed else each for each in self.deeds]
        return replace(self, deeds=tuple(each for at, each in enumerate(left) if each or not at or left[at - 1]))


def draw_headline(canvas: Surface, scene: Scene, marks: Marks, box: Box) -> None:
    """The players come in order of play. To make it fit, the text gets smaller, then names are left out, then less is
    reported: asides go first, and the latest main action is never left out.
    """
    movers = groupby(marks.deeds, key=lambda deed: deed.seat)
    told = [_Told(seat, tuple(done), _balance(marks, seat)) for seat, done in movers]
    if told:
        size, parts = _fitting(scene, told, (box[2] - box[0] - 2 * _MARGIN, box[3] - box[1] - 4))
        lay(canvas, _slip, box, tuple(parts), size)


def _fitting(scene: Scene, told: list[_Told], room: tuple[int, int]) -> tuple[int, list[_Part]]:
    letters = scene.letters
    for some in chain.from_iterable(_shorter(told[first:]) for first in range(len(told))):
        lines = [(each.seat, _line(scene, each)) for each in some]
        for most, size in product((_NAME_WIDTH, _SHORT_NAME, 0), _SIZES):
            names = scene.names if most else letters
            if sum(_least_lines(line, room[0], size) for _, line in lines) * size <= room[1]:
                parts = [_part(seat, names[seat], most or _NAME_WIDTH, line, room[0], size) for seat, line in lines]
                if _fits(parts, room, size):
                    return size, parts
    return size, [_part(seat, names[seat], most or _NAME_WIDTH, line, room[0], size) for seat, line in lines]


@lru_cache(maxsize=256)
def _least_lines(line: Line, width: int, size: int) -> int:
    """The fewest lines that a text could need; much faster than breaking it, since the widths of words are cached."""
    units = _units(line)
    wide = sum(glyphs_width(unit, size) for unit in units) - len(units) * size // 10
    return max(1, -(-wide // width))


def _fits(parts: Sequence[_Part], room: tuple[int, int], size: int) -> bool:
    lines = [line for part in parts for line in part.lines]
    return len(lines) * size <= room[1] and all(glyphs_width(line, size) <= room[0] for line in lines)


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
    """Whether an action is free: free actions are the first to be left out in a long turn."""
    return isinstance(deed, kinds.UsedAssistant | kinds.UsedBoon) or (
        isinstance(deed, kinds.Played) and CARD_BY_ID[deed.card].free
    )


def _without_balance(told: _Told) -> _Told:
    """Drop all results: showing only some would be misleading, and the panels show them too."""
    return replace(told, balance=())


def _without_earliest(told: _Told) -> _Told:
    others = [deed for deed in told.told if deed != told.main]
    return told.without(others[0]) if others else told


_SIZES = (38, 34, 30)
_MARGIN = 10


def _line(scene: Scene, told: _Told) -> Line:
    deeds = [_AND_MORE if deed is None else deed_line(scene.view, deed, scene.words) for deed in told.deeds]
    return (*(glyph for deed in deeds for glyph in (*_BETWEEN, *deed)), *told.balance)[1:]


def _part(seat: int, name: str, most: int, line: Line, width: int, size: int) -> _Part:
    """The name is at most `most` wide."""
    wide = runs_width(*fitted_name(name, seat, most, size, size))
    return _Part(seat, name, wide, _broken(line, width, size + wide + 2 * _BESIDE_NAME, size))


_BESIDE_NAME = 8


def _broken(line: Line, width: int, indent: int, size: int) -> tuple[Line, ...]:
    lines: list[Line] = [()]
    for unit in _units(line):
        joined, room = _joined(lines[-1], unit), width - (indent if len(lines) == 1 else 0)
        if glyphs_width(joined, size) <= room:
            lines[-1] = joined
        else:
            lines.append(unit)
    return tuple(lines)


def _joined(line: Line, unit: Line) -> Line:
    if not line:
        return unit
    if line[-1].startswith("#") or unit[0].startswith("#"):
        return (*line, " ", *unit)
    return (*line[:-1], f"{line[-1]} {unit[0]}", *unit[1:])


@lru_cache(maxsize=256)
def _units(line: Line) -> tuple[Line, ...]:
    """The parts of a line that are never broken: words, icons, and numbers with what they count."""
    units: list[list[Glyph]] = []
    is_apart = True
    for glyph in line:
        is_counted = glyph.startswith("#") and bool(units) and units[-1][-1][-1:].isdigit()
        for at, part in enumerate([glyph] if glyph.startswith("#") else glyph.split(" ")):
            is_apart = is_apart or at > 0
            if part.isdigit() and units and not units[-1][-1].startswith("#"):
                units[-1][-1] += f" {part}"
            elif part and is_apart and not is_counted:
                units.append([part])
            elif part:
                units[-1].append(part)
            is_apart = is_apart and not part
    return tuple(map(tuple, units))


def _slip(canvas: Canvas, slip: Box, parts: Sequence[_Part], size: int) -> None:
    left, top, right, bottom = slip
    canvas.panel(slip, ACCENT, 12)
    canvas.panel((left + 3, top + 3, right - 3, bottom - 3), PLATE, 10)
    count = sum(len(part.lines) for part in parts)
    step = min(round(size * LEADING), (bottom - top - 4) // count)
    middle = (top + bottom - step * (count - 1)) // 2
    for part in parts:
        x = left + _MARGIN
        canvas.seat(part.seat, (x + 2, middle - size // 2 + 2), size - 4, outline=WHITE)
        x += size + _BESIDE_NAME
        canvas.name((x, middle), part.name, part.seat, part.name_width + 2, size, MOONLIGHT, smallest=size)
        x += part.name_width + _BESIDE_NAME
        for line in part.lines:
            canvas.glyphs((x + glyphs_width(line, size) // 2, middle), line, size, WHITE, ON_DARK)
            x, middle = left + _MARGIN, middle + step
