"""What a look back makes of the decisions that it has weighed: what counts, the course of a game, what decided it.

Knows no game: a game weighs its decisions, one `Look` each, and says how it ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt

from arnak_bot.games.thinking import LEAST_LOSS, MOST_MOMENTS, Look, Moment, Review

__all__ = ["Beside", "concluded", "counts"]

Beside = Callable[[Look], Sequence[tuple[float, float]]]
"""What bystanders could expect at a stop, each with the standard deviation of that."""

Rows = tuple[tuple[float, ...], ...]

_SURE = 2.0
"""How many standard errors a difference has to be, to be held against anybody."""
_LEAST_LUCK = 5.0


def counts(lost: float, error: float) -> bool:
    """Whether so much is held against anybody.

    >>> counts(4.0, 1.9), counts(4.0, 2.1), counts(2.9, 0.1)
    (True, False, False)
    """
    return lost > max(LEAST_LOSS, _SURE * error)


Alike = Callable[[Look], object]
"""What makes two decisions the same mistake, of which only the dearest is named."""


def _nobody(_: Look) -> Sequence[tuple[float, float]]:
    return ()


def _ply(look: Look) -> object:
    return look.ply


def concluded(looks: Sequence[Look], final: Sequence[int], beside: Beside = _nobody, alike: Alike = _ply) -> Review:
    """The expectations over a game, and the moments that decided it.

    Args:
        looks: what was found, in the order of the game.
        final: what everybody came to have, bystanders after the seats.
        beside: what bystanders could expect; asked for each look in turn.
        alike: the decisions for which it is the same are one mistake made again; each is its own where it is not said.
    """
    rows, spreads = _course(looks, final, beside)
    return Review(
        tuple(look.ply for look in looks),
        tuple(look.round for look in looks),
        rows,
        spreads,
        tuple(final),
        len(looks),
        _moments(looks, alike),
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


def _moments(looks: Sequence[Look], alike: Alike) -> tuple[Moment, ...]:
    """The decisions that cost most beyond doubt; where there are fewer than three, also what luck changed most."""
    dearest: dict[object, Moment] = {}
    for look in sorted(looks, key=lambda look: -look.lost):
        if look.better is not None and counts(look.lost, look.error):
            moment = Moment(look.ply, look.round, look.seat, look.played, look.better, -look.lost, look.error)
            dearest.setdefault(alike(look), moment)
    chosen = list(dearest.values())[:MOST_MOMENTS]
    taken = {moment.ply for moment in chosen}
    lucky = [moment for moment in _luck(looks) if moment.ply not in taken]
    chosen += sorted(lucky, key=lambda moment: -abs(moment.change))[: MOST_MOMENTS - len(chosen)]
    return tuple(sorted(chosen, key=lambda moment: moment.ply))


def _luck(looks: Sequence[Look]) -> Iterator[Moment]:
    """What was revealed in a turn and changed what its seat could expect at its next one of the same round."""
    for at, look in enumerate(looks):
        following = next((each for each in looks[at + 1 :] if each.seat == look.seat), None)
        if not look.revealed or following is None or following.round != look.round:
            continue
        change = following.expected - look.played.worth
        error = sqrt(look.played.error**2 + following.played.error**2)
        if abs(change) > max(_LEAST_LUCK, _SURE * error):
            yield Moment(look.ply, look.round, look.seat, look.played, None, change, error)
