"""Outlines where the active player's research tokens can move next, on top of the finished track."""

from __future__ import annotations

from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.state import Phase
from arnak_bot.games.arnak.engine.view import GameView
from images.arnak.cliff import space_box
from images.arnak.temple import ARRIVALS_BOX
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.surface import Surface, lay
from images.kit.theme import SEATS, Colour


def steps_ahead(view: GameView) -> frozenset[int]:
    """Return the spaces one step above the active player's tokens to which one of these can move (R36)."""
    if view.phase is not Phase.TURNS or len(view.seats_to_act) != 1 or view.seats_to_act[0] >= len(view.players):
        return frozenset()
    track, player = BOARDS[view.board].research, view.players[view.seats_to_act[0]]
    below = (at for at in track[player.notebook].next if track[at].row <= track[player.glass].row)
    return frozenset((*track[player.glass].next, *(at for at in below if not track[at].lost_temple)))


def is_payable(view: GameView, at: int) -> bool:
    """Whether the active player can take this step now, as far as the open table tells."""
    space, player = BOARDS[view.board].research[at], view.players[view.seats_to_act[0]]
    return (
        not view.main_taken
        and all(player.owns(resource) >= count for resource, count in space.cost)
        and player.crates >= space.idols
    )


def draw_ahead(canvas: Surface, view: GameView, height: int) -> None:
    for at in sorted(steps_ahead(view)):
        temple = BOARDS[view.board].research[at].lost_temple
        box = ARRIVALS_BOX if temple else space_box(view.board, at, height)
        line = _PAYABLE if is_payable(view, at) else _NOT_PAYABLE
        lay(canvas, _outline, box, SEATS[view.seats_to_act[0]].colour, line, reach=_AROUND)


_PAYABLE, _NOT_PAYABLE = 6, 3
"""The width of the outline of a step that can be taken now, and of one that cannot."""
_AROUND = 5
"""How far an outline extends beyond its space, so that it does not cross the tokens there."""


def _outline(canvas: Canvas, box: Box, colour: Colour, line: int) -> None:
    left, top, right, bottom = box
    beyond = min(line - 1, _AROUND)
    canvas.frame((left - beyond, top - beyond, right + beyond - 1, bottom + beyond - 1), colour, 12, line)
