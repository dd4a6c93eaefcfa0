"""What a look back makes of the decisions that it has weighed: what counts, the course of a game, what decided it.

Knows no game: a game weighs its decisions, one `Look` each, and says how it ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt

from arnak_bot.game.thinking import LEAST_LOSS, MOST_MOMENTS, SURE, Advice, Look, Moment, Review

__all__ = ["Beside", "concluded", "counts"]

Beside = Callable[[Look], Sequence[tuple[float, float]]]
"""What bystanders could expect at a stop, each with the standard deviation of that."""

Rows = tuple[tuple[float, ...], ...]

_LEAST_LUCK = 5.0
_RIVALS, _FAR_BEHIND, _UNEXPLAINED, _NEARLY = 2, 0.6, 0.1, 0.5
"""Between how many a game is decided; what the others did, and what cannot be explained, counts so much of the rest. A
moment of another seat takes the last place where it weighs nearly as much."""


def counts(lost: float, error: float) -> bool:
    """Whether so much is held against anybody.

    >>> counts(4.0, 1.9), counts(4.0, 2.1), counts(2.9, 0.1)
    (True, False, False)
    """
    return lost > max(LEAST_LOSS, SURE * error)


Alike = Callable[[Look], object]
"""What makes two decisions the same mistake, of which only the dearest is named."""
Explained = Callable[[Advice], bool]
"""Whether the reasons of an advice say why it is better."""


def _nobody(_: Look) -> Sequence[tuple[float, float]]:
    return ()


def _ply(look: Look) -> object:
    return look.ply


def _gives_reasons(advice: Advice) -> bool:
    return bool(advice.reasons)


def concluded(
    looks: Sequence[Look],
    final: Sequence[int],
    beside: Beside = _nobody,
    alike: Alike = _ply,
    explained: Explained = _gives_reasons,
) -> Review:
    """The expectations over a game, and the moments that decided it.

    Args:
        looks: what was found, in the order of the game.
        final: what everybody came to have, bystanders after the seats.
        beside: what bystanders could expect; asked for each look in turn.
        alike: the decisions for which it is the same are one mistake made again; each is its own where it is not said.
        explained: a decision of which it can be said why it was good or bad is named before others.
    """
    rows, spreads = _course(looks, final, beside)
    return Review(
        tuple(look.ply for look in looks),
        tuple(look.round for look in looks),
        rows,
        spreads,
        tuple(final),
        len(looks),
        _moments(looks, final, alike, explained),
    )


def _course(looks: Sequence[Look], final: Sequence[int], beside: Beside) -> tuple[Rows, Rows]:
    """What each seat could expect at each stop: between its own turns, what it could expect at the last of them."""
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


def _moments(looks: Sequence[Look], final: Sequence[int], alike: Alike, explained: Explained) -> tuple[Moment, ...]:
    """What decided the game: decisions that cost most, the winner's best ones, and what luck changed most.

    What concerned the first two weighs most, and so does what it can be said of why. Where others are at hand, not all
    of them are of one seat.
    """
    ranks = [1 + sum(other > points for other in final) for points in final]

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
    """Decisions that cost more than is held against nobody; of the same mistake the dearest."""
    dearest: dict[object, Moment] = {}
    for look in sorted(looks, key=lambda look: -look.lost):
        if look.better is not None and counts(look.lost, look.error):
            moment = Moment(look.ply, look.round, look.seat, look.played, look.better, -look.lost, look.error)
            dearest.setdefault(alike(look), moment)
    return list(dearest.values())


def _gains(looks: Sequence[Look]) -> Iterator[Moment]:
    """Decisions that were much better than all else."""
    for look in looks:
        if look.second is not None and counts(look.gained, look.gain_error):
            yield Moment(look.ply, look.round, look.seat, look.played, None, look.gained, look.gain_error, look.second)


def _luck(looks: Sequence[Look]) -> Iterator[Moment]:
    """What was revealed in a turn and changed what its seat could expect at its next one of the same round."""
    for at, look in enumerate(looks):
        following = next((each for each in looks[at + 1 :] if each.seat == look.seat), None)
        if not look.revealed or following is None or following.round != look.round:
            continue
        change = following.expected - look.played.worth
        error = sqrt(look.played.error**2 + following.played.error**2)
        if abs(change) > max(_LEAST_LUCK, SURE * error):
            yield Moment(look.ply, look.round, look.seat, look.played, None, change, error)
