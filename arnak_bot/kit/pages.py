"""Statistics pages as text."""

from __future__ import annotations

from arnak_bot.game.values import Statistics
from arnak_bot.kit.limits import clip, units


def as_text(name: str, page: Statistics, limit: int) -> list[str]:
    """Return a page as text, split into parts of at most `limit` units."""
    parts = [f"**{name}**"]
    for title, rows in page:
        block = f"**{title}**\n" + "\n".join(f"{line}: {value}" for line, value in rows)
        if units(parts[-1]) + units(block) + 2 > limit:
            parts.append(clip(block, limit))
        else:
            parts[-1] += f"\n{block}"
    return parts
