"""Migrations for older dumps of Arnak, one step from each format to the next; see `arnak_bot.kit.dumps`."""

from __future__ import annotations

from arnak_bot.kit.dumps import Dump, Step


def _from_1(dump: Dump) -> Dump:
    """Format 1 was extended twice under the same number: for the rival, and for the payment of a chosen action. Before
    the rival was added, there were no solo games. Before R10 was settled, a dig that had to be paid for used the first
    free space, its travel cost had no alternatives, and the effect that allowed it was not stored (R57)."""
    setup, state = dump["setup"], dump["state"]
    if "rival" not in setup and "rival" not in state:
        setup, state = {**setup, "rival": None}, {**state, "rival": None}
    agenda = [{**step, "task": _with_missing_fields(step["task"])} for step in state["agenda"]]
    return {**dump, "setup": setup, "state": {**state, "agenda": agenda}}


def _with_missing_fields(task: Dump) -> Dump:
    missing: Dump = {"or_travel": [], "space": None, "asked_by": ""}
    return {**task, **missing} if task["is"] == "Pay" and missing.keys().isdisjoint(task) else task


def _from_2(dump: Dump) -> Dump:
    """Before there were editions, all games used what is now edition 1."""
    if "edition" in dump["setup"]:
        raise ValueError("a game of format 2 has no edition")
    return {**dump, "setup": {**dump["setup"], "edition": 1}}


def _from_3(dump: Dump) -> Dump:
    """Before the guided game, all decks were shuffled completely at random."""
    if "opening" in dump["setup"]:
        raise ValueError("a game of format 3 has no opening")
    return {**dump, "setup": {**dump["setup"], "opening": []}}


STEPS: tuple[Step, ...] = (_from_1, _from_2, _from_3)
