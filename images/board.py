"""The whole board as one picture, wide or tall, or one part of it at full size."""

from __future__ import annotations

from functools import lru_cache

from arnak_bot.engine.content import ROUNDS
from arnak_bot.engine.state import GAP, RIVAL_SEAT, Phase
from arnak_bot.engine.view import GameView
from images import words
from images.canvas import Box, Canvas
from images.cards import row_card
from images.ground import table
from images.island import draw_island
from images.layout import CARD, LAYOUTS, STAFF, TALL, WIDE, Layout
from images.lit import NOTHING_LIT, Lit, light_up
from images.marks import NOTHING_NEW, Marks
from images.names import initial
from images.players import panel_boxes, player_panel
from images.rival import draw_rival
from images.theme import BRASS, INK, LIGHT, MOODS, MOONLIGHT, NIGHT, PAPER, ROMAN, SEATS, SOFT_INK
from images.track import TRACK_WIDTH, draw_track

__all__ = ["PARTS", "draw_board", "draw_part", "paint_board"]

PARTS = ("island", "track", "row", "player")


@lru_cache(maxsize=24)
def draw_board(
    view: GameView,
    names: tuple[str, ...],
    marks: Marks = NOTHING_NEW,
    layout: str = "wide",
    lit: Lit = NOTHING_LIT,
    points: tuple[int, ...] = (),
) -> bytes:
    """Draw the table as `view` shows it; `names` by seat. Returns the bytes of a picture (`FILE_ENDING` says which).

    With `lit`, places that can be chosen are lit and numbered and the rest is dimmed: for the mover's own eyes.
    `points` by seat is the running score for a player's own view, which does not count it: `view(None).points`.
    The last few are remembered: when a turn ends, several people look at the same table.

    Raises:
        KeyError: the layout is neither "wide" (1600 by 1000 pixels) nor "tall" (1248 by 1560).
    """
    return paint_board(view, names, marks, LAYOUTS[layout], lit, points).encode()


def draw_part(view: GameView, names: tuple[str, ...], part: str, seat: int, marks: Marks = NOTHING_NEW) -> bytes:
    """Draw the island, the track, the row, or the panel of the player on `seat`. Returns the bytes of a picture.

    Raises:
        KeyError: there is no such part.
    """
    sea = MOODS[view.board].sea
    match part:
        case "island":
            canvas = Canvas(WIDE.grid.size, sea)
            draw_island(canvas, view, WIDE, marks, _initials(view, names))
        case "track":
            canvas = Canvas((TRACK_WIDTH, TALL.track_height), sea)
            draw_track(canvas, view, marks.spaces, TALL.track_height)
        case "row":
            canvas = Canvas((6 * CARD + STAFF + 6, 216), sea, (-266, 0))
            _row(canvas, view, WIDE)
        case "player":
            canvas = Canvas((816, 386), sea)
            _panel(canvas, view, names, seat, (8, 8, 808, 378), marks, view.points)
        case _:
            raise KeyError(part)
    return canvas.encode()


def paint_board(
    view: GameView,
    names: tuple[str, ...],
    marks: Marks = NOTHING_NEW,
    layout: Layout = WIDE,
    lit: Lit = NOTHING_LIT,
    points: tuple[int, ...] = (),
) -> Canvas:
    """Paint the board without encoding it."""
    canvas = Canvas(layout.size, table(view.board, layout.name, view.round))
    _title(canvas, view, names, layout)
    _row(canvas, view, layout)
    draw_island(canvas.moved(*layout.island), view, layout, marks, _initials(view, names))
    draw_track(canvas.moved(*layout.track), view, marks.spaces, layout.track_height)
    count = len(view.players) + (view.rival is not None)
    boxes = panel_boxes(layout.players, count, view.seats_to_act, stacked=layout.stacked)
    for seat, box in enumerate(boxes):
        _panel(canvas, view, names, seat, box, marks, view.points or points)
    if lit.places:
        light_up(canvas, view, layout, lit)
    return canvas


def _initials(view: GameView, names: tuple[str, ...]) -> tuple[str, ...]:
    """The letters on the archaeologists; the rival's is an R."""
    found = [initial(names[player.seat], player.seat) for player in view.players]
    return tuple(found if view.rival is None else [*found, "R"])


