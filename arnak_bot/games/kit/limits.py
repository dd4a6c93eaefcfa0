"""How long a text may be that Discord shows, in characters."""

from __future__ import annotations

__all__ = ["ALT_LIMIT", "LABEL_LIMIT", "clip"]

LABEL_LIMIT = 100
"""The name of an option of a menu, and what stands below it."""
ALT_LIMIT = 1024
"""The description of a picture."""


def clip(text: str, limit: int = LABEL_LIMIT) -> str:
    """Cut a text that Discord would refuse."""
    return text if len(text) <= limit else f"{text[: limit - 1]}…"
