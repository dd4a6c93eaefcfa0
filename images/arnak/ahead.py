"""Where the tokens of the player to move can climb next: their spaces outlined, each with the sign of its token.

It says which space comes next, not whether it can be paid. Drawn on the finished track: who moves changes every turn.
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
from images.kit.canvas import Box, Canvas, Glyph, glyphs_width, wider
from images.kit.sheet import Surface
from images.kit.theme import INK, LIGHT, PLATE, SEATS, WHITE

__all__ = ["Step", "ahead_chips", "costs_ahead", "draw_ahead", "steps_ahead"]

Step = tuple[tuple[Glyph, ...], tuple[Glyph, ...]]
"""The signs of the tokens that can come to a space, and what that costs."""

_SIGN = 24
_WORD = 30
"""A word that is read on a phone is not lower than this."""
_AROUND = 16
"""How far an outline and its tag reach over their space."""
_THING = 40
"""What a bonus tile or a token takes beside the cost."""
_SPARE, _AROUND_WORD = 40, 12
"""What a word leaves free beside a cost; and above one, where it may take all there is, its margins."""


def steps_ahead(view: GameView) -> dict[int, tuple[Token, ...]]:
    """Return the spaces one step above the tokens of whoever moves, with the tokens that can come there (R36)."""
    if view.phase is not Phase.TURNS or len(view.seats_to_act) != 1 or view.seats_to_act[0] >= len(view.players):
        return {}
    track, player = BOARDS[view.board].research, view.players[view.seats_to_act[0]]
    found: dict[int, tuple[Token, ...]] = dict.fromkeys(track[player.glass].next, (Token.GLASS,))
    for at in track[player.notebook].next:
        if track[at].row <= track[player.glass].row and not track[at].lost_temple:
            found[at] = (*found.get(at, ()), Token.NOTEBOOK)
    return found


def costs_ahead(view: GameView) -> tuple[Step, ...]:
    """Return the next steps of whoever moves as signs, those that cost something; for their panel."""
    track = BOARDS[view.board].research
    steps = ((tokens, track[at]) for at, tokens in steps_ahead(view).items())
    return tuple(
        (tuple(f"#{token.value}" for token in tokens), (*glyphs.tokens(to.cost), *["#idol"] * to.idols))
        for tokens, to in steps
    )


def ahead_chips(steps: Sequence[Step], words: Words) -> list[Chip]:
    """What comes next as chips of a panel: a word, and for each step its tokens and its cost."""
    if not steps:
        return []
    first, *others = steps
    return [_after(counted(words.pictures.next_step()), _step(first)), *map(_step, others)]


@lru_cache(maxsize=256)
def _after(word: Chip, chip: Chip) -> Chip:
    """A word and what it is about, which no line parts."""

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
    """Outline these spaces in the colour of the player, and say at their corner which token comes there."""
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
    """What is said at a space that comes next: where, the signs of its tokens behind a word where that finds room, and
    how large."""

    box: Box
    line: tuple[Glyph, ...]
    size: int


def _outline(canvas: Canvas, box: Box, tag: _Tag | None, seat: int) -> None:
    """Outline a space, and lay its tag down."""
    left, top, right, bottom = box
    colour = SEATS[seat].colour
    canvas.frame((left - 2, top - 2, right + 1, bottom + 1), colour, line=5)
    if tag is not None:
        place, line, size = tag
        is_said = not line[0].startswith("#")  # without a word it is hollow, or it would look like a token there
        canvas.panel(place, colour if is_said else LIGHT, 8, outline=colour)
        ink = WHITE if is_said else colour
        canvas.glyphs(((place[0] + place[2]) // 2, (place[1] + place[3]) // 2), line, size, ink, {})


@lru_cache(maxsize=256)
def _tag(box: Box, cost: Box | None, taken: int, right: int, tokens: tuple[Token, ...], words: Words) -> _Tag | None:
    """The tag of a space on which tokens and tiles have `taken` so much, up to its `right`: beside its cost, above it
    where a word finds no room beside it, else in the upper corner; None where something lies there too."""
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
