"""Whole turns: all sensible turns of a seat, without duplicates, the best first.

A free action goes before the main action only if it makes something possible; the rest come afterwards if that is
better than waiting.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import filterfalse
from operator import attrgetter
from typing import TypeAlias

from arnak_bot.games.arnak.engine import Action, Game, Phase, Verb
from arnak_bot.games.arnak.engine.content import FEAR
from arnak_bot.games.arnak.engine.effects import Refresh
from arnak_bot.games.arnak.engine.rules.menu import END, PASS, is_free
from arnak_bot.games.arnak.engine.state import State
from arnak_bot.kit import players
from arnak_bot.kit.comparing import Late, never

Value: TypeAlias = Callable[[State, int], float]

Played: TypeAlias = tuple[tuple[Action, ...], Game]
"""The actions taken so far, and the game after them."""

_GAIN_WORTH_AN_ACTION = 0.05


@dataclass(frozen=True, slots=True)
class Line:
    """The actions of a turn, and the position before the turn is ended."""

    actions: tuple[Action, ...]
    game: Game
    value: float


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits of the search of one turn, in positions searched (`nodes`) and by kind.

    Attributes:
        before: how many positions, reached by free actions alone, are used as starting points for main actions.
        payments: how many payments are tried, the cheapest first.
        endings: how many outcomes of each action are considered.
        polished: how many of the best lines are extended with more free actions.
        fear_first: whether answers about Fear are tried first, so that `endings` never leaves them out.
    """

    nodes: int
    before: int
    payments: int
    endings: int
    polished: int
    fear_first: bool = False


