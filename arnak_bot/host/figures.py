"""What a finished game is remembered by: a result for each player, with its figures. Knows no clock."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import chain
from statistics import median

from arnak_bot.games.arnak.engine import GameView
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSheet
from arnak_bot.games.arnak.figures import Figure, figures_of, points_from
from arnak_bot.host.retelling import turns_of
from arnak_bot.host.tables import TAKEN_BACK, UNDO, Table
from arnak_bot.store import ResultRecord

__all__ = ["results_of", "turn_seconds"]


def _closing_figures(view: GameView, seat: int, sheet: ScoreSheet) -> dict[str, int]:
    """What the end of a game adds: points by source, and how far the tokens came."""
    player, track = view.players[seat], BOARDS[view.board].research
    figures: dict[str, int] = {points_from(source): points for source, points in sheet.lines}
    figures[Figure.GLASS_ROW], figures[Figure.NOTEBOOK_ROW] = track[player.glass].row, track[player.notebook].row
    figures[Figure.CARDS_OWNED] = sum(count for _, count in player.cards)
    figures[Figure.TOKENS_LEFT] = sum(count for _, count in player.tokens)
    return figures


def turn_seconds(times: Sequence[tuple[int, str, str]], started: datetime, seat: int) -> int | None:
    """Return the median time in seconds that a seat took for a turn: from the last move of another to its own last."""
    spans, before, last = [], started, None
    for acting, _, at in times:
        now = datetime.fromisoformat(at)
        if acting == seat:
            last = now
        else:
            if last is not None:
                spans.append((last - before).total_seconds())
                last = None
            before = now
    if last is not None:
        spans.append((last - before).total_seconds())
    return round(median(spans)) if spans else None


def results_of(table: Table, times: Sequence[tuple[int, str, str]]) -> list[ResultRecord]:
    """Return how a finished game went for each of its players, by replaying its log; `times` are those of its moves.

    Raises:
        IllegalAction: an older version of the rules wrote the log.
    """
    game = table.running
    events = list(chain.from_iterable(turns_of(game.setup, game.log)))
    view, sheets = game.view(None), game.scores()
    assert table.started_at is not None
    results = []
    for seat in table.seats:
        figures = figures_of(events, game.setup.board, seat.seat) | _closing_figures(view, seat.seat, sheets[seat.seat])
        figures[Figure.UNDONE] = sum(
            acting == seat.seat and action in (UNDO, TAKEN_BACK) for acting, action, _ in times
        )
        figures[Figure.DECISIONS] = sum(acting == seat.seat for acting, _ in game.log)
        results.append(
            ResultRecord(
                table_id=table.id,
                seat=seat.seat,
                user_id=seat.user_id,
                guild_id=table.guild_id,
                board=game.setup.board,
                players=len(table.seats),
                rival=game.setup.rival,
                points=sheets[seat.seat].total,
                rank=sheets[seat.seat].rank,
                turn_seconds=turn_seconds(times, table.started_at, seat.seat),
                figures=figures,
            )
        )
    return results
