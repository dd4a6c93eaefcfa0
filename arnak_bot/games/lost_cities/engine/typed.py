"""What a player means by what they type. Forgives case, spaces, plurals, order and small words, but never guesses.

Each word may mean a verb, a colour, a value, a piece or the deck; an action fits when each word means a part of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from arnak_bot.games.lost_cities.engine.actions import Action, Decline, Discard, Draw, Play, Step, Verb
from arnak_bot.games.lost_cities.engine.content import HIGHEST
from arnak_bot.games.lost_cities.engine.printed import Card, Colour
from arnak_bot.games.lost_cities.engine.refusals import IllegalAction, Why
from arnak_bot.games.lost_cities.engine.rules.legality import out_of_step
from arnak_bot.games.lost_cities.engine.state import Phase

__all__ = ["find", "near"]


class Part(StrEnum):
    """The parts of an action that a word can mean."""

    VERB = "verb"
    COLOUR = "colour"
    VALUE = "value"
    PIECE = "piece"
    DECK = "deck"


@dataclass(frozen=True, slots=True)
class Meaning:
    """One thing a word can mean. `whole` is false for an abbreviation."""

    part: Part
    value: str
    whole: bool = True


_WORDS: dict[tuple[Part, str], tuple[str, ...]] = {
    (Part.VERB, Verb.PLAY): ("play", "begin", "start", "place", "lay", "put"),
    (Part.VERB, Verb.DISCARD): ("discard", "throw", "drop", "toss", "dump"),
    (Part.VERB, Verb.STEP): ("step", "move", "advance", "go", "walk"),
    (Part.VERB, Verb.DECLINE): ("decline", "no", "skip", "stay", "pass"),
    (Part.VERB, Verb.DRAW): ("draw", "take", "pick", "pull"),
    (Part.PIECE, "researcher"): ("researcher", "double", "x2", "2x", "large", "big", "leader"),
    (Part.PIECE, "adventurer"): ("adventurer", "small", "x1", "1x"),
    (Part.DECK, "deck"): ("deck", "stack", "drawpile"),
    **{(Part.COLOUR, colour): (colour.value,) for colour in Colour},
}
_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_INITIALS = {
    "p": ((Part.VERB, Verb.PLAY),),
    "d": ((Part.VERB, Verb.DISCARD), (Part.VERB, Verb.DRAW)),
    "s": ((Part.VERB, Verb.STEP),),
    **{colour.value[0]: ((Part.COLOUR, colour),) for colour in Colour},
}
_SMALL_WORDS = frozenset(
    (
        *("a", "an", "and", "at", "away", "card", "cards", "down", "explorer", "for", "from", "in", "my"),
        *("of", "on", "onto", "path", "piece", "pile", "please", "stone", "thank", "thanks", "the", "to", "top", "up"),
        *("with", "you"),
    )
)
_SHORTEST = 2
_NEAR = 8


def find(text: str, legal: Sequence[Action], phase: Phase, against: Callable[[Action], Why | None]) -> Action:
    """Return the legal action that `text` means; `against` says why an action is not legal.

    Raises:
        IllegalAction: it means nothing, several things, or what is not possible now.
    """
    said = " ".join(text.lower().split())
    for action in legal:
        if action.text == said:
            return action
    words = [_meanings(word) for word in _split(said)]
    if not words or not all(words):
        raise IllegalAction(Why.NOT_UNDERSTOOD, near=legal[:_NEAR], typed=said)
    told = _told(words, phase)
    if told is not None and told in legal and _may_be_guessed(told, words):
        return told
    fitting = [action for action in legal if _fits(action, words) and _may_be_guessed(action, words)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise IllegalAction(Why.SEVERAL, near=fitting, typed=said)
    raise _refusal(said, told, words, legal, phase, against)


def _split(said: str) -> list[str]:
    """Words without punctuation and small words; a colour and a number that were typed together come apart."""
    plain = re.sub(r"[\W_]+", " ", re.sub(r"discard[- ]?piles?\b", "pile", said.replace("'", "")))
    apart = re.sub(r"\b([a-z]{2,}|[pdsybwgr])(\d+)\b", r"\1 \2", plain)
    words = apart.split()
    return [word for word in words if word not in _SMALL_WORDS] if len(words) > 1 else words


@lru_cache(maxsize=4096)
def _meanings(word: str) -> tuple[Meaning, ...]:
    if word.isdecimal():
        return (Meaning(Part.VALUE, str(int(word))),) if len(word) <= 2 and int(word) <= HIGHEST else ()
    if word in _NUMBERS:
        return (Meaning(Part.VALUE, str(_NUMBERS.index(word))),)
    if word in _INITIALS:
        return tuple(Meaning(part, value, whole=False) for part, value in _INITIALS[word])
    single = word.removesuffix("s")
    whole = [Meaning(*key) for key, names in _WORDS.items() if word in names or single in names]
    if whole:
        return tuple(whole)
    if len(word) < _SHORTEST:
        return ()
    starts = [key for key, names in _WORDS.items() if any(name.startswith(word) for name in names)]
    return tuple(Meaning(part, value, whole=False) for part, value in starts)


def _told(words: Sequence[tuple[Meaning, ...]], phase: Phase) -> Action | None:
    """Return the one action that the words name in full, whether legal or not; without a verb a card is played."""
    said: dict[Part, str] = {}
    for meanings in words:
        if len(meanings) != 1 or meanings[0].part in said:
            return None
        said[meanings[0].part] = meanings[0].value
    verb = said.get(Part.VERB, _VERB_OF[phase])
    colour = Colour(said[Part.COLOUR]) if Part.COLOUR in said else None
    extra = set(said) - {Part.VERB, Part.COLOUR}
    if verb == Verb.DRAW and not extra - {Part.DECK} and (colour is None or Part.DECK not in said):
        return Draw(colour)
    if colour is None:
        return Decline() if verb == Verb.DECLINE and not extra else None
    if verb == Verb.STEP and not extra:
        return Step(colour)
    if Part.VALUE not in said or verb not in (Verb.PLAY, Verb.DISCARD):
        return None
    card = Card(colour, int(said[Part.VALUE]))
    if verb == Verb.PLAY and not extra - {Part.VALUE, Part.PIECE}:
        return Play(card, researcher=said.get(Part.PIECE) == "researcher")
    return Discard(card) if verb == Verb.DISCARD and extra == {Part.VALUE} else None


_VERB_OF = {Phase.CARD: Verb.PLAY, Phase.STEP: Verb.STEP, Phase.DRAW: Verb.DRAW, Phase.OVER: Verb.PLAY}


def _may_be_guessed(action: Action, words: Sequence[tuple[Meaning, ...]]) -> bool:
    """A card is never discarded without its verb, and what cannot be undone is never drawn for an abbreviation."""
    meant = [meaning for meanings in words for meaning in meanings if (meaning.part, meaning.value) in _parts(action)]
    if isinstance(action, Discard):
        return any(meaning.part is Part.VERB and meaning.whole for meaning in meant)
    return not isinstance(action, Draw) or all(meaning.whole for meaning in meant)


def _fits(action: Action, words: Sequence[tuple[Meaning, ...]]) -> bool:
    parts = _parts(action)
    return all(any((meaning.part, meaning.value) in parts for meaning in meanings) for meanings in words)


def _parts(action: Action) -> set[tuple[Part, str]]:
    parts: set[tuple[Part, str]] = {(Part.VERB, action.verb)}
    match action:
        case Play(card, researcher):
            parts |= {(Part.COLOUR, card.colour), (Part.VALUE, str(card.value))}
            parts.add((Part.PIECE, "researcher" if researcher else "adventurer"))
        case Discard(card):
            parts |= {(Part.COLOUR, card.colour), (Part.VALUE, str(card.value))}
        case Step(path):
            parts.add((Part.COLOUR, path))
        case Draw(None):
            parts.add((Part.DECK, "deck"))
        case Draw(pile) if pile is not None:
            parts.add((Part.COLOUR, pile))
    return parts


def _refusal(
    said: str,
    told: Action | None,
    words: Sequence[tuple[Meaning, ...]],
    legal: Sequence[Action],
    phase: Phase,
    against: Callable[[Action], Why | None],
) -> IllegalAction:
    """Say why it cannot be: from the action that was meant, or at least from its verb."""
    if told is not None:
        why = against(told)
        return IllegalAction(why or Why.NOT_UNDERSTOOD, told if why else None, near(told, legal), said)
    verbs = [meaning.value for meanings in words for meaning in meanings if meaning.part is Part.VERB]
    wrong_part = out_of_step(phase, Verb(verbs[0])) if len(verbs) == 1 else None
    close = [action for action in legal if action.verb in verbs] or legal
    return IllegalAction(wrong_part or Why.NONE_FITS, near=close[:_NEAR], typed=said)


def near(action: Action, legal: Sequence[Action]) -> tuple[Action, ...]:
    """Return what is legal and closest: the same verb, or the same colour, or else anything."""
    parts = _parts(action)
    same_verb = [other for other in legal if other.verb is action.verb]
    colours = {part for part in parts if part[0] is Part.COLOUR}
    same_colour = [other for other in legal if colours & _parts(other)]
    both = [other for other in same_verb if other in same_colour]
    return tuple((both or same_verb or same_colour or list(legal))[:_NEAR])
