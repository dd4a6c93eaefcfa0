"""A board for the active player only: choices are highlighted and numbered as in the menu, the rest is dimmed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.view import GameView
from images.arnak.badges import BADGE, BADGE_TEXT, badge_box, badge_size
from images.arnak.cards import row_card_inked
from images.arnak.cliff import temple_height
from images.arnak.island import unknown_inked
from images.arnak.layout import Layout
from images.arnak.panel_head import RADIUS
from images.arnak.players import Numbers, panels_of
from images.arnak.sites import site_picture
from images.arnak.track import space_box, space_inked, temple_box
from images.arnak.words import Words
from images.kit.canvas import Box, Canvas, Surface, overlap, shifted, wider
from images.kit.theme import DARKENED, HALO

__all__ = ["NOTHING_LIT", "Lit", "LitKind", "LitPlace", "badges_of", "light_up", "places_of"]


class LitKind(StrEnum):
    """Where a place is, which determines what its id is."""

    SITE = "site"  # the id of a site, as in `dig camp-tablets`, `discover L2-3`
    GUARDIAN = "guardian"  # the id of its site, as in `overcome L1-4`
    SPACE = "space"  # the number of a research space, as in `research glass 4`
    TEMPLE = "temple"  # a stack of temple tiles, as in `temple 6-left`
    CARD = "card"  # a card of the row, as in `buy hat`
    HAND = "hand"  # a card of the viewer's hand, which is not on the board, as in `play hat`
    ASSISTANT = "assistant"  # on the viewer's panel, as in `assistant 4`
    BOON = "boon"  # of a guardian on the viewer's panel, as in `boon 12`
    IDOL = "idol"  # the idols on the viewer's panel, as in `idol coin`; the id is empty


_ON_BOARD = (LitKind.SITE, LitKind.GUARDIAN, LitKind.SPACE, LitKind.TEMPLE, LitKind.CARD)
_ON_PANEL = (LitKind.ASSISTANT, LitKind.BOON, LitKind.IDOL)


@dataclass(frozen=True, slots=True)
class LitPlace:
    """A place that can be chosen, with its number in the menu."""

    kind: LitKind
    id: str
    number: int


@dataclass(frozen=True, slots=True)
class Lit:
    """All places that can be chosen now. A place may have several numbers, as for glass or notebook.

    >>> Lit((LitPlace(LitKind.SITE, "L1-3", 1), LitPlace(LitKind.CARD, "hat", 2))).places[1].number
    2
    """

    places: tuple[LitPlace, ...] = ()

    @property
    def on_board(self) -> Lit:
        """The places on the board, with those on the viewer's panel; none if there are only those."""
        is_needed = any(place.kind in _ON_BOARD for place in self.places)
        return (
            Lit(tuple(place for place in self.places if place.kind is not LitKind.HAND)) if is_needed else NOTHING_LIT
        )

    @property
    def on_panel(self) -> Numbers:
        """The numbers of what can be chosen on the viewer's panel."""
        return tuple(((kind.value, name), text) for (kind, name), text in self.texts(_ON_PANEL))

    @property
    def in_hand(self) -> tuple[tuple[str, str], ...]:
        """The cards of the hand that can be chosen, with their numbers."""
        return tuple((card, text) for (_, card), text in self.texts((LitKind.HAND,)))

    def texts(self, kinds: Collection[LitKind]) -> list[tuple[tuple[LitKind, str], str]]:
        """The places of these kinds, each with all its numbers."""
        found: dict[tuple[LitKind, str], list[int]] = {}
        for place in self.places:
            if place.kind in kinds:
                found.setdefault((place.kind, place.id), []).append(place.number)
        return [(place, ", ".join(map(str, sorted(numbers)))) for place, numbers in found.items()]


NOTHING_LIT = Lit()
_DIMMED = 0.62
_RADIUS, _RIM = 14, 5


def places_of(view: GameView, layout: Layout, lit: Lit) -> dict[Box, tuple[int, ...]]:
    """Return the boxes to highlight on the picture, each with its numbers in order; without those on a panel.

    Raises:
        KeyError: this table has no such place.
    """
    found: dict[Box, list[int]] = {}
    for place in lit.places:
        if place.kind in _ON_BOARD:
            found.setdefault(_box(view, layout, place.kind, place.id), []).append(place.number)
    return {box: tuple(sorted(numbers)) for box, numbers in found.items()}


