"""docs/first-evening.md: what it tells somebody to type and to look for is there, and its tool runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.client import LIMIT
from cogs.sending import TOKEN_LASTS
from tests.discord.conftest import World
from tests.discord.strict.gate import MOST_OLD_EDITS
from tools import try_discord
from tools.try_discord import TEXTS, lengths, old_edits

ROOT = Path(__file__).parents[2]
PAGE = " ".join((ROOT / "docs" / "first-evening.md").read_text(encoding="utf-8").split())


async def test_every_command_on_the_page_exists(world: World) -> None:
    known = {command.qualified_name for command in world.bot.tree.walk_commands()}
    named = set(re.findall(r"`/([a-z]+ [a-z]+)", PAGE))
    assert len(named) > 5 and named <= known


def test_every_file_and_name_on_the_page_exists() -> None:
    places = re.findall(r"`((?:cogs|arnak_bot|tools|docs)/[\w/.-]+|bot\.py)`(?: \(`(\w+)`\))?", PAGE)
    assert len(places) > 8
    for path, name in places:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert not name or name in text, (path, name)
    assert f"{LIMIT:.0f} seconds" in PAGE and f"{TOKEN_LASTS.seconds // 60} minutes" in PAGE


def test_the_page_is_linked_and_quotes_log_messages_correctly() -> None:
    for page in ("docs/hosting.md", "CONTRIBUTING.md"):
        assert "first-evening.md)" in (ROOT / page).read_text(encoding="utf-8")
    code = "".join(path.read_text(encoding="utf-8") for path in (*ROOT.glob("cogs/*.py"), ROOT / "bot.py"))
    for line in re.findall(r"“(\w[^”]*)” in the log", PAGE):
        assert line in code, line


async def test_the_tool_reports_which_lengths_discord_accepts(world: World) -> None:
    told = [line async for line in lengths(world.bot.get_partial_messageable(world.channel.id))]
    assert len(told) == len(TEXTS) and told[0].endswith("accepted") and "refused (400" in told[2]
    assert world.channel.history() == []


async def test_the_tool_edits_an_old_message_until_rate_limited(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    channel = world.bot.get_partial_messageable(world.channel.id)
    assert world.bot.user is not None
    (told,) = [line async for line in old_edits(channel, world.bot.user.id)]
    assert told.startswith("no message")
    await channel.send("an old one")
    await world.wait(hours=2)
    monkeypatch.setattr(try_discord, "EDIT_SECONDS", 0.1)
    *taken, last = [line async for line in old_edits(channel, world.bot.user.id)]
    assert len(taken) == MOST_OLD_EDITS and all("done" in line for line in taken) and "TimeoutError" in last
