"""Every SQL statement of the store, by name. The schema is in `migrations`."""

from __future__ import annotations

INSERT_TABLE = """
INSERT INTO tables
    (guild_id, channel_id, opener_id, status, board, seat_limit, shuffle_seats, auto_end, rival, remind_hours,
     opened_at)
VALUES (?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?)
"""

SELECT_TABLE = """
SELECT id, guild_id, channel_id, opener_id, status, board, seat_limit, shuffle_seats, auto_end, rival, remind_hours,
       seed, opened_at, started_at, ended_at, snapshot, snapshot_move
FROM tables WHERE id = ?
"""

SELECT_OPEN_IN_CHANNEL = "SELECT id FROM tables WHERE channel_id = ? AND status IN ('lobby', 'running')"

SELECT_LAST_IN_CHANNEL = "SELECT id FROM tables WHERE channel_id = ? ORDER BY id DESC LIMIT 1"

SELECT_SEATS = "SELECT seat, user_id, name, keep FROM seats WHERE table_id = ? ORDER BY seat"

INSERT_SEAT = "INSERT INTO seats (table_id, seat, user_id, name, keep) VALUES (?, ?, ?, ?, ?)"

DELETE_SEATS = "DELETE FROM seats WHERE table_id = ?"

START_TABLE = "UPDATE tables SET status = 'running', seed = ?, started_at = ? WHERE id = ?"

SET_STATUS = "UPDATE tables SET status = ?, ended_at = ?, remind_at = NULL WHERE id = ?"

SET_REMINDER = "UPDATE tables SET remind_at = ? WHERE id = ?"

SELECT_DUE = "SELECT id FROM tables WHERE remind_at <= ? AND status = 'running' ORDER BY remind_at"

INSERT_MOVE = "INSERT INTO moves (table_id, number, seat, action, made_at) VALUES (?, ?, ?, ?, ?)"

SELECT_MOVES = "SELECT number, seat, action FROM moves WHERE table_id = ? ORDER BY number"

SET_SNAPSHOT = "UPDATE tables SET snapshot = ?, snapshot_move = ? WHERE id = ?"

SELECT_OPEN_OF_USER = """
SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id
WHERE seats.user_id = ? AND tables.status IN ('lobby', 'running') ORDER BY tables.id
"""

FORGET_USER_NAMES = "UPDATE seats SET name = 'someone', user_id = -table_id * 10 - seat WHERE user_id = ?"

FORGET_OPENER = "UPDATE tables SET opener_id = 0 WHERE opener_id = ?"
