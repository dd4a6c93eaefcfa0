"""How rows become records and decisions become rows: plain functions on a connection, independent of games. Columns and
fields have the same names, so most rows are derived from the fields of their record. An invalid row raises one of
`SPOILED`. Rows that a table can do without are skipped if invalid; the doctor reports them.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, fields, replace
from datetime import UTC, datetime
from enum import Enum
from functools import cache, lru_cache, partial
from operator import attrgetter
from typing import Any, TypeVar, get_args, get_type_hints
from zoneinfo import ZoneInfo

from arnak_bot.game.options import GameOptions
from arnak_bot.store import queries
from arnak_bot.store.database import Connection, Database, Row, Values
from arnak_bot.store.kinds import (
    Ends,
    MessageKind,
    NoteKind,
    NoticeOf,
    PostKind,
    PostState,
    SeasonLength,
    Stoppers,
    VoteKind,
)
from arnak_bot.store.options import encoded, read_options, text_of
from arnak_bot.store.records import (
    SPOILED,
    AttemptMade,
    Change,
    ChannelTaken,
    GuildSettings,
    Moved,
    MoveRecord,
    NewNotice,
    NewPost,
    NewTable,
    Notice,
    Person,
    Post,
    PostPayload,
    Posts,
    ResultRecord,
    SeatRecord,
    Snapshot,
    Standing,
    TableRecord,
    TableStatus,
    Timer,
    Vote,
    Waiting,
)

T = TypeVar("T")
UNDECODABLE = "\ufffd"
"""The replacement character for bytes that are not valid text."""
_TIMES = ("_at", "_since", "_until")
"""Suffixes of the names of fields that hold times."""
_ANY_VERSION = 0
"""The version of a table that was just added."""
_COMPACT = (",", ":")

_log = logging.getLogger("arnak")


def readable(rows: Iterable[Row], read: Callable[[Row], T]) -> list[T]:
    """Return the records of all readable rows. Unreadable ones are dispensable: they are logged and skipped."""
    found = []
    for row in rows:
        try:
            found.append(read(row))
        except SPOILED as error:
            _log.warning("Skipping a row that cannot be read (%s): see python -m arnak_bot doctor", error)
    return found


class Rows:
    """The base of the classes that read and write the rows of one subject; they share an open database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _records(self, record: type[T], query: str, *values: int | str) -> list[T]:
        return await self._read(partial(record_from, record), query, *values)

    async def _read(self, read: Callable[[Row], T], query: str, *values: int | str) -> list[T]:
        return readable(await self._database.rows(query, values), read)


# --- any record -----------------------------------------------------------------------------------


@cache
def _checked(record: type[Any]) -> dict[str, tuple[type, ...]]:
    plain: tuple[object, ...] = (int, str, int | None, str | None)
    return {name: get_args(hint) or (hint,) for name, hint in get_type_hints(record).items() if hint in plain}


@cache
def _columns(record: type[Any]) -> dict[str, Callable[[Any], object] | None]:
    """Return a record's fields, each with the conversion from its column if it is a flag or an enum, else None."""
    hints = get_type_hints(record)
    return {
        each.name: hint if hint is bool or (isinstance(hint, type) and issubclass(hint, Enum)) else None
        for each in fields(record)
        for hint in (hints[each.name],)
    }


def record_from(record: type[T], row: Row, **given: Any) -> T:
    """`given`: the fields that have no column of their name. Raises ValueError if a column's value is invalid for its
    field, which SQLite does not prevent. The message names the field but not the value, which may be a secret.
    """
    for name, convert in _columns(record).items():  # type: ignore[arg-type]  # a class can be a key
        if name not in given:
            given[name] = row[name] if convert is None else convert(row[name])
    return _with_valid_types(record(**given))


def _with_valid_types(record: T) -> T:
    for name, kinds in _checked(type(record)).items():  # type: ignore[arg-type]
        value = getattr(record, name)
        if not isinstance(value, kinds) or (isinstance(value, str) and not _is_text(name, value)):
            raise ValueError(f"{type(record).__name__}: {name}")
    return record


def _is_text(name: str, value: str) -> bool:
    if name.endswith(_TIMES) and (name, value) != ("next_at", ""):
        return datetime.fromisoformat(value).tzinfo is not None
    return UNDECODABLE not in value or name == "name"


# --- reading -------------------------------------------------------------------------------------


