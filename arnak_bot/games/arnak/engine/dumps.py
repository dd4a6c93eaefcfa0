"""Games as older versions dumped them, brought to the format of today: a function a step. Knows keys, no rules.

Whoever adds a field to anything that a dump holds, or takes one away, raises `FORMAT` and adds the step that says
what was true before: the codec fills in nothing by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from arnak_bot.games.arnak.engine.codec import check_keys

__all__ = ["FORMAT", "up_to_date"]

Dump: TypeAlias = dict[str, Any]
"""What `Game.to_dict` returns."""

_KEYS = frozenset({"format", "setup", "log", "state"})


def up_to_date(dump: object) -> Dump:
    """Return the dump in the format of today; the one that was given is left as it is.

    Raises:
        ValueError: it is no dump of a game, or one of a format that nobody knows.
    """
    if not isinstance(dump, dict):
        raise ValueError("this is not a game")
    check_keys("a game", dump, _KEYS)
    if not isinstance(dump["setup"], dict) or not isinstance(dump["state"], dict):
        raise ValueError("this is not a game: its setup or its state is none")
    version = dump["format"]
    if type(version) is not int or not FIRST <= version <= FORMAT:
        raise ValueError(f"this is not a game of format {FIRST} to {FORMAT}")
    for step in _STEPS[version - FIRST :]:
        try:
            dump = step(dump)
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"this is not a game of format {version}: {error}") from error
    return {**dump, "format": FORMAT}


def _from_1(dump: Dump) -> Dump:
    """Format 1 grew twice without a new number: by the rival, and by what an unpaid action can be paid with.

    Before the rival nobody played alone; before R10 was settled an unpaid dig went to the first free space, nothing
    was paid in the place of the travel, and what had asked for it was not kept (R57).
    """
    setup, state = dump["setup"], dump["state"]
    if "rival" not in setup and "rival" not in state:
        setup, state = {**setup, "rival": None}, {**state, "rival": None}
    agenda = [{**step, "task": _grown(step["task"])} for step in state["agenda"]]
    return {**dump, "setup": setup, "state": {**state, "agenda": agenda}}


_NEW_OF_PAY: Mapping[str, Any] = {"or_travel": [], "space": None, "asked_by": ""}


def _grown(task: Dump) -> Dump:
    if task["is"] == "Pay" and _NEW_OF_PAY.keys().isdisjoint(task):
        return {**task, **_NEW_OF_PAY}
    return task


def _from_2(dump: Dump) -> Dump:
    """Before there were editions all games were dealt from what is edition 1 now."""
    if "edition" in dump["setup"]:
        raise ValueError("a game of format 2 has no edition")
    return {**dump, "setup": {**dump["setup"], "edition": 1}}


FIRST = 1
_STEPS: tuple[Callable[[Dump], Dump], ...] = (_from_1, _from_2)
"""From each format to the next."""

FORMAT = FIRST + len(_STEPS)
"""The format of `Game.to_dict`."""
