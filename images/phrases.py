"""Effects as signs with words, in parts that are never broken: for cards, assistants, tiles and rows of the track.

`glyphs` says the same in signs alone, where there is no room for a word.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from arnak_bot.engine.content import ASSISTANT_BY_NUMBER, GUARDIAN_BY_NUMBER
from arnak_bot.engine.effects import (
    Activate,
    ActivateStackTile,
    All,
    Archaeologist,
    Borrow,
    Buy,
    Choose,
    Counting,
    CrystalEarring,
    Draw,
    Effect,
    EmptySlot,
    Exchange,
    ExileCard,
    ExileRightmostItem,
    Gain,
    GainFear,
    GainFromExile,
    GainPer,
    Goods,
    GuardFromFear,
    LookAtRescue,
    MoveGuardian,
    ObsidianEarring,
    Overcome,
    PayTo,
    Planes,
    PutDown,
    Recruit,
    Refresh,
    RefreshAll,
    Relocate,
    Rescue,
    Research,
    ReturnArchaeologist,
    RevealTop,
    Token,
    Travel,
    Upgrade,
    UpgradeAssistant,
    Where,
)
from arnak_bot.engine.printed import Card, CardKind
from arnak_bot.engine.resources import Bag
from images import words
from images.canvas import Glyph, fitting_size, glyphs_width
from images.glyphs import ARROW, travel

__all__ = ["Part", "Phrase", "assistant", "boon", "broken", "card", "effect", "fitting"]

Part = tuple[Glyph, ...]
"""Signs and words that stay together on a line."""

Phrase = tuple[Part, ...]

_PLACES: dict[Where, Phrase] = {
    Where.CAMP: (("#campfire", words.CAMP),),
    Where.UNOCCUPIED_CAMP: (("#campfire", words.FREE_CAMP),),
    Where.CAMP_OR_LEVEL_1: (("#campfire", words.OR), (words.LEVEL, "I")),
    Where.LEVEL_1: ((words.LEVEL, "I", words.SITE),),
    Where.YOURS: ((words.YOUR_SITE,),),
}
_COUNTED = {
    Counting.IDOLS: "#idol",
    Counting.GUARDIANS: "#guardian",
    Counting.ARCHAEOLOGISTS: "#archaeologist",
}
_GOODS: dict[Goods, Part] = {
    Goods.ITEM: ("#item",),
    Goods.ARTIFACT: ("#artifact",),
    Goods.EITHER: ("#item", "/", "#artifact"),
}


_MANY = 9
"""From here on a limit is none."""


def tokens(amount: Bag) -> Phrase:
    """Return an amount of resources, a part for each; the number always stands before its sign."""
    return tuple((*((str(count),) if count > 1 else ()), f"#{resource.value}") for resource, count in amount)


def effect(what: Effect) -> Phrase:
    """Return an effect in signs and words."""
    match what:
        case Gain(amount):
            return tokens(amount)
        case GainPer(amount, counting, at_most):
            most: Phrase = ((f"{words.AT_MOST} {at_most}",),) if at_most < _MANY else ()
            return (*tokens(amount), (words.PER, _COUNTED[counting]), *most)
        case Draw(cards, from_bottom):
            return (("#draw", f"{words.DRAW} {cards}"), *(((words.FROM_BOTTOM,),) if from_bottom else ()))
        case Travel(icons):
            return (tuple(travel(icons)),)
        case All(parts):
            return _joined(effect(part) for part in parts)
        case Choose(options, times):
            head: Phrase = ((str(times), words.OF),) if times > 1 else ()
            return (*head, *_either(effect(option.effect) for option in options))
        case PayTo(then, amount, icons, put_down):
            aside: Phrase = (("#put-down", words.SPEND_CARD),) if put_down else ()
            price = (*tokens(amount), *((tuple(travel(icons)),) if icons else ()), *aside)
            return (*price[:-1], (*price[-1], ARROW), *effect(then))
        case _:
            return _of_the_island(what)


def _joined(phrases: Iterable[Phrase]) -> Phrase:
    return tuple(part for phrase in phrases for part in phrase)


def _either(phrases: Iterable[Phrase]) -> Phrase:
    joined: list[Part] = []
    for phrase in phrases:
        if joined:
            joined[-1] = (*joined[-1], "/")
        joined += phrase
    return tuple(joined)


def _of_the_island(what: Effect) -> Phrase:
    match what:
        case Archaeologist(camp_for_free=True):
            return ((words.SEND, "#archaeologist"), ("#campfire", words.FREE), (words.USE, words.TWICE))
        case Archaeologist(discount, compass_discount):
            without: Phrase = ((*travel(discount), words.FREE),) if discount else ()
            cheaper: Phrase = ((f"−{compass_discount}", "#compass"),) if compass_discount else ()
            return ((words.SEND, "#archaeologist"), *without, *cheaper)
        case Activate(where, times, toll):
            twice: Part = (str(times),) if times > 1 else ()
            extra: Phrase = ((f"(II: {toll}", "#compass", ")"),) if toll else ()
            return (("#activate", words.USE, *twice), *_PLACES[where], *extra)
        case ActivateStackTile(level):
            return (("#activate", words.USE), (words.NEXT, "#site", "I" * level))
        case Relocate(where):
            return ((words.MOVE, "#archaeologist", ARROW), *_PLACES[where], ("#activate", words.USE))
        case Overcome(anywhere_alone):
            return ((words.OVERCOME,), ("#guardian", words.ANYWHERE if anywhere_alone else words.FREE))
        case MoveGuardian():
            return ((words.MOVE, "#guardian"), ("#activate", words.USE, words.SITE))
        case Research(discount, token, free):
            which: Part = ("#notebook",) if token is Token.NOTEBOOK else ()
            if free:
                return ((words.RESEARCH,), (*which, words.FREE))
            return ((words.RESEARCH,), *(("−", *part) for part in tokens(discount)))
        case Buy(goods, discount, free):
            if free:
                return ((words.TAKE, *_GOODS[goods], words.FREE),)
            return ((words.BUY, *_GOODS[goods], f"−{discount}"),)
        case Borrow(gold):
            return ((words.USE, f"#assistant@{'gold' if gold else 'silver'}"),)
        case _:
            return _PLAIN[type(what)]


_PLAIN: dict[type, Phrase] = {
    GainFear: (("#fear", words.FEAR),),
    ExileCard: (("#exile", words.EXILE),),
    Upgrade: (("#upgrade", words.UPGRADE),),
    Refresh: (("#refresh", words.REFRESH),),
    RefreshAll: (("#refresh", words.REFRESH, words.ALL),),
    PutDown: (("#put-down", words.SPEND_CARD),),
    RevealTop: ((words.SEE_TOP,),),
    ExileRightmostItem: (("#exile", words.LAST, "#item"),),
    GainFromExile: ((words.TAKE, words.EXILED, "#item"),),
    Recruit: (("#assistant@silver", words.RECRUIT),),
    UpgradeAssistant: (("#assistant@gold", words.TO_GOLD),),
    LookAtRescue: (),
    Rescue: (("#assistant@silver", words.RESCUE),),
    Exchange: ((words.SWAP, "#assistant"),),
    ReturnArchaeologist: ((words.BACK, "#archaeologist"),),
    Planes: ((words.TRAVEL_IS, "#plane"),),
    GuardFromFear: ((words.NO, "#fear", words.FEAR),),
    EmptySlot: (("#idol", words.EMPTY_SLOT),),
    CrystalEarring: (("#draw", f"{words.DRAW} 1–3"), (words.KEEP_ONE,)),
    ObsidianEarring: (("#draw", f"{words.DRAW} 1–2"), (words.KEEP_ONE,)),
}


def card(printed: Card, *, in_hand: bool = False) -> Phrase:
    """Return the whole effect of a card: lightning, exile and passing; in hand with what playing it costs."""
    if printed.effect is None:
        return ((words.BOOT_ONLY,),)
    phrase = effect(printed.effect)
    if printed.exiles_itself:
        phrase = (("#exile", words.THIS_CARD, ARROW), *phrase)
    if in_hand and printed.kind is CardKind.ARTIFACT:
        phrase = (("#tablet", ARROW), *phrase)
    if printed.free:
        phrase = (("#free", *phrase[0]), *phrase[1:])
    if printed.pass_effect is not None:
        phrase = (*phrase, (words.OR, "#pass", words.PASS), *effect(printed.pass_effect))
    return phrase


def assistant(number: int, *, gold: bool) -> Phrase:
    """Return what one side of an assistant does."""
    return _either(effect(use.effect) for use in ASSISTANT_BY_NUMBER[number].side(gold).uses)


def boon(number: int) -> Phrase:
    """Return the boon of a guardian."""
    guardian = GUARDIAN_BY_NUMBER[number]
    if guardian.boon_travel:
        return (tuple(travel(guardian.boon_travel)),)
    return effect(guardian.boon) if guardian.boon is not None else ()


def _spaced(part: Part) -> Part:
    """Words that follow each other in a part, with a space between them."""
    spaced: list[Glyph] = []
    for glyph in part:
        if spaced and not glyph.startswith("#") and not spaced[-1].startswith("#"):
            spaced[-1] = f"{spaced[-1]} {glyph}"
        else:
            spaced.append(glyph)
    return tuple(spaced)


@lru_cache(maxsize=1024)
def broken(phrase: Phrase, width: int, size: int) -> tuple[Part, ...]:
    """Break a phrase into lines no wider than `width`; a part that is wider alone has a line of its own."""
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
    """Return the lines of a phrase and the largest size at which there are at most `most_lines` of them.

    Where even the smallest size needs more lines, it has them.
    """
    while size > smallest:
        lines = broken(phrase, width, size)
        if len(lines) <= most_lines and all(glyphs_width(line, size) <= width for line in lines):
            return lines, size
        size -= 1
    lines = broken(phrase, width, smallest)
    return lines, min((fitting_size(line, smallest, width) for line in lines), default=smallest)
