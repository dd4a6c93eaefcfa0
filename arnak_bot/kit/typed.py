"""Finds the actions that typed text may mean; a game provides the words for its actions. Whole names come first, then
words from names, then prefixes of words; the first step that finds anything decides. If it finds several actions, the
player is asked. An action that must not be guessed may require a certain word, or only match whole words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import takewhile
from typing import TypeVar

from arnak_bot.game.position import Action
from arnak_bot.kit.spelling import all_in, begins, nearly_same, one_slip

_LONG = 4
"""Words with at least this many letters may be misspelled."""


A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Spoken:
    """The words for an action: `everything` that may be typed for it, and its full `names`. `places`: the words for
    each of its objects, if it has two; they are typed in this order. Of `short` words the first letter is enough, of
    those `in_order` any prefix if they come in the order of its text, of others `sure` letters. `wants`: words of which
    at least one must be typed, if there are any. `whole`: only whole words match.
    """

    everything: AbstractSet[str]
    names: Sequence[list[str]] = ()
    places: Sequence[AbstractSet[str]] = ()
    short: AbstractSet[str] = frozenset()
    in_order: Sequence[str] = ()
    sure: int = 3
    wants: AbstractSet[str] = frozenset()
    whole: bool = False

    def is_named(self, words: list[str]) -> bool:
        return words in self.names and self._may_be_meant(words)

    def contains(self, words: list[str]) -> bool:
        return self._may_be_meant(words) and self._holds(words, str.__eq__)

    def begins(self, words: list[str]) -> bool:
        """Whether these are prefixes of the action's words: long enough ones, or any in the order of its text."""
        if self.whole or not self._may_be_meant(words):
            return False
        if len(words) <= len(self.in_order) and all(map(begins, words, self.in_order)):
            return True
        enough = all(len(word) >= self.sure or self._is_short(word) for word in words)
        return enough and self._holds(words, begins)

    def nearly(self, words: list[str]) -> bool:
        """Whether these are words for the action, allowing for one wrong letter in each long word."""
        return not self.whole and self._may_be_meant(words) and self._holds(words, nearly_same)

    def _is_short(self, word: str) -> bool:
        return word in self.everything or any(each.startswith(word) for each in self.short)

    def _may_be_meant(self, words: list[str]) -> bool:
        return not self.wants or not self.wants.isdisjoint(words)

    def _holds(self, words: list[str], same: Callable[[str, str], bool]) -> bool:
        if not self.places:
            return all_in(words, self.everything, same)
        first, second = self.places
        ahead = takewhile(lambda word: all_in((word,), first, same), words)
        behind = takewhile(lambda word: all_in((word,), second, same), reversed(words))
        return len([*ahead]) + len([*behind]) >= len(words)  # the words of the one, then those of the other


Step = Callable[[Spoken, list[str]], bool]
NAMED: Step = Spoken.is_named
BY_WHOLE_WORDS: tuple[Step, ...] = (NAMED, Spoken.contains)
ALL_STEPS: tuple[Step, ...] = (*BY_WHOLE_WORDS, Spoken.begins)
NEARLY: tuple[Step, ...] = (Spoken.nearly,)
"""Steps for misspelled words, tried only if the input matches nothing, not even an action that is impossible now."""


def matching(
    words: list[str],
    options: Sequence[A],
    spoken: Callable[[A], Spoken],
    steps: Sequence[Step] = ALL_STEPS,
    joint: str = " ",
) -> list[A]:
    """Return the actions that these words mean, by the first step that finds any.

    If every other match has the text of the first followed by the separator `joint` and more, the first is meant.

    >>> from arnak_bot.game.position import Move
    >>> def spoken(move): return Spoken({*move.text.split()}, short={'play', 'blue'})
    >>> moves = Move("play red 5"), Move("play red 5 twice"), Move("play blue 5")
    >>> matching(["5", "red"], moves, spoken), matching(["p", "b"], moves, spoken), len(matching(["5"], moves, spoken))
    ([Move(text='play red 5')], [Move(text='play blue 5')], 3)
    """
    for step in steps if words else ():
        found = [action for action in options if step(spoken(action), words)]
        if found:
            only_more = all(action.text.startswith(f"{found[0].text}{joint}") for action in found[1:])
            return found[:1] if only_more else found
    return []


def alike(word: str, other: str) -> bool:
    """Whether two words are the same except for one letter or their ending."""
    if min(len(word), len(other)) < _LONG:
        return word == other
    return word.startswith(other) or other.startswith(word) or one_slip(word, other)
