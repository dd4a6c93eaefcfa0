"""What the pictures of Lost Cities show in signs and mark as new, a line each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict

import pytest

from arnak_bot.games.lost_cities.engine import Card, Colour, Tile
from arnak_bot.games.lost_cities.engine.content import CROSSINGS_TO_END, HIGHEST
from arnak_bot.games.lost_cities.wording.messages import Words
from images.kit.canvas import Canvas
from images.lost_cities.board import bridges
from images.lost_cities.marks import NOTHING_NEW, Marks, marks_of
from images.lost_cities.pieces import TILE, draw_card, draw_tile
from tests.lost_cities.sentences import EVENTS, Line

BOX = (0, 0, 2 * TILE, 3 * TILE)


def of_signs(words: Words) -> Iterator[Line]:
    """Tiles, cards, crossed bridges, and what is marked after each event."""
    for tile in Tile:
        yield f"tile {tile}", _drawn(lambda canvas, tile=tile: draw_tile(canvas, tile, (TILE, TILE)))  # type: ignore[misc]
    for colour in Colour:
        for value in range(HIGHEST + 1):
            card = Card(colour, value)
            yield f"card {card}", _drawn(lambda canvas, card=card: draw_card(canvas, card, BOX, words))  # type: ignore[misc]
    for crossings in range(CROSSINGS_TO_END + 1):
        for fresh in (False, True):
            row = bridges(crossings, Marks(crossed=fresh))
            shown = ("".join(("✓" * crossed, "○" * ringed)) for crossed, ringed in row)
            named = f"{crossings} bridges crossed{', one of them just now' * fresh}"
            yield named, " ".join(f"{number}{sign}" for number, sign in enumerate(shown, 1))
    nothing = asdict(NOTHING_NEW)
    for event in EVENTS:
        marks = asdict(marks_of([event]))
        marked = {name: value for name, value in marks.items() if value != nothing[name]}
        said = [f"{name} {sorted(value) if isinstance(value, frozenset) else value}" for name, value in marked.items()]
        yield f"{event}", "; ".join(said)


def _drawn(draw: Callable[[Canvas], object]) -> str:
    """Draw something, and return the texts, icons and lines of it in their order."""
    found: list[str] = []
    text, icon, line = Canvas.text, Canvas.icon, Canvas.line

    def hear_text(canvas: Canvas, at: tuple[int, int], said: str, *rest: object, **named: object) -> None:
        found.append(said)
        text(canvas, at, said, *rest, **named)  # type: ignore[arg-type]

    def hear_icon(canvas: Canvas, name: str, *rest: object) -> None:
        found.append(f"#{name}")
        icon(canvas, name, *rest)  # type: ignore[arg-type]

    def hear_line(canvas: Canvas, points: list[tuple[int, int]], *rest: object) -> None:
        found.append("-".join(map(str, points)))
        line(canvas, points, *rest)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", hear_text)
        patch.setattr(Canvas, "icon", hear_icon)
        patch.setattr(Canvas, "line", hear_line)
        draw(Canvas(BOX[2:], (0, 0, 0)))
    return " ".join(found)
