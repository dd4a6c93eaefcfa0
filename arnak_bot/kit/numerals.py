"""Roman numerals, as rounds and levels are numbered on boards and in sentences alike."""

from __future__ import annotations

__all__ = ["ROMAN", "numeral"]

ROMAN = ("", "I", "II", "III", "IV", "V")
"""By number; nothing for 0, the level of a camp."""


def numeral(number: int) -> str:
    """Return a number as rounds are numbered, also one that no game comes to."""
    return ROMAN[number] if 0 < number < len(ROMAN) else str(number)
