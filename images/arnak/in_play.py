"""The cards in play as chips of a panel: by name, with their pictures or without. Knows cards, no player."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from images.arnak.art import figure_of
from images.arnak.chips import LINE, TEXT, Chip, counted
from images.arnak.words import PictureWords
from images.kit.canvas import Canvas, text_width
from images.kit.theme import INK

__all__ = ["by_name", "by_picture"]


@lru_cache(maxsize=64)
def by_name(play: tuple[str, ...], words: PictureWords, *, pictured: bool) -> tuple[Chip, ...]:
    """How many cards are in play, and which: the newest first, each kind once, `pictured` or by name alone."""
    if not play:
        return ()
    head = counted(words.played(count=len(play)))
    kinds = Counter(reversed(play))
    cards = [
        _named_card(card, count, words, pictured=pictured, last=at == len(kinds))
        for at, (card, count) in enumerate(kinds.items(), 1)
    ]
    return (Chip(head.width, head.draw, counts=0), *cards)


def by_picture(play: tuple[str, ...]) -> list[Chip]:
    """The same cards as small pictures, without a word."""
    return [_small_card(card, count) for card, count in Counter(reversed(play)).items()]


@lru_cache(maxsize=256)
def _named_card(card: str, count: int, words: PictureWords, *, pictured: bool, last: bool) -> Chip:
    """A kind of cards in play as a chip: what it shows, its name, and how many there are; names alone are parted."""
    before = LINE if pictured else 0
    name = CARD_BY_ID[card].name
    name = name if count == 1 else words.several_cards(card=name, count=count)
    name = name if pictured or last else f"{name},"

    def draw(canvas: Canvas, x: int, y: int) -> None:
        if pictured:
            canvas.figure(figure_of(card, canvas.pixels(LINE - 4)), (x, y + 2))
        canvas.text((x + before, y + LINE // 2), name, TEXT, INK, bold=True)

    return Chip(before + text_width(name, TEXT, bold=True), draw, counts=count)


@lru_cache(maxsize=128)
def _small_card(card: str, count: int) -> Chip:
    times = f"×{count}" if count > 1 else ""

    def draw(canvas: Canvas, x: int, y: int) -> None:
        canvas.figure(figure_of(card, canvas.pixels(LINE - 4)), (x, y + 2))
        canvas.text((x + LINE - 6, y + LINE // 2), times, TEXT, INK, bold=True)

    return Chip(LINE - 10 + (text_width(times, TEXT, bold=True) + 4 if times else 0), draw, counts=count)
