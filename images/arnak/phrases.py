"""Effects as signs with words, in parts that are never broken: for cards, assistants, tiles and rows of the track.

`glyphs` says the same in signs alone, where there is no room for a word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import chain
from typing import assert_never

from arnak_bot.games.arnak.engine.content import ASSISTANT_BY_NUMBER, GUARDIAN_BY_NUMBER
from arnak_bot.games.arnak.engine.effects import (
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
from arnak_bot.games.arnak.engine.printed import Card, CardKind
from arnak_bot.games.arnak.engine.resources import Bag
from images.arnak.glyphs import ARROW, travel
from images.arnak.words import ENGLISH, PictureWords, parts, written
from images.kit.canvas import Glyph, fitting_size, glyphs_width

__all__ = ["Part", "Phrase", "assistant", "boon", "broken", "card", "effect", "fitting"]

Part = tuple[Glyph, ...]
"""Signs and words that stay together on a line."""

Phrase = tuple[Part, ...]

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


def effect(what: Effect, words: PictureWords = ENGLISH) -> Phrase:
    """Return an effect in signs and words."""
    match what:
        case Gain(amount):
            return tokens(amount)
        case GainPer(amount, counting, at_most):
            signs, counted = written(tokens(amount)), _COUNTED[counting]
            if at_most < _MANY:
                return parts(words.gain_per_at_most(amount=signs, counted=counted, most=at_most))
            return parts(words.gain_per(amount=signs, counted=counted))
        case Draw(cards, from_bottom):
            return parts(words.draw_from_bottom(count=cards) if from_bottom else words.draw(count=cards))
        case Travel(icons):
            return (tuple(travel(icons)),)
        case All(several):
            return _together(several, words)
        case Choose(options, times):
            head: Phrase = parts(words.some_of(count=times)) if times > 1 else ()
            return (*head, *_either(effect(option.effect, words) for option in options))
        case PayTo(then, amount, icons, put_down):
            aside: Phrase = parts(words.spend_card()) if put_down else ()
            price = (*tokens(amount), *((tuple(travel(icons)),) if icons else ()), *aside)
            return (*price[:-1], (*price[-1], ARROW), *effect(then, words))
        case _:
            return _of_the_island(what, words)


def _together(several: Iterable[Effect], words: PictureWords) -> Phrase:
    """Effects one after the other: what is gained after a deed stands together, with a plus, or "exile 2" would be two
    cards."""
    joined, after_a_deed = list[Part](), False
    for part in several:
        phrase = effect(part, words)
        if after_a_deed and isinstance(part, Gain):
            first, *others = chain.from_iterable(phrase)
            plus = ("+", first) if first.startswith("#") else (f"+{first}",)
            phrase = ((*plus, *others),)
        joined += phrase
        after_a_deed = not isinstance(part, Gain | GainPer | GainFear)
    return tuple(joined)


def _either(phrases: Iterable[Phrase]) -> Phrase:
    joined: list[Part] = []
    for phrase in phrases:
        if joined:
            joined[-1] = (*joined[-1], "/")
        joined += phrase
    return tuple(joined)


def _of_the_island(what: Effect, words: PictureWords) -> Phrase:
    match what:
        case Archaeologist(camp_for_free=True):
            return parts(words.send_to_free_camp())
        case Archaeologist(discount, compass_discount):
            sent = words.send_travel_free(travel=" ".join(travel(discount))) if discount else words.send()
            cheaper: Phrase = ((f"−{compass_discount}", "#compass"),) if compass_discount else ()
            return (*parts(sent), *cheaper)
        case Activate(where, times, toll):
            place = _place(where, words)
            used = words.activate_times(count=times, place=place) if times > 1 else words.activate(place=place)
            extra: Phrase = ((f"(II: {toll}", "#compass", ")"),) if toll else ()
            return (*parts(used), *extra)
        case ActivateStackTile(level):
            return parts(words.activate_next_tile(level="I" * level))
        case Relocate(where):
            return parts(words.relocate(place=_place(where, words)))
        case Overcome(anywhere_alone):
            return parts(words.overcome_anywhere() if anywhere_alone else words.overcome_free())
        case Research(discount, token, free):
            if free:
                return parts(words.research_free(token="#notebook" if token is Token.NOTEBOOK else ""))
            return (*parts(words.research()), *(("−", *part) for part in tokens(discount)))
        case Buy(goods, discount, free):
            signs = " ".join(_GOODS[goods])
            return parts(words.take_free(goods=signs) if free else words.buy(goods=signs, discount=discount))
        case Borrow(gold):
            return parts(words.borrow(assistant=f"#assistant@{'gold' if gold else 'silver'}"))
        case _:
            return parts(_PLAIN[type(what)](words))


def _place(where: Where, words: PictureWords) -> str:
    match where:
        case Where.CAMP:
            return words.place_camp()
        case Where.UNOCCUPIED_CAMP:
            return words.place_free_camp()
        case Where.CAMP_OR_LEVEL_1:
            return words.place_camp_or_level_1()
        case Where.LEVEL_1:
            return words.place_level_1()
        case Where.YOURS:
            return words.place_yours()
        case _:
            assert_never(where)


_PLAIN: dict[type, Callable[[PictureWords], str]] = {
    GainFear: lambda words: words.gain_fear(),
    ExileCard: lambda words: words.exile_card(),
    Upgrade: lambda words: words.upgrade(),
    Refresh: lambda words: words.refresh(),
    RefreshAll: lambda words: words.refresh_all(),
    PutDown: lambda words: words.spend_card(),
    MoveGuardian: lambda words: words.move_guardian(),
    RevealTop: lambda words: words.see_top(),
    ExileRightmostItem: lambda words: words.exile_last_item(),
    GainFromExile: lambda words: words.gain_from_exile(),
    Recruit: lambda words: words.recruit(),
    UpgradeAssistant: lambda words: words.upgrade_assistant(),
    LookAtRescue: lambda words: "",
    Rescue: lambda words: words.rescue(),
    Exchange: lambda words: words.exchange(),
    ReturnArchaeologist: lambda words: words.return_archaeologist(),
    Planes: lambda words: words.planes(),
    GuardFromFear: lambda words: words.guard_from_fear(),
    EmptySlot: lambda words: words.empty_slot(),
    CrystalEarring: lambda words: words.draw_and_keep_one(range="1–3"),
    ObsidianEarring: lambda words: words.draw_and_keep_one(range="1–2"),
}


def card(printed: Card, *, in_hand: bool = False, spelled: bool = False, words: PictureWords = ENGLISH) -> Phrase:
    """Return the whole effect of a card: lightning (`spelled`: with what it means), exile and passing; in hand with
    what playing it costs."""
    if printed.effect is None:
        return parts(words.no_effect())
    phrase = effect(printed.effect, words)
    if printed.exiles_itself:
        phrase = (*parts(words.exile_this()), *phrase)
    if in_hand and printed.kind is CardKind.ARTIFACT:
        phrase = (("#tablet", ARROW), *phrase)
    if printed.free and spelled:
        phrase = (*parts(words.free_action()), *phrase)
    elif printed.free:
        phrase = (("#free", *phrase[0]), *phrase[1:])
    if printed.pass_effect is not None:
        phrase = (*phrase, *parts(words.or_pass()), *effect(printed.pass_effect, words))
    return phrase


def assistant(number: int, *, gold: bool, words: PictureWords = ENGLISH) -> Phrase:
    """Return what one side of an assistant does."""
    return _either(effect(use.effect, words) for use in ASSISTANT_BY_NUMBER[number].side(gold).uses)


def boon(number: int, words: PictureWords = ENGLISH) -> Phrase:
    """Return the boon of a guardian."""
    guardian = GUARDIAN_BY_NUMBER[number]
    if guardian.boon_travel:
        return (tuple(travel(guardian.boon_travel)),)
    return effect(guardian.boon, words) if guardian.boon is not None else ()


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
