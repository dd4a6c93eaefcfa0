"""Reviews of finished games: every turn, up to its first reveal, beside the best one, given what its seat knew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial, reduce
from itertools import filterfalse
from math import hypot
from operator import and_
from statistics import fmean
from typing import TypeAlias

from arnak_bot.game.thinking import SURE, Advice, Look, Reason, Review
from arnak_bot.games.arnak.engine import Action, Event, Game, Phase, Verb, act
from arnak_bot.games.arnak.engine.content import BOARDS, FEAR, ROUNDS
from arnak_bot.games.arnak.engine.events import TurnBegan, TurnEnded
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.rules.menu import END, PASS, is_free
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource, score_sheets
from arnak_bot.games.arnak.engine.state import State
from arnak_bot.games.arnak.players.adviser import ADVISER, World, compared, leaders, worlds
from arnak_bot.games.arnak.players.expecting import Expectation, expectation, rival_expectation
from arnak_bot.games.arnak.players.features import judge
from arnak_bot.games.arnak.players.reasoning import reasons_for
from arnak_bot.games.arnak.players.thinker import Followed, begun, best_turns, followed
from arnak_bot.games.arnak.players.turns import STRONG, with_turn_ended
from arnak_bot.games.arnak.thoughts import PRICES, Why
from arnak_bot.kit.advising import Reviewer
from arnak_bot.kit.comparing import Way, error_of, gap
from arnak_bot.kit.looking_back import concluded, counts
from arnak_bot.kit.reasons import of_kinds

_CHOOSING = replace(STRONG, stages=((8, 1), (5, 1)), enough=2000)
_COMPARING = replace(STRONG, stages=((3, 12),), enough=4000)
_FOLLOWING, _NEXT_TURNS = replace(STRONG, first=STRONG.later), 3
_ONCE_MORE, _TIMES = 200, 8
"""Large differences are checked in `_TIMES` games from `_ONCE_MORE` on, with a deeper search of the following turn."""
_WIDELY = replace(STRONG, stages=((12, 1), (8, 1)), enough=5000)
_OTHERS, _BY_THEMSELVES, _EACH = 5, 300, 3
"""A choice that seems good is compared with the best of `_OTHERS`, found in `_EACH` games from `_BY_THEMSELVES`."""
_THOUGHT = 1.3
"""The standard deviation of the error from searching later turns less deeply than the current one (docs/players.md)."""
_NEW = 0.6
"""The weight of a new expectation beside the old one if nothing was revealed since, based on typical errors."""
_AT_ONCE = 2
"""How many immediate results of an option are listed, in addition to its later consequences."""
_OF_A_HINT = (Why.LEAVES, Why.OPENS, Why.NOTHING_MORE, Why.UNKNOWN, *PRICES)
"""Kinds of reasons that help to make a decision but do not explain a difference."""
_CONVINCING = (Why.MORE_POINTS, Why.LESS_FEAR, Why.OWNS, Why.WITH, Why.FURTHER, Why.MORE_TOKENS)


class ArnakReviewer(Reviewer[Game, Action]):
    __slots__ = ()

    parse = staticmethod(act)

    def begins_turn(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, TurnBegan) for event in events)

    def is_stop(self, position: Game) -> bool:
        state = position.state
        begins = state.phase is Phase.TURNS and not state.main_taken and position.question is None
        return begins and any(action != PASS for action in position.legal_actions())

    def weigh(self, position: Game, played: Sequence[tuple[int, Action]], seed: str) -> Look:
        seat, (done, revealed) = position.state.seat, _played(position, played)
        off, world = expectation(position.state, seat), worlds(position, seat, seed)
        found = _found(world, seat, done)
        own, best = next(each for each in found if each.actions == done), found[0]
        suggested = best is not own and _was_suggested(position, seat, done, seed)
        expected = off.points((own if suggested else best).worth, position.state, seat)
        look = partial(Look, position.ply, position.round, seat, expected, off.spread, revealed)
        if suggested:
            return look(_advice(off, own), None, 0.0, 0.0)
        one, other = (best, own) if best is not own else _compared_with_all(world, seat, found)
        points, error, reasons = _compared(world, seat, one, other, off.spread)
        if best is own:
            second = _advice(off, other) if other else None
            return look(_advice(off, one, reasons), None, 0.0, 0.0, second, points, error)
        return look(_advice(off, own), _advice(off, best, reasons), points, error)

    def judged(self, game: Game, ply: int, seed: str) -> float:
        """The value of a stop before it becomes an expected final score. Raises ValueError if no turn began there."""
        position, played = self.at_stop(game, ply)
        seat, (done, _) = position.state.seat, _played(position, played)
        return _found(worlds(position, seat, seed), seat, done)[0].worth

    def conclude(self, game: Game, looks: tuple[Look, ...]) -> Review:
        positions = self.turns(game)

        def rival(look: Look) -> tuple[tuple[float, float], ...]:
            state = next(position for position in positions if position.ply == look.ply).state
            return () if state.rival is None else (rival_expectation(state),)

        def explains(advice: Advice) -> bool:
            return bool(of_kinds(advice.reasons, _CONVINCING))

        totals, ranks = zip(*((sheet.total, sheet.rank) for sheet in game.scores()), strict=True)
        return concluded(_smoothed(looks), totals, rival, explained=explains, ranks=ranks)


def _smoothed(looks: Sequence[Look]) -> list[Look]:
    """Smooth the expectations between turns without a reveal: only others' moves and the search's depth change them."""
    last: dict[int, Look] = {}
    found = []
    for look in looks:
        before = last.get(look.seat)
        if before is not None and before.round == look.round and not before.revealed:
            expected = _NEW * look.expected + (1 - _NEW) * (before.expected - before.lost)
            look = replace(look, expected=expected)
        last[look.seat] = look
        found.append(look)
    return found


# --- turns ------------------------------------------------------------------------------------


def _played(position: Game, log: Sequence[tuple[int, Action]]) -> tuple[tuple[Action, ...], bool]:
    """The actions of the turn that begins here, up to the first reveal, and whether there was one."""
    game, seat, actions = position.copy(), position.seats_to_act[0], list[Action]()
    for acting, action in log:
        if (action == END and game.question is None) or acting != seat:
            break
        events = game.play(action, seat)
        actions.append(action)
        if any(isinstance(event, TurnEnded) for event in events):
            break
        if game.undo_floor > position.ply:
            return tuple(actions), True
    return tuple(actions), False


def _was_suggested(position: Game, seat: int, played: tuple[Action, ...], seed: str) -> bool:
    """Whether the guided game suggested these actions: an instructive move may cost a few points."""
    if not position.setup.opening:
        return False
    given = (advice for advice in ADVISER.advise(position, seat, seed) if advice.is_as_good)
    return any(_option_key(tuple(map(act, advice.actions))) == _option_key(played) for advice in given)


def _option_key(actions: tuple[Action, ...]) -> tuple[tuple[Action, ...], frozenset[Action]]:
    """What distinguishes options for a turn: the main action with its answers, and the set of free actions."""
    return tuple(filterfalse(is_free, actions)), frozenset(filter(is_free, actions))


# --- comparing --------------------------------------------------------------------------------


def _found(world: World, seat: int, played: tuple[Action, ...]) -> list[Way[Action]]:
    """The line that was played and the best two alternatives, compared in the same imagined games, best first."""
    others = [each for each in leaders(world, seat, _CHOOSING) if _option_key(each.actions) != _option_key(played)][:2]
    return compared([Way(played, 0.0), *others], world, seat, _COMPARING)


def _advice(off: Expectation, way: Way[Action], reasons: tuple[Reason, ...] = ()) -> Advice:
    texts = tuple(action.text for action in way.actions) or (END.text,)
    return Advice(texts, way.worth + off.offset, hypot(error_of(way.worths, off.spread), _THOUGHT), reasons)


def _compared_with_all(world: World, seat: int, found: list[Way[Action]]) -> tuple[Way[Action], Way[Action] | None]:
    """The best choice, and the alternative: if the lead seems large, the best of more; None if all others pass."""
    own, *others = found
    if all(map(_passes, others)):
        return own, None
    if not counts(own.worth - others[0].worth, gap(own.worths, others[0].worths)[1]):
        return own, others[0]
    wider = leaders(world, seat, _WIDELY, _OTHERS + 1)
    ways = {each.actions: each for each in (*others, *wider) if _option_key(each.actions) != _option_key(own.actions)}
    passing = [] if _passes(own) else [Way((PASS,), 0.0), *filter(_passes, ways.values())]
    games = [world(_BY_THEMSELVES + number) for number in range(_EACH)]
    tried = [*[each for each in ways.values() if not _passes(each)][:_OTHERS], *passing]
    best = max(tried, key=lambda each: fmean(_played_on(game, seat, each.actions).worth for game in games))
    one, other = compared([own, best], world, seat, _COMPARING)
    return (one, other) if one.actions == own.actions else (other, one)


def _passes(way: Way[Action]) -> bool:
    return any(action.verb is Verb.PASS for action in way.actions)


def _compared(
    world: World, seat: int, one: Way[Action], other: Way[Action] | None, spread: float
) -> tuple[float, float, tuple[Reason, ...]]:
    """By how much one option is better, the standard error, and why; a large difference is searched more deeply."""
    if other is None:
        return 0.0, 0.0, ()
    points, error = one.worth - other.worth, hypot(gap(one.worths, other.worths, spread)[1], _THOUGHT)
    if not counts(points, error):
        return points, error, ()
    games = [world(_ONCE_MORE + number) for number in range(_TIMES)]
    ends = [(_played_on(each, seat, one.actions), _played_on(each, seat, other.actions)) for each in games]
    points, error = gap([more.worth for more, _ in ends], [less.worth for _, less in ends], spread)
    why = reasons_for(games, seat, one.actions)
    known = reasons_for(games, seat, other.actions)
    at_once = [each for each in why if each not in known and each.kind not in _OF_A_HINT][:_AT_ONCE]
    paid = of_kinds(why, (Why.COSTS,)) if of_kinds(at_once, (Why.GAINS,)) else ()  # the gains may be of what was paid
    leads_to = differences([(more.state, less.state) for more, less in ends], seat)
    return points, hypot(error, _THOUGHT), (*at_once, *paid, *leads_to)


def _played_on(world: Game, seat: int, actions: tuple[Action, ...]) -> Followed:
    """The result of these actions, followed by the best of several options for the next turn."""
    game = begun(world, seat, actions)
    following = with_turn_ended(game, seat, judge, STRONG.later)
    if following is None:
        return followed(game, seat, (), judge, _FOLLOWING)
    ways = best_turns(following, seat, judge, _FOLLOWING)[:_NEXT_TURNS]
    return max((followed(following, seat, way.actions, judge, _FOLLOWING) for way in ways), key=lambda end: end.worth)


# --- explaining -------------------------------------------------------------------------------

Pair: TypeAlias = tuple[State, State]
"""The final states of the two options in the same imagined game."""

_LEAST = 0.75
_MOST = 4
_CARD_LINES = (ScoreSource.ITEMS, ScoreSource.ARTIFACTS)


def differences(pairs: Sequence[Pair], seat: int) -> tuple[Reason, ...]:
    """The first option's advantages, most important first, then tokens of which it has fewer; amounts are averages."""
    owned = _in_all(pairs, lambda state: (card for card in state.players[seat].cards if card != FEAR))
    people = _in_all(pairs, lambda state: (str(each.number) for each in state.players[seat].assistants))
    found = [*_points(pairs, seat, with_cards=not owned)]
    if owned:
        found.append(Reason(Why.OWNS, tuple(sorted(owned.elements()))))
    if people:
        found.append(Reason(Why.WITH, tuple(sorted(people, key=int))))
    found += _rows(pairs, seat, {reason.about for reason in found})
    tokens = _tokens(pairs, seat)
    more, fewer = tuple(tokens.elements()), tuple((-tokens).elements())
    if more:
        found.append(Reason(Why.MORE_TOKENS, more))
    return (*found[:_MOST], *([Reason(Why.FEWER_TOKENS, fewer)] if fewer else []))


