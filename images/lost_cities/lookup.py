"""Large pictures for look-ups: cards, event tiles, explorers, paths, stones, the artifact scale."""

from __future__ import annotations

from arnak_bot.games.lost_cities.engine.content import ARTIFACT_SCALE_LONG, ARTIFACT_SCALE_SHORT, CITY, stone_points
from arnak_bot.games.lost_cities.engine.printed import Card, Colour, Tile
from arnak_bot.games.lost_cities.engine.view import GameView
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.kit.numerals import signed
from images.kit.boxes import wider
from images.kit.canvas import Canvas
from images.kit.theme import BRASS, HALO, INK, LIGHT, ON_LEAVES, PAPER, SEATS, WHITE, Shape
from images.lost_cities.board import lay_tiles
from images.lost_cities.ground import LANES, ground
from images.lost_cities.pieces import draw_card, draw_explorer, draw_tile
from images.lost_cities.theme import DUSK

_CARD, _SQUARE = (500, 700), (500, 500)
_MARGIN = 24
_KIND = (270, 310)


def draw_look_up(key: str, words: Words, view: GameView | None = None) -> bytes:
    """Draw the item with this look-up key. With a view, a path is shown as it is in the game, an explorer in the
    viewer's own shape and colour, and artifact tokens with their values in this game. Raises KeyError for an unknown
    key.
    """
    kind, _, which = key.partition(":")
    canvas = Canvas(_CARD if kind == "card" else _SQUARE, DUSK)
    middle = _SQUARE[0] // 2
    match kind:
        case "card":
            draw_card(canvas, Card.parse(which), wider((0, 0, *_CARD), -_MARGIN, -_MARGIN), words)
        case "tile":
            draw_tile(canvas, Tile(which), (middle, middle), 375)
        case "piece":
            seat = 0 if view is None or view.viewer is None else view.viewer
            canvas = _explorers(seat, words, researcher=which == "researcher")
        case "path":
            canvas = _lane(Colour(which), view, words)
        case "stones":
            canvas = _lane(Colour.YELLOW, None, words)
        case "artifacts":
            canvas = _scale(words, view)
        case _:
            raise KeyError(key)
    return canvas.encode()


def _lane(path: Colour, view: GameView | None, words: Words) -> Canvas:
    whole = Canvas((0, 0), ground(words))
    if view is not None:
        lay_tiles(whole, view, path)
    lane = whole.image.crop(LANES[path])
    canvas = Canvas((lane.width + 2 * _MARGIN, lane.height + 2 * _MARGIN), DUSK)
    canvas.paste(lane, (_MARGIN, _MARGIN))
    return canvas


def _explorers(seat: int, words: Words, *, researcher: bool) -> Canvas:
    (width, height), canvas = _KIND, Canvas((2 * _KIND[0] + 3 * _MARGIN, _KIND[1] + 2 * _MARGIN), DUSK)
    for at, name in enumerate((words.components.adventurer(), words.components.researcher())):
        left = _MARGIN + at * (width + _MARGIN)
        middle, box, leads = left + width // 2, (left, _MARGIN, left + width, _MARGIN + height), bool(at)
        edge, line = (HALO, 8) if leads is researcher else (BRASS, 2)
        canvas.panel(box, PAPER, 16, outline=edge, line=line)
        canvas.fitted_text((middle, _MARGIN + 40), name, width - 24, 40, INK, bold=True, anchor="mm")
        draw_explorer(canvas, seat, "", (middle, _MARGIN + 216), 110, researcher=leads)
        drop = 22 if SEATS[seat].shape is Shape.TRIANGLE else 0
        canvas.icon("archaeologist", (middle - 29, _MARGIN + 132 + drop), 58, WHITE)
        worth = " … ".join(signed(stone_points(stone, researcher=leads)) for stone in (1, CITY))
        canvas.text((middle, _MARGIN + height - 38), worth, 40, INK, bold=True, anchor="mm")
    return canvas


def _scale(words: Words, view: GameView | None) -> Canvas:
    """The values of artifact tokens at the end of this game or, without a view, of both the long and the short game."""
    said, line, width = words.pictures, 56, 640
    both = ((said.long_game(), ARTIFACT_SCALE_LONG), (said.short_game(), ARTIFACT_SCALE_SHORT))
    shown = [each for each in both if view is None or each[1] is view.setup.artifact_scale]
    left, rows = (width - 24) // len(shown) - 8, max(len(scale) for _, scale in shown)
    canvas = Canvas((width, 160 + rows * line), PAPER)
    canvas.panel((16, 16, width - 16, 86), DUSK, 12, outline=BRASS)
    canvas.fitted_text((width // 2, 52), said.artifact_scale(), width - 72, 40, ON_LEAVES, title=True, anchor="mm")
    for column, (heading, scale) in enumerate(shown):
        x = 16 + column * (left + 8)
        canvas.fitted_text((x + left // 2, 118), heading, left - 20, 36, INK, anchor="mm")
        for tokens, points in enumerate(scale):
            top = 144 + tokens * line
            canvas.panel((x, top, x + left, top + line - 6), LIGHT, 8)
            canvas.icon("artifact", (x + 14, top + 7), 36, INK)
            count = said.or_more(count=tokens) if tokens == len(scale) - 1 else str(tokens)
            canvas.text((x + 60, top + line // 2 - 3), count, 36, INK)
            canvas.text((x + left - 20, top + line // 2 - 3), signed(points), 38, INK, bold=True, anchor="rm")
    return canvas
