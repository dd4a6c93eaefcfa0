"""Several processes share the work: who holds what, who takes over, and that each keeps to its own servers."""

from __future__ import annotations

import asyncio
import math
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from unittest.mock import AsyncMock

import pytest

from arnak_bot.games import GAMES
from arnak_bot.host import Host, Share
from arnak_bot.host.share import shard_of
from arnak_bot.store import PostKind, Store, StoreError
from arnak_bot.store.shares import ShareRows
from tests.databases import Where, tamper
from tests.host.stage import ANN, BOB, CHANNEL, Clock, Watch, options_with, started

SHARDS = 16


@dataclass
class Crew:
    """Processes on one database: hosts with a share each."""

    database: Where
    watch: Watch = field(default_factory=Watch)
    clock: Clock = field(default_factory=Clock)
    stores: list[Store] = field(default_factory=list)

    async def share(self, shards: int = SHARDS) -> Share:
        self.stores.append(await Store.open(self.database))
        return Share(self.stores[-1].shares, shards, watch=self.watch)

    def host(self, share: Share) -> Host:
        return Host(self.stores[-1], GAMES, self.clock, random.Random(7), scope=share)

    async def live(self, seconds: float, *shares: Share, each: Callable[[Share], None] = lambda _: None) -> None:
        """Let some of the processes live for a time; what they are to give they give."""
        for _ in range(math.ceil(seconds)):
            self.watch.now += 1
            for share in shares:
                await share.beat()
                for shard in share.giving:
                    await share.give(shard)
                each(share)


@pytest.fixture
async def crew(database: Where) -> AsyncIterator[Crew]:
    crew = Crew(database)
    yield crew
    for store in crew.stores:
        await store.close()


def test_servers_belong_to_the_shards_that_discord_says() -> None:
    assert [shard_of(number << 22, SHARDS) for number in (0, 1, 15, 16, 33)] == [0, 1, 15, 0, 1]
    assert shard_of(None, SHARDS) == 0, "direct messages"


async def test_a_process_that_joins_later_gets_its_share_one_shard_at_a_time(crew: Crew) -> None:
    first, second = await crew.share(), await crew.share()
    await first.beat()
    sizes: list[int] = []
    await crew.live(60, first, second, each=lambda share: sizes.append(len(first.held | second.held)))
    assert {len(first.held), len(second.held)} == {8}
    assert first.held | second.held == frozenset(range(SHARDS)) and not first.held & second.held
    assert min(sizes) >= SHARDS - 1, "at most one is on its way at a time"
    third = await crew.share()
    await crew.live(60, first, second, third)
    assert sorted(len(each.held) for each in (first, second, third)) == [4, 6, 6], "nobody has more than their part"


async def test_a_stop_hands_over_at_once(crew: Crew) -> None:
    first, second = await crew.share(), await crew.share()
    await crew.live(60, first, second)
    await first.leave()
    assert first.held == frozenset() and not first.holds(None)
    await crew.live(1, second)
    assert second.held == frozenset(range(SHARDS))


async def test_shards_of_dead_processes_are_taken_over_within_15_seconds_but_not_while_still_in_use(crew: Crew) -> None:
    first, second = await crew.share(), await crew.share()
    await crew.live(60, first, second)
    theirs = first.held
    noticed = died = crew.watch.now
    while not theirs <= second.held:
        await crew.live(1, second)
        if any(first.holds(shard << 22) for shard in theirs):
            noticed = crew.watch.now
            assert not theirs & second.held
    assert noticed + 2 < crew.watch.now <= died + 15 - 2, "a message that is under way has time to arrive"


async def test_a_process_that_resumes_after_being_declared_dead_holds_nothing(crew: Crew) -> None:
    first, second = await crew.share(), await crew.share()
    await crew.live(60, first, second)
    name = first.mine.holder
    await crew.live(12, second)
    assert not first.holds(None) and second.held == frozenset(range(SHARDS))
    await first.beat()
    assert first.mine.holder != name and first.held == frozenset()
    await crew.live(60, first, second)
    assert len(first.held) == len(second.held) == 8


