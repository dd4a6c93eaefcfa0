"""Looking back at a finished game: every turn compared with the best that is found for it, by what its seat knew then.

A stop is the beginning of a turn. What was done in it is followed in the same imagined games as what would have been
better. What one card from the deck was worth is not told apart from luck that comes later: there are too many of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from math import hypot

from arnak_bot.game.thinking import Advice, Look, Review
from arnak_bot.games.kit.comparing import error_of, imagined
from arnak_bot.games.kit.looking_back import concluded, counts
from arnak_bot.games.lost_cities.engine import Action, Decline, Discard, Draw, Game, Play, Step, parse
from arnak_bot.games.lost_cities.engine.imagine import imagine
from arnak_bot.games.lost_cities.players.outcomes import Outcome, World, followed, gap, promising
from arnak_bot.games.lost_cities.players.reasoning import hindrance, reasons_for
from arnak_bot.games.lost_cities.players.turns import Way, ways_to_play
from arnak_bot.games.lost_cities.prospects import to_come

__all__ = ["REVIEWER", "LostCitiesReviewer"]

_CHOOSING = ((4, 6),)
_COMPARED = 2
"""How many ways are compared with what was done."""
_GAMES = ((12, 1.0), (24, 1.5), (64, 2.0))
"""In how many games; what is better by so many standard errors is looked at again, in others, before it counts."""
_FRESH = 1000
"""Games from this number on had no part in choosing what is compared in them."""


_EXPECTING = 40
"""In so many games that had no part in choosing it the best way is followed for the chart."""
_STILL_FRESH = 2000


class LostCitiesReviewer:
    """See `arnak_bot.game.thinking.Reviewer`."""

    __slots__ = ()

    def stops(self, game: Game) -> tuple[int, ...]:
        """Where turns began."""
        return _stops(game)

    def look(self, game: Game, ply: int, seed: str) -> Look:
        """Compare what was done in the turn that began after so many decisions with what would have been better.

        Raises:
            ValueError: no turn began then.
        """
        if ply not in _stops(game):
            raise ValueError(f"no turn began after {ply} decisions")
        position = self.position(game, ply)
        seat = position.state.seat
        world = imagined(imagine, position, seat, f"{seed} {ply}")
        played = Way(_played(game.log[ply:]), 0.0)
        ways = [way for way in ways_to_play(world(0)) if way.actions != played.actions]
        others = promising(ways, world, seat, _CHOOSING)[:_COMPARED] if ways else []
        own, best = _compared(played, others, world, seat)
        lost, error = (0.0, 0.0) if best is own else gap(best, own)
        (steady,) = followed([best.way], [world(_STILL_FRESH + number) for number in range(_EXPECTING)], seat)
        _, to_follow = to_come(position.setup, position.state.expedition)
        return Look(
            ply,
            position.round,
            seat,
            steady.own,
            hypot(steady.spread, to_follow),
            False,
            _told(position, own, best),
            None if best is own else _told(position, best, own),
            lost,
            error,
        )

    def conclude(self, game: Game, looks: tuple[Look, ...]) -> Review:
        """The expectations over the game, and the moments that decided it."""
        totals = [sheet.total for sheet in game.scores()]
        return concluded(looks, totals, alike=_missed, explained=lambda advice: bool(advice.reasons))

    def position(self, game: Game, ply: int) -> Game:
        """The game as it stood after so many decisions."""
        position = Game.new(game.setup)
        for seat, text in game.log[:ply]:
            position.apply(parse(text), seat)
        return position


def _missed(look: Look) -> object:
    """A card that a seat would have done better to play goes on being in its hand until the expedition ends."""
    return look.round, look.seat, look.better and look.better.actions[0]


def _stops(game: Game) -> tuple[int, ...]:
    """Every turn begins with a card, and nothing else does."""
    return tuple(ply for ply, (_, text) in enumerate(game.log) if isinstance(parse(text), Play | Discard))


def _played(log: Sequence[tuple[int, str]]) -> tuple[Action, ...]:
    """What was done in the turn with which a log begins."""
    first, *others = (parse(text) for _, text in log)
    return (first, *takewhile(lambda action: isinstance(action, Step | Decline | Draw), others))


def _compared(played: Way, others: Sequence[Way], world: World, seat: int) -> tuple[Outcome, Outcome]:
    """What was done, and the best of the others where it counts how much better that is; else the same again."""
    seen = _FRESH
    for count, sure in _GAMES:
        found = followed([played, *others], [world(number) for number in range(seen, seen + count)], seat)
        own, best = next(each for each in found if each.way is played), found[0]
        lost, error = gap(best, own)
        if lost <= sure * error:
            return own, own
        others, seen = [best.way], seen + count
    return own, best if counts(lost, error) else own


def _told(position: Game, outcome: Outcome, other: Outcome) -> Advice:
    """A way to play the turn; what speaks for it is told where it is compared with another."""
    actions, more = outcome.way.actions, hindrance(outcome, [] if other is outcome else [other])
    reasons = reasons_for(position, outcome.seat, actions, more)
    return Advice(tuple(action.text for action in actions), outcome.own, error_of(_own(outcome)), reasons)


def _own(outcome: Outcome) -> list[float]:
    return [each[outcome.seat] for each in outcome.points]


REVIEWER = LostCitiesReviewer()
