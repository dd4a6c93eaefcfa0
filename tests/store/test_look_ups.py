"""Of several tables, servers and people just those are found that were asked for, and a change touches no others."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from arnak_bot.store import (
    Change,
    MoveRecord,
    NewNotice,
    NewPost,
    NewTable,
    NoteKind,
    NoticeOf,
    Person,
    PostKind,
    PostPayload,
    PostState,
    ResultRecord,
    SeatRecord,
    ShardHolder,
    Snapshot,
    Status,
    Store,
    TableStatus,
    Timer,
    TimerKind,
    Vote,
    VoteKind,
)
from tests.databases import Where, opened, tamper
from tests.host.moves import shown
from tests.host.stage import ANN, BOB, DAN, EVE, options_with
from tests.rows import set_timer, table_ids, timers_of, version_of

HERE, FAR = 1 << 22, 2 << 22
"""Two servers: of two shards, the first is on shard 1, the other on shard 0."""
EARLY, NOON, LATE = (f"2026-01-0{day}T12:00:00+00:00" for day in (1, 2, 3))
OPTIONS = options_with()
NEVER_MET = 404


@dataclass(frozen=True)
class Tables:
    """The numbers of tables in every state."""

    over: int
    lobby: int
    running: int
    far: int
    direct: int
    stopped: int


async def opened_table(
    store: Store, guild: int | None, channel: int, status: Status, *seats: SeatRecord, opener: int = ANN, **change: Any
) -> int:
    new = NewTable(guild, channel, opener, OPTIONS, EARLY, "part")
    return await store.add(new, Change(0, 0, EARLY, TableStatus(status, waits_since=EARLY, round=2), seats, **change))


def sits(seat: int, user: int, **more: Any) -> SeatRecord:
    return SeatRecord(seat, user, {ANN: "Ann", BOB: "Bob", EVE: "Eve", DAN: "Dan"}.get(user, "A computer"), **more)


@pytest.fixture
async def tables(store: Store) -> Tables:
    """Ann has left the far table; Bob is waited for there, and a computer in the direct message."""
    computers = [sits(seat, -seat, computer="novice", awaited=True) for seat in (1, 2)]
    return Tables(
        over=await opened_table(store, HERE, 5, Status.OVER, sits(0, ANN), sits(1, BOB)),
        lobby=await opened_table(store, HERE, 5, Status.LOBBY, sits(0, ANN)),
        running=await opened_table(store, HERE, 6, Status.RUNNING, sits(0, ANN, awaited=True), sits(1, BOB)),
        far=await opened_table(
            store, FAR, 7, Status.RUNNING, sits(0, ANN, gone=True, awaited=True), sits(1, BOB, awaited=True), opener=BOB
        ),
        direct=await opened_table(store, None, 8, Status.RUNNING, sits(0, ANN), *computers),
        stopped=await opened_table(store, FAR, 9, Status.STOPPED, sits(0, -1, computer="novice", awaited=True)),
    )


async def sharing(store: Store) -> tuple[ShardHolder, ShardHolder]:
    """Two processes: one looks after the first server, the other after the far one and direct messages."""
    here, far = ShardHolder("here", 2), ShardHolder("far", 2)
    for each in (far, here):
        await store.shares.join(each)
        await store.shares.take(each, 1)
    return here, far


async def versions(store: Store, tables: Tables) -> list[int | None]:
    return [await version_of(store, table) for table in range(tables.over, tables.stopped + 1)]


async def test_open_tables_are_found_by_channel_server_message_and_player(store: Store, tables: Tables) -> None:
    assert [await store.open_table_in(channel) for channel in (5, 6, 9)] == [tables.lobby, tables.running, None]
    assert [await store.last_table_in(channel) for channel in (5, 9, 1)] == [tables.lobby, tables.stopped, None]
    assert await store.open_tables_in_guild(HERE) == [tables.lobby, tables.running]
    assert await store.open_tables_in_guild(FAR) == [tables.far]
    assert await store.open_places() == [(tables.lobby, HERE, 5), (tables.running, HERE, 6), (tables.far, FAR, 7)]
    assert await store.open_tables_of(ANN) == [tables.lobby, tables.running, tables.direct], "she has left the far one"
    assert await store.open_tables_of(BOB) == [tables.running, tables.far]
    for message, table in ((70, tables.over), (71, tables.running)):
        await shown(store, table, message, "")
    assert [await store.table_posted_in(message) for message in (70, 71, 72)] == [None, tables.running, None]
    assert await store.owner(tables.lobby) == (ANN, True) and await store.owner(tables.far) == (BOB, True)
    assert await store.owner(tables.over) == (ANN, False) and await store.owner(NEVER_MET) is None
    assert await table_ids(store) == [1, 2, 3, 4, 5, 6]
    assert (await store.load(NEVER_MET), await store.people.guild(NEVER_MET)) == (None, None)


async def test_running_games_record_whom_they_are_waiting_for(store: Store, tables: Tables, database: Where) -> None:
    assert [each.table_id for each in await store.timers.waiting_for(ANN)] == [tables.running]
    assert [(each.table_id, each.seat) for each in await store.timers.waiting_for(BOB)] == [(tables.far, 1)]
    assert await store.tables_of_computers() == [tables.direct], "once, though two are to act"
    here, far = await sharing(store)
    assert [await store.tables_of_computers(mine) for mine in (here, far)] == [[], [tables.direct]]
    tamper(database, "UPDATE seats SET awaited = 1 WHERE user_id = ?", BOB)
    assert [each.table_id for each in await store.timers.waiting_for(BOB)] == [tables.running, tables.far]
    tamper(database, "UPDATE seats SET computer = 'able' WHERE user_id = ?", BOB)
    assert await store.tables_of_computers() == [tables.running, tables.far, tables.direct]
    assert await store.timers.unknown_of(ANN) == []
    tamper(database, "UPDATE seats SET awaited = NULL WHERE user_id = ?", ANN)
    assert sorted(await store.timers.unknown_of(ANN)) == [tables.running, tables.far, tables.direct]
    assert await store.timers.unknown_of(BOB) == []


async def test_posts_are_sent_in_the_order_of_their_decisions(store: Store, tables: Tables) -> None:
    outbox = store.outbox
    for table, kind in (
        (tables.far, PostKind.TABLE),
        (tables.running, PostKind.TABLE),
        (tables.far, PostKind.HEADS_UP),
        (tables.running, PostKind.NOTE),
        (tables.over, PostKind.TABLE),
    ):
        await outbox.add(table, [NewPost(kind)], EARLY if table == tables.far else NOON)
    assert await outbox.tables_with_due_posts(EARLY) == [tables.far, tables.running, tables.over]
    assert await outbox.depth() == (5, EARLY)
    first, second = await outbox.of_table(tables.running)
    assert (first.kind, second.kind) == (PostKind.TABLE, PostKind.NOTE)
    await outbox.failed([first], "busy", LATE, PostState.WAITING, sent_with=first.id)
    assert await outbox.tables_with_due_posts(NOON) == [tables.far, tables.over], "what is behind it waits with it"
    assert await outbox.tables_with_due_posts(LATE) == [tables.far, tables.running, tables.over]
    (shown, note) = await outbox.of_table(tables.far)
    await outbox.failed([shown], "busy", LATE, PostState.WAITING, sent_with=None)
    assert await outbox.tables_with_due_posts(NOON) == [tables.far, tables.over], "who is next is told beside it"
    await outbox.failed([note], "no", LATE, PostState.REFUSED, sent_with=None)
    assert await outbox.tables_with_due_posts(NOON) == [tables.over]
    told = {post.id: (post.tries, post.error, post.sent_with) for post in await outbox.all()}
    assert list(told) == sorted(told)
    assert told[first.id] == (1, "busy", first.id) and told[second.id] == (0, "", None)
    await outbox.failed([first], "no", LATE, PostState.REFUSED, sent_with=None)
    assert await outbox.tables_with_due_posts(NOON) == [tables.running, tables.over], "what is refused holds up nothing"
    await outbox.failed([first], "busy", LATE, PostState.WAITING, sent_with=None)
    await outbox.delivered([second], newest=None, reminder=None, text="")
    assert [post.id for post in await outbox.of_table(tables.running)] == [first.id]


async def test_refused_posts_are_listed_by_table_and_server_and_retried(store: Store, tables: Tables) -> None:
    outbox = store.outbox
    for table in (tables.far, tables.running, tables.far, tables.direct):
        await outbox.add(table, [NewPost(PostKind.NOTE)], EARLY)
    waiting = [post for table in (tables.far, tables.running) for post in await outbox.of_table(table)]
    for why, post in zip(("old", "closed", "gone"), waiting, strict=True):
        await outbox.failed([post], why, NOON, PostState.REFUSED, sent_with=None)
    refused = [(tables.running, 6, "gone"), (tables.far, 7, "closed")]
    assert [(each.table_id, each.channel_id, each.why) for each in await outbox.refusals(None)] == refused
    assert [each.table_id for each in await outbox.refusals(HERE)] == [tables.running]
    assert await outbox.depth() == (1, EARLY), "what is refused does not wait"
    here, far = await sharing(store)
    assert [each.table_id for each in await outbox.refusals(None, here)] == [tables.running]
    assert [each.table_id for each in await outbox.refusals(None, far)] == [tables.far]
    assert not await outbox.claim(waiting[:1]), "it does not wait"
    await outbox.again(tables.far)
    assert [each.table_id for each in await outbox.refusals(None)] == [tables.running]
    assert [post.next_at for post in await outbox.of_table(tables.far)] == ["", ""]


async def test_of_several_processes_each_finds_what_is_on_its_own_servers(store: Store, tables: Tables) -> None:
    here, far = await sharing(store)
    assert [(await store.shares.company()).held_by(each.holder) for each in (here, far)] == [{1}, {0}]
    mine = {tables.running: here, tables.far: far, tables.direct: far}
    for table in mine:
        await store.outbox.add(table, [NewPost(PostKind.TABLE)], EARLY)
        await set_timer(store, Timer(table, -1, TimerKind.CLOSE, EARLY))
    for each in (here, far):
        own = [table for table, holder in mine.items() if holder is each]
        assert await store.outbox.tables_with_due_posts(NOON, each) == own
        assert await store.outbox.depth(each) == (len(own), EARLY)
        assert [due.table_id for due in await store.timers.at(NOON, 9, each)] == own
        for table in mine:
            assert bool(await store.outbox.of_table(table, each)) == (table in own)
            posts = await store.outbox.of_table(table)
            assert await store.outbox.claim(posts, each) == (table in own)
    nobody = ShardHolder("nobody", 2)
    assert await store.outbox.tables_with_due_posts(NOON, nobody) == [] and await store.timers.at(NOON, 9, nobody) == []


async def test_due_timers_are_returned_by_time_and_deleted_one_by_one(store: Store, tables: Tables) -> None:
    remind, deadline, ping = (
        Timer(tables.far, 1, TimerKind.REMIND, NOON),
        Timer(tables.running, 0, TimerKind.DEADLINE, EARLY),
        Timer(tables.running, 0, TimerKind.PING, EARLY),
    )
    for due in (remind, deadline, ping):
        await set_timer(store, due)
    assert await timers_of(store, tables.running) == [deadline, ping]
    assert [due.table_id for due in await store.timers.at(NOON, 3)] == [tables.running, tables.running, tables.far]
    assert {due.kind for due in await store.timers.at(NOON, 2)} == {TimerKind.DEADLINE, TimerKind.PING}
    assert len(await store.timers.at(EARLY, 3)) == 2
    await store.timers.put_off(ping, LATE)
    assert await store.timers.at(NOON, 3) == [deadline, remind]
    assert [due.tries for due in await timers_of(store, tables.running)] == [0, 1]
    await set_timer(store, Timer(tables.running, 0, TimerKind.PING, NOON))
    assert [due.tries for due in await store.timers.at(NOON, 3)] == [0, 0, 0], "it is another one"
    for gone in (Timer(tables.far, 1, TimerKind.REMIND, LATE), Timer(tables.far, 0, TimerKind.REMIND, NOON)):
        await store.timers.drop(gone)
    assert len(await store.timers.at(LATE, 9)) == 3, "neither was due"
    await store.timers.drop(deadline)
    assert await timers_of(store, tables.running) == [Timer(tables.running, 0, TimerKind.PING, NOON)]
    assert await timers_of(store, tables.far) == [remind]
    left = await store.timers.at(LATE, 9)
    for _ in range(2):
        await store.timers.told([(due, NewPost(PostKind.REMIND)) for due in (*left, deadline)], LATE)
    told = [[post.made_at for post in await store.outbox.of_table(each)] for each in (tables.far, tables.running)]
    assert told == [[LATE], [LATE]] and await store.timers.at(LATE, 9) == [], "once, and not what was dropped"


async def test_a_preference_moves_only_timers_of_seats_still_awaited(store: Store, tables: Tables) -> None:
    kept = [Timer(tables.running, seat, kind, NOON) for seat, kind in ((1, TimerKind.PING), (-1, TimerKind.CLOSE))]
    for due in (*kept, Timer(tables.running, 0, TimerKind.REMIND, NOON), Timer(tables.far, 1, TimerKind.REMIND, NOON)):
        await set_timer(store, due)
    (waiting,) = await store.timers.waiting_for(ANN)
    wanted = [Timer(tables.running, 0, TimerKind.DEADLINE, LATE)]
    await store.people.set_person(ANN, Person(wake=8), [(waiting, wanted)])
    by_kind = sorted((*kept, *wanted), key=lambda due: (due.due_at, due.kind))
    assert await timers_of(store, tables.running) == by_kind
    moved_on = TableStatus(Status.RUNNING, waits_since=NOON)
    for life, seats in (
        (moved_on, (sits(0, ANN, awaited=True), sits(1, BOB))),
        (TableStatus(Status.RUNNING, waits_since=EARLY), (sits(0, ANN), sits(1, BOB, awaited=True))),
        (TableStatus(Status.STOPPED, waits_since=EARLY), (sits(0, ANN, awaited=True), sits(1, BOB))),
    ):
        version = await version_of(store, tables.running)
        await store.commit(Change(tables.running, version or 0, NOON, life, seats))
        await store.people.set_person(
            ANN, Person(wake=9), [(waiting, [Timer(tables.running, 0, TimerKind.REMIND, LATE)])]
        )
        assert await timers_of(store, tables.running) == by_kind, "it was decided from what is no more"
    assert await timers_of(store, tables.far) == [Timer(tables.far, 1, TimerKind.REMIND, NOON)]
    assert await store.people.person(BOB) == Person()


async def test_a_timer_whose_time_has_passed_is_kept_only_if_it_was_not_handled_yet(
    store: Store, tables: Tables
) -> None:
    remind, deadline = (Timer(tables.running, 0, kind, LATE) for kind in (TimerKind.REMIND, TimerKind.DEADLINE))
    await set_timer(store, remind)
    passed = [replace(each, due_at=NOON) for each in (remind, deadline)]
    (waiting,) = await store.timers.waiting_for(ANN)
    await store.people.set_person(ANN, Person(), [(waiting, passed)], NOON)
    assert await timers_of(store, tables.running) == passed[:1] == await store.timers.at(NOON, 9)
    version = await version_of(store, tables.running)
    await store.commit(Change(tables.running, version or 0, LATE, None, timers=(*passed,)))
    assert await timers_of(store, tables.running) == passed[:1]
    await store.timers.drop(passed[0])
    await store.commit(Change(tables.running, (version or 0) + 1, LATE, None, timers=(*passed,)))
    assert await timers_of(store, tables.running) == []


async def test_only_idle_tables_are_closed_ended_ones_stay_so(store: Store, tables: Tables, database: Where) -> None:
    idle, played, over = (
        Timer(table, -1, TimerKind.CLOSE, LATE) for table in (tables.running, tables.far, tables.over)
    )
    for due in (idle, played, over, Timer(tables.running, 0, TimerKind.REMIND, LATE)):
        await set_timer(store, due)
    for table, at in ((tables.running, EARLY), (tables.far, EARLY), (tables.far, LATE)):
        version = await version_of(store, table)
        number = 0 if at == EARLY else 1
        await store.commit(Change(table, version or 0, at, None, moves=(MoveRecord(number, 0, "pass"),)))
    assert [await store.last_move_at(table) for table in (tables.running, tables.far, 99)] == [EARLY, LATE, None]
    assert [action for _, action, _ in await store.move_times(tables.running)] == ["pass"]
    before = await versions(store, tables)
    closed = await store.timers.close_idle(
        [idle, played, over], EARLY, LATE, lambda last: last.replace("2026-01", "2026-02")
    )
    assert closed == [tables.running]
    assert await store.timers.close_idle([idle], EARLY, LATE, str) == [], "somebody else has closed it"
    after = await versions(store, tables)
    assert [new != old for old, new in zip(before, after, strict=True)] == [False, False, True, False, False, False]
    record, other = await store.load(tables.running), await store.load(tables.far)
    assert record is not None and (record.status, record.closed_at) == (Status.STOPPED, LATE)
    assert not any(seat.awaited for seat in record.seats)
    assert other is not None and other.seats[1].awaited
    assert await timers_of(store, tables.running) == []
    close = Timer(tables.far, -1, TimerKind.CLOSE, "2026-02-03T12:00:00+00:00")
    assert await timers_of(store, tables.far) == [close]
    assert await store.outbox.tables_with_due_posts(LATE) == [tables.running]
    for table in (tables.lobby, tables.over):
        await set_timer(store, Timer(table, -1, TimerKind.CLOSE, LATE))
        await store.stop_broken(table, NOON)
    assert await store.owner(tables.lobby) == (ANN, False) and await store.owner(tables.far) == (BOB, True)
    with opened(database) as connection:
        ended = connection.execute("SELECT id, status FROM tables WHERE ended_at IS NOT NULL ORDER BY id").fetchall()
    assert [tuple(row) for row in ended] == [(tables.lobby, "stopped")], "what was over is over still"


def result(user: int, guild: int | None, game: str = "arnak", **more: Any) -> ResultRecord:
    return ResultRecord(0, more.pop("seat", 0), user, guild, game, OPTIONS.game, 2, 50, 1, None, **more)


async def test_results_can_be_selected_by_player_server_and_game(store: Store, tables: Tables) -> None:
    written = {
        tables.over: (result(ANN, HERE), result(BOB, HERE, seat=1)),
        tables.far: (result(ANN, FAR, "lost-cities"), result(EVE, FAR, "lost-cities", seat=1)),
        tables.direct: (result(ANN, None),),
    }
    for table, results in reversed(written.items()):
        await store.commit(Change(table, await version_of(store, table) or 0, NOON, None, results=results))

    async def found(**asked: Any) -> list[tuple[int, int]]:
        dated = await store.people.dated_results(**asked)
        return sorted((each.table_id, each.user_id) for _, each in dated)

    assert await found(user_id=ANN) == [(tables.over, ANN), (tables.far, ANN), (tables.direct, ANN)]
    assert await found(user_id=ANN, guild_id=HERE) == [(tables.over, ANN)]
    assert await found(guild_id=HERE) == [(tables.over, ANN), (tables.over, BOB)]
    assert await found(user_id=ANN, game="lost-cities") == [(tables.far, ANN)]
    assert await found(guild_id=FAR, game="arnak") == [] == await found(user_id=DAN)
    again = Change(tables.over, await version_of(store, tables.over) or 0, NOON, None, results=(result(ANN, FAR),))
    await store.commit(again)
    assert await found(user_id=ANN, guild_id=HERE) == [], "a game that was finished once more counts once"
    assert len(await store.people.dated_results(user_id=ANN)) == 3
    for table, review in ((tables.over, "good"), (tables.far, "bad"), (tables.over, "better")):
        await store.keep_review(table, review)
    assert [await store.review(table) for table in (tables.over, tables.far, tables.direct)] == ["better", "bad", None]


async def test_forgetting_a_user_affects_nobody_else(store: Store, tables: Tables) -> None:
    offered = (Vote(VoteKind.REPLACE, 1, EVE, 0), Vote(VoteKind.REPLACE, 1, DAN, 0), Vote(VoteKind.PAUSE, 1, EVE, 0))
    await store.commit(Change(tables.far, 1, NOON, None, votes=offered))
    await store.commit(Change(tables.direct, 1, NOON, None, votes=(Vote(VoteKind.PAUSE, 1, EVE, 0),)))
    both = (result(EVE, HERE), result(BOB, HERE, seat=1))
    await store.commit(Change(tables.over, 1, NOON, None, results=both))
    hers = await opened_table(store, HERE, 20, Status.OVER, sits(0, EVE), sits(1, BOB), opener=BOB)
    started = await opened_table(store, HERE, 21, Status.OVER, sits(0, BOB), opener=EVE)
    for user in (EVE, BOB):
        await store.people.set_person(user, Person(wake=7))
    for table, text in ((hers, "Eve won"), (tables.running, f"Eve asked <@{EVE}>"), (tables.lobby, "Eve writes")):
        await shown(store, table, table * 10, text)
    names = {EVE: "Eve", BOB: "Bob"}
    taken = ((DAN, EVE), (EVE, BOB))
    told = [NewPost(PostKind.NOTE, PostPayload(user_id=by, value=user, name=names[user])) for by, user in taken]
    told.append(NewPost(PostKind.NOTE, PostPayload(present=EVE, motion=VoteKind.REOPEN_TURN, after="round")))
    await store.outbox.add(tables.over, told, NOON)
    own = [PostPayload(seat=0, note=NoteKind.PAUSE_WITHDRAWN, name=name) for name in names.values()]
    for table in (hers, tables.over):
        await store.outbox.add(table, [NewPost(PostKind.NOTE, facts) for facts in own], NOON)
        audits = [{"table": table, "payload": {"name": facts.name}} for facts in own]
        await store.notices.add([NewNotice(1, NoticeOf.AUDIT, facts) for facts in audits], NOON)
    before = {number: await version_of(store, number) for number in await table_ids(store)}
    stale = await store.people.forget(EVE, lambda name: f"*{name}*")
    left = [(6, tables.running * 10, "Someone asked Someone"), (20, hers * 10, "Someone won")]
    assert [(channel, message, text) for _, channel, message, text, _ in stale] == left
    after = {number: await version_of(store, number) for number in before}
    assert {number for number in before if before[number] != after[number]} == {tables.far, hers, started}
    record, far = await store.load(hers), await store.load(tables.far)
    assert record is not None and far is not None
    assert [(seat.name, seat.user_id == EVE) for seat in record.seats] == [("Someone", False), ("Bob", False)]
    assert record.opener_id == BOB and (await store.owner(started)) == (0, False)
    assert far.votes == {offered[1], offered[2]} and [seat.name for seat in far.seats] == ["Ann", "Bob"]
    assert await store.people.person(EVE) == Person() and await store.people.person(BOB) == Person(wake=7)
    assert (
        await store.people.dated_results(user_id=EVE) == [] and len(await store.people.dated_results(user_id=BOB)) == 1
    )
    facts = [post.facts for post in await store.outbox.of_table(tables.over)]
    changed = [(DAN, None, "Someone", 0, ""), (None, None, "Bob", BOB, ""), (None, None, "", 0, "round")]
    elsewhere = [(None, None, "Eve", 0, ""), (None, None, "Bob", 0, "")]
    found = [(each.user_id, each.present, each.name, each.value, each.after) for each in facts]
    assert found == [*changed, *elsewhere]
    assert [post.facts.name for post in await store.outbox.of_table(hers)] == ["Someone", "Bob"]
    notices = [each.facts for each in await store.notices.due(NOON, 9)]
    assert [each["payload"]["name"] for each in notices] == ["Someone", "Bob", "Eve", "Bob"], "another Eve’s stays"
    assert await store.people.name_of(EVE) is None and await store.people.name_of(BOB) == "Bob"


async def test_a_decision_writes_only_to_its_own_table(store: Store, tables: Tables) -> None:
    vote, due = Vote(VoteKind.PASS, 0, 0, 1), Timer(tables.far, 0, TimerKind.REMIND, LATE)
    first: dict[str, Any] = {"votes": (vote,), "timers": (replace(due, table_id=tables.running),)}
    await store.commit(Change(tables.running, 1, NOON, None, joined=("Ann", "Bob", "Eve"), **first))
    snapshot = Snapshot({"a": 1}, 1)
    everything: dict[str, Any] = {"votes": (vote,), "timers": (due,), "joined": ("Dan",), "snapshot": snapshot}
    await store.commit(Change(tables.far, 1, NOON, None, (sits(0, EVE), sits(1, BOB)), **everything))
    far, running = await store.load(tables.far), await store.load(tables.running)
    assert far is not None and running is not None
    assert (far.snapshot, far.joined, far.timers) == (Snapshot({"a": 1}, 1), ("Dan",), (due,))
    assert (running.snapshot, running.joined) == (None, ("Ann", "Bob", "Eve")) and running.votes == {vote}
    assert [seat.user_id for seat in running.seats] == [ANN, BOB] and len(running.timers) == 1
    assert await versions(store, tables) == [1, 1, 2, 2, 1, 1]
    for user, wake in ((ANN, 5), (BOB, 6), (EVE, 7)):
        await store.people.set_person(user, Person(wake=wake))
    standing = await store.standing(tables.far)
    assert standing is not None and standing.version == 2
    assert standing.people == {EVE: Person(wake=7), BOB: Person(wake=6)}
    for number, text in enumerate(("dig", "pass")):
        await store.commit(Change(tables.far, 2 + number, NOON, None, moves=(MoveRecord(number, 0, text),)))
    await store.commit(Change(tables.running, 2, NOON, None, results=(result(ANN, HERE),)))
    far, running = await store.load(tables.far), await store.load(tables.running)
    assert far is not None and running is not None
    assert [[move.action for move in each.moves] for each in (far, running)] == [["dig", "pass"], []]
    assert (far.results, running.results) == (0, 1)
    assert (far.votes, far.timers, far.joined) == (frozenset({vote}), (due,), ("Dan",)), "what is not decided stays"
    assert [action for _, action, _ in await store.move_times(tables.far)] == ["dig", "pass"]
    await shown(store, tables.far, 70, "two")
    await shown(store, tables.running, 71, "three")
    assert [(await store.outbox.messages_of(table)).text for table in (tables.far, tables.running)] == ["two", "three"]
    assert (await store.outbox.messages_of(tables.over)).last is None


async def test_processes_come_and_go_without_taking_from_each_other(store: Store) -> None:
    shares = store.shares
    here, far = ShardHolder("here", 4), ShardHolder("far", 4)
    for each in (here, far):
        await shares.join(each)
    assert await shares.take(here, 1) == {0} and await shares.take(far, 3) == {1, 2, 3}
    assert await shares.take(here, 3) == {0}, "there is none left"
    await shares.give(here, 1)
    assert (await shares.company()).held_by("far") == {1, 2, 3}, "nobody gives what another holds"
    await shares.give(far, 3)
    assert await shares.take(here, 3) == {0, 3}
    assert await shares.beat(here) and not await shares.beat(ShardHolder("unknown", 4))
    assert await shares.take(ShardHolder("unknown", 4), 1) == frozenset()
    assert (await shares.company()).beats == {"here": 1, "far": 0}
    assert await shares.take_turn(here, 0) and not await shares.take_turn(far, 0) and await shares.take_turn(far, 1)
    assert not await shares.take_turn(ShardHolder("unknown", 4), 2)
    assert await shares.take_turn(here, 2)
    for number in (0, 1):
        await shares.end_turn(here, number)
    assert not await shares.take_turn(far, 2), "one turn ends, and no other"
    assert await shares.take_turn(far, 0) and not await shares.take_turn(here, 1)
    assert await shares.bury({"here": 0, "far": 0}) == ["far"], "the other has beaten since"
    assert await shares.take(here, 1) == {0, 3}, "who holds more takes no more"
    company = await shares.company()
    assert (company.counts, company.holders) == ({"here": 4}, {0: "here", 3: "here"})
    await shares.join(far)
    await shares.take(far, 1)
    await shares.retire(far)
    company = await shares.company()
    assert company.counts == {"here": 4, "far": 0}
    assert company.held_by("far") == set() and company.held_by("here") == {0, 3}
    assert await shares.take_turn(here, 1), "what the dead held is free"
    await shares.leave(far)
    assert (await shares.company()).counts == {"here": 4}
