"""Every SQL statement of the store, by name. The schema is in `migrations`."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from arnak_bot.store.kinds import PostKind
from arnak_bot.store.records import (
    Attempt,
    LiveMessage,
    MoveRecord,
    ResultRecord,
    SeatRecord,
    SeatThread,
    Seeker,
    TableStatus,
    Timer,
    Vote,
)

BELONGING = (
    *("seats", "moves", "joinings", "dues", "posts", "votes", "results", "reviews", "what_ifs", "attempts"),
    "threads",
)
"""The kinds of rows that belong to a game table."""


def _mine(table: str) -> str:
    """Return an SQL condition: the table belongs to a shard of the holder; see `_mine_by_server`."""
    return _mine_by_server(f"(SELECT guild_id FROM tables AS owned WHERE owned.id = {table})")


def _mine_by_server(guild: str) -> str:
    """Return an SQL condition: the server belongs to one of the holder's shards. The holder `''` has all shards. The
    first two values of a statement with such a condition are those of a `ShardHolder`.
    """
    return f"(?1 = '' OR (coalesce({guild}, 0) >> 22) % ?2 IN (SELECT shard FROM shards WHERE holder = ?1))"


def columns_of(record: type[Any]) -> list[str]:
    return [each.name for each in fields(record)]


def _select(record: type[Any], kind: str) -> str:
    return f"SELECT {', '.join(columns_of(record))} FROM {kind}"


def insert(kind: str, *columns: str) -> str:
    return f"INSERT INTO {kind} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


def _upsert(kind: str, keys: int, *columns: str) -> str:
    """Return a statement that inserts a row, or changes the one with the same first `keys` columns."""
    changed = ", ".join(f"{column} = excluded.{column}" for column in columns[keys:])
    return f"{insert(kind, *columns)} ON CONFLICT ({', '.join(columns[:keys])}) DO UPDATE SET {changed}"


# --- a table and its decisions ---------------------------------------------------------------------

INSERT_TABLE = """
INSERT INTO tables
    (guild_id, channel_id, opener_id, options, opened_at, part, sealed_until, chapter, status, engine_ends)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'lobby', 0) RETURNING id
"""

DECIDE = f"""
UPDATE tables SET version = version + 1, {", ".join(f"{column} = ?" for column in columns_of(TableStatus))}
WHERE id = ? AND version = ?
"""

GO_ON = "UPDATE tables SET version = version + 1 WHERE id = ? AND version = ?"
"""For a decision that does not change the table's status: without that column, SQLite need not update its indexes."""

HOLD = "UPDATE tables SET version = version WHERE id = ?"
"""Locks the table's row until the transaction ends; a concurrent decision is then rerun and sees what was written."""

SELECT_TABLE = """
SELECT tables.*, (SELECT count(*) FROM results WHERE results.table_id = tables.id) AS results
FROM tables WHERE id = ?
"""

SET_OPTIONS = "UPDATE tables SET options = ? WHERE id = ?"
SET_OPENER = "UPDATE tables SET opener_id = ? WHERE id = ?"

SELECT_STANDING = """
SELECT version, first_post, last_post, last_text, last_ping, last_kind, seats.user_id AS user_id, wishes
FROM tables LEFT JOIN seats ON seats.table_id = tables.id LEFT JOIN people ON people.user_id = seats.user_id
WHERE tables.id = ?
"""

SELECT_SEATS = f"{_select(SeatRecord, 'seats')} WHERE table_id = ? ORDER BY seat"
DELETE_SEATS = "DELETE FROM seats WHERE table_id = ?"
INSERT_SEAT = insert("seats", "table_id", *columns_of(SeatRecord))
INSERT_MOVE = insert("moves", "table_id", "made_at", *columns_of(MoveRecord))
SELECT_MOVES = f"{_select(MoveRecord, 'moves')} WHERE table_id = ? ORDER BY number"
SELECT_TIMES = "SELECT seat, action, made_at FROM moves WHERE table_id = ? ORDER BY number"
SELECT_LAST_TIME = "SELECT max(made_at) FROM moves WHERE table_id = ?"
SET_SNAPSHOT = "UPDATE tables SET snapshot = ?, snapshot_move = ? WHERE id = ?"

