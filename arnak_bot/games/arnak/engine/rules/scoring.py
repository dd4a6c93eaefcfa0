"""Final scoring and ties (rulebook "Final Scoring", R44, R45). Reads a state, changes nothing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from arnak_bot.games.arnak.engine import content
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.printed import CardKind
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT, Rival, State

FEAR_TILE_POINTS = -2
LESSER_IDOL_POINTS = 2


class ScoreSource(StrEnum):
    """The lines of the score sheet, from top to bottom."""

    GLASS = "magnifying glass"
    NOTEBOOK = "notebook"
    TEMPLE_TILES = "temple tiles"
    IDOLS = "idols"
    IDOL_SLOTS = "empty idol slots"
    GUARDIANS = "guardians"
    ITEMS = "items"
    ARTIFACTS = "artifacts"
    FEAR = "fear"


Lines: TypeAlias = tuple[tuple[ScoreSource, int], ...]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """One player's points. Whoever has `rank` 1 has won; players who are still tied share a rank."""

    seat: int
    lines: Lines
    total: int
    rank: int

    def points(self, source: ScoreSource) -> int:
        return dict(self.lines)[source]


def score_sheets(state: State) -> tuple[ScoreSheet, ...]:
    """Score every seat in the current position; in a solo game the rival's sheet is second."""
    lines = [_lines(state, seat) for seat in range(len(state.players))]
    if state.rival is not None:
        lines.append(_rival_lines(state, state.rival))
    standings = [_standing(state, seat, own) for seat, own in enumerate(lines)]
    return tuple(
        ScoreSheet(seat, own, standing[0], 1 + sum(other > standing for other in standings))
        for seat, (own, standing) in enumerate(zip(lines, standings, strict=True))
    )


def _standing(state: State, seat: int, lines: Lines) -> tuple[int, int, int]:
    """The ranking key: points, then the earlier arrival, then (with no arrivals) the research score (R45)."""
    total = sum(points for _, points in lines)
    if state.rival is not None:
        return (total, seat, 0)  # a tie is a loss to the rival (R54)
    if seat in state.arrivals:
        return (total, len(state.players) - state.arrivals.index(seat), 0)
    points = dict(lines)
    return (total, 0, points[ScoreSource.GLASS] + points[ScoreSource.NOTEBOOK])


def _rival_lines(state: State, rival: Rival) -> Lines:
    """The rival scores its glass, temple tiles, idols, guardians and cards (R54)."""
    idols = content.IDOL_POINTS * len(rival.idols) + LESSER_IDOL_POINTS * len(rival.lesser_idols)
    return (
        (ScoreSource.GLASS, _glass_points(state, RIVAL_SEAT, rival.glass)),
        (ScoreSource.NOTEBOOK, 0),
        (ScoreSource.TEMPLE_TILES, sum(content.TEMPLE_STACK_BY_ID[tile].points for tile in rival.temple_tiles)),
        (ScoreSource.IDOLS, idols),
        (ScoreSource.IDOL_SLOTS, 0),
        (ScoreSource.GUARDIANS, content.GUARDIAN_POINTS * len(rival.guardians)),
        (ScoreSource.ITEMS, _card_points(rival.cards, CardKind.ITEM)),
        (ScoreSource.ARTIFACTS, _card_points(rival.cards, CardKind.ARTIFACT)),
        (ScoreSource.FEAR, 0),
    )


def _lines(state: State, seat: int) -> Lines:
    player = state.players[seat]
    owned = player.cards
    idols = len(player.crates) + len(player.slots)
    fear = -owned.count(content.FEAR) + FEAR_TILE_POINTS * player.fear_tiles
    return (
        (ScoreSource.GLASS, _glass_points(state, seat, player.glass)),
        (ScoreSource.NOTEBOOK, _row_points(state, Token.NOTEBOOK, player.notebook)),
        (ScoreSource.TEMPLE_TILES, sum(content.TEMPLE_STACK_BY_ID[tile].points for tile in player.temple_tiles)),
        (ScoreSource.IDOLS, content.IDOL_POINTS * idols),
        (ScoreSource.IDOL_SLOTS, sum(content.IDOL_SLOT_POINTS[len(player.slots) :])),
        (ScoreSource.GUARDIANS, content.GUARDIAN_POINTS * len(player.guardians)),
        (ScoreSource.ITEMS, _card_points(owned, CardKind.ITEM)),
        (ScoreSource.ARTIFACTS, _card_points(owned, CardKind.ARTIFACT)),
        (ScoreSource.FEAR, fear),
    )


def _card_points(owned: list[str], kind: CardKind) -> int:
    return sum(content.CARD_BY_ID[name].points for name in owned if content.CARD_BY_ID[name].kind is kind)


def _glass_points(state: State, seat: int, glass: int) -> int:
    if seat in state.arrivals:
        return content.ARRIVAL_POINTS[state.arrivals.index(seat)]
    return _row_points(state, Token.GLASS, glass)


def _row_points(state: State, token: Token, space: int) -> int:
    board = content.BOARDS[state.board]
    row = board.research[space].row
    return board.rows[row - 1].points_for(token) if row else 0
