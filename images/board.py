"""The whole board as one wide picture: title, card row, island, research track and players."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from arnak_bot.engine.content import ROUNDS
from arnak_bot.engine.events import Event, EventKind
from arnak_bot.engine.state import Phase
from arnak_bot.engine.view import GameView
from images.canvas import Canvas
from images.cards import row_card
from images.island import draw_island
from images.players import draw_players
from images.theme import BOARD_SIZE, BRASS, INK, LIGHT, MOODS, PAPER, SEATS, SOFT_INK, colour
from images.track import draw_track

__all__ = ["NOTHING_NEW", "Marks", "draw_board", "draw_part", "marks_of"]

ROMAN = ("", "I", "II", "III", "IV", "V")
_ROW_LEFT = 270
_STAFF = 96


@dataclass(frozen=True, slots=True)
class Marks:
    """What changed in the last turn, to be seen at a glance."""

    sites: frozenset[str] = frozenset()
    spaces: frozenset[int] = frozenset()


NOTHING_NEW = Marks()

_SITE_EVENTS = {
    EventKind.DUG,
    EventKind.DISCOVERED,
    EventKind.ACTIVATED,
    EventKind.OVERCAME,
    EventKind.RELOCATED,
    EventKind.GUARDIAN_MOVED,
}


def marks_of(events: tuple[Event, ...]) -> Marks:
    """Find the sites and research spaces that a turn's events touched."""
    sites = {name for event in events if event.kind in _SITE_EVENTS for name in (event.subject, event.target)}
    spaces = {event.amount for event in events if event.kind is EventKind.RESEARCHED}
    return Marks(frozenset(sites - {""}), frozenset(spaces))


@lru_cache(maxsize=4)
def _paper(board: str) -> Image.Image:
    """The empty table, drawn once for each side."""
    return Canvas(BOARD_SIZE, MOODS[board].sea).image


def draw_board(view: GameView, names: tuple[str, ...], marks: Marks = NOTHING_NEW, layout: str = "wide") -> bytes:
    """Draw the table as `view` shows it; `names` by seat. Returns a WebP of 1600 by 1000 pixels."""
    return paint_board(view, names, marks).encode()


def draw_part(view: GameView, names: tuple[str, ...], part: str, seat: int, marks: Marks = NOTHING_NEW) -> bytes:
    """Draw the island, the track, the row, or the strip of the player on `seat`. Returns WebP bytes."""
    raise NotImplementedError


def paint_board(view: GameView, names: tuple[str, ...], marks: Marks = NOTHING_NEW) -> Canvas:
    """Paint the board without encoding it."""
    canvas = Canvas(BOARD_SIZE, _paper(view.board))
    _title(canvas, view, names)
    _row(canvas, view)
    draw_island(canvas, view, marks.sites)
    draw_track(canvas, view, marks.spaces)
    draw_players(canvas, view, names)
    return canvas


def _title(canvas: Canvas, view: GameView, names: tuple[str, ...]) -> None:
    canvas.panel((8, 8, 262, 208), PAPER, 12, outline=BRASS)
    canvas.text((135, 40), "ROUND", 26, SOFT_INK, title=True, anchor="mm")
    canvas.text((135, 92), ROMAN[view.round], 66, INK, title=True, anchor="mm")
    if view.over:
        canvas.text((135, 162), "Game over", 40, INK, bold=True, anchor="mm")
    elif view.phase is Phase.KEEPING:
        canvas.text((135, 162), "Keep cards?", 38, INK, bold=True, anchor="mm")
    elif view.seats_to_act:
        seat = view.seats_to_act[0]
        canvas.seat(seat, (20, 142), 36)
        canvas.fitted_text((66, 161), names[seat], 186, 40, SEATS[seat].colour, smallest=22, bold=True)
        canvas.text((135, 192), "to move", 22, SOFT_INK, anchor="mm")


def _row(canvas: Canvas, view: GameView) -> None:
    """Artifacts, moon staff, items; a revealed top card is shown in the log, not here."""
    x = _ROW_LEFT
    for name in view.artifacts:
        canvas.paste(row_card(name), (x, 10))
        x += 202
    x += 202 * (view.round - len(view.artifacts))
    _staff(canvas, view, x)
    x += _STAFF
    for name in view.items:
        canvas.paste(row_card(name), (x, 10))
        x += 202


def _staff(canvas: Canvas, view: GameView, left: int) -> None:
    canvas.panel((left + 2, 10, left + _STAFF - 8, 206), colour("#2b3350"), 14, outline=BRASS)
    canvas.icon("moon", (left + 15, 18), 58, colour("#f3e3a4"))
    middle = left + _STAFF // 2 - 3
    canvas.text((middle, 104), f"{view.round}/{ROUNDS}", 32, LIGHT, bold=True, anchor="mm")
    canvas.icon("artifact", (middle - 39, 128), 32, LIGHT)
    canvas.text((middle + 14, 146), str(view.artifact_deck_size), 26, LIGHT, anchor="mm")
    canvas.icon("item", (middle - 39, 166), 32, LIGHT)
    canvas.text((middle + 14, 184), str(view.item_deck_size), 26, LIGHT, anchor="mm")