_LATER = Budget(120, before=5, payments=2, endings=6, polished=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Level(players.Level):
    """Budgets for this and for `later` turns, and how many `turns` follow this one; `enough` counts positions."""

    first: Budget
    later: Budget = _LATER
    turns: int = 7


STRONG = Level(
    "strong", ((8, 1), (5, 2), (3, 3)), 6000, first=Budget(600, before=16, payments=3, endings=24, polished=4)
)
_LEVELS = (
    Level("novice", daydreams=30, first=Budget(30, before=1, payments=1, endings=3, polished=0)),
    Level("able", first=Budget(60, before=2, payments=1, endings=4, polished=1)),
    STRONG,
)
LEVELS: Mapping[str, Level] = {level.name: level for level in _LEVELS}
"""The levels by name, the weakest first."""


def whole_turns(game: Game, seat: int, value: Value, budget: Budget, late: Late = never) -> tuple[list[Line], int]:
    """The options for the rest of a turn, best first, none if only cancelling helps; how many positions were searched.

    Once `late` returns true, one option is enough.
    """
    search = _Search(seat, value, budget, late)
    return search.run(game), search.spent


def main_of(actions: Sequence[Action]) -> Action | None:
    return next(filterfalse(is_free, actions), None)


def leave_to(game: Game, seat: int) -> None:
    for at, player in enumerate(game.state.players):
        player.passed = player.passed or at != seat


def if_legal(game: Game, seat: int, actions: Sequence[Action]) -> Game | None:
    """A copy of the game after a seat's actions; None if one of them is not legal."""
    position = game.copy()
    for action in actions:
        if action not in position.legal_actions(seat):
            return None
        position.play(action, seat)
    return position


def _is_on(game: Game, seat: int) -> bool:
    state = game.state
    return state.phase is Phase.TURNS and state.seat == seat and not state.players[seat].passed


def with_turn_ended(game: Game, seat: int, value: Value, budget: Budget) -> Game | None:
    """The game at the seat's next turn of the round, if this one ends in the best way; None if there is no next one."""
    if not _is_on(game, seat):
        return None
    lines, _ = whole_turns(game, seat, value, budget)
    if not lines:
        return None
    position = lines[0].game.copy()
    if _is_on(position, seat) and position.state.main_taken and position.question is None:
        position.play(END, seat)
    return position if _is_on(position, seat) else None


_VALUE = attrgetter("value")


@dataclass(slots=True)
class _Search:
    seat: int
    value: Value
    budget: Budget
    late: Late
    spent: int = 0
    seen: set[Hashable] = field(default_factory=set)
    lines: list[Line] = field(default_factory=list)
    tried: set[str] = field(default_factory=set)

    def run(self, game: Game) -> list[Line]:
        waiting = self._settled(game, ())
        for at, (actions, position) in enumerate(waiting):
            if self.lines and self.late():
                break
            if position.state.main_taken or self._is_over(position):
                self._keep(actions, position)
            elif at < self.budget.before:
                waiting += self._play_on(actions, position)
        self.lines.sort(key=_VALUE, reverse=True)
        best, others = self.lines[: self.budget.polished], self.lines[self.budget.polished :]
        passing = [line for line in others if line.game.state.players[self.seat].passed][:1]
        for line in (*best, *passing):
            polished = self._polish(line)
            if polished is not line:
                self.lines.append(self._with_pass_last(polished, game))
                self._instead_of_passing(self.lines[-1], game)
        self.lines.sort(key=_VALUE, reverse=True)
        return self.lines

    def _with_pass_last(self, line: Line, game: Game) -> Line:
        """The same turn with all free actions moved before the pass, because a tap on Pass ends the turn."""
        if PASS not in line.actions[:-1]:
            return line
        actions = (*(action for action in line.actions if action != PASS), PASS)
        position = if_legal(game, self.seat, actions)
        return line if position is None else Line(actions, position, line.value)

    def _instead_of_passing(self, line: Line, game: Game) -> None:
        """Try the main actions that only the free actions before a pass have made possible."""
        if line.actions[-1] != PASS:
            return
        position, actions = game.copy(), line.actions[:-1]
        for action in actions:
            position.play(action, self.seat)
        if position.state.main_taken or position.question is not None:
            return
        for action in position.legal_actions(self.seat):
            if not is_free(action) and not self.late():
                self._try(actions, position, action)

    def _is_over(self, game: Game) -> bool:
        return game.state.seat != self.seat or game.state.phase is not Phase.TURNS

    def _keep(self, actions: tuple[Action, ...], game: Game) -> None:
        self.lines.append(Line(actions, game, self.value(game.state, self.seat)))

    def _play_on(self, actions: tuple[Action, ...], game: Game) -> Iterator[Played]:
        """Try every main action that has not been tried yet; yield the results of free actions."""
        for action in game.legal_actions(self.seat):
            if self.lines and self.late():
                return
            if is_free(action):
                if self.spent < self.budget.nodes:
                    yield from self._after(actions, game, action)
            else:
                self._try(actions, game, action)

    def _try(self, actions: tuple[Action, ...], game: Game, action: Action) -> None:
        if action.text not in self.tried:
            self.tried.add(action.text)
            for line, position in self._after(actions, game, action):
                self._keep(line, position)

    def _after(self, actions: tuple[Action, ...], game: Game, action: Action) -> list[Played]:
        after = game.copy()
        after.play(action, self.seat)
        self.spent += 1
        return self._settled(after, (*actions, action))

    def _settled(self, game: Game, actions: tuple[Action, ...]) -> list[Played]:
        """The positions reached once all questions are answered; if there are too many, those found first."""
        found: list[Played] = []
        stack = [(actions, game)]
        while stack and len(found) < self.budget.endings:
            if (found or self.lines) and self.late():
                break
            line, position = stack.pop()
            if line:
                key = fingerprint(position.state, self.seat)
                if key in self.seen:
                    continue
                self.seen.add(key)
            if position.question is None or self._is_over(position):
                found.append((line, position))
                continue
            answers = self._worth_trying(position)
            for answer in reversed(answers):
                after = position if line and answer is answers[0] else position.copy()
                after.play(answer, self.seat)
                self.spent += 1
                stack.append(((*line, answer), after))
        return found

    def _worth_trying(self, game: Game) -> list[Action]:
        answers = [action for action in game.answers if action.verb is not Verb.CANCEL]
        if game.question is not None and isinstance(game.question.task, Refresh) and len(answers) == 1:
            # nothing is exhausted yet: an assistant can be used first
            answers = [*(each for each in game.legal_actions(self.seat) if each.verb is Verb.ASSISTANT), *answers]
        if answers and answers[0].verb is Verb.PAY:
            return answers[: self.budget.payments]
        return sorted(answers, key=lambda answer: self.budget.fear_first and FEAR not in answer.args)

    def _polish(self, line: Line) -> Line:
        """Add free actions to a line as long as each is worth clearly more now than later."""
        while self.spent < self.budget.nodes and not self._is_over(line.game) and not self.late():
            better = [
                Line(actions, game, self.value(game.state, self.seat))
                for action in line.game.legal_actions(self.seat)
                if is_free(action) and not self.late()
                for actions, game in self._after(line.actions, line.game, action)
            ]
            best = max(better, key=_VALUE, default=line)
            if best.value < line.value + _GAIN_WORTH_AN_ACTION:
                break
            line = best
        return line


def fingerprint(state: State, seat: int) -> Hashable:
    """A key for positions within a seat's turn, during which the others' possessions do not change."""
    player = state.players[seat]
    numbers = (state.seat, state.round, state.phase, state.main_taken, player.at_home, player.glass, player.notebook)
    more = (player.fear_tiles, player.passed, player.planes, player.guarded, len(player.crates), len(player.slots))
    cards, kinds = (player.hand, player.play, player.aside, player.temple_tiles), (player.guardians, player.used_boons)
    piles: list[Iterable[Hashable]] = [*map(sorted, cards), *map(sorted, kinds), sorted(state.spare)]
    piles += [player.tokens.values(), player.deck, player.kept, player.assistants, state.agenda, state.spaces]
    piles += [state.tiles, state.guardians, state.items, state.artifacts, state.temple_tiles, state.bonus_tiles]
    return (numbers, more, *map(tuple, piles))
