"""Numbers as they are printed: Roman ones for rounds and levels, and those that may be negative."""

from __future__ import annotations

__all__ = ["ROMAN", "numeral", "signed"]

ROMAN = ("", "I", "II", "III", "IV", "V")
"""By number; empty for 0, the level of a camp."""


def numeral(number: int) -> str:
    """Return a number as a Roman numeral, or as digits if it is out of range."""
    return ROMAN[number] if 0 < number < len(ROMAN) else str(number)


def signed(count: int) -> str:
    """Return a number with a typographic minus sign if it is negative.

    >>> signed(5), signed(-20)
    ('5', '−20')
    """
    return f"−{-count}" if count < 0 else str(count)
