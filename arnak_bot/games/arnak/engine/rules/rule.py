"""What the engine needs to know about a kind of effect or stage to carry it out. Independent of the kinds themselves.

Four functions create the four types of rule; the functions passed to them take exactly the given kind, so that the
type checker verifies every rule.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from arnak_bot.games.arnak.engine.actions import Action
from arnak_bot.games.arnak.engine.effects import Effect
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.steps import Stage

Task: TypeAlias = Effect | Stage
T = TypeVar("T", bound=Effect | Stage)

Do: TypeAlias = Callable[[Turn, T, str], None]
"""Carries out a task; the string argument is the source of its step."""

Ask: TypeAlias = Callable[[Turn, T], list[Action]]
Answer: TypeAlias = Callable[[Turn, T, Action, str], None]


@dataclass(frozen=True, slots=True)
class Rule:
    """How one kind of task is carried out: with a `do`, or with an `ask` and an `answer`.

    Attributes:
        ask: finds the answers to its question, declining last; if there are none, the question is skipped.
        answer: carries out an answer other than `decline`; declining does nothing if there is no `on_decline`.
        by_itself: for a task that may ask, whether its `do` runs in this position instead of the question.
        only_gains: whether an artifact with this effect only has benefits, so nobody would decline it (R19).
        worthwhile: whether a free action with this effect would do anything now.
    """

    kind: type[object]
    do: Do[Any] | None = None
    ask: Ask[Any] | None = None
    answer: Answer[Any] | None = None
    on_decline: Do[Any] | None = None
    by_itself: Callable[[Turn, Any], bool] | None = None
    only_gains: bool | Callable[[Any], bool] | None = None
    worthwhile: bool | Callable[[Turn, Any], bool] | None = None


def effect_does(
    kind: type[T],
    do: Do[T],
    *,
    only_gains: bool | Callable[[T], bool],
    worthwhile: bool | Callable[[Turn, T], bool],
) -> Rule:
    return Rule(kind, do, only_gains=only_gains, worthwhile=worthwhile)


def effect_asks(
    kind: type[T],
    ask: Ask[T],
    answer: Answer[T],
    *,
    only_gains: bool | Callable[[T], bool],
    worthwhile: bool | Callable[[Turn, T], bool],
) -> Rule:
    return Rule(kind, ask=ask, answer=answer, only_gains=only_gains, worthwhile=worthwhile)


def stage_does(kind: type[T], do: Do[T]) -> Rule:
    return Rule(kind, do)


def stage_asks(
    kind: type[T],
    ask: Ask[T],
    answer: Answer[T],
    *,
    on_decline: Do[T] | None = None,
    by_itself: tuple[Callable[[Turn, T], bool], Do[T]] | None = None,
) -> Rule:
    """`by_itself` says when the stage does not ask, and what happens instead."""
    when, do = by_itself or (None, None)
    return Rule(kind, do, ask, answer, on_decline, when)
