"""Normalises typed words for comparison: case, accents, apostrophes, plurals and small words are ignored."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import islice, pairwise
from typing import Literal, TypeAlias, get_args

_APOSTROPHES = re.compile("['’‘`´]")
_WORD = re.compile(r"[^\W_]+")


def _words_of(typed: str) -> list[str]:
    return _WORD.findall(_APOSTROPHES.sub("", typed.casefold()))


_SMALL_WORDS = frozenset(_words_of("a an and at by for from i in into it my of on please the to with"))
_CHAT = frozenset(
    _words_of("can could gonna hey id ill im just lemme let like me now ok okay please pls plz thank thanks that this")
    + _words_of("thx wanna want will would you")
)
"""Chatty words, which are ignored unless they are part of a name."""
_HINTS = frozenset(("advice", "hint", "hints", "help", "suggestion", "tip"))
_ASKING = _HINTS | {"best", "do", "give", "i", "move", "now", "should", "what"}
_ENDING = frozenset(_words_of("all done end ended enough finish finished next over pass ready skip stop thats turn"))
"""Players' words for the end of a turn."""
_COLOURS = frozenset(
    _words_of("beige black blue brown cyan gold gray green grey magenta orange pink purple red silver")
)
_COLOURS |= frozenset(_words_of("teal turquoise violet white yellow"))
_UNDOING = frozenset(_words_of("undo take back again oh oops sorry wait no last move step one"))
CommandMeant: TypeAlias = Literal["help", "leave", "rules", "log", "scores", "board", "note", "plan", "stop"]
"""What other commands do, as one word."""
_ALSO: dict[str, CommandMeant] = {"quit": "leave", "rule": "rules", "score": "scores"}
_COMMANDS = {word: word for word in get_args(CommandMeant)} | _ALSO
_PAYING = re.compile(r"\b(?:(?:with|using|use|paying|pay|by|for)\b\s*)+", re.IGNORECASE)
"""Words that may stand between an action and its payment."""
_MOST_SPLITS = 3
_BETWEEN = re.compile(r"(?:[,;]|\b(?:and|then)\b)[\s,;]*", re.IGNORECASE)
"""What may stand between two moves."""
MOST_WORDS = 12
"""Longer input is not split, compared with names, or searched for two words that should be one: that takes too long."""
_SLIPS_FROM = 5
"""Words of at least this many letters may have one wrong letter."""
_PARTS_FROM = 3
"""The minimum length of each part of a word that was typed as two."""
_NUMBERS = {"one": "1", "two": "2", "three": "3", "four": "4", "i": "1", "ii": "2"}
_COUNTED = {"level": "l", "lvl": "l", "l": "l", "row": "row"}
"""Words that are joined with the number after them: "level 2" and "L2", "row 3"."""

_SITE = re.compile(r"l([12])(\d)")
_TIMES = re.compile(r"(\d+)x")


def words_of(text: str) -> list[str]:
    """Return the significant words.

    >>> words_of("Pathfinder's STAFF, please"), words_of("L1 2"), words_of("level II")
    (['pathfinder', 'staff'], ['l1', '2'], ['l2'])
    """
    spread = unicodedata.normalize("NFD", _APOSTROPHES.sub("", text.casefold()))
    plain = "".join(each for each in spread if not unicodedata.combining(each))
    found: list[str] = []
    waiting = ""
    for word in _WORD.findall(plain):
        if waiting:
            number = _NUMBERS.get(word, word)
            if number.isdigit():
                found.append(f"{_COUNTED[waiting]}{number}")
                waiting = ""
                continue
            found.append(waiting)
            waiting = ""
        if word in _COUNTED:
            waiting = word
        elif word not in _SMALL_WORDS:
            found += _plain_words(word)
    return [*found, waiting] if waiting else found


def _plain_words(word: str) -> list[str]:
    if site := _SITE.fullmatch(word):
        return [f"l{site[1]}", site[2]]
    if times := _TIMES.fullmatch(word):
        return [times[1]]
    return [_NUMBERS.get(word, _singular(word))]


def _singular(word: str) -> str:
    """Strip a plural ending. The result need not be a word, as both sides of a comparison are treated alike."""
    if word.endswith("sses"):
        return word[:-2]
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def without_chat(words: list[str]) -> list[str]:
    """Drop small and chatty words, but keep single letters except "I": they may be coordinates.

    >>> without_chat("i want to go to a 1 plz".split())
    ['go', 'a', '1']
    """
    small = _SMALL_WORDS | _CHAT
    return [word for word in words if word != "i" and (len(word) == 1 or word not in small)]


def means_the_end(typed: str) -> bool:
    """Whether the input only says that the turn is over.

    >>> means_the_end("ok, I'm done"), means_the_end("finish the harbour")
    (True, False)
    """
    words = without_chat(_words_of(typed))
    return bool(words) and _ENDING.issuperset(words)


