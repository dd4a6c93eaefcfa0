"""Log files of Arnak: the lines that describe the set-up; see `arnak_bot.kit.logfile`."""

from __future__ import annotations

from collections.abc import Mapping

from arnak_bot.games.arnak.engine.actions import IllegalAction
from arnak_bot.games.arnak.engine.content import FIRST_EDITION
from arnak_bot.games.arnak.engine.game import Game
from arnak_bot.games.arnak.engine.printed import BoardName
from arnak_bot.games.arnak.engine.setup import GameSetup
from arnak_bot.kit.logfile import LogFormat

_YES, _NO = "yes", "no"
_COMMA = ", "


def _settings(setup: GameSetup) -> dict[str, object]:
    return {
        "edition": setup.edition,
        "board": setup.board,
        "players": setup.players,
        "rival": setup.rival,
        "auto-end": _YES if setup.auto_end else _NO,
        "opening": _COMMA.join(setup.opening) or None,
        "seed": setup.seed,
    }


def _setup(said: Mapping[str, str]) -> GameSetup:
    return GameSetup(
        players=int(said.get("players", "2")),
        board=said.get("board", BoardName.BIRD.value),
        seed=said.get("seed", ""),
        auto_end=said.get("auto-end", _NO) == _YES,
        rival=int(said["rival"]) if "rival" in said else None,
        opening=tuple(said["opening"].split(_COMMA)) if "opening" in said else (),
        edition=int(said.get("edition", FIRST_EDITION)),  # logs from before there were editions do not name one
    )


LOG = LogFormat(Game.new, IllegalAction, _settings, _setup, frozenset(_settings(GameSetup())))
write_log, read_file, replay = LOG.write, LOG.read, LOG.replay


def read_log(text: str) -> tuple[GameSetup, list[tuple[int, str]]]:
    """Raises LogError as `read_file` does."""
    file = read_file(text)
    return file.setup, list(file.moves)