INSERT_JOINING = """
INSERT INTO joinings (table_id, number, part)
SELECT ?1, (SELECT count(*) FROM joinings WHERE table_id = ?1), ?2
"""

SELECT_JOININGS = "SELECT part FROM joinings WHERE table_id = ? ORDER BY number"
DELETE_VOTES = "DELETE FROM votes WHERE table_id = ?"
INSERT_VOTE = f"{insert('votes', 'table_id', *columns_of(Vote))} ON CONFLICT DO NOTHING"
SELECT_VOTES = f"{_select(Vote, 'votes')} WHERE table_id = ?"

# --- finding tables ----------------------------------------------------------------------------------

_OPEN = "status IN ('lobby', 'running')"
SELECT_OPEN_IN_CHANNEL = f"SELECT id FROM tables WHERE channel_id = ? AND {_OPEN}"
SELECT_LAST_IN_CHANNEL = "SELECT id FROM tables WHERE channel_id = ? ORDER BY id DESC LIMIT 1"
SELECT_LAST_OVER_IN_CHANNEL = "SELECT id FROM tables WHERE channel_id = ? AND status = 'over' ORDER BY id DESC LIMIT 1"
SELECT_BY_POST = f"SELECT id FROM tables WHERE last_post = ? AND {_OPEN}"
SELECT_OPEN_IN_GUILD = f"SELECT id FROM tables WHERE guild_id = ? AND {_OPEN} ORDER BY id"
SELECT_OPEN_PLACES = f"SELECT id, guild_id, channel_id FROM tables WHERE guild_id IS NOT NULL AND {_OPEN} ORDER BY id"

SELECT_OPEN_WITH_SEATS = f"""
SELECT id, channel_id, last_post, status, waits_since, opened_at, options, name, awaited, paused_until
FROM tables LEFT JOIN seats ON seats.table_id = tables.id
WHERE guild_id = ? AND {_OPEN} AND closed_at IS NULL ORDER BY id, seat
"""

SELECT_OPEN_OF_USER = f"""
SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id
WHERE seats.user_id = ? AND seats.gone = 0 AND {_OPEN} ORDER BY tables.id
"""

SELECT_WAITING_FOR_COMPUTERS = f"""
SELECT DISTINCT tables.id FROM tables JOIN seats ON seats.table_id = tables.id
WHERE seats.computer <> '' AND seats.awaited = 1 AND tables.status = 'running' AND {_mine("tables.id")}
ORDER BY tables.id
"""

SELECT_REVIEW = "SELECT review FROM reviews WHERE table_id = ?"
KEEP_REVIEW = _upsert("reviews", 1, "table_id", "review")
SELECT_OWNER = "SELECT opener_id, status FROM tables WHERE id = ?"

CLOSE, STOP_BROKEN = (
    f"UPDATE tables SET version = version + 1, status = 'stopped', {column} = ? WHERE id = ? AND {_OPEN}"
    for column in ("closed_at", "ended_at")
)

AWAIT_NOBODY = "UPDATE seats SET awaited = 0 WHERE table_id = ?"

# --- whom tables wait for, and timers -------------------------------------------------------------------

SELECT_WAITING_FOR = """
SELECT tables.id AS table_id, guild_id, channel_id, last_post, round, seat, paused_until, computer, computer_until,
       waits_since, options
FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.user_id = ? AND seats.gone = 0 AND seats.awaited = 1 AND tables.status = 'running' ORDER BY tables.id
"""

SELECT_UNKNOWN_OF_USER = """
SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.user_id = ? AND seats.awaited IS NULL AND tables.status = 'running'
"""

DELETE_DUES = "DELETE FROM dues WHERE table_id = ?"

