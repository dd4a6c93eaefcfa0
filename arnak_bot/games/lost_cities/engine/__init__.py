"""The rules of Lost Cities: the board game as a pure library, without I/O, clock or Discord."""

from __future__ import annotations

from arnak_bot.games.lost_cities.engine.actions import Action, Decline, Discard, Draw, Play, Step, Verb, parse
from arnak_bot.games.lost_cities.engine.events import Event
from arnak_bot.games.lost_cities.engine.game import LOG, Game
from arnak_bot.games.lost_cities.engine.printed import Card, Colour, Piece, Tile
from arnak_bot.games.lost_cities.engine.refusals import IllegalAction, Why
from arnak_bot.games.lost_cities.engine.rules.scoring import ScoreSheet, ScoreSource
from arnak_bot.games.lost_cities.engine.setup import Columns, GameSetup, Length
from arnak_bot.games.lost_cities.engine.state import ExpeditionScore, Owed, PathScore, Phase, Reason
from arnak_bot.games.lost_cities.engine.view import GameView
from arnak_bot.kit.knowledge import seen_by

__all__ = ["LOG", "Action", "Card", "Colour", "Columns", "Decline", "Discard", "Draw", "Event", "ExpeditionScore"]
__all__ += ["Game", "GameSetup", "GameView", "IllegalAction", "Length", "Owed", "PathScore", "Phase", "Piece", "Play"]
__all__ += ["Reason", "ScoreSheet", "ScoreSource", "Step", "Tile", "Verb", "Why", "parse", "seen_by"]
