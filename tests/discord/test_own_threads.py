"""A thread of one's own: each player's hand and panel in a private thread, which nobody else's hand ever reaches."""

from __future__ import annotations

import discord
import pytest
import simcord

from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host import Table
from arnak_bot.refusals import OnlyAHandHere, Why
from arnak_bot.store import PostKind, Status, VoteKind
from arnak_bot.wording.messages import ENGLISH as COMMON
from cogs.limits import MOST_THREADS_REACHED
from tests.discord.conftest import World, finish, pass_turn, settled
from tests.discord.moves import posts
from tests.discord.seen import answer, buttons_of, can_be_pressed, last_in, said, start, text_of
from tests.discord.strict import RateLimit
from tests.discord.strict.gate import Request
from tests.discord.test_channels import thread_in
from tests.discord.test_outbox_sender import SENDS
from tests.discord.test_taken_channels import told_besides

PASS = "Pass for this round"
NO_TABLE = Why.NO_TABLE_HERE.sentence(COMMON)
ASKED = "This thread is yours, with your panel."


async def started(world: World, *names: str, **options: object) -> Table:
    return await world.start_table(*(names or ("Ann", "Bob")), order="joined", turns="ask", panels="thread", **options)


def thread_of(world: World, name: str) -> simcord.ChannelHandle:
    (found,) = [each for each in world.channel.threads if name in (each.name or "")]
    return found


def members(world: World, thread: simcord.ChannelHandle) -> set[int]:
    return set(world.gate.backend.channels[thread.id].thread_members) - {world.gate.backend.bot_user.id}


def panels(thread: simcord.ChannelHandle) -> list[discord.Message]:
    return [message for message in thread.history() if message.author.bot]


async def pass_in_thread(world: World, name: str) -> simcord.InteractionResult:
    """Pass with the panel in one's thread, and say yes where it asks."""
    thread, member = thread_of(world, name), world.member(name)
    result = await member.click(last_in(thread), label=PASS)
    if any(button.label == ENGLISH.labels.sure() for button in buttons_of(last_in(thread))):
        result = await member.click(last_in(thread), label=ENGLISH.labels.sure())
    return result


async def test_each_player_has_a_private_thread_with_their_panel_and_nobody_else(world: World) -> None:
    asked: list[Request] = []
    world.gate.listener = asked.append
    await started(world)
    threads = [each.body for each in asked if each.path.endswith("/threads")]
    assert [(each["type"], each["invitable"]) for each in threads] == [(12, False)] * 2
    for name in ("Ann", "Bob"):
        thread = thread_of(world, name)
        assert members(world, thread) == {world.member(name).id}
        (panel,) = panels(thread)
        assert ASKED in panel.content and panel.attachments
    assert can_be_pressed(panels(thread_of(world, "Ann"))[0])
    assert "waiting for" in panels(thread_of(world, "Bob"))[0].content


async def test_a_turn_is_played_in_the_thread_and_each_panel_replaces_the_last_without_a_ping(world: World) -> None:
    table = await started(world)
    bobs = panels(thread_of(world, "Bob"))[0].id
    await pass_in_thread(world, "Ann")
    await world.env.settle()
    assert "Ann passes." in text_of(world.newest) and world.pinged == [str(world.bob.id)]
    (panel,) = panels(thread_of(world, "Bob"))
    assert panel.id != bobs, "it is new, so that it can be found"
    assert any(button.label == PASS for button in buttons_of(panel))
    assert "Ann passes" in panel.content
    (waiting,) = panels(thread_of(world, "Ann"))
    assert "Next: Bob." in waiting.content, "what the press has shown is left standing"
    assert table.running.seats_to_act == (1,)
    threads = {each.id for each in world.channel.threads}
    assert not [notice for notice in world.gate.notices if notice.channel_id in threads]
    assert all(message.flags.silent for thread in world.channel.threads for message in panels(thread))


async def test_who_plays_elsewhere_finds_the_waiting_panel_in_the_thread(world: World) -> None:
    table = await started(world)
    before = panels(thread_of(world, "Ann"))[0].id
    await pass_turn(world, world.actor(table, 0))
    await world.env.settle()
    (panel,) = panels(thread_of(world, "Ann"))
    assert panel.id == before and "waiting for" in panel.content, "edited in place: nothing new to be read"


