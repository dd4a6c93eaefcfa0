"""The rules of Lost Ruins of Arnak as a pure library: no input, no output, no clock, no Discord."""

from __future__ import annotations

from arnak_bot.games.arnak.engine.actions import (
    Action,
    AmbiguousAction,
    IllegalAction,
    NotNow,
    UnknownAction,
    Verb,
    act,
)
from arnak_bot.games.arnak.engine.events import Event, seen_by
from arnak_bot.games.arnak.engine.game import Game
from arnak_bot.games.arnak.engine.logfile import LOG, read_file, read_log, replay, write_log
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSheet, ScoreSource
from arnak_bot.games.arnak.engine.setup import GameSetup
from arnak_bot.games.arnak.engine.state import Phase
from arnak_bot.games.arnak.engine.view import GameView, PlayerView, RivalView, SiteView
from arnak_bot.kit.fairness import Proof, commitment_of, game_seed, seat_order
from arnak_bot.kit.logfile import LogError, LogFile

__all__ = ["LOG", "Action", "AmbiguousAction", "Event", "Game", "GameSetup", "GameView", "IllegalAction", "LogError"]
__all__ += ["LogFile", "NotNow", "Phase", "PlayerView", "Proof", "Resource", "RivalView", "ScoreSheet", "ScoreSource"]
__all__ += ["SiteView", "UnknownAction", "Verb", "act", "commitment_of", "game_seed", "read_file", "read_log"]
__all__ += ["replay", "seat_order", "seen_by", "write_log"]
