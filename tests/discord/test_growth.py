"""Nothing grows with the games that are played: discord.py keeps none of the views that were sent."""

from __future__ import annotations

import pytest
from discord.state import ConnectionState

from tests.discord.conftest import World
from tests.discord.test_whole_games import click_action, open_panel

pytestmark = pytest.mark.simcord(settle_timeout=120)


async def test_no_view_is_kept_in_memory_after_sending(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[object] = []
    monkeypatch.setattr(ConnectionState, "store_view", lambda state, view, message_id=None: kept.append(view))
    table = await world.start_table("Ann", "Bob", turns="ask")
    actor = world.actor(table, 0)
    await open_panel(world, actor)
    await click_action(world, table, actor, "dig camp-coins")
    await actor.slash(world.channel, "show log")
    await actor.slash(world.channel, "table pause", days=2)
    await actor.slash(world.channel, "table stop")
    await actor.slash(world.channel, "game leave")
    await actor.slash(world.channel, "show board", everyone=True)
    await actor.slash(world.channel, "table replace", player=actor, by=world.member("Cleo"))
    assert kept == []
