"""Migrates dumps of games from older versions, one step per format. Knows the keys of a dump, but nothing about games.
Adding or removing a field of anything in a dump requires a new step that sets its value, since the codec has no
defaults.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from arnak_bot.kit.codec import check_keys

Dump: TypeAlias = dict[str, Any]
"""The return value of `Game.to_dict`."""

Step: TypeAlias = Callable[[Dump], Dump]

FIRST = 1
_KEYS = frozenset({"format", "setup", "log", "state"})


def newest_format(steps: Sequence[Step]) -> int:
    return FIRST + len(steps)


def up_to_date(dump: object, steps: Sequence[Step]) -> Dump:
    """A new dump in the current format. Raises ValueError if this is no dump of a game, or its format is unknown."""
    newest = newest_format(steps)
    if not isinstance(dump, dict):
        raise ValueError("this is not a game")
    check_keys("a game", dump, _KEYS)
    if not isinstance(dump["setup"], dict) or not isinstance(dump["state"], dict):
        raise ValueError("this is not a game: its setup or its state is not valid")
    version = dump["format"]
    if type(version) is not int or not FIRST <= version <= newest:
        raise ValueError(f"this is not a game of format {FIRST} to {newest}")
    for step in steps[version - FIRST :]:
        try:
            dump = step(dump)
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"this is not a game of format {version}: {error}") from error
    return {**dump, "format": newest}