def read_table(connection: Connection, table_id: int) -> TableRecord | None:
    """None if there is no such table. Raises ValueError if its rows do not form a valid one; the message says why."""

    def rows(query: str) -> list[Row]:
        return connection.execute(query, (table_id,)).fetchall()

    found, seats = rows(queries.SELECT_TABLE), rows(queries.SELECT_SEATS)
    if not found:
        return None
    row = found[0]
    if [seat["seat"] for seat in seats] != list(range(len(seats))):
        raise ValueError("a seat is missing")
    return record_from(
        TableRecord,
        row,
        options=read_options(row["options"]),
        posts=posts_from(row),
        seats=tuple(record_from(SeatRecord, seat) for seat in seats),
        moves=tuple(record_from(MoveRecord, move) for move in rows(queries.SELECT_MOVES)),
        snapshot=_snapshot(row),
        joined=tuple(each["part"] for each in rows(queries.SELECT_JOININGS)),
        votes=frozenset(readable(rows(queries.SELECT_VOTES), partial(record_from, Vote))),
        timers=tuple(readable(rows(queries.SELECT_DUES), partial(record_from, Timer))),
        awaited_known=all(seat["awaited"] is not None for seat in seats),
    )


def read_person(connection: Connection, user_id: int) -> Person:
    row = connection.execute(queries.SELECT_PERSON, (user_id,)).fetchone()
    return Person() if row is None else _preferences(row["wishes"])


def read_standing(connection: Connection, table_id: int) -> Standing | None:
    rows = connection.execute(queries.SELECT_STANDING, (table_id,)).fetchall()
    if not rows:
        return None
    seated = [row for row in rows if row["user_id"] is not None]
    people = {row["user_id"]: Person() if row["wishes"] is None else _preferences(row["wishes"]) for row in seated}
    return Standing(rows[0]["version"], posts_from(rows[0]), people)


@lru_cache(maxsize=1024)
def _preferences(text: str) -> Person:
    """A user's preferences; unreadable ones become the defaults, so that the user's tables still work. Cached, because
    the same few are read on every access to a table.
    """
    return next(iter(readable([{"wishes": text}], person_from)), Person())


def person_from(row: Row) -> Person:
    """Raises ValueError, LookupError or TypeError if the preferences are invalid."""
    wishes: dict[str, Any] = json.loads(row["wishes"])
    typed = {"ends": Ends(wishes["ends"]), "learned": tuple(wishes.get("learned", ()))}
    person = _with_valid_types(Person(**{**wishes, **typed}))
    ZoneInfo(person.zone)
    if not (0 <= person.wake < 24 and 0 <= person.sleep < 24):
        raise ValueError("hours of the day")
    return person


def posts_from(row: Row) -> Posts:
    kind = MessageKind(row["last_kind"] or MessageKind.CONTENT)
    return Posts(row["first_post"], row["last_post"], row["last_text"] or "", row["last_ping"], kind)


def _snapshot(row: Row) -> Snapshot | None:
    """Return the snapshot, or None if it cannot be read: it is only a cache, the log is authoritative."""
    text, move = row["snapshot"], row["snapshot_move"]
    try:
        game = json.loads(text) if text and UNDECODABLE not in text else None
    except (ValueError, TypeError, RecursionError):
        return None
    return Snapshot(game, move) if isinstance(game, dict) and isinstance(move, int) else None


def waiting_from(row: Row) -> Waiting:
    """Return a seat that a game is waiting for. The seat gets no timers if the table's options cannot be read."""
    round = row["round"] or 0  # not recorded by older versions
    try:
        return record_from(Waiting, row, round=round, options=read_options(row["options"]))
    except SPOILED:
        return Waiting(row["table_id"], row["guild_id"], row["channel_id"], row["seat"], round=0)


def post_from(row: Row) -> Post:
    """A post that shows the table as it is now, if the row is unreadable. Raises one of SPOILED if even its id is."""
    try:
        return whole_post(row)
    except SPOILED as error:
        _log.warning(
            "Message %s of table %s cannot be read (%s): posting the table instead", row["id"], row["table_id"], error
        )
    now = datetime.now(UTC).isoformat(timespec="seconds")
    shown = Post(row["id"], row["table_id"], PostKind.LOBBY, PostPayload(), now, 0, "", "", PostState.WAITING)
    return _with_valid_types(shown)


def whole_post(row: Row) -> Post:
    return record_from(Post, row, facts=facts_from(row["payload"]), error=row["last_error"])


def facts_from(payload: str) -> PostPayload:
    return facts_of(json.loads(payload))


def facts_of(given: dict[str, Any]) -> PostPayload:
    given = {**given}
    if "motion" in given:
        given["motion"] = VoteKind(given["motion"])
        if given["motion"].undoes and "after" not in given:
            given["after"] = given.pop("name", "")  # where older versions wrote it
    if "note" in given:
        given["note"] = NoteKind(given["note"])
    if "reasons" in given:
        given["reasons"] = tuple((seat, kind, tuple(about), count) for seat, kind, about, count in given["reasons"])
    return _with_valid_types(PostPayload(**given))


_AUDITED = (
    NoteKind.STOPPED,
    NoteKind.AGREED,
    NoteKind.SEAT_TAKEN,
    NoteKind.LEFT,
    NoteKind.REOPENED,
    NoteKind.STANDS_IN,
)
"""The notes of which a server's audit channel is notified as well."""

