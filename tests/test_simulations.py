"""Small samples of the simulations `python -m benchmarks servers` and `week`, their clock, and Discord's limits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import HTTPClient, Route

from arnak_bot.games import GAMES
from benchmarks import servers, week
from benchmarks.servers import Shape, lived
from benchmarks.skipping import SkippingLoop
from tests.discord.strict import RateLimits

DOCS = Path(__file__).parents[1] / "docs"
HOUR = 3600.0


def skipping(work: Coroutine[Any, Any, float]) -> float:
    with asyncio.Runner(loop_factory=SkippingLoop) as runner:
        return runner.run(work)


async def send(limits: RateLimits, http: HTTPClient, channel: int) -> None:
    async def taken() -> None:
        """Take it."""

    await limits.ask(http, Route("POST", "/channels/{channel_id}/messages", channel_id=channel), taken)


async def sent(limits: RateLimits, *channels: int) -> float:
    loop = asyncio.get_running_loop()
    http, start = HTTPClient(loop), loop.time()
    limits.now = loop.time
    await asyncio.gather(*(send(limits, http, channel) for channel in channels))
    return loop.time() - start


def test_an_hour_is_skipped_and_the_work_of_a_thread_is_waited_for() -> None:
    async def waited() -> float:
        loop, done = asyncio.get_running_loop(), list[str]()
        start = loop.time()
        await asyncio.sleep(HOUR)
        slept = loop.time() - start
        soon = loop.call_later(HOUR, done.append, "skipped")
        await asyncio.to_thread(time.sleep, 0.01)
        soon.cancel()
        assert not done
        return slept

    assert HOUR <= skipping(waited()) < HOUR + 60


def test_the_sixth_message_to_a_channel_waits_for_its_turn_and_is_not_refused() -> None:
    limits = RateLimits(time.monotonic)
    assert skipping(sent(limits, *[1] * 6)) >= 5
    assert not limits.refused and len(limits.asked) == 6


def test_what_is_too_much_for_a_second_is_refused_and_arrives_in_the_next() -> None:
    limits = RateLimits(time.monotonic)
    assert skipping(sent(limits, *range(60))) >= 1
    assert limits.refused["the whole bot"] > 0 and len(limits.asked) == 60


def test_an_error_behind_the_limits_is_the_one_that_discord_py_raises() -> None:
    async def refused() -> float:
        loop = asyncio.get_running_loop()
        http, limits = HTTPClient(loop), RateLimits(loop.time)

        async def failing() -> None:
            raise OSError("reset")

        try:
            await limits.ask(http, Route("GET", "/gateway"), failing)
        except OSError:
            return 1
        except discord.HTTPException:
            pass
        return 0

    assert skipping(refused()) == 1


def test_five_servers_play_for_a_day_and_nothing_is_lost_refused_or_left_unanswered(tmp_path: Path) -> None:
    figures = lived(Shape(servers=5, days=1, away=2), tmp_path)
    assert figures.lost == [] and not figures.failures and not figures.refused
    assert figures.asked["messages"] >= len(figures.told) > 0 and figures.asked["edits"] > 0
    assert figures.answered and figures.asked["pins"] == figures.away["pins"] == 0
    assert figures.away["pings"] >= 5 * figures.shape.tables, "everybody whose turn it is has been reminded"


@pytest.mark.slow
def test_sixty_reminders_at_once_are_not_too_much_for_a_discord_that_answers_quickly(tmp_path: Path) -> None:
    figures = lived(Shape(servers=10, days=1, away=3, latency=0.01, looks_hours=24), tmp_path)
    assert figures.lost == [] and not figures.failures and not figures.refused
    assert figures.away["pings"] >= 60


@pytest.mark.parametrize(
    ("page", "assumed"), [("hosting.md", servers.ASSUMED), ("taps.md", week.ASSUMED)], ids=["servers", "week"]
)
def test_a_page_with_numbers_says_what_is_assumed(page: str, assumed: tuple[str, ...]) -> None:
    said = " ".join((DOCS / page).read_text(encoding="utf-8").split())
    assert [each for each in assumed if each not in said] == []


@pytest.mark.slow
async def test_kept_plans_make_every_game_faster_for_people_who_look_twice_a_day(tmp_path: Path) -> None:
    weeks = [await week.lived(habit, tmp_path, tables=2 * len(GAMES), days=4) for habit in week.Habit]
    for key in GAMES:
        without, plans, answers = (each.turns_a_day(key) for each in weeks)
        assert 0 < without < plans and without < answers, key
    assert weeks[week.Habit.PLANS].turns_a_day("lost-ark") < weeks[week.Habit.ANSWERS].turns_a_day("lost-ark"), (
        "others ask most"
    )
