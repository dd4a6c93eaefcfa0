"""The score sheet in words: lines for every source, one expedition after the other, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from arnak_bot.games.lost_cities.engine import ScoreLine, ScoreSheet, ScoreSource
from arnak_bot.games.lost_cities.engine.content import CITY
from arnak_bot.games.lost_cities.wording import words

__all__ = ["expedition_lines", "line_name", "result", "rows", "winners"]

Row: TypeAlias = tuple[str, tuple[str, ...]]

_NAMES = {
    ScoreSource.PATHS: "Explorers",
    ScoreSource.TILES: "Points found",
    ScoreSource.FORGIVEN: "Debt forgiven",
    ScoreSource.ARTIFACTS: "Artifact tokens",
    ScoreSource.FORGIVEN_AT_END: "Debt forgiven at the end",
}


def line_name(line: ScoreLine) -> str:
    """Return what a line of the sheet is for."""
    return f"{_NAMES[line.source]} {line.expedition}" if line.expedition else _NAMES[line.source]


def rows(sheets: Sequence[ScoreSheet]) -> list[Row]:
    """Return the sheet as (name, a value a player); debts that nobody had are left out."""
    table: list[Row] = []
    for lines in zip(*(sheet.lines for sheet in sheets), strict=True):
        forgiven = lines[0].source in (ScoreSource.FORGIVEN, ScoreSource.FORGIVEN_AT_END)
        if not forgiven or any(line.points for line in lines):
            table.append((line_name(lines[0]), tuple(words.signed(line.points) for line in lines)))
    table.append(("Total", tuple(words.signed(sheet.total) for sheet in sheets)))
    return table


def expedition_lines(sheet: ScoreSheet, name: str) -> list[str]:
    """Tell a player's expeditions path by path."""
    lines = []
    for number, score in enumerate(sheet.expeditions, start=1):
        paths = [
            f"{path.path.value} {words.signed(path.points)} ({'researcher on ' if path.researcher else ''}"
            f"{'the city' if path.stone == CITY else f'stone {path.stone}'})"
            for path in score.paths
        ]
        told = words.listed(paths) or "nobody set out"
        found = f"; {words.points(score.tiles)} found" if score.tiles else ""
        artifacts = f"; {words.counted(score.artifacts, 'artifact')}" if score.artifacts else ""
        lines.append(f"{name}, expedition {number}: {told}{found}{artifacts}.")
    return lines


def winners(sheets: Sequence[ScoreSheet], names: Sequence[str]) -> str:
    """Say who has won, and with how many points."""
    first = [sheet for sheet in sheets if sheet.rank == 1]
    verb = "wins" if len(first) == 1 else "share the victory"
    return f"{words.listed(names[sheet.seat] for sheet in first)} {verb} with {words.points(first[0].total)}"


def result(sheets: Sequence[ScoreSheet], names: Sequence[str]) -> list[str]:
    """Return a line a player, the best one first."""
    ranked = sorted(sheets, key=lambda sheet: (sheet.rank, sheet.seat))
    return [
        f"{sheet.rank}. {names[sheet.seat]}: {words.points(sheet.total)}, "
        f"{words.counted(sheet.tokens, 'artifact token')}"
        for sheet in ranked
    ]
