"""The rules of Lost Ruins of Arnak as a pure library: no input, no output, no clock, no Discord."""

from __future__ import annotations

from arnak_bot.engine.actions import Action, AmbiguousAction, IllegalAction, NotNow, UnknownAction, Verb
from arnak_bot.engine.events import Event, seen_by
from arnak_bot.engine.fairness import Proof, commitment_of, game_seed, seat_order
from arnak_bot.engine.game import Game
from arnak_bot.engine.logfile import LogError, LogFile, read_file, read_log, replay, write_log
from arnak_bot.engine.rules.scoring import ScoreSheet, ScoreSource
from arnak_bot.engine.setup import GameSetup
from arnak_bot.engine.state import Phase
from arnak_bot.engine.view import GameView, PlayerView, RivalView, SiteView

__all__ = [
    "Action",
    "AmbiguousAction",
    "Event",
    "Game",
    "GameSetup",
    "GameView",
    "IllegalAction",
    "LogError",
    "LogFile",
    "NotNow",
    "Phase",
    "PlayerView",
    "Proof",
    "RivalView",
    "ScoreSheet",
    "ScoreSource",
    "SiteView",
    "UnknownAction",
    "Verb",
    "commitment_of",
    "game_seed",
    "read_file",
    "read_log",
    "replay",
    "seat_order",
    "seen_by",
    "write_log",
]
