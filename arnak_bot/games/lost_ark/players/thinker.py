"""The computer players of the Lost Ark: calls and answers suggested by instinct are played out and compared."""

from __future__ import annotations

from arnak_bot.games.lost_ark.engine import Action, Game
from arnak_bot.games.lost_ark.players.instinct import DENYING, GREEDY, PATIENT, Style, next_action, proposals
from arnak_bot.games.lost_ark.players.playout import to_the_end
from arnak_bot.kit.comparing import Late, Way
from arnak_bot.kit.players import Level, levelled
from arnak_bot.kit.players import Thinker as AnyThinker

_WORSE, _POINTS = 0.8, 8.0
"""How much worse than the best an option may score and still be played out; what a score of 1 is worth in a game."""

_LEVELS = Level("novice", daydreams=15), Level("able"), Level("strong", ((4, 3), (2, 20)), enough=1000)
"""The levels, weakest first; `enough` counts decisions in imagined games."""
_STYLES = {"novice": GREEDY, "able": DENYING, "strong": PATIENT}


def decisions_known(game: Game, seat: int) -> int:
    """The number of decisions before this turn, plus the seat's own decisions in it."""
    since = game.state.since
    return since + sum(by == seat for by, _ in game.log[since:])


class Thinker(AnyThinker[Game, Action, Level]):
    """Compares calls and answers; instinct plays the rest of the turn."""

    trust = 20.0
    moment = staticmethod(decisions_known)

    def imagine(self, game: Game, seat: int, chance: str) -> Game:
        return game.imagined(seat, chance)

    def ways(self, world: Game, seat: int, late: Late) -> list[Way[Action]]:
        return ways_in(world, seat, _STYLES[self.level.name])

    def worth_following(self, ways: list[Way[Action]]) -> list[Way[Action]]:
        return [way for way in ways if way.worth > ways[0].worth - _WORSE * _POINTS]

    def follow(self, world: Game, seat: int, way: Way[Action], late: Late) -> tuple[float, int]:
        ending = to_the_end(world, way.actions, seat)
        return ending.worth, ending.decisions


def ways_in(world: Game, seat: int, style: Style) -> list[Way[Action]]:
    """The calls or answers worth considering, best first; a single option if there is no choice."""
    scored = proposals(world.state, world.setup, seat, style)
    if not scored:
        return [Way((next_action(world.state, world.setup, seat, style),))]
    return [Way((action,), _POINTS * score) for score, action in scored]


LEVELLED = levelled(Thinker, _LEVELS)
