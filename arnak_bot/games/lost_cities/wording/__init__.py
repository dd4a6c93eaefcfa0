"""Lost Cities in words: actions, questions, events, refusals, the table, look-ups and figures."""

from __future__ import annotations

from arnak_bot.games.lost_cities.wording import (
    actions,
    components,
    prompts,
    refusals,
    rules,
    scores,
    statistics,
    story,
    tables,
    words,
)

__all__ = [
    "actions",
    "components",
    "prompts",
    "refusals",
    "rules",
    "scores",
    "statistics",
    "story",
    "tables",
    "words",
]
