"""Archaeologists as standing figures: a hat, a head, and a body in the player's colour and shape, with their letter."""

from __future__ import annotations

from PIL import Image, ImageDraw

from arnak_bot.games.arnak.engine.setup import RIVAL_NAME
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.wording.messages import Words
from images.kit.canvas import Canvas
from images.kit.fonts import MAIN, named_font
from images.kit.keeping import kept
from images.kit.masks import SMOOTH, grown, shape_mask
from images.kit.names import initial
from images.kit.theme import FACE, INK, SEATS, WHITE, Shape, mixed

_EDGE = 3


def letter_of(name: str, seat: int, words: Words) -> str:
    """Return a seat's letter without a view: the rival's if it is the rival's seat and has the rival's name or none."""
    return words.pictures.rival_letter() if seat == RIVAL_SEAT and name in ("", RIVAL_NAME) else initial(name, seat)


def figure_width(height: int) -> int:
    return round(height * 0.72)


def draw_figure(canvas: Canvas, seat: int, initial: str, foot: tuple[int, int], height: int) -> None:
    """Draw a figure with the middle of its base at `foot`."""
    figure, mask = figure_picture(seat, initial, canvas.pixels(height))
    canvas.moved(*foot).scaled(1).stamp(figure, (-(figure.width // 2), -figure.height), mask)


@kept(megabytes=4)
def figure_picture(seat: int, initial: str, height: int) -> tuple[Image.Image, Image.Image]:
    """A figure and its mask. Its body has the player's shape, so that it is recognisable without colour."""
    look = SEATS[seat]
    width = figure_width(height)
    body = round(height * 0.64)
    size = (width * SMOOTH, height * SMOOTH)
    left = (width - body) // 2
    mask, shine = Image.new("L", size, 0), Image.new("L", size, 0)
    place = (left * SMOOTH, (height - body - _EDGE) * SMOOTH)
    shape = shape_mask(look.shape, body * SMOOTH)
    mask.paste(shape, place)
    shine.paste(shape, (place[0] - body // 5 * SMOOTH, place[1] - body // 12 * SMOOTH))
    head = _head(size, height)
    whole = Image.new("RGB", size, look.colour)
    lit = Image.new("L", size, 0)
    lit.paste(shine.point([value // 5 for value in range(256)]), (0, 0), mask)
    whole.paste(WHITE, (0, 0), lit)
    outline = mask.copy()
    for part, colour in zip(head, (FACE, mixed(look.colour, INK, 0.45), mixed(look.colour, INK, 0.25)), strict=True):
        whole.paste(colour, (0, 0), part)
        outline.paste(255, (0, 0), part)
    wide = outline.resize((width * 2, height * 2), Image.Resampling.BOX)  # an outline needs no finer steps
    wide = grown(wide, _EDGE * 2 - 1)
    edged = Image.new("RGB", size, WHITE)
    edged.paste(whole, (0, 0), outline)
    drop = body // 7 if look.shape is Shape.TRIANGLE else 0
    share = 0.64 if look.shape in (Shape.TRIANGLE, Shape.DIAMOND) else 0.72
    letter = named_font(MAIN, round(body * share * SMOOTH))
    middle = (size[0] // 2, place[1] + (body // 2 + drop) * SMOOTH)
    ImageDraw.Draw(edged).text(middle, initial, fill=WHITE, font=letter, anchor="mm")
    small = (width, height)
    return edged.resize(small, Image.Resampling.BOX), wide.resize(small, Image.Resampling.BOX)


def _head(size: tuple[int, int], height: int) -> tuple[Image.Image, Image.Image, Image.Image]:
    """Masks of the face, the brim of the hat and its crown."""
    middle, unit = size[0] / 2, height * SMOOTH / 100
    face, brim, crown = (Image.new("L", size, 0) for _ in range(3))
    for mask, across, top, bottom in ((face, 15, 15, 45), (brim, 28, 17, 28)):
        place = (middle - across * unit, top * unit, middle + across * unit, bottom * unit)
        ImageDraw.Draw(mask).ellipse(place, fill=255)
    place = (middle - 17 * unit, 3 * unit, middle + 17 * unit, 24 * unit)
    ImageDraw.Draw(crown).rounded_rectangle(place, 7 * unit, fill=255)
    return face, brim, crown