_AWAITED = """EXISTS
    (SELECT * FROM tables JOIN seats ON seats.table_id = tables.id
     WHERE tables.id = ?1 AND seats.seat = ?2 AND seats.awaited = 1 AND status = 'running'
         AND coalesce(waits_since, '') = coalesce(?3, ''))
"""
DELETE_DUES_OF_SEAT = f"DELETE FROM dues WHERE table_id = ?1 AND seat = ?2 AND {_AWAITED}"

_REPLACING_DUE = """
ON CONFLICT (table_id, seat, kind) DO UPDATE SET due_at = excluded.due_at, next_at = excluded.next_at, tries = 0
"""

INSERT_DUE = f"INSERT INTO dues (table_id, seat, kind, due_at, next_at) VALUES (?1, ?2, ?3, ?4, ?4) {_REPLACING_DUE}"

INSERT_DUE_IF_AWAITED = f"""
INSERT INTO dues (table_id, seat, kind, due_at, next_at) SELECT ?1, ?2, ?4, ?5, ?5 WHERE {_AWAITED} {_REPLACING_DUE}
"""

_DUES, _BY_KEY = _select(Timer, "dues"), "WHERE table_id = ? AND seat = ? AND kind = ? AND due_at = ?"
SELECT_DUES = f"{_DUES} WHERE table_id = ? ORDER BY due_at, kind"
SELECT_DUE = f"{_DUES} WHERE next_at <= ?3 AND {_mine('dues.table_id')} ORDER BY next_at, table_id LIMIT ?4"
DELETE_DUE = f"DELETE FROM dues {_BY_KEY}"
PUT_OFF_DUE = f"UPDATE dues SET tries = tries + 1, next_at = ? {_BY_KEY}"

# --- the outbox ------------------------------------------------------------------------------------------

_POSTS = "SELECT id, table_id, kind, payload, made_at, tries, next_at, last_error, state, sent_with FROM posts"
INSERT_POST = "INSERT INTO posts (table_id, kind, payload, made_at, next_at) VALUES (?, ?, ?, ?, '')"
"""`next_at` is empty, which means now: the sender's clock may be behind that of the deciding process."""

TRY_REFUSED_AGAIN = "UPDATE posts SET state = 'waiting', next_at = '' WHERE table_id = ? AND state = 'refused'"
_PRIVATE = ", ".join(f"'{kind}'" for kind in PostKind if kind.is_private)

SELECT_TABLES_TO_TELL = f"""
SELECT table_id FROM posts
WHERE next_at <= ?3 AND id IN
    (SELECT min(id) FROM posts WHERE state = 'waiting' AND kind NOT IN ({_PRIVATE}) GROUP BY table_id
     UNION ALL SELECT id FROM posts WHERE state = 'waiting' AND kind IN ({_PRIVATE}))
    AND {_mine("posts.table_id")}
GROUP BY table_id ORDER BY min(id)
"""

SELECT_POSTS_OF_TABLE = f"{_POSTS} WHERE table_id = ?3 AND state = 'waiting' AND {_mine('?3')} ORDER BY id"
CLAIM_POST = f"UPDATE posts SET sent_with = ?4 WHERE id = ?3 AND state = 'waiting' AND {_mine('posts.table_id')}"

SELECT_REFUSALS = f"""
SELECT table_id, channel_id, last_error, next_at FROM posts JOIN tables ON tables.id = posts.table_id
WHERE posts.id IN (SELECT max(id) FROM posts WHERE state = 'refused' GROUP BY table_id)
    AND (CAST(?3 AS BIGINT) IS NULL OR guild_id = ?3) AND {_mine("tables.id")}
ORDER BY table_id
"""

