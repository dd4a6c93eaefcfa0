"""Effects as icons with words, in parts that are never broken; `glyphs` does the same with icons only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from arnak_bot.games.arnak.engine.effects import Effect, Gain, GainFear, GainPer
from arnak_bot.games.arnak.engine.printed import Card, CardKind
from arnak_bot.games.arnak.wording.forms import Form
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak.glyphs import tokens, travel
from images.kit.phrasing import parts
from images.kit.text import Glyph, fitting_size, glyphs_width

Part = tuple[Glyph, ...]
"""Icons and words that stay together on a line."""

Phrase = tuple[Part, ...]


def _together(several: Sequence[Effect], words: Words) -> str:
    """Join effects, with a plus before a gain that follows an action; otherwise "exile 2" would read as two cards."""
    said, after_a_deed = list[str](), False
    for part in several:
        text = _FACE.effect(part, words)
        if after_a_deed and isinstance(part, Gain):
            text = f"{'+ ' if text.startswith('#') else '+'}{text.replace(' |', '')}"
        said.append(text)
        after_a_deed = not isinstance(part, Gain | GainPer | GainFear)
    return " | ".join(said)


_FACE = Form(
    "_face",
    tokens=lambda amount, words: " | ".join(" ".join(tokens((each,))) for each in amount),
    icons=lambda icons, words: " ".join(travel(icons)),
    listed=lambda parts, words: " | ".join(parts),
    together=_together,
)


def effect(what: Effect, words: Words) -> Phrase:
    return parts(_FACE.effect(what, words))


def card(printed: Card, words: Words, *, in_hand: bool = False, spelled: bool = False) -> Phrase:
    """`spelled`: with the lightning icon explained; `in_hand`: with the cost of playing an artifact."""
    text = " | ".join(_FACE.card(printed, words))
    if in_hand and printed.kind is CardKind.ARTIFACT:
        text = f"#tablet › | {text}"
    if printed.free:
        text = f"{words.effects.free_action_face()} | {text}" if spelled else f"#free {text}"
    return parts(text)


def assistant(number: int, words: Words, *, gold: bool) -> Phrase:
    return parts(_FACE.assistant(number, words, gold=gold))


def boon(number: int, words: Words) -> Phrase:
    return parts(_FACE.boon(number, words))


def _spaced(part: Part) -> Part:
    spaced: list[Glyph] = []
    for glyph in part:
        if spaced and not glyph.startswith("#") and not spaced[-1].startswith("#"):
            spaced[-1] = f"{spaced[-1]} {glyph}"
        else:
            spaced.append(glyph)
    return tuple(spaced)


@lru_cache(maxsize=1024)
def broken(phrase: Phrase, width: int, size: int) -> tuple[Part, ...]:
    """Break a phrase into lines no wider than `width`; a part that is wider by itself gets a line of its own."""
    lines: list[Part] = []
    for part in map(_spaced, phrase):
        joined = (*lines[-1], " ", *part) if lines else part
        if lines and glyphs_width(joined, size) <= width:
            lines[-1] = joined
        else:
            lines.append(part)
    return tuple(lines)


@lru_cache(maxsize=1024)
def fitting(phrase: Phrase, width: int, most_lines: int, size: int, smallest: int) -> tuple[tuple[Part, ...], int]:
    """The largest size with at most `most_lines`; if even the smallest needs more lines, all of them are returned."""
    while size > smallest:
        lines = broken(phrase, width, size)
        if len(lines) <= most_lines and all(glyphs_width(line, size) <= width for line in lines):
            return lines, size
        size -= 1
    lines = broken(phrase, width, smallest)
    return lines, min((fitting_size(line, smallest, width) for line in lines), default=smallest)
