"""Splits the texts with icons that pictures contain. Independent of drawing, games and languages."""

from __future__ import annotations

import re

_SIGN = re.compile(r"(#[a-z][a-z-]*(?:@[a-z]+)?)")


def line(text: str) -> tuple[str, ...]:
    """Split a message into icons and the texts between them, including spaces.

    >>> line("took 6 #points")
    ('took 6 ', '#points')
    """
    return tuple(part for part in _SIGN.split(text) if part)


def parts(text: str) -> tuple[tuple[str, ...], ...]:
    """Split a message into parts that stay together on a line, each into icons and words.

    >>> parts("send #archaeologist | #boot free")
    (('send', '#archaeologist'), ('#boot', 'free'))
    """
    return tuple(tuple(part.split()) for part in text.split("|") if part.strip())
