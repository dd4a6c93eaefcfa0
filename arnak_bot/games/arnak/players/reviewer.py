"""Looking back at a finished game: every turn compared with the best that is found for it, by what its seat knew then.

A stop is the beginning of a turn in which there was something to choose. What was done there is followed, up to the
first thing that it revealed, in the same imagined games as what would have been better: a reveal is luck, not a
decision.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from statistics import fmean

from arnak_bot.games.arnak.engine import Action, Game, Phase
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.events import TurnBegan, TurnEnded
from arnak_bot.games.arnak.engine.imagine import imagine
from arnak_bot.games.arnak.engine.rules.menu import END, PASS, is_free
from arnak_bot.games.arnak.players.adviser import compared, leaders
from arnak_bot.games.arnak.players.alone import leave_to, with_turn_ended
from arnak_bot.games.arnak.players.expecting import error_of, expectation, rival_expectation
from arnak_bot.games.arnak.players.judge import judge_of
from arnak_bot.games.arnak.players.levels import level_named
from arnak_bot.games.arnak.players.planner import Candidate, best_turns, weighed
from arnak_bot.games.arnak.players.reasoning import reasons_for
from arnak_bot.games.kit.looking_back import concluded, counts
from arnak_bot.games.thinking import Advice, Look, Review

__all__ = ["REVIEWER", "ArnakReviewer"]

_STRONG = level_named("strong")
_CHOOSING = replace(_STRONG, stages=((8, 1), (5, 1)), nodes=2000)
_COMPARING = replace(_STRONG, stages=((3, 12),), nodes=4000)
_FOLLOWING = replace(_STRONG, first=_STRONG.later or _STRONG.first, stages=((3, 1),))
_VALUE = judge_of(_STRONG.weights).value
_ONCE_MORE, _TIMES = 200, 5
"""What seems lost is looked at once more, in games from this number on, with more thought for the turn after it."""


class ArnakReviewer:
    """See `arnak_bot.games.thinking.Reviewer`."""

    __slots__ = ()

    def stops(self, game: Game) -> tuple[int, ...]:
        """Where turns began in which there was something to choose."""
        return tuple(at.ply for at in _stops(game))

    def look(self, game: Game, ply: int, seed: str) -> Look:
        """Compare what was done in the turn that began after so many decisions with what would have been better.

        Raises:
            ValueError: no turn began then.
        """
        position = self.position(game, ply)
        if not _is_stop(position):
            raise ValueError(f"no turn with a choice began after {ply} decisions")
        seat = position.seats_to_act[0]
        played, revealed = _played(position, game.log[ply:])

        def world(number: int) -> Game:
            return imagine(position, seat, f"{seed} {seat} {ply} {number}")

        others = [each for each in leaders(world, seat, _CHOOSING) if _done(each.actions) != _done(played)][:2]
        found = compared([Candidate(played, 0.0), *others], world, seat, _COMPARING)
        own = next(each for each in found if each.actions == played)
        best, off = found[0], expectation(position.state)
        gaps = tuple(more - less for more, less in zip(best.worths, own.worths, strict=True))
        lost, error = best.value - own.value, error_of(gaps, off.spread)
        worlds = [world(_ONCE_MORE + number) for number in range(_TIMES if counts(lost, error) else 0)]
        if worlds:
            gaps = tuple(_further(each, seat, best.actions) - _further(each, seat, played) for each in worlds)
            lost, error = fmean(gaps), error_of(gaps, off.spread)

        def told(each: Candidate) -> Advice:
            return Advice(
                tuple(action.text for action in each.actions) or (END.text,),
                each.value + off.offset,
                error_of(each.worths, off.spread),
                reasons_for(worlds, seat, each.actions, _VALUE) if worlds else (),
            )

        return Look(
            ply,
            position.round,
            seat,
            off.points(best.value, position.state, seat),
            off.spread,
            revealed,
            told(own),
            None if best is own else told(best),
            0.0 if best is own else lost,
            0.0 if best is own else error,
        )

    def conclude(self, game: Game, looks: tuple[Look, ...]) -> Review:
        """The expectations over the game, and the moments that decided it."""
        positions = _stops(game)

        def rival(look: Look) -> tuple[tuple[float, float], ...]:
            state = next(position for position in positions if position.ply == look.ply).state
            return () if state.rival is None else (rival_expectation(state),)

        return concluded(looks, [sheet.total for sheet in game.scores()], rival)

    def position(self, game: Game, ply: int) -> Game:
        """The game as it stood after so many decisions."""
        position = Game.new(game.setup)
        for seat, text in game.log[:ply]:
            position.carry_out(act(text), seat)
        return position


# --- the turns of a game ----------------------------------------------------------------------


def _stops(game: Game) -> Iterator[Game]:
    """The game where turns begin; it is one and the same, and goes on between."""
    position, begun = Game.new(game.setup), True
    for seat, text in game.log:
        if begun and _is_stop(position):
            yield position
        events = position.carry_out(act(text), seat)
        begun = any(isinstance(event, TurnBegan) for event in events)


def _is_stop(position: Game) -> bool:
    """Whether a turn begins here in which more can be done than to pass."""
    state = position.state
    if state.phase is not Phase.TURNS or state.main_taken or position.question is not None:
        return False
    return any(action != PASS for action in position.legal_actions())


def _played(position: Game, log: tuple[tuple[int, str], ...]) -> tuple[tuple[Action, ...], bool]:
    """What was done in the turn that begins here, up to the first thing that it revealed, and whether it did."""
    game, seat, actions = position.copy(), position.seats_to_act[0], list[Action]()
    for acting, text in log:
        action = act(text)
        if (action == END and game.question is None) or acting != seat:
            break
        events = game.carry_out(action, seat)
        actions.append(action)
        if any(isinstance(event, TurnEnded) for event in events):
            break
        if game.undo_floor > position.ply:
            return tuple(actions), True
    return tuple(actions), False


def _done(actions: tuple[Action, ...]) -> tuple[tuple[Action, ...], frozenset[Action]]:
    """What tells ways to play a turn apart: the main action with its answers, and which free actions, in any order."""
    return (
        tuple(action for action in actions if not is_free(action)),
        frozenset(action for action in actions if is_free(action)),
    )


def _further(world: Game, seat: int, actions: tuple[Action, ...]) -> float:
    """What a beginning comes to where the best of several ways to play the next turn is followed."""
    assert _STRONG.later is not None, "who looks ahead has a budget for it"
    game = world.copy()
    leave_to(game, seat)
    for action in actions:
        game.carry_out(action, seat)
    following = with_turn_ended(game, seat, _VALUE, _STRONG.later)
    if following is None:
        return _VALUE(game.state, seat)
    ways = weighed(
        lambda _: following.copy(), seat, best_turns(following, seat, _VALUE, _FOLLOWING), _VALUE, _FOLLOWING
    )
    return ways[0].value


REVIEWER = ArnakReviewer()
