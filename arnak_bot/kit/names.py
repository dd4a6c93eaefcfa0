"""Players' names in Discord's texts: shown as they are, never read as markdown, a mention, a link or a command.

Pictures, descriptions of pictures, labels of buttons and names of threads know no markdown: they get the raw name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

__all__ = ["spoken", "spoken_all"]

_MARKS = re.compile(r"([\\*_~|`<>\[\]()#@:+\-.])")
"""What begins or ends something in Discord's markdown; a backslash before it keeps it plain."""

_TURNING = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Invisible characters that turn the direction of the text behind a name."""


def spoken(name: str) -> str:
    r"""Return a name for a Discord text, on one line.

    >>> print(spoken("**Ann** <@7>"), spoken("[here](https://x.y)"))
    \*\*Ann\*\* \<\@7\> \[here\]\(https\://x\.y\)
    """
    kept = "".join(each for each in name if unicodedata.bidirectional(each) not in _TURNING)
    return _MARKS.sub(r"\\\1", " ".join(kept.split()))


def spoken_all(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names of a table for a Discord text, by seat."""
    return tuple(map(spoken, names))
