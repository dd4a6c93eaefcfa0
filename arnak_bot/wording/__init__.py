"""Actions, events and prompts as sentences: the one place a language could be added to.

A package rather than one file, because it holds several ideas: signs, effects, actions, prompts,
stories and tables.
"""

from __future__ import annotations

from arnak_bot.wording import (
    actions,
    components,
    effects,
    labels,
    missing,
    prompts,
    rules,
    short,
    signs,
    story,
    tables,
    texts,
)

__all__ = [
    "actions",
    "components",
    "effects",
    "labels",
    "missing",
    "prompts",
    "rules",
    "short",
    "signs",
    "story",
    "tables",
    "texts",
]