async def test_a_process_that_could_not_watch_declares_nobody_dead(crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database was away for all of them."""
    first, second = await crew.share(), await crew.share()
    await crew.live(60, first, second)
    before = first.held, second.held
    with monkeypatch.context() as patch:
        patch.setattr(ShareRows, "beat", AsyncMock(side_effect=StoreError("Away.")))
        crew.watch.now += 20
        for share in (first, second):
            with pytest.raises(StoreError):
                await share.beat()
            assert not share.holds(None), "nothing is done that another might do"
        assert (first.held, second.held) == before, "the connections to Discord may stay"
        crew.watch.now += 20
        assert first.is_lonely and first.held == second.held == frozenset(), "too long: others may have taken over"
    await crew.live(2, first, second)
    assert (first.held, second.held) == before


async def test_a_process_with_another_number_of_shards_takes_none(crew: Crew, caplog: pytest.LogCaptureFixture) -> None:
    first, other = await crew.share(), await crew.share(32)
    await first.beat()
    await crew.live(20, first, other)
    assert len(first.held) == SHARDS and other.held == frozenset()
    assert caplog.text.count("different number of SHARDS: stop one of them") == 2, "each says so once"
    await first.leave()
    await crew.live(1, other)
    assert len(other.held) == 32


async def test_many_processes_joining_at_once_take_each_shard_once(crew: Crew) -> None:
    shares = [await crew.share() for _ in range(5)]
    for _ in range(3):
        crew.watch.now += 1
        await asyncio.gather(*(share.beat() for share in shares))
        held = Counter(shard for share in shares for shard in share.held | share.giving)
        assert set(held.values()) <= {1}
    assert len(held) == SHARDS


async def test_a_turn_belongs_to_one_process_until_it_ends_or_the_process_dies(crew: Crew) -> None:
    first, second = await crew.share(), await crew.share()
    await crew.live(1, first, second)
    assert await first.take_turn(3) and not await second.take_turn(3)
    assert await second.take_turn(4), "another turn"
    await first.end_turn(3)
    assert await second.take_turn(3)
    await second.hand_over()
    await crew.live(1, first)
    assert first.held == frozenset(range(SHARDS)), "nothing is kept for whoever is about to stop"
    assert not await first.take_turn(3), "its turn is not over"
    await second.leave()
    assert await first.take_turn(3)
    assert not await second.take_turn(5), "nobody knows who has left"


async def test_a_turn_that_nobody_uses_ends_with_the_next_beat(crew: Crew) -> None:
    """A database that was away, or fell back to a copy of itself, may have kept the turn and not its end."""
    first, second = await crew.share(), await crew.share()
    await crew.live(1, first, second)
    assert await first.take_turn(3) and await first.take_turn(4)
    await first.beat([3])
    assert await second.take_turn(4) and not await second.take_turn(3), "the one is over, the other is under way"
    await first.beat()
    assert await second.take_turn(3)


# --- keeping to one's own -------------------------------------------------------------------------------------


async def two_hosts(crew: Crew) -> list[tuple[Share, Host]]:
    """Two processes that share two shards, the one that holds shard 0 first."""
    pairs = []
    for _ in range(2):
        share = await crew.share(2)
        pairs.append((share, crew.host(share)))
        await share.beat()
    await crew.live(10, *(share for share, _ in pairs))
    return sorted(pairs, key=lambda pair: min(pair[0].held))


async def open_table(host: Host, shard: int | None, **options: object) -> int:
    """A running game of two on a server of a shard, or in direct messages."""
    guild = None if shard is None else (10 + shard << 22)
    chosen = options_with(seats=2, remind_hours=12, shuffle_seats=False, **options)  # type: ignore[arg-type]
    channel = CHANNEL + (3 if shard is None else shard)
    return (await started(host, chosen, ANN, BOB, guild=guild, channel=channel)).id


async def test_each_process_posts_on_its_own_servers_and_shard_0_sends_direct_messages(crew: Crew) -> None:
    (_, zero), (_, one) = await two_hosts(crew)
    tables = {shard: await open_table(zero, shard) for shard in (0, 1, None)}
    now = crew.clock.now
    assert await zero.outbox.tables_with_due_posts(now) == [tables[0], tables[None]]
    assert await one.outbox.tables_with_due_posts(now) == [tables[1]], "also what another process has decided"
    assert await zero.outbox.of_table(tables[1]) == [] != await one.outbox.of_table(tables[1])
    assert await zero.outbox.depth() == 2 * await one.outbox.depth()


async def test_each_process_handles_the_timers_of_its_own_servers(crew: Crew) -> None:
    (_, zero), (_, one) = await two_hosts(crew)
    tables = {shard: await open_table(zero, shard) for shard in (0, 1, None)}
    crew.clock.later(13)
    done = [[number async for batch in host.timers.run_due() for number in batch] for host in (one, zero)]
    assert done == [[tables[1]], [tables[0], tables[None]]]


async def test_each_plays_the_computers_of_its_own_servers(crew: Crew) -> None:
    (_, zero), (_, one) = await two_hosts(crew)
    tamper(crew.database, "DELETE FROM dues")
    number = await open_table(zero, 1, computers=0)
    tamper(crew.database, "UPDATE seats SET computer = 'easy' WHERE awaited = 1")
    assert await zero.registry.store.tables_of_computers(zero.registry.scope.mine) == []
    assert await one.registry.store.tables_of_computers(one.registry.scope.mine) == [number]
    for host in (zero, one):
        await host.close()


async def test_only_the_holder_of_the_shard_may_send_and_a_retry_sends_the_same(crew: Crew) -> None:
    (_, zero), (living, one) = await two_hosts(crew)
    number = await open_table(zero, 0)
    waiting = await zero.outbox.of_table(number)
    assert await zero.outbox.claim(waiting)
    await crew.live(14, living)
    assert not await zero.outbox.claim(waiting), "it is taken for dead"
    table = await one.registry.table(number)
    await one.play.play(table, table.seats[table.running.seats_to_act[0]].user_id, ["pass"])
    there = await one.outbox.of_table(number)
    assert {post.sent_with for post in there[: len(waiting)]} == {waiting[-1].id}, "what may have arrived goes alone"
    assert all(post.sent_with is None for post in there[len(waiting) :])
    assert await one.outbox.claim(there[: len(waiting)])
    await one.outbox.delivered(there[: len(waiting)], 1)
    assert not await one.outbox.claim(there[: len(waiting)]), "it has arrived"


async def test_a_batch_of_which_a_post_is_gone_is_not_claimed(crew: Crew) -> None:
    (_, zero), _ = await two_hosts(crew)
    number = await open_table(zero, 0)
    table = await zero.registry.table(number)
    await zero.play.play(table, table.seats[table.running.seats_to_act[0]].user_id, ["pass"])
    waiting = await zero.outbox.of_table(number)
    assert len(waiting) > 1
    await zero.outbox.delivered(waiting[-1:], None)
    assert not await zero.outbox.claim(waiting)
    assert all(post.sent_with is None and post.kind in PostKind for post in await zero.outbox.of_table(number))
