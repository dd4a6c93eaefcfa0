"""The highlights as pictures: discoveries, guardians, the Lost Temple, rescues. The caller provides the sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arnak_bot.games.arnak.engine.content import GUARDIAN_BY_NUMBER, GUARDIAN_POINTS
from arnak_bot.games.arnak.engine.events import Discovered, Event, GuardianAwoke, Overcame, ReachedTemple, Rescued
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak import glyphs
from images.arnak.art import portrait
from images.arnak.figures_on_map import draw_figure, letter_of
from images.arnak.guardians import draw_portrait, large_figure
from images.arnak.marks import marks_of
from images.arnak.places import place_key
from images.arnak.theme import ON_DARK, ON_LIGHT
from images.kit.canvas import Canvas
from images.kit.names import shown_name
from images.kit.paintings import read_painting
from images.kit.text import glyphs_width, in_lines, text_width
from images.kit.theme import BRASS, DANGER, GOLD, INK, LIGHT, PAPER, PLATE, POINTS, SEATS, SOFT_INK, WHITE

SIZE = (1200, 675)
_LEAST = 40
"""The minimum size of headlines and names: next to a board, a phone shows highlights at three quarters of it."""
_BAND = 156
_LEAST_HEADLINE, _LEAST_SENTENCE = 30, 22


class MomentKind(StrEnum):
    DISCOVERY = "discovery"
    OVERCOME = "overcome"
    TEMPLE = "temple"
    RESCUE = "rescue"


@dataclass(frozen=True, slots=True)
class Moment:
    kind: MomentKind
    seat: int
    board: str
    site: str = ""
    tile: str = ""  # its `place_key`
    guardian: int = 0
    assistant: int = 0
    gains: tuple[tuple[str, int], ...] = ()


def moments_of(view: GameView, events: tuple[Event, ...]) -> tuple[Moment, ...]:
    """`view` is the table afterwards."""
    gains = {outcome.site: outcome.gains for outcome in marks_of(events).outcomes}
    tiles = {site.id: place_key(site) for site in view.sites}
    awoke = {event.site: event.guardian for event in events if isinstance(event, GuardianAwoke)}
    found: list[Moment] = []
    for event in events:
        match event:
            case Discovered(seat=seat, site=site):
                won = gains.get(site, ())
                kind = MomentKind.DISCOVERY
                found.append(Moment(kind, seat, view.board, site, tiles[site], awoke.get(site, 0), gains=won))
            case Overcame(seat=seat, site=site, guardian=guardian):
                won = (("points", GUARDIAN_POINTS),)
                found.append(Moment(MomentKind.OVERCOME, seat, view.board, site, tiles[site], guardian, gains=won))
            case ReachedTemple(seat=seat, points=points):
                found.append(Moment(MomentKind.TEMPLE, seat, view.board, gains=(("points", points),)))
            case Rescued(seat=seat, assistant=assistant):
                found.append(Moment(MomentKind.RESCUE, seat, view.board, assistant=assistant))
            case _:
                pass
    return tuple(found)


def draw_moment(moment: Moment, names: tuple[str, ...], headline: str, sentence: str = "", *, words: Words) -> bytes:
    return paint_moment(moment, names, headline, sentence, words=words).encode()


def paint_moment(moment: Moment, names: tuple[str, ...], headline: str, sentence: str = "", *, words: Words) -> Canvas:
    scenes = {MomentKind.TEMPLE: f"temple-{moment.board}", MomentKind.RESCUE: "rescue"}
    canvas = Canvas.on(read_painting("places/large", scenes.get(moment.kind, moment.tile)))  # tools/assets/enlarge.py
    name = shown_name(names[moment.seat], moment.seat, words.pictures) if names[moment.seat] else ""
    match moment.kind:
        case MomentKind.DISCOVERY:
            _awake(canvas, moment)
        case MomentKind.OVERCOME:
            _overcome(canvas, moment)
        case MomentKind.RESCUE:
            _rescued(canvas, moment.assistant, words)
        case MomentKind.TEMPLE:
            pass
    _headline(canvas, headline, alone=not (moment.guardian or moment.assistant))
    _band(canvas, moment, name, sentence, words)
    return canvas


def _headline(canvas: Canvas, headline: str, *, alone: bool) -> None:
    room = SIZE[0] - 150 if alone else _BESIDE_FACE
    lines, size = in_lines(headline, room, 1, 60, _LARGEST_OF_TWO + 1, bold=True)
    if text_width(lines[0], size, bold=True) > room:
        lines, size = in_lines(headline, room, 2, _LARGEST_OF_TWO, _LEAST_HEADLINE, bold=True)
    pitch = 70 if len(lines) == 1 else size + 11
    width = min(room + 20, max(text_width(line, size, bold=True) for line in lines)) + 56
    canvas.panel((24, 24, 24 + width, 44 + pitch * len(lines)), PAPER, 16, outline=BRASS, line=4)
    for at, line in enumerate(lines):
        y = 34 + pitch // 2 + pitch * at
        canvas.fitted_text((52, y), line, room + 20, size, smallest=min(size, _LEAST), bold=True)


_BESIDE_FACE, _LARGEST_OF_TWO = 730, 48
"""The width of a headline beside a face, and the maximum height of two lines, which end above the guardian's cost."""


