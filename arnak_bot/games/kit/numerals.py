"""Roman numerals, as rounds and levels are numbered on boards and in sentences alike."""

from __future__ import annotations

__all__ = ["ROMAN"]

ROMAN = ("", "I", "II", "III", "IV", "V")
"""By number; nothing for 0, the level of a camp."""
