"""The title of the board: the round, and whose turn it is, or who has won; in the last round, how the race stands."""

from __future__ import annotations

from PIL import Image

from arnak_bot.games.arnak.engine.content import ROUNDS
from arnak_bot.games.arnak.engine.state import Phase
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.kit.numerals import ROMAN
from images.arnak.panel_head import RADIUS
from images.arnak.scene import Scene
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.names import name_width
from images.kit.surface import Surface
from images.kit.text import text_width
from images.kit.theme import BRASS, INK, LIGHT, MOONLIGHT, NIGHT, PAPER, SEATS, SOFT_INK


def draw_title(surface: Surface, scene: Scene, box: Box) -> None:
    said, below, seats = _said(scene)
    left, top, right, bottom = box
    shown = tuple((seat, scene.letters[seat]) for seat in seats)
    title = _title((right - left, bottom - top), scene.view.round, said, below, shown, scene.words)
    surface.paste(title, (left, top), RADIUS)


def winners(view: GameView) -> tuple[int, ...]:
    """Several if a tie remains."""
    return tuple(sheet.seat for sheet in view.scores if sheet.rank == 1)


def race(points: tuple[int, ...], seat: int, words: Words) -> str:
    """How many points a seat is ahead of the next one, or behind the leader."""
    ahead = _lead(points, seat)
    if not ahead:
        return words.pictures.race_level()
    return words.pictures.race_ahead(points=ahead) if ahead > 0 else words.pictures.race_behind(points=-ahead)


def _lead(points: tuple[int, ...], seat: int) -> int:
    return points[seat] - max(each for other, each in enumerate(points) if other != seat)


def _said(scene: Scene) -> tuple[str, str, tuple[int, ...]]:
    """A seat's name, a line of text below it, and the seat; or a text, "", and all seats that it is about."""
    view, names, words = scene.view, scene.names, scene.words
    pictures, points = words.pictures, view.points
    if view.over:
        first = winners(view)
        if len(first) > 1:
            return pictures.game_over(), "", first
        lead = _lead(points, first[0]) if points else 0
        return names[first[0]], pictures.has_won_by(points=lead) if lead else pictures.has_won(), first
    if view.phase is Phase.KEEPING:
        return pictures.keep_cards(), "", view.seats_to_act
    if not view.seats_to_act:
        return "", "", ()
    seat = view.seats_to_act[0]
    in_race = view.round >= ROUNDS and len(points) > 1
    return names[seat], race(points, seat, words) if in_race else pictures.to_move(), (seat,)


@kept(megabytes=2)
def _title(
    size: tuple[int, int], round_number: int, said: str, below: str, seats: tuple[tuple[int, str], ...], words: Words
) -> Image.Image:
    """The seats come with their letters."""
    right, bottom = size
    canvas = Canvas(size, BRASS)
    canvas.panel((0, 0, right, bottom), PAPER, 12, outline=BRASS)
    _round(canvas, round_number, bottom, words)
    x, width = _ROUND + 10, right - _ROUND - 20
    if below:
        ((seat, letter),) = seats
        is_long = name_width(said, seat, _LEAST_NAME) > width - 52  # shape goes below
        canvas.seat(seat, (x, bottom - 47 if is_long else bottom // 2 - 40), 44, initial=letter)
        at, room = (x, width) if is_long else (x + 52, width - 52)
        canvas.name((at, bottom // 2 - 20), said, seat, room, 40, SEATS[seat].colour, smallest=_LEAST_NAME)
        beside = 52 if is_long or text_width(below, 32, bold=True) <= width - 52 else 0
        canvas.fitted_text((x + beside, bottom - 24), below, width - beside, 34, SOFT_INK, bold=True)
        return canvas.image
    beside = len(seats) * _SHOWN
    middle = x + (width - beside) // 2
    canvas.fitted_text((middle, bottom // 2), said, width - beside, 36, INK, bold=True, anchor="mm")
    for at, (seat, letter) in enumerate(seats):
        canvas.seat(seat, (right - beside - 4 + at * _SHOWN, bottom // 2 - 22), _SHOWN - 6, initial=letter)
    return canvas.image


def _round(canvas: Canvas, number: int, bottom: int, words: Words) -> None:
    is_last = number >= ROUNDS
    ink, soft = (MOONLIGHT, LIGHT) if is_last else (INK, SOFT_INK)
    if is_last:
        canvas.panel((3, 3, _ROUND, bottom - 3), NIGHT, 10)
    above = words.pictures.last_round_above() if is_last else words.pictures.round_above()
    middle = _ROUND // 2 + 2
    canvas.fitted_text((middle, 22), above, _ROUND - 6, 30, soft, title=True, anchor="mm")
    canvas.text((middle, 64), ROMAN[number], 60, ink, title=True, anchor="mm")


_ROUND, _SHOWN = 128, 50
_LEAST_NAME = 34
