"""What /table settings says of what does not work: deleted channels, permissions, posts that do not arrive."""

from __future__ import annotations

import discord

from arnak_bot.store import NewNotice, NoticeOf
from tests.discord.conftest import World
from tests.discord.seen import said
from tests.discord.test_settings import OWN, command, menu_of, opened, settings


async def test_posts_that_do_not_arrive_are_listed_with_what_to_do(world: World) -> None:
    news, reports = world.guild.create_text_channel("news"), world.guild.create_text_channel("reports")
    await command(world, "server", news=news, audit=reports)
    await command(world, "webhook", address="https://example.org/a-secret")
    await command(world, "settings", panels="thread", channel=news)
    assert "I can't" not in await command(world, "settings") and "trying" not in await command(world, "settings")
    channel = world.bot.get_channel(news.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.set_permissions(channel.guild.me, send_messages=False)
    notices, guild = world.bot.host.notices, world.guild.id
    await notices.add(
        NewNotice(guild, NoticeOf.WEBHOOK, {"table": 1}, None), NewNotice(guild, NoticeOf.AUDIT, {}, reports.id)
    )
    for each in await notices.due():
        await notices.failed(each, "status 500")
    told = (await command(world, "settings")).replace("\\", "")
    for line in (
        f"I can’t post in <#{news.id}>. In its permissions, allow my role *Send Messages*.",
        f"Discord did not accept a post in <#{reports.id}>. I keep trying for three days.",
        "example.org has not accepted a game that ended <t:",
        "I give each game up after three days; `/table results` has them all. `/table webhook` changes the address.",
    ):
        assert line in told, line
    assert "I can’t post" not in said(await world.member("Ann").slash(world.channel, "table settings"))


async def test_a_channel_for_games_that_is_closed_to_the_bot_is_warned_of_with_what_is_denied_there(
    world: World,
) -> None:
    everybody = world.guild.default_role
    closed = world.guild.create_text_channel(
        "closed", overwrites={everybody: discord.PermissionOverwrite(send_messages=False)}
    )
    threadless = world.guild.create_text_channel(
        "threadless",
        overwrites={everybody: discord.PermissionOverwrite(create_public_threads=False, create_private_threads=False)},
    )
    wanted = f"I can’t post in <#{closed.id}>. In its permissions, allow my role *Send Messages*."
    assert wanted in await command(world, "settings", channel=closed)
    assert wanted in await command(world, "settings"), "later, too"
    told = await command(world, "settings", channel=threadless, place="thread", panels="thread")
    for line in (
        f"I can’t open tables in threads of <#{threadless.id}>. In its permissions, allow my role "
        "*Create Public Threads*.",
        f"I can’t open private threads for players in <#{threadless.id}>. In its permissions, allow my role "
        "*Create Private Threads*. It works from the next table on.",
    ):
        assert line in told, line
    assert f"threads of <#{closed.id}>" not in told
    await command(world, "settings", channel=closed)
    await command(world, "settings", channel=threadless)
    assert "I can't" not in await command(world, "settings")
    world.channel = threadless
    assert f"private threads for players in <#{threadless.id}>" in await command(world, "settings"), "where all are"


async def test_deleted_channels_are_reported_and_nobody_is_sent_to_them(world: World) -> None:
    games, other = world.guild.create_text_channel("games"), world.guild.create_text_channel("other")
    await command(world, "server", news=other)
    await command(world, "settings", channel=games)
    await command(world, "settings", channel=other)
    for channel in (games, other):
        found = world.bot.get_channel(channel.id)
        assert isinstance(found, discord.TextChannel)
        await found.delete()
        await world.env.settle()
        if channel is games:
            refused = said(await world.member("Ann").slash(world.channel, "game new"))
            assert refused.startswith(f"On this server, tables can only be opened in <#{other.id}>. Alone")
    refused = said(await world.member("Ann").slash(world.channel, "game new"))
    assert "channels that have been deleted. Somebody with *Manage Server* can choose others" in refused
    told = await command(world, "settings")
    assert "2 channels chosen for “Tables may be opened in” have been deleted." in told
    assert "The channel chosen for “League and ladder results are posted in” has been deleted." in told
    shown = await opened(world)
    await world.moderator().select(shown.message, ["channels"], custom_id=OWN)
    assert not menu_of(world, shown, "channels").get("default_values")
    await command(world, "settings", channel=world.channel)
    assert (await settings(world)).channels == (world.channel.id,), "a new choice takes the place of what is gone"
