"""Understands what a player types: which action it means, and why that action is not possible."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from arnak_bot.games.lost_cities.engine import Action, Discard, Draw, GameView, IllegalAction, Phase, Play, Verb, Why
from arnak_bot.games.lost_cities.engine.actions import ALL
from arnak_bot.games.lost_cities.engine.printed import Colour
from arnak_bot.games.lost_cities.engine.rules.legality import near, out_of_step, why_not
from arnak_bot.kit.spelling import means_the_end, one_slip, other_colour, readings, words_of
from arnak_bot.kit.typed import ALL_STEPS, NEARLY, Spoken, Step, matching

_RESEARCHER, _ADVENTURER, _DECK, _ARROW, _EXPLORER = "researcher", "adventurer", "deck", "arrow", "explorer"
_CARD = "card"
_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_SAID = {
    Verb.PLAY: "play begin start place lay put send",
    Verb.DISCARD: "discard throw drop toss dump",
    Verb.STEP: f"step move advance go walk {_ARROW}",
    Verb.DECLINE: "decline no skip stay pass",
    Verb.DRAW: "draw take pick pull",
    _RESEARCHER: "researcher double x2 large big leader",
    _ADVENTURER: "adventurer small x1",
    _DECK: "deck stack drawpile",
    **{str(value): name for value, name in enumerate(_NUMBERS)},
}
_SMALL_WORDS = {_CARD, _EXPLORER, "away", "cards", "down", "onto", "path", "piece", "pile", "stone"}
_SMALL_WORDS |= {"thank", "thanks", "top", "up", "use", "you", "your"}
GOALS = {_ARROW: Why.NO_ARROW, "city": Why.NO_CITY, "artifact": Why.NO_ARTIFACT, "tile": Why.NO_TILE}
"""What a played card may reach, and the reason if that is typed where none does."""
_USUAL = {Phase.CARD: Verb.PLAY, Phase.STEP: Verb.STEP, Phase.DRAW: Verb.DRAW, Phase.OVER: Verb.PLAY}
"""The verb assumed if none is typed."""
_NEAR, _SHORTEST = 8, 3


def find(typed: str, actions: Sequence[Action], view: GameView) -> Action:
    """Return the legal action that `typed` means. Raises IllegalAction if there is none, or several."""
    if view.viewer not in view.seats_to_act:
        raise IllegalAction(Why.GAME_OVER if view.over else Why.NOT_YOUR_TURN, view=view)
    said = " ".join(typed.lower().split())
    for action in actions:
        if action.text == said:
            return action
    if re.search(r"(?<!draw )\bpiles?\b", said):  # of discards, if there is one
        actions = [each for each in actions if each != Draw()] or actions
    each_reading = readings(_words(said))
    if not any(map(_is_known, each_reading)):
        each_reading = [*map(_with_colour, each_reading)]
    found = _uses(each_reading, actions) or _read(each_reading, actions)
    if not found and not any(map(_is_known, each_reading)):
        found = _read(each_reading, actions, NEARLY)
    if len(found) == 1:
        return found[0]
    if found:
        raise IllegalAction(Why.SEVERAL, near=found, typed=said, view=view)
    known = next(filter(_is_known, each_reading), None)
    if known is None and any(map(_is_known, map(_without_numbers, each_reading))):
        raise IllegalAction(Why.NO_SUCH_VALUE, near=_examples(actions), typed=said, view=view)
    raise _refusal(said, known or [], actions, view)


def _uses(each_reading: Sequence[list[str]], among: Sequence[Action]) -> Sequence[Action]:
    """All that can be done with the cards that are typed without a verb: "white", "white 3", if one of them can be
    played, or only "card".
    """
    steps = (*ALL_STEPS, *NEARLY)
    bare = [words for words in each_reading if all(map(_is_of_a_card, words))]
    found = next(filter(None, (matching(words, among, _spoken_bare, steps) for words in bare)), [])
    return found if [_CARD] in bare or any(isinstance(each, Play) for each in found) else ()


def _is_of_a_card(word: str) -> bool:
    """Whether a word is a value or a colour, perhaps shortened or misspelled, or stands for any card."""
    of_colour = any(colour.startswith(word) or one_slip(word, colour, _SHORTEST) for colour in Colour)
    return of_colour or word.isdecimal() or word in (*_NUMBERS, _CARD)


def _read(
    each_reading: Sequence[list[str]], among: Sequence[Action], steps: Sequence[Step] = ALL_STEPS
) -> list[Action]:
    """The actions that the typed words mean in the first reading that makes sense."""
    return next(filter(None, (matching(words, among, _spoken, steps) for words in each_reading)), [])


def _is_known(words: Sequence[str]) -> bool:
    return bool(words) and all(any(each.startswith(word) for each in _vocabulary()) for word in words)


def _without_numbers(words: list[str]) -> list[str]:
    return [word for word in words if not word.isdecimal()] or [_CARD]


def _with_colour(words: list[str]) -> list[str]:
    """The words with a misspelled colour corrected, however short, if there is a number beside it: "bleu 4"."""
    if not any(word.isdecimal() for word in words):
        return words
    return [next((colour for colour in Colour if one_slip(word, colour, _SHORTEST)), word) for word in words]


def _words(said: str) -> list[str]:
    """The significant words; words and numbers typed together are split: "red10", "r10"."""
    plain = re.sub(r"discard[- ]?piles?\b", "pile", re.sub(r"\b([12])x\b", r"x\1", said))
    apart = re.sub(r"\b([a-z]{2,}|[pdsybwgr])(\d+)\b", r"\1 \2", plain)
    words = words_of(apart)
    if left := [word for word in words if word not in _SMALL_WORDS]:
        return left
    return [Verb.STEP.value] if _EXPLORER in words else [_CARD] * (not {_CARD, "cards"}.isdisjoint(words))


@lru_cache(maxsize=512)
def _spoken(action: Action) -> Spoken:
    parts = action.text.split()
    if isinstance(action, Play) and not action.researcher:
        parts.append(_ADVENTURER)
    if isinstance(action, Play | Discard):
        parts.append(_CARD)
    if action == Draw():
        parts.append(_DECK)
    everything = {word for part in parts for word in (part, *_SAID.get(part, "").split())}
    wants = set(_SAID[Verb.DISCARD].split()) if isinstance(action, Discard) else set[str]()
    short = {*parts[:2]} - {Verb.DECLINE}  # "d" may also mean discard or draw
    return Spoken(everything, short=short, sure=2, wants=wants, whole=isinstance(action, Draw))


def _spoken_bare(action: Action) -> Spoken:
    return replace(_spoken(action), wants=frozenset())


def _refusal(said: str, words: list[str], legal: Sequence[Action], view: GameView) -> IllegalAction:
    """Return why the typed action is not possible, judging by the action meant or, if that is unclear, by the verb."""
    phase = view.table.phase
    if means_the_end(said):  # a turn ends with its draw
        return IllegalAction(
            out_of_step(phase, Verb.DRAW) or Why.DRAW_NOW, near=_examples(legal), typed=said, view=view
        )
    if not _is_known(words) and (colour := other_colour(said, Colour)):
        return IllegalAction(Why.NO_SUCH_COLOUR, near=_examples(legal), typed=colour, view=view)
    if not _is_known(words):
        return IllegalAction(Why.NOT_UNDERSTOOD, near=_examples(legal), typed=said, view=view)
    goal = next((goal for goal in GOALS if goal in words), None)
    if goal and phase is Phase.CARD:
        return IllegalAction(GOALS[goal], typed=said, view=view)  # no example would reach one
    if goal:  # it is reached by a step
        words = [Verb.STEP]
    if words == [_CARD] and phase is Phase.DRAW:
        return IllegalAction(Why.SEVERAL, near=legal, typed=said, view=view)
    if words == [_CARD]:  # cards are played in another part of the turn
        words = [Verb.PLAY]
    deck = {Verb.DRAW: _SAID[_DECK].split()}
    verbs = [
        verb
        for verb in Verb
        if any(word in (*_SAID[verb].split(), *deck.get(verb, ())) or verb.startswith(word) for word in words)
    ]
    if verbs == [Verb.DRAW]:  # "take red 10" is about the red pile
        words = _without_numbers(words)
    meant = matching(words if verbs else [_USUAL[phase].value, *words], ALL, _spoken)
    if len(meant) == 1 and (why := why_not(view.table, view.viewer, meant[0], view.setup)) is not None:
        close = near(meant[0], legal) if any(each.verb is meant[0].verb for each in legal) else legal
        return IllegalAction(why, meant[0], _examples(close), said, view)
    wrong_part = out_of_step(phase, verbs[0]) if len(verbs) == 1 else None
    if meant and all(why_not(view.table, view.viewer, each, view.setup) is Why.NOT_IN_HAND for each in meant):
        wrong_part = Why.NONE_IN_HAND
    close = [action for action in legal if action.verb in verbs] or legal
    return IllegalAction(wrong_part or Why.NONE_FITS, near=_examples(close), typed=said, view=view)


def _examples(actions: Sequence[Action]) -> Sequence[Action]:
    """A few different actions: if a card is to be played, the lowest of two colours, and a discard."""
    plays: dict[Colour, Play] = {}
    for each in actions:
        if isinstance(each, Play) and not each.researcher:
            plays.setdefault(each.card.colour, each)
    discards = [each for each in actions if isinstance(each, Discard)]
    return [*[*plays.values()][:2], *discards[-1:]] or actions[:_NEAR]


@lru_cache(maxsize=1)
def _vocabulary() -> frozenset[str]:
    return frozenset(word for action in ALL for word in _spoken(action).everything) | {*GOALS}
