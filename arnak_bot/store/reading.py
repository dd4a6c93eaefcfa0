"""How rows become records: plain functions on a connection, by name and never by position."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import lru_cache
from typing import Any

from arnak_bot.games.options import GameOptions
from arnak_bot.store import queries
from arnak_bot.store.kinds import DueKind, Ends, Motion, NoteKind, PostKind, PostState, Status, Stoppers
from arnak_bot.store.options import read_options
from arnak_bot.store.records import (
    Due,
    Facts,
    GuildSettings,
    MoveRecord,
    Person,
    Post,
    Posts,
    ResultRecord,
    SeatRecord,
    Standing,
    TableRecord,
    Vote,
    Waiting,
)
from arnak_bot.store.sql import Connection, Row

__all__ = [
    "due_from",
    "facts_from",
    "post_from",
    "posts_from",
    "read_person",
    "read_standing",
    "read_table",
    "result_from",
    "settings_from",
    "waiting_from",
]


def read_table(connection: Connection, table_id: int) -> TableRecord | None:
    """Read a table with all that belongs to it; None if there is none with this id.

    Raises:
        ValueError: its rows make no table; what is missing, unknown or impossible is named.
    """
    row: Row | None = connection.execute(queries.SELECT_TABLE, (table_id,)).fetchone()
    if row is None:
        return None
    seats = connection.execute(queries.SELECT_SEATS, (table_id,)).fetchall()
    moves = connection.execute(queries.SELECT_MOVES, (table_id,)).fetchall()
    joined = connection.execute(queries.SELECT_JOININGS, (table_id,)).fetchall()
    votes = connection.execute(queries.SELECT_VOTES, (table_id,)).fetchall()
    dues = connection.execute(queries.SELECT_DUES, (table_id,)).fetchall()
    return TableRecord(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        opener_id=row["opener_id"],
        status=Status(row["status"]),
        engine_ends=bool(row["engine_ends"]),
        seed=row["seed"],
        opened_at=row["opened_at"],
        started_at=row["started_at"],
        ended_at=row["ended_at"],
        closed_at=row["closed_at"],
        waits_since=row["waits_since"],
        options=read_options(row["options"]),
        posts=posts_from(row),
        seats=tuple(_seat(seat) for seat in seats),
        moves=tuple(MoveRecord(move["number"], move["seat"], move["action"], move["computer"]) for move in moves),
        snapshot=_snapshot(row["snapshot"]),
        snapshot_move=row["snapshot_move"] or 0,
        version=row["version"],
        part=row["part"],
        edition=row["edition"],
        joined=tuple(each["part"] for each in joined),
        votes=frozenset(Vote(Motion(vote["motion"]), vote["seat"], vote["value"], vote["voter"]) for vote in votes),
        dues=tuple(due_from(due) for due in dues),
        results=row["results"],
        awaited_known=all(seat["awaited"] is not None for seat in seats),
    )


def read_person(connection: Connection, user_id: int) -> Person:
    """Return what a person wants at every table."""
    row = connection.execute(queries.SELECT_PERSON, (user_id,)).fetchone()
    return Person() if row is None else person_from(row["wishes"])


def read_standing(connection: Connection, table_id: int) -> Standing | None:
    """Read what memory has to agree with; None if there is no table with this id."""
    rows = connection.execute(queries.SELECT_STANDING, (table_id,)).fetchall()
    if not rows:
        return None
    seated = [row for row in rows if row["user_id"] is not None]
    people = {row["user_id"]: Person() if row["wishes"] is None else person_from(row["wishes"]) for row in seated}
    return Standing(rows[0]["version"], posts_from(rows[0]), people)


@lru_cache(maxsize=1024)
def person_from(text: str) -> Person:
    """Read what somebody wants; the same few are read with every look at a table."""
    wishes: dict[str, Any] = json.loads(text)
    typed = {"ends": Ends(wishes["ends"]), "learned": tuple(wishes.get("learned", ()))}
    return Person(**{**wishes, **typed})


def posts_from(row: Row) -> Posts:
    """Return the messages of a table."""
    return Posts(first=row["first_post"], last=row["last_post"], text=row["last_text"] or "", ping=row["last_ping"])


def _seat(row: Row) -> SeatRecord:
    return SeatRecord(
        seat=row["seat"],
        user_id=row["user_id"],
        name=row["name"],
        keep=row["keep"],
        ahead=row["ahead"],
        gone=bool(row["gone"]),
        paused_until=row["paused_until"],
        awaited=bool(row["awaited"]),
        computer=row["computer"],
        computer_until=row["computer_until"],
    )


def _snapshot(text: str | None) -> dict[str, Any] | None:
    """Return the shortcut for loading; one that cannot be read is none, for the log is the truth."""
    try:
        found = json.loads(text) if text else None
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def due_from(row: Row) -> Due:
    """Return something that is due."""
    return Due(row["table_id"], row["seat"], DueKind(row["kind"]), row["due_at"], row["tries"])


def waiting_from(row: Row) -> Waiting:
    """Return a seat that a game waits for; where the table's options cannot be read nothing is due, for it is stuck."""
    known = {name: row[name] for name in _names(row) if name != "options"}
    try:
        options = read_options(row["options"])
    except ValueError:
        return Waiting(**known, game_key=None, remind_hours=None, deadline_hours=None)
    remind, deadline = options.remind_hours, options.deadline_hours
    return Waiting(
        **known,
        game_key=options.game_key,
        remind_hours=remind,
        deadline_hours=deadline,
        stand_in=options.stand_in,
    )


def post_from(row: Row) -> Post:
    """Return a row of the outbox."""
    return Post(
        id=row["id"],
        table_id=row["table_id"],
        kind=PostKind(row["kind"]),
        facts=facts_from(row["payload"]),
        made_at=row["made_at"],
        tries=row["tries"],
        next_at=row["next_at"],
        error=row["last_error"],
        state=PostState(row["state"]),
        sent_with=row["sent_with"],
    )


def facts_from(payload: str) -> Facts:
    """Read what `payload_of` wrote."""
    given: dict[str, Any] = json.loads(payload)
    if "motion" in given:
        given["motion"] = Motion(given["motion"])
    if "note" in given:
        given["note"] = NoteKind(given["note"])
    if "reasons" in given:
        given["reasons"] = tuple((seat, kind, tuple(about), count) for seat, kind, about, count in given["reasons"])
    return Facts(**given)


def settings_from(text: str) -> GuildSettings:
    """Read what `settings_text` wrote.

    Raises:
        ValueError: a key is missing or unknown, or a value impossible.
    """
    found: dict[str, Any] = json.loads(text)
    wrong = found.keys() ^ {each.name for each in fields(GuildSettings)}
    if wrong:
        raise ValueError(f"settings of a server: missing or unknown {', '.join(sorted(wrong))}")
    channels, stoppers = tuple(found["channels"]), Stoppers(found["stoppers"])
    return GuildSettings(read_options(found["proposed"]), channels, stoppers)


def result_from(row: Row) -> ResultRecord:
    """Return how a finished game went for one player."""
    known = {name: row[name] for name in _names(row) if name not in ("options", "figures")}
    return ResultRecord(**known, options=GameOptions.of(json.loads(row["options"])), figures=json.loads(row["figures"]))


def _names(row: Row) -> list[str]:
    """The columns of a row; the row itself would yield its values."""
    return list(row.keys())
