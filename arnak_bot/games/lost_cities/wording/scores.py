"""The score sheet in words: lines for every source, one expedition after the other, and who has won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from arnak_bot.games.kit.limits import ALT_LIMIT, clip
from arnak_bot.games.lost_cities.engine import ExpeditionScore, ScoreLine, ScoreSheet, ScoreSource
from arnak_bot.games.lost_cities.wording import prose
from arnak_bot.games.lost_cities.wording.messages import Scores, Words

__all__ = ["alt", "expedition_lines", "leaders", "line_name", "result", "rows", "winners"]

Row: TypeAlias = tuple[str, tuple[int, ...]]
"""What a line is for, and the points of each player."""

_NAMES: dict[ScoreSource, Callable[[Scores], str]] = {
    ScoreSource.PATHS: Scores.explorers,
    ScoreSource.TILES: Scores.points_found,
    ScoreSource.FORGIVEN: Scores.debt_forgiven,
    ScoreSource.ARTIFACTS: Scores.artifact_tokens,
    ScoreSource.FORGIVEN_AT_END: Scores.debt_forgiven_at_end,
}


def line_name(line: ScoreLine, words: Words, *, numbered: bool = True) -> str:
    """Return what a line of the sheet is for; expeditions are `numbered` where there are several."""
    source = _NAMES[line.source](words.scores)
    if not line.expedition or not numbered:
        return source
    return words.scores.of_expedition(source=source, expedition=line.expedition)


def rows(sheets: Sequence[ScoreSheet], words: Words) -> list[Row]:
    """Return the sheet as (name, the points of each player); debts that nobody had are left out."""
    table: list[Row] = []
    several = len(sheets[0].expeditions) > 1
    for lines in zip(*(sheet.lines for sheet in sheets), strict=True):
        forgiven = lines[0].source in (ScoreSource.FORGIVEN, ScoreSource.FORGIVEN_AT_END)
        if not forgiven or any(line.points for line in lines):
            table.append((line_name(lines[0], words, numbered=several), tuple(line.points for line in lines)))
    table.append((words.scores.total(), tuple(sheet.total for sheet in sheets)))
    return table


def expedition_lines(sheet: ScoreSheet, name: str, words: Words) -> list[str]:
    """Tell a player's expeditions path by path."""
    return [
        words.scores.expedition(name=name, number=number, told=_told(score, words))
        for number, score in enumerate(sheet.expeditions, start=1)
    ]


def _told(score: ExpeditionScore, words: Words) -> str:
    said = words.scores
    paths = [
        said.path(
            colour=words.prose.colour(path=path.path),
            points=prose.signed(path.points),
            place=prose.bare_place(path.stone, words),
            piece=prose.piece_name(researcher=path.researcher),
        )
        for path in score.paths
    ]
    told = [prose.listed(paths, words) or said.nobody_set_out()]
    if score.tiles:
        told.append(said.found(points=prose.points(score.tiles, words)))
    if score.artifacts:
        told.append(words.prose.artifacts(count=score.artifacts))
    return "; ".join(told)


def winners(sheets: Sequence[ScoreSheet], names: Sequence[str], words: Words) -> str:
    """Say who has won, and with how many points."""
    first = [sheet for sheet in sheets if sheet.rank == 1]
    who = prose.listed((names[sheet.seat] for sheet in first), words)
    return words.scores.winners(names=who, points=prose.points(first[0].total, words), count=len(first))


def leaders(sheets: Sequence[ScoreSheet], names: Sequence[str], words: Words) -> str:
    """Say who would win if the game ended now."""
    first = [sheet for sheet in sheets if sheet.rank == 1]
    who = prose.listed((names[sheet.seat] for sheet in first), words)
    return words.scores.leaders(names=who, points=prose.points(first[0].total, words), count=len(first))


def result(sheets: Sequence[ScoreSheet], names: Sequence[str], words: Words) -> list[str]:
    """Return a line a player, the best one first."""
    return [
        words.scores.ranked(
            rank=sheet.rank,
            name=names[sheet.seat],
            points=prose.points(sheet.total, words),
            tokens=words.prose.artifact_tokens(count=sheet.tokens),
        )
        for sheet in sorted(sheets, key=lambda sheet: (sheet.rank, sheet.seat))
    ]


def alt(sheets: Sequence[ScoreSheet], names: Sequence[str], words: Words, *, so_far: bool = False) -> str:
    """Describe the picture of the score sheet in at most 1,024 characters."""
    first = leaders if so_far else winners
    sheet = ". ".join([first(sheets, names, words), *result(sheets, names, words)])
    return clip(words.tables.score_so_far_alt(sheet=sheet) if so_far else sheet, ALT_LIMIT)