def _points(pairs: Sequence[Pair], seat: int, *, with_cards: bool) -> Iterator[Reason]:
    sheets = [(score_sheets(one)[seat], score_sheets(other)[seat]) for one, other in pairs]
    gaps = {
        source: _significant_mean([one.points(source) - other.points(source) for one, other in sheets])
        for source in ScoreSource
    }
    for source in sorted(ScoreSource, key=lambda source: -gaps[source]):
        if gaps[source] <= 0 or (source in _CARD_LINES and not with_cards):
            continue
        if source is ScoreSource.FEAR:
            yield Reason(Why.LESS_FEAR, count=gaps[source])
        else:
            yield Reason(Why.MORE_POINTS, (source.value,), gaps[source])


def _rows(pairs: Sequence[Pair], seat: int, told: set[tuple[str, ...]]) -> Iterator[Reason]:
    for source in (ScoreSource.GLASS, ScoreSource.NOTEBOOK):
        gap = _significant_mean([_row(one, seat, source) - _row(other, seat, source) for one, other in pairs])
        if gap > 0 and (source.value,) not in told:
            yield Reason(Why.FURTHER, (source.value,), gap)


def _row(state: State, seat: int, token: ScoreSource) -> int:
    player = state.players[seat]
    return BOARDS[state.board].research[player.glass if token is ScoreSource.GLASS else player.notebook].row


def _tokens(pairs: Sequence[Pair], seat: int) -> Counter[str]:
    """How many more tokens of each kind the first option has; negative if it has fewer."""
    if pairs[0][0].round == ROUNDS:
        return Counter()
    own = [(one.players[seat].tokens, other.players[seat].tokens) for one, other in pairs]
    return Counter(
        {each.value: _significant_mean([one[each] - other[each] for one, other in own]) for each in Resource}
    )


def _in_all(pairs: Sequence[Pair], owned: Callable[[State], Iterable[str]]) -> Counter[str]:
    """The things of which the first option has more than the second in every game, and how many more."""
    return reduce(and_, (Counter(owned(one)) - Counter(owned(other)) for one, other in pairs))


def _significant_mean(gaps: Sequence[float]) -> int:
    """The average difference, rounded; 0 if it is small or may be due to chance."""
    mean, doubt = fmean(gaps), error_of(gaps)
    return round(mean) if abs(mean) >= max(_LEAST, SURE * doubt) else 0


REVIEWER = ArnakReviewer()
