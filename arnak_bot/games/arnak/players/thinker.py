"""Arnak's computer players: the best turns of a seat, played out to the end of the round in several imagined games.

All options are compared in the same games, then the best of them in more games. Opponents are assumed to have passed.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from arnak_bot.games.arnak.engine import Action, Game, Phase, Verb, act
from arnak_bot.games.arnak.engine.imagine import imagine
from arnak_bot.games.arnak.engine.rules.menu import END
from arnak_bot.games.arnak.engine.state import Player, State
from arnak_bot.games.arnak.players.features import judge
from arnak_bot.games.arnak.players.turns import LEVELS, Level, Value, leave_to, main_of, whole_turns
from arnak_bot.games.arnak.players.worth import card_worth
from arnak_bot.kit import players
from arnak_bot.kit.comparing import Late, Way, never

_NO = act("decline")
_OF_ONE_MAIN_ACTION = 2
"""At most this many options with the same main action are played out, since such options differ little."""


class Thinker(players.Thinker[Game, Action, Level]):
    imagine = staticmethod(imagine)

    def __init__(
        self, level: Level, seed: int | str, value: Value = judge, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(level, seed, clock)
        self._value = value

    def ways(self, world: Game, seat: int, late: Late) -> list[Way[Action]]:
        if world.state.phase is Phase.KEEPING:
            return [Way((_cards_to_keep(world.state.players[seat]),))]
        return best_turns(world, seat, self._value, self.level, late) or [Way((way_out(world, seat),))]

    def follow(self, world: Game, seat: int, way: Way[Action], late: Late) -> tuple[float, int]:
        end = followed(world, seat, way.actions, self._value, self.level, late)
        return end.worth, end.nodes

    def plan(self, game: Game, seat: int) -> tuple[Action, ...]:
        return super().plan(game, seat) or (END,)


LEVELLED = players.levelled(Thinker, LEVELS.values())


def way_out(game: Game, seat: int) -> Action:
    """The answer to a question that can only be answered by cancelling the action."""
    legal = game.legal_actions(seat)
    return next((action for action in legal if action.verb in (Verb.CANCEL, Verb.DECLINE)), legal[-1])


def _cards_to_keep(player: Player) -> Action:
    """The next answer: keep the best card in hand unless an average draw is better, in which case keep no more."""
    usual = sum(map(card_worth, sorted(player.cards))) / len(player.cards)
    best = max(player.hand, key=lambda card: (card_worth(card), card))
    return act(f"keep {best}") if card_worth(best) >= usual else act("done")


@dataclass(frozen=True, slots=True)
class Followed:
    """The result of playing out some actions: `plan` is what followed them, found by searching `nodes` positions."""

    worth: float
    nodes: int
    state: State
    plan: tuple[Action, ...] = ()


def best_turns(game: Game, seat: int, value: Value, level: Level, late: Late = never) -> list[Way[Action]]:
    """The options for this turn, each with its best outcome in this imagined game, the best first."""
    found: dict[tuple[Action, ...], float] = {}
    alike: Counter[Action | None] = Counter()
    lines, _ = whole_turns(game, seat, value, level.first, late)
    for line in lines:
        main = main_of(line.actions)
        actions = _before_reveal(game, line.actions, seat)
        if actions not in found and alike[main] < _OF_ONE_MAIN_ACTION:
            alike[main] += 1
            found[actions] = line.value
    return [Way(actions, worth) for actions, worth in found.items()]


def _before_reveal(game: Game, actions: tuple[Action, ...], seat: int) -> tuple[Action, ...]:
    """The actions up to and including the first that reveals something; the rest are chosen after the reveal."""
    position = game.copy()
    for at, action in enumerate(actions):
        position.play(action, seat)
        if position.undo_floor > game.ply:
            return actions[: at + 1]
    return actions


def begun(world: Game, seat: int, actions: Sequence[Action]) -> Game:
    game = world.copy()
    leave_to(game, seat)
    for action in actions:
        game.play(action, seat)
    return game


def followed(
    world: Game, seat: int, actions: tuple[Action, ...], value: Value, level: Level, late: Late = never
) -> Followed:
    game, spent = begun(world, seat, actions), 0
    worth, plan = value(game.state, seat), list[Action]()
    for _ in range(1 + level.turns):
        if game.state.phase is not Phase.TURNS or game.state.seat != seat or late():
            break
        lines, nodes = whole_turns(game, seat, value, level.later, late)
        spent += nodes
        if not lines:
            break
        worth, game = lines[0].value, lines[0].game
        plan += lines[0].actions
        if game.state.players[seat].passed or game.state.phase is not Phase.TURNS:
            break
        if game.state.main_taken and game.question is None:
            game.play(END, seat)
            plan.append(END)
    return Followed(worth, spent, game.state, tuple(plan))


def tried(world: Game, seat: int, actions: tuple[Action, ...], plan: tuple[Action, ...], value: Value) -> float | None:
    """The value of these actions, then another option's plan, adapted where illegal; None if a question stays open."""
    game = begun(world, seat, actions)
    for action in plan[:-1] if plan[-1:] == (END,) else plan:
        legal = game.legal_actions(seat) if game.state.seat == seat else ()
        if action not in legal:
            if game.question is None:
                continue
            alike = [each for each in legal if each.verb is action.verb]
            alike.sort(key=lambda each: each.args[:1] != action.args[:1])
            action = alike[0] if alike else _NO
            if action not in legal:
                return None
        game.play(action, seat)
    return value(game.state, seat) if game.question is None else None
