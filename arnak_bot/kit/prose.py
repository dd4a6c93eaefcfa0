"""Lists and amounts as prose has them, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from arnak_bot.wording.messages import Words

__all__ = ["as_sentence", "capital", "either", "enumerated", "listed", "message_of"]


def capital(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return f"{text[:1].upper()}{text[1:]}"


def listed(parts: Iterable[str], words: Words) -> str:
    """Join parts as prose does: "a, b and c"; empty without any."""
    *most, final = list(parts) or [""]
    return words.prose.list_last(list=_begun(most, words), last=final) if most else final


def either(parts: Iterable[str], words: Words) -> str:
    """Join parts among which one chooses: "a, b or c"; empty without any."""
    *most, final = list(parts) or [""]
    return words.prose.either_last(list=_begun(most, words), last=final) if most else final


def enumerated(parts: Iterable[str], words: Words) -> str:
    """Join parts that follow each other: "a, b, c"; empty without any."""
    return _begun(list(parts) or [""], words)


def as_sentence(reason: str) -> str:
    """Make a sentence of a reason, which may be one already."""
    return reason if reason.endswith((".", "?", "!")) else f"{capital(reason)}."


def message_of(kind: type) -> str:
    """Return the id of the message that says things of a kind: `CardPlayed` is card-played."""
    return _with_hyphens(kind.__name__)


@cache
def _with_hyphens(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _begun(parts: Iterable[str], words: Words) -> str:
    text, *others = parts
    for each in others:
        text = words.prose.list_more(list=text, next=each)
    return text
