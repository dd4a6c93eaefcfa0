"""What was spoiled is said by its own table in a sentence; nobody else notices, and its channel can be had again."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

import pytest

from arnak_bot.__main__ import main
from arnak_bot.doctor import Problem, examine
from arnak_bot.games import GAMES
from arnak_bot.host import Host, Table, TableBroken
from arnak_bot.refusals import Broken
from arnak_bot.repairs import repair
from arnak_bot.store import GuildSettings, Person, PostKind, Store, StoreError
from tests.databases import IN_A_FILE, Where, tamper
from tests.host.moves import pass_turn, run_due
from tests.host.stage import ANN, BOB, CHANNEL, DAN, EVE, GUILD, Clock, lobby, options_with, refused, running


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("turns", [0, 1])
async def test_a_table_from_which_a_seat_is_missing_says_so_and_frees_its_channel(
    host: Host, fresh: Host, database: Where, seat: int, turns: int, table: Table
) -> None:
    await pass_turn(host, table, *(ANN, BOB)[:turns])
    tamper(database, "DELETE FROM seats WHERE seat = ?", seat)
    with pytest.raises(TableBroken) as broken:
        await fresh.registry.table_in(CHANNEL)
    assert isinstance(broken.value.refusal, Broken) and broken.value.refusal.error == "a seat is missing"
    await fresh.lobby.stop_broken(table.id, DAN, moderator=True)
    assert (await lobby(fresh)).id != table.id


async def test_a_game_needs_no_move_before_its_snapshot(host: Host, fresh: Host, database: Where, table: Table) -> None:
    await pass_turn(host, table, ANN)
    tamper(database, "DELETE FROM moves WHERE number = 0")
    again = await fresh.registry.table(table.id)
    await pass_turn(fresh, again, BOB)
    assert again.running.seats_to_act == (2,) and again.moves == 4


async def test_a_move_missing_after_a_snapshot_is_told(host: Host, fresh: Host, database: Where, table: Table) -> None:
    await pass_turn(host, table, ANN)
    tamper(database, "UPDATE tables SET snapshot = NULL, snapshot_move = NULL")
    tamper(database, "DELETE FROM moves WHERE number = 0")
    with refused(Broken(table.id, "move 0 is missing from the log")):
        await fresh.registry.table(table.id)


@pytest.mark.parametrize(
    "wishes",
    ['{"zone": "UTC", "wake": 7, "sleep": 24, "ends": "table"}', '{"zone": "Moon/Base", "ends": "table"}', "{", "7"],
)
async def test_invalid_preferences_do_not_silence_a_table(
    host: Host, fresh: Host, database: Where, clock: Clock, wishes: str, table: Table
) -> None:
    tamper(database, "INSERT INTO people (user_id, wishes) VALUES (?, ?)", ANN, wishes)
    again = await fresh.registry.table(table.id)
    await host.registry.table(table.id)
    assert again.person(0) == Person() == await fresh.people.person(ANN)
    assert [each.ping for each in fresh.registry.awaited(again)] == [True]
    clock.later(13)
    assert await run_due(fresh) == [(table.id,)]
    await fresh.people.set_person(ANN, Person("Asia/Tokyo", 7, 23))
    assert again.person(0).wake == 7


async def test_the_doctor_names_and_deletes_dispensable_rows(host: Host, database: Where, table: Table) -> None:
    tamper(database, "INSERT INTO people (user_id, wishes) VALUES (?, ?)", ANN, '{"sleep": 24}')
    tamper(database, "INSERT INTO people (user_id, wishes) VALUES (?, ?)", BOB, json.dumps(asdict(Person(wake=5))))
    tamper(database, "UPDATE posts SET payload = '{' WHERE id = (SELECT max(id) FROM posts)")
    tamper(database, "UPDATE dues SET kind = 'spoiled' WHERE kind = 'close'")
    tamper(database, "INSERT INTO guilds (guild_id, settings) VALUES (1, '{}')")
    vote = "INSERT INTO votes (table_id, motion, seat, value, voter) VALUES (?, 'spoiled', 0, 0, 1)"
    tamper(database, vote, table.id)
    tamper(
        database,
        "INSERT INTO results (table_id, seat, user_id, game_key, options, players, points, rank, figures, computers) "
        "VALUES (?, 0, ?, 'arnak', '{', 3, 50, 1, '{}', 0)",
        table.id,
        ANN,
    )
    await host.registry.store.keep_review(table.id, "sound")
    report = examine(database, GAMES, host.registry.now())
    named = {(each.problem, each.table) for each in report.findings}
    assert named == {(Problem.SPOILED, None), (Problem.SPOILED, table.id), (Problem.NOTHING_DUE, table.id)}
    assert len(await repair(database, GAMES, report)) == 7
    assert examine(database, GAMES, host.registry.now()).well
    assert (await host.people.person(BOB)).wake == 5
    assert await host.registry.store.review(table.id) == "sound"


async def test_an_unreadable_timer_delays_nothing(host: Host, fresh: Host, database: Where, clock: Clock) -> None:
    table = await running(host)
    tamper(database, "UPDATE dues SET kind = 'spoiled' WHERE kind = 'close'")
    clock.later(13)
    assert await run_due(fresh) == [(table.id,)]
    clock.later(24 * 365)
    assert await run_due(fresh) != []
    await fresh.registry.table(table.id)


@pytest.mark.parametrize("payload", ["{", "[]", '{"moon": 1}', '{"since": "x"}'])
async def test_an_unreadable_post_is_replaced_by_the_table(host: Host, database: Where, payload: str) -> None:
    table = await running(host)
    tamper(database, "UPDATE posts SET payload = ?", payload)
    posts = await host.outbox.of_table(table.id)
    assert posts and {post.kind for post in posts} == {PostKind.LOBBY}
    await host.outbox.delivered(posts, 7, "told")
    assert await host.outbox.of_table(table.id) == []
    tamper(database, "UPDATE posts SET payload = ?", payload)
    await host.lobby.stop(table, ANN, moderator=False)
    await host.people.forget(EVE)


async def test_unreadable_server_settings_stop_nobody(host: Host, database: Where, table: Table) -> None:
    await host.people.set_guild(GUILD, GuildSettings(options_with(), (CHANNEL,)))
    tamper(database, "UPDATE guilds SET settings = '{}'")
    assert (await host.people.guild(GUILD)).channels == ()
    await host.lobby.stop(table, ANN, moderator=False)


async def test_a_schema_that_is_not_text_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "arnak.db"
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE seats", b"CREATE TABL\xff seats"))
    with pytest.raises(StoreError, match="is damaged"):
        await Store.open(path)
    assert await asyncio.to_thread(main, ["--database", str(path), "doctor"]) == 2
    assert "is damaged" in capsys.readouterr().err


@IN_A_FILE
async def test_invalid_bytes_of_a_name_are_replaced(host: Host, fresh: Host, database: Where, table: Table) -> None:
    tamper(database, "UPDATE seats SET name = CAST(x'416eff' AS TEXT) WHERE seat = 0")
    assert (await fresh.registry.table(table.id)).names[0] == "An\N{REPLACEMENT CHARACTER}"
