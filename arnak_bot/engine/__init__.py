"""The rules of Lost Ruins of Arnak as a pure library: no input, no output, no clock, no Discord."""

from __future__ import annotations

from arnak_bot.engine.actions import Action, AmbiguousAction, IllegalAction, NotNow, UnknownAction, Verb
from arnak_bot.engine.events import Event, EventKind
from arnak_bot.engine.game import Game
from arnak_bot.engine.logfile import LogError, read_log, replay, write_log
from arnak_bot.engine.rules.scoring import ScoreSheet, ScoreSource
from arnak_bot.engine.setup import GameSetup
from arnak_bot.engine.state import Phase
from arnak_bot.engine.view import GameView, PlayerView, RivalView, SiteView

__all__ = [
    "Action",
    "AmbiguousAction",
    "Event",
    "EventKind",
    "Game",
    "GameSetup",
    "GameView",
    "IllegalAction",
    "LogError",
    "NotNow",
    "Phase",
    "PlayerView",
    "RivalView",
    "ScoreSheet",
    "ScoreSource",
    "SiteView",
    "UnknownAction",
    "Verb",
    "read_log",
    "replay",
    "write_log",
]
