"""The whole board as one picture, wide or tall, or one part of it at full size."""

from __future__ import annotations

from typing import assert_never

from PIL import Image

from arnak_bot.games.arnak.engine.content import ROUNDS
from arnak_bot.games.arnak.engine.state import GAP, RIVAL_SEAT, Phase
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.pictured import LayoutName, Part
from arnak_bot.kit.numerals import ROMAN
from images.arnak.ahead import costs_ahead, draw_ahead
from images.arnak.caption import draw_caption
from images.arnak.cards import row_card
from images.arnak.figures_on_map import letters_of
from images.arnak.ground import table
from images.arnak.island import draw_island
from images.arnak.layout import CARD, LAYOUTS, STAFF, TALL, WIDE, Layout
from images.arnak.legend import draw_short_legend
from images.arnak.lit import NOTHING_LIT, Lit, light_up
from images.arnak.marks import NOTHING_NEW, Marks
from images.arnak.panel_head import RADIUS, Standing
from images.arnak.players import Numbers, draw_player, panels_of
from images.arnak.rival import draw_rival
from images.arnak.theme import MOODS
from images.arnak.track import TRACK_WIDTH, draw_track
from images.arnak.words import Words
from images.kit.canvas import Box, Canvas, Surface, text_width
from images.kit.keeping import kept
from images.kit.names import readable
from images.kit.sheet import Sheet
from images.kit.theme import BRASS, INK, LIGHT, MOONLIGHT, NIGHT, PAPER, SEATS, SOFT_INK

__all__ = ["OWN_PANEL", "board_sheet", "draw_board", "draw_part", "lay_board", "lay_own_panel", "paint_board"]

Decks = tuple[int, int]
"""How many artifacts and items are left in their decks."""


@kept(megabytes=2)
def draw_board(
    view: GameView,
    names: tuple[str, ...],
    marks: Marks = NOTHING_NEW,
    layout: str = LayoutName.WIDE,
    lit: Lit = NOTHING_LIT,
    points: tuple[int, ...] = (),
    *,
    words: Words,
) -> bytes:
    """Draw the table as `view` shows it; `names` by seat. Returns the bytes of a picture (`FILE_ENDING` gives its
    type).

    With `lit`, places that can be chosen are highlighted and numbered and the rest is dimmed: for the active player
    only. `points` by seat is the running score, for a player's own view, which cannot compute it: `view(None).points`.
    The last few pictures are cached: when a turn ends, several people look at the same table.

    Raises:
        KeyError: the layout is neither "wide" (1600 by 1000 pixels) nor "tall" (1248 by 1560).
    """
    return board_sheet(view, names, marks, LAYOUTS[layout], lit, points, words=words).encode()


def draw_part(
    view: GameView,
    names: tuple[str, ...],
    part: Part,
    seat: int,
    marks: Marks = NOTHING_NEW,
    *,
    words: Words,
) -> bytes:
    """Draw the island, the track, the row, or the panel of the player on `seat`. Returns the bytes of a picture."""
    names, sea = readable(names, words.pictures), MOODS[view.board].sea
    match part:
        case Part.ISLAND:
            canvas = Canvas(WIDE.grid.size, sea)
            draw_island(canvas, view, WIDE, marks, letters_of(view, names, words), words)
        case Part.TRACK:
            canvas = Canvas((TRACK_WIDTH, TALL.track_height), sea)
            draw_track(canvas, view, marks.spaces, TALL.track_height, words)
        case Part.ROW:
            canvas = Canvas((6 * CARD + STAFF + 6, 216), sea, (-266, 0))
            _row(canvas, view, WIDE, words)
        case Part.PLAYER:
            canvas = Canvas((816, 386), sea)
            _panel(canvas, view, names, seat, (8, 8, 808, 378), marks, view.points, words)
        case _:
            assert_never(part)
    return canvas.encode()


def paint_board(
    view: GameView,
    names: tuple[str, ...],
    marks: Marks = NOTHING_NEW,
    layout: Layout = WIDE,
    lit: Lit = NOTHING_LIT,
    points: tuple[int, ...] = (),
    *,
    words: Words,
) -> Canvas:
    """Paint the board without encoding it."""
    return board_sheet(view, names, marks, layout, lit, points, words=words).painted()


def board_sheet(
    view: GameView,
    names: tuple[str, ...],
    marks: Marks = NOTHING_NEW,
    layout: Layout = WIDE,
    lit: Lit = NOTHING_LIT,
    points: tuple[int, ...] = (),
    *,
    words: Words,
) -> Sheet:
    """Draw the board on a sheet of its size."""
    sheet = Sheet(layout.size, MOODS[view.board].sea)
    lay_board(sheet, view, names, marks, layout, lit, points, words=words)
    return sheet


