"""Lists and capitals in sentences, in any language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache, reduce

from arnak_bot.wording.messages import Words


def capital(text: str) -> str:
    """Return a text with its first letter capitalised, also if it is bold.

    >>> capital("**it** calls green.")
    '**It** calls green.'
    """
    return _with_first(text, str.upper)


def lower_first(text: str) -> str:
    return _with_first(text, str.lower)


def _with_first(text: str, change: Callable[[str], str]) -> str:
    bare = text.lstrip("*")
    return f"{text[: len(text) - len(bare)]}{change(bare[:1])}{bare[1:]}"


def listed(parts: Iterable[str], words: Words) -> str:
    """Join parts into a list: "a, b and c"; empty if there are none."""
    *most, final = list(parts) or [""]
    return words.prose.list_last(list=enumerated(most, words), last=final) if most else final


def either(parts: Iterable[str], words: Words) -> str:
    """Join alternatives: "a, b or c"; empty if there are none."""
    *most, final = list(parts) or [""]
    return words.prose.either_last(list=enumerated(most, words), last=final) if most else final


def enumerated(parts: Iterable[str], words: Words) -> str:
    """Join parts in sequence: "a, b, c"; empty if there are none."""
    return reduce(lambda text, each: words.prose.list_more(list=text, next=each), list(parts) or [""])


def as_sentence(reason: str) -> str:
    return reason if reason.endswith((".", "?", "!")) else f"{capital(reason)}."


def message_of(kind: type) -> str:
    """Return the id of the message for a type: `CardPlayed` is card-played."""
    return _with_hyphens(kind.__name__)


@cache
def _with_hyphens(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
