"""What somebody typed, and which of the actions on offer it means: one matcher for every face of the game.

Knows names and legal actions; nothing of why something is not legal (that is `reasons`). The exact text of
an action always wins and is found first, so that logs replay fast. Then come whole names, then words out of
them, then beginnings of words; at each step one action is the answer, several are a question back. What costs
or cannot be taken back is never guessed: passing and ending want their word, a payment wants to be exact.

>>> from arnak_bot.games.arnak.engine.actions import act
>>> scene = Scene("bird")
>>> find("Pack Donkey", [act("buy pack-donkey"), act("buy hat")], scene).text
'buy pack-donkey'
>>> find("2 coins", [act("pay pilot"), act("pay fear")], scene).text
'pay pilot'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from arnak_bot.games.arnak.engine import naming
from arnak_bot.games.arnak.engine.actions import Action, AmbiguousAction, UnknownAction, Verb
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.payment_words import paying
from arnak_bot.kit.spelling import words_of

__all__ = ["Scene", "find", "fits", "near"]

_Step = Callable[[list[str], Sequence[Action], "Scene", "Name | None"], list[Action]]
Name = Callable[[Action], str]
"""What a face calls an action: a further text by which it may be meant."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What names depend on: the board and, by site, the tile and the guardian that lie there (0: none)."""

    board: str
    tiles: tuple[int, ...] = ()
    guardians: tuple[int, ...] = ()

    def tile(self, site: int) -> int:
        return self.tiles[site] if self.tiles else 0

    def guardian(self, site: int) -> int:
        return self.guardians[site] if self.guardians else 0


def find(
    typed: str,
    options: Sequence[Action],
    scene: Scene,
    free: Sequence[Action] = (),
    name: Name | None = None,
    *,
    whole_words: bool = False,
) -> Action:
    """Find the action that `typed` means among `options`; one of `free` only by its full text.

    With `whole_words` nothing is guessed from the beginnings of words.

    Raises:
        UnknownAction: nothing fits; it names what is near.
        AmbiguousAction: several things fit; it names them.
    """
    exact = " ".join(typed.lower().split())
    for action in (*options, *free):
        if action.text.lower() == exact or (name is not None and name(action).lower() == exact):
            return action
    words = words_of(typed)
    steps: tuple[_Step, ...] = (_named, _paid, _containing, *(() if whole_words else (_beginning,)))
    for step in steps if _says_enough(words, options) else ():
        found = step(words, options, scene, name)
        if step is _named and not found:
            found = [action for action in free if words in _full_texts(action, name)]
        found = _usual_spaces(found)
        if len(found) == 1:
            return found[0]
        if found:
            raise AmbiguousAction(typed, found)
    raise UnknownAction(typed, near(typed, options, scene))


def _usual_spaces(found: list[Action]) -> list[Action]:
    """Where only the space of a site is left open, the usual one is meant: it has no number (R10)."""
    usual = found[0] if found else None
    alike = usual is not None and all(action.text.startswith(f"{usual.text}/") for action in found[1:])
    return found[:1] if alike else found


def fits(typed: str, action: Action, scene: Scene) -> bool:
    """Say whether an action is worth suggesting for what has been typed so far."""
    words = words_of(typed)
    spoken = _spoken(action, scene)
    return all(any(each.startswith(word) for each in spoken.everything) for word in words)


def near(typed: str, options: Iterable[Action], scene: Scene) -> list[Action]:
    """Return the options that share a word with what was typed, or all but share one, in their order."""
    words = [word for word in words_of(typed) if len(word) > 1 and word not in _VERB_WORDS]
    return [
        action
        for action in options
        if any(_alike(word, each) for word in words for each in _spoken(action, scene).everything)
    ]


def _alike(word: str, other: str) -> bool:
    """Whether two words are the same but for one letter or their ending."""
    if len(word) < 4 or len(other) < 4:
        return word == other
    return word.startswith(other) or other.startswith(word) or _one_slip(word, other)


def _one_slip(one: str, two: str) -> bool:
    """Whether a letter more, less, or other turns one word into the other."""
    if abs(len(one) - len(two)) > 1:
        return False
    at = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    rests = (one[at:], two[at:]), (one[at + 1 :], two[at:]), (one[at:], two[at + 1 :]), (one[at + 1 :], two[at + 1 :])
    return any(left == right for left, right in rests)


# --- the steps -------------------------------------------------------------------------------


def _says_enough(words: list[str], options: Sequence[Action]) -> bool:
    """A bare number says too little where there are several kinds of actions."""
    kinds = {action.verb for action in options} - {Verb.DECLINE}
    return bool(words) and not (len(kinds) > 1 and all(word.isdigit() for word in words))