SELECT_ALL_POSTS = f"{_POSTS} ORDER BY id"
DELETE_POST = "DELETE FROM posts WHERE id = ?"
POST_FAILED = "UPDATE posts SET tries = tries + 1, next_at = ?, last_error = ?, state = ?, sent_with = ? WHERE id = ?"
SELECT_PAYLOADS = "SELECT id, payload FROM posts WHERE table_id = ?"
SET_PAYLOAD = "UPDATE posts SET payload = ? WHERE id = ?"
SELECT_DEPTH = f"SELECT count(*), min(made_at) FROM posts WHERE state = 'waiting' AND {_mine('table_id')}"
SELECT_MESSAGES = "SELECT first_post, last_post, last_text, last_ping, last_kind FROM tables WHERE id = ?"

SET_NEWEST_MESSAGE = """
UPDATE tables SET first_post = coalesce(first_post, ?1), last_post = ?1, last_text = ?2, last_kind = ?3,
    last_ping = NULL
WHERE id = ?4
"""

SET_TEXT = "UPDATE tables SET last_text = ? WHERE id = ?"
SET_REMINDER = "UPDATE tables SET last_ping = ? WHERE id = ?"

# --- the players' own threads -----------------------------------------------------------------------------------

SELECT_THREADS = f"{_select(SeatThread, 'threads')} WHERE table_id = ? ORDER BY user_id"

SELECT_TABLE_OF_THREAD = """
SELECT threads.table_id FROM seats JOIN threads USING (table_id, user_id)
WHERE seats.user_id = ? AND threads.thread_id = ?
"""

KEEP_THREAD = _upsert("threads", 2, *columns_of(SeatThread))
DROP_THREAD = "DELETE FROM threads WHERE table_id = ? AND user_id = ?"

# --- notices ---------------------------------------------------------------------------------------------------

INSERT_NOTICE = insert("notices", "guild_id", "channel_id", "kind", "facts", "made_at")
SELECT_NOTICES = "SELECT * FROM notices ORDER BY id"

SELECT_NOTICES_DUE = f"""
SELECT * FROM notices WHERE next_at <= ?3 AND {_mine_by_server("guild_id")} ORDER BY id LIMIT ?4
"""

SELECT_NOTICES_FAILING = "SELECT * FROM notices WHERE guild_id = ? AND tries > 0 ORDER BY id"
PUT_OFF_NOTICE = "UPDATE notices SET tries = tries + 1, next_at = ? WHERE id = ?"
DELETE_NOTICE = "DELETE FROM notices WHERE id = ?"
DELETE_GAME_NOTICES = "DELETE FROM notices WHERE guild_id = ? AND kind = ? AND next_at = ?"
SET_NOTICE_FACTS = "UPDATE notices SET facts = ? WHERE id = ?"

SELECT_KEPT_MESSAGES = f"""
{_select(LiveMessage, "kept_messages")} WHERE {_mine_by_server("guild_id")} ORDER BY guild_id, kind
"""

SELECT_KEPT_IN_GUILD = f"{_select(LiveMessage, 'kept_messages')} WHERE guild_id = ? ORDER BY kind"
KEEP_MESSAGE = _upsert("kept_messages", 2, *columns_of(LiveMessage))
DROP_MESSAGE = "DELETE FROM kept_messages WHERE guild_id = ? AND kind = ?"
SELECT_SEEKERS = f"{_select(Seeker, 'seekers')} WHERE guild_id = ? AND asked_at > ? ORDER BY asked_at, user_id"
SEEK = _upsert("seekers", 2, *columns_of(Seeker))
SEEK_NO_MORE = "DELETE FROM seekers WHERE guild_id = ? AND user_id = ?"
FOUND = "DELETE FROM seekers WHERE user_id = ? AND guild_id = (SELECT guild_id FROM tables WHERE id = ?)"

# --- ladders ---------------------------------------------------------------------------------------------------

OPEN_MONTH = f"{insert('ladders', 'guild_id', 'month', 'secret', 'deals')} ON CONFLICT DO NOTHING"
SELECT_MONTHS = "SELECT guild_id, month, secret, deals FROM ladders WHERE guild_id = ? ORDER BY month DESC"
SELECT_MONTHS_OVER = "SELECT guild_id, month, secret, deals FROM ladders WHERE closed = 0 AND month < ? ORDER BY month"
CLOSE_MONTH = "UPDATE ladders SET closed = 1 WHERE guild_id = ? AND month = ? AND closed = 0"

