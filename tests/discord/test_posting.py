"""Normal days on Discord: a deleted message, an archived thread, 429 and 500, missing permissions, own emoji."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from arnak_bot.host import Table
from arnak_bot.store import LiveKind, Status
from cogs import ids
from cogs.client import ArnakBot
from cogs.notices import Wanted
from cogs.pictures import Emoji
from tests.databases import tamper
from tests.discord.conftest import World, open_panel, pass_turn
from tests.discord.seen import answer, can_be_pressed, components, last_in, said, sit_down, start, text_of

pytestmark = pytest.mark.simcord(settle_timeout=120)


def boards(world: World) -> list[discord.Message]:
    def has_board(message: discord.Message) -> bool:
        return any(each.filename.startswith("board") for each in message.attachments)

    return [*filter(has_board, world.channel.history())]


async def pass_seat(world: World, seat: int) -> Any:
    return await pass_turn(world, world.actor(await world.table(), seat))


async def test_a_deleted_table_is_reposted_once(world: World, table: Table) -> None:
    owner = world.moderator()
    await owner.delete(boards(world)[-1])
    assert len(boards(world)) == 1 and f"<@{table.seats[0].user_id}>" in text_of(boards(world)[0])
    assert table.posts.last == boards(world)[0].id
    await owner.delete(boards(world)[-1])
    assert boards(world) == [], "who deletes it twice means it"
    await pass_seat(world, 0)
    assert len(boards(world)) == 1, "the next turn is shown all the same"


async def test_a_deleted_lobby_is_reposted_with_its_players(world: World) -> None:
    await world.ann.slash(world.channel, "game new")
    await sit_down(world.bob, world.newest)
    await world.moderator().delete(world.newest)
    assert "Bob" in text_of(world.newest) and can_be_pressed(world.newest)


async def test_an_old_message_that_is_deleted_changes_nothing(world: World) -> None:
    await world.start_table("Ann", "Bob")
    old = boards(world)[-1]
    await pass_seat(world, 0)
    await world.moderator().delete(old)
    assert len(boards(world)) == 1


async def test_a_long_outage_is_reported_and_the_table_is_posted_when_discord_is_back(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    (before,) = boards(world)
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    result = await pass_seat(world, 0)
    assert any("Nothing is lost" in message.content for message in result.followups)
    assert table.running.seats_to_act == (1,)
    world.env.backend.faults.clear()
    await world.wait(minutes=20)
    (newest,) = boards(world)
    assert newest.id != before.id and f"<@{table.seats[1].user_id}>" in text_of(newest)
    await world.wait(minutes=20)
    assert [message.id for message in boards(world)] == [newest.id]


async def test_missing_permissions_are_named_before_the_start(world: World) -> None:
    await world.ann.slash(world.channel, "game new")
    lobby = world.newest
    await sit_down(world.bob, lobby)
    me = world.guild.me
    assert me is not None
    channel = world.text_channel
    await channel.set_permissions(me, attach_files=False)
    result = await world.ann.click(lobby, label="Start")
    assert "Attach Files" in said(result) and (await world.table()).status is Status.LOBBY
    await channel.set_permissions(me, attach_files=True)
    await world.ann.click(lobby, label="Start")
    assert (await world.table()).status is Status.RUNNING


def known(world: World, thread: simcord.ChannelHandle) -> discord.Thread:
    """A thread as the bot knows it."""
    found = world.bot.get_channel(thread.id)
    assert isinstance(found, discord.Thread)
    return found


async def test_a_table_in_its_own_thread(world: World) -> None:
    thread = await world.open_thread("Ann")
    found = known(world, thread)
    assert found.type is discord.ChannelType.public_thread
    assert found.auto_archive_duration == 7 * 24 * 60 and found.name == "Arnak, Bird Temple: Ann"
    (announced,) = [message for message in world.channel.history() if not message.is_system()]
    opened = "A table of *Lost Ruins of Arnak* is waiting for players in this thread. Come and take a seat."
    assert announced.id == thread.id and text_of(announced) == opened
    await start(last_in(thread), world.ann, world.bob)
    assert last_in(thread).attachments
    await world.env.settle()
    (announced,) = [message for message in world.channel.history() if not message.is_system()]
    assert text_of(announced) == f"The table is in <#{thread.id}>.", "the game has begun"
    assert await world.bot.host.registry.store.servers.kept() == []
    table = await world.bot.host.registry.table_in(thread.id)
    await world.actor(table, 0).slash(thread, "turn dig", site="camp-coins")
    assert table.running.log
    again = await world.ann.slash(world.channel, "game new")
    assert "Open seat" in text_of(world.newest), f"the channel itself is still free: {said(again)}"


async def test_a_thread_has_room_again_once_somebody_has_left_its_lobby_by_command(world: World) -> None:
    thread = await world.open_thread("Ann")
    await sit_down(world.bob, last_in(thread))
    await world.env.settle()
    (announced,) = [message for message in world.channel.history() if not message.is_system()]
    assert text_of(announced) == f"The table is in <#{thread.id}>."
    await world.bob.slash(thread, "game leave")
    await world.env.settle()
    (announced,) = [message for message in world.channel.history() if not message.is_system()]
    assert text_of(announced).endswith("is waiting for players in this thread. Come and take a seat.")


async def test_the_announcement_of_a_thread_names_the_game_that_its_lobby_has_now(world: World) -> None:
    thread = await world.open_thread("Ann", game="lost-ark")
    await world.ann.select(last_in(thread), ["arnak"], custom_id=ids.option_menu(1, "game_key"))
    await world.env.settle()
    (announced,) = [message for message in world.channel.history() if not message.is_system()]
    assert text_of(announced).startswith("A table of *Lost Ruins of Arnak* is waiting")


async def test_a_table_whose_other_seats_are_computers_is_not_announced_as_open(world: World) -> None:
    thread = await world.open_thread("Ann", game="lost-cities", computers=3)
    await world.env.settle()
    (announced,) = [message for message in world.channel.history() if not message.is_system()]
    assert text_of(announced) == f"The table is in <#{thread.id}>."


async def test_an_announcement_of_an_older_version_keeps_its_link_to_the_thread(world: World) -> None:
    """Its thread was not below it, and a lobby that waits was already announced with a link."""
    thread = await world.open_thread("Ann")
    old = await world.bot.get_partial_messageable(world.channel.id).send(f"The table is in <#{thread.id}>. Come!")
    table = await world.bot.host.registry.table_in(thread.id)
    kind = f"{LiveKind.THREAD} {table.id}"
    await world.bot.keeper.keep(world.guild.id, kind, world.channel.id, old.id, Wanted(old.content))
    await world.bot.keeper.renew()
    assert text_of(world.newest) == old.content
    await start(last_in(thread), world.ann, world.bob)
    await world.bot.keeper.renew()
    assert text_of(world.newest) == f"The table is in <#{thread.id}>."


async def test_a_threads_name_follows_the_lobby_at_most_twice_in_ten_minutes(world: World) -> None:
    thread = await world.open_thread("Ann")
    table, lobby = await world.bot.host.registry.table_in(thread.id), last_in(thread)

    async def choose(key: str, value: str) -> None:
        await world.ann.select(lobby, [value], custom_id=ids.option_menu(table.id, key))

    def renames() -> int:
        path = f"/channels/{thread.id}"
        return sum((each.method, each.path) == ("PATCH", path) for each in world.env.http_requests)

    await choose("board", "snake")
    await choose("game_key", "lost-cities")
    assert known(world, thread).name == "Arnak, Bird Temple: Ann"
    await world.wait(minutes=5)
    assert known(world, thread).name == "Lost Cities: Ann" and renames() == 1
    for key in ("arnak", "lost-cities", "arnak"):
        await choose("game_key", key)
        await world.wait(seconds=20)
    assert renames() == 1
    await world.wait(minutes=5)
    assert known(world, thread).name.startswith("Arnak") and renames() == 2
    await known(world, thread).edit(name="Friday night")
    await choose("game_key", "lost-cities")
    await world.wait(minutes=10)
    assert known(world, thread).name == "Friday night", "somebody has named it"


async def test_an_archived_thread_with_a_running_table_is_reopened(world: World) -> None:
    await world.moderator().slash(world.channel, "table settings", remind=0, deadline=0)
    thread = await world.open_thread("Ann")
    await start(last_in(thread), world.ann, world.bob)
    found = known(world, thread)

    async def stays_archived(*, locked: bool = False) -> bool:
        await found.edit(archived=True, locked=locked)
        await world.env.settle()
        now = await world.bot.fetch_channel(thread.id)
        return isinstance(now, discord.Thread) and now.archived

    assert await stays_archived(), "somebody closed it: the bot does not argue"
    await found.edit(archived=False)
    await world.wait(days=7, look_every=24)
    assert not await stays_archived(), "it fell asleep after a week"
    await world.wait(days=7)
    found.guild._threads.clear()  # as after a start, when Discord sends no thread that sleeps
    assert not await stays_archived(), "it is asked for"
    assert await stays_archived(locked=True), "a moderator has locked it: the bot does not argue"
    table = await world.bot.host.registry.table_in(thread.id)
    await world.bot.host.lobby.stop(table, table.opener, moderator=False)
    assert await stays_archived(), "after the game the thread may sleep"


class TestOwnEmoji:
    """A bot with its own emoji."""

    @pytest.fixture
    def simcord_bot(self, database: Path) -> ArnakBot:
        return ArnakBot(str(database), random.Random(1))

    async def test_the_bot_uploads_its_emoji_once_and_uses_them(self, world: World) -> None:
        emoji = await world.bot.fetch_application_emojis()
        assert {each.name for each in emoji} >= {"arnak_coin", "arnak_jewel", "arnak_plane", "arnak_archaeologist"}
        panel = await open_panel(world, world.actor(await world.start_table("Ann", "Bob"), 0))
        assert "<:arnak_coin:" in panel.content and "🪙" not in panel.content
        options = [option for item in components(panel) for option in item.get("options", [])]
        assert any((option.get("emoji") or {}).get("name") == "arnak_coin" for option in options)
        old, world.bot = world.bot, ArnakBot(str(world.database), random.Random(1))
        await world.env.restart_bot(world.bot)
        await old.close()
        assert len(await world.bot.fetch_application_emojis()) == len(emoji), "not uploaded again"


async def test_two_bots_starting_at_once_share_uploaded_emoji(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    both, looked = [Emoji(), Emoji()], asyncio.Barrier(2)
    look, upload = world.bot.fetch_application_emojis, world.bot.create_application_emoji

    async def look_at_once() -> list[discord.Emoji]:
        found = await look()
        if not found:
            await looked.wait()
        return found

    async def upload_in_turn(*, name: str, image: bytes) -> discord.Emoji:
        await asyncio.sleep(0)
        return await upload(name=name, image=image)

    monkeypatch.setattr(world.bot, "fetch_application_emojis", look_at_once)
    monkeypatch.setattr(world.bot, "create_application_emoji", upload_in_turn)
    await asyncio.gather(*(emoji.load(world.bot) for emoji in both))
    there = await world.bot.fetch_application_emojis()
    assert len(there) == len({emoji.name for emoji in there}) > 5
    assert both[0].of("🪙") == both[1].of("🪙") in there


async def test_emoji_stay_plain_if_discord_rejects_them_or_does_not_answer(world: World) -> None:
    world.env.inject_error("POST", "/applications/*/emojis", status=400, times=None)
    emoji = Emoji()
    await emoji.load(world.bot)
    assert emoji.of("🪙") == "🪙" and await world.bot.fetch_application_emojis() == []
    world.gate.fail("GET", "/applications/*/emojis", TimeoutError)
    await emoji.load(world.bot)
    assert emoji.of("🪙") == "🪙"


async def test_a_discord_error_during_a_reply_is_explained_and_nothing_is_lost(world: World, table: Table) -> None:
    world.env.inject_error("PATCH", "/webhooks/*", status=500, times=1)
    result = await world.actor(table, 0).slash(world.channel, "turn dig", site="camp-coins")
    said_after = [message.content for message in result.followups]
    assert any("Your game is safe" in text for text in [said(result), *said_after])
    assert table.running.log == ((0, "dig camp-coins"),)


async def test_a_table_that_cannot_be_loaded_says_so_and_can_be_stopped_in_its_channel(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    number = table.id
    tamper(world.database, "DELETE FROM seats")
    tamper(world.database, "UPDATE tables SET snapshot = NULL")
    await world.restart()
    assert "cannot be loaded" in said(await world.bob.slash(world.channel, "turn pass"))
    assert "Only the host of" in said(await world.bob.slash(world.channel, "table stop"))
    question = await world.ann.slash(world.channel, "table stop")
    await world.ann.click(answer(question), label="Stop it")
    await world.bob.slash(world.channel, "game new")
    assert (await world.table()).id != number, "the channel is free again"