async def test_a_moderator_who_plays_cannot_leave_their_hand_in_somebody_elses_thread(world: World) -> None:
    role = world.guild.create_role("threads", permissions=discord.Permissions(manage_threads=True))
    user = world.env.create_user("cleo", global_name="Cleo")
    world.people["Cleo"] = world.guild.add_member(user, roles=[role])
    await started(world, "Ann", "Cleo")
    thread = thread_of(world, "Ann")
    before = panels(thread)[0].content
    assert "channel" in told_besides(await world.cleo.click(panels(thread)[0], label=PASS))
    assert [panel.content for panel in panels(thread)] == [before]


@pytest.mark.parametrize("end", ["stopped", "left", "over"])
async def test_players_leave_their_threads_when_the_game_ends(world: World, end: str) -> None:
    table = await started(world)
    threads = {name: thread_of(world, name) for name in ("Ann", "Bob")}
    if end == "stopped":
        await world.bot.host.lobby.stop(table, world.ann.id, moderator=False)
    elif end == "left":
        await world.bot.host.absence.resign(table, world.ann.id)
        await world.bot.host.absence.resign(table, world.bob.id)
    else:
        await finish(world, table)
    await world.post(table)
    for thread in threads.values():
        kept = world.gate.backend.channels[thread.id]
        assert members(world, thread) == set() and not panels(thread)
        assert kept.thread_metadata is not None and kept.thread_metadata.archived
    assert await world.bot.host.registry.store.threads.of_table(table.id) == {}


async def test_whoever_left_is_not_added_to_a_new_thread_while_a_computer_plays_for_them(world: World) -> None:
    table = await started(world, "Ann", "Bob", "Cleo")
    absence, left = world.bot.host.absence, world.cleo
    await absence.resign(table, left.id)
    await world.post(table)
    threads = [each.id for each in world.channel.threads]
    for name in ("Ann", "Bob"):
        await absence.vote(table, world.member(name).id, VoteKind.COMPUTER, 2)
    await world.post(table)
    assert table.seats[2].computer and [each.id for each in world.channel.threads] == threads
    await left.slash(world.channel, "turn panel")
    await pass_turn(world, world.ann)
    (new,) = [each for each in world.channel.threads if each.id not in threads]
    assert members(world, new) == {left.id}


async def test_who_leaves_from_their_own_thread_leaves_it_alone_and_is_told_in_a_direct_message(world: World) -> None:
    await started(world, "Ann", "Bob", "Cleo")
    ann, thread = world.ann, thread_of(world, "Ann")
    joined = await ann.slash(world.channel, "game join")
    assert answer(joined).content == f"You are already playing here. Your panel is in <#{thread.id}>."
    await ann.click(answer(await ann.slash(thread, "game leave")).message, label="Leave the game")
    await world.env.settle()
    assert members(world, thread) == set() and members(world, thread_of(world, "Bob")) == {world.bob.id}
    (bobs,) = panels(thread_of(world, "Bob"))
    assert "Ann has left on their turn. You can let a computer play, or end the turn." in bobs.content
    assert "End Ann’s turn (0 of 2)" in [each.label for each in buttons_of(bobs)]
    told = f"You have left the game in <#{world.channel.id}>. Type `/game join` there to come back. "
    told += "If a computer is playing for you, pressing or typing anything there brings you back, too."
    assert [each.content for each in ann.user.dm_channel.history()] == [told]


async def test_a_seat_taken_over_comes_with_a_thread_of_its_own(world: World) -> None:
    table = await started(world)
    anns, dan = thread_of(world, "Ann"), world.dan
    await world.bot.host.absence.offer_seat(table, world.ann.id, 0, dan.id)
    await world.bot.host.absence.take_seat(table, dan.id, "Dan", 0)
    await world.post(table)
    assert members(world, anns) == set() and not panels(anns), "nothing of the game stays with who has left"
    assert members(world, thread_of(world, "Dan")) == {dan.id}
    assert any(button.label == PASS for button in buttons_of(panels(thread_of(world, "Dan"))[0]))


