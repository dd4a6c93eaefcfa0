"""The strip of the players: tokens, archaeologists, assistants, idols, guardians, counts, whose turn."""

from __future__ import annotations

from arnak_bot.engine.content import IDOL_SLOT_POINTS
from arnak_bot.engine.state import RIVAL_SEAT
from arnak_bot.engine.view import GameView, PlayerView
from images import glyphs
from images.canvas import Box, Canvas
from images.rival import draw_rival
from images.theme import (
    ACCENT,
    BRASS,
    CANVAS,
    GOLD,
    INK,
    LIGHT,
    PAPER,
    RESOURCES,
    SEATS,
    SILVER,
    SOFT_INK,
    WHITE,
)

AREA: Box = (8, 814, 1592, 994)


def draw_players(canvas: Canvas, view: GameView, names: tuple[str, ...]) -> None:
    """Draw a panel for each player, in seat order."""
    left, top, right, bottom = AREA
    seats = len(view.players) + (view.rival is not None)
    width = (right - left) // seats
    for player in view.players:
        x = left + player.seat * width
        box = (x, top, x + width - (8 if player.seat < seats - 1 else 0), bottom)
        _player(canvas, view, player, names[player.seat], box)
    if view.rival is not None:
        draw_rival(canvas, view.rival, names[RIVAL_SEAT], (left + width, top, right, bottom))


def _player(canvas: Canvas, view: GameView, player: PlayerView, name: str, box: Box) -> None:
    left, top, right, _ = box
    to_move = player.seat in view.seats_to_act
    canvas.panel(
        box,
        LIGHT if to_move else CANVAS,
        12,
        outline=ACCENT if to_move else SEATS[player.seat].colour,
        line=6 if to_move else 3,
    )
    canvas.seat(player.seat, (left + 14, top + 12), 32)
    flags = [
        flag
        for flag, shown in (("starter", view.starter == player.seat and view.rival is None), ("pass", player.passed))
        if shown
    ]
    canvas.fitted_text(
        (left + 56, top + 29), name, right - left - 190 - 36 * len(flags), 32, INK, smallest=20, bold=True
    )
    x = right - 128
    for flag in reversed(flags):
        x -= 36
        canvas.icon(flag, (x, top + 13), 32, ACCENT if flag == "starter" else SOFT_INK)
    _counts(canvas, player, right - 124, top + 12)
    _tokens(canvas, player, left + 12, top + 54, right - left - 24)
    _things(canvas, player, left + 12, top + (108 if right - left > 500 else 112), right - left - 24)


def _counts(canvas: Canvas, player: PlayerView, x: int, y: int) -> None:
    """Cards in hand, and archaeologists still at home."""
    canvas.icon("cards", (x, y + 2), 30, SOFT_INK)
    canvas.text((x + 34, y + 18), str(player.hand_size), 30, INK, bold=True)
    canvas.icon("archaeologist", (x + 58, y + 2), 30, SEATS[player.seat].colour)
    canvas.text((x + 92, y + 18), str(player.at_home), 30, INK, bold=True)


def _tokens(canvas: Canvas, player: PlayerView, left: int, top: int, width: int) -> None:
    step = width // len(player.tokens)
    for at, (resource, count) in enumerate(player.tokens):
        x = left + at * step
        shade = RESOURCES[resource] if count else SOFT_INK
        canvas.icon(resource.value, (x, top + 4), 38, shade)
        canvas.text((x + 42, top + 24), str(count), 40, INK if count else SOFT_INK, bold=True)


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
        canvas.glyphs((x + 15, top + 29), glyphs.boon(number), 28, INK, glyphs.ON_LIGHT, width=30)
        x += 34