def lay_board(
    surface: Surface,
    view: GameView,
    names: tuple[str, ...],
    marks: Marks = NOTHING_NEW,
    layout: Layout = WIDE,
    lit: Lit = NOTHING_LIT,
    points: tuple[int, ...] = (),
    *,
    words: Words,
) -> None:
    """Draw the board; if nothing is highlighted, the track shows where the active player's tokens can move next."""
    names = readable(names, words.pictures)
    surface.paste(table(view.board, layout.name, view.round), (0, 0))
    letters = letters_of(view, names, words)
    _title(surface, view, names, letters, layout, words)
    _row(surface, view, layout, words)
    island = surface.moved(*layout.island)
    draw_island(island, view, layout, marks, letters, words)
    _last_move(island, view, names, marks, layout, words)
    track = surface.moved(*layout.track)
    draw_track(track, view, marks.spaces, layout.track_height, words)
    if not lit.places:
        draw_ahead(track, view, layout.track_height, words)
    for seat, box in enumerate(panels_of(view, layout)):
        numbers = lit.on_panel if seat == view.viewer else ()
        _panel(surface, view, names, seat, box, marks, view.points or points, words, numbers)
    if lit.places:
        light_up(surface, view, layout, lit, letters, words)


def lay_own_panel(
    surface: Surface, view: GameView, names: tuple[str, ...], numbers: Numbers, points: tuple[int, ...], words: Words
) -> None:
    """Draw the panel of the view's own seat alone, of the size `OWN_PANEL`, with numbers on what can be chosen."""
    assert view.viewer is not None, "the open table has no panel of its own"
    names, box = readable(names, words.pictures), (0, 0, *OWN_PANEL)
    _panel(surface, view, names, view.viewer, box, NOTHING_NEW, points, words, numbers)


OWN_PANEL = (1248, 264)


def _last_move(
    island: Surface, view: GameView, names: tuple[str, ...], marks: Marks, layout: Layout, words: Words
) -> None:
    """Draw the last move, and next to it the legend of the signs on the board."""
    _, top, right, bottom = layout.caption
    told = draw_caption(island, view, names, marks, layout.caption, words)
    draw_short_legend(island, view, (told + 6, top, right, bottom), words)


def _panel(
    canvas: Surface,
    view: GameView,
    names: tuple[str, ...],
    seat: int,
    box: Box,
    marks: Marks,
    scored: tuple[int, ...],
    words: Words,
    numbers: Numbers = (),
) -> None:
    if view.rival is not None and seat == RIVAL_SEAT:
        draw_rival(canvas, view.rival, names[seat], box, _standing(view, scored, seat), words)
        return
    changes = tuple((resource, change) for changed, resource, change in marks.tokens if changed == seat)
    starts = view.starter == seat and view.rival is None
    to_move = seat in view.seats_to_act
    draw_player(
        canvas,
        view.players[seat],
        names[seat],
        box,
        changes,
        to_move=to_move,
        starts=starts,
        standing=_standing(view, scored, seat),
        ahead=costs_ahead(view) if to_move else (),
        numbers=numbers,
        words=words,
    )


def _standing(view: GameView, scored: tuple[int, ...], seat: int) -> Standing | None:
    """The score of a seat, running or final; None if the running score of a player's own view is not known."""
    if not scored:
        return None
    points = scored[seat]
    if view.over:
        first = _winners(view)
        return Standing(points, leads=seat in first, tied=len(first) > 1, over=True)
    return Standing(points, leads=points == max(scored), tied=scored.count(points) > 1)


def _winners(view: GameView) -> tuple[int, ...]:
    """The winners once the game is over: several if a tie remains."""
    return tuple(sheet.seat for sheet in view.scores if sheet.rank == 1)


def _title(
    canvas: Surface,
    view: GameView,
    names: tuple[str, ...],
    letters: tuple[str, ...],
    layout: Layout,
    words: Words,
) -> None:
    """The round, and whose turn it is, who is still choosing cards to keep, or who has won."""
    left, top, right, bottom = layout.title
    moves, seats, below = None, tuple[int, ...](), words.pictures.to_move()
    if view.over:
        said, seats = words.pictures.game_over(), _winners(view)
        if len(seats) == 1:
            moves, said, below, seats = seats[0], names[seats[0]], words.pictures.has_won(), ()
    elif view.phase is Phase.KEEPING:
        said, seats = words.pictures.keep_cards(), view.seats_to_act
    elif view.seats_to_act:
        moves = view.seats_to_act[0]
        said = names[moves]
        if view.round >= ROUNDS:
            below = words.pictures.to_move_last()
    else:
        said = ""
    who = None if moves is None else (moves, letters[moves])
    shown = tuple((seat, letters[seat]) for seat in seats)
    canvas.paste(
        _title_picture((right - left, bottom - top), view.round, who, said, below, shown, words), (left, top), RADIUS
    )