_WANT_THEIR_WORD = frozenset({Verb.PASS, Verb.END})
_NEVER_SHORTENED = frozenset(
    {
        *(Verb.END, Verb.PAY, Verb.ACCEPT, Verb.DECLINE, Verb.CANCEL, Verb.DONE),
        *(Verb.DISCARD, Verb.EXILE, Verb.KEEP, Verb.DRAW),
    }
)
"""Verbs of which nothing is guessed from the beginning of a word."""


def _named(words: list[str], options: Sequence[Action], scene: Scene, name: Name | None) -> list[Action]:
    """Those whose whole name was typed, with or without the verb."""
    return [
        action
        for action in options
        if _may_be_meant(words, action)
        and (words in _spoken(action, scene).names or (name is not None and words == words_of(name(action))))
    ]


def _full_texts(action: Action, name: Name | None) -> list[list[str]]:
    return [words_of(action.text), *([words_of(name(action))] if name is not None else [])]


def _paid(words: list[str], options: Sequence[Action], scene: Scene, name: Name | None) -> list[Action]:
    """The payments of exactly what was typed, in any order."""
    return paying(words, options)


def _containing(words: list[str], options: Sequence[Action], scene: Scene, name: Name | None) -> list[Action]:
    """Those in whose name every typed word stands."""
    return [
        action
        for action in options
        if action.verb is not Verb.PAY
        and _may_be_meant(words, action)
        and _spoken(action, scene).holds(words, str.__eq__)
    ]


def _beginning(words: list[str], options: Sequence[Action], scene: Scene, name: Name | None) -> list[Action]:
    """Those whose words begin as typed: in their order by any letters, in any order by three letters or more."""
    found = []
    for action in options:
        if action.verb in _NEVER_SHORTENED or not _may_be_meant(words, action):
            continue
        spoken = _spoken(action, scene)
        in_order = len(words) <= len(spoken.canonical) and all(
            whole.startswith(word) for word, whole in zip(words, spoken.canonical, strict=False)
        )
        long_enough = all(len(word) > 2 or word in spoken.everything for word in words)
        if in_order or (long_enough and spoken.holds(words, _begins)):
            found.append(action)
    return found


def _begins(word: str, whole: str) -> bool:
    return word == whole or (len(word) > 2 and whole.startswith(word))


def _may_be_meant(words: list[str], action: Action) -> bool:
    """Passing and ending want their word; a research step named in full is that step or none."""
    if action.verb in _WANT_THEIR_WORD:
        return action.verb.value in words
    if action.verb is Verb.RESEARCH and len(words) == 3 and words[0] == "research" and words[2].isdigit():
        return words[1] != action.args[0] or words[2] == action.args[1]
    return True


# --- how actions are said ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Spoken:
    """The words by which an action may be said: those of its verb, and those of each of its parts."""

    canonical: tuple[str, ...]
    names: tuple[list[str], ...]
    verb: frozenset[str]
    parts: tuple[frozenset[str], ...]
    everything: frozenset[str]

    def holds(self, words: list[str], same: Callable[[str, str], bool]) -> bool:
        """Whether every word is one of this action's; where it has two places, the first is said first."""
        if len(self.parts) < 2:
            return _all_in(words, self.everything, same)
        first, second = self.parts[0] | self.verb, self.parts[1] | self.verb
        return any(
            _all_in(words[:at], first, same) and _all_in(words[at:], second, same) for at in range(len(words) + 1)
        )


def _all_in(words: list[str], among: frozenset[str], same: Callable[[str, str], bool]) -> bool:
    return all(any(same(word, each) for each in among) for word in words)


@lru_cache(maxsize=8192)
def _spoken(action: Action, scene: Scene) -> _Spoken:
    parts = _parts(action, scene)
    verb = frozenset(words_of(f"{action.verb.value} {_ALSO.get(action.verb, '')}"))
    words = tuple(frozenset(word for name in names for word in words_of(name)) for names in parts)
    names = [action.text, " ".join(action.args), *(parts[0] if len(parts) == 1 else ())]
    names += () if action.args else _WHOLE.get(action.verb, ())
    said = [words_of(name) for name in names]
    said += [[action.verb.value, *each] for each in said]
    canonical = tuple(unstemmed.lower() for unstemmed in re.findall(r"[A-Za-z0-9]+", action.text))
    return _Spoken(canonical, tuple(each for each in said if each), verb, words, verb.union(*words))


