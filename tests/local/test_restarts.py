"""The local table goes on after every restart: what its channel shows can be played."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import simcord
from simcord.backend.access import can_access_channel

from arnak_bot.game.options import OptionScope
from arnak_bot.games import GAMES
from arnak_bot.host import default_options
from arnak_bot.local import build_server, greet, read_key, show_running_tables
from arnak_bot.store import GuildSettings, NewPost, PostKind, Status
from cogs.client import ArnakBot
from tests.discord.seen import buttons_of, sit_down, text_of


async def begin_in(channel: Any, opener: simcord.MemberActor, other: simcord.MemberActor) -> None:
    """Let two people begin a game in a channel."""
    await opener.slash(channel, "game new")
    await sit_down(other, channel.history()[-1])
    await opener.click(channel.history()[-1], label="Start")


async def test_the_table_is_shown_with_its_buttons_after_one_restart_and_after_more(tmp_path: Path) -> None:
    for restarts in range(4):
        bot = ArnakBot(str(tmp_path / "arnak.db"), random.Random(1), own_emoji=False)
        async with simcord.run(bot) as env:
            server = build_server(env)
            assert await show_running_tables(env, server, bot.host) is bool(restarts)
            ada, ben = server.members[:2]
            if restarts == 0:
                await begin_in(server.channel, ada, ben)
            newest = server.channel.history()[-1]
            assert "My turn" in [button.label for button in buttons_of(newest)], f"after {restarts} restarts"
            assert "to move" in text_of(newest)
        await bot.close()


async def test_a_table_with_a_message_that_was_still_unsent_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The bot takes up its work before the local table has a server."""
    for restarts in range(2):
        bot = ArnakBot(str(tmp_path / "arnak.db"), random.Random(1), own_emoji=False)
        async with simcord.run(bot) as env:
            server = build_server(env)
            assert await show_running_tables(env, server, bot.host) is bool(restarts)
            if restarts == 0:
                await begin_in(server.channel, *server.members[:2])
            table = await bot.host.registry.table_in(server.channel.id)
            assert table.status is Status.RUNNING
            newest = server.channel.history()[-1]
            assert "to move" in text_of(newest) and "My turn" in [button.label for button in buttons_of(newest)]
            await bot.host.outbox.add(table, NewPost(PostKind.TABLE))
        await bot.close()


async def test_a_game_in_a_thread_and_one_in_direct_messages_go_on_after_a_restart(tmp_path: Path) -> None:
    for restarts in range(2):
        bot = ArnakBot(str(tmp_path / "arnak.db"), random.Random(1), own_emoji=False)
        async with simcord.run(bot) as env:
            server = build_server(env)
            ada, ben = server.members[:2]
            assert not await show_running_tables(env, server, bot.host), "the channel itself has no table"
            if restarts == 0:
                await ada.slash(server.channel, "game new", place="thread")
                await sit_down(ben, server.channel.threads[0].history()[-1])
                await ada.click(server.channel.threads[0].history()[-1], label="Start")
                await ben.user.slash("game solo")
            (thread,) = server.channel.threads
            for place in (thread, ben.user.dm_channel):
                newest = place.history()[-1]
                assert "My turn" in [button.label for button in buttons_of(newest)], f"after {restarts} restarts"
            assert thread.name == "Arnak, Bird Temple: Ada"
            await ada.click(thread.history()[-1], label="My turn")
        await bot.close()


async def test_a_private_thread_is_open_for_its_player_alone_after_a_restart(tmp_path: Path) -> None:
    for _ in range(2):
        bot = ArnakBot(str(tmp_path / "arnak.db"), random.Random(1), own_emoji=False)
        async with simcord.run(bot) as env:
            server = build_server(env)
            ada, ben = server.members[:2]
            if not await show_running_tables(env, server, bot.host):
                wanted = replace(default_options(GAMES, OptionScope.SERVER), panels=True)
                await bot.host.people.set_guild(server.guild.id, GuildSettings(wanted))
                await begin_in(server.channel, ada, ben)
            seen = {
                member.name: [each.name for each in server.channel.threads if can_access_channel(env, each.id, member)]
                for member in (ada, ben)
            }
            assert seen == {"ada": ["Ada’s seat: Arnak, Bird Temple"], "ben": ["Ben’s seat: Arnak, Bird Temple"]}
            await bot.outbox_sender.until_idle()
            for thread in server.channel.threads:
                assert buttons_of(thread.history()[-1]), f"{thread.name} holds a panel"
        await bot.close()


async def test_the_key_of_the_page_is_kept_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    first = read_key(str(tmp_path / "arnak.db"))
    assert len(first) > 40 and read_key(str(tmp_path / "arnak.db")) == first != read_key(str(tmp_path / "other.db"))
    assert (tmp_path / "arnak.key").stat().st_mode & 0o777 == 0o600
    assert len(read_key("/proc/nowhere/arnak.db")) > 40, "a folder that cannot be written to gets a new one each time"


async def test_an_empty_channel_says_what_to_type_and_the_next_message_appears_below(tmp_path: Path) -> None:
    bot = ArnakBot(str(tmp_path / "arnak.db"), random.Random(1), own_emoji=False)
    async with simcord.run(bot) as env:
        server = build_server(env)
        await greet(bot, server)
        (welcome,) = server.channel.history()
        offered = {command.qualified_name for command in bot.tree.walk_commands()}
        assert set(re.findall(r"`/([^`]+)`", welcome.content)) < offered
        await server.members[0].slash(server.channel, "game new")
        first, lobby = server.channel.history()
        assert first.id == welcome.id and "Join" in [button.label for button in buttons_of(lobby)]
    await bot.close()
