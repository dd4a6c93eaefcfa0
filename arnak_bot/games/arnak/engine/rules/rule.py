"""What the engine has to know about a kind of effect or stage to carry it out. Independent of the kinds themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from arnak_bot.games.arnak.engine.actions import Action, act
from arnak_bot.games.arnak.engine.effects import Effect
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.steps import Stage

CANCEL = act("cancel")
DECLINE = act("decline")

Task: TypeAlias = Effect | Stage
T = TypeVar("T", bound=Effect | Stage)

Do: TypeAlias = Callable[[Turn, T], None]


@dataclass(frozen=True, slots=True)
class Rule(Generic[T]):
    """How one kind of task is carried out: with a `do`, or with an `ask` and an `answer`. The functions take exactly
    this kind, so that the type checker verifies every rule.

    Attributes:
        ask: finds the answers to its question, declining last; if there are none, the question is skipped.
        answer: carries out an answer other than `decline`; declining does nothing if there is no `on_decline`.
        only_if_several: whether an only answer is carried out without asking.
        only_gains: whether nobody would decline an artifact with this effect (R19); None for a stage.
        worthwhile: whether a free action with this effect would do anything now.
    """

    kind: type[T]
    do: Do[T] | None = None
    ask: Callable[[Turn, T], list[Action]] | None = None
    answer: Callable[[Turn, T, Action], None] | None = None
    on_decline: Do[T] | None = None
    only_if_several: bool = False
    only_gains: bool | Callable[[T], bool] | None = None
    worthwhile: bool | Callable[[Turn, T], bool] = True
