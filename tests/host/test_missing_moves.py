"""A log whose numbers are spoiled is found out without counting to them."""

from __future__ import annotations

from arnak_bot.host.loading import MOST_MISSING, missing_moves
from arnak_bot.store.records import MoveRecord


def test_a_wild_number_in_a_log_is_not_counted_up_to() -> None:
    log = [MoveRecord(number, 0, "end") for number in (0, 1, 3, 2**62)]
    assert missing_moves(log[:3]) == [2]
    assert missing_moves(log)[:2] == [2, 4] and len(missing_moves(log)) == MOST_MISSING
