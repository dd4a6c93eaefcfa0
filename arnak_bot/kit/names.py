"""Escapes players' names for Discord, so that they are never read as markdown, a mention, a link or a command.
Pictures, alt texts, button labels and thread names have no markdown: they use the raw name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Literal, TypeAlias, TypeVar

from arnak_bot.wording.messages import Words

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


E = TypeVar("E")
Named: TypeAlias = tuple[Sequence[str], E]
"""An event with the players' names at the time, which are marked if a computer played for them."""


def named(events: Iterable[E], names: Sequence[str]) -> list[Named[E]]:
    return [(names, event) for event in events]


def by_names(told: Iterable[Named[E]]) -> Iterator[tuple[Sequence[str], list[E]]]:
    for names, run in groupby(told, key=itemgetter(0)):
        yield names, [event for _, event in run]


def spoken_all(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(spoken, names))


YesOrNo: TypeAlias = Literal["yes", "no"]
"""A parameter of messages that is true or false, such as `$you`: whether the reader is the one who acts."""


SEAT_SIGNS = ("🟢", "🟦", "🔺", "🔶")
"""The emoji for seats in texts, with the same colours and shapes as in the pictures."""


def told_to(viewer: int | None, names: Sequence[str], words: Words) -> list[str]:
    """Return the names of a table's players by seat, escaped for a Discord message; the viewer is called "You"."""
    return [words.prose.you() if seat == viewer else spoken(name) for seat, name in enumerate(names)]


def is_you(seat: int | None, viewer: int | None) -> YesOrNo:
    return "yes" if seat is not None and seat == viewer else "no"
