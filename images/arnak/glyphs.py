"""Effects, costs and travel as lines of icons, so that each concept looks the same everywhere."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from arnak_bot.games.arnak.engine.content import BONUS_TILE_EFFECTS, GUARDIAN_BY_NUMBER, IDOL_EFFECTS
from arnak_bot.games.arnak.engine.effects import Effect
from arnak_bot.games.arnak.engine.printed import BonusTile, IdolKind
from arnak_bot.games.arnak.engine.travel import Icons
from arnak_bot.games.arnak.wording.forms import Form
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words
from images.kit.phrasing import line as line_of
from images.kit.text import Glyph

Line = tuple[Glyph, ...]

ARROW = "›"


def tokens(amounts: Iterable[tuple[str, int]]) -> Line:
    """Return icons by name, such as those of resources, each after its amount if that is more than one."""
    parts = ((str(count), f"#{sign}") if count > 1 else (f"#{sign}",) for sign, count in amounts)
    return tuple(chain.from_iterable(parts))


def travel(icons: Icons) -> Line:
    return tuple(f"#{icon.value}" for icon in icons)


_SIGN = Form(
    "_sign",
    tokens=lambda amount, words: " ".join(tokens(amount)),
    icons=lambda icons, words: " ".join(travel(icons)),
    listed=lambda parts, words: " ".join(parts),
    together=lambda several, words: " ".join(each for part in several for each in effect(part, words)),
)


def effect(what: Effect | None, words: Words) -> Line:
    """Return an effect in icons, with words only for what has no icon."""
    return () if what is None else tuple(_SIGN.effect(what, words).split())


def bare(what: Effect | None) -> Line:
    """Return an effect that needs no words in any language, such as that of a site, idol, boon or small tile."""
    return effect(what, ENGLISH)


def worded(line: Line, words: Words) -> Line:
    """Return a line of icons with a word before each icon that is not a resource, to name it."""
    named = {f"#{sign}": words.pictures[f"sign-{sign}"] for sign in _NAMED}
    return tuple(each for glyph in line for each in ((named[glyph], glyph) if glyph in named else (glyph,)))


def units(line: Iterable[Glyph]) -> list[Line]:
    """Return the parts of a line that stay together: icons, each after its number."""
    found: list[Line] = []
    for glyph in line:
        if found and not found[-1][-1].startswith("#"):
            found[-1] += (glyph,)
        else:
            found.append((glyph,))
    return found


_NAMED = ("draw", "exile", "upgrade", "refresh", "fear", "put-down")


SIGNS = "#signs"


def within(text: str, signs: Line) -> Line:
    """Return a message as a line, with icons in place of `SIGNS`."""
    return tuple(each for glyph in line_of(text) for each in (signs if glyph == SIGNS else (glyph,)))


def boon(number: int) -> Line:
    return tuple(_SIGN.boon(number, ENGLISH).split())


def guardian_cost(number: int, travelled: Line | None = None) -> Line:
    """Return the cost of overcoming a guardian, with `travelled` instead of its travel icons."""
    line, printed = tuple(_SIGN.guardian_cost(number, ENGLISH).split()), travel(GUARDIAN_BY_NUMBER[number].travel)
    if not printed or travelled is None:
        return line
    at = line.index(printed[0])
    return (*line[:at], *travelled, *line[at + len(printed) :])


def assistant(number: int, words: Words, *, gold: bool) -> Line:
    return tuple(_SIGN.assistant(number, words, gold=gold).split())


def idol(kind: IdolKind) -> Line:
    return bare(IDOL_EFFECTS[kind])


def bonus(tile: BonusTile) -> Line:
    return bare(BONUS_TILE_EFFECTS[tile])
