"""The score sheet in words: lines for every source, one expedition after the other, and who has won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from arnak_bot.games.lost_cities.engine import ScoreLine, ScoreSheet, ScoreSource
from arnak_bot.games.lost_cities.engine.content import CITY
from arnak_bot.games.lost_cities.wording.messages import ENGLISH, Words
from arnak_bot.games.lost_cities.wording.words import counted, listed, points, signed

__all__ = ["expedition_lines", "line_name", "result", "rows", "winners"]

Row: TypeAlias = tuple[str, tuple[str, ...]]

_NAMES: dict[ScoreSource, Callable[[Words], str]] = {
    ScoreSource.PATHS: lambda words: words.scores.explorers(),
    ScoreSource.TILES: lambda words: words.scores.points_found(),
    ScoreSource.FORGIVEN: lambda words: words.scores.debt_forgiven(),
    ScoreSource.ARTIFACTS: lambda words: words.scores.artifact_tokens(),
    ScoreSource.FORGIVEN_AT_END: lambda words: words.scores.debt_forgiven_at_end(),
}


def line_name(line: ScoreLine, words: Words = ENGLISH) -> str:
    """Return what a line of the sheet is for."""
    source = _NAMES[line.source](words)
    return words.scores.of_expedition(source=source, expedition=line.expedition) if line.expedition else source


def rows(sheets: Sequence[ScoreSheet], words: Words = ENGLISH) -> list[Row]:
    """Return the sheet as (name, a value a player); debts that nobody had are left out."""
    table: list[Row] = []
    for lines in zip(*(sheet.lines for sheet in sheets), strict=True):
        forgiven = lines[0].source in (ScoreSource.FORGIVEN, ScoreSource.FORGIVEN_AT_END)
        if not forgiven or any(line.points for line in lines):
            table.append((line_name(lines[0], words), tuple(signed(line.points) for line in lines)))
    table.append((words.scores.total(), tuple(signed(sheet.total) for sheet in sheets)))
    return table


def expedition_lines(sheet: ScoreSheet, name: str) -> list[str]:
    """Tell a player's expeditions path by path."""
    lines = []
    for number, score in enumerate(sheet.expeditions, start=1):
        paths = [
            f"{path.path.value} {signed(path.points)} ({'researcher on ' if path.researcher else ''}"
            f"{'the city' if path.stone == CITY else f'stone {path.stone}'})"
            for path in score.paths
        ]
        told = listed(paths) or "nobody set out"
        found = f"; {points(score.tiles)} found" if score.tiles else ""
        artifacts = f"; {counted(score.artifacts, 'artifact')}" if score.artifacts else ""
        lines.append(f"{name}, expedition {number}: {told}{found}{artifacts}.")
    return lines


def winners(sheets: Sequence[ScoreSheet], names: Sequence[str]) -> str:
    """Say who has won, and with how many points."""
    first = [sheet for sheet in sheets if sheet.rank == 1]
    verb = "wins" if len(first) == 1 else "share the victory"
    return f"{listed(names[sheet.seat] for sheet in first)} {verb} with {points(first[0].total)}"


def result(sheets: Sequence[ScoreSheet], names: Sequence[str]) -> list[str]:
    """Return a line a player, the best one first."""
    ranked = sorted(sheets, key=lambda sheet: (sheet.rank, sheet.seat))
    return [
        f"{sheet.rank}. {names[sheet.seat]}: {points(sheet.total)}, {counted(sheet.tokens, 'artifact token')}"
        for sheet in ranked
    ]
