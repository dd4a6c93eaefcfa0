"""A board for the active player only: choices are highlighted and numbered as in the menu, the rest is dimmed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.view import GameView
from images.arnak.layout import Layout
from images.arnak.panel_head import RADIUS
from images.arnak.players import panels_of
from images.arnak.track import space_box, temple_box
from images.kit.canvas import Box, Canvas, Surface, shifted, text_width, wider
from images.kit.theme import DARKENED, HALO

__all__ = ["NOTHING_LIT", "Lit", "LitKind", "LitPlace", "light_up", "places_of"]


class LitKind(StrEnum):
    """Where a place is, which determines what its id is."""

    SITE = "site"  # the id of a site, as in `dig camp-tablets`, `discover L2-3`, `overcome L1-4`
    SPACE = "space"  # the number of a research space, as in `research glass 4`
    TEMPLE = "temple"  # a stack of temple tiles, as in `temple 6-left`
    CARD = "card"  # a card of the row, as in `buy hat`


@dataclass(frozen=True, slots=True)
class LitPlace:
    """A place that can be chosen, with its number in the menu."""

    kind: LitKind
    id: str
    number: int


@dataclass(frozen=True, slots=True)
class Lit:
    """All places that can be chosen now. A place may have several numbers: overcome here or dig, glass or notebook.

    >>> Lit((LitPlace(LitKind.SITE, "L1-3", 1), LitPlace(LitKind.CARD, "hat", 2))).places[1].number
    2
    """

    places: tuple[LitPlace, ...] = ()


NOTHING_LIT = Lit()
_DIMMED = 0.62
_RADIUS, _RIM = 14, 5


def places_of(view: GameView, layout: Layout, lit: Lit) -> dict[Box, tuple[int, ...]]:
    """Return the boxes to highlight on the picture, each with its numbers in order.

    Raises:
        KeyError: this table has no such place.
    """
    found: dict[Box, list[int]] = {}
    for place in lit.places:
        found.setdefault(_box(view, layout, place), []).append(place.number)
    return {box: tuple(sorted(numbers)) for box, numbers in found.items()}


def _box(view: GameView, layout: Layout, place: LitPlace) -> Box:
    board = BOARDS[view.board]
    match place.kind:
        case LitKind.SITE:
            return shifted(layout.grid.box(board.sites[board.site(place.id)]), *layout.island)
        case LitKind.SPACE:
            space = board.research[int(place.id)]
            box = (
                temple_box(view.board, layout.track_height)
                if space.lost_temple
                else space_box(board, space, layout.track_height)
            )
            return shifted(box, *layout.track)
        case LitKind.TEMPLE:
            return shifted(temple_box(view.board, layout.track_height, place.id), *layout.track)
        case LitKind.CARD:
            row = (*view.artifact_places, *view.item_places)
            if place.id not in row:
                raise KeyError(place.id)
            left, top = layout.place(row.index(place.id), len(view.artifact_places))
            width, height = layout.card
            return left, top, left + width, top + height


def light_up(board: Surface, view: GameView, layout: Layout, lit: Lit) -> None:
    """Dim the finished board except for the highlighted places, and number these."""
    boxes = places_of(view, layout, lit)
    bright = [(layout.title, RADIUS), *((wider(box, 1, 1), _RADIUS) for box in boxes)]
    if view.viewer is not None:
        bright.append((panels_of(view, layout)[view.viewer], RADIUS))
    board.dim((0, 0, *layout.size), DARKENED, _DIMMED, bright)
    for box in boxes:
        rim = wider(box, _RIM - 1, _RIM - 1)
        board.add("rim", rim, partial(_draw_rim, box=rim))
    for box, numbers in boxes.items():
        text = ", ".join(map(str, numbers))
        badge = _badge_box(box, text, layout.size[0])
        board.add(("badge", text), badge, partial(Canvas.badge, box=badge, text=text, size=_BADGE_TEXT))


def _draw_rim(canvas: Canvas, box: Box) -> None:
    left, top, right, bottom = box
    canvas.frame((left, top, right - 1, bottom - 1), HALO, _RADIUS + _RIM - 1, _RIM)


_BADGE, _BADGE_TEXT, _BESIDE, _BELOW = 46, 34, 26, 16


def _badge_box(box: Box, text: str, width: int) -> Box:
    """The box for a place's number: at its lower right corner, clear of names, idols, tiles and figures, and within the
    board's width.
    """
    wide = max(_BADGE, text_width(text, _BADGE_TEXT, bold=True) + 24)
    right, top = min(width - 2, box[2] + _BESIDE), box[3] + _BELOW - _BADGE
    return right - wide, top, right, top + _BADGE
