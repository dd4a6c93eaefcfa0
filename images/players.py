"""The panel of a player: tokens, archaeologists, assistants, idols, guardians, counts, whose turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from arnak_bot.engine.content import IDOL_SLOT_POINTS
from arnak_bot.engine.view import PlayerView
from images import glyphs
from images.canvas import Canvas, text_width
from images.names import initial
from images.theme import (
    ACCENT,
    BRASS,
    CANVAS,
    GOLD,
    INK,
    LIGHT,
    ON_LIGHT,
    PAPER,
    RESOURCES,
    SEATS,
    SILVER,
    SOFT_INK,
    WHITE,
    Colour,
)

USUAL_WIDTH, USUAL_HEIGHT = 392, 180
"""The panel of four players side by side; with more room everything on it is drawn larger."""

COUNT_WIDTH = 54
TOKEN_ICON = 36


@lru_cache(maxsize=16)
def player_panel(
    player: PlayerView,
    name: str,
    size: tuple[int, int],
    ground: Colour,
    changes: tuple[tuple[str, int], ...],
    *,
    to_move: bool,
    starts: bool,
) -> Image.Image:
    """Draw the panel of a player; `changes` says how many tokens of a kind the last turn won or lost."""
    scale = max(1.0, min(size[1] / USUAL_HEIGHT, size[0] / USUAL_WIDTH))
    canvas = Canvas(size, ground, scale=scale)
    left, top, right, bottom = 0, 0, round(size[0] / scale), round(size[1] / scale)
    canvas.panel(
        (left, top, right, bottom),
        LIGHT if to_move else CANVAS,
        12,
        outline=ACCENT if to_move else SEATS[player.seat].colour,
        line=6 if to_move else 3,
    )
    canvas.seat(player.seat, (left + 12, top + 10), 38, initial=initial(name, player.seat))
    flags = [flag for flag, shown in (("starter", starts), ("pass", player.passed)) if shown]
    counts = 3 * COUNT_WIDTH + 8
    canvas.name((left + 58, top + 29), name, player.seat, right - left - 66 - counts - 38 * len(flags), 32)
    x = right - counts
    for flag in reversed(flags):
        x -= 38
        canvas.icon(flag, (x, top + 13), 34, ACCENT if flag == "starter" else INK)
    _counts(canvas, player, right - 6, top + 12)
    width = right - left - 24
    _tokens(canvas, player, left + 12, top + 54, width, dict(changes))
    _things(canvas, player, left + 12, top + 114, width)
    return canvas.image


def _counts(canvas: Canvas, player: PlayerView, right: int, y: int) -> None:
    """Cards in hand and in the deck, and archaeologists still at home."""
    entries = (
        ("cards", player.hand_size, SOFT_INK),
        ("deck", player.deck_size, SOFT_INK),
        ("archaeologist", player.at_home, SEATS[player.seat].colour),
    )
    x = right - COUNT_WIDTH * len(entries)
    for icon, count, shade in entries:
        canvas.icon(icon, (x, y + 4), 27, shade)
        canvas.fitted_text((x + 29, y + 19), str(count), COUNT_WIDTH - 31, 28, INK, bold=True)
        x += COUNT_WIDTH


def _tokens(canvas: Canvas, player: PlayerView, left: int, top: int, width: int, changes: Mapping[str, int]) -> None:
    step = width // len(player.tokens)
    for at, (resource, count) in enumerate(player.tokens):
        x = left + at * step
        shade = RESOURCES[resource] if count else SOFT_INK
        canvas.icon(resource.value, (x, top + 5), TOKEN_ICON, shade)
        ink = INK if count else SOFT_INK
        canvas.fitted_text((x + TOKEN_ICON + 3, top + 24), str(count), step - TOKEN_ICON - 5, 40, ink, bold=True)
        if changes.get(resource, 0):
            _change(canvas, changes[resource], x + 16, top + 34)


def _change(canvas: Canvas, change: int, left: int, top: int) -> None:
    """How much was won or lost in the last turn, on a small plate over the icon."""
    text = f"{'+' if change > 0 else '−'}{abs(change)}"
    width = text_width(text, 21, bold=True) + 10
    canvas.panel((left, top, left + width, top + 24), ACCENT, 8)
    canvas.text((left + width // 2, top + 12), text, 21, WHITE, bold=True, anchor="mm")


def _things(canvas: Canvas, player: PlayerView, left: int, top: int, width: int) -> None:
    """Assistants, idols with their slots, guardians with unused boons, temple tiles, Fear."""
    x = left
    for owned in player.assistants:
        back = GOLD if owned.gold else SILVER
        canvas.panel((x, top + 4, x + 48, top + 52), PAPER if owned.exhausted else back, 10, outline=back, line=3)
        canvas.icon(f"assistant-{owned.number}", (x + 7, top + 11), 34, SOFT_INK if owned.exhausted else WHITE)
        x += 53
    for at in range(len(IDOL_SLOT_POINTS)):
        filled = at < player.slots
        canvas.panel((x, top + 14, x + 24, top + 42), BRASS if filled else PAPER, 6, outline=BRASS, line=2)
        if filled:
            canvas.icon("idol", (x + 2, top + 18), 20, INK)
        x += 26
    x += 4
    entries = [("idol", player.crates, BRASS), ("fear", player.fear + player.fear_tiles, INK)]
    if player.temple_tiles:
        entries.append(("temple", len(player.temple_tiles), GOLD))
    for name, count, shade in entries:
        canvas.icon(name, (x, top + 13), 30, shade)
        canvas.text((x + 31, top + 29), str(count), 26, INK, bold=True)
        x += 50
    _guardians(canvas, player, x, top, left + width - x)


def _guardians(canvas: Canvas, player: PlayerView, left: int, top: int, room: int) -> None:
    """Overcome guardians; an unused boon is shown beside its guardian as long as there is room."""
    unused = [number for number in player.guardians if number not in player.used_boons]
    if not player.guardians:
        return
    canvas.icon("guardian", (left, top + 13), 30, INK)
    canvas.text((left + 31, top + 29), str(len(player.guardians)), 26, INK, bold=True)
    x = left + 50
    for number in unused:
        if x + 32 > left + room:
            return
        canvas.glyphs((x + 15, top + 29), glyphs.boon(number), 28, INK, ON_LIGHT, width=30)
        x += 34