_ALSO = {
    Verb.DISCOVER: "explore",
    Verb.OVERCOME: "defeat fight guardian",
    Verb.BUY: "purchase",
    Verb.GAIN: "buy take",
    Verb.RESEARCH: "move step",
    Verb.TEMPLE: "tile points buy take lost",
    Verb.END: "turn my",
    Verb.ASSISTANT: "use",
    Verb.BORROW: "use assistant",
    Verb.RECRUIT: "hire assistant",
    Verb.RESCUE: "assistant",
    Verb.REFRESH: "assistant",
    Verb.EXCHANGE: "assistant swap",
    Verb.BOON: "use guardian",
    Verb.IDOL: "slot put",
    Verb.UPGRADE: "trade turn gold",
    Verb.ACCEPT: "yes pay ok",
    Verb.DECLINE: "no thank thanks you skip",
    Verb.CANCEL: "take it back",
    Verb.DISCARD: "put down",
    Verb.DONE: "keep nothing more",
    Verb.RETURN: "take back",
    Verb.RELOCATE: "move archaeologist",
    Verb.MOVE: "guardian",
    Verb.TAKE: "tile bonus",
    Verb.DRAW: "card",
    Verb.TOP: "put top",
}
"""Other words for a verb, as players say them."""

_WHOLE: dict[Verb, tuple[str, ...]] = {
    Verb.PASS: ("pass turn", "pass round", "pass this round", "pass this turn"),
    Verb.DECLINE: ("no", "no thanks", "no thank you"),
}
"""What is said for a whole action."""

_VERB_WORDS = frozenset(word for verb in Verb for word in words_of(f"{verb.value} {_ALSO.get(verb, '')}"))

_SITES = frozenset({Verb.DIG, Verb.DISCOVER, Verb.OVERCOME, Verb.ACTIVATE, Verb.RETURN, Verb.RELOCATE, Verb.MOVE})
_CARDS = frozenset({Verb.BUY, Verb.GAIN, Verb.PLAY, Verb.USE, Verb.DISCARD, Verb.EXILE, Verb.KEEP, Verb.TOP, Verb.PASS})
_PEOPLE = frozenset({Verb.ASSISTANT, Verb.BORROW, Verb.RECRUIT, Verb.RESCUE, Verb.REFRESH, Verb.EXCHANGE})


def _parts(action: Action, scene: Scene) -> tuple[tuple[str, ...], ...]:
    """The names of what an action is done to: one group of names for each place that it has."""
    verb, args = action.verb, action.args
    if verb in _SITES and args:
        places = [site for site in args if not site.isdigit()]
        numbers = [number for number in args if number.isdigit()]
        return tuple(_each_with(_site_names(site, verb, scene), numbers) for site in places)
    if verb in _CARDS and args:
        return (_each_with(_card_names(args[0]), args[1:]),)
    if verb in _PEOPLE and args:
        return _people(action)
    return _other_parts(action, scene)


def _each_with(names: Iterable[str], more: Iterable[str]) -> tuple[str, ...]:
    """Every name with what tells two actions on the same thing apart: "fear hand"."""
    return tuple(" ".join((name, *more)) for name in names)


def _site_names(place: str, verb: Verb, scene: Scene) -> tuple[str, ...]:
    site, _, space = place.partition("/")
    if space:
        return _each_with(_site_names(site, verb, scene), (space,))
    board = BOARDS[scene.board]
    at = board.site(site)
    level, tile, guardian = board.sites[at].level, scene.tile(at), scene.guardian(at)
    names = [site, naming.site(scene.board, site, tile)]
    if level and tile:
        names.append(naming.tile(level, tile))
    if guardian and verb in (Verb.OVERCOME, Verb.MOVE):
        names.append(naming.guardian(guardian))
    return tuple(names)


def _card_names(card: str) -> tuple[str, ...]:
    if card == "all":
        return ("all", "everything", "all cards")
    return (card, naming.card(card))


def _people(action: Action) -> tuple[tuple[str, ...], ...]:
    """Assistants by number or name; for an exchange two of them, else one and what it is used for."""
    if action.verb is Verb.EXCHANGE:
        return tuple((number, naming.assistant(int(number))) for number in action.args)
    number, *use = action.args
    name = naming.assistant(int(number))
    return ((number, name, *(text for each in use for text in (each, f"{name} {each}"))),)


def _other_parts(action: Action, scene: Scene) -> tuple[tuple[str, ...], ...]:
    match action.verb, action.args:
        case Verb.RESEARCH, (token, number):
            space = BOARDS[scene.board].research[int(number)]
            where = naming.space(scene.board, space.id)
            name = naming.token(token)
            return ((token, number, str(space.row), f"{name} {where}", f"{token} {where}", f"{token} {space.row}"),)
        case Verb.TEMPLE, (stack,):
            return ((stack, naming.stack(stack)),)
        case Verb.BOON, (number,):
            return ((number, naming.guardian(int(number))),)
        case Verb.UPGRADE, (what,) if what.isdigit():
            return ((what, naming.assistant(int(what)), "assistant"),)
        case Verb.FIRST, (what,):
            return ((what, "the bonus tile" if what == "tile" else "the row's effect"),)
        case Verb.PASS | Verb.END | Verb.ACCEPT | Verb.DECLINE | Verb.CANCEL | Verb.DONE, _:
            return ()
        case _, args:
            return (tuple(args),) if args else ()