def other_colour(typed: str, colours: Iterable[str]) -> str:
    """Return a typed colour that is none of these, perhaps misspelled there; "" if there is none.

    >>> other_colour("call pruple", ["red", "green"]), other_colour("call geen", ["red", "green"])
    ('purple', '')
    """
    others = sorted(_COLOURS.difference(colours))
    return next((each for word in _words_of(typed) for each in others if nearly_same(word, each)), "")


def means_undo(typed: str) -> bool:
    """Whether the input only asks for something to be taken back.

    >>> means_undo("oh and undo that"), means_undo("take it back pls"), means_undo("take a tile")
    (True, True, False)
    """
    words = {*without_chat(_words_of(typed))}
    return words <= _UNDOING and ("undo" in words or words >= {"take", "back"})


def means_advice(typed: str) -> bool:
    """Whether the input only asks what to do.

    >>> means_advice("What would you do?"), means_advice("a hint please"), means_advice("what")
    (True, True, False)
    """
    words = {*_words_of(typed)}
    asks = words >= {"what", "do"} and not means_the_panel(typed)
    return words <= _ASKING | _SMALL_WORDS | _CHAT and (asks or bool(words & _HINTS))


def means_the_panel(typed: str) -> bool:
    """Whether the input asks what is possible.

    >>> means_the_panel("What can I do?"), means_the_panel("what should I do")
    (True, False)
    """
    return _words_of(typed)[:2] == ["what", "can"]


def command_meant(typed: str) -> CommandMeant | None:
    """Return the word for another command if the input is only that.

    >>> command_meant("Help please"), command_meant("quit"), command_meant("leave the harbour")
    ('help', 'leave', None)
    """
    words = without_chat(_words_of(typed))
    return _COMMANDS.get(words[0]) if len(words) == 1 else None


def with_payment(typed: str) -> Iterator[tuple[str, str]]:
    """Yield each way to split the input into an action and its payment; only the first few of very many.

    >>> [*with_payment("dig for coins with fear")]
    [('dig', 'coins with fear'), ('dig for coins', 'fear')]
    >>> [*with_payment("dig and pay with fear")], len([*with_payment("dig with a for b for c for d for e")])
    ([('dig and', 'fear')], 3)
    """
    splits = ((typed[: each.start()].strip(), typed[each.end() :].strip()) for each in _PAYING.finditer(typed))
    short = (split for split in splits if all(0 < len(part.split()) <= MOST_WORDS for part in split))
    yield from islice(short, _MOST_SPLITS)


def first_of_several(typed: str) -> str:
    """Return the first of several moves that are typed together; "" if there is no word between any.

    >>> first_of_several("exile fear, then end turn"), first_of_several("exile the sandbag")
    ('exile fear', '')
    """
    first, *others = (part.strip() for part in _BETWEEN.split(typed, 1))
    return first if any(others) else ""


def readings(words: list[str]) -> list[list[str]]:
    """The ways to read words: as typed, without chatty words, and with two adjacent words joined.

    >>> readings(["look", "out", "plz"])
    [['look', 'out', 'plz'], ['look', 'out'], ['lookout']]
    """
    plain = [word for word in words if word not in _CHAT]
    found = [words, plain]
    for at, (one, two) in enumerate(pairwise(plain) if len(plain) <= MOST_WORDS else ()):
        if min(len(one), len(two)) >= _PARTS_FROM:
            found.append([*plain[:at], one + two, *plain[at + 2 :]])
    return [each for at, each in enumerate(found) if each and each not in found[:at]]


def one_slip(word: str, meant: str, least: int = _SLIPS_FROM) -> bool:
    """Whether one letter of a word is missing, added, replaced, or swapped with the next: "harbor", "fihsing".

    A letter added in front makes another word. `least`: how many letters the word should have.

    >>> one_slip("harbor", "harbour"), one_slip("centre", "center")
    (True, True)
    >>> one_slip("fera", "fear"), one_slip("around", "round")
    (False, False)
    """
    if len(meant) < least or abs(len(word) - len(meant)) > 1 or not word.isalpha():
        return False
    at = next((at for at, (a, b) in enumerate(zip(word, meant, strict=False)) if a != b), min(len(word), len(meant)))
    left, right = word[at:], meant[at:]
    swapped = left[:2] == right[:2][::-1] and left[2:] == right[2:]
    return swapped or (at > 0 and left[1:] == right) or left == right[1:] or left[1:] == right[1:]


def begins(word: str, whole: str) -> bool:
    """Whether a word is a prefix of another, or equal to it."""
    return whole.startswith(word)


def nearly_same(word: str, meant: str) -> bool:
    """Whether two words are equal but for `one_slip`."""
    return word == meant or one_slip(word, meant)


def all_in(words: Collection[str], among: Collection[str], same: Callable[[str, str], bool]) -> bool:
    """Whether each of `words` equals one of those in `among`, as judged by `same`."""
    return all(any(same(word, each) for each in among) for word in words)