_SETTINGS = {each.name for each in fields(GuildSettings)}
_SETTINGS_ALWAYS = {"proposed", "channels", "stoppers"}
"""The keys that every version has written."""


def settings_from(row: Row) -> GuildSettings:
    """Read what `settings_text` wrote. Raises ValueError if a key is missing or unknown, or a value is invalid."""
    found: dict[str, Any] = json.loads(row["settings"])
    wrong = {*_SETTINGS_ALWAYS - found.keys(), *found.keys() - _SETTINGS}
    if wrong:
        raise ValueError(f"settings of a server: missing or unknown {', '.join(sorted(wrong))}")
    read = {
        "proposed": read_options(found["proposed"]),
        "channels": tuple(map(int, found["channels"])),
        "stoppers": Stoppers(found["stoppers"]),
        "season": SeasonLength(found.get("season", SeasonLength.NONE)),
    }
    return _with_valid_types(GuildSettings(**{**found, **read}))


def result_from(row: Row) -> ResultRecord:
    figures = json.loads(row["figures"])
    if not all(isinstance(count, int) for count in figures.values()):
        raise ValueError("figures")
    return record_from(ResultRecord, row, options=GameOptions.of(json.loads(row["options"])), figures=figures)


# --- writing -------------------------------------------------------------------------------------


def add_table(connection: Connection, new: NewTable, change: Change) -> int:
    place, secret = (new.guild_id, new.channel_id), (new.part, new.sealed_until)
    row = (*place, new.opener_id, text_of(new.options), new.opened_at, *secret, new.chapter)
    try:
        number = int(connection.execute(queries.INSERT_TABLE, row).fetchone()[0])
    except connection.IntegrityError as error:
        raise ChannelTaken from error
    if new.attempt is not None:
        try:
            connection.execute(queries.INSERT_ATTEMPT, (number, *row_values(new.attempt)))
        except connection.IntegrityError as error:
            raise AttemptMade from error
    _decide(connection, number, _ANY_VERSION, change.life)
    _write(connection, number, change)
    return number


def carry_out(connection: Connection, change: Change) -> None:
    _decide(connection, change.table_id, change.version, change.life)
    _write(connection, change.table_id, change)


def _decide(connection: Connection, table_id: int, version: int, life: TableStatus | None) -> None:
    if life is None:
        if connection.execute(queries.GO_ON, (table_id, version)).rowcount != 1:
            raise Moved
        return
    try:  # runs on every action: SQLite binds values by position faster than by name
        decided = connection.execute(queries.DECIDE, (*row_values(life), table_id, version)).rowcount
    except connection.IntegrityError as error:
        raise ChannelTaken from error
    if decided != 1:
        raise Moved


def _write(connection: Connection, number: int, change: Change) -> None:
    """Write everything except the table's status. `number` is the table's id, which a new table's records lack."""
    if change.moves:
        rows = [(number, change.at, *row_values(move)) for move in change.moves]
        try:
            connection.executemany(queries.INSERT_MOVE, rows)
        except connection.IntegrityError as error:
            raise Moved from error
    if change.options is not None:
        connection.execute(queries.SET_OPTIONS, (text_of(change.options), number))
    if change.opener_id is not None:
        connection.execute(queries.SET_OPENER, (change.opener_id, number))
    if change.seats is not None:
        connection.execute(queries.DELETE_SEATS, (number,))
        connection.executemany(queries.INSERT_SEAT, [(number, *row_values(seat)) for seat in change.seats])
    for part in change.joined:
        connection.execute(queries.INSERT_JOINING, (number, part))
    for user_id in change.found:
        if connection.execute(queries.FOUND, (user_id, number)).rowcount != 1:
            raise Moved
    if change.votes is not None:
        connection.execute(queries.DELETE_VOTES, (number,))
        connection.executemany(queries.INSERT_VOTE, [(number, *row_values(vote)) for vote in change.votes])
    if change.timers is not None:
        timers = unhandled_timers(connection, number, change.timers, change.at)
        connection.execute(queries.DELETE_DUES, (number,))
        connection.executemany(queries.INSERT_DUE, [(number, due.seat, due.kind, due.due_at) for due in timers])
    if change.untold_from is not None:
        _leave_out(connection, number, change.untold_from)
    queue(connection, number, change.posts, change.at)
    _write_results(connection, number, change.results)
    if change.snapshot is not None:
        text = json.dumps(change.snapshot.game, separators=_COMPACT)
        connection.execute(queries.SET_SNAPSHOT, (text, change.snapshot.move, number))


