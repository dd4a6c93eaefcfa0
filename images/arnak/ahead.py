"""Outlines where the active player's research tokens can move next, on top of the finished track, with a `NEXT` tag."""

from __future__ import annotations

from typing import NamedTuple

from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.state import Phase
from arnak_bot.games.arnak.engine.view import GameView
from images.arnak.cliff import space_box
from images.arnak.temple import ARRIVALS_BOX, arrivals_end
from images.arnak.track import SMALL_AHEAD, free_lane
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.surface import Surface, lay
from images.kit.text import Glyph, glyphs_width
from images.kit.theme import INK, SEATS, Colour

NEXT: Glyph = "#next"
_WORD = 30
"""The minimum height of a word, so that it is legible on a phone."""
_SMALL = 24
"""The height of the icon beside tokens in a shallow row."""
_AROUND = 5
"""How far an outline extends beyond its space, so that it does not cross the tokens there."""


def steps_ahead(view: GameView) -> dict[int, tuple[Token, ...]]:
    """Return the spaces one step above the active player's tokens, with the tokens that can move there (R36)."""
    if view.phase is not Phase.TURNS or len(view.seats_to_act) != 1 or view.seats_to_act[0] >= len(view.players):
        return {}
    track, player = BOARDS[view.board].research, view.players[view.seats_to_act[0]]
    found: dict[int, tuple[Token, ...]] = dict.fromkeys(track[player.glass].next, (Token.GLASS,))
    for at in track[player.notebook].next:
        if track[at].row <= track[player.glass].row and not track[at].lost_temple:
            found[at] = (*found.get(at, ()), Token.NOTEBOOK)
    return found


def is_payable(view: GameView, at: int) -> bool:
    """Whether the active player can take this step now, as far as the open table tells."""
    space, player = BOARDS[view.board].research[at], view.players[view.seats_to_act[0]]
    return (
        not view.main_taken
        and all(player.owns(resource) >= count for resource, count in space.cost)
        and player.crates >= space.idols
    )


def draw_ahead(canvas: Surface, view: GameView, height: int) -> None:
    board, seat = BOARDS[view.board], view.seats_to_act[0] if view.seats_to_act else 0
    for at, tokens in steps_ahead(view).items():
        space = board.research[at]
        if space.lost_temple:
            box, room = ARRIVALS_BOX, (arrivals_end(len(view.players)), *ARRIVALS_BOX[1:])
        else:
            box, room = space_box(view.board, at, height), free_lane(view, at, height)
        tag = _tag(room, tuple(f"#{token.value}" for token in tokens))
        colour, line = SEATS[seat].colour, _PAYABLE if is_payable(view, at) else _NOT_PAYABLE
        lay(canvas, _outline, box, tag, colour, line, reach=_AROUND)


_PAYABLE, _NOT_PAYABLE = 6, 3
"""The width of the outline of a step that can be taken now, and of one that cannot."""


class _Tag(NamedTuple):
    box: Box
    lines: tuple[tuple[Glyph, ...], ...]
    size: int


def _outline(canvas: Canvas, box: Box, tag: _Tag | None, colour: Colour, line: int) -> None:
    left, top, right, bottom = box
    beyond = min(line - 1, _AROUND)
    canvas.frame((left - beyond, top - beyond, right + beyond - 1, bottom + beyond - 1), colour, 12, line)
    if tag is not None:
        canvas.phrase(tag.box, tag.lines, tag.size, INK, {})


def _tag(room: Box, signs: tuple[Glyph, ...]) -> _Tag | None:
    """The tag at the right edge of a free area, smaller or without the tokens if necessary; None if nothing fits."""
    left, top, right, bottom = room
    two = [((NEXT,), signs)] if bottom - top >= _HIGH else []
    for lines in (((NEXT, " ", *signs),), *two, ((NEXT,),)):
        wide = max(glyphs_width(line, _WORD) for line in lines) + 6
        if wide + 4 <= right - left:
            return _Tag((right - wide - 4, top, right - 4, bottom), lines, _WORD)
    if right - left >= SMALL_AHEAD:
        return _Tag((right - SMALL_AHEAD + 4, top, right - 4, bottom), ((NEXT,),), _SMALL)
    return None


_HIGH = 60
