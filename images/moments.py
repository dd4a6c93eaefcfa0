"""The great moments as pictures of their own: a discovery, a guardian overcome, the Lost Temple reached, a rescue.

What happened comes from events that are open to all; sentences are given by whoever shows the picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from PIL import Image, ImageFilter

from arnak_bot.engine.content import GUARDIAN_BY_NUMBER, GUARDIAN_POINTS
from arnak_bot.engine.events import Event, EventKind
from arnak_bot.engine.state import RIVAL_SEAT
from arnak_bot.engine.view import GameView
from images import glyphs
from images.canvas import Canvas, Glyph, fitted, glyphs_width, shape_mask, wrapped
from images.figures_on_map import draw_figure
from images.fonts import font
from images.guardians import draw_portrait
from images.marks import marks_of
from images.names import initial
from images.places import cut_place
from images.theme import (
    BRASS,
    DANGER,
    DARKENED,
    GOLD,
    INK,
    LIGHT,
    ON_DARK,
    ON_LIGHT,
    PAPER,
    PLATE,
    POINTS,
    SEATS,
    SILVER,
    SOFT_INK,
    WHITE,
    Shape,
)

__all__ = ["Moment", "MomentKind", "draw_moment", "moments_of", "paint_moment"]

SIZE = (1200, 675)
_BAND = 156
"""How high the strip at the bottom is."""


class MomentKind(StrEnum):
    """What is worth a picture of its own."""

    DISCOVERY = "discovery"
    OVERCOME = "overcome"
    TEMPLE = "temple"
    RESCUE = "rescue"


@dataclass(frozen=True, slots=True)
class Moment:
    """One great moment: who, where, with which guardian or assistant, and what was won (signs and how many)."""

    kind: MomentKind
    seat: int
    board: str
    site: str = ""
    tile: str = ""  # level and number, "1-8"
    guardian: int = 0
    assistant: int = 0
    gains: tuple[tuple[str, int], ...] = ()


def moments_of(view: GameView, events: tuple[Event, ...]) -> tuple[Moment, ...]:
    """Find the great moments in what happened, in order; `view` is the table afterwards."""
    gains = {outcome.site: outcome.gains for outcome in marks_of(events).outcomes}
    tiles = {site.id: f"{site.level}-{site.tile}" for site in view.sites if site.tile}
    awoke = {event.subject: event.amount for event in events if event.kind is EventKind.GUARDIAN_AWOKE}
    found: list[Moment] = []
    for event in events:
        seat, site = event.seat if event.seat is not None else RIVAL_SEAT, event.subject
        match event.kind:
            case EventKind.DISCOVERED:
                won = gains.get(site, ())
                kind = MomentKind.DISCOVERY
                found.append(Moment(kind, seat, view.board, site, tiles[site], awoke.get(site, 0), gains=won))
            case EventKind.OVERCAME:
                won = (("points", GUARDIAN_POINTS),)
                found.append(Moment(MomentKind.OVERCOME, seat, view.board, site, tiles[site], event.amount, gains=won))
            case EventKind.REACHED_TEMPLE:
                found.append(Moment(MomentKind.TEMPLE, seat, view.board, gains=(("points", event.amount),)))
            case EventKind.RESCUED:
                found.append(Moment(MomentKind.RESCUE, seat, view.board, assistant=event.amount))
            case _:
                pass
    return tuple(found)


def draw_moment(moment: Moment, names: tuple[str, ...], headline: str, words: str = "") -> bytes:
    """Draw a moment under its headline; `words` is one sentence beside who did it. Returns the bytes of a picture.

    `names` by seat; headline and words come from the wording room, in the language of the table.
    """
    return paint_moment(moment, names, headline, words).encode()


def paint_moment(moment: Moment, names: tuple[str, ...], headline: str, words: str = "") -> Canvas:
    """Paint a moment without encoding it."""
    canvas = Canvas(SIZE, _scene(moment.board, moment.kind, moment.tile))
    name = names[moment.seat]
    match moment.kind:
        case MomentKind.DISCOVERY:
            _guardian(canvas, moment, awake=True)
        case MomentKind.OVERCOME:
            _guardian(canvas, moment, awake=False)
        case MomentKind.RESCUE:
            _rescued(canvas, moment.assistant)
        case MomentKind.TEMPLE:
            pass
    _headline(canvas, headline)
    _band(canvas, moment, name, words)
    return canvas


@lru_cache(maxsize=2)
def _scene(board: str, kind: MomentKind, tile: str) -> Image.Image:
    """The landscape it happened in, darker toward the bottom."""
    key = {MomentKind.TEMPLE: f"temple-{board}", MomentKind.RESCUE: "rescue"}.get(kind, tile)
    whole = cut_place(key, (SIZE[0], SIZE[0] * 3 // 4))
    scene = whole.crop((0, whole.height - SIZE[1], *whole.size))  # the foot of the picture is where things stand
    if kind is MomentKind.OVERCOME:
        scene = scene.filter(ImageFilter.GaussianBlur(6))
    shade = Image.linear_gradient("L").resize(SIZE).point([max(0, level - 96) for level in range(256)])
    scene.paste(DARKENED, (0, 0), shade)
    return scene


def _headline(canvas: Canvas, headline: str) -> None:
    """What happened, on a slip of paper; on two lines where one has no room."""
    size = 60
    lines = wrapped(headline, SIZE[0] - 150, size, bold=True)[:2]
    width = max(round(font(size, bold=True).getlength(line)) for line in lines) + 56
    canvas.panel((24, 24, 24 + width, 44 + 70 * len(lines)), PAPER, 16, outline=BRASS, line=4)
    for at, line in enumerate(lines):
        shown, fitting = fitted(line, SIZE[0] - 130, size, 30, bold=True)
        canvas.text((52, 70 + 70 * at), shown, fitting, INK, bold=True)


def _guardian(canvas: Canvas, moment: Moment, *, awake: bool) -> None:
    """The guardian: large, with its name and, while it stands, what it takes to overcome it and what it is worth."""
    if not moment.guardian:
        return
    printed = GUARDIAN_BY_NUMBER[moment.guardian]
    face = 290
    left = SIZE[0] - face - (60 if awake else 110)
    top = 96
    middle = left + face // 2
    if not awake:
        size = face + 130
        canvas.icon("points", (middle - size // 2, top + face // 2 - size // 2), size, GOLD)
    draw_portrait(canvas, moment.guardian, (left, top), face, awake=awake)
    room = round(font(42, bold=True).getlength(printed.name)) + 44
    name_top = top + face - 34
    canvas.panel((middle - room // 2, name_top, middle + room // 2, name_top + 58), DANGER, 14, outline=BRASS, line=3)
    canvas.text((middle, name_top + 30), printed.name, 42, WHITE, bold=True, anchor="mm")
    if not awake:
        return
    cost = glyphs.guardian_cost(moment.guardian)
    boon: list[Glyph] = [str(GUARDIAN_POINTS), "#points", *glyphs.boon(moment.guardian)]
    wide = glyphs_width(cost, 48) + 30
    x = left - wide - 18
    canvas.panel((x, top + 74, x + wide, top + 142), PLATE, 14)
    canvas.glyphs((x + wide // 2, top + 108), cost, 48, WHITE, ON_DARK)
    wide = glyphs_width(boon, 48) + 30
    x = left - wide - 18
    canvas.panel((x, top + 156, x + wide, top + 224), LIGHT, 14)
    canvas.glyphs((x + wide // 2, top + 190), boon, 48, INK, {**ON_LIGHT, "points": POINTS})


def _rescued(canvas: Canvas, number: int) -> None:
    """The assistant in a silver medallion, with what they can do."""
    face, top = 290, 128
    left = SIZE[0] - face - 90
    canvas.stamp(BRASS, (left, top), shape_mask(Shape.CIRCLE, face))
    canvas.stamp(SILVER, (left + 8, top + 8), shape_mask(Shape.CIRCLE, face - 16))
    canvas.icon(f"assistant-{number}", (left + 58, top + 54), face - 116, WHITE)
    line = glyphs.assistant(number, gold=False)
    wide = glyphs_width(line, 52) + 34
    middle = left + face // 2
    canvas.panel((middle - wide // 2, top + face - 34, middle + wide // 2, top + face + 40), LIGHT, 14, outline=BRASS)
    canvas.glyphs((middle, top + face + 3), line, 52, INK, ON_LIGHT)


def _band(canvas: Canvas, moment: Moment, name: str, words: str) -> None:
    """Who it was, what is said about it, and what was won."""
    width, height = SIZE
    top = height - _BAND
    canvas.panel((20, top, width - 20, height - 20), PAPER, 18, outline=SEATS[moment.seat].colour, line=5)
    letter = "R" if moment.seat == RIVAL_SEAT and name == "" else initial(name, moment.seat)
    draw_figure(canvas, moment.seat, letter, (116, height - 34), 190)
    _gain_chips(canvas, moment.gains, 214, top - 62)
    room = width - 20 - 220
    lines = wrapped(words, room, 34)[:2] if words else ()
    name_y = top + (36 if len(lines) == 1 else 30 if lines else (_BAND - 20) // 2)
    canvas.name((220, name_y), name, moment.seat, room, 48, SEATS[moment.seat].colour, smallest=30)
    for at, line in enumerate(lines):
        shown, fitting = fitted(line, room, 34, 30)
        canvas.text((220, top + (92 if len(lines) == 1 else 72) + 36 * at), shown, fitting, SOFT_INK)


def _gain_chips(canvas: Canvas, gains: tuple[tuple[str, int], ...], left: int, middle: int) -> None:
    """What was won, a chip each, from the left."""
    size = 60 if len(gains) < 4 else 46
    for sign, amount in gains:
        line: list[Glyph] = [f"+{amount}", f"#{sign}"]
        wide = glyphs_width(line, size) + 26
        canvas.panel((left, middle - 46, left + wide, middle + 46), LIGHT, 16, outline=BRASS, line=3)
        palette = {**ON_LIGHT, "points": POINTS, "idol": BRASS}
        canvas.glyphs((left + wide // 2, middle), line, size, INK, palette)
        left += wide + 12
