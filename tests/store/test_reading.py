"""What rows can be: each value that cannot be is refused, and whatever can be done without is done without."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from arnak_bot.store import SPOILED, Person, Post, PostKind, PostPayload, PostState, SeatRecord, Store, Waiting, migrate
from arnak_bot.store.options import encoded, text_of
from arnak_bot.store.records import Timer, Vote
from arnak_bot.store.rows import (
    facts_from,
    person_from,
    post_from,
    read_table,
    record_from,
    settings_from,
    waiting_from,
    whole_post,
)
from arnak_bot.store.sqlite import DatabaseFile
from tests.databases import Where, tamper
from tests.host.stage import Clock, host_on, options_with, running
from tests.store.test_round_trips import write

AT = "2026-01-01T12:00:00+00:00"
LOST = "\N{REPLACEMENT CHARACTER}"
PERSON = asdict(Person())
SETTINGS = {"channels": [5], "stoppers": "opener", "proposed": encoded(options_with())}
DUE = {"table_id": 1, "seat": 0, "kind": "remind", "due_at": AT, "tries": 0}
VOTE = {"motion": "pass", "seat": 0, "value": 0, "voter": 1}
POST = {
    "id": 1,
    "table_id": 1,
    "kind": "note",
    "payload": '{"name": "Ann"}',
    "made_at": AT,
    "tries": 0,
    "next_at": "",
    "last_error": "",
    "state": "waiting",
    "sent_with": None,
}
WAITING = {
    "table_id": 1,
    "guild_id": None,
    "channel_id": 5,
    "last_post": None,
    "round": 1,
    "seat": 0,
    "paused_until": None,
    "computer": "",
    "computer_until": None,
    "waits_since": AT,
    "options": text_of(options_with()),
}


def wishes(**given: object) -> dict[str, str]:
    return {"wishes": json.dumps(PERSON | given)}


def settled(**given: object) -> dict[str, str]:
    return {"settings": json.dumps(SETTINGS | given)}


@pytest.mark.parametrize(
    ("read", "sound"),
    [
        (partial(record_from, Timer), DUE),
        (partial(record_from, Vote), VOTE),
        (whole_post, POST),
        (whole_post, POST | {"next_at": AT, "sent_with": 2, "payload": json.dumps({"name": LOST})}),
        (person_from, wishes(wake=0, sleep=23)),
        (settings_from, settled()),
    ],
)
def test_valid_values_are_read(read: Callable[[Any], object], sound: dict[str, Any]) -> None:
    assert read(sound)


@pytest.mark.parametrize(
    ("read", "spoiled"),
    [
        (partial(record_from, Timer), DUE | {"seat": "first"}),
        (partial(record_from, Timer), DUE | {"kind": "unknown"}),
        (partial(record_from, Timer), DUE | {"due_at": "soon"}),
        (partial(record_from, Timer), DUE | {"due_at": "2026-01-01T12:00:00"}),
        (partial(record_from, Vote), VOTE | {"value": "x"}),
        (whole_post, POST | {"next_at": "soon"}),
        (whole_post, POST | {"made_at": ""}),
        (whole_post, POST | {"last_error": LOST}),
        (whole_post, POST | {"last_error": None}),
        (whole_post, POST | {"payload": '{"value": "x"}'}),
        (person_from, wishes(wake=24)),
        (person_from, wishes(sleep=24)),
        (person_from, wishes(wake=-1)),
        (person_from, wishes(zone="Moon/Base")),
        (person_from, wishes(ends="never")),
        (settings_from, settled(moon=1)),
        (settings_from, {"settings": json.dumps({key: SETTINGS[key] for key in ("channels", "proposed")})}),
        (settings_from, settled(channels=["x"])),
    ],
)
def test_invalid_values_are_refused(read: Callable[[Any], object], spoiled: dict[str, Any]) -> None:
    with pytest.raises(SPOILED):
        read(spoiled)


def test_the_replacement_for_an_unreadable_post_does_not_depend_on_it() -> None:
    shown = post_from(POST | {"payload": "{", "made_at": "spoiled", "next_at": None, "state": "unknown"})
    assert shown == Post(1, 1, PostKind.LOBBY, PostPayload(), shown.made_at, 0, "", "", PostState.WAITING)


def test_what_came_after_an_undone_turn_is_read_from_where_older_versions_wrote_it() -> None:
    facts = facts_from('{"motion":"reopenturn","name":"round","note":"agreed"}')
    assert (facts.name, facts.after) == ("", "round")


def test_with_unreadable_options_a_seat_has_no_timers() -> None:
    known = waiting_from(WAITING)
    assert (known.waits_since, known.round) == (AT, 1)
    assert waiting_from(WAITING | {"round": None}).round == 0, "older versions did not say"
    assert waiting_from(WAITING | {"options": "{}", "last_post": 7}) == Waiting(1, None, 5, 0, 0)


async def test_an_invalid_time_is_refused_in_every_column_for_times(tmp_path: Path) -> None:
    table = (await write(tmp_path / "arnak.db")).table_id
    times = [each for each in migrate.expected_columns() if each[1].endswith(("_at", "_since", "_until"))]
    refused = set()
    for kind, column in times:
        with closing(DatabaseFile(tmp_path / "arnak.db").connect()) as connection:
            connection.execute("BEGIN")
            connection.execute(f"UPDATE {kind} SET {column} = 'soon'")
            try:
                record = read_table(connection, table)
            except SPOILED:
                refused.add((kind, column))
            else:
                assert record is not None and len(record.timers) == (column != "due_at")
    assert {column for _, column in set(times) - refused} == {"made_at", "due_at", "next_at", "edited_at", "asked_at"}


@pytest.mark.parametrize("snapshot", ["{", "[1]", json.dumps({"a": LOST}, ensure_ascii=False), None])
async def test_an_invalid_snapshot_gives_way_to_the_log(store: Store, database: Where, snapshot: str | None) -> None:
    table = await running(host_on(store, Clock()))
    tamper(database, "UPDATE tables SET snapshot = ?, snapshot_move = 0", snapshot)
    tamper(database, "UPDATE seats SET awaited = NULL WHERE seat = 2")
    record = await store.load(table.id)
    assert record is not None and record.snapshot is None
    assert not record.awaited_known, "of one seat it is not"
    assert (await host_on(store, Clock()).registry.table(table.id)).running.log == table.running.log


def test_forgotten_players_and_players_with_a_stand_in_are_not_computers() -> None:
    assert SeatRecord(0, -1, "Sextant", computer="able").is_computer
    assert not SeatRecord(0, -10, "someone").is_computer
    assert not SeatRecord(0, 7, "Ann", computer="able").is_computer
