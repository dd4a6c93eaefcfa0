"""A panel whose picture takes long: words and buttons come first, and only the newest picture follows."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from arnak_bot.host import Host, Table
from arnak_bot.wording.messages import ENGLISH
from cogs import panel
from cogs.panel import PanelMessage, build_panel
from cogs.pictures import Looks, ThreadDrawer
from tests.discord.conftest import World
from tests.host.stage import ANN, BOB, running


class Held(ThreadDrawer):
    """Draws nothing before it is let go on."""

    def __init__(self) -> None:
        super().__init__("held", 20.0)
        self.go_on = asyncio.Event()

    async def draw(self, drawing: Any, *args: Any, **kwargs: Any) -> Any:
        await self.go_on.wait()
        return await super().draw(drawing, *args, **kwargs)


@pytest.fixture
def drawer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    monkeypatch.setattr(panel, "PATIENCE", 0.0)
    held = Held()
    yield held
    asyncio.run(held.close())


async def test_text_and_buttons_are_sent_before_a_slow_picture(host: Host, drawer: Held) -> None:
    table, first = await running(host), list[PanelMessage]()

    async def words_first(shown: PanelMessage) -> None:
        first.append(shown)
        drawer.go_on.set()

    whole = await build_panel(Looks(boards=drawer), table, ANN, ENGLISH, words_first=words_first)
    (early,) = first
    assert early.content == whole.content and early.view is whole.view and not early.files
    assert len(whole.files) == 1 and not whole.outdated


async def test_only_the_newest_panel_of_a_player_is_drawn(host: Host, drawer: Held) -> None:
    table, looks = await running(host), Looks(boards=drawer)
    older = asyncio.create_task(build_panel(looks, table, ANN, ENGLISH))
    await asyncio.sleep(0)
    newer = asyncio.create_task(build_panel(looks, table, ANN, ENGLISH))
    other = asyncio.create_task(build_panel(looks, table, BOB, ENGLISH))
    shown = await older
    assert shown.outdated and not shown.files, "it does not wait for its own picture"
    drawer.go_on.set()
    assert len((await newer).files) == len((await other).files) == 1


async def test_a_click_gets_text_then_the_picture(world: World, monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
    ann = world.actor(table, table.running.seats_to_act[0])
    wait = asyncio.wait

    async def without_patience(tasks: Any, **limits: Any) -> Any:
        if limits.get("timeout") == panel.PATIENCE:
            return set(), tasks  # the simulated clock stands still
        return await wait(tasks, **limits)

    monkeypatch.setattr(asyncio, "wait", without_patience)
    edited, edit = list[int](), discord.Interaction.edit_original_response

    async def counted(interaction: discord.Interaction, **content: object) -> object:
        edited.append(len(content["attachments"]))  # type: ignore[arg-type]
        return await edit(interaction, **content)  # type: ignore[arg-type]

    monkeypatch.setattr(discord.Interaction, "edit_original_response", counted)
    result = await ann.click(world.newest, label="My turn")
    assert edited == [0, 1]
    assert result.response is not None and len(result.response.message.attachments) == 1
