"""The local table goes on after every restart: what its channel shows can be played."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from simcord.backend.access import can_access_channel

from arnak_bot.game.options import OptionScope
from arnak_bot.games import GAMES
from arnak_bot.host import default_options
from arnak_bot.local import greet, read_key, show_running_tables
from arnak_bot.store import GuildSettings, NewPost, PostKind, Status
from tests.discord.seen import sit_down, text_of
from tests.local.running import begin_in, newest_labels, running


async def test_the_table_is_shown_with_its_buttons_after_one_restart_and_after_more(tmp_path: Path) -> None:
    for restarts in range(4):
        async with running(tmp_path) as (bot, env, server):
            assert await show_running_tables(env, server, bot.host) is bool(restarts)
            ada, ben = server.members[:2]
            if restarts == 0:
                await begin_in(server.channel, ada, ben)
            assert "My turn" in newest_labels(server.channel), f"after {restarts} restarts"
            assert "to move" in text_of(server.channel.history()[-1])


async def test_a_table_with_a_message_that_was_still_unsent_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The bot takes up its work before the local table has a server."""
    for restarts in range(2):
        async with running(tmp_path) as (bot, env, server):
            assert await show_running_tables(env, server, bot.host) is bool(restarts)
            if restarts == 0:
                await begin_in(server.channel, *server.members[:2])
            table = await bot.host.registry.table_in(server.channel.id)
            assert table.status is Status.RUNNING
            assert "to move" in text_of(server.channel.history()[-1]) and "My turn" in newest_labels(server.channel)
            await bot.host.outbox.add(table, NewPost(PostKind.TABLE))


async def test_a_game_in_a_thread_and_one_in_direct_messages_go_on_after_a_restart(tmp_path: Path) -> None:
    for restarts in range(2):
        async with running(tmp_path) as (bot, env, server):
            ada, ben = server.members[:2]
            assert not await show_running_tables(env, server, bot.host), "the channel itself has no table"
            if restarts == 0:
                await ada.slash(server.channel, "game new", place="thread")
                await sit_down(ben, server.channel.threads[0].history()[-1])
                await ada.click(server.channel.threads[0].history()[-1], label="Start")
                await ben.user.slash("game solo")
            (thread,) = server.channel.threads
            for place in (thread, ben.user.dm_channel):
                assert "My turn" in newest_labels(place), f"after {restarts} restarts"
            assert thread.name == "Arnak, Bird Temple: Ada"
            await ada.click(thread.history()[-1], label="My turn")


async def test_a_private_thread_is_open_for_its_player_alone_after_a_restart(tmp_path: Path) -> None:
    for _ in range(2):
        async with running(tmp_path) as (bot, env, server):
            ada, ben = server.members[:2]
            if not await show_running_tables(env, server, bot.host):
                wanted = replace(default_options(GAMES, OptionScope.SERVER), panels=True)
                await bot.host.people.set_guild(server.guild.id, GuildSettings(wanted))
                await begin_in(server.channel, ada, ben)
            threads = server.channel.threads
            for who, name in ((ada, "Ada"), (ben, "Ben")):
                seen = [each.name for each in threads if can_access_channel(env, each.id, who)]
                assert seen == [f"{name}’s seat: Arnak, Bird Temple"]
            await bot.outbox_sender.until_idle()
            for thread in threads:
                assert newest_labels(thread), f"{thread.name} holds a panel"


async def test_the_key_of_the_page_is_kept_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    first = read_key(str(tmp_path / "arnak.db"))
    assert len(first) > 40 and read_key(str(tmp_path / "arnak.db")) == first != read_key(str(tmp_path / "other.db"))
    assert (tmp_path / "arnak.key").stat().st_mode & 0o777 == 0o600
    assert len(read_key("/proc/nowhere/arnak.db")) > 40, "a folder that cannot be written to gets a new one each time"


async def test_an_empty_channel_says_what_to_type_and_the_next_message_appears_below(tmp_path: Path) -> None:
    async with running(tmp_path) as (bot, _, server):
        await greet(bot, server)
        (welcome,) = server.channel.history()
        offered = {command.qualified_name for command in bot.tree.walk_commands()}
        assert set(re.findall(r"`/([^`]+)`", welcome.content)) < offered
        await server.members[0].slash(server.channel, "game new")
        first, lobby = server.channel.history()
        assert first.id == welcome.id != lobby.id and "Join" in newest_labels(server.channel)
