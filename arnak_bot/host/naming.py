"""What the players are called in the events of a game: by the names of whoever decided, marked for computers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from arnak_bot.host.tables import Table
from arnak_bot.kit.names import Named, named

NamesBySpan: TypeAlias = tuple[tuple[int, tuple[str, ...]], ...]
"""What the players are called in each span of events: the index of its first event, and the names by seat. The first
span is empty: it has the names at the decision before, such as a call that the events answer."""


def names_by_span(table: Table, decisions: Sequence[Sequence[Any]], since: int, *, seated: bool = True) -> NamesBySpan:
    """Return what the players are called in the events of decisions from `since` on: each has the name of whoever made
    their last decision there, with a mark if a computer did. That ends where a new round is dealt, since the deal is
    nobody's move. `seated`: mark the computers that have seats of their own, too.
    """
    makers, computers = table.makers(max(since, 0)), {seat.seat for seat in table.seats if seat.is_computer}
    always = computers if seated else set[int]()
    called = table.names_marked(always, since)
    before = table.names_marked(always | table.seats_played_for(since - 1, since), since - 1) if since > 0 else called
    found, at = [(0, called)], 0
    for number, events in enumerate(decisions, since):
        seat, by_computer = makers.get(number, (None, False))
        if seat is not None:
            marked = always if seat in computers else {seat} if by_computer else set[int]()
            called = (*called[:seat], table.names_marked(marked, number)[seat], *called[seat + 1 :])
        for event in events:
            if called != found[-1][1]:
                found.append((at, called))
            if table.definition.round_begun(event) is not None:
                called = table.names_marked(always, number)
                found.append((at, called))
            at += 1
    return ((0, before), *dict(found).items())


def with_names(events: Sequence[Any], names: NamesBySpan) -> list[Named[Any]]:
    """Return the events, each with the players' names at the time."""
    ends = [*(at for at, _ in names[1:]), len(events)]
    return [each for (at, called), end in zip(names, ends, strict=True) for each in named(events[at:end], called)]
