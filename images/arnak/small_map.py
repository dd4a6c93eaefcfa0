"""The island as a small map: what can be chosen is bright and numbered, and the rest is dim."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.view import SiteView
from arnak_bot.games.arnak.wording.numbering import PlaceKind
from images.arnak.figures_on_map import draw_figure, figure_width
from images.arnak.ground import land
from images.arnak.island import draw_fog
from images.arnak.layout import TALL
from images.arnak.lit import LitPlace
from images.arnak.places import place_key, place_picture, printed_site
from images.arnak.scene import Scene
from images.kit.boxes import Box, wider
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.surface import Surface, lay
from images.kit.text import text_width
from images.kit.theme import BRASS, DANGER, DARKENED, HALO, LIGHT

MAP = (314, 306)
_SHARE = 0.383
"""The scale of the map relative to the island on the tall board."""
_EDGE, _RADIUS, _CORNER = 3, 12, 6
_SPREAD = (10, 8)
_DIMMED = 0.5
_BADGE, _BADGE_TEXT = 38, 30
_FIGURE, _GUARDIAN = 34, 26


def lay_map(surface: Surface, scene: Scene, places: Sequence[LitPlace]) -> None:
    view = scene.view
    numbers: dict[str, list[str]] = {}
    for place in places:
        if place.kind in (PlaceKind.SITE, PlaceKind.GUARDIAN):
            numbers.setdefault(place.id, []).append(place.numbers)
    shown = (view.board, view.round, view.sites, tuple(sorted(numbers)), scene.letters)
    surface.add(_draw_map, (0, 0, *MAP), shown, radius=_RADIUS)
    for site, texts in numbers.items():
        text = f"{texts[0].split(',')[0]}+" if len(texts) > 1 or "," in texts[0] else texts[0]
        left, top, right, bottom = _box(view.board, site)
        half = max(_BADGE, text_width(text, _BADGE_TEXT, bold=True) + 18) // 2
        middle = min(max((left + right) // 2, half + 2), MAP[0] - half - 2)
        box = (middle - half, (top + bottom - _BADGE) // 2, middle + half, (top + bottom + _BADGE) // 2)
        lay(surface, Canvas.badge, box, text, _BADGE_TEXT)


def _box(side: str, site_id: str) -> Box:
    left, top, right, bottom = TALL.grid.box(printed_site(side, site_id))
    return round(left * _SHARE), round(top * _SHARE), round(right * _SHARE), round(bottom * _SHARE)


def _draw_map(canvas: Canvas, shown: _Shown) -> None:
    canvas.paste(_map(shown), (0, 0), _RADIUS)


_Shown = tuple[str, int, tuple[SiteView, ...], tuple[str, ...], tuple[str, ...]]
"""The side of the board, the round, the sites, the ids of those that can be chosen, and the seats' letters."""


@kept(megabytes=1)
def _map(shown: _Shown) -> Image.Image:
    side, round_number, sites, bright, letters = shown
    canvas = Canvas.on(_ground(side, round_number).copy())
    for site, seen in zip(BOARDS[side].sites, sites, strict=True):
        box = _box(side, seen.id)
        if seen.discovered:
            _site(canvas, seen, box, letters)
        else:
            draw_fog(canvas, side, site, box, _SPREAD)
    lit = [(box, canvas.image.crop(box)) for box in (_box(side, site) for site in bright)]
    canvas.dim((0, 0, *MAP), DARKENED, _DIMMED)
    for box, as_it_was in lit:
        canvas.paste(as_it_was, box[:2], _CORNER)
    for box, _ in lit:
        left, top, right, bottom = wider(box, 2, 2)
        canvas.frame((left, top, right - 1, bottom - 1), HALO, _CORNER + 2, 4)
    canvas.frame((0, 0, MAP[0] - 1, MAP[1] - 1), BRASS, _RADIUS, _EDGE)
    return canvas.image


@kept(megabytes=1)
def _ground(side: str, round_number: int) -> Image.Image:
    x, y = TALL.island
    return land(side, (x, y, x + round(MAP[0] / _SHARE), y + round(MAP[1] / _SHARE)), round_number, MAP)


def _site(canvas: Canvas, seen: SiteView, box: Box, letters: tuple[str, ...]) -> None:
    left, top, right, bottom = box
    canvas.panel(wider(box, 2, 2), BRASS, _CORNER + 2)
    canvas.paste(place_picture(place_key(seen), (right - left, bottom - top)), (left, top), _CORNER)
    if seen.guardian:
        canvas.panel((right - _GUARDIAN - 4, top, right, top + _GUARDIAN + 4), DANGER, _CORNER)
        canvas.icon(f"guardian-{seen.guardian}", (right - _GUARDIAN - 2, top + 2), _GUARDIAN, LIGHT)
    x = left + figure_width(_FIGURE) // 2
    for stander in seen.standers:
        if stander >= 0:
            draw_figure(canvas, stander, letters[stander], (x, bottom), _FIGURE)
            x += figure_width(_FIGURE) + 4
