"""How rows become records: plain functions on a connection, by column name and never by position.

An invalid row raises one of `SPOILED`. Rows that a table can do without are skipped if invalid; the doctor reports
them.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, TypeVar, get_args, get_type_hints
from zoneinfo import ZoneInfo

from arnak_bot.game.options import GameOptions
from arnak_bot.store import queries
from arnak_bot.store.kinds import Ends, NoteKind, PostKind, PostState, Status, Stoppers, TimerKind, VoteKind
from arnak_bot.store.options import read_options
from arnak_bot.store.records import (
    SPOILED,
    Facts,
    GuildSettings,
    MoveRecord,
    Person,
    Post,
    Posts,
    ResultRecord,
    SeatRecord,
    Snapshot,
    Standing,
    TableRecord,
    Timer,
    Vote,
    Waiting,
)
from arnak_bot.store.sql import Connection, Row

__all__ = [
    "SpoiledRow",
    "facts_from",
    "person_from",
    "post_from",
    "posts_from",
    "read_person",
    "read_standing",
    "read_table",
    "readable",
    "result_from",
    "settings_from",
    "timer_from",
    "vote_from",
    "waiting_from",
    "whole_post",
]

T = TypeVar("T")
UNDECODABLE = "\ufffd"
"""The replacement character for bytes that are not valid text."""
_TIMES = ("_at", "_since", "_until")
"""Suffixes of the names of times."""

_log = logging.getLogger("arnak")


@dataclass(frozen=True, slots=True)
class SpoiledRow:
    """A row with an invalid value.

    Attributes:
        kind: the kind of row.
        column: the column of the value; "" if the row as a whole is invalid.
        table: the id of the table to which it belongs, if any.
        place: the id by which the database finds the row.
        spare: whether the table can do without it, so that it may be deleted.
    """

    kind: str
    column: str
    table: int | None
    place: int | str
    spare: bool

    @property
    def named(self) -> str:
        """The name to show to people."""
        where = f"{self.kind}.{self.column}" if self.column else self.kind
        return where if self.table is not None else f"{where}, row {self.place}"


def readable(rows: Iterable[Row], read: Callable[[Row], T]) -> list[T]:
    """Return the records of all readable rows; the others, which can be done without, are logged and skipped."""
    found = []
    for row in rows:
        try:
            found.append(read(row))
        except SPOILED as error:
            _log.warning("A row that cannot be read is passed over (%s): see python -m arnak_bot doctor", error)
    return found


@lru_cache(maxsize=64)
def _kinds_of(record: type[object]) -> dict[str, tuple[type, ...]]:
    """Return the allowed types of a record's fields, as far as they are numbers or texts."""
    plain: tuple[object, ...] = (int, str, int | None, str | None)
    return {name: get_args(hint) or (hint,) for name, hint in get_type_hints(record).items() if hint in plain}


def _sound(record: T) -> T:
    """Return the record if its fields have the declared types, which SQLite does not enforce.

    Raises:
        ValueError: a field does not. The message has its name but never its value, which may be a secret.
    """
    for name, kinds in _kinds_of(type(record)).items():  # type: ignore[arg-type]  # a class can be a key
        value = getattr(record, name)
        if not isinstance(value, kinds) or (isinstance(value, str) and not _is_text(name, value)):
            raise ValueError(f"{type(record).__name__}: {name}")
    return record


def _is_text(name: str, value: str) -> bool:
    if name.endswith(_TIMES) and (name, value) != ("next_at", ""):
        return datetime.fromisoformat(value).tzinfo is not None
    return UNDECODABLE not in value or name == "name"


def read_table(connection: Connection, table_id: int) -> TableRecord | None:
    """Read a table with everything that belongs to it; None if no table has this id.

    Raises:
        ValueError: its rows do not form a valid table; the message says what is missing, unknown or invalid.
    """
    row: Row | None = connection.execute(queries.SELECT_TABLE, (table_id,)).fetchone()
    if row is None:
        return None
    seats = connection.execute(queries.SELECT_SEATS, (table_id,)).fetchall()
    moves = connection.execute(queries.SELECT_MOVES, (table_id,)).fetchall()
    joined = connection.execute(queries.SELECT_JOININGS, (table_id,)).fetchall()
    votes = connection.execute(queries.SELECT_VOTES, (table_id,)).fetchall()
    timers = connection.execute(queries.SELECT_DUES, (table_id,)).fetchall()
    if [seat["seat"] for seat in seats] != list(range(len(seats))):
        raise ValueError("a seat is missing")
    record = TableRecord(
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
        moves=tuple(
            _sound(MoveRecord(move["number"], move["seat"], move["action"], move["computer"])) for move in moves
        ),
        snapshot=_snapshot(row),
        version=row["version"],
        part=row["part"],
        edition=row["edition"],
        joined=tuple(each["part"] for each in joined),
        votes=frozenset(readable(votes, vote_from)),
        timers=tuple(readable(timers, timer_from)),
        results=row["results"],
        awaited_known=all(seat["awaited"] is not None for seat in seats),
    )
    return _sound(record)


def read_person(connection: Connection, user_id: int) -> Person:
    """Return a user's preferences."""
    row = connection.execute(queries.SELECT_PERSON, (user_id,)).fetchone()
    return Person() if row is None else _wishes(row["wishes"])