SELECT_RUNNING_ATTEMPTS = """
SELECT id FROM attempts JOIN tables ON id = table_id WHERE attempts.guild_id = ? AND month = ? AND status = 'running'
"""

SELECT_OPEN_ATTEMPTS = """
SELECT table_id, secret FROM attempts JOIN ladders USING (guild_id, month) WHERE user_id = ? AND closed = 0
"""
SET_PLAYER_OF_ATTEMPT = "UPDATE attempts SET user_id = ? WHERE table_id = ?"
DROP_HASHES = "UPDATE attempts SET user_id = -table_id WHERE guild_id = ? AND month = ? AND user_id < 0"
INSERT_ATTEMPT = insert("attempts", "table_id", *columns_of(Attempt))

SELECT_STANDING_OF_MONTH = """
SELECT attempts.game_key, attempts.user_id, attempts.table_id, channel_id, status, seats.name, points, rank, ended_at
FROM attempts JOIN tables ON tables.id = attempts.table_id
    LEFT JOIN seats ON seats.table_id = attempts.table_id AND seats.user_id = attempts.user_id
    LEFT JOIN results ON results.table_id = attempts.table_id
WHERE attempts.guild_id = ? AND month = ? ORDER BY attempts.table_id
"""
"""Each attempt has at most one row of results, since the results of computers are not stored."""

_UNSEALED = """NOT EXISTS (
    SELECT * FROM attempts JOIN ladders ON ladders.guild_id = attempts.guild_id AND ladders.month = attempts.month
    WHERE attempts.table_id = results.table_id AND closed = 0
)"""
"""Matches results of games whose deal may be shown: all but ladder attempts in a month that has not been closed."""

# --- processes that share the work -----------------------------------------------------------------------------

INSERT_PROCESS = "INSERT INTO processes (name, beat, shards) VALUES (?, 0, ?)"
BEAT = "UPDATE processes SET beat = beat + 1 WHERE name = ?"
RETIRE = "UPDATE processes SET shards = 0 WHERE name = ?"
SELECT_PROCESSES = "SELECT name, beat, shards FROM processes"
DELETE_PROCESS = "DELETE FROM processes WHERE name = ?"
BURY = "DELETE FROM processes WHERE name = ? AND beat = ?"
SELECT_SHARDS = "SELECT shard, holder FROM shards"
TAKE_SHARD = "INSERT INTO shards (shard, holder) VALUES (?, ?) ON CONFLICT DO NOTHING"
GIVE_SHARD = "DELETE FROM shards WHERE shard = ? AND holder = ?"
GIVE_ALL_SHARDS = "DELETE FROM shards WHERE holder = ?"
TAKE_TURN = "INSERT INTO turns (number, holder) SELECT ?, name FROM processes WHERE name = ? ON CONFLICT DO NOTHING"
SELECT_TURNS = "SELECT number FROM turns WHERE holder = ?"
END_TURN = "DELETE FROM turns WHERE number = ? AND holder = ?"

# --- people, servers, results -------------------------------------------------------------------------------

SELECT_WHAT_IF = "SELECT attempt FROM what_ifs WHERE table_id = ? AND user_id = ?"
SET_WHAT_IF = _upsert("what_ifs", 2, "table_id", "user_id", "attempt")
SELECT_PERSON = "SELECT wishes FROM people WHERE user_id = ?"
SET_PERSON = _upsert("people", 1, "user_id", "wishes")
SELECT_GUILD = "SELECT settings FROM guilds WHERE guild_id = ?"

SELECT_GUILD_OF_TABLE = """
SELECT guilds.guild_id AS guild_id, settings FROM guilds JOIN tables ON tables.guild_id = guilds.guild_id
WHERE tables.id = ?
"""

