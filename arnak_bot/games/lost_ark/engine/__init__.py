"""The rules of Searching for the Lost Ark as a pure library, without I/O, clock or Discord."""

from __future__ import annotations

from arnak_bot.games.lost_ark.engine.actions import Action, Verb, parse
from arnak_bot.games.lost_ark.engine.events import Event, seen_by
from arnak_bot.games.lost_ark.engine.game import LOG, Game
from arnak_bot.games.lost_ark.engine.printed import Challenge, Character, Colour
from arnak_bot.games.lost_ark.engine.refusals import IllegalAction, Why
from arnak_bot.games.lost_ark.engine.rules.scoring import ScoreSheet, ScoreSource
from arnak_bot.games.lost_ark.engine.setup import Characters, Difficulty, GameSetup
from arnak_bot.games.lost_ark.engine.state import Phase, Sheet, State
from arnak_bot.games.lost_ark.engine.view import GameView

__all__ = ["LOG", "Action", "Challenge", "Character", "Characters", "Colour", "Difficulty", "Event", "Game"]
__all__ += ["GameSetup", "GameView", "IllegalAction", "Phase", "ScoreSheet", "ScoreSource", "Sheet", "State", "Verb"]
__all__ += ["Why", "parse", "seen_by"]
