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
from images.arnak.cliff import STACKED_FROM, cost_box, space_box
from images.arnak.theme import ON_DARK
from images.arnak.track import rescue_box, temple_box, tokens_on
from images.arnak.words import Words
from images.kit.canvas import Box, Canvas, Glyph, Surface, glyphs_width, wider
from images.kit.theme import INK, LIGHT, PLATE, SEATS, WHITE

__all__ = ["Step", "ahead_chips", "costs_ahead", "draw_ahead", "steps_ahead"]

Step = tuple[tuple[Glyph, ...], tuple[Glyph, ...]]
"""The signs of the tokens that can move to a space, and its cost."""

_SIGN = 24
_WORD = 30
"""The minimum height of a word that is legible on a phone."""
_AROUND = 16
"""How far an outline and its tag extend beyond their space."""
_THING = 40
"""The width that a bonus tile or a token needs next to the cost."""
_SPARE, _AROUND_WORD = 40, 12
"""The space a word leaves free next to a cost, and its margins above one, where it may use the full width."""


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
    """Outline these spaces in the player's colour, with a tag at the corner for the token that can move there."""
    board = BOARDS[view.board]
    for at, tokens in steps_ahead(view).items():
        space = board.research[at]
        box = temple_box(view.board, height) if space.lost_temple else space_box(board, space, height)
        cost = None if space.lost_temple else cost_box(space, box)
        rescue = rescue_box(view, height) if at == board.rescue_space else None
        things, seat = len(tokens_on(view, at)) + len(view.bonus_tiles[at]), view.seats_to_act[0]
        tag = _tag(box, cost, things * _THING, rescue[0] - 4 if rescue else box[2], tokens, words)
        outline = partial(_outline, box=box, tag=tag, seat=seat)
        canvas.add(("ahead", box, tag, seat), wider(box, _AROUND, _AROUND), outline)


class _Tag(NamedTuple):
    """The tag of a space that comes next: its position, the signs of the tokens (after a word if there is room), and
    its size.
    """

    box: Box
    line: tuple[Glyph, ...]
    size: int


def _outline(canvas: Canvas, box: Box, tag: _Tag | None, seat: int) -> None:
    """Outline a space, and draw its tag."""
    left, top, right, bottom = box
    colour = SEATS[seat].colour
    canvas.frame((left - 2, top - 2, right + 1, bottom + 1), colour, line=5)
    if tag is not None:
        place, line, size = tag
        is_said = not line[0].startswith("#")  # hollow without a word, so as not to look like a token
        canvas.panel(place, colour if is_said else LIGHT, 8, outline=colour)
        ink = WHITE if is_said else colour
        canvas.glyphs(((place[0] + place[2]) // 2, (place[1] + place[3]) // 2), line, size, ink, {})


@lru_cache(maxsize=256)
def _tag(box: Box, cost: Box | None, taken: int, right: int, tokens: tuple[Token, ...], words: Words) -> _Tag | None:
    """The tag of a space with `taken` already used by tokens and tiles, up to its `right`: beside the cost, above it if
    a word does not fit there, else in the upper corner; None if that is occupied too.
    """
    left, top, _, bottom = box
    said = (words.pictures.next_step(), *(f"#{token.value}" for token in tokens))
    wanted, beside = glyphs_width(said, _WORD), right - (cost[2] if cost else left) - taken
    if cost is None or bottom - top < STACKED_FROM or beside > wanted + _SPARE:
        room, low, margin = beside, bottom, _SPARE
    else:
        room, low, margin = right - left - taken, cost[1], _AROUND_WORD
    is_said = room >= wanted + margin
    line, size = (said, _WORD) if is_said else (said[1:], _SIGN)
    wide, high = glyphs_width(line, size) + 12, size + 6
    if taken and wide >= room:
        return None
    if low < bottom:
        end, begins = right, low - high if is_said else top
    elif is_said or room > wide + 6:
        end, begins = right - 3, (top + bottom - high) // 2
    else:
        end, begins = right, top - 16
    return _Tag((right - wide, begins, end, begins + high), line, size)