SET_GUILD = _upsert("guilds", 1, "guild_id", "settings")
INSERT_RESULT = _upsert("results", 2, *columns_of(ResultRecord))
_RESULT = ", ".join(f"results.{column}" for column in columns_of(ResultRecord))

SELECT_CHAPTERS = f"""
SELECT chapter, {_RESULT} FROM results JOIN tables ON tables.id = results.table_id
WHERE results.user_id = ? AND chapter <> '' ORDER BY results.table_id
"""

SELECT_GUILDS = "SELECT guild_id, settings FROM guilds ORDER BY guild_id"

SELECT_PEOPLE_IN_GUILD = """
SELECT user_id, wishes FROM people WHERE user_id IN (SELECT user_id FROM results WHERE guild_id = ?)
"""

SELECT_SEASON = "SELECT 1 FROM seasons WHERE guild_id = ? AND season = ?"
CLOSE_SEASON = "INSERT INTO seasons (guild_id, season) VALUES (?, ?) ON CONFLICT DO NOTHING"


def select_results(*columns: str) -> str:
    """A query for results with the times when their games ended, earliest first. Its parameters are the values of these
    columns, in this order; `since` and `until` are limits for that time.
    """
    bounds = {"since": "ended_at >= ?", "until": "ended_at < ?"}
    where = " AND ".join(bounds.get(column) or f"results.{column} = ?" for column in columns)
    return f"""
    SELECT ended_at, {_RESULT} FROM results JOIN tables ON tables.id = results.table_id
    WHERE {where} AND {_UNSEALED} ORDER BY ended_at, results.table_id, seat
    """


SELECT_NAME = "SELECT name FROM seats WHERE user_id = ? ORDER BY table_id DESC LIMIT 1"
SELECT_NAMES_OF_USER = "SELECT table_id, name FROM seats WHERE user_id = ?"

_FORMERLY = "former LIKE '%,' || ?1 || ',%'"
_OF_USER = f"id IN (SELECT table_id FROM seats WHERE user_id = ?1 OR {_FORMERLY})"

SELECT_TEXTS_OF_USER = f"""
SELECT id, guild_id, channel_id, last_post, last_text, last_kind FROM tables
WHERE {_OF_USER} OR last_text LIKE '%<@' || ?1 || '>%' ORDER BY id
"""

SELECT_FORMER = f"SELECT table_id, seat, former FROM seats WHERE {_FORMERLY}"
SET_FORMER = "UPDATE seats SET former = ? WHERE table_id = ? AND seat = ?"
FORGETTING = (
    f"""
    UPDATE tables SET version = version + 1
    WHERE opener_id = ?1 OR {_OF_USER}
        OR id IN (SELECT table_id FROM votes WHERE motion = 'replace' AND value = ?1)
    """,
    """
    UPDATE seats SET gone = 1, computer = '', computer_until = NULL
    WHERE user_id = ? AND table_id IN (SELECT id FROM tables WHERE closed_at IS NOT NULL)
    """,
    """
    UPDATE seats SET name = 'Someone', user_id = -table_id * 10 - seat, plans = '', answers = '', note = ''
    WHERE user_id = ?
    """,
    "UPDATE tables SET opener_id = 0 WHERE opener_id = ?",
    "UPDATE results SET user_id = -table_id * 10 - seat WHERE user_id = ?",
    "UPDATE attempts SET user_id = -table_id WHERE user_id = ?",
    "DELETE FROM people WHERE user_id = ?",
    "DELETE FROM seekers WHERE user_id = ?",
    "DELETE FROM what_ifs WHERE user_id = ?",
    "DELETE FROM kept_messages WHERE kind LIKE 'invitation % ' || ?1",
    "DELETE FROM threads WHERE user_id = ?",
    "DELETE FROM votes WHERE motion = 'replace' AND value = ?",
)
"""Statements that delete a user's data, in this order: the first makes other processes reload their cached tables. A
closed table can be reopened, but whoever was forgotten will not come back to it.
"""
