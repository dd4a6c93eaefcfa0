"""What older dumps of Arnak lack: a step from each format to the next; see `arnak_bot.kit.dumps`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arnak_bot.kit.dumps import Dump, Step

__all__ = ["STEPS"]


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


STEPS: tuple[Step, ...] = (_from_1, _from_2)
"""From each format to the next."""