def _box(view: GameView, layout: Layout, kind: LitKind, name: str) -> Box:
    board = BOARDS[view.board]
    match kind:
        case LitKind.SITE | LitKind.GUARDIAN:
            return shifted(layout.grid.box(board.sites[board.site(name)]), *layout.island)
        case LitKind.SPACE:
            space = board.research[int(name)]
            box = (
                temple_box(view.board, layout.track_height)
                if space.lost_temple
                else space_box(board, space, layout.track_height)
            )
            return shifted(box, *layout.track)
        case LitKind.TEMPLE:
            return shifted(temple_box(view.board, layout.track_height, name), *layout.track)
        case LitKind.CARD:
            row = (*view.artifact_places, *view.item_places)
            if name not in row:
                raise KeyError(name)
            left, top = layout.place(row.index(name), len(view.artifact_places))
            width, height = layout.card
            return left, top, left + width, top + height
        case _:
            raise ValueError(f"{kind} is not on the board")


def light_up(board: Surface, view: GameView, layout: Layout, lit: Lit, letters: tuple[str, ...], words: Words) -> None:
    """Dim the finished board except for the highlighted places, and number these; what can be chosen on the viewer's
    panel is numbered there.
    """
    boxes = places_of(view, layout, lit)
    bright = [(layout.title, RADIUS), *((wider(box, 1, 1), _RADIUS) for box in boxes)]
    if view.viewer is not None:
        bright.append((panels_of(view, layout)[view.viewer], RADIUS))
    board.dim((0, 0, *layout.size), DARKENED, _DIMMED, bright)
    for box in boxes:
        rim = wider(box, _RIM - 1, _RIM - 1)
        board.add("rim", rim, partial(_draw_rim, box=rim))
    for box, text in badges_of(view, layout, lit, letters, words):
        board.add(("badge", text), box, partial(Canvas.badge, box=box, text=text, size=BADGE_TEXT))


def _draw_rim(canvas: Canvas, box: Box) -> None:
    left, top, right, bottom = box
    canvas.frame((left, top, right - 1, bottom - 1), HALO, _RADIUS + _RIM - 1, _RIM)


def badges_of(
    view: GameView, layout: Layout, lit: Lit, letters: tuple[str, ...], words: Words
) -> list[tuple[Box, str]]:
    """Return the numbers on the board with their boxes: none covers another, or what its place says."""
    found: list[tuple[Box, str]] = []
    for (kind, name), text in lit.texts(_ON_BOARD):
        box = _box(view, layout, kind, name)
        inked, towards, area = _written(view, layout, kind, name, letters, words)
        left, top = box[:2]
        within = overlap(area, shifted((2, 2, layout.size[0] - 2, layout.size[1] - 2), -left, -top))
        assert within is not None, "every place is on the picture"
        near = tuple(shifted(other, -left, -top) for other, _ in found if overlap(other, wider(box, 60, 60)))
        at = badge_box(badge_size(text), within, towards, (*inked, *near))
        found.append((shifted(at, left, top), text))
    return found


def _written(
    view: GameView, layout: Layout, kind: LitKind, name: str, letters: tuple[str, ...], words: Words
) -> tuple[tuple[Box, ...], tuple[int, int], Box]:
    """What has to be read at a place, where its number should be, and within which box: all relative to the corner of
    the place.
    """
    left, top, right, bottom = _box(view, layout, kind, name)
    width, height = right - left, bottom - top
    whole = (0, 0, width, height)
    around = wider(whole, *_OVER_SITE)
    match kind:
        case LitKind.SITE | LitKind.GUARDIAN:
            board = BOARDS[view.board]
            at = board.site(name)
            site, seen = board.sites[at], view.sites[at]
            if not seen.discovered:
                return unknown_inked(layout.grid, site, seen), (10, height // 2), around
            picture = site_picture(view.board, name, layout.grid, seen, letters, words, marked=False)
            spaces, (begins, above, ends, below) = picture.inked[1], picture.free
            if not picture.guarded:
                return picture.inked, (spaces[0], spaces[1] - 4), around
            if kind is LitKind.SITE:  # at the left, away from the guardian and its bar, where it would mean that one
                return picture.inked, (0, spaces[1]), (-_BESIDE_SITE, 0, width // 3, below)
            core = ((begins * 3 + ends) // 4, above + 16, (begins + ends * 3) // 4, below)
            return (*picture.inked, core), (width, below), around
        case LitKind.CARD:
            return row_card_inked(name, layout.card, words), (width - 16, 50), wider(whole, 14, 18)
        case LitKind.SPACE:
            space = BOARDS[view.board].research[int(name)]
            if space.lost_temple:
                return (whole,), (width - 30, 0), wider(whole, 0, BADGE)
            x, y = layout.track
            inked = space_inked(view, space.id, layout.track_height)
            return tuple(shifted(each, x - left, y - top) for each in inked), (width, height // 2), wider(whole, 12, 20)
        case _:
            upper = top < layout.track[1] + temple_height(layout.track_height) // 2
            return (whole,), (width - 30, 0 if upper else height), wider(whole, 0, BADGE)


_OVER_SITE, _BESIDE_SITE = (12, 10), 26
"""How far the number of a site may extend beyond it; for digging beside a guardian, half of it."""
