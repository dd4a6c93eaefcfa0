"""The migrations of older dumps of Lost Cities, one step from each format to the next; see `arnak_bot.kit.dumps`."""

from __future__ import annotations

from arnak_bot.games.lost_cities.engine.setup import FIRST_EDITION
from arnak_bot.kit.dumps import Dump, Step


def _from_1(dump: Dump) -> Dump:
    """Before editions were introduced, all games used what is now edition 1."""
    if "edition" in dump["setup"]:
        raise ValueError("a game of format 1 has no edition")
    return {**dump, "setup": {**dump["setup"], "edition": FIRST_EDITION}}


def _from_2(dump: Dump) -> Dump:
    """Points for artifact tokens used to be on the score sheet only; `Game.from_dict` adds them to finished games."""
    players = [{**player, "artifact_points": 0} for player in dump["state"]["players"]]
    return {**dump, "state": {**dump["state"], "players": players}}


STEPS: tuple[Step, ...] = (_from_1, _from_2)
"""From each format to the next."""
