"""Every field of every record is read by a fresh start as it was written; who was forgotten stands nowhere any more."""

from __future__ import annotations

import inspect
import json
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, TypeVar

from arnak_bot.store import (
    Attempt,
    Change,
    GuildSettings,
    LadderMonth,
    LadderPlace,
    LiveMessage,
    NewNotice,
    NewPost,
    NewTable,
    Notice,
    NoticeOf,
    OpenTable,
    Person,
    Post,
    PostKind,
    PostPayload,
    Posts,
    PostState,
    Processes,
    Refusal,
    ResultRecord,
    SeatRecord,
    SeatThread,
    Seeker,
    ShardHolder,
    Snapshot,
    Status,
    Store,
    TableRecord,
    TableStatus,
    Timer,
    Vote,
    VoteKind,
    Waiting,
    records,
)
from arnak_bot.store.options import Options
from arnak_bot.store.records import Standing
from tests.databases import Where, cells_with, tamper
from tests.host.moves import shown
from tests.store.filled import Filling, as_usual, dataclasses_in

T = TypeVar("T")

USER, NAME = 987654321987654321, "*Zoë* <@987654321987654321>"
LATER = "9999-12-31T00:00:00+00:00"
ONLY_WRITTEN = {NewTable, Attempt, Change, TableStatus, Snapshot, NewPost, NewNotice}
"""Records of which each field is read as a part of another record."""
OF_OLDER_VERSIONS = {"TableRecord.awaited_known"}
"""What is otherwise only in databases that an older version has written."""
ELSEWHERE = {"table_id", "version", "at", "life", "posts", "results", "found", "untold_from"}
"""The fields of a change that a table has under another name, or that are read with the outbox and the results."""


def values(record: Any) -> dict[str, Any]:
    return {each.name: getattr(record, each.name) for each in fields(record)}


def gathered(kind: type[T], known: dict[str, Any]) -> T:
    """A record of which the fields are known by their names."""
    return kind(**{each.name: known[each.name] for each in fields(kind)})  # type: ignore[arg-type]


@dataclass(frozen=True)
class Written:
    """A table with all that belongs to it, in a database that was closed again."""

    table_id: int
    new: NewTable
    change: Change
    messages: Posts
    person: Person
    settings: GuildSettings
    post: Post
    due: Timer
    notice: Notice
    kept: LiveMessage
    sought: Seeker
    month: LadderMonth
    thread: SeatThread
    mine: ShardHolder

    def table(self) -> TableRecord:
        assert self.change.life is not None
        of_change = {name: value for name, value in values(self.change).items() if name not in ELSEWHERE}
        known = {
            **values(self.new),
            **values(self.change.life),
            **of_change,
            "id": self.table_id,
            "posts": self.messages,
            "snapshot": self.change.snapshot,
            "version": 2,
            "results": len(self.change.results),
            "votes": frozenset(self.change.votes or ()),
            "timers": (self.due,),
            "engine_ends": True,
            "awaited_known": True,
        }
        unknown = known.keys() - {each.name for each in fields(TableRecord)}
        assert unknown == {"round", "attempt"}, f"written, but not read with the table: {unknown}"
        return gathered(TableRecord, known)

    def open_table(self) -> OpenTable:
        seats, life = self.change.seats or (), self.change.life
        assert life is not None
        known = {**values(self.new), **values(life), "id": self.table_id, "last_post": self.messages.last}
        names = tuple(seat.name for seat in seats)
        known |= {"since": life.waits_since, "awaited": names, "players": names}
        known["breaks"] = tuple(seat.paused_until for seat in seats)
        return gathered(
            OpenTable, {**known, "game_key": self.new.options.game_key, "free": self.new.options.seats - len(names)}
        )

    def place(self) -> LadderPlace:
        """The attempt, when it was made by whoever sits on the first seat."""
        attempt, life, seats = self.new.attempt, self.change.life, self.change.seats or ()
        assert attempt is not None and life is not None
        known = {**values(self.new), **values(life), **values(self.change.results[0]), **values(attempt)}
        return gathered(
            LadderPlace, {**known, "table_id": self.table_id, "user_id": seats[0].user_id, "name": seats[0].name}
        )

    def waiting(self, seat: SeatRecord) -> Waiting:
        known = {**values(self.new), **values(self.change.life), **values(seat)}
        return gathered(Waiting, {**known, "table_id": self.table_id, "last_post": self.messages.last})


