"""The outbox: every decision queues what the channel must see; what fails is tried again and never lost silently."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from arnak_bot.games.arnak.engine.events import TurnEnded
from arnak_bot.host import NEVER, Host, Table
from arnak_bot.host.outbox import delay
from arnak_bot.store import NewPost, NoteKind, Person, PostKind, PostPayload, PostState, Refusal, Store, VoteKind
from tests.host.moves import agree, leave_and_pass, pass_turn, run_due, to_tell
from tests.host.stage import ANN, BOB, CHANNEL, DAN, EVE, GUILD, Clock, lobby, running


async def kinds(host: Host, table: Table) -> list[PostKind]:
    return [post.kind for post in await host.outbox.of_table(table.id)]


async def clear(host: Host, table: Table, message: int = 50) -> None:
    """Everything so far has arrived."""
    for batch in await to_tell(host):
        await host.outbox.delivered(batch, message, "told")


async def refuse(host: Host) -> PostState:
    """Discord refuses for good what may be told now."""
    (batch,) = await to_tell(host)
    return await host.outbox.failed(batch, "403", permanent=True)


async def test_a_lobby_queues_itself_whenever_somebody_sits_down_or_leaves(host: Host) -> None:
    table = await lobby(host)
    await host.lobby.leave(table, BOB)
    assert await kinds(host, table) == [PostKind.LOBBY] * 3
    (batch,) = await to_tell(host)
    assert len(batch) == 3, "they are one message: the lobby as it stands"


async def test_a_turn_is_queued_once_it_has_ended_with_all_its_decisions(host: Host, table: Table) -> None:
    await clear(host, table)
    await host.play.play(table, ANN, ["pass"])
    assert await kinds(host, table) == []
    outcome = await host.play.play(table, ANN, ["end"])
    (post,) = await host.outbox.of_table(table.id)
    assert (post.kind, post.facts) == (PostKind.TABLE, PostPayload(since=0, until=2, present=ANN))
    assert (await host.history.told(table, [post])).told == outcome.told and table.turn == []


async def test_waiting_posts_are_the_same_after_a_restart(host: Host, fresh: Host, table: Table) -> None:
    told = [table.running.opening]
    for user in (ANN, BOB, EVE):
        await host.play.play(table, user, ["pass"])
        told.append((await host.play.play(table, user, ["end"])).told)
    posts = [post for post in await fresh.outbox.of_table(table.id) if post.kind is PostKind.TABLE]
    assert len(posts) == 4
    everything = tuple(event for events in told for event in events)
    assert (await host.history.told(table, posts)).told == everything
    assert (await fresh.history.told(await fresh.registry.table(table.id), posts)).told == everything
    (only_bob,) = [post for post in posts if post.facts.since == 2]
    again = await fresh.history.told(await fresh.registry.table(table.id), [only_bob])
    assert [type(event) for event in again.told if event.seat == 1][-1] is TurnEnded


async def test_turns_that_end_in_one_decision_are_one_post(host: Host, table: Table) -> None:
    await host.absence.resign(table, BOB)
    await clear(host, table)
    await clear(host, table)
    await pass_turn(host, table, ANN)
    (post,) = [post for post in await host.outbox.of_table(table.id) if post.kind is PostKind.TABLE]
    assert (post.facts.since, post.facts.until) == (0, table.running.ply), "Bob's passing is told with Ann's turn"


async def test_notes_keep_their_place_between_the_positions(host: Host, table: Table) -> None:
    await clear(host, table)
    await pass_turn(host, table, ANN)
    await leave_and_pass(host, table, BOB)
    seen = []
    while batches := await to_tell(host):
        (batch,) = batches
        seen.append([post.kind for post in batch])
        await host.outbox.delivered(batch, 60)
    assert seen == [[PostKind.TABLE], [PostKind.NOTE], [PostKind.NOTE], [PostKind.TABLE]]


LEFT_ALONE = (("resign", BOB), ("resign", EVE))
NOTED: dict[NoteKind, tuple[tuple[Any, ...], ...]] = {
    NoteKind.LEFT: (("resign", BOB),),
    NoteKind.BACK: (("resign", BOB), ("join", BOB, "Bob")),
    NoteKind.SEAT_TAKEN: (("offer_seat", BOB, 1, DAN), ("take_seat", DAN, "Dan", 1)),
    NoteKind.PAUSED: (*LEFT_ALONE, ("ask_pause", ANN, 3)),
    NoteKind.PAUSE_ENDED: (*LEFT_ALONE, ("ask_pause", ANN, 3), ("ask_pause", ANN, 0)),
    NoteKind.STOPPED: (*LEFT_ALONE, ("resign", ANN)),
}
"""What is noted after what has happened."""


@pytest.mark.parametrize("note", NOTED)
async def test_a_change_of_players_is_queued_as_one_note(host: Host, note: NoteKind, table: Table) -> None:
    for what, *about in NOTED[note]:
        before = len(await host.outbox.of_table(table.id))
        await getattr(host.lobby if what == "join" else host.absence, what)(table, *about)
    told = (await host.outbox.of_table(table.id))[before:]
    assert [post.facts.note for post in told if post.kind is PostKind.NOTE] == [note]


async def test_a_stop_and_a_reopening_are_queued(host: Host, clock: Clock, table: Table) -> None:
    clock.later(24 * 31)
    await run_due(host)
    await host.absence.reopen(table, BOB)
    await host.lobby.stop(table, ANN, moderator=False)
    notes = [post.facts.note for post in await host.outbox.of_table(table.id)]
    assert notes[-3] is NoteKind.REOPENED and notes[-1] is NoteKind.STOPPED


async def test_a_motion_and_its_result_are_queued(host: Host, table: Table) -> None:
    await clear(host, table)
    tally = await host.absence.ask_pause(table, ANN, 3)
    (asked,) = await host.outbox.of_table(table.id)
    assert (asked.kind, asked.facts.motion, asked.facts.seat) == (PostKind.VOTE, VoteKind.PAUSE, 0)
    assert asked.facts.value == tally.value
    await agree(host, table, tally, BOB, EVE)
    *_, agreed, again = await host.outbox.of_table(table.id)
    assert (agreed.facts.note, agreed.facts.motion) == (NoteKind.AGREED, VoteKind.PAUSE)
    assert again.kind is PostKind.TABLE, "it shows the deadline that the pause has moved"


async def test_the_next_player_is_notified_separately_from_the_channel(host: Host) -> None:
    await host.people.set_person(EVE, Person(heads_up=True))
    table = await running(host)
    await clear(host, table)
    await pass_turn(host, table, ANN)
    public, private = await to_tell(host)
    assert public[0].kind is PostKind.TABLE and (private[0].kind, private[0].facts.seat) == (PostKind.HEADS_UP, 2)
    await host.outbox.failed(private, "403", permanent=True)
    assert await to_tell(host) == [public], "a closed door of one player holds up nobody"


async def test_a_delivered_post_is_removed_and_its_message_recorded(host: Host, fresh: Host, table: Table) -> None:
    (batch,) = await to_tell(host)
    assert (await host.outbox.delivered(batch, 71, "the start")).last is None
    await pass_turn(host, table, ANN)
    (batch,) = await to_tell(host)
    before = await host.outbox.delivered(batch, 72, "Ann passed")
    assert (before.first, before.last, before.text) == (71, 71, "the start")
    assert (table.posts.first, table.posts.last, table.posts.text) == (71, 72, "Ann passed")
    assert (await fresh.registry.table(table.id)).posts == table.posts
    assert await host.outbox.depth() == 0 and await host.outbox.oldest_age(host.registry.now()) == timedelta()


async def test_a_reminder_that_races_a_turn_never_becomes_the_newest_message(host: Host, clock: Clock) -> None:
    table = await running(host)
    await clear(host, table, 71)
    clock.later(13)
    await run_due(host)
    (remind,) = await host.outbox.of_table(table.id)
    await pass_turn(host, table, ANN)
    turn = (await host.outbox.of_table(table.id))[-1]
    await host.outbox.delivered([turn], 73, "Ann passed")
    await host.outbox.delivered([remind], 72)
    assert (table.posts.last, table.posts.ping) == (73, 72)
    assert (await host.registry.store.outbox.messages_of(table.id)) == table.posts


async def test_a_failing_post_is_retried_ever_later_and_then_told_of(host: Host, clock: Clock, table: Table) -> None:
    start, waits = clock.now, []
    while True:
        (batch,) = await to_tell(host)
        state = await host.outbox.failed(batch, "503 Service Unavailable")
        if state is PostState.REFUSED:
            break
        assert await to_tell(host) == []
        post = (await host.outbox.of_table(table.id))[0]
        clock.now = max(clock.now, clock.now.fromisoformat(post.next_at))
        waits.append(post.tries)
    assert waits == list(range(1, len(waits) + 1)) and 70 < len(waits) < 90
    assert timedelta(days=3) < clock.now - start < timedelta(days=3, hours=2)
    tomorrow = (clock.now + timedelta(days=1)).isoformat(timespec="seconds")
    assert await host.outbox.refusals(GUILD) == [Refusal(table.id, CHANNEL, "503 Service Unavailable", tomorrow)]
    assert await host.outbox.refusals(GUILD + 1) == []


async def test_many_clicks_during_a_short_outage_do_not_postpone_the_next_attempt(host: Host, clock: Clock) -> None:
    table = await running(host)
    for _ in range(10):
        await host.outbox.failed(await host.outbox.of_table(table.id), "503 Service Unavailable")
    assert await to_tell(host) == []
    clock.now += timedelta(seconds=5)
    assert await to_tell(host) != []


async def test_a_message_that_may_have_arrived_is_known_by_its_last_post_at_every_try(host: Host, clock: Clock) -> None:
    await lobby(host)
    (batch,) = await to_tell(host)
    await host.outbox.failed(batch, "lost", doubtful=True)
    for _ in range(2):
        clock.now += timedelta(hours=1)
        (again,) = await to_tell(host)
        assert len(again) > 1 and {post.sent_with for post in again} == {batch[-1].id}
        await host.outbox.failed(again, "503")


def test_attempts_are_further_and_further_apart() -> None:
    assert [delay(tries).total_seconds() for tries in range(7)] == [5, 15, 60, 300, 900, 3600, 3600]


async def test_the_next_attempt_waits_as_long_as_discord_demands(host: Host, clock: Clock, table: Table) -> None:
    (batch,) = await to_tell(host)
    await host.outbox.failed(batch, "429", retry_after=120)
    clock.now += timedelta(seconds=119)
    assert await to_tell(host) == []
    clock.now += timedelta(seconds=1)
    (batch,) = await to_tell(host)
    await host.outbox.failed(batch, "429", retry_after=1e12)
    clock.now += timedelta(days=1)
    ((first, *_),) = await to_tell(host)
    assert first.tries == 2, "nobody waits for longer than a day"
    await host.outbox.failed([first], "429", retry_after=1)
    clock.now += timedelta(seconds=59)
    assert await to_tell(host) == [], "nor less than after as many tries"
    assert await host.outbox.of_table(table.id)


async def test_refused_posts_are_sent_with_the_next_turn_or_on_request(host: Host, table: Table) -> None:
    assert await refuse(host) is PostState.REFUSED
    assert await to_tell(host) == []
    await pass_turn(host, table, ANN)
    (batch,) = await to_tell(host)
    spans = [(post.facts.since, post.facts.until) for post in batch if post.kind is PostKind.TABLE]
    assert spans == [(0, 0), (0, 2)], "one message with both"
    await host.outbox.failed(batch, "403", permanent=True)
    await host.outbox.again(table.id)
    assert await to_tell(host) == [await host.outbox.of_table(table.id)]


async def test_refused_posts_are_due_after_an_hour_and_a_day_and_then_no_more(host: Host, clock: Clock) -> None:
    await running(host)
    waited = []
    for _ in range(2):
        await refuse(host)
        refused_at = clock.now
        while not (due := await host.outbox.refusals_due()):
            clock.now += timedelta(minutes=5)
        waited.append(clock.now - refused_at)
        await host.outbox.again(due[0].table_id)
    assert waited == [timedelta(hours=1), timedelta(days=1)]
    await refuse(host)
    clock.now += timedelta(days=365)
    (left,) = await host.outbox.refusals()
    assert await host.outbox.refusals_due() == [] and left.next_at == NEVER


async def test_a_refused_message_is_as_old_as_its_newest_post(host: Host, clock: Clock) -> None:
    table = await lobby(host)
    clock.now += timedelta(days=2)
    await host.lobby.leave(table, BOB)
    await refuse(host)
    clock.now += timedelta(hours=1)
    assert [refusal.table_id for refusal in await host.outbox.refusals_due()] == [table.id]


async def test_a_table_shown_once_more_is_queued_without_news(host: Host, table: Table) -> None:
    await clear(host, table)
    await pass_turn(host, table, ANN)
    told = await host.history.told(table, await host.outbox.of_table(table.id))
    await clear(host, table)
    await host.outbox.add(table, NewPost(PostKind.TABLE))
    (post,) = await host.outbox.of_table(table.id)
    assert (await host.history.told(table, [post])).told == told.told, "the last turn is told again"


async def test_forgetting_a_user_cleans_all_messages(host: Host, fresh: Host, store: Store, table: Table) -> None:
    await host.absence.offer_seat(table, BOB, 1, DAN)
    await host.absence.take_seat(table, DAN, "Dan*", 1)
    await host.lobby.stop(table, ANN, moderator=False)
    (first, *_) = await host.outbox.of_table(table.id)
    await host.outbox.delivered([first], 90, r"Dan\* took a card, <@13> is to move, Ann looks on.")
    (message,) = await fresh.people.forget(DAN)
    assert (message.channel_id, message.message_id) == (CHANNEL, 90)
    assert message.text == "Someone took a card, Someone is to move, Ann looks on."
    await fresh.people.forget(BOB)
    facts = [post.facts for post in await store.outbox.all()]
    assert not {BOB, DAN} & {value for each in facts for value in (each.user_id, each.present, each.value)}
    assert {each.name for each in facts} == {"", "Someone"}
    again = await fresh.registry.table(table.id)
    assert again.names == ("Ann", "Someone", "Eve") and again.posts.text == message.text


async def test_names_are_stored_unchanged(host: Host, fresh: Host) -> None:
    name = "[free](https://x.example) `<@1>` </table stop:1>"
    table = await lobby(host)
    await host.lobby.join(table, EVE, name)
    assert (await fresh.registry.table(table.id)).names[2] == name, "escaping is for whoever shows it"


@pytest.mark.parametrize("kind", PostKind)
async def test_a_message_is_recorded_as_the_newest_one_or_a_mere_ping(host: Host, fresh: Host, kind: PostKind) -> None:
    """Whoever tells the table next takes the ping away: the one of the morning too."""
    table = await running(host)
    await clear(host, table, message=50)
    await host.outbox.add(table, NewPost(kind, PostPayload(seat=0)))
    (batch,) = await to_tell(host)
    assert (await host.outbox.delivered(batch, 60, "left")).last == 50
    pings, shows = kind in (PostKind.PING, PostKind.REMIND), kind.is_position
    expected = (50, 60 if shows else 50, "left" if shows else "told", 60 if pings else None)
    for each in (table, await fresh.registry.table(table.id)):
        assert (each.posts.first, each.posts.last, each.posts.text, each.posts.ping) == expected
    await host.outbox.add(table, NewPost(PostKind.TABLE))
    (batch,) = await to_tell(host)
    assert (await host.outbox.delivered(batch, 70)).ping == (60 if pings else None)
    for each in (table, await fresh.registry.table(table.id)):
        assert (each.posts.last, each.posts.ping) == (70, None)
