"""What is kept of a finished game for each seat: what its sheet counted, and the challenges that its character met."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from arnak_bot.games.lost_ark.engine import Character, ScoreSheet
from arnak_bot.games.lost_ark.engine.printed import Challenge

__all__ = ["Figure", "challenges_in", "figures_of"]


class Figure(StrEnum):
    """What is counted beside the lines of the score sheet, by its name in the store."""

    FOUND = "arks found"
    PARTS = "parts found"


def figures_of(sheet: ScoreSheet, character: Character) -> dict[str, int]:
    met = {_met(character, challenge): 1 for challenge in sheet.challenges}
    return {Figure.FOUND: int(sheet.found), Figure.PARTS: sheet.parts, **_counts(sheet), **met}


def challenges_in(total: Mapping[str, int], character: Character) -> tuple[Challenge, ...]:
    """Return the challenges that somebody has met with a character, from the sums of their games."""
    return tuple(challenge for challenge in Challenge if total.get(_met(character, challenge)))


def _counts(sheet: ScoreSheet) -> dict[str, int]:
    return {line.source.value: line.count for line in sheet.lines}


def _met(character: Character, challenge: Challenge) -> str:
    return f"{character}:{challenge}"
