"""The legend: every icon in the pictures with its meaning, for people new to the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image

from arnak_bot.games.arnak.engine.content import BOARDS, GUARDIAN_POINTS
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak import glyphs
from images.arnak.cliff import edge_signs
from images.arnak.theme import ON_LIGHT
from images.kit import legend
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.surface import Surface
from images.kit.text import Glyph, glyphs_width
from images.kit.theme import BRASS, INK, LEATHER, PAPER

SIGNS = (
    *("coin", "compass", "tablet", "arrowhead", "jewel"),
    *("boot", "car", "ship", "plane"),
    *("free", "arrow", "draw", "exile", "put-down", "upgrade", "refresh", "activate", "relocate", "pass"),
    *("archaeologist", "assistant", "guardian", "fear", "idol", "item", "artifact", "campfire", "site"),
    *("glass", "notebook", "temple", "points", "slots"),
    *("starter", "blocked", "cards"),
)
_DRAWN = {"arrow": ("›",), "assistant": ("#assistant@silver", "#assistant@gold")}


@kept(megabytes=1)
def draw_legend(words: Words) -> bytes:
    entries = [(partial(_draw_sign, sign), words.pictures[f"legend-{sign}"]) for sign in SIGNS]
    return legend.draw_legend(words.pictures.legend_title(), entries, LEATHER)


def _draw_sign(sign: str, canvas: Canvas) -> None:
    canvas.glyphs((0, 0), _DRAWN.get(sign, (f"#{sign}",)), 60, INK, ON_LIGHT, width=140)


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
