"""What pictures write: signs in the middle of words. Draws nothing, knows no game and no language."""

from __future__ import annotations

import re

__all__ = ["line", "parts", "written"]

_SIGN = re.compile(r"(#[a-z][a-z-]*(?:@[a-z]+)?)")


def line(text: str) -> tuple[str, ...]:
    """Part a message into signs and the texts between them, blanks and all.

    >>> line("took 6 #points")
    ('took 6 ', '#points')
    """
    return tuple(part for part in _SIGN.split(text) if part)


def parts(text: str) -> tuple[tuple[str, ...], ...]:
    """Part a message into what stays together on a line, each into signs and words.

    >>> parts("send #archaeologist | #boot free")
    (('send', '#archaeologist'), ('#boot', 'free'))
    """
    return tuple(tuple(part.split()) for part in text.split("|") if part.strip())


def written(phrase: tuple[tuple[str, ...], ...]) -> str:
    """Write a phrase as a message has it, to be put into another message.

    >>> written((("2", "#coin"), ("#jewel",)))
    '2 #coin | #jewel'
    """
    return " | ".join(" ".join(part) for part in phrase)
