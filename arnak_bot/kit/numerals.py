"""Roman numerals for rounds and levels, on boards and in sentences."""

from __future__ import annotations

__all__ = ["ROMAN", "numeral"]

ROMAN = ("", "I", "II", "III", "IV", "V")
"""By number; empty for 0, the level of a camp."""


def numeral(number: int) -> str:
    """Return a number as a Roman numeral, or as digits if it is out of range."""
    return ROMAN[number] if 0 < number < len(ROMAN) else str(number)
