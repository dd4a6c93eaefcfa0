"""Outlines the spaces that the active player's research tokens can move to next, each tagged with the token's sign.

Shows which space comes next, not whether it is affordable. Drawn on top of the finished track, since the active player
changes every turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.state import Phase
from arnak_bot.games.arnak.engine.view import GameView
from images.arnak import glyphs
from images.arnak.chips import GAP, LINE, Chip, counted
from images.arnak.cliff import cost_box, space_box
from images.arnak.temple import arrivals_end, temple_box
from images.arnak.theme import ON_DARK
from images.arnak.tokens import tokens_on
from images.arnak.track import rescue_box
from images.arnak.words import Words
from images.kit.canvas import Box, Canvas, Glyph, Surface, glyphs_width, wider
from images.kit.theme import INK, PLATE, SEATS, WHITE

__all__ = ["Step", "ahead_chips", "costs_ahead", "draw_ahead", "steps_ahead"]

Step = tuple[tuple[Glyph, ...], tuple[Glyph, ...]]
"""The signs of the tokens that can move to a space, and its cost."""

_WORD = 30
"""The minimum height of a word that is legible on a phone."""
_AROUND = 16
"""How far an outline and its tag extend beyond their space."""
_THING = 46
"""The width that a bonus tile or a token needs next to the cost."""


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


def costs_ahead(view: GameView) -> tuple[Step, ...]:
    """Return the active player's next steps as signs, except free ones; for their panel."""
    track = BOARDS[view.board].research
    steps = ((tokens, track[at]) for at, tokens in steps_ahead(view).items())
    return tuple(
        (tuple(f"#{token.value}" for token in tokens), (*glyphs.tokens(to.cost), *["#idol"] * to.idols))
        for tokens, to in steps
    )


def ahead_chips(steps: Sequence[Step], words: Words) -> list[Chip]:
    """The next steps as chips of a panel: a word, then the tokens and the cost of each step."""
    if not steps:
        return []
    first, *others = steps
    return [_after(counted(words.pictures.next_step()), _step(first)), *map(_step, others)]


@lru_cache(maxsize=256)
def _after(word: Chip, chip: Chip) -> Chip:
    """A word and the chip it introduces, kept on the same line."""

    def draw(canvas: Canvas, x: int, y: int) -> None:
        word.draw(canvas, x, y)
        chip.draw(canvas, x + word.width + GAP, y)

    return Chip(word.width + GAP + chip.width, draw)


@lru_cache(maxsize=256)
def _step(step: Step) -> Chip:
    tokens, cost = step
    before, wide = glyphs_width(tokens, _WORD) + 3, glyphs_width(cost, _WORD) + 8

    def draw(canvas: Canvas, x: int, y: int) -> None:
        middle = y + LINE // 2
        canvas.glyphs((x + before // 2, middle), tokens, _WORD, INK, {})
        canvas.panel((x + before, y + 3, x + before + wide, y + LINE - 3), PLATE, 8)
        canvas.glyphs((x + before + wide // 2 + 1, middle), cost, _WORD, WHITE, ON_DARK)

    return Chip(before + wide, draw)


def draw_ahead(canvas: Surface, view: GameView, height: int, words: Words) -> None:
    """Outline these spaces in the player's colour, with a word that says which token can move there."""
    board, seat = BOARDS[view.board], view.seats_to_act[0] if view.seats_to_act else 0
    for at, tokens in steps_ahead(view).items():
        space = board.research[at]
        said = (words.pictures.next_step(), *(f"#{token.value}" for token in tokens))
        if space.lost_temple:
            box = temple_box(view.board, height)
            tag = _beside(box, arrivals_end(len(view.players)), box[2], said)
        else:
            box = space_box(board, space, height)
            cost = cost_box(space, box)
            rescue = rescue_box(view, height) if at == board.rescue_space else None
            lane = (box[0] if cost is None else cost[2], rescue[0] - 4 if rescue else box[2])
            things = len(tokens_on(view, at)) + len(view.bonus_tiles[at])
            if box[3] - box[1] >= _HIGH:
                tag = _on_the_edge(box, *lane, said) if things <= _IN_A_LINE else None
            else:
                tag = _beside(box, lane[0] + things * _THING, lane[1], said)
        outline = partial(_outline, box=box, tag=tag, seat=seat)
        canvas.add(("ahead", box, tag, seat), wider(box, _AROUND, _AROUND), outline)


class _Tag(NamedTuple):
    """The word of a space that comes next, after it the signs of the tokens if there is room; on the edge of the
    outline it is on a plate.
    """

    box: Box
    line: tuple[Glyph, ...]
    on_the_edge: bool


def _outline(canvas: Canvas, box: Box, tag: _Tag | None, seat: int) -> None:
    """Outline a space, and draw its tag."""
    left, top, right, bottom = box
    colour = SEATS[seat].colour
    canvas.frame((left - 2, top - 2, right + 1, bottom + 1), colour, line=5)
    if tag is not None:
        place = tag.box
        if tag.on_the_edge:
            canvas.panel(place, colour, 8)
        ink = WHITE if tag.on_the_edge else colour
        canvas.glyphs(((place[0] + place[2]) // 2, (place[1] + place[3]) // 2), tag.line, _WORD, ink, {})


def _on_the_edge(box: Box, left: int, right: int, said: tuple[Glyph, ...]) -> _Tag | None:
    """The tag on the upper edge, above the lane of tiles and tokens, which leave its margin free."""
    top = box[1]
    line = next((line for line in (said, said[:1]) if glyphs_width(line, _WORD) + 10 <= right - left), None)
    if line is None:
        return None
    return _Tag((right - glyphs_width(line, _WORD) - 10, top - _OUTSIDE, right, top + _INSIDE), line, on_the_edge=True)


def _beside(box: Box, left: int, right: int, said: tuple[Glyph, ...]) -> _Tag | None:
    """The tag at the right of a low space, beside what lies there; None without room."""
    line = next((line for line in (said, said[:1]) if glyphs_width(line, _WORD) + 14 <= right - left), None)
    if line is None:
        return None
    return _Tag((right - glyphs_width(line, _WORD) - 8, box[1], right - 4, box[3]), line, on_the_edge=False)


_OUTSIDE, _INSIDE = 16, 11
"""How far a tag on the upper edge extends outwards, into the free margin of the space above, and inwards."""
_HIGH, _IN_A_LINE = 60, 3
"""From this height on, the margin of a space is free for the tag, unless there are more things than fit on a line."""
