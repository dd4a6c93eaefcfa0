"""A board for the mover's own eyes: what can be chosen is lit and numbered as in the menu, the rest is dimmed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.view import GameView
from images.arnak.layout import Layout
from images.arnak.panel_head import RADIUS
from images.arnak.players import panels_of
from images.arnak.track import space_box, temple_box
from images.kit.canvas import Box, Canvas, dimmed, text_width, wider
from images.kit.theme import ACCENT, DARKENED, HALO, WHITE

__all__ = ["NOTHING_LIT", "Lit", "LitKind", "LitPlace", "light_up", "places_of"]


class LitKind(StrEnum):
    """Where a place lies, and so what its id is."""

    SITE = "site"  # the id of a site, as in `dig camp-tablets`, `discover L2-3`, `overcome L1-4`
    SPACE = "space"  # the number of a research space, as in `research glass 4`
    TEMPLE = "temple"  # a stack of temple tiles, as in `temple 6-left`
    CARD = "card"  # a card of the row, as in `buy hat`


@dataclass(frozen=True, slots=True)
class LitPlace:
    """One place that can be chosen, under the number by which the menu lists it."""

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
    """Return the boxes to light on the picture, each with its numbers in order.

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
            return _moved(layout.grid.box(board.sites[board.site(place.id)]), layout.island)
        case LitKind.SPACE:
            space = board.research[int(place.id)]
            box = (
                temple_box(view.board, layout.track_height)
                if space.lost_temple
                else space_box(board, space, layout.track_height)
            )
            return _moved(box, layout.track)
        case LitKind.TEMPLE:
            return _moved(temple_box(view.board, layout.track_height, place.id), layout.track)
        case LitKind.CARD:
            row = (*view.artifact_places, *view.item_places)
            if place.id not in row:
                raise KeyError(place.id)
            left, top = layout.place(row.index(place.id), len(view.artifact_places))
            width, height = layout.card
            return left, top, left + width, top + height


def _moved(box: Box, by: tuple[int, int]) -> Box:
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def light_up(canvas: Canvas, view: GameView, layout: Layout, lit: Lit) -> None:
    """Dim the finished board but for the lit places, and number these."""
    boxes = places_of(view, layout, lit)
    bright = [(layout.title, RADIUS), *((wider(box, 1, 1), _RADIUS) for box in boxes)]
    if view.viewer is not None:
        bright.append((panels_of(view, layout)[view.viewer], RADIUS))
    seen = [(canvas.image.crop(box), box, radius) for box, radius in bright]
    canvas.paste(dimmed(canvas.image, DARKENED, _DIMMED), (0, 0))
    for picture, box, radius in seen:
        canvas.paste(picture, box[:2], radius)
    for box in boxes:
        left, top, right, bottom = wider(box, _RIM - 1, _RIM - 1)
        canvas.frame((left, top, right - 1, bottom - 1), HALO, _RADIUS + _RIM - 1, _RIM)
    for box, numbers in boxes.items():
        _badge(canvas, box, ", ".join(map(str, numbers)))


def _badge(canvas: Canvas, box: Box, text: str) -> None:
    """The number of a lit place, over its upper right corner."""
    size = 34
    width = max(46, text_width(text, size, bold=True) + 24)
    right = min(canvas.image.width - 2, box[2] + 10)
    top = max(2, box[1] - 12)
    canvas.panel((right - width, top, right, top + 46), WHITE, 23)
    canvas.panel((right - width + 3, top + 3, right - 3, top + 43), ACCENT, 20)
    canvas.text((right - width // 2, top + 23), text, size, WHITE, bold=True, anchor="mm")
