"""Numbers as printed (Roman numerals for rounds and levels, negative numbers), and interpolation."""

from __future__ import annotations

from collections.abc import Sequence

ROMAN = ("", "I", "II", "III", "IV", "V")
"""Roman numerals by number; empty for 0, the level of a camp."""


def numeral(number: int) -> str:
    return ROMAN[number] if 0 < number < len(ROMAN) else str(number)


def signed(count: int) -> str:
    """Return a number with a typographic minus sign if it is negative.

    >>> signed(5), signed(-20)
    ('5', '−20')
    """
    return f"−{-count}" if count < 0 else str(count)


def interpolated(values: Sequence[float], at: float) -> float:
    """The value at a fractional index of at least 0, interpolated linearly; past the end, the last value.

    >>> interpolated([0.0, 10.0], 0.25), interpolated([0.0, 10.0], 3)
    (2.5, 10.0)
    """
    floor = int(at)
    if floor >= len(values) - 1:
        return values[-1]
    low = values[floor]
    return low + (at - floor) * (values[floor + 1] - low)
