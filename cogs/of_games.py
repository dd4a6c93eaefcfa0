"""What games of the shelf bring of their own to Discord: extensions with commands that no other game has."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["extensions_of"]

_EXTENSIONS: dict[str, tuple[str, ...]] = {"arnak": ("cogs.arnak.turn",)}
"""By the keys of games."""


def extensions_of(games: Iterable[str]) -> tuple[str, ...]:
    """Return the extensions that these games bring, by their keys."""
    return tuple(extension for key in games for extension in _EXTENSIONS.get(key, ()))
