"""Understands what a player types: the words for an action, and why the action that was meant is not possible."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from arnak_bot.games.lost_cities.engine.actions import ALL, Action, Discard, Draw, Play, Verb
from arnak_bot.games.lost_cities.engine.refusals import IllegalAction, Why
from arnak_bot.games.lost_cities.engine.rules.legality import out_of_step
from arnak_bot.games.lost_cities.engine.state import Phase
from arnak_bot.kit.spelling import readings, words_of
from arnak_bot.kit.typed import ALL_STEPS, NEARLY, Spoken, Step, matching

_RESEARCHER, _ADVENTURER, _DECK = "researcher", "adventurer", "deck"
_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_SAID = {
    Verb.PLAY: "play begin start place lay put",
    Verb.DISCARD: "discard throw drop toss dump",
    Verb.STEP: "step move advance go walk",
    Verb.DECLINE: "decline no skip stay pass",
    Verb.DRAW: "draw take pick pull",
    _RESEARCHER: "researcher double x2 large big leader",
    _ADVENTURER: "adventurer small x1",
    _DECK: "deck stack drawpile",
    **{str(value): name for value, name in enumerate(_NUMBERS)},
}
"""Synonyms for parts of an action."""
_SMALL_WORDS = frozenset(
    (
        *("away", "card", "cards", "down", "explorer", "onto", "path", "piece", "pile", "stone"),
        *("thank", "thanks", "top", "up", "you"),
    )
)
_USUAL = {Phase.CARD: Verb.PLAY, Phase.STEP: Verb.STEP, Phase.DRAW: Verb.DRAW, Phase.OVER: Verb.PLAY}
"""The verb assumed if none is typed."""
_NEAR = 8


def find(text: str, legal: Sequence[Action], phase: Phase, against: Callable[[Action], Why | None]) -> Action:
    """Return the legal action that `text` means; `against` returns why an action is not legal.

    Raises:
        IllegalAction: it means nothing, is ambiguous, or is not possible now.
    """
    said = " ".join(text.lower().split())
    for action in legal:
        if action.text == said:
            return action
    each_reading = readings(_words(said))
    found = _read(each_reading, legal)
    if not found and not any(map(_is_known, each_reading)):
        found = _read(each_reading, legal, NEARLY)
    if len(found) == 1:
        return found[0]
    if found:
        raise IllegalAction(Why.SEVERAL, near=found, typed=said)
    raise _refusal(said, next(filter(_is_known, each_reading), []), legal, phase, against)


def _read(
    each_reading: Sequence[list[str]], among: Sequence[Action], steps: Sequence[Step] = ALL_STEPS
) -> list[Action]:
    """What the first reading of the typed words that means anything means."""
    return next(filter(None, (matching(words, among, _spoken, steps) for words in each_reading)), [])


def _is_known(words: Sequence[str]) -> bool:
    return bool(words) and all(any(each.startswith(word) for each in _vocabulary()) for word in words)


def _words(said: str) -> list[str]:
    """The significant words; words and numbers typed together are split: "red10", "r10"."""
    plain = re.sub(r"discard[- ]?piles?\b", "pile", re.sub(r"\b([12])x\b", r"x\1", said))
    apart = re.sub(r"\b([a-z]{2,}|[pdsybwgr])(\d+)\b", r"\1 \2", plain)
    return [word for word in words_of(apart) if word not in _SMALL_WORDS]


@lru_cache(maxsize=512)
def _spoken(action: Action) -> Spoken:
    parts = action.text.split()
    if isinstance(action, Play) and not action.researcher:
        parts.append(_ADVENTURER)
    if action == Draw():
        parts.append(_DECK)
    everything = {word for part in parts for word in (part, *_SAID.get(part, "").split())}
    wants = set(_SAID[Verb.DISCARD].split()) if isinstance(action, Discard) else set[str]()
    short = {*parts[:2]} - {Verb.DECLINE}  # "d" may also mean discard or draw
    return Spoken(everything, short=short, sure=2, wants=wants, whole=isinstance(action, Draw))


def _refusal(
    said: str, words: list[str], legal: Sequence[Action], phase: Phase, against: Callable[[Action], Why | None]
) -> IllegalAction:
    """Return why it is not possible, judging by the action that was meant, or at least by its verb."""
    if not _is_known(words):
        return IllegalAction(Why.NOT_UNDERSTOOD, near=legal[:_NEAR], typed=said)
    verbs = [verb for verb in Verb if any(word in _SAID[verb].split() or verb.startswith(word) for word in words)]
    meant = matching(words if verbs else [_USUAL[phase].value, *words], ALL, _spoken)
    if len(meant) == 1 and (why := against(meant[0])) is not None:
        return IllegalAction(why, meant[0], near(meant[0], legal), said)
    wrong_part = out_of_step(phase, verbs[0]) if len(verbs) == 1 else None
    close = [action for action in legal if action.verb in verbs] or legal
    return IllegalAction(wrong_part or Why.NONE_FITS, near=close[:_NEAR], typed=said)


@lru_cache(maxsize=1)
def _vocabulary() -> frozenset[str]:
    return frozenset(word for action in ALL for word in _spoken(action).everything)


def near(action: Action, legal: Sequence[Action]) -> tuple[Action, ...]:
    """Return the closest legal actions: with the same verb, or the same colour, or otherwise any."""
    same_verb = [other for other in legal if other.verb is action.verb]
    same_colour = [other for other in legal if action.text.split()[1:2] == other.text.split()[1:2] != []]
    both = [other for other in same_verb if other in same_colour]
    return tuple((both or same_verb or same_colour or list(legal))[:_NEAR])
