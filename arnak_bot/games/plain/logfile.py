"""The logs of a plain game: its key, its set-up and its options; see `games.kit.logfile`. Knows no game."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from arnak_bot.games.kit.logfile import OPTION, LogFormat
from arnak_bot.games.options import GameOptions
from arnak_bot.games.port import Setup

__all__ = ["log_of"]

_NAMES = frozenset({"game", "edition", "players", OPTION, "seed"})


def log_of(key: str, new: Callable[[Setup], Any], refusal: type[Exception]) -> LogFormat[Setup, Any]:
    """Return how the logs of a game are written and read, by its key on the shelf."""

    def settings(setup: Setup) -> dict[str, object]:
        options = {f"{OPTION} {name}": json.dumps(value) for name, value in setup.options}
        return {"game": key, "edition": setup.edition, "players": setup.players, **options, "seed": setup.seed}

    def meant(said: Mapping[str, str]) -> Setup:
        if said["game"] != key:
            raise ValueError(f"this is a game of {said['game']}, not of {key}")
        options = {name.split()[1]: json.loads(value) for name, value in said.items() if name.startswith(f"{OPTION} ")}
        return Setup(int(said["players"]), said["seed"], GameOptions.of(options), int(said["edition"]))

    return LogFormat(new, refusal, settings, meant, _NAMES)
