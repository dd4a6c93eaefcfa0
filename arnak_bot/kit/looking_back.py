"""Turns the analysed decisions of a game, one `Look` each, into a review: mistakes, expectations and key moments."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import ceil, sqrt

from arnak_bot.game.thinking import LEAST_LOSS, MOST_MOMENTS, SURE, Advice, Look, Moment, Review

Beside = Callable[[Look], Sequence[tuple[float, float]]]
"""The automas' expected points at a stop, each with its standard deviation."""

Rows = tuple[tuple[float, ...], ...]

_LEAST_LUCK = 5.0
_RIVALS, _FAR_BEHIND, _UNEXPLAINED, _NEARLY = 2, 0.6, 0.1, 0.5
"""A moment's weight is multiplied by `_FAR_BEHIND` if its seat is not among the top `_RIVALS`, and by `_UNEXPLAINED` if
unexplained. If all moments chosen are one seat's, the best moment of another seat replaces the last of them if it has
at least `_NEARLY` times the weight of that one."""


def margin(error: float) -> int:
    """The margin of error in whole points: `SURE` standard errors, but at least 1, as no estimate is more precise."""
    return max(1, ceil(SURE * error - 0.25))


def counts(lost: float, error: float, least: float = LEAST_LOSS) -> bool:
    """Whether a loss counts as a mistake: in whole points, as the review prints it, it is greater than its margin.

    >>> counts(5.2, 1.9), counts(5.2, 2.5), counts(3.4, 0.1)
    (True, False, False)
    """
    return round(lost) > max(least, margin(error))


Alike = Callable[[Look], object]
"""A key for recognising the same mistake in two decisions; only the most costly one is mentioned."""
Explained = Callable[[Advice], bool]
"""Whether the reasons given with an option explain why it is better."""


def concluded(
    looks: Sequence[Look],
    final: Sequence[int],
    beside: Beside = lambda _: (),
    alike: Alike = lambda look: look.ply,
    explained: Explained = lambda advice: bool(advice.reasons),
    ranks: Sequence[int] = (),
) -> Review:
    """The expected points over a game, and the moments that decided it. `looks`: in chronological order. `final`: the
    points of each seat, then of the automas. `beside` is called for each look in turn. By default no two mistakes are
    `alike`. Moments that are `explained` come before others. Without `ranks`, points alone decide.
    """
    rows, spreads = _course(looks, final, beside)
    plies, rounds = tuple(look.ply for look in looks), tuple(look.round for look in looks)
    review = Review(plies, rounds, rows, spreads, tuple(final), len(looks), (), tuple(ranks))
    return replace(review, moments=_moments(looks, review.places, alike, explained))


def _course(looks: Sequence[Look], final: Sequence[int], beside: Beside) -> tuple[Rows, Rows]:
    """Each seat's expected points and their spread at each stop; between its turns, its last values are repeated."""
    now, spread = dict[int, float](), dict[int, float]()
    for look in reversed(looks):
        now[look.seat], spread[look.seat] = look.expected, look.spread
    for seat, total in enumerate(final):
        now.setdefault(seat, float(total))
        spread.setdefault(seat, 0.0)
    rows, spreads = [], []
    for look in looks:
        now[look.seat], spread[look.seat] = look.expected, look.spread
        others = beside(look)
        for at, (expected, error) in enumerate(others, len(final) - len(others)):
            now[at], spread[at] = expected, error
        rows.append(tuple(now[seat] for seat in range(len(final))))
        spreads.append(tuple(spread[seat] for seat in range(len(final))))
    return tuple(rows), tuple(spreads)


def _moments(looks: Sequence[Look], ranks: Sequence[int], alike: Alike, explained: Explained) -> tuple[Moment, ...]:
    """The most costly decisions, the winner's best ones, and the biggest strokes of luck, by weight."""

    def weight(moment: Moment) -> float:
        weight = abs(moment.change)
        if ranks[moment.seat] > _RIVALS:
            weight *= _FAR_BEHIND
        told = moment.better or (moment.played if moment.second else None)
        return weight if told is None or explained(told) else weight * _UNEXPLAINED

    gains = (moment for moment in _gains(looks) if ranks[moment.seat] == 1)
    found = sorted([*_losses(looks, alike), *gains, *_luck(looks)], key=lambda moment: -weight(moment))
    first = list({moment.ply: moment for moment in reversed(found)}.values())[::-1]
    chosen, rest = first[:MOST_MOMENTS], first[MOST_MOMENTS:]
    seats = {moment.seat for moment in chosen}
    others = [moment for moment in rest if moment.seat not in seats]
    if len(seats) == 1 and others and weight(others[0]) >= _NEARLY * weight(chosen[-1]):
        chosen[-1] = others[0]
    return tuple(sorted(chosen, key=lambda moment: moment.ply))


def _losses(looks: Sequence[Look], alike: Alike) -> list[Moment]:
    """Decisions costly enough to count as mistakes; of equal mistakes only the most costly one."""
    dearest: dict[object, Moment] = {}
    for look in sorted(looks, key=lambda look: -look.lost):
        if look.better is not None and counts(look.lost, look.error):
            moment = Moment(look.ply, look.round, look.seat, look.played, look.better, -look.lost, look.error)
            dearest.setdefault(alike(look), moment)
    return list(dearest.values())


def _gains(looks: Sequence[Look]) -> Iterator[Moment]:
    for look in looks:
        if look.second is not None and counts(look.gained, look.gain_error):
            yield Moment(look.ply, look.round, look.seat, look.played, None, look.gained, look.gain_error, look.second)


def _luck(looks: Sequence[Look]) -> Iterator[Moment]:
    """Turns with a reveal after which the seat's expected points had clearly changed by its next turn in that round."""
    for at, look in enumerate(looks):
        following = next((each for each in looks[at + 1 :] if each.seat == look.seat), None)
        if not look.revealed or following is None or following.round != look.round:
            continue
        change = following.expected - look.played.worth
        error = sqrt(look.played.error**2 + following.played.error**2)
        if counts(abs(change), error, _LEAST_LUCK):
            yield Moment(look.ply, look.round, look.seat, look.played, None, change, error)
