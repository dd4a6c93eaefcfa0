"""The local table goes on after every restart: what its channel shows can be played."""

from __future__ import annotations

import random
import re
from pathlib import Path

import simcord

from arnak_bot.local import build_server, greet, show_running_table
from cogs.client import ArnakBot
from tests.discord.seen import buttons_of, sit_down, text_of


async def test_the_table_is_shown_with_its_buttons_after_one_restart_and_after_more(tmp_path: Path) -> None:
    for restarts in range(4):
        bot = ArnakBot(str(tmp_path / "arnak.db"), random.Random(1), own_emoji=False)
        async with simcord.run(bot) as env:
            server = build_server(env)
            assert await show_running_table(env, server, bot.host) is bool(restarts)
            ada, ben = server.members[:2]
            if restarts == 0:
                await ada.slash(server.channel, "game new")
                await sit_down(ben, server.channel.history()[-1])
                await ada.click(server.channel.history()[-1], label="Start")
            newest = server.channel.history()[-1]
            assert "My turn" in [button.label for button in buttons_of(newest)], f"after {restarts} restarts"
            assert "to move" in text_of(newest)
        await bot.close()


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
