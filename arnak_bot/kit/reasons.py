"""Reasons for an option: declared as rows with conditions, then sorted and filtered. Independent of any one game."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Generic, TypeAlias, TypeVar

from arnak_bot.game.thinking import Reason

F = TypeVar("F")


@dataclass(frozen=True, slots=True)
class Row(Generic[F]):
    kind: str
    when: Callable[[F], object]
    about: Callable[[F], tuple[object, ...]] = lambda _: ()
    count: Callable[[F], int] = lambda _: 0


Rows: TypeAlias = tuple[tuple[Row[F], ...], ...]
"""Groups of rows; in each group, only the first row that applies is used."""


def holding(rows: Rows[F], figures: F) -> Iterator[Reason]:
    for group in rows:
        row = next((row for row in group if row.when(figures)), None)
        if row is not None:
            yield Reason(row.kind, tuple(map(str, row.about(figures))), row.count(figures))


def by_weight(reasons: Iterable[Reason], kinds: type[StrEnum]) -> list[Reason]:
    """Sort by importance, which is the order of the kinds in their enum."""
    order = {kind: at for at, kind in enumerate(kinds)}
    return sorted(reasons, key=lambda reason: order[kinds(reason.kind)])


def of_kinds(reasons: Iterable[Reason], kinds: Container[str]) -> list[Reason]:
    return [reason for reason in reasons if reason.kind in kinds]


def other_than(reasons: Iterable[Reason], kinds: Container[str]) -> list[Reason]:
    return [reason for reason in reasons if reason.kind not in kinds]


def with_subjects(reasons: Iterable[Reason], subjects: Mapping[str, tuple[str, ...]]) -> list[Reason]:
    """Return the reasons with other subjects for some kinds, without those that are left with none."""
    told = [replace(each, about=subjects.get(each.kind, each.about)) for each in reasons]
    return [each for each in told if each.about or each.kind not in subjects]


def agreeing(reasons: Iterable[Reason], beside: Iterable[Reason], idle: Mapping[str, Container[str]]) -> list[Reason]:
    """Drop reasons made redundant by others; `idle` maps a kind of reason to the kinds that make it redundant."""
    kinds = {each.kind for each in beside}
    return [each for each in reasons if not any(kind in idle.get(each.kind, ()) for kind in kinds)]
