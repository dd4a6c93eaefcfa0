"""The advantages of one option over another by the end of a round, in the same imagined games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from operator import and_
from statistics import fmean
from typing import TypeAlias

from arnak_bot.game.thinking import SURE, Reason
from arnak_bot.games.arnak.engine.content import BOARDS, FEAR, ROUNDS
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource, score_sheets
from arnak_bot.games.arnak.engine.state import State
from arnak_bot.games.arnak.thoughts import Why
from arnak_bot.kit.comparing import error_of

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