async def write(database: Where, **given: Any) -> Written:
    """Write one of each, with nothing as it would be anyway."""
    fill = Filling(guild_id=7 << 22, status=Status.RUNNING, **given)
    new, messages = fill.of(NewTable), fill.of(Posts)
    store = await Store.open(database)
    table_id = await store.add(new, Change(0, 0, LATER, TableStatus(Status.LOBBY)))
    fill = Filling(guild_id=new.guild_id, status=Status.RUNNING, table_id=table_id, **given)
    due = fill.of(Timer, tries=1, due_at=LATER)
    seats = tuple(fill.of(SeatRecord, seat=seat) for seat in range(2))
    change = fill.of(Change, version=1, timers=(due,), seats=seats)
    for user_id in change.found:
        await store.servers.seek(fill.of(Seeker, guild_id=new.guild_id, user_id=user_id))
    await store.commit(change)
    await store.timers.put_off(due, LATER)
    tamper(database, "UPDATE tables SET engine_ends = 1")  # as only older versions have written it
    assert messages.first and messages.last and messages.ping
    post = fill.of(Post, tries=1, state=PostState.REFUSED)
    for told in await store.outbox.of_table(table_id):
        await store.outbox.delivered([told], newest=messages.first, reminder=None, text="")
    await store.outbox.add(table_id, [NewPost(PostKind.NOTE), NewPost(post.kind, post.facts)], post.made_at)
    shown, waits = await store.outbox.of_table(table_id)
    await store.outbox.delivered(
        [shown], newest=messages.last, reminder=messages.ping, text=messages.text, kind=messages.kind
    )
    await store.outbox.failed([waits], post.error, post.next_at, post.state, sent_with=post.sent_with)
    notice = fill.of(Notice, id=1, guild_id=new.guild_id, tries=1)
    await store.notices.add([NewNotice(notice.guild_id, notice.kind, notice.facts, notice.channel_id)], notice.made_at)
    await store.notices.put_off(notice, notice.next_at)
    sought = fill.of(Seeker, guild_id=new.guild_id)
    await store.servers.seek(sought)
    month = fill.of(LadderMonth, guild_id=new.guild_id)
    await store.ladders.open(month, [], LATER)
    thread = fill.of(SeatThread)
    await store.threads.keep(thread)
    kept = fill.of(LiveMessage)
    await store.servers.keep(kept)
    person, settings = fill.of(Person, zone="Asia/Tokyo", wake=7, sleep=23), fill.of(GuildSettings)
    for seat in change.seats or ():
        await store.people.set_person(seat.user_id, person)
    assert new.guild_id is not None
    await store.people.set_guild(new.guild_id, settings)
    mine = ShardHolder("a process", 3)
    await store.shares.join(mine)
    await store.shares.beat(mine)
    await store.shares.take(mine, 1)
    await store.close()
    post = replace(post, id=waits.id)
    return Written(
        table_id, new, change, messages, person, settings, post, due, notice, kept, sought, month, thread, mine
    )


