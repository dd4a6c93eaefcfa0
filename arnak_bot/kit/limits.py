"""Discord's length limits, counted in UTF-16 code units, as Discord may count them; most emoji take two."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

LABEL_LIMIT = 100
"""The limit for a menu option's label and description, a command's choices and description, and a thread's name."""
ALT_LIMIT = 1024
_SENTENCE_END = re.compile(r"[.!?] ")
_UTF_16 = "utf-16-le"
_LONGEST_WORD = 14


def units(text: str) -> int:
    """The length of a text in UTF-16 code units.

    >>> units("🪙 2")
    4
    """
    return len(text.encode(_UTF_16, "surrogatepass")) // 2


def clip(text: str, limit: int = LABEL_LIMIT) -> str:
    """Truncate a text that is too long for Discord, after a whole word if one ends near the limit.

    >>> clip("a jewel and a bonus tile", 17)
    'a jewel and a…'
    """
    if units(text) <= limit:
        return text
    kept = text.encode(_UTF_16, "surrogatepass")[: 2 * (limit - 1)].decode(_UTF_16, "ignore")
    whole = kept.rstrip() if text[len(kept)].isspace() else kept.rpartition(" ")[0].rstrip()
    return f"{whole if len(kept) - len(whole) < min(_LONGEST_WORD, len(whole)) else kept}…"


def clip_sentences(text: str, limit: int = LABEL_LIMIT) -> str:
    """Like `clip`, but drop whole sentences if the first one fits.

    >>> clip_sentences("First draw. You can draw from the deck.", 20)
    'First draw.'
    """
    fitting = [end.start() + 1 for end in _SENTENCE_END.finditer(text) if units(text[: end.start() + 1]) <= limit]
    return text[: fitting[-1]] if fitting and units(text) > limit else clip(text, limit)


def clip_entries(entries: Sequence[str], limit: int, more: Callable[[int], str]) -> str:
    """Join entries, one per line; `more` returns the last line, given the number of entries that do not fit.

    >>> clip_entries(["one", "two", "three"], 12, lambda count: f"{count} more")
    'one\\n2 more'
    """
    text = "\n".join(entries)
    for kept in range(len(entries) - 1, -1, -1):
        if units(text) <= limit:
            break
        text = "\n".join([*entries[:kept], more(len(entries) - kept)])
    return text
