"""Large pictures for look-ups: cards, event tiles, explorers, paths, stones, the artifact scale."""

from __future__ import annotations

from arnak_bot.games.lost_cities.engine.content import ARTIFACT_SCALE_LONG, ARTIFACT_SCALE_SHORT
from arnak_bot.games.lost_cities.engine.printed import Card, Colour, Tile
from arnak_bot.games.lost_cities.engine.view import GameView
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.kit.numerals import signed
from images.kit.boxes import wider
from images.kit.canvas import Canvas
from images.kit.theme import BRASS, INK, LIGHT, ON_LEAVES, PAPER
from images.lost_cities.board import lay_tiles
from images.lost_cities.ground import LANES, ground
from images.lost_cities.pieces import draw_card, draw_explorer, draw_tile
from images.lost_cities.theme import DUSK

_CARD, _SQUARE = (500, 700), (500, 500)
_MARGIN = 24


def draw_look_up(key: str, words: Words, view: GameView | None = None) -> bytes:
    """Draw the item with this look-up key, and return an encoded picture.

    With a view, a path is shown as it is in the game, and an explorer in the viewer's own shape and colour.

    Raises:
        KeyError: there is no such thing.
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
            researcher = which == "researcher"
            draw_explorer(canvas, seat, "", (middle, 442 if researcher else 400), 300, researcher=researcher)
        case "path":
            canvas = _lane(Colour(which), view, words)
        case "stones":
            canvas = _lane(Colour.YELLOW, None, words)
        case "artifacts":
            canvas = _scale(words)
        case _:
            raise KeyError(key)
    return canvas.encode()


def _lane(path: Colour, view: GameView | None, words: Words) -> Canvas:
    """A path from its first stone to its city, with its current tiles."""
    whole = Canvas((0, 0), ground(words))
    if view is not None:
        lay_tiles(whole, view, path)
    lane = whole.image.crop(LANES[path])
    canvas = Canvas((lane.width + 2 * _MARGIN, lane.height + 2 * _MARGIN), DUSK)
    canvas.paste(lane, (_MARGIN, _MARGIN))
    return canvas


def _scale(words: Words) -> Canvas:
    """The values of artifact tokens at the end, in the long and in the short game."""
    said, line, left = words.pictures, 56, 300
    rows = max(len(ARTIFACT_SCALE_LONG), len(ARTIFACT_SCALE_SHORT))
    canvas = Canvas((2 * left + 40, 160 + rows * line), PAPER)
    canvas.panel((16, 16, 2 * left + 24, 86), DUSK, 12, outline=BRASS)
    canvas.fitted_text((left + 20, 52), said.artifact_scale(), 2 * left - 40, 40, ON_LEAVES, title=True, anchor="mm")
    for column, (heading, scale) in enumerate(
        ((said.long_game(), ARTIFACT_SCALE_LONG), (said.short_game(), ARTIFACT_SCALE_SHORT))
    ):
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
