"""How the bot is installed: in servers, by users, or in servers alone; and what is done about threads there."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from simcord.backend.errors import BackendError

from arnak_bot.host import Table
from arnak_bot.store import Status
from cogs.client import PERMISSIONS, ArnakBot
from tests.discord.conftest import World
from tests.discord.strict import Gate, RateLimit


class TestServersOnly:
    """An application that may not be installed by users."""

    @pytest.fixture
    def simcord_bot(self, database: Path, gate: Gate) -> ArnakBot:
        gate.installs = frozenset({0})
        return ArnakBot(str(database), random.Random(1), own_emoji=False)

    async def test_the_bot_starts_and_works_in_servers(self, world: World, table: Table) -> None:
        assert table.status is Status.RUNNING
        for command in world.bot.tree.get_commands():
            installs, contexts = command.allowed_installs, command.allowed_contexts
            assert installs is not None and (installs.guild, installs.user) == (True, False)
            assert contexts is not None and (contexts.guild, contexts.dm_channel) == (True, True)
            assert not contexts.private_channel

    async def test_one_line_says_how_to_allow_users(self, world: World, caplog: pytest.LogCaptureFixture) -> None:
        with caplog.at_level(logging.WARNING, "arnak"):
            await world.restart()
        (line,) = [record.getMessage() for record in caplog.records if record.name == "arnak"]
        assert "User Install" in line and "developer portal" in line


class TestWithAnActivity:
    """An application with Activities has a command that opens them, which only the developer portal makes."""

    LAUNCH = {  # noqa: RUF012  (it is read only)
        "id": "77",
        "application_id": "1",
        "version": "1",
        "type": 4,
        "name": "launch",
        "description": "",
        "handler": 2,
        "integration_types": [0, 1],
        "contexts": [0, 1, 2],
    }

    @pytest.fixture
    def simcord_bot(self, database: Path, gate: Gate) -> ArnakBot:
        gate.entry_points.append(self.LAUNCH)
        return ArnakBot(str(database), random.Random(1), own_emoji=False)

    async def test_the_bot_starts_and_the_command_stays(self, world: World, table: Table) -> None:
        assert table.status is Status.RUNNING
        there = await world.bot.tree.fetch_commands()
        assert {"launch", "game", "turn"} <= {command.name for command in there}


async def test_commands_that_cannot_be_registered_are_kept(world: World, caplog: pytest.LogCaptureFixture) -> None:
    troubles: list[tuple[str, Callable[[], Exception], str]] = [
        ("PUT", lambda: RateLimit(600), "Retry in 600"),
        ("GET", lambda: RateLimit(600), "Retry in 600"),
        ("PUT", lambda: BackendError(403, 50001, "Missing Access"), "Missing Access"),
        ("GET", TimeoutError, "TimeoutError"),
    ]
    for method, trouble, told in troubles:
        world.gate.fail(method, "/applications/*/commands", trouble)
        caplog.clear()
        with caplog.at_level(logging.WARNING, "arnak"):
            await world.restart()
        assert "stay as they were until the next start" in caplog.text and told in caplog.text
    table = await world.start_table("Ann", "Bob")
    assert table.status is Status.RUNNING


async def test_there_is_a_link_for_servers_and_one_for_accounts(world: World) -> None:
    servers, accounts = (parse_qs(urlsplit(each).query) for each in (world.bot.invite, world.bot.personal_invite))
    assert servers["integration_type"] == ["0"] and servers["scope"] == ["bot applications.commands"]
    assert servers["permissions"] == [str(PERMISSIONS.value)]
    assert accounts["integration_type"] == ["1"] and accounts["scope"] == ["applications.commands"]
