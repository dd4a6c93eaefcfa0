"""Who decided what in the events of a game, and what they are called there, marked if others decided for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar

from arnak_bot.host.tables import Table
from arnak_bot.kit.names import Named

T = TypeVar("T")

BySpan: TypeAlias = tuple[tuple[int, tuple[T, ...]], ...]
"""A value by seat in each span of events, with the index of the span's first event. The first span is empty: it has the
values at the decision before, such as a call that the events answer."""
NamesBySpan: TypeAlias = BySpan[str]


def names_by_span(table: Table, decisions: Sequence[Sequence[Any]], since: int) -> NamesBySpan:
    """Return what the players are called in the events of decisions from `since` on: each has the name of whoever made
    their last decision there, with a mark if a computer or the host did. That ends where a new round is dealt, since
    the deal is nobody's move.
    """
    always = {seat.seat: seat.computer for seat in table.seats if seat.is_computer}
    return _by_span(table, decisions, since, table.names_marked, always)


def players_by_span(table: Table, decisions: Sequence[Sequence[Any]], since: int) -> BySpan[int]:
    return _by_span(table, decisions, since, lambda _, at: tuple(each.user_id for each in table.players_at(at)))


def told_in_panels(table: Table, decisions: Sequence[Sequence[Any]], since: int, skipped: int = 0) -> list[Named[Any]]:
    """Return the events of decisions from `since` on, without the first `skipped`, as panels tell them: by the names of
    today, with a mark for somebody for whom others decided, and without what was done in a seat before they took it.
    """

    def by_former(seat: int, at: int) -> bool:
        return table.players_at(at)[seat].user_id != table.seats[seat].user_id

    def called(marked: Mapping[int, str], at: int) -> tuple[str, ...]:
        return table.names_marked({seat: by for seat, by in marked.items() if not by_former(seat, at)})

    makers, left_out = table.makers(max(since, 0)), list[bool]()
    last = dict[int | None, int]()  # of each seat in this turn: its events may be revealed by another seat's decision
    for number, events in enumerate(decisions, since):
        if number in makers:
            last[makers[number][0]] = number
        left_out += [each.seat in last and by_former(each.seat, last[each.seat]) for each in events]
        if table.definition.ends_turn(events):
            last.clear()
    told = with_names([*chain.from_iterable(decisions)], _by_span(table, decisions, since, called))
    return [each for each, out in [*zip(told, left_out, strict=True)][skipped:] if not out]


def _by_span(
    table: Table,
    decisions: Sequence[Sequence[Any]],
    since: int,
    values: Callable[[Mapping[int, str], int], tuple[T, ...]],
    always: Mapping[int, str] = MappingProxyType({}),
) -> BySpan[T]:
    """`values`: by seat, from the seats to mark (those in `always`, too) and the number of decisions made before."""
    makers, computers = table.makers(max(since, 0)), {seat.seat for seat in table.seats if seat.is_computer}
    now = values(always, since)
    before = values({**always, **table.seats_played_for(since - 1, since)}, since - 1) if since > 0 else now
    found, at = [(0, now)], 0
    for number, events in enumerate(decisions, since):
        seat, by_other = makers.get(number, (None, False))
        if seat is not None:
            marked = always if seat in computers else {seat: table.by[number]} if by_other else {}
            now = (*now[:seat], values(marked, number)[seat], *now[seat + 1 :])
        for event in events:
            if now != found[-1][1]:
                found.append((at, now))
            if table.definition.round_begun(event) is not None:
                now = values(always, number)
                found.append((at, now))
            at += 1
    return ((0, before), *dict(found).items())


def with_names(events: Sequence[Any], names: NamesBySpan) -> list[Named[Any]]:
    ends = [*(at for at, _ in names[1:]), len(events)]
    return [(called, event) for (at, called), end in zip(names, ends, strict=True) for event in events[at:end]]
