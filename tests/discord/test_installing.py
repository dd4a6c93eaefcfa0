"""How the bot is installed: in servers, by users, or in servers alone; and what is done about threads there."""

from __future__ import annotations

import logging
import random
from pathlib import Path

import discord
import pytest

from arnak_bot.store import Status
from cogs.client import ArnakBot
from tests.discord.conftest import World
from tests.discord.seen import last_in
from tests.discord.strict import Gate
from tests.discord.test_table import said


class TestServersOnly:
    """An application that may not be installed by users."""

    @pytest.fixture
    def simcord_bot(self, database: Path, gate: Gate) -> ArnakBot:
        gate.installs = frozenset({0})
        return ArnakBot(str(database), random.Random(1), own_emoji=False)

    async def test_the_bot_starts_and_works_in_servers(self, world: World) -> None:
        table = await world.start_table("Ann", "Bob")
        assert table.status is Status.RUNNING

    async def test_one_line_says_how_to_allow_users(self, world: World, caplog: pytest.LogCaptureFixture) -> None:
        with caplog.at_level(logging.WARNING, "arnak"):
            await world.restart()
        (line,) = [record.getMessage() for record in caplog.records if record.name == "arnak"]
        assert "User Install" in line and "developer portal" in line


async def test_there_is_a_link_for_servers_and_one_for_accounts(world: World) -> None:
    assert "integration_type=0" in world.bot.invite and "permissions=" in world.bot.invite
    assert "integration_type=1" in world.bot.personal_invite
    assert "scope=applications.commands" in world.bot.personal_invite


async def test_a_table_in_a_thread_of_an_announcement_channel(world: World) -> None:
    news = world.guild.create_news_channel("news")
    await world.member("Ann").slash(news, "game new", place="thread")
    (thread,) = news.threads
    assert "Ann" in last_in(thread).content


async def test_too_many_threads_are_told_kindly(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/threads", status=400, code=160006, message="Maximum reached")
    result = await world.member("Ann").slash(world.channel, "game new", place="thread")
    assert "as many open threads as Discord allows" in said(result)


async def forged(world: World, custom_id: str) -> discord.Message:
    """A message in another channel with a button whose id somebody made up."""
    elsewhere = world.guild.create_text_channel(f"forge-{len(world.guild.channels)}")
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Press me", custom_id=custom_id))
    return await world.bot.get_partial_messageable(elsewhere.id).send("free coins", view=view)


@pytest.mark.parametrize("what", ["stop", "join", "start", "turn", "board", "log", "reopen", "resign"])
async def test_a_forged_button_in_another_channel_does_nothing(world: World, what: str) -> None:
    table = await world.start_table("Ann", "Bob")
    message = await forged(world, f"a:{what}:{table.id}")
    result = await world.moderator().click(message, label="Press me")
    assert "another channel" in said(result) and table.status is Status.RUNNING


@pytest.mark.parametrize("button", ["a:vote:{0}:pass:1:0", "a:page:{0}:0", "a:undo:{0}:0", "a:do:{0}:0:pass"])
async def test_other_forged_buttons_do_nothing_either(world: World, button: str) -> None:
    table = await world.start_table("Ann", "Bob")
    message = await forged(world, button.format(table.id))
    result = await world.moderator().click(message, label="Press me")
    told = [said(result), *[each.content for each in result.followups]]
    assert any("another channel" in text for text in told) and table.moves == 0


async def test_a_player_does_not_become_a_moderator_in_another_channel(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    other = next(world.actor(table, seat) for seat in (0, 1) if table.seats[seat].user_id != table.opener)
    message = await forged(world, f"a:stop:{table.id}")
    channel = world.bot.get_channel(message.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.set_permissions(channel.guild.default_role, manage_messages=True)
    result = await other.click(message, label="Press me")
    assert "Only the player who opened" in said(result) and table.status is Status.RUNNING
