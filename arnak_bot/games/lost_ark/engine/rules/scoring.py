"""The score of a sheet, and the ranks (K70 to K72). Reads sheets, changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from arnak_bot.games.lost_ark.engine.printed import BOXES, CHALLENGE_PLACES, Challenge
from arnak_bot.games.lost_ark.engine.rules.finding import found_parts
from arnak_bot.games.lost_ark.engine.setup import GameSetup
from arnak_bot.games.lost_ark.engine.state import Sheet

HINT_POINTS = DIAMOND_POINTS = CHALLENGE_POINTS = 5
MINUS_POINTS = EARLY_POINTS = 1


class ScoreSource(StrEnum):
    HINTS = "hints"
    DIAMONDS = "diamonds"
    CHALLENGES = "challenges"
    EARLY = "found early"
    MINUS = "minus points"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    source: ScoreSource
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The result of a seat. Whoever has `rank` 1 has won; if a solo player or a team loses, nobody has."""

    seat: int
    found: bool
    parts: int
    challenges: tuple[Challenge, ...]
    lines: tuple[ScoreLine, ...]
    total: int
    rank: int


def challenges_met(sheet: Sheet) -> tuple[Challenge, ...]:
    """Return the challenges that a sheet currently meets (K72)."""
    visited = sheet.visited
    met = [challenge for challenge, places in CHALLENGE_PLACES.items() if not places & ~visited]
    return (*met, *(() if sheet.minus else (Challenge.NO_MINUS,)))


def score_lines(sheet: Sheet) -> tuple[ScoreLine, ...]:
    """Return the score of a sheet, in the order of `ScoreSource` (K71)."""
    early = BOXES - len(sheet.boxes) if sheet.found else 0
    counts = (sheet.hints, sheet.diamonds, len(challenges_met(sheet)), early, sheet.minus)
    points = (HINT_POINTS, DIAMOND_POINTS, CHALLENGE_POINTS, EARLY_POINTS, -MINUS_POINTS)
    return tuple(
        ScoreLine(source, count, count * each) for source, count, each in zip(ScoreSource, counts, points, strict=True)
    )


def score_sheets(sheets: Sequence[Sheet], setup: GameSetup) -> tuple[ScoreSheet, ...]:
    """Score every seat as things stand; rank them by the ark or the number of parts found, then by points (K70)."""
    lines = [score_lines(sheet) for sheet in sheets]
    totals = [sum(line.points for line in each) for each in lines]
    parts = [len(found_parts(sheet)) for sheet in sheets]
    standings = list(zip(parts, totals, strict=True))
    if setup.only_ark_wins:
        won = all(sheet.found for sheet in sheets)
        ranks = [1 if won else 2] * len(sheets)  # K82, K85
    else:
        ranks = [1 + sum(other > own for other in standings) for own in standings]
    return tuple(
        ScoreSheet(seat, sheet.found, parts[seat], challenges_met(sheet), lines[seat], totals[seat], ranks[seat])
        for seat, sheet in enumerate(sheets)
    )
