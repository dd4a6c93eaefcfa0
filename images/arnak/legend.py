"""The legend: every icon in the pictures with its meaning, for people new to the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from arnak_bot.games.arnak.engine.content import BOARDS, GUARDIAN_POINTS
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak import glyphs
from images.arnak.art import paper
from images.arnak.cliff import edge_signs
from images.arnak.theme import ON_LIGHT
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.surface import Surface
from images.kit.text import Glyph, glyphs_width, wrapped
from images.kit.theme import BRASS, HEADING, INK, LEATHER, LIGHT, ON_LEAVES, PAPER, WIDTH

LEGEND: Final[Mapping[str, tuple[str, ...]]] = {
    "resources": ("coin", "compass", "tablet", "arrowhead", "jewel"),
    "travel": ("boot", "car", "ship", "plane"),
    "on-cards": ("free", "arrow", "draw", "exile", "put-down", "upgrade", "refresh", "activate", "relocate", "pass"),
    "people": ("archaeologist", "assistant", "guardian", "fear", "idol", "item", "artifact", "campfire", "site"),
    "research": ("glass", "notebook", "temple", "points", "slots"),
    "table": ("starter", "blocked", "cards"),
}

_DRAWN = {"arrow": ("›",), "assistant": ("#assistant@silver", "#assistant@gold")}

_COLUMNS = 2
_GAP = 16
_SIGN = 44
_PLATE = 104
_SIZE, _LINE = 30, 34
_TITLE = 54

Entry = tuple[tuple[str, ...], tuple[str, ...]]
"""Icons, and the lines that explain them."""


def legend(words: Words) -> Iterator[tuple[str, list[tuple[tuple[str, ...], str]]]]:
    for section, signs in LEGEND.items():
        meanings = [(_DRAWN.get(sign, (f"#{sign}",)), words.pictures[f"legend-{sign}"]) for sign in signs]
        yield words.pictures[f"legend-{section}"], meanings


@kept(megabytes=1)
def draw_legend(words: Words) -> bytes:
    column = (WIDTH - _GAP * (_COLUMNS + 1)) // _COLUMNS
    sections = [
        (title, [(signs, wrapped(meaning, column - _PLATE - 34, _SIZE)) for signs, meaning in entries])
        for title, entries in legend(words)
    ]
    columns = _shared([(title, entries, _height(entries)) for title, entries in sections])
    head = 88
    size = (WIDTH, head + max(sum(each[2] + _GAP for each in group) for group in columns))
    canvas = Canvas(size, paper(size))
    canvas.panel((_GAP, _GAP, WIDTH - _GAP, head - 12), LEATHER, 14, outline=BRASS)
    canvas.text((WIDTH // 2, head // 2 + 2), words.pictures.legend_title(), 36, ON_LEAVES, title=True, anchor="mm")
    for at, group in enumerate(columns):
        left, top = _GAP + at * (column + _GAP), head
        for title, entries, height in group:
            canvas.panel((left, top, left + column, top + height), LIGHT, 14, outline=BRASS, line=2)
            canvas.text((left + 18, top + 30), title, 34, HEADING, bold=True)
            _entries(canvas, entries, left + 12, top + _TITLE)
            top += height + _GAP
    return canvas.encode()


def unnamed_signs(view: GameView) -> tuple[str, ...]:
    """Return the unlabelled icons on the board that are not resources, in the order in which players meet them."""
    guardians = tuple(site.guardian for site in view.sites if site.guardian)
    return _unnamed(view.board, frozenset(tile for tiles in view.bonus_tiles for tile in tiles), guardians)


@lru_cache(maxsize=64)
def _unnamed(side: str, tiles: frozenset[BonusTile], guardians: tuple[int, ...]) -> tuple[str, ...]:
    lines = [
        *map(glyphs.bonus, tiles),
        *map(glyphs.boon, guardians),
        *map(glyphs.guardian_cost, guardians),
    ]
    at_edges = [edge_signs(effect) for row in BOARDS[side].rows for effect in (row.glass, row.notebook)]
    shown = {glyph.partition("@")[0] for line in (*lines, *at_edges) for glyph in line}
    seen = shown | ({"#guardian"} if guardians else set())
    return tuple(f"#{sign}" for sign in _SHORT if f"#{sign}" in seen)


def draw_short_legend(canvas: Surface, view: GameView, box: Box, words: Words) -> None:
    left, top, right, bottom = box
    line = _short_line(unnamed_signs(view), right - left - 20, min(_FOOT, bottom - top - 6), words)
    if line:
        slip = foot_slip(line, bottom - top)
        canvas.paste(slip, (right - slip.width, top), FOOT_CORNER)


@lru_cache(maxsize=64)
def _short_line(signs: tuple[str, ...], width: int, size: int, words: Words) -> tuple[Glyph, ...]:
    line: tuple[Glyph, ...] = ()
    for sign in signs:
        meaning = _POINTS if sign == "#guardian" else (" " + words.pictures[f"sign-{sign[1:]}"],)
        more = (*line, *((_APART,) if line else ()), sign, *meaning)
        if glyphs_width(more, size) <= width:
            line = more
    return line


@kept(megabytes=1)
def foot_slip(line: Sequence[Glyph], height: int) -> Image.Image:
    size = min(_FOOT, height - 6)
    width = glyphs_width(line, size) + 18
    canvas = Canvas((width, height), BRASS)
    canvas.panel((0, 0, width, height), PAPER, FOOT_CORNER, outline=BRASS, line=2)
    canvas.glyphs((width // 2, height // 2), line, size, INK, ON_LIGHT)
    return canvas.image


_FOOT = 30
"""The maximum height of the icons below the island: if they were larger, fewer would be explained there."""
FOOT_CORNER = 14


_APART = "  "
_POINTS = (f" = {GUARDIAN_POINTS}", "#points")
_SHORT = ("guardian", "put-down", "upgrade", "exile", "draw", "refresh", "assistant")


def _row(entry: Entry) -> int:
    return max(_SIGN + 10, _LINE * len(entry[1]) + 12)


def _height(entries: list[Entry]) -> int:
    return _TITLE + sum(map(_row, entries)) + 10


def _shared(sections: list[tuple[str, list[Entry], int]]) -> list[list[tuple[str, list[Entry], int]]]:
    """Divide sections between two columns, in order, so that their heights differ as little as possible."""
    total = [height for _, _, height in sections]
    best = min(range(1, len(sections)), key=lambda at: abs(sum(total[:at]) - sum(total[at:])))
    return [sections[:best], sections[best:]]


def _entries(canvas: Canvas, entries: list[Entry], left: int, top: int) -> None:
    for entry in entries:
        signs, lines = entry
        height = _row(entry)
        middle = top + height // 2
        canvas.glyphs((left + _PLATE // 2, middle), signs, _SIGN, INK, ON_LIGHT, width=_PLATE - 6)
        for at, line in enumerate(lines):
            canvas.text((left + _PLATE + 8, middle + (2 * at - len(lines) + 1) * _LINE // 2), line, _SIZE, INK)
        top += height
