"""Scores pieces, artifacts and the whole game (C2, C6, C7, C8), without changing the state."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arnak_bot.games.lost_cities.engine.content import artifact_points, stone_points
from arnak_bot.games.lost_cities.engine.printed import Colour
from arnak_bot.games.lost_cities.engine.setup import GameSetup
from arnak_bot.games.lost_cities.engine.state import ExpeditionScore, PathScore, Phase, Player, State


class ScoreSource(StrEnum):
    """The lines of the score sheet; the first three occur once per expedition."""

    PATHS = "explorers"
    TILES = "victory point tiles"
    FORGIVEN = "debt forgiven"
    ARTIFACTS = "artifact tokens"
    FORGIVEN_AT_END = "debt forgiven at the end"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet; `expedition` is 0 for lines that are scored once, at the end."""

    source: ScoreSource
    expedition: int
    points: int


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """One player's points. Whoever has `rank` 1 has won; players who are still tied share a rank (C8)."""

    seat: int
    expeditions: tuple[ExpeditionScore, ...]
    tokens: int
    artifact_points: int
    forgiven: int
    total: int
    rank: int

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """A line for each source, in the order of the sheet; the points of all lines add up to the total."""
        rows = []
        for number, score in enumerate(self.expeditions, start=1):
            rows += [
                ScoreLine(ScoreSource.PATHS, number, score.path_points),
                ScoreLine(ScoreSource.TILES, number, score.tiles),
                ScoreLine(ScoreSource.FORGIVEN, number, score.forgiven),
            ]
        rows.append(ScoreLine(ScoreSource.ARTIFACTS, 0, self.artifact_points))
        rows.append(ScoreLine(ScoreSource.FORGIVEN_AT_END, 0, self.forgiven))
        return tuple(rows)


def expedition_score(player: Player) -> ExpeditionScore:
    """Return a player's score for the expedition as the pieces stand; no total falls below zero (C6)."""
    paths = tuple(
        PathScore(path, piece.stone, piece.researcher, stone_points(piece.stone, researcher=piece.researcher))
        for path in Colour
        if (piece := player.pieces.get(path)) is not None
    )
    total = player.points + sum(path.points for path in paths)
    return ExpeditionScore(paths, player.tile_points, player.artifacts, _forgiven(total))


def _forgiven(total: int) -> int:
    return max(0, -total)


def score_sheets(state: State, setup: GameSetup) -> tuple[ScoreSheet, ...]:
    """Score every seat; during the game, as if the game ended now."""
    drafts = [_draft(state, setup, player) for player in state.players]
    standings = [(total, tokens) for _, tokens, _, _, total in drafts]
    return tuple(
        ScoreSheet(seat, *draft, rank=1 + sum(other > standings[seat] for other in standings))
        for seat, draft in enumerate(drafts)
    )


def _draft(state: State, setup: GameSetup, player: Player) -> tuple[tuple[ExpeditionScore, ...], int, int, int, int]:
    """A sheet without its seat and rank: expeditions, tokens, points for tokens, debt forgiven, total."""
    expeditions = list(player.expeditions)
    if state.phase is not Phase.OVER:
        expeditions.append(expedition_score(player))
    tokens = player.tokens + player.artifacts
    artifacts = artifact_points(setup.artifact_scale, tokens)
    before = sum(score.points for score in expeditions) + artifacts
    forgiven = _forgiven(before)
    return tuple(expeditions), tokens, artifacts, forgiven, before + forgiven