async def test_a_table_closed_after_an_idle_month_closes_its_threads_and_reopens_with_new_ones(world: World) -> None:
    table = await started(world, remind=0, deadline=0)
    old = world.channel.threads
    await world.wait(days=32, look_every=24)
    assert (await world.table()).closed
    assert not any(members(world, each) for each in old)
    await world.bot.host.absence.reopen(await world.table(), world.ann.id)
    await world.bot.outbox_sender.send(table.id)
    new = [each for each in world.channel.threads if each.id not in [one.id for one in old]]
    added = sorted(user for each in new for user in members(world, each))
    assert added == sorted(world.member(name).id for name in ("Ann", "Bob"))


# --- where there are none -----------------------------------------------------------------------------


async def goes_on(world: World, table: Table) -> None:
    await pass_turn(world, world.actor(table, 0))
    await world.env.settle()
    shown = await world.actor(table, 1).slash(world.channel, "turn panel")
    assert shown.ephemeral and shown.response is not None and can_be_pressed(shown.response.message)


@pytest.mark.parametrize("full", [False, True], ids=["not allowed", "too many"])
async def test_where_no_private_thread_can_be_opened_it_says_so_once_and_goes_on(world: World, full: bool) -> None:
    channel = world.text_channel
    if full:
        world.env.inject_error("POST", "/channels/*/threads", status=400, code=MOST_THREADS_REACHED, times=None)
    else:
        await channel.set_permissions(channel.guild.me, create_private_threads=False)
    await goes_on(world, await started(world))
    why = "as many open threads as Discord allows" if full else "can’t open private threads"
    assert len(posts(world, why)) == 1 and not world.channel.threads


async def test_a_permission_given_back_is_used_on_the_next_turn(world: World) -> None:
    channel = world.text_channel
    await channel.set_permissions(channel.guild.me, create_private_threads=False)
    await started(world)
    assert not world.channel.threads
    await world.restart()
    await channel.set_permissions(channel.guild.me, create_private_threads=True)
    await pass_turn(world, world.ann)
    for name in ("Ann", "Bob"):
        assert members(world, thread_of(world, name)) == {world.member(name).id} and panels(thread_of(world, name))
    assert len(posts(world, "can’t open private threads")) == 1


async def test_at_a_table_in_a_thread_the_private_threads_are_beside_it(world: World) -> None:
    parent = world.channel
    world.channel = thread_in(world, parent)
    await started(world)
    world.channel = parent
    for name in ("Ann", "Bob"):
        assert members(world, thread_of(world, name)) == {world.member(name).id}


@pytest.mark.parametrize("news", [False, True], ids=["not allowed", "announcements"])
async def test_who_wants_private_threads_where_there_are_none_is_told_so_in_the_lobby(world: World, news: bool) -> None:
    if news:
        world.channel = world.guild.create_news_channel("news")
    channel = world.text_channel
    await world.open_table("Ann", seats=2)
    if not news:
        await channel.set_permissions(channel.guild.me, create_private_threads=False)
    (result,) = await world.choose("Ann", panels="thread")
    note = "only in text channels" if news else "give my role *Create Private Threads*"
    assert note in told_besides(result)
    (result,) = await world.choose("Ann", panels="asked")
    assert not result.followups


async def test_a_thread_deleted_by_a_moderator_ends_neither_the_table_nor_its_posts(world: World) -> None:
    table = await started(world)
    thread = world.bot.get_channel(thread_of(world, "Bob").id)
    assert isinstance(thread, discord.Thread)
    await thread.delete()
    await world.env.settle()
    await goes_on(world, table)
    assert (await world.table()).status is Status.RUNNING
    assert await world.bot.host.registry.store.outbox.all() == []
    assert [each.name for each in world.channel.threads if "Bob" in (each.name or "")] == []


# --- trouble -------------------------------------------------------------------------------------------


