"""Every SQL statement of the store, by name. The schema is in `migrations`."""

from __future__ import annotations

INSERT_TABLE = """
INSERT INTO tables
    (guild_id, channel_id, opener_id, status, board, seat_limit, shuffle_seats, auto_end, ends, rival, remind_hours,
     deadline_hours, layout, opened_at)
VALUES (?, ?, ?, 'lobby', ?, ?, ?, 0, ?, ?, ?, ?, ?, ?)
"""

SELECT_TABLE = """
SELECT id, guild_id, channel_id, opener_id, status, auto_end, seed, opened_at, started_at, ended_at, closed_at,
       waits_since, board, seat_limit, shuffle_seats, ends, rival, remind_hours, deadline_hours, layout,
       first_post, last_post, last_text, last_ping, snapshot, snapshot_move
FROM tables WHERE id = ?
"""

SELECT_OPEN_IN_CHANNEL = "SELECT id FROM tables WHERE channel_id = ? AND status IN ('lobby', 'running')"

SELECT_LAST_IN_CHANNEL = "SELECT id FROM tables WHERE channel_id = ? ORDER BY id DESC LIMIT 1"

SELECT_BY_POST = "SELECT id FROM tables WHERE last_post = ? AND status IN ('lobby', 'running')"

SELECT_SEATS = "SELECT seat, user_id, name, keep, ahead, gone, paused_until FROM seats WHERE table_id = ? ORDER BY seat"

INSERT_SEAT = """
INSERT INTO seats (table_id, seat, user_id, name, keep, ahead, gone, paused_until) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""

DELETE_SEATS = "DELETE FROM seats WHERE table_id = ?"

START_TABLE = "UPDATE tables SET status = 'running', seed = ?, started_at = ? WHERE id = ?"

END_TABLE = "UPDATE tables SET status = ?, ended_at = ? WHERE id = ?"

CLOSE_TABLE = "UPDATE tables SET status = 'stopped', closed_at = ? WHERE id = ?"

REOPEN_TABLE = """
UPDATE tables SET closed_at = NULL, status = CASE WHEN seed IS NULL THEN 'lobby' ELSE 'running' END WHERE id = ?
"""

SET_POSTS = "UPDATE tables SET first_post = ?, last_post = ?, last_text = ?, last_ping = ? WHERE id = ?"

SET_WAITS_SINCE = "UPDATE tables SET waits_since = ? WHERE id = ?"

DELETE_DUES = "DELETE FROM dues WHERE table_id = ?"

INSERT_DUE = "INSERT OR REPLACE INTO dues (table_id, seat, kind, due_at) VALUES (?, ?, ?, ?)"

TAKE_DUES = """
UPDATE dues SET taken = 1
WHERE taken = 0 AND due_at <= ?
RETURNING table_id, seat, kind, due_at
"""

SELECT_DUES = "SELECT seat, kind, due_at, taken FROM dues WHERE table_id = ?"

INSERT_VOTE = "INSERT OR IGNORE INTO votes (table_id, motion, seat, value, voter) VALUES (?, ?, ?, ?, ?)"

SELECT_VOTERS = "SELECT voter FROM votes WHERE table_id = ? AND motion = ? AND seat = ? AND value = ? ORDER BY voter"

DELETE_OLD_VOTES = """
DELETE FROM votes WHERE table_id = ? AND motion IN ('pass', 'without', 'replace') AND voter != seat
    AND seat NOT IN (SELECT seats.seat FROM seats WHERE seats.table_id = votes.table_id AND seats.gone = 1)
"""

DELETE_VOTES = "DELETE FROM votes WHERE table_id = ? AND seat = ?"

INSERT_MOVE = "INSERT INTO moves (table_id, number, seat, action, made_at) VALUES (?, ?, ?, ?, ?)"

SELECT_MOVES = "SELECT number, seat, action FROM moves WHERE table_id = ? ORDER BY number"

SELECT_TIMES = "SELECT seat, action, made_at FROM moves WHERE table_id = ? ORDER BY number"

SELECT_LAST_TIME = "SELECT max(made_at) FROM moves WHERE table_id = ?"

SET_SNAPSHOT = "UPDATE tables SET snapshot = ?, snapshot_move = ? WHERE id = ?"

SELECT_OPEN_OF_USER = """
SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id
WHERE seats.user_id = ? AND seats.gone = 0 AND tables.status IN ('lobby', 'running') ORDER BY tables.id
"""

SELECT_PERSON = "SELECT wishes FROM people WHERE user_id = ?"

SET_PERSON = "INSERT OR REPLACE INTO people (user_id, wishes) VALUES (?, ?)"

SELECT_GUILD = "SELECT settings FROM guilds WHERE guild_id = ?"

SET_GUILD = "INSERT OR REPLACE INTO guilds (guild_id, settings) VALUES (?, ?)"

INSERT_RESULT = """
INSERT OR REPLACE INTO results
    (table_id, seat, user_id, guild_id, board, players, rival, points, rank, turn_seconds, figures)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

_RESULTS = (
    "SELECT table_id, seat, user_id, guild_id, board, players, rival, points, rank, turn_seconds, figures FROM results"
)

SELECT_RESULTS_OF_USER = f"{_RESULTS} WHERE user_id = ? ORDER BY table_id, seat"

SELECT_RESULTS_OF_GUILD = f"{_RESULTS} WHERE guild_id = ? ORDER BY table_id, seat"

SELECT_RESULTS_OF_USER_IN_GUILD = f"{_RESULTS} WHERE user_id = ? AND guild_id = ? ORDER BY table_id, seat"

SELECT_NAME = """
SELECT name FROM seats WHERE user_id = ? ORDER BY table_id DESC LIMIT 1
"""

FORGET_USER_NAMES = "UPDATE seats SET name = 'someone', user_id = -table_id * 10 - seat WHERE user_id = ?"

FORGET_OPENER = "UPDATE tables SET opener_id = 0 WHERE opener_id = ?"

FORGET_RESULTS = "UPDATE results SET user_id = -table_id * 10 - seat WHERE user_id = ?"

FORGET_WISHES = "DELETE FROM people WHERE user_id = ?"

FORGET_VOTES = "DELETE FROM votes WHERE motion = 'replace' AND value = ?"
