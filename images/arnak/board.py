"""The whole board as one picture, wide or tall, or one part of it at full size."""

from __future__ import annotations

from typing import assert_never

from arnak_bot.games.arnak.engine.content import ROUNDS
from arnak_bot.games.arnak.engine.state import GAP, RIVAL_SEAT
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.pictured import LayoutName, Part
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak.cards import row_card
from images.arnak.cliff import TRACK_WIDTH
from images.arnak.ground import table
from images.arnak.headline import draw_headline
from images.arnak.island import draw_island
from images.arnak.layout import CARD, LAYOUTS, STAFF, TALL, WIDE, Layout
from images.arnak.legend import FOOT_CORNER, draw_short_legend, foot_slip
from images.arnak.lit import LitPlace
from images.arnak.marks import NOTHING_NEW, Marks
from images.arnak.panel_head import Head, Standing
from images.arnak.players import draw_player, panels_of
from images.arnak.possessions import CLOSE, Told
from images.arnak.rival import draw_rival
from images.arnak.scene import Scene
from images.arnak.theme import MOODS
from images.arnak.title import draw_title, race, winners
from images.arnak.track import draw_ahead, draw_track
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.sheet import Sheet
from images.kit.surface import Surface, lay
from images.kit.theme import BRASS, NIGHT


@kept(megabytes=2)
def draw_board(
    view: GameView,
    names: tuple[str, ...],
    marks: Marks = NOTHING_NEW,
    layout: str = LayoutName.WIDE,
    *,
    words: Words,
) -> bytes:
    """Cached: when a turn ends, several people look at the same table. Raises KeyError if there is no such layout."""
    return board_sheet(Scene.of(view, names, words), marks, LAYOUTS[layout]).encode()


def draw_part(
    view: GameView,
    names: tuple[str, ...],
    part: Part,
    seat: int,
    marks: Marks = NOTHING_NEW,
    *,
    words: Words,
) -> bytes:
    scene, sea = Scene.of(view, names, words), MOODS[view.board].sea
    match part:
        case Part.ISLAND:
            canvas = Canvas(WIDE.grid.size, sea)
            draw_island(canvas, scene, WIDE, marks)
        case Part.TRACK:
            canvas = Canvas((TRACK_WIDTH, TALL.track_height), sea)
            draw_track(canvas, scene, marks.spaces, TALL.track_height)
        case Part.ROW:
            canvas = Canvas((6 * CARD + STAFF + 6, 216), sea).moved(4 - WIDE.row[0], 0)
            _row(canvas, scene, WIDE)
        case Part.PLAYER:
            canvas = Canvas((816, 386), sea)
            _panel(canvas, scene, seat, (8, 8, 808, 378), marks, view.points)
        case _:
            assert_never(part)
    return canvas.encode()


def board_sheet(scene: Scene, marks: Marks = NOTHING_NEW, layout: Layout = WIDE) -> Sheet:
    view = scene.view
    sheet = Sheet(layout.size, MOODS[view.board].sea)
    sheet.paste(table(view.board, layout.name, view.round), (0, 0))
    draw_title(sheet, scene, layout.title)
    draw_headline(sheet, scene, marks, layout.headline)
    _row(sheet, scene, layout)
    island = sheet.moved(*layout.island)
    draw_island(island, scene, layout, marks)
    _foot(island, scene, layout)
    track = sheet.moved(*layout.track)
    draw_track(track, scene, marks.spaces, layout.track_height)
    draw_ahead(track, view, layout.track_height)
    for seat, box in enumerate(panels_of(view, layout)):
        _panel(sheet, scene, seat, box, marks, view.points)
    return sheet


def lay_own_panel(
    surface: Surface, scene: Scene, size: tuple[int, int], lit: tuple[LitPlace, ...], points: tuple[int, ...]
) -> None:
    """Without the cards in play, with numbers on what can be chosen."""
    _panel(surface, scene, scene.view.own.seat, (0, 0, *size), NOTHING_NEW, points, lit, plays=False)


def _foot(island: Surface, scene: Scene, layout: Layout) -> None:
    (left, top, right, bottom), view = layout.foot, scene.view
    line = (scene.words.pictures.decks(), "  ", str(view.artifact_deck_size), "#artifact", "  ")
    decks = foot_slip((*line, str(view.item_deck_size), "#item"), bottom - top)
    island.paste(decks, (left, top), FOOT_CORNER)
    draw_short_legend(island, view, (left + decks.width + 6, top, right, bottom), scene.words)


def _panel(
    canvas: Surface,
    scene: Scene,
    seat: int,
    box: Box,
    marks: Marks,
    scored: tuple[int, ...],
    lit: tuple[LitPlace, ...] = (),
    *,
    plays: bool = True,
) -> None:
    view, name, words = scene.view, scene.names[seat], scene.words
    standing = _standing(view, scored, seat, words)
    if view.rival is not None and seat == RIVAL_SEAT:
        draw_rival(canvas, view.rival, name, box, standing, words)
        return
    player, to_move = view.players[seat], seat in view.seats_to_act
    changes = tuple((resource, change) for changed, resource, change in marks.tokens if changed == seat)
    starts = view.starter == seat and view.rival is None
    head = Head(seat, name, to_move=to_move, passed=player.passed, starts=starts, standing=standing)
    told = Told(player, changes, words, box[2] - box[0] < CLOSE, lit, plays)
    draw_player(canvas, told, head, box)


def _standing(view: GameView, scored: tuple[int, ...], seat: int, words: Words) -> Standing | None:
    """None if no scores are known, as in a player's own view."""
    if not scored:
        return None
    points = scored[seat]
    if view.over:
        first = winners(view)
        return Standing(points, leads=seat in first, tied=len(first) > 1, over=True)
    said = race(scored, seat, words) if view.round >= ROUNDS and len(scored) > 1 else ""
    return Standing(points, leads=points == max(scored), tied=scored.count(points) > 1, race=said)


def _row(canvas: Surface, scene: Scene, layout: Layout) -> None:
    """Draw artifacts, moon staff and items in their places (R22); a revealed top card is shown in the log, not here."""
    view, artifacts = scene.view, min(scene.view.round, ROUNDS)
    for at, name in enumerate((*view.artifact_places, *view.item_places)):
        if name != GAP:
            canvas.paste(row_card(name, layout.card, words=scene.words), layout.place(at, artifacts), 10)
    staff = layout.staff(artifacts)
    if staff is not None:
        lay(canvas, Canvas.panel, staff, BRASS, 5, NIGHT)
