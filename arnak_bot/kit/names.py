"""Escapes players' names for Discord, so that they are never read as markdown, a mention, a link or a command.

Pictures, alt texts, button labels and thread names have no markdown: they use the raw name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

_MARKS = re.compile(r"([\\*_~|`<>\[\]()#@:+\-.])")
"""Characters with a meaning in Discord's markdown, to be escaped with a backslash."""

_TURNING = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Invisible characters that would change the direction of the text after a name."""


def spoken(name: str) -> str:
    r"""Return a name escaped for a Discord message, on one line.

    >>> print(spoken("**Ann** <@7>"), spoken("[here](https://x.y)"))
    \*\*Ann\*\* \<\@7\> \[here\]\(https\://x\.y\)
    """
    kept = "".join(each for each in name if unicodedata.bidirectional(each) not in _TURNING)
    return _MARKS.sub(r"\\\1", " ".join(kept.split()))


def spoken_all(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names of a table escaped for a Discord message, by seat."""
    return tuple(map(spoken, names))
