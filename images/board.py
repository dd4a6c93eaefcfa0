"""The whole board as one picture, wide or tall, or one part of it at full size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from arnak_bot.engine.content import ROUNDS
from arnak_bot.engine.events import Event, EventKind
from arnak_bot.engine.state import RIVAL_SEAT, Phase
from arnak_bot.engine.view import GameView
from images.canvas import Canvas
from images.cards import row_card
from images.ground import ISLAND_SIZE
from images.island import draw_island
from images.layout import CARD, LAYOUTS, STAFF, TALL, WIDE, Layout
from images.names import initial
from images.players import panel_boxes, player_panel
from images.rival import draw_rival
from images.theme import BRASS, INK, LIGHT, MOODS, MOONLIGHT, NIGHT, PAPER, ROMAN, SEATS, SOFT_INK
from images.track import TRACK_WIDTH, draw_track

__all__ = ["NOTHING_NEW", "PARTS", "Marks", "draw_board", "draw_part", "marks_of", "paint_board"]

PARTS = ("island", "track", "row", "player")


@dataclass(frozen=True, slots=True)
class Marks:
    """What changed in the last turn, to be seen at a glance; `tokens` says how much of what a seat won or lost."""

    sites: frozenset[str] = frozenset()
    spaces: frozenset[int] = frozenset()
    tokens: tuple[tuple[int, str, int], ...] = ()


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
    """Find the sites and research spaces that these events touched, and whose tokens they changed."""
    sites = {name for event in events if event.kind in _SITE_EVENTS for name in (event.subject, event.target)}
    spaces = {event.amount for event in events if event.kind is EventKind.RESEARCHED}
    changes: dict[tuple[int, str], int] = {}
    for event in events:
        sign = {EventKind.GAINED: 1, EventKind.PAID: -1}.get(event.kind)
        if sign is not None and event.seat is not None:
            key = (event.seat, event.subject)
            changes[key] = changes.get(key, 0) + sign * event.amount
    tokens = tuple((seat, resource, change) for (seat, resource), change in sorted(changes.items()) if change)
    return Marks(frozenset(sites - {""}), frozenset(spaces), tokens)


@lru_cache(maxsize=4)
def _paper(board: str, size: tuple[int, int]) -> Image.Image:
    """The empty table, drawn once for each side and layout."""
    return Canvas(size, MOODS[board].sea).image


@lru_cache(maxsize=24)
def draw_board(view: GameView, names: tuple[str, ...], marks: Marks = NOTHING_NEW, layout: str = "wide") -> bytes:
    """Draw the table as `view` shows it; `names` by seat. Returns a PNG.

    The last few are remembered: when a turn ends, several people look at the same table.

    Raises:
        KeyError: the layout is neither "wide" (1600 by 1000 pixels) nor "tall" (1248 by 1560).
    """
    return paint_board(view, names, marks, LAYOUTS[layout]).encode()


def draw_part(view: GameView, names: tuple[str, ...], part: str, seat: int, marks: Marks = NOTHING_NEW) -> bytes:
    """Draw the island, the track, the row, or the panel of the player on `seat`. Returns a PNG.

    Raises:
        KeyError: there is no such part.
    """
    sea = MOODS[view.board].sea
    match part:
        case "island":
            canvas = Canvas(ISLAND_SIZE, sea)
            draw_island(canvas, view, marks.sites, _initials(view, names))
        case "track":
            canvas = Canvas((TRACK_WIDTH, TALL.track_height), sea)
            draw_track(canvas, view, marks.spaces, TALL.track_height)
        case "row":
            canvas = Canvas((6 * CARD + STAFF + 6, 216), sea, (-266, 0))
            _row(canvas, view, WIDE)
        case "player":
            canvas = Canvas((816, 386), sea)
            _panel(canvas, view, names, seat, (8, 8, 808, 378), marks)
        case _:
            raise KeyError(part)
    return canvas.encode()


def paint_board(view: GameView, names: tuple[str, ...], marks: Marks = NOTHING_NEW, layout: Layout = WIDE) -> Canvas:
    """Paint the board without encoding it."""
    canvas = Canvas(layout.size, _paper(view.board, layout.size))
    _title(canvas, view, names)
    _row(canvas, view, layout)
    draw_island(canvas.moved(*layout.island), view, marks.sites, _initials(view, names))
    draw_track(canvas.moved(*layout.track), view, marks.spaces, layout.track_height)
    count = len(view.players) + (view.rival is not None)
    boxes = panel_boxes(layout.players, count, view.seats_to_act, stacked=layout.stacked)
    for seat, box in enumerate(boxes):
        _panel(canvas, view, names, seat, box, marks)
    return canvas


def _initials(view: GameView, names: tuple[str, ...]) -> tuple[str, ...]:
    """The letters on the archaeologists; the rival's is an R."""
    found = [initial(names[player.seat], player.seat) for player in view.players]
    return tuple(found if view.rival is None else [*found, "R"])