def _overcome(canvas: Canvas, moment: Moment) -> None:
    figure, mask = large_figure(moment.guardian)
    middle, foot = SIZE[0] - 44 - FIGURE[0] // 2, SIZE[1] - _BAND - 24
    canvas.icon("points", (middle - _LAUREL // 2, foot - FIGURE[1] // 2 - _LAUREL // 2), _LAUREL, GOLD)
    canvas.stamp(figure, (middle - figure.width // 2, foot - figure.height), mask)
    _guardian_name(canvas, moment.guardian, middle, foot - 40)


FIGURE, _LAUREL = (540, 366), 470
"""The space for a guardian that was overcome, and the size of the laurel wreath around it."""


def _guardian_name(canvas: Canvas, number: int, middle: int, top: int) -> None:
    name = GUARDIAN_BY_NUMBER[number].name
    room = text_width(name, 42, bold=True) + 44
    canvas.panel((middle - room // 2, top, middle + room // 2, top + 58), DANGER, 14, outline=BRASS, line=3)
    canvas.text((middle, top + 30), name, 42, WHITE, bold=True, anchor="mm")


def _awake(canvas: Canvas, moment: Moment) -> None:
    if not moment.guardian:
        return
    face, top = 290, 96
    left = SIZE[0] - face - 60
    draw_portrait(canvas, moment.guardian, (left, top), face)
    _guardian_name(canvas, moment.guardian, left + face // 2, top + face - 34)
    boon = (str(GUARDIAN_POINTS), "#points", *glyphs.boon(moment.guardian))
    for line, y, plate, ink, palette in (
        (glyphs.guardian_cost(moment.guardian), top + 74, PLATE, WHITE, ON_DARK),
        (boon, top + 156, LIGHT, INK, {**ON_LIGHT, "points": POINTS}),
    ):
        wide = glyphs_width(line, 48) + 30
        x = left - wide - 18
        canvas.panel((x, y, x + wide, y + 68), plate, 14)
        canvas.glyphs((x + wide // 2, y + 34), line, 48, ink, palette)


def _rescued(canvas: Canvas, number: int, words: Words) -> None:
    face, top = 380, 84
    left = SIZE[0] - face - 60
    canvas.figure(portrait(number, face, gold=False), (left, top))
    line = glyphs.assistant(number, gold=False, words=words)
    wide = glyphs_width(line, 52) + 34
    middle = left + face // 2
    canvas.panel((middle - wide // 2, top + face - 34, middle + wide // 2, top + face + 40), LIGHT, 14, outline=BRASS)
    canvas.glyphs((middle, top + face + 3), line, 52, INK, ON_LIGHT)


def _band(canvas: Canvas, moment: Moment, name: str, sentence: str, words: Words) -> None:
    width, height = SIZE
    top = height - _BAND
    canvas.panel((20, top, width - 20, height - 20), PAPER, 18, outline=SEATS[moment.seat].colour, line=5)
    draw_figure(canvas, moment.seat, letter_of(name, moment.seat, words), (116, height - 34), 190)
    _gain_chips(canvas, moment.gains, 214, top - 62)
    room = width - 50 - 220
    lines, size = in_lines(sentence, room, 1, 44, 38)
    if text_width(" ".join(lines), size) > room:
        lines, size = in_lines(sentence, room, 2, 36, _LEAST_SENTENCE)
    name_y = top + (36 if len(lines) == 1 else 30 if lines else (_BAND - 20) // 2)
    canvas.name((220, name_y), name, moment.seat, room, 48, SEATS[moment.seat].colour, smallest=_LEAST)
    for at, line in enumerate(lines):
        y = top + (92 if len(lines) == 1 else 72) + 36 * at
        canvas.fitted_text((220, y), line, room, size, SOFT_INK, smallest=min(size, 30))


def _gain_chips(canvas: Canvas, gains: tuple[tuple[str, int], ...], left: int, middle: int) -> None:
    size = 60 if len(gains) < 4 else 46
    for sign, amount in gains:
        line = (f"+{amount}", f"#{sign}")
        wide = glyphs_width(line, size) + 26
        canvas.panel((left, middle - 46, left + wide, middle + 46), LIGHT, 16, outline=BRASS, line=3)
        palette = {**ON_LIGHT, "points": POINTS, "idol": BRASS}
        canvas.glyphs((left + wide // 2, middle), line, size, INK, palette)
        left += wide + 12