def read_standing(connection: Connection, table_id: int) -> Standing | None:
    """Read the part of a table that memory has to match; None if no table has this id."""
    rows = connection.execute(queries.SELECT_STANDING, (table_id,)).fetchall()
    if not rows:
        return None
    seated = [row for row in rows if row["user_id"] is not None]
    people = {row["user_id"]: Person() if row["wishes"] is None else _wishes(row["wishes"]) for row in seated}
    return Standing(rows[0]["version"], posts_from(rows[0]), people)


@lru_cache(maxsize=1024)
def _wishes(text: str) -> Person:
    """Return a user's preferences; unreadable ones become the defaults, so that the user's tables go on.

    Cached, because the same few are read on every access to a table.
    """
    return next(iter(readable([{"wishes": text}], person_from)), Person())


def person_from(row: Row) -> Person:
    """Read a user's preferences.

    Raises:
        ValueError, LookupError, TypeError: they are invalid.
    """
    wishes: dict[str, Any] = json.loads(row["wishes"])
    typed = {"ends": Ends(wishes["ends"]), "learned": tuple(wishes.get("learned", ()))}
    person = _sound(Person(**{**wishes, **typed}))
    ZoneInfo(person.zone)
    if not (0 <= person.wake < 24 and 0 <= person.sleep < 24):
        raise ValueError("hours of the day")
    return person


def posts_from(row: Row) -> Posts:
    """Return the messages of a table."""
    return Posts(first=row["first_post"], last=row["last_post"], text=row["last_text"] or "", ping=row["last_ping"])


def _seat(row: Row) -> SeatRecord:
    seat = SeatRecord(
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
    return _sound(seat)


def _snapshot(row: Row) -> Snapshot | None:
    """Return the snapshot, or None if it cannot be read: it is only a cache, the log is authoritative."""
    text, move = row["snapshot"], row["snapshot_move"]
    try:
        game = json.loads(text) if text and UNDECODABLE not in text else None
    except (ValueError, TypeError, RecursionError):
        return None
    return Snapshot(game, move) if isinstance(game, dict) and isinstance(move, int) else None


def timer_from(row: Row) -> Timer:
    """Read a timer."""
    return _sound(Timer(row["table_id"], row["seat"], TimerKind(row["kind"]), row["due_at"], row["tries"]))


def vote_from(row: Row) -> Vote:
    """Read a vote in favour."""
    return _sound(Vote(VoteKind(row["motion"]), row["seat"], row["value"], row["voter"]))


def waiting_from(row: Row) -> Waiting:
    """Return a seat that a game waits for. If the options cannot be read, it gets no timers: the table is stuck."""
    known = {name: row[name] for name in _names(row) if name != "options"}
    known["round"] = known["round"] or 0  # not recorded by older versions
    try:
        options = read_options(row["options"])
        remind, deadline = options.remind_hours, options.deadline_hours
        return _sound(
            Waiting(
                **known,
                game_key=options.game_key,
                remind_hours=remind,
                deadline_hours=deadline,
                stand_in=options.stand_in,
            )
        )
    except SPOILED:
        known |= {"waits_since": None, "paused_until": None, "round": 0, "last_post": None}
        return Waiting(**known, game_key=None, remind_hours=None, deadline_hours=None)


def post_from(row: Row) -> Post:
    """Return a row of the outbox; if it cannot be read, a post that shows the table as it is now.

    Raises:
        One of SPOILED: not even its id can be read.
    """
    try:
        return whole_post(row)
    except SPOILED as error:
        _log.warning(
            "Message %s of table %s cannot be read (%s): the table is shown", row["id"], row["table_id"], error
        )
    now = datetime.now(UTC).isoformat(timespec="seconds")
    shown = Post(row["id"], row["table_id"], PostKind.LOBBY, Facts(), now, 0, "", "", PostState.WAITING)
    return _sound(shown)


def whole_post(row: Row) -> Post:
    """Return a row of the outbox as it was written."""
    post = Post(
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
    return _sound(post)


def facts_from(payload: str) -> Facts:
    """Read what `payload_of` wrote."""
    given: dict[str, Any] = json.loads(payload)
    if "motion" in given:
        given["motion"] = VoteKind(given["motion"])
    if "note" in given:
        given["note"] = NoteKind(given["note"])
    if "reasons" in given:
        given["reasons"] = tuple((seat, kind, tuple(about), count) for seat, kind, about, count in given["reasons"])
    return _sound(Facts(**given))


def settings_from(row: Row) -> GuildSettings:
    """Read what `settings_text` wrote.

    Raises:
        ValueError: a key is missing or unknown, or a value is invalid.
    """
    found: dict[str, Any] = json.loads(row["settings"])
    wrong = found.keys() ^ {each.name for each in fields(GuildSettings)}
    if wrong:
        raise ValueError(f"settings of a server: missing or unknown {', '.join(sorted(wrong))}")
    channels, stoppers = tuple(map(int, found["channels"])), Stoppers(found["stoppers"])
    return GuildSettings(read_options(found["proposed"]), channels, stoppers)


def result_from(row: Row) -> ResultRecord:
    """Return a player's result in a finished game."""
    known = {each.name: row[each.name] for each in fields(ResultRecord) if each.name not in ("options", "figures")}
    options, figures = GameOptions.of(json.loads(row["options"])), json.loads(row["figures"])
    if not all(isinstance(count, int) for count in figures.values()):
        raise ValueError("figures")
    return _sound(ResultRecord(**known, options=options, figures=figures))


def _names(row: Row) -> list[str]:
    """Return the column names of a row; iterating over the row itself yields its values."""
    return list(row.keys())