def unhandled_timers(connection: Connection, number: int, wanted: Sequence[Timer], now: str) -> list[Timer]:
    """Return those of a table's wanted timers that are still to come or, if their time has passed, were not handled."""
    if all(due.due_at > now for due in wanted):
        return [*wanted]
    there = {(row["seat"], row["kind"]) for row in connection.execute(queries.SELECT_DUES, (number,)).fetchall()}
    return [due for due in wanted if due.due_at > now or (due.seat, due.kind.value) in there]


def _leave_out(connection: Connection, number: int, ply: int) -> None:
    """Remove the decisions from `ply` on, which were undone, from a table's unsent posts."""
    for row in connection.execute(queries.SELECT_PAYLOADS, (number,)).fetchall():
        try:
            facts = facts_from(row["payload"])
        except SPOILED:
            continue
        if facts.until is None or facts.until <= ply:
            continue
        if facts.since is None:  # a heads-up to the next player
            connection.execute(queries.DELETE_POST, (row["id"],))
        else:
            kept = replace(facts, since=min(facts.since, ply), until=ply, reasons=())
            connection.execute(queries.SET_PAYLOAD, (payload_of(kept), row["id"]))


@cache
def _getter(record: type[Any]) -> Callable[[object], tuple[Any, ...]]:
    return attrgetter(*queries.columns_of(record))


def row_values(record: object) -> tuple[Any, ...]:
    """Return the values of a record in the order of `queries.columns_of`."""
    return _getter(type(record))(record)  # type: ignore[arg-type]


def queue(connection: Connection, table_id: int, posts: Sequence[NewPost], at: str) -> None:
    """Add posts to the outbox, and the notices that the server has asked for. Refused posts become due."""
    rows = [(table_id, post.kind, payload_of(post.facts), at) for post in posts]
    if rows:
        connection.execute(queries.TRY_REFUSED_AGAIN, (table_id,))
        connection.executemany(queries.INSERT_POST, rows)
    audited = [post for post in posts if _is_audited(post)]
    finished = any(post.facts.over for post in posts)
    if audited or finished:
        _tell_server(connection, table_id, audited, at, finished=finished)


def _is_audited(post: NewPost) -> bool:
    """Whether a note, or a moderator's offer of a seat, is for the audit channel. Going away for a while is not."""
    away = post.facts.note is NoteKind.STANDS_IN and post.facts.value
    offered = post.kind is PostKind.VOTE and post.facts.user_id is not None
    return post.kind is PostKind.CLOSED or offered or (post.facts.note in _AUDITED and not away)


def _tell_server(connection: Connection, table_id: int, audited: Iterable[NewPost], at: str, *, finished: bool) -> None:
    """Queue what a server has asked for: a notice per post in its audit channel, a finished game for its webhook."""
    row = connection.execute(queries.SELECT_GUILD_OF_TABLE, (table_id,)).fetchone()
    settings = None if row is None else next(iter(readable([row], settings_from)), None)
    if settings is None:
        return
    guild_id, notices = int(row["guild_id"]), []
    for post in audited if settings.audit is not None else ():
        facts = {"table": table_id, "post": post.kind, "payload": json.loads(payload_of(post.facts))}
        notices.append(NewNotice(guild_id, NoticeOf.AUDIT, facts, settings.audit))
    if finished and settings.webhook:
        notices.append(NewNotice(guild_id, NoticeOf.WEBHOOK, {"table": table_id}))
    notify(connection, notices, at)


def notify(connection: Connection, notices: Iterable[NewNotice], at: str) -> None:
    rows = [(each.guild_id, each.channel_id, each.kind, json.dumps(each.facts), at) for each in notices]
    connection.executemany(queries.INSERT_NOTICE, rows)


def notify_if(connection: Connection, statement: str, values: Values, notices: Sequence[NewNotice], at: str) -> bool:
    """Execute a statement and, if it changes a row, queue notices; return whether it has changed one."""
    changed = connection.execute(statement, values).rowcount > 0
    if changed:
        notify(connection, notices, at)
    return changed


def notice_from(row: Row) -> Notice:
    facts = json.loads(row["facts"])
    if not isinstance(facts, dict):
        raise ValueError("facts")
    return record_from(Notice, row, facts=facts)


def payload_of(facts: PostPayload) -> str:
    """As JSON, omitting fields that have their default value."""
    given = {
        field.name: getattr(facts, field.name) for field in fields(facts) if getattr(facts, field.name) != field.default
    }
    return json.dumps(given, separators=_COMPACT)


def settings_text(settings: GuildSettings) -> str:
    return json.dumps({**asdict(settings), "proposed": encoded(settings.proposed)})


def _write_results(connection: Connection, number: int, results: Iterable[ResultRecord]) -> None:
    for each in results:
        texts = {"options": json.dumps(dict(each.options)), "figures": json.dumps(each.figures)}
        row = {**asdict(each), "table_id": number, **texts}
        connection.execute(queries.INSERT_RESULT, (*row.values(),))
