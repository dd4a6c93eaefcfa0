"""The Lost Ark's campaign chapters; an able computer earns the points in about a third of games (docs/campaign.md)."""

from __future__ import annotations

from arnak_bot.game.options import GameOptions, Value
from arnak_bot.game.values import Chapter
from arnak_bot.games.lost_ark.engine import Challenge, Characters, Difficulty, ScoreSource
from arnak_bot.games.lost_ark.engine.setup import CHARACTERS, DIFFICULTY, JOKER, OPTIONS
from arnak_bot.games.lost_ark.figures import Figure, met_by_anybody


def _with(helps: Difficulty, characters: Characters = Characters.CHOSEN, *, joker: bool = False) -> GameOptions:
    chosen: dict[str, Value] = {DIFFICULTY.key: str(helps), CHARACTERS.key: str(characters), JOKER.key: joker}
    return GameOptions.with_defaults(OPTIONS, chosen)


_EASY, _JEWELS, _HINTS = Difficulty.EASY, Difficulty.MEDIUM_DIAMONDS, Difficulty.MEDIUM_HINTS
_EARLY, _CHALLENGES = (ScoreSource.EARLY.value,), (ScoreSource.CHALLENGES.value,)
_MOUNTAINS = met_by_anybody(Challenge.MOUNTAINS)

CHAPTERS = (
    Chapter("torn-chart", 2, _with(_EASY, joker=True), _CHALLENGES, 1, points=14, place="1-5"),
    Chapter("before-the-rains", 5, _with(_EASY, Characters.RANDOM), _EARLY, 6, points=14, place="camp-compasses"),
    Chapter("high-passes", 7, _with(_JEWELS), _MOUNTAINS, 1, points=1, place="2-4"),
    Chapter("half-a-compass", 10, _with(_HINTS), (Figure.PARTS,), 6, points=0, place="1-10"),
    Chapter("no-guide", 11, _with(Difficulty.HIGH), (Figure.PARTS,), 5, points=-6, place="2-5"),
)
