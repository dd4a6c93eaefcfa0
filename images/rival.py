"""The rival's corner: the tile just played, those played before, how many are left, the arrow, its spoils."""

from __future__ import annotations

from arnak_bot.engine.content.rival import RIVAL_TILE_BY_ID, Arrow, RivalAction
from arnak_bot.engine.state import RIVAL_SEAT
from arnak_bot.engine.view import RivalView
from images.canvas import Box, Canvas, Glyph
from images.theme import (
    BRASS,
    CANVAS,
    DANGER,
    GOLD,
    INK,
    LIGHT,
    ON_DARK,
    PAPER,
    PLATE,
    RIVAL_GREEN,
    SEATS,
    SOFT_INK,
    WHITE,
)

_SIGNS: dict[RivalAction, list[Glyph]] = {
    RivalAction.DISCOVER: ["#site"],
    RivalAction.RESEARCH: ["#glass"],
    RivalAction.OVERCOME: ["#guardian"],
    RivalAction.BUY_ITEM: ["#item"],
    RivalAction.BUY_ARTIFACT: ["#artifact"],
}


def _tile_signs(tile_id: str) -> list[Glyph]:
    tile = RIVAL_TILE_BY_ID[tile_id]
    return [f"#{tile.resource.value}"] if tile.resource is not None else _SIGNS[tile.action]


def _tile(canvas: Canvas, tile_id: str, box: Box) -> None:
    """A tile: dark for digging, red or green for the pairs; red ones have a corner mark too."""
    left, top, right, bottom = box
    tile = RIVAL_TILE_BY_ID[tile_id]
    ground = PLATE if tile.resource is not None else DANGER if tile.red else RIVAL_GREEN
    canvas.panel(box, ground, 8, outline=BRASS, line=2)
    size = round((right - left) * 0.62)
    canvas.glyphs(((left + right) // 2, (top + bottom) // 2), _tile_signs(tile_id), size, WHITE, ON_DARK)
    if tile.red:
        canvas.text((right - 5, top + 10), "!", 18, WHITE, bold=True, anchor="rm")


def draw_rival(canvas: Canvas, rival: RivalView, name: str, box: Box) -> None:
    """Draw the rival's panel where the second player's would be."""
    left, top, right, _ = box
    canvas.panel(box, CANVAS, 12, outline=SEATS[RIVAL_SEAT].colour)
    canvas.seat(RIVAL_SEAT, (left + 12, top + 10), 38, initial="R")
    canvas.fitted_text((left + 56, top + 29), f"{name} · {rival.difficulty}", 230, 32, INK, bold=True)
    canvas.icon("points", (right - 62, top + 6), 48, GOLD)
    canvas.text((right - 38, top + 29), str(rival.points), 26, INK, bold=True, anchor="mm")
    if rival.used:
        _tile(canvas, rival.used[-1], (left + 14, top + 56, left + 114, top + 166))
    x = left + 126
    for tile_id in rival.used[:-1]:
        _tile(canvas, tile_id, (x, top + 56, x + 50, top + 106))
        x += 55
    _stack(canvas, rival, right - 250, top + 12)
    _spoils(canvas, rival, left + 126, top + 118, right - 14)


def _stack(canvas: Canvas, rival: RivalView, left: int, top: int) -> None:
    """How many tiles are left, and the decision arrow (R48)."""
    canvas.icon("deck", (left, top), 34, SOFT_INK)
    canvas.text((left + 40, top + 18), str(rival.tiles_left), 32, INK, bold=True)
    canvas.panel((left + 84, top - 2, left + 172, top + 36), PLATE, 8)
    middle = top + 17
    tip, tail = (left + 94, left + 160) if rival.arrow is Arrow.LEFT else (left + 162, left + 96)
    canvas.line([(tail, middle), (tip, middle)], WHITE, 7)
    barb = 14 if rival.arrow is Arrow.LEFT else -14
    canvas.line([(tip + barb, middle - 11), (tip, middle), (tip + barb, middle + 11)], WHITE, 7)


def _spoils(canvas: Canvas, rival: RivalView, left: int, top: int, right: int) -> None:
    """Archaeologists placed, idols face up and lesser ones, guardians, cards, temple tiles."""
    entries = [
        ("archaeologist", str(rival.placed), SEATS[RIVAL_SEAT].colour),
        ("idol", f"{len(rival.idols)}+{rival.lesser_idols}", BRASS),
        ("guardian", str(len(rival.guardians)), INK),
        ("cards", str(len(rival.cards)), SOFT_INK),
        ("temple", str(len(rival.temple_tiles)), GOLD),
        ("assistant", str(len(rival.assistants)), SOFT_INK),
    ]
    canvas.panel((left - 4, top, right, top + 48), PAPER, 10, outline=LIGHT, line=2)
    x = left + 6
    for name, text, shade in entries:
        canvas.icon(name, (x, top + 7), 34, shade)
        canvas.text((x + 40, top + 25), text, 28, INK, bold=True)
        x += (right - left) // len(entries)
