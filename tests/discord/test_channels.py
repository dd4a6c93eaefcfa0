"""Where tables live: channels of every type, those that take threads alone, and what is said where no table fits."""

from __future__ import annotations

import discord
import pytest
import simcord
from simcord.backend.serializers import channel_payload

from arnak_bot.store import Status
from tests.discord.conftest import World
from tests.discord.seen import last_in, said, text_of

CHANNELS = ("text", "news", "voice", "stage", "forum", "thread")


def channel_of_type(world: World, kind: str) -> simcord.ChannelHandle:
    if kind == "thread":
        return thread_in(world, world.channel)
    make = getattr(world.guild, f"create_{kind}_channel")
    channel: simcord.ChannelHandle = make(f"a-{kind}")
    return channel


def place_in(world: World, channel: simcord.ChannelHandle) -> simcord.ChannelHandle:
    """Where people write in a channel: in a forum that is one of its posts."""
    return thread_in(world, channel) if isinstance(world.bot.get_channel(channel.id), discord.ForumChannel) else channel


def thread_in(world: World, channel: simcord.ChannelHandle) -> simcord.ChannelHandle:
    world.env.backend.create_thread(channel.id, "a thread", world.ann.id)
    return channel.threads[-1]


async def test_a_channel_that_allows_only_threads_gets_its_table_and_the_reply_links_to_it(world: World) -> None:
    quiet = world.channel_without("send_messages")
    result = await world.ann.slash(quiet, "game new", place="thread")
    (thread,) = quiet.threads
    table = await world.bot.host.registry.table_in(thread.id)
    assert table.status is Status.LOBBY and "Ann" in text_of(last_in(thread))
    assert f"<#{thread.id}>" in said(result) and result.ephemeral
    assert all(message.is_system() for message in quiet.history(viewer=world.bob))


async def test_an_announcement_that_fails_gets_a_private_reply(world: World) -> None:
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=500, times=None)
    result = await world.ann.slash(world.channel, "game new", place="thread")
    (thread,) = world.channel.threads
    assert f"<#{thread.id}>" in said(result) and "Ann" in text_of(last_in(thread))


async def test_a_table_that_cannot_be_shown_in_its_thread_is_not_shown_where_the_command_was(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50001, message="Missing Access", times=None)
    result = await world.ann.slash(world.channel, "game new", place="thread")
    assert len(world.channel.threads) == 1 and result.ephemeral
    assert all(message.is_system() for message in world.channel.history())


@pytest.mark.parametrize("kind", CHANNELS)
async def test_tables_are_allowed_in_channels_of_every_type(world: World, kind: str) -> None:
    ann, channel = world.ann, channel_of_type(world, kind)
    place = place_in(world, channel)
    assert f"<#{channel.id}>" in said(await world.moderator().slash(world.channel, "table settings", channel=channel))
    assert f"<#{channel.id}>" in said(await ann.slash(world.channel, "game new"))
    await ann.slash(place, "game new", place="here")
    assert (await world.bot.host.registry.table_in(place.id)).status is Status.LOBBY
    assert "Ann" in text_of(last_in(place))


async def test_a_thread_that_is_not_cached_belongs_to_its_channel(world: World) -> None:
    thread = thread_in(world, world.channel)
    await world.moderator().slash(world.channel, "table settings", channel=world.channel)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild._remove_thread(discord.Object(thread.id))  # as after a restart, if it is archived or the bot is not in it
    assert world.bot.get_channel(thread.id) is None
    await world.ann.slash(thread, "game new")
    assert (await world.bot.host.registry.table_in(thread.id)).status is Status.LOBBY


async def test_a_category_cannot_be_chosen_and_its_channels_are_suggested_instead(world: World) -> None:
    category = world.guild.create_category("games")
    refused = said(await world.moderator().slash(world.channel, "table settings", channel=category))
    assert "categories" in refused and "channels" in refused
    assert (await world.bot.host.people.guild(world.guild.id)).channels == ()


@pytest.mark.parametrize("kind", ["voice", "stage", "forum"])
async def test_if_no_thread_can_be_opened_the_channel_itself_is_suggested(world: World, kind: str) -> None:
    place = place_in(world, channel_of_type(world, kind))
    assert "place: here" in said(await world.ann.slash(place, "game new", place="thread"))


async def test_the_posts_of_a_deleted_forum_stop_their_tables(world: World) -> None:
    forum = channel_of_type(world, "forum")
    post = place_in(world, forum)
    await world.ann.slash(post, "game new")
    table = await world.bot.host.registry.table_in(post.id)
    gone = channel_payload(world.env.backend, world.env.backend.get_channel(forum.id))
    world.env.backend.emit("CHANNEL_DELETE", dict(gone))  # Discord says no more than that
    await world.env.settle()
    assert table.status is Status.STOPPED
