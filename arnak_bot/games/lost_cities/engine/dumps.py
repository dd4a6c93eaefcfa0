"""Games as older versions dumped them, brought to the format of today: a function a step. Knows keys, no rules.

Whoever adds a field to anything that a dump holds, or takes one away, raises `FORMAT` and adds the step that says
what was true before: the codec fills in nothing by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from arnak_bot.games.lost_cities.engine.setup import FIRST_EDITION

__all__ = ["FORMAT", "up_to_date"]

Dump: TypeAlias = dict[str, Any]
"""What `Game.to_dict` returns."""

_KEYS = {"format", "setup", "log", "state"}


def up_to_date(dump: object) -> Dump:
    """Return the dump in the format of today; the one that was given is left as it is.

    Raises:
        ValueError: it is no dump of a game, or one of a format that nobody knows.
    """
    if not isinstance(dump, dict):
        raise ValueError("this is not a game")
    if set(dump) != _KEYS:
        raise ValueError(f"this is not a game: missing or unknown {', '.join(sorted(_KEYS ^ set(dump)))}")
    version = dump["format"]
    if type(version) is not int or not FIRST <= version <= FORMAT:
        raise ValueError(f"this is not a game of format {FIRST} to {FORMAT}")
    for step in _STEPS[version - FIRST :]:
        dump = step(dump)
    return {**dump, "format": FORMAT}


def _from_1(dump: Dump) -> Dump:
    """Before there were editions all games were dealt from what is edition 1 now."""
    setup = dump["setup"]
    if not isinstance(setup, dict) or "edition" in setup:
        raise ValueError("a game of format 1 has no edition")
    return {**dump, "setup": {**setup, "edition": FIRST_EDITION}}


def _from_2(dump: Dump) -> Dump:
    """What artifact tokens bring stood on the score sheet alone; `Game.from_dict` adds it to games that are over."""
    try:
        players = [{**player, "artifact_points": 0} for player in dump["state"]["players"]]
    except (KeyError, TypeError) as error:
        raise ValueError(f"a game of format 2 has players: {error}") from error
    return {**dump, "state": {**dump["state"], "players": players}}


FIRST = 1
_STEPS: tuple[Callable[[Dump], Dump], ...] = (_from_1, _from_2)
"""From each format to the next."""

FORMAT = FIRST + len(_STEPS)
"""The format of `Game.to_dict`."""
