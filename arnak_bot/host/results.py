"""The statistics of a finished game: one result for each player. Pure; times are passed in."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import chain, groupby
from statistics import median

from arnak_bot.game.values import DECISIONS, UNDONE
from arnak_bot.host.log_rows import is_undo
from arnak_bot.host.replay import turns_of
from arnak_bot.host.tables import Table
from arnak_bot.store import ResultRecord


def turn_seconds(times: Sequence[tuple[int, str, str]], started: datetime, seat: int) -> int | None:
    """Return the median duration of a seat's turns, from another seat's last move to the seat's own last move."""
    spans, before = [], started
    for own, moves in groupby(times, key=lambda move: move[0] == seat):
        *_, (_, _, at) = moves
        last = datetime.fromisoformat(at)
        if own:
            spans.append((last - before).total_seconds())
        before = last
    return round(median(spans)) if spans else None


def results_of(table: Table, times: Sequence[tuple[int, str, str]]) -> list[ResultRecord]:
    """Replay the log of a finished game and return the result of each player who played it to the end; a seat left to a
    computer has none. `times` are those of its moves. If an older version of the rules wrote the log, the game's
    exception is raised.
    """
    game, rules = table.running, table.definition
    events = list(chain.from_iterable(turns_of(table.definition, game)))
    assert table.started_at is not None
    results = []
    for at in (seat.seat for seat in table.seats if not seat.left_to_computer):
        figures = rules.figures(game, events, at)
        figures[UNDONE] = sum(acting == at and is_undo(action) for acting, action, _ in times)
        figures[DECISIONS] = sum(acting == at for acting, _ in game.log)
        seconds = None if at in table.seats_of_computers() else turn_seconds(times, table.started_at, at)
        sheet = game.scores()[at]
        results.append(
            ResultRecord(
                table_id=table.id,
                seat=at,
                user_id=table.seats[at].user_id,
                guild_id=table.guild_id,
                game_key=rules.key,
                options=table.options.game,
                players=len(table.seats),
                points=sheet.total,
                rank=sheet.rank,
                turn_seconds=seconds,
                figures=figures,
                computers=len(table.seats_of_computers()),
            )
        )
    return results
