"""What older dumps of Lost Cities lack: a step from each format to the next; see `arnak_bot.kit.dumps`."""

from __future__ import annotations

from arnak_bot.games.lost_cities.engine.setup import FIRST_EDITION
from arnak_bot.kit.dumps import Dump, Step


def _from_1(dump: Dump) -> Dump:
    """Before there were editions all games were dealt from what is edition 1 now."""
    if "edition" in dump["setup"]:
        raise ValueError("a game of format 1 has no edition")
    return {**dump, "setup": {**dump["setup"], "edition": FIRST_EDITION}}


def _from_2(dump: Dump) -> Dump:
    """What artifact tokens bring stood on the score sheet alone; `Game.from_dict` adds it to games that are over."""
    players = [{**player, "artifact_points": 0} for player in dump["state"]["players"]]
    return {**dump, "state": {**dump["state"], "players": players}}


STEPS: tuple[Step, ...] = (_from_1, _from_2)
"""From each format to the next."""