def _panel(
    canvas: Canvas,
    view: GameView,
    names: tuple[str, ...],
    seat: int,
    box: Box,
    marks: Marks,
    scored: tuple[int, ...],
) -> None:
    if view.rival is not None and seat == RIVAL_SEAT:
        draw_rival(canvas, view.rival, names[seat], box)
        return
    changes = tuple((resource, change) for changed, resource, change in marks.tokens if changed == seat)
    left, top, right, bottom = box
    starts = view.starter == seat and view.rival is None
    size, ground = (right - left, bottom - top), MOODS[view.board].sea
    to_move = seat in view.seats_to_act
    points = scored[seat] if scored else None
    panel = player_panel(
        view.players[seat], names[seat], size, ground, changes, to_move=to_move, starts=starts, points=points
    )
    canvas.paste(panel, (left, top), 12)


def _title(canvas: Canvas, view: GameView, names: tuple[str, ...], layout: Layout) -> None:
    """The round, and who moves: below each other, or beside each other where it is wide."""
    left, top, right, bottom = layout.title
    canvas.panel(layout.title, PAPER, 12, outline=BRASS)
    across = right - left > 2 * (bottom - top)
    middle = left + 74 if across else (left + right) // 2
    canvas.text((middle, top + (22 if across else 32)), words.ROUND, 30, SOFT_INK, title=True, anchor="mm")
    canvas.text((middle, top + (65 if across else 86)), ROMAN[view.round], 60, INK, title=True, anchor="mm")
    x, y = (left + 146, top + 32) if across else (left + 10, top + 120)
    width = right - x - 10
    if view.over or view.phase is Phase.KEEPING or not view.seats_to_act:
        said = words.GAME_OVER if view.over else words.KEEP_CARDS if view.phase is Phase.KEEPING else ""
        centre = (x + width // 2, (top + bottom) // 2 if across else y + 28)
        canvas.fitted_text(centre, said, width, 42, INK, bold=True, anchor="mm")
        return
    seat = view.seats_to_act[0]
    canvas.seat(seat, (x, y - 20 if across else y), 44, initial=initial(names[seat], seat))
    place = (x + 52, y + 2 if across else y + 22)
    canvas.name(place, names[seat], seat, width - 52, 40, SEATS[seat].colour, smallest=30 if across else 26)
    if across:
        canvas.text((x + 52, bottom - 24), words.TO_MOVE, 32, SOFT_INK)
    else:
        canvas.text((x + width // 2, bottom - 22), words.TO_MOVE, 32, SOFT_INK, anchor="mm")


def _row(canvas: Canvas, view: GameView, layout: Layout) -> None:
    """Artifacts, moon staff, items, each in its place (R22); a revealed top card is shown in the log, not here."""
    artifacts = min(view.round, ROUNDS)
    for at, name in enumerate(view.artifact_places):
        if name != GAP:
            canvas.paste(row_card(name, layout.card), layout.place(at, artifacts), 10)
    _staff(canvas, view, layout.staff(artifacts))
    for at, name in enumerate(view.item_places):
        if name != GAP:
            canvas.paste(row_card(name, layout.card), layout.place(artifacts + at, artifacts), 10)


def _staff(canvas: Canvas, view: GameView, box: Box) -> None:
    """The moon staff with the round and what is left in both decks; it lies down above a row of several lines."""
    left, top, right, bottom = box
    decks = (("artifact", view.artifact_deck_size), ("item", view.item_deck_size))
    canvas.panel(box, NIGHT, 14, outline=BRASS)
    if right - left > bottom - top:
        middle = (top + bottom) // 2
        canvas.icon("moon", (left + 12, middle - 20), 40, MOONLIGHT)
        canvas.text((left + 98, middle + 1), f"{view.round}/{ROUNDS}", 38, LIGHT, bold=True, anchor="mm")
        for x, (name, count) in zip((left + 168, left + 288), decks, strict=True):
            canvas.icon(name, (x, middle - 20), 40, LIGHT)
            canvas.text((x + 50, middle + 1), str(count), 34, LIGHT, bold=True)
        return
    canvas.icon("moon", (left + 13, top + 8), 58, MOONLIGHT)
    middle = (left + right) // 2
    canvas.text((middle, top + 94), f"{view.round}/{ROUNDS}", 32, LIGHT, bold=True, anchor="mm")
    for at_y, (name, count) in enumerate(decks):
        canvas.icon(name, (middle - 39, top + 118 + at_y * 38), 34, LIGHT)
        canvas.text((middle + 16, top + 136 + at_y * 38), str(count), 30, LIGHT, anchor="mm")
