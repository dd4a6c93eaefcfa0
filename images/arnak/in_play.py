"""The cards in play as chips of a panel: names, pictures or both. Knows nothing else about the player."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache

from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak.art import figure_of
from images.arnak.chips import LINE, TEXT, Chip, counted
from images.kit.canvas import Canvas
from images.kit.text import text_width
from images.kit.theme import INK


@lru_cache(maxsize=64)
def by_name(play: tuple[str, ...], words: Words, *, pictured: bool) -> tuple[Chip, ...]:
    """Chips with the number of cards in play, then each name once, the newest first, with a picture if `pictured`."""
    if not play:
        return ()
    head, kinds = counted(words.pictures.played(count=len(play))), _several(play)
    named = (_named_card(*each, words, pictured=pictured, last=each is kinds[-1]) for each in kinds)
    return (replace(head, counts=0), *named)


def _several(play: tuple[str, ...]) -> list[tuple[str, int]]:
    """The last-played card of each name, the newest first, with the number of cards of that name."""
    newest = {CARD_BY_ID[card].name: card for card in play}
    counts = Counter(CARD_BY_ID[card].name for card in reversed(play))
    return [(newest[name], count) for name, count in counts.items()]


def by_picture(play: tuple[str, ...]) -> list[Chip]:
    return [_small_card(card, count) for card, count in _several(play)]


@lru_cache(maxsize=1024)
def _named_card(card: str, count: int, words: Words, *, pictured: bool, last: bool) -> Chip:
    """A chip for cards with the same name: name and number, with a picture if `pictured`, otherwise with a comma."""
    before = LINE if pictured else 0
    name = CARD_BY_ID[card].name
    name = name if count == 1 else words.pictures.several_cards(card=name, count=count)
    name = name if pictured or last else f"{name},"

    def draw(canvas: Canvas, x: int, y: int) -> None:
        if pictured:
            canvas.figure(figure_of(card, canvas.pixels(LINE - 4)), (x, y + 2))
        canvas.text((x + before, y + LINE // 2), name, TEXT, INK, bold=True)

    return Chip(before + text_width(name, TEXT, bold=True), draw, counts=count, letters=not pictured)


@lru_cache(maxsize=128)
def _small_card(card: str, count: int) -> Chip:
    times = f"×{count}" if count > 1 else ""

    def draw(canvas: Canvas, x: int, y: int) -> None:
        canvas.figure(figure_of(card, canvas.pixels(LINE - 4)), (x, y + 2))
        canvas.text((x + LINE - 6, y + LINE // 2), times, TEXT, INK, bold=True)

    return Chip(LINE - 10 + (text_width(times, TEXT, bold=True) + 4 if times else 0), draw, counts=count)
