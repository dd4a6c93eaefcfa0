"""On the local table a click waits for the clock: none is lost because time moves at the same moment."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.preview import Preview

from arnak_bot.local import be_patient, move_clock
from cogs.client import ArnakBot
from tests.local.running import page_of, running


class SlowBeat:
    """Something of the bot's that takes as long as the test wants whenever the clock moves."""

    def __init__(self) -> None:
        self.begun, self.may_end = asyncio.Event(), asyncio.Event()

    async def look(self) -> AsyncIterator[tuple[int, ...]]:
        self.begun.set()
        await self.may_end.wait()
        for number in range(0):
            yield (number,)


def refresh(env: simcord.Env, page: Any, number: int) -> dict[str, Any]:
    """What the page sends when somebody presses Refresh."""
    return {
        "protocol_version": 3,
        "sequence": number,
        "request_id": f"request-{number}",
        "generation": page.generation,
        "bot_generation": env._generation,
        "kind": "refresh",
    }


async def test_a_click_during_a_clock_update_is_carried_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as (bot, env, server), page_of(env, server) as preview:
        page = preview._open_page()
        slow = SlowBeat()
        monkeypatch.setattr(type(bot.host.timers), "run_due", lambda _: slow.look())

        unprotected = asyncio.create_task(env.advance_time(400))
        await slow.begun.wait()
        with pytest.raises(simcord.SetupError, match="overlaps active advance_time"):
            await Preview._action(preview, page.id, refresh(env, page, 1))
        slow.may_end.set()
        await unprotected

        slow.begun.clear()
        slow.may_end.clear()
        beat = asyncio.create_task(move_clock(env, preview.turns, 400))
        await slow.begun.wait()
        click = asyncio.create_task(preview._action(page.id, refresh(env, page, 1)))
        await asyncio.sleep(0.05)
        assert not click.done(), "it waits for the clock"
        slow.may_end.set()
        assert await beat
        receipt = await click
        assert not receipt["rejected"] and receipt["settlement"] == "settled"


async def test_a_bot_may_start_later_than_simcord_gives_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float | None] = []
    settle = simcord.Env._settle_internal

    async def noted(env: simcord.Env, **options: Any) -> None:
        given.append(options.get("timeout"))
        await settle(env, **options)

    monkeypatch.setattr(simcord.Env, "_settle_internal", noted)
    for patient, seconds in ((False, 5), (True, None)):
        bot, before = ArnakBot(str(tmp_path / f"{seconds}.db"), random.Random(1), own_emoji=False), len(given)
        starting = simcord.run(bot)
        async with be_patient(starting) if patient else starting:
            assert given[before] == seconds, "SimCord has patience now: be_patient can go"
        await bot.close()


async def test_the_page_can_hold_the_pictures_of_more_than_one_game(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, env, server):
        game = bytes(130 * 1024 * 1024)
        async with env.preview(server.channel, viewers=server.members) as preview:
            assert preview._retain_blob(game) is None, "SimCord has room enough now: the page's own limit can go"
        async with page_of(env, server) as preview:
            assert preview._retain_blob(game) is not None
