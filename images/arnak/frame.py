"""The frame of a tile that can be chosen: its header has space for a number, a verb, and a name or icons."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from images.arnak.cards import NOT_CHOSEN, OPTION_CARD, Chosen, draw_heading
from images.arnak.glyphs import Line
from images.arnak.lit import LitPlace
from images.kit.canvas import Canvas
from images.kit.text import text_width
from images.kit.theme import WHITE, Colour

TILE_WIDTH, HEAD = OPTION_CARD[0], 50
"""The width of a tile in its own units, and the height of its header, with the number on the left and a name."""
NAME, FROM_EDGE, _EDGE = 36, 8, 3
BADGE, BADGE_TEXT = 46, 36


def number_width(text: str) -> int:
    return max(BADGE, text_width(text, BADGE_TEXT, bold=True) + 20)


def chosen_at(place: LitPlace | None) -> Chosen:
    return NOT_CHOSEN if place is None else Chosen(place.verb, number_width(place.numbers) + 6)


@dataclass(frozen=True, slots=True)
class Frame:
    """`size` is in pixels."""

    size: tuple[int, int]
    chosen: Chosen

    @property
    def scale(self) -> float:
        return self.size[0] / TILE_WIDTH

    @property
    def high(self) -> int:
        """In the tile's own units."""
        return round(self.size[1] / self.scale)

    @property
    def body(self) -> tuple[int, int]:
        """The size of the picture below the header, in pixels."""
        edge = round(_EDGE * self.scale)
        return self.size[0] - 2 * edge, self.size[1] - round(HEAD * self.scale) - edge

    def around(self, picture: Image.Image, head: Colour, rim: Colour) -> Canvas:
        canvas = Canvas(self.size, rim)
        canvas.image.paste(picture, (round(_EDGE * self.scale), round(HEAD * self.scale)))
        canvas = canvas.scaled(self.scale)
        canvas.panel((0, 0, TILE_WIDTH, HEAD), head, 12)
        canvas.panel((0, HEAD - 14, TILE_WIDTH, HEAD), head, 1)
        return canvas

    def name(self, canvas: Canvas, name: str, ink: Colour, soft: Colour) -> None:
        room = TILE_WIDTH - FROM_EDGE - self.chosen.indent
        middle = (self.chosen.indent + room // 2, HEAD // 2 + 1)
        draw_heading(canvas, middle, self.chosen.verb, name, room, NAME, ink, soft)

    def signs(self, canvas: Canvas, line: Line) -> None:
        right = TILE_WIDTH - FROM_EDGE
        middle = ((self.chosen.indent + right) // 2, HEAD // 2 + 1)
        said = (self.chosen.verb, *line) if self.chosen.verb else line
        canvas.glyphs(middle, said, NAME, WHITE, {}, width=right - self.chosen.indent)