async def test_every_field_of_every_record_survives_a_restart(database: Where) -> None:
    written = await write(database)
    table, change, seats = written.table(), written.change, written.change.seats or ()
    store = await Store.open(database)
    everybody = {seat.user_id: written.person for seat in seats}
    holders = Processes({written.mine.holder: 1}, {written.mine.holder: written.mine.shards}, {0: written.mine.holder})
    refusal = Refusal(table.id, table.channel_id, written.post.error, written.post.next_at)
    pairs: list[tuple[object, object]] = [
        (table, await store.load(written.table_id)),
        (Standing(2, written.messages, everybody), await store.standing(written.table_id)),
        (written.person, await store.people.person(seats[0].user_id)),
        (written.settings, await store.people.guild(table.guild_id or 0)),
        ([written.post], await store.outbox.all()),
        ([written.sought], await store.servers.seekers(table.guild_id or 0, "")),
        ([written.kept], await store.servers.kept()),
        ({written.thread.user_id: written.thread}, await store.threads.of_table(table.id)),
        ([written.notice], await store.notices.due(LATER, 9)),
        ([refusal], await store.outbox.refusals(table.guild_id)),
        *[
            ([each], [one for _, one in await store.people.dated_results(user_id=each.user_id)])
            for each in change.results
        ],
        (holders, await store.shares.company()),
    ]
    pairs.append(([written.month], await store.ladders.months(table.guild_id or 0)))
    tamper(database, f"UPDATE attempts SET user_id = {seats[0].user_id}")
    tamper(database, f"DELETE FROM results WHERE seat <> {change.results[0].seat}")
    assert written.new.attempt is not None
    pairs.append(([written.place()], await store.ladders.places(table.guild_id or 0, written.new.attempt.month)))
    tamper(database, "UPDATE tables SET closed_at = NULL")  # a closed one is not listed
    pairs.append(([written.open_table()], await store.servers.open_tables(table.guild_id or 0)))
    here = tuple(replace(seat, gone=False) for seat in seats)
    await store.commit(replace(change, version=2, seats=here, moves=(), joined=(), found=()))
    pairs += [([written.waiting(seat)], await store.timers.waiting_for(seat.user_id)) for seat in here]
    told = (await store.outbox.of_table(table.id))[1:]
    pairs.append((list(change.posts), [NewPost(post.kind, post.facts) for post in told]))
    assert {change.at} == {post.made_at for post in told}
    assert [(move.seat, move.action, change.at) for move in change.moves] == await store.move_times(table.id)
    tamper(database, "UPDATE seats SET awaited = NULL")
    before = await store.load(table.id)
    assert before is not None and not before.awaited_known
    await store.close()
    for wanted, read in pairs:
        assert read == wanted and kinds_in(read) == kinds_in(wanted)
        assert set(as_usual(wanted)) <= OF_OLDER_VERSIONS, "this would be read without having been written"
    kept = {type(each) for wanted, _ in pairs for each in dataclasses_in(wanted)}
    classes = [each for _, each in inspect.getmembers(records, inspect.isclass) if each.__module__ == records.__name__]
    every = {each for each in classes if is_dataclass(each) and not each.__subclasses__()}
    assert every | {Options} <= kept | ONLY_WRITTEN, "written and read by nothing here"


async def test_a_users_last_name_is_that_of_the_newest_table(store: Store) -> None:
    fill = Filling()
    for name in ("Zoë", "Anna", "Mia"):
        change = Change(0, 0, LATER, TableStatus(Status.LOBBY), (fill.of(SeatRecord, user_id=USER, name=name),))
        await store.add(fill.of(NewTable), change)
        assert await store.people.name_of(USER) == name


async def test_a_forgotten_user_appears_in_no_row_of_the_database(database: Where) -> None:
    fill = Filling()
    written = await write(database, opener_id=USER)
    mentioned = f"{NAME}, <@{USER}>"
    here = Filling(table_id=written.table_id, name=NAME)
    seat = here.of(SeatRecord, user_id=USER)
    facts = [
        fill.of(PostPayload, **{person: USER}, name=NAME if person == "value" else "")
        for person in ("user_id", "present", "value")
    ]
    change = replace(
        written.change,
        version=2,
        seats=(seat, here.of(SeatRecord, name="Bob")),
        votes=tuple(here.of(Vote, value=USER, motion=VoteKind.REPLACE) for _ in range(2)),
        results=(here.of(ResultRecord, user_id=USER),),
        posts=tuple(NewPost(PostKind.NOTE, each) for each in facts),
        moves=(),
        found=(),
    )
    store = await Store.open(database)
    await store.commit(change)
    await store.servers.seek(here.of(Seeker, user_id=USER))
    await store.threads.keep(here.of(SeatThread, user_id=USER))
    told = {"payload": {"user_id": USER}, "people": [USER], "points": {str(USER): 50}}
    await store.notices.add([NewNotice(7 << 22, NoticeOf.AUDIT, told)], LATER)
    await store.people.set_person(USER, written.person)
    await shown(store, written.table_id, 5, mentioned)
    called = (str(USER), NAME, json.dumps(NAME)[1:-1])
    assert cells_with(database, *called) != []
    await store.people.forget(USER, str)
    assert cells_with(database, *called) == []
    await store.close()


def kinds_in(value: Any) -> set[tuple[type, str, type]]:
    """What each field of the records in a value is: the word of a closed set is more than a text that equals it."""
    return {(type(each), name, type(given)) for each in dataclasses_in(value) for name, given in values(each).items()}
