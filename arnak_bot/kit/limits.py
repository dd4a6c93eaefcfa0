"""How long a text may be that Discord shows, in UTF-16 code units: Discord may count so, and most emoji are two."""

from __future__ import annotations

__all__ = ["ALT_LIMIT", "LABEL_LIMIT", "clip", "units"]

LABEL_LIMIT = 100
"""The name of an option of a menu and what stands below it, a choice or description of a command, a thread's name."""
ALT_LIMIT = 1024
"""The description of a picture."""
_UTF_16 = "utf-16-le"


def units(text: str) -> int:
    """The length of a text in UTF-16 code units.

    >>> units("🪙 2")
    4
    """
    return len(text.encode(_UTF_16, "surrogatepass")) // 2


def clip(text: str, limit: int = LABEL_LIMIT) -> str:
    """Cut a text that Discord would refuse; a character of two units stays whole or goes."""
    if units(text) <= limit:
        return text
    kept = text.encode(_UTF_16, "surrogatepass")[: 2 * (limit - 1)]
    return f"{kept.decode(_UTF_16, 'ignore')}…"