@kept(megabytes=2)
def _title_picture(
    size: tuple[int, int],
    round_number: int,
    who: tuple[int, str] | None,
    said: str,
    below: str,
    shown: tuple[tuple[int, str], ...],
    words: Words,
) -> Image.Image:
    """The slip with the round and `who` is to move or has won, by seat and letter (`said` is the name, `below` what
    they do), or what is going on and for whom (`shown`): stacked, or side by side if the slip is wide. Cached: do
    not draw on it.
    """
    right, bottom = size
    canvas = Canvas(size, BRASS)
    canvas.panel((0, 0, right, bottom), PAPER, 12, outline=BRASS)
    across = right > 2 * bottom
    middle = 74 if across else right // 2
    above, is_last = (middle, 22 if across else 32), round_number >= ROUNDS
    if is_last:
        canvas.panel((3, 3, 141, bottom - 3) if across else (3, 3, right - 3, 116), NIGHT, 10)
    ink, soft = (MOONLIGHT, LIGHT) if is_last else (INK, SOFT_INK)
    canvas.fitted_text(above, words.pictures.round_above(), _ROUND_WIDTH, 30, soft, title=True, anchor="mm")
    canvas.text((middle, 65 if across else 86), ROMAN[round_number], 60, ink, title=True, anchor="mm")
    x, y = (146, 32) if across else (10, 120)
    width = right - x - 10
    if who is None:
        beside = len(shown) * _SHOWN if across else 0
        centre = (x + (width - beside) // 2, bottom // 2 if across else y + (12 if shown else 28))
        canvas.fitted_text(centre, said, width - beside, 36 if shown else 42, INK, bold=True, anchor="mm")
        at = right - beside - 6 if across else (right - len(shown) * _SHOWN) // 2 + 3
        for each, letter in shown:
            canvas.seat(each, (at, (bottom - _SHOWN) // 2 + 3 if across else y + 31), _SHOWN - 6, initial=letter)
            at += _SHOWN
        return canvas.image
    seat, letter = who
    canvas.seat(seat, (x, y - 20 if across else y), 44, initial=letter)
    place = (x + 52, y + 2 if across else y + 22)
    canvas.name(place, said, seat, width - 52, 40, SEATS[seat].colour, smallest=30 if across else 26)
    if across:
        beside = 52 if text_width(below, 32) <= width - 52 else 4
        canvas.fitted_text((x + beside, bottom - 20), below, width - beside, 32, SOFT_INK)
    else:
        canvas.fitted_text((x + width // 2, bottom - 22), below, width, 32, SOFT_INK, anchor="mm")
    return canvas.image


_ROUND_WIDTH, _SHOWN = 130, 50


def _row(canvas: Surface, view: GameView, layout: Layout, words: Words) -> None:
    """Artifacts, moon staff and items, each in place (R22); a revealed top card is shown in the log, not here."""
    artifacts = min(view.round, ROUNDS)
    for at, name in enumerate(view.artifact_places):
        if name != GAP:
            canvas.paste(row_card(name, layout.card, words=words), layout.place(at, artifacts), 10)
    decks, box = (view.artifact_deck_size, view.item_deck_size), layout.staff(artifacts)
    canvas.add(("staff", view.round, decks, words), box, lambda canvas: _staff(canvas, view.round, decks, box, words))
    for at, name in enumerate(view.item_places):
        if name != GAP:
            canvas.paste(row_card(name, layout.card, words=words), layout.place(artifacts + at, artifacts), 10)


def _staff(canvas: Canvas, round_number: int, left_in: Decks, box: Box, words: Words) -> None:
    """The moon staff with the round and the sizes of both decks; it lies flat above a row with several lines."""
    left, top, right, bottom = box
    decks = (("artifact", left_in[0]), ("item", left_in[1]))
    canvas.panel(box, NIGHT, 14, outline=BRASS)
    if right - left > bottom - top:
        middle = (top + bottom) // 2
        canvas.icon("moon", (left + 12, middle - 20), 40, MOONLIGHT)
        canvas.text((left + 88, middle + 1), f"{round_number}/{ROUNDS}", 38, LIGHT, bold=True, anchor="mm")
        canvas.fitted_text((left + 150, middle + 1), words.pictures.decks(), 82, 32, MOONLIGHT)
        for x, (name, count) in zip((left + 272, left + 356), decks, strict=True):
            canvas.text((x, middle + 1), str(count), 34, LIGHT, bold=True, anchor="rm")
            canvas.icon(name, (x + 3, middle - 19), 38, LIGHT)
        return
    middle = (left + right) // 2
    canvas.icon("moon", (middle - 24, top + 6), 48, MOONLIGHT)
    canvas.text((middle, top + 74), f"{round_number}/{ROUNDS}", 34, LIGHT, bold=True, anchor="mm")
    canvas.fitted_text((middle, top + 108), words.pictures.decks(), right - left - 8, 30, MOONLIGHT, anchor="mm")
    for at_y, (name, count) in enumerate(decks):
        canvas.text((middle - 1, top + 138 + at_y * 36), str(count), 32, LIGHT, bold=True, anchor="rm")
        canvas.icon(name, (middle + 4, top + 121 + at_y * 36), 34, LIGHT)