def _panel(
    canvas: Canvas, view: GameView, names: tuple[str, ...], seat: int, box: tuple[int, int, int, int], marks: Marks
) -> None:
    if view.rival is not None and seat == RIVAL_SEAT:
        draw_rival(canvas, view.rival, names[seat], box)
        return
    changes = tuple((resource, change) for changed, resource, change in marks.tokens if changed == seat)
    left, top, right, bottom = box
    starts = view.starter == seat and view.rival is None
    size, ground = (right - left, bottom - top), MOODS[view.board].sea
    to_move = seat in view.seats_to_act
    points = view.points[seat] if view.points else None
    panel = player_panel(
        view.players[seat], names[seat], size, ground, changes, to_move=to_move, starts=starts, points=points
    )
    canvas.paste(panel, (left, top))


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
        canvas.seat(seat, (18, 140), 40, initial=initial(names[seat], seat))
        canvas.name((68, 160), names[seat], seat, 186, 40, SEATS[seat].colour, smallest=22)
        canvas.text((135, 192), "to move", 22, SOFT_INK, anchor="mm")


def _row(canvas: Canvas, view: GameView, layout: Layout) -> None:
    """Artifacts, moon staff, items; a revealed top card is shown in the log, not here."""
    artifacts = min(view.round, ROUNDS)
    for at, name in enumerate(view.artifacts):
        canvas.paste(row_card(name), layout.place(at, artifacts), 10)
    _staff(canvas, view, layout.staff(artifacts), lies=layout.lies_down(artifacts))
    for at, name in enumerate(view.items):
        canvas.paste(row_card(name), layout.place(artifacts + at, artifacts), 10)


def _staff(canvas: Canvas, view: GameView, at: tuple[int, int], *, lies: bool) -> None:
    """The moon staff with the round and what is left in both decks; it lies down between cards of a column."""
    left, top = at
    decks = (("artifact", view.artifact_deck_size), ("item", view.item_deck_size))
    if lies:
        canvas.panel((left, top, left + 196, top + STAFF - 8), NIGHT, 14, outline=BRASS)
        canvas.icon("moon", (left + 10, top + 16), 54, MOONLIGHT)
        canvas.text((left + 94, top + 44), f"{view.round}/{ROUNDS}", 32, LIGHT, bold=True, anchor="mm")
        for at_y, (name, count) in enumerate(decks):
            canvas.icon(name, (left + 122, top + 8 + at_y * 37), 32, LIGHT)
            canvas.text((left + 174, top + 25 + at_y * 37), str(count), 26, LIGHT, anchor="mm")
        return
    canvas.panel((left + 2, top, left + STAFF - 8, top + 196), NIGHT, 14, outline=BRASS)
    canvas.icon("moon", (left + 15, top + 8), 58, MOONLIGHT)
    middle = left + STAFF // 2 - 3
    canvas.text((middle, top + 94), f"{view.round}/{ROUNDS}", 32, LIGHT, bold=True, anchor="mm")
    for at_y, (name, count) in enumerate(decks):
        canvas.icon(name, (middle - 39, top + 118 + at_y * 38), 32, LIGHT)
        canvas.text((middle + 14, top + 136 + at_y * 38), str(count), 26, LIGHT, anchor="mm")