async def test_a_failed_panel_is_sent_once_after_a_restart(world: World) -> None:
    await started(world)
    thread = thread_of(world, "Bob")
    world.gate.fail("POST", f"/channels/{thread.id}/messages", lambda: RateLimit(200), times=None)
    await pass_in_thread(world, "Ann")
    await world.env.settle()
    waiting = await world.bot.host.registry.store.outbox.all()
    assert [post.kind for post in waiting] == [PostKind.PANELS], "the channel's own message does not wait for it"
    assert "Ann passes." in text_of(world.newest)
    world.gate.heal()
    await world.restart()
    await world.wait(minutes=5)
    (panel,) = panels(thread_of(world, "Bob"))
    assert any(button.label == PASS for button in buttons_of(panel))
    assert await world.bot.host.registry.store.outbox.all() == []


async def test_a_panel_that_arrived_while_the_answer_was_lost_stands_there_once(world: World) -> None:
    await started(world)
    thread = thread_of(world, "Bob")
    world.gate.fail(SENDS["channel"][0], f"/channels/{thread.id}/messages", ConnectionResetError, after=True)
    await pass_in_thread(world, "Ann")
    await world.env.settle()
    await world.wait(minutes=1)
    assert len(panels(thread)) == 1
    assert len([entry for entry in world.gate.said if entry.channel_id == thread.id]) == 2, "the first, and this one"


async def test_forgetting_reaches_the_threads(world: World) -> None:
    table = await started(world)
    ann = world.ann.id
    rows = world.bot.host.registry.store.threads
    assert ann in await rows.of_table(table.id)
    world.gate.fail("*", "/channels/*/thread-members/*", lambda: RateLimit(200), times=None)
    await world.bot.host.lobby.stop(table, ann, moderator=False)
    await world.bot.outbox_sender.send(table.id)
    await world.bot.host.people.forget(ann)
    assert ann not in await rows.of_table(table.id)


async def test_commands_in_ones_own_thread_are_about_its_table_and_no_other_is_opened_there(world: World) -> None:
    table = await started(world)
    ann, thread = world.ann, thread_of(world, "Ann")
    before = [each.id for each in panels(thread)]
    for command, typed in (("game new", {}), ("game solo", {}), ("game find", {"players": 2})):
        refused = answer(await ann.slash(thread, command, **typed)).content
        assert refused == OnlyAHandHere(table.channel_id).sentence(COMMON)
    assert [each.id for each in panels(thread)] == before
    assert await world.bot.host.registry.store.open_table_in(thread.id) is None
    assert ": your turn." in answer(await ann.slash(thread, "turn panel")).content
    assert NO_TABLE not in answer(await ann.slash(thread, "show hand")).content
    asked = answer(await ann.slash(thread, "table pause", days=2)).content
    assert asked == f"Done: see <#{world.channel.id}>." and "asks for a pause" in world.newest.content


async def test_a_players_own_thread_is_chosen_for_nothing_that_everybody_should_read(world: World) -> None:
    moderator = world.moderator()
    await started(world, "Mod", "Ann")
    thread = thread_of(world, "Mod")
    for command, typed in (("table settings", "channel"), ("table server", "news"), ("table server", "audit")):
        refused = said(await moderator.slash(world.channel, command, **{typed: thread}))
        assert refused.startswith(Why.NOT_A_PLACE_FOR_POSTS.sentence(COMMON)), command
    settings = await world.bot.host.people.guild(world.guild.id)
    assert (settings.channels, settings.news, settings.audit) == ((), None, None)


async def test_the_threads_of_others_tell_the_newest_moves_those_of_computers_too(world: World) -> None:
    lobby = await world.open_table("Ann", computers=1, game="lost-cities", seats=3, level="novice", panels="thread")
    await world.choose("Ann", length="short", order="joined", turns="ask")
    await start(lobby, world.ann, world.bob)
    table = await world.table()
    assert table.names == ("Ann", "Sextant", "Bob")
    await world.bot.host.play.play(table, world.ann.id, ["play yellow 0", "draw"])
    await world.nudge(table)
    world.bot.host.computers.play_at(table)
    await settled(world)
    (bobs,) = panels(thread_of(world, "Bob"))
    assert "yellow 0" in bobs.content and "Ann" in bobs.content and "Sextant" in bobs.content
    assert "Sextant" in panels(thread_of(world, "Ann"))[-1].content
