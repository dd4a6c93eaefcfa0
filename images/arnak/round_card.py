"""The round card: a headline, what everybody did in the round that has ended, and a preview of the next one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from arnak_bot.games.arnak.engine.state import GAP
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.figures import Figure
from arnak_bot.games.arnak.wording.messages import Pictures, Words
from arnak_bot.kit.numerals import ROMAN
from images.arnak.art import paper
from images.arnak.cards import row_card
from images.arnak.layout import CARD
from images.arnak.scene import Scene
from images.kit.canvas import Canvas
from images.kit.names import name_width
from images.kit.text import text_width
from images.kit.theme import ACCENT, BRASS, INK, LEATHER, LIGHT, ON_LEAVES, SEATS, SOFT_INK, WHITE, mixed

_LINES: tuple[tuple[str, Callable[[Pictures], str], tuple[Figure, ...]], ...] = (
    ("archaeologist", Pictures.done_digs, (Figure.DUG_CAMP, Figure.DUG_1, Figure.DUG_2)),
    ("site", Pictures.done_sites, (Figure.DISCOVERED_1, Figure.DISCOVERED_2)),
    ("guardian", Pictures.done_guardians, (Figure.OVERCOME,)),
    ("glass", Pictures.done_research, (Figure.GLASS_STEPS, Figure.NOTEBOOK_STEPS)),
    ("item", Pictures.done_items, (Figure.ITEMS_BOUGHT,)),
    ("artifact", Pictures.done_artifacts, (Figure.ARTIFACTS_BOUGHT,)),
    ("cards", Pictures.done_cards, (Figure.CARDS_PLAYED,)),
    ("temple", Pictures.done_temple_tiles, (Figure.TEMPLE_TILES,)),
)


def round_lines(words: Words) -> tuple[tuple[str, str, tuple[Figure, ...]], ...]:
    return tuple((icon, named(words.pictures), figures) for icon, named, figures in _LINES)


_WIDTH = 6 * CARD + 40
_LABEL = 350
_BANNER = 116
_HEAD = _BANNER + 76
_LINE = 56


def draw_round(
    view: GameView,
    names: tuple[str, ...],
    ended: int,
    figures: Sequence[Mapping[str, int]],
    headline: str = "",
    *,
    words: Words,
) -> bytes:
    """`figures` count what each seat did in round `ended`; lines in which nobody did anything are left out."""
    scene = Scene.of(view, names, words)
    table = round_lines(words)
    lines = [(icon, name, counts) for icon, name, counted in table if any(counts := _counts(figures, counted))]
    bottom = _HEAD + _LINE * len(lines) + 10
    size = (_WIDTH, bottom + 304)
    canvas = Canvas(size, paper(size))
    canvas.panel((8, 8, _WIDTH - 8, _BANNER), LEATHER, 14, outline=BRASS, line=4)
    title = words.pictures.round(round=ROMAN[ended])
    canvas.text((34, 62), title, 44, ON_LEAVES, title=True)
    if headline:
        left = max(310, 34 + text_width(title, 44, title=True) + 24)
        _headline(canvas, headline, left, _WIDTH - 36 - left)
    column = (_WIDTH - _LABEL - 30) // len(figures)
    for seat in range(len(figures)):
        left = _LABEL + seat * column
        canvas.seat(seat, (left, _BANNER + 16), 44, initial=scene.letters[seat])
        canvas.name((left + 56, _BANNER + 40), scene.names[seat], seat, column - 66, 34, INK, smallest=30)
    most = max((count for _, _, counts in lines for count in counts), default=1)
    for at, (icon, name, counts) in enumerate(lines):
        _line(canvas, icon, name, counts, _HEAD + at * _LINE, column, most)
    _next_round(canvas, scene, bottom + 8)
    return canvas.encode()


def _headline(canvas: Canvas, headline: str, left: int, room: int) -> None:
    if name_width(headline, None, _LEAST_HEADLINE) <= room:
        canvas.name((left, 62), headline, None, room, 44, WHITE, smallest=_LEAST_HEADLINE)
        return
    said = headline.split()
    breaks = [(" ".join(said[:at]), " ".join(said[at:])) for at in range(1, len(said) + 1)]
    for at, line in enumerate(min(breaks, key=lambda lines: max(map(len, lines)))):
        if line:
            canvas.name((left, 40 + 44 * at), line, None, room, 36, WHITE, smallest=_LEAST_HEADLINE)


_LEAST_HEADLINE = 30


def _counts(figures: Sequence[Mapping[str, int]], counted: Sequence[str]) -> list[int]:
    return [sum(done.get(figure, 0) for figure in counted) for done in figures]


def _line(canvas: Canvas, icon: str, name: str, counts: Sequence[int], y: int, column: int, most: int) -> None:
    canvas.panel((16, y, _WIDTH - 16, y + _LINE - 6), LIGHT, 10)
    canvas.icon(icon, (28, y + 6), 38, SOFT_INK)
    canvas.fitted_text((80, y + 25), name, _LABEL - 86, 32, INK)
    for seat, count in enumerate(counts):
        if not count:
            continue
        left = _LABEL + seat * column
        length = max(8, (column - 80) * count // most)
        best = count == max(counts)
        colour = SEATS[seat].colour if best else mixed(SEATS[seat].colour, LIGHT, 0.45)
        canvas.panel((left, y + 10, left + length, y + 40), colour, 6)
        canvas.text((left + length + 10, y + 25), str(count), 36 if best else 32, INK, bold=best)


def _next_round(canvas: Canvas, scene: Scene, top: int) -> None:
    view, words = scene.view, scene.words
    canvas.panel((8, top, _WIDTH - 8, top + 72), LIGHT, 14, outline=ACCENT, line=4)
    title, begins = words.pictures.round(round=ROMAN[view.round]), words.pictures.begins_with()
    canvas.text((30, top + 37), title, 36, INK, title=True)
    left = max(290, 30 + text_width(title, 36, title=True) + 16)
    canvas.text((left, top + 36), begins, 32, SOFT_INK)
    left = max(458, left + text_width(begins, 32) + 14)
    seat, name = view.begins, (left + 52, top + 36)
    canvas.seat(seat, (left, top + 16), 40, initial=scene.letters[seat])
    canvas.name(name, scene.names[seat], seat, _WIDTH - 102 - left, 36, SEATS[seat].colour)
    for at, card in enumerate((*view.artifact_places, *view.item_places)):
        if card != GAP:
            canvas.paste(row_card(card, words=words), (20 + at * CARD, top + 86), 10)
